"""Captains who scout in other captains' turns (Cutthroat Variant)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("cutthroat", Path(__file__).parent)
