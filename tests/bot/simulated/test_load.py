"""A table on Discord when much is done at once, and when it is open for long."""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from pathlib import Path
from typing import Any

import pytest

from bot.tables import LiveTable
from engine.kernel import Decision
from tests.bot.simulated.visitor import Visitor, at_any_port, begun, play, settled, until
from tools.simulated.acts import Act, Click, Pick
from tools.simulated.table import SimulatedTable

CLICKS = 100
SELECT = 3


async def asked(visitors: list[Visitor]) -> tuple[Visitor, LiveTable, Decision]:
    """Who is asked something, where, and what."""

    def find() -> tuple[Visitor, LiveTable, Decision] | None:
        for visitor in visitors:
            live = visitor.playing()
            decision = live and visitor.decision(live)
            if live and decision:
                return visitor, live, decision
        return None

    return await until(find, "a question")


async def answering(visitor: Visitor, live: LiveTable, decision: Decision) -> Act:
    """What answers what this seat is asked."""
    if own := (await visitor.look())["opens"]:
        await visitor.send(Click(own["message"], own["control"]))
    message, control = await visitor.offered(live)
    if control["type"] != SELECT:
        return Click(message["id"], control["custom_id"])
    count = max(control.get("min_values", 1), decision.least)
    values = [one["value"] for one in control["options"]][:count]
    return Pick(message["id"], control["custom_id"], values)


async def test_a_hundred_clicks_at_once_are_all_answered_and_one_counts(tmp_path: Path) -> None:
    """None is lost: each look at the log is there. None counts twice: one answer is stored."""
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
        anne, bart = await begun(table)
        who, live, decision = await asked([anne, bart])
        answer = await answering(who, live, decision)
        await settled(table)
        assert live.game is not None
        version, before = live.game.version, _private(table, who)
        message, log = await who.control("log")
        look = Click(message["id"], log["custom_id"])
        clicks = [answer if number % 2 else look for number in range(CLICKS)]
        told = await asyncio.gather(*(who.send(click) for click in clicks))
        await settled(table)
        assert len(told) == CLICKS
        assert not [one for one, click in zip(told, clicks, strict=True) if click is look and "error" in one]
        assert _private(table, who) - before >= CLICKS // 2
        assert live.game.version == version + 1, "the same answer a second time is out of date"
        now = live.waiting.get(decision.seat)
        assert now is None or now.number != decision.number
        assert not table.world.env.errors


def _private(table: SimulatedTable, visitor: Visitor) -> int:
    """How many messages a member got for himself alone."""
    where = table.world.place(visitor.member.id, None)
    return sum(message.flags.ephemeral for message in where.history(viewer=visitor.member))


@pytest.mark.in_turn(3)
async def test_two_seats_that_click_at_once_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Both press the same buttons, both look at everything; what counts is what the asked seat pressed."""
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
        visitors = list(await begun(table))
        for _ in range(8):
            who, live, decision = await asked(visitors)
            answer = await answering(who, live, decision)
            await settled(table)
            assert live.game is not None
            version = live.game.version
            acts = [(one, act) for one in visitors for act in [answer, *await _looks(one)]]
            told = await asyncio.gather(*(one.send(act) for one, act in acts))
            assert len(told) == 14
            await settled(table)
            assert live.game.version == version + 1
        assert not table.world.env.errors


async def _looks(visitor: Visitor) -> list[Act]:
    """Presses on what shows something."""
    found = [(await visitor.controls(verb))[0] for verb in ("log", "hand", "board") for _ in range(2)]
    return [Click(message["id"], control["custom_id"]) for message, control in found]


@pytest.mark.in_turn(3)
async def test_a_long_day_leaves_everything_as_large_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of messages and looks: whatever the Discord, the bot and the seats hold stays as large."""
    monkeypatch.setattr("tools.simulated.discord._MOMENT", 50)
    async with SimulatedTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
        anne = Visitor(table)
        live = await anne.start()
        await play([anne], 3)
        sizes: list[dict[str, int]] = []
        for _ in range(3):
            for _ in range(5):
                await _some_hours(table, anne, live)
                table.world.forget()
            await _later(table, live)
            table.world.forget()
            sizes.append({**_sizes(table), "seen": len(live_messages(table, anne))})
        grown = {
            name: [size[name] for size in sizes]
            for name in sizes[2]
            if sizes[2][name] > max(size.get(name, 0) for size in sizes[:2]) + 40
        }
        assert not grown
        assert sizes[2]["backend.http_requests"] <= 400
        assert sizes[2]["backend.transcript"] <= 400
        assert sizes[2]["backend.cdn._blobs"] <= 200
        assert sizes[2]["seen"] <= 210
        await play([anne], 2)


async def _some_hours(table: SimulatedTable, anne: Visitor, live: LiveTable) -> None:
    place = table.bot.get_partial_messageable(live.place, guild_id=table.world.guild.id)
    with table.world.env.time_context():
        for number in range(120):
            await place.send(f"Line {number}")
    for verb in ("log", "hand", "who", "board") * 3:
        if any(await anne.controls(verb)):
            await anne.press(verb)
    await settled(table)


async def _later(table: SimulatedTable, live: LiveTable) -> None:
    """Numbers given within the last moment are kept: go on when that is over."""
    await asyncio.sleep(0.1)
    place = table.bot.get_partial_messageable(live.place, guild_id=table.world.guild.id)
    with table.world.env.time_context():
        await place.send("One more line")
    await settled(table)


def live_messages(table: SimulatedTable, anne: Visitor) -> list[Any]:
    """What a seat goes through each time it is shown."""
    return list(table.world.place(anne.member.id, None).history(viewer=anne.member))


def _sizes(table: SimulatedTable) -> dict[str, int]:
    """The sizes of everything that grows in the Discord, the bot and the seats."""
    env, bot = table.world.env, table.bot
    held: dict[str, Any] = {
        "env": env, "backend": env.backend, "backend.cdn": env.backend.cdn, "bot": bot,
        "state": bot._connection, "views": bot._connection._view_store, "world": table.world,
        "seat": table.seats[0], "poster": bot.poster, "tables": bot.tables,
    }  # fmt: skip
    return {
        f"{owner}.{name}": _size(value)
        for owner, thing in held.items()
        for name, value in _fields(thing).items()
    }


def _fields(thing: Any) -> dict[str, Any]:
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    named = {name: getattr(thing, name, None) for name in slots}
    return {**named, **getattr(thing, "__dict__", {})}


def _size(value: Any) -> int:
    """How much a container holds, those directly in it included."""
    if isinstance(value, (str, bytes)) or not isinstance(value, Sized):
        return 0
    inner = list(value.values()) if isinstance(value, dict) else []
    return len(value) + sum(len(one) for one in inner if isinstance(one, (dict, list, set, tuple)))
