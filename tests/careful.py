"""Random games in which one seat takes its default: what the answers given for an absent player cost him.

A game's test says by a `Law` what a careful player would do at a kind of question. For games in which a
captain can die, `Fates` looks at each death that followed from defaults alone, without a die rolled or a card
drawn in between: the table is played again from before each of these defaults, with every other answer and
the same randomness.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice
from typing import Any

from engine.kernel.conformance import Tally, Trial, Walk
from engine.kernel.decision import Decision
from engine.kernel.errors import AnswerError
from engine.kernel.table.table import Table

Law = Callable[[Any, Decision], str]
"""(game, question) -> what is wrong with its default, "" if nothing is."""

MOST_TRIED = 300
"""Other answers tried for one default."""
MOST_STEPS = 60
"""Answers after it until its fate is settled."""


def check_defaults(
    trial: Trial, playouts: int, laws: Mapping[str, Law], chosen: frozenset[str] = frozenset(), first: int = 0
) -> Tally:
    """Play random games in which seat 0 takes its default, but for the kinds of questions in `chosen`, and
    hold each against its law; tells how often it did, by kind.
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        walk = Walk(trial, playout, keep=False)
        with walk.told():
            for decision in _answered(walk, chosen, tally):
                _hold(walk, decision, laws)
        tally["games"] += 1
    return tally


def _answered(walk: Walk, chosen: frozenset[str], tally: Tally) -> Iterator[Decision]:
    """The questions to which seat 0 is about to give its default."""
    while (next_one := walk.choose()) is not None:
        seat, decision, picks = next_one
        if seat == 0 and decision.kind not in chosen:
            picks = list(decision.default)
            tally[decision.kind] += 1
            tally["defaults"] += 1
            yield decision
        walk.answer(seat, decision, picks)


def _hold(walk: Walk, decision: Decision, laws: Mapping[str, Law]) -> None:
    law = laws.get(decision.kind)
    if law is not None and (wrong := law(walk.table.running, decision)):
        walk.fail(f"the default {decision.default} of {decision.kind}: {wrong}")


class Fates:
    """Watches the captain of seat 0: `doomed` is whether he was lost by the time the draw counter moved on.

    `lost` tells of a game whether the captain who had this id is dead or sinking; `settles` names the steps
    after which it is certain that he was not.
    """

    def __init__(self, captain: Callable[[Any], Any], lost: Callable[[Any, Any], bool]) -> None:
        self.captain = captain
        self.lost = lost
        self.id: Any = None
        self.at: int | None = None
        self.seen: set[str] = set()
        self.table: Table | None = None

    def __call__(self, game: Any) -> None:
        """At a boundary."""
        if self.at is None and self.id is not None and self.lost(game, self.id):
            self.at = self.count()
        if self.at is None and game.stack:
            self.seen.add(type(game.stack[-1].step).__name__)

    def count(self) -> int:
        """How many dice and cards were drawn so far."""
        return drawn(self.table) if self.table else 0

    def begin(self, table: Table) -> None:
        """Look at the captain whom the seat has now."""
        self.table, self.at = table, None
        self.id = self.captain(table.running)
        self.seen.clear()


def drawn(table: Table) -> int:
    """How many numbers the table's randomness has given so far."""
    return table._progress.playback.draw_source.counter


class Deaths:
    """Looks for deaths by default from which another answer would have saved."""

    def __init__(
        self,
        captain: Callable[[Any], Any],
        lost: Callable[[Any, Any], bool],
        settles: frozenset[str],
        chosen: frozenset[str],
    ) -> None:
        self.captain = captain
        self.lost = lost
        self.settles = settles
        self.chosen = chosen
        self.tally = Tally()
        self.tried: set[str] = set()

    def check(self, trial: Trial, playouts: int, laws: Mapping[str, Law], first: int = 0) -> Tally:
        """So many random games."""
        for playout in range(first, first + playouts):
            watch = Fates(self.captain, self.lost)
            walk = Walk(trial, playout, watch=watch)
            watch.begin(walk.table)
            with walk.told():
                self._play(walk, watch, laws)
            self.tally["games"] += 1
        return self.tally

    def _play(self, walk: Walk, watch: Fates, laws: Mapping[str, Law]) -> None:
        core, since, chain = b"", -1, list[tuple[bytes, str, list[str]]]()
        while (next_one := walk.choose()) is not None:
            seat, decision, picks = next_one
            if drawn(walk.table) != since:
                since, chain = drawn(walk.table), []
            if seat == 0 and decision.kind not in self.chosen:
                picks = list(decision.default)
                _hold(walk, decision, laws)
                self.tally["defaults"] += 1
                self.tally[decision.kind] += 1
                change = walk.table.unsaved()
                core = core if change is None else change.core
                chain.append((core, decision.kind, picks))
            if watch.at is not None or watch.id is None:
                watch.begin(walk.table)
            watch.seen.clear()
            walk.answer(seat, decision, picks)
            if watch.at is not None and picks != ["retire"]:
                self.tally["deaths"] += 1
                if watch.at == since and chain:
                    self.tally["looked at"] += 1
                    for before, kind, given in chain:
                        self._look(walk, before, kind, given)

    def _look(self, walk: Walk, before: bytes, kind: str, given: list[str]) -> None:
        """Whether he would live, had he answered otherwise."""
        if self._fate(walk.trial, before, given) != "lost":
            self.tally["others decided"] += 1
            return
        asked = Table.load(before, walk.trial.spec).waiting[0]
        self.tried.add(kind)
        for other in islice(answers(asked), MOST_TRIED):
            if other == given or asked.why_not(other) is not None:
                continue
            self.tally["other answers"] += 1
            if self._fate(walk.trial, before, other) == "saved":
                walk.fail(f"the default {given} of {kind} let the captain die, {other} would have saved him")

    def _fate(self, trial: Trial, before: bytes, picks: list[str]) -> str:
        """What becomes of him if he gives this answer and everybody goes on with defaults: "lost" or "saved"
        before anything is drawn, else "open".
        """
        watch = Fates(self.captain, self.lost)
        table = Table.load(before, trial.spec, watch=watch)
        watch.begin(table)
        since, seat, answer = drawn(table), 0, picks
        for _ in range(MOST_STEPS):
            try:
                table.answer(seat, table.waiting[seat].number, answer)
            except AnswerError:
                return "open"
            if watch.at is not None:
                return "lost" if watch.at == since else "open"
            if drawn(table) != since or not table.waiting:
                return "saved" if watch.seen & self.settles else "open"
            seat = min(table.waiting)
            answer = list(table.waiting[seat].default)
        return "open"


def answers(decision: Decision) -> Iterator[list[str]]:
    """All answers that could be given, in an order that is always the same."""
    if decision.range:
        yield from ([str(number)] for number in range(decision.range.low, decision.range.high + 1))
        return
    ids = [option.id for option in decision.options]
    for count in range(decision.least, min(decision.most, len(ids)) + 1):
        yield from (list(some) for some in combinations(ids, count))
