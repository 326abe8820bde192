"""Every mission card, as its text says: carrying, goods, hunting, raiding, storming."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.content.verbs.tasks import Carry
from engine.kernel import Beginning
from engine.marauders.combat.victory import Defeated
from engine.marauders.terms.ships import Hold
from tests.marauders.missions import QUIET, WON, at_work, completed, earned, raiding
from tests.marauders.table import (
    Force,
    SetUp,
    TestTable,
    at_sea,
    decided,
    goods,
    in_port,
    raid_card,
    skilled,
)

# --- every card -----------------------------------------------------------------------------------


def claimed(set_up: SetUp, mission: str, *, skill: str = "", **seat: Any) -> TestTable:
    """A table at which the mission was claimed, with a roll of `skill`, by one who is what it asks for."""
    spare = "duel_at_sunrise" if mission != "duel_at_sunrise" else "brethren_of_the_coast"
    force: list[Any] = [(skill, WON)] if skill else []
    zone = box().mission_card(mission).zone
    zones = {zone: {"missions": [mission]}}
    table = set_up(in_port(zone, **seat), zones=zones, force=[*force, ("mission", [spare])])
    table.play("port", f"claim:{mission}")
    assert table.at("mission.held:0") == [mission]
    assert bool(skill) == bool(table.log("rolled"))
    return table


def carried_home(set_up: SetUp, mission: str, **more: Any) -> TestTable:
    """A port action where a mission's load is to go."""
    (task,) = box().mission_card(mission).tasks
    assert isinstance(task, Carry)
    return at_work(set_up, mission, in_port(task.to), **more).play("port")


def raided(
    set_up: SetUp,
    mission: str,
    zone: str,
    nation: str,
    plunder: list[int],
    *,
    change: Any = None,
    zones: dict[str, Any] | None = None,
    **seat: Any,
) -> TestTable:
    """A raid that succeeds, with escapes of these plunder values alone, after which no cargo is kept."""
    cards: list[str] = []
    for value in plunder:
        cards.append(raid_card("escape", value, but=cards))
    spare = [raid_card("escape", but=cards)]
    while len(spare) + len(cards) < 3:
        spare.append(raid_card("escape", but=[*cards, *spare]))
    force = [("scouting", WON), ("raid", [*cards, *spare][:3]), ("seamanship", [6] * 4)]
    raider = at_sea(zone, captain=skilled(seamanship=4), **seat)
    board = {zone: {"merchant": nation}, **(zones or {})}
    table = at_work(set_up, mission, raider, force=force, zones=board, change=change)
    table.play("scout:merchant", f"raid:{nation}")
    for card in spare[: 3 - len(cards)]:
        table.play(f"discard:{card}")
    return table.play("stop", [])


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


# --- hunting --------------------------------------------------------------------------------------


def victorious(
    set_up: SetUp, mission: str, *, loser: int = -1, npc: str = "", bounties: int = 0
) -> TestTable:
    """The holder of a mission has just defeated somebody."""

    def won(beginning: Beginning) -> None:
        step = Defeated(seat=0, captain_id=0, loser=loser, npc=npc, bounties_before=bounties)
        beginning.steps.insert(0, step)

    return at_work(set_up, mission, at_sea("havana"), change=won)


@pytest.mark.parametrize("npc", ["pirate_sloop", "pirate_frigate"])
def test_C_clear_the_lanes_a_pirate_defeated(set_up: SetUp, npc: str) -> None:
    claimed(set_up, "clear_the_lanes")
    table = victorious(set_up, "clear_the_lanes", npc=npc)
    assert completed(table, "clear_the_lanes")
    assert earned(table) == 20
    assert len(table.at("glory.hand:0")) == 2
    assert "mission.completed" not in victorious(set_up, "clear_the_lanes", npc="dutch").lines
    assert "mission.completed" not in victorious(set_up, "clear_the_lanes", loser=1, bounties=3).lines


def test_C_blood_for_blood_the_spanish_navy_defeated(set_up: SetUp) -> None:
    claimed(set_up, "blood_for_blood", bounties={"english": 1})
    table = victorious(set_up, "blood_for_blood", npc="spanish")
    assert completed(table, "blood_for_blood")
    assert earned(table) == 25
    assert table.ship().crew == 2
    assert "mission.completed" not in victorious(set_up, "blood_for_blood", npc="french").lines


