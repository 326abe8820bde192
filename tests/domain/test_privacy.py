"""A member has all about himself deleted."""

from __future__ import annotations

import pytest

from bot.privacy.personal import Persons
from bot.tables import LiveTable
from bot.tables.live import Holder
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.store import Status
from tests.domain.conftest import BART, GUILD, Harbour

ANNE = Member(300_000_000_000_000_011, "Anne", "en-US", GUILD)
"""Her id is as long as real ones: no digest holds it by chance."""


class World:
    """Stands in for crews, lobbies and messages: what they were to do is noted in `done`."""

    def __init__(self, harbour: Harbour) -> None:
        self._tables = harbour.tables
        self.done: list[str] = []

    async def leave(self, live: LiveTable, member: int) -> int:
        if len(live.members) == 1:
            raise Tell("tell-last-member")
        seat = live.own_seat(member)
        await self._tables.replace(live, seat, level=1)
        return seat

    async def vacate(self, live: LiveTable, member: int) -> None:
        kept = [seat for seat in await self._tables.store.tables.seats(live.id) if seat.member != member]
        await self._tables.store.tables.set_seats(live.id, kept)
        await self._tables.refresh_row(live)

    async def repost(self, live: LiveTable) -> None:
        self.done.append(f"repost {live.id}")

    async def withdraw(self, holder: Holder) -> None:
        self.done.append(f"withdraw {holder.member}")

    async def erase(self, member: int) -> None:
        self.done.append(f"erase {member}")


@pytest.fixture
def world(harbour: Harbour) -> World:
    """What lies outside."""
    return World(harbour)


@pytest.fixture
def persons(harbour: Harbour, world: World) -> Persons:
    """What is stored of members."""
    return Persons(harbour.tables, world, world.vacate, world.repost, world.withdraw, world.erase)


async def test_who_is_deleted_leaves_every_table(harbour: Harbour, persons: Persons, world: World) -> None:
    game, lobby = await harbour.game(ANNE, BART), await harbour.lobby(BART, ANNE)
    assert (await persons.stored(ANNE.id)).seats
    await persons.forget(ANNE.id)
    assert game.is_running
    assert game.holder(0).is_computer
    assert [holder.member for holder in lobby.holders] == [BART.id]
    assert await harbour.tables.store.persons.tables(ANNE.id) == []
    assert not (await persons.stored(ANNE.id)).seats
    assert game.id in harbour.changed
    assert world.done == [
        f"withdraw {ANNE.id}",
        f"withdraw {ANNE.id}",
        f"repost {lobby.id}",
        f"erase {ANNE.id}",
    ]


async def test_a_table_ends_with_its_last_member(harbour: Harbour, persons: Persons, world: World) -> None:
    game, lobby = await harbour.game(ANNE, computers=1), await harbour.lobby(ANNE)
    await persons.forget(ANNE.id)
    assert [game.row.status, lobby.row.status] == [Status.ENDED, Status.ENDED]
    assert f"repost {lobby.id}" in world.done
    assert await harbour.tables.store.persons.tables(ANNE.id) == []


async def test_a_table_that_cannot_be_opened_loses_what_it_keeps(
    harbour: Harbour, persons: Persons, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await harbour.game(ANNE, BART)

    async def aside(table: int) -> LiveTable:
        raise Tell("tell-damaged-table")

    with monkeypatch.context() as patched:
        patched.setattr(harbour.tables, "open", aside)
        await persons.forget(ANNE.id)
    assert f"withdraw {ANNE.id}" in world.done
    assert await harbour.tables.store.persons.tables(ANNE.id) == []
    assert (await harbour.tables.store.tables.seats(game.id))[1].member == BART.id
