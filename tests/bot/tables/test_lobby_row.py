"""What a table's row keeps of its lobby: read and written as one, whatever release wrote it."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from bot.tables.lobby import LobbyRow, ReadyCheck
from bot.tables.pace import ANSWER, LIVE, PACES
from data.store.personal import NOBODY, without
from engine.captains import Level
from tests.bot.conftest import World

ANNE, BART = 900000000000000001, 900000000000000002
MOMENT = datetime(2026, 7, 1, 20, 30, tzinfo=UTC)
STORED = {
    "names": {str(ANNE): "Anne", str(BART): "Bart"},
    "seed": "8d3f",
    "level": 1,
    "newcomers": [BART],
    "reliable": {str(BART): [5, 96]},
    "locales": {str(ANNE): "en-GB"},
    "pace": "daily",
    "at_deadline": "seat",
    "bank": 30,
    "odds": False,
    "helm": True,
    "asides": False,
    "language": "de",
    "title": True,
    "invited": [BART],
    "follows": 41,
    "latecomers": False,
    "starts_at": "2026-07-01T20:30:00+00:00",
    "called": "2026-07-01T20:30:00.000250+00:00",
    "ready": {"id": "01203000", "yes": [ANNE], "until": "2026-07-01T20:45:00+00:00", "message": 17},
    "cover": True,
    "told": [ANNE],
    "met": [BART],
    "letter": [11, 12],
    "opened": True,
    "sandbox": True,
    "panel": True,
    "tried": 41,
    "challenge": "2026-07-03",
    "sealed": True,
    "duplicate": 41,
    "twins": [43],
    "salt": "9e1a",
    "compared": {str(BART): [11, -25]},
    "again": 42,
}
"""A row with all that any release has stored."""
BOT = Path(__file__).parents[3] / "bot"
OF_DICTS = ("get", "items", "keys", "values", "pop", "setdefault", "update", "copy")


def test_all_that_was_ever_stored_is_read_and_written_as_it_was() -> None:
    row = LobbyRow.of(STORED)
    assert json.dumps(row.stored()) == json.dumps(STORED)
    assert set(STORED) == {field.name for field in msgspec.structs.fields(LobbyRow)} - {"others"}
    assert row.names == {ANNE: "Anne", BART: "Bart"}
    assert row.locales == {ANNE: "en-GB"}
    assert (row.newcomers, row.invited, row.again) == ((BART,), (BART,), 42)
    assert (row.told, row.met, row.letter) == ((ANNE,), (BART,), (11, 12))
    assert (row.twins, row.compared) == ((43,), {BART: (11, -25)})
    assert (row.starts_at, row.called) == (MOMENT, MOMENT + timedelta(microseconds=250))
    until = MOMENT + timedelta(minutes=15)
    assert row.ready == ReadyCheck(id="01203000", yes=(ANNE,), until=until, message=17)


def test_a_row_that_lacks_something_means_what_it_always_meant() -> None:
    row = LobbyRow.of({})
    assert row == LobbyRow()
    assert row.stored() == {}
    assert (row.level, row.pace, row.at_deadline) == (Level.SENSIBLE, LIVE, ANSWER)
    assert (row.odds, row.latecomers, row.title, row.cover) == (True, True, False, False)
    assert (row.names, row.newcomers, row.invited, row.language) == ({}, (), (), None)
    assert (row.starts_at, row.called, row.ready, row.again) == (None, None, None, None)
    assert row.pace in PACES


def test_what_is_as_if_it_were_never_settled_is_not_stored() -> None:
    row = msgspec.structs.replace(LobbyRow.of(STORED), ready=None, starts_at=None, odds=True, level=2)
    assert row.stored().keys() == STORED.keys() - {"ready", "starts_at", "odds", "level"}
    posted = ReadyCheck(id="1", yes=(), until=MOMENT)
    asked = {"id": "1", "yes": [], "until": MOMENT.isoformat()}
    assert LobbyRow(ready=posted).stored() == {"ready": asked}


def test_what_another_release_has_stored_survives_a_change() -> None:
    later = {"wind": {"force": 7}, "names": {str(ANNE): "Anne"}, "others": [1], "pace": "yearly"}
    changed = msgspec.structs.replace(LobbyRow.of(later), level=1)
    assert changed.stored() == {**later, "level": 1}
    assert LobbyRow.of(changed.stored()) == changed


def test_a_name_that_was_a_deleted_members_id_is_no_name() -> None:
    erased = without({"names": {str(ANNE): str(BART), str(BART): "Bart"}}, BART)
    assert erased == {"names": {str(ANNE): NOBODY}}
    assert LobbyRow.of(erased).names == {}


def test_who_was_deleted_is_compared_with_nobody() -> None:
    erased = without({"compared": {str(ANNE): [11, 25], str(BART): [9, -25]}}, BART)
    assert LobbyRow.of(erased).compared == {ANNE: (11, 25)}


async def test_a_table_in_memory_reads_its_row_anew_whenever_that_has_changed(world: World) -> None:
    live = await world.lobby(world.member("Anne"))
    tables = world.bot.tables
    before = live.lobby
    assert live.lobby is before, "read once"
    async with tables.hold(live.id) as held:
        await tables.change_lobby(held, level=1, pace="daily")
    assert (live.lobby.level, live.pace, live.lobby.seed) == (1, PACES["daily"], before.seed)
    stored = (await world.bot.store.tables.get(live.id)).lobby
    assert stored == live.row.lobby
    assert stored == live.lobby.stored()
    with pytest.raises(TypeError):
        await tables.change_lobby(live, levle=2)
    live.row.lobby = {"pace": "yearly", "at_deadline": "never"}
    assert (live.pace, live.at_deadline) == (PACES[LIVE], ANSWER), "what is not known is not played"


# --- nobody else reads the column -------------------------------------------------------------------------


def _by_key(tree: ast.Module) -> Iterator[int]:
    """The lines that use a row's `lobby` as the dict that it is, or write one by hand."""
    read = {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "LobbyRow.of"
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="row" | "table") | ast.Attribute(attr="row"), attr="lobby"):
                if id(node) not in read and isinstance(node.ctx, ast.Load):
                    yield node.lineno
            case ast.Subscript(value=ast.Attribute(attr="lobby")):
                yield node.lineno
            case ast.Attribute(value=ast.Attribute(attr="lobby"), attr=name) if name in OF_DICTS:
                yield node.lineno
            case ast.Call(keywords=given):
                yield from (
                    one.value.lineno for one in given if one.arg == "lobby" and not _stored(one.value)
                )
            case _:
                pass


def _stored(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "stored"
    )


def test_no_other_code_reads_or_writes_a_lobby_by_key() -> None:
    # The table in memory compares its row's column with the one that it has read.
    files = [path for path in BOT.rglob("*.py") if path != BOT / "tables" / "live.py"]
    found = {
        f"{path.relative_to(BOT)}:{line}"
        for path in files
        for line in _by_key(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        'live.row.lobby["seed"]',
        'live.row.lobby.get("seed")',
        'live.lobby.get("seed")',
        "lobby = row.lobby",
        "{**live.row.lobby, LEVEL: 2}",
        "tables.change_row(live, lobby={LEVEL: 2})",
        "tables.change_row(live, lobby=changed)",
    ],
)
def test_the_old_way_is_found_wherever_it_is_written(code: str) -> None:
    assert [*_by_key(ast.parse(code))]


@pytest.mark.parametrize(
    "code", ["LobbyRow.of(row.lobby).names", "live.lobby.level", "create(lobby=lobby.stored())"]
)
def test_the_way_through_the_struct_is_left_alone(code: str) -> None:
    assert not [*_by_key(ast.parse(code))]
