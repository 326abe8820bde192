"""A page of a table on Discord whose member changes seats, or loses his, while it is open."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page

from bot.domain import Domain
from bot.serving import TableSite
from tests.bot.conftest import World, settings
from tests.bot.linking.test_pages import urls
from tests.bot.web.browser import NO_BROWSER, browser
from tests.patience import PATIENCE
from tests.ports import free_port

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)


@pytest.fixture
def page_url() -> str:
    """Where this machine reaches the pages."""
    return f"http://127.0.0.1:{free_port()}"


@pytest.fixture
def beside(tmp_path: Path, page_url: str) -> Callable[[Domain], TableSite]:
    """The pages."""
    changes = {"page_url": page_url, "page_port": urlsplit(page_url).port}
    return lambda domain: TableSite(settings(tmp_path).with_changes(changes), domain)


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    """A window."""
    async with browser() as opened:
        context = await opened.new_context()
        context.set_default_timeout(PATIENCE * 1000)
        yield await context.new_page()


@pytest.mark.in_turn(3)
async def test_a_page_goes_with_its_member_to_his_new_seat(world: World, page: Page) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    got = await world.click(world.member("Bart"), world.newest("page", live.place), "page")
    assert got.response is not None
    (address,) = urls(got.response.components)
    assert address.endswith("?seat=1")
    # What is left of the link opens the same table, at his seat.
    await page.goto(address.removesuffix("play?seat=1"))
    await page.wait_for_url("**/?seat=1")
    await page.locator("#loading").wait_for(state="detached")
    await page.goto(address)
    await page.locator("#loading").wait_for(state="detached")
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.crews.swap(held, 0, 1)
    await page.wait_for_url("**/play?seat=0")
    # Whoever opens the link as it was given, or loads the page again, is at his new seat, too.
    await page.goto(address)
    await page.wait_for_url("**/play?seat=0")
    await page.locator("#loading").wait_for(state="detached")
    assert await page.locator("#lost").is_hidden()
    async with world.bot.tables.hold(live.id) as held:
        await world.bot.crews.put(held, 0)
    await page.get_by_text("This link no longer opens anything. Ask for a new one.").wait_for()
