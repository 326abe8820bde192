"""The page over HTTP: from an answer to its acknowledgement, to the page's new data, to the new board.

A whole house with its server, and a window that is no browser: what drawing a page costs is left out.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from bot.bench.crowd import crowd
from bot.bench.plan import plan
from bot.home.site import HomeSite
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
WATCHED, WATCHING = 60, 200
"""Answers that are timed while so many look on."""
WARM_UP = 4
MEANWHILE = 5
"""Looks that are timed while computer captains have their turns."""
SLOW = 0.2
"""Seconds that each computer captain thinks while a look is timed."""
PATIENCE = 60.0
"""Seconds after which nothing more is expected."""
_QUIET = 0.15

Times = dict[str, list[float]]


def page_figures(answers: int = ANSWERS, looks: int = LOOKS) -> tuple[float, dict[str, float]]:
    """How many times as long it takes to read the log by a page as without one; and median milliseconds after
    an answer.

    `acknowledged`: until it is taken; `changed`: until the page has the next question, or who is waited for;
    `board`: until it has a new picture of the board, bytes and all; `turns`: until the computer captains have
    had their turns; `meanwhile`: a look at the log while they have them; `joined`: until another's page hears
    who has sat down; `watched`: until an answer is taken while 200 look on, not the median but the slowest of
    a hundred (p99).
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
    async with HomeSite(settings, captain=captains) as site, aiohttp.ClientSession() as session:
        run = _Run(site, Window(session, site.url), captains)
        await run.joins()
        await run.begin()
        await run.plays(answers)
        ratio = await run.looks(looks)
        await run.looks_meanwhile()
        await run.plays_watched()
        return ratio, run.figures()


class _Captains:
    """Computer captains who may be slow."""

    pause = 0.0
    """Seconds before each of their answers."""

    async def __call__(self, live: LiveTable, seat: int, decision: Decision) -> list[str]:
        if self.pause:
            await asyncio.sleep(self.pause)
        return await computer_answer(live, seat, decision)


