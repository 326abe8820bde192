"""A whole life of a table by calls of the domain alone: nobody in it has ever heard of Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from bot.crews.ballots import PATIENCE, Ballots
from bot.crews.crews import Crews
from bot.crews.offers import Offers
from bot.decisions.answering import Answering, Question
from bot.decisions.ordering import Ordering
from bot.lobbies.lobbies import Lobbies
from bot.tables import LiveTable
from bot.tables.crew import Crew
from bot.tables.member import Member
from data.store import Status
from tests.domain.conftest import ANNE, BART, CHANNEL, CHARLOTTE, Harbour, Keeping
from tests.domain.port import Port


def asked(live: LiveTable, member: Member) -> Question:
    """What a member is asked now."""
    decision = live.asked(live.own_seat(member.id))
    assert decision is not None
    return Question(decision.seat, decision.number)


async def answer(answering: Answering, live: LiveTable, member: Member, picks: Sequence[str] = ()) -> None:
    """A member answers what he is asked: with these, or what is answered if nobody says otherwise."""
    decision = live.asked(live.own_seat(member.id))
    assert decision is not None
    await answering.answer(live.id, member, asked(live, member), picks or decision.default)


@dataclass(frozen=True)
class Domain:
    """All that members do at a table from its opening to its end."""

    lobbies: Lobbies
    offers: Offers
    crews: Crews
    ballots: Ballots
    answering: Answering
    ordering: Ordering


@pytest.fixture
def domain(
    harbour: Harbour, lobbies: Lobbies, offers: Offers, crews: Crews, ballots: Ballots, keeping: Keeping
) -> Domain:
    answering, ordering = Answering(harbour.tables, keeping), Ordering(harbour.tables)
    return Domain(lobbies, offers, crews, ballots, answering, ordering)


async def test_a_table_lives_from_its_opening_to_the_next_one(
    harbour: Harbour, domain: Domain, port: Port
) -> None:
    live = await _gather(domain)
    await _sail(domain, live)
    await _hand_over(domain, live, port)
    await _vote(harbour, domain, live)
    version = live.stored
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert live.stored == version, "all of it is in the store, whoever reads it"
    assert [holder.name for holder in live.members] == ["Anne", "Charlotte"]
    await _end(domain, live)


async def _gather(domain: Domain) -> LiveTable:
    """Two members and a computer captain play for ten glory, with an expansion."""
    lobbies = domain.lobbies
    live = await lobbies.opening.open(ANNE, CHANNEL, "marauders")
    await domain.offers.invite(live.id, ANNE, BART.id, "Bart")
    await domain.offers.accept(live.id, BART, "1")
    await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.settling.change_level(live.id, ANNE, 1)
    await lobbies.settling.change(live.id, ANNE, "goal", "10")
    await lobbies.settling.change_modules(live.id, ANNE, ["brig"])
    await lobbies.checking.begin(live.id, ANNE)
    assert live.lobby.ready is not None
    assert (await lobbies.checking.ready(live.id, BART, live.lobby.ready.id)).all_ready
    assert live.is_running
    return live


async def _sail(domain: Domain, live: LiveTable) -> None:
    """Bart orders something; Anne sails, takes it back, and ends her turn instead."""
    for member in (ANNE, BART):
        await answer(domain.answering, live, member)
    await domain.ordering.stand(live.id, BART, "careful")
    assert "careful" in domain.ordering.given(live, 1)
    before = asked(live, ANNE)
    await answer(domain.answering, live, ANNE, ["move:sea"])
    await domain.answering.take_back(live.id, ANNE)
    decision = live.asked(0)
    assert decision is not None
    assert decision.option("move:sea") is not None, "as if she had never sailed"
    assert asked(live, ANNE) != before
    await answer(domain.answering, live, ANNE, ["end"])


async def _hand_over(domain: Domain, live: LiveTable, port: Port) -> None:
    """Bart hands his seat to Charlotte, who has his cards and none of his orders."""
    await domain.offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte", for_good=True)
    await domain.offers.accept(live.id, CHARLOTTE, "2")
    assert not domain.ordering.given(live, 1)
    assert port.heard("part")[-1].ping == (BART.id,)
    await answer(domain.answering, live, CHARLOTTE)


async def _vote(harbour: Harbour, domain: Domain, live: LiveTable) -> None:
    """All wait for Anne: Charlotte lets a computer captain sail for her, until she is back."""
    while live.asked(0) is None:
        await answer(domain.answering, live, CHARLOTTE)
    harbour.clock.move(PATIENCE)
    assert (await domain.ballots.begin(live.id, CHARLOTTE, 0))[1]
    assert live.holder(0).is_computer
    assert live.row.host == CHARLOTTE.id
    assert Crew.of(live.row.crew).known_to(ANNE.id) == [0]
    await domain.crews.give_back(live.id, ANNE)
    assert live.seat_of(ANNE.id) == 0


async def _end(domain: Domain, live: LiveTable) -> None:
    """The host ends it; another lobby is as this one was."""
    await domain.lobbies.closing.end(live.id, CHARLOTTE)
    assert live.row.status is Status.ENDED
    new = await domain.lobbies.opening.again(live.id, ANNE)
    assert (new.row.options["goal"], new.row.modules) == (10, ["brig"])
    assert new.lobby.invited == (CHARLOTTE.id,)
    assert [holder.level for holder in new.holders] == [None, 1]


async def test_a_table_is_played_to_its_end_and_nobody_sits_down_after_it(
    harbour: Harbour, lobbies: Lobbies, keeping: Keeping
) -> None:
    answering = Answering(harbour.tables, keeping)
    live = await lobbies.opening.open(ANNE, CHANNEL, "tiny")
    await lobbies.sitting.join(live.id, BART)
    await lobbies.settling.change(live.id, ANNE, "goal", "1")
    await lobbies.starting.start(live.id, ANNE)
    while live.is_running:
        member = ANNE if live.asked(0) is not None else BART
        decision = live.asked(live.own_seat(member.id))
        assert decision is not None
        picks = [decision.options[0].id] if decision.kind == "offer" else decision.default
        await answering.answer(live.id, member, asked(live, member), picks)
    assert live.row.status is Status.FINISHED
    assert live.row.result is not None
    assert (await lobbies.opening.again(live.id, BART)).lobby.invited == (ANNE.id,)
