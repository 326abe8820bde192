"""Plays a scenario at one table: its position, its answers, what differs from its expectations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET

from engine.kernel.decision import Decision
from engine.kernel.declared.finder import game_named
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import AnswerError, KernelFault, RulesError
from engine.kernel.scenario import comparing
from engine.kernel.scenario.comparing import Closed, PlaceNames, compare
from engine.kernel.scenario.written import (
    SPECTATOR,
    Answer,
    Expectation,
    LinesGiven,
    Look,
    Move,
    QuestionGiven,
    Scenario,
    ScenarioError,
    TakeBack,
    TwinGiven,
)
from engine.kernel.table.table import Table

MOST_PASSES = 1_000
"""Windows passed in a row after which a scenario is assumed to loop forever."""


def open_scenario(scenario: Scenario) -> Table:
    """The table of a scenario before its first step. Raises ScenarioError if it cannot be set up."""
    return Player(scenario).table


def reader_of(seat: int | str) -> int | None:
    """Who reads a view or log: a seat, or None for a spectator."""
    return None if seat == SPECTATOR else int(seat)


class Player:
    """Plays a scenario, or the other table of its twin."""

    def __init__(self, scenario: Scenario, twin: TwinGiven | None = None) -> None:
        self.scenario = scenario
        self.stopped = False
        """A step failed so badly that the next ones make no sense."""
        self._seen = 0
        """How many lines of the log have been checked."""
        try:
            self.spec: GameSpec = game_named(scenario.game)
            self.names = self._pieces({**scenario.names, **(twin.names if twin else {})})
            self.table = self._open(twin)
            self._let_pass(self._coming(0))
        except (
            AnswerError,
            KernelFault,
            RulesError,
            ValueError,
            LookupError,
            TypeError,
            msgspec.MsgspecError,
        ) as wrong:
            where = f"{scenario.origin}, " if scenario.origin else ""
            which = "the twin of " if twin else ""
            raise ScenarioError(
                f"{where}{which}“{scenario.scenario}” cannot be set up: {reason_of(wrong)}"
            ) from wrong

    # --- setting up -------------------------------------------------------------------------------

    def _pieces(self, names: dict[str, Any]) -> dict[str, str]:
        """The pieces that the scenario gives its own names; a name that is no description is an id."""
        found: dict[str, str] = {}
        for name, description in names.items():
            if isinstance(description, str):
                found[name] = description
                continue
            modules = tuple(self.scenario.modules)
            found[name] = self.spec.positions.find_piece(description, tuple(found.values()), modules)
        return found

    def _open(self, twin: TwinGiven | None) -> Table:
        scenario, spec = self.scenario, self.spec
        if scenario.passes and not spec.positions.windows:
            raise ScenarioError(f"{spec.id} has no reaction windows that could be passed")
        options, modules = spec.resolve_setup(scenario.seats, scenario.options, scenario.modules)
        beginning = None
        if scenario.position is not None:
            given = overlaid(scenario.position, twin.position) if twin else scenario.position
            beginning = spec.positions.begin(self._named(given), scenario.seats, options, modules)
        draws = twin.draws if twin and twin.draws is not UNSET else scenario.draws
        force = [(why, self._named(values)) for draw in draws for why, values in draw.items()]
        return Table.new(
            spec,
            seats=scenario.seats,
            options=scenario.options,
            modules=scenario.modules,
            seed=scenario.scenario,
            force=cast("list[tuple[str, list[str | int]]]", force),
            beginning=beginning,
        )

    # --- playing ----------------------------------------------------------------------------------

    def play(self) -> Iterator[str]:
        """Take all steps and report every difference."""
        for number in range(len(self.scenario.script)):
            if not self.stopped:
                yield from self.take(number)
        yield from self.end(self.scenario.expect or None)

    def take(self, number: int) -> Iterator[str]:
        """Take a step, counted from 0, and report every difference."""
        moves = self.scenario.script[number]
        try:
            for n, move in enumerate(moves):
                yield from (f"step {number + 1}: {difference}" for difference in self._make(move))
                self._let_pass(moves[n + 1 :] or self._coming(number + 1))
        except (KernelFault, ScenarioError) as wrong:
            self.stopped = True
            yield f"step {number + 1} ({self.scenario.steps[number]}): {reason_of(wrong)}"

    def end(self, expected: Expectation | None) -> Iterator[str]:
        """What differs after all steps."""
        if expected is not None and not self.stopped:
            yield from (f"at the end: {difference}" for difference in self.look(expected))
        yield from (
            f"at the end: the forced draw of {why} was not used up: {', '.join(left)} left"
            for why, left in self.table.forced.items()
        )

    def _coming(self, number: int) -> Sequence[Move]:
        """The moves of the next step that does something, from this one on."""
        for moves in self.scenario.script[number:]:
            if not isinstance(moves[0], Look):
                return moves
        return ()

    def _make(self, move: Move) -> Iterator[str]:
        if isinstance(move, Look):
            yield from self.look(move.expected)
        elif isinstance(move, TakeBack):
            yield from self._take_back(move)
        else:
            yield from self._answer(move)

    def _answer(self, move: Answer) -> Iterator[str]:
        decision = self.table.waiting.get(move.seat)
        picks = [self._name(pick) for pick in move.picks]
        if decision is None:
            yield f"seat {move.seat} is not asked; waiting are {sorted(self.table.waiting)}"
            return
        try:
            self.table.answer(move.seat, decision.number, picks)
        except AnswerError as error:
            if error.refusal.key != move.refused:
                offered = ", ".join(option.id for option in decision.options)
                instead = f"{decision.kind} offers {offered or decision.range}"
                yield f"{picks} is refused for {error.refusal}; {instead}"
            return
        if move.refused:
            yield f"{picks} was accepted, though it should be refused for {move.refused}"

    def _take_back(self, move: TakeBack) -> Iterator[str]:
        before = len(self.table.entries())
        try:
            self.table.take_back(move.seat)
        except AnswerError as error:
            if error.refusal.key != move.refused:
                yield f"seat {move.seat} cannot take back, for {error.refusal}"
            return
        # Undone lines are no longer in the log; the line that says so is.
        self._seen = min(self._seen, max(0, len(self.table.entries()) - 1), before)
        if move.refused:
            yield f"seat {move.seat} took back, though it should be refused for {move.refused}"

    # --- reaction windows -------------------------------------------------------------------------

    def _let_pass(self, coming: Sequence[Move]) -> None:
        """The seats named in `passes` pass every window except those that the coming step answers.

        Before an answer is taken back nothing is passed: that would be an answer too.
        """
        if not self.scenario.passing or any(isinstance(move, TakeBack) for move in coming):
            return
        for _ in range(MOST_PASSES):
            waiting = self.table.waiting
            seat = next((seat for seat in sorted(waiting) if self._passes(waiting[seat], coming)), None)
            if seat is None:
                return
            decision = waiting[seat]
            self.table.answer(seat, decision.number, [self.spec.positions.windows[decision.kind]])
        raise ScenarioError(f"{MOST_PASSES} windows were passed and nothing else came of it")

    def _passes(self, decision: Decision, coming: Sequence[Move]) -> bool:
        if decision.seat not in self.scenario.passing or decision.kind not in self.spec.positions.windows:
            return False
        answers = [move for move in coming if isinstance(move, Answer) and move.seat == decision.seat]
        return not any(
            move.refused or decision.why_not([self._name(pick) for pick in move.picks]) is None
            for move in answers[:1]
        )

    # --- looking ----------------------------------------------------------------------------------

    def look(self, expected: Expectation) -> Iterator[str]:
        """What differs from what must hold at this point."""
        table = self.table
        if expected.waiting is not UNSET:
            asked, wanted = sorted(table.waiting), sorted(map(int, expected.waiting))
            if asked != wanted:
                yield f"waiting are {asked} instead of {wanted}"
        yield from self._boards(expected)
        for seat, asked in (expected.decisions or {}).items():
            yield from self._question(int(seat), asked)
        yield from self._lines(expected)
        if expected.result is not UNSET:
            yield from compare(_given(expected.result), msgspec.to_builtins(table.result) or {}, "result")

    def _boards(self, expected: Expectation) -> Iterator[str]:
        """The state and the views."""
        game = self.table.running
        places = PlaceNames(game.rules.place_kinds)
        if expected.state is not UNSET:
            held = {place: list(pieces) for place, pieces in game.places.held.items()}
            stack = [type(frame.step).__name__ for frame in game.stack]
            kept = msgspec.to_builtins(game.ext)
            whole = {**msgspec.to_builtins(game.state), "ext": kept, "places": held, "stack": stack}
            of = Closed({name: getattr(game.state, name) for name in game.state.__struct_fields__})
            of.update(ext=Closed(game.ext), places=places, stack=None)
            for name, fact in game.rules.facts.items():
                # The rules' facts about things in a field are compared with them: an NPC's ship, for
                # instance.
                if isinstance(beside := whole.get(name), dict):
                    whole[name] = {key: beside[key] | more for key, more in fact(game).items()}
                    of[name] = None
            yield from compare(self._named(expected.state), whole, "state", of)
        for reader, part in (expected.view or {}).items():
            view = self.table.view(reader_of(reader))
            of = Closed(dict.fromkeys(view)) | {"state": game.state, "ext": game.ext, "places": places}
            yield from compare(self._named(part), view, f"view of {reader}", Closed(of))

    def _lines(self, expected: Expectation) -> Iterator[str]:
        """The lines of the log since the last look, as written and as seats read them."""
        if expected.log is UNSET and expected.told is UNSET:
            return
        new = self.table.entries()[self._seen :]
        self._seen += len(new)
        if expected.log is not UNSET:
            yield from self._these(expected.log, [{"key": e.key, "args": e.args} for e in new], "log")
        for reader, given in (expected.told or {}).items():
            read = [line for e in new if (line := e.read(reader_of(reader)))]
            yield from self._these(given, read, f"log of {reader}")

    def _these(
        self, given: list[Any] | LinesGiven, lines: Sequence[dict[str, Any]], where: str
    ) -> Iterator[str]:
        wanted = given if isinstance(given, LinesGiven) else LinesGiven(in_order=given)
        if given == [] or wanted.exactly is not UNSET:
            exact = [] if wanted.exactly is UNSET else wanted.exactly
            yield from comparing.exactly_these(self._named(exact), lines, where)
        yield from comparing.in_order(self._named(wanted.in_order), lines, where)
        yield from comparing.never(self._named(wanted.never), lines, where)
        for count in wanted.counts:
            yield from comparing.counted(self._named(count.line), count.times, lines, where)

    def _question(self, seat: int, asked: QuestionGiven) -> Iterator[str]:
        decision = self.table.waiting.get(seat)
        who = f"seat {seat}"
        if decision is None:
            yield f"{who} is not asked"
            return
        options = [option.id for option in decision.options]
        yield from comparing.offers(who, options, self._named(asked.offers), self._named(asked.offers_not))
        yield from comparing.offers_exactly(who, options, self._named(asked.offers_exactly))
        shown: dict[str, Any] = {
            "kind": decision.kind,
            "options": options,
            "option_args": {option.id: option.args for option in decision.options},
            "prices": {o.id: o.args["gold"] for o in decision.options if "gold" in o.args},
            "least": decision.least,
            "most": decision.most,
            "range": [decision.range.low, decision.range.high] if decision.range else None,
            "secret": decision.secret,
            "hidden": decision.hidden,
            "default": decision.default,
            "args": {**decision.args, **decision.private_args},
        }
        for name, part in _given(asked).items():
            if name in shown:
                yield from compare(self._named(part), shown[name], f"decision of {seat}.{name}")

    # --- names of pieces --------------------------------------------------------------------------

    def _name(self, text: str) -> str:
        """A text with the scenario's names replaced by the pieces."""
        return ":".join(self.names.get(part, part) for part in text.split(":"))

    def _named(self, value: Any) -> Any:
        """The value with names replaced by their pieces, wherever they appear."""
        if isinstance(value, str):
            return self._name(value)
        if isinstance(value, list):
            return [self._named(item) for item in cast("list[Any]", value)]
        if isinstance(value, dict):
            items = cast("dict[Any, Any]", value).items()
            return {self._named(key): self._named(item) for key, item in items}
        return value


