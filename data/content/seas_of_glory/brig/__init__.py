"""The Brig, a ship between the small and the big ones (Ships: Brig)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("brig", Path(__file__).parent, pieces={"ship": 4}, words={"ship": ("brig",)})
