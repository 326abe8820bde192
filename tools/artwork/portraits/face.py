"""Faces in three quarters, turned to the right, the light from the left."""

from dataclasses import dataclass

from render.art.ink import INK
from tools.artwork.pens import Points, Sheet, brush, oval, poly, smooth, soft, taper, trace
from tools.artwork.portraits.person import TINTS, Person

# Near temple, cheek and jaw, chin, far cheek, the dent at the far eye, forehead.
_MAN = trace(
    "112 114  108 142  111 168  121 195  140 216  158 222  174 216  187 196  194 172  195 161"
    " 189 147  193 131  191 108  178 88  150 78  123 90"
)
_WOMAN = trace(
    "114 114  110 142  114 168  125 193  145 213  160 217  172 211  184 193  192 172  194 160"
    " 188 147  191 131  189 108  176 88  150 79  125 90"
)


@dataclass(frozen=True, slots=True)
class Face:
    """The measures of one face, drawn by lot within what is human."""

    wide: float
    jaw: float
    eye: float  # the height of the eyes
    apart: float
    nose: float  # the height of its tip
    mouth: float
    brow: float  # how far its inner end is drawn down

    def at(self, point: complex) -> complex:
        """A point of the usual face on this one."""
        down = max(0.0, (point.imag - 160) / 60)
        return complex(150 + (point.real - 150) * self.wide, point.imag + self.jaw * down)

    def fit(self, text: str) -> list[complex]:
        """Points of the usual face on this one."""
        return [self.at(point) for point in trace(text)]


def measured(sheet: Sheet, person: Person) -> Face:
    """The measures of this person's face."""
    chance = sheet.chance
    wide = {"lean": 0.92, "usual": 0.99, "heavy": 1.1}[person.build] + chance.uniform(-0.02, 0.02)
    jaw = {"lean": 6, "usual": 0, "heavy": 2}[person.build] + chance.uniform(-3, 4) - 3 * person.woman
    stern = {"grim": 4, "frown": 5, "smirk": 1}.get(person.mouth, -1)
    return Face(
        wide, jaw, 141 + chance.uniform(-2.5, 2), chance.uniform(-1.5, 2), 174 + chance.uniform(-3, 4),
        195 + chance.uniform(-2, 2), stern + chance.uniform(-1, 2) - 2 * person.woman,
    )  # fmt: skip


def outline(face: Face, person: Person) -> list[complex]:
    """The contour of the head, without hair."""
    points = [face.at(point) for point in (_WOMAN if person.woman else _MAN)]
    if person.build == "heavy":
        for index, out in ((2, -3 + 2j), (3, -6 + 5j), (4, -4 + 6j), (5, 4j), (6, 4 + 4j), (7, 5 + 2j)):
            points[index] += out
    elif person.build == "lean":
        for index, in_ in ((2, 3 + 0j), (3, 3 - 2j), (7, -4 + 0j), (8, -2 + 0j)):
            points[index] += in_
    return points


def draw_head(sheet: Sheet, face: Face, person: Person, ear: bool) -> None:
    """Ear, skin, and the shade of the far side, hatched."""
    if ear:
        shell = smooth(face.fit("112 134  104 128  98 136  100 150  106 162  113 160"))
        sheet.shape(shell, person.light, 2.2)
        sheet.ink(brush(face.fit("109 138  103 136  104 148  109 154"), 2.4, 0.4))
    head = smooth(outline(face, person))
    sheet.flat(head, person.light)
    dark = smooth(
        face.fit(
            "182 84  170 104  176 124  172 142  181 168  176 186  166 198  160 212  150 224  200 224  210 150"
        )
    )
    with sheet.within(head):
        sheet.flat(dark, person.shade, 0.75)
        sheet.flat(
            smooth(face.fit("108 150  118 170  124 194  142 214  130 222  100 200")), person.shade, 0.4
        )
        if person.woman or person.age == "young":
            sheet.flat(oval(face.at(128 + 168j), 12, 8), "#d4694a", 0.22)
    sheet.hatch(head, 58, 4.3, 1.15, bow=3, side=dark, opacity=0.62)
    cheek = face.fit("112 160  126 176  134 194  146 210  128 206  114 186")
    sheet.hatch(head, 40, 4.4, 1.0, bow=3, side=smooth(cheek), opacity=0.55 if not person.woman else 0.25)
    sheet.line(head, 2.4)


