"""`/game open`: a game that has ended goes on from its file, at a table that says so."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import discord
import pytest

from bot.lobbies.reopening import MOST_BYTES, read_sent
from bot.log.exporting import exported
from bot.tables import LiveTable
from data.store import Status
from engine.kernel import Table
from engine.kernel.history import NotAnExport
from tests.bot.answering import to_the_end
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.privacy.test_personal import forget
from tests.kernel.history.test_opened import exported as whole_game

Sent = dict[str, Any]


async def played_out(world: World, live: LiveTable) -> LiveTable:
    """The table once its game is over, whoever sits there."""
    held = await to_the_end(world, live)
    await world.bot.poster.settle(live)
    assert held.row.status is Status.FINISHED
    return held


async def file_of(world: World, *names: str, computers: int = 0) -> tuple[LiveTable, Sent]:
    """A game of Treasure Fleet that these have played, and its file."""
    live = await played_out(world, await world.table(*names, computers=computers, game="treasure_fleet"))
    return live, json.loads(await exported(world.bot.tables, live))


async def opens(world: World, who: str, file: Sent | bytes, **more: object) -> tuple[str, LiveTable | None]:
    """What somebody reads who opens a file, and the table that there is then."""
    sent = file if isinstance(file, bytes) else json.dumps(file).encode()
    result = await world.member(who).slash(world.channel, "game open", file=("table.json", sent), **more)
    rows = await world.bot.store.tables.find(status=(Status.PLAYING,), guild=world.guild.id)
    world.check_wire()
    return world.said(result), await world.bot.tables.open(rows[-1].number) if rows else None


async def opened(world: World, who: str, file: Sent, **more: object) -> LiveTable:
    """The table that somebody opens from a file."""
    said, live = await opens(world, who, file, **more)
    assert live is not None, said
    assert f"<#{live.place}>" in said
    return live


async def take(world: World, who: str, live: LiveTable, seat: int) -> str:
    """What somebody reads who wants a seat by a command."""
    return world.said(await world.member(who).slash(here(world, live), "seat take", seat=live.names[seat]))


def sits(world: World, live: LiveTable) -> dict[int, int | None]:
    """Who sits where."""
    return {one.seat: one.member for one in live.holders}


async def test_it_says_what_it_is_and_goes_on_from_the_round(world: World) -> None:
    old, file = await file_of(world, "Anne", "Bart")
    live = await opened(world, "Anne", file, round=2)
    assert live.game is not None
    assert live.game.spec.round_of(live.game.running.state) == 2
    told = world.all_text(live.place)
    assert f"<@{world.member('Anne').id}> opened this table from the file" in told
    assert "round 2" in told
    assert "Anne and Bart" in told
    assert "(from a file)" in live.title
    assert live.game.commitment != old.game.commitment  # pyright: ignore[reportOptionalMemberAccess]
    assert old.row.status is Status.FINISHED


async def test_everybody_has_his_own_seat_first(world: World) -> None:
    _, file = await file_of(world, "Anne", "Bart", computers=1)
    live = await opened(world, "Bart", file)
    anne, bart, eve = (world.member(name).id for name in ("Anne", "Bart", "Eve"))
    assert sits(world, live) == {0: None, 1: bart, 2: None}
    assert live.names[0] == "Anne"
    assert f"kept for <@{anne}>" in await take(world, "Eve", live, 0)
    await take(world, "Anne", live, 2)
    assert sits(world, live)[2] is None, "she knows what was in her own hand"
    await take(world, "Eve", live, 2)
    await take(world, "Anne", live, 0)
    assert sits(world, live) == {0: anne, 1: bart, 2: eve}
    # Whoever goes of his own accord has his seat kept no longer.
    await world.member("Anne").slash(here(world, live), "game leave")
    await take(world, "Grace", live, 0)
    assert sits(world, live)[0] == world.member("Grace").id


async def test_an_invitation_leads_to_a_seat_that_is_kept(world: World) -> None:
    _, file = await file_of(world, "Anne", "Bart")
    live = await opened(world, "Bart", file)
    who, eve = world.who("Bart"), world.member("Eve").id
    made = await world.bot.services.offers.invite(live.id, who, eve, "Eve", 0)
    (offer,) = world.bot.services.offers.open(made.live)
    await world.bot.services.offers.accept(live.id, world.who("Eve"), offer)
    assert sits(world, live)[0] == eve


async def test_a_seat_is_not_kept_for_who_has_left_the_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, file = await file_of(world, "Anne", "Bart")
    live = await opened(world, "Bart", file)
    gone = world.member("Anne").id

    async def is_here(_: int, member: int) -> bool:
        return member != gone

    monkeypatch.setattr(world.bot.services.crews, "_is_in_server", is_here)
    await take(world, "Eve", live, 0)
    assert sits(world, live)[0] == world.member("Eve").id


@pytest.mark.parametrize("forged", [{"seed": "of one's own"}, {"table": 77}, {"table": "1"}, {"table": None}])
async def test_whoever_makes_up_a_file_gets_nobodys_seat(world: World, forged: Sent) -> None:
    """What a file says of its table is believed if it knows that table's seed."""
    _, file = await file_of(world, "Anne", "Bart")
    if isinstance(forged.get("table", 0), int):
        live = await opened(world, "Eve", file | forged | {"players": ["Cap", "Tain"]})
        assert sits(world, live) == {0: world.member("Eve").id, 1: None}
        assert live.lobby.invited == ()
        await take(world, "Grace", live, 1)
        assert sits(world, live)[1] == world.member("Grace").id
    else:
        said, live = await opens(world, "Eve", file | forged)
        assert "can’t open that file" in said
        assert live is None


