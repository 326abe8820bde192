"""Where to go next: ports to trade in, merchants to raid, home to stash."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from engine.captains.marauders.aims import Aims
from engine.captains.marauders.courses import Courses
from engine.captains.marauders.duels import Duels
from engine.captains.marauders.errands import Errands
from engine.captains.marauders.law import least_bounty
from engine.captains.marauders.observation import Observation
from engine.captains.marauders.ships import Fleet, plunder_bonus, terms_of
from engine.captains.marauders.trade import Market, outlets, sale_price
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.state import NATIONS
from engine.marauders.turn.turn import ACTIONS

T = TypeVar("T")

WAITING = 0.7
"""The share of reaching the goal that counts if it takes a round longer."""
SLOTS = 4
"""Cards to buy in a port that are likely to be useful."""


class Goal(msgspec.Struct, frozen=True):
    """Something to do at a zone: "port", "raid", "hunt", "errand" (at sea). `net`: worth less actions.

    `target` is whom to hunt, or how the option of an errand begins (empty: being there is enough); `waits`:
    it is safer to stay in port for the rest of this turn.
    """

    what: str
    zone: str
    net: float
    target: str = ""
    waits: bool = False


class Voyage:
    """Looks for the best goal from where the captain is.

    Cargo counts as much at the goal as it does now, so that merely carrying it gains nothing.
    """

    def __init__(self, observed: Observation, aims: Aims, *, unseen: bool = False) -> None:
        self._observed = observed
        self._aims = aims
        self._weights = aims.weights
        self._fleet = Fleet(observed, aims)
        self._duels = Duels(observed, aims)
        self._errands = Errands(observed, aims)
        self._courses = Courses(observed, aims, self._duels, unseen=unseen)
        self._leads = list(self._errands.all())
        self._damage = observed.captain.ship.damage(observed.full)
        self._repair = self._fleet.restored()
        self._armed = self._fleet.armed() if observed.weapons < 3 else 0.0
        self._upgrades = self._upgrade_worths()
        self._outlets = outlets(observed)
        self._aboard = self._cargo(
            observed.captain.zone, dict(observed.hold), in_port=observed.captain.in_port
        )

    def best(self) -> list[Goal]:
        """All goals, the one that pays best first."""
        return sorted(self._goals(), key=lambda goal: -goal.net)

    def towards(self, goal: Goal) -> list[list[str]]:
        """The next step towards a goal, and other steps that are as good."""
        captain = self._observed.captain
        if goal.waits:
            return [["end"]]
        if captain.in_port and (goal.what != "port" or goal.zone != captain.zone):
            return [["move:sea"]]
        if captain.zone != goal.zone:
            return [[f"move:{self._courses.way(goal.zone)[0]}"]]
        if goal.what == "port":
            return [["port"]] if captain.in_port else [["move:port"]]
        if goal.what == "hunt":
            return [[f"scout:{goal.target}"]]
        if goal.what == "errand":
            return [[goal.target or "end"]]
        return [[f"scout:merchant_{self._observed.nation(goal.zone)}"], ["scout:merchant"]]

    def _goals(self) -> Iterator[Goal]:
        observed = self._observed
        yield from (self._port(zone) for zone in self._observed.box.ports if observed.open(zone))
        if not observed.captain.ship.destroyed():
            raids = (self._raid(zone) for zone in self._observed.box.zones if observed.merchant(zone))
            yield from (raid for raid in raids if raid is not None)
        yield from self._hunts()
        yield from self._errands_at_sea()

    def _away(self, zone: str) -> int:
        """Actions to the sea of a zone."""
        return int(self._observed.captain.in_port) + len(self._courses.way(zone))

    def _goal(self, what: str, zone: str, worth: float, cost: int, target: str = "") -> Goal:
        """A goal for which he spends this many actions; after a night in port, if that is better."""
        captain, actions, action = self._observed.captain, self._observed.turn.actions, self._weights.action
        docks = what == "port"
        net = worth - self._courses.perils(zone, actions, docks=docks) - action * cost
        if captain.in_port and actions < ACTIONS and not (docks and zone == captain.zone):
            rested = worth - self._courses.perils(zone, ACTIONS, docks=docks) - action * (cost + actions)
            if rested > net:
                return Goal(what, zone, rested, target, waits=True)
        return Goal(what, zone, net, target)

    def _cargo(self, zone: str, hold: dict[str, int], *, in_port: bool) -> float:
        return Market(self._observed, self._aims, zone, in_port, self._outlets).worth(hold) if hold else 0.0

    # --- ports --------------------------------------------------------------------------------------

    def _port(self, zone: str) -> Goal:
        """Sell what is in demand, buy what he can afford, and stash the rest at home."""
        observed, aims = self._observed, self._aims
        cost = self._to_port(zone)
        hold, demanded = dict(observed.hold), observed.demand(zone)
        count = hold.pop(demanded, 0) if demanded else 0
        points = 1 if count >= GLORY_SALE else 0
        gold = observed.gold + (count * sale_price(observed, zone, demanded) if demanded and count else 0)
        worth = aims.gold(observed.gold, gold) + points * self._weights.glory
        home = zone == observed.home
        if not (home and aims.finish(points + aims.points(gold))):
            room = max(0, observed.full.cargo - sum(hold.values()))
            gain, spent, bought = self._yard(zone, gold, room)
            worth, gold, points = worth + gain, max(0, gold - spent), points + bought
        worth += self._cargo(zone, hold, in_port=True) - self._aboard + self._tidings(zone, gold)
        if home:
            worth, points = worth + aims.stashing(gold), points + aims.points(gold)
        worth += aims.finish(points) * WAITING ** self._rounds(cost)
        return self._goal("port", zone, worth, cost)

    def _tidings(self, zone: str, gold: int) -> float:
        """What rumors and missions are worth in a port: those that lead there, and those available there."""
        worth = sum(e.worth for e in self._leads if e.at == "port" and e.zone == zone)
        price = 0 if "curacao_free_rumors" in self._observed.box.zones[zone].abilities else 2
        if gold >= price:
            worth += max(0.0, self._errands.hearing(price))
        missions = self._observed.pieces(f"mission.at:{zone}")
        return worth + max((self._errands.claiming(mission) for mission in missions), default=0.0)

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
            worth = errand.worth + self._carried(errand.zone)
            yield self._goal("errand", errand.zone, worth, max(1, cost), errand.act)

    def _carried(self, zone: str) -> float:
        """What the cargo is worth away from a zone, compared with here."""
        return self._cargo(zone, dict(self._observed.hold), in_port=False) - self._aboard

    def _to_port(self, zone: str) -> int:
        """Actions until business in a port is done."""
        captain, turn = self._observed.captain, self._observed.turn
        if captain.in_port and captain.zone == zone:
            return turn.actions + 1 if turn.ported and not turn.more_ports else 1
        return self._away(zone) + 2

    def _rounds(self, cost: int) -> int:
        """How many rounds this many actions take."""
        return max(0, -((self._observed.turn.actions - cost) // ACTIONS))

    def _yard(self, zone: str, gold: int, room: int) -> tuple[float, int, int]:
        """What the offers of a port are worth, the gold they cost and the glory they earn."""
        observed, worth, spent = self._observed, 0.0, 0
        purse = gold + (observed.stash if zone == observed.home else 0)
        if self._damage and not self._shut(zone):
            price = min(2 * self._damage, purse)
            worth, spent = worth + self._repair * price / (2 * self._damage) - price, spent + price
        cheaper = 5 if "curacao_ships" in self._observed.box.zones[zone].abilities else 0
        for gain, price, points in self._upgrades:
            if purse - spent >= price - cheaper and gain + self._aims.finish(points) > price - cheaper:
                return worth + gain - price + cheaper, spent + price - cheaper, points
        if self._armed and purse - spent >= 6:
            worth, spent = worth + self._armed - 3, spent + 3
        if room and gold > spent:
            slots = min(room, SLOTS, (gold - spent + 1) // 2)
            share = 0.4 if zone in [*observed.captain.buys_at, *observed.captain.bought_at] else 1.0
            worth, spent = worth + self._weights.purchase * slots * share, min(gold, spent + 2 * slots)
        return worth, spent, 0

    def _shut(self, zone: str) -> bool:
        return "petite_goave_ban" in self._observed.box.zones[zone].abilities and bool(
            self._observed.captain.bounties
        )

    def _upgrade_worths(self) -> list[tuple[float, int, int]]:
        """What Frigate and Galleon are worth, what they cost less the old ship, and the glory they earn."""
        own, fleet = self._observed.captain.ship.kind, self._fleet
        value = max(0, (self._observed.box.ships[own].sell or 0) + len(self._observed.mods) - self._damage)
        off = {
            kind: ability.gold
            for ability in self._observed.abilities("ship_discount")
            for kind in ability.ships
        }
        found = [
            (fleet.changed(kind), card.buy - value - off.get(kind, 0), fleet.glory(kind))
            for kind, card in self._observed.box.ships.items()
            if card.glory and card.buy and kind != own
        ]
        return sorted(found, key=lambda one: one[1] - one[0])

    # --- merchants ----------------------------------------------------------------------------------

    def _raid(self, zone: str) -> Goal | None:
        """Look for a merchant; nothing if a raid would not pay."""
        observed, turn, nation = self._observed, self._observed.turn, self._observed.nation(zone)
        cost = self._away(zone) + 1
        if (
            zone == observed.captain.zone
            and f"merchant:{zone}" in turn.scouted_targets
            and not observed.captain.in_port
        ):
            cost += turn.actions
        terms = terms_of(observed, self._aims, plunder_bonus(observed, zone, nation))
        _, price = least_bounty(observed, self._weights, [nation] if nation else NATIONS)
        worth = self._fleet.raid(terms, observed.weapons) - price
        worth += 0.4 * self._errands.raid_bonus(zone, nation)
        if worth <= 0:
            return None
        return self._goal("raid", zone, worth + self._carried(zone), cost)

    # --- whom to hunt -------------------------------------------------------------------------------

    def _hunts(self) -> Iterator[Goal]:
        """Ships close enough to be still there, and weak enough."""
        observed, ship = self._observed, self._observed.captain.ship
        if not (ship.masts and ship.crew):
            return
        for kind, npc in observed.board.npcs.items():
            yield from self._hunt(npc.zone, f"npc:{kind}", f"npc:{npc.card}", self._duels.attack_npc, kind)
        for rival in observed.rivals():
            captain = rival.captain
            if captain is not None and not captain.in_port:
                sought = f"captain:{captain.id}"
                yield from self._hunt(
                    captain.zone, f"captain:{rival.seat}", sought, self._duels.attack_captain, rival.seat
                )

    def _hunt(
        self, zone: str, target: str, sought: str, worth_of: Callable[[T], float], whom: T
    ) -> Iterator[Goal]:
        turn, kind = self._observed.turn, target.partition(":")[0]
        cost = self._away(zone) + 1
        if cost > turn.actions or (sought in turn.scouted_targets):
            return
        worth = worth_of(whom) + 0.4 * self._errands.hunt_bonus(str(whom) if kind == "npc" else "captain")
        if worth > 0:
            yield self._goal("hunt", zone, worth + self._carried(zone), cost, target)
