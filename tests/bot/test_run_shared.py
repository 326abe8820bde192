"""`quartermaster run` as a host starts it, twice, with PROCESSES=2: one is killed, and the stand-in that the
other starts plays for its servers until it is back.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import pytest
from sqlalchemy import text

from bot.controls.looking import BOARD
from bot.standing_in import AFTER_DEATH, LOOK
from bot.tables.lobby import LobbyRow
from data.store import Seat, Store, TableLink, open_store
from data.store.database import Database
from data.store.driver.urls import read_url
from data.store.leases.lease import LEASE_SECONDS
from engine.kernel import Table
from tests.bot.processes import ON_SERVER
from tests.bot.served_discord import ServedDiscord, started_with
from tests.patience import until
from tests.ports import free_port
from tests.store.postgres import postgres

ROOT = Path(__file__).parents[2]
NAME = "pirates.example"
SHARES = 2
GUILDS = [(SHARES * 1000 + number) << 22 | 5 for number in range(SHARES)]
KEYS = ["a" * 32, "b" * 32]
"""Of a link to the table in each."""
MEMBER = 3
NO_TABLE = BOARD.at(4_000).custom_id
"""A button of a table that is gone: whoever plays for the server says so."""
AGAIN_PLAYED = 30.0
"""Seconds after a death until the servers of a dead process are played for again."""
MEANWHILE = 5
"""How much slower than a quiet machine this one may be."""


@dataclass
class Crew:
    """The processes, what they share, and who clicks and reads."""

    url: str
    folder: Path
    discord: ServedDiscord
    browser: aiohttp.ClientSession
    port: int = field(default_factory=lambda: free_port(SHARES))
    processes: dict[int, Process] = field(default_factory=dict[int, Process])
    clicks: dict[int, list[int]] = field(default_factory=lambda: {guild: [] for guild in GUILDS})

    async def run(self) -> int:
        """`quartermaster run`, once more; gives the id of the process."""
        environment = started_with(
            {
                **self.discord.environment,
                "DISCORD_TOKEN": "a token", "DATABASE_URL": self.url, "PROCESSES": str(SHARES),
                "PAGE_URL": f"https://{NAME}", "PAGE_PORT": str(self.port),
                "LOG_JSON": "true",
            }
        )  # fmt: skip
        with self._log() as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        self.processes[process.pid] = process
        return process.pid

    @contextmanager
    def _log(self) -> Generator[Any]:
        with (self.folder / "log").open("ab") as log:
            yield log

    @property
    def told(self) -> str:
        """What all of them have logged."""
        return (self.folder / "log").read_text("utf-8")

    async def plays(self, number: int, *, stand_in: bool = False, but: int = 0) -> int:
        """Which process plays for a range, once it is another than this one and a stand-in, or is none: on a
        slow machine one may play before those that were started by hand are ready.
        """
        database = Database(read_url(self.url))
        query = f"SELECT process, stands_in FROM lease WHERE id = {number + 1} AND holder != ''"

        async def found() -> int | None:
            async with database.read() as connection:
                row = (await connection.execute(text(query))).first()
            pid = int(row.process.split()[1]) if row is not None and row.stands_in == stand_in else but
            return pid if pid != but else None

        try:
            return await self.until(found, f"somebody plays for range {number + 1}")
        finally:
            await database.close()

    async def clicked(self, number: int) -> None:
        """Once a click in a server of this range is acknowledged."""

        async def acknowledged() -> bool:
            self.clicks[GUILDS[number]].append(await self.discord.click(GUILDS[number], NO_TABLE))
            await asyncio.sleep(0.2)
            return any(self.discord.acknowledged[one] for one in self.clicks[GUILDS[number]][before:])

        before = len(self.clicks[GUILDS[number]])
        await self.until(acknowledged, f"a click in range {number + 1}")

    async def answers(self, number: int) -> None:
        """What its member is asked at the table of this range is answered on its page."""
        link = f"http://127.0.0.1:{self.port + number}/{number + 1}/{KEYS[number]}"
        headers = {"Host": NAME}

        async def asked() -> dict[str, Any] | None:
            try:
                async with self.browser.get(f"{link}/0/table/question", headers=headers) as told:
                    question = json.loads(await told.read()) if told.status == 200 else {}
            except aiohttp.ClientConnectionError:
                return None
            # It may be the captain's turn.
            return question if "number" in question else None

        question = await self.until(asked, f"the page of range {number + 1}")
        picks = [one["id"] for one in question["options"][: max(1, question["least"])]]
        body = {"question": question["number"], "picks": picks}
        async with self.browser.post(f"{link}/0/table/answer", json=body, headers=headers) as told:
            said = await told.text()
            assert (told.status, "refused" in said) == (200, False), said

    async def until(self, found: Any, what: str) -> Any:
        """Wait for something that takes a whole process its time to start, while all live."""
        for tries in range(MEANWHILE):
            try:
                return await until(found, what)
            except AssertionError as failed:
                ended = [pid for pid, process in self.processes.items() if process.returncode is not None]
                if ended or tries == MEANWHILE - 1:
                    raise AssertionError(f"{failed}; ended: {ended}\n{self.told[-5000:]}") from None
        raise AssertionError

    async def end(self) -> list[int | None]:
        """Stop all as a host does; what each ended with."""
        for process in self.processes.values():
            process.terminate()
        async with asyncio.timeout(60 * MEANWHILE):
            return [await process.wait() for process in self.processes.values()]


async def lay(store: Store, number: int) -> None:
    """A table in a server of a range at which a member waits for nobody, and a link to his seat."""
    game = Table.new("port_royal", seats=2, seed=f"shared {number}", salt="shared")
    change = game.unsaved()
    assert change is not None
    lobby = LobbyRow(names={MEMBER: "Anne"}).stored()
    row = await store.tables.create(
        guild=GUILDS[number], channel=10_000_000, host=MEMBER, game="port_royal", lobby=lobby
    )
    await store.tables.start(row.number, change, seats=[Seat(seat=0, member=MEMBER), Seat(seat=1, level=1)])
    digest = hashlib.sha256(KEYS[number].encode()).hexdigest()
    await store.links.add(TableLink(digest=digest, table_id=row.number, member=MEMBER, seated=True))


@asynccontextmanager
async def crew(folder: Path) -> AsyncGenerator[Crew]:
    """Two who play, and tables in the servers of both."""
    discord = ServedDiscord(GUILDS, SHARES)
    with postgres() as url:
        async with await open_store(url) as store:
            for number in range(SHARES):
                await lay(store, number)
        connector = aiohttp.TCPConnector(force_close=True)
        async with discord.serving(), aiohttp.ClientSession(connector=connector) as browser:
            made = Crew(url, folder, discord, browser)
            try:
                yield made
            finally:
                for process in made.processes.values():
                    if process.returncode is None:
                        process.kill()
                        await process.wait()


def worked(pid: int) -> float:
    """Seconds that all threads of a process have worked."""
    said = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")


@ON_SERVER
@pytest.mark.soak("stand-ins")
@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="the system does not say what a process works"
)
async def test_a_stand_in_of_a_real_run_plays_for_a_dead_one_until_it_is_back(
    tmp_path: Path, record_property: Any
) -> None:
    async with crew(tmp_path) as shared:
        for _ in range(SHARES):
            await shared.run()
        players = [await shared.plays(number) for number in range(SHARES)]
        assert sorted(players) == sorted(shared.processes)
        for number in range(SHARES):
            await shared.clicked(number)
            await shared.answers(number)

        dead = shared.processes.pop(players[1])
        died = monotonic()
        dead.send_signal(signal.SIGKILL)
        await dead.wait()
        stand_in = await shared.plays(1, stand_in=True)
        assert stand_in not in shared.processes
        await shared.clicked(1)
        took, work = monotonic() - died, worked(stand_in)
        await shared.answers(1)
        await shared.clicked(0)
        print(f"\nplayed for again after {took:.1f} s, {work:.1f} s of the processor among them")  # noqa: T201
        record_property("played_again_s", took)
        # On a machine that has nothing else to do: the lease ends, which is seen, and one is started.
        assert LEASE_SECONDS + 1 + AFTER_DEATH + 2 * LOOK + work < AGAIN_PLAYED

        back = await shared.run()
        assert await shared.plays(1, but=dead.pid) == back
        await shared.clicked(1)
        await shared.answers(1)
        await shared.clicked(0)
        await shared.until(lambda: not Path(f"/proc/{stand_in}").exists(), "the stand-in ends")

        assert await shared.end() == [0] * SHARES, shared.told[-3000:]
        assert max(shared.discord.acknowledged.values()) == 1, "a click was answered by two"
        # Who has not died answers all, from when he is connected.
        answered = [shared.discord.acknowledged[click] for click in shared.clicks[GUILDS[0]]]
        assert all(answered[answered.index(1) :])
        assert '"exception"' not in shared.told
        for number in range(SHARES):
            assert KEYS[number] not in shared.told
