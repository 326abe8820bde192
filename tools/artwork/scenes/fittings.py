"""Ship modifications, seen close: what a shipyard builds in."""

import math
from collections.abc import Callable

from render.art.ink import AMBER, BLACK, DARK_WOOD, GOLD, INK, IRON, LINEN, RED, WOOD
from tools.artwork.goods.contraband import crate
from tools.artwork.pens import Sheet, curve, hard, oval, smooth, soft, taper
from tools.artwork.scenes import props
from tools.artwork.scenes.aboard import PLANK, SHADOW, ball, planks, rail
from tools.artwork.scenes.stage import DAY, DEEP, DUSK, GOLDEN, NIGHT, cloud, flash, sea, ship, sky


def _below(sheet: Sheet, tint: str = "#7a5a38") -> None:
    """Between decks: beams overhead, the ship's side, a floor."""
    planks(sheet, 34, 206, tint, 30)
    sheet.flat("M0 0H400V40H0Z", SHADOW)
    for x in range(-10, 400, 96):
        beam = hard(f"{x} 0 {x + 34} 0 {x + 30} 52 {x + 4} 52")
        sheet.shape(beam, DARK_WOOD, 2.4)
        sheet.hatch(beam, 86, 5, 1.2)
    planks(sheet, 206, 250, SHADOW, 22)


def hammocks(sheet: Sheet) -> None:
    """Sailors asleep in hammocks slung under the beams."""
    _below(sheet)
    sheet.line("M44 40V150", 2)
    sheet.flat(oval(44 + 168j, 44, 44), AMBER, 0.3)
    sheet.shape(hard("32 150 56 150 62 184 26 184"), "#ffd84a", 2.4)
    for x, y in ((30, 70), (212, 66), (132, 138)):
        for end in (x, x + 156):
            sheet.line(f"M{end} {y}L{end + (10 if end == x else -10)} 44", 2.6)
        sleeper = soft(
            f"{x + 34} {y + 24} {x + 60} {y + 6} {x + 108} {y + 4} {x + 130} {y + 22} {x + 80} {y + 34}"
        )
        sheet.shape(sleeper, "#6f7f8c", 2.2)
        sheet.hatch(sleeper, 70, 6, 1.3)
        sheet.shape(oval(complex(x + 34, y + 12), 13, 14), "#d9ae7c", 2.2)
        sheet.flat(soft(f"{x + 22} {y + 8} {x + 34} {y - 4} {x + 46} {y + 6} {x + 34} {y + 4}"), INK)
        cloth = soft(
            f"{x} {y} {x + 34} {y + 22} {x + 80} {y + 30} {x + 124} {y + 22} {x + 156} {y} {x + 128} {y + 46}"
            f" {x + 78} {y + 58} {x + 28} {y + 46}"
        )
        sheet.shape(cloth, LINEN, 2.6)
        sheet.hatch(
            cloth,
            78,
            7,
            1.4,
            bow=6,
            side=hard(f"{x} {y + 30} {x + 156} {y + 30} {x + 156} {y + 62} {x} {y + 62}"),
        )


def sails(sheet: Sheet) -> None:
    """Every sail set, seen from the deck."""
    sky(sheet, DAY)
    cloud(sheet, 36 + 60j, 26)
    sea(sheet, 206)
    for x in (8, 392):
        sheet.line(f"M{x} 250L200 4", 2)
    sheet.shape(hard("192 250 195 0 205 0 210 250"), DARK_WOOD, 2.4)
    for top, high, wide in ((150, 74, 150), (76, 66, 120), (12, 56, 90)):
        _sail(sheet, top, high, wide)


def _sail(sheet: Sheet, top: int, high: int, wide: int) -> None:
    """A square sail on its yard, full of wind."""
    left, right, foot = 200 - wide, 200 + wide, top + high
    edge = f"M{left} {top}H{right}Q{right + 22} {top + high // 2} {right + 6} {foot}"
    sail = f"{edge}Q200 {foot - 16} {left - 6} {foot}Q{left - 22} {top + high // 2} {left} {top}Z"
    sheet.shape(sail, LINEN, 2.6)
    for first, last in ((left - 24, left + 26), (200, 236), (right - 26, right + 24)):
        shaded = f"M{first} {top}H{last}V{foot + 4}H{first}Z"
        sheet.hatch(sail, 86, 8, 1.5, bow=9, side=shaded)
    for step in range(1, 4):
        x = left + wide * step // 2
        sheet.line(f"M{x} {top + 4}Q{x + (x - 200) // 10} {top + high // 2} {x} {foot - 10}", 1.1)
    yard = f"{left - 10} {top - 7} {right + 10} {top - 7} {right + 10} {top + 1} {left - 10} {top + 1}"
    sheet.shape(hard(yard), WOOD, 2.2)


