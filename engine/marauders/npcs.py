"""Non-player captains in play: entering, replacement, dying (Non-Player Captains; rulings 2f)."""

from __future__ import annotations

from engine.kernel import Chapter
from engine.marauders.state import MGame

NPCS = Chapter("npcs")


def slain(game: MGame, kind: str) -> None:
    """An NPC was defeated: its card is discarded; one beneath it returns at the end of the round (G-N2)."""
