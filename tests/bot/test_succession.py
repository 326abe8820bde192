"""One process follows another on the same PostgreSQL: each click is answered, by one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import text

from bot import Settings, create_bot
from bot.problems import Problem
from bot.succession import Succession
from tests.bot.processes import CLICK, COMMAND, ON_SERVER, Discord, Start, discord_side, opened, server, start
from tests.patience import PATIENCE, until

__all__ = ["discord_side", "server", "start"]


@pytest.fixture
def settings() -> dict[str, Any]:
    return {"standby": True}


@ON_SERVER
async def test_a_rolling_restart_under_load_loses_no_click(discord_side: Discord, start: Start) -> None:
    first = await start()
    await opened(first)
    second = await start()
    async with discord_side.clicking():
        await until(lambda: len(discord_side.answered_by(first)) > 20)
        assert not second.is_open
        await first.close()
        await opened(second)
        await until(lambda: len(discord_side.answered_by(second)) > 20)
    assert sorted(discord_side.answered) == [*range(1, discord_side.clicks + 1)]
    for number in range(1, discord_side.clicks + 1):
        assert await second.store.members.get(number) == {"theme": "night"}


@ON_SERVER
async def test_whoever_was_followed_answers_nothing_more_and_ends_with_a_sentence(
    discord_side: Discord, start: Start, monkeypatch: pytest.MonkeyPatch
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
    async with discord_side.clicking():
        await until(lambda: len(discord_side.answered_by(second)) > 5)
    assert {*discord_side.answered.values()} == {second.store}


@ON_SERVER
async def test_a_command_waits_for_whoever_follows(
    discord_side: Discord, start: Start, monkeypatch: pytest.MonkeyPatch
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


async def test_a_file_has_nobody_who_stands_by(tmp_path: Path) -> None:
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
