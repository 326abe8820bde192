"""Nothing that decides is cut off on the table's own page, and words on the board cover no name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
LONGEST = "On offer: Food, Tobacco, 2 × Cocoa, Textiles and Spices. Redraw all of it for 1 gold now?"
"""As long as a question may be (docs/style.md)."""
PLAN: dict[str, Any] = {
    "line": "Sail SE to Old Providence",
    "picks": ["stay"],
    "step": 3,
    "of": 5,
    "aim": "Your ship and 30 gold buy a Frigate in Petite-Goâve. "
    "You are 8 short: sell your goods there first, and what you have stashed makes up for the rest. "
    "Whoever is there before you leaves you no Frigate, and the next one to be had lies five zones away.",
    "changed": "You have nothing left that Petite-Goâve wants.",
}
# What is not wholly to be seen of the line on top. Two lines of a plan are enough: a touch reads the rest.
_CUT = """
() => {
  const line = document.getElementById("line");
  const box = line.getBoundingClientRect();
  return [...line.querySelectorAll("h1, .pips")].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const out = left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    return out || one.scrollHeight > one.clientHeight + 1 && one.clientHeight ? [one.textContent] : [];
  });
}
"""
# The ports whose names lie under words on the board: what is touched may be larger than what is drawn.
_COVERED = """
async () => {
  const [{ here }, { frame }] = await Promise.all([import("./page/here.js"), import("./page/stage.js")]);
  const { board } = here.state;
  const [near, above, far, below] = frame(board);
  const chart = document.getElementById("chart").getBoundingClientRect();
  const badges = [...document.querySelectorAll("#badges .badge")].map((one) => one.getBoundingClientRect());
  return board.spots.filter((one) => one.at.startsWith("port:")).flatMap((one) => {
    const [xs, ys] = [0, 1].map((side) => one.outline.map((point) => point[side]));
    const x = (at) => chart.left + ((at - near) / (far - near)) * chart.width;
    const y = (at) => chart.top + ((at - above) / (below - above)) * chart.height;
    const [left, right, top] = [x(Math.min(...xs)), x(Math.max(...xs)), y(Math.min(...ys))];
    const foot = top + (y(Math.max(...ys)) - top) / 3;
    const across = (b) => b.left < right - 1 && b.right > left + 1;
    const beside = (b) => !across(b) || b.top >= foot - 1 || b.bottom <= top + 1;
    const over = !badges.every(beside);
    return over ? [one.at] : [];
  });
}
"""


@pytest.mark.parametrize("size", SIZES)
async def test_a_question_and_its_plan_are_read_in_full(tmp_path: Path, size: str) -> None:
    asked = question(option("stay"), line=LONGEST, left=[2, 3], plan=PLAN)
    async with asking(tmp_path, asked, size=size) as shown:
        await shown.page.locator(".plan").wait_for()
        assert await shown.page.evaluate(_CUT) == []
        await shown.page.locator(".plan span").first.click()
        read = " ".join((await shown.page.locator("#panel .read").inner_text()).split())
        assert read.startswith(f"{PLAN['changed']} {PLAN['aim']}")


@pytest.mark.parametrize("size", SIZES)
async def test_words_on_the_board_cover_no_name(tmp_path: Path, size: str) -> None:
    ways = [option(f"move:{zone}", f"zone:{zone}", label=f"Sail to {zone}", cost=1) for zone in AROUND]
    port = option("port", "port:port_royal", label="Go ashore in Port Royal", cost=1, advised=True)
    async with asking(tmp_path, question(*ways, port), size=size) as shown:
        await shown.page.locator("#badges .badge.best").wait_for()
        assert await shown.page.locator("#badges .badge").count() == len(ways) + 1
        assert await shown.page.evaluate(_COVERED) == []


MERCHANT: dict[str, Any] = {
    "id": "merchant:port_royal",
    "at": "zone:port_royal",
    "x": 300,
    "y": 700,
    "width": 60,
    "height": 40,
    "sprite": "none",
    "name": "Merchant",
}
AROUND = ("port_royal", "havana", "tortuga", "petite_goave", "cartagena", "old_providence")


@pytest.mark.parametrize("size", SIZES)
async def test_a_merchant_is_looked_at_before_she_is_sought(tmp_path: Path, size: str) -> None:
    """One touch tells what robbing her means, a second one does it; a layer hides what lies on the board."""
    scout = option("scout", MERCHANT["id"], label="Scout for a merchant", cost=1)
    told = {
        "at": MERCHANT["id"],
        "title": "Merchant",
        "lines": [],
        "links": [],
        "note": "A price on your head.",
    }
    asked = question(scout, option("end"))
    async with asking(tmp_path, asked, size=size, pieces=[MERCHANT]) as shown:
        await shown.page.route("**/thing/**", lambda route: route.fulfill(json=told))
        await shown.touch(MERCHANT["id"])
        await shown.page.locator("#panel .read p").first.wait_for()
        assert "price on your head" in await shown.page.locator("#panel").inner_text()
        assert not shown.answers
        await shown.page.locator("#panel .choices .answer").click()
        assert await shown.picked() == ["scout"]
        await shown.page.locator("#layers button").first.click()
        await shown.page.locator("#stage.layered").wait_for()
        assert not await shown.page.locator(".piece").first.is_visible()


@pytest.mark.parametrize(("ways", "buttons"), [(2, 5), (6, 3)])
async def test_what_takes_an_action_is_on_the_list_too(tmp_path: Path, ways: int, buttons: int) -> None:
    """“End the turn” is not all that can be seen there; many ways by sea stay on the map alone."""
    acts = [option(f"move:{zone}", f"zone:{zone}", cost=1) for zone in AROUND[:ways]]
    acts += [option("port", "port:havana", cost=1), option("scout", MERCHANT["id"], cost=1), option("end")]
    async with asking(tmp_path, question(*acts), pieces=[MERCHANT]) as shown:
        assert await shown.page.locator("#answers .answer").count() == buttons


async def test_goods_have_all_the_room_there_is_on_a_phone(tmp_path: Path) -> None:
    """Six of them, with what they bring and the sum, without scrolling."""
    goods = ("rum", "cocoa", "sugar", "food", "spices", "wood")
    wares = [
        {"id": good, "name": good, "options": [f"buy:{good}"], "prices": [3], "most": 1}
        | {"good": good, "wanted": {"at": "port:havana", "gold": 6, "zones": 2}}
        for good in goods
    ]
    options = [option(f"buy:{good}", f"card:{good}.1") for good in goods]
    asked = question(*options, least=0, most=6, counters=wares, purse=9, strict=True, room=6, takes=4)
    async with asking(tmp_path, asked, size="phone") as shown:
        await shown.page.locator(".ware").last.wait_for()
        over = "one => one.scrollHeight - one.clientHeight"
        assert await shown.page.locator("#scene").evaluate(over) <= 1
        await shown.page.locator(".ware button").last.click()
        await shown.page.locator("#scene .answer").click()
        assert await shown.picked() == ["buy:wood"]


async def test_the_event_in_force_is_read_in_full(tmp_path: Path) -> None:
    event = {"card": "hungry", "title": "Hungry Garrisons", "line": "Until the end of the round, " * 8}
    async with asking(tmp_path, question(option("stay")), table={"event": event}) as shown:
        await shown.page.locator("#event", has_text=event["title"]).wait_for()
        cut = "one => one.scrollHeight - one.clientHeight"
        assert await shown.page.locator("#event span").evaluate(cut) <= 1
        assert await shown.page.locator("#event").evaluate(cut) <= 1


@pytest.mark.parametrize("told", ["You sailed to Havana.", ""])
async def test_the_only_answer_is_taken_back_at_one_press_and_then_told(tmp_path: Path, told: str) -> None:
    back = {"undo": {"line": told, "count": 1}}
    async with asking(tmp_path, question(option("sail")), table=back) as shown:
        sent: list[str | None] = []

        async def taken(route: Route) -> None:
            sent.append(route.request.post_data)
            await route.fulfill(json={"ok": True})

        await shown.page.route("**/tables/1/undo", taken)
        await shown.page.locator("#tool-undo:enabled").click()
        said = shown.page.locator("#result", has_text=f"Undone: {told or 'Your last answer'}")
        await said.wait_for()
        assert sent == ['{"all":false}']
        assert await shown.page.locator("#panel").is_hidden()


async def test_which_of_several_answers_an_undo_takes_back_is_said_beforehand(tmp_path: Path) -> None:
    back = {"undo": {"line": "You sailed to Havana.", "count": 3}}
    async with asking(tmp_path, question(option("sail")), table=back) as shown:
        await shown.page.locator("#tool-undo:enabled").click()
        assert await shown.page.locator("#panel .choices .answer").all_inner_texts() == [
            "Undo\nYou sailed to Havana.",
            "Undo all 3",
        ]


@pytest.mark.parametrize("undo", [None, {"line": "You sailed to Havana.", "count": 1}])
async def test_what_was_taken_back_is_given_again(tmp_path: Path, undo: dict[str, Any] | None) -> None:
    async with asking(tmp_path, question(option("sail")), table={"undo": undo, "redo": 1}) as shown:
        sent: list[str | None] = []

        async def taken(route: Route) -> None:
            sent.append(route.request.post_data)
            await route.fulfill(json={"ok": True})

        await shown.page.route("**/tables/1/undo", taken)
        await shown.page.locator("#tool-undo:enabled").click()
        again = shown.page.locator("#panel .choices button", has_text="Redo")
        assert await shown.page.locator("#panel .choices button").count() == (2 if undo else 1)
        await again.click()
        await shown.page.locator("#result", has_text="Done again").wait_for()
        assert sent == ['{"all":false,"again":true}']
        async with shown.page.expect_request("**/tables/1/undo") as pressed:
            await shown.page.keyboard.press("y")
        assert (await pressed.value).post_data == sent[0]
        assert await shown.page.locator("#panel").is_hidden()


async def test_a_number_says_what_giving_it_does(tmp_path: Path) -> None:
    """ "Make it 6" stood beneath "How much gold do you stash?"."""
    number = {"low": 0, "high": 10, "usual": 6}
    async with asking(tmp_path, question(range=number, gives="Stash {what} gold")) as shown:
        assert await shown.page.locator("#answers .number .go").inner_text() == "Stash 6 gold"
        await shown.page.locator("#answers .number input").fill("7")
        assert await shown.page.locator("#answers .number .go").inner_text() == "Stash 7 gold"


@pytest.mark.parametrize("size", SIZES)
async def test_points_that_nobody_else_sees_are_counted_for_their_owner(tmp_path: Path, size: str) -> None:
    """ "Stash 20: +2 glory" left the count where it was."""
    view = {"unshown": {"id": "unshown", "name": "2 of it stashed", "count": 2}}
    async with asking(tmp_path, question(option("end")), size=size, view=view) as shown:
        assert await shown.page.locator("#score").inner_text() == "2"
        glory = await shown.page.locator("#me .coin.glory small").text_content()
        assert glory is not None
        assert glory.endswith(" · 2 of it stashed")


async def test_undo_names_what_was_pressed_where_nothing_was_told_of_it(tmp_path: Path) -> None:
    asked = question(option("visit", label="Visit the shipyard"), option("end"))
    later, undo = question(option("buy"), option("end"), number=8), {"line": "", "count": 2}
    async with asking(tmp_path, asked, table={"undo": undo}, later=later) as shown:
        page = shown.page
        await page.locator("#tool-rules").click()
        await page.locator("#panel h2").wait_for()
        await page.locator("#answers .answer", has_text="Visit the shipyard").click()
        shown.go_on.set()
        await page.locator('body[data-question="8"]').wait_for()
        # What was looked up before is gone with the answer.
        await page.locator("#panel").wait_for(state="hidden")
        await page.locator("#tool-undo").click()
        assert await page.locator("#panel .choices .answer small").inner_text() == "Visit the shipyard"
