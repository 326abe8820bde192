"""One process follows another on the same PostgreSQL: each click is answered, by one of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot import Settings, create_bot
from bot.app import Quartermaster
from bot.interactions.clicks import Clicks
from bot.posting.signs import Signs
from bot.problems import Problem
from bot.succession import Succession
from tests.patience import PATIENCE, until
from tests.store.postgres import postgres, why_not

ON_SERVER = pytest.mark.skipif(bool(why_not()), reason=why_not())
CLICK, COMMAND = discord.InteractionType.component, discord.InteractionType.application_command
Start = Callable[[], Awaitable[Quartermaster]]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


class Members:
    """They click all the time. Discord tells every process of it, and takes one acknowledgement."""

    def __init__(self) -> None:
        self.bots: list[Quartermaster] = []
        self.clicks = 0
        self.acknowledged: set[int] = set()
        self.answered: list[tuple[int, object]] = []
        self._told: list[asyncio.Task[None]] = []

    async def click(self) -> None:
        """One more click."""
        self.clicks += 1
        click: Any = SimpleNamespace(type=CLICK, id=self.clicks)
        self._told += [asyncio.create_task(bot.on_interaction(click)) for bot in self.bots]
        await asyncio.sleep(0.01)

    async def arrived(self, clicks: Clicks, click: Any) -> None:
        """What the bot does: acknowledge, if nobody has; and write."""
        if click.id in self.acknowledged:
            return
        self.acknowledged.add(click.id)
        store = clicks._services.store
        await store.members.set(click.id, theme="night")
        self.answered.append((click.id, store))

    def answered_by(self, bot: Quartermaster) -> list[int]:
        """The clicks that a process has answered."""
        return [number for number, store in self.answered if bot.is_open and store is bot.store]

    @asynccontextmanager
    async def clicking(self) -> AsyncGenerator[None]:
        """As long as this lasts."""
        over = False

        async def go_on() -> None:
            while not over:
                await self.click()

        going = asyncio.create_task(go_on())
        try:
            yield
        finally:
            over = True
            await going
            await asyncio.gather(*self._told)


@pytest.fixture
def members(monkeypatch: pytest.MonkeyPatch) -> Members:
    made = Members()
    monkeypatch.setattr(Clicks, "arrived", lambda clicks, click: made.arrived(clicks, click))
    # A slow machine takes longer than Discord waits.
    monkeypatch.setattr("bot.succession.YOUNG", PATIENCE)
    return made


@pytest.fixture
async def start(
    server: str, tmp_path: Path, members: Members, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Start]:
    async def registered(*_: object) -> None: ...

    monkeypatch.setattr("bot.app.register", registered)
    monkeypatch.setattr(Signs, "start", lambda _: None)
    monkeypatch.setattr(Quartermaster, "is_ready", lambda _: True)
    chosen = Settings(database_url=server, standby=True)

    async def started() -> Quartermaster:
        bot = create_bot(chosen)
        await bot._async_setup_hook()
        await bot.setup_hook()
        members.bots.append(bot)
        return bot

    yield started
    for bot in members.bots:
        await bot.close()


async def opened(bot: Quartermaster) -> None:
    async with asyncio.timeout(PATIENCE):
        await bot.wait_until_open()


@ON_SERVER
async def test_a_rolling_restart_under_load_loses_no_click(members: Members, start: Start) -> None:
    first = await start()
    await opened(first)
    second = await start()
    async with members.clicking():
        await until(lambda: len(members.answered_by(first)) > 20)
        assert not second.is_open
        await first.close()
        await opened(second)
        await until(lambda: len(members.answered_by(second)) > 20)
    assert sorted(number for number, _ in members.answered) == [*range(1, members.clicks + 1)]
    for number in range(1, members.clicks + 1):
        assert await second.store.members.get(number) == {"theme": "night"}


@ON_SERVER
async def test_whoever_was_followed_answers_nothing_more_and_ends_with_a_sentence(
    members: Members, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It did not reach its database for longer than the lease lasts, and does again."""
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 30)
    first = await start()
    await opened(first)
    second = await start()
    async with first.store._database.write() as connection:
        await connection.execute(text("UPDATE lease SET until = 0, token = token + 1, holder = 'nobody'"))
    await opened(second)
    assert first._following is not None
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(Problem, match="has taken over the database"):
            await asyncio.shield(first._following)
    async with members.clicking():
        await until(lambda: len(members.answered_by(second)) > 5)
    assert {store for _, store in members.answered} == {second.store}


@ON_SERVER
async def test_a_command_waits_for_whoever_follows(
    members: Members, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await start()
    await opened(first)
    second, carried_out = await start(), list[object]()
    monkeypatch.setattr(
        type(second.tree), "_from_interaction", lambda _, command: carried_out.append(command)
    )
    command: Any = SimpleNamespace(type=COMMAND)
    assert await first.tree.interaction_check(command)
    assert not await second.tree.interaction_check(command)
    await first.close()
    assert not await first.tree.interaction_check(command)
    await opened(second)
    await until(lambda: carried_out == [command])
    assert await second.tree.interaction_check(command)


async def test_a_file_has_nobody_who_stands_by(tmp_path: Path, members: Members) -> None:
    chosen = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}", standby=True)
    bot = create_bot(chosen)
    with pytest.raises(Problem, match="take STANDBY and PROCESSES out"):
        await bot.prepare()
    await bot.close()


def test_what_waits_too_long_and_choices_while_somebody_types_are_not_carried_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting = Succession()
    kinds = (CLICK, discord.InteractionType.autocomplete, COMMAND)
    kept: list[Any] = [SimpleNamespace(type=kind) for kind in kinds]
    for interaction in kept:
        waiting.keep(interaction)
    assert waiting.take() == [kept[0], kept[2]]
    assert waiting.take() == []
    waiting.keep(kept[0])
    monkeypatch.setattr("bot.succession.YOUNG", -1.0)
    assert waiting.take() == []
