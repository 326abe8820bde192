"""Whatever lies on the board can be looked at, also while something else on it can be answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER

HAVANA = (280, 330)
"""A point of its zone, in pixels of the picture."""


async def card(route: Route) -> None:
    """A small card of whatever is looked at."""
    await route.fulfill(
        json={"at": "", "title": "Looked at", "lines": [route.request.url.rsplit("/", 1)[1]], "links": []}
    )


def ship(id: str, by: int, name: str) -> dict[str, Any]:
    """A ship off Havana, so far from the others."""
    x, y = HAVANA
    lies = {"x": x + by, "y": y, "width": 64, "height": 48}
    return {"id": id, "at": "zone:havana", **lies, "sprite": "none", "name": name}


@pytest.mark.parametrize("size", SIZES)
async def test_a_rival_in_a_zone_that_can_be_sailed_to_is_looked_at(tmp_path: Path, size: str) -> None:
    rival = ship("ship:9", 0, "A rival’s Flute")
    asked = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, asked, size=size, pieces=[rival]) as shown:
        page = shown.page
        await page.route("**/thing/*", card)
        piece = await box_of(page.locator('#pieces [data-at="ship:9"]'))
        await page.touchscreen.tap(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
        await page.locator("#panel .lines", has_text="ship%3A9").wait_for()
        assert not shown.answers
        await page.keyboard.press("Escape")
        # Beside it lies the zone, as before.
        await page.touchscreen.tap(piece["x"] - 14, piece["y"] + piece["height"] / 2)
        assert await shown.picked() == ["sail"]


@pytest.mark.parametrize("size", SIZES)
async def test_of_several_under_one_finger_each_is_named(tmp_path: Path, size: str) -> None:
    ships = [ship("ship:8", 0, "Jo’s Sloop"), ship("npc:teach", 10, "Edward Teach")]
    asked = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, asked, size=size, pieces=ships) as shown:
        page = shown.page
        await page.route("**/thing/*", card)
        piece = await box_of(page.locator('#pieces [data-at="ship:8"]'))
        await page.touchscreen.tap(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
        named = page.locator("#panel .choices .answer")
        assert await named.all_inner_texts() == ["Jo’s Sloop", "Edward Teach"]
        await named.last.click()
        await page.locator("#panel .lines", has_text="npc%3Ateach").wait_for()
        assert not shown.answers
