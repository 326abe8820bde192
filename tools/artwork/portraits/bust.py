"""A portrait: everything one above the other, and what a person has besides."""

from collections.abc import Callable

from render.art.ink import AMBER, GOLD, LINEN, RED
from tools.artwork.pens import Sheet, at, brush, curve, hard, oval, soft, taper, trace
from tools.artwork.portraits.beard import draw_beard, draw_moustache
from tools.artwork.portraits.clothes import draw_clothes
from tools.artwork.portraits.face import (
    Face,
    draw_age,
    draw_eyes,
    draw_head,
    draw_mouth,
    draw_neck,
    draw_nose,
    measured,
)
from tools.artwork.portraits.hair import back_hair, front_hair
from tools.artwork.portraits.hats import draw_hat
from tools.artwork.portraits.person import TINTS, Person

SIDE = 300


def _ground(sheet: Sheet, person: Person) -> None:
    """The nation's tint, with horizontal strokes that grow towards the dark side."""
    sheet.flat(f"M0 0H{SIDE}V{SIDE}H0Z", TINTS.grounds[person.of])
    for row in range(50):
        y = 4 + row * 6
        chance = sheet.chance
        sheet.ink(taper(complex(-20, y), complex(chance.uniform(60, 130), y), 0.9), opacity=0.4)
        sheet.ink(taper(complex(chance.uniform(150, 190), y), complex(330, y), 1.7), opacity=0.6)
        if row % 2:
            sheet.ink(taper(complex(chance.uniform(206, 240), y + 3), complex(330, y + 3), 1.3), opacity=0.5)


def _patch(sheet: Sheet, face: Face) -> None:
    eye = face.at(complex(136, face.eye))
    sheet.line(soft("98 116 130 124 196 132", closed=False), 3)
    sheet.shape(
        soft(
            " ".join(
                f"{p.real} {p.imag}"
                for p in (eye - 15 - 9j, eye + 15 - 8j, eye + 13 + 8j, eye + 14j, eye - 13 + 8j)
            )
        ),
        "#211814",
        2,
    )
    sheet.flat(brush([eye - 9 - 3j, eye - 5j, eye + 9 - 3j], 2), "#6d625a")


def _scar(sheet: Sheet, face: Face) -> None:
    line = face.fit("124 152 130 168 128 186 134 200")
    sheet.flat(brush(line, 5), "#c9705a")
    sheet.ink(brush(line, 2.2))
    for point in line[1:3]:
        for up in (-5, 0, 5):
            sheet.ink(taper(point + complex(-5, up), point + complex(5, up - 1), 0.9))


def _ring(sheet: Sheet, face: Face) -> None:
    del face
    sheet.line(oval(107 + 172j, 6, 7), 5)
    sheet.line(oval(107 + 172j, 6, 7), 2.8, AMBER)


def _pearls(sheet: Sheet, face: Face) -> None:
    del face
    for point in curve(lambda t: complex(120 + 64 * t, 234 + 18 * (1 - (2 * t - 1) ** 2)), steps=11):
        sheet.shape(oval(point, 3.8, 3.8), "#fbf6e6", 1.4)
    sheet.shape(oval(109 + 170j, 4, 5), "#fbf6e6", 1.6)


def _glasses(sheet: Sheet, face: Face) -> None:
    near, far = face.at(complex(137, face.eye + 2)), face.at(complex(177, face.eye + 1))
    for middle, wide in ((near, 15), (far, 12)):
        sheet.flat(oval(middle, wide, 13), "#ffffff", 0.25)
        sheet.line(oval(middle, wide, 13), 3.4)
        sheet.line(oval(middle, wide, 13), 1.4, GOLD)
    sheet.line(
        f"M{at(near + 15)}Q{at(near + 21 - 6j)} {at(far - 12)}",
        2.4,
    )
    sheet.line(f"M{near.real - 15:.0f} {near.imag:.0f}L106 {near.imag - 4:.0f}", 2.4)


def _pipe(sheet: Sheet, face: Face) -> None:
    lip = face.at(complex(178, face.mouth + 2))
    stem = [lip, lip + 24 + 9j, lip + 44 + 14j]
    sheet.line(f"M{lip.real:.0f} {lip.imag:.0f}L{stem[2].real:.0f} {stem[2].imag:.0f}", 6)
    sheet.line(f"M{lip.real:.0f} {lip.imag:.0f}L{stem[2].real:.0f} {stem[2].imag:.0f}", 3, LINEN)
    bowl = stem[2]
    sheet.shape(
        soft(
            " ".join(
                f"{p.real} {p.imag}" for p in (bowl - 6 - 16j, bowl + 9 - 17j, bowl + 8 + 4j, bowl - 2 + 7j)
            )
        ),
        LINEN,
        2.2,
    )
    for k in range(3):
        smoke = [
            bowl + complex(2 + 5 * k, -20 - 16 * k),
            bowl + complex(10, -30 - 16 * k),
            bowl + complex(-2, -40 - 16 * k),
        ]
        sheet.ink(brush(smoke, 2.4))


def _fuses(sheet: Sheet, face: Face) -> None:
    del face
    for x, lean in ((98, -8), (202, 8), (116, -6), (190, 8)):
        rope = trace(f"{x} 132 {x + lean} 160 {x + lean * 0.4} 184 {x + lean * 1.6} 206")
        sheet.line(
            soft(f"{x} 132 {x + lean} 160 {x + lean * 0.4} 184 {x + lean * 1.6} 206", closed=False),
            3.6,
            "#c9a86a",
        )
        end = rope[-1]
        for turn in range(8):
            way = complex(0, 1) ** (turn / 2)
            sheet.flat(taper(end, end + way * (9 + 3 * (turn % 2)), 1.8), "#e8722e")
        sheet.flat(oval(end, 3.4, 3.4), "#ffd84a")


