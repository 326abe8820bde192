"""What has happened is carried from the log of a table to a forum: copied, or saved as a file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.bot.home.asked import asking, option, question
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
PANEL = "#panel .forum"


async def _read(saved: Any) -> bytes:
    """What was saved."""
    return await asyncio.to_thread((await (await saved.value).path()).read_bytes)


@pytest.mark.parametrize("size", SIZES)
async def test_the_log_is_copied_for_a_forum(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page = shown.page
        await page.locator("#tool-log").click()
        await page.locator(f"{PANEL} summary").click()
        await page.locator(f"{PANEL} .switches button", has_text="Whole game").click()
        await page.locator(f"{PANEL} .answer", has_text="Copy").click()
        await (
            page.locator(f"{PANEL} [role=status]", has_text="forum")
            .or_(page.locator(f"{PANEL} [role=status]", has_text="marked"))
            .wait_for()
        )
        text = await page.locator(f"{PANEL} textarea").input_value()
        assert text.startswith("[b]")
        assert "the table is set" in text
        await page.locator(f"{PANEL} .switches button", has_text="Markdown").click()
        async with page.expect_download() as saved:
            await page.locator(f"{PANEL} .answer", has_text="Save as a file").click()
        assert (await saved.value).suggested_filename == "table-1.md"
        assert (await _read(saved)).startswith(b"## ")
        async with page.expect_download() as board:
            await page.locator(f"{PANEL} .answer", has_text="Save the board").click()
        assert (await _read(board))[8:12] == b"WEBP"


@pytest.mark.parametrize("size", SIZES)
async def test_notes_are_written_in_the_log_and_read_on_ones_own_sheet(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page, notes = shown.page, shown.page.locator("#panel .notes")
        await page.evaluate("async () => { window.told = await import('./page/here.js'); }")
        await page.locator("#tool-log").click()
        await notes.locator("summary").click()
        await notes.locator("textarea").fill("Tortuga wants cocoa")
        await notes.locator(".answer").click()
        await notes.locator("[role=status]", has_text="Saved").wait_for()
        await page.keyboard.press("Escape")
        await page.keyboard.press("c")
        assert await notes.locator("textarea").input_value() == "Tortuga wants cocoa", "at once"
        await page.wait_for_function("() => told.now().view.written === 'Tortuga wants cocoa'")
        # Who goes on without the button has written all the same.
        await notes.locator("textarea").fill("")
        await page.locator("#panel .shut").click()
        await page.wait_for_function("() => told.now().view.written === ''")
        await page.keyboard.press("c")
        assert await notes.locator("textarea").input_value() == ""


_IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const around = one.closest(".scroll").getBoundingClientRect();
  return box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
}"""
# Buttons of the stage that lie under the mark, which is in its lower left corner.
_COVERED = """() => {
  const stage = document.querySelector("#stage");
  const mark = getComputedStyle(stage, "::after");
  const { left, bottom } = stage.getBoundingClientRect();
  const [right, top] = [left + 8 + parseFloat(mark.width) + 24, bottom - 8 - parseFloat(mark.height) - 6];
  if (!(right > left + 30) || mark.bottom !== "8px") return ["no mark"];
  return [...stage.querySelectorAll("#corner button")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.right > left && box.left < right && box.bottom > top;
  }).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("size", SIZES)
async def test_two_ships_are_set_against_each_other(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page, panel = shown.page, shown.page.locator("#panel")
        await page.locator("#tool-rules").click()
        await panel.get_by_role("button", name="Two ships").click()
        await panel.locator("label", has_text="My ship").locator("select").select_option("galleon")
        await panel.locator("label", has_text="Her Seamanship").locator("input").fill("4")
        await panel.locator("summary", has_text="Aboard her").click()
        await panel.locator("details[open]").get_by_role("button", name="Swivel Guns").click()
        await panel.get_by_role("button", name="What are the odds").click()
        await panel.locator(".asked", has_text="Your Galleon").wait_for()
        assert "Seamanship 4" in (await panel.locator(".asked").inner_text()).split("attacks")[1]
        assert "Swivel Guns)" in await panel.locator(".asked").inner_text()
        assert "% that you win" in await panel.locator("[role=status]").inner_text()
        assert await panel.locator("[role=status]").evaluate(_IN_SIGHT), "without scrolling"
        picture = panel.locator("img.face")
        await picture.evaluate("(one) => one.decode()")
        assert (await picture.get_attribute("alt") or "").startswith("Galleon against ")
        await panel.locator("label", has_text="My Crew").locator("input").fill("9")
        await panel.get_by_role("button", name="What are the odds").click()
        await panel.locator("[role=status]", has_text="Crew with what is fitted").wait_for()
        assert await picture.count() == 0, "what cannot be has no picture"


@pytest.mark.parametrize("size", SIZES)
async def test_a_position_is_tried_from_the_page_and_marked_there(tmp_path: Path, size: str) -> None:
    async with asking(tmp_path, question(option("end")), size=size) as shown:
        page = shown.page
        assert await page.locator("#stage[data-sandbox]").count() == 0
        await page.locator("#tool-settings").click()
        await page.get_by_role("button", name="Try from here").click()
        await page.wait_for_url(lambda url: "table=1" not in url)
        await page.locator("#stage[data-sandbox='Sandbox']").wait_for()
        await page.locator("#layers button").first.wait_for()
        assert await page.evaluate(_COVERED) == [], "the mark covers nothing to be pressed"


async def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    async with asking(tmp_path, question(option("end"))) as shown:
        page = shown.page
        await page.route("**/tables/1/forum*", lambda route: route.fulfill(status=404, body="Not now."))
        await page.locator("#tool-log").click()
        await page.locator(f"{PANEL} summary").click()
        await page.locator(f"{PANEL} .answer", has_text="Copy").click()
        await page.locator(f"{PANEL} [role=status]", has_text="Not now.").wait_for()
        assert await page.locator(f"{PANEL} textarea").is_hidden()


# A game is over.
_OVER = """
async () => {
  const named = ["here", "ending/end"].map((name) => import(`./page/${name}.js`));
  const [{ here }, end] = await Promise.all(named);
  end.show(here.state.table, { winners: [0], line: "It is over.", ranks: [] });
}
"""


async def test_a_play_is_noted_from_the_end_of_a_game(tmp_path: Path) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        page, told = shown.page, {"name": "play-1.txt", "text": "Merchants & Marauders\nPlayers: 2\n"}
        await page.route("**/tables/1/forum?part=play", lambda route: route.fulfill(json=told))
        await page.evaluate(_OVER)
        await page.get_by_role("button", name="Log this play").click()
        await (
            page.locator("#panel [role=status]", has_text="your")
            .or_(page.locator("#panel [role=status]", has_text="marked"))
            .wait_for()
        )
        assert await page.locator("#panel textarea").input_value() == told["text"]


async def test_how_one_has_played_is_read_from_the_end_of_a_game(tmp_path: Path) -> None:
    ends = question(option("end"))
    async with asking(tmp_path, ends, later=ends) as shown:
        page = shown.page
        told = {"about": "Played on.", "parts": [{"title": "What cost you most", "lines": ["Round 3"]}]}
        await page.route("**/tables/1/review", lambda route: route.fulfill(json=told))
        await page.evaluate(_OVER)
        await page.get_by_role("button", name="My review").click()
        await page.locator("#panel li", has_text="Round 3").wait_for()
        assert await page.locator("#panel h3").inner_text() == "What cost you most"
