"""Locations: what a visit or a raid is worth, and how to fight there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.odds.assault import Assault, AssaultTerms, assault_worth
from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.odds.hands import Card, without
from engine.captains.marauders.odds.raiding import REPAIR
from engine.captains.marauders.seen.observation import Observation, goods_of
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import MOVES, Duels
from engine.captains.marauders.worth.errands import HEARD, Errands
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.trade import Market
from engine.kernel import Decision
from engine.marauders.places import rumors_of
from engine.marauders.port.goods import DEMAND_PRICE, GLORY_SALE
from engine.marauders.seas_of_glory.locations.finds import RANSOM
from engine.marauders.seas_of_glory.locations.visits import PARDON
from engine.marauders.state import LOCATIONS
from engine.marauders.terms.turn import ActionChoice, TurnChoices

VISIT, RAID = "visit:", "raid_location:"
"""How the options of a turn begin that visit or raid a location."""
A_CARD = 3
"""Gold for which natives repair a ship: a cargo card's."""
DAMAGE = 2.0
"""What a point of damage costs, in gold."""
SPECIALIST, HAND = 12.0, 2.0
"""What a specialist and a Crew are worth, in gold."""
PLENTY = 8
"""Gold from which on he thinks of a prisoner."""
RIVAL = 8.0
"""What it is worth, in gold, that a naval ship beats a rival."""


