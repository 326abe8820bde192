"""Merchant Raids: their steps, hits, escape and plunder (ruling G-M12)."""

from __future__ import annotations

import pytest

from data.content import marauders_box as box
from engine.marauders.state import LOCATIONS
from tests.marauders.sea.merchants import escape, raid
from tests.marauders.table import SetUp, raid_card

# --- the steps of a raid --------------------------------------------------------------------------


def test_R_raid_1_three_cards_face_up(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [5, 1])
    assert table.lies("cargo.raid", 1) == table.lies("cargo.raid", None) == cards
    assert table.said("raid.cards", seat=0, cards=cards)


def test_R_raid_2_seamanship_is_rolled_after_the_cards_are_drawn(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 1])
    (rolled,) = [line for line in table.log("rolled") if line["skill"] == "seamanship"]
    assert (rolled["when"], rolled["faces"], rolled["successes"]) == ("raid", [5, 1], 1)
    keys = [key for key in table.lines if key in ("raid.cards", "rolled")]
    assert keys == ["rolled", "raid.cards", "rolled"]


def test_R_raid_3_a_success_draws_a_card(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 6], more=[("raid card", [raid_card("crew")])])
    table.play("draw")
    assert table.at("cargo.raid")[-1] == raid_card("crew")
    assert table.asked().args["left"] == 1
    assert table.asked().args["escapes"] == 3
    assert table.asked().args["hits"] == ["crew"]


def test_R_raid_3_a_success_discards_a_card(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [5, 6]).play(f"discard:{cards[1]}")
    assert table.at("cargo.raid") == [cards[0], cards[2]]
    assert table.at("cargo.discards") == [cards[1]]


def test_R_raid_3_a_success_exchanges_a_card(set_up: SetUp) -> None:
    cards, new = [escape(1), escape(2), escape(3)], escape(4)
    table = raid(set_up, cards, [5, 6], more=[("raid card", [new])]).play(f"exchange:{cards[0]}")
    assert table.at("cargo.raid") == [cards[1], cards[2], new]
    assert table.at("cargo.discards") == [cards[0]]


def test_R_raid_3_another_success_works_on_the_card_just_drawn(set_up: SetUp) -> None:
    new, newer = escape(4), escape(5)
    more = [("raid card", [new, newer])]
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 6, 5], more=more, seamanship=3)
    table.play("draw")
    assert {f"discard:{new}", f"exchange:{new}"} <= set(table.offered())
    table.play(f"exchange:{new}")
    assert table.at("cargo.raid")[-1] == newer


def test_R_raid_3_as_many_changes_as_successes(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [5, 6, 6, 4], seamanship=4)
    for card in cards:
        table.play(f"discard:{card}")
    assert "raid.plundered" in table.lines


def test_R_raid_3_successes_may_be_left_unused(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 6]).play("stop")
    assert table.log("raid.plundered")[0]["gold"] == 6


def test_R_raid_3_no_success_changes_nothing(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [4, 4])
    assert table.kind == "raid.keep"


# --- hits -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", LOCATIONS)
def test_R_raid_a_hit_icon_damages_the_location_written_in_it(set_up: SetUp, location: str) -> None:
    table = raid(set_up, [raid_card(location), escape(1), escape(2)], ship="frigate")
    hit = {name: 2 if name == location else 3 for name in LOCATIONS}
    assert {name: getattr(table.ship(), name) for name in LOCATIONS} == hit
    assert table.log("ship.hit")[0]["cause"] == "raid"


def test_R_raid_each_hit_icon_counts(set_up: SetUp) -> None:
    crew = [raid_card("crew"), raid_card("crew", but=[raid_card("crew")])]
    table = raid(set_up, [*crew, escape(1)], ship="frigate")
    assert table.ship().crew == 1


def test_R_raid_cards_discarded_or_exchanged_are_ignored(set_up: SetUp) -> None:
    card = raid_card("crew")
    table = raid(set_up, [card, escape(1), escape(2)], [5, 1]).play(f"discard:{card}")
    assert table.ship().crew == 2
    assert table.log("raid.plundered")[0]["gold"] == 3


