"""What a simulated table relies on in SimCord, which promises none of it: real time for its bot."""

from __future__ import annotations

import asyncio
import inspect
import time
from datetime import UTC, datetime, timedelta

import discord
import pytest
import simcord
from discord import ui
from discord.ext import commands, tasks

from tests.patience import PATIENCE, until
from tools.simulated.discord import LiveEnv, QuickEnv, go_live


class _Slow(ui.Button[ui.View]):
    """A button whose handler goes on, after it has acknowledged, only when it is told to."""

    def __init__(self) -> None:
        super().__init__(label="Slow", custom_id="slow")
        self.go_on = asyncio.Event()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await self.go_on.wait()
        await interaction.edit_original_response(content="Done")


class _Bot(commands.AutoShardedBot):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix=commands.when_mentioned, intents=intents, shard_count=1)
        self.ticks = {"sleep": 0, "wait_for": 0, "loop": 0}
        self.clock: list[float] = []

    async def setup_hook(self) -> None:
        self.sleeping = asyncio.create_task(self._sleep())
        self.waiting = asyncio.create_task(self._wait())
        self.looping.start()

    async def _sleep(self) -> None:
        while True:
            self.clock.append(time.monotonic())
            await asyncio.sleep(0.1)
            self.ticks["sleep"] += 1

    async def _wait(self) -> None:
        while True:
            try:
                await asyncio.wait_for(asyncio.Event().wait(), 0.1)
            except TimeoutError:
                self.ticks["wait_for"] += 1

    @tasks.loop(seconds=0.1)
    async def looping(self) -> None:
        self.ticks["loop"] += 1

    async def close(self) -> None:
        self.sleeping.cancel()
        self.waiting.cancel()
        self.looping.cancel()
        await super().close()


def test_simcord_still_has_the_two_names() -> None:
    private, public = simcord.Env._bot_scope, simcord.Env.time_context
    assert (
        inspect.signature(private).parameters.keys()
        == inspect.signature(public).parameters.keys()
        == {"self"}
    )
    assert LiveEnv._bot_scope is public
    clock = simcord.Env(_Bot()).backend.clock
    assert all(hasattr(clock, name) for name in ("elapsed", "now", "advance"))


async def test_the_bot_lives_in_real_time() -> None:
    bot = _Bot()
    env = LiveEnv(bot, shard_count=1)
    guild = env.create_guild("Port of call", id=1720 << 22)
    channel = guild.create_text_channel("harbour")
    anne = guild.add_member(env.create_user("anne"))
    fixed = (channel.id, anne.id)
    go_live(env)
    await env.start()
    try:
        await until(lambda: all(ticks >= 3 for ticks in bot.ticks.values()))
        assert bot.clock[-1] - bot.clock[0] >= 0.2, "its clock goes on with nobody acting"
        view = ui.View(timeout=None)
        slow = _Slow()
        view.add_item(slow)
        with env.time_context():
            before = datetime.now(UTC)
            sent = await bot.get_partial_messageable(channel.id, guild_id=guild.id).send("?", view=view)
        # An id counts whole milliseconds.
        assert before - timedelta(milliseconds=1) <= sent.created_at <= datetime.now(UTC)
        async with asyncio.timeout(PATIENCE):  # a click does not wait for what it brings about
            result = await anne.click(channel.history(viewer=anne)[-1], custom_id="slow")
        await until(lambda: result.acknowledged)
        assert channel.history(viewer=anne)[-1].content == "?"
        slow.go_on.set()
        await until(lambda: channel.history(viewer=anne)[-1].content == "Done")
        assert not env.errors
    finally:
        await bot.close()
        await env.shutdown()
    # The same order gives the same ids, whatever the time is.
    again = LiveEnv(_Bot(), shard_count=1)
    guild = again.create_guild("Port of call", id=1720 << 22)
    assert fixed == (guild.create_text_channel("harbour").id, guild.add_member(again.create_user("anne")).id)


class _Busy(commands.AutoShardedBot):
    """It has work now, and something to do in less than a minute."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), shard_count=1
        )
        self.done: list[str] = []

    async def setup_hook(self) -> None:
        asyncio.get_running_loop().call_later(PATIENCE * 0.9, self.done.append, "later")
        self.work = asyncio.create_task(self._work())

    async def _work(self) -> None:
        await asyncio.to_thread(time.sleep, 0.2)
        self.done.append("now")


async def test_slow_work_is_waited_for_and_what_is_due_later_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.simulated.discord.SOON", 0.02)
    bot = _Busy()
    env = QuickEnv(bot, shard_count=1, settle_timeout=PATIENCE)
    await env.start()
    try:
        assert bot.done == ["now"]
        await env.settle()
        assert bot.done == ["now"]
        await env.advance_time(PATIENCE)
        assert bot.done == ["now", "later"]
    finally:
        await bot.close()
        await env.shutdown()
