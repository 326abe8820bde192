"""A scenario and its twin: two tables that differ in one secret, played with the same answers.

A reader who does not know the secret must not be able to tell them apart: not by view, log or question, not
by whether an answer could be taken back, nor by the reason why one would be refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.errors import AnswerError
from engine.kernel.scenario.comparing import shortened
from engine.kernel.scenario.playing import Player, reader_of
from engine.kernel.scenario.written import SPECTATOR, Look, Scenario, TwinGiven
from engine.kernel.table.saved import digest
from engine.kernel.table.table import Table

NONSENSE = "?"
"""No option has this name: how it is refused shows what state a question is in."""


class Pair:
    """A scenario and its twin, step by step side by side."""

    def __init__(self, scenario: Scenario, twin: TwinGiven) -> None:
        self.scenario = scenario
        self.twin = twin
        self.first = Player(scenario)
        self.second = Player(scenario, twin)
        self.alike = True
        """The tables have not differed yet, not even in what nobody may see."""
        self.told_apart: dict[int | str, dict[str, str]] = {}
        """For each reader, the paths at which the tables differ, and how."""

    def play(self) -> Iterator[str]:
        """Take all steps at both tables and report every difference."""
        self._compare("at the beginning")
        for number, moves in enumerate(self.scenario.script):
            looks = isinstance(moves[0], Look)
            yield from self.first.take(number)
            if not looks:
                yield from (f"twin: {difference}" for difference in self.second.take(number))
            if self.first.stopped or self.second.stopped:
                break
            if not looks:
                self._compare(f"after step {number + 1}")
        yield from self.first.end(self.scenario.expect or None)
        yield from (f"twin: {difference}" for difference in self.second.end(self.twin.expect or None))
        yield from self._verdict()

    def _compare(self, when: str) -> None:
        one, two = self.first.table, self.second.table
        self.alike = self.alike and digest(one.running) == digest(two.running)
        for reader in (*self.twin.same_for, *self.twin.differs_for):
            known = self.told_apart.setdefault(reader, {})
            for path, a, b in differing(seen_by(one, reader), seen_by(two, reader)):
                known.setdefault(path, f"{when}, {path} is {shortened(a)} or {shortened(b)}")

    def _verdict(self) -> Iterator[str]:
        if self.alike:
            yield "twin: the two tables never differed; let them differ in a secret"
        for reader, known in self.told_apart.items():
            allowed = self.twin.differs_for.get(reader, [])
            for path, how in known.items():
                if not any(_beneath(path, one) for one in allowed):
                    yield f"twin: {_called(reader)} can tell the tables apart: {how}"
            for one in allowed:
                if not any(_beneath(path, one) for path in known):
                    yield f"twin: {_called(reader)} cannot tell the tables apart by {one}"


def _called(reader: int | str) -> str:
    return f"a {SPECTATOR}" if reader == SPECTATOR else f"seat {reader}"


def _beneath(path: str, allowed: str) -> bool:
    return path == allowed or path.startswith(f"{allowed}.")


# --- what a reader can tell -----------------------------------------------------------------------


def seen_by(table: Table, who: int | str) -> dict[str, Any]:
    """Everything by which a seat (or a spectator) could tell one table from another.

    `view`, `log`, `asked` (its own question), `undo` (why nothing can be taken back) and `refused` (by
    option, why it would be refused; under "?", how nonsense is refused).
    """
    reader = reader_of(who)
    seen: dict[str, Any] = {"view": table.view(reader), "log": table.log(reader)}
    if reader is None:
        return seen
    decision = table.waiting.get(reader)
    seen["asked"] = _question(decision)
    seen["undo"] = _text(table.can_take_back(reader))
    seen["refused"] = _refusals(decision) | {NONSENSE: _nonsense(table, reader, decision)}
    return seen


def _question(decision: Decision | None) -> dict[str, Any]:
    """Everything about a question that the asked seat is shown."""
    if decision is None:
        return {}
    fields = ("kind", "number", "options", "range", "least", "most", "default")
    shown = {name: msgspec.to_builtins(getattr(decision, name)) for name in fields}
    return {**shown, "args": msgspec.to_builtins({**decision.args, **decision.private_args})}


def _refusals(decision: Decision | None) -> dict[str, str]:
    """Why each single answer to a question would be refused; empty for those that would not."""
    if decision is None:
        return {}
    if decision.range:
        numbers = (decision.range.low, decision.range.high)
        return {str(number): _text(decision.why_not([str(number)])) for number in numbers}
    return {option.id: _text(decision.why_not([option.id])) for option in decision.options}


def _nonsense(table: Table, seat: int, decision: Decision | None) -> str:
    try:
        table.answer(seat, decision.number if decision else 0, [NONSENSE])
    except AnswerError as refused:
        return str(refused.refusal)
    return ""


def _text(refusal: Any) -> str:
    return "" if refusal is None else str(refusal)


def differing(one: Any, two: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every path at which two pieces of plain data differ, with both values.

    A line of a log is named by its key, any other item of a list by its index.
    """
    if isinstance(one, dict) and isinstance(two, dict):
        first, second = cast("dict[str, Any]", one), cast("dict[str, Any]", two)
        for key in {**first, **second}:
            inner = f"{path}.{key}" if path else str(key)
            yield from differing(first.get(key), second.get(key), inner)
    elif isinstance(one, list) and isinstance(two, list) and path == "log":
        yield from _lines(cast("list[Any]", one), cast("list[Any]", two))
    elif (
        isinstance(one, list)
        and isinstance(two, list)
        and len(cast("list[Any]", one)) == len(cast("list[Any]", two))
    ):
        pairs = zip(cast("list[Any]", one), cast("list[Any]", two), strict=True)
        for n, (a, b) in enumerate(pairs):
            yield from differing(a, b, f"{path}.{n}")
    elif one != two:
        yield path, one, two


def _lines(one: list[Any], two: list[Any]) -> Iterator[tuple[str, Any, Any]]:
    keys = [[line["key"] for line in lines] for lines in (one, two)]
    if keys[0] != keys[1]:
        yield "log", keys[0], keys[1]
        return
    for a, b in zip(one, two, strict=True):
        yield from differing(a["args"], b["args"], f"log.{a['key']}")
        yield from differing(a["own"], b["own"], f"log.{a['key']}.own")
