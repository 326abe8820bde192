"""What every rumor of the box brings, at sea and in port (docs/content.md)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.ships.ships import damage
from tests.marauders.card_effects.rewarded import found, proven
from tests.marauders.table import Force, SetUp, at_sea, goods, in_port, skilled


def won(guards: int) -> Force:
    """The rolls of a fight that the captain wins at once."""
    return [("leadership", [6, 6, 6, 6]), ("leadership", [1] * guards)]


def test_every_rumor_of_the_box_has_a_test() -> None:
    tested = {name for name in globals() if name.startswith("test_C_")}
    missing = [
        card for card in box().rumors if not any(name.startswith(f"test_C_{card}_") for name in tested)
    ]
    assert missing == []


# --- the rumors of the box, at sea ----------------------------------------------------------------


def test_C_wreck_of_the_santa_clara_brings_9_gold_or_15_for_2_crew(set_up: SetUp) -> None:
    for choice, gold, crew in (("nets", 9, 3), ("dive", 15, 1)):
        table = found(set_up, "wreck_of_the_santa_clara", seat={"ship": "frigate"}).play(f"choose:{choice}")
        assert (table.captain().gold, table.ship().crew) == (gold, crew)
        assert proven(table, "wreck_of_the_santa_clara")


@pytest.mark.parametrize(("ship", "dives"), [("flute", False), ("sloop", True)])
def test_C_wreck_of_the_santa_clara_is_not_dived_for_by_a_single_hand(
    set_up: SetUp, ship: str, dives: bool
) -> None:
    table = found(set_up, "wreck_of_the_santa_clara", seat={"ship": ship})
    assert ("choose:dive" in table.offered()) is dives


def test_C_marooned_gunner_joins_or_brings_2_weapons_and_5_gold(set_up: SetUp) -> None:
    table = found(set_up, "marooned_gunner").play("choose:hire")
    assert table.kind == "reward.specialist"
    assert table.offered() == ["specialist:gunner_captain", "specialist:master_gunner"]
    table.play("specialist:master_gunner")
    assert table.at("specialist.aboard:0")[0].startswith("master_gunner")
    assert proven(table, "marooned_gunner")
    table = found(set_up, "marooned_gunner").play("choose:guns", ["weapon:grapeshot", "weapon:chain_shot"])
    assert len(table.at("weapon.ship:0")) == 2
    assert table.captain().gold == 5
    assert proven(table, "marooned_gunner")


def test_C_drifting_frigate_is_his_with_three_hits_drawn_before_he_decides(set_up: SetUp) -> None:
    table = found(set_up, "drifting_frigate", seat={"gold": 16}, force=[("location", [1, 4, 5])])
    assert table.asked().args["hits"] == ["cargo", "cannons"]
    assert table.asked().args["skulls"] == 1
    table.play("take_ship")
    assert table.kind == "hit.place"
    table.play("hit:masts")
    hits = ["cargo", "cannons", "masts"]
    assert table.said("reward.ship", seat=0, ship="frigate", old="sloop", gold=16, hits=hits)
    ship, card = table.ship(), box().ships["frigate"]
    assert (ship.kind, ship.hull) == ("frigate", card.toughness)
    assert (ship.cargo, ship.masts, ship.cannons) == (card.cargo - 1, card.toughness - 1, card.cannons - 1)
    assert table.captain().gold == 0
    assert not table.captain().purchase_glory
    assert proven(table, "drifting_frigate")


def test_C_drifting_frigate_declined_brings_10_gold(set_up: SetUp) -> None:
    table = found(set_up, "drifting_frigate", force=[("location", [1, 1, 1])]).play("decline")
    assert (table.ship().kind, table.captain().gold) == ("sloop", 10)
    assert proven(table, "drifting_frigate")


def test_C_smugglers_cache_brings_three_cards_of_a_good_he_names(set_up: SetUp) -> None:
    table = found(set_up, "smugglers_cache", seat={"ship": "galleon"})
    assert len(table.offered()) == 8
    table.play("good:sugar")
    assert [box().cargo_card(card).good for card in table.at("cargo.hold:0")] == ["sugar"] * 3
    assert proven(table, "smugglers_cache")


def test_C_powder_hulk_brings_every_weapon_and_3_gold_or_12_gold(set_up: SetUp) -> None:
    table = found(set_up, "powder_hulk").play("choose:arm")
    assert {card.partition(".")[0] for card in table.at("weapon.ship:0")} == {
        "chain_shot",
        "grapeshot",
        "grappling_hooks",
    }
    assert table.captain().gold == 3
    assert proven(table, "powder_hulk")
    assert found(set_up, "powder_hulk").play("choose:sell").captain().gold == 12


def test_C_hidden_careenage_repairs_everything_fills_the_crew_and_brings_5_gold_or_12(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1, "cargo": 1, "masts": 1, "cannons": 1, "crew": 1}
    table = found(set_up, "hidden_careenage", seat={"ship": ship}).play("choose:careen")
    assert damage(table.game, table.captain()) == {}
    assert table.ship().crew == box().ships["frigate"].crew
    assert table.captain().gold == 5
    assert proven(table, "hidden_careenage")
    table = found(set_up, "hidden_careenage", seat={"ship": ship}).play("choose:sell")
    assert (table.captain().gold, table.ship().crew) == (12, 1)


def test_C_pearl_divers_trade_for_10_gold(set_up: SetUp) -> None:
    table = found(set_up, "pearl_divers")
    assert table.offered() == ["choose:trade", "choose:rob"]
    table.play("choose:trade")
    assert (table.captain().gold, table.captain().bounties) == (10, {})
    assert proven(table, "pearl_divers")


def test_C_pearl_divers_robbed_bring_18_gold_and_two_dutch_bounties(set_up: SetUp) -> None:
    table = found(set_up, "pearl_divers").play("choose:rob")
    assert (table.captain().gold, table.captain().bounties) == (18, {"dutch": 2})
    assert proven(table, "pearl_divers")


def test_C_castaway_storyteller_tells_of_2_glory_cards_or_brings_2_crew_and_9_gold(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 1}
    table = found(set_up, "castaway_storyteller", seat={"ship": ship}).play("choose:listen")
    assert len(table.at("glory.hand:0")) == 3
    assert (table.seat().glory, table.ship().crew) == (1, 1)
    assert proven(table, "castaway_storyteller")
    table = found(set_up, "castaway_storyteller", seat={"ship": ship}).play("choose:hire")
    assert (table.captain().gold, table.ship().crew) == (9, 3)


def test_C_lonely_watchtower_is_fought_for_and_brings_10_gold(set_up: SetUp) -> None:
    table = found(set_up, "lonely_watchtower", seat={"captain": skilled(leadership=4)}, force=won(1))
    assert table.captain().gold == 10
    assert proven(table, "lonely_watchtower")


def test_C_paymasters_escort_is_fought_for_and_brings_15_gold(set_up: SetUp) -> None:
    table = found(set_up, "paymasters_escort", seat={"captain": skilled(leadership=4)}, force=won(2))
    assert table.captain().gold == 15
    assert proven(table, "paymasters_escort")


def test_C_plague_ship_boarded_costs_2_crew_and_brings_4_of_6_cargo_cards(set_up: SetUp) -> None:
    cargo = [*goods("rum", 3), *goods("wood", 3)]
    seat = {"ship": "galleon", "cargo": ["cocoa_1"]}
    table = found(set_up, "plague_ship", seat=seat, force=[("cargo", cargo)]).play("choose:board")
    assert table.ship().crew == box().ships["galleon"].crew - 2
    assert table.asked().args["keep"] == 4
    table.play([f"keep:{card}" for card in cargo[:4]])
    assert sorted(table.at("cargo.hold:0")) == sorted(["cocoa_1", *cargo[:4]])
    assert sorted(table.at("cargo.discards")) == sorted(cargo[4:])
    assert proven(table, "plague_ship")


def test_C_plague_ship_is_not_boarded_by_a_single_hand(set_up: SetUp) -> None:
    assert "choose:board" not in found(set_up, "plague_ship", seat={"ship": "flute"}).offered()


def test_C_plague_ship_sunk_brings_8_gold(set_up: SetUp) -> None:
    table = found(set_up, "plague_ship").play("choose:sink")
    assert table.captain().gold == 8
    assert table.ship().crew == box().ships["sloop"].crew
    assert proven(table, "plague_ship")


def test_C_dispatch_boat_burned_takes_spanish_bounties_away(set_up: SetUp) -> None:
    table = found(set_up, "dispatch_boat", seat={"bounties": {"spanish": 4, "dutch": 1}}).play("choose:burn")
    assert table.offered() == ["drop:spanish:4", "no"]
    table.play("drop:spanish:4")
    assert table.captain().bounties == {"dutch": 1}
    assert proven(table, "dispatch_boat")


def test_C_dispatch_boat_sold_brings_11_gold(set_up: SetUp) -> None:
    table = found(set_up, "dispatch_boat").play("choose:sell")
    assert table.captain().gold == 11
    assert proven(table, "dispatch_boat")


def test_C_pilots_rutter_spares_the_action_of_a_sail_once_a_turn(set_up: SetUp) -> None:
    table = found(set_up, "pilots_rutter")
    assert table.lies("rumor.permanent:0", 1) == ["pilots_rutter"]
    assert table.said("permanent.kept", seat=0, card="pilots_rutter", uses=4)
    table.play("move:st_john")
    assert table.actions == 2
    assert table.said("permanent.used", seat=0, card="pilots_rutter", left=3)
    table.play("move:bridgetown")
    assert table.actions == 1
    assert table.seat().permanent_uses == {"pilots_rutter": 3}


def test_C_pilots_rutter_is_discarded_after_four_uses(set_up: SetUp) -> None:
    def worn(beginning: Any) -> None:
        beginning.state.seats[0].permanent_uses["pilots_rutter"] = 1

    table = set_up(at_sea("bridgetown", permanents=["pilots_rutter"]), change=worn).play("move:st_john")
    assert table.actions == 3
    assert table.at("rumor.discards") == ["pilots_rutter"]
    assert table.seat().permanent_uses == {}
    assert table.said("permanent.used", seat=0, card="pilots_rutter", left=0)


# --- the rumors of the box, in port ---------------------------------------------------------------


def test_C_forged_documents_open_every_port(set_up: SetUp) -> None:
    table = found(set_up, "forged_documents")
    assert table.at("rumor.permanent:0") == ["forged_documents"]
    assert proven(table, "forged_documents")
    seat = at_sea("havana", bounties={"spanish": 5})
    assert "move:port" not in set_up(seat).offered()
    assert "move:port" in set_up({**seat, "permanents": ["forged_documents"]}).offered()


def test_C_a_myriad_of_goods_is_eight_cards_of_which_he_keeps_what_he_has_room_for(set_up: SetUp) -> None:
    table = found(set_up, "a_myriad_of_goods")
    cards = table.at("cargo.offer:0")
    assert len(cards) == 8
    assert table.lies("cargo.offer:0", 1) == 8
    table.play([f"keep:{card}" for card in cards])
    assert table.kind == "cargo.throw_out"
    table.play([f"discard:{card}" for card in cards[:2]])
    assert sorted(table.at("cargo.hold:0")) == sorted(cards[2:])
    assert proven(table, "a_myriad_of_goods")


def test_C_retired_buccaneer_joins_with_4_gold(set_up: SetUp) -> None:
    table = found(set_up, "retired_buccaneer").play("specialist:lookout")
    assert table.at("specialist.aboard:0")[0].startswith("lookout")
    assert table.captain().gold == 4
    assert proven(table, "retired_buccaneer")


def test_C_governor_in_debt_has_a_strongroom_to_be_fought_for(set_up: SetUp) -> None:
    seat = {"captain": skilled(leadership=4)}
    table = found(set_up, "governor_in_debt", seat=seat, force=won(2)).play("choose:strongroom")
    assert (table.captain().gold, table.captain().bounties) == (22, {"english": 1})
    assert proven(table, "governor_in_debt")


def test_C_governor_in_debt_and_his_guards_kill_who_loses(set_up: SetUp) -> None:
    force = [("leadership", [1, 1]), ("leadership", [6, 6])]
    table = found(set_up, "governor_in_debt", seat={"captain": skilled(leadership=2)}, force=force)
    table.play("choose:strongroom")
    assert table.said("captain.died", seat=0, cause="fight")


def test_C_governor_in_debt_pays_10_gold_of_interest(set_up: SetUp) -> None:
    table = found(set_up, "governor_in_debt").play("choose:interest")
    assert table.captain().gold == 10
    assert proven(table, "governor_in_debt")


def test_C_shipwrights_secret_is_a_modification_of_any_port_and_7_gold(set_up: SetUp) -> None:
    zones = {"bridgetown": {"mod": "chasers"}, "nassau": {"mod": "long_guns"}}
    table = found(set_up, "shipwrights_secret", zones=zones)
    assert len(table.offered()) == 2
    (pick,) = [option for option in table.offered() if "long_guns" in option]
    table.play(pick)
    assert table.at("mod.ship:0") == [pick.partition(":")[2]]
    assert table.at("mod.at:nassau") == []
    assert table.captain().gold == 7
    assert proven(table, "shipwrights_secret")


def test_C_banker_without_questions_pays_10_gold_and_stashes_anywhere(set_up: SetUp) -> None:
    table = found(set_up, "banker_without_questions", seat={"gold": 3})
    assert table.kind == "stash"
    table.play("13")
    assert (table.captain().gold, table.seat().stash, table.seat().stashings) == (0, 13, 1)
    assert proven(table, "banker_without_questions")


def test_C_deserters_bring_crew_a_weapon_and_4_gold_or_9_gold_and_a_pardon(set_up: SetUp) -> None:
    seat = {"ship": {"kind": "frigate", "crew": 1}, "bounties": {"french": 2}}
    table = found(set_up, "deserters", seat=seat).play("choose:sign_on", "weapon:chain_shot")
    assert table.ship().crew == box().ships["frigate"].crew
    assert table.at("weapon.ship:0")[0].startswith("chain_shot")
    assert table.captain().gold == 4
    assert proven(table, "deserters")
    table = found(set_up, "deserters", seat=seat).play("choose:hand_over", "drop:french:1")
    assert (table.captain().gold, table.captain().bounties) == (9, {"french": 1})


def test_C_half_a_map_is_8_gold_and_the_choice_of_two_rumors(set_up: SetUp) -> None:
    table = found(set_up, "half_a_map", force=[("rumor", ["deserters", "pearl_divers"])])
    assert table.offered() == ["keep:deserters", "keep:pearl_divers"]
    table.play("keep:pearl_divers")
    assert table.at("rumor.held:0") == ["pearl_divers"]
    assert "deserters" in table.at("rumor.bag")
    assert table.captain().gold == 8
    assert proven(table, "half_a_map")


@pytest.mark.parametrize(
    ("bounties", "gold"),
    [({}, 8), ({"dutch": 1}, 8), ({"dutch": 2, "english": 1}, 9), ({"dutch": 4, "english": 3}, 15)],
)
def test_C_hero_of_the_taverns_is_paid_for_his_bounties(
    set_up: SetUp, bounties: dict[str, int], gold: int
) -> None:
    table = found(set_up, "hero_of_the_taverns", seat={"bounties": bounties})
    assert table.captain().gold == gold
    assert proven(table, "hero_of_the_taverns")


def test_C_ship_nobody_paid_for_is_a_galleon_for_20_gold(set_up: SetUp) -> None:
    table = found(set_up, "ship_nobody_paid_for", seat={"gold": 22}).play("take_ship")
    assert (table.ship().kind, table.captain().gold) == ("galleon", 2)
    assert (table.seat().glory, table.captain().purchase_glory) == (1, False)
    assert proven(table, "ship_nobody_paid_for")


def test_C_ship_nobody_paid_for_declined_brings_8_gold(set_up: SetUp) -> None:
    table = found(set_up, "ship_nobody_paid_for", seat={"gold": 19})
    assert table.refused("take_ship") == "not-enough-gold"
    table.play("decline")
    assert (table.ship().kind, table.captain().gold) == ("sloop", 27)
    assert proven(table, "ship_nobody_paid_for")


def test_C_widows_warehouse_is_four_cards_of_cocoa(set_up: SetUp) -> None:
    table = found(set_up, "widows_warehouse")
    assert [box().cargo_card(card).good for card in table.at("cargo.hold:0")] == ["cocoa"] * 4
    assert table.lies("cargo.hold:0", 1) == 4
    assert table.said("reward.goods", seat=0, good="cocoa", count=4)
    assert proven(table, "widows_warehouse")


def test_C_letter_of_introduction_is_6_gold_and_a_die_more_at_influence(set_up: SetUp) -> None:
    table = found(set_up, "letter_of_introduction")
    assert table.captain().gold == 6
    assert proven(table, "letter_of_introduction")
    seat = in_port("havana", permanents=["letter_of_introduction"])
    assert len(set_up(seat).play("port", "rumor").log("rolled")[0]["faces"]) == 3