def reinforced_hull(sheet: Sheet) -> None:
    """A carpenter's second skin of oak and iron; a ball bounces off."""
    planks(sheet, 0, 250, PLANK, 34)
    for x in (44, 168, 292):
        strap = f"M{x} 0H{x + 40}V250H{x}Z"
        sheet.shape(strap, IRON, 2.6)
        sheet.hatch(strap, 90, 6, 1.5, bow=1, side=f"M{x + 22} 0H{x + 40}V250H{x + 22}Z")
        for y in range(18, 250, 34):
            sheet.shape(oval(complex(x + 20, y), 7, 7), "#8d8880", 2)
            sheet.flat(oval(complex(x + 18, y - 2), 2, 2), LINEN)
    mark = oval(246 + 126j, 34, 34)
    sheet.flat(mark, SHADOW, 0.8)
    sheet.hatch(mark, 40, 5, 1.8)
    for step in range(9):
        way = complex(math.cos(step * 0.7), math.sin(step * 0.7))
        sheet.ink(taper(246 + 126j + way * 36, 246 + 126j + way * (50 + 8 * (step % 3)), 4))
    ball(sheet, 108 + 196j, 30)
    for step in range(4):
        sheet.ink(taper(complex(140, 176 + 6 * step), complex(214, 138 + 9 * step), 2.4, 3), opacity=0.8)


def extended_hold(sheet: Sheet) -> None:
    """Crates and casks stowed to the beams, and room for more."""
    _below(sheet, "#86643e")
    props.placed(sheet, crate, 56 + 18j, 0.62)
    props.placed(sheet, crate, 4 + 97j, 0.62)
    props.placed(sheet, crate, 108 + 97j, 0.62)
    for x, y in ((262, 174), (324, 174), (293, 112)):
        _cask(sheet, complex(x, y))
    ladder = "M372 36V206M392 36V206"
    sheet.line(ladder, 6)
    sheet.line(ladder, 3, WOOD)
    for y in range(58, 206, 26):
        sheet.line(f"M372 {y}H392", 5)


def _cask(sheet: Sheet, middle: complex) -> None:
    """A cask with its hoops, standing."""
    with sheet.moved(middle):
        cask = soft("-26 -30 0 -33 26 -30 31 0 26 30 0 33 -26 30 -31 0")
        sheet.shape(cask, WOOD, 2.4)
        sheet.hatch(cask, 88, 6, 1.2, bow=5, side=hard("0 -40 40 -40 40 40 0 40"))
        for off in (-17, 17):
            hoop = f"M-29 {off}Q0 {off + 5} 29 {off}"
            sheet.line(hoop, 5)
            sheet.line(hoop, 2, "#a9a49c")


def chasers(sheet: Sheet) -> None:
    """Two long guns over the bow, after a ship that flees."""
    sky(sheet, GOLDEN)
    sea(sheet, 128)
    ship(sheet, "flute", 206 + 136j, 0.42)
    planks(sheet, 200, 250)
    for x, mirror in ((94, False), (306, True)):
        slope = 1 if not mirror else -1
        barrel = hard(f"{x - 34 * slope} 224 {x + 6 * slope} 240 {x + 62 * slope} 150 {x + 42 * slope} 140")
        sheet.shape(barrel, IRON, 2.8)
        sheet.hatch(barrel, 120 if mirror else 60, 5, 1.6)
        sheet.shape(oval(complex(x + 52 * slope, 145), 13, 9, 30 * slope), BLACK, 2.4)
        sheet.shape(oval(complex(x - 16 * slope, 236), 22, 12), WOOD, 2.4)
        cloud(sheet, complex(x + 64 * slope, 118), 22)
    bow = hard("176 250 192 150 208 150 224 250")
    sheet.shape(bow, DARK_WOOD, 2.6)
    sheet.hatch(bow, 88, 5, 1.4)
    spar = hard("194 196 203 66 208 66 209 196")
    sheet.shape(spar, WOOD, 2.4)
    sheet.line("M203 72L70 250M207 72L334 250", 2)


