"""The signs that overlays lay into zones: prices, gates, actions, odds and news."""

from PIL import Image

from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme

PRICE, CLOSED = (62, 44), (30, 44)
STEPS = (64, 44)  # actions to a zone
ODDS = (84, 44)
NEWS = (44, 44)
SIGNS = {
    "entered": "sail",
    "raid": "locked-chest",
    "died": "skull-crossed-bones",
    "slain": "skull-crossed-bones",
    "demand": "scales",
    "mission": "scroll-unfurled",
    "location": "treasure-map",
    "nation": "pirate-flag",
}
"""The signs of changes, beside those that the chart marks anyway."""


@cached_picture
def price_tag(look: Theme, price: int, aboard: int, scale: float) -> Image.Image:
    """The gold that a card brings, on a coin; beneath, on a golden tab, how many are aboard."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 3, 38, 41), OUTLINE)
        pen.ellipse((1.5, 4.5, 36.5, 39.5), look.colours.active if price else look.colours.paper_edge)
        pen.letters(str(price), look.faces.heavy, 25, 19, 22, OUTLINE)
        if aboard:
            pen.box((36, 10, 62, 34), OUTLINE, 4)
            pen.letters(f"×{aboard}", look.faces.heavy, 17, 49, 22, look.colours.white)

    return sprite(*PRICE, paint, scale)


@cached_picture
def gate(look: Theme, entry: str, scale: float) -> Image.Image:
    """A port that is closed: a bar across; one that lets in for gold or by a roll: a gate ajar."""

    def paint(pen: Pen) -> None:
        pen.ellipse((1, 8, 29, 36), look.colours.white)
        pen.ellipse((2, 9, 28, 35), look.colours.border if entry == "closed" else look.colours.gold_dark)
        if entry == "closed":
            pen.box((6, 19, 24, 25), look.colours.white, 1)
        else:
            pen.letters("?", look.faces.heavy, 20, 15, 22, look.colours.white)

    return sprite(*CLOSED, paint, scale)


@cached_picture
def steps(look: Theme, actions: int, sign: str, scale: float) -> Image.Image:
    """Actions to be there: a number beside waves, at sea, or an anchor, in port."""

    def paint(pen: Pen) -> None:
        pen.box((0, 2, 64, 42), look.colours.white, 8)
        pen.box((1.5, 3.5, 62.5, 40.5), look.colours.mission, 7)
        pen.icon(sign, 26, 18, 22, look.colours.white)
        pen.letters(str(actions), look.faces.heavy, 30, 46, 22, look.colours.white)

    return sprite(*STEPS, paint, scale)


@cached_picture
def odds(look: Theme, chance: int, sign: str, scale: float) -> Image.Image:
    """Odds to be found: by who is there (a spyglass), or by who may come (a sail)."""

    def paint(pen: Pen) -> None:
        there = sign == "spyglass"
        pen.box((0, 2, 84, 42), look.colours.white, 8)
        pen.box((1.5, 3.5, 82.5, 40.5), look.colours.border if there else look.colours.storm, 7)
        pen.icon(sign, 24, 16, 22, look.colours.white)
        pen.letters(f"{chance}%", look.faces.heavy, 24, 55, 22, look.colours.white)

    return sprite(*ODDS, paint, scale)


@cached_picture
def news(look: Theme, what: str, scale: float) -> Image.Image:
    """Something that has changed: its sign on a golden disc."""

    def paint(pen: Pen) -> None:
        pen.ellipse((1, 1, 43, 43), OUTLINE)
        pen.ellipse((2.5, 2.5, 41.5, 41.5), look.colours.active)
        pen.icon(SIGNS[what], 28, 22, 22, OUTLINE)

    return sprite(*NEWS, paint, scale)
