"""How long others' turns take to be told, and that what is told is read whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import SHOWN, all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER

A_TURN = 3000
"""Milliseconds that another's turn takes at the most."""
# Adds up what is waited for while something is told, and notes what was cut off.
_WATCH = """
() => {
  window.waited = 0; window.cut = []; window.told = 0;
  const timed = window.setTimeout;
  window.setTimeout = (then, after, ...more) => {
    if (!document.getElementById("news").hidden && after < 1000) window.waited += after;
    return timed(then, Math.min(after ?? 0, 30), ...more);
  };
  new MutationObserver(() => {
    const lines = document.querySelector("#news ol");
    if (!lines?.lastElementChild) return;
    window.told += 1;
    const [box, last] = [lines, lines.lastElementChild].map((one) => one.getBoundingClientRect());
    if (box.bottom - last.bottom < -1 || box.height < 16) window.cut.push(last.textContent);
  }).observe(document.getElementById("news"), { childList: true, subtree: true });
}
"""
LONG = "sold 3 × Spices for 18 gold in Petite-Goâve, where Textiles are wanted from now on"


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_a_turn_of_another_is_told_in_short_and_whole(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        await shown.page.evaluate(_WATCH)
        sails = event(1, "Sailed.", kind="moved", args={"piece": "ship:1", "to": "zone:havana"}, seat=1)
        await told(shown, sails, *(event(n, f"{n}: {LONG}", seat=1) for n in range(2, 11)))
        await shown.page.wait_for_function("() => window.told > 8")
        await all_told(shown.page)
        assert 1500 < await shown.page.evaluate("window.waited") < A_TURN
        assert await shown.page.evaluate("window.cut") == []


async def test_what_brings_points_is_read_in_one_panel_and_a_new_round_is_no_news(tmp_path: Path) -> None:
    """A sailing brings several ships, and then the next one begins."""
    scores = [event(n, f"Ship {n}.", kind="glory", args={"seat": n % 2, "by": n}) for n in (1, 2)]
    ships = [{**one, "weight": 3} for one in scores]
    tie = event(3, "A tie at ship 3.", weight=3)
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, *ships, tie, event(4, "Sailing 2.", kind="turn", weight=2))
        rows = shown.page.locator("#stop .rows li")
        await rows.first.wait_for()
        assert await rows.locator("b").all_text_contents() == ["+1", "+2"]
        assert await rows.locator("span:last-child").all_text_contents() == [
            "Ship 1.",
            "Ship 2.",
            "A tie at ship 3.",
        ]
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)


async def test_a_new_round_is_called_so_once_and_ends_what_was_in_force(tmp_path: Path) -> None:
    hungry = {"card": "hungry", "title": "Hungry Garrisons", "line": "Until the end of the round."}
    async with asking(tmp_path, question(option("end")), table={"event": hungry, "round": 1}) as shown:
        in_force = shown.page.locator("#event")
        await in_force.wait_for()

        async def after(route: Route) -> None:
            now = await (await route.fetch()).json()
            still = {} if shown.answered.is_set() else {"event": hungry}
            await route.fulfill(json={**now, "round": 1, **still})

        await shown.page.route("**/tables/1/table", after)
        await told(shown, event(1, "Havana is in need.", kind="event", weight=3))
        await shown.page.locator("#stop .told").wait_for()
        assert await shown.page.locator("#rivals .round span").first.text_content() == "Round 2"
        assert await shown.page.locator("#line").inner_text() == "Round 2 begins"
        assert await in_force.is_hidden()


