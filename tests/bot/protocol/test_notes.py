"""Notes on the page: kept through the reader's own door, and nothing of them at any other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.protocol import shapes
from bot.protocol.door import TableDoor, Tables
from bot.tables.columns.seat import MOST_NOTED
from tests.bot.protocol.conftest import laid
from tests.domain.conftest import ANNE, BART, Harbour

WRITTEN = "Bart hides the Royal Pardon\nTortuga wants cocoa"


async def all_of(door: TableDoor, seats: int) -> dict[str, Any]:
    """Everything a door gives, as JSON."""
    calls = {
        "table": door.table,
        "view": door.view,
        "question": door.question,
        "story": lambda: door.story(None),
        "board": door.board,
        "orders": door.orders,
        "newest": door.newest,
        **{f"seat {seat}": lambda seat=seat: door.thing(f"seat:{seat}") for seat in range(seats)},
    }
    return {name: msgspec.to_builtins(await call()) for name, call in calls.items()}


@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
async def test_notes_are_read_by_their_writer_alone(harbour: Harbour, pages: Tables, game: str) -> None:
    live = await laid(harbour, ANNE, BART, game=game)
    own, others = pages.door(live.id, ANNE), [pages.door(live.id, who) for who in (BART, None)]
    before, heard = [await all_of(door, 2) for door in others], (await own.newest()).version
    assert (await own.view()).written == ""
    assert await own.notes(shapes.KeepNotes(f" {WRITTEN}\n")) == shapes.Taken()
    assert (await own.view()).written == WRITTEN
    assert (await own.newest()).version != heard, "his other window shows them too"
    assert [await all_of(door, 2) for door in others] == before
    assert await own.notes(shapes.KeepNotes("")) == shapes.Taken()
    assert (await own.view()).written == ""
    assert (await own.newest()).version == heard


async def test_too_much_is_refused_in_a_sentence(harbour: Harbour, pages: Tables) -> None:
    door = pages.door((await laid(harbour, ANNE, BART, game="port_royal")).id, ANNE)
    refused = await door.notes(shapes.KeepNotes("x" * (MOST_NOTED + 1)))
    assert isinstance(refused, shapes.Refused)
    assert "1,000" in refused.refused
    assert (await door.view()).written == ""
