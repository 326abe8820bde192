"""A table beside which another is played that differs in nothing but the seats: everybody sits so many places
further round the same table.

The rules treat all seats alike, so after each answer both must be the same but for the numbers of the seats.
A rule that looks at a seat's number, takes the one who acts for the one who suffers, or lets the -1 of an NPC
pick a seat's captain, tells them apart, whichever test plays it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from engine.kernel import AnswerError, Beginning, Decision, Entry, GameSpec, Table
from engine.kernel.draws import Draw, Pick, Roll
from engine.kernel.scenario.twins import differing
from engine.kernel.table.saved import Input, Saved, decode_input, decode_snapshot, encode_snapshot

SEATS = {
    "active_seat",
    "decides",
    "loser",
    "order",
    "other",
    "paid",
    "player",
    "scout",
    "scouting",
    "seat",
    "seats",
    "start_seat",
    "target",
    "targets_in_zone",
}
"""Fields of states and steps that name a seat, or several."""

TOLD = SEATS | {"by", "winner", "winners"}
"""What names a seat in a line of the log or a question."""

FINDER = {"by"}
"""Who has found a captain, in the step that tells him; of others it is a number of bounties."""

BOARDS = ("scores", "seats")
"""Lists with one item for each seat."""

LOTS = ("hunted", "next turn", "start player")
"""Draws among seats."""

PLACE = re.compile(r"[a-z_]+(\.[a-z_]+)+:\d+$")
"""A place that has an owner."""

NAMES_SEAT = re.compile(r"((?:.+:)?(?:captain|seat)):(\d+)$")
"""Options and words of orders that name a seat."""

Turn = Callable[[int], int]


class TurnedSeats:
    """Turns what a table holds: the seat `n` becomes `n + by`, and -1 stays nobody."""

    def __init__(self, seats: int, by: int = 1) -> None:
        self.seats = seats
        self.by = by

    def seat(self, seat: int) -> int:
        """The place at which this seat sits at the other table."""
        return (seat + self.by) % self.seats if 0 <= seat < self.seats else seat

    def word(self, word: str) -> str:
        """An option, or the word of an order."""
        found = NAMES_SEAT.match(word)
        return f"{found[1]}:{self.seat(int(found[2]))}" if found else word

    def board(self, items: list[Any]) -> list[Any]:
        """A list with one item for each seat."""
        return items[-self.by % self.seats :] + items[: -self.by % self.seats]

    def place(self, place: str) -> str:
        """Where a piece lies."""
        kind, colon, key = place.partition(":")
        return f"{kind}:{self.seat(int(key))}" if colon and key.isdecimal() else place

    def plain(self, value: Any, fields: set[str] = SEATS) -> Any:
        """A state, a step, or what fills a sentence, as plain data."""
        if isinstance(value, dict):
            held = cast("dict[Any, Any]", value)
            return {key: self._field(str(key), part, fields) for key, part in held.items()}
        if isinstance(value, list):
            return [self.plain(part, fields) for part in cast("list[Any]", value)]
        if isinstance(value, str):
            # A state names captains by their ids, which stay; what is asked and told names seats.
            return self.place(value) if PLACE.match(value) else value if fields is SEATS else self.word(value)
        return value

    def _field(self, name: str, part: Any, fields: set[str]) -> Any:
        if isinstance(part, list) and name in BOARDS and all(isinstance(p, dict) for p in part):
            return self.board([self.plain(item, fields) for item in cast("list[Any]", part)])
        if name in fields:
            if type(part) is int and name != "scouting":
                return self.seat(part)
            if isinstance(part, list) and all(type(item) is int for item in cast("list[Any]", part)):
                found = [self.seat(item) for item in cast("list[int]", part)]
                return sorted(found) if name == "winners" else found
        if name in ("armed", "rolled") and isinstance(part, dict):
            held = cast("dict[str, Any]", part)
            if name == "armed":
                return {piece: self.word(word) for piece, word in held.items()}
            return {str(self.seat(int(seat))): faces for seat, faces in held.items()}
        return self.plain(part, fields)

    def snapshot(self, base: bytes) -> dict[str, Any]:
        """A snapshot as plain data, turned."""
        found: dict[str, Any] = msgspec.msgpack.decode(base)
        return {
            "state": self.plain(found["state"]),
            "ext": self.plain(found["ext"]),
            "held": {self.place(place): pieces for place, pieces in found["held"].items()},
            "known": {
                piece: sorted(map(self.seat, seats)) for piece, seats in found["known"].items() if seats
            },
            "stack": [[name, stage, self._step(name, step)] for name, stage, step in found["stack"]],
        }

    def _step(self, name: str, step: dict[str, Any]) -> dict[str, Any]:
        found = self.plain(step, SEATS | FINDER if name == "FoundCaptain" else SEATS)
        return found | {"seats": sorted(found["seats"])} if name == "TurnsByLot" else found

    def decision(self, decision: Decision) -> dict[str, Any]:
        """Everything about a question but how it judges answers."""
        return {
            "seat": self.seat(decision.seat),
            "kind": decision.kind,
            "options": [
                [self.word(o.id), self.plain(o.args, TOLD), o.say, o.secret, o.tone] for o in decision.options
            ],
            "range": msgspec.to_builtins(decision.range),
            "most": [decision.least, decision.most],
            "default": [self.word(pick) for pick in decision.default],
            "args": self.plain(msgspec.to_builtins(decision.args), TOLD),
            "private_args": self.plain(msgspec.to_builtins(decision.private_args), TOLD),
            "seen": [decision.secret, decision.hidden, decision.all_open],
            "number": decision.number,
        }

    def entry(self, entry: Entry) -> dict[str, Any]:
        """A line of the log."""
        private, args = entry.private.items(), self.plain(msgspec.to_builtins(entry.args), TOLD)
        if entry.key == "turn.drawn":
            args["left"] = sorted(map(self.seat, args["left"]))
        return {
            "key": entry.key,
            "args": args,
            "only": None if entry.only is None else sorted(map(self.seat, entry.only)),
            "own": {self.seat(seat): self.plain(msgspec.to_builtins(own), TOLD) for seat, own in private},
        }

    def seen(self, table: Table) -> dict[str, Any]:
        """All there is at a table between two answers, turned."""
        waiting = table.waiting.items()
        return {
            **self.snapshot(encode_snapshot(table.running, canonical=True)),
            "asked": {self.seat(seat): self.decision(asked) for seat, asked in waiting},
            "result": self.plain(_scores(table), TOLD),
        }


def _scores(table: Table) -> dict[str, Any]:
    result = table.result
    if result is None:
        return {}
    return {"winners": result.winners, "scores": msgspec.to_builtins(result.scores), "reason": result.reason}


class _Copied:
    """The draws of the first table, one after the other."""

    def __init__(self, drawn: list[Input], turned: TurnedSeats) -> None:
        self.counter = 0
        self._drawn = drawn
        self._turned = turned

    def roll(self, roll: Roll) -> list[int]:
        return [int(face) for face in self._next(roll, roll.dice)]

    def pick(self, pick: Pick) -> list[str]:
        came = [str(piece) for piece in self._next(pick, min(pick.count, len(pick.among)))]
        if pick.why in LOTS:
            came = [str(self._turned.seat(int(seat))) for seat in came]
        assert set(came) <= set(pick.among), f"{pick.why}: {came} cannot come up among {pick.among}"
        return came

    def _next(self, draw: Draw, count: int) -> Sequence[str | int]:
        assert self._drawn, f"with the seats turned {draw} is drawn"
        came = self._drawn.pop(0)
        assert (came.why, len(came.values)) == (draw.why, count), f"{draw} instead of {came}"
        self.counter = came.counter
        return came.values


def _done(what: Callable[[], Any]) -> tuple[Any, AnswerError | None]:
    """What came of it, or why it was refused."""
    try:
        return what(), None
    except AnswerError as refused:
        return None, refused


class TurnedTable(Table):
    """A table that plays another one along, whose seats are turned by one."""

    def __init__(self, spec: GameSpec, saved: Saved, **more: Any) -> None:
        self._drawn: list[Input] = []
        self._beside: Table | None = None
        self._turned = TurnedSeats(saved.seats)
        self._told = 1
        """How many lines of the log were compared; the first one, which commits to a seed, is not."""
        self._left_at = b""
        super().__init__(spec, saved, **more)
        playback = self._progress.playback
        write = playback.on_input

        def drawn_or_given(item: Input) -> None:
            if item.kind in ("d", "f"):
                self._drawn.append(item)
            write(item)

        playback.on_input = drawn_or_given

    @property
    def goes_along(self) -> bool:
        """Whether the other table is still played along: not after a test has changed something by hand."""
        return self._beside is not None

    @classmethod
    def new(cls, game: str | GameSpec, **more: Any) -> TurnedTable:
        """Open both tables."""
        table = super().new(game, **more)
        assert isinstance(table, TurnedTable)
        table._open_beside(more)
        table._compare("at the beginning")
        return table

    def _open_beside(self, given: dict[str, Any]) -> None:
        turned, drawn = self._turned, self._drawn

        class Beside(Table):
            """The other table: it draws what the first one has drawn."""

            def __init__(self, spec: GameSpec, saved: Saved, **more: Any) -> None:
                super().__init__(spec, saved, **more)
                self._progress.playback.draw_source = _Copied(drawn, turned)

        base = decode_input(self.history()[0]).data
        again = msgspec.msgpack.encode(turned.snapshot(base))
        game = decode_snapshot(
            again, self.spec, self._progress.playback.rules, self._saved, self._progress.playback.box
        )
        held = {place: list(pieces) for place, pieces in game.places.held.items()}
        begins = Beginning(game.state, held, [*game.stack[::-1]], game.ext)
        self._beside = Beside.new(
            self.spec, seats=self.seats, seed=given.get("seed"), options=self.options, modules=self.modules,
            salt=self.salt, beginning=begins,
        )  # fmt: skip

    # --- playing both -----------------------------------------------------------------------------

    def put(self, seat: int, number: int, picks: Sequence[str]) -> None:
        """Answer at both tables."""
        self._both(
            f"after {picks} of seat {seat}",
            lambda: super(TurnedTable, self).put(seat, number, picks),
            lambda other: other.put(self._turned.seat(seat), number, [self._turned.word(p) for p in picks]),
        )

    def take_back(self, seat: int) -> list[Entry]:
        """Take an answer back at both tables."""
        return self._both(
            f"after seat {seat} took back",
            lambda: super(TurnedTable, self).take_back(seat),
            lambda other: other.take_back(self._turned.seat(seat)),
        )

    def order(self, seat: int, picks: Sequence[str]) -> None:
        """Order at both tables."""
        self._both(
            f"after {picks} was ordered by seat {seat}",
            lambda: super(TurnedTable, self).order(seat, picks),
            lambda other: other.order(self._turned.seat(seat), [self._turned.word(p) for p in picks]),
        )

    def _both(self, when: str, here: Callable[[], Any], there: Callable[[Table], Any]) -> Any:
        beside = self._beside
        if beside is None or self._touched():
            # A test has changed something by hand: from now on the two are different games.
            self._beside = None
            return here()
        done, refused = _done(here)
        _, also = _done(lambda: there(beside))
        keys = [wrong and wrong.refusal.key for wrong in (refused, also)]
        assert keys[0] == keys[1], f"{when}, refused for {keys[0]}, with the seats turned for {keys[1]}"
        if refused is not None:
            raise refused
        self._compare(when)
        return done

    def _touched(self) -> bool:
        """Whether anything has happened since the tables were compared."""
        return bool(self.running.unflushed) or self._left_at != encode_snapshot(self.running, canonical=True)

    def _compare(self, when: str) -> None:
        """Raises AssertionError where the tables differ in more than the seats."""
        assert self._beside is not None
        assert not self._drawn, f"{when}: with the seats turned {self._drawn[0]} is not drawn"
        mine, other = self._turned.seen(self), TurnedSeats(self.seats, 0).seen(self._beside)
        first = min(self._told, len(self.entries()) - 1)
        lines = [self._turned.entry(entry) for entry in self.entries()[first:]]
        theirs = [TurnedSeats(self.seats, 0).entry(entry) for entry in self._beside.entries()[first:]]
        found = [*differing(mine, other), *differing(lines, theirs, "lines")]
        assert not found, f"{when}, with the seats turned: " + "; ".join(
            f"{path} is {two!r:.200} instead of {one!r:.200}" for path, one, two in found[:4]
        )
        self._told = len(self.entries())
        self._left_at = encode_snapshot(self.running, canonical=True)
