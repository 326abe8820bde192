"""What matters is seen first, and from its beginning: an event, what a rival gained, the card one gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.home.test_on_a_phone import boxes, ship, within
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SIZES = ["desk", "phone"]
# Nothing that is told takes time, but words of a card are waited for.
_AT_ONCE = (
    "() => { const timed = setTimeout; "
    "window.setTimeout = (then, after) => timed(then, after === 1500 ? after : 0); }"
)
_SOLD = [event(n, f"{n}: sold 3 × Spices for 18 gold.", seat=1) for n in range(1, 15)]
_POINT = event(15, "Took a Galleon.", kind="glory", args={"seat": 1, "by": 1}, seat=1, weight=2)
_LATER = question(option("end"), number=8)
# The size of the letters of the smallest that is seen.
_SMALLEST = "all => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
# Whether the first letters of a line lie in the box in which it stands.
_BEGINS = """line => {
  const range = document.createRange();
  range.setStart(line.firstChild, 0);
  range.setEnd(line.firstChild, 4);
  const [begins, box] = [range.getBoundingClientRect(), line.parentElement.getBoundingClientRect()];
  return begins.top >= box.top - 1 && begins.bottom <= box.bottom + 1;
}"""


async def _fitting(page: Page) -> None:
    assert await page.locator("#stop").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("size", SIZES)
async def test_an_event_is_read_without_scrolling_and_larger_than_its_picture_says_it(
    tmp_path: Path, size: str
) -> None:
    """It lay below the fold of a phone, and where naval ships go stood there in letters of 6 points."""
    said = "Bart drew the event Hungry Garrisons: Food sells."
    turned: dict[str, Any] = event(16, said, kind="event", args={"card": "hungry_garrisons"}, weight=3)
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await shown.asks_next(_LATER)
        await told(shown, *_SOLD, _POINT, turned, speed="turn")
        words = shown.page.locator("#stop .came .written li")
        await expect(words.first).to_contain_text("naval ship")
        assert await words.evaluate_all(_SMALLEST) >= 16
        (stop,) = await boxes(shown.page, "#stop")
        assert all(within(one, stop) for one in await boxes(shown.page, "#stop .came .written li"))
        await _fitting(shown.page)
        if size == "phone":
            first = await shown.page.locator(".sheet .columns > :first-child").get_attribute("class")
            assert first == "came event"


@pytest.mark.parametrize("size", SIZES)
async def test_an_event_alone_is_seen_whole_with_its_words(tmp_path: Path, size: str) -> None:
    turned = event(1, "An event.", kind="event", args={"card": "hungry_garrisons"}, weight=3)
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await told(shown, turned, speed="2")
        await expect(shown.page.locator("#stop > .written li").first).to_contain_text("naval ship")
        (stop,) = await boxes(shown.page, "#stop")
        assert all(within(one, stop) for one in await boxes(shown.page, "#stop > :is(.face, .written)"))
        await _fitting(shown.page)


@pytest.mark.parametrize("size", SIZES)
async def test_of_a_long_turn_what_mattered_is_seen_and_a_touch_shows_the_rest(
    tmp_path: Path, size: str
) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await shown.asks_next(_LATER)
        await told(shown, *_SOLD, _POINT, speed="turn")
        lines = shown.page.locator(".sheet li:visible")
        await expect(lines).to_have_text(["Took a Galleon."])
        assert await lines.evaluate_all(_SMALLEST) >= 17
        await shown.page.get_by_role("button", name="14 more lines").click()
        await expect(lines).to_have_count(15)


@pytest.mark.parametrize("size", SIZES)
async def test_what_happened_begins_with_the_beginning_of_a_sentence(tmp_path: Path, size: str) -> None:
    """ "of one nation until the turn ends." was all that one read."""
    line = "You bought Rum.\nA new mission in Basse-Terre: " + "deliver Cocoa to a port of France. " * 12
    options = [option(f"way:{n}", label=f"Something long that is done {n}") for n in range(8)]
    asked = question(*options, result={"line": line.strip(), "events": [1]})
    async with asking(tmp_path, asked, size=size) as shown:
        await shown.page.locator("#result.cut").wait_for()
        assert await shown.page.locator("#result .chief").evaluate(_BEGINS)
        await expect(shown.page.locator("#result .chief")).to_contain_text("A new mission")


async def test_nothing_is_seen_of_dice_above_what_matters(tmp_path: Path) -> None:
    """A sliver of a die lay on the edge of "You were turned down."."""
    line = (
        "You rolled Influence for the mission: ⚂ ⚁.\nNo success.\nA new mission in Basse-Terre. "
        + "Far. " * 60
    )
    options = [option(f"way:{n}", label=f"Something long that is done {n}") for n in range(8)]
    asked = question(*options, result={"line": line.strip(), "events": [1]})
    async with asking(tmp_path, asked, size="phone") as shown:
        said = shown.page.locator("#result.cut")
        await expect(said.locator(".chief")).to_contain_text("A new mission")
        await expect(said.locator(".die").first).to_be_hidden()
        await said.click()
        await expect(shown.page.locator("#result.whole .die").first).to_be_visible()


async def test_a_sentence_over_a_chart_is_read_to_its_end(tmp_path: Path) -> None:
    """ "You threw the contraband overboard and" was all that one read where answers stand close."""
    line = (
        "You threw the contraband overboard and the Rum (St. John) and the Food (Nassau) after it: "
        "3 cards in all, which you had bought."
    )
    options = [option(f"way:{n}", label=f"Something long that is done {n}") for n in range(8)]
    asked = question(*options, result={"line": line, "events": [1]})
    async with asking(tmp_path, asked, size="phone") as shown:
        told = shown.page.locator("#result")
        assert await told.evaluate("one => one.scrollHeight - one.clientHeight") <= 2
        await expect(told).not_to_contain_class("cut")


async def test_the_card_that_one_gets_is_what_matters_of_what_happened(tmp_path: Path) -> None:
    said = "You drew the glory card Letter of Marque."
    drew = event(1, said, kind="drew", args={"seat": 0, "deck": "glory", "cards": ["cutpurses"]}, seat=0)
    result = {"line": f"You listened.\n{said}\nYou paid 2 gold.", "events": [1]}
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.asks_next(question(option("end"), number=8, result=result))
        await told(shown, drew, speed="2")
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()
        await expect(shown.page.locator("#result .chief")).to_have_text(said)


async def test_a_card_that_one_gets_for_a_point_is_seen_with_it(tmp_path: Path) -> None:
    """It lay in the hand, and nobody had said so."""
    point = event(1, "You sold.", kind="glory", args={"seat": 0, "by": 1}, seat=0, weight=3)
    args = {"seat": 0, "deck": "glory", "cards": ["cutpurses"], "count": 1}
    drew = event(2, "You drew Cutpurses.", kind="drew", args=args, seat=0)
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, point, drew, speed="turn")
        rows = shown.page.locator("#stop .rows li")
        await expect(rows).to_have_count(2)
        await expect(rows.last).to_contain_text("You drew Cutpurses.")
        assert "cutpurses" in (await rows.last.locator("img.got").get_attribute("src") or "")


@pytest.mark.parametrize("size", SIZES)
async def test_advice_is_never_smaller_than_what_answers_say(tmp_path: Path, size: str) -> None:
    aim = "Your boarding party beats any number of cannons, and a ship of 22 points is worth it. " * 4
    plan = {"line": "Load", "picks": ["load"], "step": 1, "of": 1, "aim": aim.strip(), "changed": ""}
    asked = question(option("load", advised=True, consequence="What comes of it"), option("end"), plan=plan)
    async with asking(tmp_path, asked, size=size) as shown:
        advice = await shown.page.locator(".plan .told").evaluate_all(_SMALLEST)
        assert advice >= await shown.page.locator("#answers small").evaluate_all(_SMALLEST)
        (line,), (plan_,) = await boxes(shown.page, "#line"), await boxes(shown.page, ".plan .told")
        assert within(plan_, line)
        if size == "desk":
            # It has the width that the question leaves.
            assert plan_[2] - plan_[0] > 600


async def test_a_phones_chart_stays_where_it_is_between_two_questions_of_a_port(tmp_path: Path) -> None:
    """It zoomed in and out, so that one looked for one's ship at each of them."""
    wide = [option(f"move:{zone}", f"zone:{zone}") for zone in ("nassau", "havana", "cartagena", "caracas")]
    later = question(option("buy"), option("end"), number=8)
    pieces = [ship(0, 700, 600)]
    async with asking(
        tmp_path, question(*wide, option("end")), size="phone", pieces=pieces, later=later
    ) as shown:
        chart = await boxes(shown.page, "#chart")
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:not([data-telling])').wait_for()
        assert await boxes(shown.page, "#chart") == chart


async def test_a_market_says_that_it_goes_on_until_one_has_seen_its_last_row(tmp_path: Path) -> None:
    goods = [f"good_{n}" for n in range(12)]
    wares = [
        {"id": good, "name": good, "options": [f"buy:{good}"], "prices": [3], "most": 1} for good in goods
    ]
    asked = question(
        *(option(f"buy:{good}", f"card:{good}") for good in goods), least=0, most=6, counters=wares
    )
    async with asking(tmp_path, asked) as shown:
        await shown.page.locator(".market.goes-below").wait_for()
        await shown.page.locator("#scene").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        await expect(shown.page.locator(".market")).not_to_have_class("market goes-below")
