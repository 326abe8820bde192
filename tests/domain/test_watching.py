"""Who follows a table and what he is told; the table of the week. No Discord."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.tables import LiveTable
from bot.tables.missed import Missed
from bot.tables.servers.defaults import Defaults
from bot.watching.watchers import Watchers
from bot.watching.weekly import LATE, Weekly
from data.store import StoreError
from engine.games import load_game
from tests.domain.conftest import ANNE, BART, CHANNEL, GUILD, STRANGER, Harbour, Refused
from tests.domain.heralds import Outside

SUNDAY = datetime(2026, 7, 5, 18, tzinfo=UTC)
NEWS = 950
"""The channel for the table of the week."""


@pytest.fixture
def watchers(harbour: Harbour, outside: Outside) -> Watchers:
    """The followers of the tables."""
    return Watchers(outside, harbour.tables, harbour.timers)


@pytest.fixture
def weekly(harbour: Harbour, outside: Outside) -> Weekly:
    """The tables of the week."""
    return Weekly(outside, harbour.tables, harbour.timers)


async def played(harbour: Harbour, live: LiveTable, rounds: int) -> LiveTable:
    """A table at which so many rounds more have begun, or the game is over; it is posted each time."""
    spec = load_game(live.row.game)
    for _ in range(rounds):
        assert live.game is not None
        before = spec.round_of(live.game.running.state)
        while live.is_running and spec.round_of(live.game.running.state) == before:
            async with harbour.tables.hold(live.id) as held:
                seat = min(held.waiting)
                asked = held.waiting[seat]
                await harbour.tables.answer(held, seat, asked.number, asked.default)
    return live


async def posted(harbour: Harbour, watchers: Watchers, live: LiveTable, rounds: int) -> None:
    """Rounds are played, the table is posted, and what is due then is done."""
    await watchers.look(await played(harbour, live, rounds))
    await harbour.let_pass(minutes=2)


# --- followers ------------------------------------------------------------------------------------


async def test_a_follower_is_told_once_a_round_and_of_the_end(
    harbour: Harbour, watchers: Watchers, outside: Outside
) -> None:
    live = await harbour.game(ANNE, BART)
    await watchers.follow(live, STRANGER.id)
    assert await watchers.follows(live, STRANGER.id)
    await posted(harbour, watchers, live, 1)
    await watchers.look(live)
    await harbour.let_pass(minutes=2)
    assert [told.split(":")[0] for told in outside.told] == ["begin", "tell"]
    await harbour.finish(live)
    await posted(harbour, watchers, live, 0)
    assert outside.told[-1].startswith("end")
    assert not await watchers.follows(live, STRANGER.id)


async def test_who_may_not_follow_is_told_why(
    harbour: Harbour, watchers: Watchers, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, other, lobby = (
        await harbour.game(ANNE, BART),
        await harbour.game(BART, ANNE),
        await harbour.lobby(ANNE),
    )
    with Refused("tell-seated-already"):
        await watchers.follow(live, ANNE.id)
    with Refused("tell-not-started"):
        await watchers.follow(lobby, STRANGER.id)
    await watchers.follow(live, STRANGER.id)
    with Refused("tell-follows-already"):
        await watchers.follow(live, STRANGER.id)
    monkeypatch.setattr("bot.watching.watchers.MOST_FOLLOWED", 1)
    with Refused("tell-follows-many"):
        await watchers.follow(other, STRANGER.id)
    monkeypatch.setattr("bot.watching.watchers.MOST_FOLLOWERS", 1)
    with Refused("tell-many-followers"):
        await watchers.follow(live, STRANGER.id + 1)
    assert len(outside.told) == 1
    await harbour.finish(other)
    with Refused("tell-table-over"):
        await watchers.follow(other, STRANGER.id + 1)


@pytest.mark.parametrize(
    ("missed", "why"),
    [(Missed.CLOSED, "tell-open-dm"), (Missed.LATER, "tell-sorry"), (Missed.REFUSED, "tell-sorry")],
)
async def test_whom_nothing_reaches_does_not_follow(
    harbour: Harbour, watchers: Watchers, outside: Outside, missed: Missed, why: str
) -> None:
    live = await harbour.game(ANNE, BART)
    outside.missed = missed
    with Refused(why):
        await watchers.follow(live, STRANGER.id)
    assert not await watchers.follows(live, STRANGER.id)


async def test_two_presses_at_once_are_one_message(
    harbour: Harbour, watchers: Watchers, outside: Outside
) -> None:
    live = await harbour.game(ANNE, BART)
    done = await asyncio.gather(
        *(watchers.follow(live, STRANGER.id) for _ in range(2)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in done) == ["NoneType", "Tell"]
    assert len(outside.told) == 1


@pytest.mark.parametrize(
    ("missed", "follows"), [(Missed.GONE, False), (Missed.LATER, True), (Missed.REFUSED, True)]
)
async def test_who_has_deleted_his_message_follows_no_more(
    harbour: Harbour, watchers: Watchers, outside: Outside, missed: Missed, follows: bool
) -> None:
    live = await harbour.game(ANNE, BART)
    await watchers.follow(live, STRANGER.id)
    (before,) = await harbour.tables.store.followers.find()
    outside.missed = missed
    await posted(harbour, watchers, live, 1)
    assert await watchers.follows(live, STRANGER.id) is follows
    assert all(row.entry == before.entry for row in await harbour.tables.store.followers.find())


@pytest.mark.parametrize(("missed", "again"), [(Missed.LATER, 2), (Missed.REFUSED, 1)])
async def test_the_end_is_told_again_to_who_may_be_reached_later(
    harbour: Harbour, watchers: Watchers, outside: Outside, missed: Missed, again: int
) -> None:
    live = await harbour.game(ANNE, BART)
    await watchers.follow(live, STRANGER.id)
    await harbour.finish(live)
    outside.missed = missed
    await posted(harbour, watchers, live, 0)
    outside.missed = None
    await harbour.let_pass(minutes=20)
    assert len(outside.heard("end")) == again
    assert not await watchers.follows(live, STRANGER.id)


async def test_an_end_for_which_the_store_fails_is_posted_once_more_but_not_after_closing(
    harbour: Harbour, watchers: Watchers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*about: object, **more: object) -> None:
        raise StoreError("away")

    async def refused() -> None:
        with pytest.raises(StoreError):
            await watchers.look(live)

    async def posted_again() -> int:
        for _ in range(5):
            await asyncio.sleep(0)
        return len(harbour.changed)

    live = await harbour.game(ANNE, BART)
    await watchers.follow(live, STRANGER.id)
    await harbour.finish(live)
    monkeypatch.setattr(harbour.timers, "set", fails)
    monkeypatch.setattr("bot.watching.watchers.PAUSE", 0.0)
    harbour.changed.clear()
    await refused()
    await refused()
    assert await posted_again() == 1, "refused twice is posted once"
    await refused()
    watchers.close()
    await refused()
    assert await posted_again() == 1


# --- the table of the week ------------------------------------------------------------------------


async def busy(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """A table at which enough has happened."""
    monkeypatch.setattr("bot.watching.weekly.LEAST", 1)
    for module in ("moves", "tables"):
        monkeypatch.setattr(f"data.store.{module}.now", harbour.clock.now)
    return await played(harbour, await harbour.game(ANNE, BART), 2)


async def at(harbour: Harbour, moment: datetime) -> None:
    """It becomes this time, and what is due is done."""
    await harbour.let_pass(seconds=(moment - harbour.clock.now()).total_seconds())


async def test_the_table_of_the_week_is_told_once(
    harbour: Harbour, weekly: Weekly, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await weekly.choose(GUILD, NEWS)
    live = await busy(harbour, monkeypatch)
    await at(harbour, SUNDAY - timedelta(minutes=1))
    assert outside.told == []
    await at(harbour, SUNDAY)
    assert outside.told == [f"week: {live.id} in {NEWS}"]
    for hours in (1, 2, 30):
        await at(harbour, SUNDAY + timedelta(hours=hours))
    assert len(outside.told) == 1
    assert Defaults.of(await harbour.tables.guild(GUILD)).told == SUNDAY.isoformat()


@pytest.mark.parametrize(
    ("missed", "chosen", "times"),
    [(Missed.LATER, NEWS, 2), (Missed.GONE, None, 1), (Missed.REFUSED, NEWS, 0)],
)
async def test_what_is_not_taken_for_now_is_told_an_hour_later(
    harbour: Harbour,
    weekly: Weekly,
    outside: Outside,
    monkeypatch: pytest.MonkeyPatch,
    missed: Missed,
    chosen: int | None,
    times: int,
) -> None:
    await weekly.choose(GUILD, NEWS)
    await busy(harbour, monkeypatch)
    outside.missed = missed
    await at(harbour, SUNDAY)
    assert Defaults.of(await harbour.tables.guild(GUILD)).weekly == chosen
    assert Defaults.of(await harbour.tables.guild(GUILD)).told == ""
    outside.missed = None
    await at(harbour, SUNDAY + timedelta(hours=1, minutes=1))
    assert len(outside.told) == times


async def test_what_was_late_for_too_long_is_not_told(
    harbour: Harbour, weekly: Weekly, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await weekly.choose(GUILD, NEWS)
    await busy(harbour, monkeypatch)
    await at(harbour, SUNDAY + LATE + timedelta(hours=1))
    assert outside.told == []


async def test_tables_that_not_everybody_sees_are_left_out(
    harbour: Harbour, weekly: Weekly, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await weekly.choose(GUILD, NEWS)
    live = await busy(harbour, monkeypatch)
    outside.hidden = {CHANNEL}
    await at(harbour, SUNDAY)
    assert live.row.channel == CHANNEL
    assert outside.told == []


async def test_a_server_that_chooses_no_channel_is_told_nothing(
    harbour: Harbour, weekly: Weekly, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await weekly.choose(GUILD, NEWS)
    await busy(harbour, monkeypatch)
    await weekly.choose(GUILD, None)
    await at(harbour, SUNDAY)
    assert outside.told == []
