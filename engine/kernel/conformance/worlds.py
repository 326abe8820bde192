"""Two worlds that differ only in what a seat cannot see must look the same to it.

World one is a random game: an actor answers, an observer looks on. World two is the same table with the
pieces hidden from the observer swapped among each other and the hidden amounts raised; the actor gives the
same answer with the pieces swapped alike, and the draws are the same, swapped alike. Any difference that the
observer then sees (whom the table waits for, a question, a log line, its view) leaks a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.conformance.trial import Chance, Tally, Trial, Walk
from engine.kernel.decision import Decision
from engine.kernel.declared.rules import Rules
from engine.kernel.draws import Pick, Roll
from engine.kernel.log import decode_entry
from engine.kernel.play.game import Game
from engine.kernel.play.view import facts_of, known_pieces
from engine.kernel.table.imagine import named, permute_hidden, renamed, renamed_all
from engine.kernel.table.playback import Playback, ReplayMismatch
from engine.kernel.table.recorded import fits
from engine.kernel.table.saved import (
    Input,
    Point,
    decode_input,
    decode_saved,
    decode_snapshot,
    encode_snapshot,
)
from engine.kernel.visibility import rewrite_hidden

Shift = Callable[[Game[Any], int | None, Callable[[int], int]], None]
"""Changes the amounts hidden from a seat so that nobody could tell; `number(n)` gives 0 to n - 1."""

MOST_MORE = 7


def check_two_worlds(
    trial: Trial, playouts: int, shift: Shift | None = None, share: float = 1.0, first: int = 0
) -> Tally:
    """After `share` of all answers, a random observer must not be able to tell the two worlds apart.

    `shift` None adds 0 to 6 to every hidden number in state, module states and steps. Transitions in which a
    declassified step was played are left out (`Rules.declassified`, each by a clause of the rules).
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        trace = _Trace()
        walk = Walk(trial, playout, watch=trace)
        with walk.told():
            _Pair(walk, trace, shift or raise_amounts, tally).play(share)
        tally["answers"] += walk.answered
    return tally


def raise_amounts(game: Game[Any], seat: int | None, number: Callable[[int], int]) -> None:
    """Add 0 to 6 to every number hidden from a seat in state, module states and steps."""

    def more(content: Any) -> Any:
        return content + number(MOST_MORE) if type(content) is int else content

    for part in (game.state, *game.ext.values(), *(frame.step for frame in game.stack)):
        rewrite_hidden(part, seat, more)


class _Trace:
    """A watch: the names of the steps that came up."""

    def __init__(self) -> None:
        self.steps: set[str] = set()

    def __call__(self, game: Game[Any]) -> None:
        if game.stack:
            self.steps.add(type(game.stack[-1].step).__name__)

    def begin(self, game: Game[Any]) -> None:
        """Forget everything before the step being played now."""
        self.steps = set()
        self(game)


class _Laid:
    """A source whose outcomes are fixed; it gives no others."""

    def __init__(self, script: list[Input]) -> None:
        self.counter = 0
        self.script = script

    def roll(self, roll: Roll) -> list[int]:
        """The fixed faces."""
        return [int(value) for value in self._next(roll).values]

    def pick(self, pick: Pick) -> list[str]:
        """The fixed pieces."""
        return [str(value) for value in self._next(pick).values]

    def _next(self, request: Roll | Pick) -> Input:
        if not self.script or not fits(self.script[0], request):
            raise AssertionError(f"the draw “{request.why}” comes up in one world only")
        return self.script.pop(0)


def _declassified(rules: Rules) -> set[str]:
    """The names of the declassified steps, and of those that one of them replaces."""
    names = {entry.step for entry in rules.declassified}
    kinds = tuple(rules.steps[name] for name in names if name in rules.steps)
    return names | {old.__name__ for old in rules.insteads if any(issubclass(kind, old) for kind in kinds)}


class _Pair:
    def __init__(self, walk: Walk, trace: _Trace, shift: Shift, tally: Tally) -> None:
        self.walk = walk
        self.trace = trace
        self.shift = shift
        self.tally = tally
        self.chance = Chance(f"worlds:{walk.playout}")
        self.declassified = _declassified(walk.table.running.rules)
        self.facts: dict[str, Any] | None = None
        self._save()

    def _save(self) -> None:
        change = self.walk.table.unsaved()
        assert change is not None
        self.core = change.core

    def play(self, share: float) -> None:
        walk, table = self.walk, self.walk.table
        while (chosen := walk.choose()) is not None:
            seat, decision, picks = chosen
            if walk.given is not None:
                self.facts = None
                self._save()
            observer = self.chance.one_of([other for other in (None, *range(walk.seats)) if other != seat])
            compares = self.chance.happens(share)
            # Of world one, what is seen after an answer is what is seen before the next.
            facts = facts_of(table.running) if compares and self.facts is None else self.facts
            before = known_pieces(table.running, observer, table.waiting, facts) if compares else {}
            self.facts = None
            self.trace.begin(table.running)
            told = walk.answer(seat, decision, picks)
            change = table.unsaved()
            assert change is not None
            if compares:
                read = (entry.read(observer) for entry in told if not entry.key.startswith("table."))
                lines = [line for line in read if line is not None]
                self.facts = facts_of(table.running)
                after = known_pieces(table.running, observer, table.waiting, self.facts)
                inputs = [decode_input(data) for data in change.inputs]
                draws = [item for item in inputs if item.kind in ("d", "f")]
                first = {"before": before, "after": after, "log": lines}
                self._compare(observer, first, draws, seat, decision, picks)
            self.core = change.core

    def _compare(
        self,
        observer: int | None,
        first: dict[str, Any],
        draws: list[Input],
        seat: int,
        decision: Decision,
        picks: list[str],
    ) -> None:
        """Compare a second world with the first; if the picks are not possible in it (another card has
        another moment), use one in which the picked pieces are the same.
        """
        try:
            _Second(self, observer, first, draws).compare(seat, decision, picks)
        except _NotOfferedError:
            self.tally["fixed"] += 1
            _Second(self, observer, first, draws, [*picks]).compare(seat, decision, picks)


