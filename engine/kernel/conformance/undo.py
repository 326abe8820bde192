"""Undo: taking answers back restores equal states, numbers never return, nobody has learned anything."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property

import msgspec

from engine.kernel.conformance.trial import Tally, Trial, Walk, pieces_of
from engine.kernel.errors import AnswerError
from engine.kernel.log import Entry
from engine.kernel.play.view import facts_of, known_pieces
from engine.kernel.table.imagine import named
from engine.kernel.table.saved import digest
from engine.kernel.table.table import Table


class _Look:
    """A table at one moment: its state, and everything that each seat sees of it."""

    def __init__(self, table: Table) -> None:
        self.digest = digest(table.running)
        game, facts = table.running, facts_of(table.running)
        self.sights = [known_pieces(game, seat, table.waiting, facts) for seat in range(table.seats)]
        for sight in self.sights:
            if sight["asked"]:
                del sight["asked"]["number"]

    @cached_property
    def named(self) -> list[set[str]]:
        """What could be the id of a piece in what each seat sees."""
        return [named(sight) for sight in self.sights]


class _Stand(msgspec.Struct):
    """Before an answer: whose it is, how everything looked, and how many log lines there were."""

    seat: int
    look: _Look
    lines: int


def check_undo(trial: Trial, playouts: int) -> Tally:
    """Random games in which answers are taken back again and again, as far as allowed.

    State and every seat's view, questions and log are then equal to what they were, except for the decision's
    number, which is new, and the line that says so. Nobody else can take them back. While an answer may be
    taken back, no seat has seen the id of a piece that it did not see before it.
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
        self.still_applies: list[_Stand] = []
        self.look = _Look(walk.table)
        self.lines = _lines(walk.table.entries())
        self.highest: dict[tuple[int, bool], int] = {}
        self.open: dict[int, int] = {}

    def play(self) -> None:
        walk = self.walk
        while (chosen := walk.choose()) is not None:
            self._numbers()
            seat, decision, picks = chosen
            if walk.given is not None:
                self.still_applies.clear()
                self.look = _Look(walk.table)
            stand = _Stand(seat, self.look, len(self.lines))
            told = walk.answer(seat, decision, picks)
            self._numbers()
            self.look = _Look(walk.table)
            self.lines += _lines(told)
            if seat not in walk.table.answered:
                self._answered(stand, told)
            elif walk.chance.happens(0.5):
                self._withdraw(stand)
            while (
                self.still_applies and self._open_to(self.still_applies[-1].seat) and walk.chance.happens(0.4)
            ):
                self._take_back()

    def _open_to(self, seat: int) -> bool:
        """Whether undo takes back this seat's last full answer, not one that still waits for others'."""
        return seat not in self.walk.table.answered

    def _answered(self, stand: _Stand, told: list[Entry]) -> None:
        walk = self.walk
        if walk.table.can_take_back(stand.seat) is not None:
            self.still_applies.clear()
            return
        if self.still_applies and self.still_applies[-1].seat != stand.seat:
            self.still_applies.clear()
        self.still_applies.append(stand)
        for seat in range(walk.seats):
            seen = self.look.named[seat] | named([entry.read(seat) for entry in told])
            new = seen & self.pieces - stand.look.named[seat]
            walk.check(not new, f"seat {seat} saw {sorted(new)}, but seat {stand.seat} may take back")
        self.tally["may be taken back"] += 1

    def _withdraw(self, stand: _Stand) -> None:
        self.walk.table.take_back(stand.seat)
        self.open.pop(stand.seat, None)
        self._same(stand, "withdrawn")
        self.tally["withdrawn"] += 1

    def _take_back(self) -> None:
        walk, table = self.walk, self.walk.table
        stand = self.still_applies[-1]
        if table.can_take_back(stand.seat) is not None:
            self.still_applies.clear()
            return
        if walk.chance.happens(0.5):
            walk.table = table = Table.load(table.save(), walk.trial.spec)
        self._refused_to_others(stand.seat)
        (entry,) = table.take_back(stand.seat)
        walk.check(entry.key == "table.taken-back", "taking back is not told")
        self.still_applies.pop()
        self.open.clear()
        self._same(stand, "taken back")
        self.tally["taken back"] += 1

    def _refused_to_others(self, seat: int) -> None:
        table = self.walk.table
        before = table.save()
        for other in range(-1, table.seats + 1):
            if other == seat or other in table.answered:
                continue
            with suppress(AnswerError):
                table.take_back(other)
                self.walk.fail(f"seat {other} took back the answer of seat {seat}")
        self.walk.check(table.save() == before, "taking back was refused, but something changed")

    def _same(self, stand: _Stand, what: str) -> None:
        walk, now = self.walk, _Look(self.walk.table)
        walk.check(now.digest == stand.look.digest, f"an answer was {what}, but the state is another")
        walk.check(now.sights == stand.look.sights, f"an answer was {what}, but it looks different")
        del self.lines[stand.lines :]
        lines = _lines(walk.table.entries())
        walk.check(lines == self.lines, f"an answer was {what}, but the log is another")
        self.look = stand.look
        self._numbers()
        if walk.chance.happens(0.3):
            self._reload(stand.look, what)

    def _reload(self, look: _Look, what: str) -> None:
        walk, table = self.walk, self.walk.table
        again = Table.load(table.save(), walk.trial.spec)
        numbers = {seat: decision.number for seat, decision in table.waiting.items()}
        same = {seat: decision.number for seat, decision in again.waiting.items()} == numbers
        walk.check(same, f"an answer was {what}; after a reload the numbers differ")
        now = _Look(again)
        same = (now.digest, now.sights) == (look.digest, look.sights)
        walk.check(same, f"an answer was {what}; after a reload the table differs")
        walk.table = again

    def _numbers(self) -> None:
        """Every question has a number that its seat has never seen before."""
        waiting = self.walk.table.waiting
        for seat, decision in waiting.items():
            number, counter = abs(decision.number), (seat, decision.hidden)
            highest = self.highest.get(counter, 0)
            if self.open.get(seat) == decision.number and number == highest:
                continue
            self.walk.check(number > highest, f"the number {decision.number} was given to seat {seat} twice")
            self.highest[counter] = number
        self.open = {seat: decision.number for seat, decision in waiting.items()}


def _lines(entries: list[Entry]) -> list[Entry]:
    """The lines that the game logged; the table's own lines stay when an answer is taken back."""
    return [entry for entry in entries if not entry.key.startswith("table.")]
