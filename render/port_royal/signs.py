"""Signs on the cards of a harbour: what a person can do, types of ship, coins, influence, strength."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from data.content.royal import PersonCard, RoyalCard, ShipCard
from render.art.shown import ship as ship_art
from render.kit.badges import OUTLINE, corners
from render.kit.canvas import OVER, Pen, mix, sprite
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.port_royal.facts import strength_of

SKILLS = {
    "captain": "anchor",
    "jack": "ship-wheel",
    "sailor": "crossed-swords",
    "pirate": "saber-and-pistol",
    "admiral": "spyglass",
}
WORTH = {
    "trader": ("+1", "two-coins"),
    "mademoiselle": ("−1", "two-coins"),
    "jester": ("+1", "two-coins"),
    "admiral": ("+2", "two-coins"),
    "governor": ("+1", "person"),
}
"""What a skill brings, and of what; for sailors and pirates it is their combat strength."""
MOST_COINS = 5
"""How high a stack of coins is."""

Paint = Callable[[Pen, float, float, float, str], None]
"""Draws a sign of a size around (x, y) in a colour."""


def ship_type(card: RoyalCard) -> str | None:
    """The type of a ship, or the type of ship that a trader trades with."""
    if isinstance(card, ShipCard):
        return card.kind
    return card.ship if isinstance(card, PersonCard) else None


def worth(card: PersonCard) -> tuple[str, str]:
    """What is beside the sign of a person's skill: a figure, and the icon of what it counts."""
    if strength := strength_of(card):
        return f"+{strength}", "crossed-swords"
    return WORTH.get(card.skill, ("", ""))


def band_colours(look: Theme, card: RoyalCard) -> tuple[str, str]:
    """The colours of a card's band and of what is on it."""
    if kind := ship_type(card):
        return type_colours(look, kind)
    colours = look.colours
    return (colours.merchant if isinstance(card, PersonCard) else colours.mission), colours.white


def type_colours(look: Theme, kind: str) -> tuple[str, str]:
    """The colours of a type of ship, and of what stands on them."""
    colours, seats = look.colours, look.seats
    return {
        "pinnace": (seats[2].fill, seats[2].ink),
        "flute": (seats[1].fill, seats[1].ink),
        "skiff": (seats[4].fill, seats[4].ink),
        "frigate": (colours.border, colours.white),
        "galleon": (colours.ink, colours.white),
    }[kind]


def sails(look: Theme, kind: str) -> str:
    """The colour of a ship's sails: her type's, light enough for the ink on them."""
    return mix(type_colours(look, kind)[0], "#f6ecd2", 0.42)


@cached_picture
def banner(look: Theme, kind: str, code: str, wide: int, high: int) -> Image.Image:
    """The banner of a type of ship, on ships and their traders: her silhouette and two letters."""
    fill, ink = type_colours(look, kind)

    def paint(pen: Pen) -> None:
        tail = high * 0.14
        edge = [(0.0, 0.0), (wide, 0), (wide, high), (wide / 2, high - tail), (0, high)]
        pen.polygon(edge, OUTLINE)
        inner = [
            (2.5, 2.5),
            (wide - 2.5, 2.5),
            (wide - 2.5, high - 5),
            (wide / 2, high - tail - 4),
            (2.5, high - 5),
        ]
        pen.polygon(inner, fill)
        _silhouette(pen, kind, wide * 0.86, high * 0.46, wide / 2, high * 0.3, ink)
        pen.letters(code, look.faces.heavy, min(high * 0.32, wide * 0.5), wide / 2, high * 0.68, ink)

    return sprite(wide, high, paint)


def _silhouette(pen: Pen, kind: str, wide: float, high: float, x: float, y: float, ink: str) -> None:
    """The outline of a ship, filled, around (x, y), at most this wide and high."""
    mask = ship_art(kind, 240).getchannel("A").point([255 * (shade > 90) for shade in range(256)])
    mask = mask.crop(mask.getbbox())
    scale = OVER * min(wide / mask.width, high / mask.height)
    mask = mask.resize((round(mask.width * scale), round(mask.height * scale)), Image.Resampling.LANCZOS)
    corner = (round(x * OVER - mask.width / 2), round(y * OVER - mask.height / 2))
    pen.image.paste(ink, (*corner, corner[0] + mask.width, corner[1] + mask.height), mask)


