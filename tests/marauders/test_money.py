"""Gold is spent as far as it goes, and never beyond."""

from __future__ import annotations

import pytest

from engine.marauders.money import pay, purse
from engine.marauders.state import captain_of
from tests.marauders.table import SetUp, at_sea, in_port, skilled

HOME = skilled(home="havana")


@pytest.mark.parametrize("gold", [11, 40, -1])
def test_a_price_that_was_not_checked_is_a_fault_and_takes_nothing(set_up: SetUp, gold: int) -> None:
    table = set_up(at_sea("havana", captain=HOME, gold=10, stash=30))
    captain = captain_of(table.game, 0)
    with pytest.raises(ValueError, match=f"seat 0 is to pay {gold} gold and has 10"):
        pay(table.game, captain, gold)
    assert (captain.gold, table.seat().stash) == (10, 30)


def test_gold_aboard_goes_first_then_the_stash_where_it_is_open(set_up: SetUp) -> None:
    table = set_up(in_port("havana", captain=HOME, gold=10, stash=30)).play("port")
    captain = captain_of(table.game, 0)
    assert purse(table.game, captain) == 40
    pay(table.game, captain, 0)
    assert (captain.gold, table.seat().stash) == (10, 30)
    pay(table.game, captain, 12)
    assert (captain.gold, table.seat().stash) == (0, 28)
    with pytest.raises(ValueError, match="has 28"):
        pay(table.game, captain, 29)


def test_nobody_spends_his_stash_in_the_port_action_of_another(set_up: SetUp) -> None:
    other = in_port("havana", captain=HOME, gold=10, stash=30)
    table = set_up(in_port("havana"), other).play("port")
    assert purse(table.game, captain_of(table.game, 1)) == 10
