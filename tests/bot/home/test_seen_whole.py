"""Every choice of a question is seen whole, or what holds the rest says how many there are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_on_a_phone import apart, boxes
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
# Answers, and what they are folded into, that something lies over, or that run out of their room.
_HIDDEN = """
() => {
  const bar = document.getElementById("answers").getBoundingClientRect();
  const all = [...document.querySelectorAll("#answers > .answer, #answers > .fold > summary")];
  return all.filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    if (top < bar.top - 1 || bottom > bar.bottom + 1) return true;
    const seen = (y) => one.contains(document.elementFromPoint(left + width / 2, y));
    return !seen(top + 4) || !seen(bottom - 4);
  }).map((one) => one.textContent);
}
"""
# As where all that is picked lies in an open hand.
IN_THE_HAND = """
() => {
  const style = new CSSStyleSheet();
  style.replaceSync("#answers > .several > .answer { display: none; }");
  document.adoptedStyleSheets = [style];
  document.body.dataset.chart = "false";
}
"""
TOLD: dict[str, Any] = {
    "line": "Old Margery: a second Flute came, and all was lost\nGentleman Jo: looted a ship for 3 coins",
    "events": [1],
}
TAKE = (
    option(
        "loot",
        label="Loot Frigate: +2, pay 1 (net 1)",
        consequence="You then have 9 coins, after Jo’s 1",
    ),
    option("none", label="Take nothing", tone="quiet"),
    option("hire", label="Hire Pirate: 7 + 1 fee", consequence="+2 influence, 1 for Jo", advised=True),
)
FEW = (
    option("pirate", label="Hire Pirate: 5 coins", consequence="+1 influence · 0 coins left"),
    option("skiff", label="Hire Skiff Trader: 3 coins", consequence="+1 influence · 2 coins left"),
    option("none", label="Take nothing", tone="quiet"),
    option("loot", label="Loot Skiff: +3 coins", consequence="You then have 8 coins", advised=True),
)
DRAWN = (
    option("rigs", label="Buy Advanced Rigs: 3 gold", consequence="+1 Maneuverability", picture="sloop"),
    option("sell", label="Sell Chain-shot: 1", consequence="Then you no longer have it", picture="flute"),
    option("done", label="Done", tone="quiet"),
    option(
        "frigate",
        label="Buy a Frigate: 30 gold (35 - 5)",
        about="Hull 3, Cargo 4 → 3, room for 3 Crew (yours: 1), Cannons 1 → 3 and Maneuverability 2 → 3",
        consequence="Less Cargo than yours · +1 glory",
        picture="galleon",
        advised=True,
    ),
)

SHIPS = (
    option(
        "flute",
        label="Take the Flute",
        about="Flute (Hull 3, Cargo 4, Crew 1, Cannons 1, Maneuverability 2)",
        consequence="A big hold, slow and poorly armed. For traders.",
        picture="flute",
    ),
    option(
        "sloop",
        label="Take the Sloop",
        about="Sloop (Hull 2, Cargo 2, Crew 2, Cannons 1, Maneuverability 4)",
        consequence="Nimble: merchants seldom escape it. For raiders.",
        picture="sloop",
        advised=True,
    ),
)
CAPTAINS = tuple(
    option(
        name,
        label=f"Keep {name}",
        about="English, home port Port Royal; Seamanship 3, Scouting 3, Leadership 2 and Influence 1. " * 2,
        consequence="+1 die in raids; repairs 1 at sea each turn",
        picture="sloop",
        advised=name == "Thorne",
    )
    for name in ("Donatus", "Thorne")
)


async def _whole(page: Page) -> None:
    await page.evaluate("() => new Promise((then) => requestAnimationFrame(() => setTimeout(then)))")
    assert await page.evaluate(_HIDDEN) == []
    held = await page.locator("#answers > .fold .answer").count()
    assert held != 1, "a choice alone has been folded away"


@pytest.mark.parametrize("options", [TAKE, FEW, DRAWN], ids=["take", "few", "drawn"])
@pytest.mark.parametrize("told", [TOLD, None], ids=["told", "quiet"])
async def test_no_choice_on_a_phone_lies_beneath_what_is_advised(
    tmp_path: Path, options: tuple[dict[str, Any], ...], told: dict[str, Any] | None
) -> None:
    more: dict[str, Any] = {"result": told} if told else {}
    async with asking(tmp_path, question(*options, **more), size="phone") as shown:
        await _whole(shown.page)


@pytest.mark.parametrize("taken", ["", "takes"])
async def test_nor_where_no_chart_goes_on_beneath_the_answers(tmp_path: Path, taken: str) -> None:
    """Where others lie open beside their names, less is left for what is asked."""
    for options in (TAKE, FEW):
        later = question(*options, result=TOLD, number=8)
        async with asking(tmp_path, question(option("end")), size="phone", later=later) as shown:
            await shown.page.evaluate(
                "(more) => Object.assign(document.body.dataset, { chart: 'false' }, more)",
                {"takes": ""} if taken else {},
            )
            shown.go_on.set()
            await shown.page.locator('body[data-question="8"]:has(#below:not([inert]))').wait_for()
            await _whole(shown.page)


@pytest.mark.parametrize("options", [SHIPS, CAPTAINS], ids=["ships", "captains"])
@pytest.mark.parametrize("chart", ["true", "false"])
@pytest.mark.parametrize("told", [TOLD, None], ids=["told", "quiet"])
async def test_of_two_neither_is_folded_away_nor_runs_out_of_the_page(
    tmp_path: Path, options: tuple[dict[str, Any], ...], chart: str, told: dict[str, Any] | None
) -> None:
    """The advised one of two ships was cut by the right edge, and one of two captains was "1 more choice"."""
    more: dict[str, Any] = {"result": told} if told else {}
    later = question(*options, number=8, **more)
    async with asking(tmp_path, question(option("end")), size="phone", later=later) as shown:
        await shown.page.evaluate("(chart) => { document.body.dataset.chart = chart; }", chart)
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:has(#below:not([inert]))').wait_for()
        await _whole(shown.page)
        answers = await boxes(shown.page, "#answers > .answer")
        assert len(answers) == 2
        assert all(left >= 0 and right <= 390 for left, _, right, _ in answers)
        if told:
            (said,) = await boxes(shown.page, "#result")
            assert chart == "false" or all(apart(said, one) for one in answers)


async def test_on_a_desk_a_bar_says_how_many_go_on_beneath(tmp_path: Path) -> None:
    many = [option(f"do:{n}", label=f"Something that can be done here {n}") for n in range(7)]
    told = {**TOLD, "line": "\n".join(f"Something has happened here, number {n}." for n in range(7))}
    asked = question(*many, option("end", tone="quiet"), option("go", advised=True), result=told)
    async with asking(tmp_path, asked) as shown:
        page, more = shown.page, shown.page.locator("#below.further > .goes-on")
        await more.wait_for()
        seen = """() => {
          const top = document.querySelector(".goes-on").getBoundingClientRect().top + 12;
          return [...document.querySelectorAll("#answers > .answer:not(.advised)")]
            .filter((one) => one.getBoundingClientRect().bottom > top).length;
        }"""
        beneath = await page.evaluate(seen)
        assert beneath > 1
        assert (await more.inner_text()).strip() == f"{beneath} more choices"
        lies = "one => getComputedStyle(one).backgroundImage"
        assert "rgb(42, 28, 18) 14px" in await more.evaluate(lies), "what goes beneath does not shine through"


async def test_on_a_phone_nothing_is_cut_where_cards_are_picked_in_the_hand(tmp_path: Path) -> None:
    """A sliver of one whole answer was seen above what is picked, and a second list beneath it."""
    cards = [f"gun.{n}" for n in range(10)]
    loads = [
        {"label": f"Load cannons: {n}", "picks": cards[n : n + 3], "advised": n == 0, "tone": ""}
        for n in range(4)
    ]
    options = [option(f"load:{one}", f"card:{one}", label="4-cannon") for one in cards]
    lies = [option(f"lies:{n}", label=f"Lies {n}") for n in range(2)]
    more: dict[str, Any] = {"bundles": loads, "result": TOLD, "number": 8}
    later = question(*options, *lies, least=3, most=3, **more)
    async with asking(tmp_path, question(option("end")), size="phone", later=later) as shown:
        await shown.page.evaluate(IN_THE_HAND)
        shown.go_on.set()
        await shown.page.locator('body[data-question="8"]:has(#below:not([inert]))').wait_for()
        assert await shown.page.locator("#answers > .fold").count() == 1
        assert await shown.page.locator("#answers > .answer:not(.advised, .gives)").count() == 0
