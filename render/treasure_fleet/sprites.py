"""What lies on the board of a sailing as sprites with ids."""

from __future__ import annotations

from PIL import Image, ImageDraw

from data.content.fleet import fleet_content
from render.kit.assets import icon
from render.kit.badges import badge
from render.kit.canvas import fitting, mix, stamp
from render.kit.picture_cache import cached_picture
from render.kit.sprites import FLAG, NUMBER, WORD, Kind, Sprites
from render.kit.theme import Theme
from render.treasure_fleet import cards
from render.treasure_fleet.facts import Shot

SWORDS = 34  # side of the sign of a boarding party


def _ship(look: Theme, points: int, widest: int, scale: float) -> Image.Image:
    return cards.vessel(points, round(widest * scale))


def _cursed(look: Theme, widest: int, scale: float) -> Image.Image:
    return cards.cursed(round(widest * scale))


def _leads(look: Theme, flag: int, wide: int, scale: float) -> Image.Image:
    return cards.banner(look, flag, round(wide * scale))


def _nobody(look: Theme, side: int, scale: float) -> Image.Image:
    """The scales of a tie."""
    return icon("scales", round(side * scale), look.colours.faded)


@cached_picture
def _line(look: Theme, wide: int, high: int, flag: int, side: int, leads: bool, scale: float) -> Image.Image:
    """Where the cards of one flag lie, with its badge; bright if it leads."""
    width, height, colours = round(wide * scale), round(high * scale), look.colours
    line = Image.new("RGB", (width, height), colours.paper)
    if leads:
        fill, edge = mix(colours.paper, colours.active, 0.4), round(scale)
        area = (0, edge, width - 1, height - 1 - edge)
        ImageDraw.Draw(line).rectangle(area, fill, colours.gold_dark, round(2 * scale))
    mark = badge(look, flag, round(side * scale))
    stamp(line, mark, 3 * scale, (height - mark.height) / 2)
    return line.convert("RGBA")


def _chip(look: Theme, card: str, flag: int, wide: int, high: int, scale: float) -> Image.Image:
    cannons = fleet_content().pirates[card].cannons
    return cards.chip(look, Shot(card, flag, cannons), (wide, high), scale)


def _total(look: Theme, fire: int, size: int, room: int, scale: float) -> Image.Image:
    """The cannons of one flag."""
    ink, face = look.colours.border, look.faces.number
    return fitting(str(fire), face, round(size * scale), ink, round(room * scale))


def _swords(look: Theme, scale: float) -> Image.Image:
    return icon("crossed-swords", round(SWORDS * scale), look.colours.border)


def _prize(look: Theme, points: int, governor: bool, wide: int, high: int, scale: float) -> Image.Image:
    return cards.prize(look, points, governor, (round(wide * scale), round(high * scale)))


SPRITES = Sprites(
    {
        "ship": Kind(_ship, (NUMBER, NUMBER), carries=True),
        "cursed": Kind(_cursed, (NUMBER,), carries=True),
        "leads": Kind(_leads, (NUMBER, NUMBER)),
        "nobody": Kind(_nobody, (NUMBER,)),
        "line": Kind(_line, (NUMBER, NUMBER, NUMBER, NUMBER, FLAG), carries=True),
        "chip": Kind(_chip, (WORD, NUMBER, NUMBER, NUMBER), carries=True),
        "total": Kind(_total, (NUMBER, NUMBER, NUMBER)),
        "swords": Kind(_swords),
        "prize": Kind(_prize, (NUMBER, FLAG, NUMBER, NUMBER), carries=True),
    }
)
