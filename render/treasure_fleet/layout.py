"""Where everything goes in the pictures of a sailing, read from sheets.yaml. All lengths are pixels.

On a slip of paper, things anchored right are counted from its right edge.
"""

from dataclasses import dataclass
from functools import cache

from render.kit.plans import Line, Sheet, read_plan
from render.kit.theme import Layout

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Mark:
    """A square sprite: its top left, and its side."""

    at: Pair
    size: int


@dataclass(frozen=True, slots=True)
class ShipPlan:
    """A treasure ship and the cards at her.

    `columns` is how many ships are side by side (0: all of them); a `face` without a width is as wide as the
    slip; `chips` are the sides of a card on a narrow and on a wide slip; `fire` is where the first flag goes.
    """

    columns: int
    face: Pair
    number: Line
    tag: Line
    fire: Pair
    columns_of_fire: int
    line: int
    badge: int
    chips: Pair
    total: Line


@dataclass(frozen=True, slots=True)
class SignsPlan:
    """The lookout, cards loaded and cards in hand, in a row."""

    at: Pair
    icons: int
    size: int


@dataclass(frozen=True, slots=True)
class PrizesPlan:
    """Captured ships in lines of `a_line`."""

    at: Pair
    size: int
    a_line: int


@dataclass(frozen=True, slots=True)
class StripPlan:
    """A player's slip; it grows with the lines of captured ships."""

    height: int
    badge: Mark
    name: Line
    signs: SignsPlan
    prizes: PrizesPlan
    points: Line


@dataclass(frozen=True, slots=True)
class FootPlan:
    """The fleet's deck and the governor."""

    height: int
    deck: Line
    governor: Line


@dataclass(frozen=True, slots=True)
class MatPlan:
    """What lies in front of one player: slips with `cards` per line, `step` apart, below their titles."""

    head: int
    badge: Mark
    name: Line
    points: Line
    title: Line
    top: int
    card: Pair
    cards: int
    step: int
    prize: int
    prizes: int


@dataclass(frozen=True, slots=True)
class Plan(Sheet):
    """A whole layout."""

    ship: ShipPlan
    strip: StripPlan
    foot: FootPlan
    mat: MatPlan


@cache
def plan(layout: Layout) -> Plan:
    """The layout with this name.

    Raises msgspec.ValidationError if sheets.yaml is broken.
    """
    return read_plan("render.treasure_fleet", "sheets.yaml", dict[str, Plan])[layout]