def _eye(sheet: Sheet, person: Person, middle: complex, half: float, near: bool) -> None:
    open_ = {"open": 1.0, "narrow": 0.66, "wide": 1.28, "tired": 0.78, "sly": 0.72}[person.eyes]
    up, low = 5.6 * open_, 4.0 * (0.8 + 0.2 * open_)
    upper = [middle - half + 1j, middle - half * 0.35 - up * 1j, middle + half * 0.45 - up * 0.9j]
    lower = [middle + half - 0.4j, middle + half * 0.35 + low * 1j, middle - half * 0.5 + low * 0.85j]
    white = smooth([*upper, *lower])
    sheet.flat(white, "#f7efdd")
    look = middle + half * 0.2 - 0.6j
    with sheet.within(white):
        sheet.flat(oval(look, 5.0, 5.4), INK)
        sheet.flat(oval(look, 3.7, 4.1), _iris(person))
        sheet.ink(oval(look, 2.1, 2.4))
        sheet.flat(oval(look - 1.5 - 1.9j, 1.3, 1.3), "#ffffff")
        lid = [middle - half, middle - half * 0.3 - up * 0.8j, middle + half * 0.5 - up * 0.7j, middle + half]
        sheet.ink(brush(lid, 4.4, 0.6), opacity=0.35)
    over = [
        middle - half - 1 + 1.6j,
        middle - half * 0.4 - up * 1j,
        middle + half * 0.45 - up * 0.95j,
        middle + half + 1.6,
    ]
    sheet.ink(brush(over, 4.6 if person.woman else 4.0, 0.45))
    if person.woman:
        outer = middle - half if near else middle + half
        away = -1 if near else 1
        sheet.ink(
            taper(outer, outer + complex(away * 6, -4.5), 1.6),
            taper(outer - 1.5j, outer + complex(away * 4, -7), 1.2),
        )
    under = [middle - half * 0.7 + low * 0.9j, middle + low * 1.08j, middle + half * 0.8 + low * 0.5j]
    sheet.ink(brush(under, 1.6))
    crease = [
        middle - half - 1 - 3j,
        middle - half * 0.3 - (up + 4.4) * 1j,
        middle + half * 0.6 - (up + 3.4) * 1j,
        middle + half + 1 - 2j,
    ]
    sheet.ink(brush(crease, 1.8))
    if person.age == "old" or person.eyes == "tired":
        for down in (5.0, 8.4):
            bag = [
                middle - half * 0.8 + (low + down - 3) * 1j,
                middle + (low + down) * 1j,
                middle + half * 0.8 + (low + down - 4) * 1j,
            ]
            sheet.ink(brush(bag, 1.7))


def _iris(person: Person) -> str:
    if person.skin in ("brown", "dark", "deep", "tan", "olive"):
        return "#5b3a20"
    return {
        "blond": "#5d86a0",
        "red": "#5f7f58",
        "sandy": "#6f8d8f",
        "grey": "#7390a0",
        "white": "#6f8fa6",
    }.get(person.tint, "#6b5233")


def draw_eyes(sheet: Sheet, face: Face, person: Person) -> None:
    """Both eyes with their brows; the sockets lie in shade."""
    near, far = complex(136 - face.apart, face.eye), complex(176 + face.apart * 0.6, face.eye - 0.6)
    near, far = face.at(near), face.at(far)
    for socket in (near + 11 + 3j, far - 8 + 2j):
        sheet.flat(oval(socket, 7, 8), person.shade, 0.55)
    if "patch" not in person.extras:
        _eye(sheet, person, near, 12, near=True)
    _eye(sheet, person, far, 9, near=False)
    thick = 3.6 if person.woman else {"young": 5.4, "grown": 6.4, "old": 7.2}[person.age]
    colour = TINTS.hairs[person.tint] if person.tint not in ("powder", "white") else "#8d8577"
    lift = {"wide": 4, "sly": 1, "narrow": -2}.get(person.eyes, 0)
    left = [
        near + complex(-16, -10 - lift),
        near + complex(-4, -15 - lift),
        near + complex(13, -11 + face.brow),
    ]
    right = [far + complex(-8, -11 + face.brow), far + complex(2, -15 - lift), far + complex(12, -9 - lift)]
    if person.eyes == "sly":
        right = [point - 4j for point in right]
    for line in (left, right):
        sheet.flat(brush(line, thick, 0.5), colour)
        sheet.ink(brush([point - 0.6j for point in line], thick * 0.42, 0.5))