def test_R_raid_a_destroyed_hull_sinks_the_ship_and_the_captain_dies(set_up: SetUp) -> None:
    table = raid(set_up, [raid_card("hull"), escape(1), escape(2)], ship={"kind": "sloop", "hull": 1})
    assert table.seat().captain is None
    assert table.log("captain.died")[0]["cause"] == "sunk"
    assert "raid.plundered" not in table.lines
    assert table.asked().seat == 1


@pytest.mark.parametrize("location", LOCATIONS[1:])
def test_R_raid_fails_when_any_other_location_is_destroyed(set_up: SetUp, location: str) -> None:
    ship = {"kind": "frigate", location: 1}
    table = raid(set_up, [raid_card(location), escape(5), escape(4)], ship=ship)
    assert table.said("raid.failed", seat=0, locations=[location])
    assert table.captain().gold == 0
    assert table.at("cargo.hold:0") == []
    assert table.kind == "turn.action"


def test_R_raid_further_hits_to_a_destroyed_location_go_to_the_hull(set_up: SetUp) -> None:
    cannons = [raid_card("cannons"), raid_card("cannons", but=[raid_card("cannons")])]
    table = raid(set_up, [*cannons, escape(1)], ship="sloop")
    assert (table.ship().cannons, table.ship().hull) == (0, 1)
    assert [line["location"] for line in table.log("ship.hit")] == ["cannons", "hull"]
    assert [line["moved"] for line in table.log("ship.hit")] == [False, True]


def test_R_raid_three_hits_to_one_location_can_sink_a_sloop(set_up: SetUp) -> None:
    cannons = [card.id for card in box().cargo.values() if card.icon == "cannons"][:3]
    table = raid(set_up, cards=cannons, ship="sloop")
    assert table.seat().captain is None


def test_G_M12_surplus_cargo_is_lost_at_random_at_once(set_up: SetUp) -> None:
    hold = ["wood_1", "wood_2"]
    hit = raid_card("cargo")
    table = raid(
        set_up, [hit, escape(1), escape(2)], ship="sloop", cargo=hold, more=[("cargo lost", ["wood_2"])]
    )
    assert table.at("cargo.hold:0") == ["wood_1"]
    assert table.said("cargo.lost", seat=0, cards=["wood_2"])
    assert table.in_order("ship.hit", "cargo.lost", "raid.plundered")


def test_G_M12_hits_before_the_outcome_before_gold_before_cargo(set_up: SetUp) -> None:
    table = raid(set_up, [raid_card("crew"), escape(1), escape(2)], ship="frigate")
    assert table.in_order("ship.hit", "raid.plundered")
    assert table.kind == "raid.keep"
    assert table.captain().gold == box().cargo_card(raid_card("crew")).plunder + 3


# --- escape ---------------------------------------------------------------------------------------


def test_R_raid_the_merchant_escapes_with_as_many_escapes_as_maneuverability(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(4), escape(3)], ship="frigate")
    assert table.said("raid.escaped", seat=0, escapes=3, maneuverability=3)
    assert table.captain().gold == 0
    assert table.at("cargo.hold:0") == []


def test_R_raid_one_escape_fewer_and_she_does_not(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(4), raid_card("crew")], ship="frigate")
    assert "raid.escaped" not in table.lines
    assert "raid.plundered" in table.lines


def test_R_raid_only_the_final_number_of_escapes_counts(set_up: SetUp) -> None:
    cards = [escape(5), escape(4), escape(3)]
    table = raid(set_up, cards, [5, 1], ship="frigate").play(f"discard:{cards[2]}")
    assert table.log("raid.plundered")[0]["gold"] == 9


def test_R_raid_hits_are_applied_though_the_merchant_escapes(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(4), raid_card("hull")], ship="galleon")
    assert "raid.escaped" in table.lines
    assert table.ship().hull == 3


