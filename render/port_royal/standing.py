"""How far everybody has come: points of influence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.history import Standing, View


def standings(view: View) -> list[Standing]:
    """The points of each seat."""
    return [Standing(m["seat"], m["seat"], m["points"]) for m in view["state"]["merchants"]]


def final(score: Mapping[str, Any]) -> int:
    """What a seat's score comes to."""
    return score["points"]
