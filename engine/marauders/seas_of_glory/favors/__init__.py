"""Favors: bought, earned by missions, and spent to draw, roll or dock once more (Favors)."""

from engine.marauders.seas_of_glory.favors import entering, spending
from engine.marauders.seas_of_glory.favors.board import FAVORS

__all__ = ["FAVORS", "entering", "spending"]
