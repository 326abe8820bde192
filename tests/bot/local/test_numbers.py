"""A number that is typed: the local table's page asks for it in a window of its own."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page

from tests.bot.local.conftest import GOLD, At
from tests.bot.local.visitor import settled
from tests.bot.web.browser import NO_BROWSER, PHONE, WIDE
from tools.simulated.table import LocalTable

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

_IN_SIGHT = """
() => {
  const box = document.querySelector("dialog").getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}
"""


@pytest.fixture
def stashing(in_nassau: At) -> At:
    """Anne's page, which asks how much of her gold she stashes."""

    @asynccontextmanager
    async def opened(size: tuple[int, int]) -> AsyncGenerator[tuple[LocalTable, Page]]:
        async with in_nassau(size) as (table, page):
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
    """Open the window, by keyboard."""
    await page.get_by_role("button", name="Another number").focus()
    await page.keyboard.press("Enter")
    await page.locator("dialog input").wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_a_number_is_typed_by_keyboard_alone(stashing: At, size: tuple[int, int]) -> None:
    async with stashing(size) as (table, page):
        await asked(page)
        assert await page.evaluate("document.activeElement.tagName") == "INPUT", "one types at once"
        assert await page.evaluate(_IN_SIGHT)
        said = await page.inner_text("dialog")
        assert f"0 to {GOLD}" in said
        await page.keyboard.type("21")
        await page.keyboard.press("Enter")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == GOLD - 21
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
        assert not table.world.env.errors


@pytest.mark.parametrize("typed", ["99", "no"])
async def test_what_is_no_such_number_is_refused_and_asked_again(stashing: At, typed: str) -> None:
    async with stashing(WIDE) as (table, page):
        await asked(page)
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
        await page.locator("#private", has_text=f"Pick a whole number from 0 to {GOLD}.").wait_for()
        await settled(table)
        assert gold(table) == GOLD
        await page.locator("[aria-busy]").wait_for(state="detached")
        await asked(page)
        await page.keyboard.type("5")
        await page.keyboard.press("Enter")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == GOLD - 5


async def test_an_empty_field_is_not_sent_and_escape_changes_nothing(stashing: At) -> None:
    async with stashing(WIDE) as (table, page):
        await asked(page)
        await page.keyboard.press("Enter")
        assert await page.locator("dialog input:invalid").count() == 1
        await page.keyboard.press("Escape")
        await page.locator("dialog").wait_for(state="detached")
        await settled(table)
        assert gold(table) == GOLD
        focused = await page.evaluate("document.activeElement.textContent")
        assert "Another number" in focused, "the focus is where it was"
