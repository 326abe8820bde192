"""A whole life of a table by calls of the domain alone: nobody in it has ever heard of Discord."""

from __future__ import annotations

from collections.abc import Sequence

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


async def test_a_table_lives_from_its_opening_to_the_next_one(
    harbour: Harbour,
    lobbies: Lobbies,
    offers: Offers,
    crews: Crews,
    ballots: Ballots,
    keeping: Keeping,
    port: Port,
) -> None:
    answering, ordering = Answering(harbour.tables, keeping), Ordering(harbour.tables)
    # A lobby: two members, a computer captain, ten glory, an expansion.
    live = await lobbies.opening.open(ANNE, CHANNEL, "marauders")
    await offers.invite(live.id, ANNE, BART.id, "Bart")
    await offers.accept(live.id, BART, "1")
    await lobbies.sitting.add_computer(live.id, ANNE)
    await lobbies.settling.change_level(live.id, ANNE, 1)
    await lobbies.settling.change(live.id, ANNE, "goal", "10")
    await lobbies.settling.change_modules(live.id, ANNE, ["brig"])
    await lobbies.checking.begin(live.id, ANNE)
    assert live.lobby.ready is not None
    assert (await lobbies.checking.ready(live.id, BART, live.lobby.ready.id)).all_ready
    assert live.is_running

    # A turn: an order, an answer, and the same taken back and given otherwise.
    for member in (ANNE, BART):
        await answer(answering, live, member)
    await ordering.stand(live.id, BART, "careful")
    assert "careful" in ordering.given(live, 1)
    before = asked(live, ANNE)
    await answer(answering, live, ANNE, ["move:sea"])
    await answering.take_back(live.id, ANNE)
    decision = live.asked(0)
    assert decision is not None
    assert decision.option("move:sea") is not None, "as if she had never sailed"
    assert asked(live, ANNE) != before
    await answer(answering, live, ANNE, ["end"])

    # Bart hands his seat over, and does not come back; his order is not Charlotte's.
    await offers.hand(live.id, BART, CHARLOTTE.id, "Charlotte", for_good=True)
    await offers.accept(live.id, CHARLOTTE, "2")
    assert not ordering.given(live, 1)
    assert port.heard("part")[-1].ping == (BART.id,)
    await answer(answering, live, CHARLOTTE)

    # Everybody waits for Anne, and she for nobody: Charlotte lets a computer captain sail for her.
    while live.asked(0) is None:
        await answer(answering, live, CHARLOTTE)
    harbour.clock.move(PATIENCE)
    assert (await ballots.begin(live.id, CHARLOTTE, 0))[1]
    assert live.holder(0).is_computer
    assert live.row.host == CHARLOTTE.id
    assert Crew.of(live.row.crew).known_to(ANNE.id) == [0]
    await crews.give_back(live.id, ANNE)
    assert live.seat_of(ANNE.id) == 0

    # All of it is in the store, whoever reads it.
    version = live.stored
    harbour.tables.forget(live.id)
    live = await harbour.tables.open(live.id)
    assert live.stored == version
    assert [holder.name for holder in live.members] == ["Anne", "Charlotte"]

    # The end, and another lobby as this one was.
    await lobbies.closing.end(live.id, CHARLOTTE)
    assert live.row.status is Status.ENDED
    new = await lobbies.opening.again(live.id, ANNE)
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
