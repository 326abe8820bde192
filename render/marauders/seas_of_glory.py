"""What the pictures show of the modules of Seas of Glory, in one place.

The functions at the end read a module's state from a view into these pieces, which are drawn and described at
once: the defaults mean that the module is not in play, and then nothing of it is shown.
"""

from dataclasses import dataclass
from typing import Any, Literal

from data.content import marauders_box
from data.content.seas_of_glory.locations import LocationToken
from data.content.words import NATIONS, Compass
from render.kit.game import View

LOYALTY_STEPS = ("fierce_loyalty", "happy", "pleased", "content", "restless", "unhappy", "angry", "mutiny")
"""The steps of the Loyalty Track, the best first (`chart-loyalty-<step>`)."""

LOCATION_KINDS = (
    "missionary", "natives", "naval_fort", "pirate_haven", "prison", "reef", "town", "trade_station",
)  # fmt: skip
"""The kinds of Location Tokens (`chart-location-<kind>`, `places` in icons.yaml)."""

FLAGS = "new_cards"
"""The module with the flags of NPCs that are about to enter."""

TREASURE = "treasure_galleon"
"""The Treasure Galleon among the kinds of NPCs (`npc-<kind>`); the new pirates are "pirate_brig" and
"pirate_man_o_war" there.
"""

Wind = Compass | Literal[""]
"""The compass point to which the wind blows, as the Weather Spinner says: "" without a wind.

Drawn as an arrow over the compass rose (`chart/board`).
"""


@dataclass(frozen=True, slots=True)
class SeatPieces:
    """What lies before a seat: an extra row on every seat's card, if any seat has something (`chart/seats`).

    `favors`: 0 to 5 on the Favor Board. `contraband`: how many cards its captain has as Contraband; which
    they are is his secret. `loyalty`: a step of the Loyalty Track. `to_come`: its cube is still in the bag.
    `turned`: its captain's card is turned over. `sold`: Contraband sold towards a glory point, behind him.
    """

    favors: int | None = None
    contraband: int | None = None
    loyalty: str = ""
    to_come: bool | None = None
    turned: bool | None = None
    sold: int = 0

    def __bool__(self) -> bool:
        return self != SeatPieces()


@dataclass(frozen=True, slots=True)
class ZonePieces:
    """What lies in a zone: tokens besides those of the base game (`chart/placing`, `chart/zone`).

    `storm`: the Storm Token, not to be confused with an event's storm. `location`: the kind of the Location
    Token, as long as it is there; at most one per zone. `token`: its id, "" if it has no name of its own.
    `defense`: how many cargo cards defend it in a raid; 0 if nobody can raid it.
    `homes`: the seats whose captains are at home here, each a flag on the nation's. `spawns`: a flag for each
    NPC that enters here at the end of the round, "naval" or "pirate".
    """

    storm: bool = False
    location: str = ""
    token: str = ""
    defense: int = 0
    homes: tuple[int, ...] = ()
    spawns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NpcPieces:
    """What lies on an NPC's card: its token has a star with the number of upgrades (`chart/placing`).

    `gold`: on the Treasure Galleon's board, drawn on its hull; None for any other. `upgrades`: the ids of the
    modifications and special weapons on its NPC Upgrade Tokens, at most two.
    """

    gold: int | None = None
    upgrades: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SidePieces:
    """What special weapons have left on a side of a battle (`battle/scene`).

    `burning`: her ship is on fire. `pricked`: she rolls 1 die less next.
    """

    burning: bool = False
    pricked: bool = False


UNTOUCHED = SidePieces()
"""Nothing lasts on a side."""


# --- read from a view -----------------------------------------------------------------------------


def wind_in(view: View) -> Wind:
    """Where the wind blows to."""
    return _kept(view, "wind").get("direction", "")


def seat_pieces(view: View, seat: int) -> SeatPieces:
    """What lies before a seat."""
    to_come = view.get("facts", {}).get("turns_to_come")
    return SeatPieces(
        favors=_of_seat(view, "favors", seat).get("favors"),
        to_come=None if to_come is None else seat in to_come,
        turned=_of_seat(view, "cutthroat", seat).get("turned"),
        loyalty=_of_seat(view, "loyalty", seat).get("step", ""),
        contraband=_count(view, f"cargo.contraband:{seat}") if _played(view, "contraband") else None,
        sold=_count(view, f"cargo.behind:{seat}"),
    )


def zone_pieces(view: View, zone: str) -> ZonePieces:
    """What lies in a zone."""
    homes, spawns = _homes(view, zone), _spawns(view, zone)
    storm, token = _kept(view, "storm").get("zone") == zone, _location(view, zone)
    if not token:
        return ZonePieces(storm, homes=homes, spawns=spawns)
    card = marauders_box(view["modules"]).entries(LocationToken)[token]
    return ZonePieces(storm, card.kind, token, card.defense, homes, spawns)


def _location(view: View, zone: str) -> str:
    """The Location Token of a zone; "" if none lies there."""
    lies: list[str] = view.get("places", {}).get(f"location.at:{zone}", [])
    return lies[0] if lies else ""


def _homes(view: View, zone: str) -> tuple[int, ...]:
    """The seats whose captains are at home here, whatever is played: there they stash their gold."""
    box = marauders_box(view.get("modules", ()))
    captains = [(seat["seat"], seat.get("captain")) for seat in view["state"]["seats"]]
    return tuple(seat for seat, him in captains if him and box.captain_card(him["card"]).home == zone)


def _spawns(view: View, zone: str) -> tuple[str, ...]:
    """The flags of NPCs that are about to enter, with their module."""
    if FLAGS not in view.get("modules", ()):
        return ()
    due = [due["npc"] for due in view["facts"]["npcs_due"] if due["zone"] == zone]
    return tuple("naval" if npc in NATIONS else "pirate" for npc in due)


def npc_pieces(view: View, npc: str) -> NpcPieces:
    """What lies on the card of an NPC of this kind."""
    card = view["state"]["npcs"][npc]["card"]
    upgrades: dict[str, list[str]] = view.get("facts", {}).get("npc_upgrades", {})
    return NpcPieces(
        gold=_kept(view, TREASURE).get("gold") if npc == TREASURE else None,
        upgrades=tuple(upgrades.get(card, ())),
    )


def side_pieces(view: View, side: int) -> SidePieces:
    """What special weapons have left on a side of the battle, by its number."""
    lasting = _kept(view, "special_weapons")
    return SidePieces(side in lasting.get("burning", ()), side in lasting.get("pricked", ()))


def _played(view: View, module: str) -> bool:
    """Whether the table plays with a module."""
    return module in view.get("modules", ())


def _count(view: View, place: str) -> int:
    """How many pieces lie in a place, whether or not they are seen."""
    lies: int | list[str] = view.get("places", {}).get(place, 0)
    return lies if isinstance(lies, int) else len(lies)


def _kept(view: View, chapter: str) -> dict[str, Any]:
    """What a module keeps; nothing if it is not in play."""
    return view.get("ext", {}).get(chapter, {})


def _of_seat(view: View, chapter: str, seat: int) -> dict[str, Any]:
    """What a module keeps for a seat; nothing if it is not in play."""
    kept: list[dict[str, Any]] = _kept(view, chapter).get("seats", [])
    return kept[seat] if kept else {}
