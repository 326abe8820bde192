"""What a seat is told besides its view, such as advice, must follow from what it sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.kernel.conformance.trial import Tally, Trial, Walk
from engine.kernel.conformance.worlds import raise_amounts
from engine.kernel.errors import SaveError
from engine.kernel.play.view import known_pieces
from engine.kernel.table.imagine import named, permute_hidden, renamed
from engine.kernel.table.saved import Point, decode_saved, decode_snapshot, encode, encode_snapshot
from engine.kernel.table.table import Table

Told = Callable[[Table, int], Any]
"""What a seat of a table is told; plain data or structs."""


def check_told(trial: Trial, playouts: int, told: Told, share: float = 0.3) -> Tally:
    """Each seat that is asked is told the same twice, the table stays as it is, and in a table that differs
    only in what is hidden from the seat it is told the same too.
    """
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            going = True
            while going:
                for seat in sorted(walk.table.waiting):
                    if walk.chance.happens(share):
                        tally.update(_compared(walk, seat, told))
                going = walk.step()
        tally["answers"] += walk.answered
    return tally


def _compared(walk: Walk, seat: int, told: Told) -> dict[str, int]:
    table, kind = walk.table, walk.table.waiting[seat].kind
    before = table.save()
    first = msgspec.to_builtins(told(table, seat))
    walk.check(msgspec.to_builtins(told(table, seat)) == first, f"seat {seat}, {kind}, is told two things")
    walk.check(table.save() == before, f"telling seat {seat} of {kind} changed the table")
    other = other_world(walk, seat)
    if other is None:
        return {"alone": 1}
    second = msgspec.to_builtins(told(other, seat))
    walk.check(
        second == first, f"what seat {seat} is told of {kind} gives a secret away: {first} or {second}"
    )
    return {"compared": 1, "told": int(bool(first))}


def other_world(walk: Walk, seat: int | None) -> Table | None:
    """The table with everything hidden from a seat (None: a spectator) swapped and raised; None if it would
    have come to another question.
    """
    table, number = walk.table, walk.chance.number
    saved, sight = decode_saved(table.save()), known_pieces(table.running, seat, table.waiting)
    point, rules, box = saved.point, table.running.rules, table.running.box
    game = decode_snapshot(point.base, walk.trial.spec, rules, saved, box)
    fixed = named(sight) | named([item.values for item in point.inputs]) | walk.ordered
    exchange = permute_hidden(game, seat, number, fixed)
    raise_amounts(game, seat, number)
    inputs = [renamed(item, exchange) for item in point.inputs]
    saved.point = Point(encode_snapshot(game), inputs, point.told, point.numbers, point.effective)
    try:
        other = Table.load(encode(saved), walk.trial.spec)
    except SaveError:
        return None
    same = not other.mended and known_pieces(other.running, seat, other.waiting) == sight
    return other if same else None
