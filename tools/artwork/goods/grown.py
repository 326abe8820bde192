"""Goods that grow, and what is eaten."""

from render.art.colours import GOODS
from render.art.ink import AMBER, DARK_WOOD, LINEN, PAPER, STONE, WOOD
from tools.artwork.pens import Sheet, brush, curve, hard, oval, poly, smooth, soft, taper, trace

RIND = "#8a4a2c"  # cocoa pods are lighter than their beans, or their ribs would drown


def _pod(sheet: Sheet, fill: str) -> None:
    """A pod that stands upright about the origin."""
    edge = [-78j, 17 - 58j, 33 - 10j, 27 + 36j, 7 + 72j, 78j, -7 + 72j, -27 + 36j, -33 - 10j, -17 - 58j]
    body = smooth(edge)
    sheet.shape(brush([-72j, 4 - 90j, 16 - 100j], 12, 1), DARK_WOOD)
    sheet.flat(body, fill)
    for share in (-0.72, -0.36, 0, 0.36, 0.72):
        rib = curve(lambda t, a=share: complex(33 * a * (1 - (2 * t - 1) ** 4), -76 + 152 * t))
        sheet.ink(brush(rib, 4.4, 0.5))
    sheet.hatch(
        body, 12, 6, 1.5, bow=4, side=smooth([4 - 78j, 40 - 40j, 40 + 50j, 4 + 78j, 16 + 20j, 14 - 30j])
    )
    sheet.line(body, 4.2)


def cocoa(sheet: Sheet) -> None:
    """Two pods, and one cut open to show the beans."""
    with sheet.moved(80 + 100j, 0.94, turn=-20):
        _pod(sheet, RIND)
    with sheet.moved(130 + 106j, 0.94, turn=26):
        _pod(sheet, "#b0642f")
    with sheet.moved(66 + 150j, turn=-64):
        half = oval(0, 26, 44)
        sheet.shape(half, RIND, 4)
        sheet.shape(oval(0, 18, 35), PAPER, 2)
        for row in range(4):
            for side in (-1, 1):
                sheet.shape(
                    oval(complex(side * 7.5, -21 + 14 * row), 5.6, 7.4, side * 20), GOODS["cocoa"], 1.6
                )


def _loaf(sheet: Sheet) -> None:
    loaf = smooth([22 + 92j, 34 + 58j, 74 + 40j, 122 + 44j, 150 + 66j, 152 + 96j, 120 + 108j, 52 + 108j])
    sheet.flat(loaf, "#d9a24a")
    sheet.hatch(
        loaf, 62, 6, 1.5, side=smooth([22 + 92j, 40 + 76j, 90 + 84j, 150 + 80j, 152 + 110j, 40 + 116j])
    )
    for x in (54, 84, 114):
        cut = smooth([complex(x, 50), complex(x + 20, 62), complex(x + 24, 82), complex(x + 6, 66)])
        sheet.shape(cut, GOODS["food"], 2)
    sheet.line(loaf, 4)


def _cheese(sheet: Sheet) -> None:
    top = poly([104 + 104j, 178 + 84j, 188 + 106j, 120 + 128j])
    wedge = poly([104 + 104j, 188 + 106j, 188 + 146j, 112 + 152j])
    sheet.shape(top, "#fbeb94", 3)
    sheet.shape(wedge, GOODS["food"], 3)
    for x, y, size in ((130, 128, 7), (162, 122, 5), (150, 140, 4), (176, 136, 4)):
        sheet.shape(oval(complex(x, y), size, size * 0.8), "#c9a22e", 1.6)
    sheet.hatch(wedge, 78, 5, 1, side=poly([104 + 104j, 136 + 106j, 136 + 152j, 112 + 152j]))
    sheet.line(poly([104 + 104j, 178 + 84j, 188 + 106j, 188 + 146j, 112 + 152j]), 4)


def food(sheet: Sheet) -> None:
    """A loaf, a wedge of cheese and a fish."""
    _loaf(sheet)
    _cheese(sheet)
    tail = smooth([30 + 148j, 8 + 128j, 12 + 150j, 6 + 174j, 32 + 156j])
    sheet.shape(tail, STONE, 3.4)
    fish = smooth(
        [24 + 152j, 60 + 128j, 104 + 126j, 140 + 146j, 148 + 158j, 126 + 170j, 76 + 176j, 40 + 164j]
    )
    sheet.flat(fish, "#b9c6c4")
    with sheet.within(fish):
        for x in range(44, 112, 10):
            for y in range(134, 178, 9):
                scale = [complex(x, y), complex(x - 5, y + 4), complex(x, y + 8)]
                sheet.ink(brush([point + (y % 2) * 5 for point in scale], 2))
        sheet.hatch(fish, 8, 4, 1.2, side=poly([20 + 160j, 150 + 160j, 150 + 190j, 20 + 190j]))
    sheet.ink(brush([112 + 130j, 104 + 148j, 114 + 168j], 4))
    sheet.shape(oval(126 + 146j, 4.6, 4.6), LINEN, 1.6)
    sheet.ink(oval(127 + 146j, 2, 2))
    sheet.line(fish, 4)


