"""What moderators do to single tables: each act, and each reason why it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

import pytest

from bot.decisions.answering import Answering, Question
from bot.moderation.herald import Left
from bot.moderation.moderation import Moderation
from bot.moderation.repairing import asked_next
from bot.moderation.seating import Heir
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from bot.tables.waits import BY_MODERATOR
from data.store import NoSuchTable, Status
from engine.kernel import AnswerError
from tests.bot.time.clock import NOON
from tests.domain.conftest import (
    ANNE,
    BART,
    CHARLOTTE,
    MARY,
    MARY_ELSEWHERE,
    STRANGER,
    Harbour,
    Keeping,
    Refused,
)
from tests.marauders.table import in_port


class Told:
    """Stands in for what tells of moderation: all that it was to do is noted in `done`."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self.done: list[str] = []

    async def announce(self, live: LiveTable, sentence: str) -> None:
        self.done.append(f"announce {sentence}")

    def post_again(self, live: LiveTable) -> None:
        self.done.append("post again")

    async def move(self, live: LiveTable, channel: int) -> Left:
        left = Left(live.place, 77)
        await self._tables.change_row(live, channel=channel, thread=channel + 1)
        return left

    def shown_at(self, live: LiveTable) -> Sequence[Left]:
        return [Left(live.place, 77)]

    async def leave(self, left: Left, sentence: str) -> None:
        self.done.append(f"leave {left.place} {left.message} {sentence}")

    async def settle(self, live: LiveTable) -> None:
        self.done.append("settle")

    async def withdraw(self, live: LiveTable, sentence: str) -> None:
        self.done.append(f"withdraw {[holder.member for holder in live.members]}")

    async def repost(self, live: LiveTable) -> None:
        self.done.append("repost")


class Time(Keeping):
    """Stands in for who keeps the time of tables. `answers` is what he says to whatever he is asked."""

    answers = True

    async def nudge(self, live: LiveTable) -> bool:
        return self.answers

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        self.asked.append(f"extend for {who}")
        return NOON if self.answers else None

    async def stand_still(self, live: LiveTable, why: str) -> None:
        live.waits.still = why

    async def answer_unseen(self, live: LiveTable) -> bool:
        return self.answers

    async def settle(self) -> None:
        self.asked.append("settle")


class Seats:
    """Seats whoever is to sit somewhere."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def put(self, live: LiveTable, seat: int, *, member: int | None = None, name: str = "") -> None:
        level = 1 if member is None else None
        await self._tables.replace(live, seat, member=member, level=level, name=name)


@pytest.fixture
def told(harbour: Harbour) -> Told:
    """What the table is told."""
    return Told(harbour.tables)


@pytest.fixture
def time(harbour: Harbour) -> Time:
    """The time of the tables."""
    return Time(harbour.tables)


@pytest.fixture
def moderation(harbour: Harbour, told: Told, time: Time) -> Moderation:
    """Moderation of the harbour's tables."""
    tables = harbour.tables
    answering = Answering(tables, time)
    return Moderation(tables, answering, time, Seats(tables), told, told.repost)


def asked(live: LiveTable, seat: int) -> Question:
    """What a seat is asked now."""
    decision = live.asked(seat)
    assert decision is not None
    return Question(seat, decision.number)


Act = Callable[[int, Member], Awaitable[object]]


def acts(moderation: Moderation) -> list[Act]:
    """All that a moderator does."""
    pausing, acting, ending = moderation.pausing, moderation.acting, moderation.ending
    return [
        moderation.look,
        pausing.nudge,
        pausing.more,
        pausing.pause,
        pausing.go_on,
        lambda table, member: acting.answer(table, member, Question(0, 1), None),
        lambda table, member: acting.answer_as_computer(table, member, Question(0, 1)),
        acting.answer_unseen,
        lambda table, member: moderation.seating.give(table, member, 0, None),
        lambda table, member: moderation.undoing.go_back(table, member, 1, -1),
        lambda table, member: moderation.undoing.undo(table, member, 1),
        lambda table, member: moderation.repairing.repair(table, member, []),
        moderation.placing.post_again,
        lambda table, member: moderation.placing.move(table, member, 5),
        lambda table, member: moderation.placing.bring_home(table, member, 5),
        ending.close,
        ending.reopen,
        ending.delete,
    ]


