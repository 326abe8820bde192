"""Pictures of Merchants & Marauders."""

from data.locale import Texts
from render.marauders.alt import board_text
from render.marauders.battle import scene
from render.marauders.board import board, draw
from render.marauders.card import card
from render.marauders.facts import View, read
from render.marauders.mat import captain
from render.marauders.zone import zone, zone_ids
from render.theme import Theme, theme


def alt_text(view: View, texts: Texts, look: Theme | None = None) -> str:
    """What the board shows, in words alone."""
    return board_text(read(view), texts, look or theme())


__all__ = ["alt_text", "board", "captain", "card", "draw", "scene", "zone", "zone_ids"]
