"""Computer captains that fail: the member whose answer woke them must not suffer from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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

    world.captain = broken
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


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_what_a_crash_takes_from_computer_captains_they_do_again(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    live = await world.table("Anne", computers=2, game=game)
    tables, sailor = world.bot.tables, Sailor(world, "Anne")

    async def lost(_: LiveTable) -> None:
        return None

    ways: list[tuple[int, Any]] = []
    with monkeypatch.context() as dying:
        dying.setattr(tables, "let_captains_play", lost)
        while not live.computers_asked():
            assert await sailor.act(live)
            live = await tables.open(live.id)
    for saves in (False, True):
        async with tables.hold(live.id) as live:
            with monkeypatch.context() as crash:
                if not saves:
                    crash.setattr(tables, "_save", lost)
                await tables.let_captains_play(live)
            assert live.game is not None
            ways.append((live.game.version, live.game.view(None)))
            tables.forget(live.id)
    assert ways[0] == ways[1]
    live = await tables.open(live.id)
    assert live.game is not None
    assert (live.game.version, live.game.view(None)) == ways[1]
