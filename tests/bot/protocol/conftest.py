"""What the tests of the protocol share: tables in a store of their own, and doors to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.looking.looking import Looking
from bot.protocol import shapes
from bot.protocol.door import TableDoor, Tables
from bot.tables import LiveTable
from data.content.modules import module_locales
from engine.games import load_game
from engine.kernel import Table
from tests.domain.conftest import Harbour, Keeping, harbour, keeping

__all__ = ["harbour", "keeping"]


@pytest.fixture
async def pages(harbour: Harbour, keeping: Keeping) -> AsyncIterator[Tables]:
    """The tables of the harbour, for pages."""
    tables = harbour.tables
    made = Tables(
        tables,
        Answering(tables, keeping),
        Ordering(tables),
        Looking(tables),
        Perils(tables),
        now=harbour.clock.now,
    )
    yield made
    await made.close()


async def laid(
    harbour: Harbour,
    *members: Any,
    game: str,
    computers: int = 0,
    modules: Sequence[str] = (),
    **options: Any,
) -> LiveTable:
    """A table of a game with these modules and options, at which these members play."""
    live, spec = await harbour.lobby(*members, game=game, computers=computers), load_game(game)
    harbour.tables._text_folders = tuple(module_locales())
    seats = len(members) + computers
    begun = Table.new(
        spec, seats=seats, options=spec.resolve_options(options), seed="seed", modules=list(modules)
    )
    return await harbour._begin(live, begun)


async def asked(door: TableDoor) -> shapes.Question:
    """What the reader of a door is asked; he is asked something."""
    question = await door.question()
    assert isinstance(question, shapes.Question)
    return question


async def answered(door: TableDoor, *picks: str) -> None:
    """Answer what is asked, which is taken."""
    taken = await door.answer(shapes.Answer((await asked(door)).number, list(picks)))
    assert isinstance(taken, shapes.Taken), taken
