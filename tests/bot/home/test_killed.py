"""A house is killed while it is played in: nothing that anybody was told is lost, and every table goes on.

All of it is done by processes of their own, with the draws that they make.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.home.guests import Guest
from bot.home.home import Home
from bot.protocol.home.acts import Computer, NewGame
from tests.bot.home.conftest import settings_in
from tests.bot.home.playing import answer

async def main(folder):
    async with Home(settings_in(folder)) as home:
        await home.goes_on()
        anne = Guest(home, 0)
        tables = (await anne.page()).tables
        if not tables:
            two = [Computer(2), Computer(1)]
            await anne.do(NewGame("treasure_fleet", people=[1], computers=two, start=True))
            tables = (await anne.page()).tables
        table = tables[0].table
        while True:
            live = await home.tables.open(table)
            # Computer captains have answered what they are asked, or it would wait for nobody.
            print(live.game.version, len(live.members_asked()), flush=True)
            if not live.is_running:
                return (folder / "table.json").write_bytes(await anne.exported(table))
            await answer(home, live)

asyncio.run(main(Path(sys.argv[1])))
"""


@asynccontextmanager
async def playing(folder: Path) -> AsyncGenerator[asyncio.StreamReader]:
    """A house in which a game is played, and what it says of it; it is killed in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(folder),
        stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        yield process.stdout
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.mark.in_turn(3)
async def test_a_killed_house_goes_on_where_it_was(tmp_path: Path) -> None:
    told = 0
    for lines in (3, 5):
        async with playing(tmp_path) as said:
            for _ in range(lines):
                # It says something or ends: on a busy machine its start alone may take minutes.
                words = (await said.readline()).split()
                assert words, "it goes on after it was killed"
                version, asked = map(int, words)
                assert version >= told, "what was told was saved"
                assert asked, "the test kills it in the middle of a game"
                told = version
    async with playing(tmp_path) as said:
        lines = (await said.read()).decode().splitlines()
        assert int(lines[0].split()[0]) >= told
        assert lines[-1].split()[1] == "0"
    command = [sys.executable, "-m", "bot", "verify", str(tmp_path / "table.json")]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL)
    assert await process.wait() == 0, "every draw is one of its seed, whoever was killed"