def _pepper(sheet: Sheet, root: complex, turn: float, size: float = 1) -> None:
    with sheet.moved(root, size, turn=turn):
        body = smooth([-9 + 0j, 9 + 0j, 11 + 18j, 6 + 38j, -6 + 54j, -4 + 34j, -11 + 16j])
        sheet.shape(body, GOODS["spices"], 2.6)
        sheet.ink(brush([5 + 8j, 6 + 22j, 0 + 40j], 3))
        sheet.flat(brush([-5 + 8j, -6 + 18j, -3 + 30j], 3), "#f0a58f")
        sheet.shape(brush([0j, 1 - 9j, 8 - 17j], 6, 1), "#4d6b3c", 1.6)


def spices(sheet: Sheet) -> None:
    """An open sack of red powder with a scoop in it; peppers and star anise lie before it."""
    sack = soft("46 62 34 96 30 140 40 176 72 182 118 182 152 176 164 140 158 96 148 62 98 74")
    sheet.flat(sack, "#d8bd8a")
    with sheet.within(sack):
        sheet.hatch(sack, 84, 8, 1.6, bow=8, side=hard("26 60 66 60 62 190 26 190"))
        sheet.hatch(sack, 97, 6, 2, bow=-8, side=hard("118 60 170 60 170 190 110 190"))
        for fold in ("60 96 68 130 62 176", "92 100 90 136 98 182", "130 96 136 130 128 180"):
            sheet.ink(brush(trace(fold), 4, 0.2))
    sheet.line(sack, 4)
    sheet.shape(soft("38 58 62 46 98 42 134 46 158 58 150 72 98 82 46 72"), "#8c6a3c", 4)
    heap = soft("46 62 66 44 86 34 104 38 122 32 142 48 152 62 98 76")
    sheet.shape(heap, GOODS["spices"], 3)
    sheet.hatch(heap, 20, 5, 1.6, side=hard("104 24 160 24 160 80 110 80"))
    for point in trace("66 58 78 48 86 62 98 52 112 64 76 66 104 44 126 52"):
        sheet.flat(oval(point, 2.2, 1.7), "#f0a58f")
    sheet.shape(hard("120 44 166 4 174 12 132 54"), WOOD, 3)
    sheet.shape(soft("104 42 122 36 140 50 132 64 112 66 102 56"), "#d9b36a", 3)
    rim = soft("36 60 58 72 98 80 138 72 160 60 162 76 136 90 98 96 60 90 34 76")
    sheet.shape(rim, LINEN, 3.4)
    for step in range(9):
        point = complex(48 + step * 12.5, 77 + 10 * (1 - ((step - 4) / 4) ** 2))
        sheet.ink(taper(point, point + 2 + 9j, 1.2))
    _pepper(sheet, 150 + 132j, 62, 1.05)
    _pepper(sheet, 118 + 162j, 84, 1.0)
    for turn in range(8):
        way = complex(0, 1) ** (turn / 2)
        ray = 166 + 170j + way * 10
        sheet.shape(smooth([166 + 170j, ray + way * 4j, ray + way * 9, ray - way * 4j]), "#7d4a24", 2)


def _leaf(sheet: Sheet, fill: str) -> None:
    """A leaf that rises from the origin."""
    edge = [0j, 16 - 22j, 31 - 62j, 26 - 104j, 4 - 142j, -20 - 108j, -30 - 64j, -17 - 22j]
    leaf = smooth(edge)
    sheet.flat(leaf, fill)
    with sheet.within(leaf):
        for step in range(11):
            foot = complex(0, -10 - step * 12)
            for side in (-1, 1):
                vein = [foot, foot + complex(side * 17, -13), foot + complex(side * 32, -34)]
                sheet.ink(brush(vein, 2.2, 0.8))
        sheet.hatch(leaf, 96, 4, 1.4, side=poly([2 + 0j, 40 + 0j, 40 - 150j, 4 - 142j]))
    sheet.ink(brush([6j, -60j, 3 - 136j], 6, 0.8))
    sheet.line(leaf, 3.8)


def tobacco(sheet: Sheet) -> None:
    """Leaves tied in a hand, and a clay pipe."""
    light, dark = "#6d9463", GOODS["tobacco"]
    leaves = ((-54, 0.74, dark), (54, 0.74, dark), (-29, 0.96, light), (29, 0.96, dark), (0, 1.1, light))
    for turn, size, fill in leaves:
        with sheet.moved(100 + 168j, size, turn=turn):
            _leaf(sheet, fill)
    band = smooth([84 + 156j, 100 + 162j, 116 + 156j, 118 + 170j, 100 + 176j, 82 + 170j])
    sheet.shape(band, AMBER, 3)
    sheet.ink(taper(84 + 163j, 116 + 163j, 1.6, -5))
    stems = smooth([86 + 174j, 114 + 174j, 120 + 194j, 104 + 190j, 98 + 196j, 92 + 189j, 78 + 193j])
    sheet.shape(stems, WOOD, 3)
    for x in (92, 100, 108):
        sheet.ink(taper(complex(x, 174), complex(x, 190), 1.2))
