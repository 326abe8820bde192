"""What must be read shows the cards and goods that it is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_on_a_phone import boxes, within
from tests.bot.home.test_table_page import SIZES, at_table, table_page
from tests.bot.web.browser import IN_BROWSER, browser

pytestmark = IN_BROWSER
ASKED = 'body:not([data-question=""]):not([data-telling])'

_STOP = """
async ([events, before]) => {
  const { stop } = await import("./page/stops.js");
  const whole = (one) => ({ n: 1, turn: null, at: [], weight: 3, args: {}, ...one });
  stop(events.map(whole), before.map(whole));
}
"""
_SHOWN = """(what) => [...document.querySelectorAll(what)]
  .map((one) => one.naturalWidth > 0 && decodeURIComponent(one.src.split("/").at(-1)))"""


async def _shown(
    page: Page, events: list[dict[str, Any]], before: list[dict[str, Any]], what: str = "#stop .shown img"
) -> list[str]:
    """Of what pictures are there, by their names."""
    await page.evaluate(_STOP, [events, before])
    await page.locator("#stop:not([hidden])").wait_for()
    # It is shown before pictures that are long in coming.
    await page.wait_for_function(
        "(what) => [...document.querySelectorAll(what)].every((one) => one.naturalWidth > 0)", arg=what
    )
    return await page.evaluate(_SHOWN, what)


@pytest.mark.parametrize("size", SIZES)
async def test_both_ships_of_a_bust_are_seen_with_one_sentence(tmp_path: Path, size: str) -> None:
    async with at_table(tmp_path, "port_royal", 3) as (site, _), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await page.locator(ASKED).wait_for()
        ships = ["galleon_1_2.2", "galleon_2_4.3"]
        drew = {
            "kind": "drew",
            "args": {"cards": ships[1:]},
            "said": "Turned up.",
            "at": [f"card:{ships[1]}"],
        }
        bust = {"kind": "said", "at": [f"card:{ship}" for ship in ships], "said": "A second Galleon."}
        assert await _shown(page, [bust], [drew]) == ships
        assert await page.locator("#stop .led li").count() == 0, "what is seen is not said"
        (stop,) = await boxes(page, "#stop")
        assert all(within(one, stop) for one in await boxes(page, "#stop :is(.shown img, h2)"))
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_each_ship_that_a_sailing_has_brought_is_seen_beside_its_line(tmp_path: Path) -> None:
    async with at_table(tmp_path, "treasure_fleet", 3) as (site, _), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"])
        await page.locator(ASKED).wait_for()
        mine = {
            "kind": "glory",
            "args": {"seat": 0, "by": 12},
            "at": ["card:ship_12.1", "seat:0"],
            "said": "Yours.",
        }
        gone = {"kind": "said", "at": ["card:ship_6.2"], "said": "Gone."}
        assert await _shown(page, [mine, gone], [], "#stop .rows img") == ["ship_12.1", "ship_6.2"]
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize("size", SIZES)
async def test_all_that_a_sailing_has_brought_is_seen_at_once(tmp_path: Path, size: str) -> None:
    async with at_table(tmp_path, "treasure_fleet", 3) as (site, _), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await page.locator(ASKED).wait_for()
        ships = [
            {"kind": "glory", "args": {"seat": n % 3, "by": 17}, "at": [f"card:ship_12.{n}"]}
            | {"said": f"Gentleman Jo captured ship {n} (17-point ship) for 17 points."}
            for n in range(1, 5)
        ]
        assert len(await _shown(page, ships, [], "#stop .rows img")) == 4
        assert await page.locator("#stop").evaluate("one => one.scrollHeight - one.clientHeight") == 0
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_a_point_shows_the_mission_or_the_goods_that_brought_it(tmp_path: Path) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        point = {"kind": "glory", "args": {"seat": 0, "by": 1}, "at": ["glory:0"], "said": "1 glory."}
        done = {"kind": "said", "at": ["card:tithe_chests", "ship:0"], "said": "Done."}
        assert await _shown(shown.page, [point], [done]) == ["tithe_chests"]
        await shown.page.locator("#below:not([inert])").wait_for()
        await shown.page.keyboard.press("n")
        await shown.page.locator("#stop").wait_for(state="hidden")
        sold = {"kind": "sold", "args": {"goods": ["cocoa_4.1", "rum_2.1"]}, "said": "Sold."}
        # What is for sale there from now on is no prize.
        offered = {"kind": "said", "at": ["card:extra_hammocks", "zone:curacao"], "said": "On offer."}
        assert await _shown(shown.page, [point], [sold, offered]) == ["cocoa_4.1", "rum_2.1"]


_TAKES = """
async (events) => {
  const [{ here }, { takes, rivals }] = await Promise.all(
    [import("./page/here.js"), import("./page/captains.js")]);
  for (const one of events) takes({ at: [], ...one });
  rivals(here.state.table);
  return [...document.querySelectorAll('#rivals [data-at="seat:1"] .took img')].map((one) => one.alt);
}
"""


@pytest.mark.parametrize("size", SIZES)
async def test_what_another_took_is_seen_beside_his_name_until_his_next_turn(
    tmp_path: Path, size: str
) -> None:
    lies = {"x": 200, "y": 300, "width": 80, "height": 100, "at": "", "sprite": "ship:flute.0"}
    pieces = [{"id": f"card:{name}", "name": name, **lies} for name in ("sailor", "priest")]
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends, pieces=pieces, size=size) as shown:
        hired = {"kind": "bought", "args": {"seat": 1, "gold": 3}, "at": ["card:sailor", "seat:1"]}
        paid = {"kind": "gold", "args": {"seat": 1, "by": -1}, "at": ["card:priest"]}
        # On a chart it goes to a ship, which shows it, and the boxes of the others keep their size.
        assert await shown.page.evaluate(_TAKES, [hired]) == []
        assert await shown.page.evaluate("document.body.dataset.takes === undefined")
        await shown.page.evaluate("document.body.dataset.chart = 'false'")
        assert await shown.page.evaluate(_TAKES, [hired, paid]) == ["sailor"]
        await shown.page.locator("#rivals .took img").first.wait_for()
        assert len(await boxes(shown.page, "#rivals .took img")) == 1
        assert await shown.page.evaluate(_TAKES, [{"kind": "turn", "args": {"seat": 1}}]) == []


async def test_a_ship_that_brought_a_point_and_whoever_attacks_are_seen(tmp_path: Path) -> None:
    lies = {"x": 200, "y": 300, "width": 80, "height": 100, "at": "", "sprite": "ship:flute.0"}
    pieces = [{"id": id, "name": id, **lies} for id in ("npc:holmes", "ship:0")]
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends, pieces=pieces) as shown:
        point = {"kind": "glory", "args": {"seat": 0, "by": 1}, "at": ["glory:0"], "said": "1 glory."}
        bought = {"kind": "bought", "args": {"seat": 0, "gold": 25, "what": "frigate"}, "said": "Bought."}
        assert await _shown(shown.page, [point], [bought]) == ["frigate"]
        await shown.page.locator("#below:not([inert])").wait_for()
        await shown.page.keyboard.press("n")
        await shown.page.locator("#stop").wait_for(state="hidden")
        sides = ["npc:holmes", "ship:0"]
        fought = {"kind": "fought", "args": {"phase": "began", "sides": sides}, "said": "Attacked!"}
        await shown.page.evaluate(_STOP, [[fought], []])
        await shown.page.locator("#stop:not([hidden])").wait_for()
        seen = shown.page.locator("#stop .who img")
        assert await seen.evaluate_all("all => all.map((one) => one.alt)") == sides


async def test_a_ship_that_a_storm_has_caught_is_seen(tmp_path: Path) -> None:
    ships = [{"id": "ship:0", "name": "ship:0", "x": 200, "y": 300, "width": 80, "height": 100, "at": ""}]
    ends = question(option("end"))
    pieces = [{**one, "sprite": "ship:flute.0"} for one in ships]
    async with asking(tmp_path, ends, later=ends, pieces=pieces, size="phone") as shown:
        storm = {"kind": "said", "at": ["ship:0"], "said": "You were caught in the storm."}
        await shown.page.evaluate(_STOP, [[storm], []])
        await shown.page.locator("#stop:not([hidden])").wait_for()
        seen = shown.page.locator("#stop .rough .tossed")
        assert await seen.evaluate_all("all => all.map((one) => one.alt)") == ["ship:0"]
        (stop,) = await boxes(shown.page, "#stop")
        assert all(within(one, stop) for one in await boxes(shown.page, "#stop :is(.sea, h2)"))


async def test_the_flags_of_a_war_stand_free_of_the_edge_of_a_phone(tmp_path: Path) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends, size="phone") as shown:
        nations = {"nations": ["english", "dutch"], "begins": True}
        said = "War broke out between England and the Netherlands. Their ports are closed."
        long = (
            "You drew the event War: Draw 2 nations at random. They are at war until Peace or the next War."
        )
        war = {"kind": "war", "args": nations, "said": f"{said} Man-o-Wars are out, and nobody pays."}
        await _shown(shown.page, [war], [{"kind": "event", "said": long * 2}], "#stop img")
        edges = "all => all.map((one) => one.getBoundingClientRect()).flatMap((one) => [one.left, one.right])"
        found = await shown.page.locator("#stop .flags img").evaluate_all(edges)
        margin = 40
        assert min(found) >= margin
        assert max(found) <= SIZES["phone"][0] - margin
