"""What has no room beside the stage is one list with one count, of which nothing is cut."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.home.asked import asking, option, question
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
        assert await fold.inner_text() == f"Sail 5 · Other {await folded.count() - 5}"
        line, answers = await box_of(fold), await box_of(page.locator("#answers"))
        assert line["y"] + line["height"] <= answers["y"] + answers["height"]
        assert await page.locator("#answers .answer").count() == 14
        assert await page.locator("#answers > .answer", has_text="End the turn").is_visible()
        await fold.click()
        await folded.nth(4).click()
        await shown.answered.wait()
        assert shown.answers[-1]["course"] == "way:4"
