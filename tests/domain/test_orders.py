"""What members order beforehand, whoever is asked."""

from __future__ import annotations

import pytest

from bot.decisions.ordering import Ordering
from bot.tables import LiveTable
from engine.kernel import AnswerError
from tests.domain.conftest import ANNE, BART, STRANGER, Harbour, Refused
from tests.marauders.table import in_port


@pytest.fixture
def ordering(harbour: Harbour) -> Ordering:
    """Orders at the tables of the harbour."""
    return Ordering(harbour.tables)


async def with_a_card(harbour: Harbour) -> LiveTable:
    """It is Anne's turn; Bart holds a card, and is asked first whether he plays it."""
    seats = [in_port("nassau"), in_port("tortuga", glory_cards=["cutpurses"])]
    return await harbour.at_sea(
        ANNE, BART, position={"turn": 0, "seats": seats}, options={"windows": "always"}
    )


async def test_a_standing_order_is_given_and_taken_back(harbour: Harbour, ordering: Ordering) -> None:
    live = await with_a_card(harbour)
    given = await ordering.stand(live.id, BART, "careful")
    assert (given.seat, given.answered) == (1, False)
    assert list(ordering.given(live, 1)) == ["careful"]
    assert not ordering.given(live, 0)
    await ordering.stand_down(live.id, BART, "careful")
    assert not ordering.given(live, 1)


async def test_a_standing_order_may_answer_what_is_asked(harbour: Harbour, ordering: Ordering) -> None:
    live = await with_a_card(harbour)
    assert list(live.waiting) == [1]
    done = await ordering.stand(live.id, BART, "pass-card:cutpurses")
    assert done.answered
    assert list(done.live.waiting) == [0]


async def test_orders_are_given_by_who_has_a_seat(harbour: Harbour, ordering: Ordering) -> None:
    live = await with_a_card(harbour)
    order = ordering.offered(live, 1)[0]
    for act in (
        ordering.stand(live.id, STRANGER, order),
        ordering.stand_down(live.id, STRANGER, order),
        ordering.order(live.id, STRANGER, ["x"]),
    ):
        with Refused("tell-stranger"):
            await act


async def test_what_is_not_offered_is_not_ordered(harbour: Harbour, ordering: Ordering) -> None:
    live = await with_a_card(harbour)
    for act in (
        ordering.stand(live.id, BART, "unheard of"),
        ordering.stand_down(live.id, BART, ordering.offered(live, 1)[0]),
        ordering.order(live.id, BART, []),
        ordering.order(live.id, BART, ["unheard of"]),
    ):
        with Refused("tell-stale"):
            await act
    assert not ordering.given(live, 1)


async def test_an_order_for_a_card_is_noted(harbour: Harbour, ordering: Ordering) -> None:
    seats = [in_port("nassau"), in_port("tortuga", glory_cards=["becalmed", "cutpurses"])]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    asked, first = live.asked(0), live.next_entry
    await ordering.order(live.id, BART, ["order:becalmed:any"])
    assert live.game is not None
    assert live.game.view(1)["state"]["seats"][1]["armed"] == {"becalmed": "any"}
    assert live.asked(0) == asked
    assert live.next_entry == first
    with pytest.raises(AnswerError):
        await ordering.order(live.id, BART, ["order:becalmed:any", "order:becalmed:never"])


async def test_without_a_game_nothing_is_ordered(harbour: Harbour, ordering: Ordering) -> None:
    live = await harbour.lobby(ANNE, BART)
    assert ordering.for_cards(live, 0) is None
    assert not ordering.offered(live, 0)
    with Refused("tell-stale"):
        await ordering.stand(live.id, ANNE, "unheard of")


async def test_the_coming_turn_is_ordered_by_who_has_the_seat(harbour: Harbour, ordering: Ordering) -> None:
    live = await with_a_card(harbour)
    assert "sea" in ordering.next_steps(live, 1)
    await ordering.plan(live.id, BART, ["sea"])
    assert list(ordering.steps(live, 1)) == ["sea"]
    assert "sea" not in ordering.next_steps(live, 1)
    assert not ordering.steps(live, 0)
    with Refused("tell-stranger"):
        await ordering.plan(live.id, STRANGER, ["sea"])
    with pytest.raises(AnswerError):
        await ordering.plan(live.id, BART, ["unheard of"])
    await ordering.plan(live.id, BART, [])
    assert not ordering.steps(live, 1)
    empty = await harbour.lobby(ANNE, BART)
    with Refused("tell-stale"):
        await ordering.plan(empty.id, ANNE, ["sea"])
    assert not ordering.next_steps(empty, 0)