def test_R_advanced_rigs_and_sails_raise_maneuverability_in_raids(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "mods": ["advanced_rigs_and_sails"]}
    table = raid(set_up, [escape(5), escape(4), escape(3)], ship=ship)
    assert "raid.plundered" in table.lines


# --- plunder --------------------------------------------------------------------------------------


def test_R_raid_the_plunder_values_are_gold(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(5), escape(3)], gold=4)
    assert table.captain().gold == 13
    assert table.said("raid.plundered", seat=0, gold=9, because=[])


def test_R_raid_any_cards_there_is_room_for_may_be_kept(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, ship="sloop")
    assert table.offered() == [f"keep:{card}" for card in cards]
    assert (table.asked().least, table.asked().most) == (0, 2)
    table.play([f"keep:{cards[0]}", f"keep:{cards[2]}"])
    assert table.at("cargo.hold:0") == [cards[0], cards[2]]
    assert cards[1] in table.at("cargo.discards")


def test_R_raid_nothing_need_be_kept(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)]).play([])
    assert table.at("cargo.hold:0") == []
    assert len(table.at("cargo.discards")) == 3


def test_R_raid_old_cargo_may_be_thrown_out_for_new(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, cargo=["wood_1", "wood_2"], ship="sloop")
    table.play([f"keep:{cards[0]}"])
    assert table.kind == "cargo.throw_out"
    table.play("discard:wood_1")
    assert sorted(table.at("cargo.hold:0")) == sorted(["wood_2", cards[0]])
    assert table.said("cargo.thrown_out", seat=0, cards=["wood_1"])


def test_R5_what_is_kept_beyond_the_room_is_thrown_out_new_cards_too(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, cargo=["wood_1"], ship="sloop").play([f"keep:{cards[0]}", f"keep:{cards[1]}"])
    assert sorted(table.offered()) == sorted(f"discard:{card}" for card in ("wood_1", *cards[:2]))
    table.play(f"discard:{cards[1]}")
    assert table.at("cargo.hold:0") == ["wood_1", cards[0]]


def test_R_raid_room_is_what_damage_has_left_of_cargo(set_up: SetUp) -> None:
    cards = [raid_card("cargo"), escape(2), escape(3)]
    table = raid(set_up, cards, ship="sloop")
    assert table.asked().most == 1
    assert table.refused([f"keep:{card}" for card in cards[:2]]) == "too-many"


def test_R_raid_extended_cargo_hold_makes_room(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["extended_cargo_hold"]}
    table = raid(set_up, [escape(1), escape(2), escape(3)], ship=ship)
    assert table.asked().most == 3


def test_R_raid_the_rest_goes_to_the_discards_face_up(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards).play([f"keep:{cards[0]}"])
    assert table.lies("cargo.discards", 1) == cards[1:]
    assert table.at("cargo.raid") == []


def test_R_raid_cards_go_to_the_discards_also_when_the_raider_sinks(set_up: SetUp) -> None:
    table = raid(set_up, [raid_card("hull"), escape(1), escape(2)], ship={"kind": "sloop", "hull": 1})
    assert table.at("cargo.raid") == []
    assert table.at("merchant.found") == []


def test_R_glory_for_twelve_gold_plundered(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(5, 1), escape(2)]).play([])
    assert table.log("raid.plundered")[0]["gold"] == 12
    assert table.seat().glory == 1
    assert table.said("glory.gained", seat=0, why="raid", glory=1)
    assert len(table.at("glory.hand:0")) == 1


def test_R_no_glory_for_eleven(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(5, 1), escape(1)]).play([])
    assert table.log("raid.plundered")[0]["gold"] == 11
    assert table.seat().glory == 0


def test_R_no_glory_for_a_rich_merchant_who_escapes(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(5, 1), escape(5, 2)], ship="frigate")
    assert table.seat().glory == 0


def test_G_M14_with_no_cards_left_the_raid_succeeds_for_nothing(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [5, 5, 5], seamanship=3).play(*[f"discard:{card}" for card in cards])
    assert table.log("raid.plundered")[0]["gold"] == 0
    assert table.kind == "turn.action"
