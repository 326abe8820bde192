"""Pictures of Händler der Karibik and Port Royal."""

from data.locale import Texts
from render.games import View
from render.picture import Picture
from render.port_royal.board import board, draw
from render.port_royal.mat import captain
from render.theme import Theme


def scene(view: View, texts: Texts, look: Theme | None = None) -> Picture | None:
    """A turn: the harbour as it fills and empties, and the displays."""
    return board(view, texts, look)


__all__ = ["board", "captain", "draw", "scene"]