@pytest.mark.parametrize(
    ("member", "key"), [(ANNE, "tell-moderators-only"), (MARY_ELSEWHERE, "tell-no-such-table")]
)
async def test_only_moderators_of_its_server_moderate_a_table(
    harbour: Harbour, moderation: Moderation, told: Told, member: Member, key: str
) -> None:
    live = await harbour.game(ANNE, BART)
    for act in acts(moderation):
        with Refused(key):
            await act(live.id, member)
    assert told.done == []
    assert live.is_running


RUNNING_ONLY = ("pausing.nudge", "pausing.more", "pausing.pause", "pausing.go_on", "placing.post_again")


@pytest.mark.parametrize("name", RUNNING_ONLY)
async def test_what_needs_a_running_game_is_refused_before_and_after_it(
    harbour: Harbour, moderation: Moderation, name: str
) -> None:
    part, _, act = name.partition(".")
    done: Act = getattr(getattr(moderation, part), act)
    lobby, over = await harbour.lobby(ANNE, BART), await harbour.game(ANNE, BART)
    async with harbour.tables.hold(over.id) as live:
        await harbour.tables.end(live)
    with Refused("tell-not-started"):
        await done(lobby.id, MARY)
    with Refused("tell-table-over"):
        await done(over.id, MARY)


# --- time ---------------------------------------------------------------------------------------------------


