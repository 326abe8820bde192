"""The tokens of the chart as sprites, each drawn once per theme and size."""

from math import pi
from typing import Literal

from PIL import Image

from render.art import shown
from render.kit.badges import OUTLINE, corners
from render.kit.canvas import Pen, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.parts import vessels
from render.marauders.parts.icons import UNKNOWN, icons

SMALL = (44, 44)  # of every other token
STACK = (72, 44)  # of equal tokens in one pile, with their number
MERCHANT = (48, 36)  # of a merchant
LEAST = 0.6  # the smallest scale at which one is drawn on the chart
CUBE = 36  # of a point of a hit location in a row of them

Heap = Literal["merchant", "mission"]  # tokens that are piled if room is short

# Pixels to the right and down for each compass point.
COMPASS_STEPS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}


@cached_picture
def demand(theme: Theme, good: str, scale: float = 1) -> Image.Image:
    """A good in demand: its sign, in its own colour and shape; a chart for one that a content pack adds."""
    side = round(SMALL[0] * scale)
    if good in shown.names("signs"):
        return shown.picture("signs", good).resize((side, side), Image.Resampling.LANCZOS)
    return sprite(*SMALL, lambda pen: pen.icon(UNKNOWN, 40, 22, 22, theme.colours.ink), scale)


FOLDED = (24, 44)  # of the modifications that lie face down


