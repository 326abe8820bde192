"""What is told, shown and asked on the table's own page belongs together, and nothing of it is missed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.bot.home.asked import BEFORE, TOLD, Asked, asking, event, option, question
from tests.bot.home.test_table_page import SIZES, at_table, table_page
from tests.bot.web.browser import IN_BROWSER, box_of, browser

pytestmark = IN_BROWSER


async def told(shown: Asked, *events: dict[str, Any], speed: str = "1", **more: Any) -> None:
    """Answer, and have this happen then; at the speed "stop" each step of another stays until one goes on."""
    await shown.tells(*events, **more)
    await shown.page.evaluate("(speed) => localStorage.setItem('table-speed', speed)", speed)
    await shown.page.locator("#answers .answer", has_text="end").click()


async def all_told(page: Page) -> None:
    """Wait until all is told."""
    await page.locator("body:not([data-telling]):not(.busy)").wait_for()


async def test_what_nobody_did_stands_beside_the_next_question(tmp_path: Path) -> None:
    turned = event(1, "A card is turned over.", weight=3)
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.asks_next(question(option("end"), number=8))
        await told(shown, turned, event(2, "Rum is wanted in Havana."))
        on = shown.page.locator("#answers .answer", has_text="Continue")
        await on.click()
        await shown.page.locator("#stop").wait_for(state="hidden")
        await all_told(shown.page)
        assert await shown.page.locator("#result").text_content() == "Rum is wanted in Havana."


async def test_what_stays_is_told_once(tmp_path: Path) -> None:
    said = "You sent 2 Settlers."
    glory = event(1, said, kind="glory", args={"seat": 0, "by": 1}, seat=0, weight=3)
    later = question(option("end"), number=8, result={"line": f"{said}\nYou stopped.", "events": [1]})
    async with asking(tmp_path, question(option("end")), later=later) as shown:
        shown.go_on.set()
        await told(shown, glory)
        await shown.page.locator("#stop .told").wait_for()
        assert await shown.page.locator("#news:visible").count() == 0
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)
        assert await shown.page.locator("#result").text_content() == "You stopped."


# Presses the first digit as soon as something is asked, and notes whether what is under the pointer answers.
_AT_ONCE = """
() => new MutationObserver(() => {
  if (document.body.hasAttribute("data-telling")) return;
  document.body.dataset.calm = String(document.getElementById("below").inert);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
}).observe(document.body, { attributeFilter: ["data-telling"] })
"""


@pytest.mark.parametrize("weight", [1, 3])
async def test_a_press_on_its_way_answers_nothing_that_comes_up(tmp_path: Path, weight: int) -> None:
    """Neither where it comes up by itself nor where what stayed was there."""
    async with asking(tmp_path, question(option("end"))) as shown:
        await shown.page.evaluate(_AT_ONCE)
        await told(shown, event(1, "You dropped anchor.", seat=0, weight=weight))
        if weight == 3:
            await shown.page.evaluate("localStorage.setItem('table-speed', 'off')")
            await shown.page.locator("#answers .answer", has_text="Continue").click()
        await shown.page.locator('body[data-calm="true"]').wait_for()
        await shown.page.locator("#below:not([inert])").wait_for()
        assert len(shown.answers) == 1
        await shown.page.keyboard.press("1")
        await shown.page.wait_for_function("() => !document.body.classList.contains('busy')")
        assert len(shown.answers) == 2


async def test_who_is_waited_for_is_told_where_the_answers_would_be(tmp_path: Path) -> None:
    later = {"is": "waiting", "waiting": [1], "line": ""}
    async with asking(tmp_path, question(option("end")), later=later) as shown:
        shown.go_on.set()
        name = await shown.page.locator("#rivals .name b").first.text_content()
        thinks = shown.page.locator("#answers .thinks")
        await thinks.wait_for()
        assert await thinks.text_content() == f"{name} is thinking …"


@pytest.mark.parametrize("size", SIZES)
async def test_an_act_upon_the_deck_and_its_risk_are_on_a_button(tmp_path: Path, size: str) -> None:
    corners = [[0, 0], [200, 0], [200, 200], [0, 200]]
    spots = [{"at": "deck:harbour", "outline": corners, "label": [100, 100], "name": "deck"}]
    on = option("turn-up", "deck:harbour", label="Turn up a card", consequence="8% bust")
    asked = question(on, option("put-in", label="Stop", advised=True))
    async with asking(tmp_path, asked, spots=spots, size=size) as shown:
        buttons = shown.page.locator("#answers .answer")
        assert await buttons.locator("b").all_text_contents() == ["Turn up a card", "Stop"]
        assert await buttons.first.locator("small").text_content() == "8% bust"
        await buttons.first.click()
        assert await shown.picked() == ["turn-up"]


@pytest.mark.parametrize("size", SIZES)
async def test_advice_is_as_high_as_a_finger(tmp_path: Path, size: str) -> None:
    plan = {"line": "Sail", "step": 1, "of": 1, "picks": ["sail"], "aim": "Because."}
    asked = question(option("sail", "zone:havana", advised=True), option("end"), plan=plan)
    async with asking(tmp_path, asked, size=size) as shown:
        button = shown.page.locator(".plan button")
        box = await box_of(button)
        assert box["height"] >= 44
        assert box["y"] >= 0


async def test_one_answer_that_is_folded_is_one(tmp_path: Path) -> None:
    rare = option("rare", label="Retire", aside=True)
    async with asking(tmp_path, question(option("end"), rare)) as shown:
        assert (await shown.page.locator("#answers summary").inner_text()).startswith("1 more choice\n")


async def test_a_welcome_asks_nothing_and_has_one_button(tmp_path: Path) -> None:
    plan = {"line": "Sail to Havana", "step": 1, "of": 2, "picks": ["sail"]}
    asked = question(option("sail", "zone:havana"), option("end"), plan=plan, greeting="You are Anne.")
    async with asking(tmp_path, asked) as shown:
        await shown.page.locator("#stop .first").wait_for()
        assert await shown.page.locator("#line .plan").count() == 0
        look = "one => { const { backgroundColor, borderTopWidth } = getComputedStyle(one);"
        look += " return [backgroundColor, borderTopWidth]; }"
        assert await shown.page.locator("#stop .first").evaluate(look) == ["rgba(0, 0, 0, 0)", "0px"]


# Notes each score that the first of the others is shown with.
_SCORES = """
() => {
  window.seen = [];
  const look = () => {
    const score = document.querySelector("#rivals .laurel b")?.textContent;
    if (score !== undefined && score !== seen.at(-1)) seen.push(score);
  };
  new MutationObserver(look).observe(document.querySelector("#rivals"), { childList: true, subtree: true });
  look();
}
"""
SHOWN = "async () => (await import('./page/here.js')).here.state"


async def test_figures_move_once_with_the_event_that_changes_them(tmp_path: Path) -> None:
    """The crew of an expedition takes points with it: of 4 that it brings, 2 are gained."""
    async with asking(tmp_path, question(option("end"))) as shown:
        table = (await shown.page.evaluate(SHOWN))["table"]
        seats = [{**one, "score": 2 if one["seat"] == 1 else one["score"]} for one in table["seats"]]

        async def after(route: Route) -> None:
            now = await (await route.fetch()).json()
            await route.fulfill(json={**now, **({"seats": seats} if shown.answered.is_set() else {})})

        await shown.page.route("**/tables/1/table", after)
        await shown.page.evaluate(_SCORES)
        sent = event(2, "Sent.", kind="glory", args={"seat": 1, "by": 4}, at=["seat:1"], seat=1, weight=2)
        moments = [{"upto": 2, "seats": table["seats"]}, {"upto": 4, "seats": seats}]
        last = event(3, "Last.", seat=1)
        await told(shown, event(1, "Turned.", seat=1), sent, last, speed="stop", moments=moments)
        await shown.page.locator("#answers .answer", has_text="Next").click()
        assert await shown.page.locator("#news .medal b").text_content() == "+2"
        await shown.page.locator("#line .past").click()
        await all_told(shown.page)
        assert await shown.page.evaluate("window.seen") == ["0", "2"]


async def test_the_board_is_shown_as_it_was_when_something_happened(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        state = await shown.page.evaluate(SHOWN)
        box = {"x": 90, "y": 60, "width": 40, "height": 30}
        card = {"id": "card:made_up", "at": "slot:harbour.1", "name": "Skiff", "sprite": "skiff", **box}
        laid = {"ground": state["board"]["ground"], "spots": [], "pieces": [card]}
        moment = {"upto": 2, "seats": state["table"]["seats"], "laid": laid}
        # Something that stays, so that it can be looked at.
        turned = event(1, "Turned up: Skiff.", kind="drew", args={"seat": 1}, seat=1, weight=3)
        await told(shown, turned, moments=[moment])
        await shown.page.locator('#pieces [data-at="card:made_up"]').wait_for(state="attached")
        assert await shown.page.locator("#pieces button").count() == 1
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)
        assert await shown.page.locator("#pieces button").count() == len(state["board"]["pieces"])


async def test_what_others_take_in_ones_own_turn_is_told_as_theirs(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        name = await shown.page.locator("#rivals .name b").first.text_content()
        took = event(2, f"{name} paid you 1 coin.", kind="gold", args={"seat": 1, "by": -1}, seat=0)
        await told(shown, event(1, "You stopped.", seat=0), took, event(3, "Over.", seat=0), speed="stop")
        await shown.page.locator("#news .now", has_text="Paid you 1 coin.").wait_for()
        assert await shown.page.locator("#asked").text_content() == f"{name}, on your turn"
        assert await shown.page.locator("#rivals .active .name b").text_content() == name


async def test_table_and_story_are_of_the_same_moment(tmp_path: Path) -> None:
    """Captains play while a page asks: what is not of the moment of the story is asked for again."""
    async with asking(tmp_path, question(option("end"))) as shown:
        behind = iter([BEFORE, BEFORE])

        async def table(route: Route) -> None:
            now = await (await route.fetch()).json()
            cursor = next(behind, TOLD) if shown.answered.is_set() else BEFORE
            await route.fulfill(json={**now, "cursor": cursor, "title": cursor})

        await shown.page.route("**/tables/1/table", table)
        await told(shown, event(1, "You stopped.", seat=0))
        await all_told(shown.page)
        assert await shown.page.title() == TOLD


@pytest.mark.parametrize("size", SIZES)
async def test_ones_own_people_are_seen_where_there_is_no_hand(tmp_path: Path, size: str) -> None:
    def card(id: str, title: str) -> dict[str, Any]:
        return {"id": id, "title": title, "text": "", "picture": "settler_4", "playable": False}

    people = [card("a", "Settler"), card("b", "Settler"), card("c", "Sailor")]
    own = {"hold": [], "places": 0, "hand": [], "board": people}
    async with asking(tmp_path, question(option("end")), view=own, size=size) as shown:
        cards = shown.page.locator("#me .card:visible")
        assert await cards.all_text_contents() == ["Settler×2", "Sailor"]
        edge = (
            "all => all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => [right, bottom])"
        )
        wide, high = SIZES[size]
        assert all(right <= wide and bottom <= high for right, bottom in await cards.evaluate_all(edge))
        await cards.first.click()
        await shown.page.locator("#panel h2", has_text="Settler").wait_for()


async def test_what_is_advised_of_several_picks_is_a_button(tmp_path: Path) -> None:
    """Where it is none of the whole answers that have one."""
    options = [option(f"load:{n}", f"card:{n}") for n in (4, 3, 2)]
    plan = {"line": "Load 4, 3 and 2", "step": 1, "of": 1, "picks": ["load:4", "load:3", "load:2"]}
    weak = {"label": "Load the weakest", "picks": ["load:2", "load:3"], "advised": False}
    asked = question(*options, least=3, most=3, plan=plan, bundles=[weak], gives="Load {what}")
    async with asking(tmp_path, asked, view={"hand": []}) as shown:
        buttons = shown.page.locator("#answers > .answer:not(.gives) b")
        assert await buttons.all_text_contents() == ["Load 4, 3 and 2", "Load the weakest"]
        assert await shown.page.locator("#answers .answer.advised b").text_content() == "Load 4, 3 and 2"
        await buttons.first.click()
        assert await shown.picked() == plan["picks"]


async def test_who_picks_otherwise_has_one_button_for_it_on_a_phone(tmp_path: Path) -> None:
    """It lay across another one, and what is advised was as green."""
    options = [option(f"load:{n}", label=f"Load {n}") for n in (4, 3, 2, 1)]
    plan = {"line": "Load 4, 3 and 2", "step": 1, "of": 1, "picks": ["load:4", "load:3", "load:2"]}
    weak = {"label": "Load the weakest", "picks": ["load:1", "load:2", "load:3"], "advised": False}
    asked = question(*options, least=3, most=3, plan=plan, bundles=[weak])
    async with asking(tmp_path, asked, size="phone") as shown:
        other = shown.page.locator("#answers > .answer", has_text="Load the weakest")
        await other.wait_for()
        for load in ("Load 4", "Load 3", "Load 1"):
            await shown.page.locator("#answers .switch", has_text=load).click()
        await other.wait_for(state="hidden")
        give, advised = (shown.page.locator(f"#answers > .{one}") for one in ("gives", "advised"))
        shade = "one => getComputedStyle(one).backgroundColor"
        assert await give.evaluate(shade) != await advised.evaluate(shade)
        await give.click()
        assert sorted(await shown.picked()) == ["load:1", "load:3", "load:4"]


async def test_what_is_placed_lies_where_it_is_placed(tmp_path: Path) -> None:
    """A board that is known as it was then is not changed once more by what moved."""
    async with asking(tmp_path, question(option("end"))) as shown:
        state = await shown.page.evaluate(SHOWN)
        box = {"x": 900, "y": 60, "width": 40, "height": 30}
        card = {"id": "card:made_up", "at": "slot:row.4", "name": "Cannon", "sprite": "cannon", **box}
        laid = {"ground": state["board"]["ground"], "spots": [], "pieces": [card]}
        moment = {"upto": 2, "seats": state["table"]["seats"], "laid": laid}
        args = {"piece": card["id"], "from": "seat:1", "to": "card:ship", "by": "placed"}
        placed = event(1, "Placed.", kind="moved", args=args)
        name = await shown.page.locator("#rivals .name b").first.text_content()
        await told(shown, placed, event(2, "Stays.", weight=3), moments=[moment])
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await shown.page.locator("#stop .told").wait_for()
        x = await shown.page.locator('[data-at="card:made_up"]').evaluate(
            "one => one.style.getPropertyValue('--x')"
        )
        assert float(x) > 50
        said = await shown.page.locator("#said").text_content()
        assert "Placed." in (said or "")
        assert await shown.page.locator("#rivals .active .name b").text_content() == name


async def test_two_touches_are_explained_where_no_button_has_them(tmp_path: Path) -> None:
    options = [option(f"place:{zone}", "card:cutpurses", f"zone:{zone}") for zone in ("nassau", "havana")]
    hand = [{"id": "cutpurses", "title": "Cutpurses", "text": "", "picture": "cutpurses", "playable": True}]
    async with asking(tmp_path, question(*options), view={"hand": hand}) as shown:
        where = shown.page.locator("#answers .where")
        assert (await where.text_content() or "").startswith("Touch a card and then its place")


async def test_a_fleet_leaves_room_to_the_answers_and_help_has_more_on_a_phone(tmp_path: Path) -> None:
    async with at_table(tmp_path, "treasure_fleet") as (site, _), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"])
        await page.locator("#answers .answer").first.wait_for()
        stage = await box_of(page.locator("#stage"))
        answers = await box_of(page.locator("#below"))
        assert stage["height"] < 340
        assert answers["height"] > 130
        assert await page.locator("#rivals small", has_text="cards").first.is_visible()
        await page.locator("#tool-help").click()
        panel = await box_of(page.locator("#panel"))
        assert panel["height"] > 500


async def test_what_is_gained_and_spent_lies_over_neither_figure_nor_word(tmp_path: Path) -> None:
    """ "+18" lay on the last digit of "22", and before that on "Gold"."""
    own = {"purse": [{"id": "coins", "name": "Coins", "count": 4}]}
    async with asking(tmp_path, question(option("end")), view=own) as shown:
        seats = (await shown.page.evaluate(SHOWN))["table"]["seats"]
        moment = {"upto": 2, "seats": seats, "purse": [{"id": "coins", "name": "Coins", "count": 22}]}
        assert await shown.page.locator("#me .by").count() == 0
        await told(shown, event(1, "Paid.", seat=1), event(2, "Stays.", seat=1, weight=3), moments=[moment])
        await shown.page.locator("#stop .told").wait_for()
        assert await shown.page.locator("#me .coin").first.inner_text() == "22\n+18\nCoins"
        # It glides as it comes and goes.
        await shown.page.locator("#me .by").evaluate("one => { one.style.animation = 'none'; }")
        free = "one => Math.min(...[...one.closest('.coin').querySelectorAll('b, small')]"
        free += ".map((each) => each.getBoundingClientRect().left)) - one.getBoundingClientRect().right"
        assert await shown.page.locator("#me .by").evaluate(free) >= 0


async def test_what_came_of_an_answer_is_past_once_others_have_had_their_turns(tmp_path: Path) -> None:
    result = {"line": "Turned up: Frigate.", "events": [1]}
    later = question(option("end"), number=8, result=result)
    async with asking(tmp_path, question(option("end")), later=later) as shown:
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]').wait_for()
        assert await shown.page.locator("#result").text_content() == "Turned up: Frigate."
        await told(
            shown, event(1, "Turned up: Frigate.", seat=0), event(2, "Opened the harbour.", seat=1, weight=3)
        )
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await all_told(shown.page)
        assert await shown.page.locator("#result:visible").count() == 0


async def test_what_was_lies_there_until_another_turn_begins(tmp_path: Path) -> None:
    """One answer takes a ship and begins the next turn: the ship goes, the rest with the turn."""
    box = {"x": 90, "y": 60, "width": 40, "height": 30}
    ships = [{"id": f"card:{n}", "at": "slot:row.1", "name": n, "sprite": n, **box} for n in ("old", "new")]
    async with asking(tmp_path, question(option("end"))) as shown:
        state = await shown.page.evaluate(SHOWN)
        moments = [
            {
                "upto": upto,
                "seats": state["table"]["seats"],
                "laid": {"ground": state["board"]["ground"], "spots": [], "pieces": [ship]},
            }
            for upto, ship in zip((2, 4), ships, strict=True)
        ]
        took = event(
            2, "Took her.", kind="gold", args={"seat": 1, "by": 1}, at=["card:old", "seat:1"], weight=3
        )
        turn = event(3, "Next.", kind="turn", weight=3)
        await told(shown, event(1, "Placed."), took, turn, moments=moments)
        on = shown.page.locator("#answers .answer", has_text="Continue")
        await shown.page.locator("#stop .told", has_text="Took her.").wait_for()
        lying = shown.page.locator("#pieces button")
        assert await lying.evaluate_all(
            "all => all.map((one) => [one.dataset.at, one.style.visibility])"
        ) == [["card:old", "hidden"]]
        await on.click()
        await shown.page.locator("#stop .told", has_text="Next.").wait_for()
        assert await lying.evaluate_all(
            "all => all.map((one) => [one.dataset.at, one.style.visibility])"
        ) == [["card:new", ""]]
        await on.click()
        await all_told(shown.page)


async def test_a_card_that_is_turned_over_is_nobodys_doing(tmp_path: Path) -> None:
    turned = event(
        1, "You drew the event Storms.", kind="event", args={"card": "storms", "seat": 0}, weight=3
    )
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, turned)
        await shown.page.locator("#stop .face").wait_for()
        assert await shown.page.locator("#asked").text_content() == "Round 2 begins"
