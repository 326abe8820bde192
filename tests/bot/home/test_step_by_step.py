"""Whoever wants to see others' turns one step at a time sees each, where it happens, and nothing empty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import SHOWN, all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_PLACE = "(one) => ['--x', '--y'].map((side) => Number(one.style.getPropertyValue(side)))"


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_each_step_of_others_stays_until_one_goes_on_and_the_board_goes_along(
    tmp_path: Path, size: str
) -> None:
    lies = {"x": 200, "y": 200, "width": 80, "height": 60, "sprite": "ship:flute.0"}
    ship = {"id": "ship:1", "at": "zone:nassau", "name": "Jo", **lies}
    async with asking(tmp_path, question(option("end")), size=size, pieces=[ship]) as shown:
        board = (await shown.page.evaluate(SHOWN))["board"]
        to = next(one for one in board["spots"] if one["at"] == "zone:trinidad")
        sails = event(2, "Sailed.", kind="moved", args={"piece": "ship:1", "to": to["at"]}, seat=1)
        begun = event(1, "A turn began.", kind="turn", seat=1)
        rolled = event(3, "Rolled.", kind="rolled", seat=1)
        await told(shown, begun, sails, rolled, event(4, "Found.", seat=1), speed="stop")
        step, lines = shown.page.locator("#answers .answer", has_text="Next"), shown.page.locator("#news li")
        # What only begins a step is read with what comes of it.
        await lines.filter(has_text="Sailed.").wait_for()
        await step.wait_for()
        assert await lines.all_text_contents() == ["A turn began.", "Sailed."]
        piece = shown.page.locator('#pieces [data-at="ship:1"]')
        x, _ = await piece.evaluate(_PLACE)
        left, _, right, _ = board.get("frame") or (0, 0, board["ground"]["width"], 0)
        assert abs(x - (to["label"][0] - left) / (right - left) * 100) < 0.1
        stage, box = [
            await shown.page.locator(one).bounding_box() for one in ("#stage", '#pieces [data-at="ship:1"]')
        ]
        assert stage
        assert box
        assert stage["x"] <= box["x"] + box["width"] / 2 <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"] + box["height"] / 2 <= stage["y"] + stage["height"]
        await step.click()
        await lines.filter(has_text="Found.").wait_for()
        assert await shown.page.evaluate("document.body.dataset.telling") == ""
        await shown.page.locator("#below:not([inert])").wait_for()
        await step.click()
        await all_told(shown.page)


async def test_nothing_empty_is_to_be_gone_on_from(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        glory = event(1, "Earned.", kind="glory", args={"seat": 1, "by": 1}, seat=1, weight=3)
        await told(shown, glory, speed="stop")
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)


async def test_what_is_looked_up_meanwhile_is_closed_by_what_goes_on(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, event(1, "You drew.", seat=0), event(2, "You stopped.", seat=0))
        await shown.page.locator("#news li", has_text="You drew.").wait_for()
        await shown.page.evaluate("async () => (await import('./page/panel.js')).read('Rules', ['One.'])")
        await shown.page.locator("#answers .answer", has_text="Close this and go on").click()
        await all_told(shown.page)
        assert await shown.page.locator("#panel").is_hidden()
