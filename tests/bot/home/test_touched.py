"""What the table's own page does with whatever it is asked: answers are touched where things lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import CARDS, HOLD, asking, event, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER


# Touches the thing that lies beneath the middle of a label, as soon as nothing else does; gives its place.
_TOUCH_AT_LABEL = """
(text) => {
  const label = [...document.querySelectorAll("#scene .badge small")].find((one) => one.textContent === text);
  if (!label) return "";
  const { left, top, width, height } = label.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const under = document.elementFromPoint(at.clientX, at.clientY);
  if (!under?.dataset.at) return "";
  under.dispatchEvent(new MouseEvent("click", { ...at, bubbles: true, cancelable: true, detail: 1 }));
  return under.dataset.at;
}
"""


@pytest.mark.parametrize("size", SIZES)
async def test_goods_go_overboard_by_touching_them_in_the_hold(tmp_path: Path, size: str) -> None:
    options = [option(f"discard:{one['id']}", f"card:{one['id']}") for one in HOLD["hold"]]
    async with asking(tmp_path, question(*options), size=size, view=HOLD) as shown:
        await shown.touch("card:cocoa.1")
        assert await shown.picked() == ["discard:cocoa.1"]


async def test_several_goods_are_switched_on_and_off_and_then_given_together(tmp_path: Path) -> None:
    options = [option(f"discard:{one['id']}", f"card:{one['id']}") for one in HOLD["hold"]]
    again = question(*options[1:], least=2, most=2, line="What now, after an undo?")
    async with asking(tmp_path, question(*options, least=2, most=2), view=HOLD, later=again) as shown:
        give = shown.page.locator("#answers .answer.go")
        assert await give.is_disabled()
        await shown.touch("card:rum.1", "card:rum.2", "card:rum.1", "card:cocoa.1")
        assert await give.inner_text() == "discard:rum.2 · discard:cocoa.1"
        await shown.touch("card:rum.1")
        # What was picked of another question of this number is picked no more.
        shown.go_on.set()
        await shown.page.get_by_text("after an undo?").first.wait_for()
        assert await give.is_disabled()
        await shown.touch("card:rum.2", "card:cocoa.1")
        await give.click()
        assert sorted(await shown.picked()) == ["discard:cocoa.1", "discard:rum.2"]


async def test_cards_are_picked_where_they_lie_in_the_hand(tmp_path: Path) -> None:
    options = [option(f"drop:{one['id']}", f"card:{one['id']}") for one in CARDS]
    async with asking(tmp_path, question(*options, least=1, most=2), view={"hand": CARDS}) as shown:
        await shown.touch("card:royal_pardon", "card:cutpurses")
        assert await shown.page.locator('.card.on[aria-pressed="true"]').count() == 2
        await shown.page.locator("#answers .answer.go").click()
        assert await shown.picked() == ["drop:royal_pardon", "drop:cutpurses"]


async def test_a_card_and_then_a_place_are_one_answer(tmp_path: Path) -> None:
    places = [(card["id"], zone) for card in CARDS for zone in ("nassau", "havana")]
    options = [option(f"place:{card}:{zone}", f"card:{card}", f"zone:{zone}") for card, zone in places]
    async with asking(tmp_path, question(*options), view={"hand": CARDS}) as shown:
        # Either can be begun with a button, too; then whatever goes with it has one.
        begins = await shown.page.locator("#answers .answer b").all_inner_texts()
        assert begins == [card["title"] for card in CARDS]
        await shown.touch("card:cutpurses")
        assert await shown.page.locator('.card.first[data-at="card:cutpurses"]').count() == 1
        follows = await shown.page.locator("#answers .answer b").all_inner_texts()
        assert follows == ["place:cutpurses:nassau", "place:cutpurses:havana"]
        await shown.touch("zone:havana")
        assert await shown.picked() == ["place:cutpurses:havana"]


async def test_a_card_that_is_touched_while_something_is_told_does_not_take_the_way_on(
    tmp_path: Path,
) -> None:
    places = [(card["id"], zone) for card in CARDS for zone in ("nassau", "havana")]
    options = [option(f"place:{card}:{zone}", f"card:{card}", f"zone:{zone}") for card, zone in places]
    glory = event(1, "A point.", kind="glory", seat=0, args={"seat": 0, "by": 1}, weight=3)
    async with asking(tmp_path, question(*options), view={"hand": CARDS}) as shown:
        await shown.tells(glory)
        await shown.touch("card:cutpurses", "zone:havana")
        on = shown.page.locator("#answers .answer", has_text="Continue")
        await on.wait_for()
        await shown.touch("card:cutpurses")
        await shown.page.locator('#spots [data-at="zone:nassau"]').dispatch_event("click")
        assert await on.count() == 1
        await on.click()
        await shown.page.locator("body:not([data-telling])").wait_for()
        assert len(shown.answers) == 1


async def test_every_place_is_reached_by_the_keyboard_also_where_digits_are_used_up(tmp_path: Path) -> None:
    zones = ("nassau", "havana", "tortuga", "port_royal", "cartagena", "trinidad")
    places = [f"{kind}:{zone}" for zone in zones for kind in ("zone", "port")]
    async with asking(tmp_path, question(*(option(place, place) for place in places))) as shown:
        reached = shown.page.locator('#spots .can[tabindex="0"]')
        assert await reached.count() == len(places)
        last = shown.page.locator("#spots .can:not([data-key])").last
        await last.focus()
        await shown.page.keyboard.press("Enter")
        assert await shown.picked() == [await last.get_attribute("data-at")]


@pytest.mark.parametrize(
    ("held", "picks"), [('#spots [data-at="zone:havana"]', "zone:havana"), ("#answers .answer", "stay")]
)
async def test_the_keyboard_stays_where_it_is_when_news_come(tmp_path: Path, held: str, picks: str) -> None:
    """Odds that are there later, a captain who sits down: the table is shown anew, and asks the same."""
    options = [option(f"zone:{zone}", f"zone:{zone}") for zone in ("nassau", "havana")] + [option("stay")]
    later = question(*options, line="What now, after the news?")
    async with asking(tmp_path, question(*options), later=later) as shown:
        await shown.page.locator(held).focus()
        shown.go_on.set()
        await shown.page.get_by_text("after the news?").first.wait_for()
        await shown.page.keyboard.press("Enter")
        assert await shown.picked() == [picks]


async def test_what_has_nothing_to_pick_is_gone_on_from(tmp_path: Path) -> None:
    async with asking(tmp_path, question(least=0, most=0, none="Nothing there")) as shown:
        await shown.page.locator("#answers .answer", has_text="Nothing there").click()
        assert await shown.picked() == []


async def test_what_cannot_be_had_folds_nothing_away_that_can(tmp_path: Path) -> None:
    dear = [option(f"buy:{number}", refused="That costs too much.") for number in range(12)]
    async with asking(tmp_path, question(*dear, option("done", label="Done", tone="quiet"))) as shown:
        await shown.page.locator("#answers > .answer", has_text="Done").click()
        assert await shown.picked() == ["done"]


async def test_folded_ways_have_no_compass_of_their_own_and_stay_within_the_column(tmp_path: Path) -> None:
    """However long their names are: one compass, and no key out of sight. What is unfolded stays so when the
    table is shown anew, such as at once when a page begins to listen.
    """
    put = option("put_to_sea", label="Put to sea", advised=True)
    ways = [
        {
            "id": f"way:{n}",
            "label": f"Off Old Providence, dock there: {n} actions",
            "warning": "",
            "likely": False,
        }
        | {"ends": False, "advised": True, "at": []}
        for n in range(5)
    ]
    options = (put, option("end", label="End the turn"))
    later = question(*options, courses=ways, line="What now, after the news?")
    async with asking(tmp_path, question(*options, courses=ways), later=later) as shown:
        await shown.page.locator("#answers summary").click()
        await shown.page.locator("#answers .fold[open] .answer").last.wait_for()
        assert await shown.page.locator("#answers .answer.advised").all_inner_texts() == ["Put to sea"]
        over = "one => one.scrollWidth - one.clientWidth"
        assert await shown.page.locator("#answers").evaluate(over) == 0
        shown.go_on.set()
        await shown.page.get_by_text("after the news?").first.wait_for()
        assert await shown.page.locator("#answers .fold[open] .answer").count() == len(ways)


async def test_what_is_written_beside_a_thing_does_what_it_says(tmp_path: Path) -> None:
    """Also where it lies over another thing: the label of the first lies in the middle of the second."""

    def spot(at: str, x: int, label: int) -> dict[str, Any]:
        corners = [[x, 0], [x + 300, 0], [x + 300, 300], [x, 300]]
        return {"at": at, "outline": corners, "label": [label, 250], "name": at}

    # There are too many for each to have a button.
    others = [option(f"other:{number}") for number in range(6)]
    asked = question(option("shoot", "npc:pirate"), option("flee", "ship:0"), *others)
    spots = [spot("npc:pirate", 0, 450), spot("ship:0", 300, 450)]
    spots[1]["label"] = [450, 60]
    async with asking(tmp_path, asked, spots=spots) as shown:
        touched = await shown.page.wait_for_function(_TOUCH_AT_LABEL, arg="shoot")
        assert await touched.json_value() == "ship:0"
        assert await shown.picked() == ["shoot"]
        await shown.page.locator('#scene [data-at="ship:0"]').dispatch_event("click")
        assert await shown.picked() == ["flee"]


async def test_what_is_advised_has_a_button_and_the_advice_itself_does_it(tmp_path: Path) -> None:
    plan = {"line": "Sail to Havana", "step": 1, "of": 2, "picks": ["sail"]}
    asked = question(option("sail", "zone:havana", label="Sail", advised=True), option("end"), plan=plan)
    async with asking(tmp_path, asked) as shown:
        assert await shown.page.locator("#answers .answer.advised").inner_text() == "Sail"
        await shown.page.locator(".plan button").click()
        assert await shown.picked() == ["sail"]


async def test_advice_of_several_picks_gives_them_together(tmp_path: Path) -> None:
    options = [option(f"discard:{one['id']}", f"card:{one['id']}") for one in HOLD["hold"]]
    plan = {"line": "The Rum", "step": 1, "of": 1, "picks": ["discard:rum.1", "discard:rum.2"]}
    async with asking(tmp_path, question(*options, least=2, most=2, plan=plan), view=HOLD) as shown:
        await shown.page.locator(".plan button").click()
        assert sorted(await shown.picked()) == ["discard:rum.1", "discard:rum.2"]


async def test_nobody_buys_for_more_than_he_has(tmp_path: Path) -> None:
    options = [option(f"buy:rum.{n}", f"card:rum.{n}") for n in (1, 2, 3)]
    counter = {
        "id": "rum",
        "name": "Rum",
        "options": [one["id"] for one in options],
        "prices": [2, 2, 2],
        "most": 3,
    }
    asked = question(*options, least=0, most=3, counters=[counter], purse=5, strict=True, room=4, takes=1)
    async with asking(tmp_path, asked) as shown:
        plus = shown.page.locator(".ware button").last
        await plus.click()
        await plus.click()
        assert await plus.is_disabled()
        told = await shown.page.locator(".market").inner_text()
        assert "1 more would cost 6 gold in all; you have 5." in told
        assert "2 for 4 gold" in told
        assert "1 too many for the sea: it goes overboard when you sail" in told
        await shown.page.locator("#scene .answer").click()
        assert await shown.picked() == ["buy:rum.1", "buy:rum.2"]


async def test_what_an_answer_costs_is_said_on_it_and_the_rules_are_at_hand(tmp_path: Path) -> None:
    asked = question(option("scout", label="Scout", cost=1), option("end", label="End"), left=[2, 3])
    async with asking(tmp_path, asked) as shown:
        assert "1 action" in await shown.page.locator("#answers .answer").first.inner_text()
        assert await shown.page.locator(".pips i.on").count() == 2
        await shown.page.locator("#tool-rules").click()
        await shown.page.locator("#panel .chapter").first.wait_for()
        told = await shown.page.locator("#panel").inner_text()
        assert "First to 10 glory" in told
        await shown.page.locator("#panel .choices .answer", has_text="Scout").click()
        assert await shown.picked() == ["scout"]


async def test_a_place_says_everything_once_and_a_layer_what_it_shows(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        page = shown.page
        await page.locator('#spots [data-at="zone:nassau"]').dispatch_event("click")
        await page.locator("#panel img.face").wait_for()
        # What it looks like comes first; what is written in it is read below, by who wishes to.
        assert await page.locator("#panel ul.lines").is_hidden()
        await page.locator("#panel summary", has_text="In words").click()
        assert await page.locator("#panel ul.lines").is_visible()
        assert await page.locator("#panel .meanwhile").count() == 0
        await page.keyboard.press("Escape")
        await page.locator("#layers button").first.click()
        await page.locator("#shows").wait_for()
        assert await page.locator("#shows").inner_text()


@pytest.mark.parametrize("size", SIZES)
async def test_a_touch_that_comes_too_soon_is_seen_to_and_answers_nothing(tmp_path: Path, size: str) -> None:
    """Whoever goes on pressing is waited for."""
    async with asking(tmp_path, question(option("sail"), option("end")), size=size) as shown:
        page = shown.page
        await page.evaluate("(async () => (await import('./page/asked/calm.js')).calm(1e6))()")
        box = await page.locator("#answers .answer").first.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.touchscreen.tap(*middle)
        await page.locator("#answers .answer.early").wait_for()
        assert await page.locator(".early").count() == 1
        await page.keyboard.press("2")
        await page.locator("#answers .answer.early", has_text="end").wait_for()
        assert shown.answers == []
        assert await page.locator("#answers .answer").first.evaluate(
            "one => getComputedStyle(one).filter.includes('brightness')"
        )