@cached_picture
def folded(theme: Theme, count: int, scale: float = 1) -> Image.Image:
    """So many ship modifications face down: a small back, with their number if it is not the only one."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, theme.colours.faded), (-1.5, theme.colours.paper)):
            pen.polygon(corners(12, 33, 11 + grow, 8, pi / 8), fill)
        pen.letters("?", theme.faces.bold, 15, 12, 33, theme.colours.faded)
        if count > 1:
            pen.letters(str(count), theme.faces.bold, 17, 12, 13, theme.colours.faded)

    return sprite(*FOLDED, paint, scale)


@cached_picture
def modification(theme: Theme, mod: str, scale: float = 1) -> Image.Image:
    """A ship modification: its icon."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.mod)):
            pen.polygon(corners(22, 22, 22.5 + grow, 8, pi / 8), fill)
        pen.icon(icons().mods.get(mod, UNKNOWN), 27, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@cached_picture
def cube(theme: Theme, there: bool, side: int = 32) -> Image.Image:
    """A point of a hit location, present or lost."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), OUTLINE, 5)
        if there:
            pen.box((2, 2, side - 2, side - 2), theme.colours.mission, 4)
        else:
            pen.box((2, 2, side - 2, side - 2), theme.colours.halo, 4)
            near, far = side / 4, side * 3 / 4
            for start, end in (((near, near), (far, far)), ((far, near), (near, far))):
                pen.line([start, end], theme.colours.border, 4)

    return sprite(side, side, paint)


@cached_picture
def cubes(theme: Theme, left: int, whole: int) -> Image.Image:
    """A cube for each point of a hit location, at most 212 pixels wide; lost ones are crossed out."""
    step = min(CUBE + 4, 212 // whole)
    row = Image.new("RGBA", (step * (whole - 1) + CUBE, CUBE))
    for number in range(whole):
        row.alpha_composite(cube(theme, number < left, CUBE), (number * step, 0))
    return row


@cached_picture
def merchant(theme: Theme, scale: float = 1) -> Image.Image:
    """A merchant token, its nation unknown: a trader's ship."""
    ship, (width, height) = (
        vessels.trader(theme, round(48 * scale)),
        (round(side * scale) for side in MERCHANT),
    )
    picture = Image.new("RGBA", (width, height))
    picture.alpha_composite(ship.crop((0, 0, width, ship.height)), (0, height - ship.height))
    return picture


MARK = (34, 34)  # of a mark of what has happened


@cached_picture
def mark(theme: Theme, what: str, scale: float = 1) -> Image.Image:
    """What has happened in a zone lately: swords for a "battle", a skull on waves for a ship "sunk"."""

    def paint(pen: Pen) -> None:
        for radius, fill in ((17, theme.colours.border), (15, theme.colours.halo)):
            pen.ellipse((17 - radius, 17 - radius, 17 + radius, 17 + radius), fill)
        pen.icon(_MARKS.get(what, UNKNOWN), 24, 17, 17, theme.colours.border)

    return sprite(*MARK, paint, scale)


_MARKS = {"battle": "crossed-swords", "sunk": "drowning"}


@cached_picture
def mission(theme: Theme, scale: float = 1) -> Image.Image:
    """A mission waiting here: a scroll on a card."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.mission)):
            pen.box((4 - grow, 1 - grow, 40 + grow, 43 + grow), fill, 4)
        pen.icon("scroll-unfurled", 29, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@cached_picture
def storm(theme: Theme, scale: float = 1) -> Image.Image:
    """A storm over the zone."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3.5, theme.colours.storm)):
            teeth = [
                point
                for outer, inner in zip(
                    corners(22, 22, 22 + grow, 10, -pi / 2),
                    corners(22, 22, 18 + grow, 10, -pi / 2 + pi / 10),
                    strict=True,
                )
                for point in (outer, inner)
            ]
            pen.polygon(teeth, fill)
        pen.icon("lightning-storm", 26, 22, 22, theme.colours.active)

    return sprite(*SMALL, paint, scale)


@cached_picture
def storm_token(theme: Theme, scale: float = 1) -> Image.Image:
    """The storm that roams the chart: a whirlwind in a cloud."""
    puffs = ((13, 17, 11.5), (27, 13.5, 13), (33, 26, 10.5), (12, 29, 11.5), (23, 31, 12.5))

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.storm)):
            for x, y, radius in puffs:
                wide = radius + grow
                pen.ellipse((x - wide, y - wide, x + wide, y + wide), fill)
        pen.icon("whirlwind", 30, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@cached_picture
def location(theme: Theme, kind: str, defense: int, scale: float = 1) -> Image.Image:
    """A location token: what is there, on a shield, above the number of cards that defend it, if any."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.location)):
            sides = (3 - grow, 1 - grow, 41 + grow, 30 + grow)
            left, top, right, foot = sides
            pen.polygon([(left, top), (right, top), (right, foot), (22, 44 + grow * 1.2), (left, foot)], fill)
        sign = icons().places.get(kind, UNKNOWN)
        if defense:
            pen.icon(sign, 22, 22, 14, theme.colours.white)
            pen.letters(str(defense), theme.faces.heavy, 20, 22, 33, theme.colours.white)
        else:
            pen.icon(sign, 29, 22, 19, theme.colours.white)

    return sprite(*SMALL, paint, scale)


HOME = (34, 44)  # of the flags on a home port


@cached_picture
def home(theme: Theme, seats: tuple[int, ...], scale: float = 1) -> Image.Image:
    """The flags of one or two seats on their home port: colours and letters on a pole."""
    high = 27 if len(seats) == 1 else 20

    def paint(pen: Pen) -> None:
        pen.box((1, 1, 6, 43), OUTLINE, 1)
        for number, seat in enumerate(seats):
            look, top = theme.seats[seat], 1 + number * (high + 1)
            pen.box((4, top, 33, top + high), theme.colours.white, 2)
            pen.box((5, top + 1, 32, top + high - 1), OUTLINE, 2)
            pen.box((7, top + 3, 30, top + high - 3), look.fill, 1)
            pen.letters(look.letter, theme.faces.heavy, high - 4, 18.5, top + high / 2, look.ink)

    return sprite(*HOME, paint, scale)


@cached_picture
def spawn(theme: Theme, kinds: tuple[str, ...], scale: float = 1) -> Image.Image:
    """The flags of one or two NPCs about to enter: brown for a naval ship, black for a pirate."""
    high = 22 if len(kinds) == 1 else 17

    def paint(pen: Pen) -> None:
        pen.ellipse((3, 36, 21, 44), OUTLINE)
        pen.box((10, 0, 14, 40), OUTLINE, 1)
        for number, kind in enumerate(kinds):
            top = 3 + number * (high + 3)
            cloth = OUTLINE if kind == "pirate" else theme.colours.hull
            for grow, fill in ((1.5, theme.colours.white), (0, OUTLINE), (-1.5, cloth)):
                pen.box((14 - grow, top - grow, 42 + grow, top + high + grow), fill, 2)
            icon = "skull-crossed-bones" if kind == "pirate" else "sailboat"
            pen.icon(icon, high - 4, 28, top + high / 2, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@cached_picture
def heap(theme: Theme, kind: Heap, count: int, scale: float = 1) -> Image.Image:
    """This many equal tokens: one of them, and if there are more, their number on a tab."""
    one = {"merchant": merchant, "mission": mission}[kind]
    if count == 1:
        return one(theme, scale)

    def paint(pen: Pen) -> None:
        pen.box((38, 3, STACK[0], 41), theme.colours.white, 7)
        pen.box((39.5, 4.5, STACK[0] - 1.5, 39.5), OUTLINE, 6)
        pen.letters(str(count), theme.faces.heavy, 34, 57, 22, theme.colours.white)

    picture = sprite(*STACK, paint, scale)
    picture.alpha_composite(one(theme, scale))
    return picture


@cached_picture
def upgraded(theme: Theme, count: int, scale: float = 1) -> Image.Image:
    """How many NPC upgrades a ship has: a number on a star, for the corner of its token."""

    def paint(pen: Pen) -> None:
        pen.polygon(corners(10, 10, 10, 8), theme.colours.white)
        pen.polygon(corners(10, 10, 8.8, 8), theme.colours.border)
        pen.letters(str(count), theme.faces.heavy, 14, 10, 10, theme.colours.white)

    return sprite(20, 20, paint, scale)


@cached_picture
def wind(theme: Theme, point: str, letters: str, radius: int) -> Image.Image:
    """The wind over the compass rose: an arrow to where it blows, and that point's letters in the middle."""
    across, down = COMPASS_STEPS[point]

    def paint(pen: Pen) -> None:
        length = (across**2 + down**2) ** 0.5
        x, y = across / length, down / length
        for grow, fill in ((3, theme.colours.white), (0, theme.colours.storm)):
            shaft, head = 6 + grow, 25 + grow
            tail, neck, tip = -0.94 * radius - grow, 0.45 * radius - grow, 0.98 * radius + grow * 0.6
            outline = [(tail, shaft), (neck, shaft), (neck, head), (tip, 0)]
            outline += [(along, -aside) for along, aside in reversed(outline)]
            pen.polygon([(radius + a * x - b * y, radius + a * y + b * x) for a, b in outline], fill)
            wide = 0.44 * radius + grow
            pen.ellipse((radius - wide, radius - wide, radius + wide, radius + wide), fill)
        pen.letters(letters, theme.faces.heavy, radius * 0.55, radius, radius, theme.colours.white)

    return sprite(2 * radius, 2 * radius, paint)


@cached_picture
def more(theme: Theme, count: int, scale: float = 1) -> Image.Image:
    """Stands for `count` tokens that did not fit."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 44, 44), OUTLINE, 8)
        pen.letters(f"+{count}", theme.faces.heavy, 25, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@cached_picture
def part(theme: Theme, done: bool, side: int) -> Image.Image:
    """A part of a mission: ticked once it is done."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), OUTLINE, side * 0.2)
        fill = theme.colours.mission if done else theme.colours.halo
        pen.box((2, 2, side - 2, side - 2), fill, side * 0.15)
        if done:
            line = [(side * 0.22, side * 0.52), (side * 0.42, side * 0.74), (side * 0.8, side * 0.26)]
            pen.line(line, theme.colours.white, side * 0.14)

    return sprite(side, side, paint)
