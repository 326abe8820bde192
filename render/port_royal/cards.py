"""Tiles for ships, persons and expeditions, each drawn once per theme, layout and language, and kept."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PIL import Image, ImageDraw

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard
from data.locale import Texts
from render.kit.assets import font
from render.kit.canvas import Pen, mix, sprite, stamp, stamp_centre, words, wrapped
from render.kit.shelf import shelved
from render.kit.theme import Theme
from render.port_royal.facts import strength_of, title
from render.port_royal.layout import TilePlan, plan

SMALLEST = 18
SHIPS = {
    "pinnace": "sail",
    "flute": "shooner-sailboat",
    "skiff": "sailboat",
    "frigate": "ship-bow",
    "galleon": "galleon",
}
"""A silhouette for each type of ship; her trader has the same."""
SKILLS = {
    "captain": "anchor",
    "jack": "ship-wheel",
    "sailor": "crossed-swords",
    "pirate": "saber-and-pistol",
    "mademoiselle": "person",
    "jester": "discussion",
    "admiral": "spyglass",
    "governor": "scroll-unfurled",
}
WORTH = {"mademoiselle": "−1", "jester": "+1", "admiral": "+2", "governor": "+1"}
"""What is below a skill's sign; for sailors and pirates it is their combat strength."""

Paint = Callable[[Pen, float, float, float, str], None]
"""Draws a sign of a size around (x, y) in a colour."""


def tile(look: Theme, card: RoyalCard, texts: Texts) -> Image.Image:
    """A card face up: its sign in a band of its colour, its name and figures. Shared: only paste it."""
    name = texts.name(title(card))
    code = ""
    if isinstance(card, PersonCard) and card.ship:
        name = texts.say("chart-royal-trader", ship=f"royal_{card.ship}")
    if isinstance(card, ExpeditionCard):
        name = crew(card, texts)
    if kind := ship_type(card):
        code = texts.say(f"chart-royal-code-{kind}")
    return _tile(look, card, name, code)


def crew(card: ExpeditionCard, texts: Texts) -> str:
    """Whom an expedition takes."""
    return texts.join([f"royal_{person}" for person in card.crew])


def ship_type(card: RoyalCard) -> str | None:
    """The type of a ship, or the type of ship that a trader trades with."""
    if isinstance(card, ShipCard):
        return card.kind
    return card.ship if isinstance(card, PersonCard) else None


def band_colours(look: Theme, card: RoyalCard) -> tuple[str, str]:
    """The colours of a card's band and of the sign on it."""
    colours, seats = look.colours, look.seats
    match ship_type(card):
        case "pinnace":
            return seats[2].fill, seats[2].ink
        case "flute":
            return seats[1].fill, seats[1].ink
        case "skiff":
            return seats[4].fill, seats[4].ink
        case "frigate":
            return colours.border, colours.white
        case "galleon":
            return colours.ink, colours.white
        case _:
            return colours.merchant if isinstance(card, PersonCard) else colours.mission, colours.white


@shelved
def _tile(look: Theme, card: RoyalCard, name: str, code: str) -> Image.Image:
    sizes = plan(look.sizes.layout).tile
    width, height = sizes.size
    colours = look.colours
    picture = Image.new("RGB", sizes.size, colours.paper_edge)
    pen = ImageDraw.Draw(picture)
    paper = colours.paper if isinstance(card, PersonCard) else mix(colours.paper, colours.shoal, 0.3)
    pen.rectangle((0, 0, width - 1, height - 1), fill=paper, outline=colours.faded, width=2)
    band, ink = band_colours(look, card)
    pen.rectangle((0, 0, sizes.band - 1, height - 1), fill=band)
    _signs(look, picture, card, code, ink)
    _name(look, picture, name, sizes)
    _figures(look, picture, card, sizes)
    return picture