async def test_it_counts_for_nobody(world: World) -> None:
    old, file = await file_of(world, "Anne", "Bart")
    live = await played_out(world, await opened(world, "Anne", file))
    await world.bot.services.noting.settle()
    assert live.row.status is Status.FINISHED
    assert await world.bot.store.results.of_table(live.id) == []
    noted = await world.bot.store.looked.latest(world.member("Anne").id, world.guild.id, 9)
    assert [one.table_id for one in noted] == [old.id]


def words_in(told: Any) -> set[str]:
    """All strings in what somebody is told."""
    if isinstance(told, dict):
        return {word for value in told.values() for word in words_in(value)}
    if isinstance(told, list | tuple):
        return {word for value in told for word in words_in(value)}
    return {told} if isinstance(told, str) else set()


@pytest.mark.parametrize("game", ["marauders", "treasure_fleet"])
async def test_what_a_seat_holds_stays_its_own(world: World, game: str) -> None:
    """Neither the table's messages nor what is told of the file show it, and nobody else may look."""
    live = await opened(world, "Anne", whole_game(game) | {"players": ["Anne", "Bart", "Cora"]}, round=4)
    assert live.game is not None
    seen = words_in(live.game.view(None))
    hidden = {word for seat in (0, 1, 2) for word in words_in(live.game.view(seat))} - seen
    assert hidden, "somebody holds something"
    await world.bot.poster.settle(live)
    sent = json.dumps([message.components for message in world.messages(live.place)], default=str)
    assert not [word for word in hidden if word in sent]
    assert world.said(await world.member("Anne").slash(here(world, live), "hand"))
    for stranger in ("Eve", "Bart"):
        assert "no seat" in world.said(await world.member(stranger).slash(here(world, live), "hand"))


RUNNING = json.loads(json.dumps(Table.new("port_royal", seats=2, seed="goes on").export()))
BROKEN, UNFINISHED = "can’t open that file", "wasn’t over"


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (b"", BROKEN),
        (b"\xff\xfe", BROKEN),
        (b"[" * 200_000, BROKEN),
        (b'{"inputs": ' + b"[" * 200_000, BROKEN),
        (b'{"game": 1}', BROKEN),
        (b"[]", BROKEN),
        (b"{}", BROKEN),
        (RUNNING, UNFINISHED),
        (RUNNING | {"finished": True}, UNFINISHED),
        ({"format": 1}, "another version"),
        ({"schema": 900}, "another version"),
        ({"game": "chess"}, BROKEN),
        ({"game": "../../etc/passwd"}, BROKEN),
        ({"seats": 10**9}, BROKEN),
        ({"modules": ["@everyone"]}, BROKEN),
        ({"options": {"rules": [["x"]]}}, BROKEN),
        ({"inputs": [{"kind": "draw"}] * 20_001}, BROKEN),
        ({"inputs": [{"kind": "answer", "seat": 77, "values": ["x"]}]}, BROKEN),
        ({"inputs": [{"kind": "answer", "seat": 10**30, "values": ["x"]}]}, BROKEN),
    ],
)
async def test_a_hostile_file_is_refused_in_one_sentence(world: World, sent: Sent | bytes, why: str) -> None:
    if isinstance(sent, dict) and "commitment" not in sent:
        sent = whole_game("port_royal") | sent
    before = len(world.messages())
    said, live = await opens(world, "Anne", sent)
    assert why in said
    assert "\n" not in said.strip()
    assert live is None
    assert len(world.messages()) == before, "nobody sees anything of it"


