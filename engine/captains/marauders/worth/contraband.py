"""What contraband is worth, and how likely naval ships find it on the way."""

from __future__ import annotations

from collections.abc import Sequence

from engine.captains.marauders.odds.chances import finds
from engine.captains.marauders.seen.chart import distance, distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.npcs.traits import is_navy
from engine.marauders.port.goods import BASE_PRICE
from engine.marauders.sea.hunt import hostility, silenced
from engine.marauders.terms.trade import SellPrice

SPACE, BEHIND = "cargo.contraband", "cargo.behind"
"""The places of contraband aboard, and of what was sold towards the next glory point."""
A_POINT = 2
"""Contraband sold for each glory point."""
CLOSED = 0.25
"""The share of worth left if the port is closed to him."""
ROAMING = 0.1
"""The chance that a naval ship that lies elsewhere now finds it on the way."""
LATER = 0.4
"""The share of her chance that counts where he comes only in a later turn: she may be gone by then."""


class Contraband:
    """Weighs contraband for the captain of a view, aboard or to be had."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._place = f"{SPACE}:{observed.seat}"

    @once
    def aboard(self) -> list[str]:
        """The contraband aboard."""
        return self._observed.pieces(self._place)

    @once
    def _navies(self) -> dict[str, list[str]]:
        """The naval ships by zone."""
        found: dict[str, list[str]] = {}
        for kind, npc in self._observed.board.npcs.items():
            traits = self._observed.traits(kind)
            if is_navy(traits.flag) and not silenced(self._observed.game, traits):
                found.setdefault(npc.zone, []).append(kind)
        return found

    def port(self, card: str) -> str:
        """The port that takes a card; empty if it is no contraband."""
        return str(getattr(self._observed.box.cargo_card(card), "port", ""))

    def price(self, card: str, zone: str) -> int:
        """What a port pays for it, 0 if it does not take it."""
        good = self._observed.box.cargo_card(card).good
        with self._observed.supposed(zone, in_port=True):
            terms = SellPrice(self._observed.seat, zone, good, False, BASE_PRICE, card, SPACE)
            terms = self._observed.game.terms(terms)
        return terms.price if terms.sells else 0

    def brings(self, card: str, port: str) -> float:
        """What it is worth to have it aboard on the way to its port, if nobody finds it."""
        observed, weights = self._observed, self._aims.weights
        captain = observed.captain
        gain = self.price(card, port) * self._aims.coin(observed.gold) + weights.glory / A_POINT
        away = distance(observed.box, captain.zone, port) + 2 + captain.in_port
        return gain * weights.fade**away * (1.0 if observed.open(port) else CLOSED)

    def worth(self, card: str, port: str) -> float:
        """The same less what naval ships are likely to find of it."""
        return self.brings(card, port) * (1.0 - self.risk(card, port))

    @once
    def carried(self) -> float:
        """What all of it that is aboard is worth, if nobody finds it."""
        return sum(self.brings(card, self.port(card)) for card in self.aboard)

    # --- naval ships --------------------------------------------------------------------------------

    def searches(self, kind: str, zone: str, cards: Sequence[str] | None = None) -> float:
        """The chance that a naval ship finds these cards on a captain in a zone whom she would leave alone
        without them (those aboard if none are given); 0 if she attacks him anyway, or sees nothing.
        """
        if self._scouts(kind, zone, ()):
            return 0.0
        return self._scouts(kind, zone, self.aboard if cards is None else cards)

    def _scouts(self, kind: str, zone: str, cards: Sequence[str]) -> float:
        """The chance that she finds him there with this contraband aboard."""
        observed = self._observed
        places, real = observed.game.places, self.aboard
        places.lay(self._place, list(cards))
        try:
            with observed.supposed(zone, in_port=False) as captain:
                terms = hostility(observed.game, observed.traits(kind), captain)
        finally:
            places.lay(self._place, list(real))
        return finds(terms) if terms.scouts else 0.0

    def _found_off(self, zone: str, cards: Sequence[str]) -> float:
        """The chance that anybody finds it off a port."""
        missed = 1.0
        for kind in self._navies.get(zone, ()):
            missed *= 1.0 - self.searches(kind, zone, cards)
        return 1.0 - missed

    def risk(self, card: str, port: str) -> float:
        """The chance that naval ships find a card on the shortest way to its port: those that lie there, and
        those that may come.
        """
        navies, observed = self._navies, self._observed
        cards = [*self.aboard, *([] if card in self.aboard else [card])]
        if not any(self._found_off(zone, cards) for zone in navies):
            return 0.0
        here, out = observed.captain.zone, int(observed.captain.in_port)
        near, left = distances(observed.box, here), distances(observed.box, port)
        safe = 1.0 - ROAMING
        for step in range(0 if out else 1, near[port] + 1):
            at = [zone for zone in near if near[zone] == step and left[zone] == near[port] - step]
            found = min((self._found_off(zone, cards) for zone in at), default=0.0)
            safe *= 1.0 - found * (1.0 if step + out <= observed.turn.actions else LATER)
        return 1.0 - safe
