"""Special weapons, seen close."""

import math
from collections.abc import Callable

from render.art.ink import AMBER, BLACK, DARK_WOOD, INK, IRON, LINEN, WOOD
from tools.artwork.pens import Sheet, brush, curve, hard, oval, smooth, soft, taper, trace
from tools.artwork.scenes.aboard import PLANK, SHADOW, ball, planks, rail, rope
from tools.artwork.scenes.stage import DAY, DUSK, GOLDEN, GREY, cloud, flash, sea, ship, sky


def chain_shot(sheet: Sheet) -> None:
    """Two balls on a chain fly through torn rigging."""
    sky(sheet, DUSK)
    sea(sheet, 206)
    for x, lean in ((66, 4), (330, -10)):
        mast = hard(f"{x} 250 {x + lean} 0 {x + lean + 11} 0 {x + 14} 250")
        sheet.shape(mast, DARK_WOOD, 2.2)
        sheet.hatch(mast, 88, 4, 1.2)
    sail = soft("84 22 196 10 318 26 306 70 322 118 268 96 236 128 214 92 176 122 150 88 92 116 104 68")
    sheet.shape(sail, LINEN, 2.6)
    sheet.hatch(sail, 84, 8, 1.4, bow=8)
    for x in (120, 152, 262, 290):
        sheet.ink(taper(complex(x, 104), complex(x + 8, 138), 2.2, 6))
    for a, b in (
        ((72, 6), (20, 190)),
        ((338, 6), (392, 190)),
        ((74, 20), (150, 214)),
        ((334, 24), (256, 210)),
    ):
        sheet.line(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", 2.2)
    first, second = 128 + 172j, 268 + 142j
    for flying in (first, second):
        for step in range(3):
            start = flying - 26 + complex(0, -12 + 12 * step)
            sheet.ink(taper(start, start - 52 + 8j, 2, 1), opacity=0.7)
    links = curve(lambda t: first + (second - first) * t + 26j * math.sin(math.pi * t), 0.1, 0.9, 11)
    for number, spot in enumerate(links):
        sheet.line(oval(spot, 9, 6 if number % 2 else 3.4, -14), 5)
        sheet.line(oval(spot, 9, 6 if number % 2 else 3.4, -14), 2.2, "#b7b1a5")
    ball(sheet, first, 27)
    ball(sheet, second, 27)


def grapeshot(sheet: Sheet) -> None:
    """Musket balls fly from a gun's mouth."""
    sky(sheet, GREY, 1.2)
    planks(sheet, 206, 250)
    flash(sheet, 122 + 128j, 1 + 0j, 96)
    cloud(sheet, 176 + 74j, 46)
    cloud(sheet, 182 + 186j, 42)
    barrel = hard("-10 94 96 104 100 98 116 98 118 158 102 158 98 152 -10 166")
    sheet.shape(barrel, IRON, 2.8)
    sheet.hatch(barrel, 3, 6, 1.7, side=hard("-10 132 118 132 118 170 -10 170"))
    sheet.flat(brush(trace("0 108 50 110 94 113"), 5), "#a9a49c")
    sheet.shape(oval(117 + 128j, 8, 28), BLACK, 2.2)
    for _ in range(34):
        far, off = sheet.chance.uniform(0, 1), sheet.chance.uniform(-1, 1)
        spot = complex(210 + 176 * far, 126 + off * (30 + 92 * far))
        sheet.ink(taper(spot - complex(30, off * 14), spot, 1.8), opacity=0.7)
        sheet.shape(oval(spot, 5.5, 5.5), IRON, 1.8)
        sheet.flat(oval(spot - 1.6 - 1.6j, 1.5, 1.5), LINEN)


def grappling_hooks(sheet: Sheet) -> None:
    """Hooks bite into the enemy's rail; a ship lies alongside."""
    sky(sheet, DAY)
    sea(sheet, 138)
    ship(sheet, "sloop", 292 + 150j, 0.5, mirror=True)
    planks(sheet, 196, 250, SHADOW)
    rail(sheet, 146)
    for x, far in ((76, -30), (206, 24), (326, 70)):
        hook = complex(x, 118)
        rope(
            sheet,
            curve(lambda t, h=hook, f=far: h + complex(f * t, -118 * t) + 12 * math.sin(t * 3), 0, 1, 7),
            4,
        )
        shank = hard(f"{x - 4} 112 {x + 4} 112 {x + 4} 158 {x - 4} 158")
        for side in (-1, 1):
            prong = trace(f"{x} 152 {x + side * 16} 160 {x + side * 31} 148 {x + side * 34} 128")
            sheet.line(smooth(prong, closed=False), 10)
            sheet.line(smooth(prong, closed=False), 5.6, "#8d8880")
            tip = hard(f"{x + side * 26} 134 {x + side * 36} 112 {x + side * 42} 134")
            sheet.shape(tip, IRON, 2)
        sheet.shape(shank, IRON, 2.2)
        sheet.line(oval(complex(x, 110), 8, 8), 6)
        sheet.line(oval(complex(x, 110), 8, 8), 2.6, "#b7b1a5")


def heated_shot(sheet: Sheet) -> None:
    """A red-hot ball in the tongs, over the coals."""
    sheet.flat("M0 0H400V250H0Z", "#4b3526")
    sheet.hatch("M0 0H400V250H0Z", 90, 11, 1.6, bow=2)
    sheet.flat(oval(200 + 128j, 190, 132), "#d9772e", 0.32)
    sheet.flat(oval(200 + 124j, 118, 92), AMBER, 0.4)
    for x, tall in ((120, 52), (150, 84), (182, 60), (214, 92), (246, 66), (280, 50)):
        high, mid = 190 - tall, 190 - tall * 0.45
        flame = soft(f"{x - 16} 196 {x - 12} {mid} {x + 3} {high} {x + 12} {mid} {x + 16} 196")
        sheet.shape(flame, "#e0752f", 2)
        sheet.flat(
            soft(f"{x - 7} 196 {x - 4} {192 - tall * 0.3} {x + 3} {192 - tall * 0.55} {x + 8} 196"), AMBER
        )
    for x in range(96, 310, 26):
        ball(sheet, complex(x, 200 + 4 * (x % 3)), 15, "#7a2c1c" if x % 4 else "#c4552a")
    basket = hard("70 196 330 196 306 242 94 242")
    sheet.shape(basket, BLACK, 2.6)
    for x in range(92, 320, 30):
        sheet.line(f"M{x} 198L{200 + (x - 200) * 0.82:.0f} 240", 4, "#7b746a")
    sheet.shape("M62 188H338V202H62Z", IRON, 2.4)
    for y, bend in ((62, -16), (104, 16)):
        arm = trace(f"398 {y + 8} 300 {y + 14} 236 {84 + bend} 196 {84 + bend * 2.2} 164 {84 + bend * 1.5}")
        sheet.line(smooth(arm, closed=False), 12)
        sheet.line(smooth(arm, closed=False), 7, "#8d8880")
    hot = 190 + 84j
    sheet.flat(oval(hot, 44, 44), "#ffd84a", 0.35)
    ball(sheet, hot, 30, "#e2572b")
    sheet.flat(oval(hot - 9 - 9j, 9, 7), "#ffd84a", 0.9)
    for step in range(14):
        way = complex(math.cos(step * 0.45), math.sin(step * 0.45))
        sheet.ink(taper(hot + way * 40, hot + way * (52 + 9 * (step % 2)), 2.2), fill=AMBER)


def double_shot(sheet: Sheet) -> None:
    """A gun cut open: two balls behind each other, wad and powder."""
    sky(sheet, GOLDEN, 0.8)
    planks(sheet, 190, 250)
    barrel = hard("14 84 40 72 316 88 330 80 352 80 356 164 334 164 320 156 40 172 14 160")
    sheet.shape(barrel, IRON, 3)
    sheet.hatch(barrel, 3, 6, 1.7, side=hard("14 138 360 138 360 176 14 176"))
    for x in (92, 176, 262):
        sheet.line(f"M{x} {76 + x * 0.035:.0f}V{169 - x * 0.035:.0f}", 4)
    sheet.shape(hard("0 108 14 104 14 140 0 136"), IRON, 2.4)
    bore = hard("56 100 356 102 356 142 56 144")
    sheet.shape(bore, "#d8c79f", 2.4)
    with sheet.within(bore):
        powder = hard("56 96 118 96 118 148 56 148")
        sheet.flat(powder, "#4a4039")
        for _ in range(60):
            spot = complex(sheet.chance.uniform(58, 116), sheet.chance.uniform(102, 142))
            sheet.flat(oval(spot, 1.6, 1.6), "#b7b1a5")
        for x in (118, 232):
            wad = hard(f"{x} 98 {x + 20} 98 {x + 20} 148 {x} 148")
            sheet.shape(wad, WOOD, 2)
            sheet.hatch(wad, 50, 4, 1.2)
    for x in (162, 207):
        ball(sheet, complex(x, 122), 20)
    sheet.line("M252 122H420", 12)
    sheet.line("M252 122H420", 7, WOOD)
    sheet.shape("M252 106H272V138H252Z", DARK_WOOD, 2.2)
    carriage = hard("30 168 120 162 260 166 300 186 300 206 30 206")
    sheet.shape(carriage, WOOD, 2.6)
    sheet.hatch(carriage, 6, 6, 1.2)
    for x in (84, 242):
        sheet.shape(oval(complex(x, 210), 24, 24), DARK_WOOD, 2.6)
        sheet.shape(oval(complex(x, 210), 7, 7), IRON, 2)


def _caltrop(sheet: Sheet, middle: complex, size: float, turn: float) -> None:
    """Four iron points, of which one always stands up."""
    with sheet.moved(middle, size, turn=turn):
        for angle, long in ((-90, 40), (28, 36), (150, 36), (84, 20)):
            way = complex(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
            side = way * 7j
            spike = smooth(
                [side, way * long * 0.6 + side * 0.6, way * long, way * long * 0.6 - side * 0.6, -side]
            )
            sheet.shape(spike, IRON if angle != 28 else "#8d8880", 2.4)


def caltrops(sheet: Sheet) -> None:
    """Four-pointed irons strewn over a deck."""
    planks(sheet, 0, 250, PLANK, 36)
    boots = soft("286 -10 332 -10 330 34 346 62 388 72 392 88 300 88 292 60")
    sheet.shape(boots, DARK_WOOD, 2.8)
    sheet.hatch(boots, 80, 5, 1.6, side=hard("310 -10 340 -10 350 70 395 70 395 92 310 92"))
    sheet.shape(hard("296 84 394 84 394 94 296 94"), BLACK, 2)
    spots = (
        (70, 66, 1.0, 8),
        (168, 44, 0.8, -22),
        (236, 110, 1.1, 14),
        (118, 150, 1.25, -10),
        (330, 160, 1.2, 26),
        (40, 206, 0.9, 40),
        (214, 208, 1.1, -34),
        (372, 226, 0.8, 5),
        (290, 222, 0.8, -50),
    )
    for x, y, size, turn in spots:
        sheet.flat(oval(complex(x + 8, y + 22 * size), 34 * size, 9 * size), INK, 0.3)
        _caltrop(sheet, complex(x, y), size, turn)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "chain_shot": chain_shot,
    "grapeshot": grapeshot,
    "grappling_hooks": grappling_hooks,
    "heated_shot": heated_shot,
    "double_shot": double_shot,
    "caltrops": caltrops,
}
