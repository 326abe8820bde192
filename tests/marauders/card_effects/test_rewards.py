"""What rumors, missions and glory cards bring: every rumor of the box, and every verb (docs/content.md)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.ships.ships import damage
from engine.marauders.state import LOCATIONS
from tests.marauders.conftest import Print
from tests.marauders.table import Force, SetUp, TestTable, at_sea, goods, in_port, move_all, skilled


def won(guards: int) -> Force:
    """The rolls of a fight that the captain wins at once."""
    return [("leadership", [6, 6, 6, 6]), ("leadership", [1] * guards)]


def found(
    set_up: SetUp, rumor: str, *, force: Force = (), seat: dict[str, Any] | None = None, **more: Any
) -> TestTable:
    """A captain who has just found this rumor to be true."""
    card = box().rumor_card(rumor)
    him = (in_port if card.at == "port" else at_sea)(card.zone, rumors=[rumor], **{"gold": 0, **(seat or {})})
    skill = "influence" if card.at == "port" else "scouting"
    table = set_up(him, force=[(skill, [5, 1]), *force], **more)
    return table.play(*(["port"] if card.at == "port" else []), f"prove:{rumor}")


def proven(table: TestTable, rumor: str) -> bool:
    """Whether the rumor is carried out: its glory point is there and nothing more is asked about it."""
    place = "rumor.permanent:0" if table.at("rumor.permanent:0") else "rumor.discards"
    return table.seat().glory == 1 and rumor in table.at(place) and not table.at("rumor.told")


def own(prints: Print, effect: str, *, zone: str = "havana", at: str = "port") -> str:
    """A rumor of one's own printing with this effect."""
    prints("rumor", f"- {{id: own_rumor, zone: {zone}, at: {at}, effect: [{effect}]}}")
    return "own_rumor"


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


# --- verbs, beyond what the box needs -------------------------------------------------------------


@pytest.mark.parametrize("keep", [1, 3])
def test_C_gain_cargo_keeps_so_many_and_discards_the_rest_open(
    set_up: SetUp, prints: Print, keep: int
) -> None:
    rumor = own(prints, f"{{do: gain_cargo, draw: 4, keep: {keep}}}")
    cards = goods("rum", 4)
    table = found(set_up, rumor, force=[("cargo", cards)])
    assert table.asked().public()["options"] == []
    if keep < 4:
        assert table.refused([f"keep:{card}" for card in cards[: keep + 1]]) == "too-many"
    table.play([f"keep:{card}" for card in cards[:keep]])
    assert table.at("cargo.hold:0") == cards[:keep]
    assert table.at("cargo.discards") == cards[keep:]
    assert table.log("reward.kept", 1) == [{"seat": 0, "count": keep}]


def test_C_gain_cargo_at_sea_what_the_hold_cannot_take_goes_overboard_by_choice(
    set_up: SetUp, prints: Print
) -> None:
    rumor = own(prints, "{do: gain_cargo, draw: 2, keep: 2}", at="sea")
    cards = goods("rum", 2)
    table = found(set_up, rumor, seat={"cargo": ["wood_1", "wood_2"]}, force=[("cargo", cards)])
    room = box().ships["sloop"].cargo
    table.play([f"keep:{card}" for card in cards])
    if room < 4:
        assert table.kind == "cargo.throw_out"
        assert table.asked().args["room"] == room
        table.play([f"discard:{card}" for card in ["wood_1", "wood_2", *cards][: 4 - room]])
    assert len(table.at("cargo.hold:0")) == room


def test_C_gain_goods_shuffles_the_discards_in_when_the_deck_has_too_few(set_up: SetUp) -> None:
    table = found(set_up, "widows_warehouse", change=move_all("cargo.bag", "cargo.discards"))
    assert [box().cargo_card(card).good for card in table.at("cargo.hold:0")] == ["cocoa"] * 4
    assert table.at("cargo.discards") == []


