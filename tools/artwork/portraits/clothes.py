"""Coats and collars."""

from itertools import pairwise

from render.art.ink import AMBER, DARK_WOOD, GOLD, LINEN, RED
from tools.artwork.pens import Sheet, brush, curve, hard, oval, smooth, soft, taper, trace
from tools.artwork.portraits.person import Person

_BUST = "22 310 34 276 62 256 100 244 124 236 150 250 184 238 208 246 244 260 268 282 278 310"
_WOMAN = "34 310 44 280 70 262 104 250 126 240 150 252 182 240 204 250 236 264 258 286 266 310"


def _body(sheet: Sheet, person: Person, colour: str) -> str:
    """The bust in one cloth, its folds, and the shade on the right."""
    d = soft(_WOMAN if person.woman else _BUST)
    sheet.flat(d, colour)
    sheet.hatch(d, 62, 6, 1.5, bow=8, side=hard("172 230 290 250 290 310 196 310"), opacity=0.85)
    sheet.hatch(d, 118, 7, 1.3, bow=-8, side=hard("10 250 92 236 70 310 10 310"), opacity=0.6)
    with sheet.within(d):
        for text in (
            "66 262 78 282 74 310",
            "236 264 224 284 230 310",
            "104 262 110 284 108 310",
            "200 262 196 284 202 310",
        ):
            sheet.ink(brush(trace(text), 3, 0.3))
    return d


def _buttons(sheet: Sheet, line: str, size: float = 4) -> None:
    for point in trace(line):
        sheet.shape(oval(point, size, size), AMBER, 1.7)
        sheet.ink(taper(point + complex(-size * 0.5, 1), point + complex(size * 0.6, 1), 0.9))