def cannon_port(sheet: Sheet) -> None:
    """A new port cut into the side, a gun run out."""
    sky(sheet, DAY)
    planks(sheet, 18, 214, "#9a6f42", 28)
    sheet.shape("M0 52H400V68H0Z", "#c9a24e", 2.4)
    sea(sheet, 208, rough=0.8)
    for x in (36, 154, 272):
        lid = hard(f"{x - 4} 84 {x + 92} 84 {x + 86} 62 {x + 2} 62")
        sheet.shape(f"M{x} 84H{x + 88}V160H{x}Z", BLACK, 3)
        sheet.shape(lid, RED, 2.6)
        sheet.hatch(lid, 2, 5, 1.2)
        if x == 154:
            sheet.line(f"M{x} 84H{x + 88}V160H{x}Z", 9, "#e6cf9a")
            sheet.line(f"M{x} 84H{x + 88}V160H{x}Z", 2)
        sheet.shape(oval(complex(x + 44, 128), 31, 31), IRON, 2.8)
        sheet.hatch(oval(complex(x + 44, 128), 31, 31), 60, 5, 1.5, side=oval(complex(x + 60, 146), 30, 30))
        sheet.shape(oval(complex(x + 44, 128), 15, 15), BLACK, 2.4)
    for x in (136, 140, 252, 258):
        sheet.ink(taper(complex(x, 168), complex(x + 6, 196), 3))


def swivel_guns(sheet: Sheet) -> None:
    """A small gun on its fork, turned upon the enemy's deck."""
    sky(sheet, DUSK)
    sea(sheet, 120)
    ship(sheet, "frigate", 82 + 132j, 0.5, mirror=True)
    planks(sheet, 214, 250, SHADOW)
    rail(sheet, 162)
    fork = hard(
        "214 148 214 116 226 116 226 136 262 136 262 116 274 116 274 148 252 156 252 190 236 190 236 156"
    )
    sheet.shape(fork, IRON, 2.6)
    with sheet.moved(244 + 112j, turn=-8):
        barrel = hard("-96 -12 -80 -18 -76 -12 60 -20 74 -24 82 -12 82 12 74 24 60 20 -76 12 -80 18 -96 12")
        sheet.shape(barrel, "#b98a4e", 2.8)
        sheet.hatch(barrel, 2, 5, 1.5, side=hard("-96 2 82 2 82 26 -96 26"))
        for x in (-40, 0, 44):
            sheet.line(f"M{x} -16V16", 3.4)
        sheet.line("M82 0H132", 8)
        sheet.line("M82 0H132", 4, WOOD)
        sheet.shape(oval(0, 9, 9), IRON, 2.4)
        sheet.shape(oval(-92, 6, 11), BLACK, 2)
    flash(sheet, 148 + 126j, -1 + 0.14j, 52)


def long_guns(sheet: Sheet) -> None:
    """Long barrels that reach far over the sea."""
    sky(sheet, DAY, 0.8)
    sea(sheet, 120)
    ship(sheet, "sloop", 348 + 126j, 0.3)
    planks(sheet, 150, 250)
    for x, y, tint in ((84, 126, "#77736c"), (0, 190, IRON)):
        _long_gun(sheet, complex(x, y), tint)
    for x in (306, 322):
        sheet.ink(taper(complex(x, 66), complex(x + 44, 82), 1.6, -6))
    for x in (322, 356, 388):
        ball(sheet, complex(x, 222), 16)
    ball(sheet, 340 + 196j, 16)
    ball(sheet, 372 + 196j, 16)


def _long_gun(sheet: Sheet, breech: complex, tint: str) -> None:
    """A gun half as long again as others, on its carriage."""
    with sheet.moved(breech):
        barrel = hard("0 -26 24 -32 256 -36 266 -42 280 -42 280 -12 266 -12 256 -16 24 8 0 2")
        sheet.shape(barrel, tint, 2.8)
        sheet.hatch(barrel, 2, 5, 1.6, side=hard("0 -10 290 -26 290 12 0 12"))
        for along in (60, 130, 200):
            sheet.line(f"M{along} -33V{-2 - along // 14}", 3.4)
        carriage = hard("14 6 120 -2 150 18 150 34 14 34")
        sheet.shape(carriage, WOOD, 2.4)
        sheet.hatch(carriage, 8, 5, 1.2)
        for wheel in (42, 124):
            sheet.shape(oval(complex(wheel, 36), 17, 17), DARK_WOOD, 2.4)