def test_C_gain_goods_gives_what_there_is(set_up: SetUp) -> None:
    cocoa = [card.id for card in box().cargo.values() if card.good == "cocoa"]

    def scarce(beginning: Any) -> None:
        for card in cocoa[1:]:
            beginning.places["cargo.bag"].remove(card)
            beginning.places.setdefault("cargo.raid", []).append(card)

    table = found(set_up, "widows_warehouse", change=scarce)
    assert table.at("cargo.hold:0") == cocoa[:1]
    assert table.said("reward.goods", seat=0, good="cocoa", count=1)


def test_C_gain_crew_never_beyond_the_ships_value(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: gain_crew, crew: 1}")
    table = found(set_up, rumor, seat={"ship": {"kind": "frigate", "crew": 1}})
    assert table.ship().crew == 2
    assert found(set_up, rumor).ship().crew == box().ships["sloop"].crew


def test_C_lose_crew_never_the_last(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: lose_crew, crew: 3}")
    table = found(set_up, rumor, seat={"ship": {"kind": "frigate", "crew": 2}})
    assert table.ship().crew == 1
    assert found(set_up, rumor, seat={"ship": {"kind": "frigate", "crew": 0}}).ship().crew == 0


def test_C_gain_weapons_of_kinds_he_has_not(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: gain_weapons, weapons: 1}")
    table = found(set_up, rumor, seat={"ship": {"kind": "sloop", "weapons": ["chain_shot"]}})
    assert table.offered() == ["weapon:grapeshot", "weapon:grappling_hooks"]
    table.play("weapon:grapeshot")
    assert table.said("reward.weapons", seat=0, weapons=["grapeshot"])


def test_C_gain_modification_turns_the_one_where_he_lies(set_up: SetUp) -> None:
    table = found(set_up, "shipwrights_secret", zones={"bridgetown": {"mod_down": "swivel_guns"}})
    assert table.at("mod.ship:0")[0].startswith("swivel_guns")
    assert table.said("mod.revealed", zone="bridgetown", mod=table.at("mod.ship:0")[0])


def test_C_gain_modification_at_sea_turns_none(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: gain_modification, instead: 6}", at="sea")
    table = found(set_up, rumor, zones={"havana": {"mod_down": "swivel_guns"}})
    assert table.at("mod.ship:0") == []
    assert table.captain().gold == 6


def test_C_gain_modification_none_of_a_type_aboard_else_gold_instead(set_up: SetUp) -> None:
    zones = {"bridgetown": {"mod": "chasers"}}
    seat = {"ship": {"kind": "sloop", "mods": ["chasers"]}}
    table = found(set_up, "shipwrights_secret", seat=seat, zones=zones)
    assert len(table.at("mod.ship:0")) == 1
    assert table.captain().gold == 13


def test_C_gain_modification_moves_its_cube_up(set_up: SetUp) -> None:
    table = found(set_up, "shipwrights_secret", zones={"bridgetown": {"mod": "extended_cargo_hold"}})
    assert table.ship().cargo == box().ships["sloop"].cargo + 1


def test_C_gain_ship_leaves_the_modifications_to_be_distributed(set_up: SetUp) -> None:
    seat = {"gold": 20, "ship": {"kind": "sloop", "mods": ["chasers"], "weapons": ["grapeshot"]}}
    table = found(set_up, "ship_nobody_paid_for", seat=seat, zones={"nassau": {"mod": "none"}})
    table.play("take_ship")
    assert table.at("mod.ship:0") == []
    assert len(table.at("weapon.ship:0")) == 1


def test_C_gain_ship_crew_moves_over_as_far_as_she_has_room(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: gain_ship, ship: sloop}")
    table = found(set_up, rumor, seat={"ship": "galleon"}).play("take_ship")
    assert table.ship().crew == box().ships["sloop"].crew
    table = found(set_up, rumor, seat={"ship": {"kind": "galleon", "crew": 1}}).play("take_ship")
    assert table.ship().crew == 1


def test_C_gain_ship_at_sea_surplus_cargo_is_thrown_out_by_choice(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: gain_ship, ship: sloop, damage: 1}", at="sea")
    seat = {"ship": "galleon", "cargo": goods("rum", 4)}
    table = found(set_up, rumor, seat=seat, force=[("location", [1])]).play("take_ship")
    assert table.kind == "cargo.throw_out"
    assert table.asked().args["room"] == box().ships["sloop"].cargo - 1


