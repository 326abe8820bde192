"""Every mission card of peaceful work, as its text says: carrying, goods, searching, paying."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from data.content.verbs.tasks import Carry
from engine.kernel import Beginning
from engine.marauders.terms.ships import Hold
from tests.marauders.missions import QUIET, WON, at_work, completed, earned
from tests.marauders.quests.claimed import claimed
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def carried_home(set_up: SetUp, mission: str, **more: Any) -> TestTable:
    """A port action where a mission's load is to go."""
    (task,) = box().mission_card(mission).tasks
    assert isinstance(task, Carry)
    return at_work(set_up, mission, in_port(task.to), **more).play("port")


def test_C_the_queens_nephew_carried_to_havana(set_up: SetUp) -> None:
    claimed(set_up, "the_queens_nephew", skill="influence")
    table = carried_home(set_up, "the_queens_nephew")
    assert completed(table, "the_queens_nephew")
    assert earned(table) == 22


def test_C_surgeons_trunk_brings_a_surgeon_and_gold(set_up: SetUp) -> None:
    claimed(set_up, "surgeons_trunk")
    table = carried_home(set_up, "surgeons_trunk")
    assert completed(table, "surgeons_trunk")
    assert earned(table) == 10
    (surgeon,) = table.at("specialist.aboard:0")
    assert box().glory_card(surgeon).specialist == "surgeon"


def test_C_governors_portrait_takes_no_room_and_brings_a_glory_card_more(set_up: SetUp) -> None:
    claimed(set_up, "governors_portrait", skill="influence")
    table = carried_home(set_up, "governors_portrait")
    assert completed(table, "governors_portrait")
    assert earned(table) == 14
    assert len(table.at("glory.hand:0")) == 2
    assert table.game.terms(Hold(0, 3)).places == 3


def test_C_tithe_chests_two_places_in_peace(set_up: SetUp) -> None:
    claimed(set_up, "tithe_chests")
    assert at_work(set_up, "tithe_chests", in_port("havana")).game.terms(Hold(0, 3)).places == 1
    table = carried_home(set_up, "tithe_chests")
    assert completed(table, "tithe_chests")
    assert earned(table) == 18


def delivered(
    set_up: SetUp, mission: str, zone: str, cargo: list[str], given: list[str], **seat: Any
) -> TestTable:
    """A port action in which these cards are handed over."""
    table = at_work(set_up, mission, in_port(zone, cargo=cargo, **seat)).play("port", "task:0")
    table.play([f"give:{card}" for card in given])
    assert not set(given) & set(table.at("cargo.hold:0"))
    return table


def test_C_planters_wedding_two_cards_of_spices_or_textiles(set_up: SetUp) -> None:
    feast = [*goods("spices", 1), *goods("textiles", 1)]
    table = delivered(set_up, "planters_wedding", "bridgetown", [*feast, *goods("rum", 1)], feast)
    table.play("choose:fee")
    assert completed(table, "planters_wedding")
    assert earned(table) == 16


def test_C_planters_wedding_who_stays_for_the_feast_hears_two_rumors(set_up: SetUp) -> None:
    feast, ship = goods("spices", 2), {"kind": "sloop", "crew": 1}
    table = delivered(set_up, "planters_wedding", "bridgetown", feast, feast, ship=ship).play("choose:feast")
    table.play(table.offered()[0])
    assert completed(table, "planters_wedding")
    assert earned(table) == 6
    assert table.ship().crew == box().ships["sloop"].crew
    assert len(table.at("rumor.held:0")) == 1


def test_C_planters_wedding_goods_at_hand_are_delivered_in_the_port_action_that_claims_it(
    set_up: SetUp,
) -> None:
    feast = goods("spices", 2)
    table = claimed(set_up, "planters_wedding", cargo=feast)
    table.play("task:0", [f"give:{card}" for card in feast], "choose:fee")
    assert completed(table, "planters_wedding")


def test_C_timber_for_the_walls_two_cards_of_wood(set_up: SetUp) -> None:
    claimed(set_up, "timber_for_the_walls")
    table = delivered(set_up, "timber_for_the_walls", "san_juan", goods("wood", 2), goods("wood", 2))
    table.play("choose:fee")
    assert completed(table, "timber_for_the_walls")
    assert earned(table) == 18


