"""The pictures of Port Royal show what a view tells, and no more."""

from typing import Any

import pytest

from data.locale import Texts
from engine.kernel import Table
from engine.port_royal.game import PORT_ROYAL
from render.games import board, captain, scene
from render.port_royal.facts import read
from tests.render.port_royal_sample import PLAYERS, TEXTS, harbour_begins, harbour_full


def test_the_facts_are_those_of_the_view() -> None:
    facts = read(harbour_full())

    assert [seat.coins for seat in facts.seats] == [3, 11, 0, 24, 7]
    assert [seat.strength for seat in facts.seats] == [2, 0, 0, 4, 0]
    assert facts.active == 3
    assert len(facts.harbour) == 8
    assert [card.id for card in facts.expeditions][-1] == "expedition_for_five"


def test_views_of_all_seats_and_spectators_give_the_same_picture() -> None:
    table = Table.new(PORT_ROYAL, seats=3, seed="seen")

    assert len({board(table.view(seat), TEXTS, PLAYERS).data for seat in (None, 0, 1, 2)}) == 1


def test_everybody_and_every_card_is_told() -> None:
    alt = board(harbour_full(), TEXTS, PLAYERS).alt

    for name in (*PLAYERS, "Galleon (3 coins, skull)", "Pinnace Trader (5 coins) with 2 influence points"):
        assert name in alt
    assert "2 × Governor" in alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_positions_of_a_game_can_be_drawn(language: str) -> None:
    texts = Texts(language).with_players(PLAYERS)
    options: Any = {"rules": "port_royal"}
    table = Table.new(PORT_ROYAL, seats=5, seed="drawn", options=options, keep=False)
    for n in range(400):
        if not table.waiting:
            break
        (decision,) = table.waiting.values()
        table.answer(decision.seat, decision.number, [decision.options[n % len(decision.options)].id])
        if n % 40 == 0:
            assert board(table.view(None), texts).alt
            assert captain(table.view(n % 5), n % 5, texts).alt
            under_way = scene(table.view(None), texts)
            assert under_way is not None
            assert under_way.alt == board(table.view(None), texts).alt


def test_the_pictures_are_not_wider_than_a_phone_can_show() -> None:
    for picture in (board(harbour_full(), TEXTS, PLAYERS), captain(harbour_begins(), 0, TEXTS, PLAYERS)):
        assert picture.width == 1000
        assert picture.height < 1600


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        captain(harbour_begins(), 2, TEXTS, PLAYERS)
