"""More captains to choose from when the game begins (Captains, Captains, Captains!).

The rulebook has two ways to choose; they share their texts.
"""

from pathlib import Path

from data.content.module import ModuleContent

DRAW_TWO = ModuleContent("captains_draw_two", Path(__file__).parent)
FOR_GOLD = ModuleContent("captains_for_gold", Path(__file__).parent)
