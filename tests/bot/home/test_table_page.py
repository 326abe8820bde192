"""The table's own page in a real browser: by touch alone and by keys alone, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page

from bot.cli.chosen import modules_of
from bot.home.ready import Laid
from bot.home.site import HomeSite
from bot.protocol.home import acts
from bot.tables.live import LiveTable
from data.store import Status
from engine.games import load_game
from tests.bot.home.conftest import done, settings_in
from tests.bot.home.ways import Way, by_keys, by_touch, by_words, play, play_until, without_pictures
from tests.bot.web.browser import IN_BROWSER, browser
from tests.patience import PATIENCE, until

pytestmark = IN_BROWSER
GAMES = ("marauders", "port_royal", "treasure_fleet")
WHOLE = [*((game, None) for game in GAMES), ("marauders", modules_of(load_game("marauders"), "all"))]
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
WAYS: dict[str, tuple[Way, str]] = {
    "by touch on a desk": (by_touch, "desk"),
    "by touch on a phone": (by_touch, "phone"),
    "by keys": (by_keys, "desk"),
    "by words": (by_words, "desk"),
}
"""How a game is played, and on which screen."""
# What is cut off, runs out of its box, or is too small for a finger.
_LOOSE = """
() => [...document.querySelectorAll("button:not(.piece, .ghost), #line h1, .plan, main, aside, #me")]
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


# What has jumped so far, and when something was folded or unfolded.
_SHIFTS = """
window.shifts = []; window.folds = [];
const noted = (list) => {
  for (const one of list) {
    const moved = one.sources.map((source) => source.node?.outerHTML?.slice(0, 80));
    window.shifts.push([one.value, one.hadRecentInput ? one.startTime : -1, moved]);
  }
};
window.watching = new PerformanceObserver((list) => noted(list.getEntries()));
window.watching.observe({ type: "layout-shift", buffered: true });
// All that has jumped by the end of the next frame is noted.
window.still = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => {
  noted(watching.takeRecords());
  then();
})));
addEventListener("toggle", () => window.folds.push(performance.now()), { capture: true });
"""
_FOLDING = 200
"""Milliseconds about a fold, which whoever plays has touched, in which others move out of its way."""
MOST_SHIFTED = 0.05
"""As much of it as may jump in a whole game."""


async def lies_still(page: Page) -> None:
    """Nothing on the page has jumped, other than by what was touched."""
    await page.evaluate("still()")
    shifts, folds = await page.evaluate("[shifts, folds]")
    jumps = [
        (value, moved)
        for value, touched, moved in shifts
        if touched < 0 or not any(abs(touched - fold) < _FOLDING for fold in folds)
    ]
    jumped = sum(value for value, _ in jumps)
    assert jumped < MOST_SHIFTED, (jumped, sorted(jumps, reverse=True)[:12])


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


async def table_page(
    opened: Browser, site: HomeSite, size: tuple[int, int], speed: str = "off", *, words: bool = False
) -> Page:
    """The page of Anne's seat, which shows nothing of others' turns but what must be read; `words`: she reads
    in words, and sees no picture.
    """
    context = await opened.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=True)
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script(f"localStorage.setItem('table-speed', '{speed}')")
    await context.add_init_script(_SHIFTS)
    page = await context.new_page()
    if words:
        await done(site.guests[0], acts.Look(words=True))
        await without_pictures(page)
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.faults = faults  # pyright: ignore[reportAttributeAccessIssue]
    await page.goto(f"{site.url}play?who=0&table=1")
    await page.locator("#loading").wait_for(state="detached")
    return page


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_are_played_by_touch_alone(tmp_path: Path, game: str, size: str) -> None:
    async with at_table(tmp_path, game) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES[size])
        await play(page, live, by_touch, 25)
        await play_until(page, live, by_touch, lambda: live.game is not None and live.game.version > 3)
        assert await page.evaluate(_LOOSE) == []
        await lies_still(page)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