def carved_hull(sheet: Sheet) -> None:
    """A gilded sea-maid beneath the bowsprit."""
    sky(sheet, GOLDEN)
    sea(sheet, 204)
    bow = soft("-20 60 120 66 222 84 262 100 228 168 190 260 -20 260")
    sheet.shape(bow, "#7c4a2c", 3)
    for y in range(96, 250, 24):
        sheet.line(f"M0 {y}Q130 {y + 2} {250 - (y - 90) * 0.4:.0f} {y + 10}", 1.8)
    sheet.hatch(bow, 4, 7, 1.2, opacity=0.6)
    for row, tint in ((72, "#d9b36a"), (98, RED)):
        band = soft(f"-20 {row} 110 {row + 4} 236 {row + 20} 236 {row + 30} 110 {row + 16} -20 {row + 12}")
        sheet.shape(band, tint, 2.2)
    for x in range(16, 210, 34):
        leaf = smooth(
            curve(
                lambda t, x=x: (
                    complex(x, 94)
                    + 13
                    * complex(math.cos(t * 6.283), math.sin(t * 6.283) * (0.6 + 0.4 * math.cos(t * 12.566)))
                ),
                0,
                0.9,
                9,
            )
        )
        sheet.shape(leaf, GOLD, 1.8)
    spar = hard("196 76 400 14 400 26 206 92")
    sheet.shape(spar, DARK_WOOD, 2.6)
    body = soft("262 196 238 170 244 138 262 118 286 104 304 112 300 136 282 154 276 176")
    sheet.shape(body, GOLD, 2.6)
    sheet.hatch(body, 60, 5, 1.3, side=hard("240 130 300 150 280 200 240 200"))
    tail = soft("252 176 232 204 202 214 176 204 186 226 222 236 256 222 276 190")
    sheet.shape(tail, "#5f7a4a", 2.6)
    for x, y in ((246, 196), (228, 212), (208, 222), (256, 206), (238, 222)):
        sheet.line(f"M{x - 8} {y}Q{x} {y + 9} {x + 8} {y}", 1.6)
    arm = soft("286 118 316 124 346 104 350 112 320 138 290 134")
    sheet.shape(arm, "#ecc9a0", 2.4)
    sheet.shape(oval(300 + 90j, 19, 22, 20), "#ecc9a0", 2.6)
    hair = soft("284 74 304 62 322 74 318 80 300 78 290 92 286 120 264 132 272 104")
    sheet.shape(hair, "#b3642c", 2.4)
    sheet.hatch(hair, 70, 4, 1.3)
    sheet.ink(oval(309 + 88j, 2.2, 2.6))
    sheet.line("M306 101Q312 104 316 99", 1.8)


def crows_nest(sheet: Sheet) -> None:
    """A lookout with his glass, high over the sea."""
    sky(sheet, DAY)
    cloud(sheet, 320 + 60j, 26)
    sea(sheet, 196, rough=0.7)
    ship(sheet, "galleon", 344 + 200j, 0.26)
    mast = hard("150 250 154 0 176 0 182 250")
    sheet.shape(mast, DARK_WOOD, 2.6)
    sheet.hatch(mast, 88, 5, 1.4)
    for x in (20, 316):
        sheet.line(f"M{x} 250L{166 + (x - 166) * 0.24:.0f} 150", 2.4)
    for step in range(4):
        sheet.line(f"M{46 + 26 * step} {232 - 22 * step}H{286 - 26 * step}", 1.5)
    props.person(sheet, 166 + 164j, 1.1, "#2f4a75", "#d9ae7c", hat=True)
    glass = hard("186 92 246 70 250 82 190 104")
    sheet.shape(glass, GOLD, 2.4)
    sheet.line("M210 83L214 95M228 77L232 89", 2)
    tub = hard("104 118 230 118 218 176 116 176")
    sheet.shape(tub, WOOD, 2.8)
    sheet.hatch(tub, 88, 7, 1.4, side=hard("176 118 234 118 222 180 176 180"))
    for x in range(122, 222, 18):
        sheet.line(f"M{x} 120L{167 + (x - 167) * 0.82:.0f} 174", 1.8)
    for y, wide in ((118, 66), (170, 54)):
        sheet.shape(
            hard(f"{167 - wide} {y} {167 + wide} {y} {167 + wide - 1} {y + 11} {167 - wide + 1} {y + 11}"),
            IRON,
            2.2,
        )


