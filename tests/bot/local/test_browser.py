"""The local table in a real browser: some turns of each game, on a desk and on a phone, by keyboard."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, Route, TimeoutError

from bot.cli.chosen import modules_of
from data.store import Status
from engine.games import load_game
from tests.bot.local.visitor import at_any_port, finished, free_port, settled
from tests.bot.web.browser import NO_BROWSER, PHONE, WIDE, browser, page_at
from tests.patience import PATIENCE
from tools.simulated.table import LocalTable

GAMES = ("marauders", "port_royal", "treasure_fleet")
WHOLE = [*((game, None) for game in GAMES), ("marauders", modules_of(load_game("marauders"), "all"))]
pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

_ANSWERS = """
() => [...document.querySelectorAll(":is(#private, #direct, #table) [data-key]")]
  .filter((node) => /^\\d+ q:(answer|none|choose|number|pick|draft|destructive|sure):/.test(node.dataset.key))
  .filter((node) => !node.disabled && !node.closest("[inert], .old"))
  .map((node) => node.dataset.key)
"""

# Controls that can be seen twice.
_TWICE = """
() => {
  const seen = [...document.querySelectorAll(".message:not(.old) [data-control]")]
    .filter((node) => node.closest("#private, #table") && node.checkVisibility())
    .map((node) => node.dataset.control);
  return seen.filter((one, at) => seen.indexOf(one) !== at);
}
"""
_BELOW = """
() => {
  const log = document.querySelector("#table .log");
  return [...log.closest(".box").querySelectorAll(".row")]
    .every((row) => row.getBoundingClientRect().bottom <= log.getBoundingClientRect().top);
}
"""
_COMES_UNDER = """
async () => {
  const { whenCalm } = await import(new URL("static/calm.js", document.baseURI).href);
  const button = document.createElement("button");
  let count = 0;
  button.dataset.key = "new";
  button.style.cssText = "position: fixed; top: 200px; left: 200px; width: 100px; height: 100px; z-index: 99";
  button.addEventListener("click", () => (count += 1));
  const press = (x, detail) => {
    const at = { bubbles: true, cancelable: true, detail, clientX: x, clientY: 250 };
    button.dispatchEvent(new MouseEvent("click", at));
    return count;
  };
  document.dispatchEvent(new PointerEvent("pointermove", { clientX: 250, clientY: 250 }));
  const settle = whenCalm();
  document.body.append(button);
  settle();
  const pressed = [press(250, 1), press(250, 0), press(270, 1)];
  await new Promise((done) => setTimeout(done, 600));
  return [...pressed, press(250, 1)];
}
"""


REPLACED = 5000
"""Milliseconds after which a button is looked for anew: it may have been replaced before it was pressed."""


async def start(page: Page) -> None:
    """Press Start, and wait for the game."""
    await page.get_by_role("button", name="Start").click()
    await page.get_by_role("button", name="Your choices").wait_for()


async def press(page: Page, chance: random.Random) -> bool:
    """Press something at random that answers a question; False if nothing does at the moment."""
    keys: list[str] = await page.evaluate(_ANSWERS)
    if not keys:
        return False
    key = chance.choice(keys)
    node = page.locator(f'[data-key="{key}"]').first
    if not await node.is_visible():
        summary = page.locator(f'details.choices:has([data-key="{key}"]) > summary').first
        if await summary.count():
            await summary.click(timeout=REPLACED)
    await node.click(timeout=REPLACED)
    if await (dialog := page.locator("dialog")).count():
        await dialog.locator("input").first.fill(str(chance.randint(0, 3)))
        await dialog.get_by_role("button", name="OK").click()
    return True


async def turns(page: Page, table: LocalTable, presses: int) -> None:
    """Press so many things, or play to the end."""
    chance, pressed_at = random.Random(1), monotonic()
    for _ in range(presses):
        if await finished(table):
            return
        try:
            pressed = await press(page, chance)
        except TimeoutError:
            # What was about to be pressed has just been replaced.
            pressed = False
        pressed_at = monotonic() if pressed else pressed_at
        assert monotonic() - pressed_at < PATIENCE, await page.inner_text("#table")
        await page.wait_for_timeout(60)


@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_are_played(tmp_path: Path, game: str) -> None:
    async with LocalTable(at_any_port(tmp_path), game) as table, browser() as opened:
        page = await page_at(opened, table.url)
        await start(page)
        await turns(page, table, 12)
        live = table.bot.tables.of_guild(table.world.guild.id)[0]
        assert live.game is not None
        assert live.game.version > 3
        await page.locator("#board .frame img[src*=board], #board .frame img[src*=file]").wait_for()
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
        assert not table.world.env.errors


@pytest.mark.soak("browser")
@pytest.mark.parametrize(("game", "modules"), WHOLE, ids=[*GAMES, "all modules"])
async def test_a_whole_game_is_played(tmp_path: Path, game: str, modules: Sequence[str] | None) -> None:
    async with (
        LocalTable(at_any_port(tmp_path), game, seats=2, modules=modules) as table,
        browser() as opened,
    ):
        page = await page_at(opened, table.url)
        await start(page)
        await turns(page, table, 20_000)
        assert await table.bot.store.tables.find(status=[Status.FINISHED])
        await page.locator("#after img").first.wait_for()
        assert await page.get_by_role("button", name="again").count()
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
        assert not table.world.env.errors


async def test_nothing_is_in_the_way_of_anybody(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "marauders") as table, browser() as opened:
        page = await page_at(opened, table.url)
        await start(page)
        await page.locator("#private .button").first.wait_for()
        for dark in (False, True):
            for size in ((1280, 900), PHONE):
                other = await page_at(opened, table.url, size, dark=dark)
                found = await Axe().run(other)
                serious = [
                    (one["id"], [node["target"] for node in one["nodes"]])
                    for one in found.response["violations"]
                    if one["impact"] in ("serious", "critical")
                ]
                assert not serious, (dark, size, serious)
                assert await other.evaluate("document.documentElement.scrollWidth <= innerWidth")
                await other.context.close()


async def test_another_seat_is_covered_until_its_player_uncovers_it(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "marauders") as table, browser() as opened:
        page = await page_at(opened, table.url)
        await page.get_by_role("button", name="Remove computer captain").click()
        await page.locator("nav").get_by_role("button", name="Bart").click()
        await page.get_by_role("button", name="Join").click()
        await page.locator("nav").get_by_role("button", name="Anne").click()
        await page.get_by_role("button", name="Show Anne").click()
        await start(page)
        await settled(table)
        await page.locator("nav").get_by_role("button", name="Bart").click()
        await page.locator("#cover").wait_for()
        assert not await page.locator("#private").is_visible()
        assert not await page.locator("#direct").is_visible()
        await page.get_by_role("button", name="Show Bart").click()
        await page.locator("#direct").wait_for()


async def test_the_focus_stays_and_changes_are_told(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table, browser() as opened:
        page, bart = await page_at(opened, table.url), await page_at(opened, table.seat_url(1))
        await page.get_by_role("button", name="Remove computer captain").focus()
        await page.keyboard.press("Enter")
        await (
            page.locator("#table", has_text="4. free")
            .or_(page.locator("#table li, #table p"))
            .first.wait_for()
        )
        await settled(table)
        assert await page.evaluate("document.activeElement.textContent") == "Remove computer captain"
        await bart.get_by_role("button", name="Join").click()
        await page.locator("#said", has_text="Bart").wait_for(state="attached")
        await page.keyboard.press("/")
        assert await page.evaluate("document.activeElement.id") == "command-name"
        await page.keyboard.type("who")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await page.locator("#private .message").wait_for()


async def test_a_command_typed_before_the_commands_have_come_is_sent(tmp_path: Path) -> None:
    """Nobody waits for the list: both presses of Enter count once it is there, and it does not open again."""
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table, browser() as opened:
        page = await page_at(opened, table.url)
        come = asyncio.Event()
        asked: list[str] = []

        async def late(route: Route) -> None:
            asked.append(route.request.url)
            await come.wait()
            await route.continue_()

        await page.route("**/commands", late)
        await page.keyboard.press("/")
        await page.keyboard.type("who")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        come.set()
        await page.locator("#private .message").wait_for()
        assert len(asked) == 1
        assert await page.locator("#command-list").is_hidden()


async def test_a_lost_connection_is_told_and_comes_back(tmp_path: Path) -> None:
    chosen = at_any_port(tmp_path).with_changes({"play_port": free_port()})
    async with browser() as opened:
        async with LocalTable(chosen, "treasure_fleet") as table:
            page = await page_at(opened, table.url)
        await page.locator("#lost").wait_for()
        async with LocalTable(chosen, "treasure_fleet"):
            await page.locator("#lost").wait_for(state="hidden")
            await page.get_by_role("button", name="Start").wait_for()


async def test_what_is_asked_stands_first_and_only_once(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "marauders") as table, browser() as opened:
        page = await page_at(opened, table.url, PHONE)
        assert await page.evaluate("document.querySelector('header').offsetHeight") <= 48
        await start(page)
        chance = random.Random(2)
        for _ in range(10):
            with contextlib.suppress(TimeoutError):
                await press(page, chance)
            await settled(table)
            await page.wait_for_timeout(60)
            assert await page.evaluate(_TWICE) == []
        log = page.locator("#table .log").first
        await log.wait_for()
        below = await page.evaluate(_BELOW)
        assert below, "a log above its buttons would push them down as it grows"


async def test_a_button_that_comes_under_the_pointer_is_not_pressed(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table, browser() as opened:
        page = await page_at(opened, table.url)
        pressed = await page.evaluate(_COMES_UNDER)
        assert pressed == [0, 1, 2, 3], "by the mouse at once, by key, elsewhere, later"


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_a_first_voyage_advises_at_once(tmp_path: Path, size: tuple[int, int]) -> None:
    """One press from the lobby to the advice, which opens by itself and goes on with the questions."""
    async with LocalTable(at_any_port(tmp_path), "marauders") as table, browser() as opened:
        page = await page_at(opened, table.url, size)
        await page.get_by_role("button", name="First voyage").click()
        advice = page.locator("#private p", has_text=re.compile("Helm:|Plan:"))
        await advice.filter(has_text="Do business in Port Royal").wait_for()
        await settled(table)
        await page.locator("#private").get_by_role("button", name="Do business in Port Royal").click()
        await page.locator("#private p", has_text="Ashore in Port Royal").wait_for()
        await advice.wait_for()
        assert await page.locator("#private").evaluate("node => node.getBoundingClientRect().top") >= 40
        assert size == PHONE or await page.evaluate("scrollY") == 0, "the board stays where it is"
        await page.get_by_role("button", name="Quiet, helm").click()
        await page.get_by_role("button", name="Ask the helm").wait_for()
        assert not await advice.count()
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]
        assert not table.world.env.errors


async def test_a_list_that_comes_before_all_buttons_is_open(tmp_path: Path) -> None:
    """Loads have buttons first; for placing there are too many answers, and an order stands beneath."""
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table, browser() as opened:
        page = await page_at(opened, table.url)
        await page.get_by_role("button", name="Start").click()
        private = page.locator("#private")
        loads = private.get_by_role("button", name=re.compile("^Load cannons: 4, .*1$"))
        await loads.wait_for()
        assert not await private.locator("details.choices[open]").count()
        await loads.click()
        await private.locator("details.choices[open] .option").first.wait_for()
        assert await private.get_by_role("button", name="Place my cards for me").count()
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_what_was_wrong_is_said_until_it_is_put_away(tmp_path: Path) -> None:
    async with LocalTable(at_any_port(tmp_path), "treasure_fleet") as table, browser() as opened:
        page = await page_at(opened, table.url)
        gone = table.world.texts().say("page-gone")
        # As if the table had closed this message meanwhile.
        await page.route("**/act", lambda route: route.fulfill(json={"error": gone}))
        await page.get_by_role("button", name="Remove computer captain").click()
        await page.get_by_role("alert").filter(has_text=gone).wait_for()
        await page.locator("#wrong").get_by_role("button").click()
        await page.locator("#wrong").wait_for(state="hidden")
        assert not page.faults  # pyright: ignore[reportAttributeAccessIssue]


async def test_the_board_is_live_and_told_wholly(tmp_path: Path) -> None:
    """The message's picture is as old as the message, and Discord takes only the beginning of its words."""
    async with LocalTable(at_any_port(tmp_path), "marauders") as table, browser() as opened:
        page = await page_at(opened, table.url)
        await start(page)
        await page.locator("#board .frame img[src*='/board/']").wait_for()
        await page.get_by_role("button", name="Words for pictures").click()
        await settled(table)
        board = table.pages[0].state(None)["board"]
        assert len(board["words"]) > len(board["alt"])
        await page.locator("#board .words", has_text=board["words"].splitlines()[-1]).wait_for()