class Landfall:
    """Weighs locations for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def offers(
        self, zones: Iterable[str] | None = None, least: float = 0.0
    ) -> Iterator[tuple[str, str, float]]:
        """For each location off the ports of some zones (None: of all) its zone, how the option for it reads,
        and what it is worth to take it, if that is more than `least`.
        """
        for zone in self._observed.box.ports if zones is None else zones:
            for token in self._observed.pieces(f"location.at:{zone}"):
                # What the rules offer takes longer to find out than what it would be worth.
                worths = {id: worth for id, worth in self._worths(zone, token) if worth > least}
                for offer in self._offered(zone) if worths else ():
                    if offer.id in worths:
                        yield zone, offer.id, worths[offer.id]

    def _worths(self, zone: str, token: str) -> Iterator[tuple[str, float]]:
        """How the options read for what he may have of the location there, and what it is worth."""
        card: Any = self._observed.game.box.card(token)
        if card.defense:
            yield RAID + token, self._raid(zone, card)
        if (visited := VISITS.get(card.kind)) is not None:
            yield VISIT + token, visited(self, zone)

    def _offered(self, zone: str) -> list[ActionChoice]:
        """What the rules would offer him there, had he come with an action left."""
        observed = self._observed
        sought = observed.turn.scouted_targets if zone == observed.captain.zone else []
        with observed.supposed(zone, in_port=False):
            return observed.game.terms(TurnChoices(observed.seat, zone, False, 1, list(sought))).offers

    # --- visits -------------------------------------------------------------------------------------

    def haven(self, zone: str) -> float:
        """A crew and a rumor, for nothing."""
        crew = HAND * (self._observed.full.crew - self._observed.ship.crew)
        return crew + max(0.0, self._errands.hearing(0, 1))

    def pardoned(self, zone: str) -> float:
        """The ports that are open again, less what that costs, of the nation where this is most."""
        observed = self._observed
        prices = {nation: PARDON * count for nation, count in observed.captain.bounties.items()}
        paid = {nation: price for nation, price in prices.items() if price <= observed.gold}
        return max((2.0 * observed_ports(observed, one) - price for one, price in paid.items()), default=0.0)

    def mended(self, zone: str) -> float:
        """A whole ship for a card, if he has one."""
        lost = self._observed.ship.damage(self._observed.full)
        return DAMAGE * lost - A_CARD if self._observed.hold else 0.0

    def freed(self, zone: str) -> float:
        """A specialist, out of plenty."""
        gold = self._observed.gold
        return SPECIALIST - RANSOM * self._aims.coin(gold) if gold >= PLENTY else 0.0

    def sent(self, zone: str) -> float:
        """The naval ship where it does most for him."""
        return max(self._sent(self._observed.nation(zone) or "", zone).values(), default=0.0)

    def sold(self, zone: str) -> float:
        """What he has of the good in demand."""
        observed, good = self._observed, self._observed.demand(zone)
        count = observed.hold.get(good, 0) if good else 0
        gold = DEMAND_PRICE * count * self._aims.coin(observed.gold)
        return gold + self._aims.weights.glory * (count >= GLORY_SALE) if count else 0.0

    def found(self, zone: str) -> float:
        """One thing after the other, the best first, as many as he dares to pick up."""
        found, worth = successes_of(self._dice("scouting", "reef")), 0.0
        things = sorted(self._things.values(), reverse=True)
        for taken, thing in enumerate(things[: self._spare_hull()]):
            gain = thing - self._scratches(taken)
            worth += max(0.0, gain) * sum(found[taken + 1 :])
        return worth

    def _spare_hull(self) -> int:
        """Things that he dares to pick up at a reef."""
        return max(0, self._observed.ship.hull - 1 + round(self._dice("seamanship", "reef") / 3))

    def _scratches(self, taken: int) -> float:
        """What one more thing than those taken costs: a hit unless the successes are enough for it."""
        return REPAIR * sum(successes_of(self._dice("seamanship", "reef"))[: taken + 1])

    @once
    def _things(self) -> dict[str, float]:
        """What the things that a reef may have are worth to him, by how their options begin."""
        observed, fleet = self._observed, self._fleet
        ship, slots = observed.ship, observed.port(observed.captain.zone).rumor.slots
        lacking = ship.crew < observed.full.crew
        rumor = HEARD * self._aims.weights.glory if observed.count(rumors_of(observed.seat)) < slots else 0.0
        return {
            "castaway": max(HAND, fleet.repaired(replace(ship, crew=ship.crew + 1))) if lacking else 0.0,
            "flotsam": rumor,
            "salvage": self._salvage(),
            "weapon": fleet.armed(),
        }

    def _salvage(self) -> float:
        """What one card of the cargo deck adds to his load, on average."""
        observed, captain = self._observed, self._observed.captain
        if not observed.room - sum(observed.hold.values()) > 0:
            return 0.0
        market = Market(observed, self._aims, captain.zone, in_port=False)
        deck = goods_of(observed.box, observed.box.pieces("cargo"))
        now = market.worth(observed.hold)
        more = {good: market.worth(observed.hold + Counter({good: 1})) - now for good in deck}
        return sum(more[good] * count for good, count in deck.items()) / deck.total()

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

    @once
    def _duels(self) -> Duels:
        return self._aims.judge(Duels)

    @once
    def _errands(self) -> Errands:
        return self._aims.judge(Errands)

    @once
    def _fleet(self) -> Fleet:
        return self._aims.judge(Fleet)

    def _dice(self, skill: str, when: str) -> int:
        return self._observed.dice(skill, when)

    # --- raids --------------------------------------------------------------------------------------

    def _raid(self, zone: str, card: Any) -> float:
        """Average over what may defend it; bounties and broken peace cost something."""
        observed, terms = self._observed, self._terms(zone, card)
        worth = assault_worth(observed.box, terms, card.defense, observed.ship.cannons)
        return worth - self._bounty(zone, card, "location") - self._errands.peace

    def _terms(self, zone: str, card: Any) -> AssaultTerms:
        """What decides a raid there."""
        observed, aims = self._observed, self._aims
        prize = SPECIALIST if card.kind == "prison" else 0.0
        return AssaultTerms(
            tuple(getattr(observed.ship, at) for at in LOCATIONS),
            observed.maneuverability,
            self._dice("leadership", "crew_combat"),
            card.harmless,
            stake=_about(self._duels.stake, 20.0),
            glory=aims.weights.glory + aims.crowning,
            coin=aims.coin(observed.gold),
            taken=_about(self._bounty(zone, card, "location_taken"), 4.0) - prize,
            armoured=observed.armoured,
        )

    def _bounty(self, zone: str, card: Any, why: str) -> float:
        nation = self._observed.nation(zone)
        return bounty_price(self._observed, self._aims, nation, why) if card.bounties and nation else 0.0

    # --- questions ----------------------------------------------------------------------------------

    def _assault(self) -> tuple[Assault, list[Card]]:
        """The raid under way and what defends the location still."""
        observed, raid = self._observed, self._observed.played("LocationRaid")
        assert raid is not None, "he raids a location"
        card: Any = observed.game.box.card(raid["location"])
        lying = map(observed.box.cargo_card, observed.pieces("cargo.defense"))
        return Assault(self._terms(observed.captain.zone, card)), [(one.icon, one.plunder) for one in lying]

    def bombard(self, decision: Decision) -> Answers:
        """While it makes the raid better; every card shot away costs its gold."""
        assault, cards = self._assault()
        better = assault.fired(cards, int(decision.args["left"])) > assault.stopped(cards)
        return [["fire"]] if better else [["stop"]]

    def bombarded(self, decision: Decision) -> Answers:
        """The one without whom the raid is best."""
        assault, cards = self._assault()
        bombard, box = self._observed.played("Bombard"), self._observed.box

        def without_it(id: str) -> float:
            card = box.cargo_card(id.partition(":")[2])
            left = without(tuple(cards), (card.icon, card.plunder))
            return assault.worth(left, bombard["shots"] if bombard else 0)

        return [
            [id] for id in sorted((option.id for option in decision.options), key=without_it, reverse=True)
        ]

    def land(self, decision: Decision) -> Answers:
        """If what he may win is worth the danger."""
        assault, cards = self._assault()
        left = {at: getattr(self._observed.ship, at) for at in LOCATIONS}
        gold, soldiers = sum(plunder for _, plunder in cards), int(decision.args["soldiers"])
        return [["land"]] if assault.landed(gold, len(cards), soldiers, left) > 0 else [["retreat"]]

    def dive(self, decision: Decision) -> Answers:
        """What is worth most, while the Hull can bear it and it is worth the hits; of weapons the one that
        does most in battle.
        """
        taken, fleet = int(decision.args["taken"]), self._fleet
        things, ids = self._things, [option.id for option in decision.options if option.id != "stop"]
        if taken >= self._spare_hull():
            return [["stop"]]
        worth = {id: things[id.partition(":")[0]] for id in ids}
        order = sorted(worth, key=lambda id: (-worth[id], -fleet.useful(id.partition(":")[2])))
        return [*([id] for id in order if worth[id] > self._scratches(taken)), ["stop"]]

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


def _about(worth: float, step: float) -> float:
    """Rounded, so that positions that hardly differ are weighed once."""
    return step * round(worth / step)


def observed_ports(observed: Observation, nation: str) -> int:
    """How many ports belong to a nation now."""
    return sum(observed.nation(zone) == nation for zone in observed.box.ports)


VISITS: dict[str, Callable[[Landfall, str], float]] = {
    "pirate_haven": Landfall.haven,
    "missionary": Landfall.pardoned,
    "natives": Landfall.mended,
    "reef": Landfall.found,
    "prison": Landfall.freed,
    "naval_fort": Landfall.sent,
    "town": Landfall.sold,
    "trade_station": Landfall.sold,
}
"""What a visit is worth in a zone, by the kind of its location; of another kind, nothing."""

LOCATIONS_ANSWERED = answered_by(
    Landfall,
    {
        "bombard": Landfall.bombard,
        "bombarded": Landfall.bombarded,
        "landing": Landfall.land,
        "reef": Landfall.dive,
        "fort": Landfall.fort,
        "prison": Landfall.prison,
        "natives": Landfall.natives,
        "missionary": Landfall.missionary,
    },
)
