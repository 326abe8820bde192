"""Votes about the seat of a member who is waited for."""

from __future__ import annotations

import asyncio

import pytest

from bot.crews.ballots import OFTEN_LATE, PATIENCE, Ballots
from bot.crews.crews import Crews
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.member import Member
from bot.tables.tell import NoSuch
from bot.tables.waits import ASLEEP, BY_MODERATOR
from tests.domain.conftest import ANNE, BART, CHARLOTTE, GUILD, STRANGER, Harbour, Refused
from tests.domain.port import Port

DIRK = Member(14, "Dirk", "en-US", GUILD)


async def waiting(harbour: Harbour, *members: Member) -> LiveTable:
    """A table that has waited for all of these for a day."""
    live = await harbour.game(*members)
    harbour.clock.move(PATIENCE)
    return live


def ballot(live: LiveTable) -> str:
    """The name of the vote under way."""
    found = Crew.of(live.row.crew).ballot
    assert found is not None
    return found.id


async def test_there_can_be_a_vote_about_who_is_waited_for_long_enough(
    harbour: Harbour, ballots: Ballots
) -> None:
    live = await harbour.game(ANNE, BART)
    assert ballots.eligible(live) == []
    with Refused("tell-not-late"):
        await ballots.begin(live.id, ANNE, 1)
    harbour.clock.move(PATIENCE)
    assert ballots.eligible(live) == [0, 1]
    live.waits.still = BY_MODERATOR
    assert ballots.eligible(live) == []
    live.waits.still = ASLEEP
    assert ballots.eligible(live) == [0, 1]


async def test_who_was_late_or_is_away_may_be_voted_about_at_once(harbour: Harbour, ballots: Ballots) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    live.waits.late[1] = OFTEN_LATE
    await harbour.send_away(live, CHARLOTTE)
    assert ballots.eligible(live) == [1, 2]


async def test_more_than_half_of_the_others_give_the_seat_to_a_computer_captain(
    harbour: Harbour, ballots: Ballots, port: Port
) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE, DIRK)
    live, carried = await ballots.begin(live.id, ANNE, 1)
    assert not carried
    assert port.told[-1] == ("vote", "1 of 2", (BART.id,))
    vote = ballots.vote(live)
    assert vote is not None
    assert (vote.ballot.seat, vote.count, vote.needed) == (1, 1, 2)
    live, carried = await ballots.agree(live.id, DIRK, vote.ballot.id)
    assert carried
    assert live.holder(1).is_computer
    assert [told.what for told in port.told][-3:] == ["part", "changed", "free"]
    assert ballots.vote(live) is None
    with Refused("tell-ballot-over"):
        await ballots.agree(live.id, CHARLOTTE, vote.ballot.id)


async def test_of_two_the_other_is_enough(harbour: Harbour, ballots: Ballots, port: Port) -> None:
    live = await waiting(harbour, ANNE, BART)
    assert (await ballots.begin(live.id, ANNE, 1))[1]
    assert live.holder(1).is_computer
    assert port.heard("vote") == []


async def test_who_wants_a_vote_that_runs_agrees_to_it_and_there_is_one_at_a_time(
    harbour: Harbour, ballots: Ballots
) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE, DIRK)
    await ballots.begin(live.id, ANNE, 1)
    with Refused("tell-vote-running"):
        await ballots.begin(live.id, DIRK, 2)
    with Refused("tell-voted"):
        await ballots.begin(live.id, ANNE, 1)
    assert (await ballots.begin(live.id, DIRK, 1))[1]


async def test_who_may_vote(harbour: Harbour, ballots: Ballots) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE, DIRK)
    await harbour.send_away(live, DIRK)
    with Refused("tell-stranger"):
        await ballots.begin(live.id, STRANGER, 1)
    with Refused("tell-vote-oneself"):
        await ballots.begin(live.id, BART, 1)
    with Refused("tell-away-first"):
        await ballots.begin(live.id, DIRK, 1)
    for seat in (-1, 4):
        with pytest.raises(NoSuch):
            await ballots.begin(live.id, ANNE, seat)
    await ballots.begin(live.id, ANNE, 1)
    for member, why in (
        (STRANGER, "stranger"),
        (BART, "vote-oneself"),
        (DIRK, "away-first"),
        (ANNE, "voted"),
    ):
        with Refused(f"tell-{why}"):
            await ballots.agree(live.id, member, ballot(live))
    with Refused("tell-ballot-over"):
        await ballots.agree(live.id, CHARLOTTE, "another")


async def test_two_who_agree_at_once_carry_it_once(harbour: Harbour, ballots: Ballots, port: Port) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE, DIRK)
    await ballots.begin(live.id, ANNE, 1)
    tried = [ballots.agree(live.id, member, ballot(live)) for member in (CHARLOTTE, DIRK)]
    found = await asyncio.gather(*tried, return_exceptions=True)
    assert sorted(getattr(one, "key", "carried") for one in found) == ["carried", "tell-ballot-over"]
    assert len(port.heard("free")) == 1


async def test_the_vote_of_who_has_left_does_not_count(
    harbour: Harbour, ballots: Ballots, crews: Crews
) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE, DIRK)
    await ballots.begin(live.id, ANNE, 1)
    await crews.quit(live.id, ANNE)
    vote = ballots.vote(live)
    assert vote is not None
    assert (vote.count, vote.needed) == (0, 2)
    assert not (await ballots.agree(live.id, DIRK, vote.ballot.id))[1]
    assert (await ballots.agree(live.id, CHARLOTTE, vote.ballot.id))[1]


async def test_who_is_there_ends_the_vote_and_has_a_day_from_then_on(
    harbour: Harbour, ballots: Ballots
) -> None:
    live = await waiting(harbour, ANNE, BART, CHARLOTTE)
    await ballots.begin(live.id, ANNE, 1)
    name = ballot(live)
    with Refused("tell-vote-others"):
        await ballots.object(live.id, CHARLOTTE, name)
    assert await ballots.object(live.id, BART, name) == (live, 1)
    for act in (ballots.agree(live.id, CHARLOTTE, name), ballots.object(live.id, BART, name)):
        with Refused("tell-ballot-over"):
            await act
    assert 1 not in ballots.eligible(live)
    harbour.clock.move(PATIENCE)
    assert 1 in ballots.eligible(live)


async def test_who_is_away_and_objects_is_back(harbour: Harbour, ballots: Ballots) -> None:
    live = await harbour.game(ANNE, BART, CHARLOTTE)
    await harbour.send_away(live, BART)
    await ballots.begin(live.id, ANNE, 1)
    await ballots.object(live.id, BART, ballot(live))
    assert not live.holder(1).is_away


async def test_there_are_no_votes_before_a_game_or_after_it(harbour: Harbour, ballots: Ballots) -> None:
    lobby = await harbour.lobby(ANNE, BART)
    with Refused("tell-not-started"):
        await ballots.begin(lobby.id, ANNE, 1)
    live = await waiting(harbour, ANNE, BART, CHARLOTTE)
    await ballots.begin(live.id, ANNE, 1)
    name = ballot(live)
    await harbour.finish(live)
    for act in (
        ballots.begin(live.id, ANNE, 1),
        ballots.agree(live.id, CHARLOTTE, name),
        ballots.object(live.id, BART, name),
    ):
        with Refused("tell-table-over"):
            await act
    assert ballots.eligible(live) == []
