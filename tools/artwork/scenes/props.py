"""What stands on a stage: houses, towers, letters, chests and other things."""

from collections.abc import Callable

from render.art.ink import AMBER, DARK_WOOD, GOLD, INK, IRON, LINEN, PAPER, RED, STONE, WOOD
from tools.artwork.pens import Sheet, brush, curve, hard, oval, poly, smooth, soft, taper, trace


def house(
    sheet: Sheet, corner: complex, wide: float, high: float, wall: str, roof: str, gable: bool = False
) -> None:
    """A house whose lower left corner is `corner`, with a tiled roof or a stepped gable."""
    box = poly([corner, corner - high * 1j, corner + wide - high * 1j, corner + wide])
    sheet.flat(box, wall)
    sheet.hatch(
        box,
        88,
        4,
        1,
        bow=1,
        side=poly(
            [corner + wide * 0.7, corner + wide * 0.7 - high * 1j, corner + wide - high * 1j, corner + wide]
        ),
    )
    sheet.line(box, 1.8)
    eaves = corner - high * 1j
    if gable:
        steps = [
            eaves,
            eaves - wide * 0.2j,
            eaves + wide * 0.2 - wide * 0.2j,
            eaves + wide * 0.2 - wide * 0.45j,
        ]
        steps += [eaves + wide * 0.4 - wide * 0.45j, eaves + wide * 0.4 - wide * 0.68j]
        whole = [*steps, *(eaves + wide - (point - eaves).conjugate() for point in reversed(steps))]
        sheet.shape(poly(whole), wall, 1.8)
    else:
        top = poly(
            [
                eaves - 4,
                eaves + wide * 0.14 - wide * 0.34j,
                eaves + wide * 0.86 - wide * 0.34j,
                eaves + wide + 4,
            ]
        )
        sheet.shape(top, roof, 1.8)
        sheet.hatch(top, 96, 4, 1.1, bow=1)
    rows = max(1, int(high / 24))
    for row in range(rows):
        for column in range(max(2, int(wide / 18))):
            spot = eaves + complex(wide * (column + 0.5) / max(2, int(wide / 18)) - 4, 6 + row * high / rows)
            sheet.shape(poly([spot, spot + 8, spot + 8 + 11j, spot + 11j]), "#4a4436", 1.2)
            sheet.line(poly([spot + 4, spot + 4 + 11j], closed=False), 0.8, LINEN)


def town(sheet: Sheet, left: float, right: float, foot: float, dutch: bool = False) -> None:
    """A row of houses along a quay."""
    walls, roofs = (LINEN, "#e3c48c", "#d9a88a", "#cdd3c4"), ("#b3502e", "#8c4a2c", "#a0643c")
    x, index = left, 0
    while x < right - 24:
        wide, high = sheet.chance.uniform(30, 48), sheet.chance.uniform(34, 60)
        house(
            sheet,
            complex(x, foot),
            wide,
            high,
            walls[index % 4],
            roofs[index % 3],
            gable=dutch or index % 4 == 3,
        )
        x, index = x + wide + 1, index + 1


def church(sheet: Sheet, corner: complex, size: float) -> None:
    """A mission church with a bell gable."""
    with sheet.moved(corner, size):
        nave = hard("0 0 0 -52 60 -76 120 -52 120 0")
        sheet.flat(nave, LINEN)
        sheet.hatch(nave, 86, 5, 1.2, side=hard("84 -80 120 -80 120 0 84 0"))
        sheet.line(nave, 2.2)
        front = hard("26 0 26 -84 40 -84 40 -104 60 -124 80 -104 80 -84 94 -84 94 0")
        sheet.shape(front, "#efe1bf", 2.4)
        sheet.shape("M46 -88V-100Q60 -114 74 -100V-88Z", "#4a4436", 2)
        sheet.shape(soft("60 -106 68 -94 70 -88 50 -88 52 -94"), AMBER, 1.6)
        sheet.shape("M46 0V-28Q60 -46 74 -28V0Z", DARK_WOOD, 2.2)
        sheet.shape(oval(60 - 62j, 9, 9), "#6f93b3", 2)
        sheet.line("M60 -71V-53M51 -62H69", 1.2)
        sheet.line("M60 -124V-142M53 -136H67", 3)


