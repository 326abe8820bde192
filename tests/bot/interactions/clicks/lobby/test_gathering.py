"""A lobby gathers players: a ready check, a start at a time, a call to a role, the list of open tables."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from structlog.testing import capture_logs

from bot.tables import LiveTable
from bot.tables.gather import moment_meant
from data.store import StoreError
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import moderator
from tests.bot.strict import permit
from tests.bot.time.tables import newest_panel
from tests.bot.watching.crews import now, press


async def lobby(world: World, *names: str) -> LiveTable:
    """A lobby in which these members sit, the first of whom has opened it."""
    live = await world.lobby(world.member(names[0]))
    for name in names[1:]:
        await world.click(world.member(name), world.newest("join"), "join")
    return live


async def panel(world: World, name: str) -> Any:
    await press(world, name, world.newest("gather"), "gather")
    return newest_panel(world, world.member(name), "startat")


def called(world: World, since: int) -> list[int]:
    """Which roles were notified."""
    bodies = [r.json or {} for r in world.env.http_requests[since:] if r.method == "POST"]
    return [int(role) for body in bodies for role in body.get("allowed_mentions", {}).get("roles", [])]


# --- ready ---


async def test_the_game_begins_when_all_are_ready(world: World, tmp_path: Path) -> None:
    live = await lobby(world, "Anne", "Bart", "Charlotte")
    await press(world, "Anne", await panel(world, "Anne"), "check")
    check = world.newest("imready")
    assert world.text(check).count("✅") == 1
    assert "no seat" in await press(world, "Eve", check, "imready")
    await press(world, "Bart", check, "imready")
    assert not (await now(world, live)).is_running
    await world.restart()
    await press(world, "Charlotte", check, "imready")
    live = await now(world, live)
    assert live.is_running
    assert world.newest("choices", live.place)
    assert "Everyone is ready" in world.text(check)


async def test_who_is_not_ready_says_so_and_nothing_begins(world: World) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "check")
    assert "already" in await press(
        world, "Anne", newest_panel(world, world.member("Anne"), "check"), "check"
    )
    check = world.newest("notready")
    await press(world, "Bart", check, "notready")
    assert "is not ready yet" in world.text(check)
    assert not (await now(world, live)).is_running
    await press(world, "Anne", newest_panel(world, world.member("Anne"), "check"), "check")
    await world.let_pass(0.5)
    assert "Still missing" in world.all_text()
    assert f"<@{world.member('Bart').id}>" in world.text(world.messages()[-1])


async def test_two_who_are_ready_at_once_begin_one_game(world: World) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "check")
    check = world.newest("imready")
    await press(world, "Bart", check, "imready")
    begun = len([r for r in world.env.http_requests if r.path.endswith("/threads")])
    assert begun == 1
    assert not world.buttons(check)
    assert (await now(world, live)).is_running


async def test_a_ready_check_is_the_hosts(world: World) -> None:
    await lobby(world, "Anne", "Bart")
    assert "who opened the table" in await press(world, "Bart", world.newest("gather"), "gather")


# --- at a time ---


async def test_a_game_starts_at_its_time_whatever_happens_before(world: World, tmp_path: Path) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["60"])
    assert "**Starts:**" in world.text(world.newest("join"))
    await world.let_pass(0.5)
    assert "starts <t:" not in world.all_text()
    await world.restart()
    await world.let_pass(0.4)
    assert "starts <t:" in world.all_text()
    assert not (await now(world, live)).is_running
    await world.let_pass(0.4)
    live = await now(world, live)
    assert live.is_running
    assert live.lobby.starts_at is None
    assert world.newest("choices", live.place)


async def test_a_start_that_cannot_be_is_told_once_and_the_lobby_stays(world: World) -> None:
    live = await lobby(world, "Anne")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["60"])
    await world.let_pass(3)
    assert world.all_text().count("has not started") == 1
    assert not (await now(world, live)).is_running
    assert world.newest("join")
    await world.click(world.member("Bart"), world.newest("join"), "join")
    permit(world, world.channel.id, create_public_threads=False)
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["15"])
    await world.let_pass(1)
    assert world.all_text().count("has not started") == 2


async def test_a_start_that_the_bot_has_missed_by_hours_waits_for_somebody(
    world: World, tmp_path: Path
) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["60"])
    await world.bot.timers.close()
    world.clock.move(timedelta(hours=9))
    await world.restart()
    await world.calm()
    assert not (await now(world, live)).is_running
    assert "I was away when it was time" in world.all_text()


async def test_another_time_or_none_takes_the_place_of_the_first(world: World) -> None:
    live = await lobby(world, "Anne", "Bart")
    result = await world.member("Anne").slash(world.channel, "game start", at="8 o'clock")
    assert "can’t read" in world.said(result)
    result = await world.member("Anne").slash(world.channel, "game start", at="in 30 min")
    assert "starts" in world.said(result)
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["240"])
    await world.let_pass(1)
    assert not (await now(world, live)).is_running
    await press(world, "Anne", newest_panel(world, world.member("Anne"), "startat"), "startat", ["0"])
    await world.let_pass(5)
    assert not (await now(world, live)).is_running
    assert "**Starts:**" not in world.text(world.newest("join"))
    await world.member("Anne").slash(world.channel, "game start")
    assert (await now(world, live)).is_running


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("20:30", (1, 18, 30)),
        ("8:30 pm", (1, 18, 30)),
        ("8 pm", (1, 18, 0)),
        ("18:59", (2, 16, 59)),
        ("19.00 Uhr", (2, 17, 0)),
        ("in 2h", (1, 19, 0)),
        ("90 min", (1, 18, 30)),
        ("1h 30m", (1, 18, 30)),
        ("25:00", None),
        ("13 pm", None),
        ("in 400h", None),
        ("soon", None),
        ("", None),
    ],
)
def test_moments_are_read_as_members_write_them(typed: str, meant: tuple[int, int, int] | None) -> None:
    at = datetime(2026, 7, 1, 17, tzinfo=UTC)
    wanted = None if meant is None else datetime(2026, 7, *meant, tzinfo=UTC)
    assert moment_meant(typed, at, ZoneInfo("Europe/Berlin")) == wanted


async def test_a_time_that_could_not_be_noted_is_not_promised(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await lobby(world, "Anne", "Bart")
    shown = await panel(world, "Anne")

    async def refused(*about: Any, **more: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(world.bot.store.timers, "set", refused)
    with capture_logs():
        await press(world, "Anne", shown, "startat", ["60"])
    assert (await now(world, live)).lobby.starts_at is None


async def test_a_start_that_the_store_refuses_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["15"])

    async def refused(*about: Any, **more: Any) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(world.bot.lobbies.starting, "begin", refused)
    with capture_logs():
        await world.let_pass(0.5)
    assert not (await now(world, live)).is_running
    assert "has not started" in world.all_text()


# --- a call ---


async def test_players_are_called_rarely_and_join_from_the_call(world: World) -> None:
    live = await lobby(world, "Anne")
    assert world.control(await panel(world, "Anne"), "call")["disabled"]
    boss = moderator(world, "Boss")
    role = world.guild.create_role("Corsairs")
    result = await boss.slash(world.channel, "setup", players_role=role)
    assert f"<@&{role.id}>" in world.said(result)
    since = len(world.env.http_requests)
    await press(world, "Anne", await panel(world, "Anne"), "call")
    assert called(world, since) == [role.id]
    call = world.newest("joinat")
    assert f"<@&{role.id}>" in world.text(call)
    assert "have a seat" in await press(world, "Eve", call, "joinat")
    assert (await now(world, live)).seat_of(world.member("Eve").id) == 1
    assert "Eve" in world.text(world.newest("join"))
    since = len(world.env.http_requests)
    said = await press(world, "Anne", newest_panel(world, world.member("Anne"), "call"), "call")
    assert "not long ago" in said
    other = await world.lobby(world.member("Flo"))
    await press(world, "Flo", world.newest("gather"), "gather")
    assert "not long ago" in await press(
        world, "Flo", newest_panel(world, world.member("Flo"), "call"), "call"
    )
    assert called(world, since) == []
    await world.let_pass(2.1)
    await press(world, "Flo", newest_panel(world, world.member("Flo"), "call"), "call")
    assert called(world, since) == [role.id]
    assert other.id != live.id


async def test_a_call_that_cannot_be_posted_may_be_repeated_soon(world: World) -> None:
    await lobby(world, "Anne")
    boss, role = moderator(world, "Boss"), world.guild.create_role("Corsairs")
    await boss.slash(world.channel, "setup", players_role=role)
    shown = await panel(world, "Anne")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013)
    assert "Corsairs" not in await press(world, "Anne", shown, "call")
    row = await world.bot.store.guilds.get(world.guild.id)
    assert row is not None
    assert "last" not in (row.calls or {})
    since = len(world.env.http_requests)
    await press(world, "Anne", await panel(world, "Anne"), "call")
    assert called(world, since) == [role.id]


# --- the list ---


async def test_open_tables_are_listed_with_what_one_wants_to_know(world: World) -> None:
    running = await world.table("Anne", computers=1)
    await lobby(world, "Bart", "Charlotte")
    await press(world, "Bart", await panel(world, "Bart"), "tongue", ["de"])
    assert "Sprache" in world.text(world.newest("join"))
    await press(world, "Bart", newest_panel(world, world.member("Bart"), "startat"), "startat", ["60"])
    eve = world.member("Eve")
    result = await eve.slash(world.channel, "game list")
    said = world.said(result)
    assert "Deutsch" in said
    assert "Platz" in said or "Plätze" in said
    assert f"<#{running.place}>" in said
    assert "English" in said
    assert "1 computer captain’s seat" in said
    await press(world, "Eve", result.response, "joinat")
    assert "Eve" in world.text(world.newest("join"))
    result = await eve.slash(world.channel, "game list")
    assert "Deutsch" not in world.said(result), "his own table is none to join"
    await press(world, "Eve", result.response, "seats")
    await press(world, "Eve", newest_panel(world, eve, "sit"), "sit")
    assert (await now(world, running)).seat_of(eve.id) == 1
    assert "No table is open" in world.said(await eve.slash(world.channel, "game list"))


async def test_open_tables_of_channels_that_the_reader_may_not_see_are_not_listed(world: World) -> None:
    locked, opened = (discord.PermissionOverwrite(view_channel=seen) for seen in (False, True))
    mate = world.guild.create_role("Mate")
    overwrites: dict[Any, discord.PermissionOverwrite] = {world.guild.default_role: locked, mate: opened}
    hidden = world.guild.create_text_channel("cabin", overwrites=overwrites)
    live = await lobby(world, "Bart")
    await world.bot.store.tables.update(live.id, channel=hidden.id)
    await world.bot.tables.refresh_row(live)
    assert "No table is open" in world.said(await world.member("Eve").slash(world.channel, "game list"))
    said = world.said(await world.member("Tom", roles=[mate]).slash(world.channel, "game list"))
    assert live.title in said


async def test_a_lobby_passes_on_when_its_host_leaves(world: World) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["60"])
    await world.click(world.member("Anne"), world.newest("join"), "leave")
    assert (await now(world, live)).row.host == world.member("Bart").id
    assert await panel(world, "Bart")
    await world.click(world.member("Anne"), world.newest("join"), "join")
    await world.let_pass(1.2)
    assert (await now(world, live)).is_running


async def test_clicks_and_the_timer_at_once_begin_one_game(world: World) -> None:
    live = await lobby(world, "Anne", "Bart")
    await press(world, "Anne", await panel(world, "Anne"), "startat", ["15"])

    async def begin() -> None:
        async with world.bot.tables.hold(live.id) as held:
            if not held.is_running:
                await world.bot.lobbies.starting.begin(held)

    world.clock.move(timedelta(minutes=16))
    await asyncio.gather(begin(), world.bot.timers.settle())
    await world.calm()
    assert len([r for r in world.env.http_requests if r.path.endswith("/threads")]) == 1
    assert (await now(world, live)).is_running
