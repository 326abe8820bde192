"""Hair: a tint, and strands drawn between two lines."""

from itertools import pairwise

from render.art.ink import INK, RED
from tools.artwork.pens import Points, Sheet, brush, oval, soft, taper, trace
from tools.artwork.portraits.face import Face
from tools.artwork.portraits.person import TINTS, Person

LIGHT = "#fff4dc"


def strands(sheet: Sheet, inner: Points, outer: Points, count: int, weight: float = 2.4) -> None:
    """Strands that go over from one line to another."""
    for step in range(count):
        share = (step + sheet.chance.uniform(0.2, 0.8)) / count
        line = [a + (b - a) * share for a, b in zip(inner, outer, strict=True)]
        first = sheet.chance.choice((0, 0, 1)) if len(line) > 3 else 0
        sheet.ink(brush(line[first:], weight * sheet.chance.uniform(0.7, 1.2), 0.4))


def _mass(sheet: Sheet, text: str, tint: str, *flows: tuple[str, str, int]) -> None:
    """A mass of hair: its contour, and pairs of lines that its strands follow."""
    d = soft(text)
    sheet.flat(d, TINTS.hairs[tint])
    with sheet.within(d):
        for inner, outer, count in flows:
            a, b = trace(inner), trace(outer)
            for share in (0.3, 0.62):
                shine = [p + (q - p) * share for p, q in zip(a, b, strict=True)]
                sheet.flat(brush(shine, 6), LIGHT, 0.22)
            strands(sheet, a, b, count)
    sheet.line(d, 2.4)


def _curls(sheet: Sheet, lines: list[str], tint: str, size: float) -> None:
    """Locks that hang in curls along lines, from above."""
    for text in lines:
        points = trace(text)
        for index, (a, b) in enumerate(pairwise(points)):
            middle = (a + b) / 2
            half, grown = abs(b - a) * 0.62, size * (1 + 0.05 * index)
            lock = oval(middle, grown, half)
            sheet.shape(lock, TINTS.hairs[tint], 2)
            for share in (-0.55, -0.1, 0.35):
                start = middle + complex(grown * share, -half * 0.8)
                sheet.ink(
                    brush(
                        [
                            start,
                            middle + complex(grown * (share + 0.42), 0),
                            middle + complex(grown * share * 0.7, half * 0.85),
                        ],
                        2,
                    )
                )
            sheet.flat(
                brush(
                    [
                        middle + complex(-grown * 0.5, -half * 0.4),
                        middle + complex(-grown * 0.35, 0),
                        middle + complex(-grown * 0.5, half * 0.4),
                    ],
                    2.4,
                ),
                LIGHT,
                0.4,
            )


def _rings(sheet: Sheet, d: str, tint: str, size: float, count: int) -> None:
    """Close curls all over a shape."""
    sheet.shape(d, TINTS.hairs[tint], 2.6)
    left, top, right, bottom = 84, 56, 222, 250
    light = "#8a7866" if tint in ("black", "dark") else INK
    with sheet.within(d):
        for _ in range(count):
            spot = complex(sheet.chance.uniform(left, right), sheet.chance.uniform(top, bottom))
            turn = complex(0, 1) ** sheet.chance.uniform(0, 4)
            ring = [
                spot + turn * size,
                spot + turn * size * 1j,
                spot - turn * size,
                spot - turn * size * 0.8j,
            ]
            sheet.flat(brush(ring, size * 0.55, 0.4), light)


def _long_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    _mass(
        sheet,
        "150 66  108 80  92 124  88 186  82 246  104 262  132"
        " 244  176 244  198 258  214 238  206 180  204 120  186 78",
        tint,
        ("112 90 100 130 104 190 112 258", "98 96 88 140 88 200 88 254", 7),
        ("186 90 194 130 192 190 188 250", "200 100 206 140 206 200 210 246", 6),
    )


def _curls_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    wide = 18 if person.hair == "wig" else 6
    _mass(
        sheet,
        f"150 58 104 74 {94 - wide} 120 {88 - wide} 190 {90 - wide} 250 130"
        f" 258 180 258 {212 + wide} 248 {212 + wide} 180 {206 + wide} 116 190 74",
        tint,
    )
    lines = [
        f"{196 + wide * k} 92  {203 + wide * k} 116  {207 + wide * k} 140  {208 + wide * k}"
        f" 164  {208 + wide * k} 190  {206 + wide * k} 216 {203 + wide * k} 242"
        for k in ((0.2, 0.75) if person.hair == "wig" else (0.2,))
    ]  # fmt: skip
    _curls(sheet, lines, tint, 12 + wide * 0.2)