# Whether the page asks what the server asks, and no answer is on its way; what must be read before is read.
_AT_REST = """
(number) => {
  const { question, telling } = document.body.dataset;
  if (telling !== undefined) document.querySelector("#answers .answer")?.click();
  return telling === undefined && !document.body.classList.contains("busy") && question === number;
}
"""


async def at_rest(page: Page, live: LiveTable) -> None:
    """Wait until the page, which may be behind the server, shows what is there to be answered."""

    async def rests() -> bool:
        asked = live.waiting.get(0)
        return await page.evaluate(_AT_REST, str(asked.number) if asked else "")

    await until(rests, "the page is at rest")


@pytest.mark.in_turn(3)
async def test_the_last_answer_is_taken_back_and_one_more(tmp_path: Path) -> None:
    async with at_table(tmp_path, "marauders") as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"])

        def to_take_back() -> int:
            return live.game.undo.answers_to_take_back(0) if live.game else 0

        for _ in range(2):
            await at_rest(page, live)
            while not to_take_back():
                await play_until(page, live, by_touch, lambda: to_take_back() > 0)
                # What is asked next would close the panel, and may be the end of what can be taken back.
                await at_rest(page, live)
            answers = to_take_back()
            again = live.game.undo.answers_to_redo(0) if live.game else 0
            await page.locator("#tool-undo:enabled").click()
            if answers > 1 or again:
                await page.locator("#panel .choices .answer").first.click()
            await until(lambda known=answers: to_take_back() < known, "an answer was taken back")
            await page.locator("#panel").wait_for(state="hidden")
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("way", [by_keys, by_words])
@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_are_played_by_keys_and_by_words_alone(tmp_path: Path, game: str, way: Way) -> None:
    async with at_table(tmp_path, game) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES["desk"], words=way is by_words)
        await play(page, live, way, 15)
        await play_until(page, live, way, lambda: live.game is not None and live.game.version > 2)
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


# Beside what is folded, on top of the answers; as soon as the next frame is due.
_JUMP = """
() => new Promise((done) => requestAnimationFrame(() => {
  const box = document.createElement("div");
  box.style.height = "300px";
  document.querySelector("#line").before(box);
  done();
}))
"""


async def test_a_fold_is_no_jump_but_what_jumps_after_a_touch_is(tmp_path: Path) -> None:
    async with at_table(tmp_path, "marauders") as (site, _), browser() as opened:
        page = await table_page(opened, site, SIZES["phone"])
        # Where nothing is laid anew.
        await page.evaluate("""() => document.querySelector("aside").insertAdjacentHTML(
            "afterbegin", "<details><summary>More</summary><div style='height: 200px'></div></details>")""")
        await page.evaluate("still()")
        await page.evaluate("shifts.length = 0")
        await page.locator("aside > details > summary").press("Enter")
        await page.locator("aside > details[open]").wait_for()
        await page.wait_for_function("folds.length > 0")
        await lies_still(page)
        await page.wait_for_timeout(2 * _FOLDING)
        await page.keyboard.press("Shift")
        await page.evaluate(_JUMP)
        with pytest.raises(AssertionError, match=r"^\(0\.\d+, "):
            await lies_still(page)


# Neighbours are of one game: dealt out, every run of the part has one way, in all games.
@pytest.mark.soak("browser")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "modules"), WHOLE, ids=[*GAMES, "all modules"])
async def test_a_whole_game_is_played(
    tmp_path: Path, game: str, modules: Sequence[str] | None, way: str
) -> None:
    does, size = WAYS[way]
    async with at_table(tmp_path, game, 2, modules) as (site, live), browser() as opened:
        page = await table_page(opened, site, SIZES[size], words=does is by_words)
        await play(page, live, does, 40_000)
        assert live.row.status is Status.FINISHED
        await page.locator("#end h2").wait_for()
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
