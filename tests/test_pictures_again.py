"""Two makings of the pictures that are taken from pages show the same table, whatever the time."""

from __future__ import annotations

import pytest

from tests.bot.web.browser import NO_BROWSER
from tools.pictures.members import PRIVATE, TABLE, browser, simulated_table, window

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)

LATER = 40 * 60 * 1000
"""Milliseconds that are no whole quarter of an hour."""


async def begun() -> tuple[str, list[str]]:
    """What a table says that has just begun, and how its page tells now and later."""
    async with browser() as opened, simulated_table("marauders", 3) as (_, pages):
        anne = await window(opened, pages.url())
        await anne.press("Start")
        await anne.press("Your choices", TABLE)
        await anne.press("Take the Sloop", PRIVATE)
        await anne.page.get_by_role("button", name="End the turn").first.wait_for()
        await anne.rest()
        said = (await anne.shows(TABLE)).words
        tell = f"[0, {LATER}].map(after => new Date(Date.now() + after).toLocaleString())"
        return said, await anne.page.evaluate(tell)


@pytest.mark.in_turn(3)
async def test_the_same_captains_are_dealt_and_the_clock_says_the_same() -> None:
    first, second = await begun(), await begun()
    assert first == second
    said, (now, later) = first
    assert "In the port of" in said
    assert (now, later) == ("3/14/2026, 8:00:00 PM", "3/14/2026, 8:45:00 PM")
