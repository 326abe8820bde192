"""How far everybody has come, as everybody may know: glory on the track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.history import Standing, View


def standings(view: View) -> list[Standing]:
    """The glory of each seat; hidden stashes count at the end only."""
    return [Standing(seat["seat"], seat["seat"], seat["glory"]) for seat in view["state"]["seats"]]


def final(score: Mapping[str, Any]) -> int:
    """What a seat's score comes to."""
    return score["total"]
