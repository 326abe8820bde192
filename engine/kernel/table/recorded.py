"""Where the outcome of a draw comes from: the table's seed, or an input that was recorded."""

from __future__ import annotations

from engine.kernel.draws import Draw, DrawSource, ForcedDraws, Roll, SeededDraws
from engine.kernel.table.saved import Input, Saved


def fits(item: Input, request: Draw) -> bool:
    """Whether a recorded draw answers this request."""
    if item.kind not in ("d", "f") or item.why != request.why:
        return False
    if isinstance(request, Roll):
        return len(item.values) == request.dice
    expected = min(request.count, len(request.among))
    return len(item.values) == expected and all(value in request.among for value in item.values)


def make_draw_source(saved: Saved) -> DrawSource:
    """The draw source of a table: its seed and counter, behind any forced draws."""
    seeded = SeededDraws(saved.seed, saved.salt, saved.counter)
    return ForcedDraws(saved.forced, seeded) if saved.forced else seeded
