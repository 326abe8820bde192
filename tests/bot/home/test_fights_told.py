"""A fight in which one has had a say is seen to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.asked import asking, event, option, question
from tests.bot.home.test_clock import told
from tests.bot.home.test_table_page import SIZES
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER
SPOT = {"at": "location:1.crew", "outline": [[10, 10], [400, 10], [400, 90], [10, 90]], "label": [200, 50]}
ENDED = {"phase": "ended", "sides": ["npc:holmes"]}


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_of_a_fight_is_read_and_then_the_board_is_seen(tmp_path: Path, size: str) -> None:
    spots = [{**SPOT, "name": "Crew"}]
    async with asking(tmp_path, question(option("end")), size=size, spots=spots) as shown:
        scene = shown.page.locator("#scene")
        assert await scene.is_visible()
        sunk = event(1, "The navy went down.", kind="fought", args=ENDED, seat=1)
        then = event(2, "Searched the wreck.", seat=1)
        await told(shown, sunk, then, speed="stop")
        await shown.page.locator("#stop .told", has_text="The navy went down.").wait_for()
        await shown.page.locator("#answers .answer", has_text="Continue").click()
        await shown.page.locator("#news .now", has_text="Searched the wreck.").wait_for()
        assert await scene.is_hidden()


async def test_a_new_turn_is_not_told_over_an_old_fight(tmp_path: Path) -> None:
    spots = [{**SPOT, "name": "Crew"}]
    async with asking(tmp_path, question(option("end")), spots=spots) as shown:
        begun = event(1, "A turn began.", kind="turn", args={"seat": 1}, seat=1)
        await told(shown, begun, event(2, "Put to sea.", seat=1), speed="stop")
        await shown.page.locator("#news .now", has_text="Put to sea.").wait_for()
        assert await shown.page.locator("#scene").is_hidden()
