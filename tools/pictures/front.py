"""The first pictures of the README from Discord: a turn, and a battle."""

from __future__ import annotations

from pathlib import Path

import simcord
from playwright.async_api import Browser

from bot.tables import LiveTable
from tools.pictures.members import WIDE, Member, Shot, local_table, window
from tools.pictures.positions import GAME, NAMES, Leading, battle, before, laid, turn
from tools.simulated.table import LocalTable

STYLE = Path(__file__).with_name("discord.css")
FONTS = Path(simcord.__file__).parent / "preview" / "static" / "fonts"
"""A typeface like that of Discord's clients."""
FACE = "noto-sans-latin-v2.015.ttf"
MESSAGE = "#discord .message"

_AS_ON_DISCORD = """
async () => {
  const at = (name) => new URL(`static/${name}`, document.baseURI).href;
  const { message } = await import(at("render.js"));
  const { here } = await import(at("here.js"));
  const { about } = await import(at("talk.js"));
  const shown = message(here.state.table, { ...about(), asks: false, living: false });
  const place = document.createElement("main");
  place.id = "discord";
  place.append(shown);
  document.body.replaceChildren(place);
  await document.fonts.ready;
  await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
}
"""


async def front(opened: Browser) -> dict[str, list[Shot]]:
    """All of them, by name."""
    made: dict[str, list[Shot]] = {}
    async with local_table(GAME, len(NAMES)) as table:
        await _led(opened, table, before(turn))
        made["table"] = [await _on_discord(opened, table)]
    async with local_table(GAME, len(NAMES)) as table:
        await _led(opened, table, before(battle))
        made["battle"] = [await _on_discord(opened, table)]
    return made


async def _on_discord(opened: Browser, table: LocalTable) -> Shot:
    """The table's message as Discord shows it, in its order and its dark colours."""
    member = await window(opened, table.url, WIDE, 2)
    page = member.page
    await page.route("**/discord-face.ttf", lambda route: route.fulfill(path=FONTS / FACE))
    await page.add_style_tag(content=STYLE.read_text(encoding="utf-8"))
    await page.evaluate(_AS_ON_DISCORD)
    await member.rest()
    return await member.shows(MESSAGE)


async def _led(opened: Browser, table: LocalTable, leading: Leading) -> Member:
    """Anne before a table that has come to a position, all of it as it was posted on the way."""
    anne = await window(opened, table.url)
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


async def _posted(table: LocalTable, live: LiveTable) -> None:
    table.bot.poster.refresh(live)
    await table.bot.poster.settle(live)
