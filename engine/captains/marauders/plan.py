"""The plan of a turn: the way to what a captain is after, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation

Step = tuple[str, ...]
"""One action: the options of a turn that do it, any of which will do, the best first."""


def plan_of(observed: Observation, goal: Goal, way: Sequence[str]) -> tuple[Step, ...]:
    """The steps to a goal, whose zone is reached by entering these zones; the next one first. To wait for the
    next turn is a step, too.
    """
    captain = observed.captain
    if not goal.waits:
        return tuple(_actions(observed, goal, way))
    if goal.zone == captain.zone and goal.docks:
        return (("end",),)
    return (("end",), *_actions(observed, goal, way))


def _actions(observed: Observation, goal: Goal, way: Sequence[str]) -> Iterator[Step]:
    """What he does, action by action."""
    captain, turn = observed.captain, observed.turn
    ashore = captain.in_port and goal.docks and goal.zone == captain.zone
    if ashore and turn.ported and not turn.more_ports:
        yield ("end",)
    if captain.in_port and not ashore:
        yield ("move:sea",)
    for zone in way:
        yield (f"move:{zone}",)
    match goal.what:
        case "port":
            if not ashore:
                yield ("move:port",)
            yield ("port",)
        case "hunt":
            yield (f"scout:{goal.target}",)
        case "errand":
            yield (goal.target or "end",)
        case _:
            named = (f"scout:merchant:{goal.target}",) if goal.target else ()
            yield (*named, "scout:merchant")
