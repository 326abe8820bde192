"""Cards drawn: wherever a captain draws, the moment comes at which they may be drawn again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning
from tests.made_up.repeats import with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, decided, goods, in_port, raid_card

pytestmark = pytest.mark.usefixtures("made_up")

FIRST = [raid_card("escape", plunder) for plunder in (2, 3, 4)]
COCOA = {"havana": {"demand": "cocoa"}}
SECOND = [raid_card("hull", 3), raid_card("masts", 3), raid_card("crew", 3)]


def lucky(set_up: SetUp, seat: Mapping[str, Any], force: Force, charms: int = 1, **more: Any) -> TestTable:
    """Seat 0 has its turn, and charms."""
    return set_up(
        seat, change=with_charms(charms), force=force, spec=WITH_MODULES, modules=("repeats",), **more
    )


def asked_for(table: TestTable, deck: str, cards: list[str]) -> bool:
    """Whether seat 0 is asked about these cards of a deck, which nobody else comes to know by it."""
    step = table.view(0)["stack"][-1]
    others = [table.view(seat)["stack"][-1] for seat in (1, None)]
    told = table.asked(0).args == {"deck": deck} and step["cards"] == cards
    return told and table.kind == "charm.cards" and all(one["cards"] == len(cards) for one in others)


def test_an_offer_of_goods_before_it_is_chosen_from(set_up: SetUp) -> None:
    first, second = goods("rum", 6), goods("wood", 6)
    force: Force = [("offer", first), ("charm", second)]
    table = lucky(set_up, in_port("havana"), force, zones=COCOA).play("port", "buy")
    assert asked_for(table, "cargo", first)
    table.play("yes")
    assert (table.kind, sorted(table.at("cargo.offer:0"))) == ("goods.buy", sorted(second))
    assert set(first) <= set(table.at("cargo.discards"))


def test_an_offer_drawn_again_is_rid_of_the_good_in_demand(set_up: SetUp) -> None:
    again = [*goods("wood", 5), "cocoa_1"]
    force: Force = [("offer", goods("rum", 6)), ("charm", again), ("offer", ["sugar_1"])]
    table = lucky(set_up, in_port("havana"), force, zones=COCOA).play("port", "buy", "yes")
    assert table.said("goods.redrawn", seat=0, cards=["cocoa_1"])
    assert sorted(table.at("cargo.offer:0")) == sorted([*goods("wood", 5), "sugar_1"])


def test_cards_that_replace_others_of_an_offer_are_drawn_too(set_up: SetUp) -> None:
    first = [*goods("rum", 5), "cocoa_1"]
    force: Force = [("offer", first), ("offer", ["sugar_1"]), ("charm", ["wood_1"])]
    table = lucky(set_up, in_port("havana"), force, zones=COCOA).play("port", "buy", "no")
    assert asked_for(table, "cargo", ["sugar_1"])
    table.play("yes")
    assert sorted(table.at("cargo.offer:0")) == sorted([*goods("rum", 5), "wood_1"])


def test_a_rumor_before_it_is_kept(set_up: SetUp) -> None:
    force: Force = [("influence", [6, 1]), ("rumor", ["pearl_divers"]), ("charm", ["powder_hulk"])]
    table = lucky(set_up, in_port("havana"), force).play("port", "rumor", "no")
    assert asked_for(table, "rumor", ["pearl_divers"])
    table.play("yes")
    assert (table.at("rumor.held:0"), table.at("rumor.discards")) == (["powder_hulk"], ["pearl_divers"])


def test_a_glory_card_before_a_hand_is_cut(set_up: SetUp) -> None:
    hand = ["fair_wind.1", "good_glass.1", "royal_pardon.1", "false_colours.1"]
    captain = in_port("havana", cargo=goods("cocoa", 3), glory_cards=hand)
    force: Force = [("glory card", ["prize_money"]), ("charm", ["weather_gage"])]
    table = lucky(set_up, captain, force, zones=COCOA)
    table.play("port", "sell", [f"sell:{card}" for card in goods("cocoa", 3)])
    assert asked_for(table, "glory", ["prize_money"])
    table.play("yes")
    assert table.kind == "glory.discard"
    assert sorted(table.at("glory.hand:0")) == sorted([*hand, "weather_gage"])


def test_a_mission_before_it_is_laid_out(set_up: SetUp) -> None:
    missions = box().missions
    zone = missions["surgeons_trunk"].zone
    force: Force = [("mission", ["bishops_ransom"]), ("charm", ["coast_survey"])]
    table = lucky(set_up, in_port(zone), force, zones={zone: {"missions": ["surgeons_trunk"]}})
    table.play("port", "claim:surgeons_trunk")
    assert asked_for(table, "mission", ["bishops_ransom"])
    table.play("yes")
    assert table.said("mission.placed", mission="coast_survey", zone=missions["coast_survey"].zone)
    assert "bishops_ransom" in table.at("mission.discards")


def test_missions_that_an_event_lays_out_are_drawn_for_nobody(set_up: SetUp) -> None:
    zone = box().missions["surgeons_trunk"].zone
    event: Force = [("event", ["new_governors"])]
    table = lucky(
        set_up, at_sea("trinidad"), event, turn=None, zones={zone: {"missions": ["surgeons_trunk"]}}
    )
    assert table.in_order("mission.discarded", "mission.placed")
    assert table.kind == "turn.action"


def raiding(
    set_up: SetUp, force: Force, charms: int = 1, zone: str = "tortuga", nation: str = "french"
) -> TestTable:
    """A merchant was found and is raided."""
    found: Force = [("scouting", [6, 6]), *force]
    table = lucky(set_up, at_sea(zone), found, charms, zones={zone: {"merchant": nation}})
    return table.play("scout:merchant", "no", f"raid:{nation}")


def test_the_cards_of_a_raid_and_each_one_more(set_up: SetUp) -> None:
    one, other = raid_card("escape", 5), raid_card("cannons", 3)
    force: Force = [
        ("raid", FIRST), ("charm", SECOND), ("seamanship", [6, 6]), ("raid card", [one]), ("charm", [other]),
    ]  # fmt: skip
    table = raiding(set_up, force, charms=2)
    assert asked_for(table, "cargo", FIRST)
    table.play("yes")
    assert (table.kind, table.at("cargo.raid")) == ("raid.success", SECOND)
    table.play("draw")
    assert asked_for(table, "cargo", [one])
    table.play("yes")
    assert table.at("cargo.raid") == [*SECOND, other]


def test_a_card_thrown_out_of_a_raid_draws_none(set_up: SetUp) -> None:
    force: Force = [("raid", FIRST), ("seamanship", [6, 1])]
    table = raiding(set_up, force).play("no", f"discard:{FIRST[0]}")
    assert table.kind == "raid.keep"


def test_havana_s_fourth_card_apart_from_the_others(set_up: SetUp) -> None:
    hit, other = SECOND[0], SECOND[1]
    force: Force = [("raid extra", [hit]), ("charm", [other]), ("raid", FIRST), ("seamanship", [1, 1])]
    table = raiding(set_up, force, zone="havana", nation="spanish")
    assert asked_for(table, "cargo", [hit])
    table.play("yes")
    assert table.at("cargo.raid") == [other, *FIRST]


def test_the_prize_of_a_naval_ship_before_its_gold_is_counted(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        decided("crew", 0, "admiral_van_almonde", crew=0, cargo=3)(beginning)
        with_charms(1)(beginning)

    captain = at_sea("havana", gold=0)
    force: Force = [("prize", FIRST), ("charm", SECOND)]
    table = set_up(captain, change=change, force=force, spec=WITH_MODULES, modules=("repeats",)).play("keep")
    assert asked_for(table, "cargo", FIRST)
    table.play("yes")
    assert table.captain().gold == 9
    assert table.said("plunder.navy", seat=0, gold=9, cards=SECOND)


def test_cargo_that_a_card_brings_before_it_is_kept(set_up: SetUp) -> None:
    rumor = next(card for card in box().rumors.values() if "gain_cargo" in [e.do for e in card.effect])
    drawn, again = goods("rum", rumor.effect[0].params["draw"]), goods("wood", rumor.effect[0].params["draw"])
    seat = (in_port if rumor.at == "port" else at_sea)(rumor.zone, rumors=[rumor.id])
    skill = "influence" if rumor.at == "port" else "scouting"
    table = lucky(set_up, seat, [(skill, [6, 6]), ("cargo", drawn), ("charm", again)])
    table.play(*["port"] * (rumor.at == "port"), f"prove:{rumor.id}", "no")
    assert asked_for(table, "cargo", drawn)
    table.play("yes")
    assert sorted(table.at("cargo.offer:0")) == sorted(again)
