"""The page of a simulated table: a member sees his messages there, and does as on Discord."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import ConsoleMessage, Response

from bot.web.server import HEADERS
from tests.bot.simulated.conftest import GOLD
from tests.bot.simulated.visitor import Visitor, at_any_port
from tests.bot.web.browser import NO_BROWSER, PHONE, browser
from tests.patience import PATIENCE
from tools.simulated.page.serving import Pages
from tools.simulated.table import SimulatedTable
from tools.simulated.world import PLAYERS

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)
async def test_a_member_presses_types_and_fills_in(tmp_path: Path, begins_in_nassau: None) -> None:
    async with (
        SimulatedTable(at_any_port(tmp_path), "marauders", 2) as table,
        Pages(table) as pages,
        browser() as opened,
    ):
        page = await opened.new_page(viewport={"width": PHONE[0], "height": PHONE[1]})
        page.set_default_timeout(PATIENCE * 1000)
        faults: list[str] = []
        page.on("console", lambda said: faults.append(said.text) if _is_fault(said) else None)
        page.on("response", lambda told: faults.append(told.url) if _is_missing(told) else None)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        await page.goto(pages.url())
        for label in ("Start", "Your choices"):
            await page.get_by_role("button", name=label).click()
        private = page.locator("#private")
        for label in ("Go ashore in Nassau", "Stash gold", "Another number"):
            await private.get_by_role("button", name=label).click()
        await page.locator("dialog input").fill("21")
        await page.keyboard.press("Enter")
        await private.locator("*", has_text=f"{GOLD - 21}").first.wait_for()
        await page.get_by_label("Command").fill("/rules topic: glory")
        await page.keyboard.press("Enter")
        await private.locator("h3, h4, p, li", has_text="lory").first.wait_for()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await page.locator("#table img").first.evaluate("image => image.decode().then(() => true)")
        await page.get_by_label("Command").fill("/no such thing")
        await page.keyboard.press("Enter")
        await page.get_by_role("alert").filter(has_text="no such command").wait_for()
        assert not faults


def _is_fault(said: ConsoleMessage) -> bool:
    """Whether a page has failed at something; what it did not get is told by the answers themselves."""
    return said.type == "error" and not said.text.startswith("Failed to load resource")


def _is_missing(told: Response) -> bool:
    """Whether something is not there that should be: a picture may be replaced while it is asked for."""
    return told.status >= 400 and "/file/" not in told.url


async def test_only_who_has_the_key_is_let_in(tmp_path: Path) -> None:
    async with (
        SimulatedTable(at_any_port(tmp_path), "treasure_fleet") as table,
        Pages(table) as pages,
        aiohttp.ClientSession() as session,
    ):
        url = pages.url()
        key = url.split("/")[3]
        message, control = await Visitor(table).control("start")
        start = {"do": "click", "message": message["id"], "control": control["custom_id"]}
        for odd, status in (
            (url.replace(key, "x" * 32), 404),
            (pages.url(9), 404),
            (url + "page/serving.py", 404),
            (url + "emoji/1", 404),
            (url + "file/1/2", 404),
            (url + "page/render.js", 200),
        ):
            async with session.get(odd) as answer:
                assert answer.status == status, odd
                policy = "Content-Security-Policy"
                assert answer.headers[policy] == HEADERS[policy]
        for body, headers, status in (
            (start, {"Host": "evil.example"}, 403),
            (start, {"Origin": "http://evil.example"}, 403),
            ({"do": "fly"}, {}, 400),
        ):
            async with session.post(url + "act", json=body, headers=headers) as answer:
                assert answer.status == status, (body, headers)
        assert Visitor(table).playing() is None


@pytest.mark.in_turn(3)
def test_a_table_is_shown_until_it_is_interrupted() -> None:
    command = [sys.executable, "-m", "tools.simulated"]
    began = [*command, "port_royal", "3"]
    with subprocess.Popen(began, cwd=ROOT, stdout=subprocess.PIPE, text=True) as shown:
        assert shown.stdout is not None
        try:
            told = [shown.stdout.readline().split() for _ in PLAYERS]
            shown.send_signal(signal.SIGINT)
            assert shown.wait(PATIENCE) == 0
        finally:
            shown.kill()
    assert [name for name, _ in told] == [*PLAYERS]
    assert len({url for _, url in told}) == len(PLAYERS)
    refused = subprocess.run([*command, "skat"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
