"""What is on offer before it can be taken looks as it does when it is bought."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.bot.home.asked import asking, option, question
from tests.bot.web.browser import IN_BROWSER, box_of

pytestmark = IN_BROWSER


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_goods_that_may_be_swapped_stand_in_rows_with_prices_and_demand(
    tmp_path: Path, size: str
) -> None:
    wanted = {"at": "port:havana", "gold": 6, "zones": 2}
    goods: list[dict[str, Any]] = [
        {"id": good, "name": good.title(), "good": good, "options": [], "prices": [2, 2], "most": 2, **more}
        for good, more in (("cocoa", {"wanted": wanted}), ("rum", {}), ("sugar", {}))
    ]
    swap = question(option("yes", label="Pay 1 gold"), option("no", label="Keep this offer"), offered=goods)
    async with asking(tmp_path, swap, size=size) as shown:
        rows, answers = shown.page.locator("#scene .ware"), shown.page.locator("#answers .answer")
        await expect(rows).to_have_count(3)
        await expect(rows.first).to_contain_text("2 gold each")
        await expect(rows.first).to_contain_text("Havana pays 6 each")
        assert await rows.locator("button").count() == 0
        last, first = await box_of(rows.last), await box_of(answers.first)
        assert size == "desk" or last["y"] + last["height"] <= first["y"]
        await answers.filter(has_text="Keep this offer").click()
        assert await shown.picked() == ["no"]
