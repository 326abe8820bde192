"""A table: one game being played. The one door to any game.

A table validates, then applies: a refused answer changes nothing, an accepted one is applied wholly or not at
all. It is stored as its newest snapshot plus the inputs since; restoring replays only the unfinished step.
Randomness comes from a seed that is committed to before the start and published at the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.kernel.decision import Course, Decision, Option, Refusal
from engine.kernel.declared.beginning import Beginning
from engine.kernel.declared.finder import game_named, game_saved
from engine.kernel.declared.spec import GameSpec
from engine.kernel.draws import SeededDraws, commitment, new_seed, queues
from engine.kernel.errors import AnswerError, KernelFault, SaveError
from engine.kernel.log import Entry
from engine.kernel.play.game import Game
from engine.kernel.play.seen import game_as_seen
from engine.kernel.play.view import known_pieces, view_of
from engine.kernel.result import Result
from engine.kernel.table import saved as store
from engine.kernel.table.export import export_table
from engine.kernel.table.imagine import imagine, named, restored
from engine.kernel.table.mending import Mending
from engine.kernel.table.playback import Watch
from engine.kernel.table.progress import Progress, refusal_of
from engine.kernel.table.saved import Change, Input, Point, Saved
from engine.kernel.table.undo import Undo


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
        self._progress = Progress(spec, saved, keep=keep, watch=watch)
        self.undo = Undo(self._progress)
        """What may be undone, by seats and by moderators."""
        self.coming = self._progress.coming
        """What seats have ordered for their coming turns."""
        self.mending = Mending(self._progress)
        """What a moderator may repair."""
        self.between = self._progress.between
        """How it stood while the newest answer was carried out."""
        self._imagined: tuple[bytes, Point] | None = None
        """Of an imagined table: how it can be played again."""

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
        spec = game_named(game) if isinstance(game, str) else game
        settled, chosen = spec.resolve_setup(seats, options or {}, modules)
        point = Point(b"", [], 0, store.first_numbers(seats), 0)
        secret = seed if seed is not None else new_seed()
        saved = Saved(
            spec.id, spec.schema, seats, settled, list(chosen), secret, salt, queues(force), point, whole=keep
        )  # fmt: skip
        table = cls(spec, saved, keep=keep, watch=watch)
        progress = table._progress
        progress.playback.begin(beginning or spec.begin(seats, settled, chosen))
        if keep:
            progress.ledger.add_input(Input("b", counter=spec.schema, data=progress.playback.point.base))
        progress.note("table.opened", game=spec.id, commitment=table.commitment)
        try:
            progress.play()
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
        spec = spec or game_saved(saved.game)
        store.upgrade(saved, spec)
        table = cls(spec, saved, watch=watch)
        table.mended = table._progress.restore()
        return table

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
        return self._progress.playback.game

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
        return self._progress.playback.waiting()

    @property
    def answered(self) -> list[int]:
        """The seats that have answered the open question and wait for others to answer it."""
        return sorted(self._progress.playback.answers)

    def view(self, seat: int | None, *, facts: bool = True) -> dict[str, Any]:
        """Everything this seat (None: a spectator) may know, as plain data; equal for equal knowledge.
        `facts` are worked out of it, but for who asks the rules himself.
        """
        game, ended = self._progress.playback.game, self._saved.result is not None
        return view_of(game, seat, self.waiting, finished=ended, facts=None if facts else {})

    def log(self, seat: int | None, last: int | None = None) -> list[dict[str, Any]]:
        """The log as this seat may read it, oldest first; `last` limits it to the newest lines.

        A table loaded without its history knows only what was written since.
        """
        read = [line for line in (entry.read(seat) for entry in self.entries()) if line is not None]
        return read[-last:] if last else read

    def entries(self) -> list[Entry]:
        """All entries in force that the table holds, oldest first."""
        return self._progress.ledger.entries()

    @property
    def logged(self) -> int:
        """How many entries were ever logged, undone ones too: the number of the next."""
        return self._saved.entries_length

    def history(self) -> list[bytes]:
        """All inputs that the table holds, as stored, oldest first."""
        return self._progress.ledger.inputs()

    # --- answering --------------------------------------------------------------------------------

    def answer(self, seat: int, number: int, picks: Sequence[str]) -> list[Entry]:
        """Answer a seat's decision with this number; returns the new entries.

        Raises AnswerError (nothing changed) or KernelFault (a step failed; everything is as it was before).
        """
        first = self._saved.entries_length
        self.put(seat, number, picks)
        return self._progress.ledger.entries(first)

    def put(self, seat: int, number: int, picks: Sequence[str]) -> None:
        """As `answer`, for callers that do not read the new entries at once."""
        decision = self._answerable(seat, number)
        try:
            chosen = list(map(str, picks))
        except TypeError:
            # No list at all: refused like a pick that matches no option.
            chosen = [""]
        if refusal := refusal_of(decision, chosen):
            raise AnswerError(refusal.key, **refusal.args)
        self._progress.answer(seat, decision, chosen)

    def _answerable(self, seat: int, number: int) -> Decision:
        if self._saved.result:
            raise AnswerError("table-ended")
        decision = self._progress.playback.decisions.get(seat)
        if decision is None:
            raise AnswerError("not-asked")
        if seat in self._progress.playback.answers:
            raise AnswerError("answered-already")
        if decision.number != number:
            raise AnswerError("stale")
        return decision

    # --- orders -----------------------------------------------------------------------------------

    def orders(self, seat: int) -> Decision | None:
        """What a seat may order now, no matter who is asked (`Orders.offered`); None if there is nothing."""
        if self._saved.result or not 0 <= seat < self.seats:
            return None
        return self.spec.orders.offered(self._progress.playback.game, seat)

    def order(self, seat: int, picks: Sequence[str]) -> None:
        """Give a seat's order: nobody else learns of it, no question changes, nothing is logged. Raises
        AnswerError (nothing changed).
        """
        decision = self.orders(seat)
        if decision is None:
            raise AnswerError("table-ended" if self._saved.result else "not-offered")
        if refusal := refusal_of(decision, list(picks)):
            raise AnswerError(refusal.key, **refusal.args)
        self._progress.order(seat, picks)
        self._saved.version += 1
        self._progress.saved.unseen += 1

    def courses(self, seat: int) -> list[Course]:
        """Several answers that a seat may order at once now; only it may know of them."""
        asked = self.waiting.get(seat)
        if asked is None:
            return []
        return self.spec.orders.courses(game_as_seen(self.view(seat, facts=False), self.spec), seat, asked)

    # --- standing orders --------------------------------------------------------------------------

    def standing(self, seat: int) -> list[str]:
        """The standing orders that a seat has given; only it may know of them."""
        return self._progress.standing.of(seat)

    def standing_offers(self, seat: int) -> list[Option]:
        """The standing orders that a seat may give now, whoever is asked (`Orders.standing`)."""
        return self._progress.standing.offered(self._progress.playback, seat)

    def would_answer(self, seat: int, order: Option) -> bool:
        """Whether a standing order, if it were given now, would answer the seat's open question."""
        asked, progress = self.waiting.get(seat), self._progress
        return asked is not None and progress.standing.answers(progress.playback, seat, order, asked)

    def stand(self, seat: int, order: str) -> None:
        """Give a standing order. From now on it answers, beginning with the question that is open now.

        Nobody else learns of it: its answers look as if the seat had given them. Raises AnswerError if it is
        not offered.
        """
        self._progress.standing.give(self._progress.playback, seat, order)
        self._progress.obey(None)

    def stand_down(self, seat: int, order: str) -> None:
        """Take a standing order back. Raises AnswerError if it does not stand."""
        self._progress.standing.lift(seat, order)

    # --- undoing ----------------------------------------------------------------------------------

    def can_take_back(self, seat: int) -> Refusal | None:
        """None if this seat may take its last answer back, else the reason why not."""
        return self.undo.can_take_back(seat)

    def take_back(self, seat: int) -> list[Entry]:
        """Undo the seat's last answer (`Undo.take_back`)."""
        return self.undo.take_back(seat)

    def rewind(self, answers: int, *, history: Sequence[bytes] | None = None, **by: Any) -> list[Entry]:
        """Undo the last `answers` answers, past any barrier, for a moderator (`Undo.rewind`)."""
        return self.undo.rewind(answers, history=history, **by)

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The whole table as bytes, with its history and log if it has them."""
        ledger = self._progress.ledger
        return ledger.whole() if self._progress.settled().whole else ledger.core()

    def core(self) -> bytes:
        """The table as bytes without its history and log: enough for `load`."""
        self._progress.settled()
        return self._progress.ledger.core()

    def unsaved(self) -> Change | None:
        """What a store must write since the last call, or None.

        If writing fails, throw the table away and load it again from the store.
        """
        self._progress.settled()
        return self._progress.ledger.change()

    def export(
        self, *, history: Sequence[bytes] | None = None, entries: Sequence[Entry] | None = None
    ) -> dict[str, Any]:
        """The table as plain data for a file: always what a spectator knows; once ended, everything.

        `history` and `entries` come from the store if the table was loaded without them. Raises SaveError if
        they are missing for a table that has ended.
        """
        if self.result is not None and history is None and not (self.keep and self._saved.whole):
            raise SaveError("the table does not hold its history; export it with what the store holds.")
        items = list(history) if history is not None else self._progress.ledger.inputs()
        lines = list(entries) if entries is not None else self.entries()
        return export_table(self._progress, items, lines)

    def release(self) -> None:
        """Give the table up: it can be looked at, but not changed. Cut the circles that hold its memory."""
        self._progress.playback.release()

    def imagine(self, seat: int, seed: str, *, alike: bool = False, keep: bool = False) -> Table:
        """A separate table where all that is hidden from this seat is redrawn, with its own luck. `alike`:
        equal seeds give equal tables wherever the seat sees the same. `keep`: others may be imagined from it.
        """
        self._progress.settled()
        saved = store.decode_saved(self._progress.ledger.core())
        saved.anchor, saved.since_anchor, saved.marks, saved.seed = None, [], [], seed
        saved.forced, saved.coming, saved.gone = {}, {}, []
        saved.standing = {seat: orders} if (orders := self.standing(seat)) else {}
        core = store.encode(saved)
        sight = known_pieces(self.running, seat, self.waiting)
        table = Table(self.spec, saved, keep=keep)
        playback, point = imagine(
            self._progress.playback, saved, seat, seed, named(sight),
            lambda playback: known_pieces(playback.game, seat, playback.waiting()) == sight, alike=alike,
        )  # fmt: skip
        table._progress.use(playback)
        table._imagined = (core, point)
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
        draws = SeededDraws(seed, "imagine")
        table._progress.use(restored(self._progress.playback, saved, point, draws))
        table._imagined = self._imagined
        return table
