"""What to take of plunder and rewards."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import part
from engine.captains.marauders.hand import Hand
from engine.captains.marauders.harbour import Harbour
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Decision
from engine.marauders.box import card_id
from engine.marauders.glory.points import HAND_LIMIT
from engine.marauders.state import LOCATIONS

BATTERED = 2.5
"""Gold that a point of damage takes off the value of a claimed ship."""


class Gains:
    """Answers the questions of victories, rumors and missions."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def claim(self, decision: Decision) -> Answers:
        """A better ship, even if she has taken more damage than his own, whose modifications stay behind."""
        observed, kind = self._observed, str(decision.args["ship"])
        mods = [card_id(mod) for mod in decision.args.get("mods", [])]
        full = observed.full_ship(kind, mods)
        left = {at: int(decision.args.get(at, 0)) for at in LOCATIONS if at != "crew"}
        damage = sum(max(0, getattr(full, at) - left[at]) for at in left)
        more = damage - observed.ship.damage(observed.full)
        worth = Fleet(observed, self._aims).exchanged(kind, mods) - BATTERED * more
        return [["claim"]] if worth > 0 else [["keep"]]

    def ship(self, decision: Decision) -> Answers:
        """A ship that is worth more than its price and the alternative."""
        kind, gold = str(decision.args["ship"]), int(decision.args["gold"])
        damage = len(decision.args.get("hits", [])) + int(decision.args.get("skulls", 0))
        worth = Fleet(self._observed, self._aims).exchanged(kind) - BATTERED * damage
        return [["take_ship"]] if worth > gold + int(decision.args.get("instead", 0)) else [["decline"]]

    def cargo(self, decision: Decision) -> Answers:
        """The best load, together with what is aboard."""
        return Harbour(self._observed, self._aims).keep(decision)

    def cards(self, decision: Decision) -> Answers:
        """Specialists first, then as much as the hand can hold."""
        order = sorted(decision.options, key=lambda option: self._liking(option.id))
        return [[option.id] for option in order]

    def _liking(self, id: str) -> int:
        if id == "stop":
            return 1
        hand = self._observed.count(f"glory.hand:{self._observed.seat}")
        if hand >= HAND_LIMIT:
            return 2
        return -1 if self._observed.box.glory_card(part(id)).specialist else 0

    def pardon(self, decision: Decision) -> Answers:
        """Clear one nation completely first, many bounties before few, for at most half the gold, and for
        none that is glory at home but where a navy is after him.
        """
        bounties = self._observed.captain.bounties
        drops = [option for option in decision.options if option.id.startswith("drop:")]
        drops = [o for o in drops if int(o.args.get("gold", 0)) * 2 <= max(1, self._observed.gold)]
        drops = [one for one in drops if not self._dear(int(one.args.get("gold", 0)), int(one.args["count"]))]
        drops.sort(
            key=lambda o: (
                int(o.args["count"]) < bounties.get(str(o.args["nation"]), 0),
                -int(o.args["count"]),
            )
        )
        return [*([option.id] for option in drops), ["no"]]

    def _dear(self, gold: int, count: int) -> bool:
        """Whether so many bounties cost more than they do harm."""
        if not gold or not self._aims.costs_glory(gold):
            return False
        return not Hand(self._observed, self._aims).pursued(gold // count)

    def repair(self, decision: Decision) -> Answers:
        """The weakest first."""
        ship = self._observed.captain.ship
        order = sorted(decision.options, key=lambda option: getattr(ship, part(option.id)))
        return [[option.id] for option in order]

    def goods(self, decision: Decision) -> Answers:
        """As many goods as the mission requires."""
        count = int(decision.args["cards"])
        give = [option.id for option in decision.options if option.id.startswith("give:")]
        give.sort(key=lambda id: self._observed.hold[self._observed.box.cargo_card(part(id)).good])
        return [give[:count], ["no"]]

    def everything(self, decision: Decision) -> Answers:
        """As many as may be taken."""
        return [[option.id for option in decision.options][: decision.most]]

    def yes(self, decision: Decision) -> Answers:
        """Pay if it is worth the price."""
        return [["yes"], ["no"]]


GAINS_ANSWERED = answered_by(
    Gains,
    {
        "plunder.claim": Gains.claim,
        "plunder.cargo": Gains.cargo,
        "plunder.cards": Gains.cards,
        "plunder.specialists": Gains.everything,
        "plunder.weapons": Gains.everything,
        "reward.ship": Gains.ship,
        "reward.cargo": Gains.cargo,
        "reward.weapons": Gains.everything,
        "reward.bounties": Gains.pardon,
        "reward.repair": Gains.repair,
        "reward.bargain": Gains.yes,
        "reward.sell": Gains.everything,
        "mission.goods": Gains.goods,
    },
)
