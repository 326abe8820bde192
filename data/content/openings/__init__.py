"""Fixed openings: positions that tables may begin from, written as in a scenario (`docs/scenarios.md`)."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from importlib import resources
from typing import Any

from data.quick_yaml import read_yaml

FIRST_VOYAGE = "first_voyage"
"""The opening of a game's guided table."""


def opening(game: str, seats: int) -> dict[str, Any]:
    """The guided table's position for so many seats."""
    given = deepcopy(_read(game))
    for_seats: dict[int, dict[str, Any]] = given.pop("for_seats", {})
    given.update(for_seats.get(seats, {}))
    given["seats"] = given.get("seats", [])[:seats]
    return given


@cache
def _read(game: str) -> dict[str, Any]:
    text = (resources.files("data.content.openings") / f"{game}.yaml").read_text(encoding="utf-8")
    return read_yaml(text)
