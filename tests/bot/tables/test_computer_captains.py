"""Computer captains that fail: the member whose answer woke them must not suffer from it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import LiveTable
from bot.tables.tell import Tell
from engine.kernel import Decision
from tests.bot.conftest import World
from tests.bot.sailor import Sailor, play_on


async def test_a_captain_that_breaks_down_gives_the_default_and_the_game_goes_on(world: World) -> None:
    failures: list[int] = []

    async def broken(live: LiveTable, seat: int, decision: Decision) -> list[str]:
        failures.append(decision.number)
        raise KeyError("no such chart")

    world.bot.tables.captain = broken
    live = await world.table("Anne", computers=1)
    assert world.newest("choices", live.place), "the table was posted all the same"
    live = await play_on(world, live, [Sailor(world, "Anne")])
    assert failures
    assert not live.is_running
    assert "Something went wrong" not in world.all_text(live.place)


async def test_a_captain_whose_answer_cannot_be_taken_is_reported_at_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await world.table("Anne", computers=1)
    tables, answer = world.bot.tables, world.bot.tables.answer

    async def fails_for_computers(table: LiveTable, seat: int, *more: Any) -> None:
        if table.holder(seat).is_computer:
            raise Tell("tell-fault")
        await answer(table, seat, *more)

    monkeypatch.setattr(tables, "answer", fails_for_computers)
    sailor = Sailor(world, "Anne")
    for _ in range(20):
        live = await tables.open(live.id)
        if live.stuck:
            break
        assert await sailor.act(live)
    assert live.stuck
    assert "A computer captain is stuck" in world.text(world.newest("choices", live.place))
