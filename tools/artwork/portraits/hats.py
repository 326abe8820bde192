"""What people wear on their heads."""

from render.art.ink import AMBER, GOLD, LINEN, RED
from tools.artwork.pens import Sheet, brush, curve, hard, oval, smooth, soft, taper, trace
from tools.artwork.portraits.person import TINTS, Person


def _felt(sheet: Sheet, d: str, colour: str, angle: float = 64) -> None:
    sheet.flat(d, colour)
    sheet.hatch(d, angle, 5, 1.4, bow=5, colour="#150e09", opacity=0.8)
    sheet.hatch(
        d, angle + 40, 5, 1.3, side=hard("168 0 300 0 300 160 176 160"), colour="#150e09", opacity=0.7
    )
    sheet.line(d, 2.6)


def _plume(sheet: Sheet, spine: str, colour: str, size: float) -> None:
    """A feather along a line: barbs to both sides."""
    line = trace(spine)
    left: list[complex] = []
    right: list[complex] = []
    for index, point in enumerate(line):
        ahead = line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]
        side = ahead * 1j / abs(ahead)
        half = size * (0.35 + 0.65 * min(1, index / 2)) * (0.5 if index == len(line) - 1 else 1)
        left.append(point + side * half)
        right.append(point - side * half)
    d = smooth([*left, *reversed(right)])
    sheet.shape(d, colour, 2.2)
    with sheet.within(d):
        for index in range(len(line) - 1):
            for share in (0, 0.25, 0.5, 0.75):
                foot = line[index] + (line[index + 1] - line[index]) * share
                ahead = (line[index + 1] - line[index]) / abs(line[index + 1] - line[index])
                for way in (1j, -1j):
                    sheet.ink(
                        brush(
                            [
                                foot,
                                foot + ahead * (way + 0.5) * size * 0.6,
                                foot + ahead * (way + 1.1) * size,
                            ],
                            1.7,
                            0.5,
                        )
                    )
    sheet.ink(brush(line, 2.6, 0.8))


def _tricorn(sheet: Sheet, colour: str, person: Person) -> None:
    crown = soft("108 96 116 62 150 48 184 58 198 92 152 104")
    _felt(sheet, crown, colour)
    brim = soft(
        "82 118 70 98 86 96 118 76 152 92 188 68 212 82 232"
        " 96 224 112 206 104 182 104 156 122 126 108 100 108"
    )
    _felt(sheet, brim, colour)
    sheet.line(soft("84 112 102 104 128 104 156 117 182 100 206 100 222 107", closed=False), 4.4)
    sheet.line(soft("84 112 102 104 128 104 156 117 182 100 206 100 222 107", closed=False), 2.6, GOLD)
    if person.of in ("english", "french", "dutch"):
        sheet.shape(
            oval(112 + 92j, 10, 10), {"english": "#2b211c", "french": LINEN, "dutch": "#d9641a"}[person.of], 2
        )
        sheet.shape(oval(112 + 92j, 4, 4), AMBER, 1.6)


def _brimmed(sheet: Sheet, colour: str, crown: str, brim: str, band: str) -> None:
    under = soft(brim)
    _felt(sheet, under, colour, 20)
    _felt(sheet, soft(crown), colour)
    sheet.line(soft(band, closed=False), 9)
    sheet.line(soft(band, closed=False), 6, RED)


def _plumed(sheet: Sheet, colour: str, person: Person) -> None:
    _brimmed(
        sheet,
        colour,
        "108 100 110 64 134 44 168 46 190 66 196 100 152 108",
        "58 104 84 88 150 100 214 82 244 92 226 112 190 112 152 116 110 118 76 120",
        "108 94 152 104 196 92",
    )
    feather = LINEN if person.of != "spanish" else "#d9534a"
    _plume(sheet, "114 84 98 62 90 38 104 16 132 10 160 18", feather, 13)