async def test_a_file_that_is_too_large_is_not_even_fetched(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fetched(*_: object, **__: object) -> bytes:
        raise AssertionError

    monkeypatch.setattr(discord.Attachment, "read", fetched)
    said, live = await opens(world, "Anne", b" " * (MOST_BYTES + 1))
    assert "too large" in said
    assert live is None
    with pytest.raises(NotAnExport) as refused:
        read_sent(b" " * (MOST_BYTES + 1))
    assert refused.value.kind == "large"


async def test_a_round_that_was_not_played_is_named(world: World) -> None:
    said, live = await opens(world, "Anne", whole_game("port_royal"), round=400)
    assert "Round 400" in said
    assert live is None


async def test_what_takes_too_long_is_given_up(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lobbies.reopening.MOST_SECONDS", -1)
    said, live = await opens(world, "Anne", whole_game("port_royal"))
    assert "too long" in said
    assert live is None


async def test_one_member_has_one_file_opened_at_a_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, goes_on = asyncio.Event(), asyncio.Event()
    reopening = world.bot.lobbies.reopening
    before = reopening.open

    async def slowly(*args: Any) -> Any:
        held.set()
        await goes_on.wait()
        return await before(*args)

    monkeypatch.setattr(reopening, "open", slowly)
    sent = json.dumps(whole_game("port_royal")).encode()
    first = asyncio.create_task(reopening.open_sent(world.who("Anne"), world.channel.id, sent, None))
    await held.wait()
    said, _ = await opens(world, "Anne", sent)
    assert "still being opened" in said
    goes_on.set()
    assert (await first).live.is_running


async def test_names_of_a_file_call_nobody_and_format_nothing(world: World) -> None:
    file = whole_game("port_royal") | {"players": ["@everyone", "**Bart**", "<@123456789012345678>"]}
    live = await opened(world, "Anne", file)
    told = world.all_text(live.place)
    assert "\\*\\*Bart\\*\\*" in told
    assert "@everyone" not in told
    assert "<@123456789012345678>" not in told


async def test_it_is_no_table_of_the_week(world: World) -> None:
    old, file = await file_of(world, "Anne", "Bart")
    await opened(world, "Anne", file)
    channel, week = world.channel.id, world.bot.services.weekly
    assert [one.table for one in await week.found(world.guild.id, channel, world.clock.now())] == [old.id]


async def test_who_is_deleted_has_his_name_on_no_captain_who_keeps_his_seat(world: World) -> None:
    _, file = await file_of(world, "Anne", "Bart", computers=1)
    live = await opened(world, "Bart", file)
    ended = await played_out(world, await opened(world, "Bart", file))
    assert [one.names[0] for one in (live, ended)] == ["Anne", "Anne"]
    await forget(world, "Anne")
    for table in (live.id, ended.id):
        now = await world.bot.tables.open(table)
        assert "Anne" not in now.names
        assert now.names[2] == file["players"][2]
        for seat in await world.bot.store.tables.seats(table):
            assert "Anne" not in str(seat.settings)
            assert str(world.member("Anne").id) not in str(seat.settings)
    await world.bot.poster.settle(live)
    assert "Anne" not in world.text(world.newest("choices", live.place))


async def test_who_is_deleted_while_his_file_is_opened_has_no_seat_kept(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, file = await file_of(world, "Anne", "Bart")
    laying = world.bot.lobbies.reopening._laying
    laid = laying.opened

    async def meanwhile(*args: Any, **more: Any) -> Any:
        await world.bot.services.personal.forget(world.member("Anne").id)
        return await laid(*args, **more)

    monkeypatch.setattr(laying, "opened", meanwhile)
    live = await opened(world, "Bart", file)
    assert live.lobby.invited == ()
    assert str(world.member("Anne").id) not in str(live.row.crew)
