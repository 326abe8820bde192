"""Tables that begin with a battle, and the message that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import LiveTable
from engine.kernel import Beginning, Table
from engine.marauders.game import MARAUDERS
from tests.bot.conftest import World
from tests.marauders.table import at_battle, at_sea

Seat = Mapping[str, Any]

# Hits whose locations the dice tell, so that nobody is asked where they land.
CALM = [("seamanship", [1, 2]), ("seamanship", [1, 3])]


@pytest.fixture
def battle(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Opens a table of members that begins with a battle of the first two seats."""

    async def opened(
        *seats: Seat,
        force: Any = (),
        options: Mapping[str, Any] | None = None,
        change: Callable[[Beginning], None] | None = None,
    ) -> LiveTable:
        def new(game: str, **more: Any) -> Table:
            settled = MARAUDERS.resolve_options({**more["options"], **(options or {})})
            beginning = MARAUDERS.positions.begin(
                {"turn": 0, "seats": list(seats)}, more["seats"], settled, ()
            )
            (change or at_battle())(beginning)
            known: dict[str, Any] = {**more, "options": settled}
            return Table.new(MARAUDERS, **known, force=force, beginning=beginning)

        with monkeypatch.context() as patched:
            patched.setattr("bot.lobbies.starting.Table", SimpleNamespace(new=new))
            return await world.table("Anne", "Bart", game="marauders")

    return opened


def of(**more: Any) -> Seat:
    """A seat at sea with a frigate."""
    return at_sea("nassau", ship="frigate", **more)


def fight(world: World, live: LiveTable) -> Any:
    """The message that carries the picture and can be answered."""
    return world.newest("choices", live.place)


def picture(message: Any) -> Any:
    """The picture on a message, or None."""
    found = [part for part in parts(message) if part["type"] == 12]
    return found[0]["items"][0] if found else None


def parts(message: Any) -> list[dict[str, Any]]:
    return [part for top in message.components for part in [top, *top.get("components", [])]]
