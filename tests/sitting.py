"""A table under test, whatever the game: each game's bench is one, with its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.kernel import Decision, Table


class Sitting:
    """A table whose questions are answered by a test."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def asked(self, seat: int | None = None) -> Decision:
        """The open decision of a seat (None: of the only seat asked)."""
        waiting = self.table.waiting
        if seat is None:
            assert len(waiting) == 1, f"waiting are {sorted(waiting)}"
            return next(iter(waiting.values()))
        assert seat in waiting, f"seat {seat} is not asked, but {sorted(waiting)}"
        return waiting[seat]

    def log(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The arguments of all lines of a key, as a seat (None: a spectator) reads them."""
        return [line["args"] for line in self.table.log(seat) if line["key"] == key]

    def check_used_up(self) -> None:
        """All that was laid down for draws has come."""
        assert self.table.forced == {}, "draws that were laid down did not come"


def lawful(violations: Callable[[Any], Iterable[str]]) -> Callable[[Any], None]:
    """What watches a table and raises when a conservation law is broken; the kernel reports it as a fault."""

    def check_laws(game: Any) -> None:
        if broken := list(violations(game)):
            raise AssertionError("; ".join(broken))

    return check_laws
