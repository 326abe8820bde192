"""Whatever has room is seen, and what leaves room is filled."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_on_a_phone import apart, boxes, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER


async def test_answers_that_had_no_room_come_back_once_they_have(tmp_path: Path) -> None:
    options = [
        option(f"do:{number}", label=f"Something that is done, number {number}") for number in range(8)
    ]
    asked = question(*options, option("end", tone="quiet"))
    async with asking(tmp_path, asked, size="phone") as shown:
        page = shown.page
        # As where what lies beside them needs more room, or less.
        for room, more in (("200px", False), ("500px", True), ("200px", False)):
            await page.evaluate(
                "(room) => document.body.style.setProperty('--below', room, 'important')", room
            )
            await page.wait_for_function(
                """(all) => {
                  const count = (what) => document.querySelectorAll(what).length;
                  const [seen, folded] = [count("#answers > .answer"), count("#answers .fold .answer")];
                  return seen + folded === 9 && (seen === 9) === all;
                }""",
                arg=more,
            )


async def test_a_chart_fills_a_phone_while_something_is_told(tmp_path: Path) -> None:
    """What the answers had is the chart's, as far as what is told leaves it."""
    happened = event(1, "Bart has listened for a rumor.", seat=1)
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        page = shown.page
        await page.evaluate("localStorage.setItem('table-speed', 'stop')")
        await shown.tells(happened)
        await page.locator("#answers .answer").first.click()
        await page.locator("#answers .answer", has_text="Next").wait_for()
        await page.wait_for_function(
            """() => {
              const [chart, news, layers] = ["chart", "news", "layers"]
                .map((one) => document.getElementById(one).getBoundingClientRect());
              return news.height > 0 && chart.bottom >= news.bottom && chart.top <= layers.bottom + 1;
            }"""
        )


async def test_the_chart_of_a_phone_stays_where_what_is_asked_is_seen_on_it(tmp_path: Path) -> None:
    """It was drawn anew in another size, and elsewhere, at each question."""
    wide = [option(f"move:{zone}", f"zone:{zone}") for zone in ("port_royal", "petite_goave", "cartagena")]
    later = question(wide[1], option("end"), number=8)
    async with asking(tmp_path, question(*wide, option("end")), size="phone", later=later) as shown:
        chart = await boxes(shown.page, "#chart")
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()
        assert await boxes(shown.page, "#chart") == chart


async def test_nothing_lies_over_the_chart_of_a_desk_but_what_is_in_force(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        (layers,), (stage,) = await boxes(shown.page, "#layers"), await boxes(shown.page, "#stage")
        assert apart(layers, stage)
        tools = await boxes(shown.page, "#bar button")
        assert all(apart(one, layers) for one in tools)


@pytest.mark.parametrize("count", [4, 13])
async def test_a_whole_hand_lies_open_on_a_desk(tmp_path: Path, count: int) -> None:
    hand = [
        {"id": f"card_{n}", "title": "A long name", "text": "", "picture": "royal_pardon", "playable": True}
        for n in range(count)
    ]
    async with asking(tmp_path, question(option("end")), view={"hand": hand}) as shown:
        page = shown.page
        lies = await boxes(page, "#me .hand .card")
        (strip,) = await boxes(page, "#me")
        assert len(lies) == count
        assert all(within(one, strip) for one in lies)
        assert await page.locator("#me .hand > .further").count() == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_advice_is_called_for_with_one_touch(tmp_path: Path, size: str) -> None:
    helps = {"helps": ["explain", "helm-quiet"]}
    async with asking(tmp_path, question(option("end")), size=size, table=helps) as shown:
        page, sent = shown.page, []

        async def helm(route: Route) -> None:
            sent.append(route.request.post_data_json)
            await route.fulfill(json={"ok": True})

        await page.route("**/tables/1/helm", helm)
        await page.locator("#advise").click()
        await page.wait_for_function("() => !document.body.classList.contains('busy')")
        assert sent == [{"quiet": False}]
