"""What a finished game says of the cards that its seats had."""

from __future__ import annotations

from engine.kernel import Entry, Result
from engine.marauders.checks.tally import tallies

SCORE = {"total": 0, "glory": 0, "stash": 0, "stash_points": 0}


def test_what_became_of_glory_cards_rumors_and_missions() -> None:
    entries = [
        Entry("glory.drawn", {"seat": 0}, private={0: {"card": "fair_wind.2"}}),
        Entry("glory.drawn", {"seat": 0}, private={0: {"card": "fair_wind.1"}}),
        Entry("card.played", {"seat": 0, "card": "fair_wind.1"}),
        Entry("glory.discarded", {"seat": 0, "cards": ["fair_wind.2"]}),
        Entry("rumor.drawn", {"seat": 1, "count": 1}, private={1: {"cards": ["half_a_map"]}}),
        Entry("rumor.false", {"seat": 1, "card": "half_a_map"}),
        Entry("mission.claimed", {"seat": 1, "mission": "royal_mail", "gold": 0}),
        Entry("mission.completed", {"seat": 1, "mission": "royal_mail"}),
        Entry("specialist.hired", {"seat": 1, "card": "surgeon.1", "gold": 3}),
    ]
    first, second = tallies(entries, Result(scores=[SCORE, SCORE], winners=[0], reason="goal"), {})
    assert first.held == {"fair_wind": {"drawn": 2, "used": 1, "dropped": 1}}
    assert second.held == {
        "half_a_map": {"drawn": 1, "dropped": 1},
        "royal_mail": {"drawn": 1, "used": 1},
        "surgeon": {"used": 1},
    }


def test_a_card_drawn_that_the_log_tells_nobody_is_not_counted() -> None:
    (seat,) = tallies(
        [Entry("glory.drawn", {"seat": 0})], Result(scores=[SCORE], winners=[0], reason="goal"), {}
    )
    assert seat.held == {}
