"""The colours of everything that is drawn: one ink on one paper, and few flat tints under it."""

INK = "#2a1b10"
PAPER = "#efe4c8"
SHADE = "#d8c79f"  # paper in the shadow
LINEN = "#f6ecd2"
GOLD = "#d9b36a"
AMBER = "#f0cf7e"
WOOD = "#b98a4e"
DARK_WOOD = "#7d5a34"
RED = "#b3402e"
BLUE = "#2a4a7a"
GREEN = "#5f7a4a"
SEA = "#c3cfc4"
DEEP = "#8fa8a6"
STONE = "#c9bfa6"
IRON = "#5d5a58"
BLACK = "#1d1612"

OUTLINE = 2.4  # the weight of every outline, in units of a picture of 300
FINE = 1.2  # ropes, and lines within a shape
