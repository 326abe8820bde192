"""Single choices that cards, rewards and mishaps call for: whom, which nation, port, good or zone."""

from __future__ import annotations

from collections import Counter

from data.content.verbs.effects import Effect
from data.content.verbs.reward_effects import Choose
from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import part
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.trade import Market, away, sold_here
from engine.kernel import Decision, Option
from engine.marauders.state import NATIONS, Seat

MENDED = 2.0
"""Gold value of a repaired point of damage, or of a crew."""


class Picks:
    """Chooses one of several for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def rival(self, decision: Decision) -> Answers:
        """Whoever is doing best; among equals, whoever has most to lose."""
        seats = {option.id: self._observed.board.seats[int(part(option.id))] for option in decision.options}
        return [[id] for id in sorted(seats, key=lambda id: self._standing(seats[id]), reverse=True)]

    def _standing(self, seat: Seat) -> tuple[int, int, int]:
        bounties = sum(seat.captain.bounties.values()) if seat.captain else 0
        cards = self._observed.count(f"glory.hand:{seat.seat}") + self._observed.count(
            f"cargo.hold:{seat.seat}"
        )
        return seat.glory + seat.stashings, bounties, cards

    def nation(self, decision: Decision) -> Answers:
        """For a letter, the nation in whose waters he is; else the one whose bounties cost most."""
        observed = self._observed
        here = observed.nation(observed.captain.zone)
        options = [part(option.id) for option in decision.options]
        prices = {one: bounty_price(observed, self._aims, one, "raid") for one in options if one in NATIONS}
        order = sorted(prices, key=lambda nation: (nation != here, -prices[nation]))
        return [[f"nation:{nation}"] for nation in order]

    def storm(self, decision: Decision) -> Answers:
        """Against the rival at sea who is doing best; never where his own way leads."""
        at_sea = [seat for seat in self._observed.rivals() if seat.captain and not seat.captain.in_port]
        at_sea.sort(key=self._standing, reverse=True)
        zones = [f"storm:{seat.captain.zone}" for seat in at_sea if seat.captain]
        away = sorted(decision.options, key=lambda option: -self._far(part(option.id)))
        return [*([zone] for zone in zones), *([option.id] for option in away)]

    def _far(self, zone: str) -> int:
        captain = self._observed.mine.captain
        return distance(self._observed.box, captain.zone, zone) if captain else 0

    # --- the own ship ---------------------------------------------------------------------------------

    def sail(self, decision: Decision) -> Answers:
        """Unseen towards the best goal."""
        voyage = Voyage(self._observed, self._aims, unseen=True)
        goal = next((goal for goal in voyage.best() if not goal.waits), None)
        if goal is None or goal.zone == self._observed.captain.zone:
            return [["done"]]
        return [*([id.replace("move:", "sail:")] for (id,) in voyage.towards(goal)), ["done"]]

    def scout(self, decision: Decision) -> Answers:
        """The target that is worth most to find."""
        worth = {option.id: self._found(option.id) for option in decision.options}
        order = sorted(worth, key=lambda id: -worth[id])
        return [*([id] for id in order if worth[id] > 0), ["scout_none"]]

    def _found(self, id: str) -> float:
        observed, aims = self._observed, self._aims
        duels, whom = aims.judge(Duels), id.rpartition(":")[2]
        if id.startswith("scout:npc:"):
            return duels.attack_npc(whom)
        if id.startswith("scout:captain:"):
            return duels.attack_captain(int(whom))
        if id.startswith("scout:merchant"):
            return aims.judge(Fleet).off(observed.captain.zone)[0]
        return 0.0

    def modification(self, decision: Decision) -> Answers:
        """What improves the ship most."""
        fleet = self._aims.judge(Fleet)
        worth = {option.id: fleet.fitted(part(option.id)) for option in decision.options}
        return [[id] for id in sorted(worth, key=lambda id: -worth[id])]

    def distribute(self, decision: Decision) -> Answers:
        """Far from the others."""
        rivals = [seat.captain.zone for seat in self._observed.rivals() if seat.captain]

        def near(option: Option) -> int:
            return min((distance(self._observed.box, zone, part(option.id)) for zone in rivals), default=0)

        order = sorted(decision.options, key=lambda option: -near(option))
        return [[option.id for option in order[: decision.least]]]

    # --- goods and gold -------------------------------------------------------------------------------

    def token(self, decision: Decision) -> Answers:
        """The good he has most of aboard."""
        hold = self._observed.hold
        order = sorted(
            decision.options, key=lambda o: -hold[self._observed.box.demand_token(part(o.id)).good]
        )
        return [[option.id] for option in order]

    def market(self, decision: Decision) -> Answers:
        """The nearest open port, unless it demands a good that is aboard, or he has sold there."""
        observed = self._observed
        left = observed.captain.zone if sold_here(observed) else ""

        def trouble(option: Option) -> tuple[bool, int, int, bool]:
            zone = part(option.id)
            asked = observed.demand(zone)
            spoils = observed.hold[asked] if asked else 0
            return not observed.open(zone), spoils, away(observed, zone), zone == left

        return [[option.id] for option in sorted(decision.options, key=trouble)]

    def good(self, decision: Decision) -> Answers:
        """Whatever makes the best load with what is aboard."""
        observed, count = self._observed, int(decision.args.get("count", 1))
        market = Market(observed, self._aims, observed.captain.zone, observed.captain.in_port)

        def worth(option: Option) -> float:
            good = part(option.id)
            load = observed.hold + Counter({good: count})
            port = observed.port(observed.captain.zone)
            here = port.sale(good) * count if observed.captain.in_port else 0
            return max(market.worth(load), here + market.worth(observed.hold))

        return [[option.id] for option in sorted(decision.options, key=worth, reverse=True)]

    def reward(self, decision: Decision) -> Answers:
        """The most gold."""
        order = sorted(decision.options, key=lambda option: -int(option.args.get("gold", 0)))
        return [[option.id] for option in order]

    def specialist(self, decision: Decision) -> Answers:
        """Of a kind not yet aboard; the one whose hire would cost most."""
        aboard = self._observed.pieces(f"specialist.aboard:{self._observed.seat}")
        kinds = {self._observed.box.glory_card(piece).specialist for piece in aboard}

        def liking(option: Option) -> tuple[bool, int]:
            card = self._observed.box.glory_card(str(option.args["card"]))
            return card.specialist in kinds, -(card.hire.gold if card.hire else 0)

        return [[option.id] for option in sorted(decision.options, key=liking)]

    def choose(self, decision: Decision) -> Answers:
        """Whatever is worth most, as far as it is useful."""
        card = str(decision.args["card"])
        effects = self._observed.box.card(card)
        ways = {
            option.id: option.effect
            for effect in getattr(effects, "effect", ())
            if isinstance(effect, Choose)
            for option in effect.options
        }
        errands = self._aims.judge(Errands)

        def worth(option: Option) -> float:
            effects = ways.get(part(option.id), ())
            return errands.fought(effects, sum(self._use(effect, errands) for effect in effects))

        return [[option.id] for option in sorted(decision.options, key=worth, reverse=True)]

    def _use(self, effect: Effect, errands: Errands) -> float:
        ship, full = self._observed.ship, self._observed.full
        if effect.do == "gain_crew":
            return MENDED * min(effect.params["crew"], full.crew - ship.crew)
        if effect.do == "repair":
            return MENDED * min(effect.params["points"] or ship.damage(full), ship.damage(full))
        return errands.reward((effect,))

    # --- rumors ---------------------------------------------------------------------------------------

    def rumors(self, decision: Decision) -> Answers:
        """Those that are worth most and lead nearest."""
        errands, action = self._aims.judge(Errands), self._aims.weights.action

        def worth(option: Option) -> float:
            piece = part(option.id)
            return errands.proving(piece) - action * self._far(self._observed.box.rumor_card(piece).zone)

        order = sorted(decision.options, key=worth, reverse=True)
        return [[option.id for option in order[: decision.most]]]

    def missions(self, decision: Decision) -> Answers:
        """To give up: lost ones first, then those worth least."""
        errands, box = self._aims.judge(Errands), self._observed.box
        lost = [held.mission for held in self._observed.captain.missions if held.lost]

        def worth(option: Option) -> float:
            mission = part(option.id)
            return -1.0 if mission in lost else errands.reward(box.mission_card(mission).effect)

        order = sorted(decision.options, key=worth)
        return [[option.id for option in order[: decision.most]]]


PICKS_ANSWERED = answered_by(
    Picks,
    {
        "card.captain": Picks.rival,
        "card.nation": Picks.nation,
        "demand.token": Picks.token,
        "demand.port": Picks.market,
        "mission.replace": Picks.missions,
        "mod.distribute": Picks.distribute,
        "plunder.rumor": Picks.rumors,
        "reward.choose": Picks.choose,
        "reward.good": Picks.good,
        "reward.mod": Picks.modification,
        "reward.nation": Picks.reward,
        "reward.specialist": Picks.specialist,
        "rumor.keep": Picks.rumors,
        "sail.unseen": Picks.sail,
        "scout.extra": Picks.scout,
        "storm.zone": Picks.storm,
    },
)
