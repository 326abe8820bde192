"""A table that has ended, opened from its file to be tried from one of its rounds on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.declared.finder import game_named
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import AnswerError, KernelFault
from engine.kernel.history.proof import NotAnExport, inputs_of
from engine.kernel.table.export import EXPORT_FORMAT
from engine.kernel.table.saved import Input, decode_input, in_force
from engine.kernel.table.table import Table

MOST_INPUTS = 20_000
"""Answers and draws of a file that is opened: no game has a tenth of that."""


def open_again(
    data: dict[str, Any],
    number: int | None = None,
    *,
    seed: str | None = None,
    salt: str = "",
    check: Callable[[], None] = lambda: None,
    spec: GameSpec | None = None,
) -> Table:
    """Another table, as that of an export was when a round began (None: its last), with a `seed` of its own
    for what is drawn from then on. It is played through the rules: whatever stands in the file, nothing
    happens that they forbid. Its draws up to then are forced, so it never verifies as a game that was played.

    `check` is called between answers and ends it by whatever it raises. Raises NotAnExport if this is no
    export of a game that has ended, is of another version, has no such round, or does not follow the rules;
    AnswerError for an unknown game.
    """
    try:
        if data["format"] != EXPORT_FORMAT:
            raise NotAnExport(
                f"it is of format {data['format']!r:.20}, and this is read: {EXPORT_FORMAT}.", "version"
            )
        if not data["finished"] or "inputs" not in data:
            raise NotAnExport(
                "the table has not ended yet; only who played it may know how it goes on.", "unfinished"
            )
        if len(data["inputs"]) > MOST_INPUTS:
            raise NotAnExport(f"it has more than {MOST_INPUTS} answers and draws.")
        spec = spec or game_named(data["game"])
        if data["schema"] != spec.schema:
            raise NotAnExport(
                f"it follows rules of version {data['schema']!r:.20}, and these are {spec.schema}.", "version"
            )
        inputs = in_force(inputs_of(data))
        wanted = number if number is not None else _last_round(spec, data, inputs, check)
        return _played(spec, data, inputs, wanted, seed, salt, check)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError, RecursionError) as broken:
        if isinstance(broken, NotAnExport):
            raise
        raise NotAnExport(f"this is not an exported table: {broken!r} is missing or wrong.") from broken
    except KernelFault as changed:
        raise NotAnExport(f"the table cannot be played again: {changed}.") from changed


def played_through(
    begun: Mapping[str, Any], history: Sequence[bytes], seat: int, *, spec: GameSpec | None = None
) -> Iterator[tuple[Table, list[str]]]:
    """A table that has ended, played again from its inputs as stored: it stands as it stood before each
    answer of a seat, with that answer. `begun`: `Table.begun_as`.

    Raises NotAnExport where it cannot be played again: it follows rules that have changed since, or began
    with a position of its own.
    """
    spec = spec or game_named(begun["game"])
    try:
        inputs = in_force([decode_input(data) for data in history])
        table = _new(spec, dict(begun), inputs, begun["seed"], begun["salt"])
        for item in inputs:
            if item.kind == "a" and item.seat == seat:
                yield table, [str(value) for value in item.values]
            _put(table, item)
    except KernelFault as changed:
        raise NotAnExport(f"the table cannot be played again: {changed}.") from changed
    if table.result is None:
        raise NotAnExport("the table cannot be played again: it comes to no end.")


def _last_round(spec: GameSpec, data: dict[str, Any], inputs: list[Input], check: Callable[[], None]) -> int:
    """The round in which it ended."""
    table = _new(spec, data, inputs, "", "")
    last = spec.round_of(table.running.state)
    for item in inputs:
        check()
        _put(table, item)
        if not table.result:
            last = max(last, spec.round_of(table.running.state))
    return last


def _played(
    spec: GameSpec,
    data: dict[str, Any],
    inputs: list[Input],
    number: int,
    seed: str | None,
    salt: str,
    check: Callable[[], None],
) -> Table:
    table = _new(spec, data, inputs, seed, salt)
    for item in inputs:
        check()
        if spec.round_of(table.running.state) >= number:
            # What was drawn later is not what will be drawn now.
            table.forced.clear()
            return table
        _put(table, item)
    if table.result or spec.round_of(table.running.state) < number:
        raise NotAnExport(f"round {number} was not played.", "round")
    return table


def _new(spec: GameSpec, data: dict[str, Any], inputs: list[Input], seed: str | None, salt: str) -> Table:
    drawn = [(item.why, item.values) for item in inputs if item.kind in ("d", "f")]
    seats, options, modules = data["seats"], data["options"], data["modules"]
    return Table.new(spec, seats=seats, options=options, modules=modules, seed=seed, salt=salt, force=drawn)


def _put(table: Table, item: Input) -> None:
    """What an input did, done again. Raises NotAnExport where the rules do not take it."""
    picks = [str(value) for value in item.values]
    try:
        if item.kind == "a":
            if (asked := table.waiting.get(item.seat)) is None:
                raise NotAnExport(f"it has an answer of seat {item.seat}, which is asked nothing.")
            table.put(item.seat, asked.number, picks)
        elif item.kind == "o":
            table.order(item.seat, picks)
        elif item.kind == "r":
            table.mending.repair([f"repair:{item.why}", *picks])
    except AnswerError as refused:
        raise NotAnExport(f"it has an answer that the rules do not take ({refused}).") from refused