@cached_picture
def medal(look: Theme, skill: str, side: int) -> Image.Image:
    """The sign of a person's skill on a round medal."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.ellipse((2.5, 2.5, side - 2.5, side - 2.5), look.colours.merchant)
        drawn(skill)(pen, side / 2, side / 2, side * 0.7, look.colours.white)

    return sprite(side, side, paint)


@cached_picture
def seal(look: Theme, skill: str, side: int) -> Image.Image:
    """The sign of somebody an expedition takes, in wax."""

    def paint(pen: Pen) -> None:
        for size, fill in ((side / 2, OUTLINE), (side / 2 - 2.5, look.colours.mission)):
            for at in range(12):
                x, y = (side / 2 + size * 0.86 * way(at * pi / 6) for way in (cos, sin))
                pen.ellipse((x - size * 0.2, y - size * 0.2, x + size * 0.2, y + size * 0.2), fill)
            pen.ellipse(
                (
                    side / 2 - size * 0.94,
                    side / 2 - size * 0.94,
                    side / 2 + size * 0.94,
                    side / 2 + size * 0.94,
                ),
                fill,
            )
        drawn(skill)(pen, side / 2, side / 2, side * 0.62, look.colours.white)

    return sprite(side, side, paint)


@cached_picture
def coin(look: Theme, side: int, text: str = "") -> Image.Image:
    """A coin with a figure on it."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, side, side), OUTLINE)
        pen.ellipse((2, 2, side - 2, side - 2), look.colours.gold)
        face = look.colours.demand if text else look.colours.gold
        pen.ellipse((side * 0.1, side * 0.1, side * 0.9, side * 0.9), look.colours.gold_dark)
        pen.ellipse((side * 0.14, side * 0.14, side * 0.86, side * 0.86), face)
        if not text:  # The cross of a piece of eight.
            for wide, high in ((0.08, 0.26), (0.26, 0.08)):
                box = (0.5 - wide, 0.5 - high, 0.5 + wide, 0.5 + high)
                pen.box((box[0] * side, box[1] * side, box[2] * side, box[3] * side), look.colours.gold_dark)
        else:
            pen.letters(text, look.faces.number, side * 0.68, side / 2, side / 2, look.colours.ink)

    return sprite(side, side, paint)


