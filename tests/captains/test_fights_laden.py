"""Whoever has a sure point aboard counts what a fight may cost of it."""

from __future__ import annotations

import pytest

from tests.advice.test_course import says
from tests.captains.test_marauders import ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, skilled


def off(set_up: SetUp, asked: str, count: int) -> TestTable:
    """Off Basse-Terre with Cocoa, and a weaker captain there; 3 actions: to fight, to dock, to sell."""
    mine = {**at_sea("basse_terre"), "captain": skilled(3, 3, 3, 2, home="port_royal"), "ship": "flute"}
    his = {**at_sea("basse_terre"), "ship": {"kind": "sloop", "crew": 1}, "captain": skilled(1, 1, 1, 1)}
    hold = {"cargo": goods("cocoa", count), "gold": 8, "glory": 4}
    return set_up({**mine, **hold}, his, zones=ports(**{asked: "cocoa"}))


@pytest.mark.parametrize(("asked", "count", "sells"), [("basse_terre", 3, True), ("havana", 1, False)])
def test_a_point_that_is_sold_where_he_is_comes_before_a_fight_there(
    set_up: SetUp, asked: str, count: int, sells: bool
) -> None:
    """3 Cocoa were 18 gold and a point in that very port without a roll; it fought first, at 10 % to die, and
    a Cocoa went overboard.
    """
    table = off(set_up, asked, count)
    fight = "scout:captain:1"
    assert (would(table) == [fight]) is not sells
    assert (says(table).picks == (fight,)) is not sells
    if sells:
        assert would(table) == ["move:port"]
        assert says(table).picks == ("move:port",)
