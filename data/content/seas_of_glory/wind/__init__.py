"""The Weather Spinner and the wind it shows (Wind and Weather: Wind Direction)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("wind", Path(__file__).parent)