# Nothing that is told is over by itself.
_WITHOUT_END = """
() => {
  const timed = window.setTimeout;
  window.setTimeout = (then, ...more) => (document.getElementById("news").hidden ? timed(then, ...more) : 0);
}
"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("seat", [0, 1])
async def test_what_skips_stands_where_no_answer_ever_comes_up(tmp_path: Path, seat: int, size: str) -> None:
    """What goes by itself leaves no button where answers come: a finger on its way there would answer."""
    many = [option(f"do:{n}", label=f"Do {n}") for n in range(9)]
    ends = question(*many, option("end", tone="quiet"))
    async with asking(tmp_path, ends, size=size) as shown:
        await shown.page.evaluate(_WITHOUT_END)
        await told(shown, *(event(n, f"Line {n}.", seat=seat) for n in range(1, 10)))
        await shown.page.locator("#news li").first.wait_for()
        assert await shown.page.locator("#answers .answer").count() == 0
        skip = shown.page.locator("#line .past")
        assert await skip.get_attribute("aria-label") == "Skip to the end"
        box = await skip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        await skip.click()
        await all_told(shown.page)
        under = await shown.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.answer, .can, button')?.className ?? ''",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        assert under == ""


async def test_what_is_asked_is_not_asked_while_its_reasons_are_told(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_WITHOUT_END)
        await told(shown, *(event(n, f"Line {n}.", seat=0) for n in range(1, 10)))
        await shown.page.locator("#news li").first.wait_for()
        assert await shown.page.locator("#asked").text_content() == "Result"


@pytest.mark.parametrize("weight", [1, 3])
async def test_help_says_what_is_told_and_what_comes_next_waits_for_it(tmp_path: Path, weight: int) -> None:
    card = event(1, "Hungry Garrisons.", seat=1, weight=weight, at=["card:hungry_garrisons"])
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        await told(shown, card, event(2, "Rum is wanted.", seat=1))
        await shown.page.locator("#stop .told, #news li").first.wait_for()
        await shown.page.locator("#tool-help").click()
        panel = shown.page.locator("#panel")
        await panel.locator("summary", has_text="Hungry Garrisons").wait_for()
        assert "told what has happened" in (await panel.locator(".read").text_content() or "")
        # Keys are the panel's, and nothing that is told goes on behind it.
        await shown.page.keyboard.press("Escape")
        await panel.wait_for(state="hidden")
        if weight == 3:
            assert await shown.page.locator("#stop").is_visible()
            await shown.page.locator("#answers .answer", has_text="Continue").click()
        await shown.page.evaluate("localStorage.setItem('table-speed', 'off')")
        await all_told(shown.page)


async def test_gold_comes_with_the_sentence_that_tells_of_it_and_a_ship_looks_as_where_it_lies(
    tmp_path: Path,
) -> None:
    """A point comes of the same answer later, and stays: until then the purse had been as before."""
    gold = {"id": "gold", "name": "Gold", "count": 4}
    here = {"id": "ship:0", "name": "Yours", "x": 90, "y": 60, "width": 40, "height": 30}
    pieces = [{**here, "at": "port:havana", "sprite": "captain.0.flute.y.y.100"}]
    own, ends = {"purse": [gold]}, question(option("end"))
    async with asking(tmp_path, ends, view=own, pieces=pieces) as shown:
        seats = (await shown.page.evaluate(SHOWN))["table"]["seats"]
        moment = {"upto": 5, "seats": seats, "purse": [{**gold, "count": 22}]}
        pieces[0].update(at="zone:havana", sprite="captain.0.flute.y.n.100")
        sails = event(1, "To sea.", kind="moved", args={"piece": "ship:0", "to": "zone:havana"}, seat=0)
        sold = event(2, "Sold 3 Cocoa.", kind="sold", args={"seat": 0, "gold": 18}, seat=0)
        stays = event(3, "You rest.", seat=0, weight=3)
        point = event(4, "A point.", kind="glory", args={"seat": 0, "by": 1}, at=["seat:0"], seat=0)
        await told(shown, sails, sold, stays, point, moments=[moment])
        await shown.page.locator("#stop .told", has_text="You rest.").wait_for()
        assert await shown.page.locator("#me .coin b").first.text_content() == "22"
        ship = shown.page.locator('.piece[data-at="ship:0"] img').last
        assert (await ship.get_attribute("src") or "").endswith("captain.0.flute.y.n.100")
