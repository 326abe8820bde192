"""Pictures of what is played without Discord: a turn at a table of a house, on a desk and on a phone."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser

from bot.home.site import HomeSite
from bot.protocol.home.acts import Computer, Done, NewGame, Start
from bot.settings import Settings
from tools.pictures.members import PHONE, Member, Shot
from tools.pictures.positions import GAME, NAMES, before, laid, turn

DESK = (1280, 800)
_QUIET = "localStorage.setItem('table-speed', 'off')"


async def page(opened: Browser) -> dict[str, list[Shot]]:
    """All of them, by name."""
    async with _at_turn() as (site, table):
        return {
            name: [await _window(opened, f"{site.url}play?who=0&table={table}", size, scale)]
            for name, size, scale in (("page", DESK, 1), ("page-phone", PHONE, 2))
        }


@asynccontextmanager
async def _at_turn() -> AsyncGenerator[tuple[HomeSite, int]]:
    """A house with a table that has come to a position."""
    leading = before(turn)
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite+aiosqlite:///{Path(place) / 'pictures.db'}"
        settings = Settings(_env_file=None, database_url=database, play_port=0)  # pyright: ignore[reportCallIssue]
        async with HomeSite(settings) as site:
            anne = site.guests[0]
            done = await anne.do(NewGame(GAME, computers=[Computer() for _ in NAMES[1:]]))
            assert isinstance(done, Done)
            assert isinstance(done.table, int)
            with laid(leading):
                await anne.do(Start(done.table))
            for _ in range(leading.left):
                async with site.home.tables.hold(done.table) as live:
                    assert live.game is not None
                    await site.home.tables.answer(live, *leading.picks(live.game))
            yield site, done.table


async def _window(opened: Browser, url: str, size: tuple[int, int], scale: float) -> Shot:
    """All that a window of this size shows of a table."""
    context = await opened.new_context(
        viewport={"width": size[0], "height": size[1]}, device_scale_factor=scale, reduced_motion="reduce"
    )
    await context.add_init_script(_QUIET)
    member = Member(await context.new_page())
    await member.page.goto(url)
    await member.page.locator("#loading").wait_for(state="detached")
    # Who goes on after a while is greeted first.
    sail = member.page.get_by_role("button", name="Set sail")
    if await sail.is_visible():
        await sail.click()
    await member.rest()
    return await member.window()
