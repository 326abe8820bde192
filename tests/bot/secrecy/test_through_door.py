"""The same proof through the door of a table: every shape that a page gets, and when it hears of it.

`make test` compares some states of each game, in those ways to play one that are not compared through a
client of Discord's; `make soak` compares thousands of all (part `doors`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.log.writing import Wanted, Written, written_of
from bot.protocol import shapes
from bot.protocol.story import _Told
from bot.protocol.table import table_of
from bot.tables import LiveTable, LiveTables
from engine.kernel import Game, Step
from tests.bot.secrecy import test_secrecy
from tests.bot.secrecy.doors import Doors, noted_boards
from tests.bot.secrecy.proof import prove
from tests.bot.secrecy.test_secrecy import (
    BY_CLIENTS,
    TRIALS,
    asks_unseen,
    asks_with_secret_options,
    in_rounds,
    tells_in_public,
)
from tests.kernel.small import yes_no

quick = test_secrecy._quick
PLAYS_OUT = True
STATES = 3
MANY = {name: 220 if "," in name else 300 for name in TRIALS}
"""3,000 in all, and more."""

every = pytest.mark.parametrize("name", TRIALS)


@pytest.fixture(autouse=True)
def _noted(quick: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with noted_boards(monkeypatch):
        yield


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", [name for name in TRIALS if name not in BY_CLIENTS])
async def test_no_page_can_tell_two_worlds_apart(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="door")
    tally = await prove(trial, playouts=20, share=0.05, most=STATES, client=Doors)

    assert tally["compared"] == STATES
    assert tally["impossible"] <= 1


@pytest.mark.soak("doors")
@every
async def test_no_page_can_tell_two_worlds_apart_in_many_states(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="doors")
    share = 0.02 if "holders" in name else 0.1
    tally = await prove(trial, playouts=1_000, share=share, most=MANY[name], client=Doors)

    assert tally["compared"] == MANY[name]
    # Of 220 states a few more have no second world than of thousands.
    assert tally["impossible"] < 0.05 * MANY[name]
    assert tally["asked unseen"] > 5 or "holders" not in name


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("asks", [asks_with_secret_options, asks_unseen])
async def test_games_that_keep_secrets_pass(asks: Any) -> None:
    tally = await prove(in_rounds(asks), playouts=8, share=1.0, most=40, client=Doors)

    assert tally["compared"] == 40


async def test_a_game_that_tells_is_found() -> None:
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(tells_in_public), playouts=8, share=1.0, most=60, client=Doors)


async def test_a_table_that_names_its_version_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(reader: Any, cursor: str = "") -> shapes.Table:
        told = table_of(reader, cursor)
        told.title += str(reader.live.game.version)
        return told

    monkeypatch.setattr("bot.protocol.door.table_of", telling)
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(asks_unseen), playouts=8, share=1.0, most=60, client=Doors)


async def test_a_text_for_a_forum_that_names_the_version_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def telling(tables: LiveTables, live: LiveTable, wanted: Wanted, member: int | None) -> Written:
        told = await written_of(tables, live, wanted, member)
        assert live.game is not None
        return Written(told.name, told.text + str(live.game.version))

    monkeypatch.setattr("bot.protocol.lookups.written_of", telling)
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(asks_unseen), playouts=8, share=1.0, most=60, client=Doors)


async def test_a_story_that_counts_what_others_are_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(told: _Told) -> int:
        return told.before + told.upto

    monkeypatch.setattr(_Told, "digest", lambda told, upto: str(counted(told)))
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(tells_one), playouts=8, share=1.0, most=60, client=Doors)


def tells_one(self: Step, game: Game[Any]) -> Any:
    """Who holds a vowel is told so, and nobody else."""
    game.log("vowel", only=[seat for seat in (1,) if {"a", "e"} & set(game.places.at(f"hand:{seat}"))])
    yield from game.ask(yes_no(0, "go on"))
