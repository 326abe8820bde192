"""What pauses tell a rival who has watched from the beginning and forgets nothing, measured in whole games
(ruling: reaction windows).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import msgspec
import pytest

from data.content import marauders_box
from engine.captains import play_game
from engine.kernel import Beginning, Guess
from engine.marauders.checks.hand_guessed import HandGuessed
from engine.marauders.checks.position import position
from engine.marauders.combat.battle import begin_battle
from engine.marauders.combat.sides import captain_side
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.points import HAND_LIMIT, DrawGloryCard
from tests.marauders.table import at_sea

AS_PLAYED = True

SURE = 0.9
FREE = (None, "own_turn", "own_port")
"""Specialists, and cards that nobody is asked for: without them hands are rich in all others."""


def rich(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """Hands are full from the beginning, and hold only cards for other moments than one's own turn; and first
    of all everybody fights everybody else who still lives, before any hand grows.
    """
    given = {"turn": 0, "seats": [{**at_sea("tortuga"), "ship": "frigate"} for _ in range(seats)]}
    beginning, box = position(MARAUDERS, given, seats, options, modules), marauders_box(modules)
    bag = beginning.places["glory.bag"]
    out = [piece for piece in bag if box.glory_card(piece).moment in FREE]
    left = [piece for piece in bag if piece not in out]
    beginning.places = {**beginning.places, "glory.bag": left, "left.out": out}
    dealt = [DrawGloryCard(seat=seat) for _ in range(HAND_LIMIT) for seat in range(seats)]
    sides = [captain_side(seat.captain) for seat in beginning.state.seats if seat.captain]
    fights = [begin_battle("tortuga", one, other) for one, other in combinations(sides, 2)]
    beginning.steps = [*dealt, *fights, *beginning.steps]
    return beginning


LEAST_PAUSES = 500
MOST_NAMED = 0.05
WITHOUT_MEMORY = 8.2
"""Pauses a game of these seeds where windows count only what lies open; then 11 in 100 name the card."""
EVERY = tuple(module.id for module in MARAUDERS.modules if module.id != "captains_for_gold")
"""Every module that can be played with the others."""
RICH = msgspec.structs.replace(MARAUDERS, begin=rich)


def guesses(seed: str) -> list[Guess]:
    """What the pauses of a game of level 2 with every module told."""
    return play_game(RICH, levels=[2] * 4, seed=seed, modules=EVERY, pauses=True).pauses


def named(guesses: list[Guess]) -> int:
    """How many of them named the card."""
    return sum(guess.right and guess.sure >= SURE for guess in guesses)


# --- what he remembers ------------------------------------------------------------------------------


def test_a_hand_guessed_by_what_it_does_not_hold() -> None:
    hand = HandGuessed()
    hand.gains(["one", "two.1", "two.2", "three"])
    assert hand.chance("two") == 0.5
    hand.holds_none("one".__eq__)
    hand.holds_one(["one", "three"])
    assert hand.chance("three") == 1
    assert hand.chance("two") == 0


def test_a_hand_guessed_by_what_it_shows() -> None:
    hand = HandGuessed()
    hand.gains(["one", "two"])
    hand.holds_none("two".__eq__)
    hand.gains(["one.2", "two", "three"])
    hand.shows("one")
    assert hand.chance("three") == pytest.approx(1 / 3)
    hand.holds_one(["two"])
    hand.loses()
    assert hand.chance("two") == 0


def test_a_hand_guessed_wrongly_is_thought_of_anew() -> None:
    hand = HandGuessed()
    hand.gains(["one", "two"])
    hand.holds_one(["one"])
    hand.holds_none("one".__eq__)
    assert hand.chance("two") == 1
    hand.holds_none("two".__eq__)
    assert hand.chance("two") == 1


# --- measured ---------------------------------------------------------------------------------------


@pytest.mark.in_turn(3)
def test_ruling_windows_no_pause_names_the_card_to_who_remembers_silence() -> None:
    # Three games with many pauses.
    found = [guess for game in (2, 5, 7) for guess in guesses(f"many pauses {game}")]
    assert len(found) > 20
    assert named(found) < MOST_NAMED * len(found)


@pytest.mark.soak("pauses")
def test_no_pause_names_the_card_to_who_remembers_silence_in_many_games() -> None:
    found: list[Guess] = []
    games = 0
    while len(found) < LEAST_PAUSES:
        found += guesses(f"many pauses {games}")
        games += 1
    assert named(found) < MOST_NAMED * len(found)
    assert len(found) / games <= WITHOUT_MEMORY
