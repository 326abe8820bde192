"""Standing orders: what a seat has said beforehand, in secret, and what then answers its questions by itself.

They lie beside the game, not in it: a replay plays the answers that they gave, and needs no orders. So undo
keeps them, and rules need not know them. The answer is the seat's, as if it had been quick.
"""

from __future__ import annotations

from engine.kernel.decision import Decision, Option
from engine.kernel.errors import AnswerError
from engine.kernel.table.ledger import Ledger
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Input, Saved

MOST_OBEYED = 200
"""Answers that standing orders give in a row; then somebody has to answer himself."""


class StandingOrders:
    """The standing orders of a table's seats."""

    def __init__(self, saved: Saved, ledger: Ledger) -> None:
        self._saved = saved
        self._ledger = ledger

    def of(self, seat: int) -> list[str]:
        """The orders a seat has given that still stand; only it may know of them."""
        return list(self._saved.standing.get(seat, ()))

    def offered(self, playback: Playback, seat: int) -> list[Option]:
        """What the seat may order now."""
        if self._saved.result or not 0 <= seat < self._saved.seats:
            return []
        return playback.spec.orders.standing(playback.game, seat)

    def give(self, playback: Playback, seat: int, order: str) -> None:
        """Note an order. Raises AnswerError if it is not offered."""
        if order not in {option.id for option in self.offered(playback, seat)}:
            raise AnswerError("table-ended" if self._saved.result else "not-offered")
        if order not in self.of(seat):
            self._note(seat, order, "given")

    def lift(self, seat: int, order: str) -> None:
        """Take an order back. Raises AnswerError if it does not stand."""
        if order not in self.of(seat):
            raise AnswerError("not-offered")
        self._note(seat, order, "lifted")

    def next_answer(self, playback: Playback) -> tuple[int, list[str]] | None:
        """The next answer that an order gives, and its seat; orders that are over are forgotten."""
        if not self._saved.standing or self._saved.result:
            return None
        for seat in sorted(self._saved.standing):
            self._forget_lapsed(playback, seat)
        for seat, asked in sorted(playback.waiting().items()):
            orders = self.of(seat)
            picks = playback.spec.orders.obey(playback.game, seat, asked, orders) if orders else None
            if picks is not None and asked.why_not(picks) is None:
                return seat, picks
        return None

    def lift_answering(self, playback: Playback, seat: int) -> None:
        """The seat has taken an answer back: if its orders would give it again, they are taken back, too."""
        asked, obey = playback.waiting().get(seat), playback.spec.orders.obey
        if asked is None or obey(playback.game, seat, asked, self.of(seat)) is None:
            return
        kept = [order for order in self.of(seat) if obey(playback.game, seat, asked, [order]) is None]
        together = obey(playback.game, seat, asked, kept) is not None
        for order in self.of(seat):
            if together or order not in kept:
                self._note(seat, order, "lifted")

    def answers(self, playback: Playback, seat: int, order: Option, asked: Decision) -> bool:
        """Whether an order, if it were given now, would answer this question of its seat."""
        return playback.spec.orders.obey(playback.game, seat, asked, [*self.of(seat), order.id]) is not None

    def forget(self, seat: int | None) -> None:
        """Drop all orders of a seat (None: of all), because one of them cannot be carried out."""
        for one in sorted(self._saved.standing) if seat is None else [seat]:
            for order in self.of(one):
                self._note(one, order, "lifted")

    def _forget_lapsed(self, playback: Playback, seat: int) -> None:
        for order in self.of(seat):
            if playback.spec.orders.lapsed(playback.game, seat, order):
                self._note(seat, order, "lifted")

    def _note(self, seat: int, order: str, why: str) -> None:
        standing = [one for one in self.of(seat) if one != order]
        if why == "given":
            standing.append(order)
        if standing:
            self._saved.standing[seat] = standing
        else:
            self._saved.standing.pop(seat, None)
        self._ledger.add_input(Input("s", seat, [order], why))
        self._saved.version += 1
        self._saved.unseen += 1