@cached_picture
def stacks(look: Theme, count: int, wide: int, high: int) -> Image.Image:
    """Coins in stacks of five beside each other, as many as `wide` has room for; where they would lie if
    there is none.
    """
    across = high * 0.62
    rows = min(max(1, -(-count // MOST_COINS)), max(1, int(wide // (across + 2))))
    thick = high * 0.7 / MOST_COINS

    def paint(pen: Pen) -> None:
        left = count
        for row in range(rows):
            x = row * (across + 2)
            for step in range(min(left, MOST_COINS)):
                _lying(pen, look, x, high - across * 0.42 - step * thick, across, thick)
            left -= MOST_COINS
        if not count:
            deep, low = across * 0.4, high - across * 0.42
            pen.ellipse((0, low, across, low + deep), look.colours.faded)
            pen.ellipse((2, low + 1.6, across - 2, low + deep - 1.6), look.colours.paper)
            pen.line([(across * 0.12, high - 1), (across * 0.88, low + 1)], look.colours.faded, 2)

    return sprite(round(rows * (across + 2)), high, paint)


def _lying(pen: Pen, look: Theme, x: float, y: float, across: float, thick: float) -> None:
    """A coin that lies on others, its upper face at the height `y`."""
    deep = across * 0.4
    pen.ellipse((x, y + thick, x + across, y + thick + deep), OUTLINE)
    pen.box((x, y + deep / 2, x + across, y + deep / 2 + thick), OUTLINE)
    pen.ellipse((x + 1.4, y + thick - 1, x + across - 1.4, y + thick + deep - 1.4), look.colours.gold_dark)
    pen.ellipse((x, y, x + across, y + deep), OUTLINE)
    pen.ellipse((x + 1.4, y + 1.2, x + across - 1.4, y + deep - 1.2), look.colours.gold)


@cached_picture
def influence(look: Theme, points: int | None, side: int) -> Image.Image:
    """A shield with influence points; without a figure, the sign of them."""

    def paint(pen: Pen) -> None:
        for inset, fill in ((0, OUTLINE), (2.5, look.colours.border)):
            low, right, high = inset, side - inset, side - inset * 1.3
            pen.polygon(
                [
                    (low, low), (right, low), (right, side * 0.52), (side * 0.82, side * 0.78),
                    (side / 2, high), (side * 0.18, side * 0.78), (low, side * 0.52),
                ],
                fill,
            )  # fmt: skip
        if points is None:
            pen.icon("laurel-crown", side * 0.7, side / 2, side * 0.44, look.colours.white)
        else:
            pen.letters(
                str(points), look.faces.number, side * 0.62, side / 2, side * 0.43, look.colours.white
            )

    return sprite(side, side, paint)


@cached_picture
def sign(name: str, side: int, ink: str) -> Image.Image:
    """The sign of a skill, or another icon, alone."""
    return sprite(side, side, lambda pen: drawn(name)(pen, side / 2, side / 2, side, ink))


def drawn(skill: str) -> Paint:
    """How the sign of a skill is drawn."""
    own: dict[str, Paint] = {
        "settler": _house, "priest": _cross, "mademoiselle": _fan, "jester": _cap, "governor": _crown
    }  # fmt: skip
    return own.get(skill) or _icon(SKILLS.get(skill, skill))


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


def _fan(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """An open fan: five leaves from one point."""
    foot, reach = y + size * 0.4, size * 0.86
    for leaf in range(5):
        first, last = (pi * (1.1 + 0.16 * leaf + more) for more in (0, 0.13))
        tips = [(x + reach * cos(turn) * 0.62, foot + reach * sin(turn)) for turn in (first, last)]
        pen.polygon([(x, foot), *tips], ink)
    pen.ellipse((x - size * 0.08, foot - size * 0.08, x + size * 0.08, foot + size * 0.08), ink)


def _cap(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    """A fool's cap: three horns with bells."""
    half = size * 0.44
    for side in (-1, 1):
        horn = [(0, 0.55), (0, -0.35), (0.55, -0.6), (0.98, 0.05), (0.6, -0.12), (0.55, 0.55)]
        pen.polygon([(x + side * a * half, y + b * half) for a, b in horn], ink)
        pen.ellipse(
            (x + side * half * 0.98 - size * 0.08, y, x + side * half * 0.98 + size * 0.08, y + size * 0.16),
            ink,
        )
    pen.polygon([(x - half * 0.3, y), (x, y - half), (x + half * 0.3, y)], ink)
    pen.ellipse((x - size * 0.08, y - half - size * 0.06, x + size * 0.08, y - half + size * 0.1), ink)
    pen.box((x - half * 0.6, y + half * 0.62, x + half * 0.6, y + half * 0.9), ink)


def _crown(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    half = size * 0.44
    edge = [(-1, -0.5), (-0.5, 0.1), (0, -0.9), (0.5, 0.1), (1, -0.5), (0.8, 0.5), (-0.8, 0.5)]
    pen.polygon([(x + a * half, y + b * half) for a, b in edge], ink)
    pen.box((x - half * 0.8, y + half * 0.62, x + half * 0.8, y + half * 0.86), ink)
    for a, b in ((-1, -0.5), (0, -0.9), (1, -0.5)):
        pen.polygon(corners(x + a * half, y + b * half, size * 0.08, 6), ink)
