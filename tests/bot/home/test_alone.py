"""A game alone, for a score, at home: chosen, played, and what it came to on its player's page."""

from __future__ import annotations

import pytest

from bot.challenging.week import drawn_for, week_at
from bot.home.home import Home
from bot.protocol.door import NotHere
from bot.protocol.home import acts
from bot.protocol.home.acts import Computer, NewGame
from tests.bot.home.conftest import Household, declined, done
from tests.bot.home.playing import play
from tests.bot.time.clock import MovedClock

GAME, COMPUTERS = "treasure_fleet", [Computer(), Computer()]


async def test_a_game_alone_from_its_box_to_the_score(home: Home, at: Household) -> None:
    box = next(one for one in (await at.anne.page()).games if one.game == GAME)
    offered = next(one for one in box.settings if one.id == "solo")
    assert (offered.label, offered.value) == ("Alone, for a score", "off")
    assert [one.id for one in offered.choices] == ["off", "four", "three", "two", "one"]
    table = await done(at.anne, NewGame(GAME, computers=COMPUTERS))
    await done(at.anne, acts.Settle(table, "solo", "one"))
    await done(at.anne, acts.Start(table))
    live = await play(home, table)
    await home.domain.noting.settle()
    assert live.game is not None
    assert live.game.result is not None
    points = live.game.result.scores[live.own_seat(live.members[0].member or 0)]["points"]
    (one,) = (await at.anne.page()).alone
    assert (one.game, one.name) == (GAME, "Treasure Fleet")
    assert one.line == f"A single sailing: best {points} · 3 at the table"
    assert (await at.bart.page()).alone == [], "it is hers"
    ending = (await at.anne.lobby(table)).ending
    assert f"Alone (A single sailing): {points} point" in str(ending)


async def test_the_challenge_of_the_week_on_the_front_page(
    home: Home, at: Household, clock: MovedClock
) -> None:
    week = week_at(clock.now())
    while drawn_for(week).game != GAME:
        week = week_at(week.ends)
    clock.set(week.begins)
    await home.domain.timers.settle()
    offered = (await at.anne.page()).challenge
    assert (offered.title, offered.may, offered.last) == (
        "🏆 Challenge of the week: Treasure Fleet",
        True,
        [],
    )
    table = await done(at.anne, acts.TryChallenge())
    begun = (await at.anne.page()).challenge
    assert (begun.may, begun.table) == (False, table)
    assert (await at.bart.page()).challenge.may
    assert [one.table for one in (await at.bart.page()).tables] == [], "it is hers"
    with pytest.raises(NotHere):
        await at.bart.table(table)
    lobby = await at.anne.lobby(table)
    assert "close" in lobby.may
    assert not {"sandbox", "latecomers", "undo", "repair"} & {*lobby.may}
    live = await play(home, table)
    await home.domain.challenging.settle()
    seed = live.lobby.seed
    assert seed not in str(await at.anne.lobby(table))
    door = await at.anne.table(table)
    assert seed not in str([await door.story(None), await door.table(), await door.view()])
    with pytest.raises(NotHere):
        await at.anne.exported(table)
    await declined(at.anne, acts.TryChallenge())
    clock.set(week.ends)
    await home.domain.timers.settle()
    page = await at.bart.page()
    assert [one.table for one in page.tables] == [table]
    assert page.challenge.may
    assert page.challenge.last[0].startswith("Last week: Treasure Fleet, ")
    assert page.challenge.last[1].startswith("1. Anne: ")
    assert seed in page.challenge.last[-1]


async def test_who_sits_with_others_reads_why_it_cannot_begin(at: Household) -> None:
    game = NewGame(GAME, people=[1], computers=COMPUTERS[:1], settings={"solo": "two"})
    table = await done(at.anne, game)
    page = await at.anne.lobby(table)
    assert "for one player against computer captains" in str(page.why_not)
    assert "start" not in page.may
    await declined(at.anne, acts.Start(table))
    await done(at.anne, acts.Settle(table, "solo", "off"))
    await done(at.anne, acts.Start(table))