def _given(expected: msgspec.Struct) -> dict[str, Any]:
    """The given parts of an expectation."""
    fields = {name: getattr(expected, name) for name in expected.__struct_fields__}
    return {name: part for name, part in fields.items() if part is not UNSET}


def overlaid(base: Any, change: Any) -> Any:
    """A position with another one laid over it: mappings are merged; numbers as keys pick items of a list,
    which grows by empty ones as needed; anything else replaces what was there.
    """
    if not isinstance(change, dict):
        return change
    keys = cast("dict[Any, Any]", change)
    if isinstance(base, dict):
        held = cast("dict[Any, Any]", base)
        return {**held, **{key: overlaid(held.get(key), part) for key, part in keys.items()}}
    if isinstance(base, list) and keys and all(type(key) is int and key >= 0 for key in keys):
        items = list(cast("list[Any]", base))
        items += [{} for _ in range(max(keys) + 1 - len(items))]
        return [overlaid(item, keys[n]) if n in keys else item for n, item in enumerate(items)]
    return keys


def reason_of(wrong: BaseException) -> str:
    """What went wrong, for the author of the scenario: the cause of a fault if it says more."""
    if isinstance(wrong, KernelFault) and isinstance(wrong.__cause__, ValueError):
        return str(wrong.__cause__)
    if isinstance(wrong, KeyError):
        return f"there is no {wrong.args[0]!r}"
    return str(wrong)
