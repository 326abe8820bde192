"""What can be done next from where a goal leaves him: the second stop of a route."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.captains.marauders.goals import Goal, Halt
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.port.goods import GLORY_SALE

SOON = 0.8
"""The share of the next stop's worth that counts: much may happen before."""
GONE = 0.5
"""How likely the dangers of the next stop are gone by then."""
IN_REACH = 4
"""Borders beyond which no next stop is looked for."""

Laden = Callable[[Mapping[str, int]], Mapping[tuple[str, bool], float]]
"""What goods are worth in a zone, in its port or off it."""


class Landing(NamedTuple):
    """What a port is worth to who comes there: all but the goods still `aboard` and the gold `stashed`, which
    are worth this much, and the glory points that it brings.
    """

    worth: float
    aboard: float
    stashed: float
    points: int


class Onward:
    """Looks for the best next stop among all goals. Its dangers may be gone by then, and count in part; to do
    first what pays nothing is no way around them at all.
    """

    def __init__(self, observed: Observation, aims: Aims, goals: Sequence[Goal], laden: Laden) -> None:
        self._box = observed.box
        self._port = observed.port
        self._aims = aims
        self._goals = [(goal, goal.docks, goal.zone, goal.thing) for goal in goals]
        self._laden = laden
        self._known: dict[tuple[object, ...], list[Landing | None]] = {}

    def followed(
        self, goal: Goal, halt: Halt, rounds: Callable[[int], int], closed: Sequence[str] = ()
    ) -> Goal:
        """A goal that leaves him like this, with what can best be done after it; `rounds` tells how many
        rounds so many actions take, `closed` are ports that let him in no more.
        """
        best, found, aims = 0.0, None, self._aims
        action, out, hold, thing = aims.weights.action, halt.in_port + 1, halt.hold, goal.thing
        far, share = distances(self._box, halt.zone), 1.0 if goal.net <= 0 else 1 - GONE
        landings = self._known.setdefault((halt.gold, *hold.items()), [None] * len(self._goals))
        missing, laden = aims.missing, self._laden(hold)
        for number, (one, docks, zone, what) in enumerate(self._goals):
            away = far[zone]
            if away > IN_REACH or what == thing or (docks and zone in closed):
                continue
            cost = away + out + docks
            if docks:
                if (landing := landings[number]) is None:
                    landing = landings[number] = self._landing(one, halt)
                worth, aboard, stashed, points = landing
                if hold:
                    worth += aboard - halt.aboard
                worth += stashed
                if 0 < missing <= goal.glory + points:
                    worth += aims.finished(goal.glory + points, rounds(goal.actions + cost))
            else:
                worth = one.worth
                if aims.crowning:
                    worth *= aims.in_time(rounds(goal.actions + cost))
                if hold:
                    worth += laden[zone, False] - halt.aboard
            worth -= action * cost + share * one.risk
            if worth > best:
                best, found = worth, one
        return replace(goal, then=SOON * best, next=found, after=halt)

    def _landing(self, goal: Goal, halt: Halt) -> Landing:
        """What a port is worth to who comes with these goods and this much gold: what he sells there, what it
        offers, and what he can stash. For goods and repairs he will have sold something; a ship takes more.
        """
        aims, port, hold, gold = self._aims, self._port(goal.zone), halt.hold, halt.gold
        worth, points, wanted = goal.worth, 0, port.demand
        if wanted and (count := hold.get(wanted, 0)):
            hold = {good: aboard for good, aboard in hold.items() if good != wanted}
            gold += count * port.sale(wanted)
            points = int(count >= GLORY_SALE)
        if gold >= goal.bought.spent or not goal.bought.points:
            worth += goal.bought.worth
        worth += aims.gold(halt.gold, gold) + points * aims.weights.glory
        stashed, more = aims.banked(port.stash, gold)
        return Landing(worth, self._laden(hold)[goal.zone, True], stashed, points + more)
