"""Accepted wholly or not at all, imagined, seen, exported: what happens to tables in real life."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from engine.kernel.conformance.trial import Tally, Trial, Walk, pieces_of, random_picks
from engine.kernel.decision import Decision
from engine.kernel.errors import KernelFault
from engine.kernel.history.proof import verify
from engine.kernel.play.game import Game
from engine.kernel.play.seen import game_as_seen
from engine.kernel.play.view import known_pieces, view_of
from engine.kernel.table.table import Table


@contextmanager
def replaced(name: str, make: Callable[[Callable[..., Any]], Callable[..., Any]]) -> Generator[None]:
    """Replace a method of Game by `make(method)` for a while."""
    plain = getattr(Game, name)
    setattr(Game, name, make(plain))
    try:
        yield
    finally:
        setattr(Game, name, plain)


class _Planted(Exception):
    """The fault that is thrown on purpose."""


class _Fuse:
    """Throws a fault at the n-th boundary, move or log line after it was lit."""

    def __init__(self) -> None:
        self.left = 0

    def burn(self, *_: Any) -> None:
        """One event nearer."""
        if self.left:
            self.left -= 1
            if not self.left:
                raise _Planted

    def before(self, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, burning first."""

        def burning(*args: Any, **more: Any) -> Any:
            self.burn()
            return method(*args, **more)

        return burning


def check_faults(trial: Trial, playouts: int) -> Tally:
    """Faults at boundaries and in the middle of steps are rolled back byte by byte, and the table plays on.

    In the end it equals a table that never met a fault.
    """
    tally = Tally()
    fuse = _Fuse()
    with replaced("move", fuse.before), replaced("log", fuse.before):
        for playout in range(playouts):
            fuse.left = 0
            walk, twin = Walk(trial, playout, watch=fuse.burn), Walk(trial, playout)
            with walk.told():
                while (chosen := walk.choose()) is not None:
                    seat, decision, picks = chosen
                    walk.order_too(twin.table)
                    tally["faults"] += _answered(walk, fuse, seat, decision, picks)
                    twin.table.answer(seat, decision.number, picks)
                walk.check(walk.table.save() == twin.table.save(), "after faults the table went another way")
            tally["answers"] += walk.answered
    return tally


def _answered(walk: Walk, fuse: _Fuse, seat: int, decision: Decision, picks: list[str]) -> int:
    """Give an answer, perhaps with a fault on the way and then once more; returns how many faults."""
    before = walk.table.save()
    fuse.left = walk.chance.number(12)
    try:
        walk.answer(seat, decision, picks)
    except KernelFault as fault:
        if not isinstance(fault.__cause__, _Planted):
            raise
    else:
        fuse.left = 0
        return 0
    walk.check(walk.table.save() == before, "a fault was not rolled back wholly")
    walk.answered -= 1
    walk.answer(seat, decision, picks)
    return 1


def check_imagined(trial: Trial, playouts: int) -> Tally:
    """An imagined table shows a seat what it sees, has the same pieces, can be played, and is independent."""
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                if walk.table.waiting and walk.chance.happens(0.2):
                    tally.update(_imagined(walk, walk.chance.number(walk.seats)))
    return tally


def _imagined(walk: Walk, seat: int) -> dict[str, int]:
    table = walk.table
    before = table.save()
    other = table.imagine(seat, f"{walk.where}")
    sight = known_pieces(table.running, seat, table.waiting)
    walk.check(known_pieces(other.running, seat, other.waiting) == sight, "imagined it looks different")
    walk.check(pieces_of(other) == pieces_of(table), "imagined it has other pieces")
    changed = other.running.places.held != table.running.places.held
    for _ in range(10):
        if not other.waiting:
            break
        asked = walk.chance.one_of(sorted(other.waiting))
        decision = other.waiting[asked]
        other.answer(asked, decision.number, random_picks(decision, walk.chance))
    walk.check(table.save() == before, "playing an imagined table changed the real one")
    return {"imagined": 1, "drawn anew": int(changed)}


def check_knowledge(
    trial: Trial,
    playouts: int,
    work_out: Callable[[Table, int], object],
    share: float = 1.0,
    first: int = 0,
) -> Tally:
    """What is worked out for a seat that is asked, after `share` of all answers, is the same in an imagined
    table: it depends on nothing that the seat may not know.
    """
    tally = Tally()
    for playout in range(first, first + playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                for seat in walk.table.waiting if walk.chance.happens(share) else ():
                    other = walk.table.imagine(seat, walk.where)
                    one, two = (repr(work_out(table, seat)) for table in (walk.table, other))
                    walk.check(one == two, f"seat {seat} is told what it may not know: {one} or {two}")
                    tally["compared"] += 1
                    tally["drawn anew"] += other.running.places.held != walk.table.running.places.held
    return tally


def check_seen(trial: Trial, playouts: int) -> Tally:
    """The game made from a view shows its seat exactly that view again, including what its terms make
    of it.
    """
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                seat = walk.chance.one_of([None, *range(walk.seats)])
                view = walk.table.view(seat)
                again = view_of(game_as_seen(view, trial.spec), seat, {})
                for part in ("options", "modules", "state", "ext", "stack", "facts", "places", "known"):
                    walk.check(again[part] == view[part], f"made of a view, the game has another {part}")
                tally["seen"] += 1
                tally["hidden"] += any(type(pieces) is int for pieces in view["places"].values())
    return tally


def check_exports(trial: Trial, playouts: int) -> Tally:
    """What is exported at the end, through a file, verifies."""
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                pass
            data = json.loads(json.dumps(walk.table.export()))
            for finding in verify(data, trial.spec):
                walk.check(finding.holds, f"exported, its {finding.what} does not verify: {finding.detail}")
                tally[finding.what] += 1
    return tally