def test_C_dead_or_alive_a_captain_wanted_when_the_battle_began(set_up: SetUp) -> None:
    claimed(set_up, "dead_or_alive")
    table = victorious(set_up, "dead_or_alive", loser=1, bounties=1)
    assert completed(table, "dead_or_alive")
    assert earned(table) == 25
    assert "mission.completed" not in victorious(set_up, "dead_or_alive", loser=1).lines
    assert "mission.completed" not in victorious(set_up, "dead_or_alive", npc="pirate_sloop").lines


def test_R_missions_a_hunt_ends_with_the_battle_that_is_won(set_up: SetUp) -> None:
    change = decided("sunk", 0, "pirate_vane", hull=0)
    table = at_work(set_up, "clear_the_lanes", at_sea("havana"), change=change)
    assert [line["why"] for line in table.log("glory.gained")] == ["defeat", "mission"]
    assert completed(table, "clear_the_lanes", glory=2)


@pytest.mark.parametrize(("bounties", "caught"), [({"dutch": 1}, True), ({}, False)])
def test_R_missions_a_captain_hunted_is_judged_by_his_bounties(
    set_up: SetUp, bounties: dict[str, int], caught: bool
) -> None:
    targets_in_zone = at_sea("havana", bounties=bounties, ship={"kind": "sloop", "hull": 0})
    hunter = {**at_sea("havana"), "mission": "dead_or_alive"}
    table = set_up(hunter, targets_in_zone, change=decided("sunk"))
    assert ("mission.completed" in table.lines) == caught


# --- raiding --------------------------------------------------------------------------------------


def test_C_singe_the_kings_beard_two_spanish_ships_on_the_main(set_up: SetUp) -> None:
    claimed(set_up, "singe_the_kings_beard")
    table = raided(set_up, "singe_the_kings_beard", "caracas", "spanish", [1])
    assert table.said("mission.advanced", seat=0, done=1, parts=2)

    def once(beginning: Beginning) -> None:
        captain = beginning.state.seats[0].captain
        assert captain is not None
        captain.missions[0].tasks = [["caracas"]]

    table = raided(set_up, "singe_the_kings_beard", "curacao", "spanish", [1], change=once)
    assert completed(table, "singe_the_kings_beard")
    assert earned(table) == 18 + 1
    elsewhere = raided(set_up, "singe_the_kings_beard", "havana", "spanish", [1])
    assert not {"mission.advanced", "mission.completed"} & set(elsewhere.lines)
    other = raided(set_up, "singe_the_kings_beard", "curacao", "dutch", [1])
    assert not {"mission.advanced", "mission.completed"} & set(other.lines)


def test_C_dutch_rivals_a_dutch_ship_with_nine_gold(set_up: SetUp) -> None:
    claimed(set_up, "dutch_rivals", skill="influence")
    poor = raided(set_up, "dutch_rivals", "st_maarten", "dutch", [4, 4])
    assert "mission.completed" not in poor.lines
    table = raided(set_up, "dutch_rivals", "st_maarten", "dutch", [5, 4], bounties={"english": 3})
    table.play("drop:english:2")
    assert completed(table, "dutch_rivals")
    assert earned(table) == 12 + 9
    assert table.captain().bounties["english"] == 1


def test_C_against_the_lilies_a_french_ship(set_up: SetUp) -> None:
    claimed(set_up, "against_the_lilies")
    table = raided(set_up, "against_the_lilies", "tortuga", "french", [1])
    assert completed(table, "against_the_lilies")
    assert earned(table) == 10 + 1 + 5
    failed = raiding(set_up, "against_the_lilies")
    assert "mission.completed" not in failed.lines


def test_C_against_the_lilies_a_modification_where_there_is_one(set_up: SetUp) -> None:
    open_one = {"havana": {"mod": "chasers"}}
    table = raided(set_up, "against_the_lilies", "tortuga", "french", [1], zones=open_one)
    assert completed(table, "against_the_lilies")
    assert table.at("mod.ship:0") == ["chasers.1"]


def test_R_missions_a_raid_that_fails_counts_nothing(set_up: SetUp) -> None:
    escapes: list[str] = []
    for value in (1, 2, 3):
        escapes.append(raid_card("escape", value, but=escapes))
    force = [("scouting", WON), ("raid", escapes), ("seamanship", [1, 1])]
    zones = {"tortuga": {"merchant": "french"}}
    table = at_work(set_up, "against_the_lilies", at_sea("tortuga", ship="galleon"), force=force, zones=zones)
    table.play("scout:merchant", "raid:french")
    assert "raid.escaped" in table.lines
    assert "mission.completed" not in table.lines


