"""A table as bytes: its newest snapshot, the inputs since, and what is needed to go on from there."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from sys import intern
from typing import Any

import msgspec

from engine.kernel.decision import Option
from engine.kernel.declared.rules import Rules
from engine.kernel.declared.spec import GameSpec
from engine.kernel.errors import Damaged, SaveError, TooOld
from engine.kernel.places import Places, place_kind
from engine.kernel.play.game import Game
from engine.kernel.result import Result
from engine.kernel.step import Frame, Stage

FORMAT = 1


class Input(msgspec.Struct, array_like=True, frozen=True):
    """One thing that reached a table from outside.

    kind "b": the beginning (`data` = its snapshot, `counter` = its schema);
    "a": an answer (`seat`, `values` = picks, `why` = kind of the question, `counter` = entries before it);
    "d" and "f": a draw and a forced draw (`why`, `counter` before it, `values` = outcome);
    "o": an order (`seat`, `values` = picks), given while the table waited for somebody's answer;
    "s": a standing order (`seat`, `values` = the order, `why`: given or lifted), or orders for a coming turn
    (`values` = all of them, `why`: coming), which no replay needs;
    "r": a moderator's repair (`why` = which, `values` = picks, `counter` = entries before it);
    "w": `seat` withdrew its answer to a question still open;
    "u": everything after the first `counter` inputs in force was undone, `why`: taken-back (by `seat`),
    rewound or mended; older tables have not noted it.
    """

    kind: str
    seat: int = -1
    values: list[str | int] = []
    why: str = ""
    counter: int = -1
    data: bytes = b""


class Point(msgspec.Struct, array_like=True):
    """A point to which a table can be put back exactly.

    `base` is a snapshot; `inputs` came since, `told` entries were written since, `numbers` are the next
    decision numbers at the snapshot, first one per seat for public questions, then one per seat for hidden
    ones; `effective` is how many inputs in all are in force at this point.
    """

    base: bytes
    inputs: list[Input]
    told: int
    numbers: list[int]
    effective: int

    def copy(self) -> Point:
        """An independent copy."""
        return Point(self.base, list(self.inputs), self.told, list(self.numbers), self.effective)


def first_numbers(seats: int) -> list[int]:
    """The decision numbers at the beginning of a table."""
    return [1] * (2 * seats)


class Mark(msgspec.Struct, array_like=True, frozen=True):
    """An answer that may still be taken back: whose; how many inputs since the anchor and entries
    before it.
    """

    seat: int
    inputs: int
    entries: int


class TakenBack(msgspec.Struct, array_like=True, frozen=True):
    """Answers of a seat that were taken back at once, each with the kind of what it answered."""

    seat: int
    answers: list[tuple[str, list[str]]]


class Ordered(msgspec.Struct):
    """What a seat has ordered for its coming turn: the steps left, what they rely on as it was when they were
    looked at last (`Coming.noted`), whether the first one is done, and the word why they were stopped.
    """

    steps: list[Option]
    noted: Mapping[str, Any] = {}
    begun: bool = False
    why: str = ""


class Saved(msgspec.Struct):
    """Everything needed to go on with a table.

    `anchor`, `since_anchor` and `marks` are the answers that may be taken back, `withdrawn` the entries that
    were undone, `gone` what was taken back and may be given again, the newest last, as long as the table's
    known version is `gone_at` (`Progress.known_version`: `version` less the orders, which their seats alone
    know of: `unseen`), `reusable_draws` draws of a step that must be replayed under changed rules, `asked`
    the kinds of the open questions by seat, `standing` the standing orders by seat, `coming` those for coming
    turns. `history` and `entries` are complete if `whole`.
    """

    game: str
    schema: int
    seats: int
    options: dict[str, Any]
    modules: list[str]
    seed: str
    salt: str
    forced: dict[str, list[str]]
    point: Point
    format: int = FORMAT
    counter: int = 0
    anchor: Point | None = None
    since_anchor: list[Input] = []
    marks: list[Mark] = []
    withdrawn: list[tuple[int, int]] = []
    reusable_draws: list[Input] = []
    asked: dict[int, str] = {}
    standing: dict[int, list[str]] = {}
    coming: dict[int, Ordered] = {}
    gone: list[TakenBack] = []
    gone_at: int = -1
    unseen: int = 0
    version: int = 0
    history_length: int = 0
    entries_length: int = 0
    result: Result | None = None
    whole: bool = True
    history: bytes = b""
    entries: bytes = b""


class Change(msgspec.Struct, frozen=True):
    """What a store must write after an accepted change: see `Table.unsaved`."""

    version: int
    core: bytes
    first_input: int
    inputs: list[bytes]
    first_entry: int
    entries: list[bytes]
    withdrawn_from: int | None


_encoder = msgspec.msgpack.Encoder()
_canonical = msgspec.msgpack.Encoder(order="deterministic")
_saved = msgspec.msgpack.Decoder(Saved)
_input = msgspec.msgpack.Decoder(Input)
_blobs = msgspec.msgpack.Decoder(list[bytes])


class _Snapshot(msgspec.Struct):
    state: msgspec.Raw
    ext: dict[str, msgspec.Raw]
    held: dict[str, list[str]]
    known: dict[str, list[int]]
    stack: list[tuple[str, int, msgspec.Raw]]


_snapshot = msgspec.msgpack.Decoder(_Snapshot)


def encode_snapshot(game: Game[Any], *, canonical: bool = False) -> bytes:
    """State, module states, pieces and stack of a game at a boundary.

    `canonical` sorts every mapping, so that equal games have equal bytes however they got there.
    """
    content = {
        "state": game.state,
        "ext": game.ext,
        "held": game.places.held if canonical else game.places.encoded(),
        "known": game.places.known,
        "stack": [(type(frame.step).__name__, frame.stage, frame.step) for frame in game.stack],
    }
    return (_canonical if canonical else _encoder).encode(content)


def digest(game: Game[Any]) -> str:
    """A fingerprint of a game at a boundary: equal for equal games, on every machine."""
    return hashlib.sha256(encode_snapshot(game, canonical=True)).hexdigest()


def decode_snapshot(
    base: bytes, spec: GameSpec, rules: Rules, saved: Saved, box: Any, *, kept: bool = False
) -> Game[Any]:
    """The game of a snapshot, played with this box. If it is `kept`, one of many in memory, it shares names
    with the others, which takes a while. Raises SaveError if it does not fit these rules.
    """
    try:
        snapshot = _snapshot.decode(base)
        _check_parts(snapshot, rules)
        stack = [Frame(rules.decoders[name].decode(raw), Stage(stage)) for name, stage, raw in snapshot.stack]
        return Game(
            spec,
            rules,
            saved.seats,
            saved.options,
            tuple(saved.modules),
            box,
            rules.state_decoder.decode(snapshot.state),
            {name: rules.ext_decoders[name].decode(raw) for name, raw in snapshot.ext.items()},
            Places(rules.kinds, _shared(snapshot.held) if kept else snapshot.held, snapshot.known),
            stack,
        )
    except KeyError as unknown:
        raise SaveError(f"the saved table has {unknown}, unknown to the rules of {spec.id}.") from unknown
    except ValueError as broken:
        raise SaveError(f"the saved table does not fit the rules of {spec.id}: {broken}.") from broken


def _shared(held: dict[str, list[str]]) -> dict[str, list[str]]:
    """What lies where, with one name of each piece and place for all tables: a third of what they take."""
    return {intern(place): list(map(intern, pieces)) for place, pieces in held.items()}


def _check_parts(snapshot: _Snapshot, rules: Rules) -> None:
    if missing := rules.ext_decoders.keys() - snapshot.ext.keys():
        raise ValueError(f"it lacks the state of {min(missing)}")
    if strange := {place_kind(place) for place in snapshot.held} - rules.place_kinds.keys():
        raise ValueError(f"it has pieces in {min(strange)}, which no chapter names")


def upgraded(base: bytes, spec: GameSpec, schema: int) -> bytes:
    """Upgrade a snapshot of an older schema, step by step, as plain (name, fields) before it is typed.

    Raises SaveError for a schema newer than these rules and for a failed upgrade, TooOld for a schema that is
    no longer supported.
    """
    if schema == spec.schema:
        return base
    if schema > spec.schema:
        raise SaveError(f"the table was saved by a newer version (schema {schema}); update Quartermaster.")
    if schema < spec.oldest_schema:
        raise TooOld(
            f"the table was saved under schema {schema} of {spec.id}, and tables are carried up from schema "
            f"{spec.oldest_schema} on; open a new one."
        )
    plain: dict[str, Any] = msgspec.msgpack.decode(base)
    for number in range(schema, spec.schema):
        try:
            plain = spec.upgrades[number](plain)
        except Exception as broken:
            reason = f"the table of schema {schema} cannot be carried up from {number}: {broken!r}."
            raise SaveError(reason) from broken
    return _encoder.encode(plain)


def upgrade(saved: Saved, spec: GameSpec) -> None:
    """Upgrade a saved table to the schema of these rules; settings it does not know yet take their defaults.

    Raises SaveError if that is impossible.
    """
    for point in (saved.point, saved.anchor):
        if point is not None:
            point.base = upgraded(point.base, spec, saved.schema)
            # Older tables counted what is asked unseen along with the rest, and never below zero.
            point.numbers += first_numbers(saved.seats)[len(point.numbers) :]
    saved.schema = spec.schema
    known = spec.settings(saved.modules)
    saved.options = {option.id: option.default for option in known} | saved.options


def encode(content: Any) -> bytes:
    """Msgpack bytes of saved structs."""
    return _encoder.encode(content)


def decode_saved(data: bytes) -> Saved:
    """The saved table from these bytes. Raises Damaged if they are not one."""
    try:
        saved = _saved.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Damaged(f"these bytes are not a saved table: {broken}.") from broken
    if saved.format > FORMAT:
        raise SaveError(f"the table was saved in format {saved.format}; update Quartermaster to read it.")
    return saved


def decode_input(data: bytes) -> Input:
    """The input from these bytes. Raises Damaged if they are not one."""
    try:
        return _input.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Damaged(f"these bytes are not an input: {broken}.") from broken


def split(blob: bytes) -> list[bytes]:
    """The single items of a complete log kept as one blob."""
    return _blobs.decode(blob) if blob else []


def in_force(history: list[Input]) -> list[Input]:
    """The inputs of a table's whole history that were not withdrawn or undone."""
    effective: list[Input] = []
    for item in history:
        if item.kind == "u":
            del effective[item.counter :]
        elif item.kind == "w":
            last = max(n for n, old in enumerate(effective) if old.kind == "a" and old.seat == item.seat)
            del effective[last]
        elif item.kind not in ("b", "s"):
            effective.append(item)
    return effective
