"""Goods that sell for their full price at the next stop are not sold for half of it where they lie."""

from __future__ import annotations

import pytest

from tests.advice.test_course import says
from tests.captains.test_marauders import ports, would
from tests.marauders.table import SetUp, TestTable, in_port, skilled


def trading(set_up: SetUp, sugar: str) -> TestTable:
    """Tobacco is asked for here and pays the Galleon; Sugar in another port."""
    seat = in_port("curacao", ship="flute", gold=20, captain=skilled(home="port_royal"))
    zones = ports(curacao="tobacco", **{sugar: "sugar"})
    return set_up({**seat, "cargo": ["tobacco_1", "sugar_1"]}, zones=zones).play("port", "sell")


@pytest.mark.parametrize("sugar", ["cartagena", "caracas"])
def test_goods_for_the_port_next_door_are_not_sold_for_a_ship_that_is_paid(set_up: SetUp, sugar: str) -> None:
    """20 gold and 6 for Tobacco pay a Galleon for 25; Sugar went for 3 to have some gold left, and sold for 6
    next door.
    """
    table = trading(set_up, sugar)
    assert says(table).picks == ("sell:tobacco_1",)
    assert would(table) == ["sell:tobacco_1"]
    table.play("sell:tobacco_1", "shipyard")
    assert says(table).picks == ("ship:galleon",)
    assert would(table) == ["ship:galleon"]
