"""Claim a Mission: what it asks for, the roll, what it costs, and the missions that wait."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from engine.marauders.state import MissionHeld
from tests.marauders.missions import FAILED, QUIET, WON, earned
from tests.marauders.quests.made_up import instead
from tests.marauders.table import Force, SetUp, TestTable, in_port


def claiming(set_up: SetUp, waits: str, *, force: Force = (), **seat: Any) -> TestTable:
    """A captain in a port action where this mission and another wait."""
    zone = box().missions[waits].zone
    other = next(card.id for card in box().missions.values() if card.zone != zone)
    zones = {zone: {"missions": [waits]}, box().missions[other].zone: {"missions": [other]}}
    table = set_up(in_port(zone, **seat), zones=zones, force=force)
    return table.play("port")


def open_missions(table: TestTable) -> list[str]:
    """The missions waiting on the board."""
    held = table.game.places.held
    return [piece for place in held if place.startswith("mission.at:") for piece in held[place]]


# --- claiming -------------------------------------------------------------------------------------


def test_R_claim_a_mission_lies_face_up_on_the_player_board_and_a_new_one_is_placed(set_up: SetUp) -> None:
    table = claiming(set_up, "surgeons_trunk", force=[("mission", ["bishops_ransom"])])
    table.play("claim:surgeons_trunk")
    assert table.lies("mission.held:0", None) == table.lies("mission.held:0", 1) == ["surgeons_trunk"]
    assert table.lies("mission.at:havana", None) == ["bishops_ransom"]
    assert len(open_missions(table)) == 2
    assert table.said("mission.claimed", seat=0, mission="surgeons_trunk")


def test_R_claim_only_at_the_location_of_the_mission(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), zones={"nassau": {"missions": ["surgeons_trunk"]}}).play("port")
    assert not any(id.startswith("claim") for id in table.offered())


def test_R_claim_a_failed_roll_leaves_the_mission_where_it_is(set_up: SetUp) -> None:
    table = claiming(set_up, "bishops_ransom", force=[("influence", FAILED)]).play("claim:bishops_ransom")
    assert table.at("mission.at:havana") == ["bishops_ransom"]
    assert table.at("mission.held:0") == []
    assert table.said("mission.refused", seat=0, mission="bishops_ransom")


def test_R_claim_gold_that_is_gone_by_then_leaves_the_mission_where_it_is(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    mission = box().missions["bishops_ransom"]
    dearer = mission.claim.model_copy(update={"gold": 3})
    instead(monkeypatch, mission.model_copy(update={"claim": dearer}))
    seat, zones = in_port("havana", gold=3, favors=1), {"havana": {"missions": ["bishops_ransom"]}}
    force = [("influence", FAILED), ("influence", WON)]
    table = set_up(seat, zones=zones, modules=("favors",), force=force)
    table.play("port", "claim:bishops_ransom")
    table.captain().gold = 2
    table.play("spend")
    assert table.said("mission.refused", seat=0, mission="bishops_ransom")
    assert (table.at("mission.held:0"), table.captain().gold) == ([], 2)


def test_R_claim_a_failed_roll_may_be_tried_again_in_the_next_turn(set_up: SetUp) -> None:
    force = [("influence", FAILED), QUIET, ("influence", WON), ("mission", ["blood_for_blood"])]
    table = claiming(set_up, "bishops_ransom", force=force).play("claim:bishops_ransom")
    assert "claim:bishops_ransom" not in table.offered()
    table.play("done", "end", "end", "port", "claim:bishops_ransom")
    assert table.at("mission.held:0") == ["bishops_ransom"]


def test_R_claim_after_a_failed_one_no_other_mission_of_the_port_in_a_second_port_action(
    set_up: SetUp,
) -> None:
    zones = {"havana": {"missions": ["bishops_ransom", "dead_or_alive"]}}
    seat = in_port("havana", glory_cards=["governors_ball"])
    table = set_up(seat, zones=zones, force=[("influence", FAILED)]).play("port")
    assert {"claim:bishops_ransom", "claim:dead_or_alive"} <= set(table.offered())
    table.play("claim:bishops_ransom", "done")
    table.play(next(id for id in table.offered() if id.startswith("card:governors_ball")), "port")
    assert not any(id.startswith("claim") for id in table.offered())


def test_G_C8_only_one_claim_activity_a_port_action(set_up: SetUp) -> None:
    zones = {"tortuga": {"missions": ["blood_for_blood", "chart_of_the_crossroads"]}}
    wanted = in_port("tortuga", bounties={"dutch": 1})
    table = set_up(wanted, zones=zones, force=[("mission", ["bishops_ransom"])]).play("port")
    assert {"claim:blood_for_blood", "claim:chart_of_the_crossroads"} <= set(table.offered())
    table.play("claim:blood_for_blood")
    assert not any(id.startswith("claim") for id in table.offered())


def test_G_C8_two_missions_may_lie_in_one_port(set_up: SetUp) -> None:
    zones = {"havana": {"missions": ["dead_or_alive"]}, "nassau": {"missions": ["surgeons_trunk"]}}
    table = set_up(in_port("nassau"), zones=zones, force=[("mission", ["bishops_ransom"])])
    table.play("port", "claim:surgeons_trunk")
    assert table.at("mission.at:havana") == ["dead_or_alive", "bishops_ransom"]


def test_R_claim_one_at_a_time_the_old_one_is_discarded_on_claiming(set_up: SetUp) -> None:
    force = [("mission", ["bishops_ransom"])]
    table = claiming(set_up, "surgeons_trunk", mission="coast_survey", force=force)
    table.captain().missions[0].tasks = [["curacao"]]
    table.play("claim:surgeons_trunk")
    assert table.at("mission.held:0") == ["surgeons_trunk"]
    assert table.at("mission.discards") == ["coast_survey"]
    assert table.said("mission.dropped", seat=0, mission="coast_survey")
    assert table.captain().missions == [MissionHeld("surgeons_trunk", [[]])]


def test_R_claim_a_failed_roll_costs_not_the_old_mission(set_up: SetUp) -> None:
    table = claiming(set_up, "bishops_ransom", mission="coast_survey", force=[("influence", FAILED)])
    table.play("claim:bishops_ransom")
    assert table.at("mission.held:0") == ["coast_survey"]


def test_G_C9_with_no_mission_left_the_claimed_one_is_not_replaced(set_up: SetUp) -> None:
    def few(beginning: Beginning) -> None:
        beginning.places["mission.drawn"] = beginning.places.pop("mission.bag")

    zones = {"nassau": {"missions": ["surgeons_trunk"]}, "havana": {"missions": ["bishops_ransom"]}}
    table = set_up(in_port("nassau"), zones=zones, change=few).play("port", "claim:surgeons_trunk")
    assert open_missions(table) == ["bishops_ransom"]
    assert table.kind == "port.activity"


@pytest.mark.parametrize(
    ("mission", "fits", "not_so"),
    [
        ("clear_the_lanes", {}, {"bounties": {"dutch": 1}}),
        ("blood_for_blood", {"bounties": {"dutch": 1}}, {}),
        ("tithe_chests", {"bounties": {"dutch": 1}}, {"bounties": {"spanish": 1}}),
        ("silver_escort", {"ship": "frigate"}, {"ship": {"kind": "frigate", "cannons": 1}}),
        ("road_to_el_dorado", {"ship": "frigate"}, {"ship": {"kind": "frigate", "crew": 1}}),
    ],
)
def test_R_claim_requirements_are_what_the_captain_must_be(
    set_up: SetUp, mission: str, fits: dict[str, Any], not_so: dict[str, Any]
) -> None:
    assert f"claim:{mission}" in claiming(set_up, mission, **fits).offered()
    assert f"claim:{mission}" not in claiming(set_up, mission, **not_so).offered()


def test_R_claim_a_mission_of_certain_ships(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    card = box().mission_card("surgeons_trunk")
    claim = card.claim.model_copy(update={"ships": ("galleon",)})
    other = card.model_copy(update={"claim": claim})
    instead(monkeypatch, other)
    assert "claim:surgeons_trunk" not in claiming(set_up, "surgeons_trunk").offered()
    assert "claim:surgeons_trunk" in claiming(set_up, "surgeons_trunk", ship="galleon").offered()


def test_R_claim_gold_is_paid_and_who_has_not_enough_is_offered_it_all_the_same(set_up: SetUp) -> None:
    table = claiming(set_up, "the_silver_bank", gold=2)
    assert table.refused("claim:the_silver_bank") == "not-enough-gold"
    assert table.at("mission.at:old_providence") == ["the_silver_bank"]
    table = claiming(set_up, "the_silver_bank", gold=4, force=[("mission", ["bishops_ransom"])])
    table.play("claim:the_silver_bank")
    assert table.captain().gold == 1
    assert table.said("mission.claimed", mission="the_silver_bank", gold=3)


def test_R40_gold_for_a_claim_is_paid_only_when_its_roll_succeeds(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = box().mission_card("bishops_ransom")
    other = card.model_copy(update={"claim": card.claim.model_copy(update={"gold": 3})})
    instead(monkeypatch, other)
    table = claiming(set_up, "bishops_ransom", force=[("influence", FAILED)])
    table.play("claim:bishops_ransom")
    assert earned(table) == 0
