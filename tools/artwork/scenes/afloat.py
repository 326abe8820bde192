"""Scenes at sea."""

from collections.abc import Callable

from render.art.ink import LINEN, RED, STONE
from tools.artwork.goods.made import rum
from tools.artwork.pens import Sheet, brush, curve, hard, oval, soft, taper, trace
from tools.artwork.scenes import props
from tools.artwork.scenes.stage import (
    DAY,
    DUSK,
    GOLDEN,
    GREY,
    NIGHT,
    NIGHT_SEA,
    beach,
    breakers,
    cloud,
    flash,
    hills,
    moon,
    palm,
    sea,
    ship,
    sky,
    sun,
)


def storm(sheet: Sheet) -> None:
    """A ship among breakers under lightning."""
    sky(sheet, GREY, 2.3, 210)
    for x in range(-40, 440, 11):
        start = complex(x + sheet.chance.uniform(-6, 6), sheet.chance.uniform(40, 120))
        sheet.ink(taper(start, start + complex(-34, sheet.chance.uniform(60, 110)), 1), opacity=0.5)
    for middle, size in ((30 + 26j, 34), (120 + 18j, 38), (230 + 24j, 42), (350 + 20j, 44), (290 + 44j, 26)):
        cloud(sheet, middle, size, "#cfc6b0")
    sheet.shape(hard("300 50 282 96 296 94 276 140 318 86 302 88 322 52"), "#ffe08a", 2)
    ship(sheet, "flute", 178 + 176j, 0.42, lost=4, turn=-13)
    breakers(sheet, 158, 4)


def war(sheet: Sheet) -> None:
    """Two ships of the line exchange broadsides."""
    sky(sheet, DUSK, 1.3, 150)
    for middle, size in (
        (216 + 62j, 26),
        (190 + 84j, 30),
        (214 + 108j, 30),
        (196 + 132j, 28),
        (208 + 156j, 24),
    ):
        cloud(sheet, middle, size, "#d9cfba")
    sea(sheet, 168)
    ship(sheet, "frigate", 108 + 198j, 0.29, flag="english", lost=3, shots=3)
    ship(sheet, "galleon", 296 + 200j, 0.3, flag="spanish", mirror=True, shots=4)
    for y, x, way in ((178, 166, 1), (182, 148, 1), (180, 238, -1), (174, 252, -1)):
        flash(sheet, complex(x, y), complex(way, 0), 26)
    cloud(sheet, 200 + 186j, 17, LINEN)


def boarding(sheet: Sheet) -> None:
    """Side by side, grappled, smoke between them."""
    sky(sheet, GREY, 1.2, 150)
    sea(sheet, 172)
    ship(sheet, "merchantman", 262 + 192j, 0.4, flag="dutch", lost=4, shots=2)
    ship(sheet, "pirate", 138 + 206j, 0.42, flag="pirate")
    cloud(sheet, 210 + 182j, 20, LINEN)
    for text in ("170 150 214 138 250 166", "186 168 222 160 258 182", "196 176 226 172 262 186"):
        sheet.line(soft(text, closed=False), 2.4)
        end = trace(text)[-1]
        sheet.ink(brush([end - 5 - 3j, end + 3 + 2j, end - 3 + 7j], 4))


def calm(sheet: Sheet) -> None:
    """Sails hang, the sun stands low, nothing stirs."""
    sky(sheet, GOLDEN, 0.7)
    sun(sheet, 296 + 92j, 30)
    sheet.flat("M0 160H400V250H0Z", "#c9d3bd")
    sheet.line("M0 160H400", 1.4)
    for row in range(9):
        for _ in range(3):
            x, y = sheet.chance.uniform(0, 340), 170 + row * 9
            sheet.ink(taper(complex(x, y), complex(x + sheet.chance.uniform(40, 120), y), 1.2), opacity=0.7)
    for row in range(7):
        y = 166 + row * 11
        sheet.flat(taper(complex(270 - row * 4, y), complex(322 + row * 4, y), 2.6), "#f7e3a0")
    ship(sheet, "brig", 130 + 176j, 0.36)
    for x, y in ((226, 60), (250, 48), (340, 40)):
        for side in (-1, 1):
            sheet.ink(
                brush([complex(x, y), complex(x + side * 8, y - 6), complex(x + side * 16, y - 1)], 2.6, 0.6)
            )


