"""Pictures of Treasure Fleet."""

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture
from render.kit.theme import Theme, theme
from render.treasure_fleet.alt_text import board_text
from render.treasure_fleet.board import board, draw, height
from render.treasure_fleet.captions import caption
from render.treasure_fleet.card import card, named_cards
from render.treasure_fleet.facts import read
from render.treasure_fleet.mat import captain


def alt_text(view: View, texts: Texts, look: Theme | None = None) -> str:
    """What the board shows, in words alone."""
    return board_text(read(view), texts, look or theme())


def scene(view: View, texts: Texts, look: Theme | None = None) -> Picture | None:
    """A sailing: the fleet and what is fired at it, volley after volley."""
    return board(view, texts, look)


__all__ = ["alt_text", "board", "captain", "caption", "card", "draw", "height", "named_cards", "scene"]
