"""The kinds of contraband, and a crate that tells nothing."""

from render.art.colours import CONTRABAND
from render.art.ink import AMBER, DARK_WOOD, INK, IRON, LINEN, RED, WOOD
from tools.artwork.pens import Sheet, brush, curve, oval, poly, smooth, taper


def _boards(sheet: Sheet, left: float, top: float, right: float, low: float, fill: str) -> None:
    """The front of a crate with its boards, frame and nails."""
    front = poly([complex(left, top), complex(right, top), complex(right, low), complex(left, low)])
    sheet.flat(front, fill)
    high = (low - top) / 4
    for row in range(1, 4):
        y = top + row * high
        sheet.ink(taper(complex(left, y), complex(right, y), 2.4, 1))
        for _ in range(4):
            x = sheet.chance.uniform(left, right - 40)
            sheet.ink(
                taper(
                    complex(x, y - high * sheet.chance.uniform(0.2, 0.8)), complex(x + 36, y - high / 2), 1.2
                )
            )
    sheet.hatch(
        front,
        62,
        6,
        1.5,
        side=poly(
            [complex(right - 36, top), complex(right, top), complex(right, low), complex(right - 54, low)]
        ),
    )
    for x in (left, right - 18):
        post = poly([complex(x, top), complex(x + 18, top), complex(x + 18, low), complex(x, low)])
        sheet.shape(post, DARK_WOOD, 3)
        sheet.hatch(post, 88, 5, 1)
        for y in (top + 9, low - 9):
            sheet.shape(oval(complex(x + 9, y), 3, 3), IRON, 1.2)
    sheet.line(front, 4.4)


def crate(sheet: Sheet) -> None:
    """A closed crate with its lid, roped twice."""
    sheet.shape(poly([22 + 62j, 46 + 34j, 154 + 34j, 178 + 62j]), "#d9b36a", 4)
    for share in (0.25, 0.5, 0.75):
        sheet.ink(taper(complex(46 + 108 * share, 34), complex(22 + 156 * share, 62), 1.8))
    _boards(sheet, 22, 62, 178, 176, WOOD)
    for x in (74, 126):
        rope = f"M{x * 0.7 + 30:g} 34L{x} 62V176"
        sheet.line(rope, 8)
        sheet.line(rope, 4, LINEN)


def arms(sheet: Sheet) -> None:
    """A crate of muskets, open, with a cutlass before it."""
    for index, x in enumerate((52, 78, 104, 130)):
        lean = complex(16 + index * 4, -118)
        foot = complex(x, 120)
        sheet.shape(poly([foot - 5, foot + lean * 0.8 - 4, foot + lean * 0.8 + 4, foot + 5]), "#8a5a34", 3)
        sheet.shape(
            poly([foot + lean * 0.3 - 3, foot + lean - 3, foot + lean + 3, foot + lean * 0.3 + 3]),
            CONTRABAND["arms"],
            2.6,
        )
        sheet.shape(
            smooth([foot + lean * 0.45 + 4, foot + lean * 0.52 + 13, foot + lean * 0.58 + 6]), IRON, 2
        )
    _boards(sheet, 24, 104, 168, 176, WOOD)
    blade = smooth([60 + 186j, 110 + 176j, 156 + 150j, 184 + 112j, 176 + 154j, 130 + 186j, 66 + 194j])
    sheet.shape(blade, "#d5d9dc", 3.6)
    sheet.ink(brush([72 + 190j, 124 + 181j, 172 + 148j], 3))
    sheet.shape(smooth([70 + 178j, 58 + 172j, 44 + 182j, 46 + 196j, 62 + 198j]), AMBER, 3)
    sheet.shape(poly([58 + 182j, 58 + 194j, 28 + 198j, 26 + 189j]), INK, 2)


def embargoed(sheet: Sheet) -> None:
    """A bale under a broken seal, forbidden by a great cross of rope."""
    bale = smooth([36 + 50j, 100 + 40j, 164 + 50j, 178 + 112j, 166 + 172j, 100 + 180j, 34 + 172j, 22 + 112j])
    sheet.flat(bale, "#d8bd8a")
    sheet.hatch(bale, 72, 8, 1.6, bow=9, side=poly([20 + 40j, 70 + 40j, 60 + 190j, 20 + 190j]))
    sheet.hatch(bale, 104, 6, 2, bow=-9, side=poly([130 + 40j, 190 + 40j, 190 + 190j, 124 + 190j]))
    sheet.line(bale, 4.4)
    for rope in ("M40 54Q98 104 162 170", "M160 54Q104 104 38 170"):
        sheet.line(rope, 10)
        sheet.line(rope, 6, CONTRABAND["embargoed_goods"])
    sheet.shape(
        smooth([78 + 108j, 84 + 90j, 100 + 84j, 120 + 90j, 126 + 110j, 118 + 128j, 98 + 134j, 82 + 126j]),
        RED,
        3.6,
    )
    sheet.ink(
        poly(
            [
                100 + 92j,
                105 + 104j,
                118 + 105j,
                108 + 112j,
                112 + 124j,
                101 + 117j,
                90 + 124j,
                94 + 112j,
                84 + 105j,
                96 + 104j,
            ]
        )
    )
    sheet.line("M104 84L98 100L108 112L100 134", 2.4, LINEN)