def tower(sheet: Sheet, foot: complex, size: float, flag: bool = True) -> None:
    """A round watchtower of stone."""
    with sheet.moved(foot, size):
        body = hard("-26 0 -20 -92 20 -92 26 0")
        sheet.flat(body, STONE)
        for row in range(9):
            y = -8 - row * 10
            for x in range(-24 + 8 * (row % 2), 24, 16):
                sheet.line(f"M{x} {y}h12v-8", 1)
        sheet.hatch(body, 92, 5, 1.5, bow=2, side=hard("4 4 4 -96 30 -96 30 4"))
        sheet.line(body, 2.2)
        sheet.shape(
            hard(
                "-26 -92 -26 -112 -16 -112 -16 -104 -6 -104 -6"
                " -112 6 -112 6 -104 16 -104 16 -112 26 -112 26 -92"
            ),
            STONE,
            2.2,
        )
        sheet.shape("M-6 0V-18Q0 -26 6 -18V0Z", "#3b332b", 1.8)
        sheet.ink(hard("-3 -62 3 -62 3 -48 -3 -48"))
        if flag:
            sheet.line("M0 -112V-150", 2.4)
            sheet.shape(soft("0 -150 16 -146 30 -150 30 -134 16 -130 0 -134"), RED, 1.8)


def fort(sheet: Sheet, foot: complex, size: float, banner: str = RED) -> None:
    """A bastion with its guns and a banner."""
    with sheet.moved(foot, size):
        wall = hard("-110 0 -96 -58 96 -58 110 0")
        sheet.flat(wall, STONE)
        with sheet.within(wall):
            for row in range(5):
                for x in range(-104 + 11 * (row % 2), 104, 22):
                    sheet.line(f"M{x} {-6 - row * 11}h16v-8", 0.9)
        sheet.hatch(wall, 94, 5, 1.4, side=hard("34 4 34 -60 112 -60 112 4"))
        sheet.line(wall, 2.4)
        for x in range(-96, 90, 24):
            sheet.shape(hard(f"{x} -56 {x} -72 {x + 13} -72 {x + 13} -56"), STONE, 2)
        for x in range(-78, 90, 48):
            sheet.shape(hard(f"{x - 5} -62 {x + 6} -62 {x + 22} -68 {x + 22} -60 {x} -56"), IRON, 1.8)
        sheet.shape("M-14 0V-22Q0 -40 14 -22V0Z", "#3b332b", 2)
        house(sheet, -34 - 58j, 60, 30, LINEN, "#b3502e")
        sheet.line("M-4 -104V-142", 3)
        sheet.shape(soft("-4 -142 20 -137 42 -144 42 -118 20 -112 -4 -118"), banner, 2.2)


def letter(sheet: Sheet, middle: complex, size: float, turn: float = 0, seal: str = RED) -> None:
    """A letter with lines of writing and a seal."""
    with sheet.moved(middle, size, turn=turn):
        page = soft("-70 -84 0 -88 72 -82 66 0 74 84 0 80 -68 88 -64 0")
        sheet.shape(page, PAPER, 2.6)
        sheet.hatch(page, 80, 6, 1, side=hard("46 -90 76 -90 76 90 46 90"), opacity=0.6)
        for row in range(9):
            y, x = -62 + row * 12, -50.0
            last = 44 if row < 7 else -4
            while x < last:
                step = sheet.chance.uniform(8, 22)
                word = [complex(x + step * t / 4, y + (2.2 if t % 2 else -2.2)) for t in range(5)]
                sheet.ink(brush(word, 2.2, 0.6))
                x += step + 5
        for x in (14, 34):
            sheet.shape(hard(f"{x} 52 {x + 12} 52 {x + 14} 92 {x + 6} 84 {x - 2} 94"), seal, 1.8)
        sheet.shape(
            smooth([30 + 50j + complex(0, 1) ** (k / 3) * (17 + 2 * (k % 2)) for k in range(12)]), seal, 2.2
        )
        sheet.line(oval(30 + 50j, 10, 10), 1.6)


