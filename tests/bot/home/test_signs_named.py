"""What a sign means is said, and a layer shows at its first touch that it comes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import HOLD, asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SHIP: dict[str, Any] = {
    "kind": "sloop",
    "name": "Sloop",
    "locations": [
        {"id": "hull", "name": "Hull", "has": 1, "most": 2},
        {"id": "cannons", "name": "Cannons", "has": 1, "most": 1},
    ],
}


async def test_the_parts_of_ones_ship_are_named_beside_their_signs(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end")), view={**HOLD, "ship": SHIP}) as shown:
        parts = shown.page.locator("#me .ship li")
        wide = "all => all.map((one) => one.getBoundingClientRect()).every(({ width }) => width > 20)"
        assert await parts.locator(".part").evaluate_all(wide)
        assert await parts.first.get_attribute("title") == "Hull: 1 of 2"
        assert " ".join((await parts.first.text_content() or "").split()) == "Hull 1 of 2"
        strip, cut = shown.page.locator("#me"), "one => one.scrollWidth <= one.clientWidth"
        assert await strip.evaluate(cut)

        async def thing(route: Route) -> None:
            told = {"at": "location:0.hull", "title": "Hull", "lines": [], "links": []}
            await route.fulfill(json=told)

        await shown.page.route("**/thing/*", thing)
        await parts.first.click()
        await shown.page.locator("#panel h2", has_text="Hull").wait_for()


async def test_a_touch_of_the_purse_on_a_phone_names_what_is_in_it(tmp_path: Path) -> None:
    purse = [{"id": "gold", "name": "Gold", "count": 7}]
    view = {**HOLD, "ship": SHIP, "purse": purse}
    async with asking(tmp_path, question(option("end")), view=view, size="phone") as shown:
        named = shown.page.locator("#me .coin small").first
        assert await named.text_content() == "Gold", "whoever listens hears it"
        wide = "one => one.getBoundingClientRect().width"
        assert await named.evaluate(wide) < 2
        await shown.page.locator("#me .coin").first.tap()
        assert await named.evaluate(wide) > 20
        assert await shown.page.locator("#me .ship .part").first.evaluate(wide) > 20


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_one_touch_shows_a_layer_however_long_it_is_in_coming(tmp_path: Path, size: str) -> None:
    """Nothing was seen for a while, and a second touch took it away again."""
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page, comes = shown.page, asyncio.Event()

        async def laid(route: Route) -> None:
            await comes.wait()
            told = await (await route.fetch()).json()
            await route.fulfill(json={**told, "line": "Nobody hunts you now."})

        await page.route("**/layers/*", laid)
        switch = page.locator("#layers button", has_text="Hunters")
        await switch.tap()
        await page.locator("#shows", has_text="Hunters …").wait_for()
        assert await switch.get_attribute("aria-pressed") == "true"
        await switch.tap()
        comes.set()
        await page.locator("#shows", has_text="Nobody hunts you now.").wait_for()
        assert await page.locator("#stage.layered").count() == 1
        await switch.tap()
        await page.locator("#shows").wait_for(state="hidden")