def _signs(look: Theme, picture: Image.Image, card: RoyalCard, code: str, ink: str) -> None:
    """The signs of the band, stacked, and what is below a single one."""
    sizes = plan(look.sizes.layout).tile
    paints = [_sign(person) for person in card.crew] if isinstance(card, ExpeditionCard) else [_mark(card)]
    below = code or _worth(card)
    step = (sizes.size[1] - 8) / (len(paints) + bool(below))
    for n, paint in enumerate(paints):
        shown = sign(paint, sizes.sign, ink)
        stamp_centre(picture, shown, sizes.band / 2, 4 + step * (n + 0.5))
    if below:
        said = words(below, look.faces.heavy, sizes.code, ink)
        stamp_centre(picture, said, sizes.band / 2, 4 + step * 1.45)


def _mark(card: RoyalCard) -> Paint:
    if kind := ship_type(card):
        return _icon(SHIPS[kind])
    assert isinstance(card, PersonCard)
    return _sign(card.skill)


def _worth(card: RoyalCard) -> str:
    if not isinstance(card, PersonCard):
        return ""
    return str(strength_of(card) or "") or WORTH.get(card.skill, "")


def _sign(skill: str) -> Paint:
    if skill == "settler":
        return _house
    return _cross if skill == "priest" else _icon(SKILLS[skill])


def sign(paint: Paint, side: int, ink: str) -> Image.Image:
    """A sign of `side` pixels."""
    return sprite(side, side, lambda pen: paint(pen, side / 2, side / 2, side, ink))


def _icon(name: str) -> Paint:
    return lambda pen, x, y, size, ink: pen.icon(name, size, x, y, ink)


def _house(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    half = size * 0.44
    pen.polygon([(x, y - half), (x + half, y - half * 0.05), (x - half, y - half * 0.05)], ink)
    pen.box((x - half * 0.7, y - half * 0.05, x - half * 0.2, y + half), ink)
    pen.box((x + half * 0.2, y - half * 0.05, x + half * 0.7, y + half), ink)
    pen.box((x - half * 0.2, y - half * 0.05, x + half * 0.2, y + half * 0.3), ink)


def _cross(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    half, beam = size * 0.46, size * 0.11
    pen.box((x - beam, y - half, x + beam, y + half), ink)
    pen.box((x - half * 0.66, y - half * 0.5, x + half * 0.66, y - half * 0.5 + 2 * beam), ink)


def _name(look: Theme, picture: Image.Image, name: str, sizes: TilePlan) -> None:
    """The name in at most two lines, as large as they fit."""
    room = sizes.size[0] - sizes.band - 14
    size, lines = sizes.name, wrapped(name, look.faces.bold, sizes.name, room)
    while size > SMALLEST and not _fits(look, lines, size, room):
        size -= 1
        lines = wrapped(name, look.faces.bold, size, room)
    for n, line in enumerate(lines):
        said = words(line, look.faces.bold, size, look.colours.ink)
        stamp(picture, said, sizes.band + 8, 5 + n * (size + 2))


def _fits(look: Theme, lines: list[str], size: int, room: int) -> bool:
    return len(lines) <= 2 and all(
        ceil(font(look.faces.bold, size).getlength(line)) <= room for line in lines
    )


def _figures(look: Theme, picture: Image.Image, card: RoyalCard, sizes: TilePlan) -> None:
    """Ships: coins and strength. Persons: price and points. Expeditions: coins and points."""
    ink = look.colours.ink
    for n, (icon, text) in enumerate(_figures_of(card)):
        x, middle = sizes.band + 6 + n * sizes.step, sizes.size[1] - 30
        mark = sign(_icon(icon), sizes.icons, ink)
        if not text:
            x += 6
        stamp_centre(picture, mark, x + sizes.icons / 2, middle)
        if text:
            said = words(text, look.faces.number, sizes.figures, ink)
            stamp(picture, said, x + sizes.icons + 2, middle - said.height / 2 - 2)


def _figures_of(card: RoyalCard) -> list[tuple[str, str]]:
    if isinstance(card, ShipCard):
        repelled = ("crossed-swords", str(card.strength)) if card.strength else ("skull-crossed-bones", "")
        return [("two-coins", f"+{card.coins}"), repelled]
    if isinstance(card, PersonCard):
        return [("two-coins", f"−{card.price}"), ("laurel-crown", str(card.points))]
    if isinstance(card, ExpeditionCard):
        return [("two-coins", f"+{card.coins}"), ("laurel-crown", str(card.points))]
    return []
