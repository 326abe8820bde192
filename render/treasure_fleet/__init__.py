"""Pictures of Treasure Fleet."""

from data.locale import Texts
from render.picture import Picture
from render.theme import Theme
from render.treasure_fleet.board import board, draw
from render.treasure_fleet.facts import View
from render.treasure_fleet.mat import captain


def scene(view: View, texts: Texts, look: Theme | None = None) -> Picture | None:
    """A sailing: the fleet and what is fired at it, volley after volley."""
    return board(view, texts, look)


__all__ = ["board", "captain", "draw", "scene"]
