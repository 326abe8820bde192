"""NPCs that are at sea when the game begins (It's a Hard Life)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("hard_life", Path(__file__).parent)