def convoy(sheet: Sheet) -> None:
    """Merchantmen in line, a frigate beside them."""
    sky(sheet)
    cloud(sheet, 70 + 40j, 22)
    cloud(sheet, 330 + 52j, 18)
    hills(sheet, "240 162 280 146 330 152 380 136 410 158")
    sea(sheet, 164)
    for x, y, size, name in (
        (352, 172, 0.17, "flute"),
        (300, 178, 0.18, "merchantman"),
        (226, 190, 0.25, "merchantman"),
    ):
        ship(sheet, name, complex(x, y), size, flag="dutch")
    ship(sheet, "frigate", 100 + 222j, 0.33, flag="dutch")


def fair_wind(sheet: Sheet) -> None:
    """A sloop before the wind, which blows from a cloud."""
    sky(sheet, DAY, 0.8)
    cloud(sheet, 62 + 66j, 40)
    for drop, long in ((-12, 150), (0, 190), (12, 160), (24, 120)):
        line = [
            116 + (66 + drop) * 1j,
            170 + (60 + drop * 1.4) * 1j,
            116 + long + (70 + drop * 1.6) * 1j,
            130 + long + (58 + drop * 1.5) * 1j,
        ]
        sheet.ink(brush(line, 3))
    sheet.ink(
        brush(trace("72 56 80 52 88 57"), 3), brush(trace("96 62 106 66 98 74"), 4), oval(82 + 60j, 2.4, 2.4)
    )
    sea(sheet, 170)
    ship(sheet, "sloop", 262 + 192j, 0.46, turn=5)


def reef(sheet: Sheet) -> None:
    """Rocks in the surf, a ship feels her way."""
    sky(sheet, DAY, 0.9)
    sea(sheet, 140)
    ship(sheet, "brig", 286 + 160j, 0.27)
    for text in (
        "20 214 34 176 52 166 66 186 84 190 96 216",
        "96 236 118 190 138 198 150 180 170 206 182 238",
        "300 240 312 208 330 196 350 214 366 206 384 240",
    ):
        rock = soft(text)
        sheet.flat(rock, STONE)
        sheet.hatch(rock, 70, 5, 1.6)
        sheet.hatch(
            rock,
            120,
            6,
            1.4,
            side=hard(f"{trace(text)[2].real} 150 400 150 400 250 {trace(text)[2].real} 250"),
        )
        sheet.line(rock, 2.4)
        foot = trace(text)[0], trace(text)[-1]
        foam = curve(
            lambda t, a=foot[0], b=foot[1]: a - 8 + (b - a + 16) * t + (4 if int(t * 8) % 2 else -2) * 1j
        )
        sheet.flat(brush(foam, 9, 0.7), LINEN)
        sheet.ink(brush([point + 5j for point in foam], 2.4))


def wreck(sheet: Sheet) -> None:
    """A hull on the rocks, stripped by the sea."""
    sky(sheet, GREY, 1.2)
    hills(sheet, "-10 160 40 120 90 134 140 104 190 150 230 162")
    sea(sheet, 166)
    ship(sheet, "galleon", 236 + 204j, 0.46, lost=12, shots=6, turn=14)
    breakers(sheet, 208, 2)
    rum_at(sheet, 70 + 196j, 0.2)


def rum_at(sheet: Sheet, corner: complex, size: float) -> None:
    """A cask, small."""
    with sheet.moved(corner, size):
        rum(sheet)


def derelict(sheet: Sheet) -> None:
    """A ship adrift without masts or crew, gulls about her."""
    sky(sheet, DUSK, 1.0)
    sea(sheet, 158)
    ship(sheet, "frigate", 200 + 200j, 0.56, lost=11, shots=5)
    for x, y in ((110, 60), (150, 84), (260, 50), (300, 90), (220, 100)):
        for side in (-1, 1):
            sheet.ink(
                brush([complex(x, y), complex(x + side * 9, y - 8), complex(x + side * 19, y - 2)], 3.4, 0.6)
            )


def castaway(sheet: Sheet) -> None:
    """One man, one palm, one island."""
    sky(sheet, GOLDEN, 0.8)
    sun(sheet, 70 + 66j, 22)
    sea(sheet, 150)
    ship(sheet, "sloop", 352 + 158j, 0.1)
    beach(sheet, "-10 262 60 222 150 200 240 196 320 214 410 262")
    palm(sheet, 250 + 204j, 120, 30)
    props.person(sheet, 170 + 216j, 0.86, "#d8bd8a", arm="up")
    sheet.line("M199 136L210 104", 3)
    sheet.shape(soft("209 108 226 100 244 108 238 121 220 118 205 126"), RED, 2)
    rum_at(sheet, 104 + 186j, 0.17)


