"""Games alone, for a score: who may begin one, what is kept of it, and who reads that."""

from __future__ import annotations

from typing import Any

import pytest

from bot.crews.crews import Crews
from bot.lobbies.laying import Computer, Wanted
from bot.lobbies.lobbies import Lobbies
from bot.remembering.noting import Noting
from bot.remembering.records import Records
from bot.servers.settling import Settling
from bot.tables import LiveTable
from bot.tables.finding.solo import own_scores
from bot.tables.tell import NoSuch
from bot.wording.headline import outcome
from bot.wording.solo import grade_text, own_line
from data.locale import Texts
from engine.kernel import solo_score
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, MARY, Harbour, Refused
from tests.domain.test_noting import at_once

GAME, GRADE = "treasure_fleet", "one"
ALONE: dict[str, Any] = {"grade": GRADE, "settings": {}, "levels": [2, 2]}


@pytest.fixture
def records(harbour: Harbour) -> Records:
    """The records of the harbour."""
    return Records(harbour.tables, at_once)


async def begun(lobbies: Lobbies, computers: int = 2, **options: Any) -> LiveTable:
    """A game that Anne has begun alone."""
    wanted = Wanted(GAME, computers=[Computer()] * computers, options={"solo": GRADE, **options})
    live = await lobbies.laying.lay(ANNE, CHANNEL, wanted)
    return await lobbies.starting.start(live.id, ANNE)


async def noted(harbour: Harbour, live: LiveTable) -> None:
    """It is played to its end, and that is noted."""
    await harbour.finish(live)
    await Noting(harbour.tables, at_once).note(live.id)


async def kept(harbour: Harbour, live: LiveTable) -> list[Any]:
    """What is kept of each seat as what it came to alone."""
    rows = await harbour.tables.store.results.of_table(live.id)
    return [row.told.get("solo") for row in rows]


async def test_what_a_game_alone_comes_to_is_kept_and_read_by_its_player(
    harbour: Harbour, lobbies: Lobbies, records: Records
) -> None:
    live = await begun(lobbies)
    await noted(harbour, live)
    assert live.game is not None
    assert live.game.result is not None
    points = live.game.result.scores[0]["points"]
    assert await kept(harbour, live) == [ALONE | {"score": points}, None, None]
    (one,) = (await records.of(ANNE, ANNE.id)).alone
    assert (one.game, one.grade, one.seats, one.games, one.best, one.last) == (
        GAME,
        GRADE,
        3,
        1,
        points,
        points,
    )
    assert not one.own
    told = "1 point" if points == 1 else f"{points} points"
    assert f"Alone (A single sailing): **{told}**." in outcome(live)
    assert (await records.of(CHARLOTTE, ANNE.id)).alone == [], "only she reads it"
    assert await records.alone(BART) == []


async def test_scores_are_put_together_as_far_as_they_can_be_compared(
    harbour: Harbour, lobbies: Lobbies, records: Records
) -> None:
    for computers, more in ((2, {}), (2, {}), (3, {}), (2, {"storms": True})):
        await noted(harbour, await begun(lobbies, computers, **more))
    found = await records.alone(ANNE)
    assert [(one.seats, one.own, one.games) for one in found] == [(3, False, 2), (3, True, 1), (4, False, 1)]
    both = found[0]
    assert both.best >= both.last
    english = Texts("en")
    assert own_line(english, both).startswith(
        f"A single sailing: best {both.best}, last {both.last}, 2 games"
    )
    assert own_line(english, found[1]).endswith("3 at the table, with settings of your own")


async def test_who_is_beaten_more_easily_is_told_beside(
    harbour: Harbour, lobbies: Lobbies, records: Records
) -> None:
    for levels in ((2, 2), (1, 1), (1, 2), (2, 1)):
        wanted = Wanted(GAME, computers=[Computer(level) for level in levels], options={"solo": GRADE})
        live = await lobbies.laying.lay(ANNE, CHANNEL, wanted)
        await noted(harbour, await lobbies.starting.start(live.id, ANNE))
    found = await records.alone(ANNE)
    assert [(one.levels, one.games) for one in found] == [((1, 1), 1), ((2, 1), 2), ((2, 2), 1)]
    told = [own_line(Texts("en"), one).partition("at the table")[2] for one in found]
    assert told == [", against landlubbers", ", against captains of several kinds", ""]


