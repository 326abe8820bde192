"""What the host of a lobby settles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.lobbies.lobbies import Lobbies
from bot.lobbies.settling import RIVALS, Settling
from bot.tables import LiveTable
from bot.tables.member import Member
from bot.tables.servers.defaults import ODDS_NEVER
from bot.tables.story import gentle, talkers
from engine.captains import Level
from engine.games import load_game
from engine.kernel import AnswerError, guided
from tests.domain.conftest import ANNE, BART, GUILD, MARY, MARY_ELSEWHERE, STRANGER, Harbour, Refused
from tests.domain.lobbies.gathered import begun, gathered

Act = Callable[[Settling, int, Member], Awaitable[LiveTable]]

ACTS: dict[str, Act] = {
    "look": lambda settling, table, member: settling.look(table, member),
    "setting": lambda settling, table, member: settling.change(table, member, "goal", "5"),
    "opening": lambda settling, table, member: settling.change_opening(table, member),
    "modules": lambda settling, table, member: settling.change_modules(table, member, ["moon"]),
    "set": lambda settling, table, member: settling.take_set(table, member, "all"),
    "level": lambda settling, table, member: settling.change_level(table, member, 1),
    "odds": lambda settling, table, member: settling.change_odds(table, member, False),
    "language": lambda settling, table, member: settling.change_language(table, member, "de"),
}
"""Everything that a host settles."""


@pytest.mark.parametrize("act", ACTS)
async def test_only_the_host_settles_a_lobby_and_only_before_its_game(lobbies: Lobbies, act: str) -> None:
    live = await gathered(lobbies, ANNE, BART)
    for member in (BART, STRANGER, MARY_ELSEWHERE):
        with Refused("tell-host-only"):
            await ACTS[act](lobbies.settling, live.id, member)
    live = await lobbies.starting.start(live.id, ANNE)
    before = (live.row.options, live.row.modules, live.row.lobby)
    with Refused("tell-begun"):
        await ACTS[act](lobbies.settling, live.id, ANNE)
    assert (live.row.options, live.row.modules, live.row.lobby) == before


async def test_a_moderator_may_settle_every_lobby(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    await lobbies.settling.change(live.id, MARY, "goal", "12")
    assert live.row.options == {"goal": 12}
    assert live.seat_of(MARY.id) is None


async def test_a_setting_is_read_and_one_that_does_not_fit_changes_nothing(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE)
    await lobbies.settling.change(live.id, ANNE, "goal", "5")
    for value in ("0", "100", "many"):
        with pytest.raises(AnswerError) as refused:
            await lobbies.settling.change(live.id, ANNE, "goal", value)
        assert refused.value.refusal.key == "bad-setting"
    with Refused("tell-old-button"):
        await lobbies.settling.change(live.id, ANNE, "sails", "5")
    harbour.tables.forget(live.id)
    assert (await harbour.tables.open(live.id)).row.options == {"goal": 5}


async def test_a_module_brings_in_what_it_needs_and_its_settings_come_and_go_with_it(
    lobbies: Lobbies,
) -> None:
    live = await gathered(lobbies, ANNE, game="marauders")
    await lobbies.settling.change_modules(live.id, ANNE, ["storm", "new_cards"])
    assert set(live.row.modules) == {"storm", "wind", "new_cards"}
    own = [option for option in load_game("marauders").settings(["new_cards"]) if option.id == "new_decks"]
    assert own
    assert {option.id for option in own} <= set(live.row.options)
    await lobbies.settling.change_modules(live.id, ANNE, [])
    assert live.row.modules == []
    assert not {option.id for option in own} & set(live.row.options)


async def test_modules_that_exclude_each_other_and_closed_ones_are_refused(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE, game="marauders")
    with pytest.raises(AnswerError) as refused:
        await lobbies.settling.change_modules(live.id, ANNE, ["captains_draw_two", "captains_for_gold"])
    assert refused.value.refusal.key == "module-excludes"
    await harbour.tables.set_guild(GUILD, modules={"marauders": {"on": ["brig"], "closed": ["brig", "wind"]}})
    with Refused("tell-module-closed"):
        await lobbies.settling.change_modules(live.id, ANNE, ["storm"])
    await lobbies.settling.change_modules(live.id, ANNE, ["new_cards"])
    assert set(live.row.modules) == {"brig", "new_cards"}, "what is closed stays as it is settled"
    assert set((await lobbies.settling.freedom(live)).closed) == {"brig", "wind"}


async def test_a_ready_made_set_is_taken_whole(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, game="marauders")
    for one in load_game("marauders").ready_made:
        await lobbies.settling.take_set(live.id, ANNE, one.id)
        assert set(one.modules) <= set(live.row.modules)
    with Refused("tell-old-button"):
        await lobbies.settling.take_set(live.id, ANNE, "none of them")


async def test_a_first_voyage_has_no_modules_and_two_rivals_for_who_is_alone(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE, game="marauders")
    await lobbies.settling.change_modules(live.id, ANNE, ["wind"])
    await lobbies.settling.change_opening(live.id, ANNE)
    assert guided(live.row.options)
    assert live.row.modules == []
    assert [holder.is_computer for holder in live.holders] == [False] + [True] * RIVALS
    assert [holder.level for holder in live.holders] == [None] + [Level.GENTLE] * RIVALS
    await lobbies.settling.change_opening(live.id, ANNE)
    assert not guided(live.row.options)
    assert [holder.level for holder in live.holders] == [None] + [Level.SENSIBLE] * RIVALS
    await lobbies.settling.change_opening(live.id, ANNE)
    await lobbies.settling.change_level(live.id, ANNE, Level.RANDOM)
    await lobbies.settling.change_opening(live.id, ANNE)
    assert live.lobby.level == Level.RANDOM, "who has chosen a level keeps it"
    assert [holder.level for holder in live.holders] == [None] + [Level.RANDOM] * RIVALS
    two = await gathered(lobbies, ANNE, BART, game="port_royal")
    await lobbies.settling.change_opening(two.id, ANNE)
    assert [holder.name for holder in two.holders] == ["Anne", "Bart"]


async def test_a_game_without_a_first_voyage_opens_as_usual(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    with Refused("tell-old-button"):
        await lobbies.settling.change_opening(live.id, ANNE)
    assert live.row.options == {"goal": 3}


async def test_the_level_is_of_all_computer_captains_those_seated_too(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE, computers=1)
    await lobbies.settling.change_level(live.id, ANNE, 1)
    await lobbies.sitting.add_computer(live.id, ANNE)
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert [holder.level for holder in live.holders] == [None, 1, 1]
    assert live.lobby.names == {ANNE.id: "Anne"}
    for level in (0, 3):
        with Refused("tell-old-button"):
            await lobbies.settling.change_level(live.id, ANNE, level)


async def test_odds_are_the_hosts_as_long_as_moderators_leave_them(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE)
    await lobbies.settling.change_odds(live.id, ANNE, False)
    assert not live.allows_odds
    await lobbies.settling.change_odds(live.id, ANNE, True)
    assert (live.allows_odds, live.allows_helm) == (True, False)
    await lobbies.settling.change_odds(live.id, ANNE, True, helm=True)
    assert live.allows_helm
    await lobbies.settling.change_odds(live.id, ANNE, False, helm=True)
    assert not live.allows_helm, "advice says more than odds"
    await lobbies.settling.change_odds(live.id, ANNE, True)
    assert (await lobbies.settling.freedom(live)).odds
    await harbour.tables.settle(GUILD, lambda settled: replace(settled, odds=ODDS_NEVER))
    with Refused("tell-odds-never"):
        await lobbies.settling.change_odds(live.id, ANNE, True)
    assert not (await lobbies.settling.freedom(live)).odds


async def test_the_host_silences_gentle_captains_before_the_game_and_while_it_is_played(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    live = await gathered(lobbies, ANNE, BART, computers=1)
    await lobbies.settling.change_level(live.id, ANNE, Level.GENTLE)
    for member in (BART, STRANGER, MARY_ELSEWHERE):
        with Refused("tell-host-only"):
            await lobbies.settling.change_asides(live.id, member, False)
    await lobbies.settling.change_asides(live.id, ANNE, False)
    live = await lobbies.starting.start(live.id, ANNE)
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert not live.lobby.asides, "it is kept"
    assert talkers(live) == frozenset()
    for member in (BART, STRANGER):
        with Refused("tell-host-only"):
            await lobbies.settling.change_asides(live.id, member, True)
    live = await lobbies.settling.change_asides(live.id, ANNE, True)
    assert talkers(live) == gentle(live) == {2}
    await harbour.finish(live)
    with Refused("tell-table-over"):
        await lobbies.settling.change_asides(live.id, ANNE, False)


async def test_a_table_speaks_the_language_of_its_host_at_once(lobbies: Lobbies) -> None:
    live = await gathered(lobbies, ANNE)
    await lobbies.settling.change_language(live.id, ANNE, "de")
    assert live.texts.language == "de"
    with Refused("tell-old-button"):
        await lobbies.settling.change_language(live.id, ANNE, "tlh")
    assert (await begun(lobbies, BART, computers=1)).texts.language == "en"
