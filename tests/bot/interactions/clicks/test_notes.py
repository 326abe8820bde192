"""Notes of one's own at a table: written in a form, read again by their writer, and by nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.tables import LiveTable
from bot.tables.columns.seat import MOST_NOTED
from bot.tables.tell import Tell
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here, moderator
from tests.bot.privacy.test_personal import everything, finished, forget

SECRET = "Bart bluffs\n# with *aces*"
MARK = "bluffs"


async def write(world: World, live: LiveTable, text: str, who: str = "Anne") -> Any:
    member = world.member(who)
    form = await member.slash(here(world, live), "notes")
    assert form.modal, world.said(form)
    return await member.submit_modal(form, {"notes": text})


async def read(world: World, live: LiveTable, who: str) -> str:
    """All that somebody can look up at a table, in one text, with what stands in the form."""
    said = [
        world.said(await world.member(who).slash(here(world, live), name))
        for name in ("captain", "log", "who")
    ]
    for name in ("hand", "notes"):
        told = await world.member(who).slash(here(world, live), name)
        said.append(str(told.modal) if told.modal else world.said(told))
    return "\n".join(said)


async def test_what_is_written_is_read_again_in_hand_panel_and_form(world: World) -> None:
    live = await world.table("Anne", "Bart")
    anne, place = world.member("Anne"), here(world, live)
    assert "My notes" not in world.said(await anne.slash(place, "hand"))
    shown = world.said(await write(world, live, f"  {SECRET}  "))
    assert "My notes" in shown
    assert "\\# with \\*aces\\*" in shown, "it formats nothing"
    assert MARK in world.said(await anne.slash(place, "hand"))
    panel = await world.click(anne, world.newest("choices", live.place), "choices")
    assert "Bart bluffs" in world.said(panel)
    assert "aces" not in world.said(panel), "a line of it"
    form = await world.click(anne, (await anne.slash(place, "hand")).response, "notes")
    assert json.dumps(SECRET)[1:-1] in json.dumps(form.modal)
    await world.restart()
    assert MARK in world.said(await world.member("Anne").slash(place, "hand"))
    assert "My notes" not in world.said(await write(world, live, ""))
    assert MARK not in await everything(world)


async def test_nobody_else_reads_any_of_it_or_hears_of_it(world: World) -> None:
    live = await world.table("Anne", "Bart")
    before = {who: await read(world, live, who) for who in ("Bart", "Eve")}
    posted, edited = world.all_text(), len(world.env.http_requests)
    await write(world, live, SECRET)
    await world.calm()
    told = [one for one in world.env.http_requests[edited:] if MARK in str(one.json)]
    hand = live.holder(0).message_channel
    assert told
    assert all(
        "webhooks" in one.path or "interactions" in one.path or str(hand) in one.path for one in told
    ), "private"
    assert world.all_text() == posted
    assert {who: await read(world, live, who) for who in ("Bart", "Eve")} == before
    assert "no seat" in world.said(await world.member("Eve").slash(here(world, live), "notes"))


async def test_no_file_of_the_table_and_no_console_has_it(world: World) -> None:
    live = await finished(world)
    await write(world, live, SECRET)
    place = here(world, live)
    for who in ("Bart", "Anne"):
        for asked in ({}, {"as": "markdown", "part": "game"}):
            given = await world.member(who).slash(place, "game export", **asked)
            for file in given.response.attachments:  # pyright: ignore[reportOptionalMemberAccess]
                assert MARK.encode() not in await file.read()
    running = await world.table("Anne", "Bart")
    await write(world, running, SECRET)
    console = await moderator(world, "Boss").slash(here(world, running), "moderate console")
    assert "Anne" in world.said(console)
    assert MARK not in json.dumps(world.stored(console.response).components)


async def test_its_writer_has_it_in_his_file_and_it_goes_with_him(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await write(world, live, SECRET)
    for who, has in (("Anne", True), ("Bart", False)):
        (file,) = (await world.member(who).slash(world.channel, "privacy export")).response.attachments  # pyright: ignore[reportOptionalMemberAccess]
        assert (MARK in (await file.read()).decode()) is has
    assert MARK in await everything(world)
    await forget(world, "Anne")
    assert MARK not in await everything(world)


async def test_who_takes_a_seat_reads_nothing_of_who_left_it(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await write(world, live, SECRET)
    await world.member("Anne").slash(here(world, live), "game leave")
    await world.member("Eve").slash(here(world, live), "seat take")
    assert (await world.bot.tables.open(live.id)).seat_of(world.member("Eve").id) == 0
    assert MARK not in await read(world, live, "Eve")
    assert MARK not in await everything(world)


async def test_too_much_of_it_is_refused_and_changes_nothing(world: World) -> None:
    live = await world.table("Anne", "Bart")
    await write(world, live, SECRET)
    looking, anne = world.bot.services.looking, world.who("Anne")
    with pytest.raises(Tell, match="tell-notes-too-long"):
        await looking.note(live.id, anne, "x" * (MOST_NOTED + 1))
    read, _ = await looking.note(live.id, anne, "x" * MOST_NOTED)
    assert len(read.holder(0).settings.notes) == MOST_NOTED


async def test_a_lobby_has_no_notes(world: World) -> None:
    lobby = await world.lobby(world.member("Anne"))
    assert "no running table" in world.said(await world.member("Anne").slash(world.channel, "notes"))
    with pytest.raises(Tell, match="tell-not-started"):
        await world.bot.services.looking.note(lobby.id, world.who("Anne"), SECRET)
