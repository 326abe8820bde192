"""The table of the week: told once a week at most, of what everybody may know, whatever fails."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import cycle
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.tables import LiveTable
from bot.tables.servers.defaults import Defaults
from bot.watching.weekly import LATE, Lively, Weekly, most_lively, next_telling
from data.store import Status, StoreError
from engine.kernel import Entry
from engine.kernel.log import encode_entry
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.posting.test_poster import default_answer
from tests.bot.time.test_time_and_faults import restart
from tests.bot.watching.crews import letters, now, press
from tests.bot.watching.test_watching import play
from tests.bot.wire import walk

SUNDAY = datetime(2026, 7, 5, 18, tzinfo=UTC)
WEEK = timedelta(days=7)


async def chosen(world: World, name: str = "news") -> Any:
    """The channel that a moderator has chosen for it."""
    channel = world.guild.create_text_channel(name)
    said = world.said(await moderator(world, "Boss").slash(world.channel, "setup", weekly=channel))
    assert f"<#{channel.id}>" in said
    assert f"next <t:{int(SUNDAY.timestamp())}" in said
    return channel


async def busy(world: World, *names: str, game: str = "treasure_fleet", rounds: int = 2) -> LiveTable:
    """A table at which something has happened."""
    world.captain = default_answer
    live = await world.table(*(names or ("Anne", "Bart")), game=game)
    return await play(world, live, rounds)


async def at(world: World, moment: datetime) -> None:
    """It becomes this time, and what is due is done."""
    world.clock.set(moment)
    await world.calm()
    await world.env.settle()


def told(world: World, channel: Any) -> list[Any]:
    """What was posted there."""
    return world.messages(channel.id)


async def test_it_is_told_on_sunday_with_board_and_link(world: World) -> None:
    channel = await chosen(world)
    quiet = await world.table("Cora", "Dora")
    live = await busy(world)
    await at(world, SUNDAY - timedelta(minutes=1))
    assert not told(world, channel)
    await at(world, SUNDAY)
    (message,) = told(world, channel)
    text = world.text(message)
    assert "Table of the week" in text
    assert live.title in text
    assert f"<#{live.place}>" in text
    assert "Anne and Bart" in text
    assert f"<#{quiet.place}>" not in text
    pictures = [one for one in walk(message.components) if one["type"] == 12]
    assert pictures, "its board"
    assert not message.ping_user_ids
    await world.click(world.member("Eve"), message, "follow")
    assert letters(world, "Eve")
    assert await press(world, "Eve", message, "past")
    await at(world, SUNDAY + WEEK)
    assert len(told(world, channel)) == 1, "nothing has happened since"


async def test_it_is_told_once_a_week(world: World) -> None:
    channel = await chosen(world)
    live = await busy(world)
    for day in range(1, 15):
        await at(world, SUNDAY + timedelta(days=day - 1))
        await at(world, SUNDAY + timedelta(days=day - 1, hours=1))
        live = await play(world, await now(world, live), 1) if live.is_running else live
        await restart_weekly(world)
    assert 1 <= len(told(world, channel)) <= 2
    first, *more = [message.id for message in told(world, channel)]
    assert first not in more


async def restart_weekly(world: World) -> None:
    """A new process with the same store."""
    await restart(world)


async def test_off_by_default_and_off_again(world: World) -> None:
    boss = moderator(world, "Boss")
    panel = (await boss.slash(world.channel, "setup")).response
    assert "not told" in world.text(panel)
    assert not [one for one in world.buttons(panel) if "weeklyoff" in one["custom_id"]]
    await busy(world)
    before = len(world.env.http_requests)
    channel = await chosen(world)
    panel = (await boss.slash(world.channel, "setup")).response
    await world.click(boss, panel, "weeklyoff")
    assert "not told" in world.text(panel)
    await at(world, SUNDAY)
    assert not told(world, channel)
    posted = [one.path for one in world.env.http_requests[before:] if one.method == "POST"]
    assert not [path for path in posted if f"/channels/{channel.id}/messages" in path]


async def test_nothing_is_told_when_nothing_has_happened(world: World) -> None:
    channel = await chosen(world)
    await world.table("Anne", "Bart")
    await world.lobby(world.member("Cora"))
    await at(world, SUNDAY)
    assert not told(world, channel)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("points", "told_as"),
    [((20, 20), "A tie for first place"), ((20, 19), "1 point between"), ((20, 11), "Nowhere here")],
)
async def test_a_close_end_goes_before_much_noise(
    world: World, monkeypatch: pytest.MonkeyPatch, points: tuple[int, int], told_as: str
) -> None:
    channel = await chosen(world)
    noisy = await busy(world, rounds=2)
    assert noisy.is_running
    over = await busy(world, "Cora", "Dora", rounds=99)
    assert over.row.status is Status.FINISHED
    scored = cycle(points)
    monkeypatch.setattr(
        "bot.watching.weekly.story", lambda game: SimpleNamespace(final_points=lambda score: next(scored))
    )
    found = await weekly(world).found(world.guild.id, channel.id, SUNDAY)
    lines = {one.table: one.lines for one in found}
    await at(world, SUNDAY)
    text = world.text(told(world, channel)[0])
    assert told_as in text
    noisiest = noisy if lines[noisy.id] > lines[over.id] else over
    assert (over if told_as != "Nowhere here" else noisiest).title in text
    assert "Seed" not in text


def weekly(world: World) -> Weekly:
    return world.bot.clicks._services.weekly


def test_which_table_it_is() -> None:
    quiet, noisy = Lively(1, 5, 4), Lively(2, 80, 3)
    alone, close = Lively(3, 500, 1), Lively(4, 30, 2, lead=1, best=12)
    closer, clear = Lively(5, 20, 2, lead=0, best=10), Lively(6, 90, 2, lead=6, best=12)
    every = [quiet, noisy, alone, close, closer, clear]
    assert [one.table for one in most_lively(every)] == [5, 4, 6, 2, 3]
    assert [one.lead for one in most_lively(every)] == [0, 1, None, None, None]
    assert most_lively([quiet]) == []


@pytest.mark.parametrize(
    ("now_", "then"),
    [
        (SUNDAY - timedelta(days=4), SUNDAY),
        (SUNDAY - timedelta(seconds=1), SUNDAY),
        (SUNDAY, SUNDAY + WEEK),
        (SUNDAY + timedelta(hours=3), SUNDAY + WEEK),
    ],
)
def test_when_it_is(now_: datetime, then: datetime) -> None:
    assert next_telling(now_) == then


# --- faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_what_discord_refuses_for_now_is_told_an_hour_later(
    world: World, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001,))
    channel = await chosen(world)
    await busy(world)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=status, times=None)
    await at(world, SUNDAY)
    assert not told(world, channel)
    await restart_weekly(world)
    world.env.backend.faults.clear()
    await at(world, SUNDAY + timedelta(hours=1, minutes=1))
    assert len(told(world, channel)) == 1
    for hours in (2, 3, 30):
        await at(world, SUNDAY + timedelta(hours=hours))
    assert len(told(world, channel)) == 1


async def test_a_week_of_failures_is_not_made_up_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.posting.attempts.PAUSES", (0.001,))
    channel = await chosen(world)
    await busy(world)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=500, times=None)
    await at(world, SUNDAY)
    await at(world, SUNDAY + LATE + timedelta(hours=2))
    world.env.backend.faults.clear()
    await at(world, SUNDAY + LATE + timedelta(days=1))
    assert not told(world, channel)
    (timer,) = await world.bot.store.timers.find(kind="weekly")
    assert timer.due == SUNDAY + WEEK


async def test_a_channel_that_is_gone_ends_it(world: World) -> None:
    channel = await chosen(world)
    await busy(world)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=404, code=10003, times=None)
    await at(world, SUNDAY)
    assert Defaults.of(await world.bot.store.guilds.get(world.guild.id)).weekly is None
    assert not await world.bot.store.timers.find(kind="weekly")
    panel = (await moderator(world, "Boss").slash(world.channel, "setup")).response
    assert "not told" in world.text(panel)


async def test_without_permission_a_week_is_left_out_and_the_panel_says_why(world: World) -> None:
    channel = await chosen(world)
    await busy(world)
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013, times=1)
    await at(world, SUNDAY)
    assert not told(world, channel)
    assert Defaults.of(await world.bot.store.guilds.get(world.guild.id)).weekly == channel.id
    (timer,) = await world.bot.store.timers.find(kind="weekly")
    assert timer.due == SUNDAY + WEEK
    closed = world.guild.create_text_channel(
        "closed",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(send_messages=False)},
    )
    boss = moderator(world, "Boss")
    said = world.said(await boss.slash(world.channel, "setup", weekly=closed))
    assert "Send Messages" in said


async def test_an_outage_over_sunday_is_told_politely_once(world: World) -> None:
    channel = await chosen(world)
    await busy(world)
    await world.bot.timers.close()
    world.clock.set(SUNDAY + timedelta(hours=20))
    await restart_weekly(world)
    await world.env.settle()
    assert len(told(world, channel)) == 1
    await restart_weekly(world)
    assert len(told(world, channel)) == 1


async def test_an_outage_of_weeks_brings_nothing_old(world: World) -> None:
    channel = await chosen(world)
    await busy(world)
    await world.bot.timers.close()
    world.clock.set(SUNDAY + timedelta(days=17))
    await restart_weekly(world)
    assert not told(world, channel)
    (timer,) = await world.bot.store.timers.find(kind="weekly")
    assert timer.due == SUNDAY + 3 * WEEK


async def test_a_crash_at_the_moment_of_posting_never_posts_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends after Discord has taken the message, before anything else could be stored."""
    channel = await chosen(world)
    await busy(world)
    kept = world.bot.timers._stored

    async def lost(*about: Any, **more: Any) -> None:
        raise StoreError("the process is gone")

    with monkeypatch.context() as crash:
        crash.setattr(weekly(world), "_plan", lost)
        crash.setattr(kept, "put_back", lost)
        await at(world, SUNDAY)
    assert len(told(world, channel)) == 1
    await restart_weekly(world)
    await at(world, SUNDAY + timedelta(hours=3))
    assert len(told(world, channel)) == 1
    (timer,) = await world.bot.store.timers.find(kind="weekly")
    assert timer.due == SUNDAY + WEEK


