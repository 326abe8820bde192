"""How many taps a routine takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.taps import Tapper, laid_out
from tests.marauders.table import goods, in_port


def trading(*cargo: str, **more: Any) -> dict[str, Any]:
    """A captain of two goes ashore in Bridgetown, where spices are in demand."""
    seat = in_port("bridgetown", ship="flute", cargo=list(cargo), **more)
    return {"turn": 0, "seats": [seat, in_port("nassau")], "zones": {"bridgetown": {"demand": "spices"}}}


async def test_selling_three_goods_takes_two_taps(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await laid_out(world, monkeypatch, trading(*goods("spices", 3), *goods("rum", 1)))
    anne = Tapper(world, live, "Anne")
    await anne.tap("Do business")
    before = anne.taps
    await anne.tap("Sell goods")
    assert "Sell 3 Spices: 18 gold, +1 glory" in anne.labels()
    await anne.tap("Sell 3 Spices")
    assert anne.taps - before <= 2
    assert live.game is not None
    captain = live.game.view(0)["state"]["seats"][0]["captain"]
    assert captain["gold"] == 10 + 18
    assert live.game.view(0)["state"]["seats"][0]["glory"] == 1


async def test_equal_goods_are_counted_instead_of_repeated(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await laid_out(world, monkeypatch, trading(*goods("spices", 3), *goods("rum", 2)))
    anne = Tapper(world, live, "Anne")
    await anne.tap("Do business")
    await anne.tap("Sell goods")
    labels = anne.labels()
    assert len(labels) == len(set(labels))
    await anne.tap("Sell Spices for 6 gold, in demand × 2", "Sell Rum")
    assert live.game is not None
    assert live.game.view(0)["state"]["seats"][0]["captain"]["gold"] == 10 + 12 + 3
