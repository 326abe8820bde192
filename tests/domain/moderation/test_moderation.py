"""What moderators do to single tables: each act, and each reason why it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.decisions.answering import Question
from bot.moderation.moderation import Moderation
from bot.moderation.repairing import asked_next
from bot.moderation.seating import Heir
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from bot.tables.waits import BY_MODERATOR
from data.store import NoSuchTable, Status
from engine.kernel import AnswerError
from tests.domain.conftest import ANNE, BART, CHARLOTTE, MARY, MARY_ELSEWHERE, STRANGER, Harbour, Refused
from tests.domain.moderation.conftest import Time, Told, asked
from tests.marauders.table import in_port

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
