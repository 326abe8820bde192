"""Scenes on land."""

from collections.abc import Callable

from render.art.ink import AMBER, DARK_WOOD, LINEN, RED, STONE, WOOD
from tools.artwork.goods.contraband import crate
from tools.artwork.goods.grown import food, spices
from tools.artwork.goods.made import rum, sugar, textiles
from tools.artwork.pens import Sheet, brush, hard, oval, soft, trace
from tools.artwork.scenes import props
from tools.artwork.scenes.stage import (
    DAY,
    DUSK,
    GOLDEN,
    GREY,
    beach,
    cloud,
    hills,
    palm,
    sea,
    ship,
    sky,
    sun,
)


def _ground(sheet: Sheet, top: float = 190, tint: str = "#d8c79f") -> None:
    beach(sheet, f"-10 {top} 120 {top - 4} 260 {top + 3} 410 {top - 2}", tint)


def quay(sheet: Sheet) -> None:
    """A ship at the quay, casks and crates before her."""
    sky(sheet)
    cloud(sheet, 60 + 40j, 18)
    props.town(sheet, 210, 410, 172)
    sea(sheet, 170)
    ship(sheet, "flute", 118 + 196j, 0.4, flag="dutch")
    props.quay(sheet, "176 190 400 190 400 250 150 250", 8)
    casks = ((rum, 262 + 160j, 0.25), (rum, 298 + 164j, 0.25))
    props.stowed(sheet, (crate, 212 + 158j, 0.27), *casks, (crate, 338 + 152j, 0.3))
    props.person(sheet, 196 + 250j, 0.78, "#b3402e", hat=True)


def town(sheet: Sheet) -> None:
    """A town on its bay."""
    sky(sheet)
    sun(sheet, 60 + 50j, 18)
    hills(sheet, "-10 150 60 96 140 112 220 72 300 100 410 84")
    props.church(sheet, 172 + 178j, 0.6)
    props.town(sheet, -8, 176, 180)
    props.town(sheet, 250, 410, 182)
    sea(sheet, 182)
    ship(sheet, "sloop", 116 + 214j, 0.2)
    palm(sheet, 366 + 246j, 92, -22)


def market(sheet: Sheet) -> None:
    """Stalls under awnings, all goods on show."""
    sky(sheet, DAY, 0.7, 120)
    props.town(sheet, -10, 410, 140)
    _ground(sheet, 150)
    for left, tint in ((20, RED), (212, "#2a4a7a")):
        for step in range(6):
            strip = hard(
                f"{left + step * 28} 92 {left + 28 + step * 28} 92"
                f" {left + 30 + step * 29} 126 {left - 2 + step * 30} 126"
            )
            sheet.shape(strip, LINEN if step % 2 else tint, 1.6)
        sheet.line(f"M{left + 4} 120V206M{left + 164} 120V206", 4)
        sheet.shape(hard(f"{left} 190 {left + 168} 190 {left + 168} 222 {left} 222"), WOOD, 2.2)
    goods = ((spices, 26 + 134j), (food, 92 + 138j), (textiles, 224 + 138j), (sugar, 300 + 132j))
    props.stowed(sheet, *((draw, corner, 0.34) for draw, corner in goods))
    props.person(sheet, 196 + 246j, 0.9, "#5f7a4a", hat=True)


def shipyard(sheet: Sheet) -> None:
    """A hull on the stocks."""
    sky(sheet)
    hills(sheet, "-10 150 80 120 180 140 300 110 410 146")
    _ground(sheet, 176)
    ship(sheet, "frigate", 204 + 196j, 0.52, lost=11)
    for x in (60, 110, 300, 346):
        beam = hard(f"{x} 232 {x + 8} 232 {x + 26 - (x > 200) * 44} 150 {x + 18 - (x > 200) * 44} 150")
        sheet.shape(beam, WOOD, 2)
    sheet.shape(hard("40 222 370 222 370 234 40 234"), DARK_WOOD, 2.2)
    props.person(sheet, 66 + 246j, 0.7, "#a5804f")
    props.person(sheet, 352 + 246j, 0.7, "#6f93b3", mirror=True)


