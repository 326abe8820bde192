"""The race again, with a real game: every accepted answer is in the stored history, once and in order."""

from __future__ import annotations

import asyncio
import random

import pytest

from data.store import Seat, StaleVersion, Store
from engine.kernel import Table
from engine.kernel.table.saved import decode_input

ANSWERS = 200


@pytest.fixture
async def table(store: Store) -> int:
    row = await store.tables.create(guild=1, channel=1, host=1, game="marauders")
    game = Table.new("marauders", seats=4, seed="race")
    change = game.unsaved()
    assert change
    await store.tables.start(row.number, change, seats=[Seat(seat=seat, level=1) for seat in range(4)])
    return row.number


def answer(game: Table, dice: random.Random) -> None:
    seat = dice.choice(sorted(game.waiting))
    decision = game.waiting[seat]
    offered = [option.id for option in decision.options]
    # Defaults alone let a game pass by in fewer answers than are to race here.
    tries = [dice.sample(offered, min(decision.most, len(offered))) for _ in range(20)]
    picks = next((picks for picks in tries if decision.why_not(picks) is None), decision.default)
    game.answer(seat, decision.number, picks)


async def proven(store: Store, table: int, accepted: int) -> Table:
    """The stored table, after counting its answers and comparing it with its own log and history."""
    game = Table.load(await store.tables.load(table))
    inputs = [decode_input(data) for data in await store.tables.history(table)]
    assert sum(one.kind == "a" for one in inputs) == accepted
    assert game.version == 1 + accepted
    numbers = [entry.number for entry in await store.tables.entries(table)]
    assert numbers == list(range(len(numbers)))
    return game


async def test_200_answers_racing_on_one_game_are_all_stored(store: Store, table: int) -> None:
    live = Table.load(await store.tables.load(table))
    dice = random.Random(1)

    async def play() -> None:
        async with store.tables.lock(table):
            answer(live, dice)
            change = live.unsaved()
            assert change
            await store.tables.append(table, change)

    await asyncio.gather(*(play() for _ in range(ANSWERS)))
    kept = await proven(store, table, ANSWERS)
    assert kept.view(0) == live.view(0)
    assert kept.waiting.keys() == live.waiting.keys()


@pytest.mark.in_turn(3)
async def test_up_to_200_answers_to_copies_of_one_game_are_stored_or_refused(
    store: Store, table: int
) -> None:
    left = list(range(ANSWERS))
    accepted = refused = 0

    async def play(dice: random.Random) -> None:
        nonlocal accepted, refused
        while left:
            left.pop()
            while True:
                copy = Table.load(await store.tables.load(table))
                # Who wins the race decides how the game goes on: some end before all have answered.
                if copy.result is not None:
                    left.clear()
                    return
                answer(copy, dice)
                change = copy.unsaved()
                assert change
                try:
                    await store.tables.append(table, change)
                except StaleVersion:
                    refused += 1
                    await asyncio.sleep(dice.random() / 50)
                else:
                    accepted += 1
                    break

    await asyncio.gather(*(play(random.Random(racer)) for racer in range(8)))
    kept = await proven(store, table, accepted)
    assert kept.result is not None or accepted == ANSWERS
    assert refused > 0
