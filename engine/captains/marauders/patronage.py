"""Gold for the crew and for Favors, and what Favors are spent for."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.seen.observation import Observation, goods_of
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.errands import Errands
from engine.captains.marauders.worth.trade import Market
from engine.kernel import Decision
from engine.marauders.dice import successes

SPEND: Answers = [["spend"]]
KEEP: Answers = [["keep"]]

LEFT_OVER = {"pleased": 1, "happy": 8, "fierce_loyalty": 14}
"""Gold that must be left when the crew is paid for more than doing its work."""
ENOUGH = 2
"""So many Favors are worth having at hand."""
SPARED = 4
"""Gold left over when Favors are bought."""
POOR_RAID, FLEEING = 6, 2
"""Plunder up to which, and Escape icons from which on, the cards of a raid are drawn again."""
POOR_OFFER = 0.6
"""The share of an average offer's worth below which one is drawn again."""


class Patronage:
    """Answers the questions of the Favor and Loyalty Boards for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    # --- in port ------------------------------------------------------------------------------------

    def calms_crew(self, decision: Decision) -> bool:
        """A crew that is no longer content is paid before gold is spent on anything else."""
        offer = decision.option("loyalty")
        if offer is None or offer.args["step"] in LEFT_OVER:
            return False
        return self._observed.gold >= offer.args["gold"]

    def pays_crew(self, decision: Decision) -> bool:
        """A crew that does its work is paid only out of plenty."""
        if (offer := decision.option("loyalty")) is None:
            return False
        return self._observed.gold >= offer.args["gold"] + LEFT_OVER.get(offer.args["step"], 0)

    def buys_favors(self, decision: Decision) -> bool:
        """A few, while there is gold to spare."""
        offer = decision.option("favors")
        return offer is not None and self._wanted(offer.args["favors"], offer.args["gold"]) > 0

    def how_many(self, decision: Decision) -> Answers:
        """Up to the number worth having."""
        return [[str(max(1, self._wanted(decision.args["favors"], decision.args["gold"])))]]

    def _wanted(self, favors: int, price: int) -> int:
        return max(0, min(ENOUGH - favors, (self._observed.gold - SPARED) // price))

    # --- spending -----------------------------------------------------------------------------------

    def spend(self, decision: Decision) -> Answers:
        """Not to be found, and to get in where he wanted to go."""
        return SPEND

    def roll_again(self, decision: Decision) -> Answers:
        """A roll without any success."""
        return KEEP if successes(decision.args["faces"]) else SPEND

    def draw_again(self, decision: Decision) -> Answers:
        """A poor raid, a poor offer, a rumor that promises nothing."""
        if raid := self._observed.pieces("cargo.raid"):
            return SPEND if decision.args["count"] > 1 and self._poor_raid(raid) else KEEP
        cards = [str(card) for card in decision.private_args.get("cards", ())]
        if decision.args["deck"] == "cargo":
            return SPEND if self.poor_offer(cards) else KEEP
        if decision.args["deck"] == "rumor":
            errands = Errands(self._observed, self._aims)
            return SPEND if all(errands.proving(card) <= 0 for card in cards) else KEEP
        return KEEP

    def _poor_raid(self, pieces: list[str]) -> bool:
        cards = [self._observed.box.cargo_card(piece) for piece in pieces]
        escapes = sum(card.icon == "escape" for card in cards)
        return escapes >= FLEEING or sum(card.plunder for card in cards) <= POOR_RAID

    def poor_offer(self, cards: list[str]) -> bool:
        """Whether the best load out of an offer is worth much less than usual, with gold left to choose."""
        observed, captain = self._observed, self._observed.captain
        if not captain.in_port:
            return False
        drawn, port = goods_of(observed.box, cards), observed.port(captain.zone)
        prices = {good: port.price(count) for good, count in drawn.items()}
        market = Market(observed, self._aims, captain.zone, captain.in_port)
        worth, _ = market.best_load(observed.hold, drawn, prices, observed.room, observed.gold)
        usual = self._aims.weights.purchase * min(observed.room, 4)
        return worth - market.worth(observed.hold) < POOR_OFFER * usual and observed.gold > 3


FAVORS_ANSWERED = answered_by(
    Patronage,
    {
        "favors.buy": Patronage.how_many,
        "favor.cards": Patronage.draw_again,
        "favor.roll": Patronage.roll_again,
        "favor.npc": Patronage.spend,
        "favor.enter": Patronage.spend,
    },
)
