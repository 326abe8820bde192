"""The plan of a turn: the way to what a captain is after, step by step, which he follows while it holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation

Step = tuple[str, ...]
"""One action: the options of a turn that do it, any of which will do, the best first."""
TURNS_OWN = frozenset({"zone", "in_port", "ashore", "once_per_turn"})
"""The fields of a captain that say where he is, and what he has done in his turn."""
PASSING = ("merchant.at:", "cargo.bag", "cargo.discards")
"""How places begin whose pieces nobody has weighed but the turn itself."""


class Plan(msgspec.Struct, frozen=True):
    """What a captain is after in his turn, and the steps to it that are left, once he has come to a zone, or
    into its port. It was made of what he saw, and holds while that is the same (`standing`): until others
    do something, a card is drawn, his ship or his gold are not as they were. `scouted`: for whom he had
    looked.
    """

    goal: Goal
    steps: tuple[Step, ...]
    zone: str
    in_port: bool
    scouted: list[str]
    standing: bytes

    def holds(self, view: Mapping[str, Any]) -> bool:
        """Whether he has come there, and nothing else has changed."""
        captain = view["state"]["seats"][view["seat"]]["captain"]
        return (
            (captain["zone"], captain["in_port"], scouted(view)) == (self.zone, self.in_port, self.scouted)
            and not captain["ashore"]
            and standing(view) == self.standing
        )

    def on(self) -> Plan | None:
        """What is left of it after the next step; None if that is no move: then he sees what it brings."""
        verb, _, to = self.steps[0][0].partition(":")
        if verb != "move" or len(self.steps) == 1:
            return None
        at = (self.zone, to == "port") if to in ("sea", "port") else (to, False)
        goal = replace(self.goal, actions=self.goal.actions - 1)
        return Plan(goal, self.steps[1:], *at, self.scouted, self.standing)


def plan_at(view: Mapping[str, Any], goal: Goal, steps: tuple[Step, ...]) -> Plan:
    """The plan of who sees this."""
    captain = view["state"]["seats"][view["seat"]]["captain"]
    return Plan(goal, steps, captain["zone"], captain["in_port"], scouted(view), standing(view))


def scouted(view: Mapping[str, Any]) -> list[str]:
    """For whom the seat has looked in its turn."""
    for step in view["stack"]:
        if step["step"] == "Turn":
            return step["scouted_targets"]
    return []


_encode = msgspec.msgpack.Encoder().encode


def standing(view: Mapping[str, Any]) -> bytes:
    """All that a seat sees but where its captain is, his turn, and pieces that only the turn looks at."""
    seat, state = view["seat"], view["state"]
    seats = [*state["seats"]]
    left = {name: what for name, what in seats[seat]["captain"].items() if name not in TURNS_OWN}
    seats[seat] = {**seats[seat], "captain": left}
    places = {place: held for place, held in view["places"].items() if not place.startswith(PASSING)}
    steps = [step for step in view["stack"] if step["step"] != "Turn"]
    rest = (seat, view["options"], {**state, "seats": seats}, view["ext"], places, view["known"], steps)
    return _encode(rest)


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
