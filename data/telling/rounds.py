"""Which round a part of a log belongs to, and whom an entry concerns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from data.telling.plan import Plan
from data.telling.turns import Read, Span

# The names under which entries name seats, as the texts read them.
_ONE = frozenset({"seat", "other", "target", "by"})
_MANY = frozenset({"seats", "others", "targets", "winners"})


def rounds(plan: Plan, parts: Sequence[Span]) -> list[int]:
    """The round of each part, from 1; 0 before the first. A game without rounds has none but 0.

    A round begins with a heading that counts: each of them, or where it is of one seat, each of the seat that
    began the first.
    """
    counted = Rounds(plan)
    return [counted.after(part.head) for part in parts]


class Rounds:
    """Counts the rounds of a log, heading by heading."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._begins: object = None
        self.now = 0

    def after(self, head: Read | None) -> int:
        """The round of what follows this heading (None: of what has none)."""
        way = self._plan.way(head.key) if head is not None else None
        if head is not None and way is not None and way.counts:
            actor = head.args.get(way.actor) if way.actor else None
            self._begins = actor if self.now == 0 else self._begins
            self.now += actor == self._begins
        return self.now


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
