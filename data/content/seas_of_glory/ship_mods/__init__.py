"""Carved Hull, Crow's Nest, Smuggler's Hold and The Plank (New Ship Mods)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent(
    "ship_mods",
    Path(__file__).parent,
    pieces={"mod": 8},
    words={"mod": ("carved_hull", "crows_nest", "smugglers_hold", "the_plank")},
)
