"""Playing a table: its running game, the snapshot at the newest boundary and the inputs since then.

A snapshot is taken lazily, at the first boundary after any input. Replaying a point replays only the inputs
since its snapshot; entries that were already written are skipped by count, so none is logged twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.declared.beginning import Beginning
from engine.kernel.declared.spec import GameSpec
from engine.kernel.draws import Draw, Roll
from engine.kernel.errors import KernelFault
from engine.kernel.play.game import Game
from engine.kernel.play.lawful import ordered
from engine.kernel.play.loop import Loop
from engine.kernel.table.begun import game_begun
from engine.kernel.table.recorded import fits, make_draw_source
from engine.kernel.table.saved import Input, Point, Saved, decode_snapshot, encode_snapshot, first_numbers

Watch = Callable[[Game[Any]], None]


_SKIPPED = 1_000
"""Decision numbers skipped when a step asks again; hardly any step asks that often."""


class ReplayMismatch(Exception):
    """A recorded input that the replayed step does not ask for: its rules have changed."""


class Playback:
    """Plays a game forward, live or from recorded inputs. `Table` decides which inputs are allowed.

    `keep` False takes no snapshots. `box` is that of another playback of the same table; None: the one in use
    now. `on_input` and `on_entries` receive every new (not replayed) input and all new entries, `on_repair`
    each repair, new or replayed, before it is carried out, `on_answer` each question that a recorded answer
    settles; `on_stand` sees the game in between, where new things happen; `watch`, set before the game begins
    or is restored, sees the game at every boundary.
    """

    def __init__(self, spec: GameSpec, saved: Saved, *, keep: bool, box: Any = None) -> None:
        self.spec = spec
        self.rules = spec.rules(tuple(saved.modules))
        self.box: Any = spec.supply.box(tuple(saved.modules)) if box is None else box
        self.keep = keep
        self.point = saved.point
        self.draw_source = make_draw_source(saved)
        self.watch: Watch | None = None
        self.on_input: Callable[[Input], None] = lambda item: None
        self.on_entries: Callable[[list[bytes]], None] = lambda entries: None
        self.on_repair: Callable[[Input], None] = lambda item: None
        self.on_answer: Callable[[Decision], None] = lambda asked: None
        self.on_stand: Callable[[Game[Any]], None] | None = None
        self.decisions: dict[int, Decision] = {}
        self.answers: dict[int, list[str]] = {}
        self.numbers = list(saved.point.numbers)
        self.game: Game[Any]
        self.loop: Loop
        self._saved = saved
        self._dirty = False
        self._replay: list[Input] = []
        self._count_off = 0
        self._said: list[bytes] = []
        self._muted = False
        self._one_step = False
        self._checks = False

    # --- beginning and going to a point --------------------------------------------------------------

    def begin(self, beginning: Beginning) -> None:
        """Set up the game of a beginning, and remember it as the first point.

        Raises RulesError if the beginning does not fit the rules, and whatever its `prepare` raises.
        """
        own, base = game_begun(self.spec, self.rules, self.box, self._saved, beginning)
        self._adopt(own)
        self.point = Point(base if self.keep else b"", [], 0, list(self.numbers), 0)

    def restore(self, point: Point, *, muted: bool = False, one_step: bool = False) -> None:
        """Replay a point: its snapshot, then its inputs.

        Entries logged since are skipped by count; `muted` drops all. `one_step`: all inputs belong to one
        step. Raises ReplayMismatch if the rules ask for other inputs, SaveError if the snapshot does not fit
        them.
        """
        replay = list(point.inputs)
        self._adopt(decode_snapshot(point.base, self.spec, self.rules, self._saved, self.box, kept=True))
        self.numbers = list(point.numbers)
        self._count_off, self._muted = point.told, muted
        self.point = Point(point.base, [], 0, list(point.numbers), point.effective - len(replay))
        self._replay, self._one_step = replay, one_step
        try:
            self._play_recorded()
        finally:
            self._replay, self._one_step = [], False
            self._count_off, self._muted = 0, False
        self.game.revealed = False
        self.game.addressed.clear()

    def recover(self, point: Point) -> None:
        """Go back to a point's snapshot and ask again.

        Until the step is over, its draws are reused where they still fit: nobody gains a second roll.
        Decision numbers skip all that the step may have given out already, so far that nobody can tell how
        many answers were given unseen.
        """
        self._saved.reusable_draws = [item for item in point.inputs if item.kind in ("d", "f")]
        asked = 1 + sum(item.kind == "a" for item in point.inputs)
        skipped = _SKIPPED * -(-asked // _SKIPPED)
        numbers = [number + skipped for number in point.numbers]
        self.restore(Point(point.base, [], 0, numbers, point.effective - len(point.inputs)))

    def verify(self, inputs: Sequence[Input]) -> None:
        """Play a new table through recorded inputs, with every draw as the seed gives it.

        Raises ReplayMismatch naming the first draw that differs, or the first answer that was not asked for.
        """
        self._checks, self._replay = True, list(inputs)
        self._play_recorded()

    def release(self) -> None:
        """Cut the circles that this playback is part of; it plays no more."""
        del self.on_input, self.on_entries, self.on_repair, self.on_answer, self.loop
        self.watch = None

    def _adopt(self, game: Game[Any]) -> None:
        self.game = game
        self.loop = Loop(game, self._draw, self._boundary, self.watch)
        self.decisions, self.answers = {}, {}
        self._dirty = False

    # --- playing -----------------------------------------------------------------------------------

    def play(self, responses: list[list[str]] | None = None) -> None:
        """Play on, with the answers to the open question, until seats are asked or the game is over."""
        game = self.game
        game.on_stand = self.on_stand
        try:
            self._open(self.loop.advance(responses))
        finally:
            game.on_stand = None
        if self.game.unflushed:
            self._flush()
        if self._said:
            self._said = []

    def put(self, seat: int, picks: list[str]) -> list[list[str]] | None:
        """Record a valid answer; returns all answers to the open question, in the order asked, or None while
        it waits for others.
        """
        self._dirty = True
        if self.keep:
            self._take(Input("a", seat, list(picks), self.decisions[seat].kind), new=True)
        self.answers[seat] = picks
        return self.responses() if len(self.answers) == len(self.decisions) else None

    def order(self, item: Input, *, new: bool = True) -> None:
        """Carry out a seat's order; it belongs to the question that is open when it is given."""
        self._take(item, new=new)
        self.spec.orders.give(self.game, item.seat, [str(value) for value in item.values])

    @property
    def in_between(self) -> bool:
        """Whether nothing was answered or drawn since the last boundary, apart from orders."""
        return not self.answers and all(item.kind == "o" for item in self.point.inputs)

    def repair(self, item: Input, *, new: bool = True) -> None:
        """Go back to the boundary before the open question and put a repair on top of the stack: it comes
        next, then the question is asked anew.

        What the asking step has told already is not told again. Raises ReplayMismatch where the question is
        half answered, or the rules know no such repair.
        """
        if not self.decisions or not self.in_between or item.why not in self.rules.repairs:
            raise ReplayMismatch(f"nothing can be repaired here by {item.why}")
        orders, effective = self.point.inputs, self.point.effective
        base, said = self._before_question()
        self.on_repair(item)
        game = decode_snapshot(base, self.spec, self.rules, self._saved, self.box)
        for order in orders:
            self.spec.orders.give(game, order.seat, [str(value) for value in order.values])
        game.stack.append(ordered(game, item.why, [str(value) for value in item.values]))
        self._adopt(game)
        self._said = said
        self.point = Point(base, [], 0, list(self.numbers), effective)
        self._take(item, new=new)

    def _before_question(self) -> tuple[bytes, list[bytes]]:
        """The snapshot at the last boundary before the open question, and what was told since."""
        alone = msgspec.structs.replace(self._saved, forced={}, reusable_draws=[])
        again = Playback(self.spec, alone, keep=True, box=self.box)
        told: list[bytes] = []
        seen: list[tuple[bytes, int]] = []
        again.on_entries = told.extend
        again.watch = lambda game: seen.append((encode_snapshot(game), len(game.unflushed)))
        again.restore(Point(self.point.base, [], 0, list(self.point.numbers), 0))
        base, before = seen[-1]
        return base, told[before:]

    def waiting(self) -> dict[int, Decision]:
        """What each seat is asked and has not answered yet."""
        if not self.answers:
            return dict(self.decisions)
        return {seat: asked for seat, asked in self.decisions.items() if seat not in self.answers}

    def responses(self) -> list[list[str]]:
        """The answers to the open question, in the order asked."""
        return [self.answers[decision.seat] for decision in self.loop.asked]

    def withdraw(self, seat: int) -> None:
        """Take the seat's answer out of a question that others still have open.

        Its decision gets a new, unused number, also when the point is replayed.
        """
        inputs = self.point.inputs
        del self.answers[seat]
        del inputs[max(n for n, item in enumerate(inputs) if item.kind == "a" and item.seat == seat)]
        self.point.effective -= 1
        self.point.numbers[self._number(self.decisions[seat])] += 1

    def _play_recorded(self) -> None:
        decisions = self.loop.advance()
        while True:
            self._open(decisions)
            if self._said:
                self._flush()
                self._said = []
            if self._replay:
                self._answer_recorded()
            waiting = len(self.answers) < len(self.decisions)
            if waiting and self._replay and self._replay[0].kind == "r":
                self._flush()
                self.repair(self._replay.pop(0), new=False)
                decisions = self.loop.advance()
                continue
            if waiting or not self.decisions:
                break
            decisions = self.loop.advance(self.responses())
        if self._replay:
            raise ReplayMismatch(f"{len(self._replay)} recorded inputs are left over")
        self._flush()

    def _answer_recorded(self) -> None:
        while self._replay and len(self.answers) < len(self.decisions):
            if self._replay[0].kind == "r":
                return
            item = self._replay.pop(0)
            if item.kind == "o":
                self.order(item, new=False)
                continue
            picks = [str(value) for value in item.values]
            asked = self.decisions.get(item.seat)
            if item.kind != "a" or asked is None or item.seat in self.answers:
                raise ReplayMismatch(f"seat {item.seat} is not asked for {picks}")
            if item.why not in ("", asked.kind) or asked.why_not(picks):
                raise ReplayMismatch(f"seat {item.seat} is asked {asked.kind}, {picks} does not answer that")
            self.on_answer(asked)
            self._take(item)
            self.answers[item.seat] = picks

    def _open(self, decisions: list[Decision]) -> None:
        self.decisions, self.answers = {}, {}
        seats, numbers = self._saved.seats, self.numbers
        for decision in decisions:
            seat = decision.seat
            if not 0 <= seat < seats:
                raise KernelFault(f"a step asks seat {seat}, which the table does not have.")
            if seat in self.decisions:
                raise KernelFault("a step asks one seat two things at once.")
            self.decisions[seat] = decision
            if decision.hidden:
                self._number(decision)
                continue
            decision.number = numbers[seat]
            numbers[seat] += 1

    def _number(self, decision: Decision) -> int:
        """Give a decision its number; returns which of the counters it came from.

        What is asked unseen is counted apart, below zero: the other numbers stand on buttons for all to see.
        """
        at = decision.seat + self._saved.seats * decision.hidden
        decision.number = -self.numbers[at] if decision.hidden else self.numbers[at]
        self.numbers[at] += 1
        return at

    # --- inputs and boundaries ---------------------------------------------------------------------

    def _draw(self, request: Draw) -> list[int] | list[str]:
        if self._replay:
            item = self._replay.pop(0)
            if not fits(item, request):
                raise ReplayMismatch(
                    f"the draw “{request.why}” does not give {item.values} ({item.why or 'no draw'})"
                )
            if self._checks:
                self._check(item, request)
            self._take(item)
            return cast("list[str]", list(item.values))
        if self._saved.reusable_draws and (
            reusable_draws := next((i for i in self._saved.reusable_draws if fits(i, request)), None)
        ):
            self._saved.reusable_draws.remove(reusable_draws)
            self._take(reusable_draws, new=True)
            return cast("list[str]", list(reusable_draws.values))
        counter = self.draw_source.counter
        outcome = self._fated(request)
        self._dirty = True
        if self.keep:
            free = self.draw_source.counter - counter == len(outcome)
            self._take(Input("d" if free else "f", -1, list(outcome), request.why, counter), new=True)
        return outcome

    def _fated(self, request: Draw) -> list[int] | list[str]:
        return self.draw_source.roll(request) if isinstance(request, Roll) else self.draw_source.pick(request)

    def _check(self, item: Input, request: Draw) -> None:
        self.draw_source.counter = item.counter
        if item.kind == "d" and (outcome := self._fated(request)) != item.values:
            raise ReplayMismatch(f"the draw “{item.why}” gives {outcome}, the file says {item.values}")

    def _take(self, item: Input, *, new: bool = False) -> None:
        self._dirty = True
        if not self.keep:
            return
        self.point.inputs.append(item)
        self.point.effective += 1
        if new:
            self.on_input(item)

    def _boundary(self) -> None:
        if self._dirty and self._one_step and self._replay:
            raise ReplayMismatch("the unfinished step ends before its recorded inputs do")
        if self._dirty and self.keep:
            self._saved.reusable_draws = []
            self._flush()
            self._dirty = False
            base = encode_snapshot(self.game)
            self.point = Point(base, [], 0, list(self.numbers), self.point.effective)

    def _was_said(self, entry: bytes) -> bool:
        if entry in self._said:
            self._said.remove(entry)
            return True
        return False

    def _flush(self) -> None:
        game = self.game
        told, game.unflushed = game.unflushed, []
        self.point.told += len(told)
        if self._count_off:
            known = min(self._count_off, len(told))
            self._count_off -= known
            del told[:known]
        if self._said:
            told = [entry for entry in told if not self._was_said(entry)]
        if told and not self._muted:
            self.on_entries(told)


def play_again(
    playback: Playback,
    saved: Saved,
    base: bytes,
    inputs: Sequence[Input],
    answered: Callable[[Decision], None] = lambda asked: None,
) -> Playback:
    """A playback of the same table from a snapshot through recorded inputs, silently; `answered` gets each
    question that they settle.

    Raises ReplayMismatch or KernelFault.
    """
    alone = msgspec.structs.replace(saved, forced={}, reusable_draws=[])
    playback = Playback(playback.spec, alone, keep=True, box=playback.box)
    playback.on_answer = answered
    playback.restore(Point(base, list(inputs), 0, first_numbers(saved.seats), len(inputs)), muted=True)
    return playback