def chart(sheet: Sheet, middle: complex, size: float, torn: bool = False) -> None:
    """A chart with a coast, a course and a cross; or the half of one."""
    with sheet.moved(middle, size, turn=-4):
        edge = "-120 -72 120 -78 116 0 124 74 -116 80 -122 0"
        if torn:
            edge = "-120 -72 30 -76 40 -52 26 -30 46 -8 30 14 48 38 34 76 -116 80 -122 0"
        page = hard(edge)
        sheet.shape(page, PAPER, 2.6)
        with sheet.within(page):
            coast = soft("-130 -20 -90 -34 -66 -8 -30 -26 -14 8 -44 40 -20 92 -140 92")
            sheet.shape(coast, "#cdbb84", 2)
            sheet.hatch(coast, 60, 6, 1.1)
            sheet.shape(soft("60 -50 88 -56 96 -34 74 -22 54 -32"), "#cdbb84", 2)
            for point in curve(lambda t: complex(-4 + 78 * t, 40 - 72 * t + 30 * t * (1 - t)), steps=8):
                sheet.ink(oval(point, 2.6, 2.6))
            sheet.line("M66 -48L84 -30M84 -48L66 -30", 5, RED)
            for k in range(16):
                way = complex(0, 1) ** (k / 4)
                sheet.ink(
                    taper(64 + 44j, 64 + 44j + way * (26 if k % 4 == 0 else 15), 2.4 if k % 4 == 0 else 1.2)
                )
            sheet.line(oval(64 + 44j, 17, 17), 1.4)
        sheet.line(page, 2.6)


def chest(sheet: Sheet, foot: complex, size: float, full: bool = True) -> None:
    """An open chest, full of coins."""
    with sheet.moved(foot, size):
        sheet.shape(soft("-60 -46 -64 -80 -40 -104 40 -106 64 -84 62 -48"), WOOD, 2.6)
        sheet.hatch(soft("-60 -46 -64 -80 -40 -104 40 -106 64 -84 62 -48"), 4, 7, 1.4)
        if full:
            for row in range(3):
                for k in range(9 - row * 2):
                    spot = complex(-46 + row * 11 + k * 11.5, -44 - row * 9)
                    sheet.shape(oval(spot, 8, 5), AMBER, 1.6)
                    sheet.ink(taper(spot - 4 + 1j, spot + 4 + 1j, 0.8))
        box = hard("-64 -44 64 -44 58 0 -58 0")
        sheet.flat(box, WOOD)
        for y in (-30, -15):
            sheet.ink(taper(complex(-62, y), complex(62, y), 1.6))
        sheet.hatch(box, 84, 6, 1.4, side=hard("20 -46 66 -46 60 2 20 2"))
        sheet.line(box, 2.6)
        for x in (-44, 36):
            sheet.shape(hard(f"{x} -45 {x + 10} -45 {x + 10} 0 {x} 0"), GOLD, 2)
        sheet.shape(hard("-10 -44 10 -44 8 -24 -8 -24"), GOLD, 2)
        sheet.ink(oval(-36j, 3, 3), hard("-1.5 -36 1.5 -36 2.5 -28 -2.5 -28"))


def cannon(sheet: Sheet, foot: complex, size: float, mirror: bool = False) -> None:
    """A gun on its carriage."""
    with sheet.moved(foot, size, mirror=mirror):
        sheet.shape(soft("-64 -34 -20 -44 66 -54 74 -40 66 -34 -20 -22 -62 -18 -72 -26"), IRON, 2.6)
        for x in (-36, 0, 44):
            sheet.line(f"M{x} {-40 - x * 0.15:.0f}L{x + 2} {-22 - x * 0.15:.0f}", 3)
        sheet.flat(brush(trace("-50 -32 0 -38 60 -48"), 4), "#a9a49c")
        carriage = hard("-66 -14 -50 -26 6 -30 30 -14 30 -4 -66 -4")
        sheet.shape(carriage, WOOD, 2.4)
        sheet.hatch(carriage, 8, 5, 1.1)
        for x in (-46, 10):
            sheet.shape(oval(complex(x, -4), 13, 13), DARK_WOOD, 2.4)
            sheet.shape(oval(complex(x, -4), 4, 4), IRON, 1.6)


def gallows(sheet: Sheet, foot: complex, size: float) -> None:
    """A gallows, empty."""
    with sheet.moved(foot, size):
        for text in (
            "-6 0 -6 -120 6 -120 6 0",
            "-6 -120 84 -120 84 -108 -6 -108",
            "6 -72 48 -108 58 -108 6 -60",
        ):
            sheet.shape(hard(text), DARK_WOOD, 2.2)
            sheet.hatch(hard(text), 84, 5, 1.1)
        sheet.line("M70 -108V-84", 4)
        sheet.line("M70 -108V-84", 2, "#d9b36a")
        sheet.line(oval(70 - 70j, 9, 14), 5)
        sheet.line(oval(70 - 70j, 9, 14), 2.4, "#d9b36a")
        sheet.shape(hard("-30 0 -24 -12 96 -12 102 0"), WOOD, 2.2)


