"""What can be laid over the chart of *Merchants & Marauders*, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.advice.marauders.changes import Changes, changes
from engine.advice.marauders.changes import trail as trail
from engine.advice.marauders.errands import errands as errands
from engine.advice.marauders.overlays import admitted, hunters, hunting, markets, reach, robbed
from engine.advice.marauders.overlays import barred as barred
from engine.advice.overlays import Line, View

OVERLAYS: Mapping[str, Callable[[View, Iterable[Line]], object]] = {
    "markets": lambda view, log: markets(view),
    "reach": lambda view, log: reach(view),
    "hunters": lambda view, log: hunters(view),
    "changes": lambda view, log: _changes(view, log),
    # What explains the chart needs no more than the view.
    "legend": lambda view, log: (),
    "rules": lambda view, log: (),
}

MEANINGS: Mapping[str, Callable[[View, str], Line | None]] = {
    "npc": hunting,
    "merchant": robbed,
    "port": admitted,
}


def _changes(view: View, log: Iterable[Line]) -> Changes:
    seat: int = view["seat"]
    return changes(log, seat)
