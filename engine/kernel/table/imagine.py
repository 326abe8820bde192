"""A table as it might be: everything a seat cannot know is redrawn. For computer captains' look-ahead."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from engine.kernel.draws import SeededDraws
from engine.kernel.play.game import Game
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Input, Point, Saved, decode_snapshot, encode_snapshot
from engine.kernel.visibility import rewrite_hidden

TRIES = 8


def imagine(
    real: Playback,
    saved: Saved,
    seat: int,
    seed: str,
    seen: set[str],
    fits: Callable[[Playback], bool],
    *,
    alike: bool = False,
) -> tuple[Playback, Point]:
    """The real playback with its hidden pieces and amounts redrawn, and a draw source of its own; and the
    point from which it can be played once more (`restored`).

    Pieces in `seen` stay where they are. If the unfinished step does not replay with other pieces, or its
    result does not look the same (`fits`), first the pieces that its inputs name stay, then the amounts, and
    in the end everything. `alike`: see `permute_hidden`.
    """
    draw_source, number, spec = SeededDraws(seed, "imagine"), numbers(seed), real.spec
    point = saved.point
    for attempt in range(TRIES):
        game = decode_snapshot(point.base, spec, real.rules, saved, real.box)
        fixed = seen | named(item.values for item in point.inputs) if attempt else seen
        exchange = permute_hidden(game, seat, number, fixed, alike=alike)
        if attempt < TRIES - 2:
            spec.resample(game, seat, number)
        inputs = [renamed(item, exchange) for item in point.inputs]
        trial = Point(encode_snapshot(game), inputs, point.told, point.numbers, point.effective)
        try:
            playback = restored(real, saved, trial, draw_source)
        except Exception:  # noqa: S112 - whatever it is, these are other pieces than the real ones
            # With these pieces the unfinished step would have gone another way.
            continue
        if fits(playback):
            return playback, trial
    return restored(real, saved, point, draw_source), point


def restored(real: Playback, saved: Saved, point: Point, draw_source: SeededDraws) -> Playback:
    """A playback of the same game at a point, with this draw source."""
    playback = Playback(real.spec, saved, keep=False, box=real.box)
    playback.draw_source = draw_source
    playback.restore(point, muted=True)
    return playback


def numbers(seed: str) -> Callable[[int], int]:
    """A quick source of numbers, `number(n)` giving 0 to n - 1; a real table draws from `SeededDraws`."""
    block, at = b"", 0

    def number(below: int) -> int:
        nonlocal block, at
        if at % _BLOCK == 0:
            block = hashlib.shake_256(f"{seed}|{at}".encode()).digest(8 * _BLOCK)
        start = at % _BLOCK * 8
        at += 1
        return int.from_bytes(block[start : start + 8], "big") % below

    return number


_BLOCK = 256


def permute_hidden(
    game: Game[Any], seat: int | None, number: Callable[[int], int], fixed: set[str], *, alike: bool = False
) -> dict[str, str]:
    """Swap the pieces hidden from a seat among each other, family by family; returns which became which.

    `alike`: where they lie then depends on the numbers alone, and not on where they lay before.

    `number(n)` gives 0 to n - 1; pieces in `fixed` and pieces the seat has looked at stay where they are, and
    none goes to a place where it cannot lie (`PlaceKind.only`). Hidden fields of state and steps that name
    the pieces are changed alike.
    """
    places = game.places
    families: dict[str, list[str]] = {}
    bound: dict[str, Callable[[Any, str], bool]] = {}
    for place in sorted(places.held):
        if places.sees(seat, place):
            continue
        only = places.only(place)
        for piece in places.held[place]:
            if piece not in fixed and not (seat is not None and seat in places.known.get(piece, ())):
                families.setdefault(game.spec.supply.family(game, piece), []).append(piece)
                if only is not None:
                    bound[piece] = only
    exchange: dict[str, str] = {}
    for members in families.values():
        exchange |= _exchanged(game, members, bound, number, alike=alike)
    for place, pieces in places.held.items():
        if not places.sees(seat, place):
            exchanged = [exchange.get(piece, piece) for piece in pieces]
            places.lay(place, sorted(exchanged) if places.is_bag(place) else exchanged)
    places.known = {exchange.get(piece, piece): seats for piece, seats in places.known.items()}
    for part in (game.state, *game.ext.values(), *(frame.step for frame in game.stack)):
        rewrite_hidden(part, seat, lambda content: renamed_all(content, exchange))
    return exchange


def _exchanged(
    game: Game[Any],
    members: list[str],
    bound: Mapping[str, Callable[[Any, str], bool]],
    number: Callable[[int], int],
    *,
    alike: bool,
) -> dict[str, str]:
    """The pieces of one family in a new order, drawn first for places that only take some of them. They keep
    the old order if none is left for a place.
    """
    left = sorted(members) if alike else list(members)
    found: dict[str, str] = {}
    for piece in [member for member in members if member in bound]:
        fitting = [n for n, other in enumerate(left) if bound[piece](game, other)]
        if not fitting:
            return {piece: piece for piece in members}
        found[piece] = left.pop(fitting[number(len(fitting))])
    for piece in members:
        if piece not in found:
            found[piece] = left.pop(number(len(left)))
    return found


def named(content: Any) -> set[str]:
    """All texts in plain data, and their parts between colons: anything that could be the id of a piece."""
    found: set[str] = set()
    left: list[Iterable[Any]] = [(content,)]
    while left:
        for item in left.pop():
            kind: type[Any] = item.__class__
            if kind is str:
                found.add(item)
            elif kind in _SINGLE:
                continue
            elif kind is dict:
                left += (item, item.values())
            elif isinstance(item, str):
                found.add(item)
            else:
                left.append(item)
    for text in [text for text in found if ":" in text]:
        found.update(text.split(":"))
    return found


_SINGLE = frozenset((int, bool, float, bytes, type(None)))


def renamed(item: Input, exchange: dict[str, str]) -> Input:
    """A recorded input with its pieces swapped."""
    return Input(item.kind, item.seat, renamed_all(item.values, exchange), item.why, item.counter)


def renamed_all(content: Any, exchange: dict[str, str]) -> Any:
    """A field's content with its pieces swapped, wherever a text is one or contains one as a part."""
    if isinstance(content, str):
        return rename(content, exchange)
    if isinstance(content, list):
        return [renamed_all(item, exchange) for item in cast("list[Any]", content)]
    if isinstance(content, tuple):
        return tuple(renamed_all(item, exchange) for item in cast("tuple[Any, ...]", content))
    if isinstance(content, dict):
        items = cast("dict[Any, Any]", content).items()
        return {renamed_all(key, exchange): renamed_all(value, exchange) for key, value in items}
    return content


def rename(id: str, exchange: dict[str, str]) -> str:
    """An option or piece id with its pieces swapped ("buy:rum_3" -> "buy:sugar_1")."""
    return ":".join(exchange.get(part, part) for part in id.split(":"))
