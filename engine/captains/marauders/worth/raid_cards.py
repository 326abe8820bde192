"""Cards in hand that change what a raid comes to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from data.content.models import GloryCard
from engine.captains.marauders.odds.raiding import Aid, RaidTerms
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.marauders.glory.points import HAND_LIMIT
from engine.marauders.places import hand_of

MOMENT = "raid_rolled"
KEPT_FOR_NEXT = 4.5
"""Gold that such a card is worth for a raid to come: a point in one of three, if there is one."""
LAST = 0.5
"""The same where his hand is full, or the end so near that hardly another raid comes."""
NEAR_END = 2
"""Points to the goal from which on that is so."""


def helpers(observed: Observation) -> list[str]:
    """The pieces in hand that may help in a raid whose successes are spent."""
    held = observed.pieces(hand_of(observed.seat))
    return [piece for piece in held if observed.box.glory_card(piece).moment == MOMENT]


def kept_price(observed: Observation, aims: Aims) -> float:
    """What one of them is worth in hand."""
    crowded = observed.count(hand_of(observed.seat)) >= HAND_LIMIT
    late = observed.board.last_round or aims.missing <= NEAR_END
    return LAST if crowded or late else KEPT_FOR_NEXT


def aid_of(cards: Sequence[GloryCard], price: float) -> Aid:
    """What these cards do together."""
    done = {"add_plunder": 0, "ignore_escapes": 0, "ignore_hits": 0}
    amounts = {"add_plunder": "gold", "ignore_escapes": "icons", "ignore_hits": "hits"}
    for effect in (effect for card in cards for effect in card.effect):
        if effect.do in done:
            done[effect.do] += int(effect.params[amounts[effect.do]])
    return Aid(done["add_plunder"], done["ignore_escapes"], done["ignore_hits"], price * len(cards))


def with_hand(observed: Observation, aims: Aims, terms: RaidTerms) -> RaidTerms:
    """The terms of a raid with what cards in hand can do, one or several of them."""
    pieces = helpers(observed)
    if not pieces:
        return terms
    price = kept_price(observed, aims)
    cards = [observed.box.glory_card(piece) for piece in pieces]
    some = [aid_of(few, price) for count in range(1, len(cards) + 1) for few in combinations(cards, count)]
    return replace(terms, aids=tuple(aid for aid in some if any(aid[:3])))
