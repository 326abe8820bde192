"""What is advised has the same key at every question, and takes no other answer's digit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
LABELS = ("Buy goods", "Visit the shipyard", "Recruit Crew", "Listen for a rumor")
_DIGITS = """
() => Object.fromEntries([...document.querySelectorAll("[data-key]")]
  .map((one) => [one.querySelector("b")?.textContent ?? one.dataset.at, one.dataset.key]))
"""


def _asked(advised: str | None) -> dict[str, Any]:
    ends = option("end", label="End the turn", tone="quiet", advised=advised == "end")
    sails = [option(f"sail:{one}", f"zone:{one}", advised=advised == one) for one in ("havana", "tortuga")]
    near = [option(one, label=one, advised=advised == one) for one in LABELS]
    return question(*sails, *near, ends)


@pytest.mark.parametrize("advised", ["Recruit Crew", "end", "havana"])
async def test_the_others_keep_their_digits_whatever_is_advised(tmp_path: Path, advised: str) -> None:
    async with asking(tmp_path, _asked(None)) as shown:
        before = await shown.page.evaluate(_DIGITS)
        assert len(before) == 7
    async with asking(tmp_path, _asked(advised)) as shown:
        assert await shown.page.evaluate(_DIGITS) == before


@pytest.mark.parametrize("advised", ["Recruit Crew", "end", "havana"])
async def test_enter_does_what_is_advised_and_its_button_says_so(tmp_path: Path, advised: str) -> None:
    async with asking(tmp_path, _asked(advised)) as shown:
        page = shown.page
        await page.keyboard.press("Shift")
        button = page.locator("#answers > .advised")
        assert await button.locator("kbd .sign").is_visible()
        assert await button.get_attribute("aria-keyshortcuts") == "Enter"
        # Who reads something else does not answer.
        await page.locator("#tool-help").click()
        await page.locator("#panel h2").wait_for()
        await page.keyboard.press("Enter")
        await page.keyboard.press("Escape")
        await page.locator("#panel").wait_for(state="hidden")
        assert not shown.answers
        # Who has another button under the keyboard presses that one.
        await page.locator("#tool-log").focus()
        await page.keyboard.press("Enter")
        await page.locator("#panel h2").wait_for()
        await page.keyboard.press("Escape")
        assert not shown.answers
        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press("Enter")
        assert await shown.picked() == [f"sail:{advised}" if advised == "havana" else advised]


async def test_enter_buys_what_is_advised_among_goods(tmp_path: Path) -> None:
    options = [option(f"buy:rum.{n}", f"card:rum.{n}", advised=True) for n in (1, 2)]
    ids = [one["id"] for one in options]
    counter = {"id": "rum", "name": "Rum", "options": ids, "prices": [2, 2], "most": 2}
    plan = {"line": "Buy Rum", "step": 1, "of": 1, "picks": ids}
    asked = question(*options, least=0, most=2, counters=[counter], purse=5, room=4, plan=plan)
    async with asking(tmp_path, asked) as shown:
        button = shown.page.locator(".market .answer.advised")
        assert await button.get_attribute("aria-keyshortcuts") == "Enter"
        await shown.page.locator(".ware output", has_text="2").wait_for()
        await shown.page.keyboard.press("Enter")
        assert await shown.picked() == ids


_RUM = [option(f"buy:rum.{n}", f"card:rum.{n}") for n in (1, 2)]
_WARE = {
    "id": "rum",
    "name": "Rum",
    "options": [one["id"] for one in _RUM],
    "prices": [2, 2],
    "most": 2,
}


@pytest.mark.parametrize(
    ("most", "counters", "options", "where"),
    [
        (2, [_WARE], _RUM, ".market .total > .advised"),
        (2, [], [option("smuggle:1"), option("smuggle:2")], "#answers > .gives.advised"),
        (1, [], [option("smuggle:1")], "#answers > .advised"),
    ],
)
async def test_enter_picks_nothing_where_that_is_advised(
    tmp_path: Path, most: int, counters: list[dict[str, Any]], options: list[dict[str, Any]], where: str
) -> None:
    plan = {"line": "Nothing", "step": 1, "of": 1, "picks": list[str]()}
    asked = question(*options, least=0, most=most, counters=counters, none="Nothing", plan=plan)
    async with asking(tmp_path, asked) as shown:
        page, button = shown.page, shown.page.locator(where)
        await page.keyboard.press("Shift")
        assert await button.get_attribute("aria-keyshortcuts") == "Enter"
        assert await button.locator("kbd .sign").is_visible()
        assert await page.locator("#answers .advised, .market .advised").count() == 1
        await page.keyboard.press("Enter")
        assert await shown.picked() == []


async def test_enter_gives_the_number_that_is_advised_and_its_mark_goes_with_another(tmp_path: Path) -> None:
    plan = {"line": "Hire 2", "step": 1, "of": 1, "picks": ["2"]}
    asked = question(least=1, most=1, range={"low": 0, "high": 3}, plan=plan)
    async with asking(tmp_path, asked) as shown:
        page, button = shown.page, shown.page.locator("#answers > .number > .advised")
        assert await button.get_attribute("aria-keyshortcuts") == "Enter"
        await page.locator("#answers .counter button").last.click()
        await button.wait_for(state="detached")
        await page.locator("#answers .counter button").first.click()
        await button.wait_for()
        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press("Enter")
        assert await shown.picked() == ["2"]


async def test_several_that_are_advised_are_marked_until_others_are_picked(tmp_path: Path) -> None:
    options = [option("smuggle:1", advised=True), option("smuggle:2")]
    plan = {"line": "Take it", "step": 1, "of": 1, "picks": ["smuggle:1"]}
    asked = question(*options, least=0, most=2, none="Nothing", plan=plan)
    async with asking(tmp_path, asked) as shown:
        page, gives = shown.page, shown.page.locator("#answers > .gives")
        assert await page.locator("#answers > .gives.advised").count() == 1
        await page.locator("#answers .switch").last.click()
        await page.locator("#answers > .gives:not(.advised)").wait_for()
        await page.locator("#answers .switch").last.click()
        await page.locator("#answers > .gives.advised").wait_for()
        assert await gives.get_attribute("aria-describedby") == "advised"
        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press("Enter")
        assert await shown.picked() == ["smuggle:1"]


async def test_enter_goes_on_where_nothing_is_advised(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        sails = [event(seat, f"Captain {seat} sails on.", seat=seat) for seat in (1, 2)]
        await told(shown, *sails, speed="stop")
        for _ in sails:
            goes_on = await shown.page.locator("#answers > .next").element_handle()
            assert goes_on is not None
            await shown.page.locator("body:not(:has(#below[inert]))").wait_for()
            await shown.page.keyboard.press("Enter")
            await goes_on.wait_for_element_state("hidden")
        await all_told(shown.page)
