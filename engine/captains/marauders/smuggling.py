"""Contraband: what is worth smuggling, where it is sold, and whether to fight for it."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.battling import part
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.worth.contraband import A_POINT, BEHIND, Contraband
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.trade import Market
from engine.kernel import Decision
from engine.marauders.port.goods import BASE_PRICE

SPECIAL_TRIP = 0.8
"""The share of the actions to a port that are spent for the contraband alone."""


class Smuggling(Contraband):
    """Weighs contraband for the captain of a view."""

    def due(self, zone: str) -> tuple[int, float]:
        """Gold and glory points that the contraband aboard brings in a port; half a point for an odd card."""
        if not self.aboard:
            return 0, 0.0
        prices = [self.price(card, zone) for card in self.aboard]
        sold = [price for price in prices if price]
        waiting = self._observed.count(f"{BEHIND}:{self._observed.seat}") if sold else 0
        whole, odd = divmod(len(sold) + waiting, A_POINT)
        return sum(sold), whole + (0.5 * odd if sold else 0.0)

    def _worths(self, decision: Decision) -> dict[str, float]:
        return {
            option.id: self.worth(str(option.args["card"]), str(option.args["zone"]))
            for option in decision.options
        }

    # --- questions ----------------------------------------------------------------------------------

    def buy(self, decision: Decision) -> Answers:
        """The cards that are worth more than their price and the way to their ports, as many as there is room
        and gold for, with enough left for goods; where he has to go anyway, the way costs nothing.
        """
        price = int(decision.args["gold"])
        cost = price * self._aims.coin(self._observed.gold)
        spare = max(0, self._observed.gold - self._aims.judge(Fleet).capital)
        room = min(int(decision.private_args["room"]), spare // max(1, price))
        worths, ports = self._worths(decision), {self.port(card) for card in self.aboard}
        picks: list[str] = []
        for id in sorted(worths, key=lambda id: -worths[id] + self._way(part(id))):
            port = self.port(part(id))
            way = 0.0 if port in ports else self._way(part(id))
            if len(picks) < min(room, self._observed.room) and worths[id] - way > cost:
                picks.append(id)
                ports.add(port)
        return [picks, []]

    def tempts(self, card: str) -> bool:
        """Whether it is contraband that he would buy at its usual price."""
        port = self.port(card)
        cost = BASE_PRICE * self._aims.coin(self._observed.gold)
        return bool(port) and self.worth(card, port) - self._way(card) > cost

    def _way(self, card: str) -> float:
        """What it costs to go to its port for its sake: most of what the actions are worth."""
        observed = self._observed
        actions = distance(observed.box, observed.captain.zone, self.port(card)) + 2
        return SPECIAL_TRIP * self._aims.weights.action * actions

    def stow(self, decision: Decision) -> Answers:
        """What is worth more as contraband than as the good it shows."""
        captain, box = self._observed.captain, self._observed.box
        market = Market(self._observed, self._aims, captain.zone, captain.in_port)
        worths = self._worths(decision)
        return [[id for id in worths if worths[id] > market.of(box.cargo_card(part(id)).good, 1)]]

    def found(self, decision: Decision) -> Answers:
        """Fight only where he would seek the battle himself."""
        battle = Duels(self._observed, self._aims).attack_npc(str(decision.args["npc"]))
        return [["resist"], ["discard"]] if battle > 0 else [["discard"]]

    def hide(self, decision: Decision) -> Answers:
        """The card that is worth most."""
        best = sorted(decision.options, key=lambda option: -self.worth(*self._card(part(option.id))))
        return [[option.id for option in best[: decision.least]]]

    def lose(self, decision: Decision) -> Answers:
        """Goods before contraband."""
        goods = sorted(decision.options, key=lambda option: not option.args["goods"])
        return [[option.id] for option in goods]

    def _card(self, card: str) -> tuple[str, str]:
        return card, self.port(card)


CONTRABAND_ANSWERED = answered_by(
    Smuggling,
    {
        "contraband.buy": Smuggling.buy,
        "contraband.stow": Smuggling.stow,
        "contraband.found": Smuggling.found,
        "contraband.hide": Smuggling.hide,
        "contraband.lose": Smuggling.lose,
    },
)
