"""What else a port in *Merchants & Marauders* is worth a way that few would make for its price alone."""

from __future__ import annotations

from typing import Any

from engine.captains.marauders.voyage import Voyage

WORTH_TELLING = 8.0
"""Gold from which on something else that draws him there is told beside a sale."""
NOTHING_ELSE: dict[str, Any] = {"also": "none"}


def besides(voyage: Voyage, zone: str) -> dict[str, Any]:
    """What draws him to a port beside a sale there: a ship that he can pay with it, a mission, or mending."""
    draws = voyage.draws(zone)
    others = [draw for draw in ("ship", "mission", "mending") if draws.get(draw, 0.0) >= WORTH_TELLING]
    for draw in sorted(others, key=lambda draw: -draws[draw]):
        if draw == "mending":
            return {"also": draw}
        if draw == "mission" and (mission := voyage.mission(zone)) is not None:
            return {"also": draw, "mission": mission}
        if draw == "ship" and (wanted := voyage.wanted(zone, draw)) is not None:
            return {"also": draw, "ship": wanted.id, "price": wanted.gold}
    return NOTHING_ELSE
