"""The Favor Boards (Favors)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("favors", Path(__file__).parent)
