"""The sea on which a combat is fought: two ships facing each other, with all they have lost and the hits of
this volley flashing on them; or two faces, where only crews fight.
"""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.art.ink import LINEN
from render.art.shown import ship, spots
from render.kit.assets import icon
from render.kit.badges import OUTLINE, corners
from render.kit.canvas import Pen, fitting, mix, sprite, stamp, stamp_centre
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.battle.facts import Combat, Fighter
from render.marauders.parts import art
from render.marauders.parts.icons import icons
from render.marauders.seas_of_glory import TREASURE

PIRATE_SAILS = "#8d8577"
HORIZON = 0.68  # of the stage's height
BURST = 76  # across a flash, on a ship 560 wide
DRAWN = 560


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a side's ship is drawn: her left and top, how wide, and whether she sails to the left."""

    left: int
    top: int
    wide: int
    mirrored: bool


def draw_stage(look: Theme, picture: Image.Image, box: Box, combat: Combat) -> None:
    """Both sides on the sea, or face to face; whoever has lost his ship is not there."""
    x, y, width, high = box
    picture.paste(sea(look, width, high), (x, y))
    for fighter in combat.fighters:
        if combat.naval and fighter.ship.kind:
            _vessel(look, picture, box, fighter)
            _face(look, picture, box, fighter, high // 4, 12)
        else:
            side = min(round(high * 0.72), width * 2 // 5)
            _face(look, picture, box, fighter, side, width // 4 - side // 2)
    if combat.boarded:
        side = high // 5
        stamp_centre(picture, _swords(look, side), x + width / 2, y + high * 0.3)
        for fighter in combat.fighters:
            _crew(look, picture, box, fighter)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((x, y, x + width - 1, y + high - 1), outline=look.colours.ink, width=4)


@cached_picture
def sea(look: Theme, width: int, high: int) -> Image.Image:
    """Sky, and rows of waves that grow towards the viewer."""
    sky = mix(look.colours.halo, look.colours.sea, 0.35)
    picture = Image.new("RGB", (width, high), sky)
    draw, level = ImageDraw.Draw(picture), round(high * HORIZON)
    draw.rectangle((0, level, width, high), fill=mix(look.colours.sea, look.colours.shoal, 0.6))
    wave = mix(look.colours.shoal, look.colours.ink, 0.45)
    for row in range(7):
        y, wide = level + round((high - level) * (row / 7) ** 1.2), 26 + 9 * row
        for number, left in enumerate(range(-wide, width, wide)):
            at = left + (row % 2) * wide // 2, y + (number * 7 + row * 5) % 5
            draw.arc((at[0], at[1], at[0] + wide, at[1] + wide // 3), 200, 340, wave, 2 + row // 3)
    for row in range(6):
        y = round(level * (0.1 + row * 0.13))
        for number in range(5):
            left = (number * 283 + row * 151) % width
            draw.line((left, y, left + 90 - row * 9, y), mix(sky, look.colours.ink, 0.16), 2)
    return picture


def standing(box: Box, fighter: Fighter) -> Standing:
    """A ship's place: half of the stage each, the bows towards each other."""
    x, y, width, high = box
    wide = min(DRAWN, width // 2 - 4, high * 4 // 3)
    foot = y + high - round(wide * 0.75 * 0.94) - round(high * 0.04)
    first = fighter.number == 0
    return Standing(x + 6 if first else x + width - 6 - wide, foot, wide, not first)


def kind_drawn(fighter: Fighter) -> str:
    """The drawing of a side's ship."""
    return TREASURE if fighter.npc == TREASURE else art.drawn_as(fighter.ship.kind)


def _vessel(look: Theme, picture: Image.Image, box: Box, fighter: Fighter) -> None:
    """The ship as she is now, and the hits she has just taken."""
    at = standing(box, fighter)
    flag = fighter.nation or "pirate"
    sails = mix(look.seats[fighter.seat].fill, LINEN, 0.3) if fighter.seat >= 0 else ""
    sails = PIRATE_SAILS if flag == "pirate" else sails
    name = kind_drawn(fighter)
    shown = ship(name, at.wide, art.losses(fighter.ship), flag, sails, at.mirrored)
    stamp(picture, shown, at.left, at.top)
    struck = {part: count for part, count in fighter.hits.items() if count}
    if struck:
        stamp(picture, flashes(look, name, at.wide, tuple(struck.items()), at.mirrored), at.left, at.top)
    if fighter.pieces.burning:
        flame = icon(icons().weapons["heated_shot"], at.wide // 8, look.colours.border)
        stamp(
            picture,
            flame,
            at.left + at.wide * (0.72 if at.mirrored else 0.28),
            at.top + at.wide * 0.1,
            "middle",
        )


@cached_picture
def flashes(
    look: Theme, name: str, wide: int, hits: tuple[tuple[str, int], ...], mirrored: bool
) -> Image.Image:
    """A flash for each location just hit, with the points it lost, as a layer over the ship."""
    side, where = round(BURST * max(0.62, wide / DRAWN)), spots(name)
    layer = Image.new("RGBA", (wide, wide * 3 // 4))
    for part, count in hits:
        across, down = where[part]
        burst = _burst(look, side, f"−{count}")
        x = (1 - across if mirrored else across) * wide - side / 2
        y = down * wide * 0.75 - side / 2
        at = max(0, min(wide - side, round(x))), max(0, min(layer.height - side, round(y)))
        layer.alpha_composite(burst, at)
    return layer


@cached_picture
def _burst(look: Theme, side: int, told: str) -> Image.Image:
    """A flash of fire with a figure in it."""
    middle = side / 2

    def star(radius: float) -> list[tuple[float, float]]:
        outer, inner = corners(middle, middle, radius, 11), corners(middle, middle, radius * 0.74, 11, 0.286)
        return [point for pair in zip(outer, inner, strict=True) for point in pair]

    def paint(pen: Pen) -> None:
        pen.polygon(star(middle), OUTLINE)
        pen.polygon(star(middle - 2.5), look.colours.active)
        pen.ellipse((side * 0.2, side * 0.2, side * 0.8, side * 0.8), look.colours.border)
        pen.letters(told, look.faces.heavy, side * 0.4, middle, middle, look.colours.white)

    return sprite(side, side, paint)


def _face(look: Theme, picture: Image.Image, box: Box, fighter: Fighter, side: int, inward: int) -> None:
    """Who commands, so far from the stage's rim; a sign for those without a name who fight without a ship."""
    x, y, width, high = box
    if fighter.ship.kind and not art.has_portrait(fighter.card):
        return
    first = fighter.number == 0
    left = x + inward if first else x + width - inward - side
    shown = face(look, fighter.card, side, mirrored=not first)
    stamp(picture, shown, left, y + (12 if fighter.ship.kind and side < high // 2 else round(high * 0.08)))


def face(look: Theme, card: str, side: int, *, mirrored: bool) -> Image.Image:
    """The portrait on a card, framed; a sign for whoever has none."""
    return _framed(look, card, art.portrait_source(card), side, mirrored)


@cached_picture
def _framed(look: Theme, card: str, source: str, side: int, mirrored: bool) -> Image.Image:
    del source  # another picture is another face
    if not art.has_portrait(card):
        blank = Image.new("RGBA", (side, side), look.colours.token)
        sign = icon("saber-and-pistol", side * 3 // 4, look.colours.ink)
        blank.alpha_composite(sign, ((side - sign.width) // 2, (side - sign.height) // 2))
        found = blank
    else:
        found = art.portrait(card, side).convert("RGBA")
        if mirrored:
            found = found.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    ImageDraw.Draw(found).rectangle((0, 0, side - 1, side - 1), outline=look.colours.ink, width=4)
    return found


@cached_picture
def _swords(look: Theme, side: int) -> Image.Image:
    """Crossed swords on a disc: crew fights crew."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.ellipse((3, 3, side - 3, side - 3), look.colours.halo)
        pen.icon("crossed-swords", side * 0.72, side / 2, side / 2, look.colours.border)

    return sprite(side, side, paint)


def _crew(look: Theme, picture: Image.Image, box: Box, fighter: Fighter) -> None:
    """A figure for each hand; those lost are faint."""
    x, y, width, high = box
    left, whole = fighter.ship.left["crew"], fighter.ship.whole["crew"]
    row = _hands(look, left, max(left, whole), round(high * 0.13))
    middle = x + width // 4 + (0 if fighter.number == 0 else width // 2)
    stamp(picture, row, middle, y + high * 0.84, "middle")


@cached_picture
def _hands(look: Theme, left: int, whole: int, side: int) -> Image.Image:
    step = min(round(side * 0.72), 400 // max(1, whole))
    row = Image.new("RGBA", (step * max(1, whole) + side // 3 + 16, side + 8))
    draw = ImageDraw.Draw(row)
    draw.rounded_rectangle((0, 0, row.width - 1, row.height - 1), 10, look.colours.halo, OUTLINE, 2)
    for hand in range(whole):
        ink = look.colours.ink if hand < left else mix(look.colours.halo, look.colours.border, 0.35)
        row.alpha_composite(icon("person", side, ink), (8 + hand * step, 4))
    return row


# --- the end ----------------------------------------------------------------------------------------


def ribbon(look: Theme, picture: Image.Image, box: Box, told: str) -> None:
    """The result on a ribbon with folded ends."""
    x, y, width, high = box
    fold = high // 2
    cloth = _ribbon(look, width, high)
    picture.paste(cloth, (x, y), cloth.getchannel("A"))
    shown = fitting(told, look.faces.name, round(high * 0.56), "#fff6e0", width - 4 * fold - 24, 18)
    stamp(picture, shown, x + width / 2, y + high * 0.42 - shown.height / 2, "middle")


@cached_picture
def _ribbon(look: Theme, width: int, high: int) -> Image.Image:
    red, dark, fold, cut = (
        look.colours.border,
        mix(look.colours.border, "#000000", 0.35),
        high // 2,
        high // 3,
    )
    drop = high * 0.16

    def paint(pen: Pen) -> None:
        for grow, tail, front in ((0.0, OUTLINE, OUTLINE), (2.5, dark, red)):
            for flip in (False, True):

                def at(across: float, down: float, flip: bool = flip) -> tuple[float, float]:
                    return (width - across if flip else across), down

                points = [
                    at(grow * 2, drop + grow), at(2 * fold, drop + grow), at(2 * fold, high - grow),
                    at(grow * 2, high - grow), at(cut + grow, (high + drop) / 2),
                ]  # fmt: skip
                pen.polygon(points, tail)
            pen.box((fold + grow, grow, width - fold - grow, high - drop - grow), front, 3)

    return sprite(width, high, paint)
