"""Scenes within four walls, and things laid on a table."""

from collections.abc import Callable

from render.art.ink import AMBER, DARK_WOOD, GOLD, LINEN, STONE, WOOD
from tools.artwork.goods.contraband import crate
from tools.artwork.goods.grown import tobacco
from tools.artwork.goods.made import rum, textiles
from tools.artwork.pens import Sheet, brush, hard, oval, smooth, soft, taper, trace
from tools.artwork.portraits.bust import draw_bust
from tools.artwork.portraits.person import Person
from tools.artwork.scenes import props
from tools.artwork.scenes.stage import (
    NIGHT,
    moon,
)


def _table(sheet: Sheet, tint: str = "#8a6238") -> None:
    """A table seen from above, its planks and their grain."""
    sheet.flat("M0 0H400V250H0Z", tint)
    for row in range(6):
        sheet.line(f"M0 {row * 50}H400", 2)
        for _ in range(9):
            x, y = sheet.chance.uniform(-40, 380), row * 50 + sheet.chance.uniform(4, 46)
            sheet.ink(
                taper(complex(x, y), complex(x + sheet.chance.uniform(40, 150), y + 2), 1.3, 2), opacity=0.7
            )


def tavern(sheet: Sheet) -> None:
    """Men at a table under a lamp."""
    sheet.flat("M0 0H400V250H0Z", "#6b4a2c")
    sheet.hatch("M0 0H400V250H0Z", 90, 13, 1.4, bow=2)
    sheet.flat(oval(200 + 70j, 160, 120), "#e9b95a", 0.4)
    sheet.shape("M40 34H112V100H40Z", NIGHT, 3)
    sheet.line("M76 34V100M40 66H112", 3)
    moon(sheet, 94 + 50j, 8)
    sheet.line("M200 0V34", 2.4)
    sheet.shape(hard("186 34 214 34 220 62 180 62"), "#ffd84a", 2.4)
    for foot, cloth, skin, mirror in (
        (96 + 204j, "#9c3328", "#ecc9a0", False),
        (308 + 246j, "#2f4a75", "#86573a", True),
        (200 + 222j, "#44603f", "#d9ae7c", False),
    ):
        props.person(sheet, foot, 1.5, cloth, skin, hat=True, mirror=mirror)
    for x in (22, 346):
        props.placed(sheet, rum, complex(x - 10, 150), 0.33)
    top = hard("60 186 340 186 362 212 38 212")
    sheet.shape(top, WOOD, 2.6)
    sheet.hatch(top, 4, 6, 1.3, bow=1)
    sheet.shape(hard("52 212 348 212 344 250 58 250"), DARK_WOOD, 2.4)
    for x in (128, 180, 252):
        sheet.shape(hard(f"{x} 196 {x + 2} 172 {x + 20} 172 {x + 22} 196"), STONE, 2.2)
        sheet.flat(oval(complex(x + 11, 171), 10, 4), LINEN)
        sheet.line(oval(complex(x + 24, 184), 5, 7), 2.4)


def _portrait_in_oval(sheet: Sheet, middle: complex, person: Person) -> None:
    frame = oval(middle, 66, 82)
    sheet.shape(oval(middle, 76, 92), GOLD, 2.6)
    sheet.hatch(oval(middle, 76, 92), 60, 5, 1.2)
    with sheet.within(frame):
        sheet.flat(frame, "#8c3a34")
        sheet.hatch(frame, 0, 6, 1.3)
        with sheet.moved(middle - 86 - 86j, 0.58):
            draw_bust(sheet, person)
    sheet.line(frame, 3)


def governor(sheet: Sheet) -> None:
    """His Excellency in an oval frame, with his seals."""
    sheet.flat("M0 0H400V250H0Z", "#d9c8a0")
    for x in range(-10, 410, 40):
        for y in range(0, 250, 40):
            sheet.flat(
                smooth([complex(x, y - 9), complex(x + 6, y), complex(x, y + 9), complex(x - 6, y)]),
                "#b98a4e",
                0.55,
            )
    sheet.shape(soft("-4 0 96 0 84 60 52 120 40 250 -4 250"), "#7c2430", 2.4)
    sheet.hatch(soft("-4 0 96 0 84 60 52 120 40 250 -4 250"), 82, 8, 1.8)
    sheet.shape(soft("404 0 304 0 316 60 348 120 360 250 404 250"), "#7c2430", 2.4)
    sheet.hatch(soft("404 0 304 0 316 60 348 120 360 250 404 250"), 98, 8, 1.8)
    _portrait_in_oval(
        sheet, 200 + 108j,
        Person(
            of="none", age="old", skin="ruddy", build="heavy", hair="wig", tint="grey", mouth="grim",
            coat="coat", cloth="navy", collar="lace",
        ),
    )  # fmt: skip
    sheet.shape(hard("0 214 400 214 400 250 0 250"), DARK_WOOD, 2.6)
    props.letter(sheet, 116 + 226j, 0.3, -70)
    sheet.shape(soft("286 226 284 204 300 198 316 204 314 226"), "#39424c", 2.2)
    sheet.shape(brush(trace("300 204 322 164 352 132"), 13, 0.5), LINEN, 1.8)


