"""Whom the others have hired is seen beside their names, also in earlier rounds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.bot.home.playing import play as played
from tests.bot.home.test_table_page import SIZES, at_table, table_page
from tests.bot.web.browser import IN_BROWSER, browser

pytestmark = IN_BROWSER
_SHOWN = """
rows => rows.map((row) => Object.fromEntries([...row.querySelectorAll(".held")].map((one) =>
  [one.querySelector("img").src.split("/").at(-1), Number(one.textContent.slice(1) || 1)])))
"""


@pytest.mark.parametrize("size", SIZES)
async def test_a_strip_has_everybody_hired_and_a_touch_shows_them_large(tmp_path: Path, size: str) -> None:
    async with at_table(tmp_path, "port_royal", 3) as (site, live), browser() as opened:
        places = live.game.view(None)["places"]  # pyright: ignore[reportOptionalMemberAccess]
        while not all(len(places.get(f"display:{seat}", ())) > 1 for seat in (1, 2)):
            live = await played(site.home, live.id, 1)
            assert live.game is not None
            places = live.game.view(None)["places"]
        hired = [
            dict(Counter(card.partition(".")[0] for card in places[f"display:{seat}"])) for seat in (1, 2)
        ]
        # Nothing of it has happened since this page was opened.
        page = await table_page(opened, site, SIZES[size])
        await expect(page.locator("#rivals .held").first).to_be_visible()
        assert await page.locator("#rivals button").evaluate_all(_SHOWN) == hired
        assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        await page.locator("#rivals button").first.click()
        await expect(page.locator("#panel img.face")).to_be_visible()
