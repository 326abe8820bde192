"""What computer captains answer when a moderator repairs something of theirs."""

from __future__ import annotations

from tests.captains.foes import picks
from tests.marauders.table import SetUp, at_sea, goods


def test_of_the_cargo_that_a_moderator_takes_it_gives_what_is_worth_least(set_up: SetUp) -> None:
    sugar, cocoa = goods("sugar", 1), goods("cocoa", 1)
    for demanded, given in (("sugar", cocoa), ("cocoa", sugar)):
        table = set_up(at_sea("havana", cargo=[*sugar, *cocoa]), zones={"havana": {"demand": demanded}})
        options = [f"discard:{card}" for card in (*cocoa, *sugar)]
        assert picks(table, "repair.overboard", options) == [f"discard:{given[0]}"]
