"""A table as it might be: everything a seat cannot know drawn anew. For computer captains' look-ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.course import Course, Misfit
from engine.kernel.draws import SeededFate
from engine.kernel.errors import KernelFault
from engine.kernel.game import Game
from engine.kernel.saved import Input, Point, Saved, decode_snapshot, encode_snapshot
from engine.kernel.spec import GameSpec

TRIES = 8


def imagine(spec: GameSpec, saved: Saved, seat: int, seed: str) -> tuple[Point, SeededFate]:
    """A point whose hidden pieces and amounts are drawn anew, and a fate of its own to go on with.

    Where the unfinished step does not go through with other pieces, the pieces its inputs name stay.
    """
    fate = SeededFate(seed, "imagine")
    rules = spec.rules(tuple(saved.modules))
    saved.forced.clear()
    point = saved.point
    for attempt in range(TRIES):
        game = decode_snapshot(point.base, spec, rules, saved)
        fixed = _named(point.inputs) if attempt else set[str]()
        exchange = permute_hidden(game, seat, fate.number, fixed)
        spec.resample(game, seat, fate.number)
        inputs = [_renamed(item, exchange) for item in point.inputs]
        trial = Point(encode_snapshot(game), inputs, point.told, point.numbers, point.effective)
        try:
            course = Course(spec, saved, keep=False)
            course.fate = fate
            course.restore(trial.copy(), muted=True)
        except (Misfit, KernelFault):
            continue
        return trial, fate
    return point, fate


def permute_hidden(
    game: Game[Any], seat: int | None, number: Callable[[int], int], fixed: set[str]
) -> dict[str, str]:
    """Exchange the pieces hidden from a seat among each other, family by family; returns who became whom.

    `number(n)` gives 0 to n - 1; pieces in `fixed` and pieces the seat has looked at stay where they are.
    """
    families: dict[str, list[tuple[str, str]]] = {}
    for place in sorted(game.places.held):
        if game.places.sees(seat, place):
            continue
        for piece in game.places.held[place]:
            if piece not in fixed and not (seat is not None and seat in game.places.known.get(piece, ())):
                families.setdefault(game.spec.family(piece), []).append((place, piece))
    exchange: dict[str, str] = {}
    for members in families.values():
        left = [piece for _, piece in members]
        for _, piece in members:
            exchange[piece] = left.pop(number(len(left)))
    for place, pieces in game.places.held.items():
        if not game.places.sees(seat, place):
            renamed = [exchange.get(piece, piece) for piece in pieces]
            game.places.held[place] = sorted(renamed) if game.places.is_bag(place) else renamed
    return exchange


def _named(inputs: list[Input]) -> set[str]:
    picked = [value for item in inputs for value in item.values if isinstance(value, str)]
    return {part for value in picked for part in value.split(":")}


def _renamed(item: Input, exchange: dict[str, str]) -> Input:
    values = [rename(value, exchange) if isinstance(value, str) else value for value in item.values]
    return Input(item.kind, item.seat, values, item.why, item.counter)


def rename(id: str, exchange: dict[str, str]) -> str:
    """An option or piece id with its pieces exchanged ("buy:rum_3" -> "buy:sugar_1")."""
    return ":".join(exchange.get(part, part) for part in id.split(":"))