def smugglers(sheet: Sheet) -> None:
    """A lantern in a cove by night, casks on the sand."""
    sky(sheet, NIGHT, 1.6)
    moon(sheet, 318 + 52j)
    sea(sheet, 156, NIGHT_SEA)
    ship(sheet, "sloop", 316 + 172j, 0.22)
    hills(sheet, "-10 60 50 66 90 110 120 150 140 200 150 260", "#4c5148", 260)
    beach(sheet, "-10 214 90 204 200 214 300 238 380 262")
    for corner, size in ((66 + 180j, 0.24), (104 + 184j, 0.24), (86 + 148j, 0.23)):
        rum_at(sheet, corner, size)
    props.person(sheet, 214 + 232j, 0.92, "#3c4454", hat=True, mirror=True, arm="out")
    sheet.flat(oval(178 + 182j, 46, 46), "#ffd84a", 0.28)
    sheet.shape(hard("170 172 186 172 188 192 168 192"), "#ffd84a", 2.4)
    sheet.line("M178 172V166", 2.2)


def fleet(name: str, count: int, flag: str = "spanish", tint: str = GOLDEN) -> Callable[[Sheet], None]:
    """A treasure ship: the bigger she is, the more she is worth; `count` smaller ones behind her."""

    def draw(sheet: Sheet) -> None:
        sky(sheet, tint, 0.9)
        cloud(sheet, 330 + 46j, 20)
        sea(sheet, 166)
        for index in range(count):
            ship(sheet, "flute", complex(330 - 262 * (index % 2) - 18 * index, 172), 0.13, flag=flag)
        size = {"skiff": 0.5, "sloop": 0.46, "pinnace": 0.48}.get(name, 0.5)
        ship(sheet, name, 200 + 218j, size, flag=flag)

    return draw


def cursed(sheet: Sheet) -> None:
    """A ship that sails without a wind, under the moon."""
    sky(sheet, NIGHT, 2.0)
    moon(sheet, 110 + 62j, 30)
    sea(sheet, 166, NIGHT_SEA)
    ship(sheet, "pirate", 216 + 214j, 0.52, flag="pirate", lost=2, shots=4)
    for y, x in ((196, 60), (206, 150), (190, 250), (214, 300), (224, 90)):
        sheet.flat(taper(complex(x - 60, y), complex(x + 110, y), 5, 3), "#dfe6dc", 0.55)


def canoe(sheet: Sheet) -> None:
    """Natives in a dugout off a green shore."""
    sky(sheet)
    sun(sheet, 330 + 54j, 20)
    hills(sheet, "-10 140 60 112 130 128 200 104 280 140 330 150 410 144", "#8fa074", 170)
    for x in (40, 96, 230):
        palm(sheet, complex(x, 168), 62, 12)
    sea(sheet, 170)
    props.canoe(sheet, 206 + 212j, 1.1)


def chase(sheet: Sheet) -> None:
    """A sail ahead in the eye of a spyglass."""
    sheet.flat("M0 0H400V250H0Z", "#241a13")
    ring = oval(200 + 125j, 152, 112)
    with sheet.within(ring):
        sky(sheet, DAY, 0.8, 150)
        sea(sheet, 152)
        ship(sheet, "merchantman", 210 + 186j, 0.42, flag="spanish")
    sheet.line(ring, 9)
    sheet.line(ring, 5, "#d9b36a")
    for k in range(36):
        way = complex(0, 1) ** (k / 9)
        mark = 200 + 125j + complex(way.real * 152, way.imag * 112)
        sheet.ink(taper(mark, 200 + 125j + complex(way.real * 140, way.imag * 101), 1.6))


SCENES: dict[str, Callable[[Sheet], None]] = {
    "storm": storm,
    "war": war,
    "boarding": boarding,
    "calm": calm,
    "convoy": convoy,
    "fair_wind": fair_wind,
    "reef": reef,
    "wreck": wreck,
    "derelict": derelict,
    "castaway": castaway,
    "smugglers": smugglers,
    "canoe": canoe,
    "chase": chase,
    "cursed": cursed,
    "fleet_least": fleet("skiff", 0, tint="#cfe0dc"),
    "fleet_small": fleet("pinnace", 0, tint="#cfe0dc"),
    "fleet_middle": fleet("flute", 1, tint="#dfe6dc"),
    "fleet_large": fleet("galleon", 2, tint="#e9d8a8"),
    "fleet_greatest": fleet("treasure_galleon", 3, tint="#f0d488"),
}