def _tied_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    _mass(
        sheet,
        "128 176 108 186 92 214 84 252 98 272 112 254 122 222",
        tint,
        ("126 184 114 214 104 262", "110 188 96 220 90 256", 6),
    )
    sheet.shape(soft("132 178 118 172 104 180 116 190 106 202 122 196 134 190"), "#26201c", 2.4)


def _bob_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    _mass(
        sheet,
        "150 68 106 82 94 124 94 176 100 206 124 210 180 208 202 198 206 160 204 116 184 78",
        tint,
        ("110 96 102 140 112 206", "98 100 94 150 100 204", 6),
        ("194 96 196 140 190 204", "204 100 206 150 202 196", 5),
    )


def _bun_back(sheet: Sheet, person: Person) -> None:
    if person.hat != "none":
        return
    tint = person.tint
    _mass(
        sheet,
        "88 84 70 92 66 112 78 128 98 126 106 108 102 90",
        tint,
        ("96 88 80 100 78 122", "88 86 70 104 72 118", 4),
        ("100 94 98 110 90 124", "92 90 88 108 82 124", 3),
    )


def _wild_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    _mass(
        sheet,
        "150 58 112 68 92 96 82 140 76 190 84 232 112 244 150"
        " 232 184 244 214 234 222 190 214 140 206 96 186 66",
        tint,
        ("116 80 96 130 96 180 104 236", "96 84 78 136 78 190 90 232", 10),
        ("190 84 200 130 200 180 190 236", "206 94 216 136 218 190 210 228", 9),
    )
    for side in (-1, 1):
        for step in range(15):
            root = complex(150 + side * (44 + 1.4 * step), 84 + 11 * step)
            tip = root + complex(side * sheet.chance.uniform(14, 30), sheet.chance.uniform(4, 30))
            bend = root + complex(side * 14, sheet.chance.uniform(-6, 8))
            lock = brush([root, bend, tip, tip + complex(-side * 4, 6)], 12, 0.9)
            sheet.shape(lock, TINTS.hairs[tint], 1.8)


def _locks_back(sheet: Sheet, person: Person) -> None:
    tint = person.tint
    _mass(sheet, "150 62 112 74 100 104 98 140 110 160 190 160 202 140 202 104 186 74", tint)
    for x in (88, 99, 110, 190, 201, 212):
        foot = 236 + (x * 7) % 23
        lock = soft(
            f"{x - 6} 112 {x + 6} 112 {x + 7} 180 {x + 5} {foot} {x} {foot + 8} {x - 5} {foot} {x - 7} 180"
        )
        sheet.shape(lock, TINTS.hairs[tint], 2.2)
        for y in range(124, foot - 4, 10):
            sheet.flat(taper(complex(x - 5, y), complex(x + 5, y + 4), 1.3, 2), "#8a7866")


_BACK = {
    "long": _long_back,
    "curls": _curls_back,
    "wig": _curls_back,
    "tied": _tied_back,
    "bob": _bob_back,
    "bun": _bun_back,
    "wild": _wild_back,
    "locks": _locks_back,
}


def back_hair(sheet: Sheet, person: Person) -> None:
    """What hangs behind the face."""
    if person.hair in _BACK:
        _BACK[person.hair](sheet, person)


def _cap_hair(sheet: Sheet, person: Person, face: Face, low: int) -> None:
    """Hair that lies close on the skull, parted, down to the near temple."""
    text = (
        f"112 {low} 104 130 104 104 118 76 150 62 182 70 198 100 196"
        f" {low - 16} 190 118 182 98 160 92 138 96 122 112 116 {low - 12}"
    )
    _mass(
        sheet, text, person.tint,
        ("142 66 118 84 108 108 110 146", "150 92 132 96 120 114 116 134", 9),
        ("152 64 176 72 192 92 196 120", "156 92 172 94 184 104 192 122", 7),
    )  # fmt: skip


def _parted(sheet: Sheet, person: Person, face: Face) -> None:
    """Long hair that falls before the ears."""
    _mass(
        sheet, "152 62 118 72 100 104 94 150 92 206 100"
        " 240 114 236 112 190 112 150 124 112 152 88", person.tint,
        ("150 66 114 86 100 130 96 230", "150 88 122 112 112 160 112 232", 10),
    )  # fmt: skip
    _mass(
        sheet, "152 62 184 72 202 106 206 160 206 214 198"
        " 238 190 226 196 180 196 140 184 106 152 88", person.tint,
        ("154 66 190 86 202 130 202 226", "156 88 182 104 194 150 196 220", 7),
    )  # fmt: skip


