"""What members want of their surprise cards: at each table they sit down at, and nobody else's to know."""

from __future__ import annotations

import pytest

from bot.crews.crews import Crews
from bot.decisions.ordering import Ordering
from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from engine.kernel import ALWAYS, ASK, NEVER
from tests.domain.conftest import ANNE, BART, CHARLOTTE, Harbour
from tests.domain.lobbies.gathered import gathered
from tests.domain.port import Port
from tests.marauders.table import in_port

SEATS = {"turn": 0, "seats": [in_port("nassau"), in_port("tortuga", glory_cards=["cutpurses"])]}


@pytest.fixture
def ordering(harbour: Harbour) -> Ordering:
    """Orders at the tables of the harbour."""
    return Ordering(harbour.tables)


def wishes(live: LiveTable) -> list[str]:
    """What each seat has ordered for all its cards, as it alone sees it."""
    assert live.game is not None
    return [live.game.view(seat)["state"]["seats"][seat]["habit"] for seat in range(live.game.seats)]


async def test_a_wish_holds_at_the_tables_one_sits_down_at(harbour: Harbour) -> None:
    await harbour.tables.prefer(BART.id, cards=NEVER)
    live = await harbour.at_sea(ANNE, BART, position=SEATS)
    assert wishes(live) == ["", NEVER]
    assert live.game is not None
    assert live.game.view(0)["state"]["seats"][1]["habit"] is None, "nobody else's to know"
    harbour.tables.forget(live.id)
    assert wishes(await harbour.tables.open(live.id)) == ["", NEVER]


async def test_a_new_wish_holds_wherever_one_plays(harbour: Harbour, ordering: Ordering) -> None:
    tables = [await harbour.at_sea(*seats, position=SEATS) for seats in ((ANNE, BART), (BART, CHARLOTTE))]
    before = [(live.next_entry, live.asked(0)) for live in tables]
    await ordering.want(BART, ALWAYS)
    assert [wishes(live) for live in tables] == [["", "any"], ["any", ""]]
    assert [(live.next_entry, live.asked(0)) for live in tables] == before
    assert (await harbour.tables.preferences(BART.id)).cards == ALWAYS
    await ordering.want(BART, None)
    assert [wishes(live) for live in tables] == [["", ""], ["", ""]]


async def test_a_first_voyage_asks_members_who_have_no_other_wish(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART, computers=1, game="marauders")
    await lobbies.settling.change_opening(live.id, ANNE)
    await harbour.tables.prefer(BART.id, cards=ALWAYS)
    assert wishes(await lobbies.starting.start(live.id, ANNE)) == [ASK, "any", ""]


async def test_whoever_takes_a_seat_brings_his_own_wish(harbour: Harbour, crews: Crews, port: Port) -> None:
    await harbour.tables.prefer(BART.id, cards=NEVER)
    await harbour.tables.prefer(CHARLOTTE.id, cards=ASK)
    live = await harbour.at_sea(ANNE, BART, position=SEATS)
    async with harbour.tables.hold(live.id) as live:
        await crews.put(live, 1)
    assert wishes(live)[1] == "", "a computer captain has none"
    async with harbour.tables.hold(live.id) as live:
        await crews.put(live, 1, member=CHARLOTTE.id, name="Charlotte")
    assert wishes(live)[1] == ASK
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.swap(live, 0, 1)
    assert wishes(live) == [ASK, ""]


async def test_tables_and_games_without_such_orders_take_no_wish(
    harbour: Harbour, ordering: Ordering
) -> None:
    await harbour.tables.prefer(BART.id, cards=NEVER)
    for live in (
        await harbour.at_sea(ANNE, BART, position=SEATS, options={"windows": "always"}),
        await harbour.game(ANNE, BART),
    ):
        await ordering.want(BART, ALWAYS)
        assert live.is_running
        assert live.is_saved
