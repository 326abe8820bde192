"""How a game of Händler der Karibik or Port Royal is told over time: what is shown when, and who has what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.kit.game import Cues, Standing, View

CUES = Cues(
    film_after=frozenset({"harbour.closed"}),
    scene_begins=frozenset({"harbour.turn"}),
    scene_tells=("card.", "cards.", "coins.", "expedition.", "fee.", "harbour.", "person.", "ship.", "tax."),
)


def standings(view: View) -> list[Standing]:
    """The points of influence of each seat."""
    return [Standing(m["seat"], m["seat"], m["points"]) for m in view["state"]["merchants"]]


def called(view: View) -> dict[int, str]:
    """Nobody has a name of the game's own."""
    return {}


def final_points(score: Mapping[str, Any]) -> int:
    """Points of influence at the end."""
    return score["points"]


def final_rank(score: Mapping[str, Any]) -> tuple[int, ...]:
    """Points of influence, then coins."""
    return score["points"], score["coins"]
