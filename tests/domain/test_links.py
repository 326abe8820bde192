"""Links to the pages of tables: who has which, and what ends them. No Discord."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.crews.crews import Crews
from bot.linking.links import AFTERWARDS, MOST, Links
from bot.tables.member import Member
from data.store import StoreError
from tests.domain.conftest import ANNE, BART, MARY, MARY_ELSEWHERE, STRANGER, Harbour, Refused

PAGE = "https://pirates.example/"


@pytest.fixture
def links(harbour: Harbour) -> Links:
    """The links of the harbour's tables."""
    return Links(harbour.tables, harbour.clock, PAGE)


def key_of(address: str) -> str:
    """The key in a link."""
    assert address.startswith("https://pirates.example/")
    return address.split("/")[3]


async def given(links: Links, table: int, member: Member) -> str:
    return key_of(await links.give(table, member))


async def test_a_link_opens_ones_own_seat_and_a_spectators_only_looks_on(
    harbour: Harbour, links: Links
) -> None:
    live = await harbour.game(ANNE, BART)
    for seat, who in enumerate((ANNE, BART)):
        address = await links.give(live.id, who)
        assert address.endswith(f"/play?seat={seat}")
        opened = await links.opened(key_of(address))
        assert opened is not None
        assert opened.member is not None
        assert (opened.live.id, opened.seat, opened.member.id) == (live.id, seat, who.id)
    opened = await links.opened(await given(links, live.id, STRANGER))
    assert opened is not None
    assert (opened.live.id, opened.seat, opened.member) == (live.id, None, None)
    assert await links.opened("") is None
    assert await links.opened("a" * 32) is None


async def test_what_is_stored_opens_nothing_and_holds_after_a_restart(harbour: Harbour, links: Links) -> None:
    live = await harbour.game(ANNE, BART)
    key = await given(links, live.id, ANNE)
    (stored,) = await harbour.tables.store.links.find()
    assert key not in stored.digest
    assert await links.opened(stored.digest) is None
    again = Links(harbour.tables, harbour.clock, PAGE)
    assert await again.opened(key) is None
    await again.open()
    opened = await again.opened(key)
    assert opened is not None
    assert opened.seat == 0


async def test_whoever_leaves_loses_his_links_for_good(harbour: Harbour, links: Links, crews: Crews) -> None:
    live = await harbour.game(ANNE, BART)
    kept, lost = await given(links, live.id, ANNE), await given(links, live.id, BART)
    async with harbour.tables.hold(live.id) as held:
        await crews.leave(held, BART.id)
    await links.settle()
    assert await links.opened(lost) is None
    assert await links.opened(kept) is not None
    assert [one.member for one in await harbour.tables.store.links.find()] == [ANNE.id]


async def test_a_spectators_link_does_not_become_a_seats(harbour: Harbour, links: Links) -> None:
    live = await harbour.game(ANNE, BART)
    watching = await given(links, live.id, STRANGER)
    async with harbour.tables.hold(live.id) as held:
        held.holder(1).member = STRANGER.id
    opened = await links.opened(watching)
    assert opened is not None
    assert opened.seat is None
    own = await links.opened(await given(links, live.id, STRANGER))
    assert own is not None
    assert own.seat == 1


async def test_a_member_ends_his_own_links_and_the_host_or_a_moderator_everybodys(
    harbour: Harbour, links: Links
) -> None:
    live = await harbour.game(ANNE, BART)
    for by in (ANNE, MARY):
        keys = {who.id: await given(links, live.id, who) for who in (ANNE, BART, STRANGER)}
        await links.end(live.id, BART)
        assert await links.opened(keys[BART.id]) is None
        assert await links.opened(keys[ANNE.id]) is not None
        for other in (BART, STRANGER):
            with Refused("tell-host-only"):
                await links.end_all(live.id, other)
        with Refused("tell-no-such-table"):
            await links.end_all(live.id, MARY_ELSEWHERE)
        assert await links.opened(keys[STRANGER.id]) is not None
        await links.end_all(live.id, by)
        assert [await links.opened(key) for key in keys.values()] == [None] * 3
    assert await harbour.tables.store.links.find() == []


async def test_a_further_link_ends_the_oldest(harbour: Harbour, links: Links) -> None:
    live = await harbour.game(ANNE, BART)
    other = await given(links, live.id, BART)
    keys: list[str] = []
    for _ in range(MOST + 2):
        keys.append(await given(links, live.id, ANNE))
        harbour.clock.move(timedelta(seconds=1))
    assert [await links.opened(key) is not None for key in keys] == [False, False, *[True] * MOST]
    assert await links.opened(other) is not None
    assert links.count(live.id, ANNE.id) == MOST


async def test_links_end_a_day_after_the_game(
    harbour: Harbour, links: Links, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.tables.now", harbour.clock.now)
    live = await harbour.game(ANNE, BART)
    key = await given(links, live.id, ANNE)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.end(held)
    harbour.clock.move(AFTERWARDS - timedelta(minutes=5))
    assert await links.opened(key) is not None
    assert await given(links, live.id, STRANGER)
    harbour.clock.move(timedelta(minutes=6))
    assert await links.opened(key) is None
    with Refused("tell-page-closed"):
        await links.give(live.id, ANNE)


async def test_links_go_with_their_table(harbour: Harbour, links: Links) -> None:
    live = await harbour.game(ANNE, BART)
    key = await given(links, live.id, ANNE)
    await harbour.tables.store.tables.delete(live.id)
    assert await harbour.tables.store.links.find() == []
    again = Links(harbour.tables, harbour.clock, PAGE)
    await again.open()
    assert await again.opened(key) is None


async def test_links_go_with_who_is_deleted(harbour: Harbour, links: Links) -> None:
    live = await harbour.game(ANNE, BART)
    key, kept = await given(links, live.id, ANNE), await given(links, live.id, BART)
    await links.erase(ANNE.id)
    assert await links.opened(key) is None
    assert await links.opened(kept) is not None
    assert [one.member for one in await harbour.tables.store.links.find()] == [BART.id]


async def test_what_is_ended_stays_ended_though_the_store_fails(
    harbour: Harbour, links: Links, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await harbour.game(ANNE, BART)
    key = await given(links, live.id, ANNE)

    async def fails(digests: list[str]) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(harbour.tables.store.links, "drop", fails)
    with pytest.raises(StoreError):
        await links.end(live.id, ANNE)
    assert await links.opened(key) is None


async def test_a_lobby_has_no_page_and_without_an_address_nobody_gets_a_link(
    harbour: Harbour, links: Links
) -> None:
    lobby = await harbour.lobby(ANNE, BART)
    with Refused("tell-page-closed"):
        await links.give(lobby.id, ANNE)
    live = await harbour.game(ANNE, BART)
    with Refused("tell-no-page"):
        await Links(harbour.tables, harbour.clock).give(live.id, ANNE)