def _coat(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    vest = hard("132 244 172 244 192 310 118 310")
    with sheet.within(d):
        sheet.shape(vest, "#d8c79f" if person.of != "french" else "#c99a3f", 2.2)
        sheet.hatch(vest, 84, 5, 1.1, bow=3)
    sheet.line(d, 2.6)
    for text in (
        "124 238 112 256 104 310 86 310 94 264 108 246",
        "184 240 196 258 204 310 222 310 212 264 200 246",
    ):
        lapel = soft(text, closed=False) + "Z"
        sheet.shape(lapel, colour, 2.2)
        sheet.line(soft(text.split("  ")[0], closed=False), 1.2, GOLD)
    _buttons(sheet, "97 268 94 284 91 300 213 268 216 284 219 300")


def _doublet(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    with sheet.within(d):
        for text in ("156 250 158 280 158 310", "128 250 112 280 108 310", "186 250 204 280 208 310"):
            sheet.ink(brush(trace(text), 4, 0.7))
        for x in (70, 84, 226, 240):
            slash = brush(trace(f"{x} 270 {x + 3} 286 {x - 2} 302"), 7)
            sheet.shape(slash, "#c9a15a", 1.4)
    sheet.line(d, 2.6)
    _buttons(sheet, "157 262 158 276 158 290 158 304", 3.6)


def _jerkin(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    shirt = soft("124 240 150 250 184 240 176 276 160 310 142 310 130 274")
    with sheet.within(d):
        sheet.shape(shirt, LINEN, 2.2)
        sheet.hatch(shirt, 78, 6, 1.2, bow=6)
        sheet.line("M134 272L172 280M174 268L138 290M142 296L166 300", 2.2)
    sheet.line(d, 2.6)
    for text in ("124 240 130 276 144 312", "184 240 176 278 160 312"):
        sheet.line(soft(text, closed=False), 4.5, DARK_WOOD)
        sheet.line(soft(text, closed=False), 1)


def _gown(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    low = soft("92 250 108 270 130 284 156 288 182 284 204 270 216 254 182 236 150 246 124 236", closed=True)
    with sheet.within(d):
        sheet.flat(low, person.light)
        sheet.hatch(low, 30, 5, 1.1, bow=3, side=hard("172 236 220 236 216 290 186 290"), opacity=0.7)
        for text in ("134 252 144 258 150 266", "176 252 166 258 160 266"):
            sheet.ink(brush(trace(text), 2))
        for x in (122, 196):
            sheet.ink(
                brush(trace(f"{x} 276 {150 + (x - 150) * 0.5} 292 {150 + (x - 150) * 0.4} 312"), 3, 0.6)
            )
        for y in (294, 304):
            sheet.line(f"M140 {y}L172 {y + 4}M172 {y}L140 {y + 4}", 1.6)
    sheet.line(d, 2.6)


def _habit(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    sheet.line(d, 2.6)
    hood = soft(
        "92 252 84 238 104 222 120 232 150 262 186 232 204 222 222 240 212 256 184 268 152 284 118 268"
    )
    sheet.shape(hood, colour, 2.6)
    sheet.hatch(hood, 70, 5, 1.3, side=hard("160 220 230 220 220 280 160 290"))
    sheet.ink(brush(trace("112 240 136 262 152 272"), 3), brush(trace("196 238 174 260 154 272"), 3))


def _armour(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    plate = soft("104 250 90 280 90 312 222 312 222 280 204 250 180 244 150 258 126 244")
    with sheet.within(d):
        sheet.shape(plate, "#a9adab", 2.6)
        sheet.hatch(plate, 80, 5, 1.7, bow=12, side=hard("172 240 230 240 230 312 180 312"))
        sheet.hatch(plate, 100, 8, 1.2, bow=-10, side=hard("86 240 116 240 112 312 86 312"))
        sheet.flat(brush(trace("124 258 116 282 118 310"), 9), "#e9ebe4")
        sheet.ink(brush(trace("157 258 160 284 158 312"), 3.4, 0.6))
    sheet.line(d, 2.6)
    for text in (
        "98 250 60 254 36 280 40 300 74 282 96 284",
        "208 252 244 258 266 284 260 302 232 284 212 284",
    ):
        sheet.shape(soft(text), "#8d9290", 2.6)
        sheet.hatch(soft(text), 60, 5, 1.3)
    _buttons(sheet, "104 262 206 264 98 290 216 290", 3.2)


def _shirt(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    chest = soft("130 238 150 250 178 240 170 272 158 300 144 276")
    with sheet.within(d):
        sheet.shape(chest, person.light, 2.2)
        sheet.hatch(chest, 40, 5, 1, side=hard("156 236 190 236 180 300 158 300"), opacity=0.7)
        sheet.line("M142 270L172 262M144 280L168 274", 1.8)
    sheet.line(d, 2.6)


def _motley(sheet: Sheet, person: Person, colour: str) -> None:
    d = _body(sheet, person, colour)
    with sheet.within(d):
        sheet.flat(hard("156 230 290 230 290 312 158 312"), "#c99a3f")
        for row, y in enumerate((258, 286, 314)):
            for x in range(30 + 16 * (row % 2), 290, 32):
                sheet.flat(
                    hard(f"{x} {y - 14} {x + 9} {y} {x} {y + 14} {x - 9} {y}"),
                    "#c99a3f" if x < 156 else colour,
                )
        sheet.hatch(d, 62, 6, 1.4, side=hard("196 230 290 230 290 312 210 312"))
    sheet.line(d, 2.6)


def _bare(sheet: Sheet, person: Person, colour: str) -> None:
    d = soft(_WOMAN if person.woman else _BUST)
    sheet.flat(d, person.light)
    sheet.hatch(d, 62, 6, 1.4, bow=8, side=hard("172 230 290 250 290 310 196 310"), opacity=0.75)
    with sheet.within(d):
        wrap = soft("14 312 60 262 100 246 130 270 190 300 240 316")
        sheet.shape(wrap, colour, 2.6)
        sheet.hatch(wrap, 40, 7, 1.5, bow=6)
        sheet.ink(brush(trace("150 268 152 288 150 310"), 2.4), brush(trace("190 262 214 270 232 268"), 2.4))
        for x in range(46, 150, 17):
            sheet.flat(hard(f"{x} {306 - x * 0.2} {x + 7} {296 - x * 0.2} {x + 14} {306 - x * 0.2}"), RED)
    sheet.line(d, 2.6)


_WORN = {
    "coat": _coat, "doublet": _doublet, "jerkin": _jerkin, "gown": _gown, "habit": _habit, "armour": _armour,
    "shirt": _shirt, "motley": _motley, "bare": _bare,
}  # fmt: skip


def _ruff(sheet: Sheet) -> None:
    outer = [150 + 4 + complex(76 * c.real, 25 * c.imag) + 240j for c in _round(26)]
    wave = [point * 1 + (2.5j if index % 2 else -2.5j) for index, point in enumerate(outer)]
    d = smooth(wave)
    sheet.shape(d, LINEN, 2.4)
    for index, point in enumerate(wave):
        inner = 154 + 232j + (point - 154 - 240j) * 0.42
        sheet.ink(brush([inner, (inner + point) / 2 + 2j, point], 3.2 if index % 2 else 1.8))
    for c in _round(13)[1:7]:
        edge = 154 + 240j + complex(76 * c.real, 25 * c.imag)
        sheet.shape(oval(edge + 1j, 6, 4.4), LINEN, 1.8)


def _round(count: int) -> list[complex]:
    return [complex(0, 1) ** (4 * step / count) for step in range(count)]


def _cravat(sheet: Sheet) -> None:
    fall = soft("140 246 168 246 178 268 172 296 180 312 134 312 142 294 132 270")
    sheet.shape(fall, LINEN, 2.4)
    for text in (
        "144 256 140 280 146 308",
        "152 256 152 282 154 310",
        "162 256 166 280 162 308",
        "170 262 174 280 170 300",
    ):
        sheet.ink(brush(trace(text), 3, 0.5))
    band = soft("118 226 134 240 154 246 176 240 190 228 192 242 176 256 154 260 132 254 116 240")
    sheet.shape(band, LINEN, 2.4)
    sheet.ink(brush(trace("122 234 138 246 156 250"), 2), brush(trace("186 236 174 246 160 250"), 2))
    knot = soft("142 246 166 246 164 262 144 262")
    sheet.shape(knot, LINEN, 2.4)
    sheet.ink(taper(148 + 250j, 147 + 260j, 1.2), taper(160 + 250j, 161 + 260j, 1.2))


def _falling(sheet: Sheet) -> None:
    for text in (
        "126 232 152 254 148 288 118 284 84 272 98 246",
        "184 232 154 254 160 288 192 284 224 272 208 246",
    ):
        d = soft(text)
        sheet.shape(d, LINEN, 2.4)
        sheet.hatch(d, 84, 6, 1.1, bow=3)
    for x, y in (
        (92, 276),
        (104, 282),
        (117, 286),
        (130, 289),
        (143, 290),
        (165, 290),
        (178, 289),
        (191, 286),
        (204, 281),
        (216, 275),
    ):
        sheet.shape(oval(complex(x, y), 7, 5.4), LINEN, 1.8)
        sheet.ink(oval(complex(x, y), 2, 1.6))


def _lace(sheet: Sheet, woman: bool) -> None:
    if woman:
        line = trace("90 252 104 268 126 282 154 287 182 282 206 268 218 254")
        for a, b in pairwise(line):
            for share in (0, 0.33, 0.66):
                spot = a + (b - a) * share
                sheet.shape(oval(spot, 7.4, 6.4), LINEN, 1.8)
                sheet.ink(oval(spot + 1j, 1.6, 2))
        return
    for layer, y in enumerate((250, 270, 290)):
        half = 20 + 7 * layer
        points = [complex(156 - half, y), complex(156, y - 8), complex(156 + half, y)]
        scallop = [
            complex(156 + half - step * half / 4, y + 14 + (5 if step % 2 else 0)) for step in range(9)
        ]
        sheet.shape(smooth([*points, *scallop]), LINEN, 2.2)
        for step in range(1, 8):
            foot = complex(156 + half - step * half / 4, y + 14)
            sheet.ink(brush([complex(156 + (foot.real - 156) * 0.5, y - 3), foot], 2.2, 0.5))
    band = soft("118 228 136 242 156 246 176 241 192 230 190 242 174 254 154 258 132 252 118 240")
    sheet.shape(band, LINEN, 2.4)


def _kerchief(sheet: Sheet) -> None:
    band = soft("112 228 132 244 154 250 178 243 194 230 198 244 182 260 156 268 128 260 108 244")
    sheet.shape(band, RED, 2.4)
    for text in ("118 240 136 254 154 260", "190 240 176 252 160 260"):
        sheet.ink(brush(trace(text), 2.6))
    for text in (
        "150 258 140 286 126 304 142 298 154 306 158 280",
        "160 258 172 280 188 296 172 296 164 302 156 280",
    ):
        sheet.shape(soft(text), RED, 2.2)
    sheet.shape(oval(155 + 260j, 9, 8), RED, 2.4)
    for x, y in ((126, 246), (142, 254), (172, 252), (184, 244)):
        sheet.flat(oval(complex(x, y), 2.2, 2.2), LINEN)


def _beads(sheet: Sheet) -> None:
    for row, colour in ((0, "#3f8a8a"), (1, "#c9a02e"), (2, RED)):
        arc = curve(
            lambda t, r=row: complex(116 + 76 * t, 236 + r * 11 + (22 + r * 7) * (1 - (2 * t - 1) ** 2)),
            steps=13 + 2 * row,
        )
        for point in arc:
            sheet.shape(oval(point, 4, 4), colour, 1.4)
    sheet.shape(soft("154 282 162 292 154 306 146 292"), "#e8dfc8", 2)


def _clerical(sheet: Sheet) -> None:
    sheet.line(hard("132 244 154 284 178 246", closed=False), 2)
    cross = "M150 282h8v8h8v8h-8v18h-8v-18h-8v-8h8Z"
    sheet.shape(cross, AMBER, 2)


def _gorget(sheet: Sheet) -> None:
    ring = soft("112 230 132 248 156 254 180 248 198 232 206 250 184 270 156 276 126 270 104 250")
    sheet.shape(ring, "#9da2a0", 2.6)
    sheet.hatch(ring, 80, 5, 1.3, side=hard("164 228 210 228 206 280 170 280"))
    _buttons(sheet, "122 254 140 263 158 266 176 262 190 252", 2.4)


def draw_clothes(sheet: Sheet, person: Person) -> None:
    """Coat and collar, over the neck."""
    coat, colour, collar = person.worn
    _WORN[coat](sheet, person, colour)
    if collar == "lace":
        _lace(sheet, person.woman)
    elif collar != "open":
        {"ruff": _ruff, "cravat": _cravat, "falling": _falling, "kerchief": _kerchief, "beads": _beads,
         "clerical": _clerical, "gorget": _gorget}[collar](sheet)  # fmt: skip
