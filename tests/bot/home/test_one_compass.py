"""Of all that is advised one thing bears the compass, and the advice is read whole where it has no room."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SIZES = ["desk", "phone"]
WAY: dict[str, Any] = {"likely": True, "ends": False, "advised": True, "cost": 2}


def way(to: str) -> dict[str, Any]:
    """A way that begins with what is advised."""
    return {**WAY, "id": f"go:{to}", "label": f"Sail to {to}", "at": [f"zone:{to}"]}


@pytest.mark.parametrize("size", SIZES)
async def test_the_board_has_one_compass_and_none_where_another_button_has_it(
    tmp_path: Path, size: str
) -> None:
    ways = [way(to) for to in ("havana", "nassau", "tortuga", "trinidad")]
    sail = option("sail", "zone:curacao", label="Put to sea", advised=True)
    for first, there in ((sail, 1), (option("done", label="Done", advised=True), 0)):
        asked = question(first, option("end"), courses=ways)
        async with asking(tmp_path, asked, size=size) as shown:
            await shown.page.locator("#answers .advised").wait_for()
            assert await shown.page.locator("#answers .compass").count() == 1
            assert await shown.page.locator("#badges .compass").count() == there
            # What begins with it is offered there all the same.
            assert await shown.page.locator("[data-at='zone:nassau'].can").count() == 1


@pytest.mark.parametrize("size", SIZES)
async def test_a_port_marks_only_what_is_advised(tmp_path: Path, size: str) -> None:
    trade = option("trade", "port:nassau", label="Go ashore", advised=True)
    others = [option(f"stash:{n}", "port:nassau", label=f"Stash {n}", advised=True) for n in (5, 10)]
    async with asking(tmp_path, question(trade, *others), size=size) as shown:
        await shown.touch("port:nassau")
        await shown.page.locator("#panel .answer").nth(2).wait_for()
        assert await shown.page.locator("#panel .compass").count() == 1
        assert await shown.page.locator("#panel .answer.advised b").text_content() == "Go ashore"


async def test_long_advice_stays_in_its_bar_and_a_touch_reads_it(tmp_path: Path) -> None:
    aim = "Your Tobacco for Curaçao can wait: this is worth more if you count the glory. " * 4
    plan = {"line": "Sail to Nassau", "step": 1, "of": 2, "picks": ["sail"], "aim": aim}
    sail, line = (
        option("sail", "zone:nassau", advised=True),
        "In the port of San Juan, 2 actions left. What next?",
    )
    async with asking(tmp_path, question(sail, option("end"), line=line, plan=plan), size="phone") as shown:
        within = """() => ["", "h1", ".plan", ".plan button > span"]
          .map((one) => document.querySelector(`#line ${one}`))
          .map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"""
        (top, bottom), *parts = await shown.page.evaluate(within)
        assert all(top <= one and foot <= bottom for one, foot in parts), parts
        (_, title), (advice, _), *_ = parts
        assert title <= advice + 1
        await shown.page.locator(".plan button").click()
        await shown.page.locator("#panel p", has_text="Sail to Nassau").wait_for()
        assert not shown.answers