def _waved(sheet: Sheet, person: Person, face: Face) -> None:
    wide = 16 if person.hair == "wig" else 2
    _cap_hair(sheet, person, face, 140)
    columns = (0.1, 0.8) if person.hair == "wig" else (0.4,)
    lines: list[str] = []
    for k in reversed(columns):
        x = 104 - wide * k * 1.6
        lines.append(f"{x + 4} 92 {x} 118 {x - 4} 144 {x - 5} 170 {x - 4} 198 {x - 1} 226 {x + 4} 254")
    if person.hair == "wig":
        lines.append("176 60 150 60 126 66 108 82")
    _curls(sheet, lines, person.tint, 13 + wide * 0.1)


def _long_front(sheet: Sheet, person: Person, face: Face) -> None:
    _parted(sheet, person, face)


def _curls_front(sheet: Sheet, person: Person, face: Face) -> None:
    _waved(sheet, person, face)


def _bob_front(sheet: Sheet, person: Person, face: Face) -> None:
    _cap_hair(sheet, person, face, 150)
    _mass(
        sheet,
        "112 110 98 130 94 170 100 202 114 198 112 160 116 130",
        person.tint,
        ("110 116 98 150 102 200", "116 126 110 160 112 198", 6),
    )


def _short_front(sheet: Sheet, person: Person, face: Face) -> None:
    _cap_hair(sheet, person, face, 150 if person.hair == "short" else 142)


def _bun_front(sheet: Sheet, person: Person, face: Face) -> None:
    _mass(
        sheet, "150 62 116 72 98 100 98 128 108 138 114 120 130"
        " 100 154 90 176 96 190 116 196 124 200 100 184 70", person.tint,
        ("150 64 116 82 102 112 104 132", "152 88 130 98 116 116 110 130", 9),
        ("154 64 180 74 194 98 196 120", "156 88 174 94 186 108 192 120", 7),
    )  # fmt: skip


def _braids_front(sheet: Sheet, person: Person, face: Face) -> None:
    _mass(
        sheet,
        "150 62 112 74 98 104 100 140 112 128 150 84 184 104 198 134 202 104 186 72",
        person.tint,
        ("148 64 112 84 102 132", "150 82 120 108 112 128", 7),
        ("152 64 186 80 198 128", "152 82 182 100 192 122", 6),
    )
    for x, lean in ((100, -5), (202, 3)):
        for k in range(7):
            knot = complex(x + lean * (k % 2) * 0.6, 144 + k * 17)
            sheet.shape(oval(knot, 9 - k * 0.4, 10.5), TINTS.hairs[person.tint], 2)
            sheet.ink(taper(knot - 6 - 6j, knot + 5 + 7j, 1.5), taper(knot - 1 - 8j, knot + 7 + 1j, 1.2))
        sheet.shape(oval(complex(x, 262), 7, 4), RED, 2)


def _close_front(sheet: Sheet, person: Person, face: Face) -> None:
    _rings(
        sheet,
        soft(
            "112 136 104 118 104 92 122 68 150 60 182 68 198 94 196 122 188 108 178 94 150 86 126 96 116 116"
        ),
        person.tint,
        5,
        330,
    )


def _locks_front(sheet: Sheet, person: Person, face: Face) -> None:
    _cap_hair(sheet, person, face, 130)


def _tonsure_front(sheet: Sheet, person: Person, face: Face) -> None:
    for text, inner, outer in (
        (
            "108 156 98 136 99 114 108 102 120 104 124 116 119 132 116 148",
            "110 106 104 130 110 152",
            "120 108 119 126 115 148",
        ),
        (
            "196 102 200 114 199 132 194 138 190 124 186 108",
            "194 106 197 118 195 132",
            "189 108 192 118 193 130",
        ),
    ):
        _mass(sheet, text, person.tint, (inner, outer, 6))
    sheet.flat(oval(138 + 92j, 14, 6, -18), LIGHT, 0.5)


def _bald_front(sheet: Sheet, person: Person, face: Face) -> None:
    sheet.flat(oval(136 + 92j, 12, 6, -20), "#fff4dc", 0.55)
    sheet.ink(brush(trace("104 142 103 154 110 166"), 5, 0.6), opacity=0.5)


_FRONT = {
    "long": _long_front,
    "wild": _long_front,
    "curls": _curls_front,
    "wig": _curls_front,
    "bob": _bob_front,
    "short": _short_front,
    "tied": _short_front,
    "bun": _bun_front,
    "braids": _braids_front,
    "close": _close_front,
    "locks": _locks_front,
    "tonsure": _tonsure_front,
    "bald": _bald_front,
}


def front_hair(sheet: Sheet, person: Person, face: Face) -> None:
    """What frames the face; beneath a hat it shows at the sides."""
    if person.hair in _FRONT:
        _FRONT[person.hair](sheet, person, face)