# --- what it may tell -----------------------------------------------------------------------------


async def test_a_table_that_not_everybody_may_see_is_not_told_of(world: World) -> None:
    channel = await chosen(world)
    live = await busy(world)
    hidden = world.guild.create_text_channel(
        "council",
        overwrites={world.guild.default_role: discord.PermissionOverwrite(view_channel=False)},
    )
    await world.bot.tables.change_row(live, channel=hidden.id)
    assert not await weekly(world).found(world.guild.id, channel.id, SUNDAY)
    assert await weekly(world).found(world.guild.id, hidden.id, SUNDAY), "there, whoever reads it may"
    await at(world, SUNDAY)
    assert not told(world, channel)


async def test_lines_that_only_some_may_read_do_not_count(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await chosen(world)
    live = await busy(world)
    log = await world.bot.tables.log(live)
    honest = Entry.read
    # Every other line is for one seat alone.
    secret = range(1, len(log), 2)
    assert len(secret) > 10
    hidden = {encode_entry(log[id]) for id in secret}

    def read(entry: Entry, seat: int | None) -> Any:
        return None if seat is None and encode_entry(entry) in hidden else honest(entry, seat)

    monkeypatch.setattr(Entry, "read", read)
    public = sum(entry.read(None) is not None for entry in log)
    assert public < len(log)
    (one,) = await weekly(world).found(world.guild.id, channel.id, SUNDAY)
    assert one.lines == public
    assert one.members == 2
