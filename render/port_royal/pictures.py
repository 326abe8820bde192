"""Pictures of Händler der Karibik and Port Royal."""

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture
from render.kit.theme import Theme, theme
from render.port_royal.alt_text import board_text
from render.port_royal.board import board, draw, height
from render.port_royal.captions import caption
from render.port_royal.card import card, named_cards
from render.port_royal.facts import read
from render.port_royal.mat import captain


def alt_text(view: View, texts: Texts, look: Theme | None = None) -> str:
    """What the board shows, in words alone."""
    return board_text(read(view), texts, look or theme())


def scene(view: View, texts: Texts, look: Theme | None = None) -> Picture | None:
    """A turn: the harbour as it fills and empties, and the displays."""
    return board(view, texts, look)


__all__ = ["alt_text", "board", "captain", "caption", "card", "draw", "height", "named_cards", "scene"]
