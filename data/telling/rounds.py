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
    counted = Rounds(plan, begun_in(plan, (part.head for part in parts)))
    return [counted.after(part.head) for part in parts]


def begun_in(plan: Plan, heads: Iterable[Read | None], now: int = 0) -> int:
    """The round in which a log begins: that of a table laid in the middle of a game is not announced. It is
    the one before the first heading with a number, or where none has one yet, the one that it is `now`.
    """
    for head in heads:
        way = plan.way(head.key) if head is not None else None
        if head is not None and way is not None and way.counts:
            number = head.args.get(way.numbered) if way.numbered else 1
            return number - 1 if isinstance(number, int) else 0
    return now


class Rounds:
    """Counts the rounds of a log that begins in round `now`, heading by heading."""

    def __init__(self, plan: Plan, now: int = 0) -> None:
        self._plan = plan
        self._counting = False
        self._begins: object = None
        self.now = now

    def after(self, head: Read | None) -> int:
        """The round of what follows this heading (None: of what has none)."""
        way = self._plan.way(head.key) if head is not None else None
        if head is None or way is None or not way.counts:
            return self.now
        number = head.args.get(way.numbered) if way.numbered else None
        if isinstance(number, int):
            self.now = number
            return number
        actor = head.args.get(way.actor) if way.actor else None
        if not self._counting:
            self._counting, self._begins, self.now = True, actor, 0
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
