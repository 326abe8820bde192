"""The pieces of the chart as sprites with ids."""

from __future__ import annotations

from PIL import Image

from render.kit import badges
from render.kit.sprites import FLAG, LETTERS, NUMBER, PERHAPS, WORD, Kind, Sprites, several
from render.kit.theme import Theme
from render.marauders.parts import tokens, vessels
from render.marauders.seas_of_glory import TREASURE


def npc(
    theme: Theme, kind: str, man_o_war: bool, gold: int | None, upgrades: int, scale: float = 1
) -> Image.Image:
    """The ship of a non-player captain; `upgrades`: how many it has."""
    if kind == TREASURE:
        ship = vessels.treasure_galleon(theme, gold, scale)
    elif kind in theme.nations:
        ship = vessels.navy(theme, kind, man_o_war, scale)
    else:
        ship = vessels.pirate(theme, kind, scale)
    if not upgrades:
        return ship
    star, ship = tokens.upgraded(theme, upgrades, scale), ship.copy()
    ship.alpha_composite(star, (ship.width - star.width, 0))
    return ship


def _glory(theme: Theme, seat: int, side: int, active: bool, scale: float) -> Image.Image:
    """A seat's badge on the glory track, this large at scale 1."""
    return badges.badge(theme, seat, round(side * scale), active)


def _more(theme: Theme, count: int, scale: float) -> Image.Image:
    """At full size at the smallest scale: it is there only if nothing larger has room."""
    return tokens.more(theme, count, scale / tokens.LEAST)


def _wind(theme: Theme, point: str, letters: str, radius: int, scale: float) -> Image.Image:
    return tokens.wind(theme, point, letters, round(radius * scale))


SPRITES = Sprites(
    {
        "captain": Kind(vessels.captain, (NUMBER, WORD, FLAG, FLAG)),
        "npc": Kind(npc, (WORD, FLAG, PERHAPS, NUMBER)),
        "demand": Kind(tokens.demand, (WORD,)),
        "mod": Kind(tokens.modification, (WORD,)),
        "down": Kind(tokens.folded, (NUMBER,)),
        "heap": Kind(tokens.heap, (WORD, NUMBER)),
        "location": Kind(tokens.location, (WORD, NUMBER)),
        "home": Kind(tokens.home, (several(NUMBER, 2),)),
        "due": Kind(tokens.spawn, (several(WORD, 2),)),
        "storm": Kind(tokens.storm),
        "storm_token": Kind(tokens.storm_token),
        "mark": Kind(tokens.mark, (WORD,)),
        "more": Kind(_more, (NUMBER,)),
        "wind": Kind(_wind, (LETTERS, LETTERS, NUMBER)),
        "glory": Kind(_glory, (NUMBER, NUMBER, FLAG)),
    }
)
