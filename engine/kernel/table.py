"""A table: one game being played. The one door to any game.

A table validates, then applies: a refused answer changes nothing, an accepted one is applied wholly or not at
all. It is stored as its newest snapshot plus the inputs since; restoring replays only the unfinished step.
Randomness comes from a seed that is committed to before the start and published at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.kernel import saved as store
from engine.kernel.decision import Course, Decision, Option, Refusal
from engine.kernel.draws import SeededDraws, commitment, queues
from engine.kernel.errors import AnswerError, KernelFault, SaveError
from engine.kernel.export import export_table
from engine.kernel.game import Game, Result
from engine.kernel.imagine import imagine, named, restored
from engine.kernel.ledger import Ledger
from engine.kernel.log import Entry
from engine.kernel.playback import Playback, ReplayMismatch, Watch, make_draw_source, play_again
from engine.kernel.repair import (
    BACK,
    BACK_TO_REPAIR,
    MODERATOR,
    REPAIRED,
    UNREPAIRED,
    LawBroken,
    Taken,
    lawful,
)
from engine.kernel.saved import Change, Input, Mark, Point, Saved
from engine.kernel.seen import game_as_seen
from engine.kernel.spec import Beginning, GameSpec, find_game
from engine.kernel.standing import MOST_OBEYED, StandingOrders
from engine.kernel.view import known_pieces, view_of

MOST_MARKS = 20
"""How many answers in a row a seat can take back at most."""


class Table:
    """One table. Create it with `new` or `load`.

    `keep` False plays without snapshots, undo and history (for simulation): a fault then ends the table.
    """

    def __init__(
        self, spec: GameSpec, saved: Saved, *, keep: bool = True, watch: Watch | None = None
    ) -> None:
        self.spec = spec
        self.keep = keep
        self.mended = False
        self._saved = saved
        self._ledger = Ledger(saved)
        self._standing = StandingOrders(saved, self._ledger)
        self._recorded: list[Input] = []
        self._imagined: tuple[bytes, Point] | None = None
        """Of an imagined table: how it can be played again."""
        self._playback = Playback(spec, saved, keep=keep)
        self._playback.watch = watch
        self._listen()

    def _listen(self) -> None:
        self._playback.on_input = self._on_input
        self._playback.on_entries = self._ledger.add_entries

    # --- making -----------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | GameSpec,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        modules: Iterable[str] = (),
        seed: str | None = None,
        salt: str = "",
        force: Sequence[tuple[str, Sequence[str | int]]] = (),
        beginning: Beginning | None = None,
        keep: bool = True,
        watch: Watch | None = None,
    ) -> Table:
        """Open a table and play up to its first question.

        `seed` None draws a secret one; `salt` is a public text fixed after the commitment was published.
        `force` fixes outcomes by reason; `beginning` replaces the game's own start (scenarios). `watch`, if
        given, is called with the game at every boundary; whatever it raises counts as a fault. Raises
        AnswerError for seats, options or modules that the game does not have.
        """
        spec = find_game(game) if isinstance(game, str) else game
        settled, chosen = spec.resolve_setup(seats, options or {}, modules)
        point = Point(b"", [], 0, store.first_numbers(seats), 0)
        secret = seed if seed is not None else new_seed()
        saved = Saved(
            spec.id, spec.schema, seats, settled, list(chosen), secret, salt, queues(force), point, whole=keep
        )  # fmt: skip
        table = cls(spec, saved, keep=keep, watch=watch)
        table._playback.begin(beginning or spec.begin(seats, settled, chosen))
        if keep:
            table._ledger.add_input(Input("b", counter=spec.schema, data=table._playback.point.base))
        table._note("table.opened", game=spec.id, commitment=table.commitment)
        try:
            table._play()
        except Exception as fault:
            raise KernelFault(f"the table could not be opened: {fault!r}") from fault
        saved.version = 1
        return table

    @classmethod
    def load(cls, data: bytes, spec: GameSpec | None = None, *, watch: Watch | None = None) -> Table:
        """The table from saved bytes, exactly as it was. Raises SaveError if they do not fit.

        If the rules of the unfinished step have changed, it asks again (`mended`) and the log says so.
        """
        saved = store.decode_saved(data)
        spec = spec or _game_of(saved)
        store.upgrade(saved, spec)
        table = cls(spec, saved, watch=watch)
        before = _Before(table._playback, saved, table._ledger)
        try:
            table._playback.restore(saved.point, one_step=True)
            table._check_questions()
        except SaveError:
            raise
        except Exception as changed:
            table._mend(before, changed)
        return table

    def _check_questions(self) -> None:
        """Another question must not get a number that was given out for the old one."""
        now, saved = _kinds(self._playback), self._saved.asked
        if saved and now != saved:
            raise ReplayMismatch(f"the open questions were {saved} and are {now}")

    # --- looking ----------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._saved.game

    @property
    def seats(self) -> int:
        """How many seats the table has; they are numbered from 0."""
        return self._saved.seats

    @property
    def options(self) -> dict[str, Any]:
        """The table's settings, complete."""
        return self._saved.options

    @property
    def modules(self) -> tuple[str, ...]:
        """The expansion modules in play."""
        return tuple(self._saved.modules)

    @property
    def version(self) -> int:
        """Counts accepted changes, from 1."""
        return self._saved.version

    @property
    def running(self) -> Game[Any]:
        """The running game: for rules, tests and tools. Never show any of it to players."""
        return self._playback.game

    @property
    def result(self) -> Result | None:
        """How the table ended, or None while it goes on."""
        return self._saved.result

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, published from the start."""
        return commitment(self._saved.seed)

    @property
    def seed(self) -> str | None:
        """The seed, published once the table has ended; None before."""
        return self._saved.seed if self._saved.result else None

    def begun_as(self) -> dict[str, Any]:
        """What the table began with, as `past.rounds_of` takes it. Its seed is secret until the end."""
        saved = self._saved
        return {
            "game": saved.game,
            "seats": saved.seats,
            "options": dict(saved.options),
            "modules": list(saved.modules),
            "seed": saved.seed,
            "salt": saved.salt,
            "finished": saved.result is not None,
        }

    @property
    def salt(self) -> str:
        """The public text mixed into every draw."""
        return self._saved.salt

    @property
    def forced(self) -> dict[str, list[str]]:
        """What is still fixed for draws to come, by reason (scenarios)."""
        return self._saved.forced

    @property
    def waiting(self) -> dict[int, Decision]:
        """What each seat is asked right now; empty if the table has ended."""
        return self._playback.waiting()

    @property
    def answered(self) -> list[int]:
        """The seats that have answered the open question and wait for others to answer it."""
        return sorted(self._playback.answers)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything this seat (None: a spectator) may know, as plain data; equal for equal knowledge."""
        return view_of(self._playback.game, seat, self.waiting, finished=self._saved.result is not None)

    def log(self, seat: int | None, last: int | None = None) -> list[dict[str, Any]]:
        """The log as this seat may read it, oldest first; `last` limits it to the newest lines.

        A table loaded without its history knows only what was written since.
        """
        read = [line for line in (entry.read(seat) for entry in self.entries()) if line is not None]
        return read[-last:] if last else read

    def entries(self) -> list[Entry]:
        """All entries in force that the table holds, oldest first."""
        return self._ledger.entries()

    def history(self) -> list[bytes]:
        """All inputs that the table holds, as stored, oldest first."""
        return self._ledger.inputs()

    # --- answering --------------------------------------------------------------------------------

    def answer(self, seat: int, number: int, picks: Sequence[str]) -> list[Entry]:
        """Answer a seat's decision with this number; returns the new entries.

        Raises AnswerError (nothing changed) or KernelFault (a step failed; everything is as it was before).
        """
        first = self._saved.entries_length
        self.put(seat, number, picks)
        return self._ledger.entries(first)

    def put(self, seat: int, number: int, picks: Sequence[str]) -> None:
        """As `answer`, for callers that do not read the new entries at once."""
        decision = self._answerable(seat, number)
        try:
            chosen = list(map(str, picks))
        except TypeError:
            # No list at all: refused like a pick that matches no option.
            chosen = [""]
        if refusal := _refusal(decision, chosen):
            raise AnswerError(refusal.key, **refusal.args)
        self._accept(seat, decision, chosen)
        if self._saved.standing:
            self._obey(seat)

    def _accept(self, seat: int, decision: Decision, picks: list[str], *, along: bool = False) -> None:
        """Give an answer that holds; `along` with the one before, with which it is taken back."""
        playback, before = self._playback, None
        if self.keep:
            before = _Before(playback, self._saved, self._ledger)
            self._recorded = []
        responses = playback.put(seat, picks)
        if responses is None:
            self._saved.version += 1
            return
        game = playback.game
        game.revealed = len(playback.decisions) > 1
        game.addressed.clear()
        try:
            playback.play(responses)
            if not playback.decisions:
                self._end()
        except Exception as fault:
            if before is None:
                raise
            self._put_back(before)
            raise KernelFault(f"a step failed and the table was put back: {fault!r}") from fault
        if before is not None:
            self._mark(seat, before, unseen=decision.hidden, along=along)
        self._saved.version += 1

    def _answerable(self, seat: int, number: int) -> Decision:
        if self._saved.result:
            raise AnswerError("table-ended")
        decision = self._playback.decisions.get(seat)
        if decision is None:
            raise AnswerError("not-asked")
        if seat in self._playback.answers:
            raise AnswerError("answered-already")
        if decision.number != number:
            raise AnswerError("stale")
        return decision

    def _play(self) -> None:
        self._playback.play()
        if not self._playback.decisions:
            self._end()

    def _end(self) -> None:
        """Nobody is asked any more."""
        playback = self._playback
        if playback.game.result is None:
            raise KernelFault("nothing is left to play, but the game has no result.")
        self._saved.result = playback.game.result
        self._note("table.ended", seed=self._saved.seed, **_result_args(playback.game.result))

    # --- orders -----------------------------------------------------------------------------------

    def orders(self, seat: int) -> Decision | None:
        """What a seat may order now, no matter who is asked (`GameSpec.orders`); None if there is nothing."""
        if self._saved.result or not 0 <= seat < self.seats:
            return None
        return self.spec.orders(self._playback.game, seat)

    def order(self, seat: int, picks: Sequence[str]) -> None:
        """Give a seat's order: nobody else learns of it, no question changes, nothing is logged.

        Raises AnswerError (nothing changed).
        """
        decision = self.orders(seat)
        if decision is None:
            raise AnswerError("table-ended" if self._saved.result else "not-offered")
        if refusal := _refusal(decision, list(picks)):
            raise AnswerError(refusal.key, **refusal.args)
        self._order(seat, picks)
        self._saved.version += 1

    def _order(self, seat: int, picks: Sequence[str | int]) -> None:
        item = Input("o", seat, list(picks))
        self._playback.order(item)
        if self._saved.marks:
            self._saved.since_anchor.append(item)

    def _order_again(self, undone: Sequence[Input]) -> None:
        """Undo does not cancel orders: those given during the undone answers still hold."""
        for item in undone:
            if item.kind == "o":
                self._order(item.seat, item.values)

    def courses(self, seat: int) -> list[Course]:
        """Several answers that a seat may order at once now; only it may know of them."""
        asked = self.waiting.get(seat)
        if asked is None:
            return []
        return self.spec.courses(game_as_seen(self.view(seat), self.spec), seat, asked)

    # --- standing orders --------------------------------------------------------------------------

    def standing(self, seat: int) -> list[str]:
        """The standing orders that a seat has given; only it may know of them."""
        return self._standing.of(seat)

    def standing_offers(self, seat: int) -> list[Option]:
        """The standing orders that a seat may give now, whoever is asked (`GameSpec.standing`)."""
        return self._standing.offered(self._playback, seat)

    def would_answer(self, seat: int, order: Option) -> bool:
        """Whether a standing order, if it were given now, would answer the seat's open question."""
        asked = self.waiting.get(seat)
        return asked is not None and self._standing.answers(self._playback, seat, order, asked)

    def stand(self, seat: int, order: str) -> None:
        """Give a standing order. From now on it answers, beginning with the question that is open now.

        Nobody else learns of it: its answers look as if the seat had given them. Raises AnswerError if it is
        not offered.
        """
        self._standing.give(self._playback, seat, order)
        self._obey(None)

    def stand_down(self, seat: int, order: str) -> None:
        """Take a standing order back. Raises AnswerError if it does not stand."""
        self._standing.lift(seat, order)

    def _obey(self, answered: int | None) -> None:
        """Answer what standing orders answer; the answers of the seat that has just `answered` are taken back
        with its own. If one of them fails, the orders of its seat are dropped, and it is asked.
        """
        for _ in range(MOST_OBEYED):
            seat: int | None = None
            try:
                found = self._standing.next_answer(self._playback)
                if found is None:
                    return
                seat, picks = found
                self._accept(seat, self._playback.decisions[seat], picks, along=seat == answered)
            except Exception:
                # The answer before it is accepted: no order may cost it.
                self._standing.forget(seat)
            if seat != answered:
                answered = None

    # --- repairs ----------------------------------------------------------------------------------

    def repair_asked(self, picks: Sequence[str] = ()) -> Decision | None:
        """What a moderator who wants to repair something is asked after these answers, first what; None when
        nothing is left to ask.

        Raises AnswerError if nothing can be repaired now, or an answer is none.
        """
        if refusal := self._cannot_repair():
            raise AnswerError(refusal.key, **refusal.args)
        game = self._playback.game
        kinds = {name: kind for name, kind in game.rules.repairs.items() if kind.refused(game) is None}
        asked: Decision | None = Decision(
            MODERATOR, "repair", [Option(f"repair:{name}", say=f"repair-{name}") for name in sorted(kinds)]
        )
        for n, pick in enumerate(picks):
            if asked is None:
                raise AnswerError("too-many", most=n)
            if n == 0 and pick.removeprefix("repair:") in game.rules.repairs.keys() - kinds.keys():
                refusal = game.rules.repairs[pick.removeprefix("repair:")].refused(game)
                assert refusal is not None
                raise AnswerError(refusal.key, **refusal.args)
            if refusal := _refusal(asked, [pick]):
                raise AnswerError(refusal.key, **refusal.args)
            kind = kinds[picks[0].removeprefix("repair:")]
            asked = kind.asks(game, list(picks[1 : n + 1]))
        return asked

    def _cannot_repair(self) -> Refusal | None:
        if self._saved.result:
            return Refusal("table-ended")
        playback = self._playback
        if any(decision.hidden for decision in playback.decisions.values()):
            return Refusal("repair-unseen")
        if not self.keep or not playback.in_between:
            return Refusal("repair-half")
        return None if playback.rules.repairs else Refusal("repair-none")

    def repair(self, picks: Sequence[str], **by: Any) -> list[Entry]:
        """Repair something, as `repair_asked` has asked about it; the open question is then asked anew, and
        no answer before it can be taken back. Returns the new entries; `by` fills the one that says so.

        Raises AnswerError where nothing can be repaired or the laws of the game forbid it, KernelFault if a
        step fails: everything is as it was before.
        """
        if self.repair_asked(picks) is not None:
            raise AnswerError("too-few", least=len(picks) + 1)
        first, playback = self._saved.entries_length, self._playback
        name, before = picks[0].removeprefix("repair:"), _Before(playback, self._saved, self._ledger)
        watch = playback.watch
        playback.watch = lawful if watch is None else lambda game: (lawful(game), watch(game))[0]
        try:
            playback.repair(Input("r", values=list(picks[1:]), why=name))
            self._note(REPAIRED, repair=name, **by)
            self._play()
        except Exception as fault:
            playback.watch = watch
            self._put_back(before)
            if isinstance(fault, LawBroken):
                raise AnswerError("repair-unlawful") from fault
            raise KernelFault(f"a repair failed and the table was put back: {fault!r}") from fault
        finally:
            playback.watch = watch
            playback.loop.heed(watch)
        self._drop_marks()
        self._saved.version += 1
        if self._saved.standing:
            self._obey(None)
        return self._ledger.entries(first)

    # --- undoing ----------------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> Refusal | None:
        """None if this seat may take its last answer back, else the reason why not."""
        if self._saved.result:
            return Refusal("table-ended")
        if not self.keep:
            return Refusal("nothing-to-take-back")
        if seat in self._playback.answers:
            return None
        marks = self._saved.marks
        if not marks:
            return Refusal("nothing-to-take-back")
        if marks[-1].seat != seat or self._playback.answers:
            return Refusal("another-seat-answered")
        return None

    def answers_to_take_back(self, seat: int) -> int:
        """How many of its last answers this seat may take back, one after another."""
        if self.can_take_back(seat) is not None:
            return 0
        return 1 if seat in self._playback.answers else len(self._saved.marks)

    def undone_from(self, seat: int) -> int | None:
        """The number of the first log entry that taking back the seat's last answer would remove; None if it
        may not.
        """
        if self.can_take_back(seat) is not None or not self._saved.marks:
            return None
        return self._saved.entries_length if self._playback.answers else self._saved.marks[-1].entries

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
        if seat in self._playback.answers:
            return self._withdraw(seat)
        saved = self._saved
        anchor, mark = saved.anchor, saved.marks[-1]
        assert anchor is not None
        kept = saved.since_anchor[: mark.inputs]
        inputs = [*anchor.inputs, *kept]
        point = Point(anchor.base, inputs, 0, [], anchor.effective + len(kept))
        self._go_to(point, mark.entries, Input("u", seat, why="taken-back", counter=point.effective))
        undone = saved.since_anchor[mark.inputs :]
        saved.marks, saved.since_anchor = saved.marks[:-1], kept
        self._order_again(undone)
        self._standing.lift_answering(self._playback, seat)
        return self._note("table.taken-back", seat=seat)

    def _withdraw(self, seat: int) -> list[Entry]:
        playback = self._playback
        playback.withdraw(seat)
        self._ledger.add_input(Input("w", seat))
        self._standing.lift_answering(playback, seat)
        self._saved.version += 1
        return []

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
        if self._saved.result or not 1 <= answers <= len(given):
            raise AnswerError("rewind-too-far", most=0 if self._saved.result else len(given))
        kept = effective[: given[-answers]]
        try:
            base = store.upgraded(items[0].data, self.spec, items[0].counter)
            replayed = play_again(self._playback, self._saved, base, kept)
        except (ReplayMismatch, KernelFault, SaveError) as changed:
            raise AnswerError("rewind-impossible") from changed
        self._saved.reusable_draws = []
        point = replayed.point
        undo = Input("u", why="rewound", counter=point.effective)
        self._go_to(point, self._entries_before(effective, kept), undo)
        self._drop_marks()
        self._order_again(effective[len(kept) :])
        if back is not None:
            return self._note(back.key, **back.args, **by)
        undone = effective[len(kept) :]
        if repairs := sum(item.kind == "r" for item in undone):
            return self._note(UNREPAIRED, answers=answers - repairs, repairs=repairs, **by)
        return self._note("table.rewound", answers=answers, **by)

    def _all_inputs(self, history: Sequence[bytes] | None) -> tuple[list[Input], list[Input]]:
        """All inputs of the table, and those of them that are in force. Raises AnswerError without them."""
        items = [store.decode_input(data) for data in history or self._ledger.inputs()]
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
            base = store.upgraded(items[0].data, self.spec, items[0].counter)
            play_again(
                self._playback, self._saved, base, effective, lambda asked: unseen.append(asked.hidden)
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
        return stamp if stamp >= 0 else self._saved.entries_length

    def _go_to(self, point: Point, entries: int, undo: Input) -> None:
        saved, playback = self._saved, self._playback
        self._ledger.add_input(undo)
        point.numbers = list(playback.numbers)
        playback.restore(point, muted=True)
        self._ledger.withdraw(entries)
        saved.version += 1

    def _mark(self, seat: int, before: _Before, *, unseen: bool, along: bool) -> None:
        """Record an answer that may be taken back, or forget all of them if it let anybody learn something.

        Everybody sees whether answers may be taken back, so this depends only on public information; once
        something was asked or answered unseen, nobody may take anything back, whoever it was.
        """
        saved = self._saved
        learned = self._playback.game.revealed or self._playback.game.addressed - {seat}
        if learned or unseen or self._asks_in_secret(seat) or saved.result:
            self._drop_marks()
            return
        if not saved.marks or saved.marks[-1].seat != seat or len(saved.marks) == MOST_MARKS:
            saved.anchor, saved.since_anchor, saved.marks = before.point, [], []
            along = False
        if not along:
            saved.marks.append(Mark(seat, len(saved.since_anchor), before.entries_length))
        saved.since_anchor.extend(self._recorded)

    def _asks_in_secret(self, seat: int) -> bool:
        """Whether anybody has a hidden question, or another seat a secret one."""
        return any(
            decision.hidden or (decision.secret and decision.seat != seat)
            for decision in self._playback.decisions.values()
        )

    def _drop_marks(self) -> None:
        self._saved.anchor, self._saved.since_anchor, self._saved.marks = None, [], []

    # --- faults -----------------------------------------------------------------------------------

    def _put_back(self, before: _Before) -> None:
        self._unwind(before)
        self._playback.restore(before.point, one_step=True)

    def _unwind(self, before: _Before) -> None:
        """Remove what was written and drawn since; nobody has seen it."""
        saved, playback = self._saved, self._playback
        self._ledger.cut(before.books)
        saved.forced.clear()
        saved.forced.update(before.forced)
        saved.reusable_draws, saved.counter, saved.result = before.reusable_draws, before.counter, None
        playback.draw_source = make_draw_source(saved)

    def _mend(self, before: _Before, changed: Exception) -> None:
        self._unwind(before)
        point = before.point
        self._ledger.add_input(Input("u", why="mended", counter=point.effective - len(point.inputs)))
        self._ledger.withdraw(self._saved.entries_length - point.told)
        try:
            self._playback.recover(point)
        except Exception as broken:
            raise SaveError(f"the saved table cannot be played on under these rules: {broken!r}") from changed
        self.mended = True
        self._drop_marks()
        self._order_again(point.inputs)
        self._note("table.mended")
        self._saved.version += 1

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole table as bytes, with its history and log if it has them."""
        return self._ledger.whole() if self._settled().whole else self._ledger.core()

    def core(self) -> bytes:
        """The table as bytes without its history and log: enough for `load`."""
        self._settled()
        return self._ledger.core()

    def unsaved(self) -> Change | None:
        """What a store must write since the last call, or None.

        If writing fails, throw the table away and load it again from the store.
        """
        self._settled()
        return self._ledger.change()

    def export(
        self, *, history: Sequence[bytes] | None = None, entries: Sequence[Entry] | None = None
    ) -> dict[str, Any]:
        """The table as plain data for a file: always what a spectator knows; once ended, everything.

        `history` and `entries` come from the store if the table was loaded without them. Raises SaveError if
        they are missing for a table that has ended.
        """
        if self.result is not None and history is None and not (self.keep and self._saved.whole):
            raise SaveError("the table does not hold its history; export it with what the store holds.")
        items = list(history) if history is not None else self._ledger.inputs()
        lines = list(entries) if entries is not None else self.entries()
        return export_table(self, items, lines)

    def release(self) -> None:
        """Give the table up: it can still be looked at, but no longer changed.

        What it is made of refers to itself in circles. Without these its memory goes back with the last
        reference, and not with some later garbage collection.
        """
        self._playback.release()

    def imagine(self, seat: int, seed: str, *, alike: bool = False) -> Table:
        """An independent table in which everything hidden from this seat is redrawn, with its own
        randomness. `alike`: equal seeds give equal tables wherever the seat sees the same.
        """
        self._settled()
        saved = store.decode_saved(self._ledger.core())
        saved.anchor, saved.since_anchor, saved.marks, saved.seed = None, [], [], seed
        saved.forced.clear()
        saved.standing = {seat: orders} if (orders := self.standing(seat)) else {}
        core = store.encode(saved)
        sight = known_pieces(self.running, seat, self.waiting)
        table = Table(self.spec, saved, keep=False)
        table._playback, point = imagine(
            self._playback, saved, seat, seed, named(sight),
            lambda playback: known_pieces(playback.game, seat, playback.waiting()) == sight, alike=alike,
        )  # fmt: skip
        table._imagined = (core, point)
        table._listen()
        return table

    def again(self, seed: str) -> Table:
        """An imagined table once more, as it was before anybody answered, with other randomness: much quicker
        than to imagine another one. Raises SaveError for a table that is not imagined.
        """
        if self._imagined is None:
            raise SaveError("only an imagined table can be played again; imagine one first.")
        core, point = self._imagined
        saved = store.decode_saved(core)
        saved.seed = seed
        table = Table(self.spec, saved, keep=False)
        table._playback = restored(self._playback, saved, point, SeededDraws(seed, "imagine"))
        table._imagined = self._imagined
        table._listen()
        return table

    def _settled(self) -> Saved:
        if not self.keep:
            raise SaveError("a table that takes no snapshots cannot be saved; open it with keep.")
        self._saved.point = self._playback.point
        self._saved.counter = self._playback.draw_source.counter
        self._saved.asked = _kinds(self._playback)
        return self._saved

    # --- history and log --------------------------------------------------------------------------

    def _on_input(self, item: Input) -> None:
        if item.kind in ("a", "r"):
            item = Input(item.kind, item.seat, item.values, item.why, self._saved.entries_length)
        self._recorded.append(item)
        self._ledger.add_input(item)

    def _note(self, key: str, **args: Any) -> list[Entry]:
        return self._ledger.note(Entry(key, args))


class _Before:
    """What is needed to put a table back as it was before an input."""

    __slots__ = ("books", "counter", "forced", "point", "reusable_draws")

    def __init__(self, playback: Playback, saved: Saved, ledger: Ledger) -> None:
        self.point = playback.point.copy()
        self.counter = playback.draw_source.counter
        self.forced = {why: list(values) for why, values in saved.forced.items()}
        self.reusable_draws = list(saved.reusable_draws)
        self.books = ledger.mark()

    @property
    def entries_length(self) -> int:
        """How many entries the log had."""
        return self.books[1]


def _kinds(playback: Playback) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in playback.decisions.items()}


def _refusal(decision: Decision, picks: list[str]) -> Refusal | None:
    try:
        return decision.why_not(picks)
    except Exception as fault:
        raise KernelFault(f"the answer to {decision.kind} could not be checked: {fault!r}") from fault


def _game_of(saved: Saved) -> GameSpec:
    try:
        return find_game(saved.game)
    except AnswerError as unknown:
        raise SaveError(f"the saved table is one of “{saved.game}”, a game that is not here.") from unknown


def _result_args(result: Result) -> dict[str, Any]:
    return {"winners": result.winners, "scores": result.scores, "reason": result.reason}


def new_seed() -> str:
    """A fresh secret seed."""
    return secrets.token_hex(32)