def treasure(sheet: Sheet) -> None:
    """A chest dug out beneath a palm."""
    sky(sheet, GOLDEN, 0.8)
    sea(sheet, 150)
    beach(sheet, "-10 196 100 184 240 190 410 176")
    palm(sheet, 322 + 214j, 146, -34)
    for spot in (54 + 226j, 300 + 232j, 330 + 226j, 92 + 236j):
        sheet.shape(oval(spot, 10, 6), AMBER, 1.8)
    props.chest(sheet, 186 + 226j, 1.24)
    sheet.line("M60 230L96 122", 6)
    sheet.line("M60 230L96 122", 3, WOOD)
    sheet.shape(soft("84 130 112 128 118 96 104 82 90 96"), "#8d9290", 2.4)


def church(sheet: Sheet) -> None:
    """A mission among palms."""
    sky(sheet)
    sun(sheet, 332 + 56j, 20)
    hills(sheet, "-10 150 90 96 180 120 280 92 410 140")
    _ground(sheet, 196)
    palm(sheet, 70 + 214j, 130, -18)
    props.church(sheet, 112 + 214j, 1.36)
    palm(sheet, 334 + 222j, 110, 24)
    props.person(sheet, 300 + 244j, 0.7, "#6d4a2c", mirror=True)


def gallows(sheet: Sheet) -> None:
    """A gallows on the point, ravens about it."""
    sky(sheet, DUSK, 1.5)
    sun(sheet, 320 + 128j, 30, "#d9734a")
    sea(sheet, 164)
    beach(sheet, "-10 200 100 186 240 196 330 222 410 262", "#a29884")
    props.gallows(sheet, 132 + 208j, 1.4)
    for x, y in ((70, 60), (270, 70), (300, 46), (94, 92)):
        for side in (-1, 1):
            sheet.ink(
                brush([complex(x, y), complex(x + side * 8, y - 7), complex(x + side * 17, y + 1)], 5, 0.7)
            )


def plague(sheet: Sheet) -> None:
    """The doctor in his beaked mask, the yellow flag behind him."""
    sky(sheet, GREY, 1.6)
    props.town(sheet, -10, 410, 178)
    _ground(sheet, 180)
    sheet.line("M300 30V220", 5)
    sheet.shape(soft("300 34 334 42 376 32 376 84 336 92 300 84"), "#f0bf2e", 2.6)
    cloak = soft("100 260 110 170 134 128 166 114 204 128 226 172 236 260")
    sheet.shape(cloak, "#2b2521", 2.8)
    sheet.hatch(cloak, 80, 8, 1.6, colour="#6b635a")
    mask = soft("136 112 140 78 166 62 190 74 214 92 262 124 270 136 230 126 196 122 166 132 146 126")
    sheet.shape(mask, "#d8c79f", 2.8)
    sheet.hatch(mask, 40, 6, 1.3, side=hard("150 100 280 110 280 150 150 140"))
    sheet.shape(oval(184 + 92j, 12, 12), "#8fa8a6", 3)
    sheet.flat(oval(180 + 88j, 4, 4), "#ffffff")
    sheet.ink(brush(trace("206 106 236 118 262 132"), 2.4))
    brim = soft("96 80 140 70 190 62 232 70 226 82 170 82 110 92")
    sheet.shape(brim, "#1d1612", 2.6)
    sheet.shape(soft("130 76 134 38 164 28 192 38 198 70 164 76"), "#1d1612", 2.6)
    sheet.hatch(soft("130 76 134 38 164 28 192 38 198 70 164 76"), 70, 6, 1.2, colour="#6b635a")
    sheet.line("M248 250L262 150", 5)


def fort(sheet: Sheet) -> None:
    """A fort on its rock."""
    sky(sheet)
    cloud(sheet, 70 + 46j, 20)
    sea(sheet, 170)
    hills(sheet, "70 236 110 190 160 176 250 174 310 186 360 240", "#a29884", 244)
    props.fort(sheet, 208 + 186j, 1.06)


