"""What goes on lies in the hand where what is advised lies, over no tool; what is long says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_at_the_foot import HELD
from tests.bot.home.test_clock import told
from tests.bot.home.test_on_a_phone import apart, boxes, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_SHEET = """
async (count) => {
  const { sheet } = await import("./page/told/sheet.js");
  const said = (n) => `Sailed on, and this is told in a line that is long enough, number ${n}.`;
  const told = (n) => ({ n, kind: "said", args: {}, at: [], said: said(n), weight: 1 });
  const one = (n) => ({ event: told(n), said: said(n), by: 1 });
  window.gone = sheet([{ by: 1, told: Array.from({ length: count }, (_, n) => one(n)) }]);
  return 0;
}
"""
_LAST = "(one) => { one.scrollTop = one.scrollHeight; }"


@pytest.mark.parametrize("holds", [True, False])
async def test_it_lies_where_what_is_advised_does_and_over_no_tool(tmp_path: Path, holds: bool) -> None:
    view: dict[str, Any] = {} if holds else {"hold": [], "places": None, "hand": []}
    best = question(option("other"), option("best", label="end", advised=True))
    async with asking(tmp_path, best, size="phone", view=view) as shown:
        page = shown.page
        (advised,) = await boxes(page, "#answers > .advised")
        await told(shown, event(2, "A captain sails on.", seat=1), speed="stop")
        await page.locator("#answers > .next").wait_for()
        (on,) = await boxes(page, "#answers > .next")
        assert abs(on[3] - advised[3]) < 3, "its foot is that of what is advised"
        tools = await boxes(page, "#bar button")
        assert len(tools) > 4
        assert all(apart(on, tool) for tool in tools)
        hit = "(one) => document.elementFromPoint(one.getBoundingClientRect().left + 20, innerHeight - 30)"
        assert await page.locator("#tool-log").evaluate(f"(one) => one.contains(({hit})(one))")


async def test_a_press_that_was_meant_for_the_answer_does_not_go_on(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end", label="end", advised=True)), size="phone") as shown:
        page = shown.page
        # What comes up does not begin to answer before the test has pressed.
        await page.evaluate(HELD)
        await told(shown, event(2, "A captain sails on.", seat=1), speed="stop")
        await page.locator("#answers > .next").wait_for()
        (on,) = await boxes(page, "#answers > .next")
        await page.mouse.click((on[0] + on[2]) / 2, (on[1] + on[3]) / 2)
        await page.locator("#answers > .next.early").wait_for()
        assert await page.locator("body[data-telling]").count() == 1


@pytest.mark.parametrize("size", ["phone", "desk"])
async def test_a_long_sheet_says_that_it_goes_on_until_one_is_at_its_end(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page = shown.page
        await page.evaluate(_SHEET, 60)
        await page.locator("#stop .unfold").click()
        sign = page.locator("#stop .below")
        await sign.wait_for()
        (stop,), (mark,) = await boxes(page, "#stop"), await boxes(page, "#stop .below .sign")
        assert within(mark, stop)
        (on,) = await boxes(page, "#answers > .next")
        assert apart(stop, on), "nothing of it lies beneath what goes on"
        await sign.click()
        await page.wait_for_function("() => document.getElementById('stop').scrollTop > 100")
        await page.locator("#stop").evaluate(_LAST)
        await sign.wait_for(state="hidden")
        (last,) = (await boxes(page, "#stop li"))[-1:]
        assert within(last, stop)


async def test_what_has_room_says_nothing_of_the_kind(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await shown.page.evaluate(_SHEET, 3)
        await shown.page.locator("#stop li").first.wait_for()
        assert not await shown.page.locator("#stop .below").is_visible()
