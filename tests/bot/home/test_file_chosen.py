"""Who has the file of a game that is over goes on with it from the house's first page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.bot.home.test_browser import SIZES, at_home, at_table, press
from tests.bot.home.test_opened import written
from tests.bot.web.browser import IN_BROWSER

pytestmark = IN_BROWSER


async def _chosen(page: Page, file: Path) -> None:
    async with page.expect_file_chooser() as choosing:
        await press(page, "file-choose")
    await (await choosing.value).set_files(file)


@pytest.mark.parametrize("size", SIZES)
async def test_a_file_is_chosen_at_home_and_its_table_is_shown(tmp_path: Path, size: str) -> None:
    file = tmp_path / "table-7.json"
    async with at_home(tmp_path, size) as (site, page):
        await press(page, "file")
        file.write_text("no table", encoding="utf-8")
        await _chosen(page, file)
        await page.locator("#wrong", has_text="I can’t open that file").wait_for()
        file.write_text("0" * 8_000_001, encoding="utf-8")
        await _chosen(page, file)
        await page.locator("#wrong", has_text="too large").wait_for()
        file.write_text(written("port_royal"), encoding="utf-8")
        await page.locator('[data-key="file-round"]').fill("3")
        await _chosen(page, file)
        await at_table(page)
        live = await site.home.tables.open(1)
        assert live.game is not None
        assert live.game.spec.round_of(live.game.running.state) == 3