async def test_what_was_kept_before_levels_were_is_of_the_usual_ones(
    harbour: Harbour, lobbies: Lobbies
) -> None:
    await noted(harbour, await begun(lobbies))
    (row,) = await harbour.tables.store.looked.alone(ANNE.id, None)
    del row.told["solo"]["levels"]
    (one,) = own_scores([row])
    assert one.levels == (2, 2)
    row.game = "a game that this bot has no more"
    assert own_scores([row]) == []


async def test_who_was_helped_by_a_friend_who_left_in_time_has_no_score(
    harbour: Harbour, lobbies: Lobbies, crews: Crews, records: Records
) -> None:
    live = await crews.let_latecomers((await begun(lobbies)).id, ANNE)
    await crews.take(live.id, BART, 1)
    live = await crews.quit(live.id, BART)
    assert [one.member for one in live.members] == [ANNE.id]
    await noted(harbour, live)
    assert await kept(harbour, live) == [None, None, None]
    assert "Alone" not in outcome(live)
    assert await records.alone(ANNE) == []


async def test_it_is_for_one_alone(harbour: Harbour, lobbies: Lobbies) -> None:
    wanted = Wanted(GAME, people=[BART], computers=[Computer()], options={"solo": GRADE})
    live = await lobbies.laying.lay(ANNE, CHANNEL, wanted)
    with Refused("tell-solo-alone"):
        await lobbies.starting.start(live.id, ANNE)
    await lobbies.sitting.leave(live.id, BART)
    await lobbies.sitting.add_computer(live.id, ANNE)
    live = await lobbies.starting.start(live.id, ANNE)
    assert not live.lobby.latecomers


async def test_a_usual_table_takes_latecomers_as_before(lobbies: Lobbies) -> None:
    assert (await begun(lobbies, solo="off")).lobby.latecomers


async def test_nothing_is_kept_where_two_play_or_a_computer_plays_on(
    harbour: Harbour, lobbies: Lobbies, crews: Crews, records: Records
) -> None:
    away, two = await begun(lobbies), await begun(lobbies)
    await harbour.send_away(away, ANNE)
    await noted(harbour, away)
    with Refused("tell-no-latecomers"):
        await crews.take(two.id, BART, 1)
    two = await crews.let_latecomers(two.id, ANNE)
    await crews.take(two.id, BART, 1)
    await noted(harbour, two)
    assert await kept(harbour, away) == await kept(harbour, two) == [None, None, None]
    assert "Alone" not in outcome(two)
    assert await records.alone(ANNE) == []


async def test_a_first_voyage_is_none_whatever_was_chosen_before(harbour: Harbour, lobbies: Lobbies) -> None:
    wanted = Wanted(GAME, computers=[Computer()] * 2, options={"solo": GRADE})
    live = await lobbies.laying.lay(ANNE, CHANNEL, wanted)
    live = await lobbies.settling.change_opening(live.id, ANNE)
    assert (live.row.options["opening"], live.row.options["solo"]) == ("first_voyage", "off")


async def test_no_server_settles_it_for_all_its_tables(harbour: Harbour) -> None:
    async def nothing(*_: Any) -> None:
        pass

    settling = Settling(harbour.tables, nothing, nothing, nothing)
    with pytest.raises(NoSuch):
        await settling.choose_option(MARY, GAME, "solo", GRADE)


@pytest.mark.parametrize(
    ("game", "grade", "told"),
    [
        ("marauders", "calm", "Gemütlich, 15 Runden"),
        ("port_royal", "fierce", "Gnadenlos, 6 Runden"),
        ("treasure_fleet", "four", "4 Ausfahrten"),
        ("treasure_fleet", "one", "Eine einzige Ausfahrt"),
    ],
)
def test_a_grade_says_after_how_many_rounds_it_ends(game: str, grade: str, told: str) -> None:
    assert grade_text(Texts("de"), game, grade) == told


def test_rounds_to_spare_count_for_who_has_won() -> None:
    assert (solo_score(12, 2, won=True), solo_score(12, 2, won=False)) == (14, 12)
