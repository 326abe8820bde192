"""Another language, or another look, leaves its reader where he is: at the same table, question and panel."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.bot.home.test_browser import at_home, at_table, press
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_QUESTION = 'body:not([data-question=""]):not([data-telling])'


async def _sailed(page: Page) -> str:
    """On a first voyage, once its reader has set sail: what is asked."""
    await press(page, "voyage-marauders")
    await at_table(page)
    await page.locator("#stop.welcome:not([hidden])").wait_for()
    await page.locator("body:not(:has(#below[inert])) #answers > .next").click()
    await page.locator(_QUESTION).wait_for()
    await page.evaluate("window.same = true")
    return await page.locator("body").get_attribute("data-question") or ""


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_another_language_keeps_place_and_panel_and_greets_nobody_again(
    tmp_path: Path, size: str
) -> None:
    async with at_home(tmp_path, size) as (_, page):
        asked = await _sailed(page)
        line = await page.locator("#line h1").inner_text()
        await page.locator("#tool-settings").click()
        await page.locator("#panel button", has_text="Deutsch").click()
        await page.locator("#panel h2", has_text="Optionen").wait_for()
        assert await page.evaluate("window.same"), "nothing was loaded again"
        assert await page.locator("#stop").is_hidden()
        assert await page.locator("body").get_attribute("data-question") == asked
        assert await page.evaluate("document.documentElement.lang") == "de"
        assert await page.locator("#line h1").inner_text() != line
        assert await page.locator("#tool-undo").inner_text() == "Zurück"
        assert await page.evaluate("document.activeElement.textContent") == "Deutsch"
        # Cards are in words, too.
        portrait = page.locator("#rivals img").first
        assert "?as=de." in (await portrait.get_attribute("src") or "")
        # Neither is he greeted when he comes back.
        await page.reload()
        await page.locator(_QUESTION).wait_for()
        assert await page.locator("#stop").is_hidden()


async def test_another_look_shows_the_board_anew_and_nothing_goes_dark(tmp_path: Path) -> None:
    async with at_home(tmp_path, "phone") as (_, page):
        asked = await _sailed(page)
        ground = await page.locator("#ground").get_attribute("src")
        await page.locator("#tool-settings").click()
        looks = page.locator("#panel .switches").nth(1).locator("button")
        other = looks.and_(page.locator('[aria-pressed="false"]')).first
        chosen = await other.inner_text()
        await other.click()
        await page.wait_for_function("(was) => document.getElementById('ground').src !== was", arg=ground)
        await page.locator('#panel [aria-pressed="true"]', has_text=chosen).wait_for()
        assert await page.evaluate("window.same"), "nothing was loaded again"
        assert await page.locator("#stop").is_hidden()
        assert await page.locator("body").get_attribute("data-question") == asked
