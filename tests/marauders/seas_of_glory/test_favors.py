"""Favors: how they are gained, what is asked, what is lost (Seas of Glory: Favors)."""

from __future__ import annotations

from tests.marauders.seas_of_glory.patrons import MODULES, favored, left
from tests.marauders.table import SetUp, TestTable, at_sea, in_port

# --- gaining ----------------------------------------------------------------------------------------


def test_S_favors_all_begin_with_none(set_up: SetUp) -> None:
    table = set_up(at_sea("nassau"), modules=MODULES)
    assert [board["favors"] for board in table.view(None)["ext"]["favors"]["seats"]] == [0, 0]


def test_S_favors_they_are_bought_for_2_gold_each_at_the_end_of_a_port_action(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=9), modules=MODULES)
    table.play("port", "favors")
    assert table.kind == "favors.buy"
    table.play("3")
    assert (left(table), table.captain().gold) == (3, 3)
    assert table.kind == "turn.action"
    assert table.said("favors.bought", seat=0, count=3, gold=6, now=3)


def test_S_favors_never_more_than_5(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau", gold=20), favors=4).play("port", "favors")
    assert table.refused("2") == "not-in-range"
    table.play("1")
    table = favored(set_up, in_port("nassau", gold=20), favors=5).play("port")
    assert "favors" not in table.offered()


def test_S_favors_what_cannot_be_paid_is_refused(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=1), modules=MODULES).play("port")
    assert table.refused("favors") == "not-enough-gold"
    table = set_up(in_port("nassau", gold=3), modules=MODULES).play("port", "favors")
    assert table.refused("2") == "not-enough-gold"


def test_S_favors_one_for_taking_a_mission(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    table = set_up(in_port("nassau", gold=9), modules=MODULES, zones=zones)
    table.play("port", "claim:surgeons_trunk")
    assert left(table) == 1


def test_S_favors_one_for_completing_a_mission(set_up: SetUp) -> None:
    seat = in_port("trinidad", mission="surgeons_trunk")
    table = set_up(seat, modules=MODULES).play("port")
    assert table.said("mission.completed", seat=0)
    table.play(table.offered()[0])
    assert table.said("favors.gained", seat=0, now=1)
    assert left(table) == 1


def test_S_favors_a_mission_brings_none_to_who_has_5(set_up: SetUp) -> None:
    zones = {"nassau": {"missions": ["surgeons_trunk"]}}
    table = favored(set_up, in_port("nassau"), favors=5, zones=zones).play("port", "claim:surgeons_trunk")
    assert left(table) == 5
    assert table.log("favors.gained") == []


def test_S_favors_bounties_and_war_do_not_hinder(set_up: SetUp) -> None:
    seat = in_port("havana", gold=9, bounties={"spanish": 2})
    table = set_up(seat, modules=MODULES, at_war=["english", "spanish"]).play("port", "favors", "1")
    assert left(table) == 1


# --- who is asked, what is lost ---------------------------------------------------------------------


def test_S_favors_without_favors_nobody_is_asked(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau"), favors=0, force=[("influence", [1, 2])]).play("port", "rumor")
    assert table.kind == "port.activity"


def test_S_favors_put_away_nobody_is_asked_until_his_next_turn(set_up: SetUp) -> None:
    rolls = [("influence", [1, 2]), ("leadership", [1, 1]), ("influence", [1, 2])]
    seat = in_port("nassau", ship={"kind": "sloop", "crew": 1})
    table = favored(set_up, seat, force=rolls, decks={"event": ["peace"]})
    table.play("port", "rumor", "rest", "recruit")
    assert table.kind == "crew.hire"
    table.play("0", "done", "end", "end")
    table.play("port", "rumor")
    assert table.kind == "favor.roll"


def dying(set_up: SetUp, *cards: str) -> TestTable:
    """A storm is about to sink seat 0, which has 3 Favors."""
    seat = at_sea("havana", ship={"kind": "sloop", "hull": 1, "cargo": 0}, glory_cards=list(cards))
    rolls = [("seamanship", [1, 1]), ("location", [1, 1, 1])]
    return favored(set_up, seat, events=["storm_greater_antilles"], force=rolls, favors=3).play("keep")


def test_G_S1_a_dead_captains_favors_are_lost(set_up: SetUp) -> None:
    table = dying(set_up)
    assert table.seat().captain is None
    assert left(table) == 0
    assert table.said("favors.lost", seat=0, favors=3)


def test_S_favors_survivor_keeps_them(set_up: SetUp) -> None:
    table = dying(set_up, "survivor_with_favors").play("card:survivor_with_favors")
    assert table.seat().captain is None
    assert left(table) == 3
    assert table.log("favors.lost") == []


def test_G_M21_who_retires_gives_them_up(set_up: SetUp) -> None:
    table = favored(set_up, in_port("nassau")).play("retire")
    assert left(table) == 0


def test_S_favors_survivor_keeps_them_for_who_retires(set_up: SetUp) -> None:
    seat = in_port("nassau", glory_cards=["survivor_with_favors"])
    table = favored(set_up, seat, favors=3).play("retire", "card:survivor_with_favors")
    assert table.seat().captain is None
    assert left(table) == 3
    assert table.log("favors.lost") == []
