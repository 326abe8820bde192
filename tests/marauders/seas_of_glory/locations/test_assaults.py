"""The assault that ends a raid, and what it brings (Seas of Glory: Location Tokens)."""

from __future__ import annotations

from itertools import combinations

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.marauders.combat.sides import Combat
from engine.marauders.seas_of_glory.locations.tokens import location_at
from render.games import scene
from render.marauders.battle.facts import read_combat
from render.marauders.story import CUES
from tests.marauders.conftest import HouseCard
from tests.marauders.seas_of_glory.locations.table import BOX, ESCAPES, hitting, raided
from tests.marauders.table import SetUp, skilled


def test_S_locations_he_may_retreat_before_the_assault(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4]).play("stop")
    assert table.asked().default == ["retreat"], "4 soldiers, a Crew of 3"
    table.play("retreat")
    assert table.said("location.retreat", seat=0)
    assert table.kind == "turn.action"
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]


def test_S_locations_the_assault_costs_crew_for_escapes_less_leadership_successes(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 6])).play("stop", "land")
    assert table.kind == "plunder.cargo"
    assert table.ship().crew == 1
    assert table.said("assault.hits", seat=0, hits=2, crew=1)


@pytest.mark.parametrize(("step", "dice"), [("happy", 3), ("content", 2), ("angry", 1)])
def test_S_locations_a_crews_loyalty_counts_in_the_assault(set_up: SetUp, step: str, dice: int) -> None:
    modules, rolled = ("locations", "loyalty"), ("leadership", [5] * dice)
    table = raided(set_up, "natives", ESCAPES[:4], rolled, modules=modules, loyalty=step).play("stop", "land")
    assert table.said("assault.hits", seat=0, hits=4 - dice)


def test_S_locations_without_crew_left_in_the_assault_he_is_killed(set_up: SetUp) -> None:
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 1])).play("stop", "land")
    assert table.said("captain.died", seat=0, cause="assault")
    assert table.at(location_at("trinidad")) == ["uta_min_xiosk"]
    assert set(ESCAPES[:4]) <= set(table.at("cargo.discards"))


def test_S_locations_success_brings_gold_and_cargo_and_the_token_is_gone_for_good(set_up: SetUp) -> None:
    poor = sorted(ESCAPES, key=lambda card: BOX.cargo_card(card).plunder)[:4]
    worth = sum(BOX.cargo_card(card).plunder for card in poor)
    assert worth < 12
    table = raided(set_up, "natives", poor, ("leadership", [5, 6, 5, 5]), captain=skilled(leadership=4))
    table.play("stop", "land", [f"keep:{card}" for card in poor[:3]])
    assert table.captain().gold == 20 + worth
    assert set(table.at("cargo.hold:0")) == set(poor[:3])
    assert poor[3] in table.at("cargo.discards")
    assert (table.at(location_at("trinidad")), table.at("location.gone")) == ([], ["uta_min_xiosk"])
    assert table.seat().glory == 0
    assert not any("uta_min_xiosk" in option for option in table.offered())


@pytest.mark.parametrize(("gold", "glory"), [(11, 0), (12, 1), (13, 1)])
def test_S_locations_12_gold_earn_a_glory_point(set_up: SetUp, gold: int, glory: int) -> None:
    worth = {card: BOX.cargo_card(card).plunder for card in ESCAPES}
    cards = next(four for four in combinations(ESCAPES, 4) if sum(worth[card] for card in four) == gold)
    force = ("leadership", [5] * 4)
    table = raided(set_up, "natives", list(cards), force, captain=skilled(leadership=4), gold=0)
    table.play("stop", "land", [])
    assert (table.captain().gold, table.seat().glory) == (gold, glory)
    assert [line["why"] for line in table.log("glory.gained")] == ["location"] * glory


def test_G_S22_with_no_cards_left_it_is_a_success_with_no_gold(set_up: SetUp) -> None:
    cards = ESCAPES[:3]
    force = [("bombardment", [5])] * 3
    table = raided(set_up, "missionary", cards, *force, zone="nassau")
    for card in cards:
        table.play("fire", f"discard:{card}")
    assert table.asked().args["soldiers"] == 0
    table.play("land")
    assert table.said("location.taken", seat=0, location="santa_anna", gold=0)
    assert table.log("rolled") + table.log("assault.began") == []
    assert table.captain().bounties == {"english": 2}