def surrender(sheet: Sheet) -> None:
    """A white flag over a fort; boats come ashore."""
    sky(sheet, DUSK, 1.1)
    for middle, size in ((120 + 80j, 26), (300 + 70j, 30)):
        cloud(sheet, middle, size, "#bdb19c")
    sea(sheet, 176)
    props.fort(sheet, 190 + 186j, 1.1, LINEN)
    ship(sheet, "frigate", 330 + 226j, 0.3, flag="french", mirror=True)
    props.canoe(sheet, 96 + 232j, 0.5)


def watchtower(sheet: Sheet) -> None:
    """A lonely tower on the cliff."""
    sky(sheet, DUSK, 1.0)
    sea(sheet, 168)
    ship(sheet, "sloop", 70 + 184j, 0.16)
    hills(sheet, "130 262 160 200 200 168 260 160 320 172 410 150", "#8fa074", 262)
    props.tower(sheet, 262 + 176j, 1.0)
    palm(sheet, 360 + 186j, 76, -14)


def cannons(sheet: Sheet) -> None:
    """A new gun on the quay with its shot."""
    sky(sheet, GREY, 0.9, 150)
    props.town(sheet, -10, 410, 150)
    _ground(sheet, 168)
    props.cannon(sheet, 190 + 218j, 1.7)
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            ball = complex(306 + row * 11 + k * 22, 226 - row * 18)
            sheet.shape(oval(ball, 11, 11), "#4d4a48", 2.2)
            sheet.flat(oval(ball - 4 - 4j, 3, 3), "#a9a49c")


def plantation(sheet: Sheet) -> None:
    """Rows of cane before a great house."""
    sky(sheet)
    hills(sheet, "-10 140 100 104 210 126 320 96 410 120")
    _ground(sheet, 156, "#b9b27a")
    props.house(sheet, 150 + 160j, 110, 48, LINEN, "#b3502e")
    palm(sheet, 298 + 168j, 84, 14)
    for row in range(3):
        for x in range(-10 + 18 * (row % 2), 420, 38):
            props.sapling(sheet, complex(x, 198 + row * 27), 0.5 + row * 0.14)


def duel(sheet: Sheet) -> None:
    """Two gentlemen at sunrise."""
    sky(sheet, DUSK, 0.9)
    sun(sheet, 200 + 132j, 36, "#e8a25a")
    _ground(sheet, 182)
    props.person(sheet, 112 + 234j, 1.36, "#9c3328", arm="out")
    props.person(sheet, 290 + 234j, 1.36, "#2f4a75", "#d9ae7c", mirror=True, arm="out")
    sheet.shape(hard("160 148 250 126 251 129 162 151"), "#d5d9dc", 1.8)
    sheet.shape(hard("242 148 152 122 151 125 240 151"), "#d5d9dc", 1.8)


def grave(sheet: Sheet) -> None:
    """A cross on the shore, a hat on it."""
    sky(sheet, DUSK, 1.0)
    sea(sheet, 160)
    ship(sheet, "brig", 318 + 172j, 0.16)
    beach(sheet, "-10 196 120 186 260 192 410 208")
    mound = soft("96 236 130 204 196 196 262 206 296 238")
    sheet.shape(mound, "#c9b27e", 2.4)
    sheet.hatch(mound, 30, 7, 1.5)
    sheet.shape(hard("188 206 188 116 202 116 202 206"), DARK_WOOD, 2.4)
    sheet.shape(hard("158 138 232 138 232 150 158 150"), DARK_WOOD, 2.4)
    sheet.shape(soft("152 120 170 104 178 92 196 88 214 92 222 104 240 116 196 126"), "#1d1612", 2.4)


def expedition(sheet: Sheet) -> None:
    """Into the jungle, towards a temple."""
    _jungle(sheet)
    for x, cloth in ((118, "#2f4a75"), (164, "#6d4a2c"), (206, "#9c3328")):
        props.person(sheet, complex(x, 246), 0.72, cloth, hat=True)


