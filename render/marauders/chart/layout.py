"""The chart's layout, read from chart.yaml: projection, borders, and where each zone's things go."""

from dataclasses import dataclass, replace
from functools import cache

from render.kit.geo import Line, Point, Projection, ring, smooth
from render.kit.plans import Box, read_plan
from render.kit.theme import Layout

ROUND = {"wide": 120, "tall": 170}  # pixels of the column with the round's number
HEAD, MARKET, EDGE = 31, 45, 5
"""Of a port's plate: the height of its name, of its market beneath, and what it keeps free at its sides."""
BARE_HEAD, BARE_FLAG = 38, (42, 28)
"""Of a plate without rules: the height of its name, and the size of its flag, which lies in the market."""


@dataclass(frozen=True, slots=True)
class Border:
    """A line between two zones, or on the outer side of one; its compass letters are at `letters` on it."""

    zones: list[str]
    line: Line
    letters: float = 0.5

    @property
    def curve(self) -> Line:
        """The line as drawn: borders between zones are curved."""
        return smooth(self.line) if len(self.zones) == 2 else self.line


@dataclass(frozen=True, slots=True, eq=False)
class ZonePlan:
    """Where the things of one zone go: those of a port on its plate, ships on the water."""

    berths: list[Box]  # captains in port
    sea: list[Box]  # captains at sea and everything else
    plate: Box | None = None  # name, market and rules of a port
    name: Point = (0, 0)  # top left of the name of a zone without a port
    port: Point | None = None  # longitude and latitude in degrees
    bare: bool = False  # its plate has no rules: what is on it is larger for that

    @property
    def head(self) -> int:
        """The height of the name on the plate."""
        return BARE_HEAD if self.bare else HEAD

    @property
    def market(self) -> list[Box]:
        """Where demand, modifications and whatever else lies in the port go on the plate."""
        if self.plate is None:
            return []
        x, y, width, height = self.plate
        if self.bare:
            taken = 3 * EDGE + BARE_FLAG[0]
            return [(x + EDGE, y + BARE_HEAD, width - taken, height - BARE_HEAD - EDGE)]
        return [(x + EDGE, y + HEAD, width - 2 * EDGE, MARKET)]


@dataclass(frozen=True, slots=True)
class Marked:
    """The size of the picture, and the seats' panel, if markers lie before the seats."""

    size: tuple[int, int]
    seats: Box


@dataclass(frozen=True, slots=True)
class Spread:
    """The size of the picture, and what goes where around the chart."""

    size: tuple[int, int]
    panels: dict[str, Box]
    marked: Marked


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """The whole layout."""

    size: tuple[int, int]
    frame: tuple[int, int, int, int]
    rose: tuple[int, int, int]  # middle and radius of the compass rose
    monsters: list[tuple[str, int, int, int]]  # the ornament, its left and top, and how wide it is
    longitude: list[Point]
    latitude: list[Point]
    borders: list[Border]
    zones: dict[str, ZonePlan]
    panels: dict[str, Box]
    marked: Marked
    tall: Spread  # the panels if their type is larger

    @property
    def projection(self) -> Projection:
        """From degrees to pixels."""
        return Projection(self.longitude, self.latitude)

    def outline(self, zone: str) -> Line:
        """The closed outline of a zone in pixels."""
        return ring([border.curve for border in self.borders if zone in border.zones])

    def neighbours(self) -> set[tuple[str, str]]:
        """Every pair of zones that share a border, in alphabetical order within the pair."""
        pairs = (sorted(border.zones) for border in self.borders if len(border.zones) == 2)
        return {(first, second) for first, second in pairs}


@cache
def chart(layout: Layout = "wide", marked: bool = False, bare: bool = False) -> Chart:
    """The layout of the chart; a tall one has the same chart with larger panels, and a `marked` one has an
    extra row for each seat. On a `bare` one plates have no rules: whoever shows it tells them when a plate is
    touched.

    Raises msgspec.ValidationError if chart.yaml is broken.
    """
    plan = read_plan("render.marauders.chart", "chart.yaml", Chart)
    if layout == "tall":
        plan = replace(plan, size=plan.tall.size, panels=plan.tall.panels, marked=plan.tall.marked)
    if marked:
        plan = replace(plan, size=plan.marked.size, panels=plan.panels | {"seats": plan.marked.seats})
    if bare:
        plan = replace(plan, zones={id: replace(zone, bare=True) for id, zone in plan.zones.items()})
    return plan
