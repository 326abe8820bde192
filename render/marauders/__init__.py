"""Pictures of Merchants & Marauders."""

from render.marauders.battle import scene
from render.marauders.board import board, draw
from render.marauders.mat import captain

__all__ = ["board", "captain", "draw", "scene"]
