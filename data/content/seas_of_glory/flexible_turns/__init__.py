"""Who is next is drawn after each turn (Flexible Turns)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("flexible_turns", Path(__file__).parent)
