"""Pictures of what members and moderators do, taken from tables in a simulated Discord."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from unittest.mock import patch

from playwright.async_api import Browser

from bot.watching import watchers
from bot.watching.weekly import most_lively
from data.store import Played
from engine.games import load_game
from render.kit.theme import USUAL
from tools.pictures.members import (
    ANYWHERE,
    DIRECT,
    LOOKS,
    PHONE,
    PRIVATE,
    TABLE,
    WIDE,
    Member,
    Shot,
    simulated_table,
    window,
)
from tools.simulated.table import SimulatedTable

TALL, SCALE = (1280, 1700), 2
ANNE, BART, CHARLOTTE = range(3)
Made = dict[str, list[Shot]]
"""By the name of a picture, what stands side by side in it."""


async def console(opened: Browser) -> Made:
    """The moderators' console: whole, on a phone, a repair before it is done, and what the table is told."""
    made: Made = {}
    async with simulated_table("marauders", 3) as (_, pages):
        anne = await window(opened, pages.url(), WIDE, SCALE)
        await anne.press("Start")
        await anne.press("Your choices", TABLE)
        await anne.press("Take the Sloop", PRIVATE)
        await anne.page.get_by_role("button", name="End the turn").first.wait_for()
        await anne.rest()
        await anne.command("moderate console")
        await anne.page.get_by_role("button", name="Look again").wait_for()
        made["console"] = [await anne.shows(PRIVATE, "Look again")]
        await anne.size(PHONE)
        made["console-phone"] = [await anne.window()]
        await anne.size(WIDE)
        await anne.press("Repair", PRIVATE)
        for choice in ("Gold: give or take", "Anne"):
            await anne.unfold()
            await anne.press(choice, "#private")
        await anne.press("Enter a number", PRIVATE)
        await anne.page.locator("input:visible").last.fill("5")
        await anne.page.keyboard.press("Enter")
        await anne.page.get_by_role("button", name="Repair it").wait_for()
        await anne.rest()
        made["console-repair"] = [await anne.shows(PRIVATE, "Repair it")]
        await anne.press("Repair it", PRIVATE)
        await anne.page.locator(PRIVATE, has_text="Repaired").wait_for()
        await anne.rest()
        made["console-told"] = [await anne.shows(TABLE, "repaired something")]
    return made


async def evening(opened: Browser) -> Made:
    """Members of a table gather, take seats, watch, settle their server and ask what is kept of them."""
    with patch.object(watchers, "GATHER", timedelta(seconds=1)):
        async with simulated_table("treasure_fleet") as (table, pages):
            anne, bart, charlotte = [
                await window(opened, pages.url(seat), TALL, SCALE) for seat in (ANNE, BART, CHARLOTTE)
            ]
            return {
                **await _server(anne),
                **await _gathering(anne, bart),
                **await _seats(bart, charlotte),
                **await _watching(table, charlotte),
                **await _week(table, charlotte),
                **await _privacy(bart),
                **await _stats(table, bart),
            }


async def _server(anne: Member) -> Made:
    """The moderators' panel, page by page."""
    await anne.command("setup")
    pages = [await anne.shows(PRIVATE, "Settings of this server")]
    await anne.press("New tables", PRIVATE)
    pages.append(await anne.shows(PRIVATE, "What a table begins with"))
    await anne.press("Limits", PRIVATE)
    pages.append(await anne.shows(PRIVATE, "They count lobbies"))
    return {"servers-setup": pages}


async def _gathering(anne: Member, bart: Member) -> Made:
    """A lobby, its host's panel, a ready check."""
    await anne.press("Remove computer captain")
    await bart.press("Join", TABLE)
    await anne.press("Gather players")
    panel = await anne.shows(PRIVATE, "Gather players")
    await anne.press("Ready check")
    lobby = await bart.shows(TABLE, "opens a table")
    check = await bart.shows(ANYWHERE, "Everyone ready?")
    await bart.press("I’m ready")
    return {"playing-gathering": [lobby, panel], "playing-ready": [check]}


