"""What pictures of a table lie on: the sea, a coast far off, a quay and its planks. All are 1000 wide.

The sea and the planks go on below themselves, and have no ground of their own: the theme gives the tint under
their ink.
"""

from collections.abc import Callable

from render.art.ink import DARK_WOOD, LINEN, WOOD
from tools.artwork.pens import Sheet, brush, curve, oval, poly, soft, taper
from tools.artwork.scenes import props
from tools.artwork.scenes.stage import palm

WIDE = 1000
ROW, BOARD = 24, 44  # how high a row of waves and a board is
HIGH = {"waves": 10 * ROW, "planks": 6 * BOARD, "coast": 120, "quay": 40}
LAND = "#a9b48e"


def waves(sheet: Sheet) -> None:
    """Rows of waves, each crest with its foam."""
    for row in range(10):
        x = sheet.chance.uniform(-70, 0)
        while x < WIDE:
            long, high = sheet.chance.uniform(26, 44), sheet.chance.uniform(4, 7)
            crest = curve(
                lambda t, x=x, row=row, long=long, high=high: complex(
                    x + long * t, row * ROW + 14 - high * 4 * t * (1 - t)
                ),
                steps=4,
            )
            sheet.ink(brush(crest, 2.2), opacity=0.45)
            if sheet.chance.random() < 0.4:
                sheet.flat(brush([point - 2.6j for point in crest[1:4]], 2.6), LINEN, 0.9)
            x += long + sheet.chance.uniform(30, 120)


def planks(sheet: Sheet) -> None:
    """Boards of a wharf: seams, butts with their nails, the grain of the wood."""
    for row in range(6):
        top = row * BOARD
        sheet.ink(taper(complex(-400, top), complex(WIDE + 400, top), 2.2), opacity=0.55)
        x = sheet.chance.uniform(80, 420)
        while x < WIDE:
            sheet.ink(taper(complex(x, top), complex(x + 1, top + BOARD), 1.6), opacity=0.5)
            for side in (-9, 9):
                for down in (11, BOARD - 11):
                    sheet.ink(oval(complex(x + side, top + down), 1.7, 1.7), opacity=0.4)
            x += sheet.chance.uniform(260, 460)
        for _ in range(16):
            spot = complex(sheet.chance.uniform(-40, WIDE), top + sheet.chance.uniform(7, BOARD - 7))
            long = sheet.chance.uniform(50, 150)
            sheet.ink(taper(spot, spot + long, 1.1, sheet.chance.uniform(-3, 3)), opacity=0.28)


def coast(sheet: Sheet) -> None:
    """Hills, a fort, houses and a church, as they lie beyond a harbour."""
    foot = HIGH["coast"]
    for text in (
        "0 74 90 52 190 66 300 40 430 62 560 46 690 68 800 44 900 60 1000 40",
        "0 96 140 84 280 92 430 78 600 94 760 82 880 92 1000 76",
    ):
        d = soft(text, closed=False) + f"L{WIDE} {foot}L0 {foot}Z"
        sheet.flat(d, LAND, 0.75)
        sheet.hatch(d, 116, 9, 1.5, bow=7, opacity=0.4)
        sheet.line(soft(text, closed=False), 1.6)
    props.fort(sheet, complex(112, foot), 0.6)
    props.town(sheet, 300, 470, foot)
    props.church(sheet, complex(492, foot), 0.62)
    props.town(sheet, 600, 720, foot)
    props.tower(sheet, complex(900, foot - 4), 0.64)
    for x, tall, bend in ((236, 70, 18), (262, 56, -14), (752, 66, 16), (800, 58, -18), (968, 62, -12)):
        palm(sheet, complex(x, foot), tall, bend)


def quay(sheet: Sheet) -> None:
    """The edge of a wharf: a beam on the heads of its piles, and bollards on it."""
    beam = f"M-4 14H{WIDE + 4}V{HIGH['quay']}H-4Z"
    sheet.shape(beam, WOOD, 3)
    sheet.hatch(beam, 0, 5, 1.4, bow=0, opacity=0.6)
    for x in range(4, WIDE, 124):
        sheet.shape(
            poly([complex(x, 18), complex(x + 34, 18), complex(x + 34, 37), complex(x, 37)]), DARK_WOOD, 2
        )
        sheet.hatch(
            f"M{x} 18H{x + 34}V37H{x}Z", 90, 4, 1.3, bow=0, side=f"M{x + 18} 18H{x + 34}V37H{x + 18}Z"
        )
    for x in range(66, WIDE, 248):
        sheet.shape(soft(f"{x} 20 {x + 2} 8 {x - 4} 2 {x + 24} 2 {x + 18} 8 {x + 20} 20"), DARK_WOOD, 2.4)
        sheet.line(f"M{x + 1} 11Q{x + 10} 15 {x + 19} 11M{x + 1} 15Q{x + 10} 19 {x + 19} 15", 1.8, LINEN)


GROUNDS: dict[str, Callable[[Sheet], None]] = {"waves": waves, "planks": planks, "coast": coast, "quay": quay}


def grounds() -> dict[str, Sheet]:
    """Every ground on a sheet of its own."""
    found: dict[str, Sheet] = {}
    for name, draw in GROUNDS.items():
        found[name] = Sheet(f"ground {name}", WIDE, HIGH[name])
        draw(found[name])
    return found
