"""`quartermaster play` as a process: killed in the middle of a question, the same link asks it again."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.bot.home.test_site import Browser
from tests.patience import PATIENCE
from tests.ports import free_port


@asynccontextmanager
async def playing(
    folder: Path, port: int, *new: str
) -> AsyncGenerator[tuple[asyncio.subprocess.Process, str]]:
    """`quartermaster play` as a process of its own, and where it begins; it is killed in the end."""
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    command = ["-m", "bot", "play", *new, "--no-open", "--port", str(port), "--database", database]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command,
        stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        # It says where it is or ends: on a busy machine its start alone may take minutes.
        line = (await process.stdout.readline()).decode()
        yield process, next(word for word in line.split() if word.startswith("http://"))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def asked(page: Browser, after: int = -1) -> dict[str, Any]:
    """The next question of the host."""
    async with page.news("0/tables/1/news") as told, asyncio.timeout(PATIENCE):
        while True:
            question = await page.read("0/tables/1/question")
            if question["is"] == "question" and question["number"] > after:
                return question
            await anext(told)


async def answer(page: Browser, question: dict[str, Any]) -> None:
    """Answer as is usual."""
    picks = question["default"] or [one["id"] for one in question["options"]][: max(1, question["least"])]
    taken = await page.send("0/tables/1/answer", {"question": question["number"], "picks": picks})
    assert "ok" in taken


@pytest.mark.in_turn(3)
async def test_a_killed_house_asks_the_same_at_the_same_link(tmp_path: Path) -> None:
    port, new = free_port(), ("treasure_fleet", "--seats", "2")
    async with aiohttp.ClientSession() as session:
        async with playing(tmp_path, port, *new) as (process, first):
            link, _, place = first.partition("#")
            assert place == "table/1"
            page = Browser(session, link)
            assert (await page.do(0, "start", table=1))["done"]
            question = await asked(page)
            await answer(page, question)
            before = await asked(page, question["number"])
            process.kill()
            await process.wait()
        async with playing(tmp_path, port) as (_, again):
            assert again == link
            page = Browser(session, again)
            same = await asked(page)
            assert (same["number"], same["options"]) == (before["number"], before["options"])
            await answer(page, same)
            await asked(page, same["number"])
        async with playing(tmp_path, port, "--game", "treasure_fleet") as (_, there):
            assert there == f"{link}play?who=0&table=1"
