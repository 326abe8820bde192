"""Where everything goes in the pictures of a harbour, read from sheets.yaml. All lengths are pixels."""

from dataclasses import dataclass
from functools import cache

from render.kit.plans import Line, Sheet, read_plan
from render.kit.theme import Layout


@dataclass(frozen=True, slots=True)
class TilePlan:
    """A card face up: its size, and the sizes of what is on it.

    `band` is the width of the coloured band with the sign; `step` leads from one figure to the next.
    """

    size: tuple[int, int]
    band: int
    sign: int
    code: int
    name: int
    figures: int
    icons: int
    step: int


@dataclass(frozen=True, slots=True)
class FiguresPlan:
    """Points, coins and strength in a row."""

    at: tuple[int, int]
    step: int
    icons: int
    size: int


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat's slip: `head` pixels for name and figures, then lines of its display."""

    head: int
    badge: int
    name: Line
    figures: FiguresPlan
    letters: int
    line: int


@dataclass(frozen=True, slots=True)
class Plan(Sheet):
    """A whole layout; `heading` and `deck` are counted from the start of a heading."""

    columns: int
    heading: Line
    deck: Line
    heading_height: int
    tile: TilePlan
    seat: SeatPlan


@cache
def plan(layout: Layout) -> Plan:
    """The layout with this name.

    Raises msgspec.ValidationError if sheets.yaml is broken.
    """
    return read_plan("render.port_royal", "sheets.yaml", dict[str, Plan])[layout]
