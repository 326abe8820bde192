"""What is planned for a table's messages: what is seen, beside what is posted, gives what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest

from bot.pictures.scenes import Settled
from bot.pictures.which import Pictured
from bot.posting.plan import (
    MOST_LEFT,
    Call,
    Close,
    Delete,
    Edit,
    Send,
    ShowBoard,
    Step,
    Tell,
    after,
    plan,
)
from bot.posting.seen import Seen
from bot.posting.shown import Left, Shown
from bot.present.table.scene import LINES_TO_TURN, Scene
from bot.tables.story import Part
from data.locale import Texts
from render import Picture

ANNE, BART, CORA = 101, 102, 103
MESSAGE, CALL, NEW = 1, 2, 9
PICTURE = Picture(b"picture", "webp", "picture.webp", "a picture", 1, 1)


@dataclass(frozen=True)
class Turns:
    """A log in which turns begin with these entries; each entry is told by its number and this much more."""

    begins: tuple[int, ...] = (0,)
    entries: int = 10
    each: str = ""

    def told(self, first: int, upto: int | None = None) -> Sequence[Part]:
        parts: dict[int, Part] = {}
        for number in range(first, self.entries if upto is None else upto):
            turn = max(begin for begin in self.begins if begin <= number)
            before = parts.get(turn)
            text = f"{number}{self.each}"
            parts[turn] = Part(before.first, f"{before.text} {text}") if before else Part(number, text)
        return list(parts.values())

    def begins_at(self, number: int) -> int:
        last = max((begin for begin in self.begins if begin < number), default=number)
        return number if number in self.begins else last


def seen(kind: Literal["scene", "board", ""] = "", **more: Any) -> Seen:
    """A table of which ten entries are seen, with a picture of this kind, that waits for Anne."""
    pictured = Pictured(kind, PICTURE) if kind else None
    usual: dict[str, Any] = {"upto": 10, "called": (ANNE,), "story": Turns()}
    return Seen(Scene(1, "Table", Texts()), pictured=pictured, **(usual | more))


def shown(kind: str = "", **more: Any) -> Shown:
    """A table whose message tells the entries from 4 on, six of which are posted, and that called Anne."""
    usual: dict[str, Any] = {"message": MESSAGE, "since": 4, "upto": 6, "called": (ANNE,)}
    return Shown(kind=kind, **(usual | more))


def words(steps: Sequence[Step]) -> list[Any]:
    """What is to be done, for reading: each step with its name and what is told."""
    return [(type(step).__name__, *getattr(step, "told", ())) for step in steps]


LONG = Turns(tuple(range(10)), each="x" * (LINES_TO_TURN // 3))
"""Turns of which three at most fit into a message."""
OLD = Left(MESSAGE, 4, 6)

CASES: dict[str, tuple[Seen, Shown, list[Any]]] = {
    "the first message": (
        seen("board"),
        Shown(None, 8, 8),
        [("Send", "8 9")],
    ),
    "edited in place": (
        seen("board"),
        shown("board"),
        [("Edit", "4 5 6 7 8 9")],
    ),
    "edited although nothing has happened": (
        seen("board", upto=6, story=Turns(entries=6)),
        shown("board"),
        [("Edit", "4 5")],
    ),
    "somebody else is called beneath the board": (
        seen("board", called=(BART,)),
        shown("board"),
        [("Edit", "4 5 6 7 8 9"), ("Call",)],
    ),
    "who was called has answered: the line that called him goes": (
        seen("board", called=()),
        shown("board", call=CALL),
        [("Edit", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "another line that calls takes the place of the one before": (
        seen("board", called=(BART,)),
        shown("board", call=CALL),
        [("Edit", "4 5 6 7 8 9"), ("Call",), ("Delete",)],
    ),
    "a line that calls stays as long as one of those is waited for": (
        seen("board"),
        shown("board", called=(ANNE, BART), call=CALL),
        [("Edit", "4 5 6 7 8 9")],
    ),
    "everybody sees the board anew": (
        seen("board", boards=(7,)),
        shown("board"),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "everybody sees the board anew, and the turn that was told is over": (
        seen("board", boards=(7,), story=Turns((0, 6))),
        shown("board"),
        [("Send", "6 7 8 9"), ("Close", "4 5")],
    ),
    "a battle begins": (
        seen("scene", begins=(7,)),
        shown("board"),
        [("Send", "6 7 8 9"), ("Close", "4 5")],
    ),
    "a battle goes on": (
        seen("scene"),
        shown("scene"),
        [("Edit", "4 5 6 7 8 9")],
    ),
    "the board is due while a battle goes on: it waits on its message": (
        seen("scene", boards=(7,)),
        shown("scene"),
        [("Edit", "4 5 6 7 8 9")],
    ),
    "a battle begins while the board is due: that comes first": (
        seen("scene", boards=(6,), begins=(7,)),
        shown("board"),
        [("ShowBoard",), ("Send", "6 7 8 9"), ("Close", "4 5")],
    ),
    "another battle begins": (
        seen("scene", begins=(8,), scene_ends=8),
        shown("scene"),
        [("Send", "8 9"), ("Close", "4 5 6 7")],
    ),
    "a battle ends": (
        seen("board", scene_ends=7),
        shown("scene"),
        [("Send", "7 8 9"), ("Close", "4 5 6")],
    ),
    "a battle was settled with nobody asked": (
        seen("board", settled=(Settled(8, PICTURE),)),
        shown("board"),
        [("Tell", "6 7"), ("Send", "8 9"), ("Close", "4 5")],
    ),
    "two were": (
        seen("board", settled=(Settled(7, PICTURE), Settled(9, PICTURE))),
        shown("board"),
        [("Tell", "6"), ("Tell", "7 8"), ("Send", "9"), ("Close", "4 5")],
    ),
    "one was, and the next is under way": (
        seen("scene", begins=(6, 8), settled=(Settled(8, PICTURE),)),
        shown("board"),
        [("Tell", "6 7"), ("Send", "8 9"), ("Close", "4 5")],
    ),
    "what was settled is in a message that was deleted": (
        seen("board", settled=(Settled(8, PICTURE),)),
        shown("board").gone(),
        [("Send", "4 5 6 7 8 9")],
    ),
    "the message was deleted": (
        seen("board"),
        shown("board").gone(),
        [("Send", "4 5 6 7 8 9")],
    ),
    "the message was deleted, and a line that calls is left": (
        seen("board"),
        shown("board", call=CALL).gone(),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "the thread is archived": (
        seen("board", archived=True),
        shown("board"),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "somebody wants the table posted anew": (
        seen("board", anew=True, board=True),
        shown("board"),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "somebody wants it anew in a battle: the board too": (
        seen("scene", anew=True, board=True),
        shown("scene"),
        [("ShowBoard",), ("Send", "6 7 8 9"), ("Close", "4 5")],
    ),
    "files are refused: without pictures, and without the board": (
        seen("", bare=True, boards=(7,)),
        shown("board"),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "files are refused still, and the same is waited for": (
        seen("", bare=True),
        shown(""),
        [("Edit", "4 5 6 7 8 9")],
    ),
    "files are taken again": (
        seen("board"),
        shown(""),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "without a picture a new message calls": (
        seen("", called=(BART,)),
        shown(""),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
    "without a picture a long log turns the page": (
        seen("", story=replace(LONG, entries=8), upto=8),
        shown(""),
        [("Send", *(part.text for part in LONG.told(6, 8))), ("Close", *(p.text for p in LONG.told(4, 6)))],
    ),
    "a long log comes in pages": (
        seen("board", story=LONG),
        Shown(None, 3, 3),
        [
            ("Tell", *(part.text for part in LONG.told(3, 5))),
            ("Tell", *(part.text for part in LONG.told(5, 7))),
            ("Tell", *(part.text for part in LONG.told(7, 9))),
            ("Send", *(part.text for part in LONG.told(9))),
        ],
    ),
    "beneath a picture a long log stays": (
        seen("board", story=LONG),
        shown("board"),
        [("Edit", *(part.text for part in LONG.told(4)))],
    ),
    "nothing has been told": (
        seen("board", upto=0, story=Turns(entries=0)),
        Shown(None, 0, 0),
        [("Send",)],
    ),
    "what could not be closed is closed now": (
        seen("board"),
        shown("board", left=(Left(5, 2, 4, True), Left(6))),
        [("Edit", "4 5 6 7 8 9"), ("Close", "2 3"), ("Delete",)],
    ),
    "the table is over: no picture, nobody is called": (
        seen("", called=()),
        shown("board"),
        [("Send", "4 5 6 7 8 9"), ("Delete",)],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_seen_beside_what_is_posted_gives_what_is_to_be_done(case: str) -> None:
    table, posted, expected = CASES[case]
    assert words(plan(table, posted)) == expected


# --- what is remembered ---


def done(table: Seen, posted: Shown) -> Shown:
    """What is posted when all of the plan is done."""
    for number, step in enumerate(plan(table, posted)):
        posted = after(step, posted, NEW + number)
    return posted


@pytest.mark.parametrize("case", CASES)
def test_when_a_plan_is_done_all_is_posted_and_the_next_plan_changes_nothing(case: str) -> None:
    table, posted, _ = CASES[case]
    posted = done(table, posted)
    assert (posted.upto, posted.kind, posted.left) == (table.upto, table.kind, ())
    assert posted.called == table.called
    quiet = replace(table, boards=(), begins=(), settled=(), anew=False, archived=False, board=False)
    again = plan(quiet, posted)
    assert [type(step) for step in again] == [Edit]
    assert done(quiet, posted) == posted


def test_the_new_message_begins_with_the_first_turn_that_it_tells() -> None:
    *_, send = plan(seen("board", story=LONG), Shown(None, 3, 3))
    assert isinstance(send, Send)
    assert send.since == 9
    assert after(send, Shown(None, 3, 3), NEW) == Shown(NEW, 9, 10, (ANNE,), "board", None, ())


def test_only_who_is_newly_called_is_notified() -> None:
    both = (ANNE, BART)
    edit, call = plan(seen("board", called=both), shown("board"))
    assert isinstance(call, Call)
    assert call.newly == (BART,)
    # A line that could not be sent is tried again: he counts as called once it is there.
    assert after(edit, shown("board")).called == (ANNE,)
    (send, *_) = plan(seen("board", called=both, archived=True), shown("board"))
    assert isinstance(send, Send)
    assert send.newly == (BART,)
    (send,) = plan(seen("board", called=both), shown("board").gone())
    assert isinstance(send, Send)
    assert send.newly == (BART,)


@pytest.mark.parametrize("kind", ["scene", "board"])
def test_a_line_that_calls_to_a_battle_has_words_of_its_own(kind: Literal["scene", "board"]) -> None:
    _, call = plan(seen(kind, called=(CORA,)), shown(kind))
    assert isinstance(call, Call)
    assert call.scene == (kind == "scene")


def test_what_gives_way_is_left_until_it_is_closed() -> None:
    send, *closings = plan(seen("scene", begins=(6,)), shown("board", call=CALL))
    posted = after(send, shown("board", call=CALL), NEW)
    assert posted.left == (Left(MESSAGE, 4, 6, True), Left(CALL))
    for step in closings:
        posted = after(step, posted)
    assert posted == Shown(NEW, 6, 10, (ANNE,), "scene", None, ())


def test_the_oldest_of_many_messages_that_are_left_is_given_up() -> None:
    left = tuple(Left(number, 2, 4) for number in range(20, 20 + MOST_LEFT))
    send, *_ = plan(seen("board", archived=True), shown("board", left=left))
    posted = after(send, shown("board", left=left), NEW)
    assert [one.message for one in posted.left] == [21, 22, 23, 24, MESSAGE]


def test_a_message_keeps_its_picture_and_a_battle_gets_that_of_its_end() -> None:
    older = Left(20, 2, 4, True)
    steps = plan(seen("board", scene_ends=7), shown("scene", left=(older,)))
    closes = {step.left.message: step for step in steps if isinstance(step, Close)}
    assert (closes[MESSAGE].pictured, closes[MESSAGE].ended) == (True, True)
    assert (closes[20].pictured, closes[20].ended) == (True, False)
    steps = plan(seen("board", archived=True, story=Turns((0, 6))), shown("board"))
    (close,) = [step for step in steps if isinstance(step, Close)]
    assert (close.pictured, close.ended) == (True, False)


def test_where_files_are_refused_a_message_keeps_no_picture() -> None:
    steps = plan(seen("", bare=True, story=Turns((0, 6))), shown("board"))
    (close,) = [step for step in steps if isinstance(step, Close)]
    assert not close.pictured


def test_what_an_edit_finds_to_close_keeps_the_new_messages_picture_off() -> None:
    steps = plan(seen("board"), shown("board", left=(Left(20, 2, 4, True),)))
    (close,) = [step for step in steps if isinstance(step, Close)]
    assert (close.pictured, close.ended) == (False, False)


def test_what_was_settled_is_told_with_its_picture_and_the_turns_lines_are_not_told_twice() -> None:
    steps = plan(seen("board", settled=(Settled(8, PICTURE),)), shown("board"))
    tell, send, close = steps
    assert tell == Tell(("6 7",), PICTURE)
    assert isinstance(send, Send)
    assert (send.since, send.closes) == (8, 6)
    assert close == Close(Left(MESSAGE, 4, 6, True), ("4 5",), pictured=True)


def test_the_board_is_sent_once_however_it_comes() -> None:
    for more in ({"boards": (7,)}, {"board": True}, {"boards": (7,), "board": True}):
        steps = plan(seen("scene", begins=(8,), **more), shown("board"))
        assert sum(isinstance(step, ShowBoard) for step in steps) == 1
        steps = plan(seen("board", anew=True, **more), shown("board"))
        assert not any(isinstance(step, ShowBoard) for step in steps)


def test_a_step_that_only_tells_changes_nothing_of_what_is_posted() -> None:
    assert after(Tell(("6",)), shown()) == after(ShowBoard(), shown()) == shown()
    left = shown(left=(OLD, Left(CALL)))
    assert after(Delete(Left(CALL)), left).left == (OLD,)
