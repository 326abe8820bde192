"""What the bot posts for one member reaches no other one, and leaves no trace in what others are shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.posting.signs import drawn_signs
from tests.bot.simulated.visitor import Visitor, at_any_port, begun, play, settled, until, walk
from tools.simulated.acts import Click
from tools.simulated.seats import GONE
from tools.simulated.table import SimulatedTable
from tools.simulated.world import GUILD

GAMES = ("marauders", "treasure_fleet", "port_royal")


async def test_nothing_of_another_seat_can_be_seen_fetched_or_pressed(tmp_path: Path) -> None:
    async with SimulatedTable(at_any_port(tmp_path), "marauders") as table:
        anne, bart = await begun(table)
        await play([anne, bart], 6)
        await bart.press("hand")
        await settled(table)
        await bart.press("captain")
        theirs = await until(lambda: _pictured(bart.seat.state()), "the picture of Bart's captain")
        own = [*theirs["private"], *theirs["direct"]]
        for message in own:
            for control in (c["custom_id"] for c in walk(message["components"]) if c.get("custom_id")):
                assert await anne.send(Click(message["id"], control)) == {"error": GONE}, control
        for message, file in _files(own):
            assert await anne.seat.file(message, file) is None
            assert await bart.seat.file(message, file) is not None, "it does open for Bart"
        sent = await _everything(anne)
        assert not [message["id"] for message in own if message["id"] in sent]
        assert not table.world.env.errors


async def test_the_emoji_in_messages_have_pictures(tmp_path: Path) -> None:
    async with SimulatedTable(at_any_port(tmp_path), "marauders") as table:
        await table.bot.signs.settle()
        for sign in drawn_signs():
            id = int(table.bot.signs.known[sign.piece].strip("<>").rpartition(":")[2])
            assert table.seats[0].emoji(id) == sign.data
        assert table.seats[0].emoji(GUILD) is None


def _pictured(state: dict[str, Any]) -> dict[str, Any] | None:
    """The state, if something of its member's own has a picture."""
    return state if _files([*state["private"], *state["direct"]]) else None


def _files(messages: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """The pictures of messages: each by the ids of its message and its own."""
    urls = {c["media"]["url"] for m in messages for g in walk(m["components"]) for c in g.get("items", [])}
    return {(int(message), int(file)) for _, message, file in (url.split("/") for url in urls)}


async def _everything(visitor: Visitor) -> str:
    """All that a member is shown now."""
    state = await visitor.look()
    seen = [state["table"], *state["after"], *state["earlier"], *state["private"], *state["direct"]]
    files = [await visitor.seat.file(*file) for file in sorted(_files(seen))]
    return json.dumps([state, *(file.data.hex() for file in files if file is not None)])


@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_look_the_same_to_a_seat_from_whom_they_differ_in_secret(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Bart looks at and opens in one of them leaves no trace in anything that Anne is shown."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "ab" * 32)
    shown: list[str] = []
    for looks in (False, True):
        path = tmp_path / str(looks)
        path.mkdir()
        async with SimulatedTable(at_any_port(path), game) as table:
            anne, bart = await begun(table)
            if looks:
                for verb in ("hand", "choices", "captain", "log"):
                    await bart.press(verb)
                    await settled(table)
                if own := (await bart.look())["opens"]:
                    await bart.send(Click(own["message"], own["control"]))
            await settled(table)
            shown.append(_without_times(await _everything(anne)))
    assert shown[0] == shown[1]


def _without_times(told: str) -> str:
    """Ids by the order in which they come, and no times: both are made of the clock."""
    numbers: dict[str, str] = {}

    def numbered(match: re.Match[str]) -> str:
        return numbers.setdefault(match[0], f"id{len(numbers)}")

    told = re.sub(r'"at": [0-9.]+', '"at": 0', told)
    return re.sub(r"(?<![0-9a-f])[0-9]{17,20}(?![0-9a-f])", numbered, told)
