"""Which round a part of a log belongs to, and whom an entry concerns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from data.telling.plan import Plan
from data.telling.turns import Span

# The names under which entries name seats, as the texts read them.
_ONE = frozenset({"seat", "other", "target", "by"})
_MANY = frozenset({"seats", "others", "targets", "winners"})


def rounds(plan: Plan, parts: Sequence[Span]) -> list[int]:
    """The round of each part, from 1; 0 before the first. A game without rounds has none but 0.

    A round begins with a heading that counts: each of them, or where it is of one seat, each of the seat that
    began the first.
    """
    found: list[int] = []
    now, begins = 0, None
    for part in parts:
        head = part.head
        way = plan.way(head.key) if head is not None else None
        if head is not None and way is not None and way.counts:
            actor = head.args.get(way.actor) if way.actor else None
            begins = actor if now == 0 else begins
            now += actor == begins
        found.append(now)
    return found


def concerns(args: Mapping[str, Any], seat: int) -> bool:
    """Whether an entry with these arguments names a seat."""
    for name, value in args.items():
        if isinstance(value, dict) and concerns(cast("dict[str, Any]", value), seat):
            return True
        if name in _ONE and value == seat and isinstance(value, int):
            return True
        if name in _MANY and isinstance(value, list) and seat in cast("Iterable[Any]", value):
            return True
    return False
