"""A table whose beginning is known."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from tests.marauders.table import in_port

GOLD = 43
"""What Anne has aboard."""


@pytest.fixture
def begins_in_nassau(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins with Anne's turn in Nassau, with gold."""

    def new(game: str, **more: Any) -> Table:
        seats = [in_port("nassau", captain={"home": "nassau"}, gold=GOLD), in_port("havana")]
        settled = MARAUDERS.resolve_options(more["options"])
        position = {"turn": 0, "seats": seats}
        beginning = MARAUDERS.positions.begin(position, more["seats"], settled, ())
        known: dict[str, Any] = {**more, "options": settled}
        return Table.new(MARAUDERS, **known, beginning=beginning)

    monkeypatch.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))
