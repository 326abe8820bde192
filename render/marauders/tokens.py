"""The tokens of the chart as sprites, each drawn once per theme and size."""

from math import pi
from typing import Literal

from PIL import Image

from render.badges import OUTLINE, corners, letter, shape
from render.canvas import Pen, mix, sprite
from render.marauders.icons import UNKNOWN, icons
from render.shelf import shelved
from render.theme import Flag, Theme

SHIP = (56, 60)  # width and height of a captain on the chart, in pixels
SMALL = (44, 44)  # of every other token
NPC = (50, 52)  # of a non-player captain's ship
STACK = (72, 44)  # of equal tokens on one heap, with their number
FLAG = (36, 40)  # of a flag with its letters

Heap = Literal["merchant", "mission"]  # tokens that lie on a heap where room is short

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


@shelved
def captain(theme: Theme, seat: int, in_port: bool, active: bool, scale: float = 1) -> Image.Image:
    """A seat's captain: its shape as the sail of a hull at sea, or standing on a pier in port.

    The captain whose turn it is has a sun behind him.
    """
    look = theme.seats[seat]

    def paint(pen: Pen) -> None:
        if active:
            pen.ellipse((0, 2, 56, 58), OUTLINE)
            pen.ellipse((1.5, 3.5, 54.5, 56.5), theme.colours.active)
        base = _pier if in_port else _hull
        base(pen, theme)
        shape(pen, look, 28, 22, 21.5, theme.colours.white)
        shape(pen, look, 28, 22, 19, OUTLINE)
        shape(pen, look, 28, 22, 17, look.fill)
        letter(pen, theme, look, 28, 22, 27)

    return sprite(*SHIP, paint, scale)


def _hull(pen: Pen, theme: Theme) -> None:
    for grow, fill in ((2.5, theme.colours.white), (1, OUTLINE), (-1, theme.colours.hull)):
        top, foot = 40 - grow, 56 + grow
        pen.polygon([(4 - grow, top), (52 + grow, top), (44 + grow / 2, foot), (11 - grow / 2, foot)], fill)
    pen.line([(7, 46), (49, 46)], mix(theme.colours.hull, theme.colours.white, 0.45), 1.5)


def _pier(pen: Pen, theme: Theme) -> None:
    for grow, fill in ((2.5, theme.colours.white), (1, OUTLINE), (-0.5, theme.colours.pier)):
        pen.box((3 - grow, 43 - grow, 53 + grow, 50 + grow), fill, 2)
        for x in (9, 28, 47):
            pen.box((x - 4 - grow, 48 - grow, x + 4 + grow, 57 + grow), fill)
    for x in (16, 28, 40):
        pen.line([(x, 43), (x, 49)], mix(theme.colours.pier, OUTLINE, 0.6), 1)


@shelved
def navy(theme: Theme, nation: str, code: str, man_o_war: bool, scale: float = 1) -> Image.Image:
    """A naval ship: its nation's flag for a sail, the nation's letters on the hull.

    A Man-o-War has a higher hull with a golden wale, and a second sail over the first.
    """

    def paint(pen: Pen) -> None:
        top = 30 if man_o_war else 33
        _npc_hull(pen, theme, top)
        if man_o_war:
            pen.box((2, top, 48, top + 4.5), theme.colours.active)
            pen.box((11, 0, 39, 9), theme.colours.white, 2)
            pen.box((12.5, 1.5, 37.5, 9), OUTLINE, 1)
            _field(pen, theme.nations[nation], 13.7, 2.7, 22.6, 6.3)
            sail = (5, 9, 45, 29)
        else:
            sail = (7, 2, 43, 30)
        _sail(pen, theme, nation, sail)
        pen.letters(code, theme.faces.heavy, 15, 25, 43 if man_o_war else 42.5, theme.colours.white)

    return sprite(*NPC, paint, scale)


def _sail(pen: Pen, theme: Theme, nation: str, box: tuple[float, float, float, float]) -> None:
    left, top, right, foot = box
    pen.box(box, theme.colours.white, 3)
    pen.box((left + 1.5, top + 1.5, right - 1.5, foot - 1.5), OUTLINE, 2)
    _field(pen, theme.nations[nation], left + 3, top + 3, right - left - 6, foot - top - 6)


def _npc_hull(pen: Pen, theme: Theme, top: float) -> None:
    for grow, fill in ((0, theme.colours.white), (-1.5, OUTLINE), (-3, theme.colours.hull)):
        pen.polygon(
            [(0 - grow, top - grow), (50 + grow, top - grow), (44 + grow, 52 + grow), (6 - grow, 52 + grow)],
            fill,
        )


