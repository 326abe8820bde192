"""What is done at home, act by act, and what its page shows of it."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.crews.ballots import PATIENCE as A_DAY
from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import PEOPLE
from bot.protocol.door import NotHere
from bot.protocol.home import acts
from bot.protocol.home.acts import Computer, Declined, Done, NewGame
from bot.protocol.home.pages import HomePage
from data.locale import Texts
from data.store import StoreError
from tests.bot.home.conftest import Household, declined, done
from tests.bot.home.playing import answer, play
from tests.bot.time.clock import NOON, MovedClock
from tests.patience import PATIENCE

# --- the house ---------------------------------------------------------------------------------------------


async def test_the_page_has_all_that_can_be_begun(at: Household) -> None:
    page = await at.anne.page()
    assert [one.name for one in page.people] == [one.name for one in PEOPLE]
    assert [one.who for one in page.people if one.host] == [0]
    assert (page.me.who, page.me.language, page.me.own_language) == (0, "en", False)
    marauders = page.games[0]
    assert (marauders.game, marauders.seats, marauders.voyage) == ("marauders", [2, 3, 4], True)
    assert marauders.sets
    assert all(one.line and one.effort for one in marauders.modules)
    excluding = {one.id: one.excludes for one in marauders.modules if one.excludes}
    assert all(one in excluding[other] for one in excluding for other in excluding[one]), "both say so"
    of_modules = [one for one in marauders.settings if isinstance(one.module, str)]
    assert of_modules
    assert "opening" not in [one.id for one in marauders.settings]
    assert {"en", "de"} <= {one.id for one in page.languages}
    assert {one.id for one in page.levels} == {"1", "2", "4"}
    assert "contrast" in [one.id for one in page.looks]


async def test_tables_come_in_the_order_in_which_they_are_waited_for(
    at: Household, clock: MovedClock
) -> None:
    game = NewGame("tiny", computers=[Computer(), Computer()], start=True)
    others, lobby = await done(at.bart, game), await done(at.anne, NewGame("tiny"))
    first = await done(at.anne, game)
    clock.move(timedelta(minutes=5))
    second, over = await done(at.anne, game), await done(at.anne, game)
    await done(at.anne, acts.Close(over))
    tables = (await at.anne.page()).tables
    assert [one.table for one in tables] == [first, second, lobby, others, over]
    assert [one.asked for one in tables] == [True, True, False, False, False]
    assert tables[0].line.startswith("Your turn")
    assert tables[2].line == "Not begun yet: 1 of 4 seats taken"
    assert [one.may[:1] for one in tables[3:]] == [["watch"], ["again"]]
    assert (await at.bart.page()).tables[0].table == others


async def test_everybody_reads_in_his_own_language_and_look(at: Household) -> None:
    await done(at.anne, acts.Read("de"))
    table = await done(at.anne, NewGame("marauders", people=[1]))
    anne, bart = await at.anne.lobby(table), await at.bart.lobby(table)
    assert (anne.name, bart.name) == ("Korsaren der Karibik", "Korsaren der Karibik"), "the table is German"
    await done(at.bart, acts.Read("en"))
    assert (await at.bart.lobby(table)).name == "Merchants & Marauders"
    assert (await at.bart.page()).me.own_language
    await done(at.bart, acts.Look(look="contrast", words=True, odds=False))
    me = (await at.bart.page()).me
    assert (me.look, me.own_look, me.words, me.odds) == ("contrast", True, True, False)
    await done(at.bart, acts.Look(cards="never"))
    me = (await at.bart.page()).me
    assert (me.cards, me.odds) == ("never", False)
    await done(at.bart, acts.Look(look="", cards=""))
    await done(at.bart, acts.Read())
    assert (await at.bart.page()).me.cards == ""
    me = (await at.bart.page()).me
    assert (me.look, me.own_look, me.words, me.own_language) == ("chart", False, True, False)
    for wrong in (
        acts.Read("xx"),
        acts.Look(look="pink"),
        acts.House(language="xx"),
        acts.House(look="pink"),
    ):
        await declined(at.anne, wrong)
    await declined(at.bart, acts.House(language="de"))
    await done(at.anne, acts.House(language="de", look="large"))
    me = (await at.charlotte.page()).me
    assert (me.language, me.look, me.own_look) == ("de", "large", False)
    assert (await at.charlotte.page()).games[1].line.startswith("30 Minuten")


# --- lobbies -----------------------------------------------------------------------------------------------


async def test_a_lobby_is_settled_by_its_host_and_shown_to_all(at: Household) -> None:
    table = await done(at.anne, NewGame("marauders"))
    await done(at.anne, acts.SeatPerson(table, 1))
    await done(at.anne, acts.AddComputer(table, level=1, name="Long Ben"))
    await done(at.anne, acts.ChangeComputer(table, 2, level=2, name="Short Ben"))
    await done(at.anne, acts.TakeSet(table, "first_expansion"))
    await done(at.anne, acts.Settle(table, "goal", 12))
    await done(at.anne, acts.ChoosePace(table, pace="daily", at_deadline="wait"))
    await done(at.anne, acts.AllowOdds(table, False))
    await done(at.anne, acts.LetTalk(table, False))
    page = await at.charlotte.lobby(table)
    assert [one.name for one in page.seats] == ["Anne", "Bart", "Short Ben"]
    assert (page.seats[1].who, page.seats[2].level) == (1, 2)
    assert [one.id for one in page.modules if one.on] == [
        one.id for one in page.modules if one.id in page.sets[0].modules
    ]
    assert next(one.shown for one in page.settings if one.id == "goal") == "12"
    assert (page.pace, page.at_deadline, page.odds, page.talk) == ("daily", "wait", False, False)
    assert (page.host, page.me, page.settles) == (0, None, False)
    assert len(page.commitment) == 64
    assert page.may == ["sit", "duplicate"]
    assert "Anne" in await declined(at.charlotte, acts.Settle(table, "goal", 5))
    assert "Glory to win" in await declined(at.anne, acts.Settle(table, "goal", 99))


async def test_why_no_game_can_begin_is_told_before_anybody_tries(at: Household) -> None:
    table = await done(at.anne, NewGame("port_royal"))
    page = await at.anne.lobby(table)
    assert page.why_not == "This game needs 2 to 5 seats, and at least one member."
    assert "start" not in page.may
    for _ in range(4):
        await done(at.anne, acts.AddComputer(table))
    assert not (await at.anne.lobby(table)).why_not
    await done(at.anne, acts.Settle(table, "rules", "haendler"))
    page = await at.anne.lobby(table)
    assert isinstance(page.why_not, str)
    assert "start" not in page.may
    await declined(at.anne, acts.Start(table))


async def test_a_game_that_cannot_begin_at_once_leaves_no_lobby(at: Household, home: Home) -> None:
    await declined(at.anne, NewGame("port_royal", start=True))
    assert not await home.tables.all_unfinished()
    assert not (await at.anne.page()).tables


async def test_all_say_that_they_are_ready_and_it_begins(at: Household, home: Home) -> None:
    table = await done(at.anne, NewGame("tiny", people=[1, 2]))
    await done(at.anne, acts.CheckReady(table))
    check = (await at.bart.lobby(table)).check
    assert check
    assert (check.ready, "ready" in (await at.bart.lobby(table)).may) == ([0], True)
    await done(at.bart, acts.Ready(table, check.id))
    await done(at.charlotte, acts.Ready(table, check.id, ready=False))
    assert not (await at.anne.lobby(table)).check
    await done(at.anne, acts.CheckReady(table))
    check = (await at.bart.lobby(table)).check
    assert check
    for guest in (at.bart, at.charlotte):
        await done(guest, acts.Ready(table, check.id))
    assert (await home.tables.open(table)).is_running


async def test_a_lobby_begins_at_its_time(at: Household, home: Home, clock: MovedClock) -> None:
    table = await done(at.anne, NewGame("tiny", people=[1]))
    await done(at.anne, acts.StartAt(table, "in 2h"))
    starts = (await at.bart.lobby(table)).starts
    assert isinstance(starts, str)
    await done(at.anne, acts.StartAt(table, ""))
    assert not (await at.bart.lobby(table)).starts
    await done(at.anne, acts.StartAt(table, "in 2h"))
    assert "read" in await declined(at.anne, acts.StartAt(table, "soonish"))
    clock.move(timedelta(hours=2, minutes=1))
    await home.domain.timers.settle()
    assert (await home.tables.open(table)).is_running


async def test_invitations_and_other_offers_are_read_by_two_alone(at: Household) -> None:
    table = await done(at.anne, NewGame("tiny", computers=[Computer()]))
    await done(at.anne, acts.MakeOffer(table, "invite", 1))
    (mine,), (his,) = (await at.anne.lobby(table)).invites, (await at.bart.lobby(table)).invites
    assert (mine.mine, his.mine, his.by, his.to) == (False, True, "Anne", "Bart")
    assert his.line.startswith("Anne invites you to")
    assert not (await at.charlotte.lobby(table)).invites
    await done(at.bart, acts.Accept(table, his.id))
    await done(at.anne, acts.Start(table))
    await done(at.anne, acts.MakeOffer(table, "swap", 1))
    (offer,) = (await at.bart.lobby(table)).invites
    await done(at.bart, acts.Decline(table, offer.id))
    await done(at.bart, acts.MakeOffer(table, "hand", 2, for_good=True))
    (offer,) = (await at.charlotte.lobby(table)).invites
    await done(at.charlotte, acts.Accept(table, offer.id))
    page = await at.charlotte.lobby(table)
    assert [one.name for one in page.seats if one.mine] == ["Charlotte"]
    assert [one.said for one in page.notices][-1].endswith("plays on for Bart.")


# --- at sea ------------------------------------------------------------------------------------------------


async def test_time_is_kept_and_whoever_is_late_is_answered_for(
    at: Household, home: Home, clock: MovedClock
) -> None:
    table = await done(at.anne, NewGame("tiny", people=[1, 2]))
    await done(at.anne, acts.ChoosePace(table, pace="daily", at_deadline="seat"))
    await done(at.anne, acts.Start(table))
    live = await home.tables.open(table)
    while not any(seat >= 0 for seat in live.waits.by_seat):
        await answer(home, live)
    await home.domain.keeper.settle()
    late = next(iter(live.waits.by_seat))
    guest = Guest(home, late)
    while not live.holder(late).is_away:
        assert clock.now() < NOON + timedelta(days=3)
        clock.move(timedelta(minutes=20))
        await home.domain.timers.settle()
        await home.domain.keeper.settle()
    page = await guest.lobby(table)
    assert page.seats[late].away
    assert any("Time is up for" in one.said for one in page.notices)
    assert "back" in page.may
    await done(guest, acts.Back(table))
    assert not (await guest.lobby(table)).seats[late].away


async def test_the_others_vote_about_who_is_not_there(at: Household, home: Home, clock: MovedClock) -> None:
    table = await done(at.anne, NewGame("tiny", people=[1, 2], start=True))
    live = await home.tables.open(table)
    while not any(seat >= 0 for seat in live.waits.by_seat):
        await answer(home, live)
    late = next(iter(live.waits.by_seat))
    first, second = (Guest(home, who) for who in range(3) if who != late)
    clock.move(A_DAY)
    await done(first, acts.CallVote(table, late))
    page = await second.lobby(table)
    assert page.vote
    assert (page.vote.seat, page.vote.count, page.vote.needed) == (late, 1, 2)
    assert "agree" in page.may
    await done(Guest(home, late), acts.Object(table, page.vote.id))
    assert not (await second.lobby(table)).vote


async def test_the_host_undoes_repairs_and_answers_for_others(at: Household, home: Home) -> None:
    table = await done(at.anne, NewGame("marauders", people=[1], start=True))
    live = await play(home, table, answers=12)
    page = await at.anne.mend(table)
    assert page.steps
    step = page.steps[-1]
    back = await at.anne.look_back(table, step.number)
    assert back.count == 1
    assert live.game is not None
    version = live.game.version
    await done(at.anne, acts.GoBack(table, step.number, page.newest))
    assert live.game.version > version
    assert await declined(at.anne, acts.GoBack(table, step.number, page.newest + 9))
    asked = (await at.anne.mend(table)).asked[0]
    await done(at.anne, acts.AnswerFor(table, asked.seat, asked.number, "default"))
    assert [one.said for one in (await at.bart.lobby(table)).notices][-1].startswith("Anne answered for")
    picks: list[str] = []
    answer_ = await at.anne.do(acts.Mend(table, picks))
    while isinstance(answer_, Done) and not answer_.done:
        assert answer_.asked
        assert answer_.asked.line
        picks.append(answer_.asked.options[0].id if answer_.asked.options else str(answer_.asked.high))
        answer_ = await at.anne.do(acts.Mend(table, picks))
    assert isinstance(answer_, Done), answer_
    await declined(at.bart, acts.Mend(table, []))


async def test_only_the_host_of_the_house_sees_what_may_be_set_right(at: Household) -> None:
    table = await done(at.bart, NewGame("tiny", people=[2], start=True))
    assert (await at.anne.mend(table)).asked or (await at.anne.mend(table)).unseen
    with pytest.raises(NotHere, match="That is for the host of this place"):
        await at.bart.mend(table)


async def test_a_table_of_another_place_is_none_here(at: Household, home: Home) -> None:
    row = await home.tables.store.tables.create(guild=5, channel=6, host=7, game="tiny")
    await declined(at.anne, acts.Sit(row.number))
    assert (await at.anne.page()).tables == []
    with pytest.raises(NotHere, match="not here any more"):
        await at.anne.lobby(row.number)


# --- what is shown ---------------------------------------------------------------------------------------


def told(page: HomePage) -> list[str]:
    """All lines of the list."""
    return [one.line for one in page.tables]


async def test_nothing_that_is_said_has_marks_of_discords(at: Household, home: Home) -> None:
    table = await done(
        at.anne, NewGame("port_royal", computers=[Computer(name="*Ben* _x_ <@1>")], start=True)
    )
    await play(home, table)
    page = await at.anne.page()
    ending = page.tables[0].ending
    assert ending
    said = [*told(page), ending.line, *(rank.line for rank in ending.ranks)]
    assert not [line for line in said if "**" in line or "\\" in line or "`" in line]
    assert page.tables[0].seats[1].name == "*Ben* _x_ <@1>"


async def test_news_come_when_something_looks_different_and_only_then(at: Household, home: Home) -> None:
    table = await done(at.anne, NewGame("tiny", people=[1, 2]))
    news = at.diego.news(table=table)
    first = await anext(news)
    coming = asyncio.ensure_future(anext(news))
    await done(at.anne, acts.AllowOdds(table, False))
    second = await asyncio.wait_for(coming, PATIENCE)
    assert second.house == first.house, "the list does not tell of odds"
    assert second.lobby != first.lobby
    coming = asyncio.ensure_future(anext(news))
    await done(at.anne, acts.Start(table))
    third = await asyncio.wait_for(coming, PATIENCE)
    assert third.house != second.house
    await news.aclose()
    again = at.diego.news(third.version, table)
    coming = asyncio.ensure_future(anext(again))
    before = home.news.count
    live = await home.tables.open(table)
    await answer(home, live)
    assert home.news.count > before, "whoever looks hears of it"
    assert (await at.diego.told(table)).version == third.version, "somebody has offered a pebble, unseen"
    assert not coming.done()
    await done(at.anne, acts.Delete(table))
    gone = await asyncio.wait_for(coming, PATIENCE)
    while gone.lobby is not None:
        # It is over before it is gone, and somebody may have looked in between.
        gone = await asyncio.wait_for(anext(again), PATIENCE)
    assert (gone.lobby, gone.house != third.house) == (None, True)
    await again.aclose()


async def test_everybody_has_a_door_to_each_table(at: Household, home: Home) -> None:
    table = await done(at.anne, NewGame("port_royal", people=[1], start=True))
    anne, diego = await at.anne.table(table), await at.diego.table(table)
    assert ((await anne.table()).me, (await diego.table()).me) == (0, None)
    assert anne == await at.anne.table(table)
    assert anne != await at.bart.table(table)
    with pytest.raises(NotHere):
        await at.anne.table(table + 1)


async def test_what_cannot_be_stored_is_refused(
    at: Household, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await done(at.anne, NewGame("tiny"))

    async def broken(*args: object, **named: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(home.tables.store.tables, "set_seats", broken)
    answer_ = await at.bart.do(acts.Sit(table))
    assert isinstance(answer_, Declined)
    assert answer_.refused == Texts("en").say("tell-not-saved")
