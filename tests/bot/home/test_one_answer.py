"""On a phone a lone answer has the whole width, and what is folded is counted and opened once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_seen_whole import IN_THE_HAND, TOLD
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER
_PLACED = [
    option(
        f"place:{n}", label=f"Place 1-cannon at ship {n}", consequence="16 points · a tie: nobody gets her"
    )
    for n in range(1, 4)
]
_BEST = option(
    "place:4",
    label="Place 1-cannon at ship 4",
    consequence="16 points · a tie: nobody gets her",
    advised=True,
)


async def test_what_is_advised_has_the_width_that_nothing_else_has(tmp_path: Path) -> None:
    aside = [{**one, "aside": True} for one in _PLACED]
    async with asking(tmp_path, question(_BEST, *aside, result=TOLD), size="phone") as shown:
        page = shown.page
        best, bar = await box_of(page.locator("#answers > .advised")), await box_of(page.locator("#answers"))
        assert best["width"] > 0.9 * 390
        assert best["x"] >= bar["x"]
        assert await page.locator("#answers > .answer").count() == 1


async def test_what_is_folded_beneath_is_counted_by_what_it_holds_and_opened_by_one_touch(
    tmp_path: Path,
) -> None:
    aside = [{**one, "aside": True} for one in _PLACED]
    async with asking(tmp_path, question(_BEST, *aside, result=TOLD), size="phone") as shown:
        page, more = shown.page, shown.page.locator("#below.further > .goes-on")
        # So little room that the fold lies beneath what is advised.
        await page.evaluate("() => { document.getElementById('answers').style.top = 'calc(100% - 90px)'; }")
        await more.wait_for()
        assert (await more.inner_text()).strip() == "3 more choices"
        await more.click()
        await page.locator("#answers .fold[open] .answer").last.click()
        assert await page.locator("#answers .sure").count() == 1


async def test_where_cards_are_picked_is_told_whole_or_not_at_all(tmp_path: Path) -> None:
    cards = [f"gun.{n}" for n in range(10)]
    loads: list[dict[str, Any]] = [
        {"label": f"Load cannons: {n}", "picks": cards[n : n + 3], "advised": n == 0, "tone": ""}
        for n in range(4)
    ]
    options = [option(one, "zone:havana", label="4-cannon") for one in cards]
    later = question(*options, least=3, most=3, bundles=loads, number=8, result=TOLD)
    async with asking(tmp_path, question(option("end")), size="phone", later=later) as shown:
        page = shown.page
        await page.evaluate(IN_THE_HAND)
        await page.evaluate("() => { document.getElementById('answers').style.top = 'calc(100% - 130px)'; }")
        shown.go_on.set()
        await page.locator('body[data-question="8"]:has(#below:not([inert]))').wait_for()
        cut = """() => [...document.querySelectorAll("#answers .where")].filter((one) => {
          const { bottom, height, left, top, width } = one.getBoundingClientRect();
          const seen = (y) => document.elementFromPoint(left + width / 4, y) === one;
          return height && !(seen(top + 2) && seen(bottom - 2));
        }).length"""
        assert await page.evaluate(cut) == 0
        assert await page.locator("#answers > .fold .answer").count() == 3
