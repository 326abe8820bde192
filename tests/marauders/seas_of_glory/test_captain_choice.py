"""More captains to choose from when the game begins (Seas of Glory: Captains, Captains, Captains!)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Beginning, Table
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.captain_choice import BuyCaptain
from tests.marauders.table import SetUp, TestTable, check_laws, in_port


def captains() -> list[str]:
    """Captains of the box, by the names of their cards."""
    return sorted(Table.new(MARAUDERS, seats=2, seed="box").running.box.pieces("captain"))


def opened(module: str, *draws: Any, seats: int = 2) -> TestTable:
    """A table as a game begins; captains are dealt in the order of their names."""
    force = [("captain", [card]) for card in captains()[:10]]
    return TestTable(
        Table.new(
            MARAUDERS, seats=seats, seed="choice", modules=(module,), force=[*draws, *force], watch=check_laws
        )
    )


# --- Yarr get on with it! -------------------------------------------------------------------------


def test_S_captains_everybody_draws_two_and_picks_one_before_the_ship(set_up: SetUp) -> None:
    table, cards = opened("captains_draw_two"), captains()
    held = [table.at(f"captain.hand:{seat}") for seat in (0, 1)]
    assert held == [[cards[0], cards[2]], [cards[1], cards[3]]]
    for seat in (0, 1):
        assert table.asked(seat).kind == "captain.keep"
        assert table.offered(seat) == [f"captain:{card}" for card in held[seat]]
    table.answer(0, f"captain:{cards[2]}")
    table.answer(1, f"captain:{cards[1]}")
    assert table.asked(0).private_args["name"] == cards[2]
    table.answer(0, "ship:sloop")
    table.answer(1, "ship:flute")
    assert [table.captain(seat).card for seat in (0, 1)] == [cards[2], cards[1]]
    assert [table.captain(seat).gold for seat in (0, 1)] == [10, 10]


def test_S_captains_nobody_else_sees_those_he_picks_from() -> None:
    table = opened("captains_draw_two")
    own = table.at("captain.hand:0")
    for other in (None, 1):
        assert table.lies("captain.hand:0", other) == 2
        assert not any(card in repr((table.view(other), table.table.log(other))) for card in own)
    table.answer(0, f"captain:{own[0]}")
    assert table.takes_back(0)


def test_G_C4_a_captain_not_kept_is_shuffled_back() -> None:
    table, cards = opened("captains_draw_two"), captains()
    for seat in (0, 1):
        table.answer(seat, f"captain:{cards[seat]}")
    assert {cards[2], cards[3]} <= set(table.at("captain.bag"))
    assert len(table.at("captain.bag")) == len(cards) - 2


@pytest.mark.parametrize("module", ["captains_draw_two", "captains_for_gold"])
def test_G_S14_the_next_captain_is_drawn_without_a_choice(set_up: SetUp, module: str) -> None:
    force = [("captain", ["hendrick_loos"])]
    table = set_up(in_port("nassau"), in_port("havana"), modules=(module,), force=force).play("retire", "end")
    assert (table.kind, table.asked().seat) == ("ship.next", 0)
    table.play("ship:sloop")
    assert (table.captain().card, table.captain().gold) == ("hendrick_loos", 10)


def test_S_captains_one_way_to_choose_excludes_the_other() -> None:
    with pytest.raises(AnswerError, match="module-excludes"):
        MARAUDERS.resolve_modules(["captains_draw_two", "captains_for_gold"])


# --- It'll cost ya! -------------------------------------------------------------------------------

SECOND_STARTS = ("start player", ["1"])


def test_G_S14_the_start_player_is_drawn_first_and_only_once() -> None:
    table = opened("captains_for_gold", SECOND_STARTS)
    assert table.said("start.player", seat=1)
    assert table.asked().seat == 1
    table.play("enough", "enough")
    for seat in (0, 1):
        table.answer(seat, "ship:sloop")
    assert len(table.log("start.player")) == 1
    assert table.asked().seat == table.state.start_seat == 1


def test_S_captains_in_turn_order_each_may_buy_a_second_and_a_third() -> None:
    table, cards = opened("captains_for_gold", SECOND_STARTS), captains()
    assert table.kind == "captain.buy"
    assert table.gold("draw") == 2
    assert table.asked().private_args["captains"] == [cards[1]]
    assert [held["name"] for held in table.asked().private_args["held"]] == [cards[1]]
    assert table.asked().args["left"] == 10
    table.play("draw")
    assert table.asked().args["left"] == 8
    table.play("draw")
    assert [line["seat"] for line in table.log("captain.bought")] == [1, 1]
    assert table.asked().seat == 0
    table.play("enough")
    assert table.asked().seat == 1
    assert table.offered() == [f"captain:{card}" for card in (cards[1], cards[2], cards[3])]


def test_G_S14_the_price_is_out_of_the_10_gold_and_ships_come_after_the_captains() -> None:
    table, cards = opened("captains_for_gold", SECOND_STARTS), captains()
    table.play("draw", "draw", "draw", "enough")
    table.answer(1, f"captain:{cards[3]}")
    table.answer(0, f"captain:{cards[0]}")
    table.answer(0, "ship:sloop")
    table.answer(1, "ship:flute")
    assert [table.captain(seat).gold for seat in (0, 1)] == [8, 6]
    assert [table.captain(seat).card for seat in (0, 1)] == [cards[0], cards[3]]
    assert len(table.at("captain.bag")) == len(cards) - 2


def test_S_captains_all_choose_at_once_after_the_last_has_bought() -> None:
    table = opened("captains_for_gold", SECOND_STARTS)
    table.play("draw", "enough")
    assert {seat: asked.kind for seat, asked in table.table.waiting.items()} == {0: "captain.buy"}
    table.play("draw", "enough")
    assert {seat: asked.kind for seat, asked in table.table.waiting.items()} == {
        0: "captain.keep",
        1: "captain.keep",
    }


def test_S_captains_who_buys_none_keeps_the_one_he_was_dealt() -> None:
    table, cards = opened("captains_for_gold", SECOND_STARTS), captains()
    table.play("enough", "enough")
    assert {table.asked(seat).kind for seat in (0, 1)} == {"ship.choose"}
    assert [table.at(f"captain.hand:{seat}") for seat in (0, 1)] == [[cards[0]], [cards[1]]]


def test_S_captains_where_none_is_left_none_is_sold(set_up: SetUp) -> None:
    def sold_out(beginning: Beginning) -> None:
        beginning.places["captain.discards"] = beginning.places.pop("captain.bag")
        beginning.steps.insert(0, BuyCaptain(seat=0))

    table = set_up(in_port("nassau"), modules=("captains_for_gold",), change=sold_out)
    assert table.kind == "turn.action"


def test_S_captains_what_was_drawn_for_gold_stays_unseen() -> None:
    table, cards = opened("captains_for_gold", SECOND_STARTS), captains()
    table.play("draw")
    for other in (None, 0):
        assert table.lies("captain.hand:1", other) == 2
        assert not any(card in repr((table.view(other), table.table.log(other))) for card in cards[1:3])
    assert table.said("captain.bought", seat=1, gold=2)