def letter(sheet: Sheet) -> None:
    """A sealed letter and a quill."""
    _table(sheet)
    props.letter(sheet, 178 + 128j, 1.24, -7)
    sheet.shape(brush(trace("262 214 300 140 344 80 384 30"), 26, 0.2), LINEN, 2.2)
    for k in range(14):
        root = 276 + 188j + (376 + 40j - 276 - 188j) * (k / 14)
        sheet.ink(taper(root, root + complex(12, 4), 1.1), taper(root, root + complex(-12, -6), 1.1))
    sheet.shape(oval(338 + 204j, 30, 24), "#39424c", 2.6)
    sheet.shape(oval(338 + 196j, 18, 11), "#15100c", 2)


def pardon(sheet: Sheet) -> None:
    """A pardon with the great seal, irons struck off beside it."""
    _table(sheet, "#9a7446")
    props.letter(sheet, 130 + 128j, 1.24, 5, GOLD)
    for middle in (290 + 104j, 334 + 166j):
        sheet.line(oval(middle, 27, 22), 13)
        sheet.line(oval(middle, 27, 22), 8, "#8d9290")
    for k in range(3):
        link = 306 + 126j + k * (6 + 9j)
        sheet.line(oval(link, 9, 6, 50 + 70 * (k % 2)), 6)
        sheet.line(oval(link, 9, 6, 50 + 70 * (k % 2)), 3, "#b9bdb9")


def treaty(sheet: Sheet) -> None:
    """Two hands clasped over a treaty."""
    _table(sheet, "#b8a070")
    props.letter(sheet, 200 + 150j, 1.3, 2, "#2a4a7a")
    for mirror, cloth, skin in ((False, "#9c3328", "#ecc9a0"), (True, "#2f4a75", "#d9ae7c")):
        with sheet.moved(400 if mirror else 0, mirror=mirror):
            sleeve = hard("-4 68 96 84 92 142 -4 160")
            sheet.shape(sleeve, cloth, 2.6)
            sheet.hatch(sleeve, 70, 6, 1.6)
            for y in (92, 104, 116, 128):
                sheet.shape(oval(complex(102, y), 12, 10), LINEN, 2)
            hand = soft("110 90 150 86 190 92 222 102 226 116 204 124 186 128 150 138 110 136")
            if not mirror:
                sheet.shape(hand, skin, 2.6)
                sheet.hatch(hand, 60, 6, 1.2, side=hard("110 116 230 116 230 140 110 140"))
            else:
                sheet.shape(soft("110 90 150 84 182 90 188 102 184 126 150 138 110 136"), skin, 2.6)
    for k in range(4):
        finger = soft(
            f"{206 + k * 3} {96 + k * 9} {232 + k} {94 + k * 9} {244 - k * 2}"
            f" {99 + k * 9} {232 + k} {104 + k * 9} {208 + k * 2} {105 + k * 9}"
        )
        sheet.shape(finger, "#ecc9a0", 2)


def chart(sheet: Sheet) -> None:
    """A chart with a course on it."""
    _table(sheet)
    props.chart(sheet, 196 + 128j, 1.3)
    props.placed(sheet, _dividers, 300 + 60j, 1)


def half_chart(sheet: Sheet) -> None:
    """The half of a chart."""
    _table(sheet, "#6b4a2c")
    props.chart(sheet, 236 + 126j, 1.36, torn=True)


def _dividers(sheet: Sheet) -> None:
    for text in ("38 10 44 12 14 92 10 94", "42 10 48 10 74 88 72 92"):
        sheet.shape(hard(text), AMBER, 2)
    sheet.shape(oval(43 + 8j, 9, 9), AMBER, 2.2)


