"""Favors: bought, earned by missions, and spent to draw, roll or dock once more (Favors)."""
