"""Finding tables: one's own, the next that waits, those of a server; and bringing a message down."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.finding.finding import AGAIN, MOST_OWN, ON_PAGE, Finding
from bot.tables import LiveTable
from bot.tables.tell import Tell
from data.store.driver.ranges import Range
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, GUILD, MARY, STRANGER, Harbour


@pytest.fixture
def posted() -> list[int]:
    """The tables whose messages were posted anew."""
    return []


@pytest.fixture
def finding(harbour: Harbour, posted: list[int]) -> Finding:
    """Finding in the harbour's only server."""
    return Finding(
        harbour.tables, harbour.clock, lambda guild: guild == GUILD, lambda live: posted.append(live.id)
    )


def numbers(tables: list[LiveTable]) -> list[int]:
    """The ids of tables."""
    return [live.id for live in tables]


async def test_those_that_wait_come_first_the_longest_before_the_others(
    harbour: Harbour, finding: Finding
) -> None:
    lobby = await harbour.lobby(ANNE)
    lives = list[LiveTable]()
    for _ in range(3):
        lives.append(await harbour.game(ANNE, BART))
        harbour.clock.move(timedelta(hours=1))
    first, second, third = lives
    asked = second.waiting[0]
    await harbour.tables.answer(second, 0, asked.number, asked.default or [asked.options[0].id])
    assert second.asked(0) is None
    mine = await finding.mine(ANNE)
    assert [own.live.id for own in mine.tables] == [first.id, third.id, second.id, lobby.id]
    assert [own.live.id for own in mine.waiting] == [first.id, third.id]
    assert (await finding.next(ANNE)).live.id == first.id
    assert (await finding.next(ANNE, besides=first.id)).live.id == third.id
    assert (await finding.mine(STRANGER)).tables == []


async def test_the_store_knows_what_this_process_has_not_seen(harbour: Harbour, finding: Finding) -> None:
    live = await harbour.game(ANNE, BART)
    harbour.tables.turns.note(await harbour.tables.aside(live.row))
    assert harbour.tables.turns.of(ANNE.id) == []
    assert (await finding.next(ANNE)).live.id == live.id
    with pytest.raises(Tell, match="tell-no-next"):
        await finding.next(ANNE, besides=live.id)
    with pytest.raises(Tell, match="tell-none-waits"):
        await finding.next(STRANGER)


async def test_a_table_waits_for_nobody_whose_seat_a_computer_captain_sails(
    harbour: Harbour, finding: Finding
) -> None:
    live = await harbour.game(ANNE, BART)
    assert harbour.tables.turns.of(ANNE.id) == [live.id]
    await harbour.tables.settle_seat(live, 0, away=harbour.clock.now())
    assert harbour.tables.turns.of(ANNE.id) == []
    assert (await finding.mine(ANNE)).waiting == []
    await harbour.tables.settle_seat(live, 0, away=None)
    assert harbour.tables.turns.of(ANNE.id) == [live.id]
    await harbour.tables.end(live)
    assert harbour.tables.turns.of(ANNE.id) == []
    assert (await finding.mine(ANNE)).tables == []


async def test_tables_of_a_server_that_the_bot_has_left_are_no_longer_found(
    harbour: Harbour, finding: Finding
) -> None:
    live = await harbour.game(ANNE, BART)
    gone = Finding(harbour.tables, harbour.clock, lambda guild: guild != GUILD, lambda live: None)
    assert (await finding.next(ANNE)).live.id == live.id
    assert (await gone.mine(ANNE)).tables == []
    with pytest.raises(Tell, match="tell-none-waits"):
        await gone.next(ANNE)


async def test_of_what_another_process_plays_only_what_is_kept_is_told(
    harbour: Harbour, finding: Finding, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await harbour.game(ANNE, BART, pace="daily")
    live.note_waits(harbour.clock.now())
    await harbour.tables.keep_waits(live, live.waits.stored)
    other = await harbour.game(ANNE, BART)
    monkeypatch.setattr(type(harbour.tables.store), "range", Range(1, 2))
    assert not Range(1, 2).has(GUILD)
    for table in (live, other):
        harbour.tables.forget(table.id)
        harbour.tables.turns.note(await harbour.tables.aside(table.row))
    mine = await finding.mine(ANNE)
    assert [(own.live.id, own.wait is not None, own.live.game) for own in mine.tables] == [
        (live.id, True, None),
        (other.id, False, None),
    ]
    assert (await finding.next(ANNE)).live.id == live.id


async def test_who_has_very_many_tables_sees_the_newest_and_how_many_more_there_are(
    harbour: Harbour, finding: Finding
) -> None:
    lobbies = [await harbour.lobby(ANNE) for _ in range(MOST_OWN + 2)]
    mine = await finding.mine(ANNE)
    assert mine.more == 2
    assert [own.live.id for own in mine.tables] == numbers(lobbies[2:])


async def test_a_server_s_tables_are_in_the_order_in_which_they_are_looked_for(
    harbour: Harbour, finding: Finding
) -> None:
    games = list[LiveTable]()
    for _ in range(2):
        games.append(await harbour.game(ANNE, BART))
        harbour.clock.move(timedelta(hours=1))
    lobbies = [await harbour.lobby(CHARLOTTE) for _ in range(2)]
    page = await finding.here(BART, 0, lambda channel: channel == CHANNEL)
    assert numbers(page.tables) == [lobbies[1].id, lobbies[0].id, games[0].id, games[1].id]
    page = await finding.here(MARY, 0, lambda _: True)
    assert numbers(page.tables) == [games[0].id, games[1].id, lobbies[1].id, lobbies[0].id]
    assert (await finding.here(BART, 0, lambda _: False)).count == 0
    for _ in range(ON_PAGE):
        await harbour.lobby(CHARLOTTE)
    page = await finding.here(BART, 7, lambda _: True)
    assert (page.page, page.pages, page.count) == (1, 2, 4 + ON_PAGE), "there is no eighth page"


async def test_who_sits_there_brings_a_message_down_once_in_a_while(
    harbour: Harbour, finding: Finding, posted: list[int]
) -> None:
    live = await harbour.game(ANNE, BART)
    with pytest.raises(Tell, match="tell-stranger"):
        await finding.bring_down(live.id, CHARLOTTE)
    await finding.bring_down(live.id, ANNE)
    with pytest.raises(Tell, match="tell-brought-already"):
        await finding.bring_down(live.id, BART)
    assert posted == [live.id]
    harbour.clock.move(AGAIN)
    await finding.bring_down(live.id, MARY)
    assert posted == [live.id, live.id]
    lobby = await harbour.lobby(ANNE)
    with pytest.raises(Tell, match="tell-not-started"):
        await finding.bring_down(lobby.id, ANNE)
