"""The Storm Token (Wind and Weather: The Storm Token)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("storm", Path(__file__).parent)
