"""Coastlines and lines on a chart: projection, simplification, smoothing, areas."""

import json
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot

from render.kit.assets import ASSETS

Point = tuple[float, float]
Line = list[Point]


@dataclass(frozen=True, slots=True)
class Projection:
    """A projection that stretches longitude and latitude each by its own piecewise table.

    `longitude` and `latitude` are pairs of degrees and pixels, with degrees rising or falling throughout.
    Beyond the tables, the last piece continues.
    """

    longitude: list[Point]
    latitude: list[Point]

    def __call__(self, longitude: float, latitude: float) -> Point:
        """The position of a place in pixels."""
        return _piecewise(self.longitude, longitude), _piecewise(self.latitude, latitude)


def _piecewise(table: list[Point], degrees: float) -> float:
    rising = table[0][0] < table[-1][0]
    for (low, start), (high, end) in pairwise(table):
        beyond = degrees > high if rising else degrees < high
        if not beyond or (high, end) == table[-1]:
            return start + (degrees - low) / (high - low) * (end - start)
    raise ValueError("A projection table needs at least two rows.")


@cache
def coastline() -> list[Line]:
    """The land around the Caribbean as outlines of (longitude, latitude) in degrees."""
    with (ASSETS / "caribbean-coastline.geojson").open(encoding="utf-8") as file:
        features = json.load(file)["features"]
    return [[(x, y) for x, y in feature["geometry"]["coordinates"][0]] for feature in features]


def projected(outline: Line, projection: Projection, scale: float = 1) -> Line:
    """The outline in pixels times `scale`, without points closer than a pixel to the last one."""
    points: Line = []
    for longitude, latitude in outline:
        x, y = projection(longitude, latitude)
        point = (x * scale, y * scale)
        if not points or hypot(point[0] - points[-1][0], point[1] - points[-1][1]) >= 1:
            points.append(point)
    return points


def smooth(line: Line, steps: int = 12) -> Line:
    """A Catmull-Rom curve through all points of the line."""
    if len(line) < 3:
        return line
    ends = [line[0], *line, line[-1]]
    curve: Line = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            curve.append(
                (
                    _spline(before[0], start[0], end[0], after[0], t),
                    _spline(before[1], start[1], end[1], after[1], t),
                )
            )
    return [*curve, line[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def along(line: Line, part: float) -> tuple[Point, Point]:
    """The point at `part` (0 to 1) of the line's length, and the unit vector of its direction there."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    left = sum(lengths) * part
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if left <= length and length > 0:
            t = left / length
            way = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), way
        left -= length
    (a, b), length = (line[-2], line[-1]), lengths[-1]
    return b, ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def ring(lines: list[Line]) -> Line:
    """One closed outline from lines that meet at their ends, in any order and direction.

    Raises ValueError if they do not close.
    """
    rest = [list(line) for line in lines]
    outline = rest.pop(0)
    while rest:
        for line in rest:
            if line[0] == outline[-1]:
                outline += line[1:]
            elif line[-1] == outline[-1]:
                outline += line[-2::-1]
            else:
                continue
            rest.remove(line)
            break
        else:
            raise ValueError(f"No line goes on from {outline[-1]}: check the ends of the borders.")
    if outline[0] != outline[-1]:
        raise ValueError(f"The outline from {outline[0]} ends at {outline[-1]}: check the borders.")
    return outline


def inside(outline: Line, point: Point) -> bool:
    """Whether the point lies within the closed outline."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within