def test_S_locations_he_may_retreat_from_where_nobody_is_left(set_up: SetUp) -> None:
    table = raided(set_up, "missionary", hitting("cargo", "masts", "crew"), zone="nassau").play("stop")
    assert (table.kind, table.asked().default) == ("landing", ["land"])
    table.play("retreat")
    assert table.captain().bounties == {"english": 1}
    assert table.at(location_at("nassau")) == ["santa_anna"]


def test_G_S22_another_raid_in_the_same_turn_brings_another_bounty(set_up: SetUp) -> None:
    force = [("defense", ESCAPES[5:10])]
    table = raided(set_up, "town", ESCAPES[:5], *force, zone="nassau").play("stop", "retreat")
    table.play("raid_location:holetown")
    assert table.captain().bounties == {"english": 2}


def test_S_locations_a_raided_prison_frees_a_specialist_for_free(set_up: SetUp) -> None:
    force = [("leadership", [5] * 4), ("prison", ["surgeon.1"])]
    table = raided(set_up, "prison", ESCAPES[:4], *force, captain=skilled(leadership=4), gold=0)
    table.play("stop", "land", [])
    assert table.at("specialist.aboard:0") == ["surgeon.1"]
    assert table.captain().gold == sum(BOX.cargo_card(card).plunder for card in ESCAPES[:4])


def test_S_locations_no_raid_is_a_merchant_raid_and_zones_add_nothing(set_up: SetUp) -> None:
    poor = sorted(ESCAPES, key=lambda card: BOX.cargo_card(card).plunder)[:4]
    worth = sum(BOX.cargo_card(card).plunder for card in poor)
    table = raided(
        set_up, "natives", poor, ("leadership", [5] * 4), captain=skilled(leadership=4), zone="san_juan"
    ).play("stop", "land", [])
    assert table.captain().gold == 20 + worth


def test_S_locations_cards_of_crew_combat_are_played_in_the_assault(
    set_up: SetUp, house_card: HouseCard
) -> None:
    house_card("{do: add_dice, dice: 2}", "crew_round")
    table = raided(set_up, "natives", ESCAPES[:4], ("leadership", [5, 5, 5, 5]), glory_cards=["house_card"])
    table.play("stop", "land")
    assert table.kind == "card.window"
    assert table.asked().private_args["context"]["round"] == 1
    table.play("card:house_card")
    assert table.said("assault.hits", hits=0, crew=3)


def test_S_locations_cards_of_merchant_raids_are_not(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_plunder, gold: 5}", "raid_won")
    table = raided(
        set_up,
        "natives",
        ESCAPES[:4],
        ("leadership", [5] * 4),
        captain=skilled(leadership=4),
        glory_cards=["house_card"],
    ).play("stop", "land")
    assert table.kind == "plunder.cargo"


def test_S_locations_a_surgeon_saves_crew_lost_at_a_location(set_up: SetUp) -> None:
    force = [("leadership", [5, 6])]
    table = raided(set_up, "natives", ESCAPES[:4], *force, specialists=["surgeon.1"]).play("stop", "land", [])
    assert table.log("crew.regained")
    assert table.ship().crew == 2


def test_S_locations_the_assault_is_a_combat_of_one_round(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: roll_more, dice: 1}", "crew_rolled")
    table = raided(
        set_up, "natives", ESCAPES[:4], ("leadership", [5, 1]), ("more dice", [6]), glory_cards=["house_card"]
    )
    table.play("stop", "land")
    combat = table.game.inside(Combat)
    assert [side.npc for side in combat.sides] == ["", "guards"]
    table.play("card:house_card")
    assert table.said("assault.hits", hits=2, crew=1)


def test_locations_an_assault_is_shown_as_a_fight(set_up: SetUp, house_card: HouseCard) -> None:
    house_card("{do: add_dice, dice: 2}", "crew_round")
    table = raided(set_up, "natives", ESCAPES[:4], glory_cards=["house_card"]).play("stop", "land")
    shown = read_combat(table.view(None))
    assert shown is not None
    assert (shown.naval, shown.fighters[1].npc, shown.fighters[1].ship.left["crew"]) == (False, "guards", 4)
    assert scene(table.view(None), Texts("en", module_locales())) is not None
    assert "assault.began" in CUES.scene_begins
