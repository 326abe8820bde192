"""Cards, ships and flags as sprites, each drawn once per theme and size."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.art.shown import dyed_flag, picture
from render.art.shown import ship as ship_art
from render.kit.badges import OUTLINE, badge
from render.kit.canvas import Pen, mix, sprite, stamp, stamp_centre, words
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.treasure_fleet.facts import Shot

Size = tuple[int, int]

KINDS = ((6, "skiff"), (12, "pinnace"), (17, "flute"), (20, "galleon"), (99, "treasure_galleon"))
"""Which ship carries a treasure of at most so many points, as in the vignettes of their cards."""
MOST = 22  # points of the greatest treasure
LINEN = "#f6ecd2"
NIGHT = "#8d9aa8"  # the sails of a cursed ship
SCENES = {"cannon": "cannons", "boarding_party": "boarding", "storm": "storm"}
SIGNS = {"cannon": "cannon", "boarding_party": "crossed-swords", "storm": "lightning-storm"}


def kind_of(points: int) -> str:
    """Which kind of ship carries so much treasure."""
    return next((kind for most, kind in KINDS if points <= most), KINDS[-1][1])


def size_of(points: int, widest: int) -> int:
    """How wide a ship is drawn: the more treasure, the wider."""
    return round(widest * (0.62 + 0.38 * min(points, MOST) / MOST))


def vessel(points: int, widest: int) -> Image.Image:
    """A treasure ship at sea. Shared: only paste it."""
    return ship_art(kind_of(points), size_of(points, widest), flag="spanish")


def cursed(widest: int) -> Image.Image:
    """A cursed ship. Shared: only paste it."""
    return ship_art("pirate", round(widest * 0.8), flag="pirate", sails=NIGHT)


@cached_picture
def banner(look: Theme, flag: int, wide: int, active: bool = False) -> Image.Image:
    """A seat's flag: its colour on waving cloth, its shape and letter on it."""
    cloth = dyed_flag(wide, look.seats[flag].fill)
    sheet = Image.new("RGBA", (wide, cloth.height))
    sheet.alpha_composite(cloth)
    mark = badge(look, flag, round(cloth.height * 0.74), active)
    place = (round(wide * 0.47 - mark.width / 2), round(cloth.height * 0.5 - mark.height / 2))
    sheet.alpha_composite(mark, place)
    return sheet


@cached_picture
def chip(look: Theme, shot: Shot, size: Size, scale: float = 1) -> Image.Image:
    """A card at a ship, small: its cannons, or what it is, over its flag's colour."""
    seat, (width, height) = look.seats[shot.flag], size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 5)
        pen.box((2, 2, width - 2, height - 2), look.colours.token, 4)
        low = height * 0.7
        pen.box((2, low, width - 2, height - 2), seat.fill, 3)
        pen.line([(2, low), (width - 2, low)], OUTLINE, 1.5)
        pen.icon("cannon", height * 0.26, width / 2, height * 0.84, seat.ink)
        if shot.kind == "cannon":
            ink, face = look.colours.ink, look.faces.number
            pen.letters(str(shot.cannons), face, height * 0.62, width / 2, height * 0.36, ink)
        else:
            pen.icon(SIGNS[shot.kind], height * 0.6, width / 2, height * 0.35, look.colours.border)

    return sprite(width, height, paint, scale)


@cached_picture
def card(look: Theme, shot: Shot, size: Size) -> Image.Image:
    """A card of a player deck, face up: its vignette, its cannons, its flag."""
    width, height = size
    seat = look.seats[shot.flag]
    shown = Image.new("RGB", size, look.colours.token)
    pen = ImageDraw.Draw(shown)
    high = round(height * 0.46)
    pen.rectangle((0, height - 34, width, height), fill=seat.fill)
    pen.line([(0, height - 34), (width, height - 34)], fill=OUTLINE, width=2)
    art = picture("scenes", SCENES[shot.kind])
    wide = round(art.width * high / art.height)
    art = art.convert("RGB").resize((wide, high), Image.Resampling.LANCZOS)
    left = (wide - width) // 2
    shown.paste(art.crop((left, 0, left + width, high)), (0, 0))
    pen.line([(0, high), (width, high)], fill=OUTLINE, width=2)
    middle = high + (height - 34 - high) / 2
    if shot.kind == "cannon":
        side = min(24, (width - 10) // 4)
        number = words(str(shot.cannons), look.faces.number, round(height * 0.3), look.colours.ink)
        stamp_centre(shown, number, width / 2, middle)
        row = _icons("cannon", shot.cannons, side, seat.ink)
        stamp_centre(shown, row, width / 2, height - 17)
    else:
        stamp_centre(
            shown, _icons(SIGNS[shot.kind], 1, round(height * 0.26), look.colours.border), width / 2, middle
        )
        letter = words(seat.letter, look.faces.heavy, 26, seat.ink)
        stamp_centre(shown, letter, width / 2, height - 18)
    return _rounded(shown)


@cached_picture
def _icons(name: str, count: int, side: int, ink: str) -> Image.Image:
    """An icon so many times in a row."""

    def paint(pen: Pen) -> None:
        for n in range(count):
            pen.icon(name, side, side * (n + 0.5), side / 2, ink)

    return sprite(side * count, side, paint)


def _rounded(shown: Image.Image) -> Image.Image:
    """The card with round corners and a dark line around it."""
    width, height = shown.size
    rim = sprite(width, height, lambda pen: _rim(pen, width, height))
    shown.paste(rim, (0, 0), rim.getchannel("A"))
    shown.putalpha(
        sprite(width, height, lambda pen: pen.box((0, 0, width, height), OUTLINE, 8)).getchannel("A")
    )
    return shown


def _rim(pen: Pen, width: int, height: int) -> None:
    edge = [(1, 1), (width - 1, 1), (width - 1, height - 1), (1, height - 1), (1, 1)]
    pen.line([(float(x), float(y)) for x, y in edge], OUTLINE, 3)


@cached_picture
def back(look: Theme, flag: int, size: Size) -> Image.Image:
    """A card of a player deck, face down."""
    seat, (width, height) = look.seats[flag], size

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, width * 0.09)
        pen.box((2, 2, width - 2, height - 2), seat.fill, width * 0.07)
        pen.icon("skull-crossed-bones", width * 0.62, width / 2, height / 2, seat.ink)

    return sprite(width, height, paint)


