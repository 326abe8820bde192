"""Pens that write SVG: the swelling stroke of a graver, flat tints, and hatching cut to a shape.

Points are complex numbers, x to the right and y down. Every random choice comes from the sheet's own seed, so
that a picture is the same each time it is drawn.
"""

import math
import re
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from random import Random

from render.art.ink import FINE, INK, OUTLINE

Points = Sequence[complex]
Box = tuple[float, float, float, float]
_NUMBER = re.compile(r"-?\d+\.?\d*")


def at(point: complex) -> str:
    """The point as SVG writes it."""
    return f"{round(point.real, 1):g} {round(point.imag, 1):g}"


def poly(points: Points, closed: bool = True) -> str:
    """A path of straight lines."""
    return f"M{'L'.join(at(point) for point in points)}{'Z' * closed}"


def smooth(points: Points, closed: bool = True) -> str:
    """A soft path through all the points (Catmull and Rom's spline)."""
    count = len(points)

    def near(index: int) -> complex:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    parts = [f"M{at(points[0])}"]
    for index in range(count if closed else count - 1):
        a, b, c, d = (near(index + step) for step in (-1, 0, 1, 2))
        parts.append(f"C{at(b + (c - a) / 6)} {at(c - (d - b) / 6)} {at(c)}")
    return "".join(parts) + "Z" * closed


def trace(text: str) -> list[complex]:
    """The points of a list of numbers, x and y in turn."""
    numbers = [float(part) for part in text.split()]
    return [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def soft(text: str, closed: bool = True) -> str:
    """A soft path through the points of a list of numbers."""
    return smooth(trace(text), closed)


def hard(text: str, closed: bool = True) -> str:
    """A path of straight lines through the points of a list of numbers."""
    return poly(trace(text), closed)


def oval(centre: complex, wide: float, high: float, turn: float = 0) -> str:
    """An oval of these half axes, turned by degrees."""
    way = complex(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
    ends = [complex(wide * math.cos(t * math.pi / 4), high * math.sin(t * math.pi / 4)) for t in range(8)]
    return smooth([centre + end * way for end in ends])


def taper(a: complex, b: complex, weight: float, bow: float = 0) -> str:
    """A stroke that swells to `weight` in its middle and bows to its left by `bow`."""
    side = (b - a) * -1j / (abs(b - a) or 1)
    middle = (a + b) / 2 + side * bow
    return f"M{at(a)}Q{at(middle + side * weight)} {at(b)}Q{at(middle - side * weight)} {at(a)}Z"


def brush(points: Points, weight: float, start: float = 0) -> str:
    """A swelling stroke along a line; `start` is how much of the weight it begins with."""
    left: list[complex] = []
    right: list[complex] = []
    for index, point in enumerate(points):
        ahead = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
        side = ahead * 1j / (abs(ahead) or 1)
        share = index / (len(points) - 1)
        half = weight / 2 * max(math.sin(math.pi * share), start * (1 - share))
        left.append(point + side * half)
        right.append(point - side * half)
    return smooth([*left, *reversed(right)])


def box_of(d: str) -> Box:
    """The box around all points of a path with absolute coordinates."""
    numbers = [float(found) for found in _NUMBER.findall(d)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


class Sheet:
    """A sheet to draw on, `wide` by `high` units, with a seed of its own."""

    def __init__(self, seed: str, wide: float = 300, high: float = 300) -> None:
        self.wide, self.high = wide, high
        self.chance = Random(f"art {seed}")
        self._lines: list[str] = []
        self._clips = 0

    def svg(self) -> str:
        """The whole document."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide:g} {self.high:g}">'
        return "\n".join([head, *self._lines, "</svg>"])

    def flat(self, d: str, fill: str, opacity: float = 1) -> None:
        """A tint without an outline."""
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._lines.append(f'<path d="{d}" fill="{fill}"{faint}/>')

    def ink(self, *ds: str, opacity: float = 1, fill: str = INK) -> None:
        """Paths filled with ink."""
        if ds:
            self.flat("".join(ds), fill, opacity)

    def line(self, d: str, weight: float = FINE, colour: str = INK) -> None:
        """An even line, for ropes and frames."""
        self._lines.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{weight:g}" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def shape(self, d: str, fill: str, weight: float = OUTLINE) -> None:
        """A tint with an outline."""
        self._lines.append(
            f'<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{weight:g}" stroke-linejoin="round"/>'
        )

    @contextmanager
    def within(self, *ds: str) -> Generator[None]:
        """Everything drawn in this block is cut to the path, or to where all of the paths meet."""
        for d in ds:
            self._clips += 1
            name = f"c{self._clips}"
            self._lines.append(
                f'<clipPath id="{name}"><path d="{d}"/></clipPath><g clip-path="url(#{name})">'
            )
        yield
        self._lines.append("</g>" * len(ds))

    @contextmanager
    def moved(
        self, shift: complex = 0, size: float = 1, mirror: bool = False, turn: float = 0
    ) -> Generator[None]:
        """Everything drawn in this block is scaled, turned by degrees, mirrored about x = 0, and shifted."""
        across = -size if mirror else size
        self._lines.append(
            f'<g transform="translate({at(shift)}) rotate({turn:g}) scale({across:g} {size:g})">'
        )
        yield
        self._lines.append("</g>")

    def hatch(
        self,
        d: str,
        angle: float = 70,
        gap: float = 5,
        weight: float = 1.6,
        *,
        bow: float = 5,
        side: str = "",
        opacity: float = 1,
        colour: str = INK,
    ) -> None:
        """Parallel swelling strokes over a shape, cut to it, and to the path `side` if one is given."""
        left, top, right, bottom = box_of(side or d)
        centre, reach = complex(left + right, top + bottom) / 2, abs(complex(right - left, bottom - top)) / 2
        way = complex(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        strokes: list[str] = []
        steps = int(reach / gap)
        for step in range(-steps, steps + 1):
            middle = centre + way * 1j * gap * (step + self.chance.uniform(-0.15, 0.15))
            half = reach * self.chance.uniform(0.85, 1.1)
            swell = weight * self.chance.uniform(0.8, 1.2)
            strokes.append(taper(middle - way * half, middle + way * half, swell, bow))
        with self.within(*[path for path in (d, side) if path]):
            self.ink(*strokes, opacity=opacity, fill=colour)


def curve(
    place: Callable[[float], complex], first: float = 0, last: float = 1, steps: int = 8
) -> list[complex]:
    """Points of a line that is given by a share from 0 to 1."""
    return [place(first + (last - first) * step / steps) for step in range(steps + 1)]
