"""What changes a game is told to whom it befalls, and stays before him until he goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.captains.test_marauders import QUIET
from tests.marauders.table import at_sea, decided, goods, in_port


async def test_the_loser_reads_what_he_lost_who_has_it_and_what_he_keeps(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On his open panel, in another's turn; above his next captain's question it still stands."""
    beaten = at_sea("havana", ship={"kind": "sloop", "crew": 0}, gold=24, stash=12, glory=3)
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [at_sea("havana", gold=0), beaten]}, change=decided("crew")
    )
    anne, bart = Tapper(world, live, "Anne"), Tapper(world, live, "Bart")
    await bart.open()
    await anne.open()
    await anne.tap("Keep")
    lost = "Anne has your 24 gold. You keep 3 glory and 12 stashed gold."
    await world.bot.poster.settle(live)
    assert "☠️ **You lost " in bart.says()
    assert lost in bart.says()
    assert "⚓ **You go on as " in bart.says()
    assert "home port" in bart.says(), "who the next captain is"
    assert lost not in anne.says()
    assert lost not in world.all_text(live.place)
    await anne.tap("End the turn")
    live = await world.bot.tables.open(live.id)
    while 1 not in live.waiting:
        await anne.open()
        await anne.tap(anne.labels()[0])
        live = await world.bot.tables.open(live.id)
    await world.bot.poster.settle(live)
    assert "needs a ship" in bart.says() or "Which ship?" in bart.says()
    assert lost in bart.says(), "until he goes on"
    await bart.tap("Take the")
    assert lost not in bart.says()
    world.check_wire()


async def test_a_point_of_glory_has_a_line_of_its_own(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seat: Any = in_port("havana", cargo=goods("spices", 3), gold=0)
    wanted = {**QUIET, "havana": {"demand": "spices"}}
    live = await laid_out(
        world, monkeypatch, {"turn": 0, "seats": [seat, in_port("nassau")], "zones": wanted}
    )
    anne = Tapper(world, live, "Anne")
    await anne.open()
    await anne.tap("Do business")
    await anne.tap("Sell 3 Spices")
    point = "- ⭐ **Anne: +1 glory** for a grand sale, now 1"
    assert any(line.startswith(point) for line in anne.says().splitlines()), anne.says()
    assert any(line.startswith(point) for line in world.all_text(live.place).splitlines())
