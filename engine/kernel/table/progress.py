"""What a table is made of, moved on together: the game that is played, its books and its standing orders.

An answer is applied wholly or not at all: a step that fails leaves everything as it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.decision import Decision, Refusal
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import KernelFault, SaveError
from engine.kernel.log import Entry
from engine.kernel.result import Result
from engine.kernel.table.between import Between
from engine.kernel.table.coming import ComingOrders
from engine.kernel.table.ledger import Ledger
from engine.kernel.table.marks import Before, Marks
from engine.kernel.table.playback import Playback, ReplayMismatch, Watch
from engine.kernel.table.recorded import make_draw_source
from engine.kernel.table.saved import Input, Point, Saved
from engine.kernel.table.standing import MOST_OBEYED, StandingOrders


class Progress:
    """How a table goes on, and back. `keep` False: without snapshots; a fault then ends the table."""

    def __init__(self, spec: GameSpec, saved: Saved, *, keep: bool, watch: Watch | None) -> None:
        self.spec = spec
        self.saved = saved
        self.keep = keep
        self.ledger = Ledger(saved)
        self.standing = StandingOrders(saved, self.ledger)
        self.coming = ComingOrders(saved, self.ledger)
        self.marks = Marks(saved)
        self.between = Between(saved)
        self.playback: Playback
        self._recorded: list[Input] = []
        playback = Playback(spec, saved, keep=keep)
        playback.watch = watch
        self.use(playback)

    def use(self, playback: Playback) -> None:
        """Play this game from now on, and write down what is given and told in it."""
        self.playback = playback
        self.coming.use(playback)
        playback.on_input = self._on_input
        playback.on_entries = self.ledger.add_entries
        playback.on_stand = self.between.stand

    def _on_input(self, item: Input) -> None:
        if item.kind in ("a", "r"):
            item = Input(item.kind, item.seat, item.values, item.why, self.saved.entries_length)
        self._recorded.append(item)
        self.ledger.add_input(item)

    def note(self, key: str, **args: Any) -> list[Entry]:
        """Write down an entry of the table itself; returns it in a list."""
        return self.ledger.note(Entry(key, args))

    # --- on ---------------------------------------------------------------------------------------

    def answer(self, seat: int, decision: Decision, picks: list[str]) -> None:
        """Give an answer of a seat itself, and those of orders that follow. Raises as `accept` does."""
        if self.saved.coming:
            self.coming.answered(seat)
        self.accept(seat, decision, picks)
        self.obey(seat)

    def accept(self, seat: int, decision: Decision, picks: list[str], *, along: bool = False) -> None:
        """Give an answer that holds; `along` with the one before, with which it is taken back. Raises
        KernelFault if a step fails.
        """
        playback, before = self.playback, None
        self.between.begin()
        if self.keep:
            before = self.before()
            self._recorded = []
        responses = playback.put(seat, picks)
        if responses is None:
            self.saved.version += 1
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
            self.put_back(before)
            raise KernelFault(f"a step failed and the table was put back: {fault!r}") from fault
        if before is not None:
            self.marks.answered(seat, before, self._recorded, playback, unseen=decision.hidden, along=along)
        self.saved.version += 1

    @property
    def known_version(self) -> int:
        """What has happened so far that is no order of a seat, as a number that grows with it."""
        return self.saved.version - self.saved.unseen

    def play(self) -> None:
        """Play until somebody is asked, or the game is over."""
        self.playback.play()
        if not self.playback.decisions:
            self._end()

    def _end(self) -> None:
        """Nobody is asked any more."""
        result = self.playback.game.result
        if result is None:
            raise KernelFault("nothing is left to play, but the game has no result.")
        self.saved.result = result
        self.note("table.ended", seed=self.saved.seed, **_result_args(result))

    def order(self, seat: int, picks: Sequence[str | int]) -> None:
        """Give an order; it holds even if the answers before it are taken back."""
        item = Input("o", seat, list(picks))
        self.playback.order(item)
        self.marks.ordered(item)

    def order_again(self, undone: Sequence[Input]) -> None:
        """Undo does not cancel orders: those given during the undone answers still hold."""
        for item in undone:
            if item.kind == "o":
                self.order(item.seat, item.values)

    def obey(self, answered: int | None) -> None:
        """Answer what standing orders answer, and orders for a turn that has come; the answers of the seat
        that has just `answered` are taken back with its own. If one of them fails, the orders of its seat are
        dropped, and it is asked.
        """
        for _ in range(MOST_OBEYED if self.saved.standing or self.saved.coming else 0):
            seat: int | None = None
            try:
                self.coming.look()
                found = self.standing.next_answer(self.playback)
                if found is not None:
                    seat, picks = found
                    self.accept(seat, self.playback.decisions[seat], picks, along=seat == answered)
                elif (due := self.coming.due()) is not None:
                    seat = due.seat
                    self.accept(seat, due.asked, due.picks, along=seat == answered)
                    self.coming.given(due)
                else:
                    return
            except Exception:
                # The answer before it is accepted: no order may cost it.
                self.standing.forget(seat)
                self.coming.lift(seat)
            if seat != answered:
                answered = None

    # --- back -------------------------------------------------------------------------------------

    def before(self) -> Before:
        """The table as it is now, for `put_back`."""
        return Before(self.playback, self.saved, self.ledger)

    def put_back(self, before: Before) -> None:
        """Put everything back as it was."""
        self._unwind(before)
        self.playback.restore(before.point, one_step=True)

    def _unwind(self, before: Before) -> None:
        """Remove what was written and drawn since; nobody has seen it."""
        saved, playback = self.saved, self.playback
        self.ledger.cut(before.books)
        saved.forced.clear()
        saved.forced.update(before.forced)
        saved.reusable_draws, saved.counter, saved.result = before.reusable_draws, before.counter, None
        playback.draw_source = make_draw_source(saved)

    def go_to(self, point: Point, entries: int, undo: Input) -> None:
        """Go to another point; the entries from this number on are undone."""
        saved, playback = self.saved, self.playback
        self.ledger.add_input(undo)
        point.numbers = list(playback.numbers)
        playback.restore(point, muted=True)
        self.ledger.withdraw(entries)
        saved.version += 1

    # --- saved bytes ------------------------------------------------------------------------------

    def restore(self) -> bool:
        """Go to where the saved table was. If the rules of the unfinished step have changed, it asks again,
        and this is True. Raises SaveError if the bytes do not fit the rules.
        """
        before = self.before()
        try:
            self.playback.restore(self.saved.point, one_step=True)
            self._check_questions()
        except SaveError:
            raise
        except Exception as changed:
            self._ask_again(before, changed)
            return True
        return False

    def _check_questions(self) -> None:
        """Another question must not get a number that was given out for the old one."""
        now, saved = kinds_asked(self.playback), self.saved.asked
        if saved and now != saved:
            raise ReplayMismatch(f"the open questions were {saved} and are {now}")

    def _ask_again(self, before: Before, changed: Exception) -> None:
        self._unwind(before)
        point = before.point
        self.ledger.add_input(Input("u", why="mended", counter=point.effective - len(point.inputs)))
        self.ledger.withdraw(self.saved.entries_length - point.told)
        try:
            self.playback.recover(point)
        except Exception as broken:
            raise SaveError(f"the saved table cannot be played on under these rules: {broken!r}") from changed
        self.marks.drop()
        self.order_again(point.inputs)
        self.note("table.mended")
        self.saved.version += 1

    def settled(self) -> Saved:
        """What is saved, as the table is now. Raises SaveError if it takes no snapshots."""
        if not self.keep:
            raise SaveError("a table that takes no snapshots cannot be saved; open it with keep.")
        self.saved.point = self.playback.point
        self.saved.counter = self.playback.draw_source.counter
        self.saved.asked = kinds_asked(self.playback)
        return self.saved


def kinds_asked(playback: Playback) -> dict[int, str]:
    """The kind of question that each seat is asked."""
    return {seat: decision.kind for seat, decision in playback.decisions.items()}


def refusal_of(decision: Decision, picks: list[str]) -> Refusal | None:
    """Why these picks are no answer; None if they are. Raises KernelFault if that cannot be said."""
    try:
        return decision.why_not(picks)
    except Exception as fault:
        raise KernelFault(f"the answer to {decision.kind} could not be checked: {fault!r}") from fault


def _result_args(result: Result) -> dict[str, Any]:
    return {"winners": result.winners, "scores": result.scores, "reason": result.reason}