@cached_picture
def backs(look: Theme, flag: int, count: int, size: Size) -> Image.Image:
    """So many cards of a player deck face down, fanned."""
    width, height = size
    step = round(width * 0.42)
    sheet = Image.new("RGBA", (width + step * (count - 1), height))
    for n in range(count):
        sheet.alpha_composite(back(look, flag, size), (n * step, 0))
    return sheet


@cached_picture
def treasure(look: Theme, points: int | None, side: int, governor: bool = False) -> Image.Image:
    """A gold piece with points; laurels around the governor's, no figure if they are not known."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.ellipse((2, 2, side - 2, side - 2), look.colours.gold if not governor else look.colours.border)
        pen.ellipse((side * 0.1, side * 0.1, side * 0.9, side * 0.9), look.colours.gold_dark)
        face = look.colours.demand if points is not None else look.colours.gold
        pen.ellipse((side * 0.13, side * 0.13, side * 0.87, side * 0.87), face)
        if points is not None:
            ink = look.colours.ink
            pen.letters(str(points), look.faces.number, side * 0.56, side / 2, side / 2, ink)

    return sprite(side, side, paint)


@cached_picture
def prize(look: Theme, points: int, governor: bool, size: Size) -> Image.Image:
    """A captured ship as a card: the ship herself, or the governor, and the points at the left."""
    width, height = size
    colours = look.colours
    shown = Image.new("RGB", size, mix(colours.shoal, colours.token, 0.35))
    pen = ImageDraw.Draw(shown)
    if governor:
        face = (
            picture("portraits", "fleet_governor")
            .convert("RGB")
            .resize((width, width), Image.Resampling.LANCZOS)
        )
        shown.paste(face, (0, 0))
    else:
        afloat = vessel(points, round(width * 1.3))
        place = (round((width - afloat.width) / 2), round(height * 0.68 - afloat.height * 0.92))
        shown.paste(afloat, place, afloat.getchannel("A"))
    top = round(height * 0.62)
    pen.rectangle((0, top, width, height), fill=colours.demand)
    pen.line([(0, top), (width, top)], fill=OUTLINE, width=2)
    number = words(str(points), look.faces.number, round(height * 0.36), colours.ink)
    stamp(shown, number, 4, top + (height - top - number.height) / 2 - 1)
    return _rounded(shown)


@cached_picture
def disc(look: Theme, text: str, side: int) -> Image.Image:
    """A ship's number."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.letters(text, look.faces.heavy, side * 0.62, side / 2, side / 2, look.colours.white)

    return sprite(side, side, paint)


@cached_picture
def curse(look: Theme, stormed: bool, side: int) -> Image.Image:
    """The sign of a curse; of a storm, while one keeps it away."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.ellipse((2.5, 2.5, side - 2.5, side - 2.5), look.colours.storm)
        sign, ink = (
            ("lightning-storm", look.colours.active)
            if stormed
            else ("skull-crossed-bones", look.colours.white)
        )
        pen.icon(sign, side * 0.74, side / 2, side / 2, ink)

    return sprite(side, side, paint)


@cached_picture
def pile(look: Theme, size: Size) -> Image.Image:
    """The deck of the fleet, face down."""
    width, height = size

    def paint(pen: Pen) -> None:
        for step in (2, 1, 0):
            x, y = step * 5, step * 4
            pen.box((x, y, x + width - 10, y + height - 8), OUTLINE, 7)
            shade = mix(look.colours.storm, LINEN, 0.1 * (2 - step))
            pen.box((x + 2, y + 2, x + width - 12, y + height - 10), shade, 5)
        pen.icon("galleon", width * 0.62, (width - 10) / 2, (height - 8) / 2, look.colours.white)

    return sprite(width, height, paint)


@cached_picture
def governor(look: Theme, side: int) -> Image.Image:
    """The governor in his oval, who waits to be ransomed."""
    frame = sprite(side, side, lambda pen: _ovals(pen, look, side))
    mask = sprite(side, side, lambda pen: pen.ellipse((4, 4, side - 4, side - 4), OUTLINE)).getchannel("A")
    face = picture("portraits", "fleet_governor").resize((side, side), Image.Resampling.LANCZOS)
    sheet = frame.copy()
    sheet.paste(face, (0, 0), mask)
    return sheet


def _ovals(pen: Pen, look: Theme, side: int) -> None:
    pen.ellipse((0, 0, side, side), OUTLINE)
    pen.ellipse((1.5, 1.5, side - 1.5, side - 1.5), look.colours.gold)