def _cavalier(sheet: Sheet, colour: str, person: Person) -> None:
    _brimmed(
        sheet,
        colour,
        "110 98 114 62 138 46 166 48 188 64 194 96 152 106",
        "72 116 66 84 96 70 110 92 152 102 210 92 240 106 226 118 190 112 152 116 104 118",
        "110 92 152 102 194 90",
    )
    _plume(
        sheet,
        "118 86 96 84 74 96 58 122 54 152 62 176",
        "#e6dcc4" if person.of != "french" else "#8fb0d9",
        12,
    )


def _broad(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    _brimmed(
        sheet,
        colour,
        "112 98 112 66 130 50 172 50 190 66 194 98 152 106",
        "60 112 92 94 152 102 212 92 242 106 214 116 152 118 92 120",
        "112 92 152 102 194 91",
    )


def _tall(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    _brimmed(
        sheet,
        colour,
        "110 98 122 40 134 28 172 28 182 40 194 98 152 106",
        "64 112 100 96 152 102 206 92 238 104 210 114 152 118 96 120",
        "110 92 152 102 194 90",
    )
    sheet.shape("M142 84h22v24h-22Z", AMBER, 2.2)
    sheet.flat("M148 90h10v12h-10Z", RED)


def _straw(sheet: Sheet, colour: str, person: Person) -> None:
    del colour, person
    for text in (
        "52 116 88 92 152 104 214 88 250 108 214 118 152 122 90 124",
        "110 100 112 66 132 48 170 48 190 66 194 98 152 108",
    ):
        d = soft(text)
        sheet.flat(d, "#d9b96a")
        sheet.hatch(d, 12, 6, 1.2, bow=6)
        sheet.hatch(d, 100, 6, 1.1, bow=6)
        sheet.line(d, 2.6)
    sheet.line(soft("110 94 152 104 194 91", closed=False), 7)
    sheet.line(soft("110 94 152 104 194 91", closed=False), 4.4, "#44603f")


def _scarf(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    for text in (
        "104 110 84 112 66 104 72 120 60 132 82 130 102 122",
        "104 112 88 126 80 148 94 140 104 150 110 122",
    ):
        sheet.shape(soft(text), colour, 2.4)
    d = soft("104 116 104 84 122 62 152 54 184 62 200 88 200 112 180 100 152 98 124 106")
    sheet.flat(d, colour)
    sheet.hatch(d, 20, 7, 1.6, bow=-10, side=hard("150 50 210 50 210 120 160 120"))
    for text in ("106 106 122 84 150 70", "112 112 140 92 180 84", "150 60 176 68 196 92"):
        sheet.ink(brush(trace(text), 2.6))
    for x, y in ((118, 84), (136, 70), (134, 92), (156, 80), (176, 74), (188, 92), (158, 62)):
        sheet.flat(oval(complex(x, y), 3, 3), LINEN)
    sheet.line(d, 2.6)
    sheet.line(soft("104 112 124 101 152 93 180 95 200 107", closed=False), 2)
    sheet.shape(oval(104 + 113j, 8, 9), colour, 2.4)


def _coif(sheet: Sheet, colour: str, person: Person) -> None:
    del colour, person
    d = soft(
        "110 152 96 128 96 92 118 62 152 52 186 62 204 92 204 130 194 122 186 100 156 90 128 102 116 126"
    )
    sheet.flat(d, LINEN)
    with sheet.within(d):
        for step in range(13):
            share = step / 12
            foot = trace("110 146 118 122 130 102 156 91 186 102 196 126")
            index = min(4, int(share * 5))
            start = foot[index] + (foot[index + 1] - foot[index]) * (share * 5 - index)
            sheet.ink(
                brush(
                    [
                        start,
                        start + (150 + 74j - start) * 0.35 + (-4 if share < 0.5 else 4),
                        152 + 62j + (start - 152 - 100j) * 0.5 - 16j,
                    ],
                    2.4,
                )
            )
    sheet.hatch(d, 60, 6, 1.1, side=hard("168 50 210 50 210 130 176 130"))
    sheet.line(d, 2.6)
    for point in trace("111 148 114 132 121 116 131 104 144 95 158 92 172 95 184 102 191 114 196 126"):
        sheet.shape(oval(point, 6, 5.4), LINEN, 1.7)


def _morion(sheet: Sheet, colour: str, person: Person) -> None:
    del colour, person
    comb = soft("112 72 126 34 152 22 182 34 194 70 152 60")
    bowl = soft("106 106 106 76 124 56 152 50 184 56 200 76 200 104 152 110")
    brim = soft("66 104 92 110 152 98 212 106 240 92 218 122 184 120 152 116 120 122 88 126")
    for d in (comb, bowl, brim):
        sheet.flat(d, "#a9adab")
        sheet.hatch(d, 70, 5, 1.6, bow=6, side=hard("160 0 300 0 300 140 166 140"))
        sheet.hatch(d, 110, 8, 1.1, bow=-6, side=hard("60 0 128 0 124 140 60 140"))
        sheet.line(d, 2.6)
    sheet.flat(brush(trace("132 62 126 78 126 98"), 7), "#eef0ea")
    for point in curve(lambda t: complex(110 + 86 * t, 100 - 6 * (1 - (2 * t - 1) ** 2)), steps=7):
        sheet.shape(oval(point, 2.6, 2.6), AMBER, 1.2)


def _monmouth(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    d = soft("106 112 104 80 126 54 156 48 188 58 200 86 198 108 152 102")
    sheet.flat(d, colour)
    with sheet.within(d):
        for row in range(8):
            for x in range(100, 204, 8):
                spot = complex(x + 4 * (row % 2), 56 + row * 7)
                sheet.ink(taper(spot - 3, spot + 2j, 0.9), taper(spot + 3, spot + 2j, 0.9))
        sheet.hatch(d, 66, 6, 1.6, side=hard("170 40 210 40 210 116 176 116"))
    sheet.line(d, 2.6)
    roll = soft("100 114 102 98 128 92 152 88 182 90 204 96 204 112 180 106 152 103 124 108")
    sheet.shape(roll, colour, 2.6)
    sheet.hatch(roll, 84, 5, 1.3, bow=2)
    sheet.shape(oval(154 + 46j, 9, 8), colour, 2.4)
    sheet.hatch(oval(154 + 46j, 9, 8), 50, 4, 1.1)


def _hood(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    d = soft(
        "96 246 84 190 84 120 106 66 150 44 192 60 214 110 214 180 206 246"
        " 196 226 200 170 198 124 184 92 152 80 122 94 110 128 108 180 114 230"
    )
    sheet.flat(d, colour)
    sheet.hatch(d, 80, 6, 1.6, bow=8)
    sheet.line(d, 2.6)
    sheet.ink(
        brush(trace("112 220 102 160 112 104 150 72"), 3), brush(trace("150 70 194 92 204 150 202 220"), 3)
    )


def _mantilla(sheet: Sheet, colour: str, person: Person) -> None:
    del colour, person
    comb = soft("118 70 108 34 132 16 160 14 186 24 190 60 152 76")
    sheet.shape(comb, "#8a4a24", 2.4)
    for x in range(120, 186, 10):
        sheet.line(hard(f"152 80 {x} {30 + abs(x - 152) * 0.2}", closed=False), 2)
    d = soft(
        "150 26 112 40 94 84 84 140 66 200 44 262 70 272 96 240 106 190 106 140 120 104 152"
        " 86 184 102 196 134 202 180 214 236 240 262 252 244 226 190 212 130 206 84 188 42"
    )
    sheet.flat(d, "#2b2523", 0.88)
    with sheet.within(d):
        for x in range(44, 260, 13):
            for y in range(30, 276, 13):
                sheet.line(oval(complex(x + 6 * (y % 2), y), 4, 4), 0.9, "#8f8577")
    sheet.line(d, 2.4)
    for point in trace(
        "106 184 106 166 106 148 111 130 120 112 134 98 152 91 170 97 184 108 193 124 197 142 200 160 203 178"
    ):
        sheet.shape(oval(point, 5, 5), "#2b2523", 1.4)
        sheet.flat(oval(point, 1.6, 1.6), "#c9bda5")


def _veil(sheet: Sheet, colour: str, person: Person) -> None:
    del colour, person
    d = soft(
        "150 46 108 60 92 104 86 170 70 250 104 262 112 190 112 130 128 100"
        " 152 92 180 100 194 126 198 180 208 260 238 248 216 170 208 104 190 60"
    )
    sheet.flat(d, LINEN)
    for text in (
        "120 70 100 120 94 190 88 250",
        "186 70 204 120 210 190 222 246",
        "110 110 104 160 100 250",
        "200 120 206 170 214 244",
    ):
        sheet.ink(brush(trace(text), 3))
    sheet.hatch(d, 82, 7, 1.2, side=hard("196 90 240 90 240 262 204 262"))
    sheet.line(d, 2.6)
    band = soft("112 122 128 98 152 90 180 98 194 120 192 106 178 86 152 78 128 86 114 106")
    sheet.shape(band, LINEN, 2.2)


def _headwrap(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    for text in ("110 112 98 84 106 52 138 32 176 36 204 60 206 92 196 112 152 98",):
        d = soft(text)
        sheet.flat(d, colour)
        with sheet.within(d):
            for k in range(6):
                fold = curve(
                    lambda t, k=k: complex(98 + 112 * t, 108 - k * 15 - 26 * t * (1 - t) * 2 + 26 * t - 13)
                )
                sheet.ink(brush(fold, 3.4, 0.3))
                sheet.flat(brush([point + 6j for point in fold], 4), GOLD, 0.9)
            sheet.hatch(d, 70, 6, 1.4, side=hard("172 30 210 30 210 120 180 120"))
        sheet.line(d, 2.6)
    knot = soft("140 46 132 22 152 10 172 20 166 44 152 52")
    sheet.shape(knot, colour, 2.4)
    sheet.ink(brush(trace("152 16 148 30 152 48"), 2.6), brush(trace("162 20 158 34 154 48"), 2))


def _jester(sheet: Sheet, colour: str, person: Person) -> None:
    del person
    for text, tint in (
        ("112 108 96 80 76 64 50 70 34 96 50 92 66 96 84 122 104 128", colour),
        ("126 104 124 64 142 30 170 14 168 34 160 52 172 72 178 96", "#c99a3f"),
        ("174 94 190 64 216 54 244 66 256 92 240 88 224 92 212 112 198 122", colour),
    ):
        d = soft(text)
        sheet.flat(d, tint)
        sheet.hatch(d, 60, 6, 1.4, bow=6)
        sheet.line(d, 2.6)
    for bell in (34 + 98j, 171 + 12j, 257 + 95j):
        sheet.shape(oval(bell, 9, 9), AMBER, 2.4)
        sheet.ink(taper(bell - 6 + 2j, bell + 6 + 2j, 1.4), oval(bell + 5j, 1.6, 1.6))
    rim = trace("104 120 116 108 130 104 144 100 160 99 176 102 190 110 200 122")
    for point in rim:
        sheet.shape(oval(point, 8, 7), "#c99a3f" if rim.index(point) % 2 else colour, 1.8)


_HATS = {
    "tricorn": _tricorn, "plumed": _plumed, "scarf": _scarf, "coif": _coif, "morion": _morion,
    "monmouth": _monmouth,
    "broad": _broad, "hood": _hood, "mantilla": _mantilla, "headwrap": _headwrap,
    "jester": _jester, "cavalier": _cavalier, "tall": _tall, "straw": _straw, "veil": _veil,
}  # fmt: skip


def draw_hat(sheet: Sheet, person: Person) -> None:
    """The hat, over the hair."""
    if person.hat != "none":
        _HATS[person.hat](sheet, TINTS.coats[person.hat_tint], person)
