"""A player at a simulated table who uses what his seat shows him, and nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.controls.ids import read_id
from bot.settings import Settings
from bot.tables import LiveTable
from data.store import Status
from tests.bot.conftest import settings
from tests.patience import PATIENCE, until
from tools.simulated.acts import Act, Click, Pick, Submit
from tools.simulated.table import SimulatedTable

ANSWERS = ("answer", "destructive", "aside", "none", "choose", "number", "pick", "draft", "sure")


def at_any_port(path: Path) -> Settings:
    """Settings for a table or a house of the test's own, at any free port."""
    return settings(path).with_changes({"play_port": 0})


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, also those within others."""
    for component in components:
        yield component
        inner = [*component.get("components", []), *filter(None, [component.get("accessory")])]
        yield from walk(inner)


def text(message: dict[str, Any] | None) -> str:
    """All that a message says."""
    if message is None:
        return ""
    parts = [component["content"] for component in walk(message["components"]) if component["type"] == 10]
    return "\n".join([message["text"], *parts])


class Visitor:
    """Whoever has one of the seats."""

    def __init__(self, table: SimulatedTable, seat: int = 0) -> None:
        self.table = table
        self.seat = table.seats[seat]
        self.member = table.world.players[seat]
        self.chance = random.Random(seat)

    async def look(self) -> dict[str, Any]:
        """What he is shown."""
        return self.seat.state()

    async def send(self, wanted: Act) -> dict[str, Any]:
        """Do something, and read what he is told."""
        return await self.seat.act(wanted)

    # --- looking ---

    async def shown(self) -> list[dict[str, Any]]:
        """All messages, those that matter most first."""
        state = await self.look()
        table = [state["table"]] if state["table"] else []
        return [*state["private"], *reversed(state["direct"]), *table, *state["after"]]

    async def controls(self, *verbs: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        """Messages and their usable controls of these verbs."""
        return [
            (message, component)
            for message in await self.shown()
            for component in walk(message["components"])
            if not component.get("disabled")
            and (click := read_id(component.get("custom_id") or ""))
            and click.verb in verbs
        ]

    async def control(self, verb: str, rest: str | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """The first such control, once it is there."""
        for _ in range(int(PATIENCE / 0.02)):
            for message, component in await self.controls(verb):
                click = read_id(component["custom_id"])
                if rest is None or (click and click.rest == rest):
                    return message, component
            await asyncio.sleep(0.02)
        raise AssertionError(f"no {verb} {rest} is shown")

    async def text(self) -> str:
        """What the table's message says."""
        return text((await self.look())["table"])

    # --- acting ---

    async def press(self, verb: str, rest: str | None = None) -> dict[str, Any]:
        """Press a button; nothing may be wrong with it."""
        message, component = await self.control(verb, rest)
        answer = await self.send(Click(message["id"], component["custom_id"]))
        assert "error" not in answer, answer
        return answer

    async def start(self) -> LiveTable:
        """Begin the game of the lobby that is shown."""
        await self.press("start")
        await until(lambda: self.playing() is not None, "a game")
        await self.control("choices")
        live = self.playing()
        assert live is not None
        return live

    def playing(self) -> LiveTable | None:
        """The game that goes on."""
        found = [
            live for live in self.table.bot.tables.of_guild(self.table.world.guild.id) if live.is_running
        ]
        return found[0] if found else None

    def decision(self, live: LiveTable) -> Any:
        """What this seat is asked."""
        seat = live.seat_of(self.member.id)
        return live.asked(seat) if seat is not None else None

    async def answers(self, live: LiveTable) -> list[tuple[dict[str, Any], dict[str, Any]]]:
        """What answers the question of this seat."""
        decision = self.decision(live)
        return [
            (message, component)
            for message, component in await self.controls(*ANSWERS)
            if decision is not None
            and (click := read_id(component["custom_id"]))
            and (click.seat, click.number) == (decision.seat, decision.number)
        ]

    async def offered(self, live: LiveTable) -> tuple[dict[str, Any], dict[str, Any]]:
        """The first button or select that answers the question of this seat, once it is there."""
        for _ in range(int(PATIENCE / 0.02)):
            for message, component in await self.answers(live):
                click = read_id(component["custom_id"])
                if click is not None and click.verb in ("answer", "none", "choose"):
                    return message, component
            await asyncio.sleep(0.02)
        raise AssertionError("nothing to press")

    async def answer(self) -> bool:
        """Answer at random what this seat is asked, once; False if it is not asked."""
        live = self.playing()
        decision = live and self.decision(live)
        if live is None or decision is None:
            return False
        for _ in range(int(PATIENCE / 0.02)):
            state = await self.look()
            if own := state["opens"]:
                await self.send(Click(own["message"], own["control"]))
            if self.decision(live) is not decision:
                return True
            if offered := await self.answers(live):
                break
            await self.press("choices")
            await asyncio.sleep(0.02)
        else:
            raise AssertionError(f"nothing to press for {decision.kind}")
        await self.use(*self.chance.choice(offered), decision)
        return True

    async def use(self, message: dict[str, Any], component: dict[str, Any], decision: Any) -> None:
        """Press a button, choose in a select, fill in a modal; what is out of date is no mistake."""
        if component["type"] == 3:
            values = [option["value"] for option in component["options"]]
            low = max(component.get("min_values", 1), min(decision.least, len(values)))
            most = max(low, component.get("max_values", 1))
            picks = self.chance.sample(values, min(self.chance.randint(low, most), len(values)))
            answer = await self.send(Pick(message["id"], component["custom_id"], picks))
            if component["custom_id"].startswith("q:aside:") and "error" not in answer:
                sure, control = await self.control("answer", picks[0])
                await self.send(Click(sure["id"], control["custom_id"]))
            return
        answer = await self.send(Click(message["id"], component["custom_id"]))
        click = read_id(component["custom_id"])
        if click is not None and click.verb == "destructive" and "error" not in answer:
            sure, control = await self.control("answer", click.rest)
            await self.send(Click(sure["id"], control["custom_id"]))
        if modal := answer.get("modal"):
            number = self.chance.randint(decision.range.low, decision.range.high)
            await self.send(Submit(modal["token"], {"number": str(number)}))


async def play(visitors: list[Visitor], answers: int) -> None:
    """Play on until so many answers were given, or the game is over."""
    table = visitors[0].table
    for _ in range(answers):
        for visitor in visitors:
            live = visitor.playing()
            if live is None:
                return
            if await visitor.answer():
                await settled(table)
                break
        else:
            await asyncio.sleep(0.02)


async def begun(table: SimulatedTable) -> tuple[Visitor, Visitor]:
    """Anne and Bart at a table that has begun."""
    anne, bart = Visitor(table), Visitor(table, 1)
    await anne.press("uncrew")
    await bart.press("join")
    await anne.start()
    return anne, bart


async def settled(table: SimulatedTable) -> None:
    """Wait until nothing more is posted."""
    still = 0
    last = object()
    while still < 4:
        await asyncio.sleep(0.01)
        for live in table.bot.tables.of_guild(table.world.guild.id):
            async with live.lock:
                pass
            await table.bot.poster.settle(live)
        newest = table.world.env.http_requests[-1]
        still = still + 1 if newest is last else 0
        last = newest


async def finished(table: SimulatedTable) -> bool:
    """Whether a game was played to its end."""
    return bool(await table.bot.store.tables.find(status=[Status.FINISHED]))
