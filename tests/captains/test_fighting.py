"""What a captain of level 2 makes of a fight before it is fought."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import TypeVar

import pytest
from msgspec.structs import replace

from engine.captains.marauders.odds.battles import Battles, Odds
from engine.captains.marauders.odds.conduct import plain
from engine.captains.marauders.odds.dealt import Dealt, dealt_from
from engine.captains.marauders.odds.fighting import FROM_AFAR, TRIALS, Fighter, battle_odds, crew_odds
from engine.captains.marauders.odds.gear import LOADS
from engine.captains.marauders.odds.hands import SPARE, Hands

T = TypeVar("T")

FRIGATE = Fighter(3, 3, 3, hull=3, cargo=3, masts=3, crew=3, cannons=3)
SLOOP = Fighter(3, 3, 4, hull=2, cargo=2, masts=2, crew=2, cannons=1)
FLUTE = Fighter(2, 2, 2, hull=3, cargo=4, masts=3, crew=1, cannons=1)


def test_crew_combat_of_equals_is_even_and_who_has_no_crew_has_lost() -> None:
    won, lost = crew_odds(3, 3, 3, 3)

    assert won == pytest.approx(lost)
    assert 0.98 < won + lost < 1
    assert crew_odds(4, 0, 1, 1) == (0, 1)
    assert crew_odds(1, 1, 4, 0) == (1, 0)


def test_crew_combat_two_dice_against_one_with_one_crew_each() -> None:
    """Who alone makes a success wins. If both make one, two of them win, and else the pips that are left: of
    one die, against none.
    """
    won, lost = crew_odds(2, 1, 1, 1)
    none, other = 4 / 9, 1 / 3
    alone, both, alone_he = (1 - none) * (1 - other), (1 - none) * other, none * other

    assert won == pytest.approx((alone + both) / (alone + both + alone_he))
    assert lost == pytest.approx(alone_he / (alone + both + alone_he))


def test_nobody_wins_a_crew_combat_that_ends_in_a_full_tie() -> None:
    """With one die each, both fall only to a success each, and no pips are left."""
    won, lost = crew_odds(1, 1, 1, 1)

    assert won == lost == pytest.approx((2 / 9) / (4 / 9 + 1 / 9))


def test_more_leadership_or_more_crew_is_better() -> None:
    even = crew_odds(2, 2, 2, 2)[0]

    assert crew_odds(3, 2, 2, 2)[0] > even
    assert crew_odds(2, 3, 2, 2)[0] > even


def test_a_big_ship_beats_a_small_one_more_often_than_not() -> None:
    assert battle_odds(FRIGATE, FLUTE).won > 0.6
    assert battle_odds(FLUTE, FRIGATE).lost > 0.6
    assert battle_odds(FRIGATE, SLOOP).won > battle_odds(SLOOP, FRIGATE).won


def test_who_is_weaker_flees_if_it_is_a_captain() -> None:
    """Of 127 attacks on captains 77 in 100 were thought to be won, and 66 were."""
    both_fight = Battles(FRIGATE, FLUTE, (plain, plain)).odds(FROM_AFAR, opening=True)
    navy = replace(FLUTE, npc=True)

    assert battle_odds(FRIGATE, FLUTE).won < both_fight.won - 0.05
    assert battle_odds(FRIGATE, navy) == Battles(FRIGATE, navy, (plain, plain)).odds(TRIALS, opening=True)


def test_a_ship_half_shot_to_pieces_is_worse_off() -> None:
    battered = replace(FRIGATE, hull=1, crew=1, cannons=1)

    assert battle_odds(battered, FRIGATE).lost > battle_odds(FRIGATE, FRIGATE).lost
    assert battle_odds(FRIGATE, battered).won > battle_odds(FRIGATE, FRIGATE).won


def test_special_ammunition_makes_it_likelier_to_win_and_worse_to_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.captains.marauders.odds.fighting.FROM_AFAR", 1_000)
    odds = battle_odds.__wrapped__
    loads = LOADS["grapeshot"], LOADS["chain_shot"]
    once, twice = (replace(FRIGATE, ammunition=loads[:count]) for count in (1, 2))

    assert odds(twice, FRIGATE).won > odds(once, FRIGATE).won > odds(FRIGATE, FRIGATE).won + 0.02
    assert odds(FRIGATE, twice).lost > odds(FRIGATE, FRIGATE).lost + 0.02


def test_equal_questions_have_equal_answers() -> None:
    asked = battle_odds(FRIGATE, SLOOP, "board", opening=False)
    battle_odds.cache_clear()

    assert battle_odds(FRIGATE, SLOOP, "board", opening=False) == asked
    assert 0 <= asked.won + asked.lost <= 1 + 1e-9


def in_two_threads(work: Callable[[], T]) -> list[T]:
    """What each of two threads finds, while they take turns as often as they can."""
    often, both = sys.getswitchinterval(), Barrier(2)

    def begin() -> T:
        both.wait()
        return work()

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as threads:
            return [found.result() for found in [threads.submit(begin) for _ in range(2)]]
    finally:
        sys.setswitchinterval(often)


def test_captains_who_weigh_battles_in_several_threads_find_what_one_alone_does() -> None:
    """Two of each, of battles in which ammunition is spent, a ship burns and Chasers fire."""
    spends = replace(FRIGATE, ammunition=tuple(LOADS.values()), chasers=True, armoured=True)
    burning = replace(SLOOP, crew=4, cannons=3, burning=True, chasers=True, ammunition=spends.ammunition)
    pairs = [(spends, burning), (spends, FRIGATE), (burning, spends), (FRIGATE, burning)]

    def weighed() -> list[Odds]:
        return [battle_odds.__wrapped__(*pair) for _ in range(10) for pair in pairs]

    alone = weighed()
    assert in_two_threads(weighed) == [alone, alone]


def test_captains_who_weigh_raids_in_several_threads_find_what_one_alone_does() -> None:
    for dear in (3, 4, 5):
        # Nobody has ever asked about these cards.
        cards = itertools.product(("hull", "masts", "escape", SPARE), (1, 2, dear))
        pool = tuple((card, 1 / 12) for card in cards)
        alone = Dealt(Hands(pool), 1, 2)

        found = in_two_threads(partial(dealt_from.__wrapped__, pool, 1, 2))

        for one in found:
            assert (one.hands, one.chances) == (alone.hands, alone.chances)
            worths = [float(hand.gold - hand.hull) for hand in alone.hands]
            assert one.lead_to(worths) == alone.lead_to(worths)
