"""The heuristics of *Merchants & Marauders*, one method for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.captains.marauders.aims import Aims, Weights
from engine.captains.marauders.chart import courses
from engine.captains.marauders.harbour import Harbour, part
from engine.captains.marauders.law import bounty_price
from engine.captains.marauders.raiding import WEAPON, Raid, pool_of, raid_worth
from engine.captains.marauders.ships import terms_of
from engine.captains.marauders.sight import LOCATIONS, Sight
from engine.captains.marauders.voyage import Goal, Voyage
from engine.kernel import Decision
from engine.marauders.box import box, captain_card, cargo_card

Answers = list[list[str]]


class Player:
    """Plays one seat. It keeps nothing between two questions."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def wanted(self, view: Mapping[str, Any], decision: Decision) -> Answers:
        """Answers by liking, best first; none to a kind of question that is not known here."""
        sight = Sight(view)
        known: dict[str, Callable[[Sight, Decision], Answers]] = {
            "ship.choose": self._choose_ship,
            "turn.action": self._act,
            "merchant": self._meet_merchant,
            "raid.success": self._spend_success,
            "hull.absorb": self._absorb,
            "hit.place": self._place_hit,
            "port.enter": self._enter,
            "pardon": self._buy_pardon,
            "repair.at_sea": self._repair_at_sea,
            "mod.move": self._move_modifications,
            "roll.repeat": lambda sight, decision: [["yes"]],
        }
        harbour: dict[str, Callable[[Harbour, Decision], list[str]]] = {
            "port.activity": Harbour.activity,
            "goods.sell": Harbour.sell,
            "goods.buy": Harbour.buy,
            "cargo.throw_out": Harbour.throw_out,
            "raid.keep": Harbour.keep,
            "offer.swap": Harbour.swap,
            "crew.hire": Harbour.hire,
        }
        if decision.kind in known:
            return known[decision.kind](sight, decision)
        port = Harbour(sight, self._aims(sight))
        if decision.kind in harbour:
            return [harbour[decision.kind](port, decision)]
        if decision.kind == "shipyard":
            return port.yard(decision)
        if decision.kind == "stash":
            return [[str(port.stash_amount(int(decision.args.get("fee", 0))))]]
        return []

    def standing(self, view: Mapping[str, Any]) -> float:
        """Glory, stash, gold and cargo of the view's seat, in gold."""
        sight = Sight(view)
        aims = self._aims(sight)
        points = sight.mine.glory * self.weights.glory
        if sight.mine.captain is None:
            return points + sight.stash
        return points + sight.stash * (1 + self.weights.stashed) + aims.gold(0, sight.gold)

    def _aims(self, sight: Sight) -> Aims:
        return Aims(sight, self.weights)

    # --- the ship -----------------------------------------------------------------------------------

    def _choose_ship(self, sight: Sight, decision: Decision) -> Answers:
        """A Sloop for who finds and catches merchants, a Flute for who rather trades."""
        card = captain_card(str(decision.own.get("name") or decision.args.get("name")))
        raider = card.scouting + card.seamanship >= self.weights.raider
        return [["ship:sloop"], ["ship:flute"]] if raider else [["ship:flute"], ["ship:sloop"]]

    def _absorb(self, sight: Sight, decision: Decision) -> Answers:
        """The hit that leaves least of its location."""
        ship = sight.captain.ship
        hits = [option.id for option in decision.options if option.id != "no"]
        hits.sort(key=lambda id: (getattr(ship, part(id)), part(id) != "hull"))
        return [[id] for id in hits]

    def _place_hit(self, sight: Sight, decision: Decision) -> Answers:
        """Where most is left once the hits already located are taken; the hull last."""
        left = {at: getattr(sight.captain.ship, at) for at in LOCATIONS}
        for at in decision.args.get("located", []):
            left[at] -= 1
        order = sorted(LOCATIONS, key=lambda at: (left[at] <= 1, at == "hull", -left[at]))
        return [[f"hit:{at}"] for at in order]

    def _repair_at_sea(self, sight: Sight, decision: Decision) -> Answers:
        options = [option.id for option in decision.options if option.id != "done"]
        options.sort(key=lambda id: getattr(sight.captain.ship, part(id)))
        return [[id] for id in options]

    def _move_modifications(self, sight: Sight, decision: Decision) -> Answers:
        ids = [option.id for option in decision.options]
        return [ids[:count] for count in range(len(ids), -1, -1)]

    # --- the turn -----------------------------------------------------------------------------------

    def _act(self, sight: Sight, decision: Decision) -> Answers:
        """One step towards the best goal."""
        acts = [option.id for option in decision.options if option.id.startswith("act:")]
        goal = Voyage(sight, self._aims(sight)).best()
        wanted = [[act] for act in acts]
        if goal is not None:
            wanted += self._towards(sight, goal)
        return [*wanted, ["end"]]

    def _towards(self, sight: Sight, goal: Goal) -> Answers:
        captain = sight.captain
        if captain.zone == goal.zone:
            if goal.what == "port":
                return [["port"]] if captain.in_port else [["move:port"]]
            if captain.in_port:
                return [["move:sea"]]
            return [[f"scout:merchant:{sight.nation(goal.zone)}"], ["scout:merchant"]]
        if captain.in_port:
            return [["move:sea"]]
        ways = courses(captain.zone, goal.zone)
        ways.sort(key=lambda zone: zone in sight.board.storm_zones)
        return [[f"move:{zone}"] for zone in ways]

    def _enter(self, sight: Sight, decision: Decision) -> Answers:
        return [["roll"], ["fee"], ["stay"]]

    # --- merchants and the law ----------------------------------------------------------------------

    def _meet_merchant(self, sight: Sight, decision: Decision) -> Answers:
        """Raid under the flag whose bounty hurts least, if the raid is worth it."""
        aims = self._aims(sight)
        worths: list[tuple[float, str]] = []
        for option in decision.options:
            if option.id == "let_go":
                continue
            nation = part(option.id)
            abilities = box().zones[sight.captain.zone].abilities
            spanish = nation == "spanish"
            terms = terms_of(sight, aims, bonus=3 if spanish and "san_juan_plunder" in abilities else 0)
            extra = 1 if spanish and "havana_fourth_card" in abilities else 0
            worth = raid_worth(terms, sight.dice("seamanship", "raid"), sight.weapons, extra)
            worths.append((worth - bounty_price(sight, self.weights, nation), option.id))
        worths.sort(reverse=True)
        return [*([id] for worth, id in worths if worth > 0), ["let_go"]]

    def _spend_success(self, sight: Sight, decision: Decision) -> Answers:
        """The use of a success that leads to the best outcome on the average."""
        aims = self._aims(sight)
        lying = [(cargo_card(piece).icon, cargo_card(piece).plunder) for piece in sight.pieces("cargo.raid")]
        bonus = 0
        if decision.args.get("nation") == "spanish":
            bonus = 3 if "san_juan_plunder" in box().zones[sight.captain.zone].abilities else 0
        raid = Raid(terms_of(sight, aims, bonus=bonus), pool_of(sight.cargo_unseen()))
        left = int(decision.args.get("left", 0))
        spend = raid.best(lying, left)
        weapons = sorted(o.id for o in decision.options if o.id.startswith("weapon:"))
        if weapons and raid.best(lying, left + 1).worth - WEAPON > spend.worth:
            return [[weapons[0]]]
        wanted = spend.way if spend.card is None else self._piece(decision, spend.way, spend.card)
        return [[wanted], ["stop"]]

    def _piece(self, decision: Decision, way: str, card: tuple[str, int]) -> str:
        for option in decision.options:
            verb, _, piece = option.id.partition(":")
            if verb == way and (cargo_card(piece).icon, cargo_card(piece).plunder) == card:
                return option.id
        return "stop"

    def _buy_pardon(self, sight: Sight, decision: Decision) -> Answers:
        """A pardon that opens ports, when gold is left over."""
        price = int(decision.args.get("gold", 4))
        ones = [o.id for o in decision.options if part(o.id) and sight.captain.bounties.get(part(o.id)) == 1]
        return [*([id] for id in ones if sight.gold >= 3 * price), ["done"]]