class Window:
    """What one window of a page asks for and sends."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session, self._url = session, url

    async def get(self, path: str) -> bytes:
        """What is there."""
        async with self._session.get(self._url + path) as answer:
            answer.raise_for_status()
            return await answer.read()

    async def read(self, path: str) -> Any:
        """What is there, as data."""
        return msgspec.json.decode(await self.get(path))

    async def send(self, path: str, body: Any) -> Any:
        """What comes of it. Raises AssertionError if it is refused."""
        headers = {"Content-Type": "application/json"}
        async with self._session.post(
            self._url + path, data=msgspec.json.encode(body), headers=headers
        ) as answer:
            answer.raise_for_status()
            told = await answer.json()
        assert "refused" not in told, told
        return told

    @asynccontextmanager
    async def hearing(self, path: str) -> AsyncGenerator[Callable[[], Any]]:
        """A stream of news, beyond the first; gives what waits for the next ones."""
        async with self._session.get(self._url + path) as answer:

            async def heard() -> None:
                async with asyncio.timeout(PATIENCE):
                    while not (await answer.content.readline()).startswith(b"data: {"):
                        pass

            await heard()
            yield heard


class _Run:
    """A player before his page, with a clock."""

    def __init__(self, site: HomeSite, own: Window, captains: _Captains) -> None:
        self._site, self._own, self._captains = site, own, captains
        self._times: Times = defaultdict(list)
        self._table = 0

    def figures(self) -> dict[str, float]:
        watched = statistics.quantiles(self._times.pop("watched"), n=100, method="inclusive")[-1]
        return {name: statistics.median(times) * 1000 for name, times in self._times.items()} | {
            "watched": watched * 1000
        }

    async def _live(self) -> LiveTable:
        return await self._site.home.tables.open(self._table)

    async def _do(self, who: int, act: str, **more: Any) -> int:
        return (await self._own.send(f"{who}/home/do", {"do": act, **more})).get("table", 0)

    def _at(self, what: str) -> str:
        return f"0/tables/{self._table}/{what}"

    async def joins(self) -> None:
        """Somebody sits down and leaves, heard by another."""
        table = await self._do(0, "new", game=plan().game)
        async with self._own.hearing("1/home/news") as heard:
            for act in ("sit", "leave") * 3:
                # The next look at what has changed is a moment later.
                await asyncio.sleep(2 * _QUIET)
                began = time.perf_counter()
                await self._do(2, act, table=table)
                await heard()
                if act == "sit":
                    self._times["joined"].append(time.perf_counter() - began)
        await self._do(0, "close", table=table)

    async def begin(self) -> None:
        computers = [{"level": 2} for _ in range(3)]
        self._table = await self._do(0, "new", game=plan().game, computers=computers, start=True)
        await self._settled()

    async def plays(self, answers: int) -> None:
        """Answer as a captain does, and time what comes of it."""
        for number in range(answers + WARM_UP):
            answer = await self._answering()
            board, version = await self._board(), await self._version()
            async with self._own.hearing(self._at("news")) as heard:
                began = time.perf_counter()
                await self._own.send(self._at("answer"), answer)
                acknowledged = time.perf_counter()
                await heard()
                await self._own.get(self._at("question"))
                changed = time.perf_counter()
                new = await self._board()
                await self._own.get(self._at(f"pictures/{new}"))
                drawn = time.perf_counter()
            turns = await self._settled()
            if number < WARM_UP:
                continue
            self._times["acknowledged"].append(acknowledged - began)
            self._times["changed"].append(changed - began)
            if new != board:
                self._times["board"].append(drawn - began)
            if await self._version() > version + 1:
                self._times["turns"].append(max(turns, changed) - began)

    async def _board(self) -> str:
        return (await self._own.read(self._at("board")))["ground"]["token"]

    async def _version(self) -> int:
        game = (await self._live()).game
        return game.version if game is not None else 0

    async def _answering(self) -> dict[str, Any]:
        """What the player answers, as a computer captain would; the game once more if it is over."""
        if not (await self._live()).is_running:
            await self.begin()
        live = await self._live()
        decision = live.asked(0)
        assert live.game is not None
        assert decision is not None, "computer captains have had their turns"
        picks = captain(1, f"{live.id}|{decision.number}").answer(live.game.view(0), decision)
        return {"question": decision.number, "picks": picks}

    async def looks(self, looks: int) -> float:
        """Read the log by the page and without it, by turns; gives the ratio of the median times."""
        by_page: list[float] = []
        bare: list[float] = []
        door = await self._site.guests[0].table(self._table)
        for _ in range(looks):
            began = time.perf_counter()
            await self._own.get(self._at("story"))
            looked = time.perf_counter()
            await door.story(None)
            by_page.append(looked - began)
            bare.append(time.perf_counter() - looked)
        return statistics.median(by_page) / statistics.median(bare)

    async def looks_meanwhile(self) -> None:
        """Read the log while slow computer captains have their turns."""
        self._captains.pause = SLOW
        try:
            while len(self._times["meanwhile"]) < MEANWHILE:
                # It begins another table where one is over: what it is comes first, then where it goes.
                answer = await self._answering()
                await self._own.send(self._at("answer"), answer)
                await asyncio.sleep(SLOW / 2)
                if (await self._live()).lock.locked():
                    began = time.perf_counter()
                    await self._own.get(self._at("story"))
                    self._times["meanwhile"].append(time.perf_counter() - began)
                await self._settled()
        finally:
            self._captains.pause = 0.0

    async def plays_watched(self) -> None:
        """Answer while a crowd looks on, in a game that is not soon over."""
        await self.begin()
        async with crowd(self._site.home.doors.door(self._table, None), WATCHING):
            for _ in range(WATCHED):
                answer = await self._answering()
                began = time.perf_counter()
                await self._own.send(self._at("answer"), answer)
                self._times["watched"].append(time.perf_counter() - began)
                await self._settled()

    async def _settled(self) -> float:
        """Wait until the computer captains have had their turns; gives when that was."""
        live = await self._live()
        async with asyncio.timeout(PATIENCE):
            while True:
                async with live.lock:
                    now = time.perf_counter()
                if not live.is_running or live.asked(0) is not None:
                    break
                await asyncio.sleep(0.01)
        await asyncio.sleep(_QUIET)
        return now
