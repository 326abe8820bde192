"""The last point that a captain lacks is worth the game, whatever brings it, as long as it comes in time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.captains.test_marauders import ports, would
from tests.marauders.table import SetUp, at_sea, goods, skilled

GALLEON: dict[str, Any] = {"ship": "galleon", "purchase_glory": True}


@pytest.mark.parametrize(("glory", "goes"), [(9, "scout:merchant"), (4, "move:tortuga")])
def test_a_raid_that_may_win_comes_before_a_sale(set_up: SetUp, glory: int, goes: str) -> None:
    zones = {**ports(tortuga="rum"), "nassau": {"merchant": "french", "demand": "none"}}
    seat = {**at_sea("nassau", cargo=goods("rum", 2), gold=0, glory=glory), **GALLEON}
    assert would(set_up({**seat, "captain": skilled(3, 4)}, zones=zones)) == [goes]


@pytest.mark.parametrize(("glory", "goes"), [(5, "move:port_royal"), (3, "move:port")])
def test_a_rumor_goes_before_if_it_and_the_gold_aboard_win(set_up: SetUp, glory: int, goes: str) -> None:
    seat = at_sea("havana", cargo=goods("rum", 2), gold=42, glory=glory, rumors=["marooned_gunner"])
    assert would(set_up({**seat, **GALLEON}, zones=ports(tortuga="rum"))) == [goes]
