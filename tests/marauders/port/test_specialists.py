"""Specialists: hired in port from the hand, one of each type, with what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.port.specialists import employable
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, raid_card

Roll = tuple[str, list[int]]

FREE = ["carpenter", "purser"]
"""Specialists hired for gold alone, anywhere."""


def ashore(
    set_up: SetUp, zone: str, *cards: str, roll: tuple[str, list[int]] | None = None, **more: Any
) -> TestTable:
    """A captain in a port action, with these glory cards in hand."""
    seat = in_port(zone, glory_cards=list(cards), **more)
    return set_up(seat, force=[roll] if roll else []).play("port")


def hires(table: TestTable) -> list[str]:
    """The specialists on offer, by card."""
    return [option.partition(":")[2].partition(".")[0] for option in table.offered() if "hire:" in option]


def employing(set_up: SetUp, seat: dict[str, Any], *cards: str, **more: Any) -> TestTable:
    """A captain in whose service these specialists are."""
    return set_up({**seat, "specialists": list(cards)}, **more)


# --- hiring ---------------------------------------------------------------------------------------


def test_R_specialists_one_in_hand_is_hired_in_a_port_action_and_lies_face_up(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "purser.1").play("hire:purser.1")
    assert table.lies("specialist.aboard:0", None) == ["purser.1"]
    assert table.at("glory.hand:0") == []
    assert table.captain().gold == 7
    assert table.said("specialist.hired", seat=0, card="purser.1", gold=3)
    assert table.kind == "port.activity"


def test_R_specialists_any_number_of_different_types(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", *FREE, roll=None).play("hire:carpenter.1", "hire:purser.1")
    assert table.at("specialist.aboard:0") == ["carpenter.1", "purser.1"]


def test_R_specialists_one_of_each_type(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "purser.1", "purser.2").play("hire:purser.1")
    assert hires(table) == []
    assert "purser" not in employable(table.game, 0)
    assert "carpenter" in employable(table.game, 0)
    assert len(employable(table.game, 1)) == 8


def test_R_specialists_cost_gold_that_he_needs(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "purser.1", gold=2)
    assert table.refused("hire:purser.1") == "not-enough-gold"


def test_R_specialists_at_home_the_stash_pays_too(set_up: SetUp) -> None:
    table = ashore(set_up, "nassau", "purser.1", gold=1, stash=4).play("hire:purser.1")
    assert (table.captain().gold, table.seat().stash) == (0, 2)


def test_R_specialists_are_nobody_elses_business_before(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "purser.1", "lookout.1")
    option = table.asked().option("hire:purser.1")
    assert option is not None
    assert option.secret
    assert not [known for known in table.asked().public()["options"] if "hire" in known]


def test_R30_who_declines_is_not_shown_and_is_asked_once_in_a_port_action(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "lookout.1", roll=("influence", [1, 2])).play("hire:lookout.1")
    assert table.in_order("specialist.sought", "rolled", "specialist.declined")
    assert table.log("specialist.sought") == [{"seat": 0}]
    assert table.log("specialist.sought", 0) == [{"seat": 0, "card": "lookout.1"}]
    assert (table.at("glory.hand:0"), hires(table)) == (["lookout.1"], [])
    assert "lookout" not in str(table.view(1))


def test_R30_gold_is_paid_when_the_roll_succeeds(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "sailing_master.1", roll=("influence", [1, 1])).play(
        "hire:sailing_master.1"
    )
    assert table.captain().gold == 10
    table = ashore(set_up, "havana", "sailing_master.1", roll=("influence", [1, 5])).play(
        "hire:sailing_master.1"
    )
    assert (table.captain().gold, table.at("specialist.aboard:0")) == (8, ["sailing_master.1"])


def test_R_specialists_are_tried_again_in_the_next_port_action(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "lookout.1", roll=("influence", [1, 2])).play(
        "hire:lookout.1", "done", "end"
    )
    table.play("end", "port")
    assert hires(table) == ["lookout"]


@pytest.mark.parametrize(
    ("card", "zones", "nowhere"),
    [
        ("gunner_captain", ["nassau", "curacao"], ["havana", "tortuga"]),
        ("master_gunner", ["havana", "tortuga"], ["nassau", "curacao"]),
        ("surgeon", ["tortuga", "curacao"], ["nassau", "havana"]),
        ("carpenter", ["nassau", "havana", "tortuga", "curacao"], []),
    ],
)
def test_R_specialists_are_hired_in_ports_of_the_nations_on_their_cards(
    set_up: SetUp, card: str, zones: list[str], nowhere: list[str]
) -> None:
    assert all(hires(ashore(set_up, zone, card)) == [card] for zone in zones)
    assert all(hires(ashore(set_up, zone, card)) == [] for zone in nowhere)


def test_R_specialists_the_ports_nation_is_the_one_it_has_now(set_up: SetUp) -> None:
    seat = in_port("bridgetown", glory_cards=["surgeon"])
    assert hires(set_up(seat, port_nations={"bridgetown": "french"}).play("port")) == ["surgeon"]


# --- what they can do -----------------------------------------------------------------------------


def test_C_carpenter_five_gold_and_a_point_repaired_at_sea(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "carpenter").play("hire:carpenter.1")
    assert table.captain().gold == 5
    table = employing(set_up, at_sea("havana", ship={"kind": "sloop", "hull": 1}), "carpenter")
    table.play("repair_at_sea", "repair:hull")
    assert (table.ship().hull, table.actions) == (2, 3)
    assert "repair_at_sea" not in table.offered()


def test_C_gunner_captain_hired_with_leadership(set_up: SetUp) -> None:
    table = ashore(set_up, "nassau", "gunner_captain", roll=("leadership", [6, 1])).play(
        "hire:gunner_captain.1"
    )
    assert table.at("specialist.aboard:0") == ["gunner_captain.1"]
    assert [ability.handler for ability in box().glory_card("gunner_captain.1").abilities] == [
        "reroll_location"
    ]


def test_C_master_gunner_hired_for_four_gold(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "master_gunner").play("hire:master_gunner.1")
    assert (table.at("specialist.aboard:0"), table.captain().gold) == (["master_gunner.1"], 6)
    assert [ability.handler for ability in box().glory_card("master_gunner.1").abilities] == ["loser_shoots"]


def test_C_surgeon_crew_lost_comes_back_after_a_raid_and_a_fever(set_up: SetUp) -> None:
    crew = [raid_card("crew"), raid_card("crew", but=[raid_card("crew")])]
    force = [
        ("scouting", [5, 1]),
        ("raid", [*crew, raid_card("escape")]),
        ("seamanship", [1, 1]),
    ]
    seat = at_sea("caribbean_sea", ship="galleon")
    table = employing(set_up, seat, "surgeon", zones={"caribbean_sea": {"merchant": "dutch"}}, force=force)
    table.play("scout:merchant", "raid:dutch", [])
    assert table.said("crew.regained", seat=0, count=1, crew=3)
    sick = in_port("havana", ship="galleon")
    table = employing(set_up, sick, "surgeon", events=["yellow_fever"], force=[("leadership", [1, 1])])
    assert table.said("crew.regained", seat=0, count=1, crew=3)


def test_C_lookout_one_scouting_die_more(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "lookout", roll=("influence", [6, 1])).play("hire:lookout.1")
    assert table.at("specialist.aboard:0") == ["lookout.1"]
    table = employing(set_up, at_sea("havana"), "lookout", force=[("scouting", [1, 1, 1])]).play(
        "scout:merchant"
    )
    assert table.log("rolled")[0]["because"] == ["ability:extra_dice"]


def test_C_master_at_arms_one_leadership_die_more_to_recruit(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "master_at_arms", roll=("leadership", [6, 1])).play(
        "hire:master_at_arms.1"
    )
    assert table.at("specialist.aboard:0") == ["master_at_arms.1"]
    seat = in_port("havana", ship={"kind": "sloop", "crew": 1})
    table = employing(set_up, seat, "master_at_arms", force=[("leadership", [1, 1, 5])]).play(
        "port", "recruit"
    )
    assert table.ship().crew == 2
    when = box().glory_card("master_at_arms.1").abilities[0].params["when"]
    assert when == ("crew_combat", "recruit")


def test_C_purser_one_card_more_on_offer_but_not_where_he_bought_last_turn(set_up: SetUp) -> None:
    table = employing(set_up, in_port("havana"), "purser").play("port", "buy")
    assert len(table.at("cargo.offer:0")) == 7
    table = employing(set_up, in_port("havana", bought_at="havana"), "purser").play("port", "buy")
    assert len(table.at("cargo.offer:0")) == 3


def test_C_sailing_master_two_gold_and_influence_for_a_die_in_storms(set_up: SetUp) -> None:
    table = ashore(set_up, "havana", "sailing_master", roll=("influence", [6, 1])).play(
        "hire:sailing_master.1"
    )
    assert (table.at("specialist.aboard:0"), table.captain().gold) == (["sailing_master.1"], 8)
    storm = {"events": ["storm_greater_antilles"], "force": [("seamanship", [5, 5, 5])]}
    table = employing(set_up, at_sea("havana"), "sailing_master", **storm)
    assert "storm.weathered" in table.lines
    reef = at_sea("bridgetown", ship="frigate")
    table = employing(set_up, reef, "sailing_master", force=[("seamanship", [1, 1, 5])]).play("move:port")
    assert table.ship().hull == 3


def test_C_lookout_one_scouting_die_more_for_a_mission_too(set_up: SetUp) -> None:
    seat = at_sea("caribbean_sea", mission="chart_of_the_crossroads")
    table = employing(set_up, seat, "lookout.1", force=[("scouting", [1, 5, 6])]).play("task:0")
    assert table.said("mission.completed", seat=0, mission="chart_of_the_crossroads")
