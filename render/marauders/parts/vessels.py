"""The ships on the chart as sprites, captains' and others', each drawn once per theme and size.

Every one has the outline of its type (`render/art/shown`). A captain's sails have his seat's colour, and his
seat's shape and letter stand beside the bow; other ships fly a large flag of their nation, or a black one.
"""

from functools import partial

from PIL import Image, ImageFilter

from render.art import shown
from render.kit.badges import OUTLINE, badge
from render.kit.canvas import Pen, mix, rgb, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.parts.flags import cloth

SHIP = (84, 62)  # width and height of a captain on the chart, in pixels
NPC = (70, 56)  # of a non-player captain's ship
BADGE = (34, 26)  # side of a seat's shape and letter at scale 1, and the least

_KEPT = 220  # pixels of width in which each ship is kept, to be scaled down
_UNKNOWN = "merchantman"  # for a type that a content pack adds
_TARRED = "#5a544c"  # a pirate's sails
_PIRATES = {
    "pirate_sloop": "sloop",
    "pirate_brig": "brig",
    "pirate_frigate": "frigate",
    "pirate_man_o_war": "man_o_war",
}


@cached_picture
def captain(theme: Theme, seat: int, kind: str, in_port: bool, active: bool, scale: float = 1) -> Image.Image:
    """A seat's ship of this kind: under sail at sea, moored at a quay in port.

    The captain whose turn it is has a sun behind him.
    """
    width, height = (round(side * scale) for side in SHIP)
    picture = sprite(*SHIP, partial(_sun, theme), scale) if active else Image.new("RGBA", (width, height))
    fill = theme.seats[seat].fill
    wide = round((66 if in_port else 76) * scale)
    ship = _ship(theme, kind, wide, sails=fill)
    low = round((55 if in_port else 61) * scale)
    picture.alpha_composite(ship, (0, max(0, low - ship.height)))
    if in_port:
        picture.alpha_composite(_quay(theme, scale))
    side = min(height, max(BADGE[1], round(BADGE[0] * scale)))
    mark = badge(theme, seat, side, active)
    picture.alpha_composite(mark, (width - side, height - side - round(2 * scale)))
    return picture


def _sun(theme: Theme, pen: Pen) -> None:
    width, height = SHIP
    pen.ellipse((0, 0, width, height), OUTLINE)
    pen.ellipse((1.5, 1.5, width - 1.5, height - 1.5), theme.colours.active)


@cached_picture
def _quay(theme: Theme, scale: float) -> Image.Image:
    """Dressed stones in a row, with bollards on them."""
    width, height = SHIP

    def paint(pen: Pen) -> None:
        for x in (8, 33):
            pen.box((x, height - 15, x + 5, height - 8), OUTLINE, 1.5)
        for grow, fill in ((0, theme.colours.white), (-1.2, OUTLINE), (-2.4, theme.colours.pier)):
            pen.box((-grow, height - 11 - grow, width + grow, height + grow), fill, 2)
        for x in range(14, width, 14):
            pen.line([(x, height - 9), (x, height - 2)], mix(theme.colours.pier, OUTLINE, 0.6), 1)

    return sprite(width, height, paint, scale)


def _ship(theme: Theme, kind: str, wide: int, sails: str = "", mirrored: bool = False) -> Image.Image:
    """A ship of this kind with a light seam around it, so that it stands out from land and sea."""
    name = kind if kind in shown.ship_names() else _UNKNOWN
    whole = shown.ship(name, _KEPT, sails=sails, mirrored=mirrored)
    small = whole.resize((wide, round(wide * 0.75)), Image.Resampling.LANCZOS)
    seam = small.getchannel("A").filter(ImageFilter.MaxFilter(3))
    under = Image.new("RGBA", small.size, (*rgb(theme.colours.halo), 0))
    under.putalpha(seam)
    under.alpha_composite(small)
    return under


@cached_picture
def outline(theme: Theme, kind: str, wide: int) -> Image.Image:
    """A ship of this kind under no flag, to be known again."""
    return _ship(theme, kind, wide)


@cached_picture
def navy(theme: Theme, nation: str, man_o_war: bool, scale: float = 1) -> Image.Image:
    """A naval ship with its nation's flag; a Man-o-War is larger, and its flag has a golden frame."""
    kind = "man_o_war" if man_o_war else "frigate"

    def paint(pen: Pen) -> None:
        _frame(theme, pen, man_o_war)
        cloth(pen, theme.nations[nation], 3, 3, 26, 17)

    return _under_flag(theme, kind, sprite(*NPC, paint, scale), scale, large=man_o_war)


@cached_picture
def pirate(theme: Theme, kind: str, scale: float = 1) -> Image.Image:
    """A pirate NPC: tarred sails, a black flag, and the outline of its type; a Man-o-War as in a navy."""
    ship = _PIRATES.get(kind, "pirate")
    man_o_war = ship == "man_o_war"

    def paint(pen: Pen) -> None:
        _frame(theme, pen, man_o_war)
        pen.box((3, 3, 29, 20), OUTLINE)
        pen.icon("skull-crossed-bones", 16, 16, 11.5, theme.colours.white)

    return _under_flag(theme, ship, sprite(*NPC, paint, scale), scale, _TARRED, large=man_o_war)


def _frame(theme: Theme, pen: Pen, golden: bool) -> None:
    """What a flag of 26 by 17 stands on."""
    pen.box((0, 0, 32, 23), theme.colours.white, 2)
    pen.box((1, 1, 31, 22), OUTLINE, 1)
    if golden:
        pen.box((1.5, 1.5, 30.5, 21.5), theme.colours.active, 1)


def _under_flag(
    theme: Theme, kind: str, flag: Image.Image, scale: float, sails: str = "", large: bool = False
) -> Image.Image:
    """The ship with a flag of its size laid over its stern."""
    width, height = flag.size
    ship = _ship(theme, kind, round((68 if large else 60) * scale), sails)
    picture = Image.new("RGBA", (width, height))
    picture.alpha_composite(ship, (width - ship.width, height - ship.height))
    picture.alpha_composite(flag)
    return picture


def pirate_masts(kind: str) -> int:
    """How many masts a pirate's flag shows beneath it on cards: they identify its ship."""
    return {"pirate_brig": 2, "pirate_frigate": 2, "pirate_man_o_war": 3}.get(kind, 1)


@cached_picture
def treasure_galleon(theme: Theme, gold: int | None, scale: float = 1) -> Image.Image:
    """The Treasure Galleon: its high castles, a crown for a flag, and the gold aboard on a coin."""

    def paint(pen: Pen) -> None:
        _frame(theme, pen, golden=True)
        pen.icon("crown-coin", 18, 16, 11.5, OUTLINE)
        if gold is not None:
            pen.ellipse((42, 28, 70, 56), theme.colours.white)
            pen.ellipse((43, 29, 69, 55), OUTLINE)
            pen.ellipse((44.5, 30.5, 67.5, 53.5), theme.colours.active)
            pen.letters(str(gold), theme.faces.heavy, 17, 56, 42, OUTLINE)

    return _under_flag(theme, "treasure_galleon", sprite(*NPC, paint, scale), scale, large=True)


@cached_picture
def trader(theme: Theme, wide: int) -> Image.Image:
    """A merchant ship of no known nation: brown sails and no flag."""
    return _ship(theme, "merchantman", wide, theme.colours.trader)
