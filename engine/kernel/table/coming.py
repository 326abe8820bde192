"""Orders for a coming turn: what a seat has said while others play, and what is done of it when it is asked.

They lie beside the game, as standing orders do, and only their seat may know of them. Each step is checked
when its time comes, and so is everything that it relies on; where that has changed they stop, with a word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.kernel.decision import Decision, Option
from engine.kernel.declared.coming import MOST_STEPS
from engine.kernel.errors import AnswerError
from engine.kernel.play.seen import SeenGame, game_as_seen
from engine.kernel.play.view import view_of
from engine.kernel.table.ledger import Ledger
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Input, Ordered, Saved

MET, GONE, OVER = "met", "gone", "over"
"""Why orders stop in any game: something happened on the way; a step cannot be done any more; the turn is
over before all was done.
"""


class Due(NamedTuple):
    """The next answer that an order for a coming turn gives, and whether the step is done with that."""

    seat: int
    asked: Decision
    picks: list[str]
    done: bool


class ComingOrders:
    """The orders that a table's seats have given for their coming turns (`Table.coming`)."""

    def __init__(self, saved: Saved, ledger: Ledger) -> None:
        self._saved = saved
        self._ledger = ledger
        self._read = saved.entries_length
        """The number of the first entry that was not looked at."""
        self._playback: Playback

    def use(self, playback: Playback) -> None:
        """Look at this game from now on."""
        self._playback = playback

    # --- said by the seat -------------------------------------------------------------------------

    def of(self, seat: int) -> Ordered | None:
        """What a seat has ordered and is not done yet, or the word why it was stopped; only it may know."""
        return self._saved.coming.get(seat)

    def offered(self, seat: int, steps: Sequence[str] | None = None) -> list[Option]:
        """What the seat may order now after these steps, else after those that it has ordered."""
        playback = self._playback
        rules = playback.spec.orders.coming
        if self._saved.result or not 0 <= seat < self._saved.seats or rules.under_way(playback.game, seat):
            return []
        if steps is None:
            steps = ids(self._standing(seat))
        return rules.offered(self._seen(seat), seat, steps) if len(steps) < MOST_STEPS else []

    def order(self, seat: int, steps: Sequence[str]) -> None:
        """Order these steps, in place of what was ordered before; none: take that back. Raises AnswerError if
        they are not offered.
        """
        ordered: list[Option] = []
        for step in steps:
            found = next((one for one in self.offered(seat, ids(ordered)) if one.id == step), None)
            if found is None:
                raise AnswerError("table-ended" if self._saved.result else "not-offered")
            ordered.append(found)
        if not ordered and seat not in self._saved.coming:
            return
        if not self._saved.coming:
            self._read = self._saved.entries_length
        if ordered:
            self._saved.coming[seat] = Ordered(ordered, self._noted(seat, steps))
        else:
            del self._saved.coming[seat]
        self._ledger.add_input(Input("s", seat, list(steps), "coming"))
        self._saved.version += 1
        self._saved.unseen += 1

    # --- carried out ------------------------------------------------------------------------------

    def look(self) -> None:
        """Look at what was told since: some of it stops orders, whoever's turn it is."""
        if not self._saved.coming:
            return
        rules, game = self._playback.spec.orders.coming, self._playback.game
        told, self._read = self._ledger.entries(self._read), self._saved.entries_length
        for seat, ordered in list(self._saved.coming.items()):
            read = [line for line in (entry.read(seat) for entry in told) if line is not None]
            why = next(filter(None, (rules.struck(seat, one["key"], one["args"]) for one in read)), "")
            if ordered.begun and not why:
                if not rules.under_way(game, seat):
                    why = OVER
                elif any(one["key"] not in rules.told for one in read):
                    why = MET
            if why == OVER and ids(ordered.steps) == [rules.end]:
                del self._saved.coming[seat]
            elif why:
                self._stop(seat, why)

    def due(self) -> Due | None:
        """The next answer that an order gives; what stops orders now is noted."""
        rules, game = self._playback.spec.orders.coming, self._playback.game
        if not self._saved.coming or self._saved.result:
            return None
        for seat, asked in sorted(self._playback.waiting().items()):
            steps = self._standing(seat)
            if not steps or not rules.under_way(game, seat):
                continue
            given = rules.answer(game, seat, asked, steps[0].id)
            if given is None:
                continue
            if why := self._upset(seat) or (GONE if asked.why_not(given.picks) is not None else ""):
                self._stop(seat, why)
                continue
            return Due(seat, asked, given.picks, given.done)
        return None

    def given(self, due: Due) -> None:
        """This answer was given: what is left is looked at afresh."""
        ordered = self._saved.coming.get(due.seat)
        if ordered is None or ordered.why:
            return
        ordered.begun = True
        if due.done:
            ordered.steps = ordered.steps[1:]
        if not ordered.steps:
            del self._saved.coming[due.seat]
            return
        ordered.noted = self._noted(due.seat, ids(ordered.steps))

    def answered(self, seat: int) -> None:
        """The seat is about to answer by itself: in its turn, it has read why its orders were stopped."""
        ordered = self._saved.coming.get(seat)
        if ordered is not None and ordered.why and self._playback.spec.orders.coming.under_way(
            self._playback.game, seat
        ):  # fmt: skip
            del self._saved.coming[seat]

    def lift(self, seat: int | None) -> None:
        """Drop what a seat (None: every seat) has ordered, without a word."""
        for one in list(self._saved.coming) if seat is None else [seat]:
            self._saved.coming.pop(one, None)

    def taken_back(self, seat: int) -> None:
        """The seat has taken an answer back: what it had ordered for this turn is not done any more."""
        if self._playback.spec.orders.coming.under_way(self._playback.game, seat):
            self.lift(seat)

    # --- all of them ------------------------------------------------------------------------------

    def _standing(self, seat: int) -> list[Option]:
        ordered = self._saved.coming.get(seat)
        return ordered.steps if ordered is not None and not ordered.why else []

    def _stop(self, seat: int, why: str) -> None:
        ordered = self._saved.coming[seat]
        if not ordered.why:
            ordered.why = why

    def _upset(self, seat: int) -> str:
        ordered = self._saved.coming[seat]
        now = self._noted(seat, ids(ordered.steps))
        return self._playback.spec.orders.coming.upset(ordered.noted, now)

    def _noted(self, seat: int, steps: Sequence[str]) -> Mapping[str, Any]:
        """As it will be once it was saved, so that a restart changes nothing."""
        noted = self._playback.spec.orders.coming.noted(self._seen(seat), seat, steps)
        return msgspec.msgpack.decode(msgspec.msgpack.encode(noted))

    def _seen(self, seat: int) -> SeenGame:
        """The game as the seat sees it: nothing that is hidden from it can stop its orders, or tell of itself
        by what it may order.
        """
        playback = self._playback
        view = view_of(playback.game, seat, playback.waiting(), finished=False, facts={})
        return game_as_seen(view, playback.spec)


def ids(steps: Sequence[Option]) -> list[str]:
    """The ids of steps."""
    return [step.id for step in steps]
