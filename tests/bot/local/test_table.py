"""The local table: one click begins, the next start resumes, everything is in one channel."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.local.table import COMPUTERS, PLAYERS, LocalTable
from data.store import Status
from tests.bot.conftest import World, settings
from tests.bot.sailor import Sailor, play_on

Opened = Callable[[], AbstractAsyncContextManager[World]]


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    """Open the local table on the test's database, as `quartermaster play` does."""

    @asynccontextmanager
    async def open_() -> AsyncGenerator[World]:
        chosen = settings(tmp_path).with_changes({"play_port": 0})
        async with LocalTable(chosen) as table:
            assert table.url.startswith("http://127.0.0.1:")
            world = World(table.env, table.bot, table.guild, table.channel)
            world.members = dict(zip(PLAYERS, table.players, strict=True))
            yield world
            world.check_wire()
            assert not table.env.errors

    return open_


async def test_one_click_begins_a_game_against_computer_captains(opened: Opened) -> None:
    async with opened() as world:
        anne = world.members["Anne"]
        message = world.newest("start")
        assert world.text(message).count("(level 2)") == COMPUTERS
        await world.click(anne, message, "start")
        (row,) = await world.bot.store.tables.find(status=[Status.PLAYING])
        live = await world.bot.tables.open(row.number)
        assert live.place == world.channel.id, "in the channel itself"
        assert [holder.name for holder in live.members_asked()] == ["Anne"], "nobody else is waited for"
        assert world.newest("choices")
        assert not world.env.backend.dm_channels, "everything is on the page"


async def test_any_game_can_be_laid_out_beside_one_that_goes_on(tmp_path: Path) -> None:
    chosen = settings(tmp_path).with_changes({"play_port": 0})
    for game in ("marauders", "treasure_fleet", ""):
        async with LocalTable(chosen, game) as table:
            rows = await table.bot.store.tables.find(status=[Status.LOBBY])
    assert [row.game for row in rows] == ["marauders", "treasure_fleet"]


async def test_anybody_at_the_machine_can_take_a_seat(opened: Opened) -> None:
    async with opened() as world:
        message = world.newest("start")
        await world.click(world.members["Anne"], message, "uncrew")
        await world.click(world.members["Bart"], message, "join")
        await world.click(world.members["Anne"], message, "start")
        (row,) = await world.bot.store.tables.find(status=[Status.PLAYING])
        live = await world.bot.tables.open(row.number)
        live = await play_on(world, live, [Sailor(world, "Anne"), Sailor(world, "Bart")], most=5)
        assert {holder.name for holder in live.members} == {"Anne", "Bart"}


async def test_the_next_start_resumes_where_the_last_one_ended(opened: Opened) -> None:
    async with opened() as world:
        await world.click(world.members["Anne"], world.newest("start"), "start")
        (row,) = await world.bot.store.tables.find(status=[Status.PLAYING])
        live = await play_on(world, await world.bot.tables.open(row.number), [Sailor(world, "Anne")], most=4)
        ids = (world.guild.id, world.channel.id, [member.id for member in world.members.values()])
        assert live.game is not None
        view, version = live.game.view(0), live.game.version
    for _ in range(2):
        async with opened() as world:
            again = (world.guild.id, world.channel.id, [member.id for member in world.members.values()])
            assert again == ids
            live = await world.bot.tables.open(row.number)
            assert live.game is not None
            assert (live.game.view(0), live.game.version) == (view, version)
            assert world.newest("board")
            assert world.newest("choices")
            live = await play_on(world, live, [Sailor(world, "Anne")], most=2)
            assert live.game is not None
            view, version = live.game.view(0), live.game.version


async def test_messages_say_when_they_were_written(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    began = datetime.now(UTC)
    later = began + timedelta(hours=5)
    async with opened() as world:
        first = world.newest("start").timestamp
        monkeypatch.setattr("bot.local.table._now", lambda: later)
        await world.click(world.members["Anne"], world.newest("start"), "start")
        second = world.newest("choices").timestamp
    assert abs(datetime.fromisoformat(first) - began) < timedelta(minutes=1)
    assert datetime.fromisoformat(second) >= later


async def test_an_open_lobby_is_there_again(opened: Opened) -> None:
    async with opened() as world:
        await world.click(world.members["Anne"], world.newest("start"), "uncrew")
    async with opened() as world:
        message = world.newest("start")
        assert world.text(message).count("(level 2)") == COMPUTERS - 1
        await world.click(world.members["Anne"], message, "start")
        assert await world.bot.store.tables.find(status=[Status.PLAYING])
        assert len(await world.bot.store.tables.find()) == 1


async def test_after_the_end_the_same_crew_can_sail_again(opened: Opened) -> None:
    async with opened() as world:
        anne = world.members["Anne"]
        await world.click(anne, world.newest("start"), "start")
        (row,) = await world.bot.store.tables.find(status=[Status.PLAYING])
        asked = await anne.slash(world.channel, "game end")
        await world.click(anne, asked.response, "shut")
        await world.click(anne, world.newest("again"), "again")
        lobby = world.newest("start")
        assert world.text(lobby).count("(level 2)") == COMPUTERS
        await world.click(anne, lobby, "start")
        (new,) = await world.bot.store.tables.find(status=[Status.PLAYING])
        assert new.number > row.number


async def test_tables_of_other_servers_are_left_where_they_are(opened: Opened, tmp_path: Path) -> None:
    from data.store import open_store

    async with await open_store(settings(tmp_path).database_url) as store:
        await store.tables.create(guild=123, channel=456, host=789, game="marauders")
    async with opened() as world:
        assert world.newest("start")
        rows = await world.bot.store.tables.find(guild=123)
        assert [row.channel for row in rows] == [456]


async def test_a_page_that_is_open_for_days_forgets_old_pictures(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.local.table._KEPT_PICTURES", 2)
    async with opened() as world:
        anne = world.members["Anne"]
        await world.click(anne, world.newest("start"), "start")
        for _ in range(5):
            await world.click(anne, world.newest("board"), "board")
        pictures = world.env.backend.cdn._blobs
        assert 2 <= len(pictures) <= 2 + 2, "the last ones, and those that came after they were counted"
