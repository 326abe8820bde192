"""Several processes of the bot on one PostgreSQL, and a Discord that tells each of them of every click."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot import Settings, create_bot
from bot.app import Quartermaster
from bot.interactions.clicks import Clicks
from bot.posting.signs import Signs
from data.store import open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from tests.patience import PATIENCE, until
from tests.store.postgres import postgres, why_not

ON_SERVER = pytest.mark.skipif(bool(why_not()), reason=why_not())
CLICK, COMMAND = discord.InteractionType.component, discord.InteractionType.application_command
Start = Callable[..., Awaitable[Quartermaster]]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The URL of a PostgreSQL of the module's own."""
    with postgres() as url:
        yield url


async def emptied(url: str) -> None:
    """Nothing is in the database, and it is up to date: several migrations at once are those of several
    processes, and not of one.
    """
    database = Database(read_url(url))
    async with database.write() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await database.close()
    await (await open_store(url)).close()


class Discord:
    """Tells every process of each click, and takes one acknowledgement of it."""

    def __init__(self) -> None:
        self.bots: list[Quartermaster] = []
        self.clicks = 0
        self.answered: dict[int, object] = {}
        """By the number of a click the store of who has answered it."""
        self._told: list[asyncio.Task[None]] = []

    def click(self, guild: int | None = None, custom_id: str = "") -> int:
        """One more click there; gives its number."""
        self.clicks += 1
        click: Any = SimpleNamespace(
            type=CLICK, id=self.clicks, guild_id=guild, data={"custom_id": custom_id}
        )
        self._told += [asyncio.create_task(bot.on_interaction(click)) for bot in self.bots]
        return self.clicks

    async def arrived(self, clicks: Clicks, click: Any) -> None:
        """What the bot does: acknowledge, and write."""
        assert click.id not in self.answered, "by two"
        self.answered[click.id] = clicks._services.store
        await clicks._services.store.members.set(click.id, theme="night")

    async def by(self, click: int) -> Any:
        """The store of the process that has answered it, once one has."""
        return await until(lambda: self.answered.get(click))

    def answered_by(self, bot: Quartermaster) -> list[int]:
        """The clicks that a process has answered."""
        return [number for number, store in self.answered.items() if bot.is_open and store is bot.store]

    @asynccontextmanager
    async def clicking(self) -> AsyncGenerator[None]:
        """Members click all the time, as long as this lasts."""
        over = False

        async def go_on() -> None:
            while not over:
                self.click()
                await asyncio.sleep(0.01)

        going = asyncio.create_task(go_on())
        try:
            yield
        finally:
            over = True
            await going
            await self.all_told()

    async def all_told(self) -> None:
        """Every process has done with what it was told."""
        await asyncio.gather(*self._told)


@pytest.fixture
def discord_side(monkeypatch: pytest.MonkeyPatch) -> Discord:
    made = Discord()
    monkeypatch.setattr(Clicks, "arrived", lambda clicks, click: made.arrived(clicks, click))
    # A slow machine takes longer than Discord waits.
    monkeypatch.setattr("bot.succession.YOUNG", PATIENCE)
    return made


@pytest.fixture
def settings() -> dict[str, Any]:
    """What the processes are set to, beside their database."""
    return {}


@pytest.fixture
async def start(
    server: str, settings: dict[str, Any], discord_side: Discord, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Start]:
    """Starts one more process, with options of `create_bot`; all are closed at the end."""

    async def registered(*_: object) -> None: ...

    monkeypatch.setattr("bot.app.register", registered)
    monkeypatch.setattr(Signs, "start", lambda _: None)
    monkeypatch.setattr(Quartermaster, "is_ready", lambda _: True)
    chosen = Settings(database_url=server, **settings)

    async def started(**options: Any) -> Quartermaster:
        bot = create_bot(chosen, **options)
        await bot._async_setup_hook()
        await bot.setup_hook()
        discord_side.bots.append(bot)
        return bot

    yield started
    for bot in discord_side.bots:
        await bot.close()


async def opened(*bots: Quartermaster) -> None:
    """Once all of these play."""
    async with asyncio.timeout(PATIENCE):
        for bot in bots:
            await bot.wait_until_open()
