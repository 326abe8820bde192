"""How a game of Treasure Fleet is told over time: what is shown when, and who has captured what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import Cues, Standing, View
from render.treasure_fleet.facts import NEUTRAL, read

CUES = Cues(
    film_after=frozenset({"fleet.sailing", "fleet.lookout"}),
    scene_begins=frozenset({"fleet.sailing"}),
    scene_tells=("fleet.",),
    shows_asked=True,
)


def standings(view: View) -> list[Standing]:
    """The treasure of each seat, which is shown by its flag."""
    seats = sorted(
        (seat for seat in read(view).seats if seat.number != NEUTRAL), key=lambda seat: seat.number
    )
    return [Standing(seat.number, seat.flag, seat.points or 0) for seat in seats]


def called(view: View) -> dict[int, str]:
    """Nobody has a name of the game's own."""
    return {}


def final_points(score: Mapping[str, Any]) -> int:
    """The treasure captured at the end."""
    return score["points"]


def final_rank(score: Mapping[str, Any]) -> tuple[int, ...]:
    """The treasure captured: nothing breaks a tie."""
    return (score["points"],)
