"""What is about to be touched stays where it is, and is not taken for what was touched before."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_on_a_phone import boxes, within
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
LABELS = "#answers > .answer b"


@pytest.mark.parametrize("advised", ["more", "stop"])
async def test_two_answers_keep_their_places_whichever_is_advised(tmp_path: Path, advised: str) -> None:
    asked = [
        option("stop", label="Stop", tone="quiet", advised=advised == "stop"),
        option("more", label="Another card", advised=advised == "more"),
    ]
    async with asking(tmp_path, question(*asked)) as shown:
        assert await shown.page.locator(LABELS).all_text_contents() == ["Another card", "Stop"]


@pytest.mark.parametrize("size", SIZES)
async def test_what_gives_several_picks_is_in_sight_however_much_is_above_it(
    tmp_path: Path, size: str
) -> None:
    many = [option(f"keep:{n}", label=f"Something that is kept, and how it helps {n}") for n in range(20)]
    async with asking(tmp_path, question(*many, least=0, most=3), size=size) as shown:
        (give,) = await boxes(shown.page, "#answers > .gives")
        (bar,) = await boxes(shown.page, "#answers")
        assert within(give, bar)
        await shown.page.locator("#answers .switch").first.click()
        # What it says now may take a line more.
        ((_, _, _, foot),) = await boxes(shown.page, "#answers > .gives")
        assert foot == give[3]
        await shown.page.locator("#answers > .gives").click()
        assert await shown.picked() == ["keep:0"]


@pytest.mark.parametrize("size", SIZES)
async def test_a_warning_moves_nothing_and_a_double_touch_does_not_answer_it(
    tmp_path: Path, size: str
) -> None:
    rows = [{"id": "rum", "name": "Rum", "good": "rum", "options": ["buy:1"], "prices": [3], "most": 1}]
    asked = question(option("buy:1"), option("end"), least=0, most=1, counters=rows)
    async with asking(tmp_path, asked, size=size) as shown:
        page, sent = shown.page, 0

        async def refused(route: Route) -> None:
            nonlocal sent
            sent += 1
            await route.fulfill(json={"refused": "Half your gold is at stake.", "question": asked})

        await page.route("**/tables/1/answer", refused)
        button = page.locator("#answers .answer").last
        before = await boxes(page, "#answers .answer, #stage, .counter")
        # What is pressed next is pressed before anybody could read.
        await page.evaluate(
            """() => new MutationObserver((_, watch) => {
              watch.disconnect();
              const pressed = document.querySelector("#answers .answer:last-child");
              pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
              setTimeout(() => pressed.click());
            }).observe(document.getElementById("wrong"), { attributes: true, childList: true })"""
        )
        await button.click()
        await page.locator("#wrong", has_text="at stake").wait_for()
        assert await boxes(page, "#answers .answer, #stage, .counter") == before
        await page.wait_for_function("() => !document.body.classList.contains('busy')")
        assert sent == 1
        # Whoever has read it presses again, as often as he likes.
        await page.wait_for_function(
            "(sent) => (document.querySelector('#answers .answer:last-child').click(),"
            " performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/answer')).length"
            " > sent)",
            arg=1,
            polling=100,
        )


async def test_a_card_on_offer_says_what_it_does_before_it_is_taken(tmp_path: Path) -> None:
    lies = {"x": 200, "y": 300, "width": 80, "height": 100}
    piece = {"id": "card:sailor", "at": "", **lies, "sprite": "ship:flute.0", "name": "Sailor"}
    hire = option("hire", "card:sailor", label="Hire the Sailor for 3", consequence="+1 strength")
    async with asking(tmp_path, question(hire, option("end")), pieces=[piece]) as shown:
        card = shown.page.locator('#pieces [data-at="card:sailor"].can')
        # Its button has a digit, and so it has none that would lie over its figures.
        assert await card.get_attribute("data-key") is None
        await card.dispatch_event("click")
        button = shown.page.locator("#panel .answer", has_text="Hire the Sailor for 3")
        assert "+1 strength" in await button.inner_text()
        assert not shown.answers
        await shown.page.keyboard.press("Escape")
        await card.dispatch_event("click")
        await button.wait_for()
        assert not shown.answers, "it was put away in between"
        await shown.page.keyboard.press(await button.get_attribute("data-key") or "")
        assert await shown.picked() == ["hire"]


async def test_what_a_touch_does_is_said_beside_the_mouse(tmp_path: Path) -> None:
    sail = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, sail) as shown:
        spot = shown.page.locator('#spots [data-at="zone:havana"].can')
        middle = "one => { const { x, y, width, height } = one.getBoundingClientRect();"
        middle += " return [x + width / 2, y + height / 2]; }"
        x, y = await spot.evaluate(middle)
        over = {"pointerType": "mouse", "bubbles": True, "clientX": x, "clientY": y}
        await spot.dispatch_event("pointerover", over)
        ((left, top, right, foot),) = await boxes(shown.page, "#hint")
        apart = max(left - x, x - right, top - y, y - foot)
        assert 0 < apart < 40
        (stage,) = await boxes(shown.page, "#stage")
        assert within((left, top, right, foot), stage)


# Whether a key is heard after a long look that no click has ended.
_KEY_AFTER_A_LOOK = """
async () => {
  const spot = document.querySelector("#spots .can");
  const timed = window.setTimeout;
  window.setTimeout = (then, after, ...more) => timed(then, after === 650 ? 0 : after, ...more);
  const { left, top } = spot.getBoundingClientRect();
  const touch = { pointerType: "touch", isPrimary: true, bubbles: true, clientX: left, clientY: top };
  spot.dispatchEvent(new PointerEvent("pointerdown", touch));
  window.setTimeout = timed;
  await new Promise((then) => timed(then, 20));
  spot.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
"""


async def test_a_key_after_a_long_look_answers(tmp_path: Path) -> None:
    sail = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, sail, size="phone") as shown:
        await shown.page.evaluate(_KEY_AFTER_A_LOOK)
        assert await shown.picked() == ["sail"]


# Where the focus is after an end was shown, something else was focused, and somebody has left.
_END_TWICE = """
async (opened) => {
  const [{ here }, end, panel] = await Promise.all(
    ["here", "ending/end", "panel"].map((name) => import(`./page/${name}.js`)));
  const ending = { winners: [0], line: "It is over.", ranks: [] };
  if (opened) panel.open("Log");
  end.show(here.state.table, ending);
  const first = document.activeElement.textContent;
  document.querySelector("#tool-log").focus();
  const seats = here.state.table.seats.map((one) => ({ ...one, present: !one.present }));
  end.show({ ...here.state.table, seats }, ending);
  return [first, document.activeElement.id];
}
"""


@pytest.mark.parametrize(("opened", "heard"), [(False, "Victory is yours"), (True, "Log")])
async def test_an_end_takes_the_focus_once_and_from_no_panel(
    tmp_path: Path, opened: bool, heard: str
) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        assert await shown.page.evaluate(_END_TWICE, opened) == [heard, "tool-log"]
