"""What is advised lies at the foot of each question; nothing is answered unread."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_clock import all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_FOOT = "(one) => one.getBoundingClientRect().bottom"
HELD = """
() => {
  const timed = window.setTimeout;
  window.setTimeout = (then, after, ...more) => (after === 450 ? 0 : timed(then, after, ...more));
}
"""


async def foot(page: Page, what: str) -> float:
    """Where the lower edge of a button lies."""
    await page.locator(what).wait_for()
    return await page.locator(what).evaluate(_FOOT)


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_what_is_advised_lies_as_high_at_every_question(tmp_path: Path, size: str) -> None:
    feet: list[float] = []
    for count in (0, 1, 3, 14):
        others = [option(f"other:{n}", label=f"Another thing to do, number {n}") for n in range(count)]
        best = option("best", label="end", advised=True, consequence="And this comes of it. " * (count % 3))
        async with asking(tmp_path, question(*others, best), size=size) as shown:
            feet.append(await foot(shown.page, "#answers > .advised"))
            under = "(one) => { const { left, width, bottom } = one.getBoundingClientRect();"
            under += " return one.contains(document.elementFromPoint(left + width / 2, bottom - 12)); }"
            assert await shown.page.locator("#answers > .advised").evaluate(under), "nothing lies over it"
    assert max(feet) - min(feet) < 1, feet


@pytest.mark.parametrize("key", [False, True])
async def test_a_touch_meant_for_the_last_question_answers_nothing(tmp_path: Path, key: bool) -> None:
    later = question(option("end"), number=8)
    async with asking(tmp_path, question(option("end")), later=later) as shown:
        # What comes up does not begin to answer before the test has pressed.
        await shown.page.evaluate(HELD)
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:not(.busy)').wait_for()
        if key:
            await shown.page.keyboard.press("1")
        else:
            box = await shown.page.locator("#answers .answer").bounding_box()
            assert box is not None
            await shown.page.mouse.click(box["x"] + 20, box["y"] + box["height"] - 8)
        await shown.page.evaluate("() => new Promise((then) => requestAnimationFrame(then))")
        assert not shown.answers
        assert await shown.page.locator("#below").evaluate("(one) => one.inert")


async def test_it_answers_again_at_once_where_the_same_is_asked(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, speed="off")
        await all_told(shown.page)
        assert not await shown.page.locator("#below").evaluate("(one) => one.inert")


async def test_a_phones_chart_shows_what_can_be_done_above_all_answers(tmp_path: Path) -> None:
    """However low what is advised lies among them."""
    others = [option(f"other:{n}", label=f"Another thing to do, number {n}") for n in range(3)]
    scout = option("scout", "zone:trinidad", label="Scout", advised=True)
    async with asking(tmp_path, question(*others, scout), size="phone") as shown:
        tops = "(all) => Math.min(...all.map((one) => one.getBoundingClientRect().top))"
        top = await shown.page.locator("#answers > .answer").evaluate_all(tops)
        compass = shown.page.locator("#badges .compass")
        await compass.wait_for()
        assert await compass.evaluate(_FOOT) <= top
