"""The Loyalty Boards (Loyalty Track)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("loyalty", Path(__file__).parent)
