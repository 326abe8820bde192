"""Goods that are made: casks, loaves of sugar, cloth and timber."""

from render.art.colours import GOODS
from render.art.ink import IRON, LINEN
from tools.artwork.pens import Sheet, brush, curve, oval, poly, smooth, taper


def rum(sheet: Sheet) -> None:
    """A standing cask with a tap, its hoops of iron."""
    left = curve(lambda t: complex(52 - 26 * (1 - (2 * t - 1) ** 2), 36 + 136 * t))
    right = curve(lambda t: complex(148 + 26 * (1 - (2 * t - 1) ** 2), 172 - 136 * t))
    sides = smooth(left, closed=False), smooth(right, closed=False).replace("M", "L", 1)
    cask = f"{sides[0]}Q100 190 148 172{sides[1]}Q100 50 52 36Z"
    sheet.flat(cask, GOODS["rum"])
    with sheet.within(cask):
        for share in (-0.66, -0.33, 0, 0.33, 0.66):
            stave = curve(
                lambda t, a=share: complex(100 + a * (48 + 26 * (1 - (2 * t - 1) ** 2)), 40 + 142 * t)
            )
            sheet.ink(brush(stave, 3.4, 0.9))
        sheet.hatch(cask, 90, 6.5, 2.2, bow=-5, side=poly([122 + 30j, 180 + 30j, 180 + 190j, 128 + 190j]))
        sheet.hatch(cask, 90, 8, 1.3, bow=5, side=poly([20 + 30j, 60 + 30j, 50 + 190j, 20 + 190j]))
        for y, bulge in ((60, 16), (84, 22), (126, 22), (150, 16)):
            half = 48 + bulge
            hoop = f"M{100 - half} {y}q{half} 16 {2 * half} 0v10q{-half} 16 {-2 * half} 0Z"
            sheet.shape(hoop, IRON, 2.4)
            sheet.flat(
                brush([complex(100 - half + 14, y + 7), complex(84, y + 12), complex(110, y + 13)], 3),
                "#b9b4ac",
            )
    sheet.line(cask, 4.4)
    lid = oval(100 + 37j, 48, 13)
    sheet.shape(lid, "#f0b36a", 4)
    for y in (31, 37, 43):
        sheet.ink(taper(complex(62, y), complex(138, y), 1.2))
    sheet.shape(poly([90 + 104j, 110 + 104j, 110 + 116j, 90 + 116j]), "#8a5a2b", 3)
    sheet.shape(smooth([94 + 116j, 106 + 116j, 105 + 128j, 95 + 128j]), "#8a5a2b", 2.6)
    sheet.flat(smooth([100 + 132j, 104 + 140j, 100 + 145j, 96 + 140j]), "#fff3cf")


def sugar(sheet: Sheet) -> None:
    """A loaf of sugar in its paper, with lumps cut from another."""
    loaf = smooth([66 + 118j, 78 + 60j, 88 + 22j, 100 + 12j, 112 + 22j, 122 + 60j, 134 + 118j, 100 + 126j])
    sheet.shape(loaf, "#fdfdf8", 4)
    for share in (0.15, 0.3, 0.45, 0.6, 0.75, 0.86, 0.95):
        line = [
            complex(100 + (share - 0.5) * 16, 24),
            complex(100 + (share - 0.5) * 40, 70),
            complex(100 + (share - 0.5) * 64, 118),
        ]
        sheet.ink(brush(line if share > 0.5 else [*line[1:], line[2] + 4j], 1.4 + share * 2.4))
    paper = poly(
        [
            60 + 104j,
            80 + 112j,
            100 + 114j,
            120 + 112j,
            140 + 104j,
            154 + 174j,
            128 + 184j,
            100 + 187j,
            72 + 184j,
            46 + 174j,
        ]
    )
    sheet.flat(paper, GOODS["sugar"])
    sheet.hatch(
        paper, 96, 6, 2, bow=-3, side=poly([112 + 100j, 170 + 100j, 170 + 190j, 120 + 190j]), colour="#2f5878"
    )
    sheet.hatch(
        paper, 84, 9, 1.3, bow=3, side=poly([40 + 100j, 80 + 100j, 76 + 190j, 40 + 190j]), colour="#2f5878"
    )
    sheet.line(paper, 4)
    band = curve(lambda t: complex(54 + 92 * t, 138 + 14 * (1 - (2 * t - 1) ** 2)))
    sheet.line(smooth(band, closed=False), 6.5)
    sheet.line(smooth(band, closed=False), 3, "#b3402e")
    sheet.shape(oval(100 + 152j, 9, 9), "#b3402e", 2.6)
    for x, y in ((20, 164), (160, 158)):
        corner = complex(x, y)
        sheet.shape(poly([corner, corner + 20 - 6j, corner + 24 + 14j, corner + 3 + 20j]), "#fdfdf8", 3)
        sheet.ink(taper(corner + 18, corner + 22 + 13j, 2.2), taper(corner + 13 + 2j, corner + 16 + 14j, 1.6))