def canoe(sheet: Sheet, keel: complex, size: float) -> None:
    """A dugout with three paddlers."""
    with sheet.moved(keel, size):
        for x, skin in ((-52, "#98643f"), (-6, "#86573a"), (42, "#98643f")):
            person(sheet, complex(x, 14), 0.8, "#b3402e" if x < 0 else "#c9a02e", skin, bare=True)
            sheet.line(f"M{x + 10} -46L{x + 30} 14", 3.4)
            sheet.shape(oval(complex(x + 31, 16), 4, 9, -18), WOOD, 1.6)
        hull = soft("-110 -22 -70 -10 0 -6 70 -10 116 -28 92 8 40 16 -44 16 -90 8")
        sheet.shape(hull, "#8a5a34", 2.4)
        sheet.hatch(hull, 6, 5, 1.4)
        for x in range(-80, 90, 20):
            sheet.flat(hard(f"{x} -2 {x + 8} 4 {x} 10 {x - 8} 4"), "#d9b36a")


def person(
    sheet: Sheet,
    foot: complex,
    size: float,
    cloth: str,
    skin: str = "#ecc9a0",
    *,
    hat: bool = False,
    bare: bool = False,
    mirror: bool = False,
    arm: str = "down",
) -> None:
    """A figure of 104 units that looks to the right; `arm` says how it holds the nearer one."""
    with sheet.moved(foot, size, mirror=mirror):
        _legs(sheet, "#d8c79f" if not bare else skin)
        hand = {"down": 14 - 38j, "up": 34 - 96j, "out": 38 - 66j}[arm]
        far = soft("2 -74 12 -70 22 -56 30 -50 28 -44 16 -48 4 -60")
        sheet.shape(far, skin if bare else cloth, 1.8)
        coat = soft(
            "-12 -36 -15 -56 -13 -74 -4 -80 8 -79 14 -70 13 -52 12 -36 18 -22 8 -18 -2 -21 -14 -17 -20 -20"
        )
        sheet.shape(coat, skin if bare else cloth, 2.2)
        sheet.hatch(coat, 74, 4, 1.2, side=hard("-24 -84 -2 -84 -4 -14 -24 -14"))
        if bare:
            sheet.shape(soft("-13 -40 12 -40 14 -22 -14 -20"), cloth, 2)
        else:
            sheet.line("M10 -74Q12 -52 9 -36L13 -20", 1.2)
            sheet.ink(taper(-14 - 42j, 12 - 40j, 2.2))
        shoulder = -3 - 72j
        elbow = shoulder + (hand - shoulder) * 0.52 + (4j if arm == "down" else 5j)
        sheet.line(smooth([shoulder, elbow, hand], closed=False), 11)
        sheet.line(smooth([shoulder, elbow, hand], closed=False), 7.4, skin if bare else cloth)
        sheet.shape(oval(hand, 4, 4), skin, 1.6)
        _head(sheet, skin, hat)


def _legs(sheet: Sheet, breeches: str) -> None:
    """Breeches, stockings and shoes, one foot set forward."""
    for x, ahead in ((-8, -4), (5, 6)):
        knee = complex(x + ahead * 0.6, -16)
        sheet.shape(poly([x - 5 - 32j, x + 7 - 32j, knee + 5, knee - 5]), breeches, 1.8)
        ankle = complex(x + ahead, -3)
        sheet.shape(poly([knee - 4, knee + 4, ankle + 3, ankle - 3]), LINEN, 1.8)
        sheet.shape(
            smooth([ankle - 4 - 1j, ankle + 3 - 2j, ankle + 12 + 2j, ankle + 11 + 4j, ankle - 4 + 4j]), INK, 1
        )


