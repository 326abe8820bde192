"""Small signs of goods and contraband on a sheet of 64: one shape each, thick lines, legible at 20 pixels."""

from collections.abc import Callable

from render.art.colours import CONTRABAND, GOODS
from render.art.ink import LINEN
from tools.artwork.pens import Sheet, brush, oval, poly, smooth

RIM = 5.0


def _plate(sheet: Sheet, d: str, fill: str) -> None:
    sheet.line(d, RIM + 4, LINEN)
    sheet.shape(d, fill, RIM)


def _cocoa(sheet: Sheet) -> None:
    """A pod, aslant."""
    with sheet.moved(32 + 32j, turn=38):
        _plate(
            sheet,
            smooth([-27j, 13 - 15j, 16 + 4j, 9 + 20j, 28j, -9 + 20j, -16 + 4j, -13 - 15j]),
            GOODS["cocoa"],
        )
        for x in (-6, 6):
            sheet.flat(
                brush([complex(x * 0.6, -17), complex(x * 1.2, 2), complex(x * 0.6, 19)], 4.4, 0.6), "#f0cf9e"
            )


def _food(sheet: Sheet) -> None:
    """A round loaf with its cross."""
    _plate(sheet, oval(32 + 32j, 25, 25), GOODS["food"])
    sheet.line("M22 24L42 42M42 24L22 42", 5)


def _rum(sheet: Sheet) -> None:
    """A cask."""
    _plate(sheet, smooth([18 + 8j, 46 + 8j, 55 + 32j, 46 + 56j, 18 + 56j, 9 + 32j]), GOODS["rum"])
    sheet.line("M14 22H50M14 42H50", 5)


def _spices(sheet: Sheet) -> None:
    """A pepper in a diamond."""
    _plate(sheet, poly([32 + 4j, 60 + 32j, 32 + 60j, 4 + 32j]), GOODS["spices"])
    sheet.flat(smooth([26 + 22j, 37 + 21j, 42 + 31j, 35 + 43j, 22 + 47j, 31 + 37j]), "#fbe3c8")
    sheet.flat(brush([32 + 23j, 35 + 16j, 41 + 13j], 7, 1), "#fbe3c8")


def _sugar(sheet: Sheet) -> None:
    """A loaf of sugar: a cone with its paper's edge."""
    _plate(sheet, smooth([9 + 56j, 20 + 22j, 32 + 5j, 44 + 22j, 55 + 56j, 32 + 58j]), GOODS["sugar"])
    sheet.line("M17 38Q32 45 47 38", 5)


def _textiles(sheet: Sheet) -> None:
    """A square of checked cloth."""
    _plate(sheet, poly([8 + 8j, 56 + 8j, 56 + 56j, 8 + 56j]), GOODS["textiles"])
    sheet.flat("M24 8H30V56H24ZM36 8H42V56H36ZM8 24V30H56V24ZM8 36V42H56V36Z", "#f6ecd2")
    sheet.line(poly([8 + 8j, 56 + 8j, 56 + 56j, 8 + 56j]), RIM)


def _tobacco(sheet: Sheet) -> None:
    """A leaf."""
    _plate(sheet, smooth([32 + 59j, 13 + 42j, 14 + 22j, 32 + 3j, 50 + 22j, 51 + 42j]), GOODS["tobacco"])
    sheet.line("M32 54V16M32 44L21 33M32 44L43 33M32 31L24 23M32 31L40 23", 3.6, "#f3f0cf")


def _wood(sheet: Sheet) -> None:
    """Two logs across, their sawn ends to the left."""
    for y in (19, 45):
        _plate(sheet, f"M14 {y - 11}H56V{y + 11}H14Z", "#9a6a3c")
        sheet.shape(oval(complex(14, y), 10, 11), GOODS["wood"], RIM)
        sheet.ink(oval(complex(14, y), 3, 3.4))


def _arms(sheet: Sheet) -> None:
    """Two blades crossed."""
    for mirror in (False, True):
        with sheet.moved(32 + 0j, mirror=mirror):
            _plate(sheet, poly([22 + 4j, 26 + 9j, -14 + 50j, -20 + 46j]), CONTRABAND["arms"])
            sheet.line("M-24 38L-10 54M-17 50L-24 58", 7)


def _embargoed(sheet: Sheet) -> None:
    """A crate that is crossed out."""
    _plate(sheet, poly([7 + 9j, 57 + 9j, 57 + 55j, 7 + 55j]), CONTRABAND["embargoed_goods"])
    sheet.line("M14 16L50 48M50 16L14 48", 7, LINEN)


def _prisoner(sheet: Sheet) -> None:
    """Barred window."""
    _plate(sheet, "M8 56V26Q10 6 32 6Q54 6 56 26V56Z", CONTRABAND["prisoner"])
    sheet.line("M22 10V54M32 8V54M42 10V54M9 32H55", 4.6)


def _stolen(sheet: Sheet) -> None:
    """A sack with a coin on it."""
    _plate(
        sheet,
        smooth([24 + 16j, 20 + 5j, 32 + 8j, 44 + 5j, 40 + 16j, 56 + 38j, 50 + 57j, 14 + 57j, 8 + 38j]),
        CONTRABAND["stolen_goods"],
    )
    sheet.shape(oval(32 + 39j, 10, 10), "#f0cf7e", 3)
    sheet.line("M22 17H42", 4, LINEN)


def _crate(sheet: Sheet) -> None:
    """A closed crate."""
    _plate(sheet, poly([7 + 9j, 57 + 9j, 57 + 55j, 7 + 55j]), "#c9a468")
    sheet.line("M8 24H56M8 40H56M18 10V54M46 10V54", 3.4)


SIGNS: dict[str, Callable[[Sheet], None]] = {
    "cocoa": _cocoa,
    "food": _food,
    "rum": _rum,
    "spices": _spices,
    "sugar": _sugar,
    "textiles": _textiles,
    "tobacco": _tobacco,
    "wood": _wood,
    "arms": _arms,
    "embargoed_goods": _embargoed,
    "prisoner": _prisoner,
    "stolen_goods": _stolen,
    "crate": _crate,
}
