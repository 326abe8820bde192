"""What a view says about a table, as pictures and alt texts need it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from data.content.fleet import fleet_content
from render.kit.game import View

GOVERNOR = "fleet_governor"
NEUTRAL = -1


@dataclass(frozen=True, slots=True)
class Shot:
    """A card at a ship or in a hand; without a flag it lies face down. `piece` is which one of its kind."""

    card: str
    flag: int
    cannons: int = 0
    piece: str = field(default="", compare=False)

    @property
    def kind(self) -> str:
        """cannon, boarding_party or storm."""
        return fleet_content().pirates[self.card].kind


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship of the sailing with the cards at it, or one that was captured.

    `captor` is the flag that captures her if nothing else is fired at her; None if she would escape. `piece`
    is which one of her kind she is.
    """

    card: str
    points: int
    shots: tuple[Shot, ...] = ()
    captor: int | None = None
    piece: str = field(default="", compare=False)

    @property
    def kind(self) -> str:
        """ship, cursed or governor."""
        return fleet_content().fleet[self.card].kind

    @property
    def stormed(self) -> bool:
        """Whether a storm lies on her."""
        return any(shot.kind == "storm" for shot in self.shots)

    def by_flag(self) -> dict[int, list[Shot]]:
        """The cards of each flag, in the order in which the flags came."""
        found: dict[int, list[Shot]] = {}
        for shot in self.shots:
            found.setdefault(shot.flag, []).append(shot)
        return found

    def strongest_first(self) -> list[tuple[int, list[Shot]]]:
        """The cards of each flag, whoever leads first: boarding parties before cannon fire, then the most."""

        def strength(flag: tuple[int, list[Shot]]) -> tuple[bool, bool, int]:
            boards = any(shot.kind == "boarding_party" for shot in flag[1])
            return flag[0] == self.captor, boards, fire(flag[1])

        return sorted(self.by_flag().items(), key=strength, reverse=True)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, or the neutral pirate. Cards in hand and loaded are None if the view hides them."""

    number: int
    flag: int
    points: int | None
    captured: tuple[Ship, ...]
    lookout: bool
    active: bool
    in_hand: int
    loaded: int
    hand_cards: tuple[Shot, ...] | None = None
    loaded_cards: tuple[Shot, ...] | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything the pictures show."""

    sailing: int
    sailings: int
    volley: int
    row: tuple[Ship, ...]
    seats: tuple[Seat, ...]
    neutral: Seat | None
    deck: int
    governor: bool
    finished: bool

    @property
    def governor_points(self) -> int:
        """What the governor is worth."""
        return fleet_content().fleet[GOVERNOR].points

    @property
    def in_turn(self) -> list[Seat]:
        """All seats from the lookout clockwise, with the neutral pirate last; by number when it is over."""
        first = next((seat.number for seat in self.seats if seat.lookout), 0)
        seats = [*self.seats[first:], *self.seats[:first]]
        return [*seats, *([self.neutral] if self.neutral else [])]

    def turn(self, seat: Seat) -> int:
        """When a player places a card in this volley: 1 for the lookout; 0 if nobody places any."""
        places = not self.finished and seat.number != NEUTRAL and any(one.lookout for one in self.seats)
        return self.in_turn.index(seat) + 1 if places else 0

    @property
    def sides(self) -> list[Seat]:
        """All seats, with the neutral pirate last."""
        return [*self.seats, *([self.neutral] if self.neutral else [])]

    def leads(self, seat: Seat) -> bool:
        """Whether the game is over and nobody has more points."""
        return self.finished and seat.points == max(side.points or 0 for side in self.sides)


def fire(shots: Sequence[Shot]) -> int:
    """The sum of these cards' cannons; none if they include a boarding party, which beats any number."""
    if any(shot.kind == "boarding_party" for shot in shots):
        return 0
    return sum(shot.cannons for shot in shots)


def read(view: View) -> Facts:
    """The facts of this view."""
    state, places = view["state"], view["places"]
    asked = {question["seat"] for question in view["waiting"]}
    seats = tuple(_seat(view, seat["seat"], seat["seat"] in asked) for seat in state["seats"])
    return Facts(
        sailing=state["sailing"],
        sailings=state["sailings"],
        volley=state["volley"],
        row=tuple(_sailing(view, ship) for ship in places.get("fleet.row", ())),
        seats=seats,
        neutral=_neutral(view) if state["neutral"] else None,
        deck=_count(places.get("fleet.bag", ())) + _count(places.get("fleet.top", ())),
        governor=bool(places.get("governor")),
        finished=view["finished"],
    )


def _seat(view: View, number: int, active: bool) -> Seat:
    state, places = view["state"], view["places"]
    hand, loaded = places.get(f"pirate.hand:{number}", []), places.get(f"pirate.loaded:{number}", [])
    flag = state["seats"][number]["flag"]
    return Seat(
        number=number,
        flag=_flag(flag) if flag else number,
        points=state["seats"][number]["points"],
        captured=_captured(places, number),
        lookout=state["lookout"] == number and not view["finished"],
        active=active,
        in_hand=_count(hand),
        loaded=_count(loaded),
        hand_cards=None if isinstance(hand, int) else shots_of(hand),
        loaded_cards=None if isinstance(loaded, int) else shots_of(loaded),
    )


def _neutral(view: View) -> Seat:
    state, places = view["state"], view["places"]
    scored = view["options"]["score_neutral"]
    return Seat(
        number=NEUTRAL,
        flag=_flag(state["neutral"]),
        points=state["neutral_points"] if scored else None,
        captured=_captured(places, NEUTRAL),
        lookout=False,
        active=False,
        in_hand=_count(places.get("neutral.deck", ())),
        loaded=0,
    )


def _captured(places: Mapping[str, Any], seat: int) -> tuple[Ship, ...]:
    return tuple(_ship(ship) for ship in places.get(f"captured:{seat}", ()))


def _sailing(view: View, piece: str) -> Ship:
    """A ship of the sailing."""
    captor = view["facts"]["captors"].get(piece)
    shots = shots_of(view["places"].get(f"fired:{piece}", ()))
    return replace(_ship(piece), shots=shots, captor=_flag(captor) if captor else None)


def _ship(piece: str) -> Ship:
    card = piece.partition(".")[0]
    return Ship(card, fleet_content().fleet[card].points, piece=piece)


def shots_of(pieces: Sequence[str]) -> tuple[Shot, ...]:
    """Cards by their pieces ("two_cannon.red_flag.1")."""
    return tuple(_shot(piece) for piece in pieces)


def _shot(piece: str) -> Shot:
    card, flag, _ = piece.split(".")
    return Shot(card, _flag(flag), fleet_content().pirates[card].cannons, piece)


def _flag(flag: str) -> int:
    return fleet_content().flags.index(flag)


def _count(lying: Sequence[str] | int) -> int:
    return lying if isinstance(lying, int) else len(lying)
