"""Terms of ships and their holds (The Ships)."""

from __future__ import annotations

import msgspec

from engine.kernel import Terms


class ShipValues(Terms):
    """The full values of a ship of this `kind`: hit locations and Maneuverability (The Ships; at most 5).

    `gear` is what the ship carries, by id: her modifications, and for an NPC (seat -1) also weapons.
    """

    seat: int
    kind: str
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    maneuverability: int
    gear: list[str] = []


class ShipsOffered(Terms):
    """Kinds of ships that a captain may choose from: for sale in a "shipyard", or one to "start" with
    (Buy/Sell Ships; Player Board, 3). `place` is where he is ashore; before he enters, his home.
    """

    seat: int
    place: str
    where: str
    ships: list[str]


class ClaimedWith(Terms):
    """Modifications that come with a claimed ship: `tokens`, and the `place` where they lie now.

    `loser` is the seat that loses her; -1: an NPC with this `card`, from which by default none come.
    [S Upgrades 11]
    """

    seat: int
    loser: int
    card: str
    place: str
    tokens: list[str]


class Hold(Terms):
    """Cargo cards that fit: at sea, his Cargo less its damage (The Ships); in port, 6 (Buy Goods, note).
    [R Missions 9]
    """

    seat: int
    places: int
    in_port: bool = False


REGULAR_CARGO = "cargo.hold"


class CargoSpace(msgspec.Struct, frozen=True, gc=False):
    """A space of the player board for cargo cards.

    `place` is the kind of place where they lie, one per seat. In a space of `goods`, a card counts as the
    good it shows. `apart`: this many cards take up no room here, and neither damage nor an NPC finds them.
    """

    place: str = REGULAR_CARGO
    goods: bool = True
    apart: int = 0

    def of(self, seat: int) -> str:
        """The place of a seat's cargo in this space."""
        return f"{self.place}:{seat}"


class CargoSpaces(Terms):
    """The spaces where a captain's cargo cards lie; they share the room of his hold."""

    seat: int
    spaces: list[CargoSpace]
