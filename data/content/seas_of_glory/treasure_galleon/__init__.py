"""The Treasure Galleon, which gathers gold for whoever takes her (Treasure Galleon)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("treasure_galleon", Path(__file__).parent)
