"""How a captain of level 2 smuggles, and what it makes of locations."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains.marauders.landfall import Landfall
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from tests.captains.test_marauders import would
from tests.marauders.seas_of_glory.locations.table import ESCAPES, off, raided, visited
from tests.marauders.seas_of_glory.smugglers import HAVANA, TORTUGA, meant_for, smuggled
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

PLAYED: Any = {"modules": ("contraband",)}


def smuggling(table: TestTable) -> Smuggling:
    """How seat 0 weighs contraband."""
    observed = Observation(table.view(0))
    return Smuggling(observed, Aims(observed, Weights()))


def landfall(table: TestTable) -> dict[str, float]:
    """What seat 0 makes of each location."""
    observed = Observation(table.view(0))
    return {id: worth for _, id, worth in Landfall(observed, Aims(observed, Weights())).offers()}


# --- contraband -------------------------------------------------------------------------------------


def test_it_asks_the_rules_what_contraband_brings_and_where(set_up: SetUp) -> None:
    seat = at_sea("trinidad", ship="galleon", cargo=[*HAVANA, TORTUGA[0]])
    table = set_up(seat, change=smuggled(*HAVANA, TORTUGA[0]), **PLAYED)
    assert smuggling(table).due("havana") == (20, 1.0)
    assert smuggling(table).due("tortuga") == (10, 0.5)
    assert smuggling(table).due("trinidad") == (0, 0.0)


def test_it_sells_contraband_in_its_port(set_up: SetUp) -> None:
    seat = in_port("havana", ship="galleon", gold=0, cargo=HAVANA)
    table = set_up(seat, change=smuggled(*HAVANA), **PLAYED).play("port")
    assert would(table) == ["sell"]
    assert sorted(would(table.play("sell"))) == [f"sell:{card}" for card in sorted(HAVANA)]


def test_it_buys_contraband_for_a_port_on_its_way_and_not_for_one_far_off(set_up: SetUp) -> None:
    near, far = meant_for("havana")[0], meant_for("trinidad")[0]
    force = [("offer", [near, far, *goods("wood", 4)])]
    seat = in_port("nassau", gold=20)
    table = set_up(seat, zones={"nassau": {"demand": "food"}}, force=force, **PLAYED).play("port", "buy")
    assert would(table) == [f"smuggle:{near}"]


def test_it_discards_contraband_rather_than_fight_in_a_wreck(set_up: SetUp) -> None:
    seat = at_sea("curacao", ship={"kind": "sloop", "hull": 1, "crew": 1}, cargo=HAVANA[:1])
    navy = {"dutch": {"scouting": 2, "zone": "caracas"}}
    force = [("npc scouting", [5, 1])]
    table = set_up(seat, change=smuggled(HAVANA[0]), npcs=navy, force=force, **PLAYED).play("move:caracas")
    assert would(table) == ["discard"]


def test_it_throws_goods_out_before_contraband(set_up: SetUp) -> None:
    seat = in_port("nassau", ship="sloop", cargo=[*HAVANA[:1], *goods("wood", 2)])
    table = set_up(seat, change=smuggled(HAVANA[0]), **PLAYED).play("move:sea")
    assert would(table) == ["discard:wood_1"]


# --- locations --------------------------------------------------------------------------------------


def test_a_strong_captain_raids_a_location_and_a_weak_one_does_not(set_up: SetUp) -> None:
    strong = off(set_up, "natives", ship={"kind": "frigate"}, captain=skilled(leadership=4))
    weak = off(set_up, "natives", ship={"kind": "sloop", "crew": 1}, captain=skilled(leadership=1))
    assert landfall(strong)["raid_location:uta_min_xiosk"] > 0
    assert "raid_location:uta_min_xiosk" not in landfall(weak)


def test_a_pirate_fills_its_crew_in_a_haven_which_lets_nobody_else_in(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    assert landfall(off(set_up, "pirate_haven", ship=ship, bounties={"english": 1}))["visit:port_freeman"] > 0
    assert "visit:port_freeman" not in landfall(off(set_up, "pirate_haven", ship=ship))


def test_it_sells_in_a_town_what_the_port_wants(set_up: SetUp) -> None:
    zones = {"trinidad": {"demand": "rum"}}
    table = visited(set_up, "town", zones=zones, cargo=goods("rum", 3), ship={"kind": "frigate"})
    assert would(table) == ["sell"]


def test_it_lands_only_if_it_will_hardly_be_killed(set_up: SetUp) -> None:
    many = raided(set_up, "natives", ESCAPES[:4]).play("stop")
    assert would(many) == ["retreat"]
    few = raided(set_up, "natives", ESCAPES[:4], ("bombardment", [5]), ("bombardment", [6]))
    few.play("fire", f"discard:{ESCAPES[0]}", "fire", f"discard:{ESCAPES[1]}", "stop")
    assert would(few) == ["land"]


def test_it_bombards_soldiers_that_are_too_many(set_up: SetUp) -> None:
    assert would(raided(set_up, "natives", ESCAPES[:4])) == ["fire"]
    strong = skilled(leadership=4)
    ship = {"kind": "galleon"}
    assert would(raided(set_up, "missionary", ESCAPES[:3], ship=ship, captain=strong)) == ["stop"]


@pytest.mark.parametrize(
    ("zone", "bought"), [("port_royal", False), ("cartagena", False), ("trinidad", True)]
)
def test_contraband_that_is_most_likely_found_is_not_bought(set_up: SetUp, zone: str, bought: bool) -> None:
    """It was bought for 3 gold past a ship that finds it at 80 %, and thrown away as it put to sea."""
    card = meant_for("cartagena")[0]
    seat = in_port("port_royal", ship="flute", gold=20)
    force = [("offer", [card, *goods("wood", 4), "sugar_1"])]
    npcs = {"dutch": {"scouting": 4, "zone": zone}}
    zones = {"port_royal": {"demand": "food"}}
    table = set_up(seat, zones=zones, npcs=npcs, force=force, **PLAYED).play("port", "buy")
    assert would(table) == ([f"smuggle:{card}"] if bought else [])


def test_a_search_costs_the_contraband_and_not_a_battle(set_up: SetUp) -> None:
    """Who can throw it overboard was afraid for his life."""
    wreck = {"kind": "flute", "hull": 1, "crew": 1}
    npcs = {"dutch": {"scouting": 4, "zone": "port_royal"}}
    card = meant_for("cartagena")[0]
    table = set_up(
        in_port("port_royal", ship=wreck, gold=20, cargo=[card]), npcs=npcs, change=smuggled(card), **PLAYED
    )
    observed = Observation(table.view(0))
    aims = Aims(observed, Weights())
    fear, worth = aims.judge(Duels).danger("port_royal"), aims.judge(Smuggling).carried
    assert 0.7 * worth < fear < worth


def test_contraband_that_the_ship_off_the_port_finds_goes_overboard_before_goods(set_up: SetUp) -> None:
    npcs = {"dutch": {"scouting": 4, "zone": "nassau"}}
    card = HAVANA[0]
    zones = {"nassau": {"demand": "food"}, "havana": {"demand": "rum"}}
    seat = in_port("nassau", ship="sloop", cargo=[card, *goods("rum", 2)])
    table = set_up(seat, change=smuggled(card), npcs=npcs, zones=zones, **PLAYED).play("move:sea")
    assert would(table) == [f"discard:{card}"]
