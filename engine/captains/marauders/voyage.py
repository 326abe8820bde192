"""Where to go next: ports to trade in, merchants to raid, home to stash."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.captains.marauders.aims import Aims
from engine.captains.marauders.chart import courses, distance
from engine.captains.marauders.law import least_bounty
from engine.captains.marauders.ships import Fleet, plunder_bonus, terms_of
from engine.captains.marauders.sight import Sight
from engine.captains.marauders.trade import GLORY_SALE, Market, outlets, sale_price
from engine.marauders.box import box, ports, ship_card
from engine.marauders.state import NATIONS
from engine.marauders.turn import ACTIONS

LOOKED_INTO = 6
"""Goals whose next goal is looked for too."""
WAITING = 0.7
"""What is left of reaching the goal when it takes a round longer."""
FOLLOWING = 0.9
"""What is left of the worth of a goal after the next."""


class Spot(msgspec.Struct, frozen=True):
    """How things stand at some point of a voyage, as far as choosing goals needs it."""

    zone: str
    in_port: bool
    gold: int
    hold: tuple[tuple[str, int], ...]
    ported: bool = False
    left: int = 3
    raided: tuple[str, ...] = ()
    scouted: tuple[str, ...] = ()
    visited: tuple[str, ...] = ()


class Goal(msgspec.Struct, frozen=True):
    """Something to do at a zone: "port" or "raid". `cost` counts actions; `after` it things stand so.

    `wins` tells that it reaches the goal of the game.
    """

    what: str
    zone: str
    cost: int
    worth: float
    after: Spot
    wins: bool = False

    def net(self, action: float) -> float:
        """Its worth less that of the actions it takes."""
        return self.worth - action * self.cost


class Voyage:
    """Looks for the best goal from where the captain is."""

    def __init__(self, sight: Sight, aims: Aims) -> None:
        self._sight = sight
        self._aims = aims
        self._weights = aims.weights
        self._fleet = Fleet(sight, aims)
        self._repair = self._fleet.restored()
        self._damage = sight.captain.ship.damage(sight.full)
        self._upgrades = self._upgrade_worths()
        self._armed = self._fleet.armed() if sight.weapons < 3 else 0.0
        self._open = [zone for zone in ports() if sight.open(zone)]
        self._outlets = outlets(sight)
        self._markets: dict[tuple[str, bool], Market] = {}

    def here(self) -> Spot:
        """How things stand now."""
        sight, turn = self._sight, self._sight.turn
        hold = tuple(sorted(sight.hold.items()))
        scouted = tuple(zone.partition(":")[2] for zone in turn.scouted if zone.startswith("merchant"))
        him = sight.captain
        return Spot(him.zone, him.in_port, sight.gold, hold, turn.ported, turn.actions, scouted=scouted)

    def best(self) -> Goal | None:
        """The goal that pays best together with what can follow it."""
        action = self._weights.action
        goals = sorted(self.goals(self.here()), key=lambda goal: -goal.net(action))
        best, most = None, float("-inf")
        for goal in goals[:LOOKED_INTO]:
            following = (
                0.0 if goal.wins else max((g.net(action) for g in self.goals(goal.after)), default=0.0)
            )
            if (net := goal.net(action) + FOLLOWING * max(0.0, following)) > most:
                best, most = goal, net
        return best

    def towards(self, goal: Goal) -> list[list[str]]:
        """The next step towards a goal, and others as good."""
        captain = self._sight.captain
        if captain.in_port and (goal.what == "raid" or goal.zone != captain.zone):
            return [["move:sea"]]
        if captain.zone != goal.zone:
            ways = courses(captain.zone, goal.zone)
            ways.sort(key=lambda zone: zone in self._sight.board.storm_zones)
            return [[f"move:{zone}"] for zone in ways]
        if goal.what == "port":
            return [["port"]] if captain.in_port else [["move:port"]]
        return [[f"scout:merchant_{self._sight.nation(goal.zone)}"], ["scout:merchant"]]

    def goals(self, spot: Spot) -> Iterator[Goal]:
        """Everything worth going for from a spot; what the hold is worth as it is counts as nothing won."""
        aboard = self._market(spot.zone, spot.in_port).worth(dict(spot.hold))
        for zone in self._open:
            if zone not in spot.visited:
                yield self._port(spot, zone, aboard)
        if not self._sight.captain.ship.destroyed():
            for zone in box().zones:
                if self._sight.merchant(zone) and zone not in spot.raided:
                    raid = self._raid(spot, zone, aboard)
                    if raid is not None:
                        yield raid

    # --- ports --------------------------------------------------------------------------------------

    def _port(self, spot: Spot, zone: str, aboard: float) -> Goal:
        cost = self._to_port(spot, zone)
        sight, aims = self._sight, self._aims
        hold = dict(spot.hold)
        demanded = sight.demand(zone)
        count = hold.pop(demanded, 0) if demanded else 0
        earned = count * sale_price(sight, zone, demanded) if demanded and count else 0
        points = 1 if count >= GLORY_SALE else 0
        gold = spot.gold + earned
        worth = aims.gold(spot.gold, gold) + points * self._weights.glory
        home = zone == sight.home
        if not (home and aims.finish(points + aims.points(gold))):
            room = max(0, sight.full.cargo - sum(hold.values()))
            gain, spent, bought = self._yard(zone, gold, room)
            worth, gold, points = worth + gain, max(0, gold - spent), points + bought
        worth += self._market(zone, True).worth(hold)
        if home:
            worth, points, gold = worth + aims.stashing(gold), points + aims.points(gold), 0
        finish = aims.finish(points) * WAITING ** self._rounds(spot, cost)
        worth += finish - aboard - self._weather(spot, zone, stays=spot.in_port and spot.zone == zone)
        left = tuple(sorted(hold.items()))
        after = Spot(zone, True, gold, left, True, 2, spot.raided, (), (*spot.visited, zone))
        return Goal("port", zone, cost, worth, after, wins=finish > 0)

    def _rounds(self, spot: Spot, cost: int) -> int:
        """How many rounds pass before so many actions are done."""
        return max(0, -((spot.left - cost) // ACTIONS))

    def _to_port(self, spot: Spot, zone: str) -> int:
        if spot.in_port and spot.zone == zone:
            return spot.left + 1 if spot.ported else 1
        return int(spot.in_port) + distance(spot.zone, zone) + 2

    def _yard(self, zone: str, gold: int, room: int) -> tuple[float, int, int]:
        """What is to be had in a port is worth, the gold it takes and the glory it brings."""
        sight, worth, spent = self._sight, 0.0, 0
        purse = gold + (sight.stash if zone == sight.home else 0)
        if self._damage and not self._shut(zone):
            price = min(2 * self._damage, purse)
            worth, spent = worth + self._repair * price / (2 * self._damage) - price, spent + price
        cheaper = 5 if "curacao_ships" in box().zones[zone].abilities else 0
        for gain, price, points in self._upgrades:
            if purse - spent >= price - cheaper and gain + self._aims.finish(points) > price - cheaper:
                return worth + gain - price + cheaper, spent + price - cheaper, points
        if self._armed and purse - spent >= 6:
            worth, spent = worth + self._armed - 3, spent + 3
        if room and gold > spent:
            slots = min(room, 4, (gold - spent + 1) // 2)
            share = 0.4 if zone in (sight.captain.buys_at, sight.captain.bought_at) else 1.0
            worth, spent = worth + self._weights.purchase * slots * share, min(gold, spent + 2 * slots)
        return worth, spent, 0

    def _shut(self, zone: str) -> bool:
        return "petite_goave_ban" in box().zones[zone].abilities and bool(self._sight.captain.bounties)

    def _upgrade_worths(self) -> list[tuple[float, int, int]]:
        """What Frigate and Galleon are worth, what they cost less the old ship, and the glory they bring."""
        own, fleet = self._sight.captain.ship.kind, self._fleet
        value = max(0, (ship_card(own).sell or 0) + len(self._sight.mods) - self._damage)
        off = {
            kind: ability.gold for ability in self._sight.abilities("ship_discount") for kind in ability.ships
        }
        found = [
            (fleet.changed(kind), card.buy - value - off.get(kind, 0), fleet.glory(kind))
            for kind, card in box().ships.items()
            if card.glory and card.buy and kind != own
        ]
        return sorted(found, key=lambda one: one[1] - one[0])

    def _market(self, zone: str, in_port: bool) -> Market:
        if (zone, in_port) not in self._markets:
            self._markets[zone, in_port] = Market(self._sight, self._aims, zone, in_port, self._outlets)
        return self._markets[zone, in_port]

    def _weather(self, spot: Spot, zone: str, *, stays: bool = False) -> float:
        """What storms cost that would be met on the way in this round."""
        storms = self._sight.board.storm_zones
        if not storms or stays or self._sight.abilities("storm_proof"):
            return 0.0
        soon = distance(spot.zone, zone) < spot.left
        met = (spot.in_port and spot.zone in storms) or (soon and spot.zone != zone and zone in storms)
        return self._weights.storm if met else 0.0

    # --- merchants ----------------------------------------------------------------------------------

    def _raid(self, spot: Spot, zone: str, aboard: float) -> Goal | None:
        cost = int(spot.in_port) + distance(spot.zone, zone) + 1
        if zone in spot.scouted and zone == spot.zone and not spot.in_port:
            cost += spot.left
        sight, nation = self._sight, self._sight.nation(zone)
        terms = terms_of(sight, self._aims, plunder_bonus(sight, zone, nation))
        _, price = least_bounty(sight, self._weights, [nation] if nation else NATIONS)
        worth = self._fleet.raid(terms, sight.weapons) - price
        worth -= self._weather(spot, zone)
        if worth <= 0:
            return None
        gold = spot.gold + round(worth * 0.5)
        after = Spot(
            zone, False, gold, spot.hold, spot.ported, 2, (*spot.raided, zone), spot.scouted, spot.visited
        )
        worth += self._market(zone, False).worth(dict(spot.hold)) - aboard
        return Goal("raid", zone, cost, worth, after)
