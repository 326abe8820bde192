"""Two worlds for games opened from their file: two files that differ in what a reader has never seen. While
the table is opened and its seats are taken he is sent and told the same by both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.tables import LiveTable
from data.store import GameTable
from engine.kernel import Table
from engine.kernel.conformance.trial import Chance
from engine.kernel.history import NotAnExport, open_again
from engine.kernel.table.imagine import named, permute_hidden, renamed_all
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.interactions.cogs.test_open import opens, take
from tests.bot.secrecy.client import noted_pictures
from tests.bot.secrecy.proof import where
from tests.bot.secrecy.test_through_discord import _told
from tests.kernel.history.test_opened import exported

GAME, PLAYERS = "marauders", ("Anne", "Bart", "Cora")
READERS = {"Anne": 0, "Bart": 1, "Cora": 2, "Eve": None}
ROUNDS = (3, 5, 7)
"""It is Bart's turn when these begin: nobody else is asked anything."""
FIRST_TABLE = 77_100
"""Tables have numbers that are nothing else."""

Sent = dict[str, Any]


@pytest.fixture
async def worlds(world: World) -> list[World]:
    """Two servers that are alike, each with members of its own."""
    async with world.bot.store.results._database.edit() as session:
        session.add(GameTable(id=FIRST_TABLE, guild=1, channel=1, host=1, game=GAME, seats=3))
    guilds = [world.env.create_guild("Port of call") for _ in range(2)]
    return [
        replace(world, guild=guild, channel=guild.create_text_channel("harbour"), members={})
        for guild in guilds
    ]


def seen_by(table: Table, reader: int | None) -> Any:
    """All that a seat or a spectator sees and reads of a table."""
    return json.loads(json.dumps([table.view(reader), table.log(reader)]))


def otherwise(file: Sent, number: int, reader: int | None) -> Iterator[Sent]:
    """The same file with two pieces exchanged from the first draw on, of which the reader has seen neither
    when a round begins; one of them somebody holds then.
    """
    one = open_again(file, number, seed="same")
    hands = named([one.view(seat) for seat in range(len(PLAYERS)) if seat != reader])
    unseen = named(seen_by(one, reader))
    exchange = permute_hidden(one.running, reader, Chance(f"opened:{number}:{reader}").number, unseen)
    for piece, other in exchange.items():
        if piece != other and piece in hands:
            swapped = {piece: other, other: piece}
            yield file | {"inputs": renamed_all(file["inputs"], swapped)}


def twins(number: int, reader: int | None) -> tuple[Sent, Sent]:
    """Two files that tell the reader the same until a round begins, and another seat something else."""
    file = exported(GAME) | {"players": [*PLAYERS]}
    seats = (reader, *range(len(PLAYERS)))
    one = open_again(file, number, seed="same")
    before = [seen_by(one, seat) for seat in seats]
    for twin in otherwise(file, number, reader):
        # With other cards it may have been played otherwise.
        with suppress(NotAnExport):
            two = open_again(twin, number, seed="same")
            after = [seen_by(two, seat) for seat in seats]
            if after[0] == before[0] and after[1:] != before[1:]:
                return file, twin
    raise AssertionError("nobody holds anything of which others know nothing")


async def told(world: World, live: LiveTable, name: str, since: int) -> list[str]:
    """What was posted and changed where everybody reads and in a member's direct messages since so many
    requests, and what he is told who asks.
    """
    member, found = world.member(name), list[Any]()
    direct = world.env.backend.dm_channels.get(member.id)
    places = {live.place: "thread", world.channel.id: "channel", direct: "direct"}
    for request in world.env.http_requests[since:]:
        for place, called in places.items():
            if f"/channels/{place}/" in request.path:
                body = {key: value for key, value in (request.json or {}).items() if key != "nonce"}
                found.append([request.method, called, body])
    asked = {command: await member.slash(here(world, live), command) for command in ("hand", "who", "help")}
    for verb in ("choices", "log", "board"):
        asked[verb] = await world.click(member, world.newest(verb, live.place), verb)
    found += [[what, world.said(answer)] for what, answer in asked.items()]
    return [_told(str(one).replace(str(live.id), "<table>")) for one in found]


async def opened(world: World, file: Sent, number: int, name: str) -> list[str]:
    """Bart opens a file, Anne and Cora take their seats; what a member gets of it."""
    since = len(world.env.http_requests)
    said, live = await opens(world, "Bart", file, round=number)
    assert live is not None, said
    for seat in (1, 0, 2):
        if live.holder(seat).member is None:
            await take(world, PLAYERS[seat], live, seat)
        await world.bot.poster.settle(live)
        await world.env.settle()
    live = await world.bot.tables.open(live.id)
    assert [one.member for one in live.holders] == [world.member(one).id for one in PLAYERS]
    return await told(world, live, name, since)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", READERS)
async def test_what_is_opened_from_a_file_tells_nobody_what_others_hold(
    worlds: list[World], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "the same")
    number = ROUNDS[len(name) % len(ROUNDS)]
    files = twins(number, READERS[name])
    with noted_pictures(monkeypatch):
        one, two = [
            await opened(world, file, number, name) for world, file in zip(worlds, files, strict=True)
        ]
    assert len(one) > 8
    assert not where(one, two), where(one, two)


async def test_who_holds_it_gets_something_else(worlds: list[World], monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof sees what a hand tells."""
    monkeypatch.setattr("bot.lobbies.opening.new_seed", lambda: "the same")
    number, files = 5, twins(5, None)
    views = [open_again(file, number, seed="same") for file in files]
    (holder, *_) = [seat for seat in range(3) if seen_by(views[0], seat) != seen_by(views[1], seat)]
    with noted_pictures(monkeypatch):
        pairs = zip(worlds, files, strict=True)
        got = [await opened(world, file, number, PLAYERS[holder]) for world, file in pairs]
    assert where(got[0], got[1])