class _NotOfferedError(Exception):
    """An answer of world one that is not possible in world two."""


class _Second:
    """World two, compared with what the observer saw in world one."""

    def __init__(
        self,
        pair: _Pair,
        observer: int | None,
        first: dict[str, Any],
        draws: list[Input],
        picked: list[str] | None = None,
    ) -> None:
        self.pair = pair
        self.picked = picked
        self.observer = observer
        self.first = first
        self.lines: list[Any] = []
        saved = decode_saved(pair.core)
        spec = pair.walk.trial.spec
        point = saved.point
        self.playback = Playback(spec, saved, keep=True, box=pair.walk.table.running.box)
        game = decode_snapshot(point.base, spec, self.playback.rules, saved, self.playback.box)
        # What seats gave orders about does as it was told in both worlds.
        fixed = named(first) | pair.walk.ordered
        if picked is not None:
            fixed |= named(picked) | named([item.values for item in point.inputs])
        self.exchange = permute_hidden(game, observer, pair.chance.number, fixed)
        pair.shift(game, observer, pair.chance.number)
        inputs = [renamed(item, self.exchange) for item in point.inputs]
        self.point = Point(encode_snapshot(game), inputs, point.told, point.numbers, point.effective)
        self.draw_source = _Laid([renamed(item, self.exchange) for item in draws])
        self.playback.draw_source = self.draw_source
        self.trace = _Trace()
        self.playback.watch = self.trace

    def compare(self, seat: int, decision: Decision, picks: list[str]) -> None:
        """Play world two and fail if the observer could tell it apart."""
        tally, walk = self.pair.tally, self.pair.walk
        try:
            difference = self._difference(seat, decision, picks)
        except _NotOfferedError:
            raise
        except Exception as fault:
            if self.picked is None and isinstance(fault, ReplayMismatch):
                raise _NotOfferedError from fault
            difference = f"it goes another way: {fault!r}"
        played = self.pair.trace.steps | self.trace.steps
        if self.pair.declassified & played:
            tally["declassified"] += 1
            return
        tally["compared"] += 1
        tally["exchanged"] += any(old != new for old, new in self.exchange.items())
        if difference:
            reader = "a spectator" if self.observer is None else f"seat {self.observer}"
            walk.fail(f"{reader} can tell a secret, having seen {', '.join(sorted(played))}: {difference}")

    def _difference(self, seat: int, decision: Decision, picks: list[str]) -> str:
        playback = self.playback
        playback.restore(self.point, muted=True, one_step=True)
        if differs := _where(self.first["before"], self._sight()):
            return f"before the answer, {differs}"
        answer: list[str] = renamed_all(picks, self.exchange)
        if refusal := playback.decisions[seat].why_not(answer):
            if self.picked is None:
                raise _NotOfferedError
            return f"the answer {answer} to {decision.kind} is refused in the other world: {refusal}"
        playback.on_entries = self._hear
        if playback.put(seat, answer):
            playback.play(playback.responses())
        if self.draw_source.script:
            return f"the draw “{self.draw_source.script[0].why}” comes up in one world only"
        if differs := _where(self.first["log"], self.lines):
            return f"in the log, {differs}"
        return _where(self.first["after"], self._sight())

    def _hear(self, entries: list[bytes]) -> None:
        read = (decode_entry(entry).read(self.observer) for entry in entries)
        self.lines.extend(line for line in read if line is not None)

    def _sight(self) -> dict[str, Any]:
        return known_pieces(self.playback.game, self.observer, self.playback.waiting())


def _where(one: Any, two: Any, path: str = "") -> str:
    """The first place where two pieces of plain data differ, as a text; empty if they are equal."""
    if one == two:
        return ""
    if type(one) is type(two) is dict:
        for key in {**one, **two}:
            if key not in one or key not in two:
                return f"{path}.{key} is there in one world only"
            if found := _where(one[key], two[key], f"{path}.{key}"):
                return found
        return ""
    if type(one) is type(two) is list:
        if len(one) != len(two):
            return f"{path or 'it'} is {one} or {two}"
        pairs = enumerate(zip(one, two, strict=True))
        return next((found for n, (a, b) in pairs if (found := _where(a, b, f"{path}[{n}]"))), "")
    return f"{path or 'it'} is {one} or {two}"
