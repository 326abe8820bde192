"""What has no room beside the stage is one list with one count, of which nothing is cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.bot.home.asked import HOLD, asking, option, question
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER


def _course(n: int) -> dict[str, Any]:
    ways = {"at": ["zone:havana"], "likely": False, "ends": False, "advised": False}
    return {"id": f"way:{n}", "label": f"Sail the long way {n}", **ways}


async def test_a_desk_folds_away_what_has_no_room_where_some_is_folded(tmp_path: Path) -> None:
    near = [option(f"do:{n}", label=f"Something that can be done in a port {n}") for n in range(8)]
    ends = option("end", label="End the turn", tone="quiet")
    asked = question(*near, ends, courses=[_course(n) for n in range(5)])
    async with asking(tmp_path, asked) as shown:
        page = shown.page
        folded, fold = page.locator("#answers .fold .answer"), page.locator("#answers summary")
        assert not await page.locator(".goes-on").is_visible()
        assert await fold.inner_text() == "Sail elsewhere · More"
        assert await folded.count() > 5
        line, answers = await box_of(fold), await box_of(page.locator("#answers"))
        assert line["y"] + line["height"] <= answers["y"] + answers["height"]
        assert await page.locator("#answers .answer").count() == 14
        assert await page.locator("#answers > .answer", has_text="End the turn").is_visible()
        await fold.click()
        await folded.nth(4).click()
        await shown.answered.wait()
        assert shown.answers[-1]["course"] == "way:4"


@pytest.mark.parametrize("drawn", [True, False])
async def test_what_a_scene_shows_is_chosen_there_and_what_is_held_in_ones_row(
    tmp_path: Path, drawn: bool
) -> None:
    corners = [[0, 0], [200, 0], [200, 200], [0, 200]]
    held = [one["id"] for one in HOLD["hold"][:2]]
    spots = [{"at": f"card:{id}", "outline": corners, "label": [100, 100], "name": "Rum"} for id in held]
    takes = [option(f"take:{id}", f"card:{id}", label="Take Rum") for id in held]
    asked = question(*takes, least=0, most=2)
    async with asking(tmp_path, asked, view=HOLD, spots=spots if drawn else []) as shown:
        where = shown.page.locator("#answers .where")
        said = f"Choose them {'on the table or ' if drawn else ''}in your row below."
        await expect(where).to_have_text(said)
