"""Where to go next: ports to trade in, merchants to raid, home to stash."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.captains.marauders.goals import NOTHING, Goal, Halt, Wanted
from engine.captains.marauders.hunting import hunts
from engine.captains.marauders.landfall import Landfall
from engine.captains.marauders.onward import Onward
from engine.captains.marauders.plan import Step, plan_of
from engine.captains.marauders.seen.near import everywhere, near_by
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.seen.ports import PortSeen
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.worth.aims import WORTH_FEES, Aims
from engine.captains.marauders.worth.courses import Courses
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.holds import Holds
from engine.captains.marauders.worth.law import bounty_ports
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.trade import Market
from engine.captains.marauders.worth.trade_up import traded_in
from engine.captains.marauders.worth.yard import Yard
from engine.marauders.places import missions_at, rumors_of
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.terms.turn import Displeasure
from engine.marauders.turn.turn import ACTIONS

RELIEF = 0.4
"""The share of what displeasure costs that a port is worth, where it can be eased."""
STAYS = 0.85
"""How likely an enemy off the port is there still in the next turn: he stays for the sake of his prey."""
WITHIN = 5
"""Actions to a merchant beyond which he is not thought of."""
WEIGHED, FEWER = 8, 4
"""Goals, the best first, for which it is looked what can be done after them; of those near by."""
PLUNDERED = 6
"""Gold that a try at a merchant brings on average."""
ENOUGH = 8.0
"""What business in the port where he lies must bring, in gold, for him to look no farther."""


class Voyage:
    """Looks for the best goal from where the captain is.

    Cargo counts as much at the goal as it does now, so that merely carrying it gains nothing.
    """

    def __init__(self, observed: Observation, aims: Aims, *, unseen: bool = False) -> None:
        self._observed = observed
        self._aims = aims
        self._weights = aims.weights
        self._fleet = aims.judge(Fleet)
        self._duels = aims.judge(Duels)
        self._errands = aims.judge(Errands)
        self._courses = Courses(observed, aims, self._duels, unseen=unseen)
        self.way = self._courses.way
        self._leads = list(self._errands.all())
        self._smuggling = aims.judge(Smuggling)
        self._yard = aims.judge(Yard)
        here = observed.port(observed.captain.zone)
        self._listens = observed.count(rumors_of(observed.seat)) < here.rumor.slots
        self._docking = here.docking
        self._laden = aims.judge(Holds).laden
        self._cargo = self._laden(self.stowed)
        self._aboard = self._cargo[observed.captain.zone, observed.captain.in_port]
        self._ports: dict[str, Goal] = {}
        self._raids: dict[str, Goal | None] = {}

    @property
    def retiring(self) -> float:
        """What it is worth to retire instead."""
        return self._duels.retiring

    def best(self, *, near: bool = False) -> list[Goal]:
        """All goals, the one first that pays best together with what can be done after it; `near`: without
        those that hardly ever are the best, as far as anything else is.
        """
        goals = sorted(self._goals(near), key=lambda goal: -goal.net)
        onward, weighed = Onward(self._observed, self._aims, goals, self._laden), FEWER if near else WEIGHED
        routes = [
            self._followed(goal, onward) if rank < weighed or goal.actions <= 1 else goal
            for rank, goal in enumerate(goals)
        ]
        return sorted(routes, key=lambda goal: -goal.route)

    def at_once(self) -> Goal | None:
        """His business in the port where he lies, if it brings enough to be done before he looks any farther:
        then it is the best goal of all nearly always (docs/captains.md).
        """
        captain, turn = self._observed.captain, self._observed.turn
        if not captain.in_port or turn.actions < self._to_port(captain.zone):
            return None
        toll = self._observed.port(captain.zone).toll
        goal = None if toll is None else self._port(captain.zone, toll)
        return goal if goal is not None and not goal.waits and goal.net >= ENOUGH else None

    def _followed(self, goal: Goal, onward: Onward) -> Goal:
        """The goal with what can best be done after it; to wait where he is leads nowhere."""
        observed = self._observed
        if goal.waits and goal.zone == observed.captain.zone:
            return goal
        if (halt := goal.after) is None:
            gold = observed.gold + (PLUNDERED if goal.what == "raid" else 0)
            halt = Halt(goal.zone, False, self.stowed, gold, self._cargo[goal.zone, False])
        return onward.followed(goal, halt, self._rounds, self.closed(goal))

    def closed(self, goal: Goal) -> tuple[str, ...]:
        """The ports that a raid closes to him."""
        if goal.what != "raid":
            return ()
        return bounty_ports(self._observed, self._fleet.flag(goal.zone), "raid")

    def plan(self, goal: Goal) -> tuple[Step, ...]:
        """The steps to a goal, the next one first."""
        return plan_of(self._observed, goal, self._courses.way(goal.zone))

    def towards(self, goal: Goal) -> list[list[str]]:
        """The next step towards a goal, and other steps that are as good."""
        return [[option] for option in self.plan(goal)[0]]

    def _goals(self, near: bool) -> Iterator[Goal]:
        observed = self._observed
        sights = near_by(observed, self._calls_at) if near else everywhere(observed)
        for zone in sights.ports:
            if (toll := observed.port(zone).toll) is not None:
                yield self._port(zone, toll)
        if not observed.ship.destroyed():
            raids = (self._raid(zone) for zone in sights.merchants if observed.merchant(zone))
            yield from (raid for raid in raids if raid is not None)
        for prey, cost in hunts(observed, self._duels, self._errands, self._away, sights.prey):
            yield self._out(prey, cost)
        yield from self._errands_at_sea()
        yield from self._locations(sights.locations)

    def _calls_at(self, zone: str) -> bool:
        """Whether he has business in a port that he has not in any: goods or contraband that it pays for,
        gold to stash, or a rumor or mission that leads there.
        """
        port, gold = self._observed.port(zone), self._observed.gold
        if (
            self.brought(zone).get(port.demand or "")
            or zone in self._led_to
            or any(self._smuggling.due(zone))
        ):
            return True
        return port.stash.allowed and gold > WORTH_FEES * port.stash.fee

    def _away(self, zone: str) -> int:
        """Actions to the sea of a zone."""
        return self._courses.actions(zone)

    def _goal(self, goal: Goal, worth: float, cost: int) -> Goal:
        """A goal worth this much for so many actions; after a night in port, if that is better."""
        captain, actions, action = self._observed.captain, self._observed.turn.actions, self._weights.action
        risk = self._courses.perils(goal.zone, actions, docks=goal.docks)
        net = worth - risk - action * cost
        elsewhere = captain.in_port and not (goal.docks and goal.zone == captain.zone)
        # Without any danger later: else it is not even worth finding out how much there is.
        if elsewhere and actions < ACTIONS and risk + self._gone > action * actions + self._grudge:
            later = self._courses.perils(goal.zone, ACTIONS, docks=goal.docks) - self._gone
            rested = worth - later - action * (cost + actions) - self._grudge
            if rested > net:
                return replace(goal, net=rested, risk=later, actions=cost + actions, waits=True)
        return replace(goal, net=net, risk=risk, actions=cost)

    def _out(self, goal: Goal, cost: int) -> Goal:
        """A goal at sea; the cargo goes with him."""
        return self._goal(goal, self._in_time(goal.worth, cost) + self._carried(goal.zone), cost)

    def _in_time(self, worth: float, cost: int) -> float:
        """What something is worth that takes so many actions, if the point it may bring is the last one."""
        return worth * self._aims.in_time(self._rounds(cost)) if self._aims.crowning else worth

    @property
    def _idle(self) -> float:
        """What it costs to end the turn here and now: every action that is left."""
        return self._weights.action * max(1, self._observed.turn.actions)

    @once
    def _grudge(self) -> float:
        """What it costs to end the turn in the port where it began."""
        captain, observed = self._observed.captain, self._observed
        return self._displeasure if observed.turn.berth in (None, captain.zone) else 0.0

    @once
    def _staying(self) -> float:
        """What it costs to lie in this port until the next turn: an enemy off it will be there still."""
        return self._grudge + STAYS * self._duels.danger(self._observed.captain.zone)

    @once
    def _gone(self) -> float:
        """What it is worth that an enemy off this port may be gone in the next turn."""
        return (1 - STAYS) * self._duels.danger(self._observed.captain.zone)

    @once
    def _displeasure(self) -> float:
        """What it costs to displease those who sail with him once more."""
        return self._observed.game.terms(Displeasure(self._observed.seat, "stay")).gold

    @once
    def stowed(self) -> Counter[str]:
        """The goods that he puts to sea with: what does not fit is thrown out."""
        observed, captain = self._observed, self._observed.captain
        if not captain.in_port or observed.hold.total() <= observed.room:
            return observed.hold
        return Market(observed, self._aims, captain.zone, True).best_load(
            observed.hold, {}, {}, observed.room, 0
        )[1]

    def brought(self, zone: str) -> Counter[str]:
        """The goods with which he comes to a port: all of them where he lies."""
        here = self._observed.captain.in_port and zone == self._observed.captain.zone
        return self._observed.hold if here else self.stowed

    # --- ports --------------------------------------------------------------------------------------

    def _port(self, zone: str, toll: float) -> Goal:
        """Sell what is asked for, have done what can be paid, and stash the rest where that can be done.
        Where he is and has no business, it is to wait there.
        """
        if (known := self._ports.get(zone)) is None:
            known = self._ports[zone] = self._weighed(zone, toll)
        return known

    def _weighed(self, zone: str, toll: float) -> Goal:
        observed, aims, port = self._observed, self._aims, self._observed.port(zone)
        hold, demanded = self.brought(zone), port.demand
        if count := hold.get(demanded, 0) if demanded else 0:
            hold = {good: aboard for good, aboard in hold.items() if good != demanded}
        smuggled, earned = self._smuggling.due(zone)
        points = (1 if count >= GLORY_SALE else 0) + int(earned)
        gold = observed.gold + smuggled + (count * port.sale(demanded) if demanded and count else 0)
        sold = aims.gold(observed.gold, gold) + (points + earned % 1) * self._weights.glory
        wins = aims.finish(points + aims.banked(port.stash, gold)[1])
        hold, raised = (hold, gold) if wins else traded_in(observed, aims, port, hold, gold)
        sold, gold = sold + aims.gold(gold, raised), raised
        room = max(0, observed.capacity - sum(hold.values()))
        bought = NOTHING if wins else self._yard.at(port, gold, room)
        gold, points = max(0, gold - bought.spent), points + bought.points
        cost = self._to_port(zone)
        offered = self._in_time(self._tidings(port, gold), cost) + RELIEF * self._displeasure - toll
        stashed, more = aims.banked(port.stash, gold)
        aboard = self._laden(hold)[zone, True]
        worth = sold + bought.worth + offered + stashed + aboard - self._given_up(demanded, count)
        worth += aims.finished(points + more, self._rounds(cost))
        if observed.captain.in_port and zone == observed.captain.zone:
            later = cost > observed.turn.actions
            if worth <= (self._weights.action if later else 0.0):
                return Goal("port", zone, net=-self._idle - self._staying, waits=True)
            worth -= self._staying if later else 0.0
        halt = Halt(zone, True, hold, 0 if stashed else gold, aboard)
        goal = Goal("port", zone, "", offered, bought, points + more, after=halt)
        return self._goal(goal, worth - self._returning(zone, cost), cost)

    def drawn_by(self, zone: str) -> str:
        """What draws him most to a port (`draws`)."""
        draws = self.draws(zone)
        return max(draws, key=lambda draw: draws[draw])

    def draws(self, zone: str) -> dict[str, float]:
        """What draws him to a port, each by its worth: "sale", "contraband", "errand", "mission", "rumor",
        "stash", or what its yard has (`Yard.draws`).
        """
        observed, aims, port = self._observed, self._aims, self._observed.port(zone)
        count, gold = self._sold(port)
        glory = self._weights.glory if count >= GLORY_SALE else 0.0
        missions = map(self._errands.claiming, observed.pieces(missions_at(zone)))
        room = max(0, observed.capacity - self.brought(zone).total() + count)
        draws = {
            "sale": aims.gold(observed.gold, gold) + glory,
            "errand": sum(lead.worth for lead in self._leads if lead.at == "port" and lead.zone == zone),
            "mission": max(missions, default=0.0),
            "stash": aims.stashing(gold) if port.stash.allowed and gold > 3 * port.stash.fee else 0.0,
            **self._yard.draws(port, self._raised(port), room),
        }
        smuggled, earned = self._smuggling.due(zone)
        if smuggled:
            smuggling = aims.gold(observed.gold, observed.gold + smuggled)
            draws["contraband"] = smuggling + earned * self._weights.glory
        if self._listens and gold - port.rumor.price >= self._fleet.capital:
            draws["rumor"] = self._errands.hearing(port.rumor.price, port.rumor.slots)
        return draws

    def mission(self, zone: str) -> str | None:
        """The mission that is worth most to claim in a port; None if none is worth anything."""
        missions, claiming = self._observed.pieces(missions_at(zone)), self._errands.claiming
        return max((one for one in missions if claiming(one) > 0), key=claiming, default=None)

    def wanted(self, zone: str, draw: str) -> Wanted | None:
        """The "ship" or the "fitting" that draws him to a port; None if it is something else."""
        port, looks = self._observed.port(zone), {"ship": self._yard.ship, "fitting": self._yard.fitting}
        return looks[draw](port, self._raised(port)) if draw in looks else None

    def _raised(self, port: PortSeen) -> int:
        """The gold that he has there once he has sold what is in demand, and what pays for a better ship."""
        return traded_in(self._observed, self._aims, port, self.brought(port.zone), self._sold(port)[1])[1]

    def _sold(self, port: PortSeen) -> tuple[int, int]:
        """How many cards he sells there that are in demand, and what gold he has then."""
        count = self.brought(port.zone)[port.demand] if port.demand else 0
        return count, self._observed.gold + (count * port.sale(port.demand) if port.demand else 0)

    def _given_up(self, good: str | None, count: int) -> float:
        """What the cargo aboard is worth to who sells so many cards of a good.

        He does not carry on for the sake of a card that would complete three alike: whoever lies where a pair
        is asked for sells it.
        """
        captain, hold = self._observed.captain, dict(self.stowed)
        if not good or not 0 < count < GLORY_SALE:
            return self._aboard
        return Market(self._observed, self._aims, captain.zone, captain.in_port).worth(hold, unhoped=good)

    def _returning(self, zone: str, cost: int) -> float:
        """What it costs to end the turn in the port where it began, to who has left it."""
        captain, turn = self._observed.captain, self._observed.turn
        back = zone == turn.berth and not captain.in_port and cost - turn.actions in (0, 1)
        return self._displeasure if back else 0.0

    def _tidings(self, port: PortSeen, gold: int) -> float:
        """What rumors and missions are worth in a port: those that lead there, and those available there."""
        worth = self._led_to.get(port.zone, 0.0)
        if self._listens and gold >= (rumor := port.rumor).price:
            worth += max(0.0, self._errands.hearing(rumor.price, rumor.slots))
        missions = self._observed.pieces(missions_at(port.zone))
        return worth + max((self._errands.claiming(mission) for mission in missions), default=0.0)

    @once
    def _led_to(self) -> dict[str, float]:
        """What rumors and missions are worth that lead to each port."""
        found: dict[str, float] = {}
        for errand in self._leads:
            if errand.at == "port":
                found[errand.zone] = found.get(errand.zone, 0.0) + errand.worth
        return found

    def _errands_at_sea(self) -> Iterator[Goal]:
        """Rumors and missions that lead out to sea."""
        turn, captain = self._observed.turn, self._observed.captain
        for errand in self._leads:
            if errand.at != "sea" or errand.worth <= 0:
                continue
            here = errand.zone == captain.zone and not captain.in_port
            if here and not errand.act and turn.actions < 1:
                continue
            tried = here and any(
                sought.endswith(errand.act.partition(":")[2]) for sought in turn.scouted_targets if errand.act
            )
            cost = self._away(errand.zone) + bool(errand.act) + (turn.actions if tried else 0)
            yield self._out(Goal("errand", errand.zone, errand.act, errand.worth), max(1, cost))

    def _carried(self, zone: str) -> float:
        """What the cargo is worth away from a zone, compared with here."""
        return self._cargo[zone, False] - self._aboard

    def _to_port(self, zone: str) -> int:
        """Actions until business in a port is done."""
        captain, turn = self._observed.captain, self._observed.turn
        if captain.in_port and captain.zone == zone:
            return turn.actions + 1 if turn.ported and not turn.more_ports else 1
        return self._away(zone) + self._courses.docking(zone, self._docking) + 1

    def _rounds(self, cost: int) -> int:
        """How many rounds this many actions take."""
        return max(0, -((self._observed.turn.actions - cost) // ACTIONS))

    def _locations(self, zones: Iterable[str]) -> Iterator[Goal]:
        """Locations to visit and to raid that are worth an action."""
        for zone, option, worth in self._aims.judge(Landfall).offers(zones, self._weights.action):
            yield self._out(Goal("errand", zone, option, worth), self._away(zone) + 1)

    # --- merchants ----------------------------------------------------------------------------------

    def _raid(self, zone: str) -> Goal | None:
        """Look for a merchant; nothing if a raid would not pay, or he is far: there are nearer ones. Who has
        looked for him in this turn does something else with the actions left.
        """
        if zone not in self._raids:
            self._raids[zone] = self._raided(zone)
        return self._raids[zone]

    def _raided(self, zone: str) -> Goal | None:
        observed, turn = self._observed, self._observed.turn
        cost = self._away(zone) + 1
        here = zone == observed.captain.zone and not observed.captain.in_port
        sought = here and f"merchant:{zone}" in turn.scouted_targets
        if cost > WITHIN or (sought and turn.actions):
            return None
        worth, sure = self._fleet.off(zone)
        worth += 0.4 * self._errands.raid_bonus(zone, sure or observed.nation(zone))
        if worth <= 0:
            return None
        return self._out(Goal("raid", zone, sure, worth), cost)
