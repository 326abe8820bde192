"""How the table's own page shows what has happened, and what a touch would do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.home.test_touched import asking, option, question
from tests.bot.web.browser import NO_BROWSER

pytestmark = pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)


async def test_dice_are_drawn_where_a_sentence_tells_of_them(tmp_path: Path) -> None:
    result = {"line": "You rolled Scouting: ⚁ ☠, 1 success. ☠\ufe0f remains.", "events": []}
    async with asking(tmp_path, question(option("end"), result=result)) as shown:
        dice = shown.page.locator("#result .die")
        assert await dice.count() == 2
        assert await dice.nth(0).locator(".pip").count() == 2
        assert await dice.nth(1).evaluate(
            "(die) => die.classList.contains('good') && Boolean(die.querySelector('svg'))"
        )
        assert await shown.page.locator("#result").text_content() == result["line"]