def false_floor(sheet: Sheet) -> None:
    """Planks lifted by lantern light: a hold beneath the hold."""
    planks(sheet, 0, 250, SHADOW, 32)
    sheet.flat(oval(300 + 60j, 150, 110), AMBER, 0.3)
    pit = hard("60 104 276 104 318 212 22 212")
    sheet.shape(pit, BLACK, 3)
    with sheet.within(pit):
        props.placed(sheet, crate, 40 + 132j, 0.44)
        props.placed(sheet, crate, 128 + 132j, 0.44)
        for x, y in ((256, 172), (276, 196), (246, 200)):
            sheet.shape(
                soft(
                    f"{x - 22} {y} {x - 12} {y - 22} {x} {y - 30} {x + 12} {y - 22} {x + 22} {y} {x} {y + 8}"
                ),
                "#c9b48a",
                2.2,
            )
            sheet.line(f"M{x - 8} {y - 22}H{x + 8}", 3)
    lid = hard("60 100 276 100 300 22 84 22")
    sheet.shape(lid, PLANK, 2.8)
    sheet.hatch(lid, 2, 6, 1.2)
    for x in (110, 164, 218):
        sheet.line(f"M{x} 100L{x + 24} 22", 2.2)
    sheet.shape(hard("100 74 262 74 266 62 104 62"), DARK_WOOD, 2)
    sheet.line("M346 20Q346 4 358 4Q370 4 370 20", 3)
    lantern = hard("338 22 378 22 384 86 332 86")
    sheet.shape(lantern, "#ffd84a", 2.6)
    sheet.shape(hard("332 14 384 14 378 24 338 24"), IRON, 2.2)
    sheet.shape(hard("328 86 388 86 384 98 332 98"), IRON, 2.2)
    sheet.shape(soft("358 78 350 66 358 46 366 66"), "#e0752f", 1.8)


def plank(sheet: Sheet) -> None:
    """Out over the rail, above the sharks."""
    sky(sheet, NIGHT, 1.4)
    sea(sheet, 176, DEEP, 1.2)
    side = hard("-10 130 110 130 118 250 -10 250")
    sheet.shape(side, "#7c4a2c", 2.8)
    for y in range(148, 250, 22):
        sheet.line(f"M0 {y}H{109 + y // 26}", 1.8)
    sheet.hatch(side, 2, 6, 1.1)
    sheet.shape("M-10 114H118V132H-10Z", DARK_WOOD, 2.4)
    board = hard("40 104 330 110 330 122 40 118")
    sheet.shape(board, WOOD, 2.6)
    sheet.hatch(board, 2, 5, 1.1)
    props.person(sheet, 268 + 110j, 0.92, "#efe1bf", "#ecc9a0", hat=False)
    props.person(sheet, 64 + 114j, 0.92, "#9c3328", "#86573a", hat=True)
    sheet.line("M94 78L158 86", 4.4)
    sheet.line("M96 78L158 86", 2, "#d8d5cd")
    for x, y, size in ((236, 208, 1.0), (332, 194, 0.8), (300, 236, 1.2)):
        _fin(sheet, complex(x, y), size)


def _fin(sheet: Sheet, spot: complex, size: float) -> None:
    """A shark's fin in its ripple."""
    with sheet.moved(spot, size):
        fin = soft("-22 0 -2 -34 8 -36 4 -14 18 0")
        sheet.shape(fin, "#5c666b", 2.4)
        sheet.hatch(fin, 70, 5, 1.3)
        sheet.line("M-34 2Q0 9 36 2", 2, LINEN)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "hammocks": hammocks,
    "sails": sails,
    "reinforced_hull": reinforced_hull,
    "extended_hold": extended_hold,
    "chasers": chasers,
    "cannon_port": cannon_port,
    "swivel_guns": swivel_guns,
    "long_guns": long_guns,
    "carved_hull": carved_hull,
    "crows_nest": crows_nest,
    "false_floor": false_floor,
    "plank": plank,
}
