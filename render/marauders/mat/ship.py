"""The ship on a mat: drawn large with all she has lost, her hit locations pointed out on the drawing."""

from collections import Counter

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art.shown import spots
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import Pen, fitting, sprite, stamp, stamp_centre, words
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import Captain, Seat, Ship
from render.marauders.mat.flow import Panel
from render.marauders.mat.measures import Measures, measures
from render.marauders.parts import art, tokens
from render.marauders.parts.icons import DICE, UNKNOWN, icons

PAD = 16
SPACE = 22  # between two chips
SPOT = 44  # across a location's sign on the drawing
ABOVE, BENEATH = 0.03, 0.06  # of the picture of a ship: empty, and not needed
ORDER = ("masts", "crew", "cannons", "cargo", "hull")  # as they lie on the drawing, from above


def ship(look: Theme, nation: str, seat: Seat, him: Captain, texts: Texts) -> Panel:
    """The ship with her hit locations, modifications and special weapons."""
    sizes, held = measures(look), him.ship
    head = round(sizes.name * 1.3) + sizes.data + 22
    tall = round(sizes.ship * 0.75 * (1 - ABOVE - BENEATH))
    rows = head + len(ORDER) * sizes.row
    body = max(tall, rows) if sizes.beside else tall + rows
    chips = _chips(look, held, texts)

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, across, _ = box
        sheet = art.vessel(look, held, sizes.ship, seat.number, nation)
        x = left + (6 if sizes.beside else (across - sizes.ship) // 2)
        y = top + 8 + (body - tall if sizes.beside else 0)
        cut = (0, round(sheet.height * ABOVE), sheet.width, round(sheet.height * (1 - BENEATH)))
        stamp(picture, sheet.crop(cut), x, y)
        at = (left + sizes.ship + 24, top + 8) if sizes.beside else (left + PAD, top + 8 + tall)
        room = left + across - PAD - at[0]
        _title(look, picture, held, texts, at, room)
        _locations(look, picture, held, texts, (x, y - cut[1]), (at[0], at[1] + head), room)
        _fittings(look, picture, chips, (left + PAD, top + body + 16))

    return Panel(sizes.room, body + 16 + (len(chips) * _chip_row(sizes) or -4) + 10, paint)


def _title(
    look: Theme, picture: Image.Image, held: Ship, texts: Texts, at: tuple[int, int], room: int
) -> None:
    """What she is, and beneath it how well she turns."""
    sizes, (x, y) = measures(look), at
    name = fitting(texts.name(held.kind), look.faces.name, sizes.name - 2, look.colours.ink, room)
    stamp(picture, name, x, y)
    middle = y + sizes.name * 1.3 + sizes.data / 2 + 2
    wheel = icon("ship-wheel", sizes.data + 10, look.colours.ink)
    stamp(picture, wheel, x, middle - wheel.height / 2)
    value = words(str(held.maneuverability), look.faces.number, sizes.data + 8, look.colours.border)
    left = x + wheel.width + 10
    label = fitting(
        texts.say("mat-maneuverability"),
        look.faces.sans,
        sizes.data,
        look.colours.ink,
        room - wheel.width - value.width - 24,
        14,
    )
    stamp(picture, label, left, middle - label.height / 2)
    stamp(picture, value, left + label.width + 12, middle - value.height / 2 - 1)


def _locations(
    look: Theme,
    picture: Image.Image,
    held: Ship,
    texts: Texts,
    corner: tuple[float, float],
    at: tuple[int, int],
    room: int,
) -> None:
    """A row for each hit location, and its sign where it is on the ship."""
    sizes, (x, y) = measures(look), at
    where = spots(art.drawn_as(held.kind))
    high = sizes.ship * 3 // 4
    pen = ImageDraw.Draw(picture)
    found = [part for part in ORDER if part in held.whole]
    points = {
        part: (corner[0] + where[part][0] * sizes.ship, corner[1] + where[part][1] * high) for part in found
    }
    for number, part in enumerate(found if sizes.beside else ()):
        end = x - 2 if DICE[part] else x + sizes.row - 22
        line = [points[part], (end, y + number * sizes.row + sizes.row // 2)]
        pen.line(line, look.colours.halo, 6)
        pen.line(line, look.colours.ink, 2)
    for number, part in enumerate(found):
        stamp_centre(picture, _spot(look, part, held.left[part], held.whole[part]), *points[part])
        _row(look, picture, (x, y + number * sizes.row), room, part, held, texts)


@cached_picture
def _spot(look: Theme, part: str, left: int, whole: int) -> Image.Image:
    """A location's sign on the drawing: red round it if it is hit, all red if nothing is left."""
    colours, hit = look.colours, left < whole
    ground = colours.halo if left > 0 else colours.border

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, SPOT, SPOT), colours.halo)
        pen.ellipse((2, 2, SPOT - 2, SPOT - 2), colours.border if hit else badges.OUTLINE)
        inner = 6.5 if hit else 4
        pen.ellipse((inner, inner, SPOT - inner, SPOT - inner), ground)
        ink = colours.white if left <= 0 else colours.ink
        pen.icon(icons().locations[part], 24, SPOT / 2, SPOT / 2, ink)

    return sprite(SPOT, SPOT, paint)


def _row(
    look: Theme,
    picture: Image.Image,
    at: tuple[int, int],
    room: int,
    part: str,
    held: Ship,
    texts: Texts,
) -> None:
    """A location: its die face, sign and name, and a cube for each point; lost ones are crossed out."""
    sizes, (x, y), whole = measures(look), at, held.whole[part]
    middle = y + sizes.row / 2
    stamp(picture, location_head(look, part, sizes.row - 26), x, middle - (sizes.row - 26) / 2)
    beside = x + 2 * (sizes.row - 26) + 16
    cubes = sizes.cube + 4
    most = max(5, whole)
    step = min(cubes, (room - (beside - x) - 118) // most)
    ink = look.colours.ink if held.left[part] else look.colours.border
    name = fitting(
        texts.name(part), look.faces.sans, sizes.data + 1, ink, x + room - most * step - beside - 10, 14
    )
    stamp(picture, name, beside, middle - name.height / 2)
    for cube in range(whole):
        side = min(sizes.cube, step - 3)
        token = tokens.cube(look, cube < held.left[part], side)
        stamp(picture, token, x + room - most * step + cube * step, middle - side / 2)


@cached_picture
def location_head(look: Theme, part: str, side: int) -> Image.Image:
    """The face of the die that hits a location, and its sign."""

    def paint(pen: Pen) -> None:
        if DICE[part]:
            pen.box((0, 0, side, side), look.colours.ink, side * 0.2)
            pen.letters(DICE[part], look.faces.heavy, side * 0.68, side / 2, side / 2, look.colours.white)
        pen.icon(icons().locations[part], side, side * 1.5 + 8, side / 2, look.colours.ink)

    return sprite(2 * side + 8, side, paint)


# --- what she carries -------------------------------------------------------------------------------

Chip = tuple[Image.Image | None, Image.Image]
"""A sign and its name; a title has no sign."""


def _chips(look: Theme, held: Ship, texts: Texts) -> list[list[Chip]]:
    """Modifications and special weapons after their titles, in rows."""
    sizes = measures(look)
    side, room, size = sizes.data + 12, sizes.room - 2 * PAD, sizes.data - 2
    colours, face = look.colours, look.faces.sans

    def title(key: str) -> Chip:
        return None, words(texts.say(key), face, sizes.label, colours.faded)

    def mod(id: str) -> Chip:
        spent = id in held.spent
        name = texts.say("mat-spent", mod=id) if spent else texts.name(id)
        told = fitting(name, face, size, colours.faded if spent else colours.ink, room - side - 8)
        return tokens.modification(look, id, side / tokens.SMALL[1]), told

    def weapon(id: str, count: int) -> Chip:
        name = texts.name(id) + (f" ×{count}" if count > 1 else "")
        sign = icon(icons().weapons.get(id, UNKNOWN), side, colours.ink)
        return sign, fitting(name, face, size, colours.ink, room - side - 8)

    chips: list[Chip] = []
    if held.mods:
        chips += [title("mat-mods"), *map(mod, held.mods)]
    if held.weapons:
        chips += [title("mat-weapons"), *(weapon(id, count) for id, count in Counter(held.weapons).items())]
    return _broken(chips, room)


def _broken(chips: list[Chip], room: int) -> list[list[Chip]]:
    """The chips in rows no wider than this. A title never ends a row."""
    rows: list[list[Chip]] = []
    used = room + 1
    for number, chip in enumerate(chips):
        wide = _wide(chip)
        with_next = wide + (_wide(chips[number + 1]) if chip[0] is None else 0)
        if used + with_next > room + SPACE:
            rows.append([])
            used = 0
        rows[-1].append(chip)
        used += wide
    return rows


def _wide(chip: Chip) -> int:
    return (chip[0].width + 8 if chip[0] else 0) + chip[1].width + SPACE


def _chip_row(sizes: Measures) -> int:
    return sizes.data + 18


def _fittings(look: Theme, picture: Image.Image, chips: list[list[Chip]], at: tuple[int, int]) -> None:
    sizes, (left, top) = measures(look), at
    for number, row in enumerate(chips):
        x, middle = left, top + number * _chip_row(sizes) + (sizes.data + 12) / 2
        for sign, name in row:
            if sign:
                stamp(picture, sign, x, middle - sign.height / 2)
            stamp(picture, name, x + (sign.width + 8 if sign else 0), middle - name.height / 2)
            x += _wide((sign, name))