def prisoner(sheet: Sheet) -> None:
    """Hands on the bars of a cell."""
    cell = poly([28 + 22j, 172 + 22j, 172 + 182j, 28 + 182j])
    sheet.flat(cell, "#3b332b")
    face = smooth([72 + 70j, 100 + 54j, 128 + 70j, 130 + 104j, 118 + 132j, 100 + 140j, 82 + 132j, 70 + 104j])
    sheet.shape(face, "#d9b08a", 3)
    hair = smooth([66 + 96j, 68 + 62j, 100 + 42j, 132 + 62j, 134 + 96j, 124 + 78j, 100 + 70j, 76 + 78j])
    sheet.shape(hair, "#4a3524", 3)
    sheet.shape(
        smooth([78 + 112j, 100 + 120j, 122 + 112j, 120 + 140j, 100 + 154j, 80 + 140j]), "#4a3524", 2.4
    )
    for x in (88, 112):
        sheet.shape(oval(complex(x, 94), 6, 3.6), LINEN, 1.4)
        sheet.ink(
            oval(complex(x, 94), 2.6, 3), brush([complex(x - 10, 86), complex(x, 83), complex(x + 10, 87)], 4)
        )
    sheet.ink(brush([100 + 92j, 95 + 106j, 102 + 110j], 3))
    for x in (46, 82, 118, 154):
        bar = poly([complex(x - 6, 22), complex(x + 6, 22), complex(x + 6, 182), complex(x - 6, 182)])
        sheet.shape(bar, IRON, 3)
        sheet.flat(brush([complex(x - 3, 30), complex(x - 3, 100), complex(x - 3, 176)], 3, 0.8), "#aaa59c")
    for x in (82, 118):
        for finger in range(4):
            sheet.shape(oval(complex(x, 146 + finger * 8), 12, 5), "#d9b08a", 2)
    frame = "M16 12H184V192H16ZM34 28V176H166V28Z"
    sheet.shape(frame, CONTRABAND["prisoner"], 3.4)
    for x, y in ((25, 20), (175, 20), (25, 184), (175, 184)):
        sheet.shape(oval(complex(x, y), 4, 4), IRON, 1.6)


def stolen(sheet: Sheet) -> None:
    """A strongbox broken open, silver spilling from it."""
    lid = smooth([28 + 84j, 22 + 50j, 50 + 26j, 150 + 20j, 178 + 42j, 176 + 78j], closed=False) + "Z"
    sheet.shape(lid, CONTRABAND["stolen_goods"], 4.4)
    for share in (0.2, 0.5, 0.8):
        strap = curve(lambda t, a=share: complex(28 + 148 * a + 4 * t, 84 - 6 * a - 52 * t), steps=3)
        sheet.line(smooth(strap, closed=False), 6)
        sheet.line(smooth(strap, closed=False), 3, AMBER)
    for x, y in (
        (48, 94),
        (72, 86),
        (98, 90),
        (122, 84),
        (148, 90),
        (86, 76),
        (112, 74),
        (136, 76),
        (62, 78),
    ):
        sheet.shape(oval(complex(x, y), 14, 8), "#e8e2cf", 2.6)
        sheet.ink(taper(complex(x - 7, y + 3), complex(x + 8, y + 3), 1.5, -2))
    box = poly([26 + 96j, 176 + 92j, 170 + 172j, 34 + 176j])
    sheet.flat(box, CONTRABAND["stolen_goods"])
    sheet.hatch(box, 68, 6, 1.5, colour="#8b95a0", side=poly([26 + 96j, 90 + 96j, 80 + 180j, 30 + 180j]))
    sheet.line(box, 4.4)
    for x in (52, 146):
        sheet.shape(
            poly([complex(x - 7, 95), complex(x + 7, 95), complex(x + 7, 175), complex(x - 7, 175)]),
            AMBER,
            2.6,
        )
    sheet.shape(poly([86 + 104j, 116 + 103j, 114 + 136j, 88 + 137j]), AMBER, 3)
    sheet.ink(oval(101 + 116j, 4.6, 4.6), poly([99 + 118j, 103 + 118j, 105 + 130j, 97 + 130j]))
    sheet.line("M116 98L108 112L120 122L110 140", 2.6)
    for x, y in ((30, 184), (150, 186), (176, 180)):
        sheet.shape(oval(complex(x, y), 13, 7), "#e8e2cf", 2.6)
