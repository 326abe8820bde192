"""What a battle is fought for: attack, victory, plunder, ships claimed (Plunder; Rewards; G-F12)."""

from __future__ import annotations

from engine.kernel import Chapter, Step
from engine.marauders.combat import Combat
from engine.marauders.state import MGame

VICTORY = Chapter("victory")


def settle(game: MGame, combat: Combat) -> list[Step]:
    """What follows a battle that is over, by `over` and `victor`, in the order of G-F12; the defeated die."""
    return []