def _bolt(sheet: Sheet, middle: complex, long: float, size: float, cloth: str, pattern: str) -> None:
    """A rolled bolt of cloth that lies across, its end to the right."""
    left = middle - long
    body = poly([left - size * 1j, middle - size * 1j, middle + size * 1j, left + size * 1j])
    round_left = smooth(
        [
            left - size * 1j,
            left - size * 0.5 - size * 0.5j,
            left - size * 0.62,
            left - size * 0.5 + size * 0.5j,
            left + size * 1j,
        ]
    )
    sheet.shape(round_left, cloth, 4)
    sheet.flat(body, cloth)
    with sheet.within(body):
        for step in range(int(long / 17) + 1):
            spot = left + 8 + step * 17
            for row in (-0.55, 0.05, 0.62):
                mark = spot + complex(8 * (row > 0 and row < 0.3), row * size)
                sheet.flat(poly([mark - 4.6j, mark + 4, mark + 4.6j, mark - 4]), pattern)
        sheet.hatch(
            body,
            0,
            5,
            1.7,
            bow=0,
            side=poly([left + size * 0.3j, middle + size * 0.3j, middle + size * 1j, left + size * 1j]),
        )
    sheet.line(poly([left - size * 1j, middle - size * 1j, middle + size * 1j, left + size * 1j]), 4)
    sheet.shape(oval(middle, size * 0.5, size), cloth, 4)
    for ring in (0.72, 0.46, 0.2):
        sheet.line(oval(middle, size * 0.5 * ring, size * ring), 2)


def textiles(sheet: Sheet) -> None:
    """Three bolts of cloth, one unrolled before them."""
    violet = GOODS["textiles"]
    _bolt(sheet, 152 + 54j, 104, 25, "#e9dcc0", violet)
    _bolt(sheet, 132 + 96j, 98, 26, violet, "#f6e7a8")
    _bolt(sheet, 166 + 132j, 116, 27, "#b79be0", "#f6ecd2")
    drape = [
        30 + 124j,
        80 + 122j,
        84 + 150j,
        70 + 172j,
        74 + 190j,
        44 + 184j,
        20 + 192j,
        24 + 164j,
        18 + 144j,
    ]
    cloth = smooth(drape)
    sheet.flat(cloth, violet)
    with sheet.within(cloth):
        for x in (30, 44, 58, 70):
            sheet.ink(brush([complex(x, 122), complex(x + 3, 154), complex(x - 6, 192)], 4, 0.2))
        for y in (138, 156, 174):
            for x in (26, 37, 51, 64, 76):
                sheet.flat(
                    poly([complex(x, y - 4), complex(x + 3.6, y), complex(x, y + 4), complex(x - 3.6, y)]),
                    "#f6e7a8",
                )
    sheet.line(cloth, 4)


def _log(sheet: Sheet, middle: complex, size: float) -> None:
    """A log that runs away to the upper right, its sawn end towards us."""
    away = complex(58, -30)
    bark = smooth(
        [
            middle - size * 1j,
            middle - size * 1j + away,
            middle + away + size,
            middle + size * 1j + away,
            middle + size * 1j,
        ]
    )
    sheet.shape(bark, "#8a5a34", 4)
    with sheet.within(bark):
        for step in range(7):
            side = complex(size * 0.75, -size + step * size / 3)
            start = middle + side
            sheet.ink(
                brush([start, start + away * 0.4 + 1j, start + away * sheet.chance.uniform(0.7, 1)], 3, 0.4)
            )
    end = oval(middle, size, size)
    sheet.shape(end, GOODS["wood"], 4)
    for ring in (0.74, 0.5, 0.27):
        wave = [
            middle + complex(0, 1) ** (k / 3) * size * ring * sheet.chance.uniform(0.94, 1.06)
            for k in range(12)
        ]
        sheet.line(smooth(wave), 1.9)
    for turn in (0.4, 1.7, 3.1):
        way = complex(0, 1) ** turn
        sheet.ink(taper(middle + way * size * 0.1, middle + way * size * 0.95, 1.8))


def wood(sheet: Sheet) -> None:
    """Six logs in a stack, a rope around them."""
    for middle in (60 + 76j, 38 + 118j, 84 + 118j, 18 + 160j, 62 + 160j, 106 + 160j):
        _log(sheet, middle + 10, 22)
    bundle = smooth([116 + 46j, 134 + 60j, 142 + 90j, 160 + 104j, 172 + 140j, 162 + 158j], closed=False)
    sheet.line(bundle, 8)
    sheet.line(bundle, 4, LINEN)
