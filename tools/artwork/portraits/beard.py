"""Beards: each a tint, and strands."""

from tools.artwork.pens import Sheet, brush, smooth
from tools.artwork.portraits.face import Face
from tools.artwork.portraits.hair import LIGHT, strands
from tools.artwork.portraits.person import TINTS, Person


def _backwards(text: str) -> list[str]:
    """The points of a list of numbers, the last first."""
    numbers = text.split()
    pairs = [" ".join(numbers[index : index + 2]) for index in range(0, len(numbers), 2)]
    return pairs[::-1]


def _beard_full(sheet: Sheet, person: Person, face: Face, low: int) -> None:
    wave = "" if low < 250 else f"172 {low - 10} 164 {low + 6} 152 {low - 8} 142 {low + 4} 132 {low - 16} "
    lower = wave or f"182 {low - 14} 160 {low} 138 {low - 10} "
    near = f"112 208 122 {min(low - 12, 232)} "
    edge = (
        f"112 148 118 170 126 183 140 187 162 182 180 184 188 178 194 164 196 188 190 212 {lower}"
        + " ".join(_backwards(near))
        + " 108 172"
    )
    d = smooth(face.fit(edge))
    sheet.flat(d, TINTS.hairs[person.tint])
    with sheet.within(d):
        strands(
            sheet, face.fit(f"116 164 120 200 140 {low}"), face.fit(f"194 172 190 204 172 {low}"), 17, 2.6
        )
        strands(sheet, face.fit(f"122 180 128 208 146 {low}"), face.fit(f"186 186 182 210 166 {low}"), 9, 3.2)
        sheet.flat(brush(face.fit(f"134 196 136 212 146 {low - 12}"), 5), LIGHT, 0.25)
    sheet.line(d, 2.2)


def _moustache(sheet: Sheet, person: Person, face: Face, curl: float, thick: float) -> None:
    middle = face.at(complex(164, face.nose + 11))
    colour = TINTS.hairs[person.tint]
    near = [
        middle,
        middle + complex(-12, 3),
        middle + complex(-24, 5 - curl * 0.2),
        middle + complex(-33, 1 - curl),
    ]
    far = [middle, middle + complex(10, 2), middle + complex(19, 4 - curl * 0.2), middle + complex(26, -curl)]
    for line in (near, far):
        shape = brush(line, thick, 0.9)
        sheet.shape(shape, colour, 1.8)
        sheet.ink(brush([point + 1j for point in line], 2), brush([point - 1.6j for point in line[:3]], 1.4))


def draw_beard(sheet: Sheet, person: Person, face: Face) -> None:
    """The beard; a mouth is drawn over it by the caller."""
    if person.beard == "full":
        _beard_full(sheet, person, face, 242)
    elif person.beard == "long":
        _beard_full(sheet, person, face, 284)
    elif person.beard == "chops":
        for text in (
            "112 140 108 166 116 196 132 206 134 194 124 176 120 150",
            "195 150 197 176 190 196 182 202 184 188 190 170",
        ):
            d = smooth(face.fit(text))
            sheet.shape(d, TINTS.hairs[person.tint], 2)
            sheet.hatch(d, 70, 4, 1.4)
    elif person.beard in ("vandyke", "goatee"):
        text = (
            "156 205 168 205 170 218 164 240 160 246 155 236 152 218"
            if person.beard == "vandyke"
            else "146 202 162 206 180 202 178 218 164 228 148 222"
        )
        d = smooth(face.fit(text))
        sheet.flat(d, TINTS.hairs[person.tint])
        with sheet.within(d):
            strands(sheet, face.fit("154 204 155 222 160 244"), face.fit("170 204 168 222 162 244"), 6, 2.2)
        sheet.line(d, 2)


def draw_moustache(sheet: Sheet, person: Person, face: Face) -> None:
    """The moustache, over the upper lip."""
    curl = {"vandyke": 7, "handlebar": 13, "moustache": -2, "goatee": -3, "full": -5, "long": -6}.get(
        person.beard
    )
    if curl is not None:
        _moustache(
            sheet,
            person,
            face,
            curl,
            {"handlebar": 7, "full": 9, "long": 9, "moustache": 8}.get(person.beard, 6),
        )
