"""What the question of a reaction window says of why it is asked, in the words its seat reads."""

from __future__ import annotations

from typing import get_args

import pytest

from data.content.verbs.card_timing import CardTiming
from data.locale import Texts, languages
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, goods, in_port

ANNE, MARY = "Anne", "Mary Read"
ALWAYS = {"windows": "always"}


def asked(table: TestTable, seat: int, language: str = "en") -> str:
    """The question of the window that is open for a seat."""
    decision = table.asked(seat)
    assert decision.kind == "card.window"
    return Texts(language).with_players((ANNE, MARY)).prompt(decision, seat)


def trader(set_up: SetUp) -> TestTable:
    """Seat 0 sells rum in Havana, which wants it; seat 1 is at sea and holds a card."""
    seats = in_port("havana", cargo=goods("rum", 1)), at_sea("nassau", glory_cards=["glutted_market"])
    return set_up(*seats, options=ALWAYS, zones={"havana": {"demand": "rum"}})


@pytest.mark.parametrize("language", languages())
def test_whose_turn_begins_and_where(set_up: SetUp, language: str) -> None:
    said = asked(trader(set_up), 1, language)
    assert ANNE in said
    assert "Havan" in said
    elsewhere = set_up(at_sea("tortuga"), at_sea("nassau", glory_cards=["fast_learner"]), options=ALWAYS)
    assert "Tortuga" in asked(elsewhere, 1, language)


def test_who_goes_ashore_and_sells_what_is_wanted(set_up: SetUp) -> None:
    table = trader(set_up).play("pass", "port")
    assert asked(table, 1) == "Anne goes ashore in Havana. Play a glory card?"
    table.play("pass", "sell")
    assert asked(table, 1) == "Anne is about to sell in Havana, which wants Rum. Play a glory card?"


def test_who_has_found_one(set_up: SetUp) -> None:
    found = at_sea("tortuga", glory_cards=["false_signals"])
    table = set_up(at_sea("tortuga"), found, force=[("scouting", [6, 6])]).play("scout:captain:1")
    assert asked(table, 1) == "Anne has found you off Tortuga! Play a glory card?"


def test_which_nation_wants_one(set_up: SetUp) -> None:
    seat = at_sea("tortuga", glory_cards=["bought_witnesses"])
    table = set_up(seat, at_sea("nassau"), zones={"tortuga": {"merchant": "french"}}, options=ALWAYS,
                force=[("scouting", [6, 6])])  # fmt: skip
    seen: list[str] = []
    table.play("scout:merchant")
    while not seen or "bounty" not in seen[-1]:
        decision = table.asked()
        if decision.kind == "card.window":
            seen.append(asked(table, 0))
        table.play("pass" if decision.kind == "card.window" else decision.options[0].id)
    assert seen[-1] == "You are about to get a French bounty. Play a glory card?"
    assert "You are about to roll Scouting to find a merchant. Play a glory card?" in seen


def copied(set_up: SetUp) -> TestTable:
    """Seat 0 has played a card that seat 1 could repeat."""
    mine, other = (at_sea("nassau", glory_cards=[card]) for card in ("secret_channel", "fast_learner"))
    return set_up(mine, other).play("card:secret_channel", "done")


def test_the_card_played_and_by_whom(set_up: SetUp) -> None:
    table = copied(set_up)
    assert asked(table, 1) == "Anne has played Secret Channel. Play a glory card?"


@pytest.mark.parametrize("language", languages())
def test_a_battle_is_told_by_its_enemy_dice_and_declarations(set_up: SetUp, language: str) -> None:
    """Both sides read of the same thing, each of its own dice first."""
    dice = [("seamanship", [1, 2]), ("seamanship", [5, 3]), ("location", [1])]
    seats = (
        at_sea("nassau", ship="frigate", glory_cards=[card]) for card in ("weather_gage", "fast_learner")
    )
    table = set_up(*seats, change=at_battle(), options=ALWAYS, force=dice)
    names = (ANNE, MARY)
    seen: dict[str, dict[int, str]] = {}
    while "hits_on_you" not in seen:
        for seat, decision in sorted(table.table.waiting.items()):
            moment = decision.private_args["moments"][0]
            seen.setdefault(moment, {})[seat] = asked(table, seat, language)
            table.answer(seat, "pass")
    for both in seen.values():
        for seat, said in both.items():
            assert names[1 - seat] in said
            assert names[seat] not in said
    first, second = seen["contest_rolled"].values()
    assert first.index("⚀ ⚁") < first.index(f"{MARY} ☠ ⚂")
    assert second.index("☠ ⚂") < second.index(f"{ANNE} ⚀ ⚁")


def test_nobody_else_reads_what_a_window_is_about(set_up: SetUp) -> None:
    """With `always` that one is asked is shown, with `holders` not even that."""
    decision = trader(set_up).asked(1)
    assert decision.public() == {"seat": 1}
    assert "Havana" not in Texts("en").prompt(decision, 0)
    table = copied(set_up)
    assert table.asked(1).public() == {}
    assert "context" not in str(table.table.view(0))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("moment", get_args(CardTiming))
def test_every_moment_has_its_sentence(moment: str, language: str) -> None:
    assert Texts(language).has(f"phrase-window-{moment}")
