"""From click to acknowledgement: this bot's time divided by that of a bare discord.py bot for the same click.

Both run in SimCord and get the same click on a message of the same shape; the time runs from the gateway's
event to the request that acknowledges it, without the work that follows.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.components
import simcord.results
from discord import ui
from discord.ext import commands

from bot import create_bot
from bot.bench.plan import plan
from bot.controls.ids import read_id
from bot.settings import Settings
from bot.tables.member import Member
from tools.simulated.discord import QuickEnv

CLICKS = 120
WARM_UP = 20
ROUNDS = 3


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
    """The components of the clicked message, and the bot's seconds for each click."""
    with tempfile.TemporaryDirectory() as folder:
        # No settings file: the bench measures the same everywhere.
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
        )
        bot = create_bot(settings)
        async with _world(bot) as (env, channel, member):
            host = Member(member.id, "Anne", guild=channel.guild.id)
            live = await bot.lobbies.opening.new(host, channel.guild.id, channel.id, plan().game)
            async with bot.tables.hold(live.id) as held:
                await bot.lobbies.seating.fill(held, 1)
                await bot.lobbies.starting.begin(held)
            # Pictures are looked up in a thread, and the simulation does not wait for it.
            await bot.poster.settle(live)
            await env.settle()
            return await _times(env, member, live.place, clicks, "choices")


async def bare_times(components: list[dict[str, Any]], clicks: int) -> list[float]:
    """A bare bot's seconds for each click on a message of these components."""
    bot = commands.AutoShardedBot(
        command_prefix=commands.when_mentioned,
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
    )
    async with _world(bot) as (env, channel, member):
        view = _bare_view(components)
        place = bot.get_partial_messageable(channel.id, guild_id=channel.guild.id)
        await place.send(view=view)
        return (await _times(env, member, channel.id, clicks, "choices"))[1]


_World = tuple[simcord.Env, Any, simcord.MemberActor]


@asynccontextmanager
async def _world(bot: commands.AutoShardedBot) -> AsyncGenerator[_World]:
    env = QuickEnv(bot, shard_count=1, check_errors=False, settle_timeout=60)
    await env.start()
    try:
        guild = env.create_guild("Bench")
        yield env, guild.create_text_channel("bench"), guild.add_member(env.create_user("anne"))
    finally:
        await env.shutdown()
        await bot.close()


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


class _Answered(ui.Button[Any]):
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _times(
    env: simcord.Env, member: simcord.MemberActor, channel: int, clicks: int, verb: str
) -> tuple[list[dict[str, Any]], list[float]]:
    """Seconds from each click's event to the request that acknowledges it; and the clicked message."""
    stored = list(env.backend.messages[channel].values())[-1]
    custom_id = next(
        item["custom_id"]
        for item in simcord.components.walk_components(stored.components)
        if (click := read_id(item.get("custom_id") or "")) is not None and click.verb == verb
    )
    clock = _Clock(env)
    message = simcord.results.ResponseMessage(env, stored)
    for _ in range(clicks + WARM_UP):
        await member.click(message, custom_id=custom_id)
    assert len(clock.times) == clicks + WARM_UP, "every click is acknowledged"
    return stored.components, clock.times[WARM_UP:]


class _Clock:
    """Measures at the two ends: where SimCord hands an event in and where a request comes out."""

    def __init__(self, env: simcord.Env) -> None:
        self.times: list[float] = []
        self._began = 0.0
        env.backend.subscribers.insert(0, self._event)
        adapter = env._webhook_adapter  # pyright: ignore[reportPrivateUsage]
        self._request = adapter.request
        adapter.request = self._timed

    def _event(self, event: str, _payload: object) -> None:
        if event == "INTERACTION_CREATE":
            self._began = time.perf_counter()

    async def _timed(self, route: Any, *args: Any, **more: Any) -> Any:
        if route.url.endswith("/callback"):
            self.times.append(time.perf_counter() - self._began)
        return await self._request(route, *args, **more)
