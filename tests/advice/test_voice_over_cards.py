"""What the voice at the helm says of cards: it promises nothing that does not come."""

from __future__ import annotations

import pytest

from engine.advice import advise
from engine.advice.voyage import hear
from engine.advice.voyage.teaching import consider
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.port_royal.table import Harbour


def said(harbour: Harbour) -> tuple[str, str]:
    """The answer that the voice suggests, and its reason."""
    seat = harbour.asked.seat
    heard = hear(harbour.table, seat, advise(harbour.table, seat), called=True)
    assert heard is not None
    advised = consider(heard)
    return advised.picks[0].partition(".")[0], advised.reasons[0].key


def test_nothing_is_saved_for_a_sailing_that_does_not_come() -> None:
    """In the last sailing strong cards were to be saved for richer ships, and better ones than the last."""
    keys = set[str]()
    for number in range(4):
        for asked, advised in spoken(voyage("treasure_fleet", 3, f"fleet {number}"), 4):
            key = advised.reasons[0].key
            keys.add(key)
            if asked.kind == "fleet.place" and key in ("voyage-place-spare", "voyage-place-last"):
                cards = {option.args["card"] for option in asked.options}
                assert (key == "voyage-place-last") == (len(cards) == 1)
            elif asked.kind == "fleet.load":
                assert (key == "voyage-load-last") == (len(asked.options) == 4)
    assert {"voyage-load-last", "voyage-place-last", "voyage-place-spare"} <= keys


@pytest.mark.parametrize(("coins", "reason"), [(11, "voyage-turn-up-safe"), (12, "voyage-turn-up")])
def test_a_card_that_may_be_a_tax_increase_may_cost_something(coins: int, reason: str) -> None:
    harbour = Harbour(rules="port_royal", coins=[coins, 3], deck=["governor_8"])
    assert said(harbour) == ("turn-up", reason)


def test_who_is_ahead_at_the_very_end_is_told_so() -> None:
    """Nothing lay there that it could pay for, and "There is enough to take" was the reason to put in."""
    harbour = Harbour(
        rules="port_royal",
        coins=[3, 0],
        turn=1,
        round=5,
        last_round=True,
        displays=[["sailor_3"], ["admiral_9", "pirate_9"]],
        deck=["mademoiselle_9"],
    )
    assert said(harbour) == ("put-in", "voyage-put-in-ahead")


@pytest.mark.parametrize(
    ("rival", "reason"), [("mademoiselle_7", "voyage-take-gift"), ("sailor_3", "voyage-take")]
)
def test_who_hires_a_person_to_keep_him_from_others_says_so(rival: str, reason: str) -> None:
    harbour = Harbour(
        rules="port_royal",
        coins=[4, 6],
        displays=[["admiral_9"], ["admiral_9", "mademoiselle_9", "pirate_9", rival]],
        deck=["trader_galleon_3"],
    ).answer("put-in")
    assert said(harbour) == ("employ:trader_galleon_3", reason)
