"""The local page over HTTP: from a click to its acknowledgement, to the page's new data, to the new board.

A whole local table with its server, and a window that is no browser: what drawing a page costs is left out.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.bench.plan import plan
from bot.bench.window import PATIENCE, Window, click_of, window
from bot.controls.ids import token
from bot.local.table import LocalTable
from bot.pictures.board import warm
from bot.settings import Settings
from bot.tables import LiveTable
from bot.tables.thinking.captains import computer_answer
from engine.captains import captain
from engine.kernel import Decision

ANSWERS = 25
"""Answers of a player that are timed."""
LOOKS = 40
"""Looks at the log that are timed, by the page and without it."""
WARM_UP = 4
MEANWHILE = 5
"""Second clicks that are timed, while computer captains have their turns."""
SLOW = 0.2
"""Seconds that each computer captain thinks while a second click is timed."""
_QUIET = 0.15
_ANSWERING = ("answer", "none", "choose")
_SELECT = 3

Times = dict[str, list[float]]
_Answer = tuple[dict[str, Any], dict[str, Any], list[str]]
"""A message, a control of it, and what to choose there."""


def page_figures(answers: int = ANSWERS, looks: int = LOOKS) -> tuple[float, dict[str, float]]:
    """How many times as long it takes from a click to the page's new data as from the same click, without a
    page, to the bot's answer to Discord; and median milliseconds after a click.

    `acknowledged`: until it is answered; `changed`: until the page has new data; `board`: until it has a new
    picture of the board, bytes and all; `turns`: until the computer captains have had their turns, and all
    is on the page; `meanwhile_…`: the same of a click while they have them; `joined`: until another seat's
    page shows who has joined.
    """
    with tempfile.TemporaryDirectory() as folder:
        # No settings file: the bench measures the same everywhere.
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
            play_port=0,
        )
        return asyncio.run(_measure(settings, answers, looks))


async def _measure(settings: Settings, answers: int, looks: int) -> tuple[float, dict[str, float]]:
    await asyncio.to_thread(warm)
    captains = _Captains()
    async with (
        LocalTable(settings, plan().game, seats=4, captain=captains) as table,
        aiohttp.ClientSession() as session,
        window(session, table.url) as own,
    ):
        run = _Run(table, own, captains)
        await run.joins(session)
        await run.begin()
        await run.plays(answers)
        ratio = await run.looks(looks)
        await run.looks_meanwhile()
        return ratio, run.figures()


class _Captains:
    """Computer captains who may be slow."""

    pause = 0.0
    """Seconds before each of their answers."""

    async def __call__(self, live: LiveTable, seat: int, decision: Decision) -> list[str]:
        if self.pause:
            await asyncio.sleep(self.pause)
        return await computer_answer(live, seat, decision)


class _Run:
    """A player before his page, with a clock."""

    def __init__(self, table: LocalTable, own: Window, captains: _Captains) -> None:
        self._table, self._own, self._captains = table, own, captains
        self._times: Times = defaultdict(list)
        self._chance = random.Random(1)

    def figures(self) -> dict[str, float]:
        return {name: statistics.median(times) * 1000 for name, times in self._times.items()}

    @property
    def _live(self) -> LiveTable:
        return self._table.bot.tables.of_guild(self._table.world.guild.id)[0]

    async def joins(self, session: aiohttp.ClientSession) -> None:
        """Somebody joins and leaves, seen by another."""
        await self._own.press("uncrew")
        await self._settled()
        async with window(session, self._table.seat_url(1), 1) as other:
            for verb in ("join", "leave") * 3:
                began, seen = time.perf_counter(), len(self._own.times)
                await other.press(verb)
                if verb == "join":
                    self._times["joined"].append(await self._next_after(seen) - began)
                await self._settled()
        await self._own.press("crew")
        await self._settled()

    async def begin(self) -> None:
        await self._own.press("start")
        await self._own.until(lambda state: state["board"], "the board")
        await self._settled()

    async def plays(self, answers: int) -> None:
        """Answer at random, and time what comes of it."""
        for number in range(answers + WARM_UP):
            answer = await self._answering()
            board, version = self._board(), self._version()
            began, seen = time.perf_counter(), len(self._own.times)
            async with self._watching_board(board) as drawn:
                acknowledged = await self._use(*answer)
                await self._settled()
            if number < WARM_UP:
                continue
            after = [at - began for at in self._own.times[seen:]]
            self._times["acknowledged"].append(acknowledged - began)
            if after:
                self._times["changed"].append(after[0])
            if drawn:
                self._times["board"].append(drawn[0] - began)
            if after and self._version() > version + 1:
                self._times["turns"].append(after[-1])

    @asynccontextmanager
    async def _watching_board(self, old: str | None) -> AsyncGenerator[list[float]]:
        """When the first new picture of the board was there."""
        drawn: list[float] = []

        async def watch() -> None:
            new = await self._own.until(lambda _: (now := self._board()) != old and now, "a new board")
            await self._own.get(f"board/{new}")
            drawn.append(time.perf_counter())

        watching = asyncio.create_task(watch())
        try:
            yield drawn
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    def _board(self) -> str | None:
        board = self._own.state["board"]
        return board and board["token"]

    def _version(self) -> int:
        game = self._live.game
        return game.version if game is not None else 0

    async def _answering(self) -> _Answer:
        """What answers the question of the player as a computer captain would, if that is one control."""
        if not self._live.is_running:
            await self._play_again()
        decision = await self._own.until(lambda _: self._live.asked(0), "a question")
        if opens := self._own.state["opens"]:
            await self._own.act(do="click", message=opens["message"], control=opens["control"])
        elif not any(self._answers(decision)):
            await self._own.press("choices")
        await self._own.until(lambda _: any(self._answers(decision)), decision.kind)
        await self._settled()
        game, offered = self._live.game, list(self._answers(decision))
        assert game is not None
        number = f"{self._live.id}|{decision.number}"
        picks = captain(1, number).answer(game.view(0), decision)
        wanted = picks if decision.range else [token(pick) for pick in picks]
        for message, control in offered:
            click = click_of(control)
            if click and wanted == {"answer": [click.rest], "none": []}.get(click.verb):
                return message, control, []
            if wanted and {*wanted} <= {one["value"] for one in control.get("options", ())}:
                return message, control, wanted
        message, control = self._chance.choice(offered)
        values = [one["value"] for one in control.get("options", ())]
        return message, control, values[: max(1, control.get("min_values", 1))]

    async def _play_again(self) -> None:
        """The computer captains have won: the same table once more."""
        over = self._live
        await self._own.press("again")
        await self._own.until(lambda _: self._live is not over, "a new lobby")
        await self._settled()
        await self.begin()

    def _answers(self, decision: Decision) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        for message, control in self._own.controls(*_ANSWERING):
            click = click_of(control)
            if click is not None and (click.seat, click.number) == (decision.seat, decision.number):
                yield message, control

    async def _use(self, message: dict[str, Any], control: dict[str, Any], values: list[str]) -> float:
        """Press or choose; gives when that was acknowledged."""
        wanted: dict[str, Any] = {"do": "click", "message": message["id"], "control": control["custom_id"]}
        if control["type"] == _SELECT:
            wanted |= {"do": "pick", "values": values}
        answer = await self._own.act(**wanted)
        assert "error" not in answer, answer
        return time.perf_counter()

    async def looks(self, looks: int) -> float:
        """Open the log by the page and without it, by turns; gives the ratio of the median times."""
        by_page: list[float] = []
        bare: list[float] = []
        for _ in range(looks):
            by_page.append(await self._look())
            await self._settled()
            bare.append(await self._look_without_page())
            await self._settled()
        return statistics.median(by_page) / statistics.median(bare)

    async def _look(self) -> float:
        """Seconds from a click for the log until the page has new data."""
        message, control = next(self._own.controls("log"))
        began, seen = time.perf_counter(), len(self._own.times)
        await self._use(message, control, [])
        return await self._next_after(seen) - began

    async def _look_without_page(self) -> float:
        """Seconds from the same click, made in the table's Discord, until the bot has acknowledged it."""
        world, member = self._table.world, self._table.world.players[0]
        message, control = next(self._own.controls("log"))
        shown = world.place(member.id, None).history(viewer=member)
        found = next(one for one in shown if str(one.id) == message["id"])
        began, before = time.perf_counter(), len(world.env.http_requests)
        async with world.verb:
            await member.click(found, custom_id=control["custom_id"])
        async with asyncio.timeout(PATIENCE):
            while len(world.env.http_requests) == before:  # noqa: ASYNC110
                await asyncio.sleep(0)
        return time.perf_counter() - began

    async def looks_meanwhile(self) -> None:
        """Open the log while slow computer captains have their turns."""
        self._captains.pause = SLOW
        try:
            while len(self._times["meanwhile_changed"]) < MEANWHILE:
                await self._use(*await self._answering())
                await asyncio.sleep(SLOW / 2)
                if self._live.lock.locked():
                    message, control = await self._own.until(lambda _: next(self._own.controls("log"), None))
                    began, seen = time.perf_counter(), len(self._own.times)
                    acknowledged = await self._use(message, control, [])
                    self._times["meanwhile_acknowledged"].append(acknowledged - began)
                    self._times["meanwhile_changed"].append(await self._next_after(seen) - began)
                await self._settled()
        finally:
            self._captains.pause = 0.0

    async def _next_after(self, seen: int) -> float:
        """When the next data came after so many."""
        await self._own.until(lambda _: len(self._own.times) > seen, "what came of it")
        return self._own.times[seen]

    async def _settled(self) -> None:
        """Wait until nothing more is posted, drawn or received."""
        seen = -1
        while seen != len(self._own.times):
            seen = len(self._own.times)
            async with self._live.lock:
                pass
            await self._table.bot.poster.settle(self._live)
            await self._table.boards.settle()
            await asyncio.sleep(_QUIET)
