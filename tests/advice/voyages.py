"""First voyages."""

from __future__ import annotations

from engine.kernel import Table

GUIDED = {"opening": "first_voyage"}


def voyage(game: str, seats: int, seed: str = "voyage") -> Table:
    """A first voyage of so many seats."""
    return Table.new(game, seats=seats, options=GUIDED, seed=seed)
