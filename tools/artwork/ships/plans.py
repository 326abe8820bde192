"""How each kind of ship is built, from plans.yaml: in units of a picture of 640 by 480, heights above sea."""

from dataclasses import dataclass
from typing import Literal

from render.kit.plans import read_plan

WIDE, HIGH, WATER = 640, 480, 436  # the picture, and the waterline in it

Rig = Literal["square", "gaff", "lateen"]
Yard = tuple[float, float]  # its height, and half its length


@dataclass(frozen=True, slots=True)
class Mast:
    """A mast: where it stands (share of the hull), how high, and its yards from the lowest to the highest.

    The lowest yard of a square rig is where its lowest sail is sheeted home. A gaff or lateen sail takes the
    lower part of the mast, and `reach` says how far it spreads.
    """

    name: str
    share: float
    top: float
    yards: tuple[Yard, ...] = ()
    rig: Rig = "square"
    reach: float = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """One kind of ship.

    `stern`, `waist` and `bow` are heights of the rail, `castles` decks above it (from, to, height), `rows`
    those of gun ports (share of the rail's height, from, to, how many), `gallery` the rows of cabin windows.
    """

    long: int  # whole: what is drawn by chance is seeded with it
    stern: float
    waist: float
    bow: float
    masts: tuple[Mast, ...]
    rows: tuple[tuple[float, float, float, int], ...]
    castles: tuple[tuple[float, float, float], ...] = ()
    sprit: tuple[float, float] = (80, 46)  # how far it reaches, and rises
    jibs: int = 2
    spritsail: bool = False
    beak: float = 34
    gallery: int = 1
    side: str = "#b98a4e"
    band: str = "#d9b36a"
    trim: str = "#b3402e"
    cloth: str = "#f6ecd2"


PLANS = read_plan("tools.artwork.ships", "plans.yaml", dict[str, Plan])
"""Each kind of ship by its name."""
