"""What a forged page sends to a real table is refused in a sentence, leaves no trace and changes nothing."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bot.local.visitor import Visitor, at_any_port, settled
from tests.bot.web.raw import TEXTS, VALUES, ask, request
from tools.simulated.table import LocalTable

TRIED = 6
"""Hostile values of each option, drawn by its name."""


class Hostile:
    """A page that sends anything to Anne's seat of a game that has begun."""

    def __init__(self, table: LocalTable, path: Path, state: dict[str, Any]) -> None:
        self.table, self.path, self.state = table, path, state
        self.port = int(table.url.split(":")[2].split("/")[0])
        self.key = table.url.split("/")[3]

    async def send(self, wanted: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Ask for something; the status and what is told."""
        body = json.dumps(wanted).encode()
        answer = await ask(self.port, request(self.port, "POST", f"/{self.key}/0/act", body))
        return answer.status, json.loads(answer.body) if answer.status == 200 else {
            "error": answer.body.decode()
        }

    async def refused(self, wanted: dict[str, Any]) -> None:
        """Ask for something that does nothing, and is told so."""
        status, told = await self.send(wanted)
        assert status in (200, 400), wanted
        assert told.get("error") or told in ({}, {"choices": []}), (wanted, told)

    def kept(self) -> list[str]:
        """All that is stored, and the game."""
        with sqlite3.connect(self.path) as connection:
            stored = list(connection.iterdump())
        connection.close()
        tables = self.table.bot.tables.of_guild(self.table.world.guild.id)
        return [*stored, *(live.game.save().hex() for live in tables if live.game is not None)]


@pytest.fixture
async def page(tmp_path: Path) -> AsyncGenerator[Hostile]:
    own = at_any_port(tmp_path)
    async with LocalTable(own, "treasure_fleet") as table:
        anne = Visitor(table)
        await anne.start()
        await settled(table)
        path = Path(own.database_url.partition("///")[2])
        hostile = Hostile(table, path, await anne.look())
        before = hostile.kept()
        with capture_logs() as logs:
            yield hostile
            await settled(table)
        assert hostile.kept() == before
        assert not [line for line in logs if line["log_level"] not in ("debug", "info")]
        assert not table.world.env.errors


def values(of: str) -> Iterator[Any]:
    """Hostile values for something, others for another thing."""
    yield from random.Random(of).sample([*TEXTS, *VALUES], TRIED)


async def test_no_message_and_no_control_is_taken_for_another(page: Hostile) -> None:
    message = page.state["table"]["id"]
    for odd in [*TEXTS, *VALUES]:
        for number in (odd, message):
            for control in (odd, "q:answer", "q:words:1=x", "q:captainof:1"):
                await page.refused({"do": "click", "message": number, "control": control})
                await page.refused({"do": "pick", "message": number, "control": control, "values": [odd]})
        await page.refused({"do": "submit", "modal": odd, "values": {"number": odd}})
        if not (isinstance(odd, str) and odd.isascii() and odd.isdecimal()):
            status, _ = await page.send({"do": "dismiss", "message": odd})
            assert status == 400


async def test_no_option_of_a_command_is_taken_for_another(page: Hostile) -> None:
    commands, place = page.table.world.commands(), page.table.world.channel
    assert len(commands) > 40
    for command in commands:
        name, known = command["name"], {one["name"]: one for one in command["options"]}
        for odd in ("self", "name", "channel", "", "x" * 40, "interaction"):
            await page.refused({"do": "command", "name": name, "options": {odd: "x"}})
            await page.refused(
                {"do": "suggest", "name": name, "option": odd, "typed": "x", "options": {odd: 1}}
            )
        for option in known:
            for odd in values(f"{name} {option}"):
                wanted = {"name": name, "options": {option: odd}, "place": str(place.id)}
                if odd not in (True, False, 0):
                    await page.refused({"do": "command", **wanted})
                await page.send({"do": "suggest", "option": option, "typed": odd, **wanted})
    for odd in [*TEXTS, *VALUES]:
        await page.refused({"do": "command", "name": odd})
        await page.refused({"do": "command", "name": "who", "place": odd if odd is not None else "x"})
