"""Who is next, by what everybody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def next_turn(view: Mapping[str, Any]) -> int | None:
    """The seat whose turn comes next in this round, else the first of the next one: seats without a captain
    have none. Nobody is next before the first turn, nor after the last of all.
    """
    state = view["state"]
    turns = next((frame for frame in view["stack"] if frame["step"] == "SeatTurns"), None)
    if turns is None or turns.get("to_come"):
        return None
    following = list(turns["seats"])
    if not state["last_round"]:
        count = view["seats"]
        following += [(state["start_seat"] + place) % count for place in range(count)]
    return next((seat for seat in following if _sails(state["seats"][seat])), None)


def _sails(seat: Mapping[str, Any]) -> bool:
    return bool(seat["captain"] or seat["next_captain"])