def test_R35_hits_of_a_ship_gained_are_hers_before_the_crew_comes_over_and_never_sink_her(
    set_up: SetUp, prints: Print
) -> None:
    rumor = own(prints, "{do: gain_ship, ship: sloop, damage: 4}", at="sea")
    faces = [("location", [3, 5, 5, 5])]
    table = found(set_up, rumor, force=faces).play("take_ship", "hit:hull", "hit:hull", "hit:hull")
    assert table.ship().hull == 1
    assert table.ship().crew == box().ships["sloop"].crew - 1
    assert table.seat().captain is not None
    table = found(set_up, rumor, force=faces, seat={"ship": {"kind": "sloop", "crew": 1}}).play("take_ship")
    assert table.play("hit:hull", "hit:hull", "hit:masts").ship().crew == 1


def test_C_gain_specialist_of_a_type_not_aboard(set_up: SetUp) -> None:
    table = found(set_up, "retired_buccaneer", seat={"specialists": ["lookout"]})
    assert table.offered() == ["specialist:master_at_arms", "specialist:sailing_master"]
    assert table.asked().public()["options"] == []


def test_C_gain_specialist_of_none_he_draws_a_glory_card_instead(set_up: SetUp) -> None:
    seat = {"specialists": ["lookout", "master_at_arms", "sailing_master"]}
    table = found(set_up, "retired_buccaneer", seat=seat)
    assert len(table.at("specialist.aboard:0")) == 3
    assert len(table.at("glory.hand:0")) == 2


def test_C_gain_specialist_only_out_of_the_glory_deck(set_up: SetUp) -> None:
    other = at_sea("havana", specialists=["lookout.1"], glory_cards=["lookout.2"])
    card = box().rumor_card("retired_buccaneer")
    him = in_port(card.zone, rumors=["retired_buccaneer"])
    table = set_up(him, other, force=[("influence", [5, 1])]).play("port", "prove:retired_buccaneer")
    assert "specialist:lookout" not in table.offered()


def test_C_draw_rumor_beyond_what_he_holds(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: draw_rumor}")
    seat = {"captain": "frederico_da_silva", "rumors": [rumor, "deserters"]}
    table = set_up(in_port("havana", **seat), force=[("influence", [5, 1, 1]), ("rumor", ["pearl_divers"])])
    table.play("port", f"prove:{rumor}")
    assert sorted(table.at("rumor.held:0")) == ["deserters", "pearl_divers"]


def test_C_repair_of_fewer_points_is_by_choice_and_never_crew(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: repair, points: 2}")
    ship = {"kind": "frigate", **dict.fromkeys(LOCATIONS, 1)}
    table = found(set_up, rumor, seat={"ship": ship})
    assert table.offered() == ["repair:hull", "repair:cargo", "repair:masts", "repair:cannons"]
    table.play("repair:hull", "repair:masts")
    assert (table.ship().hull, table.ship().masts, table.ship().cargo, table.ship().crew) == (2, 2, 1, 1)


def test_C_repair_of_the_locations_named(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: repair, points: 5, locations: [masts]}")
    table = found(set_up, rumor, seat={"ship": {"kind": "frigate", "hull": 1, "masts": 1}})
    assert (table.ship().hull, table.ship().masts) == (1, 3)


def test_C_remove_bounties_costs_gold_for_each(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: remove_bounties, most: 2, gold: 3}")
    table = found(set_up, rumor, seat={"gold": 5, "bounties": {"dutch": 3}})
    assert table.offered() == ["drop:dutch:1", "drop:dutch:2", "no"]
    assert table.refused("drop:dutch:2") == "not-enough-gold"
    table.play("drop:dutch:1")
    assert (table.captain().gold, table.captain().bounties) == (2, {"dutch": 2})


def test_C_remove_bounties_may_be_declined(set_up: SetUp) -> None:
    table = found(set_up, "dispatch_boat", seat={"bounties": {"spanish": 2}}).play("choose:burn", "no")
    assert table.captain().bounties == {"spanish": 2}


