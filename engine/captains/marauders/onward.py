"""What can be done next from where a goal leaves him: the second stop of a route."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from engine.captains.marauders.goals import Goal, Halt
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.port.goods import GLORY_SALE

SOON = 0.8
"""The share of the next stop's worth that counts: much may happen before."""
IN_REACH = 4
"""Borders beyond which no next stop is looked for."""

Cargo = Callable[[str, Mapping[str, int], bool], float]
"""What goods are worth in a zone, in its port or off it."""


class Onward:
    """Looks for the best next stop among all goals. Its dangers may be gone by then, and are left out; but to
    do first what pays nothing is no way around them.
    """

    def __init__(self, observed: Observation, aims: Aims, goals: Sequence[Goal], cargo: Cargo) -> None:
        self._box = observed.box
        self._port = observed.port
        self._aims = aims
        self._goals = goals
        self._cargo = cargo

    def followed(self, goal: Goal, halt: Halt, rounds: Callable[[int], int]) -> Goal:
        """A goal that leaves him like this, with what can best be done after it; `rounds` tells how many
        rounds so many actions take.
        """
        best, found = 0.0, None
        for one in self._goals:
            away = distance(self._box, halt.zone, one.zone)
            if away > IN_REACH or one.same(goal):
                continue
            cost = away + halt.in_port + 1 + one.docks
            if one.docks:
                worth = self._landed(one, halt, rounds(goal.actions + cost), goal.glory)
            else:
                worth = one.worth + self._carried(halt, one.zone)
            worth -= self._aims.weights.action * cost + (one.risk if goal.net <= 0 else 0.0)
            if worth > best:
                best, found = worth, one
        return replace(goal, then=SOON * best, next=found, after=halt)

    def _carried(self, halt: Halt, zone: str) -> float:
        """What the cargo is worth off a zone, compared with where he comes from."""
        return self._cargo(zone, halt.hold, False) - halt.aboard if halt.hold else 0.0

    def _landed(self, goal: Goal, halt: Halt, rounds: int, earned: int) -> float:
        """What a port is worth to him so many rounds from now: what he sells there, what it offers, and what
        he can stash; and the game, if that wins it with the glory points `earned` before. For goods and
        repairs he will have sold something; a ship takes more.
        """
        aims, port, hold = self._aims, self._port(goal.zone), dict(halt.hold)
        count = hold.pop(port.demand, 0) if port.demand else 0
        gold = halt.gold + (count * port.sale(port.demand) if port.demand and count else 0)
        points = int(count >= GLORY_SALE)
        worth = goal.worth
        if gold >= goal.bought.spent or not goal.bought.points:
            worth += goal.bought.worth
        worth += aims.gold(halt.gold, gold) + points * aims.weights.glory
        if halt.hold:
            worth += self._cargo(goal.zone, hold, True) - halt.aboard
        stashed, more = aims.banked(port.stash, gold)
        return worth + stashed + aims.finished(earned + points + more, rounds)
