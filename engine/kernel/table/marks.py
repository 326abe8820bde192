"""Which answers may be taken back: each leaves a mark, as long as nobody has learned anything from it."""

from __future__ import annotations

from engine.kernel.table.ledger import Ledger
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Input, Mark, Saved

MOST_MARKS = 20
"""How many answers in a row a seat can take back at most."""


class Before:
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


class Marks:
    """The answers that may be taken back, all of one seat, and the inputs since the first of them."""

    def __init__(self, saved: Saved) -> None:
        self._saved = saved

    def answered(
        self, seat: int, before: Before, inputs: list[Input], playback: Playback, *, unseen: bool, along: bool
    ) -> None:
        """Record an answer that may be taken back, or forget all of them if it let anybody learn something.

        Everybody sees whether answers may be taken back, so this depends only on public information; once
        something was asked or answered unseen, nobody may take anything back, whoever it was. `along`: it is
        taken back with the answer before it.
        """
        saved = self._saved
        learned = playback.game.revealed or playback.game.addressed - {seat}
        if learned or unseen or _asks_in_secret(playback, seat) or saved.result:
            self.drop()
            return
        if not saved.marks or saved.marks[-1].seat != seat or len(saved.marks) == MOST_MARKS:
            saved.anchor, saved.since_anchor, saved.marks = before.point, [], []
            along = False
        if not along:
            saved.marks.append(Mark(seat, len(saved.since_anchor), before.entries_length))
        saved.since_anchor.extend(inputs)

    def ordered(self, item: Input) -> None:
        """An order was given: it is given again when the answers before it are taken back."""
        if self._saved.marks:
            self._saved.since_anchor.append(item)

    def drop(self) -> None:
        """Nothing may be taken back any more."""
        self._saved.anchor, self._saved.since_anchor, self._saved.marks = None, [], []


def _asks_in_secret(playback: Playback, seat: int) -> bool:
    """Whether anybody has a hidden question, or another seat a secret one."""
    return any(
        decision.hidden or (decision.secret and decision.seat != seat)
        for decision in playback.decisions.values()
    )
