"""Sandboxes on Discord: what one might do at a table is tried on one's own panel, and disturbs nobody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.controls.ids import CustomId
from bot.controls.looking import PUT_AWAY, SHOW_CHOICES
from bot.lobbies.trying import LIVES, MOST
from bot.tables import LiveTable
from data.store import Status
from tests.bot.conftest import World
from tests.bot.interactions.clicks.test_clicks import forged
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_finding import labels
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import at_sea, in_port


async def at_play(world: World, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    """Anne is at her turn off Havana."""
    return await laid_out(world, monkeypatch, {"turn": 0, "seats": [at_sea("havana"), in_port("tortuga")]})


async def tried(world: World, live: LiveTable, name: str = "Anne") -> tuple[Any, LiveTable]:
    """Opens a sandbox: its panel, and its table."""
    result = await world.member(name).slash(here(world, live), "game try")
    assert result.response is not None
    assert result.response.ephemeral
    return world.stored(result.response), await sandbox_of(world, name)


async def sandbox_of(world: World, name: str) -> LiveTable:
    """The newest sandbox of a member."""
    rows = await world.bot.store.tables.find(status=(Status.PLAYING,), guild=0, member=world.member(name).id)
    return await world.bot.tables.open(rows[-1].number)


def seen(world: World, live: LiveTable) -> list[Any]:
    """All that is posted at the table and in its channel."""
    posted = [*world.messages(live.place), *world.messages()]
    return [(one.id, one.edited_timestamp) for one in posted]


async def test_it_is_played_on_a_panel_and_nobody_hears_of_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await at_play(world, monkeypatch)
    await world.bot.poster.settle(live)
    before, version = seen(world, live), live.stored
    panel, sandbox = await tried(world, live)
    assert "Sandbox" in world.text(panel)
    assert sandbox.lobby.sandbox
    assert sandbox.lobby.opened, "it counts for nobody"
    (board,) = panel.attachments
    assert board["description"].startswith("Sandbox."), "the picture says so itself"
    anne = Tapper(world, live, "Anne")
    await anne.tap("Sail NE to Nassau")
    sandbox = await sandbox_of(world, "Anne")
    assert sandbox.game is not None
    assert sandbox.game.view(None)["state"]["seats"][0]["captain"]["zone"] == "nassau"
    live = await world.bot.tables.open(live.id)
    await world.bot.poster.settle(live)
    assert (seen(world, live), live.stored) == (before, version), "the game is as it was"
    assert live.game is not None
    assert live.game.view(None)["state"]["seats"][0]["captain"]["zone"] == "havana"
    world.check_wire()


async def test_who_comes_back_goes_on_and_may_begin_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await at_play(world, monkeypatch)
    _, first = await tried(world, live)
    anne = Tapper(world, live, "Anne")
    await anne.tap("Sail NE to Nassau")
    panel, again = await tried(world, live)
    assert again.id == first.id
    assert "Nassau" in world.text(panel)
    await anne.tap("Anew from the game")
    assert (await sandbox_of(world, "Anne")).id != first.id
    for _ in range(MOST - 2):
        await anne.tap("Anew from the game")
    result = await world.click(world.member("Anne"), anne.panel, "try")
    assert f"{MOST} sandboxes already" in world.said(result)
    await anne.tap("End this")
    ended = await world.bot.store.tables.find(status=(Status.ENDED,), member=world.member("Anne").id)
    assert len(ended) == 1


async def test_it_is_in_no_list_and_ends_by_itself(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await at_play(world, monkeypatch)
    _, sandbox = await tried(world, live)
    for name in ("Anne", "Bart"):
        for command, options in (("tables", {}), ("tables", {"show": "here"}), ("game list", {})):
            said = world.said(await world.member(name).slash(world.channel, command, **options))
            assert "Sandbox" not in said, (name, command)
    await world.let_pass(24 * LIVES.days + 1)
    assert (await world.bot.store.tables.get(sandbox.id)).status is Status.ENDED


async def test_who_has_no_seat_tries_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await at_play(world, monkeypatch)
    said = world.said(await world.member("Eve").slash(here(world, live), "game try"))
    assert "no seat" in said.casefold() or "not sit" in said.casefold()
    panel, _ = await tried(world, live)
    assert labels(world, panel)
    sandbox = await sandbox_of(world, "Anne")
    forging = world.newest("choices", live.place)
    for verb in (PUT_AWAY.verb, SHOW_CHOICES.verb):
        shown = await forged(world, world.member("Bart"), forging, CustomId(verb, sandbox.id))
        assert "not here any more" in world.said(shown)
    assert (await sandbox_of(world, "Anne")).is_running


async def test_where_another_process_keeps_such_tables_none_is_opened(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await at_play(world, monkeypatch)
    has = world.bot.store.range.has
    monkeypatch.setattr(type(world.bot.store.range), "has", lambda _, guild: guild != 0 and has(guild))
    said = world.said(await world.member("Anne").slash(here(world, live), "game try"))
    assert "can’t be done from here" in said
    assert not await world.bot.store.tables.find(guild=0)
