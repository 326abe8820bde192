"""What lies beside a question is in nobody's way: help, refusals, what is asked once more, layers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.bot.home.asked import Asked, asking, option, question
from tests.bot.home.test_on_a_phone import apart, boxes
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER


async def _refused(shown: Asked) -> None:
    """Whatever is answered is refused."""

    async def refuse(route: Route) -> None:
        await route.fulfill(json={"refused": "Sell first.", "question": {"number": 7}})

    await shown.page.route("**/tables/1/answer", refuse)


async def _over_answers(page: Page) -> bool:
    """Whether what was refused lies over an answer."""
    return await page.evaluate(
        """() => {
          const wrong = document.getElementById("wrong").getBoundingClientRect();
          return [...document.querySelectorAll("#answers .answer")].some((one) => {
            const box = one.getBoundingClientRect();
            return box.top < wrong.bottom && wrong.top < box.bottom;
          });
        }"""
    )


async def test_a_phone_has_room_for_what_is_beside_a_question(tmp_path: Path) -> None:
    """A refusal covers no answer and goes with the next touch; what is folded is seen when it is unfolded; a
    layer leaves the board where it is.
    """
    ends = [option(f"way:{n}", aside=True, label=f"Way {n}") for n in range(8)]
    options = [option(f"do:{n}", label=f"Do {n}") for n in range(4)]
    async with asking(tmp_path, question(*options, *ends), size="phone") as shown:
        page = shown.page
        await _refused(shown)
        await page.locator("#answers .answer", has_text="Do 1").click()
        await page.locator("#wrong", has_text="Sell first.").wait_for()
        assert not await _over_answers(page)
        for key in ("Shift", "Tab"):
            await page.keyboard.press(key)
        assert await page.locator("#wrong").is_visible(), "no key that does nothing takes it away"
        await page.locator("#answers summary").click()
        await page.locator("#wrong").wait_for(state="hidden")
        first = await box_of(page.locator("#answers .fold .answer").first)
        bar = await box_of(page.locator("#me"))
        assert first["y"] + first["height"] < bar["y"]
        await page.locator("#answers summary").click()
        chart = await box_of(page.locator("#chart"))
        await page.locator("#layers button").first.click()
        await page.locator("#shows").wait_for()
        assert await box_of(page.locator("#chart")) == chart
        assert await page.locator('#layers [aria-pressed="true"]').count() == 1


async def test_what_ends_something_for_good_is_asked_again_where_it_is_pressed(tmp_path: Path) -> None:
    """A place with two answers lists them on a small card, which stays until the answer is sure."""
    asked = question(
        option("sink", "zone:havana", label="Sink her", grave=True), option("sail", "zone:havana")
    )
    async with asking(tmp_path, asked) as shown:
        await shown.touch("zone:havana")
        await shown.page.locator("#panel .answer", has_text="Sink her").click()
        assert shown.answers == []
        await shown.page.locator("#panel .sure .danger").click()
        assert await shown.picked() == ["sink"]


async def test_help_has_parts_and_one_of_them_is_open(tmp_path: Path) -> None:
    """Where nothing hovers there are no keys either."""
    async with asking(tmp_path, question(option("end"), lessons=["Sell 3 of a good."])) as shown:
        parts = [("", "The rule itself."), ("Your options", "End: it ends."), ("Odds", "33%.")]
        told = {"question": 7, "sections": [{"title": title, "lines": [line]} for title, line in parts]}
        await shown.page.route("**/tables/1/explain", lambda route: route.fulfill(json=told))
        await shown.page.locator("#tool-help").click()
        headings = shown.page.locator("#panel summary")
        await headings.first.wait_for()
        told_now = await shown.page.locator("#panel .read").text_content()
        assert (told_now, await headings.all_text_contents()) == (
            "Sell 3 of a good.",
            ["Your options", "Odds", "The rule"],
        )
        await headings.nth(1).click()
        await shown.page.locator("#panel details:not([open])", has_text="Your options").wait_for()
        assert await shown.page.locator("#panel details[open]").count() == 1


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_lesson_covers_nothing_until_it_is_sent_away(tmp_path: Path, size: str) -> None:
    """It lay over the first of the others. It moves neither them nor an answer, and is not told again: not
    while the same is asked, nor by a page loaded anew.
    """
    lesson, plan = "A skull is a success.", {"line": "End", "step": 1, "of": 1, "picks": ["end"]}
    asked = question(option("end"), option("stay"), lessons=[lesson], plan=plan)
    async with asking(tmp_path, asked, size=size) as shown:
        told, names = shown.page.locator("button.lesson"), shown.page.locator("#rivals .name").first
        await told.wait_for()
        assert await told.text_content() == lesson
        (box,) = await boxes(shown.page, "button.lesson")
        beside = [*await boxes(shown.page, "#rivals button"), *await boxes(shown.page, "#answers .answer")]
        assert all(apart(box, one) for one in [*beside, *await boxes(shown.page, "#line, #bar, #me")])
        before = [await box_of(names), await boxes(shown.page, "#answers .answer")]
        await told.click()
        await told.wait_for(state="detached")
        assert [await box_of(names), await boxes(shown.page, "#answers .answer")] == before
        await shown.page.reload()
        await names.wait_for()
        await shown.page.locator('body[data-question="7"]').wait_for()
        assert await told.count() == 0


async def test_a_long_rule_is_told_by_help_alone(tmp_path: Path) -> None:
    plan = {"line": "End", "step": 1, "of": 1, "picks": ["end"]}
    async with asking(tmp_path, question(option("end"), lessons=["A rule. " * 20], plan=plan)) as shown:
        await shown.page.locator('body[data-question="7"]').wait_for()
        assert await shown.page.locator("button.lesson").count() == 0


async def test_help_says_what_is_waited_for_where_nothing_is_asked(tmp_path: Path) -> None:
    """On a phone, which has no keys to tell of either; all else that helps is one touch away."""
    waiting = {"is": "waiting", "seats": [1], "line": "Waiting for Bart."}
    async with asking(tmp_path, question(option("end")), size="phone", later=waiting) as shown:
        shown.go_on.set()
        await shown.page.locator('body[data-question=""]').wait_for()
        await shown.page.locator("#tool-help").click()
        told = await shown.page.locator("#panel .read p").all_text_contents()
        assert told == [
            waiting["line"],
            "Touch anything on the table, such as a place or a card, to read what it is.",
        ]
        await shown.page.locator("#panel .answer", has_text="Rules").click()
        await shown.page.locator("#panel .chapter").first.wait_for()


# What lies before him, anew.
_MINE_AGAIN = """
async () => {
  const [{ here }, { mine }] = await Promise.all([import("./page/here.js"), import("./page/captains.js")]);
  const before = document.querySelector("#me .hand > div");
  mine(here.state, false);
  if (before.isConnected) throw new Error("nothing was shown anew");
}
"""


async def test_what_lies_beyond_an_edge_or_under_words_is_seen(tmp_path: Path) -> None:
    """A hand goes on to the right; cards that are raided have their answers on buttons, with their goods."""
    hand = [{"id": f"gun.{n}", "title": "4-cannon", "text": "", "picture": "cannon_4"} for n in range(60)]
    view = {"ship": None, "hold": [], "places": 0, "hand": [{**card, "playable": True} for card in hand]}
    corners = [[0, 0], [200, 0], [200, 200], [0, 200]]
    spots = [{"at": "card:rum_1", "outline": corners, "label": [100, 100], "name": "Rum"}]
    takes = [
        option(f"{does}:rum_1", "card:rum_1", label=f"{does} Rum", icon="rum") for does in ("Drop", "Swap")
    ]
    asked = question(*takes)
    async with asking(tmp_path, asked, view=view, spots=spots, later=asked) as shown:
        row = shown.page.locator("#me .hand > div")
        await shown.page.locator("#me .hand > .further").wait_for()
        await row.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
        await shown.page.locator("#me .hand > div:not(.further)").wait_for()
        # Whatever happens, it stays where he has scrolled it.
        await shown.page.evaluate(_MINE_AGAIN)
        await shown.page.wait_for_function("() => document.querySelector('#me .hand > div').scrollLeft > 0")
        await shown.page.locator("#me .hand > div:not(.further)").wait_for()
        assert await shown.page.locator("#scene .badge small").count() == 0
        assert await shown.page.locator("#answers .answer img.sign[src$='/art/rum']").count() == 2


async def test_what_is_under_way_is_answered_on_its_own_picture_and_by_buttons_beside_it(
    tmp_path: Path,
) -> None:
    """No words lie over what one decides by."""

    def spot(at: str, x: int) -> dict[str, Any]:
        corners = [[x, 0], [x + 100, 0], [x + 100, 100], [x, 100]]
        return {"at": at, "outline": corners, "label": [x + 50, 50], "name": at}

    flee, sink = option("flee", "ship:0", tone="danger"), option("sink", "location:0.hull", grave=True)
    asked = question(option("shoot", "npc:pirate"), flee, sink, option("stop"))
    places = ("npc:pirate", "ship:0", "location:0.hull")
    spots = [spot(at, 200 * number) for number, at in enumerate(places)]
    async with asking(tmp_path, asked, spots=spots) as shown:
        buttons = shown.page.locator("#answers .answer")
        assert sorted(await buttons.locator("b").all_inner_texts()) == ["flee", "shoot", "sink", "stop"]
        assert await shown.page.locator("#scene .badge").count() == 3
        assert await shown.page.locator("#scene .badge small").count() == 0
        await buttons.filter(has_text="flee").click()
        assert await shown.picked() == ["flee"]
        await shown.page.locator('#scene [data-at="npc:pirate"]').dispatch_event("click")
        assert await shown.picked() == ["shoot"]
        # What costs dear is told before it is done.
        await shown.page.locator('#scene [data-at="ship:0"]').dispatch_event("click")
        await shown.page.locator("#panel .choices .answer").click()
        assert await shown.picked() == ["flee"]
        # What cannot be undone is asked again where it was pressed.
        await shown.page.locator('#scene [data-at="location:0.hull"]').dispatch_event("click")
        await shown.page.locator("#panel .choices .answer").click()
        shown.answered.clear()
        await shown.page.locator("#panel .sure .danger").click()
        assert await shown.picked() == ["sink"]


async def test_a_touch_of_advice_that_is_chosen_already_gives_it(tmp_path: Path) -> None:
    """Whatever else was chosen is put back first; to choose nothing is an answer, too."""
    goods = [option(f"buy:rum.{n}", f"card:rum.{n}", advised=n < 3) for n in (1, 2, 3)]
    plan = {"line": "Buy 2 Rum", "step": 1, "of": 1, "picks": ["buy:rum.1", "buy:rum.2"]}
    async with asking(tmp_path, question(*goods, least=0, most=3, plan=plan)) as shown:
        await shown.page.locator(".plan button").click()
        assert await shown.picked() == plan["picks"]
        await shown.page.locator("#answers .switch", has_text="rum.3").click()
        shown.answered.clear()
        await shown.page.locator(".plan button").click()
        await shown.page.locator(".plan button").click()
        assert await shown.picked() == plan["picks"]


async def test_a_touch_of_advice_to_choose_nothing_gives_that(tmp_path: Path) -> None:
    nothing = {"line": "Nothing", "step": 1, "of": 1, "picks": list[str]()}
    kept = [option(f"keep:rum.{n}", f"card:rum.{n}") for n in (1, 2)]
    async with asking(tmp_path, question(*kept, least=0, most=2, plan=nothing)) as shown:
        await shown.page.locator(".plan button").click()
        assert await shown.picked() == []


async def test_a_pick_more_than_there_may_be_takes_the_place_of_the_earliest(tmp_path: Path) -> None:
    """Whoever prefers another card than those that are advised touches it, and no more."""
    cards = [option(f"load:{n}", f"card:rum.{n}", advised=n < 3) for n in (1, 2, 3)]
    async with asking(tmp_path, question(*cards, least=2, most=2)) as shown:
        await shown.page.locator("#answers .switch", has_text="load:3").click()
        await shown.page.locator("#answers > .gives").click()
        assert await shown.picked() == ["load:2", "load:3"]


async def test_a_name_on_what_is_lit_does_what_that_does(tmp_path: Path) -> None:
    """Its card is there by the other button of the mouse, and where nothing lies beneath that is lit."""
    sail = question(option("sail", "zone:havana"), option("end"))
    async with asking(tmp_path, sail) as shown:
        await shown.page.locator('#spots [data-at="zone:havana"].can').wait_for()
        middle = "one => { const { x, y, width, height } = one.getBoundingClientRect();"
        middle += " return [x + width / 2, y + height / 2]; }"
        x, y = await shown.page.locator('#spots [data-at="port:havana"]').evaluate(middle)
        await shown.page.mouse.click(x, y, button="right")
        await shown.page.locator("#panel h2", has_text="Havana").wait_for()
        await shown.page.keyboard.press("Escape")
        # Only its outline is lit, so that all of it can be read.
        lit = "one => getComputedStyle(one).fill"
        assert await shown.page.locator('[data-at="zone:havana"].can').evaluate(lit) == "rgba(0, 0, 0, 0)"
        await shown.page.mouse.click(x, y)
        assert await shown.picked() == ["sail"]
