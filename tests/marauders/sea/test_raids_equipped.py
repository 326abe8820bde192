"""Special weapons, modifications, bounties and zones in merchant raids (Merchant Raids; G-M13, G-F6)."""

from __future__ import annotations

import pytest

from tests.marauders.sea.merchants import escape, raid
from tests.marauders.table import SetUp, TestTable, at_sea, goods, raid_card, skilled


def test_the_question_says_what_the_raid_brings_as_it_stands(set_up: SetUp) -> None:
    """With what the zone adds, and whether the damage would sink the ship."""
    cards = [raid_card("cargo", 4), raid_card("hull", 3), raid_card("hull", 2)]
    for hull, sinks in ((2, True), (3, False)):
        table = raid(
            set_up, cards, [5, 1], zone="san_juan", nation="spanish", ship={"kind": "frigate", "hull": hull}
        )
        asked = table.asked().args
        assert asked["gold"] == 4 + 3 + 2 + 3
        assert (asked["lost"], asked["sinks"]) == (["hull"] if sinks else [], sinks)


# --- special weapons ------------------------------------------------------------------------------


WEAPONS = ["grappling_hooks", "chain_shot", "grapeshot"]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_R_weapons_any_token_makes_a_failed_die_a_success(set_up: SetUp, weapon: str) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [1, 4], ship={"kind": "sloop", "weapons": [weapon]})
    (option,) = table.offered()
    assert option.startswith(f"weapon:{weapon}")
    table.play(option)
    assert table.asked().args["left"] == 1
    assert table.asked().args["failed"] == 1
    assert table.at("weapon.ship:0") == []
    table.play(f"discard:{cards[0]}")
    assert table.log("raid.plundered")[0]["gold"] == 5


def test_R_weapons_several_on_the_same_roll(set_up: SetUp) -> None:
    table = raid(
        set_up, [escape(1), escape(2), escape(3)], [1, 4], ship={"kind": "sloop", "weapons": WEAPONS}
    )
    table.play(table.offered()[0])
    table.play(next(option for option in table.offered() if option.startswith("weapon:")))
    assert (table.asked().args["left"], table.asked().args["failed"]) == (2, 0)


def test_R_weapons_no_more_than_failed_dice(set_up: SetUp) -> None:
    table = raid(
        set_up, [escape(1), escape(2), escape(3)], [5, 4], ship={"kind": "sloop", "weapons": WEAPONS}
    )
    table.play(next(option for option in table.offered() if option.startswith("weapon:")))
    assert not [option for option in table.offered() if option.startswith("weapon:")]


def test_R_weapons_spent_go_back_to_the_supply(set_up: SetUp) -> None:
    table = raid(
        set_up, [escape(1), escape(2), escape(3)], [1, 4], ship={"kind": "sloop", "weapons": ["grapeshot"]}
    )
    token = table.at("weapon.ship:0")[0]
    table.play(f"weapon:{token}")
    assert token in table.at("weapon.supply")
    assert table.said("raid.weapon", seat=0, weapon=token)