_NOSES = {  # bridge, hump, tip, how far the wing lies back, how wide it is
    "straight": (0, 0, 0, 17, 1.0),
    "hooked": (1, 5, 2, 17, 1.0),
    "aquiline": (1, 3, 4, 18, 0.95),
    "snub": (-1, -4, -2, 16, 1.0),
    "broad": (-1, -1, 1, 22, 1.5),
    "long": (0, 1, 5, 17, 0.9),
}


def draw_nose(sheet: Sheet, face: Face, person: Person) -> None:
    """The nose, its shade to the right and beneath."""
    back, hump, drop, wing, wide = _NOSES[person.nose]
    tip = face.at(complex(180 + back - 3 * person.woman, face.nose + (3 if drop > 2 else drop)))
    root = face.at(complex(165, face.eye - 6))
    middle = (root + tip) / 2 + complex(hump, 0)
    base = tip + complex(-8, 8)
    line = [
        root,
        root + (middle - root) * 0.6 - 1.5,
        middle,
        tip - 1 - 5j,
        tip + 0.6 + 1j,
        tip - 3 + 6j,
        base,
    ]
    shade = smooth([root + 1, middle + 1, tip + 1, base, base - 6 - 4j, middle - 5 + 4j, root - 3 + 8j])
    sheet.flat(shade, person.shade, 0.5)
    sheet.ink(brush(line, 3.4, 0.35))
    left = tip + complex(-wing, 1)
    sheet.ink(brush([left + 5 - 6j, left - 1 * wide, left + 1 + 6j, left + 6 + 7j], 3.2 * wide, 0.3))
    nostril = tip + complex(-wing * 0.52, 6.6)
    sheet.ink(oval(nostril, 3.4 * wide, 1.7, 8))
    under = [base + 1 + 1j, base - 5 + 5j, left + 8 + 9j]
    sheet.ink(brush(under, 1.6))
    for step in range(0 if person.woman else 4):
        start = tip + complex(-11 + step * 3, 10)
        sheet.ink(taper(start, start + complex(2, 6), 0.9), opacity=0.7)


_MOUTHS = {  # lift of the near corner, of the far corner, bow of the middle, how wide
    "calm": (0, 0, 1, 1.0),
    "smile": (-4, -3.4, 3, 1.1),
    "smirk": (-1.6, -5.2, 1.8, 1.06),
    "grim": (2, 1.6, -1.4, 1.08),
    "frown": (4.4, 3.6, -3, 1.0),
    "grin": (-5.4, -4.6, 3, 1.2),
    "pout": (0.6, 0.6, 1, 0.82),
}


def draw_mouth(sheet: Sheet, face: Face, person: Person) -> None:
    """The mouth with its expression, the chin beneath it and the folds beside it."""
    near_lift, far_lift, bow, wide = _MOUTHS[person.mouth]
    middle = face.at(complex(163, face.mouth))
    near, far = middle + complex(-19 * wide, near_lift), middle + complex(16 * wide, far_lift - 0.6)
    full = 1.35 if person.woman else 0.95 + 0.45 * (person.skin in ("dark", "deep", "brown"))
    _lips(sheet, person, (near, middle, far), full, bow)
    if person.mouth == "grin":
        gap = smooth([near + 3, middle - 1 + 0.4j, far - 2, middle + 5 + 7j, middle - 6 + 7.4j])
        sheet.shape(gap, "#f4ecd8", 1.8)
        for x in (-8, -2, 4, 9):
            sheet.line(poly([middle + complex(x, 0), middle + complex(x, 6)], closed=False), 0.8)
    else:
        closed = [near, middle - 7 + (bow - 1) * 1j, middle + bow * 1j, middle + 6 + (bow - 1) * 1j, far]
        sheet.ink(brush(closed, 3.2, 0.7))
    low, deep = (8 * full + bow) * 1j, (9.6 * full + bow) * 1j
    sheet.ink(brush([middle - 8 + low, middle + deep, middle + 8 + low], 2.2))
    for corner, side in ((near, -1), (far, 1)):
        sheet.ink(taper(corner - 1.5j, corner + complex(side * 2.5, 3 if near_lift > 0 else -3), 1.3))
    chin = face.at(complex(162, 212))
    sheet.ink(brush([chin - 7, chin - 1 - 2.4j, chin + 6 - 1j], 1.7))
    if person.age != "young" and not (person.woman and person.age == "grown"):
        fold = [face.at(complex(150, face.nose)), near + complex(-3, -8), near + complex(-5, 2)]
        sheet.ink(brush(fold, 2.2))