@shelved
def pirate(theme: Theme, kind: str, scale: float = 1) -> Image.Image:
    """A pirate NPC: a black sail with a skull, and a stroke on the hull for each of `pirate_masts`.

    Sloop and Brig have a sail of three corners, the Frigate a square one, the Man-o-War two and a golden
    wale.
    """
    masts, ink = pirate_masts(kind), theme.colours.white

    def paint(pen: Pen) -> None:
        _npc_hull(pen, theme, 33 if masts == 3 else 36)
        if kind in ("pirate_sloop", "pirate_brig"):
            pen.polygon([(25, -4), (47.5, 34), (2.5, 34)], ink)
            pen.polygon([(25, -0.5), (44.5, 32.5), (5.5, 32.5)], OUTLINE)
            pen.icon("skull-crossed-bones", 21, 25, 21.5, ink)
        elif masts == 3:
            pen.box((2, 32, 48, 36.5), theme.colours.active)
            pen.box((11, 0, 39, 9), ink, 2)
            pen.box((12.5, 1.5, 37.5, 9), OUTLINE, 1)
            pen.box((3, 8, 47, 31), ink, 3)
            pen.box((4.5, 9.5, 45.5, 29.5), OUTLINE, 2)
            pen.icon("skull-crossed-bones", 21, 25, 19.5, ink)
        else:
            pen.box((5, 1, 45, 34), ink, 3)
            pen.box((6.5, 2.5, 43.5, 32.5), OUTLINE, 2)
            pen.icon("skull-crossed-bones", 27, 25, 17.5, ink)
        for mast in range(masts):
            x = 25 + (mast - (masts - 1) / 2) * 11
            pen.box((x - 3, 38.5, x + 3, 48), ink)

    return sprite(*NPC, paint, scale)


def pirate_masts(kind: str) -> int:
    """How many masts a pirate NPC of this kind shows: what its ship is told by."""
    return {"pirate_brig": 2, "pirate_frigate": 2, "pirate_man_o_war": 3}.get(kind, 1)


@shelved
def treasure_galleon(theme: Theme, gold: int | None, scale: float = 1) -> Image.Image:
    """The Treasure Galleon: a crowned coin for a sail between high castles, and the gold aboard."""

    def paint(pen: Pen) -> None:
        hull = [(0, 20), (10, 20), (10, 31), (40, 31), (40, 24), (50, 24), (44, 52), (7, 52)]
        for size, fill in ((1, theme.colours.white), (0.94, OUTLINE), (0.88, theme.colours.gold_dark)):
            pen.polygon([(25 + (x - 25) * size, 37 + (y - 37) * size) for x, y in hull], fill)
        pen.ellipse((8, -1, 42, 33), theme.colours.white)
        pen.ellipse((9.5, 0.5, 40.5, 31.5), OUTLINE)
        pen.ellipse((11, 2, 39, 30), theme.colours.active)
        pen.icon("crown-coin", 27, 25, 16, OUTLINE)
        if gold is not None:
            pen.letters(str(gold), theme.faces.heavy, 17, 25, 42, theme.colours.white)

    return sprite(*NPC, paint, scale)


@shelved
def demand(theme: Theme, good: str, scale: float = 1) -> Image.Image:
    """A demand token: the good in a golden ring."""

    def paint(pen: Pen) -> None:
        for radius, fill in (
            (21.5, OUTLINE),
            (20, theme.colours.demand_rim),
            (16.5, OUTLINE),
            (15.8, theme.colours.demand),
        ):
            pen.ellipse((22 - radius, 22 - radius, 22 + radius, 22 + radius), fill)
        pen.icon(icons().goods.get(good, UNKNOWN), 25, 22, 22, theme.colours.ink)

    return sprite(*SMALL, paint, scale)


