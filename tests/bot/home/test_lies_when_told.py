"""What lies on the board comes and goes with the event that tells of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import all_told, told
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
AT = "port:havana"


def _token(id: str, at: str = AT, x: int = 300) -> dict[str, Any]:
    shape = {"x": x, "y": 300, "width": 40, "height": 40}
    return {"id": f"card:{id}", "at": at, "sprite": "demand.rum", "name": id, **shape}


def _moment(upto: int, *pieces: dict[str, Any]) -> dict[str, Any]:
    return {"upto": upto, "seats": [], "pieces": pieces}


def _on(page: Page) -> Locator:
    return page.locator("#answers .answer", has_text="Next")


async def _lying(page: Page, said: str) -> list[str]:
    """What lies there once this is told last."""
    await page.locator("#news li.now", has_text=said).wait_for()
    await _on(page).wait_for()
    made_up = "(all) => all.map((one) => one.dataset.at).filter((one) => /old|new|mission/.test(one))"
    return sorted(await page.locator("#pieces .piece").evaluate_all(made_up))


async def test_a_token_is_there_from_when_it_is_told(tmp_path: Path) -> None:
    """Whether one answer has brought about all of it, or each answer its own."""
    old, new, mission = _token("old"), _token("new", x=360), _token("mission", "port:nassau")
    events = [
        event(1, "Rum was sold.", seat=1, at=[AT]),
        event(2, "Cocoa is wanted now.", seat=1, at=[AT]),
        event(3, "Jo rests.", seat=1),
        event(4, "A mission came up.", seat=1, at=["port:nassau"]),
    ]
    moments = [_moment(4, new), _moment(5, new, mission)]
    async with asking(tmp_path, question(option("end")), pieces=[old]) as shown:
        await told(shown, *events, speed="stop", moments=moments)
        found: list[list[str]] = []
        for one in events:
            found.append(await _lying(shown.page, one["said"]))
            await _on(shown.page).click()
        before, then = ["card:old"], ["card:new"]
        assert found == [before, then, then, ["card:mission", "card:new"]]
        await all_told(shown.page)


async def test_a_ship_that_has_sailed_stays_there_when_something_is_laid_beside_her(tmp_path: Path) -> None:
    hers = {**_token("", "zone:nassau"), "id": "ship:1"}
    async with asking(tmp_path, question(option("end")), pieces=[_token("old"), hers]) as shown:
        ship = shown.page.locator("#pieces [data-at='ship:1']")
        place = "(one) => [one.style.getPropertyValue('--x'), one.style.getPropertyValue('--y')]"
        began = await ship.evaluate(place)
        sails = {"piece": "ship:1", "to": "zone:trinidad", "from": "zone:nassau"}
        moved = event(1, "Jo sailed.", seat=1, kind="moved", at=["zone:trinidad"], args=sails)
        wanted = event(2, "Cocoa is wanted now.", seat=1, at=[AT])
        await told(shown, moved, wanted, speed="stop", moments=[_moment(3, _token("new"))])
        await shown.page.locator("#news li.now", has_text="Jo sailed.").wait_for()
        sailed = await ship.evaluate(place)
        assert sailed != began
        await _on(shown.page).click()
        assert await _lying(shown.page, "Cocoa is wanted now.") == ["card:new"]
        assert await ship.evaluate(place) == sailed


async def test_a_ship_that_appears_is_there_from_when_it_is_told(tmp_path: Path) -> None:
    """An admiral was told of, and came up on the map only when all was told."""
    hers = {**_token("", "zone:trinidad"), "id": "npc:new"}
    events = [
        event(1, "Rum is wanted now.", at=[AT], seat=1),
        event(2, "She appears.", kind="moved", seat=1, args={"piece": "npc:new", "to": "zone:trinidad"}),
        event(3, "Jo rests.", seat=1),
    ]
    async with asking(tmp_path, question(option("end"))) as shown:
        await told(shown, *events, speed="stop", moments=[_moment(4, hers)])
        found: list[list[str]] = []
        for one in events:
            found.append(await _lying(shown.page, one["said"]))
            await _on(shown.page).click()
        assert found == [[], ["npc:new"], ["npc:new"]]
        await all_told(shown.page)
