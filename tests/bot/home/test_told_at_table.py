"""How the table's own page shows what has happened, and what a touch would do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Route

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER
from tests.patience import PATIENCE

pytestmark = IN_BROWSER


async def test_dice_are_drawn_where_a_sentence_tells_of_them(tmp_path: Path) -> None:
    result = {"line": "You rolled Scouting: ⚁ ☠, 1 success. ☠\ufe0f remains.", "events": []}
    async with asking(tmp_path, question(option("end"), result=result)) as shown:
        dice = shown.page.locator("#result .die")
        assert await dice.count() == 2
        assert await dice.nth(0).locator(".pip").count() == 2
        assert await dice.nth(1).evaluate(
            "(die) => die.classList.contains('good') && Boolean(die.querySelector('svg'))"
        )
        assert await shown.page.locator("#result").text_content() == result["line"]


async def test_the_button_of_several_picks_says_what_pressing_does(tmp_path: Path) -> None:
    ids = ["rum.1", "rum.2", "rum.3"]
    options = [option(id, label="Rum") for id in ids]
    counter = {"id": "rum", "name": "Rum", "options": ids, "prices": [6, 6, 6], "most": 3}
    bundle = {"label": "Sell 3 Rum: 18 gold, +1 glory", "picks": ids, "advised": False}
    asked = question(*options, least=0, most=3, counters=[counter], bundles=[bundle], gives="Sell {what}")
    async with asking(tmp_path, asked) as shown:
        give = shown.page.locator(".total .answer b")
        more = shown.page.locator(".ware button").nth(1)
        await more.click()
        assert await give.text_content() == "Sell Rum: 6 gold"
        await more.click()
        await more.click()
        assert await give.text_content() == bundle["label"]


async def test_a_number_and_a_name_that_begins_with_one_are_told_apart(tmp_path: Path) -> None:
    ids = ["four.1", "four.2"]
    options = [option(id, label="4-cannon") for id in ids]
    counter = {"id": "four", "name": "4-cannon", "options": ids, "prices": [], "most": 2}
    asked = question(*options, most=2, counters=[counter], gives="Load {what}")
    async with asking(tmp_path, asked) as shown:
        give = shown.page.locator(".total .answer b")
        more = shown.page.locator(".ware button").nth(1)
        await more.click()
        assert await give.text_content() == "Load 4-cannon"
        await more.click()
        assert await give.text_content() == "Load 4-cannon and 4-cannon"


async def test_a_whole_answer_that_is_picked_has_one_button(tmp_path: Path) -> None:
    options = [option(name, label=name) for name in ("Rum", "Sugar")]
    bundle = {"label": "Sell 2 goods: 9 gold", "picks": ["Rum", "Sugar"], "advised": True}
    asked = question(*options, most=2, bundles=[bundle], default=bundle["picks"])
    async with asking(tmp_path, asked) as shown:
        said = shown.page.locator("#answers .answer:visible b", has_text="Sell 2 goods: 9 gold")
        await said.wait_for()
        assert await said.count() == 1
        await shown.page.locator("#answers .switch").first.click()
        await shown.page.locator("#answers > .gives:visible").wait_for()


@pytest.mark.parametrize("more", [0, 2])
async def test_a_mission_is_named_beside_the_purse(tmp_path: Path, more: int) -> None:
    card = {
        "id": "tithe",
        "title": "The Tithe Chests",
        "text": "Bring them to Curaçao.",
        "picture": "tithe_chests",
    }
    other = {**card, "id": "other", "title": "Other"}
    parts = [{"id": "hull", "name": "Hull", "has": 3, "most": 3}]
    own = {"ship": {"kind": "sloop", "name": "Sloop", "locations": parts}, "board": [card, *[other] * more]}
    async with asking(tmp_path, question(option("end")), view=own) as shown:
        lies = shown.page.locator("#me .lies")
        assert await lies.text_content() == "The Tithe Chests" + (f" +{more}" if more else "")
        await lies.click()
        name = "The Tithe Chests" if not more else ""
        await shown.page.locator("#panel h2", has_text=name).wait_for()


async def test_what_is_folded_away_says_of_what_kind_it_is(tmp_path: Path) -> None:
    courses = [
        {
            "id": f"go:{n}",
            "label": f"Port {n}, dock",
            "likely": False,
            "ends": False,
            "advised": False,
            "at": [],
        }
        for n in range(5)
    ]
    async with asking(tmp_path, question(option("end"), courses=courses)) as shown:
        told = await shown.page.locator("#answers summary").text_content()
        assert told == "5 more choicesPort 0, dock · Port 1, dock · Port 2, dock …"


async def test_what_is_advised_comes_first_the_others_keep_their_order_and_what_ends_it_is_last(
    tmp_path: Path,
) -> None:
    """However many there are, and in whatever order a table names them."""
    way = {"likely": True, "ends": False, "advised": True, "at": list[str](), "cost": 2}
    courses = [{**way, "id": f"{n}", "label": f"Sail to {n} and dock", "advised": n == 8} for n in range(9)]
    options = [option("end", label="End the turn", tone="quiet"), option("sail", label="Sail", advised=True)]
    async with asking(tmp_path, question(*options, courses=courses)) as shown:
        buttons = shown.page.locator("#answers > .answer")
        labels = await buttons.locator("b").all_text_contents()
        assert [*labels[:2], labels[-1]] == ["Sail", "Sail to 0 and dock", "End the turn"]
        assert await buttons.nth(1).locator("small").text_content() == "2 actions"


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("place", ["zone:nassau", "port:nassau"])
@pytest.mark.parametrize("advised", [False, True])
async def test_a_first_touch_says_what_an_action_does_and_a_second_one_does_it(
    tmp_path: Path, size: str, place: str, advised: bool
) -> None:
    does = option("act", place, label="Look for a merchant", cost=1, consequence="2 in 3", advised=advised)
    async with asking(tmp_path, question(does, option("end")), size=size) as shown:
        await shown.touch(place)
        card = shown.page.locator("#panel .answer")
        assert await card.locator("small").text_content() == "1 action · 2 in 3"
        assert not shown.answers
        await shown.touch(place)
        assert await shown.picked() == ["act"]


async def test_words_on_the_board_that_say_what_they_do_do_it(tmp_path: Path) -> None:
    end, docks = option("end"), option("dock", "port:nassau", label="Dock in Nassau", cost=1)
    async with asking(tmp_path, question(docks, end)) as shown:
        await shown.page.locator("#badges .badge small", has_text="Dock in Nassau").click(force=True)
        assert await shown.picked() == ["dock"]


async def test_a_pointer_that_hovers_is_told_what_a_touch_does(tmp_path: Path) -> None:
    look = option("scout", "zone:nassau", label="Look for a merchant", cost=1, consequence="2 in 3")
    async with asking(tmp_path, question(look, option("end"))) as shown:
        await shown.page.locator("polygon[data-at='zone:nassau'].can").dispatch_event(
            "pointerover", {"pointerType": "mouse", "bubbles": True}
        )
        hint = await shown.page.locator("#hint:visible").text_content()
        assert hint == "Nassau: Look for a merchant, 1 action, 2 in 3"


async def test_odds_stand_at_a_thing_that_nobody_advises(tmp_path: Path) -> None:
    draw = option("draw", "zone:nassau", odds={"percent": 30, "line": "30% bust"})
    async with asking(tmp_path, question(draw, option("end"))) as shown:
        assert "30% bust" in (await shown.page.locator("#badges .badge small").first.text_content() or "")


async def test_ones_own_ship_is_seen_beside_her_parts(tmp_path: Path) -> None:
    own = {"kind": "flute", "name": "Flute", "locations": []}
    async with asking(tmp_path, question(option("end")), view={"ship": own}) as shown:
        ship = shown.page.locator("#me .ship img")
        await shown.page.wait_for_function("() => document.querySelector('#me .ship img')?.naturalWidth > 0")
        assert await ship.get_attribute("alt") == "Flute"


_STOP = """
async (event) => {
  const [{ here }, { stop }] = await Promise.all([import("./page/here.js"), import("./page/stops.js")]);
  for (const id of ["ship:0", "ship:1"]) here.state.board.pieces.push({ id, name: id, sprite: id });
  for (const seat of here.state.table.seats) seat.portrait ??= "hendrick_loos";
  stop([{ n: 1, turn: null, at: [], weight: 3, ...event }], []);
}
"""


# Pictures are waited for, however long they take.
_PATIENT = """
() => {
  const timed = window.setTimeout;
  window.setTimeout = (then, after, ...more) => (after === 1500 ? 0 : timed(then, after, ...more));
}
"""
# Whether what must be read is still to come, and how many buttons there are.
_BESIDE_THE_STOP = """
() => [document.getElementById("stop").hidden, document.querySelectorAll("#answers .answer").length]
"""


async def test_a_war_is_told_with_the_flags_of_those_who_wage_it(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        args = {"nations": ["english", "french"], "begins": True}
        await shown.page.evaluate(_STOP, {"kind": "war", "args": args, "said": "War!"})
        await shown.page.locator("#stop .flags img").first.wait_for()
        await shown.page.wait_for_function(
            "() => [...document.querySelectorAll('#stop .flags img')].every((one) => one.naturalWidth > 0)"
        )
        assert await shown.page.locator("#stop .flags img").count() == 2
        assert await shown.page.locator("#stop h2").text_content() == "War!"
        # A shortcut of the browser's is none of the table's.
        await shown.page.keyboard.press("Control+n")
        assert await shown.page.locator("#stop").is_visible()
        await shown.page.locator("#below:not([inert])").wait_for()
        await shown.page.keyboard.press("n")
        await shown.page.locator("#stop").wait_for(state="hidden")


async def test_nothing_can_be_pressed_in_vain_until_pictures_are_there(tmp_path: Path) -> None:
    """What went on with the sentence before would do nothing any more."""
    ends = question(option("end"))
    # A page that has heard news would show its question over what this test has it tell.
    async with asking(tmp_path, ends, later=ends) as shown:
        asked_for, there = asyncio.Event(), asyncio.Event()

        async def late(route: Route) -> None:
            asked_for.set()
            await there.wait()
            await route.continue_()

        await shown.page.route("**/art/english", late)
        args = {"nations": ["english", "french"], "begins": True}
        await shown.page.evaluate(_PATIENT)
        await shown.page.evaluate(_STOP, {"kind": "war", "args": args, "said": "War!"})
        async with asyncio.timeout(PATIENCE):
            await asked_for.wait()
        assert await shown.page.evaluate(_BESIDE_THE_STOP) == [True, 0]
        there.set()
        await shown.page.locator("#answers .answer", has_text="Continue").wait_for()


async def test_a_ship_that_is_sunk_is_seen_going_down_also_on_a_phone(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end")), size="phone") as shown:
        args = {"phase": "ended", "sides": ["ship:1"], "loser": "ship:1", "winner": "ship:0", "seat": 0}
        await shown.page.evaluate(_STOP, {"kind": "fought", "args": args, "said": "Sunk."})
        assert await shown.page.locator("#stop .sea .afloat").get_attribute("alt") == "ship:0"
        assert await shown.page.locator("#stop .sea .sinks").get_attribute("alt") == "ship:1"
        assert await shown.page.locator("#stop .who figure img").count() == 1
        cut = await shown.page.locator("#stop").evaluate("one => one.scrollWidth - one.clientWidth")
        assert cut == 0


async def test_the_end_shows_who_has_won_and_not_whose_turn_it_was(tmp_path: Path) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        turn = {"seat": 1, "round": 8}
        ended = {"kind": "ended", "args": {"winners": [0]}, "said": "You won.", "turn": turn}
        await shown.page.evaluate(_STOP, ended)
        await shown.page.locator("#stop .who figcaption").first.wait_for()
        assert await shown.page.locator("#stop .who figcaption").all_inner_texts() == ["You"]


async def test_what_is_bought_costs_what_the_button_says_where_the_cheapest_is_free(tmp_path: Path) -> None:
    """ "Buy 3 Cocoa, 1 Spices · 5 gold" cost 4."""
    options = [option(id, label=id) for id in ("cocoa.1", "cocoa.2", "cocoa.3", "spices.1")]
    counters = [
        {
            "id": "cocoa",
            "name": "Cocoa",
            "options": ["cocoa.1", "cocoa.2", "cocoa.3"],
            "prices": [1, 1, 1],
            "most": 3,
        },
        {"id": "spices", "name": "Spices", "options": ["spices.1"], "prices": [2], "most": 1},
    ]
    asked = question(
        *options,
        least=0,
        most=4,
        counters=counters,
        gives="Buy {what}",
        free=[0, 0, 0, 1, 1],
        purse=4,
        strict=True,
    )
    async with asking(tmp_path, asked) as shown:
        give = shown.page.locator(".total .answer b")
        cocoa, spices = (shown.page.locator(".ware").nth(at).locator("button").nth(1) for at in (0, 1))
        await cocoa.click()
        await cocoa.click()
        assert await give.text_content() == "Buy 2 Cocoa: 2 gold"
        await cocoa.click()
        assert await give.text_content() == "Buy 3 Cocoa: 2 gold"
        await spices.click()
        assert await give.text_content() == "Buy Spices and 3 Cocoa: 4 gold"
