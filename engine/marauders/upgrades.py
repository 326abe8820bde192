"""Tables of older schemas, carried up as plain data (`GameSpec.upgrades`)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Stage

Frames = list[tuple[str, int, dict[str, Any]]]

ACTS_BEFORE = {
    "StormTokenStrikes": ("StormEventStrikes", "MissionsAtStart"),
    "OffTurnScouting": ("NpcScouting",),
}
"""Moments that were a module's own, and the moments of the base that the module acts before now."""


def _moments_of_the_base_alone(plain: dict[str, Any]) -> dict[str, Any]:
    """From schema 3: modules act before and after moments of the base, and had moments of their own in it.
    That specialists do nothing was noted with each captain.
    """
    for seat in plain["state"]["seats"]:
        (seat.get("captain") or {}).pop("idle_specialists", None)
    above: Frames = []
    met: tuple[str, ...] = ()
    for name, stage, step in reversed(plain["stack"]):
        if name in ACTS_BEFORE:
            # Under way or over, it must not come again with the moment beneath it.
            met = ACTS_BEFORE[name] if stage != Stage.BEFORE else met
        elif name == "StormMoves":
            if stage == Stage.BEFORE and "storm" in plain["ext"] and not _wind_will_turn(above):
                above.append(("MoveStorm", Stage.BEFORE, {}))
        elif name in met:
            above.append((name, Stage.PLAY if stage == Stage.BEFORE else stage, step))
            met = ()
        else:
            above.append(("NewRound" if name == "WindTurns" else name, stage, step))
    return plain | {"stack": above[::-1]}


def _wind_will_turn(above: Frames) -> bool:
    """Whether the wind is still to turn, after which the storm moves by itself."""
    return any(
        name == "SpinWind" or (name == "NewRound" and stage == Stage.BEFORE) for name, stage, _ in above
    )


def _last_reroll(plain: dict[str, Any]) -> dict[str, Any]:
    """From schema 4: the last moment after a roll had the name of what a module does in it."""
    stack = [("LastReroll" if name == "FavorsReroll" else name, *rest) for name, *rest in plain["stack"]]
    return plain | {"stack": stack}


UPGRADES = {3: _moments_of_the_base_alone, 4: _last_reroll}
