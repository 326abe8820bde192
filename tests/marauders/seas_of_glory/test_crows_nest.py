"""The Crow's Nest: scouting, being scouted for, and on the ship of an NPC (New Ship Mods)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.dice import NOBODY, Quarry, skill_dice
from engine.marauders.seas_of_glory.ship_mods.crows_nest import lookout
from tests.marauders.seas_of_glory.modded import MODULES, with_mods
from tests.marauders.table import Force, SetUp, TestTable, at_sea, skilled

# --- crow's nest: one's own scouting --------------------------------------------------------------


NEST = with_mods("crows_nest")


def scouting_dice(table: TestTable, when: str = "scout_merchant", quarry: Quarry = NOBODY) -> int:
    """Dice of seat 0 for a Scouting roll."""
    return skill_dice(table.game, table.captain(), "scouting", when, quarry).dice


@pytest.mark.parametrize("when", ["scout_merchant", "scout_captain", "scout_npc", "scout_rumor"])
def test_S_crows_nest_a_die_more_on_every_scouting_roll(set_up: SetUp, when: str) -> None:
    table = set_up(at_sea("nassau", ship=NEST), modules=MODULES)
    assert scouting_dice(table, when) == 3
    assert skill_dice(table.game, table.captain(), "seamanship", "raid").dice == 2


def test_S_crows_nest_works_only_with_fully_repaired_masts(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau", ship={**NEST, "masts": 2}), modules=MODULES)
    assert scouting_dice(table) == 2


def test_S_crows_nest_the_die_is_rolled(set_up: SetUp) -> None:
    table = set_up(
        at_sea("tortuga", ship=NEST), modules=MODULES, zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [1, 2, 6])],
    ).play("scout:merchant")  # fmt: skip
    assert table.kind == "merchant"
    assert table.log("rolled")[0]["because"] == ["crows_nest"]


# --- crow's nest: being scouted for ---------------------------------------------------------------


def sought(set_up: SetUp, ship: Any, force: Force, mine: Any = "frigate") -> TestTable:
    """Seat 0 scouts for seat 1."""
    both = at_sea("nassau", ship=mine), at_sea("nassau", ship=ship)
    return set_up(*both, modules=MODULES, force=force).play("scout:captain:1")


def test_S_crows_nest_whoever_scouts_for_him_has_a_die_less(set_up: SetUp) -> None:
    table = sought(set_up, NEST, [("scouting", [1])])
    assert (table.kind, table.asked().seat, table.asked().default) == ("crows_nest", 1, ["use"])
    assert not table.log("rolled"), "prior to the roll"
    table.play("use")
    assert [line["faces"] for line in table.log("rolled")] == [[1]]
    assert table.log("rolled")[0]["because"] == ["crows_nest"]


def test_S_crows_nest_he_may_let_himself_be_found(set_up: SetUp) -> None:
    table = sought(set_up, NEST, [("scouting", [1, 2])]).play("leave")
    assert table.said("crows_nest.shown")
    assert len(table.log("rolled")[0]["faces"]) == 2
    assert not lookout(table.game).shown, "it counts for one roll"
    assert scouting_dice(table, "scout_captain", Quarry(seat=1)) == 1


def test_S_crows_nest_with_damaged_masts_nobody_is_asked(set_up: SetUp) -> None:
    table = sought(set_up, {**NEST, "masts": 2}, [("scouting", [1, 2])])
    assert len(table.log("rolled")[0]["faces"]) == 2


def test_S_crows_nest_with_damaged_masts_takes_no_die_from_npcs(set_up: SetUp) -> None:
    table = hunted(set_up, [("npc scouting", [1, 2])], ship={**NEST, "masts": 1})
    assert table.log("npc.scouted")[0]["faces"] == [1, 2]


def test_S_crows_nest_against_another_one(set_up: SetUp) -> None:
    table = sought(set_up, NEST, [("scouting", [1, 2])], mine=NEST).play("use")
    assert len(table.log("rolled")[0]["faces"]) == 2


def test_S_crows_nest_scouting_for_others_is_not_harder(set_up: SetUp) -> None:
    three = at_sea("nassau"), at_sea("nassau", ship=NEST), at_sea("nassau")
    table = set_up(*three, modules=MODULES, force=[("scouting", [1, 2])]).play("scout:captain:2")
    assert len(table.log("rolled")[0]["faces"]) == 2


def test_S_crows_nest_leaves_at_least_one_die(set_up: SetUp) -> None:
    seats = {**at_sea("nassau"), "captain": skilled(scouting=1)}, at_sea("nassau", ship=NEST)
    table = set_up(*seats, modules=MODULES, force=[("scouting", [1])])
    table.play("scout:captain:1", "use")
    assert len(table.log("rolled")[0]["faces"]) == 1


def test_S_crows_nest_off_turn_scouting_has_a_die_less_too(set_up: SetUp) -> None:
    seats = at_sea("havana", ship=NEST), at_sea("nassau")
    table = set_up(*seats, modules=(*MODULES, "cutthroat"), force=[("scouting", [1])])
    table.play("move:nassau", "scout")
    assert (table.kind, table.asked().seat) == ("crows_nest", 0)
    table.play("use")
    assert table.log("captain.missed")


PIRATE: dict[str, Any] = {"pirate_sloop": {"scouting": 2, "ship": "sloop", "zone": "nassau"}}


def hunted(set_up: SetUp, force: Force, gear: tuple[str, ...] = (), ship: Any = NEST) -> TestTable:
    """A pirate NPC with gear scouts for seat 0 at the start of his turn."""
    pirate = {**PIRATE["pirate_sloop"], "gear": list(gear)}
    return set_up(at_sea("nassau", ship=ship), modules=MODULES, npcs={"pirate_sloop": pirate}, force=force)


def test_S_crows_nest_npcs_that_scout_for_him_have_a_die_less(set_up: SetUp) -> None:
    table = hunted(set_up, [("npc scouting", [1])])
    assert (table.kind, table.asked().seat) == ("crows_nest", 0)
    table.play("use")
    assert table.log("npc.scouted")[0]["faces"] == [1]
    assert table.log("npc.scouted")[0]["because"] == ["crows_nest"]


def test_S_crows_nest_he_may_wait_for_an_npc(set_up: SetUp) -> None:
    table = hunted(set_up, [("npc scouting", [1, 2])]).play("leave")
    assert table.log("npc.scouted")[0]["faces"] == [1, 2]


# --- crow's nest of an NPC ------------------------------------------------------------------------


def test_S_crows_nest_an_npc_always_uses_its_own_to_scout(set_up: SetUp) -> None:
    table = hunted(set_up, [("npc scouting", [1, 2, 3])], ("crows_nest",), "frigate")
    assert table.kind == "turn.action"
    assert len(table.log("npc.scouted")[0]["faces"]) == 3


def scouted_npc(set_up: SetUp, force: Force, **options: str) -> TestTable:
    """Seat 0, whom pirates leave alone, scouts for a pirate with a Crow's Nest."""
    pirate = {**PIRATE["pirate_sloop"], "gear": ["crows_nest"]}
    seat = at_sea("nassau", bounties={"dutch": 1})
    return set_up(
        seat, at_sea("trinidad"), modules=MODULES, npcs={"pirate_sloop": pirate}, force=force, options=options
    ).play("scout:npc:pirate_sloop")


def test_S_crows_nest_who_would_play_the_npc_decides_whether_it_hides(set_up: SetUp) -> None:
    table = scouted_npc(set_up, [("scouting", [1])])
    assert (table.kind, table.asked().seat) == ("crows_nest", 1)
    table.play("use")
    assert len(table.log("rolled")[0]["faces"]) == 1
    shown = scouted_npc(set_up, [("scouting", [1, 2])]).play("leave")
    assert len(shown.log("rolled")[0]["faces"]) == 2


def test_S_crows_nest_the_computer_hides_its_npcs(set_up: SetUp) -> None:
    table = scouted_npc(set_up, [("scouting", [1])], npc_player="computer")
    assert len(table.log("rolled")[0]["faces"]) == 1
