"""The course that the voice keeps in *Merchants & Marauders*: what a seat is after, step by step, what its
goods are for, and why something else comes first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from engine.advice.notes import Note
from engine.advice.voyage.besides import NOTHING_ELSE, besides, deal_at, ship_by_all
from engine.advice.voyage.changes import RISKIER, changed, is_after, passed, tomorrow
from engine.advice.voyage.outlook import Outlook
from engine.advice.voyage.raids import ATTACKS, hunt_aim, hunted, raid_aim, raid_odds
from engine.advice.voyage.reasons import banked
from engine.advice.voyage.sure import at_hand, at_home, banks, buyer, delivery, point, raid_first, three_alike
from engine.advice.voyage.told.events import signs_of
from engine.advice.voyage.told.missions import can_wait, done_at, errand_aim
from engine.advice.voyage.told.plans import Intent, Planned, another, step_of
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Decision
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.turn.turn import ACTIONS

BETTER, STEADY = 8.0, 16.0
"""By so much gold another goal must pay better before the plan is changed; and if nothing has happened."""
FAR_BETTER = 24.0
"""The same where goods aboard could be sold for what can wait, or for glory that a fight puts at stake."""
LATER = frozenset(("fitting", "goods", "mending", "rumor"))
"""What can wait in a port (`Voyage.drawn_by`)."""
YARD = frozenset(("ship", "fitting"))
"""What a shipyard or a market has."""
AFTER_STASH = LATER | {"sale", "stash"}
"""What gold that is several points at home does not wait for there."""
NAMED = YARD | {"rumor"}
"""What a plan names, even where it leads on to another port."""
MEANS = frozenset(("contraband", "fitting", "goods", "mending", "rumor"))
"""What may be worth more by its figures than a sale for sure, but is not told in its place."""


class Course(Outlook):
    """Where a seat goes on to, of all that it may go to."""

    # --- what the seat is after -----------------------------------------------------------------------------

    def market(self) -> Intent | None:
        """To sell in another port what it wants: where the best goal leads, or one that is nearly as good."""
        here = self.observed.captain.zone
        goals = [goal for goal in self.goals if not (goal.docks and goal.zone == here)]
        good = (goal for goal in goals if self._as_good(goal, goals[0], selling=True))
        stops = (stop for goal in good for stop in (goal, goal.next) if stop is not None and stop.docks)
        zone = next((stop.zone for stop in stops if stop.zone != here and self.wants(stop.zone)), None)
        if zone is None:
            return None
        there = next((goal for goal in goals if goal.docks and goal.zone == zone), None)
        near = (one for one in goals if there and one.route >= there.route - BETTER)
        zone = next((one.zone for one in near if there and self.sooner(one, there)), zone)
        dearer = self.dearer(zone)
        best = self.there(zone)
        pays = dearer is not None and best is not None and dearer.route >= best.route - BETTER
        pays = pays and self.voyage.drawn_by(zone) != "ship"
        return self.to_sell(dearer.zone if pays and dearer is not None else zone)

    def there(self, zone: str) -> Goal | None:
        """His business in a port, but not that of the next turn; None if he has none there."""
        return next((one for one in self.goals if one.docks and not one.waits and one.zone == zone), None)

    def dearer(self, zone: str) -> Goal | None:
        """The port that pays most for what a port wants, if that is more, and it takes no more actions."""
        best, sale, here = self.there(zone), self.sale_of(zone), self.observed.captain
        if best is None or sale is None:
            return None
        near = (one for one in self.goals if one.docks and not one.waits and one.actions <= best.actions)
        found = [
            (other["gold"], one)
            for one in near
            if one.zone != here.zone or not here.in_port
            if (other := self.sale_of(one.zone)) is not None and self.wants(one.zone)
            if other["good"] == sale["good"] and other["gold"] > sale["gold"]
        ]
        return max(found, key=lambda pair: pair[0])[1] if found else None

    def next_stop(self, intent: Intent | None, *, ends: bool = False) -> Goal | None:
        """What he goes on to from the port where he lies, of all that is not business there; where his turn
        `ends` before he has been ashore, that comes next turn.
        """
        captain, goals = self.observed.captain, self.kept(intent)
        lies = captain.in_port and (self.now.ported or not ends)
        away = (one for one in goals if not (lies and one.docks and one.zone == captain.zone))
        return next(away, None)

    def to_sell(self, zone: str) -> Intent:
        """To sell in a port what it wants, of which nothing has been told yet."""
        return Intent("port", zone, draw="sale", actions=0, good=self.observed.demand(zone) or "")

    def still(self, intent: Intent | None) -> Intent | None:
        """What a seat is after still: once that is done, to sell what it had bought before."""
        if intent is None or (intent.seen is not None and intent.seen.captain != self.observed.captain.id):
            # What a captain was after is gone with him.
            return None
        if not intent.ashore and not self._done(intent):
            untold = not intent.actions and self.observed.demand(intent.zone) == intent.good
            return None if untold and self.unwanted(intent) else intent
        return self._bound(intent.bound) or (Intent("port", intent.back, actions=0) if intent.back else None)

    def _bound(self, zone: str) -> Intent | None:
        return self.to_sell(zone) if zone and self.wants(zone) else None

    def _done(self, intent: Intent) -> bool:
        """Whether the seat has done what it was after, where it still is."""
        captain, turn = self.observed.captain, self.now
        if captain.zone != intent.zone:
            return False
        if intent.what == "port":
            return captain.in_port and turn.ported
        if intent.what == "raid":
            return f"merchant:{intent.zone}" in turn.scouted_targets
        return any(not sought.startswith("merchant:") for sought in turn.scouted_targets)

    def kept(self, intent: Intent | None) -> Sequence[Goal]:
        """What the seat has been after first, unless sure glory, a `buyer`, a `delivery` or the last `point`
        is at hand, or the best goal is better by far or sells the same sooner or on the way; nothing is
        carried past a port that wants it.
        """
        goals = self._after(intent)
        nearer = (goal for goal in goals if self.sooner(goal, goals[0]))
        sooner = (
            goal for goal in nearer if goal.route >= goals[0].route - self._worth_going_on(goal, goals[0])
        )
        sure = at_hand(self.observed, self.aims, goals) or buyer(self.observed, goals, self.wants)
        sure = sure or delivery(self.aims, goals) or point(self.aims, goals, self._brings_glory)
        sure = sure or three_alike(goals, self._brings_glory)
        sure = sure or at_home(self.observed, self.aims, goals, self._sold, self._brings_glory)
        found = [*([sure] if sure else islice(sooner, 1)), *goals]
        if not found or self._wins(found[0]):
            return found
        raid = raid_first(self.observed, goals, found[0], self.voyage.closed)
        return [raid, *found] if raid is not None else found

    def _after(self, intent: Intent | None) -> Sequence[Goal]:
        goals = self.goals
        same = next((goal for goal in goals if intent is not None and is_after(goal, intent)), None)
        if intent is None or (same is not None and self.on_the_way(goals[0], intent)):
            return goals
        steady = intent.seen is not None and intent.seen.hold_for(signs_of(self.observed))
        least = STEADY if steady else BETTER
        if same is None or not self._as_good(same, goals[0], selling=intent.draw == "sale", least=least):
            # What was bought for a port is sold there, whatever was to come before it.
            same = self.there(intent.bound) if self._bound(intent.bound) else None
            if same is None or not self._as_good(same, goals[0], selling=True):
                return goals
        sooner = (goal for goal in goals if goal.route >= same.route and self.sooner(goal, same))
        return [next(sooner, same), *goals]

    def _as_good(self, goal: Goal, best: Goal, *, selling: bool, least: float = BETTER) -> bool:
        """Whether a goal is nearly as good as the best: to sell goods is so unless it is far worse, where the
        best can wait, or fights while a sale brings glory or is closed by it, and is hardly safer.
        """
        waits = selling and best.docks and self.voyage.drawn_by(best.zone) in LATER
        sells = selling and best.what in ATTACKS and goal.docks
        stakes = sells and (self._brings_glory(goal.zone) or goal.zone in self.voyage.closed(best))
        margin = FAR_BETTER if (waits or stakes) and goal.risk < best.risk + RISKIER else least
        return goal.route >= best.route - margin

    def _worth_going_on(self, near: Goal, far: Goal) -> float:
        """By how much gold a port must be better for goods to pass one that wants them, too."""
        box, here = self.observed.box, self.observed.captain.zone
        past = distance(box, here, near.zone) + distance(box, near.zone, far.zone)
        return FAR_BETTER if past <= distance(box, here, far.zone) + 1 else BETTER

    # --- the next steps -------------------------------------------------------------------------------------

    def planned(self, decision: Decision, goals: Sequence[Goal], intent: Intent | None) -> Iterator[Planned]:
        """The next steps towards these goals, one after another, as far as they can be taken now."""
        for goal in goals:
            plan = self.voyage.plan(goal)
            step = next((one for one in plan[0] if decision.why_not([one]) is None), None)
            if step is None:
                continue
            same = intent if intent is not None and is_after(goal, intent) else None
            left, draw = len(plan), self._draw(goal, same)
            good = self.observed.demand(goal.zone) or "" if goal.docks and self.wants(goal.zone) else ""
            anew = intent is not None and (same is None or self.unwanted(intent) or another(same, draw, good))
            actions = max(same.actions if same is not None and not anew else left, left)
            told = (
                tomorrow(self, goal, step) or changed(self, goal, intent, draw)
                if anew and intent is not None
                else (None if self._wins(goal) else passed(self, goal, step)) or tomorrow(self, goal, step)
            )
            risk, bound = round(goal.risk), self._next_sale(goal, intent)
            back = intent.zone if told is not None and told.key == "voyage-changed-raid" and intent else ""
            taken = same.steps[: actions - left] if same is not None and not anew else ()
            steps = (*taken, step, *(one[0] for one in plan[1:]))
            after = Intent(goal.what, goal.zone, goal.target, draw, actions, good, risk, bound, back)
            after = replace(after, steps=steps)
            # Where the last step is a port's business, nothing of the plan is left after it.
            ends = goal.docks and left == 1 and not goal.waits
            told = told or hunted(self.observed, self.view, decision, step)
            told = told or (None if goal.waits else can_wait(self.observed, self.aims, goal))
            yield Planned(
                replace(after, ashore=True) if ends else after,
                (step,),
                self._raid(goal, told, decision) or self._aim(goal, draw, told),
                told or self._at_home(goal, left == actions),
                actions - left + 1,
                actions,
                round(goal.route),
                risk,
                self._leads(goal),
                tuple(step_of(one, goal.zone) for one in steps) if len(steps) == actions else (),
            )

    def _next_sale(self, goal: Goal, intent: Intent | None) -> str:
        """The port for which goods were bought that are still aboard after a goal; empty if there is none."""
        if intent is None:
            return ""
        zone = intent.bound or (intent.zone if intent.draw == "sale" else "")
        if not zone or zone == goal.zone or zone in self.voyage.closed(goal):
            return ""
        return zone if self.wants(zone) else ""

    def _draw(self, goal: Goal, same: Intent | None) -> str:
        """What draws him to a port; empty at sea. What has drawn him there does so until it is gone."""
        if not goal.docks:
            return ""
        if self._stashes(goal):
            return "stash"
        if not goal.waits and done_at(self.observed, self.aims, goal.zone) is not None:
            return "errand"
        draw, wants = self._drawn(goal.zone), self.wants(goal.zone)
        draw = "sale" if draw in MEANS and wants else draw
        if same is not None and same.draw == "sale" and wants:
            return same.draw
        if same is not None and same.actions and self._draws_still(goal.zone, same.draw):
            news = draw == "sale" and same.draw not in YARD and wants
            return draw if news else same.draw
        return draw

    def drawn_to(self, goal: Goal) -> str:
        """What draws him to a port of which nothing has been told yet; empty at sea."""
        return self._draw(goal, None)

    def _drawn(self, zone: str) -> str:
        """What draws him most to a port, but a rumor that he hardly hears."""
        draws = self.voyage.draws(zone)
        if self._silent(zone):
            draws.pop("rumor", None)
        if not self.wants(zone):
            draws["sale"] = -1.0
        return max(draws, key=lambda draw: draws[draw])

    def _draws_still(self, zone: str, draw: str) -> bool:
        """Whether what has drawn him to a port is still there and worth it."""
        if draw in YARD:
            return self.voyage.wanted(zone, draw) is not None
        return draw != "sale" and self.voyage.draws(zone).get(draw, 0.0) > 0

    # --- what a plan is for ---------------------------------------------------------------------------------

    def _aim(self, goal: Goal, draw: str, told: Note | None) -> Note:
        """What a plan is for, and what a sale brings for sure; the goal before all else."""
        if self._wins(goal):
            count = (self.sale_of(goal.zone) or {"count": 0})["count"]
            reaches = {"zone": goal.zone, "count": self.observed.board.goal, "sold": count}
            return Note("voyage-there-goal", reaches)
        sells = draw == "sale" or (draw == "stash" and self.wants(goal.zone))
        if sells and not goal.waits and (sale := self.sale_of(goal.zone)) is not None:
            also = self._banked_too(sale)
            if not also and (ship := ship_by_all(self.observed, self.aims, self.voyage, sale)) is not None:
                return ship
            plain = sale["glory"] or told is not None
            also = also or (NOTHING_ELSE if plain else besides(self.observed, self.voyage, goal.zone))
            return Note("voyage-plan-sale", {**sale, **also})
        if draw == "stash" and not goal.waits and (count := self.stashed_at(goal.zone)):
            key = "voyage-stash-here" if self._banks(goal) else "voyage-stash-home"
            return Note(key, {"zone": goal.zone, "gold": self.observed.gold, "count": count})
        here = goal.docks and goal.zone == self.observed.captain.zone and not goal.waits
        if here and draw not in NAMED and draw != "errand" and self._sells_next(goal):
            assert goal.next is not None
            return Note("voyage-plan-here", {"zone": goal.zone, **self._then(goal)})
        return self.aim_of(goal, draw, told)

    def _then(self, goal: Goal) -> dict[str, Any]:
        """What comes after a goal, as far as it is known what that brings: a sale of what is aboard by then,
        or a rumor.
        """
        later, halt = goal.next, goal.after
        if later is None or halt is None or later.zone == goal.zone:
            return {"then": "none"}
        if self._sells_next(goal):
            good = self.observed.demand(later.zone) or ""
            count = halt.hold[good]
            gold, glory = count * self.observed.port(later.zone).sale(good), int(count >= GLORY_SALE)
            sale = {"good": good, "count": count, "gold": gold, "glory": glory}
            return {"then": "sale", "next": later.zone, **sale}
        act, _, piece = later.target.partition(":")
        return {"then": "rumor", "next": later.zone, "rumor": piece} if act == "prove" else {"then": "none"}

    def told(self, goal: Goal, intent: Intent, decision: Decision, why: Note | None) -> Note:
        """What a goal is for that comes next, after it was told `why`."""
        draw = intent.draw or self._draw(goal, None)
        return self._raid(goal, why, decision) or self._aim(goal, draw, why)

    def onto(self, goal: Goal, draw: str, intent: Intent | None) -> Intent:
        """To be after a goal of which nothing has been told yet, and then after what is still to be sold."""
        good = self.observed.demand(goal.zone) or "" if goal.docks and self.wants(goal.zone) else ""
        bound = self._next_sale(goal, intent)
        return Intent(goal.what, goal.zone, goal.target, draw, 0, good, round(goal.risk), bound)

    def _raid(self, goal: Goal, told: Note | None, decision: Decision) -> Note | None:
        """What a raid may come to; None if the goal is something else."""
        if goal.what != "raid" or goal.waits:
            return None
        nation = goal.target or self.aims.judge(Fleet).flag(goal.zone)
        odds = raid_odds(self.view, decision, goal.zone, nation, sure=bool(goal.target))
        return raid_aim(self.observed, goal.zone, self.voyage.closed(goal), told, odds)

    def _banked_too(self, sale: Mapping[str, Any]) -> dict[str, Any]:
        """What the gold aboard and that of a sale are in the chest there, if several points; else nothing."""
        home, gold = sale["zone"] == self.observed.home, self.observed.gold + sale["gold"]
        terms = self.observed.port(sale["zone"]).stash
        count = banked(self.aims, gold) if home and terms.allowed and not terms.fee else 0
        return {"also": "stash", "price": gold, "points": count} if count else {}

    def _at_home(self, goal: Goal, begins: bool) -> Note | None:
        """What the gold would be in the chest, with a sale there, where a plan begins and home is within a
        turn, and whether it comes next.
        """
        there = self.there(self.observed.home)
        if not begins or there is None or there.actions > ACTIONS or goal.zone == there.zone:
            return None
        allowed = there.route < goal.route and self.observed.port(there.zone).stash.allowed
        gold = self.observed.gold + (sold := self._sold(there.zone))
        count = self.aims.points(gold) if allowed and self.aims.points(self.observed.gold) else 0
        then = goal.next is not None and goal.next.docks and goal.next.zone == there.zone
        told = {"zone": there.zone, "gold": gold, "count": count, "sold": sold, "then": then}
        return Note("voyage-home-later", told) if count > 1 else None

    def _wins(self, goal: Goal) -> bool:
        """Whether it leads to the chest that reaches the goal."""
        return goal.docks and not goal.waits and self.reached(goal.zone)

    def _stashes(self, goal: Goal) -> bool:
        """Whether the chest is what it is for, before all else there."""
        if self._wins(goal) or self._banks(goal):
            return True
        home = goal.docks and not goal.waits and goal.zone == self.observed.home
        return home and bool(self.stashed_at(goal.zone)) and self._drawn(goal.zone) in AFTER_STASH

    def stashed_at(self, zone: str) -> int:
        """The points that the gold aboard is in the chest of a port, if they are several."""
        return banks(self.observed, self.aims, zone)

    def _banks(self, goal: Goal) -> int:
        """The points that his gold brings right here; 0 if this goal is elsewhere."""
        here = goal.docks and not goal.waits and goal.zone == self.observed.captain.zone
        return banks(self.observed, self.aims, goal.zone) if here else 0

    def reached(self, zone: str) -> bool:
        """Whether what he has and sells there reaches the goal, stashed in a port."""
        sale, terms = self.sale_of(zone) or {"gold": 0, "glory": 0}, self.observed.port(zone).stash
        gold, missing = self.observed.gold + sale["gold"] - terms.fee, self.aims.missing - sale["glory"]
        return terms.allowed and self.observed.open(zone) and 0 < missing <= self.aims.points(gold)

    def aim_of(self, goal: Goal, draw: str = "", told: Note | None = None) -> Note:
        """What a goal is for, a port for what `draw` says (`Voyage.drawn_by`)."""
        zone: dict[str, Any] = {"zone": goal.zone}
        if goal.waits:
            return Note("voyage-wait")
        if goal.what == "errand":
            return errand_aim(self.observed, self.aims, goal)
        if goal.what == "raid":
            return raid_aim(self.observed, goal.zone, self.voyage.closed(goal), told)
        if goal.what == "hunt":
            return hunt_aim(self.observed, goal)
        draw, demand = draw or self._drawn(goal.zone), self.observed.demand(goal.zone)
        if draw == "sale":
            return Note("voyage-demand", {**zone, "good": demand, "count": self.sells(goal.zone)})
        if (sold := deal_at(self.observed, self.aims, self.voyage, goal.zone, draw)) is not None:
            return sold
        if draw == "contraband":
            gold = self.aims.judge(Smuggling).due(goal.zone)[0]
            return Note("voyage-there-contraband", {**zone, "gold": gold})
        if draw == "mission" and (mission := self.voyage.mission(goal.zone)) is not None:
            zone["mission"] = mission
        if draw in ("goods", "mending"):
            then = self._then(goal)
            zone |= {"then": "brief"} if told is not None and then["then"] == "none" else then
        return (
            errand_aim(self.observed, self.aims, goal)
            if draw == "errand"
            else Note(f"voyage-there-{draw}", zone)
        )
