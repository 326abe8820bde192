"""Sitting down in a lobby, getting up, and the computer captains whom its host seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.servers.defaults import SEATED
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, GUILD, MARY, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port


def seated(live: LiveTable) -> list[str]:
    """Who sits there, members by name and computer captains by level."""
    return [holder.name if holder.member else f"level {holder.level}" for holder in live.holders]


async def test_who_joins_has_the_next_seat_and_is_known_by_name_and_language(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    live = await lobbies.sitting.join(live.id, replace(BART, locale="de"))
    assert seated(live) == ["Anne", "Bart"]
    assert live.lobby.locales[BART.id] == "de"
    assert live.lobby.newcomers == (ANNE.id, BART.id)


async def test_nobody_joins_twice_or_where_all_seats_are_taken(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, computers=3)
    with Refused("tell-seated-already"):
        await lobbies.sitting.join(live.id, ANNE)
    with Refused("tell-no-seat"):
        await lobbies.sitting.join(live.id, BART)
    with Refused("tell-no-such-table"):
        await lobbies.sitting.join(live.id + 1, BART)


async def test_two_who_want_the_last_seat_do_not_both_get_it(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, computers=2)
    tried = [lobbies.sitting.join(live.id, member) for member in (BART, CHARLOTTE)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "sits") for one in found) == ["sits", "tell-no-seat"]
    assert len(live.holders) == 4


async def test_nobody_sits_down_once_the_game_has_begun_or_is_over(lobbies: Lobbies) -> None:
    live = await begun(lobbies, ANNE, computers=1)
    with Refused("tell-begun"):
        await lobbies.sitting.join(live.id, BART)
    with Refused("tell-begun"):
        await lobbies.sitting.leave(live.id, ANNE)
    await lobbies.closing.end(live.id, ANNE)
    with Refused("tell-table-over"):
        await lobbies.sitting.join(live.id, BART)


async def test_who_sits_at_as_many_tables_as_he_may_joins_no_other_even_at_once(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, limits={SEATED: 1}))
    first, second = await gathered(lobbies, ANNE), await gathered(lobbies, BART)
    tried = [lobbies.sitting.join(live.id, CHARLOTTE) for live in (first, second)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "sits") for one in found) == ["sits", "tell-many-seats"]


# --- getting up ---


async def test_a_host_who_leaves_hands_the_lobby_on_and_whoever_comes_to_an_empty_one_has_it(
    lobbies: Lobbies,
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    with Refused("tell-not-seated"):
        await lobbies.sitting.leave(live.id, STRANGER)
    await lobbies.sitting.leave(live.id, ANNE)
    assert (seated(live), live.row.host) == (["Bart"], BART.id)
    await lobbies.sitting.leave(live.id, BART)
    assert (seated(live), live.row.host) == ([], BART.id)
    await lobbies.sitting.join(live.id, CHARLOTTE)
    assert (seated(live), live.row.host) == (["Charlotte"], CHARLOTTE.id)


# --- computer captains ---


async def test_the_host_seats_computer_captains_and_takes_the_last_away(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, computers=1)
    await lobbies.sitting.join(live.id, BART)
    await lobbies.sitting.add_computer(live.id, ANNE)
    assert seated(live) == ["Anne", "level 2", "Bart", "level 2"]
    assert live.holder(1).name != live.holder(3).name
    with Refused("tell-full"):
        await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.sitting.remove_computer(live.id, ANNE)
    assert seated(live) == ["Anne", "level 2", "Bart"]
    await lobbies.sitting.remove_computer(live.id, ANNE)
    with Refused("tell-no-computer"):
        await lobbies.sitting.remove_computer(live.id, ANNE)


async def test_only_the_host_and_moderators_of_the_server_seat_them(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, BART)
    elsewhere = Member(MARY.id, "Mary", guild=GUILD + 1, moderates=True)
    for member in (BART, STRANGER, elsewhere):
        with Refused("tell-host-only"):
            await lobbies.sitting.add_computer(live.id, member)
        with Refused("tell-host-only"):
            await lobbies.sitting.remove_computer(live.id, member)
    await lobbies.sitting.add_computer(live.id, MARY)
    assert seated(live) == ["Anne", "Bart", "level 2"]


async def test_the_lobby_of_a_host_who_left_the_server_passes_to_who_sits_there(
    lobbies: Lobbies, port: Port
) -> None:
    live = await gathered(lobbies, ANNE, BART)
    port.gone.add(ANNE.id)
    with Refused("tell-host-only"):
        await lobbies.sitting.add_computer(live.id, STRANGER)
    await lobbies.sitting.add_computer(live.id, BART)
    assert (seated(live), live.row.host) == (["Bart", "level 2"], BART.id)


async def test_what_a_lobby_has_outlives_the_process(harbour: Harbour, lobbies: Lobbies) -> None:
    live = await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    await lobbies.sitting.join(live.id, BART)
    await lobbies.sitting.add_computer(live.id, ANNE)
    before = (seated(live), live.lobby, live.row.host)
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert (seated(live), live.lobby, live.row.host) == before