def test_G_M13_also_after_successes_were_spent(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = raid(set_up, cards, [5, 4], ship={"kind": "sloop", "weapons": ["grapeshot"]})
    table.play(f"discard:{cards[0]}")
    (weapon,) = table.offered()
    table.play(weapon, f"discard:{cards[1]}")
    assert table.log("raid.plundered")[0]["gold"] == 3


# --- modifications --------------------------------------------------------------------------------


def test_R_reinforced_hull_absorbs_one_hit_after_locations_are_known(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["reinforced_hull"]}
    table = raid(set_up, [raid_card("cannons"), raid_card("masts"), escape(1)], ship=ship)
    assert table.kind == "hull.absorb"
    assert table.offered() == ["absorb:masts", "absorb:cannons", "no"]
    table.play("absorb:cannons")
    assert (table.ship().cannons, table.ship().masts) == (1, 1)
    assert table.ship().spent == ["reinforced_hull"]
    assert table.said("hull.absorbed", seat=0, location="cannons")
    assert "raid.plundered" in table.lines


def test_R_reinforced_hull_need_not_absorb(set_up: SetUp) -> None:
    table = raid(
        set_up, [raid_card("crew"), escape(1), escape(2)], ship={"kind": "sloop", "mods": ["reinforced_hull"]}
    )
    table.play("no")
    assert (table.ship().crew, table.ship().spent) == (1, [])


def test_G_F6_reinforced_hull_one_of_several_hits_to_a_location(set_up: SetUp) -> None:
    cannons = [raid_card("cannons"), raid_card("cannons", but=[raid_card("cannons")])]
    ship = {"kind": "sloop", "mods": ["reinforced_hull"]}
    table = raid(set_up, [*cannons, escape(1)], ship=ship).play("absorb:cannons")
    assert (table.ship().cannons, table.ship().hull) == (0, 2)


def test_R_reinforced_hull_once_turned_absorbs_no_more(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}
    table = raid(set_up, [raid_card("crew"), escape(1), escape(2)], ship=ship)
    assert table.kind == "raid.keep"
    assert table.ship().crew == 1


def test_G_F6_reinforced_hull_can_save_the_ship(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "hull": 1, "mods": ["reinforced_hull"]}
    table = raid(set_up, [raid_card("hull"), escape(1), escape(2)], ship=ship).play("absorb:hull")
    assert table.captain().ship.hull == 1


@pytest.mark.parametrize("mod", ["chasers", "swivel_guns", "long_guns"])
def test_R_modifications_for_battles_have_no_effect_on_raids(set_up: SetUp, mod: str) -> None:
    cards = [raid_card("crew"), escape(1), escape(2)]
    table = raid(set_up, cards, ship={"kind": "sloop", "mods": [mod]})
    plain = raid(set_up, cards)
    assert table.ship() == plain.ship()
    assert table.captain().gold == plain.captain().gold


# --- bounties of raids ----------------------------------------------------------------------------


def test_R_bounty_for_starting_a_raid_at_once_before_any_card(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 1])
    assert table.captain().bounties == {"french": 1}
    assert table.in_order("raid.began", "bounty.gained", "raid.cards")


def test_R_bounty_stays_when_the_raid_fails(set_up: SetUp) -> None:
    table = raid(set_up, [escape(5), escape(4), escape(3)], ship="frigate")
    assert "raid.escaped" in table.lines
    assert table.captain().bounties == {"french": 1}


# --- what zones add -------------------------------------------------------------------------------


def spaniard_at_havana(set_up: SetUp, extra: str) -> TestTable:
    """A raid on a Spanish merchant at Havana with this fourth card."""
    cards, more = [escape(1), escape(2), escape(3)], [("raid extra", [extra])]
    return raid(set_up, cards, [5, 1], zone="havana", nation="spanish", more=more)


def test_F_havana_b_a_fourth_card_that_stays_when_it_is_a_hit(set_up: SetUp) -> None:
    extra = raid_card("crew", 5)
    table = spaniard_at_havana(set_up, extra)
    assert len(table.at("cargo.raid")) == 4
    assert extra in table.at("cargo.raid")
    assert table.said("raid.extra", seat=0, cards=[extra], away=[])


def test_ruling_havana_the_fourth_card_is_discarded_when_it_is_no_hit(set_up: SetUp) -> None:
    extra = escape(5)
    table = spaniard_at_havana(set_up, extra)
    assert extra not in table.at("cargo.raid")
    assert table.at("cargo.discards") == [extra]
    assert table.said("raid.extra", seat=0, cards=[extra], away=[extra])


def test_ruling_havana_the_fourth_card_is_drawn_first_of_all(set_up: SetUp) -> None:
    table = spaniard_at_havana(set_up, raid_card("crew"))
    assert table.in_order("rolled", "raid.extra", "raid.cards", "rolled")


def test_F_havana_b_not_for_other_merchants(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], [5, 1], zone="havana", nation="french")
    assert "raid.extra" not in table.lines
    assert spaniard_at_havana(set_up, raid_card("crew", 5)).said("raid.extra", seat=0)


def test_F_san_juan_a_spanish_merchant_is_worth_three_more(set_up: SetUp) -> None:
    table = raid(set_up, [escape(1), escape(2), escape(3)], zone="san_juan", nation="spanish")
    assert table.captain().gold == 9
    assert table.said("raid.plundered", seat=0, gold=9, because=["san_juan_plunder"])


def test_ruling_san_juan_the_three_count_towards_twelve(set_up: SetUp) -> None:
    table = raid(set_up, [escape(3), escape(4), escape(2)], zone="san_juan", nation="spanish").play([])
    assert table.seat().glory == 1


