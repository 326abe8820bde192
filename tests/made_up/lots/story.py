"""How a game of *Lots* is told over time: what is shown when, and who has how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import Cues, Standing, View

CUES = Cues(board_after=frozenset({"lots.won"}))


def standings(view: View) -> list[Standing]:
    """The doubloons of each seat."""
    return [Standing(seat["seat"], seat["seat"], seat["points"]) for seat in view["state"]["seats"]]


def called(view: View) -> dict[int, str]:
    """Nobody has a name of the game's own."""
    return {}


def final_points(score: Mapping[str, Any]) -> int:
    """The doubloons at the end."""
    return score["points"]


def final_rank(score: Mapping[str, Any]) -> tuple[int, ...]:
    """Nothing breaks a tie."""
    return (score["points"],)
