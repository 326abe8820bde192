"""What is seen on board of any ship, close: planks, rails, ropes, balls."""

from itertools import pairwise

from render.art.ink import DARK_WOOD, GOLD, IRON, LINEN, WOOD
from tools.artwork.pens import Sheet, hard, oval, smooth, soft

PLANK = "#a98450"
SHADOW = "#5b4326"


def planks(sheet: Sheet, top: float, foot: float, tint: str = PLANK, high: float = 26) -> None:
    """Planking that runs across the picture, with its butts and nails."""
    sheet.flat(f"M0 {top:g}H400V{foot:g}H0Z", tint)
    y, row = top, 0
    while y < foot:
        sheet.line(f"M0 {y:g}H400", 1.8)
        for x in range(60 + 70 * (row % 2), 400, 140):
            sheet.line(f"M{x} {y:g}V{min(foot, y + high):g}", 1.4)
            sheet.ink(
                oval(complex(x - 7, y + high / 2), 1.8, 1.8), oval(complex(x + 7, y + high / 2), 1.8, 1.8)
            )
        y, row = y + high, row + 1
    sheet.hatch(f"M0 {top:g}H400V{foot:g}H0Z", 1, 7, 1, bow=2, opacity=0.55)


def ball(sheet: Sheet, middle: complex, size: float, tint: str = IRON) -> None:
    """An iron ball, lit from the upper left."""
    edge = oval(middle, size, size)
    sheet.flat(edge, tint)
    sheet.hatch(edge, 60, 4.5, 1.7, side=oval(middle + complex(size, size) * 0.5, size, size))
    sheet.line(edge, 2.4)
    sheet.flat(oval(middle - complex(size, size) * 0.4, size * 0.22, size * 0.16, -40), LINEN, 0.8)


def rope(sheet: Sheet, points: list[complex], weight: float = 5) -> None:
    """A rope with its strands."""
    path = smooth(points, closed=False)
    sheet.line(path, weight + 2.4)
    sheet.line(path, weight, GOLD)
    for first, second in pairwise(points):
        way = (second - first) / (abs(second - first) or 1)
        for step in range(1, int(abs(second - first) / 9) + 1):
            spot = first + way * 9 * step
            sheet.line(f"M{spot.real - 2:.0f} {spot.imag + 2:.0f}l4 -4", 1)


def rail(sheet: Sheet, y: float) -> None:
    """The rail of a ship along the picture, on turned posts."""
    for x in range(16, 400, 46):
        post = soft(
            f"{x} {y} {x + 14} {y} {x + 10} {y + 20} {x + 15} {y + 40} {x - 1} {y + 40} {x + 4} {y + 20}"
        )
        sheet.shape(post, WOOD, 2)
        sheet.hatch(
            post, 88, 4, 1.1, side=hard(f"{x + 7} {y} {x + 20} {y} {x + 20} {y + 44} {x + 7} {y + 44}")
        )
    for top, high in ((y - 14, 16), (y + 38, 12)):
        beam = f"M0 {top:g}H400V{top + high:g}H0Z"
        sheet.shape(beam, DARK_WOOD, 2.4)
        sheet.hatch(beam, 1, 4, 1, bow=1)
