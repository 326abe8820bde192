"""What is at hand beside a question does what it looks like."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Route

from tests.bot.home.asked import asking, event, option, question
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

_LEFT = "one => one.scrollHeight - one.clientHeight - one.scrollTop"


async def test_answers_that_go_on_below_come_up_at_a_touch_of_what_says_so(tmp_path: Path) -> None:
    many = [
        option(f"buy:{n}", consequence="It takes a line or two to say what this is for. " * 3)
        for n in range(9)
    ]
    async with asking(tmp_path, question(*many)) as shown:
        bar, more = shown.page.locator("#answers"), shown.page.locator("#below .goes-on")
        left = await bar.evaluate(_LEFT)
        await more.click()
        await shown.page.wait_for_function("() => document.querySelector('#answers').scrollTop > 40")
        assert await bar.evaluate(_LEFT) < left
        await bar.evaluate("one => one.scrollTo({ top: 1e6, behavior: 'instant' })")
        await more.wait_for(state="hidden")


async def test_undo_is_no_button_while_something_is_told_that_it_would_not_take_back(tmp_path: Path) -> None:
    """Dice fell: what was asked before can be taken back no more, though the page still tells of it."""
    glory = event(1, "A point.", kind="glory", seat=0, args={"seat": 0, "by": 1}, weight=3)

    async def table(route: Route) -> None:
        told = await (await route.fetch()).json()
        undo = {} if shown.answered.is_set() else {"undo": {"line": "You sailed.", "count": 1}}
        await route.fulfill(json={**told, **undo})

    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        shown.go_on.set()
        await shown.tells(glory)
        await shown.page.route("**/tables/1/table", table)
        await shown.page.reload()
        await shown.page.locator("#tool-undo:enabled").wait_for()
        await shown.page.locator("#answers .answer").click()
        await shown.page.locator("#answers .answer", has_text="Continue").wait_for()
        assert await shown.page.locator("#tool-undo").is_disabled()


async def test_what_has_happened_lies_over_no_answer(tmp_path: Path) -> None:
    """However many there are, and wherever they are scrolled to."""
    many = [option(f"keep:{n}", consequence="It sells for 6 gold in a port far away. " * 2) for n in range(9)]
    told = {
        "line": "\n".join(f"You were hit in the raid: Cargo down to {n}." for n in range(9)),
        "events": [1],
    }
    async with asking(tmp_path, question(*many, result=told)) as shown:
        page = shown.page
        await page.locator("#result:not([hidden])").wait_for()
        await page.locator("#answers").evaluate("one => one.scrollTo({ top: 60, behavior: 'instant' })")
        apart = """() => {
          const all = ["result", "answers"].map((one) => document.getElementById(one));
          const [told, bar] = all.map((one) => one.getBoundingClientRect());
          return told.height > 40 && bar.height > 60 && bar.top >= told.bottom;
        }"""
        # How high the answers are is known once they are laid out: the page is told of it a frame later.
        await page.wait_for_function(apart)
