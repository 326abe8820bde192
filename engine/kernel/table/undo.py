"""Taking back and going back: undo of a seat's own answers, and of anything by a moderator.

A seat takes back what it answered as long as nobody has learned anything from it (`Marks`). A moderator goes
back past any barrier; the table is then played again up to there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.decision import Refusal
from engine.kernel.declared.repair import BACK, BACK_TO_REPAIR, MODERATOR, UNREPAIRED, Taken
from engine.kernel.errors import AnswerError, KernelFault, SaveError
from engine.kernel.log import Entry
from engine.kernel.table import saved as store
from engine.kernel.table.playback import ReplayMismatch, play_again
from engine.kernel.table.progress import Progress, refusal_of
from engine.kernel.table.saved import Input, Point, TakenBack


class Undo:
    """What may be undone at a table (`Table.undo`), by seats and by moderators; and given again."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    # --- by a seat --------------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> Refusal | None:
        """None if this seat may take its last answer back, else the reason why not."""
        if self._progress.saved.result:
            return Refusal("table-ended")
        if not self._progress.keep:
            return Refusal("nothing-to-take-back")
        if seat in self._progress.playback.answers:
            return None
        marks = self._progress.saved.marks
        if not marks:
            return Refusal("nothing-to-take-back")
        if marks[-1].seat != seat or self._progress.playback.answers:
            return Refusal("another-seat-answered")
        return None

    def answers_to_take_back(self, seat: int) -> int:
        """How many of its last answers this seat may take back, one after another."""
        if self.can_take_back(seat) is not None:
            return 0
        return 1 if seat in self._progress.playback.answers else len(self._progress.saved.marks)

    def undone_from(self, seat: int) -> int | None:
        """The number of the first log entry that taking back the seat's last answer would remove; None if it
        may not.
        """
        if self.can_take_back(seat) is not None or not self._progress.saved.marks:
            return None
        return (
            self._progress.saved.entries_length
            if self._progress.playback.answers
            else self._progress.saved.marks[-1].entries
        )

    def take_back_all(self, seat: int) -> list[Entry]:
        """Undo all answers that the seat may take back, as far back as nobody has learned anything from
        them; returns the entry that says so. Raises AnswerError if there are none.
        """
        told = self.take_back(seat)
        for _ in range(self.answers_to_take_back(seat)):
            told = self.take_back(seat)
        return told

    def take_back(self, seat: int) -> list[Entry]:
        """Undo the seat's last answer; returns the entry that says so. Raises AnswerError if it may not."""
        if refusal := self.can_take_back(seat):
            raise AnswerError(refusal.key, **refusal.args)
        saved = self._progress.saved
        gone = saved.gone if self._progress.known_version == saved.gone_at else []
        told, answers = self._take_back(seat)
        self._keep([*gone, TakenBack(seat, answers)])
        return told

    def _keep(self, gone: list[TakenBack]) -> None:
        """What may be given again now, and as long as nothing else happens."""
        self._progress.saved.gone, self._progress.saved.gone_at = gone, self._progress.known_version

    def _take_back(self, seat: int) -> tuple[list[Entry], list[tuple[str, list[str]]]]:
        """Undo the seat's last answer; the entry that says so, and the answer, with what obeyed it."""
        playback = self._progress.playback
        if seat in playback.answers:
            answer = playback.decisions[seat].kind, list(playback.answers[seat])
            return self._withdraw(seat), [answer]
        saved = self._progress.saved
        anchor, mark = saved.anchor, saved.marks[-1]
        assert anchor is not None
        kept = saved.since_anchor[: mark.inputs]
        inputs = [*anchor.inputs, *kept]
        point = Point(anchor.base, inputs, 0, [], anchor.effective + len(kept))
        self._progress.go_to(point, mark.entries, Input("u", seat, why="taken-back", counter=point.effective))
        undone = saved.since_anchor[mark.inputs :]
        saved.marks, saved.since_anchor = saved.marks[:-1], kept
        self._progress.order_again(undone)
        self._progress.standing.lift_answering(self._progress.playback, seat)
        self._progress.coming.taken_back(seat)
        answers = [(one.why, [str(value) for value in one.values]) for one in undone if one.kind == "a"]
        return self._progress.note("table.taken-back", seat=seat), answers

    def _withdraw(self, seat: int) -> list[Entry]:
        playback = self._progress.playback
        playback.withdraw(seat)
        self._progress.ledger.add_input(Input("w", seat))
        self._progress.standing.lift_answering(playback, seat)
        self._progress.coming.taken_back(seat)
        self._progress.saved.version += 1
        return []

    # --- again ------------------------------------------------------------------------------------

    def answers_to_redo(self, seat: int) -> int:
        """How many answers that the seat has taken back it may give again, one after another: as long as
        nothing else has happened since. Only the seat may know; that another has ordered something does not
        change it, or it would tell of that.
        """
        saved = self._progress.saved
        fits = saved.result is None and self._progress.known_version == saved.gone_at
        return len(saved.gone) if fits and saved.gone and saved.gone[-1].seat == seat else 0

    def redo(self, seat: int) -> None:
        """Give again what the seat has taken back last: nobody else has answered, so it is asked what it was
        asked, and what anybody could see comes about again. What nobody could see is drawn anew, as for any
        answer. Raises AnswerError if there is nothing, or it does not fit.
        """
        if not self.answers_to_redo(seat):
            raise AnswerError("nothing-to-redo")
        *left, gone = self._progress.saved.gone
        for number, (kind, picks) in enumerate(gone.answers):
            asked = self._progress.playback.waiting().get(seat)
            if asked is None or asked.kind != kind or refusal_of(asked, picks) is not None:
                if number == 0:
                    self._keep(left)
                    raise AnswerError("nothing-to-redo")
                break
            self._progress.accept(seat, asked, picks, along=number > 0)
        self._progress.obey(seat)
        self._keep(left)

    # --- by a moderator ---------------------------------------------------------------------------

    def rewind(
        self,
        answers: int,
        *,
        history: Sequence[bytes] | None = None,
        back: Entry | None = None,
        **by: Any,
    ) -> list[Entry]:
        """Undo the last `answers` answers of any seats, repairs included: for a moderator, past any barrier.

        `history` is the table's stored inputs, needed if it was loaded without them; `by` fills the entry,
        which is `back` instead if given. Raises AnswerError if there are not that many, or if the rules have
        changed since.
        """
        items, effective = self._all_inputs(history)
        given = [n for n, item in enumerate(effective) if item.kind in ("a", "r")]
        if self._progress.saved.result or not 1 <= answers <= len(given):
            raise AnswerError("rewind-too-far", most=0 if self._progress.saved.result else len(given))
        kept = effective[: given[-answers]]
        try:
            base = store.upgraded(items[0].data, self._progress.spec, items[0].counter)
            replayed = play_again(self._progress.playback, self._progress.saved, base, kept)
        except (ReplayMismatch, KernelFault, SaveError) as changed:
            raise AnswerError("rewind-impossible") from changed
        self._progress.saved.reusable_draws = []
        point = replayed.point
        undo = Input("u", why="rewound", counter=point.effective)
        self._progress.go_to(point, self._entries_before(effective, kept), undo)
        self._progress.marks.drop()
        self._progress.order_again(effective[len(kept) :])
        if back is not None:
            return self._progress.note(back.key, **back.args, **by)
        undone = effective[len(kept) :]
        if repairs := sum(item.kind == "r" for item in undone):
            return self._progress.note(UNREPAIRED, answers=answers - repairs, repairs=repairs, **by)
        return self._progress.note("table.rewound", answers=answers, **by)

    def _all_inputs(self, history: Sequence[bytes] | None) -> tuple[list[Input], list[Input]]:
        """All inputs of the table, and those of them that are in force. Raises AnswerError without them."""
        items = [store.decode_input(data) for data in history or self._progress.ledger.inputs()]
        if not items or items[0].kind != "b":
            raise AnswerError("rewind-impossible")
        return items, store.in_force(items)

    def taken(self, *, history: Sequence[bytes] | None = None) -> list[Taken]:
        """What a moderator may undo, oldest first, as everybody knows of it.

        The table is played again for it, which takes as long as it took. `history` as for `rewind`. Raises
        AnswerError if the rules have changed since.
        """
        items, effective = self._all_inputs(history)
        unseen: list[bool] = []
        try:
            base = store.upgraded(items[0].data, self._progress.spec, items[0].counter)
            play_again(
                self._progress.playback,
                self._progress.saved,
                base,
                effective,
                lambda asked: unseen.append(asked.hidden),
            )
        except (ReplayMismatch, KernelFault, SaveError) as changed:
            raise AnswerError("rewind-impossible") from changed
        hidden = iter(unseen)
        given = [item for item in effective if item.kind in ("a", "r")]
        open_ = [(n, item) for n, item in enumerate(given) if item.kind == "r" or not next(hidden)]
        return [
            Taken(
                number, item.seat if item.kind == "a" else MODERATOR, item.why, item.counter, len(given) - n
            )
            for number, (n, item) in enumerate(open_, 1)
        ]

    def go_back(self, step: Taken, *, history: Sequence[bytes] | None = None, **by: Any) -> list[Entry]:
        """Undo this answer or repair (`taken`) and everything after it: for a moderator, past any barrier.

        The entry tells whose answer it was, and not how many were given unseen. Arguments and errors as of
        `rewind`.
        """
        told = Entry(BACK, {"seat": step.seat}) if step.seat != MODERATOR else Entry(BACK_TO_REPAIR)
        return self.rewind(step.answers, history=history, back=told, **by)

    def _entries_before(self, effective: list[Input], kept: list[Input]) -> int:
        """How many entries were written before the first undone answer: those stay in the log."""
        stamp = effective[len(kept)].counter
        return stamp if stamp >= 0 else self._progress.saved.entries_length
