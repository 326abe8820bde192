"""What columns of rows keep: read and written with types, whatever release wrote them."""

from __future__ import annotations

import ast
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.columns.kept import Kept
from bot.tables.columns.preferences import Preferences
from bot.tables.columns.seat import SeatSettings
from bot.tables.servers.calls import Calls
from bot.tables.waits import MoreTime, Titled, Waits
from tests.bot.conftest import World

BOT = Path(__file__).parents[3] / "bot"
ANNE = 900000000000000001
MOMENT = datetime(2026, 7, 1, 20, 30, tzinfo=UTC)
STORED: dict[type[Kept], dict[str, Any]] = {
    SeatSettings: {
        "name": "Jack", "called_for": ANNE, "lent": ANNE, "away": "2026-07-01T20:30:00.000250+00:00",
        "quiet": False, "dm": "closed", "orphan": True, "notes": "Bart has the map.",
    },
    Preferences: {
        "theme": "large", "words": True, "odds": False, "remind_every": 0, "quiet": [23, 7],
        "zone": "Europe/Berlin", "vacation": "2026-07-01T20:30:00+00:00", "reminder": [11, 12],
        "reminded": "2026-07-01T20:30:00+00:00", "reminded_of": [7, 9],
        "cards": "never", "arrivals": False, "results": False, "language": "de", "upcoming": True,
    },
    Calls: {"role": 17, "last": "2026-07-01T20:30:00+00:00"},
    MoreTime: {"id": "01203000", "seat": 2, "yes": [0, 2], "about": ["-1:17", "2:9"], "given": 1},
    Titled: {"now": "Marauders: Anne", "at": "2026-07-01T20:30:00+00:00"},
}  # fmt: skip
"""All that any release has stored."""


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: kind.__name__)
def test_all_that_was_ever_stored_is_read_and_written_as_it_was(kind: type[Kept]) -> None:
    kept = kind.of(STORED[kind])
    assert json.dumps(kept.stored()) == json.dumps(STORED[kind])
    assert {*STORED[kind], "others"} == {field.name for field in msgspec.structs.fields(kind)}
    assert all(getattr(kept, name) != getattr(kind(), name) for name in STORED[kind])


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: kind.__name__)
def test_what_another_release_has_stored_survives_a_change(kind: type[Kept]) -> None:
    later = {**STORED[kind], "wind": {"force": 7}, "others": [1]}
    name, value = next(iter(STORED[kind].items()))
    changed = msgspec.structs.replace(kind.of({**later, name: value}), **{name: getattr(kind(), name)})
    assert changed.stored() == {one: kept for one, kept in later.items() if one != name}
    assert kind.of(changed.stored()) == changed


@pytest.mark.parametrize("kind", STORED, ids=lambda kind: kind.__name__)
def test_a_row_that_lacks_something_means_what_it_always_meant(kind: type[Kept]) -> None:
    assert kind.of({}) == kind.of(None) == kind()
    assert kind().stored() == {}


def test_what_nobody_ever_said_has_its_old_meaning() -> None:
    seat, member = SeatSettings(), Preferences()
    assert (seat.name, seat.lent, seat.away, seat.quiet, seat.dm) == ("", None, None, None, "")
    assert not seat.notes
    assert (member.theme, member.words, member.odds, member.remind_every) == (None, False, True, None)
    assert (member.quiet, member.zone, member.vacation, member.reminder) == (None, None, None, None)
    assert (member.cards, member.arrivals, member.language) == (None, True, None)
    assert not member.upcoming
    assert (member.reminded, member.reminded_of) == (None, ())


def test_waits_of_before_have_their_vote_and_their_title() -> None:
    before = {"seats": {}, "vote": STORED[MoreTime], "title": STORED[Titled]}
    waits = Waits.of(before)
    assert waits.vote is not None
    assert (waits.vote.yes, waits.vote.about) == ((0, 2), ("-1:17", "2:9"))
    assert waits.title == Titled(now="Marauders: Anne", at=MOMENT)
    assert waits.stored() == before
    waits.forget(2)
    assert waits.stored()["vote"]["yes"] == [0]
    none = Waits.of({"seats": {}, "vote": {}, "title": {}})
    assert (none.vote, none.title) == (None, None)


async def test_what_calls_of_another_release_hold_stays_when_they_change(world: World) -> None:
    tables, guild = world.bot.tables, world.guild.id
    await tables.set_guild(guild, calls={"wind": 7})
    await tables.settle_calls(guild, role=17)
    await tables.settle_calls(guild, last=MOMENT)
    assert await tables.calls(guild) == Calls(role=17, last=MOMENT, others={"wind": 7})
    await tables.settle_calls(guild, role=None, last=None)
    row = await world.bot.store.guilds.get(guild)
    assert row is not None
    assert row.calls == {"wind": 7}
    with pytest.raises(TypeError):
        await tables.settle_calls(guild, rloe=17)


async def test_two_preferences_changed_at_once_are_both_kept(world: World) -> None:
    tables, later = world.bot.tables, {"wind": 7}
    await world.bot.store.members.set(ANNE, **later)
    await tables.prefer(ANNE, words=True, vacation=MOMENT)
    assert await tables.prefer(ANNE, odds=False) == await tables.preferences(ANNE)
    stored = {**later, "words": True, "vacation": MOMENT.isoformat(), "odds": False}
    assert await world.bot.store.members.get(ANNE) == stored
    await tables.prefer(ANNE, words=False, vacation=None, odds=True)
    assert await world.bot.store.members.get(ANNE) == later
    with pytest.raises(TypeError):
        await tables.prefer(ANNE, wrods=True)


# --- nobody else reads the columns ------------------------------------------------------------------------


def _untyped(tree: ast.Module) -> set[str]:
    """Where code asks the store for a member's preferences, or uses a seat's row as the dict that it is."""
    found = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    read = {
        ast.unparse(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "SeatSettings.of"
    }
    members = {name for name in found if name.endswith(("store.members.get", "store.members.set"))}
    return members | {name for name in found if name in ("row.settings", "seat.settings")} - read


def test_no_other_code_reads_or_writes_these_columns_by_key() -> None:
    found = {
        path.relative_to(BOT).as_posix(): names
        for path in BOT.rglob("*.py")
        if (names := _untyped(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {"tables/servers/settings.py": {"self.store.members.get", "self.store.members.set"}}, (
        "ask `preferences` and `SeatSettings.of`"
    )


@pytest.mark.parametrize(
    "code", ['row.settings["name"]', "{**seat.settings}", "await self.store.members.get(1)"]
)
def test_the_old_way_is_found_wherever_it_is_written(code: str) -> None:
    assert _untyped(ast.parse(f"async def found():\n    {code}"))
