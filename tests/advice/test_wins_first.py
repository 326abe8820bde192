"""Who can win in this turn does nothing else before."""

from __future__ import annotations

import pytest

from engine.advice.voyage import Intent
from tests.advice.test_voice import planned
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods, skilled

HOME = "port_royal"


@pytest.mark.parametrize("intent", [None, Intent("port", HOME, draw="stash", actions=3, good="sugar")])
@pytest.mark.parametrize(("actions", "free"), [(4, 0), (3, 1), (3, 2)])
def test_no_raid_comes_before_the_chest_that_wins(
    set_up: SetUp, intent: Intent | None, actions: int, free: int
) -> None:
    """ "First a raid here: you still get to Port Royal this turn", for 9 gold, one action short of the
    goal: to dock was to be free once more.
    """
    seat = at_sea(
        "caribbean_sea", ship="galleon", gold=53, cargo=goods("sugar", 3), captain=skilled(home=HOME)
    )
    zones = {**ports(port_royal="sugar"), "caribbean_sea": {"merchant": "french"}}
    table = set_up(
        {**seat, "glory": 4},
        {"glory": 2},
        zones=zones,
        turn={"seat": 0, "actions": actions, "free_moves": free},
    )
    plan = planned(table, intent)
    assert plan.aim.key == "voyage-there-goal"
