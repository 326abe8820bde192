"""The table's own page in a real browser: by touch alone and by keys alone, on a desk and on a phone."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Locator, Page, TimeoutError

from bot.cli.chosen import modules_of
from bot.home.ready import Laid
from bot.home.site import HomeSite
from bot.protocol.home import acts
from bot.tables.live import LiveTable
from data.store import Status
from engine.games import load_game
from tests.bot.home.conftest import done, settings_in
from tests.bot.web.browser import NO_BROWSER, browser
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)
GAMES = ("marauders", "port_royal", "treasure_fleet")
WHOLE = [*((game, None) for game in GAMES), ("marauders", modules_of(load_game("marauders"), "all"))]
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
REPLACED = 4000
"""Milliseconds after which something is looked for anew: it may have been replaced before it was touched."""
TOUCHED = (
    ":is(.spot.can, .piece.can, .card.can, .good.can, #answers .answer:enabled, #scene .answer:enabled,"
    " #panel .choices .answer)"
)
"""What can be touched to answer, or to go on."""

# What is cut off, runs out of its box, or is too small for a finger.
_LOOSE = """
() => [...document.querySelectorAll("button:not(.piece), #line h1, .plan, main, aside, #me")]
  .filter((one) => one.checkVisibility())
  .flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = `${one.id || one.className || one.tagName}: ${one.textContent.slice(0, 30)}`;
    if (!box.width || one.closest("#me .hand > div, .scroll, #answers")) return [];
    const outside = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1;
    const small = one.tagName === "BUTTON" && (box.height < 43 || box.width < 38);
    return [...(outside ? [`outside: ${name}`] : []), ...(small ? [`too small: ${name}`] : [])];
  })
"""


# How much of the layout has jumped so far.
_SHIFTS = """
window.shifted = 0; window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    window.shifted += one.value;
    const moved = one.sources.map((source) => source.node?.outerHTML?.slice(0, 80));
    window.shifts.push([one.value, ...moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
MOST_SHIFTED = 0.05
"""As much of it as may jump in a whole game."""


async def lies_still(page: Page) -> None:
    """Nothing on the page has jumped, other than by what was touched."""
    shifted, shifts = await page.evaluate("[shifted, shifts.sort((one, other) => other[0] - one[0])]")
    assert shifted < MOST_SHIFTED, (shifted, shifts[:12])


@asynccontextmanager
async def at_table(
    folder: Path, game: str, seats: int | None = None, modules: Sequence[str] | None = None
) -> AsyncGenerator[tuple[HomeSite, LiveTable]]:
    """A house in which a game has begun between the host and computer captains."""
    settings = settings_in(folder).with_changes({"play_port": 0})
    async with HomeSite(settings) as site:
        await site.first(Laid(game, seats, modules))
        await done(site.guests[0], acts.Start(1))
        yield site, await site.home.tables.open(1)


async def table_page(opened: Browser, site: HomeSite, size: tuple[int, int], speed: str = "off") -> Page:
    """The page of Anne's seat, which shows nothing of others' turns but what must be read."""
    context = await opened.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script(f"localStorage.setItem('table-speed', '{speed}')")
    await context.add_init_script(_SHIFTS)
    page = await context.new_page()
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.faults = faults  # pyright: ignore[reportAttributeAccessIssue]
    await page.goto(f"{site.url}play?who=0&table=1")
    await page.locator("#loading").wait_for(state="detached")
    return page


async def touchable(page: Page) -> list[Locator]:
    """All that can be touched now."""
    return [one for one in await page.locator(TOUCHED).all() if await one.is_visible()]


async def touch(page: Page, chance: random.Random) -> bool:
    """Touch something at random; False if nothing can be touched at the moment."""
    found = await touchable(page)
    if not found:
        return False
    await chance.choice(found).dispatch_event("click", timeout=REPLACED)
    return True


async def play(page: Page, live: LiveTable, touches: int) -> None:
    """Touch so many things, or play to the end."""
    chance, touched_at = random.Random(1), monotonic()
    for _ in range(touches):
        if live.row.status is Status.FINISHED:
            return
        try:
            touched = await touch(page, chance)
        except TimeoutError:
            touched = False
        touched_at = monotonic() if touched else touched_at
        assert monotonic() - touched_at < PATIENCE, await page.inner_text("body")
        await page.wait_for_timeout(30)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_are_played_by_touch_alone(tmp_path: Path, game: str, size: str) -> None:
    async with at_table(tmp_path, game) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await play(page, live, 25)
        assert live.game is not None
        assert live.game.version > 3
        assert await page.evaluate(_LOOSE) == []
        await lies_still(page)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.soak("browser")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "modules"), WHOLE, ids=[*GAMES, "all modules"])
async def test_a_whole_game_is_played_by_touch_alone(
    tmp_path: Path, game: str, modules: Sequence[str] | None, size: str
) -> None:
    async with at_table(tmp_path, game, 2, modules) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await play(page, live, 20_000)
        assert live.row.status is Status.FINISHED
        await page.locator("#panel h2").wait_for()
        await lies_still(page)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_digits_answer_and_letters_help(tmp_path: Path) -> None:
    async with at_table(tmp_path, "marauders") as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["desk"])
        assert live.game is not None
        before = live.game.version
        await page.locator('body[data-question]:not([data-question=""])').wait_for()
        for key in ("?", "l", ","):
            await page.keyboard.press(key)
            await page.locator("#panel h2").wait_for()
            await page.keyboard.press("Escape")
            await page.locator("#panel").wait_for(state="hidden")
        ended = monotonic() + PATIENCE
        while live.game.version == before:
            assert monotonic() < ended, await page.inner_text("body")
            await page.keyboard.press("1")
            await page.wait_for_timeout(50)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_nothing_is_in_the_way_of_anybody(tmp_path: Path) -> None:
    async with at_table(tmp_path, "marauders") as (site, _), browser() as opened:
        for size in SIZES.values():
            page = await table_page(opened, site, size)
            found = await Axe().run(page)
            serious = [
                (one["id"], [node["target"] for node in one["nodes"]])
                for one in found.response["violations"]
                if one["impact"] in ("serious", "critical")
            ]
            assert not serious, (size, serious)
            await page.context.close()
