"""Every verb of rewards, beyond what the cards of the box need (docs/content.md)."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.state import LOCATIONS
from tests.marauders.card_effects.rewarded import found, proven
from tests.marauders.conftest import Print
from tests.marauders.table import SetUp, at_sea, goods, in_port, move_all, skilled


def own(prints: Print, effect: str, *, zone: str = "havana", at: str = "port") -> str:
    """A rumor of one's own printing with this effect."""
    prints("rumor", f"- {{id: own_rumor, zone: {zone}, at: {at}, effect: [{effect}]}}")
    return "own_rumor"


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
