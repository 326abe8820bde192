"""Missions that were claimed: carrying, doing their tasks in peace or not, completing them."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.content.verbs.reward_effects import Fight
from engine.kernel import Beginning
from engine.marauders.checks.invariants import violations
from engine.marauders.state import MissionHeld
from engine.marauders.terms.ships import Hold
from tests.marauders.missions import FAILED, WON, at_work, completed, earned, raiding
from tests.marauders.quests.made_up import instead
from tests.marauders.table import SetUp, TestTable, at_battle, at_sea, goods, in_port, raid_card, skilled

# --- completing -----------------------------------------------------------------------------------


def test_R_completing_a_mission_pays_then_earns_a_glory_point_and_card_then_it_is_discarded(
    set_up: SetUp,
) -> None:
    table = at_work(set_up, "the_queens_nephew", in_port("havana")).play("port")
    assert completed(table, "the_queens_nephew")
    assert len(table.at("glory.hand:0")) == 1
    assert table.in_order("mission.completed", "reward.gold", "glory.gained")


def test_R_missions_all_tasks_must_be_done_in_any_order(set_up: SetUp) -> None:
    seat = at_sea("trinidad", cargo=goods("food", 1), captain=skilled(scouting=1))
    table = at_work(set_up, "road_to_el_dorado", seat, force=[("scouting", [6])])
    table.play("task:1")
    assert table.said("mission.advanced", seat=0, mission="road_to_el_dorado")
    assert "mission.completed" not in table.lines
    table.captain().zone = "caracas"
    table.play("move:port", "port", "task:0", "give:food_1")
    assert completed(table, "road_to_el_dorado")


def test_A_mission_reward_a_mission_completed_brings_more_gold(set_up: SetUp) -> None:
    captain = next(
        card for card in box().captains.values() if any(a.handler == "mission_reward" for a in card.abilities)
    )
    seat = {"captain": captain.id, "zone": "havana", "in_port": True}
    table = at_work(set_up, "the_queens_nephew", seat).play("port")
    assert earned(table) == 22 + 4
    assert table.said("mission.paid_more", seat=0, gold=4)


def test_R41_who_dies_of_the_reward_gets_no_glory(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    card = box().mission_card("the_queens_nephew")
    deadly = card.model_copy(update={"effect": (Fight(do="fight", guards=1, leadership=1),)})
    instead(monkeypatch, deadly)
    seat = in_port("havana", ship={"kind": "sloop", "crew": 0})
    table = at_work(set_up, "the_queens_nephew", seat).play("port")
    assert table.seat().captain is None
    assert table.seat().glory == 0
    assert table.at("mission.discards") == ["the_queens_nephew"]


def test_G_D7_a_captains_death_discards_his_mission_and_what_he_did_of_it(set_up: SetUp) -> None:
    seat = at_sea("tortuga", ship={"kind": "sloop", "hull": 1})
    escape = [raid_card("escape", 1), raid_card("escape", 2)]
    force = [("scouting", WON), ("raid", [raid_card("hull"), *escape]), ("seamanship", [1, 1])]
    table = at_work(
        set_up, "against_the_lilies", seat, force=force, zones={"tortuga": {"merchant": "french"}}
    )
    table.play("scout:merchant", "raid:french")
    assert table.at("mission.discards") == ["against_the_lilies"]
    assert "mission.completed" not in table.lines


# --- carrying -------------------------------------------------------------------------------------


def test_R_missions_what_is_carried_fills_cargo_at_sea_but_not_in_port(set_up: SetUp) -> None:
    seat = in_port("nassau", cargo=goods("rum", 3), ship="sloop", captain=skilled())
    room = box().ships["sloop"].cargo
    table = at_work(set_up, "surgeons_trunk", {**seat, "cargo": goods("rum", room)})
    table.play("move:sea")
    assert table.kind == "cargo.throw_out"
    assert table.asked().args["room"] == room - 1
    table.play(f"discard:{goods('rum', 1)[0]}")
    assert len(table.at("cargo.hold:0")) == room - 1


def test_R_missions_a_raid_keeps_no_more_than_what_is_carried_leaves_room_for(set_up: SetUp) -> None:
    cards = [raid_card("escape", 1), raid_card("escape", 2), raid_card("crew")]
    force = [("scouting", WON), ("raid", cards), ("seamanship", [1, 1])]
    seat = at_sea("tortuga", ship="frigate")
    table = at_work(set_up, "surgeons_trunk", seat, force=force, zones={"tortuga": {"merchant": "french"}})
    table.play("scout:merchant", "raid:french")
    assert table.kind == "raid.keep"
    assert table.asked().args["room"] == box().ships["frigate"].cargo - 1


def test_R_missions_cargo_is_free_again_when_it_is_completed(set_up: SetUp) -> None:
    table = at_work(set_up, "the_queens_nephew", in_port("havana", ship="sloop"))
    places = box().ships["sloop"].cargo
    assert table.game.terms(Hold(0, places)).places == places - 1
    table.play("port")
    assert table.game.terms(Hold(0, places)).places == places


def test_R_missions_more_carried_than_the_ship_can_hold_leaves_no_room(set_up: SetUp) -> None:
    table = at_work(set_up, "tithe_chests", at_sea("havana", ship={"kind": "sloop", "cargo": 1}))
    assert table.game.terms(Hold(0, 1)).places < 0
    assert broken(table) == []


def broken(table: TestTable) -> list[str]:
    """The laws that do not hold."""
    return violations(table.game)


@pytest.mark.parametrize("mission", ["the_queens_nephew", "timber_for_the_walls", "bishops_ransom"])
def test_R_missions_nothing_is_done_in_another_port(set_up: SetUp, mission: str) -> None:
    seat = in_port("nassau", cargo=goods("wood", 2))
    table = at_work(set_up, mission, seat).play("port")
    assert "task:0" not in table.offered()
    assert "mission.completed" not in table.lines
    place = {"the_queens_nephew": "havana", "timber_for_the_walls": "san_juan", "bishops_ransom": "cartagena"}
    there = at_work(set_up, mission, seat | {"zone": place[mission]}).play("port")
    assert "task:0" in there.offered() or "mission.completed" in there.lines


def test_R_missions_nothing_is_completed_by_docking_alone(set_up: SetUp) -> None:
    table = at_work(set_up, "the_queens_nephew", at_sea("havana")).play("move:port")
    assert "mission.completed" not in table.lines
    table.play("port")
    assert "mission.completed" in table.lines


# --- peaceful -------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["tithe_chests", "silver_escort"])
def test_R_missions_a_raid_begun_loses_a_peaceful_mission(set_up: SetUp, mission: str) -> None:
    table = raiding(set_up, mission)
    assert table.said("mission.lost", seat=0, mission=mission, why="peace")
    assert table.at("mission.held:0") == [mission]
    assert table.captain().missions[0].lost


def test_R_missions_another_mission_is_not_lost_by_a_raid(set_up: SetUp) -> None:
    assert "mission.lost" not in raiding(set_up, "coast_survey").lines
    assert raiding(set_up, "silver_escort").said("mission.lost", mission="silver_escort")


def lost(set_up: SetUp, mission: str, seat: dict[str, Any], **more: Any) -> TestTable:
    """A captain whose mission cannot be completed any more."""

    def lose(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        assert captain is not None
        captain.missions[0].lost = True

    return set_up({**seat, "mission": mission}, change=lose, **more)


def test_R_missions_a_lost_mission_is_not_completed(set_up: SetUp) -> None:
    table = lost(set_up, "tithe_chests", in_port("cartagena")).play("port")
    assert table.at("mission.held:0") == ["tithe_chests"]
    assert "mission.completed" not in table.lines
    assert completed(at_work(set_up, "tithe_chests", in_port("cartagena")).play("port"), "tithe_chests")


def test_R_missions_nothing_is_done_for_a_lost_mission(set_up: SetUp) -> None:
    table = lost(set_up, "timber_for_the_walls", in_port("san_juan", cargo=goods("wood", 2))).play("port")
    assert "task:0" not in table.offered()


def test_R_missions_a_lost_mission_may_be_dropped_in_ones_turn(set_up: SetUp) -> None:
    table = lost(set_up, "tithe_chests", at_sea("cartagena"))
    drop = table.asked().option("drop_mission:tithe_chests")
    assert drop is not None
    assert not drop.near, "it is no use any more: nobody is asked twice"
    table.play("drop_mission:tithe_chests")
    assert table.at("mission.discards") == ["tithe_chests"]
    assert table.actions == 3
    assert table.captain().missions == []
    assert "drop_mission:tithe_chests" not in table.offered()


def test_R_missions_one_that_can_be_completed_is_not_dropped(set_up: SetUp) -> None:
    table = at_work(set_up, "tithe_chests", at_sea("cartagena"))
    assert "drop_mission:tithe_chests" not in table.offered()


def test_R_missions_claiming_another_after_a_lost_one_begins_afresh(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    force = [("mission", ["bishops_ransom"])]
    table = lost(set_up, "tithe_chests", in_port("nassau"), zones=zones, force=force)
    table.play("port", "claim:surgeons_trunk")
    assert table.captain().missions == [MissionHeld("surgeons_trunk", [[]])]


# --- what can be hunted ---------------------------------------------------------------------------


def without(kinds: list[str]) -> Any:
    """A change to a beginning: all events that bring these NPCs lie in the discards."""

    def change(beginning: Beginning) -> None:
        def brings(card: str) -> bool:
            npc = box().event_card(card).npc
            return npc is not None and npc.npc in kinds

        bag = beginning.places["event.bag"]
        gone = [card for card in bag if brings(card)]
        beginning.places["event.bag"] = [card for card in bag if card not in gone]
        beginning.places.setdefault("event.discards", []).extend(gone)

    return change


def test_R_missions_a_hunt_without_prey_says_so_at_the_start_of_the_turn(set_up: SetUp) -> None:
    table = at_work(set_up, "blood_for_blood", at_sea("havana"), change=without(["spanish"]))
    assert table.said("mission.lost", seat=0, mission="blood_for_blood", why="prey")
    assert "drop_mission:blood_for_blood" in table.offered()


def test_R_missions_a_hunt_goes_on_while_prey_may_come(set_up: SetUp) -> None:
    table = at_work(set_up, "clear_the_lanes", at_sea("havana"), change=without(["pirate_sloop"]))
    assert "mission.lost" not in table.lines
    table = at_work(
        set_up, "clear_the_lanes", at_sea("havana"), change=without(["pirate_sloop", "pirate_frigate"])
    )
    assert table.said("mission.lost", mission="clear_the_lanes", why="prey")


# --- goods ----------------------------------------------------------------------------------------


def test_R_missions_goods_are_asked_for_whatever_is_aboard(set_up: SetUp) -> None:
    table = at_work(set_up, "timber_for_the_walls", in_port("san_juan", cargo=goods("rum", 2))).play("port")
    assert "task:0" in table.offered()
    table.play("task:0")
    assert [option.id for option in table.asked().options] == ["no"]
    assert table.asked().public()["options"] == ["no"]
    table.play("no")
    assert table.kind == "port.activity"
    assert "task:0" in table.offered()


def test_R42_handing_goods_over_is_no_activity_and_may_come_before_selling(set_up: SetUp) -> None:
    seat = in_port("san_juan", cargo=[*goods("wood", 2), *goods("rum", 1)])
    table = at_work(set_up, "timber_for_the_walls", seat).play("port", "task:0", "no")
    assert "sell" in table.offered()
    table.play("task:0", [f"give:{card}" for card in goods("wood", 2)], "choose:fee")
    assert "sell" in table.offered()
    assert completed(table, "timber_for_the_walls")


def test_R_missions_all_the_cards_are_handed_over_at_once_or_none(set_up: SetUp) -> None:
    seat = in_port("san_juan", cargo=goods("wood", 3))
    table = at_work(set_up, "timber_for_the_walls", seat).play("port", "task:0")
    one, two, three = (f"give:{card}" for card in goods("wood", 3))
    assert table.refused([one]) == "mission-goods"
    assert table.refused([one, "no"]) == "mission-goods"
    assert table.refused([one, two, three]) == "too-many"
    table.play([one, three])
    assert table.at("cargo.hold:0") == goods("wood", 1, 2)
    assert sorted(table.lies("cargo.discards", None)) == [goods("wood", 1)[0], goods("wood", 1, 3)[0]]  # type: ignore[arg-type]
    assert table.said("mission.goods", seat=0, cards=[goods("wood", 1)[0], goods("wood", 1, 3)[0]])


def test_as_many_of_one_good_as_a_mission_asks_for_are_one_answer(set_up: SetUp) -> None:
    seat = in_port("bridgetown", cargo=[*goods("textiles", 3), *goods("spices", 1)])
    table = at_work(set_up, "planters_wedding", seat).play("port", "task:0")
    (whole,) = table.asked().possible_bundles()
    assert (whole.say, whole.args) == ("give", {"good": "textiles", "count": 2})
    table.play(list(whole.picks), "choose:fee")
    assert completed(table, "planters_wedding")


def test_R_missions_smuggling_needs_a_success_and_is_tried_once_a_turn(set_up: SetUp) -> None:
    seat = at_sea("nassau", cargo=goods("rum", 2))
    table = at_work(set_up, "rum_for_the_cruisers", seat, force=[("scouting", FAILED)]).play("task:0")
    assert table.said("mission.missed", seat=0, mission="rum_for_the_cruisers")
    assert table.actions == 2
    assert "task:0" not in table.offered()


def test_R_missions_smuggling_is_done_at_sea_in_the_zone_alone(set_up: SetUp) -> None:
    assert "task:0" not in at_work(set_up, "rum_for_the_cruisers", in_port("nassau")).offered()
    assert "task:0" not in at_work(set_up, "rum_for_the_cruisers", at_sea("havana")).offered()


def test_R_missions_a_search_counts_its_successes(set_up: SetUp) -> None:
    table = at_work(set_up, "chart_of_the_crossroads", at_sea("caribbean_sea"), force=[("scouting", WON)])
    table.play("task:0")
    assert table.said("mission.missed", seat=0, mission="chart_of_the_crossroads")


# --- laws -----------------------------------------------------------------------------------------


def test_R_missions_the_laws_know_how_many_there_may_be(set_up: SetUp) -> None:
    table = at_work(set_up, "coast_survey", at_sea("havana"))
    assert broken(table) == []
    one, two, three, *_ = table.game.places.at("mission.bag")
    table.game.move([one], "mission.bag", "mission.held:0")
    assert "seat 0 holds 2 missions and has the tasks of 1" in broken(table)
    table.game.move([two, three], "mission.bag", "mission.at:havana")
    assert any("missions are open" in law for law in broken(table))


# --- battles --------------------------------------------------------------------------------------


def battle(set_up: SetUp, mission: str, aggressor: int) -> TestTable:
    """A battle between the holder of a mission and another captain begins."""
    change = at_battle(aggressor, 1 - aggressor)
    return set_up({**at_sea("havana"), "mission": mission}, at_sea("havana"), change=change)


def test_R_missions_a_battle_begun_loses_a_peaceful_mission_being_attacked_does_not(set_up: SetUp) -> None:
    assert battle(set_up, "silver_escort", 0).said(
        "mission.lost", seat=0, mission="silver_escort", why="peace"
    )
    assert "mission.lost" not in battle(set_up, "silver_escort", 1).lines
