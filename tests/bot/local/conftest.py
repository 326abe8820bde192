"""A table whose beginning is known, before a real browser."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Page

from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from tests.bot.local.visitor import at_any_port
from tests.bot.web.browser import browser, page_at
from tests.marauders.table import in_port
from tools.simulated.table import LocalTable

GOLD = 43
"""What Anne has aboard."""

At = Callable[[tuple[int, int]], AbstractAsyncContextManager[tuple[LocalTable, Page]]]


@pytest.fixture
def begins_in_nassau(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins with Anne's turn in Nassau, with gold."""

    def new(game: str, **more: Any) -> Table:
        seats = [in_port("nassau", captain={"home": "nassau"}, gold=GOLD), in_port("havana")]
        settled = MARAUDERS.resolve_options(more["options"])
        position = {"turn": 0, "seats": seats}
        beginning = MARAUDERS.positions.begin(position, more["seats"], settled, ())
        known: dict[str, Any] = {**more, "options": settled}
        return Table.new(MARAUDERS, **known, beginning=beginning)

    monkeypatch.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))


@pytest.fixture
def in_nassau(tmp_path: Path, begins_in_nassau: None) -> At:
    """Anne's page, of this size, at the beginning of her turn in Nassau, with gold."""

    @asynccontextmanager
    async def opened(size: tuple[int, int]) -> AsyncGenerator[tuple[LocalTable, Page]]:
        async with LocalTable(at_any_port(tmp_path), "marauders", 2) as table, browser() as chromium:
            page = await page_at(chromium, table.url, size)
            await page.get_by_role("button", name="Start").click()
            await page.get_by_role("button", name="Do business in Nassau").wait_for()
            yield table, page

    return opened
