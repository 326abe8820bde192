"""Carved Hull, Crow's Nest and Smuggler's Hold (New Ship Mods)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent(
    "ship_mods",
    Path(__file__).parent,
    pieces={"mod": 6},
    words={"mod": ("carved_hull", "crows_nest", "smugglers_hold")},
)