def _party(*who: str, temple: int, middle: int, tint: str = DAY) -> Callable[[Sheet], None]:
    """An expedition of these people: a "captain", a "priest", a "settler"; where its temple and the middle of
    the party are, from the left.
    """

    def draw(sheet: Sheet) -> None:
        _jungle(sheet, temple, tint)
        first = middle - 30 * (len(who) - 1)
        for number, one in enumerate(who):
            foot = complex(first + 60 * number, 248)
            if one == "captain":
                props.person(sheet, foot, 1.0, "#2f4a75", hat=True, arm="out" if number == 0 else "down")
            elif one == "priest":
                props.person(sheet, foot, 1.0, "#3b332d")
                _crucifix(sheet, foot + 4 - 58j)
            else:
                props.person(sheet, foot, 1.0, "#a9763c", "#c48f5f")
                _spade(sheet, foot + 26)

    return draw


def _crucifix(sheet: Sheet, at: complex) -> None:
    """A cross on a breast."""
    x, y = at.real, at.imag
    sheet.shape(hard(f"{x - 1.5} {y} {x + 1.5} {y} {x + 1.5} {y + 15} {x - 1.5} {y + 15}"), AMBER, 1.2)
    sheet.shape(hard(f"{x - 5} {y + 4} {x + 5} {y + 4} {x + 5} {y + 7} {x - 5} {y + 7}"), AMBER, 1.2)


def _spade(sheet: Sheet, foot: complex) -> None:
    """A spade that stands on its blade."""
    x, y = foot.real, foot.imag
    sheet.shape(hard(f"{x - 2} {y - 84} {x + 2} {y - 84} {x + 2} {y - 14} {x - 2} {y - 14}"), DARK_WOOD, 1.6)
    sheet.shape(soft(f"{x - 8} {y - 18} {x + 8} {y - 18} {x + 6} {y} {x} {y + 6} {x - 6} {y}"), STONE, 1.8)


def _jungle(sheet: Sheet, temple: int = 240, tint: str = DAY) -> None:
    """Palms before a temple."""
    sky(sheet, tint, 0.7)
    hills(sheet, "-10 130 80 84 170 110 270 70 410 118", "#7d9068")
    for step in range(5):
        half, y = 76 - step * 13, 178 - step * 19
        left, right, shaded = temple - half, temple + half, temple + half * 0.3
        block = hard(f"{left} {y} {left + 4} {y - 19} {right - 4} {y - 19} {right} {y}")
        sheet.shape(block, STONE, 2)
        side = hard(f"{shaded} {y - 20} {right} {y - 20} {right} {y} {shaded} {y}")
        sheet.hatch(block, 92, 5, 1.2, side=side)
    sheet.shape(hard(f"{temple - 12} 178 {temple - 8} 84 {temple + 8} 84 {temple + 12} 178"), "#e3d3a4", 1.8)
    _ground(sheet, 180, "#a8a860")
    for x, tall, bend in ((40, 150, 20), (372, 170, -34), (118, 92, -10), (334, 96, 8)):
        palm(sheet, complex(x, 214), tall, bend)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "quay": quay,
    "town": town,
    "market": market,
    "shipyard": shipyard,
    "treasure": treasure,
    "church": church,
    "gallows": gallows,
    "plague": plague,
    "fort": fort,
    "surrender": surrender,
    "watchtower": watchtower,
    "cannons": cannons,
    "plantation": plantation,
    "duel": duel,
    "grave": grave,
    "expedition": expedition,
    "expedition_captains": _party("captain", "captain", temple=240, middle=130),
    "expedition_priests": _party("priest", "priest", temple=130, middle=262, tint=GOLDEN),
    "expedition_settlers": _party("settler", "settler", temple=300, middle=170, tint=DUSK),
    "expedition_captains_settler": _party("captain", "captain", "settler", temple=180, middle=280),
    "expedition_priests_settler": _party("priest", "priest", "settler", temple=286, middle=120, tint=GOLDEN),
    "expedition_for_five": _party("captain", "priest", "settler", temple=96, middle=226, tint=DUSK),
}