@shelved
def modification(theme: Theme, mod: str | None, scale: float = 1) -> Image.Image:
    """A ship modification: its icon, or a question mark on its back (None)."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.mod)):
            pen.polygon(corners(22, 22, 22.5 + grow, 8, pi / 8), fill)
        if mod is None:
            pen.letters("?", theme.faces.heavy, 31, 22, 22, theme.colours.white)
        else:
            pen.icon(icons().mods.get(mod, UNKNOWN), 27, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@shelved
def cube(theme: Theme, there: bool, side: int = 32) -> Image.Image:
    """A point of a hit location, there or lost."""

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


@shelved
def merchant(theme: Theme, scale: float = 1) -> Image.Image:
    """A merchant token, its nation unknown."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.token), (-4, theme.colours.merchant)):
            pen.polygon(corners(22, 23, 22 + grow, 5, -pi / 2), fill)
        pen.icon("sailboat", 25, 22, 23, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@shelved
def mission(theme: Theme, scale: float = 1) -> Image.Image:
    """A mission waiting here: a scroll on a card."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.mission)):
            pen.box((4 - grow, 1 - grow, 40 + grow, 43 + grow), fill, 4)
        pen.icon("scroll-unfurled", 29, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@shelved
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


@shelved
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


@shelved
def location(theme: Theme, kind: str, scale: float = 1) -> Image.Image:
    """A location token: what is there, on a shield."""

    def paint(pen: Pen) -> None:
        for grow, fill in ((0, OUTLINE), (-1.5, theme.colours.white), (-3, theme.colours.location)):
            sides = (3 - grow, 1 - grow, 41 + grow, 30 + grow)
            left, top, right, foot = sides
            pen.polygon([(left, top), (right, top), (right, foot), (22, 44 + grow * 1.2), (left, foot)], fill)
        pen.icon(icons().places.get(kind, UNKNOWN), 29, 22, 19, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@shelved
def heap(theme: Theme, kind: Heap, count: int, scale: float = 1) -> Image.Image:
    """So many equal tokens: one of them, and where there are more, their number on a tab."""
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


@shelved
def upgraded(theme: Theme, count: int, scale: float = 1) -> Image.Image:
    """How many NPC upgrades a ship has: a number on a star, for the corner of its token."""

    def paint(pen: Pen) -> None:
        pen.polygon(corners(10, 10, 10, 8), theme.colours.white)
        pen.polygon(corners(10, 10, 8.8, 8), theme.colours.border)
        pen.letters(str(count), theme.faces.heavy, 14, 10, 10, theme.colours.white)

    return sprite(20, 20, paint, scale)


@shelved
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


@shelved
def more(theme: Theme, count: int, scale: float = 1) -> Image.Image:
    """Stands for `count` tokens that found no room."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 44, 44), OUTLINE, 8)
        pen.letters(f"+{count}", theme.faces.heavy, 25, 22, 22, theme.colours.white)

    return sprite(*SMALL, paint, scale)


@shelved
def flag(theme: Theme, nation: str, code: str, changed: bool = False, scale: float = 1) -> Image.Image:
    """A nation's flag over a tab with its letters; the tab of one that took a port over is golden."""
    width, height = FLAG

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 2)
        _field(pen, theme.nations[nation], 1.5, 1.5, width - 3, 22)
        if changed:
            pen.box((1.5, 25, width - 1.5, height - 1.5), theme.colours.active, 1)
        ink = OUTLINE if changed else theme.colours.white
        pen.letters(code, theme.faces.heavy, 15, width / 2, 32, ink)

    return sprite(width, height, paint, scale)


@shelved
def black_flag(theme: Theme, masts: int, scale: float = 1) -> Image.Image:
    """A pirate's flag, with as many strokes under it as the ship has masts."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, 34, 24), OUTLINE, 2)
        pen.icon("skull-crossed-bones", 17, 17, 9.5, theme.colours.white)
        for mast in range(masts):
            x = 17 + (mast - (masts - 1) / 2) * 8
            pen.box((x - 2.5, 19.5, x + 2.5, 22), theme.colours.white)

    return sprite(34, 24, paint, scale)


@shelved
def pennant(theme: Theme, nation: str, width: int, height: int) -> Image.Image:
    """A nation's flag alone."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), OUTLINE, 1.5)
        _field(pen, theme.nations[nation], 1.2, 1.2, width - 2.4, height - 2.4)

    return sprite(width, height, paint)


def _field(pen: Pen, look: Flag, x: float, y: float, width: float, height: float) -> None:
    """The flag's cloth with its device."""
    pen.box((x, y, x + width, y + height), look.field)
    match look.pattern:
        case "cross":
            stroke = height * 0.25
            pen.box((x, y + (height - stroke) / 2, x + width, y + (height + stroke) / 2), look.device)
            pen.box((x + (width - stroke) / 2, y, x + (width + stroke) / 2, y + height), look.device)
        case "saltire":
            wide, high = width * 0.15, height * 0.2
            for near, far in ((y, y + height), (y + height, y)):
                way = 1 if near < far else -1
                pen.polygon(
                    [
                        (x, near),
                        (x + wide, near),
                        (x + width, far - way * high),
                        (x + width, far),
                        (x + width - wide, far),
                        (x, near + way * high),
                    ],
                    look.device,
                )
        case "stripes":
            pen.box((x, y, x + width, y + height / 3), look.device)
            pen.box((x, y + height * 2 / 3, x + width, y + height), look.third or look.device)
        case "lilies":
            for part_x, part_y in ((0.25, 0.3), (0.75, 0.3), (0.5, 0.72)):
                _lily(pen, x + width * part_x, y + height * part_y, height * 0.21, look.device)


def _lily(pen: Pen, x: float, y: float, size: float, fill: str) -> None:
    pen.polygon([(x, y - size), (x + size * 0.45, y), (x, y + size), (x - size * 0.45, y)], fill)
    pen.box((x - size * 0.75, y + size * 0.15, x + size * 0.75, y + size * 0.5), fill)
    for side in (-1, 1):
        pen.polygon(
            [
                (x, y + size * 0.3),
                (x + side * size, y - size * 0.35),
                (x + side * size * 0.6, y + size * 0.4),
            ],
            fill,
        )