async def _seats(bart: Member, charlotte: Member) -> Made:
    """The list of open tables, the seats of one, an offer."""
    await charlotte.command("game list")
    listed = await charlotte.shows(PRIVATE, "Open tables")
    await charlotte.press("Seats", PRIVATE)
    taken = await charlotte.shows(PRIVATE, "Seats ·")
    await bart.command("seat show")
    own = await bart.shows(PRIVATE, "Seats ·")
    await bart.command("seat hand", member="Charlotte")
    offer = await charlotte.shows(ANYWHERE, "asks you to sit in")
    return {"playing-seats": [listed, taken, own], "playing-offer": [offer]}


async def _watching(table: SimulatedTable, charlotte: Member) -> Made:
    """A follower's one message, and a round that is over."""
    await charlotte.command("game follow")
    followed = charlotte.page.locator(DIRECT, has_text="Stop following").last
    before = await followed.inner_text()
    await _play(table, 2)
    for _ in range(LOOKS):
        if await followed.inner_text() != before:
            break
        await charlotte.rest()
    seen = await charlotte.shows(DIRECT, "Stop following")
    await charlotte.command("game past")
    return {"playing-watching": [seen, await charlotte.shows(PRIVATE, "began")]}


async def _play(table: SimulatedTable, rounds: int) -> None:
    """Let computer captains answer for everybody until so many rounds more have begun."""
    tables, (row,) = table.bot.tables, await table.bot.store.tables.find(last=1)
    async with tables.hold(row.number) as live:
        assert live.game is not None
        round_of = load_game(row.game).round_of
        wanted = round_of(live.game.running.state) + rounds
        while live.waiting and round_of(live.game.running.state) < wanted:
            await tables.captain_answers(live, min(live.waiting))
            await tables.let_captains_play(live)
    table.bot.poster.refresh(live)
    await table.bot.poster.settle(live)


async def _week(table: SimulatedTable, charlotte: Member) -> Made:
    """The table of the week, told in the thread of the only table."""
    (row,) = await table.bot.store.tables.find(last=1)
    weekly, live = table.bot.services.weekly, await table.bot.tables.open(row.number)
    (one, *_) = most_lively(await weekly.found(live.row.guild, row.channel, datetime.now(UTC)))
    await weekly.send(live, one, live.place, datetime.now(UTC), USUAL)
    await charlotte.rest()
    return {"servers-week": [await charlotte.shows(ANYWHERE, "Table of the week")]}


async def _privacy(bart: Member) -> Made:
    """What is kept of a member, and what he is asked before it is deleted."""
    await bart.command("privacy show")
    kept = await bart.shows(PRIVATE, "What I keep about you")
    await bart.command("privacy delete")
    return {"privacy": [kept, await bart.shows(PRIVATE, "Delete everything about you")]}


EVENINGS = ((0, 1, 2), (1, 0, 2), (1, 2, 0), (0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0))
"""Who came first, second and third on evenings before, by seat."""
MAY = datetime(2026, 5, 1, 21, tzinfo=UTC)


async def _stats(table: SimulatedTable, bart: Member) -> Made:
    """What a member has played, and the records of his server."""
    store, (row,) = table.bot.store, await table.bot.store.tables.find(last=1)
    members = [player.id for player in table.world.players]
    for day, ranking in enumerate(EVENINGS):
        one = await store.tables.create(guild=row.guild, channel=row.channel, host=row.host, game="marauders")
        await store.tables.finish(one.number, {})
        await store.results.note(
            one.number,
            [
                Played(
                    table_id=one.number, seat=seat, guild=row.guild, member=members[seat], game="marauders",
                    seats=3, rounds=14, place=place, points=11 - 2 * place + (day + seat) % 2, won=place == 1,
                    repaired=False, ship="sloop",
                    captain=("felipe_de_los_reyes", "ines_de_montenegro")[day % 2],
                    feat=6 + day + seat, finished_at=MAY + timedelta(days=7 * day),
                    told={"luck": {"dice": 30 + day, "hits": 9 + day, "expected": (30 + day) / 3}},
                )
                for place, seat in enumerate(ranking, 1)
            ],
        )  # fmt: skip
    await bart.command("stats")
    own = await bart.shows(PRIVATE, "Your results")
    await bart.command("stats", show="server")
    return {"playing-stats": [own, await bart.shows(PRIVATE, "The records of this server")]}
