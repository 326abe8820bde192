"""Home never folds away what waits for its reader, and games to begin keep their places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Route, expect

from bot.protocol.home import acts
from tests.bot.home.conftest import done
from tests.bot.home.test_browser import at_home
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_TOP = "one => one.getBoundingClientRect().top"


async def test_who_is_waited_for_sees_all_tables_and_begins_where_he_began(tmp_path: Path) -> None:
    """The oldest game under way, which waited for him, was folded away by the third."""
    waits = 0

    async def told(route: Route) -> None:
        home: dict[str, Any] = await (await route.fetch()).json()
        (table,) = home["tables"]
        row = {**table, "standing": "playing", "asked": True, "me": 0}
        home["tables"] = [{**row, "table": number + 1} for number in range(waits)]
        await route.fulfill(json=home)

    async with at_home(tmp_path) as (site, page):
        await done(site.guests[0], acts.NewGame("port_royal"))
        await page.route("**/home", told)
        tops: list[float] = []
        for waits in (1, 3, 5):
            await page.reload()
            rows = page.locator(".goes-on > li")
            await expect(rows).to_have_count(waits)
            tops.append(await page.locator('[data-key="new-marauders"]').evaluate(_TOP))
        assert await page.locator('[data-key="older"], .fold .row').count() == 0
        assert abs(tops[0] - tops[1]) < 2
