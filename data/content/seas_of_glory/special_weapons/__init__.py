"""Heated Shot, Double Shot and Caltrops (New Special Weapons)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent(
    "special_weapons",
    Path(__file__).parent,
    pieces={"weapon": 12},
    words={"weapon": ("heated_shot", "double_shot", "caltrops")},
)
