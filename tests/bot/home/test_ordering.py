"""Orders on the page: given beforehand, whoever is asked, and a word when one of them is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

WAITING = {"is": "waiting", "line": "Bart is to move.", "waiting": [1]}
OFFERED = {"pass": "Pass until my turn", "careful": "Place hits where they hurt least"}
STEPS = {"sail:nassau": "Sail to Nassau", "dock": "Dock in Nassau"}
CARD = {"always": "Play it at once", "ask": "Ask me"}


class Given:
    """What is ordered at a made up table: it answers, and notes what it was sent."""

    def __init__(self) -> None:
        self.standing: set[str] = set()
        self.card = "ask"
        self.coming: list[str] | None = None
        self.word = ""
        self.sent: list[dict[str, Any]] = []
        self.refuses = ""

    async def at(self, page: Page) -> None:
        """From now on the page asks this one."""
        await page.route("**/tables/1/orders", self._told)
        await page.route("**/tables/1/order", self._taken)

    async def _told(self, route: Route) -> None:
        standing = [{"id": id, "label": label, "given": id in self.standing} for id, label in OFFERED.items()]
        orders = [{"id": id, "label": label, "given": id == self.card} for id, label in CARD.items()]
        cards = [{"title": "Royal Pardon", "orders": orders}]
        told: dict[str, Any] = {"cards": cards, "standing": standing}
        if self.coming is not None:
            steps = [{"id": one, "label": STEPS[one], "given": True} for one in self.coming]
            left = [one for one in STEPS if one not in self.coming]
            offered = [{"id": one, "label": STEPS[one], "given": False} for one in left]
            told["coming"] = {"steps": steps, "next": offered, **({"word": self.word} if self.word else {})}
        await route.fulfill(json=told)

    async def _taken(self, route: Route) -> None:
        wanted = json.loads(route.request.post_data or "")
        self.sent.append(wanted)
        if self.refuses:
            await route.fulfill(json={"refused": self.refuses, "question": WAITING})
            return
        self.card = wanted.get("card", self.card)
        self.coming = wanted.get("coming", self.coming)
        if "standing" in wanted:
            self.standing ^= {wanted["standing"]}
        await route.fulfill(json={"ok": True})


@pytest.mark.parametrize("size", SIZES)
async def test_orders_are_given_and_taken_back_while_others_play(tmp_path: Path, size: str) -> None:
    given = Given()
    asked, helps = question(option("sail")), {"helps": ["orders"]}
    async with asking(tmp_path, asked, size=size, table=helps, later=WAITING) as shown:
        page = shown.page
        await given.at(page)
        await page.locator("#answers .answer").first.click()
        shown.go_on.set()
        await page.locator('body:not([data-question="7"])').wait_for()
        await page.locator("#tool-rules").click()
        await page.locator("#panel .choices button", has_text="Give orders beforehand").click()
        for sent, pressed in (
            ({"standing": "pass", "down": False}, "true"),
            ({"standing": "pass", "down": True}, "false"),
        ):
            await page.locator("#panel .switches button", has_text="Pass until my turn").click()
            switch = f'#panel .switches button[aria-pressed="{pressed}"]'
            await page.locator(switch, has_text="Pass until my turn").wait_for()
            assert given.sent[-1] == sent
        await page.locator("#panel .switches button", has_text="Play it at once").click()
        await page.locator('#panel .switches button[aria-pressed="true"]', has_text="Play it").wait_for()
        assert given.sent[-1] == {"card": "always"}
        given.refuses = "That is no longer offered."
        await page.locator("#panel .switches button", has_text="hurt least").click()
        await page.locator("#panel p[role=status]", has_text="That is no longer offered.").wait_for()


async def test_an_order_that_is_over_is_told(tmp_path: Path) -> None:
    given = Given()
    given.standing = {"pass", "careful"}
    later = question(option("end"), number=8)
    helps = {"helps": ["orders", "ordered"]}
    async with asking(tmp_path, question(option("sail")), table=helps, later=later) as shown:
        page = shown.page
        await given.at(page)
        shown.go_on.set()
        async with page.expect_response("**/tables/1/orders"):
            await page.locator("#answers .answer").first.click()
        await page.locator('body[data-question="8"]').wait_for()
        assert "No longer" not in await page.locator("#result").inner_text()
        given.standing = {"careful"}
        await page.locator("#answers .answer").first.click()
        await page.locator("#result", has_text="No longer in force: Pass until my turn").wait_for()
        assert "hurt least" not in await page.locator("#result").inner_text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_coming_turn_is_ordered_step_by_step(tmp_path: Path, size: str) -> None:
    given = Given()
    given.coming = []
    asked, helps = question(option("sail")), {"helps": ["orders"]}
    async with asking(tmp_path, asked, size=size, table=helps) as shown:
        page = shown.page
        await given.at(page)
        await page.locator("#tool-rules").click()
        await page.locator("#panel .choices button", has_text="Give orders beforehand").click()
        await page.locator("#panel .switches button", has_text="Sail to Nassau").click()
        await page.locator("#panel ol li", has_text="Sail to Nassau").wait_for()
        await page.locator("#panel .switches button", has_text="Dock in Nassau").click()
        await page.locator("#panel ol li", has_text="Dock in Nassau").wait_for()
        assert given.sent[-1] == {"coming": ["sail:nassau", "dock"]}
        await page.locator("#panel .switches button", has_text="Take the last one back").click()
        await page.locator("#panel .switches button", has_text="Dock in Nassau").wait_for()
        assert given.sent[-1] == {"coming": ["sail:nassau"]}


async def test_why_orders_for_a_turn_have_stopped_is_told_once(tmp_path: Path) -> None:
    given = Given()
    given.coming, given.word = [], "Your orders have stopped. You were found."
    later = question(option("end"), number=8)
    helps = {"helps": ["orders", "ordered"]}
    async with asking(tmp_path, question(option("sail")), table=helps, later=later) as shown:
        page = shown.page
        await given.at(page)
        shown.go_on.set()
        await page.locator("#answers .answer").first.click()
        await page.locator("#result", has_text="Your orders have stopped. You were found.").wait_for()
        await page.locator("#answers .answer").first.click()
        await page.locator("#result", has_text="You were found.").wait_for(state="hidden")