def _head(sheet: Sheet, skin: str, hat: bool) -> None:
    """The head from the side: forehead, nose, chin, hair tied behind."""
    sheet.shape(poly([-4 - 84j, 5 - 84j, 6 - 76j, -5 - 76j]), skin, 1.6)
    face = "-8 -84 -9 -96 -4 -103 4 -104 9 -100 9 -96 13.5 -90.5 10 -89 10.5 -86 8 -82 2 -81"
    sheet.shape(soft(face), skin, 1.8)
    sheet.ink(oval(6 - 95j, 1.1, 1.3), taper(4 - 98j, 9 - 98j, 0.8), taper(6 - 86j, 10 - 86.6j, 0.8))
    hair = "-1 -84 -10 -82 -16 -72 -18 -76 -13 -88 -12 -98 -5 -106 5 -107 9 -101 1 -100 -2 -95 -3 -90"
    sheet.shape(soft(hair), "#3b2f29", 1.6)
    if hat:
        sheet.shape(soft("-19 -99 -6 -103 8 -103 21 -98 14 -107 9 -114 -4 -115 -11 -108"), "#2b2521", 1.8)
        sheet.line("M-17 -100Q0 -105 19 -99", 1.4, AMBER)


def bars(sheet: Sheet) -> None:
    """A barred window in a thick wall, over the whole stage."""
    wall = "M0 0H400V250H0ZM110 40V220H290V40Z"
    sheet.shape(wall, "#8d8377", 2.4)
    for row in range(13):
        for x in range(-20 + 26 * (row % 2), 400, 52):
            if not (90 < x < 262 and 28 < row * 20 < 216):
                sheet.line(f"M{x} {row * 20}h44v-16", 1.2)
    sheet.hatch("M0 0H400V250H0ZM110 40V220H290V40Z", 60, 8, 1.2, side=hard("290 0 400 0 400 250 290 250"))
    for x in (128, 164, 200, 236, 272):
        sheet.shape(hard(f"{x - 6} 40 {x + 6} 40 {x + 6} 220 {x - 6} 220"), IRON, 2.4)
        sheet.flat(brush([complex(x - 2, 48), complex(x - 2, 130), complex(x - 2, 212)], 3, 0.8), "#a9a49c")
    for y in (88, 164):
        sheet.shape(hard(f"110 {y - 5} 290 {y - 5} 290 {y + 5} 110 {y + 5}"), IRON, 2.2)
    sheet.line("M110 40H290V220H110Z", 3.4)


def swords(sheet: Sheet, middle: complex, size: float) -> None:
    """Two rapiers crossed."""
    for mirror in (False, True):
        with sheet.moved(middle, size, mirror=mirror):
            sheet.shape(hard("-70 -64 -66 -68 44 40 38 46"), "#d5d9dc", 2)
            sheet.shape(soft("28 52 30 40 44 28 54 34 50 46 40 54"), AMBER, 2.2)
            sheet.shape(hard("44 44 50 38 70 60 64 66"), INK, 1.8)


def sapling(sheet: Sheet, foot: complex, size: float, leaf: str = "#5f7a4a") -> None:
    """A cane or a bush of the plantation."""
    with sheet.moved(foot, size):
        for x in (-8, 0, 9):
            sheet.line(f"M{x} 0Q{x * 1.4} -30 {x * 2} -64", 4.4)
            sheet.line(f"M{x} 0Q{x * 1.4} -30 {x * 2} -64", 2.2, "#9aab5e")
            for side in (-1, 1):
                blade = brush(
                    [complex(x * 1.5, -34), complex(x * 2 + side * 12, -60), complex(x * 2 + side * 26, -50)],
                    5,
                    0.6,
                )
                sheet.shape(blade, leaf, 1.2)
            sheet.shape(
                brush([complex(x * 2, -58), complex(x * 2 + 3, -78), complex(x * 2 + 10, -92)], 6, 0.7),
                leaf,
                1.2,
            )


def quay(sheet: Sheet, outline: str, apart: float) -> None:
    """The stone side of a quay, its courses this far apart."""
    edge = hard(outline)
    sheet.shape(edge, STONE, 2.4)
    sheet.hatch(edge, 4, apart, 1.4, bow=1)


Laid = tuple[Callable[[Sheet], None], complex, float]
"""A good of the collection, where its corner lies, and its size."""


def stowed(sheet: Sheet, *goods: Laid) -> None:
    """Goods side by side, the last in front."""
    for draw, corner, size in goods:
        placed(sheet, draw, corner, size)


def placed(sheet: Sheet, draw: Callable[[Sheet], None], corner: complex, size: float) -> None:
    """A good of the collection, in this size."""
    with sheet.moved(corner, size):
        draw(sheet)
