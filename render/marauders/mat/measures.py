"""How large everything on a mat is, read from mat.yaml."""

from dataclasses import dataclass
from functools import cache

from render.kit.plans import read_plan
from render.kit.theme import Layout, Theme
from render.marauders.mat.flow import EDGE


@dataclass(frozen=True, slots=True)
class Measures:
    """Pixels of a mat: of its parts, and sizes of type by use.

    `beside`: the hit locations stand beside the ship, not beneath her.
    """

    width: int
    portrait: int
    badge: int
    name: int
    label: int
    data: int
    text: int
    figure: int
    ship: int
    row: int
    cube: int
    slot: int
    picture: int
    card: int
    columns: int
    beside: bool

    @property
    def room(self) -> int:
        """From the first panel's left side to the last one's right."""
        return self.width - 2 * EDGE


@cache
def _measures() -> dict[Layout, Measures]:
    return read_plan("render.marauders.mat", "mat.yaml", dict[Layout, Measures])


def measures(look: Theme) -> Measures:
    """Those of a theme's layout."""
    return _measures()[look.sizes.layout]
