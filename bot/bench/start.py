"""How long a bot takes until it is there for its members, when thousands of games were under way."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from bot import create_bot
from bot.bench.laid import lay, new_game
from bot.bench.nowhere import Nowhere
from bot.settings import Settings
from data.store.bench import Copies

TABLES = 10_000
"""At least so many games are under way."""
_GAMES = 20
"""Games that differ; the others are copies."""


def start_s(tables: int = TABLES) -> float:
    """Seconds from the login until every game at which something was left to do has gone on, and timers run.

    The last process had posted all of them, and all wait for members.
    """
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
        )
        return asyncio.run(_measured(settings, tables))


async def _measured(settings: Settings, tables: int) -> float:
    bot = create_bot(settings)
    async with Nowhere().serving(bot):
        laid = 0
        for number in range(min(_GAMES, tables)):
            await lay(bot, new_game(number, rests=True))
            laid += 1
        copies = Copies(bot.store.tables._database)  # pyright: ignore[reportPrivateUsage]
        while laid < tables:
            await copies.double()
            laid *= 2
    began = time.perf_counter()
    bot = create_bot(settings)
    async with Nowhere().serving(bot):
        await bot.on_ready()
        return time.perf_counter() - began