def _cross(sheet: Sheet, face: Face) -> None:
    del face
    sheet.line(soft("128 248 142 276 156 290 170 276 182 250", closed=False), 1.8)
    sheet.shape("M152 284h8v7h8v7h-8v14h-8v-14h-8v-7h8Z", AMBER, 1.8)


def _mole(sheet: Sheet, face: Face) -> None:
    sheet.ink(oval(face.at(140 + 184j), 2.2, 2.2))


def _sash(sheet: Sheet, face: Face) -> None:
    del face
    d = hard("60 258 86 250 244 300 236 312 204 312")
    sheet.shape(d, RED, 2.4)
    sheet.hatch(d, 18, 5, 1.4)


def _baldric(sheet: Sheet, face: Face) -> None:
    del face
    d = hard("218 250 238 258 120 312 84 312")
    sheet.shape(d, "#7d5a34", 2.4)
    sheet.line("M224 256L100 312", 1.2, AMBER)
    sheet.shape(hard("166 272 186 280 176 296 156 288"), AMBER, 2)


def _flower(sheet: Sheet, face: Face) -> None:
    del face
    for turn in range(5):
        sheet.shape(oval(104 + 112j + complex(0, 1) ** (turn * 0.8) * 9, 7.5, 7.5), "#d9534a", 1.8)
    sheet.shape(oval(104 + 112j, 5, 5), AMBER, 1.6)
    sheet.shape(soft("94 122 80 124 74 136 90 134"), "#5f7a4a", 1.8)


def _parrot(sheet: Sheet, face: Face) -> None:
    del face
    sheet.shape(soft("28 268 20 236 30 204 52 194 68 206 66 232 54 262 44 292 34 296"), "#4f8a4a", 2.4)
    sheet.shape(soft("30 262 24 236 36 218 52 230 48 258"), "#c4411b", 2)
    for text in ("32 230 38 246 40 262", "40 226 46 242 44 260"):
        sheet.ink(brush(trace(text), 2))
    sheet.shape(soft("60 200 76 204 78 220 70 226 66 214"), "#e8c14a", 2)
    sheet.shape(oval(56 + 208j, 5, 5), LINEN, 1.6)
    sheet.ink(oval(57 + 208j, 2.2, 2.2))


def _bandage(sheet: Sheet, face: Face) -> None:
    del face
    d = soft("106 116 128 102 156 98 192 108 194 122 156 112 128 117 108 130")
    sheet.shape(d, LINEN, 2.2)
    sheet.hatch(d, 8, 4, 0.9)
    sheet.flat(oval(136 + 108j, 6, 4), "#a8382a", 0.85)


_OVER: dict[str, Callable[[Sheet, Face], None]] = {
    "patch": _patch, "scar": _scar, "ring": _ring, "pearls": _pearls, "glasses": _glasses, "pipe": _pipe,
    "fuses": _fuses, "cross": _cross, "mole": _mole, "sash": _sash, "baldric": _baldric,
    "flower": _flower, "parrot": _parrot, "bandage": _bandage,
}  # fmt: skip
_EARLY = ("scar", "mole", "bandage", "patch", "glasses")  # beneath hair and hat


_TALL = ("plumed", "tall", "mantilla", "headwrap", "jester", "cavalier", "morion", "veil")


def _beneath_hat(person: Person) -> bool:
    """Whether the near ear shows."""
    return person.hair in ("short", "tied", "bald", "close", "tonsure", "bun") and person.hat not in (
        "coif",
        "hood",
        "veil",
        "mantilla",
    )


def draw_bust(sheet: Sheet, person: Person) -> None:
    """The person alone, without a ground."""
    face = measured(sheet, person)
    near = 1.0 if person.hat in _TALL else 1.13
    middle = SIDE / 2 + (SIDE / 2 * near if person.left else -SIDE / 2 * near)
    with sheet.moved(complex(middle, SIDE - (SIDE + 6) * near), near, mirror=person.left):
        back_hair(sheet, person)
        draw_neck(sheet, person)
        draw_clothes(sheet, person)
        for extra in ("sash", "baldric"):
            if extra in person.extras:
                _OVER[extra](sheet, face)
        draw_head(sheet, face, person, _beneath_hat(person))
        draw_age(sheet, face, person)
        draw_beard(sheet, person, face)
        draw_mouth(sheet, face, person)
        draw_nose(sheet, face, person)
        draw_moustache(sheet, person, face)
        draw_eyes(sheet, face, person)
        for extra in _EARLY:
            if extra in person.extras:
                _OVER[extra](sheet, face)
        front_hair(sheet, person, face)
        draw_hat(sheet, person)
        for extra in person.extras:
            if extra not in (*_EARLY, "sash", "baldric", "freckles"):
                _OVER[extra](sheet, face)


def portrait(name: str, person: Person) -> Sheet:
    """The portrait of one person on a sheet of 300 by 300; `name` is the seed."""
    sheet = Sheet(f"portrait {name}", SIDE, SIDE)
    _ground(sheet, person)
    draw_bust(sheet, person)
    return sheet