def coins(sheet: Sheet) -> None:
    """Coin counted in piles, scales beside them."""
    _table(sheet)
    for x, y, count in ((70, 214, 7), (112, 222, 10), (156, 214, 5), (196, 226, 8), (40, 230, 3)):
        for k in range(count):
            spot = complex(x + (k % 2) * 1.6, y - k * 9)
            sheet.shape(oval(spot, 20, 8), GOLD, 2)
        sheet.flat(oval(complex(x, y - count * 9 + 8), 13, 4.6), AMBER)
        sheet.line(oval(complex(x, y - count * 9 + 8), 13, 4.6), 1.4)
    sheet.line("M306 40V222M246 66Q306 44 366 66", 6)
    sheet.line("M306 40V222M246 66Q306 44 366 66", 3, AMBER)
    sheet.shape(soft("274 226 306 212 338 226 306 232"), AMBER, 2.4)
    for x, drop in ((246, 150), (366, 132)):
        sheet.line(f"M{x} 66L{x - 30} {drop}M{x} 66L{x + 30} {drop}", 1.6)
        sheet.shape(
            soft(f"{x - 34} {drop} {x} {drop - 4} {x + 34} {drop} {x + 18} {drop + 20} {x - 18} {drop + 20}"),
            AMBER,
            2.4,
        )


def prison(sheet: Sheet) -> None:
    """A cell, and who looks out of it."""
    sheet.flat("M0 0H400V250H0Z", "#2f2a25")
    with sheet.within("M110 40H290V220H110Z"), sheet.moved(88 + 34j, 0.74):
        draw_bust(
            sheet,
            Person(
                of="none", skin="ruddy", hair="wild", tint="dark", beard="full", mouth="grim", eyes="tired"
            ),
        )
    props.bars(sheet)


def swords(sheet: Sheet) -> None:
    """Rapiers crossed beneath a black flag."""
    sheet.flat("M0 0H400V250H0Z", "#8c2f1d")
    sheet.hatch("M0 0H400V250H0Z", 26, 9, 1.5, bow=4)
    sheet.shape(soft("110 30 170 44 230 28 292 40 288 150 232 138 172 154 112 140"), "#1d1612", 2.8)
    bone, eye = LINEN, "#1d1612"
    sheet.shape(soft("168 84 176 56 202 46 228 56 236 84 226 106 216 122 190 122 178 106"), bone, 2.2)
    sheet.flat(oval(188 + 86j, 9, 10) + oval(216 + 86j, 9, 10) + oval(202 + 104j, 4, 5), eye)
    props.swords(sheet, 200 + 166j, 1.3)


def hold(sheet: Sheet) -> None:
    """A hold full of casks and crates."""
    sheet.flat("M0 0H400V250H0Z", "#5c4025")
    for x in range(-20, 420, 52):
        sheet.shape(soft(f"{x} -4 {x + 16} 120 {x} 254 {x + 14} 254 {x + 30} 120 {x + 14} -4"), "#7d5a34", 2)
    sheet.flat(oval(200 + 40j, 130, 80), "#e9b95a", 0.3)
    for draw, corner, size in (
        (crate, 18 + 70j, 0.5),
        (rum, 124 + 66j, 0.48),
        (tobacco, 214 + 66j, 0.48),
        (crate, 300 + 64j, 0.5),
        (rum, 36 + 148j, 0.52),
        (textiles, 138 + 146j, 0.54),
        (crate, 244 + 142j, 0.56),
    ):
        props.placed(sheet, draw, corner, size)


def tax(sheet: Sheet) -> None:
    """The tax is raised: a purse held open."""
    _table(sheet, "#7c5a38")
    purse = soft("128 222 112 176 130 132 164 110 236 110 270 132 288 176 272 222 200 232")
    sheet.shape(purse, "#7c2430", 2.8)
    sheet.hatch(purse, 82, 8, 1.8, bow=8)
    sheet.shape(soft("150 114 200 124 250 114 262 96 200 84 138 96"), "#3b1a18", 2.6)
    for spot in (172 + 96j, 196 + 90j, 222 + 94j, 208 + 102j, 184 + 104j):
        sheet.shape(oval(spot, 15, 8), AMBER, 2)
    for spot in (60 + 206j, 92 + 224j, 330 + 212j, 352 + 190j, 306 + 232j):
        sheet.shape(oval(spot, 17, 10), AMBER, 2.2)
        sheet.line(oval(spot, 10, 5.6), 1.2)


SCENES: dict[str, Callable[[Sheet], None]] = {
    "tavern": tavern,
    "governor": governor,
    "letter": letter,
    "pardon": pardon,
    "treaty": treaty,
    "chart": chart,
    "half_chart": half_chart,
    "coins": coins,
    "prison": prison,
    "black_flag": swords,
    "hold": hold,
    "tax": tax,
}
