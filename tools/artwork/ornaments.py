"""What fills the empty sea of a chart: a serpent and a whale."""

from collections.abc import Callable

from tools.artwork.pens import Sheet, brush, curve, oval, poly, smooth, taper

WIDE, HIGH = 300, 150
FOOT = 124  # where the water begins
PALE = "#f4efdd"


def _waves(sheet: Sheet, level: float, left: float, right: float) -> None:
    """Short strokes of water along a level."""
    x = left
    while x < right:
        long = sheet.chance.uniform(16, 34)
        y = level + sheet.chance.uniform(-3, 9)
        sheet.ink(taper(complex(x, y), complex(x + long, y), 2.2, 4))
        x += long + sheet.chance.uniform(4, 14)


def serpent(sheet: Sheet) -> None:
    """A sea serpent: three coils out of the water, its head raised."""
    for left, wide, high in ((34, 62, 44), (104, 74, 62), (186, 56, 46)):
        outer = curve(
            lambda t, a=left, w=wide, h=high: complex(a + w * t, FOOT - h * 4 * t * (1 - t)), steps=10
        )
        under = curve(
            lambda t, a=left, w=wide, h=high: complex(
                a + w * (0.25 + 0.5 * t), FOOT - h * 0.52 * 4 * t * (1 - t)
            ),
            steps=8,
        )
        d = poly([*outer, *reversed(under)])
        sheet.shape(d, PALE, 3)
        sheet.hatch(d, 70, 6, 2, bow=2)
        for point in outer[2:9:2]:
            sheet.ink(poly([point - 5, point + complex(2, -10), point + 5]))
    neck = [238 + 124j, 244 + 86j, 254 + 58j, 276 + 44j]
    sheet.shape(
        smooth(
            [
                *neck,
                286 + 40j,
                296 + 52j,
                278 + 62j,
                268 + 66j,
                264 + 88j,
                262 + 124j,
            ]
        ),
        PALE,
        3,
    )
    sheet.flat(oval(277 + 50j, 3, 3), "#2a1b10")
    sheet.ink(brush([290 + 58j, 297 + 66j, 292 + 74j], 3))
    for point in neck[1:]:
        sheet.ink(poly([point - 4, point + complex(-8, -10), point + complex(3, -4)]))
    tail = [34 + 124j, 22 + 112j, 12 + 92j, 4 + 84j, 20 + 88j, 30 + 104j, 44 + 124j]
    sheet.shape(smooth(tail), PALE, 3)
    _waves(sheet, 128, 2, 290)


def whale(sheet: Sheet) -> None:
    """A whale that blows, its flukes in the air."""
    back = [
        44 + 126j,
        58 + 92j,
        104 + 70j,
        160 + 72j,
        200 + 96j,
        222 + 96j,
        236 + 70j,
        228 + 44j,
        204 + 34j,
        238 + 28j,
        252 + 40j,
        268 + 26j,
        296 + 34j,
        272 + 48j,
        262 + 78j,
        246 + 112j,
        214 + 128j,
    ]
    d = smooth(back)
    sheet.shape(d, PALE, 3)
    sheet.hatch(d, 100, 6, 2, bow=4, side="M40 100Q120 84 200 112L260 60L300 40V150H40Z")
    sheet.flat(oval(76 + 104j, 3.4, 3), "#2a1b10")
    sheet.ink(brush([48 + 116j, 66 + 118j, 84 + 112j], 3))
    for way, high in ((-26, 40), (-12, 54), (4, 56), (20, 44)):
        sheet.ink(
            brush([96 + 70j, complex(96 + way * 0.5, 70 - high), complex(96 + way * 1.6, 78 - high)], 3.4)
        )
    _waves(sheet, 128, 8, 292)


ORNAMENTS: dict[str, Callable[[Sheet], None]] = {"serpent": serpent, "whale": whale}


def ornaments() -> dict[str, Sheet]:
    """Every ornament on a sheet of its own."""
    found: dict[str, Sheet] = {}
    for name, draw in ORNAMENTS.items():
        found[name] = Sheet(f"ornament {name}", WIDE, HIGH)
        draw(found[name])
    return found
