"""How a game of Merchants & Marauders is told over time: what is shown when, and everybody's progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import Cues, Standing, View

CUES = Cues(
    board_after=frozenset({"event.drawn"}),
    film_closely=frozenset({"turn.began"}),
    scene_begins=frozenset(
        {"battle.began", "fight.began", "assault.began", "raid.began", "location.attacked"}
    ),
    scene_tells=(
        *("battle.", "crew.", "fight.", "assault.", "raid."),
        # Not what is told of a location that is visited.
        *(
            f"location.{what}"
            for what in ("attacked", "defense", "fired", "hit", "failed", "retreat", "taken")
        ),
    ),
)


def standings(view: View) -> list[Standing]:
    """The glory of each seat on the track; hidden stashes count only at the end."""
    return [Standing(seat["seat"], seat["seat"], seat["glory"]) for seat in view["state"]["seats"]]


def called(view: View) -> dict[int, str]:
    """The captain of each seat that has one: pictures and log call it by both names."""
    return {
        seat["seat"]: seat["captain"]["card"]
        for seat in view["state"]["seats"]
        if seat["captain"] is not None
    }


def final_points(score: Mapping[str, Any]) -> int:
    """Glory and stashed gold together."""
    return score["total"]


def final_rank(score: Mapping[str, Any]) -> tuple[int, ...]:
    """Glory and stashed gold together, then glory on the track, then the stash (Winning the Game)."""
    return score["total"], score["glory"], score["stash"]
