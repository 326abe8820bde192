"""Plans are data: a file beside the drawing code says where things go in a picture, or how they are built."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from data.quick_yaml import read_yaml
from render.kit.canvas import Anchor
from render.kit.theme import Layout

Box = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""
Pair = tuple[int, int]
"""Two lengths in pixels: a place, or a width and a height."""


@dataclass(frozen=True, slots=True)
class Line:
    """The position of a line of words in a layout: its left or right end and its top, in pixels.

    `room` is its maximum width, `size` the type size, `least` the smallest size to make it fit.
    """

    at: tuple[int, int]
    room: int
    size: int
    least: int = 16
    anchor: Anchor = "left"


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a sheet of slips is laid out: its width, its edge, the gap between slips, and its head."""

    width: int
    edge: int
    gap: int
    title: Line
    status: Line
    head: int

    @property
    def room(self) -> int:
        """Width between the edges."""
        return self.width - 2 * self.edge


PlanT = TypeVar("PlanT")


def read_plan(package: str, name: str, kind: type[PlanT]) -> PlanT:
    """What a YAML file of a package says, as this kind.

    Raises msgspec.ValidationError if the file has the wrong content, OSError if there is none.
    """
    text = (files(package) / name).read_text(encoding="utf-8")
    return msgspec.convert(read_yaml(text), kind)


def plans_of(package: str, kind: type[PlanT]) -> Callable[[Layout], PlanT]:
    """Finds the plan of a layout, as this kind, in the package's sheets.yaml; the file is read once.

    What is returned raises as `read_plan` does.
    """

    @cache
    def known() -> dict[str, PlanT]:
        return read_plan(package, "sheets.yaml", dict[str, kind])

    return lambda layout: known()[layout]