def test_C_timber_for_the_walls_taken_in_the_yard(set_up: SetUp) -> None:
    wreck = {"kind": "flute", "hull": 1, "masts": 1, "cannons": 0}
    seat = in_port("san_juan", cargo=goods("wood", 2), ship=wreck)
    zones = {"san_juan": {"mod": "none"}, "havana": {"mod": "chasers"}}
    table = at_work(set_up, "timber_for_the_walls", seat, zones=zones).play("port", "task:0")
    table.play([f"give:{card}" for card in goods("wood", 2)], "choose:yard")
    assert completed(table, "timber_for_the_walls")
    assert earned(table) == 0
    assert table.at("mod.ship:0") == ["chasers.1"]
    assert (table.ship().hull, table.ship().masts, table.ship().cannons) == (3, 3, 1)


def test_C_bread_for_the_garrison_brings_a_purser_or_carpenter(set_up: SetUp) -> None:
    claimed(set_up, "bread_for_the_garrison", skill="influence")
    table = delivered(set_up, "bread_for_the_garrison", "curacao", goods("food", 2), goods("food", 2))
    assert set(table.offered()) == {"specialist:purser", "specialist:carpenter"}
    table.play("specialist:carpenter")
    assert completed(table, "bread_for_the_garrison")
    assert earned(table) == 14


def test_C_cocoa_for_the_cardinal_clears_french_bounties(set_up: SetUp) -> None:
    claimed(set_up, "cocoa_for_the_cardinal")
    wanted = {"french": 4, "dutch": 1}
    table = delivered(
        set_up,
        "cocoa_for_the_cardinal",
        "petite_goave",
        goods("cocoa", 2),
        goods("cocoa", 2),
        bounties=wanted,
    )
    table.play("drop:french:3")
    assert completed(table, "cocoa_for_the_cardinal")
    assert earned(table) == 14
    assert table.captain().bounties == {"french": 1, "dutch": 1}


def test_C_rum_for_the_cruisers_smuggled_off_nassau_for_weapons(set_up: SetUp) -> None:
    claimed(set_up, "rum_for_the_cruisers")
    seat = at_sea("nassau", cargo=goods("rum", 2))
    table = at_work(set_up, "rum_for_the_cruisers", seat, force=[("scouting", WON)]).play("task:0")
    assert table.actions == 2
    table.play([f"give:{card}" for card in goods("rum", 2)])
    assert completed(table, "rum_for_the_cruisers")
    assert earned(table) == 11
    assert len(table.at("weapon.ship:0")) == 3


def test_C_smugglers_lantern_three_cards_of_sugar_or_tobacco_off_caracas(set_up: SetUp) -> None:
    claimed(set_up, "smugglers_lantern", skill="scouting")
    load = [*goods("sugar", 2), *goods("tobacco", 1)]
    seat = at_sea("caracas", cargo=load, ship="frigate")
    table = at_work(set_up, "smugglers_lantern", seat, force=[("scouting", WON)]).play("task:0")
    table.play([f"give:{card}" for card in load])
    assert completed(table, "smugglers_lantern")
    assert earned(table) == 22


def test_C_coast_survey_four_zones_in_any_order(set_up: SetUp) -> None:
    claimed(set_up, "coast_survey", skill="scouting")
    table = at_work(set_up, "coast_survey", in_port("curacao"), force=[QUIET])
    table.play("move:sea", "move:caracas", "move:trinidad")
    assert [line["done"] for line in table.log("mission.advanced")] == [1, 2, 3]
    table.play("end", "move:caracas", "move:curacao")
    assert len(table.log("mission.advanced")) == 3
    assert "mission.completed" not in table.lines
    table.play("move:cartagena")
    assert completed(table, "coast_survey")
    assert earned(table) == 15


