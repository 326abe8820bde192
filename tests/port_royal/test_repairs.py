"""What a moderator may repair at a table of Port Royal, one by one."""

from __future__ import annotations

import pytest

from engine.kernel import AnswerError
from tests.port_royal.table import Harbour


def mend(harbour: Harbour, *picks: str) -> Harbour:
    """Repair something."""
    harbour.table.mending.repair([f"repair:{picks[0]}", *picks[1:]], moderator="Mary")
    return harbour


def offered(harbour: Harbour, *picks: str) -> list[str]:
    """What a moderator may answer next."""
    asked = harbour.table.mending.asked([f"repair:{picks[0]}", *picks[1:]])
    assert asked is not None
    return [option.id.partition(".")[0] for option in asked.options]


@pytest.mark.parametrize(("coins", "spent"), [("7", 0), ("1", 2), ("3", 0)])
def test_repair_coins_are_dealt_or_go_to_the_discards_unseen(coins: str, spent: int) -> None:
    harbour = mend(Harbour(deck=["sailor_3"]), "coins", "seat:1", coins)

    assert harbour.coins(1) == int(coins)
    assert len(harbour.at("royal.spent")) == spent
    (line,) = [line["args"] for line in harbour.table.log(None) if line["key"] == "repaired.coins"]
    assert line == {"seat": 1, "before": 3, "now": int(coins)}


def test_repair_a_question_that_depends_on_coins_is_asked_anew() -> None:
    harbour = Harbour(deck=["settler_4", "flute_1_1"]).turn_up(1).answer("put-in")
    assert "employ:settler_4" not in harbour.offers
    mend(harbour, "coins", "seat:0", "4")

    assert "employ:settler_4" in harbour.offers
    told = [line["key"] for line in harbour.table.log(None)]
    assert told.count("harbour.closed") == 1


def test_repair_a_card_of_the_discards_joins_a_display_and_counts_there() -> None:
    harbour = Harbour(deck=["sailor_3", "flute_1_1"]).turn_up(1).answer("put-in", "take-none")
    while "sailor_3" not in harbour.at("royal.discards"):
        harbour.answer(harbour.asked.default[0])
    assert "card:sailor_3" in offered(harbour, "hired", "seat:1")
    asked = harbour.table.mending.asked(["repair:hired", "seat:1"])
    assert asked is not None
    mend(harbour, "hired", "seat:1", next(o.id for o in asked.options if o.id.startswith("card:sailor_3")))

    assert harbour.display(1) == ["sailor_3"]
    assert harbour.state.merchants[1].points == 1


def test_repair_a_card_of_a_display_goes_to_the_discards_and_counts_no_more() -> None:
    harbour = Harbour(deck=["sailor_3"], displays=[["settler_4"]])
    assert offered(harbour, "dismissed") == ["seat:0"]
    asked = harbour.table.mending.asked(["repair:dismissed", "seat:0"])
    assert asked is not None
    mend(harbour, "dismissed", "seat:0", asked.options[0].id)

    assert harbour.display(0) == []
    assert harbour.state.merchants[0].points == 0
    with pytest.raises(AnswerError, match="repair-no-display"):
        mend(harbour, "dismissed", "seat:0", asked.options[0].id)


def test_repair_nothing_of_empty_discards() -> None:
    with pytest.raises(AnswerError, match="repair-no-discards"):
        offered(Harbour(deck=["sailor_3"]), "hired")


def test_repair_not_while_a_card_that_was_drawn_is_being_met() -> None:
    harbour = Harbour(displays=[["sailor_3", "sailor_3", "pirate_7"]])
    while harbour.asked.kind != "repel":
        harbour.answer(harbour.asked.default[0])
    with pytest.raises(AnswerError, match="repair-half"):
        harbour.table.mending.asked()
