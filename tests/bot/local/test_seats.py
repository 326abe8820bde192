"""No seat's page reaches anything of another seat: neither by what it is sent, nor by what it may ask for."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.posting.signs import drawn_signs
from bot.web.page import Click, Command, Dismiss
from tests.bot.local.visitor import at_any_port, begun, play, settled, until, walk
from tools.simulated.table import LocalTable
from tools.simulated.world import GUILD

GAMES = ("marauders", "treasure_fleet", "port_royal")


@pytest.fixture
async def session() -> AsyncGenerator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


async def test_nothing_of_another_seat_can_be_seen_fetched_or_pressed(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with LocalTable(at_any_port(tmp_path), "marauders") as table:
        anne, bart = await begun(table)
        await play([anne, bart], 6)
        await bart.press("hand")
        await settled(table)
        await bart.press("captain")
        await until(lambda: _files(bart.page.state(None)), "the picture of Bart's captain")
        await settled(table)
        theirs = bart.page.state(None)
        own = [*theirs["private"], *theirs["direct"], *(one for one in theirs["earlier"] if one["private"])]
        assert own
        url = table.seat_url(0)
        for message in own:
            for control in (c["custom_id"] for c in walk(message["components"]) if c.get("custom_id")):
                body = {"do": "click", "message": message["id"], "control": control}
                async with session.post(f"{url}0/act", json=body) as answer:
                    assert "error" in await answer.json(), control
        for file in _files(theirs):
            async with session.get(f"{url}0/{file}") as answer:
                assert answer.status == 404, file
        sent = await _everything(session, url)
        assert not [message["id"] for message in own if message["id"].encode() in sent]
        for path in ("state", "stream", "commands"):
            async with session.get(f"{url}1/{path}") as answer:
                assert answer.status == 403
        async with session.post(f"{url}1/act", json={"do": "command", "name": "hand"}) as answer:
            assert answer.status == 403
        # They do open for Bart.
        for file in _files(theirs):
            async with session.get(f"{table.seat_url(1)}1/{file}") as answer:
                assert answer.status == 200
        assert not table.world.env.errors


async def test_a_page_gets_the_emoji_in_its_messages(tmp_path: Path, session: aiohttp.ClientSession) -> None:
    async with LocalTable(at_any_port(tmp_path), "marauders") as table:
        await table.bot.signs.settle()
        for sign in drawn_signs():
            id = int(table.bot.signs.known[sign.piece].strip("<>").rpartition(":")[2])
            async with session.get(f"{table.seat_url(0)}0/emoji/{id}") as answer:
                assert (answer.status, answer.content_type) == (200, "image/png")
                assert await answer.read() == sign.data
        async with session.get(f"{table.seat_url(0)}0/emoji/{GUILD}") as answer:
            assert answer.status == 404


def _files(state: dict[str, Any]) -> set[str]:
    own = [*state["private"], *state["direct"]]
    return {c["media"]["url"] for m in own for g in walk(m["components"]) for c in g.get("items", [])}


async def _everything(session: aiohttp.ClientSession, url: str) -> bytes:
    """All bytes that the page of a seat receives now."""
    got = b""
    for path in ("", "about", "0/state", "0/commands"):
        async with session.get(url + path) as answer:
            got += b"\n" + await answer.read()
    async with session.get(f"{url}0/state") as answer:
        state = await answer.json()
    seen = [state["table"], *state["after"], *state["earlier"], *state["private"], *state["direct"]]
    files = {c["media"]["url"] for m in seen for g in walk(m["components"]) for c in g.get("items", [])}
    boards = {f"board/{state['board']['token']}"} if state["board"] else set[str]()
    for file in sorted(files | boards):
        async with session.get(f"{url}0/{file}") as answer:
            got += b"\n" + await answer.read()
    return got


@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_look_the_same_to_a_seat_from_whom_they_differ_in_secret(
    tmp_path: Path, session: aiohttp.ClientSession, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Bart looks at and opens in one of them leaves no trace in any byte that Anne receives."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "ab" * 32)
    received: list[bytes] = []
    for looks in (False, True):
        path = tmp_path / str(looks)
        path.mkdir()
        async with LocalTable(at_any_port(path), game) as table:
            anne, bart = await begun(table)
            if looks:
                for verb in ("hand", "choices", "captain", "log"):
                    await bart.press(verb)
                    await settled(table)
                if own := (await bart.look())["opens"]:
                    await bart.send(Click(own["message"], own["control"]))
            await settled(table)
            # The first board may be of a table at which computer captains still played.
            for _ in range(2):
                anne.page.state(None)
                await table.boards.settle()
            await until(lambda page=anne.page: page.state(None)["board"])
            received.append(_without_times(await _everything(session, table.seat_url(0))))
    assert received[0] == received[1]


def _without_times(data: bytes) -> bytes:
    """Ids by the order in which they come, and no times: both are made of the clock."""
    numbers: dict[bytes, bytes] = {}

    def numbered(match: re.Match[bytes]) -> bytes:
        return numbers.setdefault(match[0], b"id%d" % len(numbers))

    data = re.sub(rb'"(at|edited)":[0-9.]+', rb'"\1":0', data)
    return re.sub(rb"(?<![0-9a-f])[0-9]{17,20}(?![0-9a-f])", numbered, data)


async def test_one_of_the_players_moderates_the_local_table(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table:
        anne, bart = await begun(table)
        names = [[one["name"] for one in player.page.commands(None)] for player in (anne, bart)]
        assert "moderate console" in names[0]
        assert "moderate console" not in names[1]
        answer = await anne.send(Command("moderate console"))
        assert "error" not in answer, answer
        await anne.press("console", "back")
        await anne.press("console", "main")
        refused = await bart.send(Command("moderate console"))
        assert "error" in refused


async def test_what_a_seat_is_busy_with_stays_before_it_when_something_else_opens(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table:
        anne, _ = await begun(table)
        await anne.send(Command("moderate console"))
        console, _ = await anne.control("console", "back")
        await settled(table)
        await anne.press("log")
        await settled(table)
        assert console["id"] not in {one["id"] for one in (await anne.look())["private"]}, "never used"
        await anne.send(Command("moderate console"))
        console, _ = await anne.control("console", "back")
        await anne.press("console", "back")
        await settled(table)
        await anne.press("log")
        await settled(table)
        shown = [one["id"] for one in (await anne.look())["private"]]
        assert shown[0] == console["id"]
        assert len(shown) > 1, "and what has opened"
        await anne.send(Dismiss(console["id"]))
        assert console["id"] not in {one["id"] for one in (await anne.look())["private"]}
