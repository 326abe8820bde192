"""The local table when much is done at once, and when it is open for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sized
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.tables import LiveTable
from bot.web.page import Click
from engine.kernel import Decision
from tests.bot.local.visitor import Visitor, at_any_port, begun, play, settled, until
from tools.simulated.table import LocalTable
from tools.simulated.window import Window, window

CLICKS = 100
SELECT = 3


@pytest.fixture
async def session() -> AsyncGenerator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


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


async def answering(visitor: Visitor, live: LiveTable, decision: Decision) -> dict[str, Any]:
    """What a page sends to answer what this seat is asked."""
    if own := (await visitor.look())["opens"]:
        await visitor.send(Click(own["message"], own["control"]))
    message, control = await visitor.offered(live)
    act = {"message": message["id"], "control": control["custom_id"]}
    if control["type"] != SELECT:
        return {"do": "click", **act}
    count = max(control.get("min_values", 1), decision.least)
    return {"do": "pick", **act, "values": [one["value"] for one in control["options"]][:count]}


async def test_a_hundred_clicks_at_once_are_all_answered_and_one_counts(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    """None is lost: each look at the log is there. None counts twice: one answer is stored."""
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
        anne, bart = await begun(table)
        who, live, decision = await asked([anne, bart])
        answer = await answering(who, live, decision)
        await settled(table)
        assert live.game is not None
        version, before = live.game.version, _private(table, who)
        seat = 0 if who is anne else 1
        async with window(session, table.seat_url(seat), seat) as page:
            message, log = next(page.controls("log"))
            look = {"do": "click", "message": message["id"], "control": log["custom_id"]}
            clicks = [answer if number % 2 else look for number in range(CLICKS)]
            told = await asyncio.gather(*(page.act(**click) for click in clicks))
            await settled(table)
        assert len(told) == CLICKS
        assert not [one for one, click in zip(told, clicks, strict=True) if click is look and "error" in one]
        assert _private(table, who) - before >= CLICKS // 2
        assert live.game.version == version + 1, "the same answer a second time is out of date"
        now = live.waiting.get(decision.seat)
        assert now is None or now.number != decision.number
        assert not table.world.env.errors


def _private(table: LocalTable, visitor: Visitor) -> int:
    """How many messages a member got for himself alone."""
    where = table.world.place(visitor.member.id, None)
    return sum(message.flags.ephemeral for message in where.history(viewer=visitor.member))


async def test_two_seats_that_click_at_once_do_not_disturb_each_other(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    """Both press the same buttons, both look at everything; what counts is what the asked seat pressed."""
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
        visitors = list(await begun(table))
        async with (
            window(session, table.seat_url(0), 0) as one,
            window(session, table.seat_url(1), 1) as two,
        ):
            for _ in range(8):
                who, live, decision = await asked(visitors)
                answer = await answering(who, live, decision)
                await settled(table)
                assert live.game is not None
                version = live.game.version
                told = await asyncio.gather(*_everything(one, answer), *_everything(two, answer))
                assert len(told) == 14
                await settled(table)
                assert live.game.version == version + 1
        assert not table.world.env.errors


def _everything(page: Window, answer: dict[str, Any]) -> list[Any]:
    looks = [next(page.controls(verb)) for verb in ("log", "hand", "board") for _ in range(2)]
    acts = [{"do": "click", "message": m["id"], "control": c["custom_id"]} for m, c in looks]
    return [page.act(**act) for act in (answer, *acts)]


async def test_a_long_day_leaves_everything_as_large_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of messages and looks: whatever the Discord, the bot and the pages hold stays as large."""
    monkeypatch.setattr("tools.simulated.discord._MOMENT", 50)
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet", seats=2) as table:
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


async def _some_hours(table: LocalTable, anne: Visitor, live: LiveTable) -> None:
    place = table.bot.get_partial_messageable(live.place, guild_id=table.world.guild.id)
    with table.world.env.time_context():
        for number in range(120):
            await place.send(f"Line {number}")
    for verb in ("log", "hand", "who", "board") * 3:
        if any(await anne.controls(verb)):
            await anne.press(verb)
    await settled(table)


async def _later(table: LocalTable, live: LiveTable) -> None:
    """Numbers given within the last moment are kept: go on when that is over."""
    await asyncio.sleep(0.1)
    place = table.bot.get_partial_messageable(live.place, guild_id=table.world.guild.id)
    with table.world.env.time_context():
        await place.send("One more line")
    await settled(table)


def live_messages(table: LocalTable, anne: Visitor) -> list[Any]:
    """What a page goes through each time it is shown."""
    return list(table.world.place(anne.member.id, None).history(viewer=anne.member))


def _sizes(table: LocalTable) -> dict[str, int]:
    """The sizes of everything that grows in the Discord, the bot and the pages."""
    env, bot = table.world.env, table.bot
    held: dict[str, Any] = {
        "env": env, "backend": env.backend, "backend.cdn": env.backend.cdn, "bot": bot,
        "state": bot._connection, "views": bot._connection._view_store, "world": table.world,
        "page": table.pages[0], "boards": table.boards, "poster": bot.poster, "tables": bot.tables,
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