def test_C_silver_escort_four_zones_in_peace(set_up: SetUp) -> None:
    claimed(set_up, "silver_escort", ship="frigate")

    def nearly(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        assert captain is not None
        captain.missions[0].tasks = [["havana", "san_juan", "tortuga"]]

    table = at_work(set_up, "silver_escort", in_port("santo_domingo"), change=nearly).play("move:sea")
    assert completed(table, "silver_escort")
    assert earned(table) == 18


def test_C_chart_of_the_crossroads_two_successes_of_scouting(set_up: SetUp) -> None:
    claimed(set_up, "chart_of_the_crossroads")
    seat = at_sea("caribbean_sea")
    table = at_work(set_up, "chart_of_the_crossroads", seat, force=[("scouting", [5, 6])]).play("task:0")
    assert completed(table, "chart_of_the_crossroads")
    assert (earned(table), table.actions) == (16, 2)


def test_C_the_silver_bank_two_successes_of_seamanship(set_up: SetUp) -> None:
    claimed(set_up, "the_silver_bank")
    force = [("seamanship", [5, 6])]
    table = at_work(set_up, "the_silver_bank", at_sea("santo_domingo"), force=force).play("task:0")
    assert completed(table, "the_silver_bank")
    assert earned(table) == 22


def test_C_road_to_el_dorado_food_and_a_search(set_up: SetUp) -> None:
    claimed(set_up, "road_to_el_dorado", ship="frigate")
    seat = in_port("caracas", cargo=goods("food", 1))
    table = at_work(set_up, "road_to_el_dorado", seat, force=[QUIET, ("scouting", WON)])
    table.play("port", "task:0", "give:food_1", "done", "move:sea", "move:trinidad")
    table.play("end", "task:1")
    assert completed(table, "road_to_el_dorado")
    assert earned(table) == 18


def test_C_watch_on_the_crossroads_two_turns_begun_there(set_up: SetUp) -> None:
    claimed(set_up, "watch_on_the_crossroads")
    seat = at_sea("caribbean_sea", ship={"kind": "sloop", "crew": 1})
    table = at_work(set_up, "watch_on_the_crossroads", seat, force=[QUIET])
    assert table.said("mission.advanced", done=1, parts=2)
    table.play("end", "end", "choose:pay")
    assert completed(table, "watch_on_the_crossroads")
    assert earned(table) == 12
    assert table.ship().crew == box().ships["sloop"].crew


def test_C_watch_on_the_crossroads_what_was_seen_is_kept(set_up: SetUp) -> None:
    table = at_work(set_up, "watch_on_the_crossroads", at_sea("caribbean_sea"), force=[QUIET])
    table.play("end", "end", "choose:news")
    assert completed(table, "watch_on_the_crossroads")
    assert earned(table) == 0
    assert len(table.at("glory.hand:0")) == 1 + 2, "every mission brings one besides"


def test_C_watch_on_the_crossroads_not_in_a_row_and_not_elsewhere(set_up: SetUp) -> None:
    table = at_work(set_up, "watch_on_the_crossroads", at_sea("havana"), force=[QUIET])
    assert "mission.advanced" not in table.lines
    table.play("end", "end")
    assert "mission.advanced" not in table.lines
    there = at_work(set_up, "watch_on_the_crossroads", at_sea("caribbean_sea"))
    assert there.said("mission.advanced", seat=0, done=1)


def test_C_bishops_ransom_paid_in_cartagena(set_up: SetUp) -> None:
    claimed(set_up, "bishops_ransom", skill="influence")
    table = at_work(set_up, "bishops_ransom", in_port("cartagena", gold=7)).play("port")
    assert table.refused("task:0") == "not-enough-gold"
    table = at_work(set_up, "bishops_ransom", in_port("cartagena")).play("port", "task:0")
    assert table.said("mission.paid", seat=0, gold=8)
    assert completed(table, "bishops_ransom")
    assert earned(table) == 22 - 8


def test_C_bishops_ransom_the_stash_may_pay_at_home(set_up: SetUp) -> None:
    seat = in_port("cartagena", gold=0, stash=8, captain=skilled(home="cartagena", nation="spanish"))
    table = at_work(set_up, "bishops_ransom", seat).play("port", "task:0")
    assert completed(table, "bishops_ransom")
    assert table.seat().stash == 0
