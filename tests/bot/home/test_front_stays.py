"""Home keeps its place while tables come and change, and begins no voyage that was not meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, Route

from bot.protocol.home import acts
from tests.bot.home.conftest import done
from tests.bot.home.test_browser import at_home, at_table, press
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_DRAWN = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
_TOP = "(one) => one.getBoundingClientRect().top"


async def _top(page: Page, key: str) -> float:
    return await page.locator(f'[data-key="{key}"]').evaluate(_TOP)


async def test_what_is_seen_stays_where_it_is_when_a_table_comes_and_when_it_moves_up(tmp_path: Path) -> None:
    async with at_home(tmp_path, "phone") as (site, page):
        await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        before = await _top(page, "voyage-treasure_fleet")
        assert await page.evaluate("scrollY") > 0
        for number in (1, 2):
            await done(site.guests[0], acts.NewGame("port_royal"))
            await page.locator(f'[data-key="row-{number}"]').wait_for(state="attached")
            assert abs(await _top(page, "voyage-treasure_fleet") - before) < 2
        # At its top one sees what comes.
        await page.evaluate("scrollTo(0, 0)")
        await done(site.guests[0], acts.NewGame("port_royal"))
        await page.locator('[data-key="row-3"]').wait_for(state="attached")
        assert await page.evaluate("scrollY") == 0


@pytest.mark.parametrize("place", ["voyage-treasure_fleet", "set-everything"])
async def test_a_phone_turned_and_turned_back_shows_what_it_showed(tmp_path: Path, place: str) -> None:
    async with at_home(tmp_path, "phone") as (_, page):
        if place.startswith("set"):
            await press(page, "new-marauders")
            await page.locator(f'[data-key="{place}"]').wait_for()
        upright = page.viewport_size
        assert upright is not None
        await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        await page.evaluate(_DRAWN)
        before = await _top(page, place)
        assert 0 < before < upright["height"]
        # So wide that all of it has room.
        await page.set_viewport_size({"width": 1280, "height": 1600})
        await page.evaluate(_DRAWN)
        assert await page.evaluate("scrollY") == 0
        await page.set_viewport_size(upright)
        await page.evaluate(_DRAWN)
        assert abs(await _top(page, place) - before) < 2


async def test_another_place_is_read_from_its_top(tmp_path: Path) -> None:
    async with at_home(tmp_path, "phone") as (_, page):
        await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        await press(page, "how")
        await page.locator("body[data-place^=rules]").wait_for()
        await page.wait_for_function("() => scrollY === 0")


async def test_a_voyage_that_is_touched_twice_begins_once(tmp_path: Path) -> None:
    async with at_home(tmp_path, "phone") as (site, page):
        sent: list[str] = []

        async def sends(route: Route) -> None:
            sent.append(route.request.post_data or "")
            await route.continue_()

        await page.route("**/home/do", sends)
        twice = "(one) => { one.click(); one.click(); }"
        await page.locator('[data-key="voyage-port_royal"]').evaluate(twice)
        await at_table(page)
        assert len(sent) == 1
        # Whoever comes back and touches it again is asked whether he means that table.
        await page.goto(site.url)
        await press(page, "voyage-port_royal")
        goes_on = page.locator('[data-key="going-port_royal"]')
        await goes_on.wait_for()
        assert await goes_on.evaluate("(one) => one === document.activeElement")
        assert len(sent) == 1
        await goes_on.click()
        await at_table(page)
        assert "table=1" in page.url
        await page.goto(site.url)
        await press(page, "voyage-port_royal")
        await press(page, "another-port_royal")
        await at_table(page)
        assert "table=2" in page.url
