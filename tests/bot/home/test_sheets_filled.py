"""A sheet is never empty: what is known of a thing stands there at once, its words before its picture."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Route, expect

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER
TOLD = {
    "at": "zone:havana",
    "title": "Havana",
    "lines": ["It wants Cocoa."],
    "links": [],
    "picture": {"token": "late", "width": 600, "height": 450, "alt": "Havana.", "words": ""},
}


async def test_its_name_is_there_at_once_and_its_words_before_its_picture(tmp_path: Path) -> None:
    told, drawn = asyncio.Event(), asyncio.Event()

    async def thing(route: Route) -> None:
        await told.wait()
        await route.fulfill(json=TOLD)

    async def picture(route: Route) -> None:
        await drawn.wait()
        await route.fulfill(
            content_type="image/svg+xml",
            body='<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"/>',
        )

    async with asking(tmp_path, question(option("end"))) as shown:
        page = shown.page
        await page.route("**/thing/**", thing)
        await page.route("**/pictures/late", picture)
        await page.locator('#spots [data-at="zone:havana"]').dispatch_event("click")
        await expect(page.locator("#panel h2")).to_have_text("Havana")
        kept = await box_of(page.locator("#panel .coming"))
        assert min(kept["width"], kept["height"]) > 100
        told.set()
        words = page.locator("#panel .meanwhile")
        await expect(words).to_have_text("It wants Cocoa.")
        assert (await box_of(words))["height"] > 100
        drawn.set()
        await expect(words).to_have_count(0)
        assert (await box_of(page.locator("#panel img.face")))["height"] > 100


async def test_who_closes_it_before_it_is_filled_is_left_alone(tmp_path: Path) -> None:
    told = asyncio.Event()

    async def thing(route: Route) -> None:
        await told.wait()
        await route.fulfill(json=TOLD)

    async with asking(tmp_path, question(option("end"))) as shown:
        page = shown.page
        await page.route("**/thing/**", thing)
        await page.locator('#spots [data-at="zone:havana"]').dispatch_event("click")
        await page.locator("#panel .shut").click()
        async with page.expect_response("**/thing/**"):
            told.set()
        await page.evaluate("() => new Promise((then) => setTimeout(then))")
        await expect(page.locator("#panel")).to_be_hidden()
