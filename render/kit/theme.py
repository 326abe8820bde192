"""Themes: colours and faces as data, read from render/themes/<name>.yaml."""

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from data.quick_yaml import read_yaml

USUAL = "chart"  # the theme if none is chosen
IN_HAND = ".phone"  # behind a theme's name: as on a page that is held in the hand

Shape = Literal["circle", "square", "diamond", "triangle", "hexagon"]
Pattern = Literal["saltire", "cross", "lilies", "stripes"]
Layout = Literal["wide", "tall", "phone"]


@dataclass(frozen=True, slots=True)
class Faces:
    """File names (without .ttf) of the typefaces, by use.

    `display` is for titles of games and charts only: a `name` that has to be read, the `story` beneath it and
    the `text` of cards have faces of their own.
    """

    display: str
    place: str
    name: str
    text: str
    book: str
    italic: str
    story: str
    sans: str
    bold: str
    heavy: str
    number: str


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour that is not a seat's or a nation's, as #rrggbb."""

    paper: str
    paper_edge: str
    ink: str
    faded: str
    sea: str
    shoal: str
    land: str
    coast: str
    highland: str
    rhumb: str
    border: str
    halo: str
    gold: str
    gold_dark: str
    active: str
    token: str
    demand: str
    mod: str
    mission: str
    merchant: str
    storm: str
    location: str
    hull: str
    pier: str
    white: str
    trader: str
    table: str


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How to tell a seat from the others: colour, shape and letter."""

    fill: str
    ink: str
    shape: Shape
    letter: str


@dataclass(frozen=True, slots=True)
class Flag:
    """How a nation's flag is drawn, and the tint of its waters and ports."""

    field: str
    device: str
    pattern: Pattern
    tint: str
    third: str = ""  # the lowest stripe


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large type is: of the chart's words in pixels (`rule`: of what a zone does), of the panels around
    it as a factor.

    `layout` "tall" stacks boxes that are side by side in "wide" ones: on a narrow screen everything in them
    is larger. "phone" is for the bare board of a page that is held in the hand, in games that have it.
    """

    zone: int = 22
    sea_zone: int = 30
    compass: int = 18
    rule: int = 15
    panels: float = 1
    layout: Layout = "wide"


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One way to draw everything. Loaded once, compared by identity."""

    name: str
    faces: Faces
    colours: Colours
    seats: list[SeatLook]
    nations: dict[str, Flag]
    sizes: Sizes = Sizes()
    grain: bool = True  # blotches of old paper on every background

    def px(self, pixels: float) -> int:
        """A length in the panels, scaled with their type."""
        return round(pixels * self.sizes.panels)


@cache
def themes() -> list[str]:
    """The names of all themes, the default first."""
    found = [path.name.removesuffix(".yaml") for path in (files("render") / "themes").iterdir()]
    return sorted(found, key=lambda name: (name != USUAL, name))


@cache
def theme(name: str = USUAL) -> Theme:
    """The theme `name`; with ".phone" behind it, the same for a page that is held in the hand.

    Raises ValueError if there is no such theme, or if its file is broken.
    """
    if name.endswith(IN_HAND):
        usual = theme(name.removesuffix(IN_HAND))
        return replace(usual, sizes=replace(usual.sizes, layout="phone"))
    source = files("render") / "themes" / f"{name}.yaml"
    if not source.is_file():
        raise ValueError(f"There is no theme {name!r}: add render/themes/{name}.yaml or name another.")
    raw = read_yaml(source.read_text(encoding="utf-8"))
    try:
        return msgspec.convert({"name": name, **raw}, Theme)
    except msgspec.ValidationError as error:
        raise ValueError(f"The theme {name!r} is broken: {error}") from error
