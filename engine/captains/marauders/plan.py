"""The plan of a turn: what a captain is after, step by step, what it is worth and what it risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.marauders.turn.turn import ACTIONS


class Step(msgspec.Struct, frozen=True):
    """One action on the way to a goal: "wait" for the next turn, "leave" a port, "sail" to a zone, "dock", do
    business "ashore", look for a merchant ("raid") or an enemy ("hunt"), or go about an "errand".

    `options`: the options of a turn that do it, any of which will do, the best first; `turn`: in how many
    turns its time comes, 0 for this one.
    """

    do: str
    zone: str
    options: tuple[str, ...]
    turn: int = 0


class Plan(msgspec.Struct, frozen=True):
    """A goal and the steps to it, the next one first.

    Its goal says what it is worth and what it risks: `route` in gold, with what follows (`next`); `glory`
    points and `gold` that it is sure to bring; `risk` in gold.
    """

    goal: Goal
    steps: tuple[Step, ...]

    @property
    def turns(self) -> int:
        """In how many turns it is done; 0 for this one."""
        return self.steps[-1].turn


def plan_of(observed: Observation, goal: Goal, way: Sequence[str]) -> Plan:
    """The plan for a goal, whose zone is reached by entering these zones."""
    captain, left = observed.captain, observed.turn.actions
    steps: list[Step] = []
    if goal.waits:
        steps.append(Step("wait", captain.zone, ("end",)))
        left = 0
        if goal.zone == captain.zone and goal.docks:
            return Plan(goal, tuple(steps))
    for number, (do, zone, options) in enumerate(_actions(observed, goal, way), 1):
        turn = max(0, -((left - number) // ACTIONS))
        steps.append(Step(do, zone, options, turn))
    return Plan(goal, tuple(steps))


def _actions(
    observed: Observation, goal: Goal, way: Sequence[str]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What he does action by action: each with its zone, and the options that do it."""
    captain, there = observed.captain, goal.zone
    ashore = captain.in_port and goal.docks and there == captain.zone
    if captain.in_port and not ashore:
        yield "leave", captain.zone, ("move:sea",)
    for zone in way:
        yield "sail", zone, (f"move:{zone}",)
    match goal.what:
        case "port":
            if not ashore:
                yield "dock", there, ("move:port",)
            yield "ashore", there, ("port",)
        case "hunt":
            yield "hunt", there, (f"scout:{goal.target}",)
        case "errand":
            yield "errand", there, (goal.target or "end",)
        case _:
            named = (f"scout:merchant:{goal.target}",) if goal.target else ()
            yield "raid", there, (*named, "scout:merchant")
