"""The local table is killed in the middle of a question: the same link asks it again, the answer counts."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.bench.window import PATIENCE, Window, click_of, window
from tests.bot.local.visitor import free_port


@asynccontextmanager
async def playing(
    folder: Path, port: int, *new: str
) -> AsyncGenerator[tuple[asyncio.subprocess.Process, str]]:
    """`quartermaster play` as a process of its own, and its link; it is killed in the end."""
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    command = ["-m", "bot", "play", "--no-open", *new, "--port", str(port), "--database", database]
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


def controls(page: Window) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """What on the page answers a question of the first seat: its number, the message and the control."""
    return [
        (click.number, message, control)
        for message, control in page.controls("answer", "whole", "choose", "none")
        if (click := click_of(control)) and click.seat == 0 and click.number is not None
    ]


async def asked(page: Window, after: int = -1) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """The next question, as soon as the page shows it; what is asked in secret is opened as pages do."""

    def newest() -> tuple[int, dict[str, Any], dict[str, Any]] | None:
        # Buttons before selects: one of them is an answer for sure.
        found = [one for one in controls(page) if one[0] > after]
        return max(found, key=lambda one: (one[0], "options" not in one[2]), default=None)

    await page.until(lambda state: newest() or state["opens"], "a question")
    if newest() is None:
        opens = page.state["opens"]
        await page.act(do="click", message=opens["message"], control=opens["control"])
    return await page.until(lambda _: newest(), "a question")


async def answer(page: Window, message: dict[str, Any], control: dict[str, Any]) -> None:
    """Answer with the first thing that is offered."""
    values = [one["value"] for one in control.get("options", ())]
    more = {"values": values[: control.get("min_values", 1)]} if values else {}
    do = "pick" if values else "click"
    told = await page.act(do=do, message=message["id"], control=control["custom_id"], **more)
    assert "error" not in told


async def test_a_killed_table_asks_the_same_at_the_same_link(tmp_path: Path) -> None:
    port, new = free_port(), ("--game", "treasure_fleet", "--seats", "2")
    async with aiohttp.ClientSession() as session:
        async with playing(tmp_path, port, *new) as (process, link), window(session, link) as page:
            await page.press("start")
            first, *offered = await asked(page)
            await answer(page, *offered)
            number, _, control = await asked(page, first)
            process.kill()
            async with asyncio.timeout(PATIENCE):
                await page.ended.wait()
        async with playing(tmp_path, port) as (_, again), window(session, link) as page:
            assert again == link
            now, message, same = await asked(page)
            assert (now, same["custom_id"], same.get("options")) == (
                number,
                control["custom_id"],
                control.get("options"),
            )
            await answer(page, message, same)
            await asked(page, number)
