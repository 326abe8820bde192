"""The flags that ships fly: the nations' as on the chart, the black one, and one to be dyed."""

from render.art.ink import BLACK, GOLD, LINEN, RED
from tools.artwork.pens import Sheet, brush, curve, oval, poly, smooth

WIDE, HIGH = 90, 64  # of a flag's picture; its staff is at the right edge
FIELDS = {
    "english": "#fbfaf5",
    "french": "#24408e",
    "spanish": "#f0bf2e",
    "dutch": "#fbfaf5",
    "pirate": BLACK,
    "plain": LINEN,
}


def _spread(across: float, down: float) -> complex:
    """The point of the waving cloth at these shares of its length (from the staff) and its height."""
    wave = (
        5 * (1 - (2 * ((across * 1.5) % 1) - 1) ** 2) * (1 if across < 0.667 else -1) * min(1.0, across * 3)
    )
    return complex(86 - 78 * across + 3 * down * across, 12 + 38 * down + wave - 4 * across)


def _patch(left: float, top: float, right: float, low: float) -> str:
    upper = curve(lambda t: _spread(left + (right - left) * t, top))
    lower = curve(lambda t: _spread(right + (left - right) * t, low))
    return poly([*upper, *lower])


def _lily(sheet: Sheet, middle: complex) -> None:
    sheet.flat(smooth([middle - 6j, middle + 2.4 - 1j, middle + 6j, middle - 2.4 - 1j]), GOLD)
    for side in (-1, 1):
        petal = [
            middle + 3j,
            middle + complex(side * 3, -2),
            middle + complex(side * 6, -2),
            middle + complex(side * 5, 2),
        ]
        sheet.flat(brush(petal, 3, 0.6), GOLD)
    sheet.flat(poly([middle - 4 + 2j, middle + 4 + 2j, middle + 4 + 4j, middle - 4 + 4j]), GOLD)


def _skull(sheet: Sheet) -> None:
    middle = _spread(0.48, 0.36)
    for side in (-1, 1):
        bone = [middle + complex(-side * 17, 5), middle + complex(side * 17, 17)]
        sheet.line(poly(bone, closed=False), 3.4, LINEN)
        for end in bone:
            sheet.flat(oval(end - 1.6j, 2.4, 2.4) + oval(end + 1.6j, 2.4, 2.4), LINEN)
    sheet.shape(
        smooth(
            [middle - 10, middle - 8 - 9j, middle + 8 - 9j, middle + 10, middle + 5 + 7j, middle - 5 + 7j]
        ),
        LINEN,
        1,
    )
    sheet.ink(oval(middle - 4 + 0.5j, 2.7, 2.9), oval(middle + 4 + 0.5j, 2.7, 2.9), oval(middle + 5j, 1, 1.4))


def draw_flag(sheet: Sheet, nation: str) -> None:
    """The flag of a nation, "pirate", or "plain" to be dyed."""
    cloth = _patch(0, 0, 1, 1)
    sheet.flat(cloth, FIELDS[nation])
    with sheet.within(cloth):
        if nation == "english":
            sheet.flat(_patch(0.41, 0, 0.57, 1) + _patch(0, 0.39, 1, 0.63), RED)
        elif nation == "dutch":
            sheet.flat(_patch(0, 0, 1, 0.34), "#d9641a")
            sheet.flat(_patch(0, 0.67, 1, 1), "#24408e")
        elif nation == "spanish":
            for a, b in (((0, 0), (1, 1)), ((0, 1), (1, 0))):
                sheet.line(poly([_spread(*a), _spread(*b)], closed=False), 8, "#a61b1b")
        elif nation == "french":
            for across, down in ((0.2, 0.3), (0.5, 0.3), (0.8, 0.3), (0.35, 0.7), (0.66, 0.7)):
                _lily(sheet, _spread(across, down))
        elif nation == "pirate":
            _skull(sheet)
        for step in range(9):
            share = 0.1 + step * 0.035
            sheet.ink(brush(curve(lambda t, a=share: _spread(a + 0.32, t), 0, 0.6), 1.8), opacity=0.8)
        sheet.hatch(_patch(0.72, 0, 1, 1), 88, 4, 1, bow=2, opacity=0.7)
    sheet.line(cloth, 2.4)
