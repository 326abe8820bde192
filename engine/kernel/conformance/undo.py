"""Taking back: answers are unwound to equal states, numbers never come back, nobody has learned anything."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.conformance.trial import Tally, Trial, Walk, pieces_of
from engine.kernel.errors import AnswerError
from engine.kernel.imagine import named
from engine.kernel.saved import digest
from engine.kernel.table import Table
from engine.kernel.view import sight_of


class _Stand(msgspec.Struct):
    """All that has to be the same again when an answer was taken back."""

    seat: int
    digest: str
    sights: list[Any]
    lines: list[Any]


def check_undo(trial: Trial, playouts: int) -> Tally:
    """Random games in which answers are taken back again and again, as far as they may be.

    State, every seat's view, questions and log are then equal to what they were, but for the decision's
    number, which is a new one, and the line that says so. Nobody else can take them back. As long as an
    answer may be taken back, no seat has seen the id of a piece that it did not see before it.
    """
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            _Unwinding(walk, tally).play()
        tally["answers"] += walk.answered
    return tally


class _Unwinding:
    def __init__(self, walk: Walk, tally: Tally) -> None:
        self.walk = walk
        self.tally = tally
        self.pieces = pieces_of(walk.table)
        self.stands: list[_Stand] = []
        self.highest = [0] * walk.seats
        self.open: dict[int, int] = {}

    def play(self) -> None:
        walk = self.walk
        while (chosen := walk.choose()) is not None:
            self._numbers()
            seat, decision, picks = chosen
            stand = self._stand(seat)
            seen = [self._ids(sight) for sight in stand.sights]
            told = walk.answer(seat, decision, picks)
            self._numbers()
            if seat not in walk.table.answered:
                self._answered(stand, seen, told)
            elif walk.chance.happens(0.5):
                self._withdraw(stand)
            while self.stands and walk.chance.happens(0.4):
                self._take_back()

    def _answered(self, stand: _Stand, seen: list[set[str]], told: list[Any]) -> None:
        walk = self.walk
        if walk.table.can_take_back(stand.seat) is not None:
            self.stands.clear()
            return
        if self.stands and self.stands[-1].seat != stand.seat:
            self.stands.clear()
        self.stands.append(stand)
        for seat, sight in enumerate(self._sights()):
            lines = [line for line in (entry.read(seat) for entry in told) if line is not None]
            new = (self._ids(sight) | self._ids(lines)) - seen[seat]
            walk.check(not new, f"seat {seat} saw {sorted(new)}, but seat {stand.seat} may take back")
        self.tally["may be taken back"] += 1

    def _withdraw(self, stand: _Stand) -> None:
        self.walk.table.take_back(stand.seat)
        self.open.pop(stand.seat, None)
        self._same(stand, "withdrawn")
        self.tally["withdrawn"] += 1

    def _take_back(self) -> None:
        walk, table = self.walk, self.walk.table
        stand = self.stands[-1]
        if table.can_take_back(stand.seat) is not None:
            self.stands.clear()
            return
        if walk.chance.happens(0.5):
            walk.table = table = Table.load(table.save(), walk.trial.spec)
        self._refused_to_others(stand.seat)
        (entry,) = table.take_back(stand.seat)
        walk.check(entry.key == "table.taken-back", "taking back is not told")
        self.stands.pop()
        self.open.clear()
        self._same(stand, "taken back")
        self.tally["taken back"] += 1

    def _refused_to_others(self, seat: int) -> None:
        table = self.walk.table
        before = table.save()
        for other in range(-1, table.seats + 1):
            if other == seat or other in table.answered:
                continue
            try:
                table.take_back(other)
            except AnswerError:
                self.walk.check(table.save() == before, "taking back was refused, but something changed")
            else:
                self.walk.fail(f"seat {other} took back the answer of seat {seat}")

    def _same(self, stand: _Stand, what: str) -> None:
        walk, now = self.walk, self._stand(stand.seat)
        walk.check(now.digest == stand.digest, f"an answer was {what}, but the state is another")
        walk.check(now.sights == stand.sights, f"an answer was {what}, but it looks different")
        walk.check(now.lines == stand.lines, f"an answer was {what}, but the log is another")
        self._numbers()

    def _numbers(self) -> None:
        """Every question has a number that its seat never saw before."""
        waiting = self.walk.table.waiting
        for seat, decision in waiting.items():
            if self.open.get(seat) == decision.number and decision.number == self.highest[seat]:
                continue
            fresh = decision.number > self.highest[seat]
            self.walk.check(fresh, f"the number {decision.number} was given to seat {seat} twice")
            self.highest[seat] = decision.number
        self.open = {seat: decision.number for seat, decision in waiting.items()}

    def _stand(self, seat: int) -> _Stand:
        table = self.walk.table
        entries = [entry for entry in table.entries() if not entry.key.startswith("table.")]
        return _Stand(seat, digest(table.running), self._sights(), [msgspec.to_builtins(e) for e in entries])

    def _sights(self) -> list[Any]:
        table = self.walk.table
        sights = [sight_of(table.running, seat, table.waiting) for seat in range(table.seats)]
        for sight in sights:
            if sight["asked"]:
                del sight["asked"]["number"]
        return sights

    def _ids(self, sight: Any) -> set[str]:
        return named(sight) & self.pieces
