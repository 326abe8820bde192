"""Pictures of Merchants & Marauders."""

from render.marauders.battle import scene
from render.marauders.board import board, draw
from render.marauders.card import card
from render.marauders.mat import captain
from render.marauders.zone import zone, zone_ids

__all__ = ["board", "captain", "card", "draw", "scene", "zone", "zone_ids"]
