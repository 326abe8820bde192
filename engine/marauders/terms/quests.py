"""Terms of missions for players who plan ahead."""

from __future__ import annotations

import msgspec

from engine.kernel import Terms


class TaskGoal(msgspec.Struct, frozen=True, gc=False):
    """A place where a captain gets on with a task: `at` "port" or "sea" in a zone.

    `act` is the action to choose there, before the colon of its id; "" if being there is enough. It is one of
    `parts` things left to do, and costs `gold`.
    """

    zone: str
    at: str
    act: str = ""
    parts: int = 1
    gold: float = 0.0


class TaskGoals(Terms):
    """Where a captain gets on with a task that a module brings, by the mission and the task's number in it.

    `done` are the zones where parts of it were done. `actions` is about how many it takes besides the way,
    `hopeless` says that he should rather not begin it. Everything follows from public facts.
    """

    seat: int
    mission: str
    number: int
    done: list[str] = []
    goals: list[TaskGoal] = []
    actions: int = 2
    hopeless: bool = False
