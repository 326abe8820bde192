"""The raid under way, and which cards in hand are worth playing in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from engine.captains.marauders.odds.hands import Card, hand_of
from engine.captains.marauders.odds.raiding import Raid, aided, outcome, pool_of
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.raid_cards import aid_of, helpers, kept_price, with_hand
from engine.captains.marauders.worth.ships import merchant, terms_of

HARMLESS = "harmless"
"""The icon of a card whose hit does not count any more."""


class RaidHand:
    """The raid under way, for whoever asks what cards in hand make of it."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        raid = observed.played("MerchantRaid") or {}
        bonus = merchant(observed, observed.captain.zone, str(raid.get("nation", ""))).bonus
        terms = terms_of(observed, aims, bonus)
        calmed = int(raid.get("calmed", 0))
        self._alone = replace(terms, maneuverability=terms.maneuverability + calmed)
        self._harmless = set(raid.get("harmless", ()))
        self._price = kept_price(observed, aims)
        self.terms = with_hand(observed, aims, self._alone)

    def lying(self) -> list[Card]:
        """The cards on the table."""
        return [self.card(piece) for piece in self._observed.pieces("cargo.raid")]

    def card(self, piece: str) -> Card:
        """A card on the table as the raid sees it."""
        card = self._observed.box.cargo_card(piece)
        return (HARMLESS if piece in self._harmless else card.icon), card.plunder

    def haul(self, pieces: Sequence[str]) -> int:
        """The gold that the raid brings as the cards lie, once these pieces are played."""
        aid = aid_of([self._observed.box.glory_card(piece) for piece in pieces], 0.0)
        return sum(gold for _, gold in self.lying()) + self._alone.bonus + aid.gold

    def played(self) -> list[str]:
        """The pieces in hand that are worth playing as the cards lie, once all successes are spent."""
        lying, box = tuple(sorted(self.lying())), self._observed.box
        hand, pieces = hand_of(lying), helpers(self._observed)
        best, played = outcome(lying, self._alone), list[str]()
        for count in range(1, len(pieces) + 1):
            for few in combinations(pieces, count):
                aid = aid_of([box.glory_card(piece) for piece in few], self._price)
                worth = aided(hand, self._alone, aid)
                if worth > best:
                    best, played = worth, list(few)
        if not played and (anew := self._redraws(pieces)):
            again = Raid(self._alone, pool_of(self._observed.cargo_unseen())).redrawn(lying)
            if again - self._price > best:
                return anew
        return played

    def _redraws(self, pieces: Sequence[str]) -> list[str]:
        """A card that has all cards of the raid drawn anew."""
        box = self._observed.box
        found = (p for p in pieces if any(one.do == "redraw_raid" for one in box.glory_card(p).effect))
        return [*found][:1]
