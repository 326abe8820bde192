"""What is offered can be paid, and costs what it says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from bot.protocol import shapes
from bot.protocol.door import Tables
from tests.bot.protocol.conftest import answered, asked
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import in_port, skilled

UNLUCKY = skilled(leadership=0)
"""A captain for whom nobody joins for free."""


async def in_want_of_crew(harbour: Harbour, pages: Tables, gold: int) -> shapes.Question:
    """What a captain is asked who lacks 2 Crew and has so much gold."""
    seat: dict[str, Any] = {
        **in_port("havana", gold=gold, ship={"kind": "frigate", "crew": 1}),
        "captain": UNLUCKY,
    }
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": [seat, in_port("nassau")]})
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "recruit")
    question = await asked(door)
    assert question.kind == "crew.hire"
    return question


@pytest.mark.parametrize(
    ("gold", "offered"),
    [
        (9, ["Hire 2 Crew: 4 gold", "Hire 1 Crew: 2 gold", "Hire nobody"]),
        (3, ["Hire 1 Crew: 2 gold", "Hire nobody"]),
        (1, ["Hire nobody"]),
    ],
)
async def test_he_is_asked_once_how_many_he_hires_and_for_no_more_than_he_has(
    harbour: Harbour, pages: Tables, gold: int, offered: list[str]
) -> None:
    """A slider went up to 2 for who could pay for none, beside buttons that said the same."""
    question = await in_want_of_crew(harbour, pages, gold)
    assert [one.label for one in question.bundles] == offered
    assert question.bundles[-1].picks == ["0"]
    assert question.range is UNSET


async def test_more_numbers_than_buttons_end_at_what_he_has(harbour: Harbour, pages: Tables) -> None:
    seats = [in_port("nassau", gold=27), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "stash")
    question = await asked(door)
    assert question.range is not UNSET
    assert (question.range.low, question.range.high) == (0, 27)


@pytest.mark.parametrize(("zone", "free"), [("cartagena", [0, 0, 0, 1]), ("nassau", UNSET)])
async def test_it_is_said_from_how_many_on_the_cheapest_is_free(
    harbour: Harbour, pages: Tables, zone: str, free: Any
) -> None:
    seats = [in_port(zone, gold=12), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "buy")
    question = await asked(door)
    assert question.kind == "goods.buy"
    assert (question.free if question.free is UNSET else question.free[:4]) == free
    assert question.free is UNSET or len(question.free) == question.most + 1


async def test_what_may_be_swapped_is_told_with_its_prices_and_where_it_is_wanted(
    harbour: Harbour, pages: Tables
) -> None:
    """It was told in words alone, though one decides by what it costs and fetches."""
    seats = [in_port("santo_domingo", gold=9), in_port("tortuga")]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    door = pages.door(live.id, ANNE)
    await answered(door, "port")
    await answered(door, "buy")
    question = await asked(door)
    assert question.kind == "offer.swap"
    assert question.offered is not UNSET
    names = {one.name for one in question.offered}
    assert not any(name in question.line for name in names)
    assert all(one.prices == [max(1, 4 - one.most)] * one.most for one in question.offered)
    assert any(one.wanted is not UNSET for one in question.offered)
    await answered(door, "no")
    bought = await asked(door)
    assert bought.offered is UNSET
    told, then = (
        {one.name: (one.prices, one.wanted, one.wanted and one.consequence) for one in goods}
        for goods in (question.offered, bought.counters)
    )
    assert told == then
