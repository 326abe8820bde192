"""What must hold at every boundary: nothing is above its most (below nothing: `tests.test_amounts`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.marauders.checks.invariants import violations
from engine.marauders.combat.sides import Combat, values_of
from engine.marauders.state import LOCATIONS
from tests.marauders.table import SetUp, TestTable, at_battle_with, at_sea


def broken(table: TestTable, change: Callable[[TestTable], Any]) -> list[str]:
    """What the laws find after a change to a table on which nothing was broken."""
    assert violations(table.game) == []
    change(table)
    return violations(table.game)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("location", LOCATIONS)
def test_laws_no_hit_location_is_above_the_ships_value(set_up: SetUp, seat: int, location: str) -> None:
    table = set_up(at_sea("nassau"), at_sea("trinidad"))
    most = getattr(table.ship(seat), location)
    change: Callable[[TestTable], Any] = lambda t: setattr(t.ship(seat), location, most + 1)  # noqa: E731
    assert broken(table, change) == [f"seat {seat}: {location} is {most + 1} of {most}"]


@pytest.mark.parametrize("npc_first", [False, True])
@pytest.mark.parametrize("location", LOCATIONS)
def test_laws_no_hit_location_of_an_npc_in_battle_is_above_her_value(
    set_up: SetUp, npc_first: bool, location: str
) -> None:
    change = at_battle_with("admiral_evertsen", npc_first=npc_first)
    table = set_up(at_sea("curacao"), change=change)
    side = next(side for side in table.game.inside(Combat).sides if side.ship)
    most = getattr(values_of(table.game, side), location)
    assert violations(table.game) == []
    setattr(side.ship, location, most + 1)
    assert violations(table.game) == [f"the dutch: {location} is {most + 1}"]


@pytest.mark.parametrize("count", [0, 6])
def test_laws_a_nation_that_wants_him_has_1_to_5_bounties(set_up: SetUp, count: int) -> None:
    table = set_up(at_sea("nassau"))
    change: Callable[[TestTable], Any] = lambda t: t.captain().bounties.update(dutch=count)  # noqa: E731
    assert broken(table, change) == [f"seat 0 has bounties {{'dutch': {count}}}"]


def test_laws_only_modifications_aboard_are_spent_each_once(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau", ship={"kind": "sloop", "mods": ["reinforced_hull"]}))
    hull = "reinforced_hull"
    for spent, fine in (([hull], True), ([hull, hull], False), (["hammocks"], False)):
        table.ship().spent = spent
        assert (violations(table.game) == []) == fine


@pytest.mark.parametrize(("uses", "fine"), [(1, True), (3, True), (4, False), (0, False)])
def test_laws_a_permanent_has_some_uses_left_but_never_all_of_a_new_one(
    set_up: SetUp, uses: int, fine: bool
) -> None:
    table = set_up(at_sea("nassau", permanents=["pilots_rutter"]))
    table.seat().permanent_uses = {"pilots_rutter": uses}
    assert (violations(table.game) == []) == fine


def test_laws_the_wind_blows_to_a_compass_point(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"), modules=("wind",), wind="N")
    table.game.ext["wind"].direction = "up"
    assert violations(table.game) == ["the wind blows to up, which is no compass point"]
