"""What is written in a picture can be read on a phone, and each loaded card looks so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
_WIDE, _HIGH = (f"(one) => one.getBoundingClientRect().{side}" for side in ("width", "height"))


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_sheet_is_read_on_a_phone_and_large_at_a_touch(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate("async () => (await import('./page/panel.js')).look('seat:0')")
        face = shown.page.locator("#panel .face")
        await face.wait_for()
        # How he stands is seen first, then his sheet; its words come last, and nobody has to read them.
        assert not await shown.page.locator("#panel details.chapter").first.evaluate("(one) => one.open")
        under = "([one]) => one.compareDocumentPosition(document.querySelector('#panel .chapter'))"
        assert await shown.page.locator("#panel .face").evaluate_all(under) & 4
        await shown.page.locator("#panel .figures").first.wait_for()
        if size == "desk":
            return
        before = await face.evaluate(_WIDE)
        assert before < 390
        seen = await shown.page.locator("#panel .enlarged").evaluate(_HIGH)
        assert seen >= await face.evaluate(_HIGH) > 40
        await face.click()
        assert await face.evaluate(_WIDE) >= 2 * before
        assert await shown.page.evaluate("document.documentElement.scrollWidth") == 390
        await face.click()
        assert await face.evaluate(_WIDE) == before


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_equal_cards_that_may_be_played_all_look_so(tmp_path: Path, size: str) -> None:
    """The answers name one of them."""

    def card(id: str, playable: bool) -> dict[str, Any]:
        return {"id": id, "title": "3-cannon", "text": "", "picture": id, "playable": playable}

    view = {"hold": [], "places": 0, "hand": [card("a", True), card("b", True), card("c", False)]}
    asked = question(option("place:a", "card:a"), option("end"))
    async with asking(tmp_path, asked, size=size, view=view) as shown:
        cards = shown.page.locator("#me .hand .card")
        await cards.nth(2).wait_for()
        lit = await cards.evaluate_all("(all) => all.map((one) => one.classList.contains('can'))")
        assert lit == [True, True, False]
        # It is read first.
        await cards.nth(1).dispatch_event("click")
        await shown.page.locator("#panel .choices").wait_for()
        assert not shown.answers
        await cards.nth(1).dispatch_event("click")
        assert await shown.picked() == ["place:a"]


async def test_what_others_have_taken_is_news_once(tmp_path: Path) -> None:
    first = question(option("end"), meanwhile=["Jo: looted a ship."])
    later = question(option("end"), number=8, meanwhile=["Jo: looted a ship.", "Bess: hired a Mate."])
    async with asking(tmp_path, first, later=later) as shown:
        result = shown.page.locator("#result")
        assert await result.text_content() == "Jo: looted a ship."
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]').wait_for()
        assert await result.text_content() == "Bess: hired a Mate."


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_all_that_came_of_something_is_there_soon(tmp_path: Path, size: str) -> None:
    rows = [event(n, f"Turned {n}.", weight=3) for n in range(1, 9)]
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await told(shown, *rows)
        last = shown.page.locator("#stop .rows li").nth(7)
        await last.wait_for()
        delay = await last.evaluate("(one) => parseFloat(getComputedStyle(one).animationDelay)")
        assert delay <= 1.2


async def test_what_a_layer_means_is_read_whole_on_a_phone(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await shown.page.locator("#layers button").nth(1).click()
        means = shown.page.locator("#shows:not([hidden])")
        await means.wait_for()
        assert await means.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


async def test_nothing_shines_through_what_cannot_be_given_yet(tmp_path: Path) -> None:
    ids = [f"cannon.{n}" for n in range(14)]
    asked = question(*(option(id, label=id) for id in ids), least=3, most=3, gives="Load {what}")
    async with asking(tmp_path, asked) as shown:
        give = shown.page.locator("#answers > .gives:disabled")
        await give.wait_for()
        assert await give.evaluate("(one) => getComputedStyle(one).opacity") == "1"
