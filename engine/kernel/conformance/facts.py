"""Facts of chapters (`Chapter.fact`): plain, the same each time, and computed without touching the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from engine.kernel.conformance.trial import Tally, Trial, Walk
from engine.kernel.play.game import Game
from engine.kernel.table.saved import digest


def check_facts(trial: Trial, playouts: int) -> Tally:
    """Compute every fact after each answer of some random games.

    `check_two_worlds` and `check_oracle` check that facts reveal no secret: they are part of every view.
    """
    tally = Tally()
    for playout in range(playouts):
        walk = Walk(trial, playout)
        with walk.told():
            _check(walk, tally)
            while walk.step():
                _check(walk, tally)
    return tally


def _check(walk: Walk, tally: Tally) -> None:
    game = walk.table.running
    for name, work_out in game.rules.facts.items():
        if fault := _fault(game, work_out):
            walk.fail(f"the fact “{name}” {fault}")
        tally[name] += bool(work_out(game))


def _fault(game: Game[Any], work_out: Callable[[Any], Any]) -> str:
    before, lines = digest(game), len(game.unflushed)
    found = work_out(game)
    if digest(game) != before or len(game.unflushed) != lines:
        return "changes the game"
    if work_out(game) != found:
        return "comes out different the second time"
    try:
        plain = msgspec.json.decode(msgspec.json.encode(found)) == found
    except TypeError:
        plain = False
    if not plain:
        return f"is no plain data: {found!r}"
    _empty(found)
    return "" if digest(game) == before else "hands out a part of the game itself"


def _empty(content: Any) -> None:
    """Empty plain data, as somebody who was given a view might do."""
    if isinstance(content, dict):
        mapping = cast("dict[str, Any]", content)
        for item in mapping.values():
            _empty(item)
        mapping.clear()
    elif isinstance(content, list):
        items = cast("list[Any]", content)
        for item in items:
            _empty(item)
        items.clear()
