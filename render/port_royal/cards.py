"""Tiles for ships, persons and expeditions."""

from __future__ import annotations

from PIL import Image, ImageDraw

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard
from data.locale import Texts
from render.assets import font, icon
from render.canvas import mix, stamp, words, wrapped
from render.port_royal.facts import title
from render.theme import Theme

TILE = (234, 138)
BAND = 16
LETTERS = 29
FIGURE = 40
SMALLEST = 18


def ship_colour(look: Theme, kind: str) -> str:
    """The colour of a type of ship; its name stands beside it."""
    colours = {
        "pinnace": look.seats[2].fill,
        "flute": look.seats[1].fill,
        "skiff": look.seats[4].fill,
        "frigate": look.colours.border,
        "galleon": look.colours.ink,
    }
    return colours[kind]


def tile(look: Theme, card: RoyalCard, texts: Texts) -> Image.Image:
    """A card face up: its name, and its figures below."""
    name = texts.name(title(card))
    if isinstance(card, PersonCard) and card.ship:
        name = texts.say("chart-royal-trader", ship=f"royal_{card.ship}")
    if isinstance(card, ExpeditionCard):
        name = crew(card, texts)
    return _tile(look, card, name)


def crew(card: ExpeditionCard, texts: Texts) -> str:
    """Whom an expedition takes."""
    return texts.join([f"royal_{person}" for person in card.crew])


def _tile(look: Theme, card: RoyalCard, name: str) -> Image.Image:
    width, height = TILE
    colours = look.colours
    band = colours.mission
    if isinstance(card, ShipCard):
        band = ship_colour(look, card.kind)
    elif isinstance(card, PersonCard):
        band = ship_colour(look, card.ship) if card.ship else colours.merchant
    picture = Image.new("RGB", TILE, colours.paper_edge)
    pen = ImageDraw.Draw(picture)
    paper = colours.paper if isinstance(card, PersonCard) else mix(colours.paper, colours.shoal, 0.3)
    pen.rectangle((0, 0, width - 1, height - 1), fill=paper, outline=colours.faded, width=2)
    pen.rectangle((0, 0, BAND, height - 1), fill=band)
    _name(look, picture, name)
    _figures(look, picture, card)
    return picture


def _name(look: Theme, picture: Image.Image, name: str) -> None:
    """The name in two lines at the most, as large as they fit."""
    room = TILE[0] - BAND - 20
    size, lines = LETTERS, wrapped(name, look.faces.bold, LETTERS, room)
    while size > SMALLEST and not _fits(look, lines, size, room):
        size -= 1
        lines = wrapped(name, look.faces.bold, size, room)
    for n, line in enumerate(lines[:2]):
        stamp(picture, words(line, look.faces.bold, size, look.colours.ink), BAND + 10, 6 + n * (size + 2))


def _fits(look: Theme, lines: list[str], size: int, room: int) -> bool:
    return len(lines) <= 2 and all(font(look.faces.bold, size).getlength(line) <= room for line in lines)


def _figures(look: Theme, picture: Image.Image, card: RoyalCard) -> None:
    """Ships: coins and strength. Persons: price and points. Expeditions: coins and points."""
    left, top = BAND + 8, TILE[1] - 58
    if isinstance(card, ShipCard):
        _figure(look, picture, "two-coins", f"+{card.coins}", left, top)
        sign = "skull-crossed-bones" if card.strength is None else "crossed-swords"
        _figure(look, picture, sign, "" if card.strength is None else str(card.strength), left + 108, top)
    elif isinstance(card, PersonCard):
        _figure(look, picture, "two-coins", f"−{card.price}", left, top)
        _figure(look, picture, "laurel-crown", str(card.points), left + 108, top)
    elif isinstance(card, ExpeditionCard):
        _figure(look, picture, "two-coins", f"+{card.coins}", left, top)
        _figure(look, picture, "laurel-crown", str(card.points), left + 108, top)


def _figure(look: Theme, picture: Image.Image, sign: str, text: str, x: int, y: int) -> None:
    stamp(picture, icon(sign, 44, look.colours.ink), x, y + 6)
    if text:
        stamp(picture, words(text, look.faces.number, FIGURE, look.colours.ink), x + 48, y)
