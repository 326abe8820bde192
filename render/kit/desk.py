"""What lies before a seat, and how a table stands, as ids and counts: a page has words of its own for them.

Each game says it in `render.<game>.desk`, from a view alone. It loads no drawing code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from render.kit.game import View


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship: its kind, and of each hit location how much is left of how much."""

    kind: str
    locations: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies before a seat, as its view shows it.

    `purse` counts things (`desk-<id>` in the texts). `hold` are goods of which `places` fit; `hand` what
    nobody else sees, `board` what lies open, both as cards; `sprites` name what is drawn of a card in hand
    where it is small, as on the board (`render.sprite`).
    """

    purse: tuple[tuple[str, int], ...] = ()
    hold: tuple[str, ...] = ()
    places: int = 0
    hand: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    ship: Hull | None = None
    sprites: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands, as everybody may know: where it is, whose portrait it has, and some of what it has,
    counted as in a purse; `cards` lie open before it for good.
    """

    seat: int
    at: str = ""
    portrait: str = ""
    more: tuple[tuple[str, int], ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """How far a game has come: its round, the points that end it, the card in force, and of the turn of whom
    the view is of so many actions of how many.
    """

    round: int | None = None
    goal: int | None = None
    event: str = ""
    left: tuple[int, int] | None = None


FACES = (
    "josiah_thorne",
    "frances_wright",
    "dominique_de_richery",
    "cornelia_van_rijswijk",
    "esteban_barahona",
)
"""Whose portraits the seats have, in their order, in games that give them none."""


class GameDesk(Protocol):
    """The module `render.<game>.desk`."""

    PRIMER: tuple[str, ...]
    """The rules (`rules-...` in the texts) that somebody needs first, in the order in which he needs them."""

    def desk(self, view: View, seat: int) -> Desk:
        """What lies before the seat that the view is of."""
        ...

    def standing(self, view: View) -> tuple[Standing, ...]:
        """Every seat, in the order of seats."""
        ...

    def course(self, view: View) -> Course:
        """How far the game has come."""
        ...


def open_cards(view: View, place: str) -> tuple[str, ...]:
    """The pieces at a place as far as the view shows them."""
    lying = view["places"].get(place, ())
    return () if isinstance(lying, int) else tuple(lying)
