"""How far everybody has come: treasure captured. A seat is shown by its flag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.history import Standing, View
from render.treasure_fleet.facts import NEUTRAL, read


def standings(view: View) -> list[Standing]:
    """The treasure of each seat."""
    seats = sorted(
        (seat for seat in read(view).seats if seat.number != NEUTRAL), key=lambda seat: seat.number
    )
    return [Standing(seat.number, seat.flag, seat.points or 0) for seat in seats]


def final(score: Mapping[str, Any]) -> int:
    """What a seat's score comes to."""
    return score["points"]
