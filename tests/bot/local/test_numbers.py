"""A number that is typed: the local table's page asks for it in a window of its own."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.async_api import Page, TimeoutError

from bot.local.table import LocalTable
from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from tests.bot.local.visitor import at_any_port, settled
from tests.bot.web.browser import NO_BROWSER, PHONE, WIDE, browser, page_at
from tests.marauders.table import in_port

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

_GOLD = 43
_IN_SIGHT = """
() => {
  const box = document.querySelector("dialog").getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}
"""

At = Callable[[tuple[int, int]], AbstractAsyncContextManager[tuple[LocalTable, Page]]]


@pytest.fixture
def stashing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> At:
    """Anne's page, which asks how much of her gold she stashes."""

    def new(game: str, **more: Any) -> Table:
        assert MARAUDERS.position is not None
        seats = [in_port("nassau", captain={"home": "nassau"}, gold=_GOLD), in_port("havana")]
        settled = MARAUDERS.resolve_options(more["options"])
        position = {"turn": 0, "seats": seats}
        beginning = MARAUDERS.position(position, more["seats"], settled, ())
        known: dict[str, Any] = {**more, "options": settled}
        return Table.new(MARAUDERS, **known, beginning=beginning)

    monkeypatch.setattr("bot.interactions.clicks.lobby.Table", SimpleNamespace(new=new))

    @asynccontextmanager
    async def opened(size: tuple[int, int]) -> AsyncGenerator[tuple[LocalTable, Page]]:
        async with LocalTable(at_any_port(tmp_path), "marauders", 2) as table, browser() as chromium:
            page = await page_at(chromium, table.url, size)
            await page.get_by_role("button", name="Start").click()
            await page.get_by_role("button", name="Do business in Nassau").click()
            await page.get_by_role("button", name="Stash gold").click()
            await page.get_by_role("button", name="Another number").wait_for()
            yield table, page

    return opened


def gold(table: LocalTable) -> int:
    """What Anne has aboard."""
    live = table.bot.tables.of_guild(table.world.guild.id)[0]
    assert live.game is not None
    return live.game.running.state.seats[0].captain.gold


async def asked(page: Page) -> None:
    """Open the window, by keyboard; a press while the page still moves does not count."""
    button, field = page.get_by_role("button", name="Another number"), page.locator("dialog input")
    for _ in range(10):
        await button.focus()
        await page.keyboard.press("Enter")
        with suppress(TimeoutError):
            await field.wait_for(timeout=1500)
            return
    raise AssertionError("no window opens")


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_a_number_is_typed_by_keyboard_alone(stashing: At, size: tuple[int, int]) -> None:
    async with stashing(size) as (table, page):
        await asked(page)
        assert await page.evaluate("document.activeElement.tagName") == "INPUT", "one types at once"
        assert await page.evaluate(_IN_SIGHT)
        said = await page.inner_text("dialog")
        assert f"0 to {_GOLD}" in said
        await page.keyboard.type("21")
        await page.keyboard.press("Enter")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == _GOLD - 21
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
        assert not table.world.env.errors


@pytest.mark.parametrize(("typed", "why"), [("99", f"0 to {_GOLD}"), ("no", "number")])
async def test_what_is_no_such_number_is_refused_and_asked_again(stashing: At, typed: str, why: str) -> None:
    async with stashing(WIDE) as (table, page):
        await asked(page)
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
        await page.locator("#private", has_text=why).wait_for()
        assert gold(table) == _GOLD
        await asked(page)
        await page.keyboard.type("5")
        await page.keyboard.press("Enter")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == _GOLD - 5


async def test_an_empty_field_is_not_sent_and_escape_changes_nothing(stashing: At) -> None:
    async with stashing(WIDE) as (table, page):
        await asked(page)
        await page.keyboard.press("Enter")
        assert await page.locator("dialog input:invalid").count() == 1
        await page.keyboard.press("Escape")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == _GOLD
        focused = await page.evaluate("document.activeElement.textContent")
        assert "Another number" in focused, "the focus is where it was"
