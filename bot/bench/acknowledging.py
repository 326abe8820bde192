"""From click to acknowledgement: this bot's time divided by that of a bare discord.py bot for the same click.

Both stand before the same Discord that takes everything, and get the same click on a message of the same
shape; the time runs from the gateway's event to the request that acknowledges it, without what follows.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
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
PATIENCE = 60.0
"""Seconds after which a click will not be acknowledged any more."""


def ack_ratio(clicks: int = CLICKS) -> float:
    """The bot's median time to acknowledge a click, divided by a bare bot's, in this run on this machine.

    The two take turns; the smallest of their ratios counts, because anything else the machine does only adds.
    """
    return min(asyncio.run(_ratio(clicks)) for _ in range(ROUNDS))


async def _ratio(clicks: int) -> float:
    components, ours = await our_times(clicks)
    bare = await bare_times(components, clicks)
    return statistics.median(ours) / statistics.median(bare)


async def our_times(clicks: int) -> tuple[list[dict[str, Any]], list[float]]:
    """The components of the table's message, and the bot's seconds for each click on *choices*."""
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
            components = table_layout(scene_of(live)).to_components()
            asked = SHOW_CHOICES.at(table, False).custom_id
            return components, await around.times(bot, asked, clicks)


async def bare_times(components: list[dict[str, Any]], clicks: int) -> list[float]:
    """A bare bot's seconds for each click on *choices* of a message of these components."""
    bot, around = _bare_bot(), _Timed()
    async with around.serving(bot):
        view = _bare_view(components)
        bot.add_view(view)
        ids = [button.custom_id or "" for button in _buttons(view)]
        shows = next(id for id in ids if (click := read(id)) is not None and click.control is SHOW_CHOICES)
        return await around.times(bot, shows, clicks)


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

    async def times(self, bot: commands.AutoShardedBot, custom_id: str, clicks: int) -> list[float]:
        """Seconds from each click's event to the request that acknowledges it."""
        took: list[float] = []
        for _ in range(clicks + WARM_UP):
            idle, self._acknowledged = asyncio.all_tasks(), asyncio.get_running_loop().create_future()
            began = time.perf_counter()
            self.click(bot, custom_id)
            took.append(await asyncio.wait_for(self._acknowledged, PATIENCE) - began)
            # What follows a click is over before the next one.
            if following := asyncio.all_tasks() - idle:
                await asyncio.wait(following, timeout=PATIENCE)
        return took[WARM_UP:]
