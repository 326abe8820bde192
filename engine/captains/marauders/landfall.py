"""Locations: what a visit or a raid is worth, and how to fight there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import comb
from typing import Any

from engine.captains.marauders.aims import Aims
from engine.captains.marauders.duels import MOVES, Duels
from engine.captains.marauders.errands import Errands
from engine.captains.marauders.law import bounty_price
from engine.captains.marauders.observation import Observation
from engine.kernel import Decision
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.terms.turn import TurnChoices

Answers = list[list[str]]

VISIT, RAID = "visit:", "raid_location:"
"""How the options of a turn begin that visit or raid a location."""
A_CARD = 3
"""Gold on a card that defends a location, on average."""
RICH = 12
"""Gold that earns a glory point."""
DAMAGE = 2.0
"""What a point of damage costs, in gold."""
SPECIALIST, RUMOR, THING = 12.0, 5.0, 3.0
"""What a specialist, a rumor and a thing from the reef are worth, in gold."""
RIVAL = 8.0
"""What it is worth, in gold, that a naval ship beats a rival."""
SAFE = 0.12
"""The chance to be killed from which on he does not land."""


class Landfall:
    """Weighs locations for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def offers(self) -> Iterator[tuple[str, str, float]]:
        """For each location its zone, how the option for it reads, and what it is worth to take it."""
        for zone in self._observed.box.ports:
            for token in self._observed.pieces(f"location.at:{zone}"):
                for id, kind in self._offered(zone, token):
                    worth = self._visit(zone, kind) if id.startswith(VISIT) else self._raid(zone, token)
                    if worth > 0:
                        yield zone, id, worth

    def _offered(self, zone: str, token: str) -> list[tuple[str, str]]:
        """What the rules would offer him there, had he come with an action left."""
        observed = self._observed
        sought = observed.turn.scouted_targets if zone == observed.captain.zone else []
        with observed.supposed(zone, in_port=False):
            terms = observed.game.terms(TurnChoices(observed.seat, zone, False, 1, list(sought)))
        ids = (VISIT + token, RAID + token)
        return [(offer.id, str(offer.args["kind"])) for offer in terms.offers if offer.id in ids]

    # --- visits -------------------------------------------------------------------------------------

    def _visit(self, zone: str, kind: str) -> float:
        observed, gold = self._observed, self._observed.gold
        ship, full = observed.ship, observed.full
        match kind:
            case "pirate_haven":
                crew = 2.0 * (full.crew - ship.crew)
                return crew + max(0.0, Errands(observed, self._aims).hearing(0, 1))
            case "missionary":
                nations = observed.captain.bounties
                paid = {nation: count for nation, count in nations.items() if 3 * count <= gold}
                return max(
                    (2.0 * observed_ports(observed, nation) - 3 * n for nation, n in paid.items()),
                    default=0.0,
                )
            case "natives":
                lost = sum(
                    getattr(full, at) - getattr(ship, at) for at in ("hull", "cargo", "masts", "cannons")
                )
                return DAMAGE * lost - A_CARD if observed.hold else 0.0
            case "reef":
                things = self._dice("scouting", "reef") / 3
                hits = max(0.0, things - self._dice("seamanship", "reef") / 3)
                return THING * things - 2 * DAMAGE * hits if ship.hull > 1 else 0.0
            case "prison":
                return SPECIALIST - 5 * self._aims.coin(gold) if gold >= 8 else 0.0
            case "naval_fort":
                nation = observed.nation(zone) or ""
                return max(self._sent(nation, zone).values(), default=0.0)
            case "town" | "trade_station":
                good = observed.demand(zone)
                count = observed.hold.get(good, 0) if good else 0
                sold = 6 * count * self._aims.coin(gold)
                return sold + self._aims.weights.glory * (count >= GLORY_SALE) if count else 0.0
            case _:
                return 0.0

    def _sent(self, nation: str, at: str) -> dict[str, float]:
        """What it is worth to send a nation's naval ship to each of the next zones, to who is at sea here."""
        npc = self._observed.board.npcs.get(nation)
        if npc is None:
            return {}
        near = {zone: self._has_there(nation, zone, at) for zone in self._next_to(npc.zone)}
        now = self._has_there(nation, npc.zone, at)
        return {zone: worth - now for zone, worth in near.items()}

    def _has_there(self, nation: str, zone: str, at: str) -> float:
        """What a naval ship in a zone does to rivals, less the fear of who is at sea here."""
        duels = self._duels
        share = 1.0 if zone == at else MOVES if zone in self._next_to(at) else 0.0
        fear = share * duels.feared(nation, at) if share else 0.0
        there = [
            rival.seat for rival in self._observed.rivals() if rival.captain and rival.captain.zone == zone
        ]
        return RIVAL * sum(duels.preys_on(nation, seat) for seat in there) - fear

    def _next_to(self, zone: str) -> list[str]:
        return list(self._observed.box.zones[zone].borders.values())

    @cached_property
    def _duels(self) -> Duels:
        return Duels(self._observed, self._aims)

    def _dice(self, skill: str, when: str) -> int:
        return self._observed.dice(skill, when)

    # --- raids --------------------------------------------------------------------------------------

    def _raid(self, zone: str, token: str) -> float:
        """Average over how many of its cards are soldiers; guns and bounties cost something."""
        observed, weights = self._observed, self._aims.weights
        card: Any = observed.game.box.card(token)
        shot = observed.ship.cannons / 3
        worth = 0.0
        for soldiers in range(card.defense + 1):
            odds = comb(card.defense, soldiers) / 2**card.defense
            left = max(0, round(soldiers - shot))
            spare = max(0.0, shot - soldiers)
            guns = 0 if card.harmless else max(0.0, card.defense - soldiers - spare)
            twice = left >= observed.maneuverability
            costs = DAMAGE * guns * (1 + twice)
            if guns * (1 + twice) >= 4 or self._killed(left) > SAFE:
                worth -= odds * costs
                continue
            gold = A_CARD * (left + guns)
            won = gold * self._aims.coin(observed.gold) + weights.glory * (gold >= RICH)
            worth += odds * (won - costs - self._bounty(zone, card, "location_taken"))
        if card.kind == "prison":
            worth += SPECIALIST / 2
        return worth - self._bounty(zone, card, "location")

    def _bounty(self, zone: str, card: Any, why: str) -> float:
        nation = self._observed.nation(zone)
        return bounty_price(self._observed, self._aims, nation, why) if card.bounties and nation else 0.0

    def _killed(self, soldiers: int) -> float:
        """The chance that so many soldiers leave him no crew."""
        crew, dice = self._observed.ship.crew, self._dice("leadership", "crew_combat")
        needed = soldiers - crew + 1
        return sum(comb(dice, n) * 2 ** (dice - n) for n in range(max(0, min(needed, dice + 1)))) / 3**dice

    # --- questions ----------------------------------------------------------------------------------

    def bombard(self, decision: Decision) -> Answers:
        """Fire while the soldiers or the guns are too many; every card shot away costs its gold."""
        soldiers, hits = int(decision.args["escapes"]), list(decision.args["hits"])
        ship = self._observed.ship
        ruin = any(hits.count(at) >= getattr(ship, at) for at in set(hits))
        return [["fire"]] if ruin or self._killed(soldiers) > SAFE or len(hits) > 2 else [["stop"]]

    def land(self, decision: Decision) -> Answers:
        """Only if he will hardly be killed."""
        return [["land"]] if self._killed(int(decision.args["soldiers"])) <= SAFE else [["retreat"]]

    def dive(self, decision: Decision) -> Answers:
        """As much as the Hull can bear: a weapon, Crew, a rumor, cargo."""
        spare = self._observed.ship.hull - 1 + self._dice("seamanship", "reef") / 3
        if decision.args["taken"] >= spare:
            return [["stop"]]
        order = ("castaway", "weapon:", "flotsam", "salvage")
        ids = sorted(
            (option.id for option in decision.options if option.id.startswith(order)),
            key=lambda id: next(n for n, name in enumerate(order) if id.startswith(name)),
        )
        return [*([id] for id in ids), ["stop"]]

    def prison(self, decision: Decision) -> Answers:
        """Pay out of plenty."""
        return [["yes"], ["no"]] if self._observed.gold >= int(decision.args["gold"]) else [["no"]]

    def natives(self, decision: Decision) -> Answers:
        """The cheapest card, for two points or more."""
        box = self._observed.box
        if int(decision.args["points"]) < 2:
            return [["done"]]
        held = [option.id for option in decision.options if option.id != "done"]
        return [[id] for id in sorted(held, key=lambda id: box.cargo_card(id.partition(":")[2]).plunder)]

    def missionary(self, decision: Decision) -> Answers:
        """The nation that closes most ports."""
        options = sorted(
            decision.options, key=lambda option: -observed_ports(self._observed, str(option.args["nation"]))
        )
        return [[option.id] for option in options]

    def fort(self, decision: Decision) -> Answers:
        """Against a rival, or away from himself."""
        sent = self._sent(str(decision.args["nation"]), self._observed.captain.zone)
        good = sorted((zone for zone in sent if sent[zone] > 0), key=lambda zone: -sent[zone])
        return [*([f"send:{zone}"] for zone in good), ["no"]]

    def careful(self, decision: Decision) -> Answers:
        """What a careful captain does."""
        return [list(decision.default)]


def observed_ports(observed: Observation, nation: str) -> int:
    """How many ports belong to a nation now."""
    return sum(observed.nation(zone) == nation for zone in observed.box.ports)
