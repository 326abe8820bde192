"""Pictures of Händler der Karibik and Port Royal."""

from data.locale import Texts
from render.games import View
from render.picture import Picture
from render.port_royal.alt import board_text
from render.port_royal.board import board, draw
from render.port_royal.facts import read
from render.port_royal.mat import captain
from render.theme import Theme, theme


def alt_text(view: View, texts: Texts, look: Theme | None = None) -> str:
    """What the board shows, in words alone."""
    return board_text(read(view), texts, look or theme())


def scene(view: View, texts: Texts, look: Theme | None = None) -> Picture | None:
    """A turn: the harbour as it fills and empties, and the displays."""
    return board(view, texts, look)


__all__ = ["alt_text", "board", "captain", "draw", "scene"]