async def test_whoever_is_waited_for_is_reminded_at_most_once_an_hour(
    harbour: Harbour, moderation: Moderation, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    assert (await moderation.pausing.nudge(live.id, MARY)).id == live.id
    time.answers = False
    with Refused("tell-nudged"):
        await moderation.pausing.nudge(live.id, MARY)
    live.waits.by_seat.clear()
    with Refused("tell-nobody-to-nudge"):
        await moderation.pausing.nudge(live.id, MARY)
    live.waits.still = BY_MODERATOR
    with Refused("tell-stands-still"):
        await moderation.pausing.nudge(live.id, MARY)


async def test_more_time_is_given_where_time_runs(
    harbour: Harbour, moderation: Moderation, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    await moderation.pausing.more(live.id, MARY)
    assert time.asked == ["extend for Mary"]
    time.answers = False
    with Refused("tell-no-deadline"):
        await moderation.pausing.more(live.id, MARY)


async def test_time_stands_still_and_goes_on_once(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await harbour.game(ANNE, BART)
    assert (await moderation.pausing.go_on(live.id, MARY)).said == ""
    paused = await moderation.pausing.pause(live.id, MARY)
    assert live.waits.still == BY_MODERATOR
    assert "Mary" in paused.said
    assert (await moderation.pausing.pause(live.id, MARY)).said == ""
    gone_on = await moderation.pausing.go_on(live.id, MARY)
    assert not live.waits.still
    assert told.done == [f"announce {paused.said}", f"announce {gone_on.said}"]


# --- acting for a seat --------------------------------------------------------------------------------------


async def at_an_open_question(harbour: Harbour, *members: Member) -> LiveTable:
    """A table at which a seat is asked something that everybody sees."""
    live = await harbour.game(*members)
    while True:
        for seat, decision in sorted(live.waiting.items()):
            if not decision.secret and not decision.hidden and decision.options:
                return live
            async with harbour.tables.hold(live.id) as live:
                await harbour.tables.answer(live, seat, decision.number, list(decision.default))


async def test_a_moderator_answers_with_what_everybody_sees(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await at_an_open_question(harbour, ANNE, BART)
    seat, decision = next(iter(live.waiting.items()))
    question, pick = asked(live, seat), decision.options[-1].id
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, ["unheard of"])
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, [])
    done = await moderation.acting.answer(live.id, MARY, question, [pick])
    assert live.asked(seat) != decision
    assert told.done == [f"announce {done.said}"]
    assert live.id in harbour.changed
    with pytest.raises((AnswerError, Tell)):
        await moderation.acting.answer(live.id, MARY, question, [pick])


async def test_to_a_secret_question_a_moderator_gives_the_default_alone(
    harbour: Harbour, moderation: Moderation
) -> None:
    live = await harbour.game(ANNE, BART)
    question, decision = asked(live, 0), live.asked(0)
    assert decision is not None
    secret = next(option.id for option in decision.options if option.secret)
    with Refused("tell-secret-default-only"):
        await moderation.acting.answer(live.id, MARY, question, [secret])
    await moderation.acting.answer(live.id, MARY, question, None)
    assert live.asked(0) is None
    await moderation.acting.answer_as_computer(live.id, MARY, asked(live, 1))
    assert live.asked(1) is None or asked(live, 1) != question


async def test_a_question_that_has_changed_is_not_answered(harbour: Harbour, moderation: Moderation) -> None:
    live = await harbour.game(ANNE, BART)
    with pytest.raises(AnswerError, match="stale"):
        await moderation.acting.answer(live.id, MARY, Question(0, 999), None)
    await moderation.acting.answer(live.id, MARY, asked(live, 0), None)
    for seat in (0, 7, -1):
        with Refused("tell-seat-not-asked"):
            await moderation.acting.answer(live.id, MARY, Question(seat, 1), None)


async def test_whoever_is_asked_unseen_is_answered_for_without_a_name(
    harbour: Harbour, moderation: Moderation, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    done = await moderation.acting.answer_unseen(live.id, MARY)
    assert "Anne" not in done.said
    assert "Bart" not in done.said
    time.answers = False
    with pytest.raises(NoSuch):
        await moderation.acting.answer_unseen(live.id, MARY)


# --- seats --------------------------------------------------------------------------------------------------


async def test_a_seat_is_given_to_who_knows_no_other_seats_secrets(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    seating, live = moderation.seating, await harbour.game(ANNE, BART)
    assert seating.heirs(live, MARY, 1) == [Heir(MARY.id, "Mary")]
    done = await seating.give(live.id, MARY, 1, Heir(CHARLOTTE.id, "Charlotte"))
    assert live.holder(1).member == CHARLOTTE.id
    assert told.done == [f"announce {done.said}"]
    with Refused("tell-cannot-sit"):
        await seating.give(live.id, MARY, 1, Heir(ANNE.id, "Anne"))
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.change_row(live, crew={"knows": {str(BART.id): [1]}})
    assert seating.heirs(live, MARY, 1) == [Heir(MARY.id, "Mary"), Heir(BART.id, "Bart")]
    assert seating.heirs(live, MARY, 0) == [Heir(MARY.id, "Mary")]
    with Refused("tell-they-know-seat"):
        await seating.give(live.id, MARY, 0, Heir(BART.id, "Bart"))
    assert seating.known(live, BART.id) == Heir(BART.id, "Bart")


async def test_a_table_keeps_its_last_member(harbour: Harbour, moderation: Moderation) -> None:
    live = await harbour.game(ANNE, BART)
    await moderation.seating.give(live.id, MARY, 1, None)
    assert live.holder(1).is_computer
    with Refused("tell-last-member"):
        await moderation.seating.give(live.id, MARY, 0, None)


async def test_seats_and_members_that_are_not_there_are_given_nothing(
    harbour: Harbour, moderation: Moderation
) -> None:
    live = await harbour.game(ANNE, BART)
    with pytest.raises(NoSuch):
        await moderation.seating.give(live.id, MARY, 2, None)
    with pytest.raises(NoSuch):
        moderation.seating.heirs(live, MARY, -1)
    with pytest.raises(NoSuch):
        moderation.seating.known(live, STRANGER.id)


# --- back ---------------------------------------------------------------------------------------------------


async def test_a_moderator_goes_back_to_before_a_step(harbour: Harbour, moderation: Moderation) -> None:
    live, undoing = await harbour.game(ANNE, BART), moderation.undoing
    first = asked(live, 0)
    async with harbour.tables.hold(live.id) as live:
        for seat, decision in list(live.waiting.items()):
            await harbour.tables.answer(live, seat, decision.number, [decision.options[0].id])
    steps = await undoing.steps(live)
    assert [step.seat for step, _ in steps][:2] == [0, 1]
    undone = await undoing.look_back(live, steps[0][0].number)
    assert undone.count == len(steps)
    assert list(undone.told)
    newest = live.newest_public
    for number, upto in ((999, newest), (steps[0][0].number, newest - 1)):
        with Refused("tell-gone-on"):
            await undoing.go_back(live.id, MARY, number, upto)
    await undoing.go_back(live.id, MARY, steps[0][0].number, newest)
    assert live.asked(0) is not None
    assert not await undoing.steps(live)
    assert asked(live, 0).number >= first.number


async def test_no_more_steps_are_undone_than_there_are(harbour: Harbour, moderation: Moderation) -> None:
    live = await harbour.game(ANNE, BART)
    await moderation.acting.answer(live.id, MARY, asked(live, 0), None)
    for steps in (2, 0, -1):
        with pytest.raises(Tell) as refused:
            await moderation.undoing.undo(live.id, MARY, steps)
        assert refused.value.refusal is not None
        assert refused.value.refusal.key == "rewind-too-far"
    await moderation.undoing.undo(live.id, MARY, 1)
    assert live.asked(0) is not None


# --- repairs ------------------------------------------------------------------------------------------------


async def test_something_is_set_right_question_by_question(harbour: Harbour, moderation: Moderation) -> None:
    position = {"turn": 0, "seats": [in_port("nassau"), in_port("tortuga")]}
    live, picks = await harbour.at_sea(ANNE, BART, position=position), list[str]()
    with pytest.raises(NoSuch):
        await moderation.repairing.repair(live.id, MARY, picks)
    while (question := asked_next(live, picks)) is not None:
        picks.append(str(question.range.low) if question.range else question.options[0].id)
    before = len(await moderation.undoing.steps(live))
    await moderation.repairing.repair(live.id, MARY, picks)
    assert len(await moderation.undoing.steps(live)) == before + 1
    with pytest.raises(AnswerError):
        asked_next(live, ["unheard of"])
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.end(live)
    with Refused("tell-table-over"):
        asked_next(live, [])


# --- place and end ------------------------------------------------------------------------------------------


async def test_a_table_is_posted_anew_moved_and_brought_home(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await harbour.game(ANNE, BART)
    before = live.place
    await moderation.placing.post_again(live.id, MARY)
    moved = await moderation.placing.move(live.id, MARY, 500)
    assert live.place == 501
    assert told.done == ["post again", f"leave {before} 77 {moved.said}"]
    await moderation.placing.bring_home(live.id, MARY, 600)
    assert live.place == 601
    async with harbour.tables.hold(live.id) as live:
        await harbour.tables.end(live)
    with Refused("tell-table-over"):
        await moderation.placing.move(live.id, MARY, 500)
    with Refused("tell-no-such-table"):
        await moderation.placing.bring_home(live.id, MARY, 500)


async def test_a_game_is_closed_and_opened_again(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await harbour.game(ANNE, BART)
    with Refused("tell-not-closed"):
        await moderation.ending.reopen(live.id, MARY)
    asked = {seat: decision.number for seat, decision in live.waiting.items()}
    await moderation.ending.close(live.id, MARY)
    assert live.row.status is Status.ENDED
    with Refused("tell-table-over"):
        await moderation.ending.close(live.id, MARY)
    harbour.tables.forget(live.id)
    live = await moderation.ending.reopen(live.id, MARY)
    assert live.is_running
    assert {seat: decision.number for seat, decision in live.waiting.items()} == asked
    assert [done.partition(" ")[0] for done in told.done] == ["announce", "announce"]


async def test_a_lobby_is_closed_on_its_own_message(
    harbour: Harbour, moderation: Moderation, told: Told
) -> None:
    live = await harbour.lobby(ANNE, BART)
    await moderation.ending.close(live.id, MARY)
    assert told.done == ["repost"]
    live = await moderation.ending.reopen(live.id, MARY)
    assert told.done == ["repost", "repost"]
    assert live.row.status is Status.LOBBY


async def test_everything_of_a_table_is_deleted(
    harbour: Harbour, moderation: Moderation, told: Told, time: Time
) -> None:
    live = await harbour.game(ANNE, BART)
    place = live.place
    done = await moderation.ending.delete(live.id, MARY)
    assert told.done == ["settle", f"withdraw {[ANNE.id, BART.id]}", f"leave {place} 77 {done.said}"]
    assert time.asked == ["settle"]
    with pytest.raises(NoSuchTable):
        await harbour.tables.store.tables.get(live.id)
