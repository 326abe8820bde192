"""Opening a lobby, and another one when its game is over."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.lobbies.lobbies import Lobbies
from bot.tables.servers.defaults import LOBBIES, ODDS_NEVER, ODDS_OFF
from bot.tables.servers.limits import MOST_LOBBIES
from bot.tables.tell import Tell
from data.store import Status
from tests.domain.conftest import (
    ANNE,
    BART,
    CHANNEL,
    CHARLOTTE,
    GUILD,
    MARY,
    MARY_ELSEWHERE,
    Harbour,
    Refused,
)
from tests.domain.lobbies.gathered import begun, gathered
from tests.domain.port import Port


async def test_whoever_opens_a_lobby_is_its_host_and_sits_there(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    live = await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    assert (live.row.host, live.row.guild, live.row.channel) == (ANNE.id, GUILD, CHANNEL)
    assert [holder.name for holder in live.holders] == ["Anne"]
    assert live.lobby.seed
    assert live.lobby.newcomers == (ANNE.id,)
    assert live.lobby.locales == {ANNE.id: "en-US"}
    assert [told.what for told in port.told] == ["post"]
    assert live.row.messages["lobby"]


async def test_a_lobby_begins_with_what_its_server_has_settled(harbour: Harbour, lobbies: Lobbies) -> None:
    await harbour.tables.settle(
        GUILD,
        lambda settled: replace(
            settled, pace="daily", at_deadline="wait", odds=ODDS_OFF, options={"tiny": {"goal": 7}}
        ),
    )
    await harbour.tables.set_guild(GUILD, modules={"tiny": {"on": ["moon"], "closed": []}})
    live = await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    assert (live.lobby.pace, live.lobby.at_deadline, live.allows_odds) == ("daily", "wait", False)
    assert (live.row.options, live.row.modules) == ({"goal": 7}, ["moon"])


async def test_without_a_name_the_first_game_of_the_server_is_meant(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, closed=("marauders",)))
    assert (await lobbies.opening.open(ANNE, CHANNEL)).row.game == "port_royal"


async def test_a_server_that_has_named_a_channel_has_its_lobbies_there(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    assert await lobbies.opening.place(GUILD, CHANNEL) == CHANNEL
    await harbour.tables.set_guild(GUILD, channel=555)
    assert await lobbies.opening.place(GUILD, CHANNEL) == 555


async def test_a_game_that_a_server_does_not_play_has_no_lobby(harbour: Harbour, lobbies: Lobbies) -> None:
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, closed=("tiny",)))
    with Refused("tell-game-closed"):
        await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    assert await harbour.tables.all_unfinished() == []


async def test_a_lobby_that_cannot_be_posted_is_closed(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    port.refuses.add("post")
    with Refused("tell-cannot-open"):
        await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    assert await harbour.tables.all_unfinished() == []


async def test_a_member_has_only_so_many_lobbies_even_if_all_are_opened_at_once(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    tried = [lobbies.opening.open(ANNE, CHANNEL, "tiny") for _ in range(MOST_LOBBIES + 2)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    refused = [one for one in found if isinstance(one, Tell)]
    assert [one.key for one in refused] == ["tell-many-lobbies"] * 2
    assert len(await harbour.tables.all_unfinished()) == MOST_LOBBIES


async def test_a_server_has_only_so_many_lobbies(harbour: Harbour, lobbies: Lobbies) -> None:
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, limits={LOBBIES: 1}))
    await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    with Refused("tell-server-lobbies"):
        await lobbies.opening.open(BART, CHANNEL, "tiny")


# --- again ---


async def test_those_whose_game_is_over_are_invited_to_another_as_it_was_settled(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    old = await gathered(lobbies, ANNE, BART, computers=1)
    await lobbies.settling.change(old.id, ANNE, "goal", "9")
    await lobbies.settling.change_modules(old.id, ANNE, ["moon"])
    await lobbies.settling.change_odds(old.id, ANNE, True, helm=True)
    await lobbies.settling.change_language(old.id, ANNE, "de")
    await lobbies.settling.change_asides(old.id, ANNE, False)
    await lobbies.starting.start(old.id, ANNE)
    with Refused("tell-not-over"):
        await lobbies.opening.again(old.id, BART)
    await lobbies.closing.end(old.id, ANNE)
    new = await lobbies.opening.again(old.id, BART)
    assert new.row.status is Status.LOBBY
    assert (new.row.host, new.lobby.invited) == (BART.id, (ANNE.id,))
    assert [(one.member, one.level) for one in new.holders] == [(BART.id, None), (None, 2)]
    assert (new.row.options, new.row.modules) == ({"goal": 9}, ["moon"])
    assert (new.allows_odds, new.allows_helm, new.lobby.language) == (True, True, "de")
    assert not new.lobby.asides
    assert port.heard("post")[-1].ping == (ANNE.id,)
    assert (await harbour.tables.open(old.id)).lobby.again == new.id


async def test_in_another_game_of_the_same_the_seats_are_turned_whoever_comes_first(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    old = await gathered(lobbies, ANNE, BART, computers=1)
    await lobbies.starting.start(old.id, ANNE)
    computer = old.holders[2].name
    await lobbies.closing.end(old.id, ANNE)
    new = await lobbies.opening.again(old.id, ANNE)
    await lobbies.sitting.join(new.id, CHARLOTTE)
    await lobbies.sitting.join(new.id, BART)
    assert [one.name for one in new.holders] == ["Anne", computer, "Charlotte", "Bart"]
    await lobbies.starting.start(new.id, ANNE)
    assert [one.name for one in new.holders] == ["Bart", computer, "Anne", "Charlotte"]
    assert [one.seat for one in new.holders] == [0, 1, 2, 3]
    seats = await harbour.tables.store.tables.seats(new.id)
    assert [seat.member for seat in seats] == [BART.id, None, ANNE.id, CHARLOTTE.id]


async def test_a_seat_that_was_lent_is_turned_as_its_owners_who_may_ask_for_another_game(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    old = await begun(lobbies, ANNE, BART)
    async with harbour.tables.hold(old.id) as held:
        await harbour.tables.replace(held, 1, member=CHARLOTTE.id, name="Charlotte", lent=BART.id)
    await lobbies.closing.end(old.id, ANNE)
    new = await lobbies.opening.again(old.id, BART)
    assert new.lobby.invited == (ANNE.id,)
    await lobbies.closing.end(new.id, BART)
    new = await lobbies.opening.again(old.id, ANNE)
    assert new.lobby.invited == (BART.id,)
    await lobbies.sitting.join(new.id, BART)
    await lobbies.starting.start(new.id, ANNE)
    assert [one.member for one in new.holders] == [BART.id, ANNE.id]


async def test_where_the_table_before_is_gone_all_sit_as_they_came(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    old = await begun(lobbies, ANNE, BART)
    await lobbies.closing.end(old.id, ANNE)
    new = await lobbies.opening.again(old.id, ANNE)
    await lobbies.sitting.join(new.id, BART)
    await harbour.tables.store.tables.delete(old.id)
    await lobbies.starting.start(new.id, ANNE)
    assert [one.member for one in new.holders] == [ANNE.id, BART.id]


async def test_another_lobby_is_for_those_who_sat_there_and_moderators(lobbies: Lobbies) -> None:
    old = await begun(lobbies, ANNE, BART)
    await lobbies.closing.end(old.id, ANNE)
    for stranger in (CHARLOTTE, MARY_ELSEWHERE):
        with Refused("tell-again-stranger"):
            await lobbies.opening.again(old.id, stranger)
    new = await lobbies.opening.again(old.id, MARY)
    assert new.lobby.invited == (ANNE.id, BART.id)


async def test_two_at_once_open_one_lobby_and_a_closed_one_may_be_followed(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    old = await begun(lobbies, ANNE, BART)
    await lobbies.closing.end(old.id, ANNE)
    tried = [lobbies.opening.again(old.id, member) for member in (ANNE, BART)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "opened") for one in found) == ["opened", "tell-again-open"]
    first = (await harbour.tables.open(old.id)).lobby.again
    assert first is not None
    await lobbies.closing.end(first, MARY)
    assert (await lobbies.opening.again(old.id, BART)).id != first


async def test_a_lobby_that_cannot_be_posted_may_be_opened_again(
    harbour: Harbour, lobbies: Lobbies, port: Port
) -> None:
    old = await begun(lobbies, ANNE, BART)
    await lobbies.closing.end(old.id, ANNE)
    port.refuses.add("post")
    with Refused("tell-cannot-open"):
        await lobbies.opening.again(old.id, ANNE)
    port.refuses.clear()
    assert (await harbour.tables.open(old.id)).lobby.again is None
    assert await lobbies.opening.again(old.id, ANNE)


async def test_what_moderators_have_settled_since_has_the_last_word(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    old = await gathered(lobbies, ANNE, BART)
    await lobbies.settling.change_modules(old.id, ANNE, ["moon"])
    await lobbies.closing.end(old.id, ANNE)
    await harbour.tables.set_guild(GUILD, modules={"tiny": {"on": [], "closed": ["moon"]}})
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, odds=ODDS_NEVER))
    new = await lobbies.opening.again(old.id, ANNE)
    assert (new.row.modules, new.allows_odds) == ([], False)


@pytest.mark.parametrize("gone", ["closed", "limited"])
async def test_another_lobby_is_opened_as_any_is(harbour: Harbour, lobbies: Lobbies, gone: str) -> None:
    old = await begun(lobbies, ANNE, BART)
    await lobbies.closing.end(old.id, ANNE)
    if gone == "closed":
        await harbour.tables.settle(GUILD, lambda settled: replace(settled, closed=("tiny",)))
    else:
        await harbour.tables.settle(GUILD, lambda settled: replace(settled, limits={LOBBIES: 1}))
        await lobbies.opening.open(CHARLOTTE, CHANNEL, "tiny")
    with Refused("tell-game-closed" if gone == "closed" else "tell-server-lobbies"):
        await lobbies.opening.again(old.id, ANNE)
