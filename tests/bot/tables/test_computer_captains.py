"""Computer captains that fail: the member whose answer woke them must not suffer from it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.tables import LiveTable
from engine.kernel import Decision, Entry, KernelFault, Table
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
    tables, answer = world.bot.tables, Table.answer

    def fails_for_computers(game: Table, seat: int, number: int, picks: Sequence[str]) -> list[Entry]:
        if live.holder(seat).is_computer:
            raise KernelFault("no such chart")
        return answer(game, seat, number, picks)

    monkeypatch.setattr(Table, "answer", fails_for_computers)
    sailor = Sailor(world, "Anne")
    for _ in range(20):
        live = await tables.open(live.id)
        if live.stuck:
            break
        assert await sailor.act(live)
    assert live.stuck
    assert "A computer captain is stuck" in world.text(world.newest("choices", live.place))