def _lips(
    sheet: Sheet, person: Person, line: tuple[complex, complex, complex], full: float, bow: float
) -> None:
    """Both lips: `line` is where they meet, from corner to corner; `full` how thick they are."""
    near, middle, far = line
    colour = "#b5533f" if person.woman else person.shade
    crest = 4.6j * full
    upper = [near, middle - 5 - crest, middle - 3.4j * full, middle + 5 - crest, far, middle + (bow + 1) * 1j]
    left, right = middle - 5 + (6.8 * full + bow) * 1j, middle + 6 + (6.4 * full + bow) * 1j
    sheet.flat(smooth([near + 2, middle + bow * 1j, far - 1, right, left]), colour, 0.85)
    sheet.flat(smooth(upper), colour, 0.95)


def draw_age(sheet: Sheet, face: Face, person: Person) -> None:
    """Wrinkles, hollow cheeks, freckles and stubble."""
    lines: list[Points] = []
    if person.age == "old":
        lines += [face.fit(f"126 {y}  148 {y - 4}  176 {y - 1}") for y in (104, 111, 118)]
        lines += [
            face.fit(text)
            for text in (
                "120 140  114 136  111 131",
                "120 143  113 143  109 141",
                "120 146  114 149  111 153",
            )
        ]
        lines += [face.fit("128 172  134 184  136 198"), face.fit("182 174  180 186  182 196")]
    elif person.age == "grown" and not person.woman:
        lines += [face.fit("132 108  150 105  174 108"), face.fit("121 144  115 145  112 148")]
    for line in lines:
        sheet.ink(brush(line, 1.9))
    if person.mouth in ("grim", "frown"):
        for x in (157, 162):
            sheet.ink(taper(face.at(complex(x, 122)), face.at(complex(x + 1, 132)), 1.3))
    if "freckles" in person.extras:
        for _ in range(26):
            spot = face.at(complex(sheet.chance.uniform(120, 188), sheet.chance.uniform(156, 174)))
            sheet.flat(oval(spot, 1.1, 1), "#a8683f", 0.8)
    if person.beard == "stubble":
        for _ in range(150):
            spot = face.at(complex(sheet.chance.uniform(117, 188), sheet.chance.uniform(182, 220)))
            sheet.ink(taper(spot, spot + complex(1, 3), 0.7), opacity=0.7)


def draw_neck(sheet: Sheet, person: Person) -> None:
    """The neck, in the shadow of the jaw."""
    wide = {"lean": -5, "usual": 0, "heavy": 8}[person.build] - 7 * person.woman
    neck = smooth(
        [
            complex(120 - wide, 186),
            complex(121 - wide, 226),
            complex(106 - wide, 262),
            150 + 280j,
            complex(200 + wide, 262),
            complex(182 + wide, 230),
            complex(182 + wide, 190),
        ]
    )
    sheet.flat(neck, person.light)
    under = soft("112 190 130 226 158 240 190 226 200 186 200 250 176 262 168 250 140 246 122 228")
    with sheet.within(neck):
        sheet.flat(under, person.shade)
    sheet.hatch(neck, 20, 4.4, 1.3, bow=4, side=under, opacity=0.7)
    sheet.line(neck, 2.4)
    sheet.ink(brush(trace("142 236 148 252 152 268"), 2), brush(trace("174 238 168 254 158 268"), 2))
