"""Checks an exported table: its seed against the commitment, every draw, and the final state."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, cast

import msgspec

from engine.kernel.declared.finder import game_named
from engine.kernel.declared.repair import BACK, BACK_TO_REPAIR, REPAIRED, UNREPAIRED
from engine.kernel.declared.spec import GameSpec
from engine.kernel.draws import commitment
from engine.kernel.errors import AnswerError
from engine.kernel.log import decode_entry
from engine.kernel.play.game import Game
from engine.kernel.play.view import view_of
from engine.kernel.table.export import EXPORT_FORMAT
from engine.kernel.table.playback import Playback, Watch
from engine.kernel.table.saved import Input, Point, Saved, digest, first_numbers, in_force

_KINDS = {
    "beginning": "b",
    "answer": "a",
    "draw": "d",
    "forced": "f",
    "order": "o",
    "standing": "s",
    "repair": "r",
    "withdrawn": "w",
    "undone": "u",
}


_BY_MODERATORS = frozenset({"table.rewound", REPAIRED, UNREPAIRED, BACK, BACK_TO_REPAIR})


class Finding(msgspec.Struct, frozen=True):
    """One check: `what` (`verify-<what>`), whether it holds, and what differed."""

    what: str
    holds: bool
    detail: str = ""


class Undone(msgspec.Struct, frozen=True):
    """How often answers of a table were taken back, and how often a moderator rewound or repaired it."""

    taken_back: int
    rewound: int
    repaired: int = 0


def undone_in(data: dict[str, Any]) -> Undone:
    """What was undone at an exported table. A table of an older version tells it by its log alone."""
    undos = [item for item in data["inputs"] if item["kind"] == "undone"]
    told = [line["key"] for line in data["log"]]

    def count(why: str) -> int:
        known = sum(item.get("why") == why for item in undos)
        return max(known, told.count(f"table.{why}"))

    repaired = sum(item["kind"] == "repair" for item in data["inputs"])
    return Undone(count("taken-back"), count("rewound"), repaired)


class NotAnExport(ValueError):
    """Data that is not an exported table, or one that cannot be used; of which `kind`, for who says so in
    other words: `broken`, `unfinished`, `version`, `round`, `large`, `slow`.
    """

    def __init__(self, why: str, kind: str = "broken") -> None:
        super().__init__(why)
        self.kind = kind


def verify(data: dict[str, Any], spec: GameSpec | None = None, published: str | None = None) -> list[Finding]:
    """Check an exported table that has ended: seed, draws, final state, result, board and log.

    `published` is the commitment that the table was opened with, or how it begins. Without it nothing ties
    the file to the table: any game that was played to its end holds. Names of players and of moderators are
    not checked. Raises NotAnExport if the data is not an export, has not ended, or has an unknown game or
    format.
    """
    try:
        if not data["finished"]:
            raise NotAnExport("the table has not ended yet; its seed is published at the end.")
        if data["format"] != EXPORT_FORMAT:
            other = f"it is of format {data['format']}, and this is read: {EXPORT_FORMAT}"
            raise NotAnExport(f"{other}; verify it with the Quartermaster that exported it.")
        items = inputs_of(data)
        spec = spec or game_named(data["game"])
        notes, undone = _notes_of(spec, data, items)
        return [
            Finding("commitment", commitment(data["seed"]) == data["commitment"]),
            *([] if published is None else [_published(data, published)]),
            _counter_holds(items),
            *_end_holds(spec, data, items, notes),
            *undone,
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


def _published(data: dict[str, Any], published: str) -> Finding:
    """The file is of the table that was opened with this commitment."""
    holds = bool(published) and str(data["commitment"]).startswith(published.lower())
    return Finding("published", holds, "" if holds else f"the file has {data['commitment']}")


def _end_holds(
    spec: GameSpec, data: dict[str, Any], items: list[Input], notes: list[_Note] | None
) -> list[Finding]:
    """Replayed with the recorded answers and draws from the seed, the table ends the same."""
    try:
        replay = _Replay(spec, data, in_force(items))
    except Exception as differs:
        return [Finding("state", False, f"{differs}")]
    now, version = digest(replay.playback.game), _version(items)
    result = msgspec.to_builtins(replay.playback.game.result)
    return [
        Finding("state", now == data["digest"], "" if now == data["digest"] else f"its digest is {now}"),
        Finding("result", result == data["result"], "" if result == data["result"] else f"it is {result}"),
        Finding("version", version == data["version"], f"there are {version}" * (version != data["version"])),
        _view_holds(data, replay.playback.game),
        *_repairs_hold(data, items),
        *([] if notes is None else [_log_holds(data, _whole_log(data, replay, notes))]),
    ]


def _version(items: list[Input]) -> int:
    """How many changes a table counts: orders that an undo has only kept are none."""
    kept = (
        sum(old.kind == "o" for old in in_force(items[:n])[item.counter :])
        for n, item in enumerate(items)
        if item.kind == "u"
    )
    return 1 + sum(item.kind in "awuosr" for item in items) - sum(kept)


def _repairs_hold(data: dict[str, Any], items: list[Input]) -> list[Finding]:
    """The mark of repairs counts those in force; a table of an older version has none."""
    made = sum(item.kind == "r" for item in in_force(items))
    said = data.get("repairs", 0)
    return [Finding("repairs", said == made, f"there are {made}" * (said != made))] if said or made else []


def _view_holds(data: dict[str, Any], game: Game[Any]) -> Finding:
    """What a spectator sees of it, from which the board is drawn, matches the table at its end."""
    found = _plain(view_of(game, None, {}, finished=True))
    said = _plain(data["view"])
    for part, true in found.items():
        if said.get(part) != true:
            return Finding("view", False, f"its {part} is {said.get(part)}, the game has {true}")
    return Finding("view", said.keys() == found.keys())


def _log_holds(data: dict[str, Any], lines: list[list[dict[str, Any]]]) -> Finding:
    """The log says what happened, line by line, and nothing else. Each line may be any of some."""
    for told, said in zip_longest(lines, map(_plain, data["log"]), fillvalue=None):
        if told is None or said is None or not any(_same(_plain(line), said) for line in told):
            return Finding("log", False, f"it says {said}, the table told {told[0] if told else None}")
    return Finding("log", True)


def _same(told: dict[str, Any], said: dict[str, Any]) -> bool:
    if told["key"] in _BY_MODERATORS and said.keys() == told.keys():
        # Who rewound or repaired is in no input.
        said = {**said, "args": {name: arg for name, arg in said["args"].items() if name != "moderator"}}
    return told == said


class _Note(msgspec.Struct):
    """A line that the table has written itself when something was undone.

    It comes after so many `lines` of the game, when so many inputs were in `force`. `may_be`: what it says; a
    table of an older version has not recorded which of these.
    """

    lines: int
    force: int
    may_be: list[dict[str, Any]]


def _notes_of(
    spec: GameSpec, data: dict[str, Any], items: list[Input]
) -> tuple[list[_Note] | None, list[Finding]]:
    """The lines about what was undone; and for each undo whether what it undid had come about fairly.

    None when that cannot be told.
    """
    notes: list[_Note] | None = []
    findings: list[Finding] = []
    for n, item in enumerate(items):
        if item.kind != "u":
            continue
        before = in_force(items[:n])
        kept, undone = before[: item.counter], before[item.counter :]
        try:
            _Replay(spec, data, before)
            lines = len(_Replay(spec, data, kept).lines)
            may_be = _undo_lines(item, undone)
        except Exception as differs:
            findings.append(Finding("undone", False, f"{differs}"))
            notes = None
            continue
        findings.append(Finding("undone", True))
        if notes is not None:
            # What was written after the first undone answer was undone with it.
            notes = [note for note in notes if note.force <= item.counter]
            notes.append(_Note(lines, item.counter, may_be))
    return notes, findings


def _undo_lines(item: Input, undone: list[Input]) -> list[dict[str, Any]]:
    seats = [old.seat for old in undone if old.kind == "a"]
    may_be = [_line("table.mended")] if item.why in ("", "mended") else []
    repairs = sum(old.kind == "r" for old in undone)
    if (seats or repairs) and item.why in ("", "rewound"):
        line = _line("table.rewound", answers=len(seats))
        may_be.append(_line(UNREPAIRED, answers=len(seats), repairs=repairs) if repairs else line)
        first = next(old for old in undone if old.kind in ("a", "r"))
        may_be.append(_line(BACK, seat=first.seat) if first.kind == "a" else _line(BACK_TO_REPAIR))
    # Answers that a standing order gave after one of its own seat were taken back with it.
    alone = (not repairs and len(seats) == 1) or item.why == "taken-back"
    own = seats and alone and set(seats) == {seats[0]} and item.seat in (-1, seats[0])
    if own and item.why in ("", "taken-back"):
        may_be.append(_line("table.taken-back", seat=seats[0]))
    if not may_be:
        raise ValueError(f"an undo of {len(seats)} answers cannot be “{item.why}”")
    return may_be


def _whole_log(data: dict[str, Any], replay: _Replay, notes: list[_Note]) -> list[list[dict[str, Any]]]:
    """Every line that everybody could read, in order: those of the game, and the table's own between them."""
    log = [[line] for line in replay.lines]
    for note in reversed(notes):
        log.insert(note.lines, note.may_be)
    result = replay.playback.game.result
    told = {} if result is None else {
        "winners": result.winners, "scores": result.scores, "reason": result.reason,
    }  # fmt: skip
    promised = commitment(data["seed"])
    opened = _line("table.opened", game=data["game"], commitment=promised)
    return [[opened], *log, [_line("table.ended", seed=data["seed"], **told)]]