def test_C_add_bounty_up_to_five(set_up: SetUp) -> None:
    table = found(set_up, "pearl_divers", seat={"bounties": {"dutch": 4}}).play("choose:rob")
    assert table.captain().bounties == {"dutch": 5}


def test_C_stash_for_a_fee_any_part_and_secretly(set_up: SetUp, prints: Print) -> None:
    rumor = own(prints, "{do: stash, fee: 2}", at="sea")
    table = found(set_up, rumor, seat={"gold": 9})
    assert table.asked().public() == {"seat": 0}
    assert table.refused("8") == "not-in-range"
    table.play("4")
    assert (table.captain().gold, table.seat().stash) == (3, 4)


def test_C_permanent_of_an_ability_that_another_gives_for_good_is_not_worn(
    set_up: SetUp, prints: Print
) -> None:
    effect = "{do: permanent, uses: 1, abilities: [{handler: free_move, move: leave_port}]}"
    own(prints, effect)
    seat = {"captain": "tobias_fenwick", "zone": "havana", "permanents": ["own_rumor"]}
    table = set_up(seat).play("move:sea")
    assert table.actions == 3
    assert table.at("rumor.permanent:0") == ["own_rumor"]


def test_C_gain_gold_for_bounties_on_a_glory_card_only_for_who_gets_any(set_up: SetUp, prints: Print) -> None:
    effect = "{do: gain_gold, gold: 3, per: bounty}"
    prints("glory", f"- {{id: own_card, moment: own_turn, effect: [{effect}]}}")
    seat = in_port("havana", glory_cards=["own_card"], gold=0)
    assert "card:own_card" not in set_up(seat).offered()
    table = set_up({**seat, "bounties": {"dutch": 2, "french": 1}}).play("card:own_card")
    assert table.captain().gold == 9


def test_C_permanent_is_not_worn_by_a_move_of_another_kind(set_up: SetUp) -> None:
    seat = {"captain": "tobias_fenwick", "zone": "havana", "permanents": ["pilots_rutter"]}
    table = set_up(seat).play("move:sea")
    assert table.actions == 3
    assert table.seat().permanent_uses == {}


def test_C_permanent_is_lost_with_its_captain(set_up: SetUp) -> None:
    table = set_up(in_port("havana", permanents=["pilots_rutter"])).play("retire")
    assert table.at("rumor.discards") == ["pilots_rutter"]


def test_R36_a_rumor_whose_fight_nobody_wins_brings_its_glory_point_and_nothing_else(set_up: SetUp) -> None:
    tie = [("leadership", [6])] * 4
    table = found(set_up, "lonely_watchtower", seat={"captain": skilled(leadership=1)}, force=tie)
    assert table.ship().crew == 0
    assert table.captain().gold == 0
    assert proven(table, "lonely_watchtower")


def test_C_gain_specialist_the_others_go_back_into_the_glory_deck(set_up: SetUp) -> None:
    table = found(set_up, "retired_buccaneer")
    assert table.lies("glory.spoils:0", 1) == 3
    table.play("specialist:sailing_master")
    assert table.said("reward.specialist", seat=0, card=table.at("specialist.aboard:0")[0])
    assert table.at("glory.spoils:0") == []
    kinds = {card.partition(".")[0] for card in table.at("glory.bag") + table.at("glory.hand:0")}
    assert {"lookout", "master_at_arms"} <= kinds


def test_G_D7_a_mission_kept_as_a_permanent_goes_to_the_missions_discards(
    set_up: SetUp, prints: Print
) -> None:
    effect = "{do: permanent, abilities: [{handler: free_move, move: sail}]}"
    prints(
        "mission",
        f"- {{id: own_mission, zone: havana, tasks: [{{do: pay, to: havana, gold: 1}}], effect: [{effect}]}}",
    )
    table = set_up(in_port("havana", mission="own_mission")).play("port", "task:0")
    assert table.at("rumor.permanent:0") == ["own_mission"]
    assert table.seat().glory == 1
    table.play("done", "move:sea", "move:nassau")
    assert table.actions == 1
    table.play("move:havana", "end", "end", "move:port", "end", "end", "retire")
    assert "own_mission" in table.at("mission.discards")
