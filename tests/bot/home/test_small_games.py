"""The small games on the table's page: a fleet in the hand, a harbour that keeps its size, keys, the end."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.bot.home.asked import asking, option, question
from tests.bot.home.playing import play as played
from tests.bot.home.test_table_page import SIZES, at_table, lies_still, table_page
from tests.bot.home.ways import by_touch, play, play_until
from tests.bot.web.browser import IN_BROWSER, box_of, browser
from tests.patience import PATIENCE

pytestmark = IN_BROWSER
ASKED = 'body:not([data-question=""]):not([data-telling])'
# What lies over a figure of the board: words beside outlines over what a ship is worth, or over guns.
_COVERED = """
() => {
  const boxes = (many) => [...document.querySelectorAll(many)].map((one) => one.getBoundingClientRect());
  const figures = boxes('#pieces [data-at^="token:total"], #pieces [data-at*="cannon"]');
  return boxes("#badges small").filter((word) => figures.some((one) =>
    word.left < one.right && one.left < word.right && word.top < one.bottom && one.top < word.bottom)).length;
}
"""

# Whether the end stays away that was shown and is none any more, once it is known how the game went.
_REOPENED = """
async () => {
  const [{ here }, end] = await Promise.all([import("./page/here.js"), import("./page/ending/end.js")]);
  const [ask, fetched] = [here.link.ask, window.fetch];
  let tell;
  here.link.ask = () => new Promise((told) => { tell = told; });
  window.fetch = async () => ({ ok: false });
  end.show(here.state.table, { winners: [0], line: "It is over.", ranks: [] });
  [here.link.ask, window.fetch] = [ask, fetched];
  end.gone();
  tell(null);
  await new Promise((then) => setTimeout(then));
  return document.getElementById("end").hidden;
}
"""

# Whether every mark stands at the end of its round's line, beyond its number and before the next one.
_AT_ITS_ROUND = """
() => {
  const x = (one, of) => Number(one.getAttribute(of));
  const beneath = [...document.querySelectorAll("#end .plot text")].filter((one) => x(one, "y") > 200);
  const numbers = new Map(beneath.map((one) => [Number(one.textContent), x(one, "x")]));
  const told = [...document.querySelectorAll("#end .decided span > b")];
  const rounds = told.map((one) => Number(one.textContent.replace(/\\D/g, "")));
  const stands = [...document.querySelectorAll("#end .plot .turn")].map((one) => x(one, "cx"));
  return numbers.size > 1 && stands.length === rounds.length && stands.every((at, n) =>
    !(at <= numbers.get(rounds[n])) && !(at >= numbers.get(rounds[n] + 1)));
}
"""

# What goes on while something is told ("asked" while nothing is), and whether something large stays.
_GOES_ON = """
() => [
  document.body.dataset.telling === undefined ? "asked"
    : document.querySelector('#answers [data-key="n"] b')?.textContent ?? "",
  !document.getElementById("stop").hidden,
]
"""


async def _number(page: Page) -> str:
    return await page.evaluate("document.body.dataset.question")


async def test_a_fleet_is_played_in_the_hand(tmp_path: Path) -> None:
    async with at_table(tmp_path, "treasure_fleet", 3) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"])
        await page.locator(ASKED).wait_for()
        governor = page.locator("#tool-event")
        assert (await governor.inner_text()).lower() == "governor"
        await governor.tap()
        await page.locator("#panel h2").wait_for()
        await page.locator("#panel img").first.wait_for()
        await page.locator("#panel .shut").tap()
        fleet, hand = await box_of(page.locator("#chart")), page.locator("#me .hand .card")
        assert fleet["width"] > 380
        assert fleet["height"] > 300
        assert await hand.count() > 9
        await play_until(
            page, live, by_touch, lambda: 0 in live.waiting and live.waiting[0].kind == "fleet.place"
        )
        # The page may still show what was answered, and the server is ahead of it.
        asked = f'body[data-question="{live.waiting[0].number}"]:not([data-telling])'
        await page.locator(f"{asked} #me .hand .card.can").first.wait_for()
        # The two cards that go together are touched one after the other; nothing is said over a figure.
        assert await page.locator("#badges small").count() == 0
        assert await page.locator("#answers .where").count() == 1
        card = await box_of(page.locator("#me .hand .card.can").first)
        assert min(card["width"], card["height"]) >= 36
        stage, me = await box_of(page.locator("#stage")), await box_of(page.locator("#me"))
        assert stage["height"] - fleet["height"] < 40, "there is no empty room beneath the fleet"
        assert card["y"] >= me["y"] > stage["y"] + stage["height"]
        await page.locator(f"{asked} #me .hand .card.can").first.tap()
        await page.locator("#me .hand .card.first").first.wait_for()
        ships = page.locator("#answers .answer", has_text=re.compile("ship"))
        assert await ships.count() == 4, "what can follow has a button"
        assert await page.evaluate(_COVERED) == 0
        await play(page, live, by_touch, 8)
        assert await hand.count() > 5, "a hand is seen whatever is asked"
        assert (await box_of(page.locator("#chart")))["width"] == fleet["width"]
        await lies_still(page)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("size", SIZES)
async def test_a_harbour_keeps_its_size(tmp_path: Path, size: str) -> None:
    async with at_table(tmp_path, "port_royal", 3) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await page.locator(ASKED).wait_for()
        seen = {(box["x"], box["y"], box["width"]) for box in [await box_of(page.locator("#chart"))]}
        asked = {await _number(page)}
        chance = random.Random(1)
        while len(asked) < 5:
            await play(page, live, by_touch, 1, chance)
            # What is told waits as long as a card is read.
            await page.locator(f"{ASKED}, #stop:not([hidden]), #panel:not([hidden])").first.wait_for()
            box = await box_of(page.locator("#chart"))
            seen.add((box["x"], box["y"], box["width"]))
            asked.add(await _number(page))
        assert len(seen) == 1, seen
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.in_turn(3)
async def test_what_goes_on_has_no_digit_that_answers_what_comes_next(tmp_path: Path) -> None:
    async with at_table(tmp_path, "port_royal", 2) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["desk"], "stop")
        await page.locator(ASKED).wait_for()
        goes_on = page.locator("#answers").get_by_role("button", name=re.compile("^(Next|Continue)"))
        while not await goes_on.count():
            await page.keyboard.press("1")
            await page.locator(f"{ASKED}, body[data-telling] #answers .answer").first.wait_for()
        assert live.game is not None
        assert await page.locator('[data-key="1"]').count() == 0
        keys = await page.locator("#pieces kbd").all_inner_texts()
        assert not any(keys), "a card has the key of a question of before"
        await page.keyboard.press("1")
        assert await goes_on.count()
        before = live.game.version
        while await page.evaluate("document.body.dataset.telling !== undefined"):
            await page.keyboard.press("n")
            await page.locator('body:not([data-telling]), [data-key="n"]').first.wait_for()
        assert live.game.version == before or not live.waiting.get(0)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("game", "size"), [("treasure_fleet", "phone"), ("port_royal", "desk")])
async def test_an_end_is_feted_and_told(tmp_path: Path, game: str, size: str) -> None:
    async with at_table(tmp_path, game, 2) as (site, _), browser() as opened:
        live = await played(site.home, 1)
        page = await table_page(opened, site, SIZES[size])
        end = page.locator("#end")
        await end.locator("h2").wait_for()
        assert live.game is not None
        result = live.game.result
        assert result is not None
        assert await end.locator(".won figure").count() == len(result.winners)
        ranks = await end.locator(".ranks li").all_inner_texts()
        assert len(ranks) == 2
        assert all(re.search(r"ships|coin", one) for one in ranks), ranks
        await end.locator(".decided li, .plot").first.wait_for()
        # Where points came from adds up to what everybody has.
        parts = [await one.locator("b").all_text_contents() for one in await end.locator(".earned li").all()]
        points = await end.locator(".ranks .points").all_text_contents()
        # Where all are of one kind, that says nothing.
        assert parts or game == "treasure_fleet"
        assert not parts or [sum(map(int, one)) for one in parts] == [int(one) for one in points]
        assert await page.evaluate(_AT_ITS_ROUND)
        # What moves does so once.
        assert await page.evaluate(
            "() => document.getAnimations().every((one) => isFinite(one.effect.getComputedTiming().endTime))"
        )
        if size == "phone":
            await page.get_by_role("button", name="Watch the replay").tap()
            await page.locator("#panel img.face").wait_for()
            await page.locator("#panel .shut").tap()
        await page.get_by_role("button", name="Look at the board").tap()
        await end.wait_for(state="hidden")
        await page.get_by_role("button", name="How it ended").tap()
        box, below = await box_of(end), await box_of(page.locator("#answers .answer").first)
        assert box["height"] > 400
        assert size == "desk" or box["y"] + box["height"] <= below["y"]
        await page.get_by_role("button", name="Play again").tap()
        await page.wait_for_url("**#table/2")
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_nothing_falls_where_somebody_wants_nothing_to_move(tmp_path: Path) -> None:
    async with at_table(tmp_path, "treasure_fleet", 2) as (site, _), browser() as opened:
        await played(site.home, 1)
        context = await opened.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()
        await page.goto(f"{site.url}play?who=0&table=1")
        await page.locator("#end .won").wait_for()
        await expect(page.locator("#end .rain")).to_have_count(0)
        assert await page.evaluate("document.getAnimations().length") == 0


async def test_a_game_that_is_opened_again_has_no_end(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("sail"))) as shown:
        assert await shown.page.evaluate(_REOPENED)


async def test_the_last_card_is_seen_before_what_it_decided(tmp_path: Path) -> None:
    async with at_table(tmp_path, "treasure_fleet", 3) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"], "2")
        await page.locator(ASKED).wait_for()
        chance, on = random.Random(1), page.locator('#answers [data-key="n"]')
        while True:
            says, shown = await page.evaluate(_GOES_ON)
            if says == "asked":
                await by_touch(page, chance)
                await page.locator(f"body[data-telling], {ASKED}").first.wait_for()
            elif says == "Continue" and not shown:
                break
            elif says:
                await page.keyboard.press("n")
            await page.wait_for_timeout(30)
        assert live.game is not None
        lines = [entry for entry in live.game.log(None) if entry["key"].startswith("fleet.")]
        decided = next(at for at, one in enumerate(lines) if one["key"] in ("fleet.captured", "fleet.tied"))
        placed = [one["args"] for one in lines[:decided] if one["key"] == "fleet.placed"]
        assert await page.locator(f'#pieces [data-at="card:{placed[-1]["card"]}"]').count() == 1
        own = {f"card:{one['card']}" for one in placed if one["seat"] == 0}
        held = await page.locator("#me .hand .card").evaluate_all("(all) => all.map((one) => one.dataset.at)")
        assert own
        assert not own & {*held}
        assert await page.locator("#score").inner_text() == "0", "nothing is counted before it is told"
        await on.first.click()
        await page.locator("#stop:not([hidden])").wait_for()
        said = await page.locator("#stop").inner_text()
        assert re.search(r"cannons? to \d|boarding part|nobody else fired|cannons each", said), said