def _line(key: str, **args: Any) -> dict[str, Any]:
    return {"key": key, "args": args, "own": False}


def _plain(line: Any) -> Any:
    """A line as in a file: there, keys of mappings are texts."""
    return msgspec.json.decode(msgspec.json.encode(line))


class _Replay:
    """An exported table replayed from its beginning, with the lines that everyone may read."""

    def __init__(self, spec: GameSpec, data: dict[str, Any], inputs: list[Input]) -> None:
        self.lines: list[dict[str, Any]] = []
        self.playback = played_again(spec, data, inputs, self._hear, repaired=self._repaired)

    def _hear(self, entries: list[bytes]) -> None:
        read = (decode_entry(entry).read(None) for entry in entries)
        self.lines.extend(line for line in read if line is not None)

    def _repaired(self, item: Input) -> None:
        self.lines.append(_line(REPAIRED, repair=item.why))


def played_again(
    spec: GameSpec,
    data: dict[str, Any],
    inputs: list[Input],
    hear: Callable[[list[bytes]], None],
    watch: Watch | None = None,
    repaired: Callable[[Input], None] = lambda item: None,
) -> Playback:
    """An exported table replayed through these inputs, with every draw as its seed gives it.

    `hear` receives all entries as they are written, `watch` sees the game at every boundary, `repaired` gets
    each repair before it is carried out. Raises ReplayMismatch if it differs.
    """
    options, modules = spec.resolve_setup(data["seats"], data["options"], data["modules"])
    point = Point(b"", [], 0, first_numbers(data["seats"]), 0)
    seed, salt = data["seed"], data["salt"]
    saved = Saved(data["game"], spec.schema, data["seats"], options, list(modules), seed, salt, {}, point)
    playback = Playback(spec, saved, keep=True)
    playback.on_entries, playback.on_repair, playback.watch = hear, repaired, watch
    playback.begin(spec.begin(data["seats"], options, modules))
    playback.verify(inputs)
    return playback


def inputs_of(data: dict[str, Any]) -> list[Input]:
    """All inputs that an exported table lists."""
    return [_input(cast("dict[str, Any]", item)) for item in data["inputs"]]


def _input(item: dict[str, Any]) -> Input:
    seat, counter = item.get("seat", -1), item.get("counter", -1)
    return Input(_KINDS[item["kind"]], seat, item.get("values", []), item.get("why", ""), counter)
