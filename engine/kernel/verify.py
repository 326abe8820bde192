"""Checks an exported table: its seed against the commitment, every draw, and the final state."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, cast

import msgspec

from engine.kernel.draws import commitment
from engine.kernel.errors import AnswerError
from engine.kernel.export import EXPORT_FORMAT
from engine.kernel.game import Game
from engine.kernel.log import decode_entry
from engine.kernel.playback import Playback, Watch
from engine.kernel.saved import Input, Point, Saved, digest, first_numbers, in_force
from engine.kernel.spec import GameSpec, find_game
from engine.kernel.view import view_of

_KINDS = {
    "beginning": "b",
    "answer": "a",
    "draw": "d",
    "forced": "f",
    "order": "o",
    "withdrawn": "w",
    "undone": "u",
}


class Finding(msgspec.Struct, frozen=True):
    """One check: `what` (`verify-<what>`), whether it holds, and what differed."""

    what: str
    holds: bool
    detail: str = ""


class NotAnExport(ValueError):
    """Data that is not an exported table."""


def verify(data: dict[str, Any], spec: GameSpec | None = None) -> list[Finding]:
    """Check an exported table that has ended: seed, draws, final state, result, board and log.

    Raises NotAnExport if the data is not an export, has not ended, or has an unknown game or format.
    """
    try:
        if not data["finished"]:
            raise NotAnExport("the table has not ended yet; its seed is published at the end.")
        if data["format"] != EXPORT_FORMAT:
            other = f"it is of format {data['format']}, and this is read: {EXPORT_FORMAT}"
            raise NotAnExport(f"{other}; verify it with the Quartermaster that exported it.")
        items = inputs_of(data)
        spec = spec or find_game(data["game"])
        return [
            Finding("commitment", commitment(data["seed"]) == data["commitment"]),
            _counter_holds(items),
            *_end_holds(spec, data, in_force(items)),
            *(_undone_holds(spec, data, items[:n]) for n in range(len(items)) if _undoes_draws(items, n)),
        ]
    except AnswerError as refused:
        raise NotAnExport(
            f"there is no game “{data['game']}” here; verify it with the Quartermaster that exported it."
        ) from refused
    except (KeyError, TypeError, AttributeError) as broken:
        raise NotAnExport(f"this is not an exported table: {broken!r} is missing or wrong.") from broken


def _counter_holds(items: list[Input]) -> Finding:
    """No number of the seed was skipped or used for two different draws."""
    used = 0
    seen: dict[int, list[str | int]] = {}
    for item in items:
        if item.kind == "f":
            return Finding("counter", False, f"the draw “{item.why}” was forced")
        if item.kind != "d" or seen.get(item.counter) == item.values:
            continue
        if item.counter != used:
            return Finding("counter", False, f"the counter of “{item.why}” is {item.counter}, not {used}")
        seen[item.counter] = item.values
        used = item.counter + len(item.values)
    return Finding("counter", True)


def _undoes_draws(items: list[Input], n: int) -> bool:
    if items[n].kind != "u":
        return False
    return any(item.kind == "d" for item in in_force(items[:n])[items[n].counter :])


def _undone_holds(spec: GameSpec, data: dict[str, Any], before: list[Input]) -> Finding:
    """Draws that were undone later were true ones too."""
    try:
        _Replay(spec, data, in_force(before))
    except Exception as differs:
        return Finding("undone", False, f"{differs}")
    return Finding("undone", True)


def _end_holds(spec: GameSpec, data: dict[str, Any], effective: list[Input]) -> list[Finding]:
    """Replayed with the recorded answers and draws from the seed, the table ends the same."""
    try:
        replay = _Replay(spec, data, effective)
    except Exception as differs:
        return [Finding("state", False, f"{differs}")]
    now = digest(replay.playback.game)
    result = msgspec.to_builtins(replay.playback.game.result)
    return [
        Finding("state", now == data["digest"], "" if now == data["digest"] else f"its digest is {now}"),
        Finding("result", result == data["result"], "" if result == data["result"] else f"it is {result}"),
        _view_holds(data, replay.playback.game),
        _log_holds(data, replay.lines),
    ]


def _view_holds(data: dict[str, Any], game: Game[Any]) -> Finding:
    """What a spectator sees of it, from which the board is drawn, matches the table at its end."""
    found = _plain(view_of(game, None, {}, finished=True))
    said = _plain(data["view"])
    for part, true in found.items():
        if said.get(part) != true:
            return Finding("view", False, f"its {part} is {said.get(part)}, the game has {true}")
    return Finding("view", said.keys() == found.keys())


def _log_holds(data: dict[str, Any], lines: list[dict[str, Any]]) -> Finding:
    """The log says what happened; the table's own notes (`table.`) are not the game's."""
    said = [line for line in data["log"] if not line["key"].startswith("table.")]
    for told, line in zip_longest(lines, said):
        if _plain(told) != _plain(line):
            return Finding("log", False, f"it says {line}, the game told {told}")
    return Finding("log", True)


def _plain(line: Any) -> Any:
    """A line as in a file: there, keys of mappings are texts."""
    return msgspec.json.decode(msgspec.json.encode(line))


class _Replay:
    """An exported table replayed from its beginning, with the lines that everyone may read."""

    def __init__(self, spec: GameSpec, data: dict[str, Any], inputs: list[Input]) -> None:
        self.lines: list[dict[str, Any]] = []
        self.playback = played_again(spec, data, inputs, self._hear)

    def _hear(self, entries: list[bytes]) -> None:
        read = (decode_entry(entry).read(None) for entry in entries)
        self.lines.extend(line for line in read if line is not None)


def played_again(
    spec: GameSpec,
    data: dict[str, Any],
    inputs: list[Input],
    hear: Callable[[list[bytes]], None],
    watch: Watch | None = None,
) -> Playback:
    """An exported table replayed through these inputs, with every draw as its seed gives it.

    `hear` receives all entries as they are written, `watch` sees the game at every boundary. Raises
    ReplayMismatch if it differs.
    """
    options, modules = spec.resolve_setup(data["seats"], data["options"], data["modules"])
    point = Point(b"", [], 0, first_numbers(data["seats"]), 0)
    seed, salt = data["seed"], data["salt"]
    saved = Saved(data["game"], spec.schema, data["seats"], options, list(modules), seed, salt, {}, point)
    playback = Playback(spec, saved, keep=True)
    playback.on_entries, playback.watch = hear, watch
    playback.begin(spec.begin(data["seats"], options, modules))
    playback.verify(inputs)
    return playback


def inputs_of(data: dict[str, Any]) -> list[Input]:
    """All inputs that an exported table lists."""
    return [_input(cast("dict[str, Any]", item)) for item in data["inputs"]]


def _input(item: dict[str, Any]) -> Input:
    seat, counter = item.get("seat", -1), item.get("counter", -1)
    return Input(_KINDS[item["kind"]], seat, item.get("values", []), item.get("why", ""), counter)
