"""What a seat may be after in *Merchants & Marauders*, and how one goal compares with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.advice.voyage.raids import peaceful
from engine.advice.voyage.sure import point
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.marauders.port.goods import GLORY_SALE

HEARD = 50
"""The chance to hear a rumor, in percent, below which the voice sends nobody to ask for one."""


PERIL = 10
"""Gold that a way may cost from which on it counts twice: who follows advice does not want to die of it."""


def _careful(goal: Goal) -> float:
    """What a goal is worth to who is led there by somebody else."""
    return goal.route - (goal.risk if goal.risk >= PERIL else 0)


class Outlook:
    """Where a seat may go by what it sees."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.observed = Observation(view)
        self.now = self.observed.turn
        """What he has done in this turn, also where the next one is weighed (`heading.ahead`)."""
        self.aims = Aims(self.observed, TRADER)
        self.voyage = Voyage(self.observed, self.aims)
        goals = (goal for goal in peaceful(self.observed, self.voyage.best()) if not self._vain(goal))
        self.goals = sorted(goals, key=_careful, reverse=True)
        """All goals that lose him no mission and are for no rumor that he hardly hears, the best first."""

    def wants(self, zone: str) -> bool:
        """Whether a port wants what is aboard and lets him in."""
        return self.sells(zone) > 0 and self.observed.port(zone).toll is not None

    def sells(self, zone: str) -> int:
        """How many cards he has aboard that a port wants."""
        return self.voyage.brought(zone)[self.observed.demand(zone) or ""]

    def unwanted(self, intent: Intent) -> bool:
        """Whether nothing is aboard any more that the port wants where it was to sell."""
        return intent.draw == "sale" and not self.sells(intent.zone)

    def _brings_glory(self, zone: str) -> bool:
        """Whether a port that lets him in pays with a point for what is aboard."""
        return self.wants(zone) and self.sells(zone) >= GLORY_SALE

    def sooner(self, goal: Goal, same: Goal) -> bool:
        """Whether a port wants what another one wants and is nearer."""
        wanted = self.observed.demand(goal.zone) if goal.docks else None
        if not wanted or not same.docks or goal.zone == same.zone or not self.wants(goal.zone):
            return False
        return wanted == self.observed.demand(same.zone) and goal.actions < same.actions

    def nearer_point(self, goal: Goal, same: Goal) -> bool:
        """Whether near the goal of the game a goal may bring a `point` sooner than what he has been after."""
        return goal.actions < same.actions and point(self.aims, [same, goal], self._brings_glory) == goal

    def ends_here(self, goal: Goal) -> bool:
        """Whether a goal is business in the port where he lies."""
        captain = self.observed.captain
        return captain.in_port and goal.docks and not goal.waits and goal.zone == captain.zone

    def on_the_way(self, goal: Goal, intent: Intent) -> bool:
        """Whether a port sells what is aboard before he goes on with what he is after."""
        if not goal.docks or goal.waits or goal.zone == intent.zone or not self.wants(goal.zone):
            return False
        if goal.next is None or goal.next.zone != intent.zone:
            return False
        return intent.draw != "sale" or self._sells_next(goal)

    def _sells_next(self, goal: Goal) -> bool:
        """Whether another zone comes next that wants what he still has aboard then."""
        halt, later = goal.after, goal.next
        if halt is None or later is None or not later.docks or later.zone == goal.zone:
            return False
        return halt.hold.get(self.observed.demand(later.zone) or "", 0) > 0

    def _silent(self, zone: str) -> bool:
        """Whether he hardly hears a rumor in a port."""
        missed = self.observed.misses("influence", "rumor")
        return not self.observed.port(zone).rumor.sure and 100 * (1 - missed) < HEARD

    def _vain(self, goal: Goal) -> bool:
        """Whether nothing but a rumor that he hardly hears draws him to a port."""
        if not goal.docks or goal.waits or not self._silent(goal.zone):
            return False
        draws = self.voyage.draws(goal.zone)
        return draws.get("rumor", 0.0) > 0 and all(draws[one] <= 0 for one in draws if one != "rumor")

    def sale_of(self, zone: str) -> dict[str, Any] | None:
        """What a port wants of what is aboard, and what that brings; None if it wants nothing."""
        if not (good := self.observed.demand(zone)):
            return None
        count = self.sells(zone)
        gold = count * self.observed.port(zone).sale(good)
        return {"zone": zone, "good": good, "count": count, "gold": gold, "glory": int(count >= GLORY_SALE)}

    def _sold(self, zone: str) -> int:
        """The gold that a port which lets him in pays for what it wants of what is aboard; 0 if nothing."""
        return (self.sale_of(zone) or {"gold": 0})["gold"] if self.wants(zone) else 0

    def _leads(self, goal: Goal) -> tuple[str, ...]:
        """The places on the board through which the way to a goal leads."""
        zones = (self.observed.captain.zone, *self.voyage.way(goal.zone))
        ends = (f"port:{goal.zone}",) if goal.docks else ()
        return (*(f"zone:{zone}" for zone in zones), *ends)
