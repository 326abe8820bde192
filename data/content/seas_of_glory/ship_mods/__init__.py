"""Carved Hull and Crow's Nest (New Ship Mods)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent(
    "ship_mods",
    Path(__file__).parent,
    pieces={"mod": 4},
    words={"mod": ("carved_hull", "crows_nest")},
)
