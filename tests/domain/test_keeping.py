"""Old tables go as a server has chosen, and all of a server some time after the bot has left it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.privacy.keeping import FAREWELL, GRACE, Keeping
from bot.tables import LiveTable
from data.store import NoSuchTable, Status
from tests.domain.conftest import ANNE, BART, GUILD, Harbour
from tests.domain.heralds import Outside


@pytest.fixture
def kept(harbour: Harbour, outside: Outside) -> Keeping:
    """What is kept, and how long."""
    return Keeping(outside.is_in, harbour.tables, harbour.timers)


async def exists(harbour: Harbour, live: LiveTable) -> bool:
    try:
        await harbour.tables.store.tables.get(live.id)
    except NoSuchTable:
        return False
    return True


async def days(harbour: Harbour, count: int) -> None:
    """Let days go by, and what is due on each be done."""
    for _ in range(count):
        await harbour.let_pass(days=1)


async def over(harbour: Harbour) -> LiveTable:
    """A table whose game has just ended. The store notes that by the clock of the machine."""
    live = await harbour.game(ANNE, BART)
    await harbour.finish(live)
    ended = (await harbour.tables.store.tables.get(live.id)).finished_at
    assert ended is not None
    harbour.clock.set(ended)
    return live


async def test_tables_stay_for_ever_if_nobody_chose_otherwise(harbour: Harbour, kept: Keeping) -> None:
    live = await over(harbour)
    await days(harbour, 40)
    assert await exists(harbour, live)


async def test_tables_that_are_over_go_after_the_days_that_a_server_chose(
    harbour: Harbour, kept: Keeping
) -> None:
    live, playing = await over(harbour), await harbour.game(BART, ANNE)
    await kept.choose(GUILD, 30)
    await days(harbour, 29)
    assert await exists(harbour, live)
    await days(harbour, 3)
    assert not await exists(harbour, live)
    assert (await harbour.tables.store.tables.get(playing.id)).status is Status.PLAYING


async def test_a_server_can_take_its_choice_back(harbour: Harbour, kept: Keeping) -> None:
    live = await over(harbour)
    await kept.choose(GUILD, 30)
    await kept.choose(GUILD, None)
    await days(harbour, 40)
    assert await exists(harbour, live)


async def test_a_server_is_forgotten_some_time_after_the_bot_has_left(
    harbour: Harbour, kept: Keeping, outside: Outside
) -> None:
    live = await harbour.game(ANNE, BART)
    await harbour.tables.set_guild(GUILD, theme="large")
    outside.gone = True
    await kept.left(GUILD)
    await days(harbour, GRACE.days - 1)
    assert await exists(harbour, live)
    await days(harbour, 2)
    assert not await exists(harbour, live)
    assert await harbour.tables.store.guilds.get(GUILD) is None
    assert harbour.tables.in_memory(live.id) is None


async def test_a_server_that_the_bot_comes_back_to_keeps_everything(
    harbour: Harbour, kept: Keeping, outside: Outside
) -> None:
    live = await harbour.game(ANNE, BART)
    outside.gone = True
    await kept.left(GUILD)
    await days(harbour, 10)
    await kept.came(GUILD)
    await days(harbour, 40)
    assert await exists(harbour, live), "even if the bot's own copy of the server is not there yet"


async def test_a_server_that_the_bot_is_in_is_never_forgotten(harbour: Harbour, kept: Keeping) -> None:
    live = await harbour.game(ANNE, BART)
    # It came back, and that could not be noted.
    await kept.left(GUILD)
    await harbour.let_pass(days=GRACE.days + 1)
    assert await exists(harbour, live)
    # It came back while the process was down.
    await kept.left(GUILD)
    await kept.look_around()
    assert await harbour.timers.get(FAREWELL, str(GUILD)) is None


async def test_a_server_that_was_left_while_the_bot_was_away_is_noted_at_the_start(
    harbour: Harbour, kept: Keeping, outside: Outside
) -> None:
    live = await harbour.game(ANNE, BART)
    outside.gone = True
    await kept.look_around()
    first = await harbour.timers.get(FAREWELL, str(GUILD))
    assert first is not None
    assert first.due == harbour.clock.now() + timedelta(days=30)
    await days(harbour, 1)
    await kept.look_around()
    again = await harbour.timers.get(FAREWELL, str(GUILD))
    assert again is not None
    assert again.due == first.due, "a restart does not put it off"
    await days(harbour, 31)
    assert not await exists(harbour, live)
