"""The first pictures of the README from Discord: a turn, and a battle."""

from __future__ import annotations

from playwright.async_api import Browser

from bot.tables import LiveTable
from tools.pictures.members import TABLE, WIDE, Member, Shot, simulated_table, window
from tools.pictures.positions import GAME, NAMES, Leading, battle, before, laid, turn
from tools.simulated.page.serving import Pages
from tools.simulated.table import SimulatedTable


async def front(opened: Browser) -> dict[str, list[Shot]]:
    """All of them, by name."""
    made: dict[str, list[Shot]] = {}
    for name, position in (("table", turn), ("battle", battle)):
        async with simulated_table(GAME, len(NAMES)) as (table, pages):
            anne = await _led(opened, table, pages, before(position))
            made[name] = [await anne.shows(TABLE)]
    return made


async def _led(opened: Browser, table: SimulatedTable, pages: Pages, leading: Leading) -> Member:
    """Anne before a table that has come to a position, all of it as it was posted on the way."""
    anne = await window(opened, pages.url(), WIDE, 2)
    with laid(leading):
        await anne.press("Start")
    (row,) = await table.bot.store.tables.find(last=1)
    tables, poster = table.bot.tables, table.bot.poster
    live = await tables.open(row.number)
    await poster.settle(live)
    for _ in range(leading.left):
        async with tables.hold(row.number) as live:
            assert live.game is not None
            seat, number, picks = leading.picks(live.game)
            await tables.answer(live, seat, number, picks)
        await _posted(table, live)
    await anne.rest()
    return anne


async def _posted(table: SimulatedTable, live: LiveTable) -> None:
    table.bot.poster.refresh(live)
    await table.bot.poster.settle(live)
