"""What happens at tables is told to any number of listeners; nobody puts a function into another's object."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from types import BuiltinMethodType, FunctionType, MethodType
from typing import Any

import discord
import pytest

import bot
import data.store
from bot.tables import LiveTable
from bot.tables.events import AwaitedEvent, Event, Events
from tests.bot.conftest import World

_CODE, _STORED = Path(bot.__file__).parent, Path(data.store.__file__).parent
_FUNCTIONS = (FunctionType, MethodType, BuiltinMethodType)


# --- listening ---


def test_all_who_listen_are_told_and_one_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    told: list[tuple[str, int]] = []
    event: Event[int] = Event("drawn")

    def broken(number: int) -> None:
        told.append(("broken", number))
        raise KeyError("no such chart")

    event.listen(lambda number: told.append(("first", number)))
    event.listen(broken)
    event.listen(lambda number: told.append(("last", number)))
    event.tell(1)
    event.tell(2)
    names = ("first", "broken", "last")
    assert told == [(name, number) for number in (1, 2) for name in names]


async def test_whoever_tells_goes_on_when_all_who_listen_are_through() -> None:
    told: list[str] = []
    event: AwaitedEvent[str] = AwaitedEvent("posted")

    async def broken(name: str) -> None:
        raise KeyError(name)

    async def slow(name: str) -> None:
        told.append(name)

    event.listen(broken)
    event.listen(slow)
    await event.tell("Anne")
    assert told == ["Anne"]


async def test_who_listens_and_fails_stops_no_answer_and_no_posting(world: World) -> None:
    told: list[str] = []

    def saved(live: LiveTable, changed: bool) -> None:
        told.append("saved")
        raise KeyError("no such chart")

    async def posted(live: LiveTable) -> None:
        told.append("posted")
        raise KeyError("no such chart")

    events = world.bot.tables.events
    events.saved.listen(saved)
    events.posted.listen(posted)
    live = await world.table("Anne", "Bart")
    await world.calm()
    assert {"saved", "posted"} == set(told)
    assert not world.bot.poster.is_behind(live)
    assert await world.bot.timers.get("pace", str(live.id)) or live.pace.is_live


# --- and nothing else ---


def test_the_events_of_a_process_cannot_be_replaced() -> None:
    events = Events.new()
    for one in fields(events):
        with pytest.raises(FrozenInstanceError):
            setattr(events, one.name, Event("another"))
        with pytest.raises(AttributeError):
            getattr(events, one.name).told = print


async def test_no_service_has_a_public_attribute_for_somebody_elses_function(world: World) -> None:
    services = world.bot.services
    found = [
        f"{type(thing).__name__}.{name}"
        for thing in _within([services.poster, services.keeper, services.tables, services.crews])
        for name, value in vars(thing).items()
        if not name.startswith("_") and isinstance(value, _FUNCTIONS)
    ]
    assert found == []


def _within(things: list[Any]) -> Iterator[Any]:
    """Objects of the bot's own, and all that they have made for themselves."""
    seen, left = set[int](), list(things)
    while left:
        thing = left.pop()
        ours = type(thing).__module__.startswith("bot.") and not isinstance(thing, discord.Client)
        if id(thing) in seen or not ours or not hasattr(thing, "__dict__"):
            continue
        seen.add(id(thing))
        yield thing
        left += vars(thing).values()


def assigned_from_elsewhere(code: str, functions: frozenset[str]) -> list[int]:
    """Lines in which a function is put into the attribute of something other than `self`."""
    tree = ast.parse(code)
    values = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    values |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}

    def is_function(value: ast.expr) -> bool:
        if isinstance(value, ast.Name):
            return value.id in functions - values
        return isinstance(value, ast.Lambda) or (isinstance(value, ast.Attribute) and value.attr in functions)

    def is_anothers(target: ast.expr) -> bool:
        owner = target.value if isinstance(target, ast.Attribute) else None
        return owner is not None and not (isinstance(owner, ast.Name) and owner.id == "self")

    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and is_function(node.value) and any(map(is_anothers, node.targets))
    ]


def _functions(codes: Iterable[str]) -> frozenset[str]:
    """The names of all functions and methods that no field has too."""
    nodes = [node for code in codes for node in ast.walk(ast.parse(code))]
    named = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    fields = [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
    return frozenset(named - {one.id for one in fields if isinstance(one, ast.Name)})


def test_nobody_puts_a_function_into_anothers_object() -> None:
    # What the bench makes of Discord's library is no object of ours.
    paths = [path for path in _CODE.rglob("*.py") if path.parent.name != "bench"]
    codes = {path: path.read_text(encoding="utf-8") for path in paths}
    rows = [path.read_text(encoding="utf-8") for path in _STORED.rglob("*.py")]
    functions = _functions([*codes.values(), *rows])
    assert {"refresh", "unheard"} <= functions
    assert not [
        f"{path}:{line}" for path, code in codes.items() for line in assigned_from_elsewhere(code, functions)
    ]


@pytest.mark.parametrize(
    "line",
    [
        "tables.noted = self._noted",
        "tables.now = timers.clock.now",
        "self.tables.changed = lambda live: None",
    ],
)
def test_such_a_line_is_found(line: str) -> None:
    assert assigned_from_elsewhere(line, frozenset({"_noted", "now"})) == [1]
    assert assigned_from_elsewhere("self._now = now", frozenset({"now"})) == []


def test_what_does_not_exist_yet_is_asked_by_nobody() -> None:
    assert not [path for path in _CODE.rglob("*.py") if "hasattr(self" in path.read_text(encoding="utf-8")]
