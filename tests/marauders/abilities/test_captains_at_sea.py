"""Captains' abilities, as far as travel, rolls, raids and storms go (docs/content.md lists the handlers)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from tests.marauders.abilities.conftest import Give, frances
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card

# --- moving ---------------------------------------------------------------------------------------


def test_A_free_move_leaving_port_costs_no_action(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}).play("move:sea")
    assert table.actions == 3


def test_A_free_move_once_a_turn(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}).play("move:sea", "move:port", "move:sea")
    assert table.actions == 1


def test_A_free_move_into_the_ports_of_some_nations_alone(set_up: SetUp) -> None:
    for zone, left in (("curacao", 3), ("nassau", 3), ("havana", 2)):
        captain = {"captain": "cornelia_van_rijswijk", "zone": zone, "in_port": False}
        assert set_up(captain).play("move:port").actions == left


def test_R2_a_free_move_may_come_after_the_last_action(set_up: SetUp, give: Give) -> None:
    give("{handler: free_move, move: leave_port}")
    table = set_up(frances("tortuga", at_sea=True)).play("move:havana", "move:nassau", "move:port")
    assert (table.asked().seat, table.offered()) == (0, ["move:sea"])
    table.play("move:sea")
    assert table.asked().seat == 1


@pytest.mark.parametrize(("move", "answer"), [("sail", "move:tortuga"), ("dock", "move:port")])
def test_A_free_move_of_another_kind(set_up: SetUp, give: Give, move: str, answer: str) -> None:
    give(f"{{handler: free_move, move: {move}}}")
    table = set_up(frances("nassau", at_sea=True)).play(answer)
    assert table.actions == 3


def test_A_free_move_again_in_the_next_turn(set_up: SetUp) -> None:
    table = set_up({"captain": "tobias_fenwick", "zone": "havana"}, force=[("event", ["peace"])])
    table.play("move:sea", "move:port", "end", "end", "move:sea")
    assert table.actions == 3


# --- rolls, raids, storms -------------------------------------------------------------------------


def raids(
    set_up: SetUp, captain: str, zone: str = "caribbean_sea", nation: str = "dutch", **more: Any
) -> TestTable:
    """This captain has found a merchant."""
    seat = {"captain": captain, "zone": zone, "in_port": False, **more.pop("seat", {})}
    return set_up(seat, zones={zone: {"merchant": nation}}, **more).play("scout:merchant")


def test_A_extra_dice_one_die_more_in_raids_only(set_up: SetUp) -> None:
    cards = [raid_card("escape", value) for value in (1, 2, 3)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1, 1, 1])]
    table = raids(set_up, "josiah_thorne", force=force).play("raid:dutch")
    assert [len(line["faces"]) for line in table.log("rolled")] == [3, 4]
    assert table.log("rolled")[1]["because"] == ["ability:extra_dice"]


def test_A_repeat_roll_a_failed_roll_once_a_turn(set_up: SetUp) -> None:
    table = raids(set_up, "frances_wright", force=[("scouting", [1, 1, 1, 5, 1, 1])])
    assert table.kind == "roll.repeat"
    table.play("yes")
    assert table.kind == "merchant"
    assert [line["faces"] for line in table.log("rolled")] == [[1, 1, 1], [5, 1, 1]]
    table = raids(set_up, "frances_wright", force=[("scouting", [1] * 6 + [1] * 3)]).play("yes")
    table.play("move:basse_terre", "scout:merchant")
    assert table.asked().seat == 1


def test_A_repeat_roll_may_be_declined_and_then_is_not_used_up(set_up: SetUp) -> None:
    table = raids(set_up, "frances_wright", force=[("scouting", [1] * 6)]).play("no")
    assert table.kind == "turn.action"
    table.play("move:basse_terre", "scout:merchant")
    assert table.kind == "roll.repeat"


def test_A_repeat_roll_not_of_a_success(set_up: SetUp) -> None:
    assert raids(set_up, "frances_wright", force=[("scouting", [5, 1, 1])]).kind == "merchant"


def test_A_merchant_flag_any_merchant_may_be_taken_for_spanish(set_up: SetUp) -> None:
    table = raids(set_up, "dominique_de_richery", force=[("scouting", [5, 1, 1])])
    assert table.offered() == ["raid:spanish", "raid:dutch", "let_go"]


def test_A_storm_proof_storms_leave_the_ship_alone(set_up: SetUp) -> None:
    events, force = ["storm_greater_antilles"], [("seamanship", [5, 5]), ("location", [1])]
    seat = {"captain": "christian_marquis", "zone": "havana", "in_port": False}
    table = set_up(seat, events=events).play("move:tortuga")
    assert "storm.caught" not in table.lines
    other = set_up(at_sea("nassau"), events=events, force=force).play("move:tortuga")
    assert other.said("storm.caught", seat=0, zone="tortuga")


def test_A_repair_at_sea_points_of_ones_choice_once_a_turn(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    ship = {"kind": "frigate", "hull": 1, "masts": 2, "crew": 1}
    table = set_up(frances("havana", at_sea=True, ship=ship))
    assert "repair_at_sea" in table.offered()
    table.play("repair_at_sea")
    assert table.offered() == ["repair:hull", "repair:masts"]
    table.play("repair:hull", "repair:hull")
    assert (table.ship().hull, table.ship().masts, table.captain().gold) == (3, 2, 10)
    assert table.actions == 3
    assert "repair_at_sea" not in table.offered()


def test_A_josiah_thorne_repairs_a_point_at_sea(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "masts": 2}
    seat = {"captain": "josiah_thorne", "zone": "havana", "in_port": False, "ship": ship}
    table = set_up(seat).play("repair_at_sea", "repair:hull")
    assert (table.ship().hull, table.ship().masts, table.captain().gold) == (2, 2, 10)
    assert "repair_at_sea" not in table.offered()


def test_A_repair_at_sea_only_at_sea_and_damaged(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    assert "repair_at_sea" not in set_up(frances("havana", at_sea=True)).offered()
    assert "repair_at_sea" not in set_up(frances("havana", ship={"kind": "frigate", "hull": 1})).offered()
    crew_only = {"kind": "frigate", "crew": 1}
    assert "repair_at_sea" not in set_up(frances("havana", at_sea=True, ship=crew_only)).offered()


def test_A_repair_at_sea_may_stop_early(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 2}")
    table = set_up(frances("havana", at_sea=True, ship={"kind": "frigate", "hull": 1, "masts": 1}))
    table.play("repair_at_sea", "repair:hull", "done")
    assert (table.ship().hull, table.ship().masts, table.kind) == (2, 1, "turn.action")


def test_R2_a_free_act_may_come_after_the_last_action(set_up: SetUp, give: Give) -> None:
    give("{handler: repair_at_sea, points: 1}")
    table = set_up(frances("havana", at_sea=True, ship={"kind": "frigate", "hull": 1}))
    table.play("move:nassau", "move:havana", "move:nassau")
    assert table.offered() == ["repair_at_sea"]
    table.play("repair_at_sea", "repair:hull")
    assert table.asked().seat == 1


def test_A_regain_crew_after_a_raid_survived(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    crew = [card.id for card in box().cargo.values() if card.icon == "crew"][:2]
    force = [("scouting", [5, 1, 1]), ("raid", [*crew, raid_card("escape")]), ("seamanship", [1, 1])]
    table = raids(set_up, "frances_wright", force=force, seat={"ship": "galleon"}).play("raid:dutch", [])
    assert table.ship().crew == 3
    assert table.said("crew.regained", seat=0, count=1)


def test_A_regain_crew_after_a_fever(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    table = set_up(
        frances("havana", ship="galleon"), events=["yellow_fever"], force=[("leadership", [1, 1, 1])]
    )
    assert table.ship().crew == 3


def test_A_regain_crew_no_more_than_was_lost(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 3}")
    cards = [raid_card("crew"), raid_card("escape"), raid_card("escape", 5)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1])]
    ship = {"kind": "galleon", "crew": 3}
    table = raids(set_up, "frances_wright", force=force, seat={"ship": ship}).play("raid:dutch")
    assert table.ship().crew == 3
    assert table.said("crew.regained", seat=0, count=1)


def test_A_regain_crew_nothing_when_none_was_lost(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    cards = [raid_card("escape", value) for value in (1, 2, 3)]
    force = [("scouting", [5, 1, 1]), ("raid", cards), ("seamanship", [1, 1])]
    table = raids(set_up, "frances_wright", force=force, seat={"ship": {"kind": "sloop", "crew": 1}})
    table.play("raid:dutch", [])
    assert "crew.regained" not in table.lines
    assert table.ship().crew == 1


def test_A_regain_crew_not_for_the_dead(set_up: SetUp, give: Give) -> None:
    give("{handler: regain_crew, crew: 1}")
    force = [
        ("scouting", [5, 1, 1]),
        ("raid", [raid_card("hull"), raid_card("crew"), raid_card("escape")]),
        ("seamanship", [1, 1]),
    ]
    ship = {"kind": "sloop", "hull": 1}
    table = raids(set_up, "frances_wright", force=force, seat={"ship": ship}).play("raid:dutch")
    assert table.seat().captain is None
    assert "crew.regained" not in table.lines


def test_A_free_move_cornelia_docks_for_free_once_a_turn(set_up: SetUp) -> None:
    seat = {"captain": "cornelia_van_rijswijk", "zone": "curacao", "in_port": False}
    table = set_up(seat).play("move:port")
    assert table.actions == 3
    table.play("move:sea", "move:port")
    assert table.actions == 1


def test_A_loser_shoots_nathaniel_garrow_has_it(set_up: SetUp) -> None:
    (ability,) = box().captain_card("nathaniel_garrow").abilities
    assert ability.handler == "loser_shoots"