# --- storming -------------------------------------------------------------------------------------


def storming(set_up: SetUp, rolls: Force, **position: Any) -> TestTable:
    """The attack on Basse-Terre's guards is begun, with a full crew of a Frigate."""
    seat = at_sea("basse_terre", ship="galleon")
    return at_work(set_up, "brethren_of_the_coast", seat, force=rolls, **position).play("task:0")


def leadership(*rolls: list[int]) -> Force:
    """Rolls of Leadership, the captain's and the guards' in turn."""
    return [("leadership", roll) for roll in rolls]


def test_C_brethren_of_the_coast_four_guards_stormed_from_the_sea(set_up: SetUp) -> None:
    claimed(set_up, "brethren_of_the_coast", bounties={"dutch": 1})
    table = storming(set_up, leadership([5, 5], [1, 1], [6, 6], [1, 1]))
    assert table.said("fight.began", seat=0, guards=4, leadership=2)
    assert table.actions == 2
    assert completed(table, "brethren_of_the_coast")
    assert earned(table) == 25
    assert table.captain().bounties == {"french": 1}


def test_C_brethren_of_the_coast_each_kind_of_pirate_near_takes_two_guards_away(set_up: SetUp) -> None:
    pirates = {card.npc.npc: card.id for card in box().events.values() if card.npc}
    near = {"pirate_sloop": {"card": pirates["pirate_sloop"], "zone": "basse_terre"}}
    sloop = box().event_card(pirates["pirate_sloop"]).npc
    assert sloop is not None
    unseen = ("npc scouting", [1] * sloop.scouting)
    table = storming(set_up, [unseen, *leadership([5, 5], [1, 1])], npcs=near)
    assert table.said("fight.began", guards=2)
    beside = next(iter(box().zones["basse_terre"].borders.values()))
    both = {**near, "pirate_frigate": {"card": pirates["pirate_frigate"], "zone": beside}}
    table = storming(set_up, [unseen, *leadership([5, 1], [1, 1])], npcs=both)
    assert table.said("fight.began", guards=1)
    far = {"pirate_sloop": {"card": pirates["pirate_sloop"], "zone": "havana"}}
    assert storming(set_up, leadership([5, 5], [1, 1], [6, 6], [1, 1]), npcs=far).said(
        "fight.began", guards=4
    )


def test_R_missions_an_assault_lost_kills_the_captain(set_up: SetUp) -> None:
    lost_fight = leadership([1, 1], [5, 5], [1, 1], [6, 6])
    seat = at_sea("basse_terre", ship={"kind": "galleon", "crew": 4})
    table = at_work(set_up, "brethren_of_the_coast", seat, force=lost_fight).play("task:0")
    assert table.seat().captain is None
    assert table.log("captain.died")[0]["cause"] == "fight"
    assert table.at("mission.discards") == ["brethren_of_the_coast"]


def test_R_missions_an_assault_without_a_winner_may_be_tried_again_next_turn(set_up: SetUp) -> None:
    even = leadership([5, 5], [6, 6], [5, 6], [6, 5])
    seat = at_sea("basse_terre", ship={"kind": "galleon", "crew": 4})
    table = at_work(set_up, "brethren_of_the_coast", seat, force=[*even, QUIET]).play("task:0")
    assert table.ship().crew == 0
    assert table.at("mission.held:0") == ["brethren_of_the_coast"]
    assert "task:0" not in table.offered()
    table.play("end", "end")
    assert "task:0" in table.offered()


def test_C_duel_at_sunrise_a_guard_fought_in_port(set_up: SetUp) -> None:
    claimed(set_up, "duel_at_sunrise", skill="leadership")
    force = leadership([5, 1], [1, 1, 1])
    table = at_work(set_up, "duel_at_sunrise", in_port("bridgetown"), force=force).play("port", "task:0")
    assert table.said("fight.began", guards=1, leadership=3)
    assert completed(table, "duel_at_sunrise")
    assert earned(table) == 12
    assert len(table.at("glory.hand:0")) == 2
    assert "task:0" not in at_work(set_up, "duel_at_sunrise", at_sea("bridgetown")).offered()
