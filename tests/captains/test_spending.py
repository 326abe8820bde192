"""A captain who spends a raid's successes without a look at every card that might come spends them well."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.captains.marauders.odds.hands import Card, Cards, Pool, without
from engine.captains.marauders.odds.raiding import Raid, RaidTerms, Spend, outcome, pool_of
from engine.captains.marauders.seen.observation import Hull
from engine.marauders.game import MARAUDERS

BOX = MARAUDERS.supply.box(())
DECK: list[Card] = [(card.icon, card.plunder) for card in map(BOX.cargo_card, BOX.pieces("cargo"))]


def thought_through(
    cards: Cards, left: int, terms: RaidTerms, pool: Pool
) -> dict[tuple[str, Card | None], float]:
    """What each use of the next of so many successes is worth, with each card that may come as it is."""

    def worth(lying: Cards, more: int) -> float:
        return max(thought_through(lying, more, terms, pool).values())

    def drawn(lying: Cards) -> float:
        return sum(chance * worth((*lying, card), left - 1) for card, chance in pool)

    found: dict[tuple[str, Card | None], float] = {("stop", None): outcome(cards, terms)}
    if left:
        found["draw", None] = drawn(cards)
        for card in {*cards}:
            rest = without(cards, card)
            found["discard", card], found["exchange", card] = worth(rest, left - 1), drawn(rest)
    return found


@pytest.mark.parametrize("left", [1, 2])
def test_it_spends_its_successes_nearly_as_well_as_who_thinks_all_through(left: int) -> None:
    lots, lost, ways = Random("raids"), list[float](), Counter[str]()
    for _ in range(60 if left == 1 else 12):
        hull, cargo, masts, crew, cannons = (lots.randint(1, 4) for _ in range(5))
        ship = Hull("sloop", hull, cargo, masts, crew, cannons)
        terms = RaidTerms(ship, maneuverability=lots.randint(1, 3), armoured=lots.random() < 0.2)
        lying = tuple(lots.sample(DECK, 3))
        best: Spend = Raid(terms, pool_of(Counter(DECK))).best(lying, left)
        through = thought_through(lying, left, terms, pool_of(Counter(DECK)))
        lost.append(max(through.values()) - through[best.way, best.card])
        ways[best.way] += 1
    assert sum(lost) / len(lost) < 0.2
    assert max(lost) < 3
    assert len(ways) > 1


def test_a_point_that_is_sure_is_not_swapped_for_one_that_is_likely() -> None:
    """12 or 13 gold lie there, and who swaps a card may well draw a cheaper one."""
    lots, tried = Random("sure"), 0
    while tried < 60:
        lying = tuple(lots.sample(DECK, 4))
        if sum(gold for _, gold in lying) not in (12, 13):
            continue
        tried += 1
        terms = RaidTerms(Hull("galleon", 3, 3, 3, 3, 3), maneuverability=4)
        pool = pool_of(Counter(DECK) - Counter(lying))
        best, through = Raid(terms, pool).best(lying, 1), thought_through(lying, 1, terms, pool)
        assert max(through.values()) - through[best.way, best.card] < 0.5
