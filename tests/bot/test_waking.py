"""A start goes on with games at which something is left to do, and with the others at leisure."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.bench.start import start_s
from bot.tables import LiveTable
from bot.waking import Waking
from tests.bot.conftest import World


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables that were gone on with, in their order."""
    found: list[int] = []
    wake = Waking.wake

    async def noted(self: Waking, table: int) -> None:
        found.append(table)
        await wake(self, table)

    monkeypatch.setattr(Waking, "wake", noted)
    return found


def waking(world: World) -> Waking:
    """Of a process that has just connected, in the server of this world."""
    return Waking(world.bot.services, is_ours=lambda guild: guild == world.guild.id)


async def resting(world: World, *names: str) -> LiveTable:
    """A table that is posted and waits for members."""
    live = await world.table(*names)
    await world.calm()
    return live


async def test_games_at_which_nothing_is_left_come_after_the_others(
    world: World, woken: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.waking.FEW", 0)
    at_rest = await resting(world, "Anne", "Bart")
    unposted = await resting(world, "Cora", "Dirk")
    await world.bot.tables.note_messages(unposted, lambda _, messages: {**messages, "rests": None})
    start = waking(world)
    await start.begin()
    assert woken == [unposted.id]
    await start.others()
    assert woken == [unposted.id, at_rest.id]


async def test_an_answer_that_is_not_posted_comes_first_a_seat_that_was_given_away_at_leisure(
    world: World, woken: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.waking.FEW", 0)
    answered, mid_turn = await resting(world, "Anne", "Bart"), await resting(world, "Cora", "Dirk")
    with monkeypatch.context() as dying:
        dying.setattr(world.bot.poster, "refresh", lambda *_: None)
        asked = answered.members_asked()[0]
        decision = answered.asked(asked.seat)
        assert decision is not None
        async with world.bot.tables.hold(answered.id) as live:
            await world.bot.tables.answer(live, asked.seat, decision.number, decision.default)

        async def nothing(*_: object) -> None:
            return None

        dying.setattr(world.bot.tables, "let_captains_play", nothing)
        async with world.bot.tables.hold(mid_turn.id) as live:
            await world.bot.tables.replace(live, live.members_asked()[0].seat, level=2)
    start = waking(world)
    await start.begin()
    assert woken == [answered.id]
    assert mid_turn.computers_asked()
    await start.others()
    assert woken == [answered.id, mid_turn.id]
    assert not mid_turn.computers_asked()


async def test_while_games_are_few_all_go_on_at_once(world: World, woken: list[int]) -> None:
    tables = [await resting(world, "Anne", "Bart"), await resting(world, "Cora", "Dirk")]
    await waking(world).begin()
    assert woken == [live.id for live in tables]


async def test_games_of_a_server_that_was_left_stay_as_they_are(world: World, woken: list[int]) -> None:
    await resting(world, "Anne", "Bart")
    await Waking(world.bot.services, is_ours=lambda guild: False).begin()
    assert woken == []


async def test_messages_that_cannot_be_read_make_every_game_due(world: World) -> None:
    live, broken = await resting(world, "Anne", "Bart"), await resting(world, "Cora", "Dirk")
    left = world.bot.store.left
    assert [one.messages["rests"] == one.version for one in await left.playing()] == [True, True]
    async with world.bot.store._database.write() as connection:
        await connection.exec_driver_sql(f"UPDATE game_table SET messages = '{{' WHERE id = {broken.id}")
    assert [(one.table, one.messages) for one in await left.playing()] == [(live.id, {}), (broken.id, {})]


@pytest.mark.parametrize("messages", ["[]", "null", '{"called": null}', '{"left": [1]}'])
async def test_a_row_that_says_nothing_of_its_messages_keeps_nobody_from_waking(
    world: World, woken: list[int], messages: str
) -> None:
    odd, live = await resting(world, "Anne", "Bart"), await resting(world, "Cora", "Dirk")
    async with world.bot.store._database.write() as connection:
        await connection.exec_driver_sql(
            "UPDATE game_table SET messages = ? WHERE id = ?", (messages, odd.id)
        )
    await waking(world).begin()
    assert woken == [odd.id, live.id]


async def test_a_game_whose_bytes_are_gone_is_due(
    world: World, woken: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.waking.FEW", 0)
    live = await resting(world, "Anne", "Bart")
    async with world.bot.store._database.write() as connection:
        await connection.exec_driver_sql("DELETE FROM snapshot")
    await waking(world).begin()
    assert woken == [live.id]


async def test_who_was_deleted_or_has_ended_meanwhile_is_left_alone(
    world: World, woken: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.waking.FEW", 0)
    deleted, ended = await resting(world, "Anne", "Bart"), await resting(world, "Cora", "Dirk")
    start = waking(world)
    await start.begin()
    await world.bot.store.tables.delete(deleted.id)
    await world.bot.store.tables.end(ended.id)
    with capture_logs() as logs:
        await start.others()
    assert woken == []
    assert not [log for log in logs if log["log_level"] == "error"]


def test_a_start_with_many_games_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[int] = []

    async def wake(self: Waking, table: int) -> None:
        await asyncio.sleep(0)
        woken.append(table)

    monkeypatch.setattr("bot.waking.FEW", 2)
    monkeypatch.setattr("bot.bench.start._GAMES", 2)
    monkeypatch.setattr(Waking, "wake", wake)
    begin = Waking.begin

    async def begun(self: Waking) -> None:
        await begin(self)
        assert woken == [1, 2], "the copies are at rest, too"

    monkeypatch.setattr(Waking, "begin", begun)
    assert start_s(7) > 0
    assert woken[:2] == [1, 2]
