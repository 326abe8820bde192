"""From click to acknowledgement: this bot's time divided by that of a bare discord.py bot for the same click.

Both stand before the same Discord that takes everything, and get the same click on a message of the same
shape; the time runs from the gateway's event to the request that acknowledges it, without what follows.

What follows this bot's click (a private message is written) leaves the processor's caches to other things,
and the library's own code takes twice as long after it. So the two are clicked in turn, each time after a
click of either that is not timed, this bot's last.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot import create_bot
from bot.bench.laid import lay, new_game
from bot.bench.nowhere import Nowhere
from bot.controls.every import read
from bot.controls.looking import SHOW_CHOICES
from bot.posting.seen import scene_of
from bot.present.table.scene import table_layout
from bot.settings import Settings

CLICKS = 120
WARM_UP = 20
ROUNDS = 3
Clicked = Callable[[], Awaitable[float]]
"""Clicks, waits for the end of what follows, and says how many seconds the acknowledgement took."""
PATIENCE = 60.0
"""Seconds after which a click will not be acknowledged any more."""


def ack_ratio(clicks: int = CLICKS) -> float:
    """The bot's median time to acknowledge a click, divided by a bare bot's, in this run on this machine.

    The smallest of some ratios counts, because anything else the machine does only adds.
    """
    return min(asyncio.run(_ratio(clicks)) for _ in range(ROUNDS))


async def _ratio(clicks: int) -> float:
    ours, bare = await times(clicks)
    return statistics.median(ours) / statistics.median(bare)


async def times(clicks: int) -> tuple[list[float], list[float]]:
    """The bot's seconds for each click on *choices* of a table's message, and a bare bot's for the same."""
    with tempfile.TemporaryDirectory() as folder:
        # No settings file: the bench measures the same everywhere.
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
        )
        bot, around = create_bot(settings), _Timed()
        async with around.serving(bot):
            table = await lay(bot, new_game(0))
            await bot.on_ready()
            live = await bot.tables.open(table)
            await bot.poster.settle(live)
            ours = partial(around.time, bot, SHOW_CHOICES.at(table, False).custom_id)
            async with _bare(table_layout(scene_of(live)).to_components()) as bare:
                return await _in_turn(ours, bare, clicks)


async def _in_turn(ours: Clicked, bare: Clicked, clicks: int) -> tuple[list[float], list[float]]:
    took: tuple[list[float], list[float]] = ([], [])
    for _ in range(clicks + WARM_UP):
        for click, times in zip((ours, bare), took, strict=True):
            await bare()
            await ours()
            times.append(await click())
    return took[0][WARM_UP:], took[1][WARM_UP:]


@asynccontextmanager
async def _bare(components: list[dict[str, Any]]) -> AsyncGenerator[Clicked]:
    """What clicks on *choices* of a bare bot's message of these components."""
    bot, around = _bare_bot(), _Timed()
    async with around.serving(bot):
        view = _bare_view(components)
        bot.add_view(view)
        ids = [button.custom_id or "" for button in _buttons(view)]
        shows = next(id for id in ids if (click := read(id)) is not None and click.control is SHOW_CHOICES)
        yield partial(around.time, bot, shows)


def _bare_bot() -> commands.AutoShardedBot:
    return commands.AutoShardedBot(
        command_prefix=commands.when_mentioned,
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
    )


def _bare_view(components: list[dict[str, Any]]) -> ui.LayoutView:
    """The same message as a plain discord.py bot would send it: a method answers its buttons."""
    view = ui.LayoutView(timeout=None)
    for component in components:
        view.add_item(_plain(component))
    return view


def _plain(component: dict[str, Any]) -> ui.Item[Any]:
    inner: list[ui.Item[Any]] = [_plain(child) for child in component.get("components", [])]
    match component["type"]:
        case 17:
            return ui.Container[Any](*inner)
        case 1:
            return ui.ActionRow[Any](*inner)
        case 2:
            return _Answered(label=component["label"], custom_id=component["custom_id"])
        case 10:
            return ui.TextDisplay(component["content"])
        case _:
            return ui.Separator()


def _buttons(view: ui.LayoutView) -> list[_Answered]:
    return [item for item in view.walk_children() if isinstance(item, _Answered)]


class _Answered(ui.Button[Any]):
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


class _Timed(Nowhere):
    """It notes when it hears of an acknowledgement."""

    def __init__(self) -> None:
        super().__init__()
        self._acknowledged: asyncio.Future[float] | None = None

    async def request(self, route: Any, *args: Any, **more: Any) -> Any:
        heard = self._acknowledged
        if route.url.endswith("/callback") and heard is not None and not heard.done():
            heard.set_result(time.perf_counter())
        return await super().request(route, *args, **more)

    async def time(self, bot: commands.AutoShardedBot, custom_id: str) -> float:
        """Seconds from a click's event to the request that acknowledges it."""
        idle, self._acknowledged = asyncio.all_tasks(), asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.click(bot, custom_id)
        took = await asyncio.wait_for(self._acknowledged, PATIENCE) - began
        # What follows a click is over before the next one.
        if following := asyncio.all_tasks() - idle:
            await asyncio.wait(following, timeout=PATIENCE)
        return took
