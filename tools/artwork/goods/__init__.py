"""The eight goods and the kinds of contraband: large as on cards and in holds, and small as signs."""

from collections.abc import Callable

from tools.artwork.goods.contraband import arms, crate, embargoed, prisoner, stolen
from tools.artwork.goods.grown import cocoa, food, spices, tobacco
from tools.artwork.goods.made import rum, sugar, textiles, wood
from tools.artwork.goods.signs import SIGNS
from tools.artwork.pens import Sheet

DRAWN: dict[str, Callable[[Sheet], None]] = {
    "cocoa": cocoa,
    "food": food,
    "rum": rum,
    "spices": spices,
    "sugar": sugar,
    "textiles": textiles,
    "tobacco": tobacco,
    "wood": wood,
    "arms": arms,
    "embargoed_goods": embargoed,
    "prisoner": prisoner,
    "stolen_goods": stolen,
    "crate": crate,
}
SIDE = 200


def _drawn(seed: str, side: float, draw: Callable[[Sheet], None]) -> Sheet:
    sheet = Sheet(seed, side, side)
    with sheet.moved(complex(side, side) * 0.035, 0.93):
        draw(sheet)
    return sheet


def goods() -> dict[str, Sheet]:
    """Every good and kind of contraband, and the crate of a cargo nobody knows."""
    return {name: _drawn(f"goods {name}", SIDE, draw) for name, draw in DRAWN.items()}


def signs() -> dict[str, Sheet]:
    """A small sign of each, legible at 20 pixels."""
    return {name: _drawn(f"sign {name}", 64, draw) for name, draw in SIGNS.items()}
