"""Pictures of Treasure Fleet."""

from render.treasure_fleet.board import board, draw
from render.treasure_fleet.facts import View
from render.treasure_fleet.mat import captain

__all__ = ["board", "captain", "draw", "scene"]


def scene(view: View, texts: object, look: object = None) -> None:
    """Nothing has a picture of its own here: the board shows every volley."""
