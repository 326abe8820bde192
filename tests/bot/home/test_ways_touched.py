"""Ways of several steps are touched on the map where they end; what is touched is seen as well as done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER


def _way(port: str, **more: Any) -> dict[str, Any]:
    plain = {"likely": True, "ends": False, "advised": False, "at": [f"port:{port}"], "cost": 2}
    return {"id": f"to:{port}", "label": f"Sail to {port} and dock", **plain, **more}


async def _sailed(page: Any, course: str) -> None:
    sent = page.expect_request("**/tables/1/answer")
    async with sent as request:
        await page.locator("#panel .choices .answer", has_text=course).click()
    told = (await request.value).post_data_json
    assert told == {"question": 7, "course": course.replace("Sail to ", "to:").removesuffix(" and dock")}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("advised", [False, True])
async def test_a_port_offers_the_way_that_the_list_offers_and_is_lit(
    tmp_path: Path, size: str, advised: bool
) -> None:
    sail = option("zone", "zone:nassau", label="Sail to Nassau", cost=1)
    way = _way("nassau", advised=advised)
    async with asking(tmp_path, question(sail, option("end"), courses=[way]), size=size) as shown:
        port = shown.page.locator('#spots [data-at="port:nassau"]')
        assert await port.evaluate("one => one.classList.contains('best')") is advised
        await shown.touch("port:nassau")
        offered = await shown.page.locator("#panel .choices .answer b").all_text_contents()
        assert sorted(offered) == ["Sail to Nassau", "Sail to nassau and dock"]
        await _sailed(shown.page, "Sail to nassau and dock")


async def test_what_is_folded_away_is_offered_where_it_ends(tmp_path: Path) -> None:
    """It is not lit: so many ports would be."""
    ways = [_way(port, likely=False) for port in ("nassau", "havana", "tortuga")]
    async with asking(tmp_path, question(option("end"), courses=ways)) as shown:
        assert await shown.page.locator("#spots .can").count() == 0
        await shown.page.locator('#spots [data-at="port:havana"]').dispatch_event("click")
        await _sailed(shown.page, "Sail to havana and dock")


async def test_a_port_is_seen_also_where_something_can_be_done_there(tmp_path: Path) -> None:
    does = option("trade", "port:port_royal", label="Go ashore", cost=1)
    async with asking(tmp_path, question(does, option("end"))) as shown:
        await shown.touch("port:port_royal")
        await shown.page.locator("#panel img.face").wait_for()
        assert await shown.page.locator("#panel .choices .answer").is_visible()
        assert await shown.page.locator("#panel details p").first.is_hidden()


async def test_what_is_looked_up_goes_when_one_acts(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.locator('#spots [data-at="zone:nassau"]').dispatch_event("click")
        await shown.page.locator("#panel img.face").wait_for()
        await shown.page.locator("#answers .answer").click()
        assert await shown.picked() == ["end"]
        await shown.page.locator("#panel").wait_for(state="hidden")