def test_F_san_juan_not_for_other_merchants(set_up: SetUp) -> None:
    table = raid(set_up, [escape(3), escape(4), escape(2)], zone="san_juan", nation="dutch").play([])
    assert (table.captain().gold, table.seat().glory) == (9, 0)


def test_ruling_an_empty_cargo_deck_takes_its_discards_back_at_once(set_up: SetUp) -> None:
    cards = [escape(1), escape(2), escape(3)]
    table = set_up(
        {**at_sea("tortuga"), "captain": skilled(seamanship=1), "gold": 0},
        zones={"tortuga": {"merchant": "french"}},
        empty=["cargo"],
        decks={"cargo": cards[:2]},
        force=[("scouting", [6, 6]), ("seamanship", [1]), ("raid", cards[2:])],
    )
    table.play("scout:merchant", "raid:french")
    assert table.at("cargo.raid") == cards
    assert table.in_order("deck.reshuffled", "raid.cards")


# --- what he is told and offered ------------------------------------------------------------------


def test_what_the_hits_would_destroy_is_told_before_it_is_too_late(set_up: SetUp) -> None:
    cards = [raid_card("cannons", 2), raid_card("masts", 3), escape(1)]
    assert raid(set_up, cards, [5, 1], ship="sloop").asked().args["lost"] == ["cannons"]
    assert raid(set_up, cards, [5, 1], ship="frigate").asked().args["lost"] == []


def test_a_reinforced_hull_that_will_save_the_raid_is_reckoned_with(set_up: SetUp) -> None:
    cards = [raid_card("cannons", 2), raid_card("masts", 3), escape(1)]
    hull = {"kind": "sloop", "mods": ["reinforced_hull"]}
    ready = raid(set_up, cards, [5, 1], ship=hull)
    assert ready.asked().args["lost"] == []
    spent = raid(set_up, cards, [5, 1], ship={**hull, "spent": ["reinforced_hull"]})
    assert spent.asked().args["lost"] == ["cannons"]


def test_plunder_can_be_kept_at_once_by_its_number(set_up: SetUp) -> None:
    cards = ["spices_1", "spices_2", "cocoa_7"]
    table = raid(set_up, cards, ship="frigate")
    assert table.kind == "raid.keep"
    bundles = {(one.say, one.args["good"], one.args["count"]) for one in table.asked().possible_bundles()}
    assert bundles == {
        ("keep", "spices", 2), ("keep", "spices", 1), ("keep", "cocoa", 1), ("keep-all", "spices", 3),
    }  # fmt: skip
    aboard = raid(set_up, cards, ship="sloop").asked().possible_bundles()
    assert all(len(one.picks) <= 2 for one in aboard)
    full = raid(set_up, cards, ship="frigate", cargo=goods("rum", 2)).asked().possible_bundles()
    over = {(one.args["good"], one.args["count"]): one.args["over"] for one in full}
    assert over == {("spices", 2): 1, ("spices", 1): 0, ("cocoa", 1): 0, ("spices", 3): 2}


def test_how_a_raid_goes_is_a_fact_of_every_view(set_up: SetUp) -> None:
    hit, away = raid_card("hull", 3), escape(2)
    table = raid(set_up, [hit, away, escape(2, 1)], [6, 5], seamanship=2, ship={"kind": "flute"})
    found = table.view(None)["facts"]["raid"]
    assert found == table.view(0)["facts"]["raid"] == table.view(1)["facts"]["raid"]
    assert (found["seat"], found["nation"], found["left"], found["failed"]) == (0, "french", 2, 0)
    assert (found["hits"], found["gold"], found["plunder"]) == (["hull"], 7, -1)
    assert (found["escapes"], found["maneuverability"], found["fails"]) == (2, 2, True)
    table.play(f"discard:{away}")
    found = table.view(None)["facts"]["raid"]
    assert (found["left"], found["escapes"], found["gold"], found["fails"]) == (1, 1, 5, False)
    table.play("stop")
    assert table.view(None)["facts"]["raid"]["plunder"] == 5


def test_without_a_raid_there_is_no_such_fact(set_up: SetUp) -> None:
    assert set_up(at_sea("tortuga")).view(None)["facts"]["raid"] is None
