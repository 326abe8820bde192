"""Plunder of captains, naval ships and pirates; rulings 2d."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from engine.marauders.state import MissionHeld
from tests.marauders.table import SetUp, TestTable, at_sea, decided, goods, raid_card

SILENT = [card for card in box().pieces("glory") if box().glory_card(card).specialist]
"""Glory cards that answer to nothing."""
ALIKE = [card for card in SILENT if card.startswith("carpenter")]
RUMORS = [rumor for rumor in box().pieces("rumor") if rumor.count(".") == 0][:3]


def beaten(**more: Any) -> dict[str, Any]:
    """A captain who lost his crew."""
    return at_sea("havana", **{"ship": {"kind": "sloop", "crew": 0}, "gold": 0, **more})


def winner(**more: Any) -> dict[str, Any]:
    """A captain who won the crew combat."""
    return at_sea("havana", **{"gold": 0, **more})


def plunders(set_up: SetUp, victor: dict[str, Any], loser: dict[str, Any], **more: Any) -> TestTable:
    """A crew combat is won, the own ship kept."""
    return set_up(victor, loser, change=decided("crew"), **more).play("keep")


def navy(set_up: SetUp, *victor: dict[str, Any], cards: list[str], cargo: int = 3, **more: Any) -> TestTable:
    """A naval Frigate is taken, the own ship kept."""
    change = decided("crew", 0, "admiral_van_almonde", crew=0, cargo=cargo)
    force = [("prize", cards), *more.pop("force", ())]
    return set_up(*(victor or [winner()]), change=change, force=force, **more).play("keep")


# --- captains -------------------------------------------------------------------------------------


def test_R_plunder_all_the_gold_aboard_but_not_the_stash(set_up: SetUp) -> None:
    table = plunders(set_up, winner(gold=3), beaten(gold=17, stash=20))
    assert table.captain().gold == 20
    assert (table.seat(1).stash, table.seat(0).stash) == (20, 0)


def test_R15_how_much_gold_was_plundered_is_known_to_both_captains_alone(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(gold=17), count=3)
    assert [line.get("gold") for seat in (0, 1) for line in table.log("plunder.gold", seat)] == [17, 17]
    assert table.said("plunder.gold", seat=0, target=1)
    assert [line for seat in (2, None) for line in table.log("plunder.gold", seat) if "gold" in line] == []


def test_R15_others_see_the_same_whatever_gold_was_plundered(set_up: SetUp) -> None:
    poor, rich = (plunders(set_up, winner(), beaten(gold=gold), count=3) for gold in (0, 30))
    assert poor.view(2) == rich.view(2)
    assert poor.table.log(2)[1:] == rich.table.log(2)[1:]


def test_G_F15_weapons_one_of_each_kind_the_others_are_discarded(set_up: SetUp) -> None:
    table = plunders(
        set_up,
        winner(ship={"kind": "sloop", "weapons": ["grapeshot"]}),
        beaten(ship={"kind": "sloop", "crew": 0, "weapons": ["grapeshot", "chain_shot"]}),
    )
    kinds = sorted(weapon.partition(".")[0] for weapon in table.at("weapon.ship:0"))
    assert kinds == ["chain_shot", "grapeshot"]
    assert (table.at("weapon.ship:1"), len(table.at("weapon.supply"))) == ([], 10)


def test_R_plunder_cargo_as_much_as_fits_by_choice_that_others_do_not_see(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(cargo=goods("rum", 2)), count=3)
    assert (table.kind, table.offered(), table.asked().most) == (
        "plunder.cargo",
        ["keep:rum_1", "keep:rum_2"],
        2,
    )
    assert table.view(2)["waiting"][0]["options"] == []
    table.play(["keep:rum_2"])
    assert table.at("cargo.hold:0") == ["rum_2"]
    assert table.lies("cargo.hold:0", 2) == 1
    assert "rum_1" in table.at("cargo.discards")
    assert table.said("plunder.cargo", seat=0, count=1)


def test_R_plunder_old_cargo_may_be_discarded_to_make_room(set_up: SetUp) -> None:
    table = plunders(set_up, winner(cargo=goods("sugar", 2)), beaten(cargo=goods("rum", 2)))
    table.play(["keep:rum_1", "keep:rum_2"])
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 2)
    table.play(["discard:sugar_1", "discard:sugar_2"])
    assert sorted(table.at("cargo.hold:0")) == goods("rum", 2)


def test_R_plunder_no_cargo_without_room_for_it(set_up: SetUp) -> None:
    table = plunders(set_up, winner(ship={"kind": "sloop", "cargo": 0}), beaten(cargo=goods("rum", 2)))
    assert set(goods("rum", 2)) <= set(table.at("cargo.discards"))


def test_G_F12_cargo_is_plundered_into_the_claimed_ship(set_up: SetUp) -> None:
    loser = beaten(ship={"kind": "galleon", "crew": 0}, cargo=goods("rum", 4))
    table = set_up(winner(), loser, change=decided("crew")).play("claim")
    assert (table.kind, table.asked().most) == ("plunder.cargo", 4)


def test_R_plunder_glory_cards_one_after_the_other_seen_by_the_victor_alone(set_up: SetUp) -> None:
    cards = SILENT[:2]
    table = plunders(set_up, winner(), beaten(glory_cards=cards), count=3)
    assert (table.kind, table.offered()) == ("plunder.cards", [f"take:{card}" for card in sorted(cards)])
    assert table.view(2)["waiting"][0]["options"] == ["stop"]
    assert (table.lies("glory.spoils:0", 0), table.lies("glory.spoils:0", 1)) == (cards, 2)
    table.play(f"take:{cards[0]}", "stop")
    assert cards[0] in table.at("glory.hand:0")
    assert cards[1] in table.at("glory.discards")


def test_G_C3_a_fifth_plundered_card_is_cut_before_the_next_is_taken(set_up: SetUp) -> None:
    table = plunders(set_up, winner(glory_cards=SILENT[:4]), beaten(glory_cards=SILENT[4:6]))
    table.play(f"take:{SILENT[4]}")
    assert table.kind == "glory.discard"
    table.play(f"discard:{SILENT[0]}")
    assert (table.kind, table.offered()) == ("plunder.cards", [f"take:{SILENT[5]}"])


def test_G_F15_a_rumor_of_the_two_is_chosen_the_other_goes_into_the_deck(set_up: SetUp) -> None:
    own, found = RUMORS[:2]
    table = plunders(set_up, winner(rumors=[own]), beaten(rumors=[found]), count=3)
    assert (table.kind, table.offered(), table.asked().most) == (
        "plunder.rumor",
        [f"keep:{own}", f"keep:{found}"],
        1,
    )
    assert table.view(2)["waiting"][0]["options"] == []
    table.play([f"keep:{found}"])
    assert table.at("rumor.held:0") == [found]
    assert own in table.at("rumor.bag")
    assert table.at("rumor.drawn:0") == table.at("rumor.held:1") == []


def test_G_F15_who_may_hold_two_rumors_keeps_both(set_up: SetUp) -> None:
    him = winner(captain="frederico_da_silva", rumors=[RUMORS[0]])
    table = plunders(set_up, him, beaten(rumors=[RUMORS[1]]))
    assert table.asked().most == 2
    table.play([f"keep:{RUMORS[0]}", f"keep:{RUMORS[1]}"])
    assert sorted(table.at("rumor.held:0")) == sorted(RUMORS[:2])


def test_R_plunder_specialists_are_employed_for_nothing(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(specialists=[ALIKE[0]]))
    assert (table.kind, table.offered()) == ("plunder.specialists", [f"employ:{ALIKE[0]}"])
    table.play([f"employ:{ALIKE[0]}"])
    assert table.at("specialist.aboard:0") == [ALIKE[0]]
    assert table.captain().gold == 0


def test_R_plunder_specialists_not_wanted_are_discarded(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(specialists=[ALIKE[0]])).play([])
    assert ALIKE[0] in table.at("glory.discards")


def test_G_F15_of_two_specialists_of_a_type_one_stays(set_up: SetUp) -> None:
    table = plunders(set_up, winner(specialists=[ALIKE[0]]), beaten(specialists=[ALIKE[1]]))
    assert table.asked().default == []
    table.play([f"employ:{ALIKE[1]}"])
    assert table.at("specialist.aboard:0") == [ALIKE[1]]
    assert ALIKE[0] in table.at("glory.discards")


def test_R_plunder_a_mission_of_the_defeated_is_discarded(set_up: SetUp) -> None:
    change = decided("crew")

    def hold(beginning: Any) -> None:
        change(beginning)
        mission = beginning.places["mission.bag"].pop()
        beginning.places["mission.held:1"] = [mission]
        beginning.state.seats[1].captain.missions = [
            MissionHeld(mission, [[] for _ in box().missions[mission].tasks])
        ]

    table = set_up(winner(), beaten(), change=hold).play("keep")
    assert (table.at("mission.held:1"), len(table.at("mission.discards"))) == ([], 1)


def test_R16_permanents_go_with_the_captain_who_won_them(set_up: SetUp) -> None:
    table = plunders(set_up, winner(), beaten(permanents=[RUMORS[0]]))
    assert table.at("rumor.permanent:0") == table.at("rumor.permanent:1") == []
    assert RUMORS[0] in table.at("rumor.discards")


def test_R_plunder_nothing_of_a_ship_that_sank(set_up: SetUp) -> None:
    loser = beaten(
        ship={"kind": "sloop", "hull": 0}, gold=9, cargo=["rum_1"], glory_cards=SILENT[:1], rumors=RUMORS[:1]
    )
    table = set_up(winner(), loser, change=decided("sunk"))
    assert (table.captain().gold, table.at("cargo.hold:0"), table.at("rumor.held:0")) == (0, [], [])
    assert not any(line.startswith("plunder") for line in table.lines)


# --- naval ships and pirates ----------------------------------------------------------------------

PRIZE = [raid_card("escape", 1), raid_card("escape", 3), raid_card("cargo")]


def test_R_plunder_naval_ship_gold_of_three_cargo_cards_and_those_that_are_kept(set_up: SetUp) -> None:
    table = navy(set_up, cards=PRIZE)
    worth = sum(box().cargo_card(card).plunder for card in PRIZE)
    assert table.captain().gold == worth
    assert table.said("plunder.navy", seat=0, npc="dutch", gold=worth, cards=PRIZE)
    assert (table.kind, table.asked().most) == ("plunder.cargo", 2)
    assert table.view(1)["waiting"][0]["options"] == [f"keep:{card}" for card in sorted(PRIZE)]
    table.play([f"keep:{PRIZE[0]}"])
    assert table.at("cargo.hold:0") == [PRIZE[0]]
    assert table.at("cargo.prize") == []


def test_G_F14_a_random_card_is_lost_for_each_hit_her_cargo_took_but_not_its_gold(set_up: SetUp) -> None:
    table = navy(set_up, cards=PRIZE, cargo=1, force=[("prize lost", PRIZE[:2])])
    assert table.captain().gold == sum(box().cargo_card(card).plunder for card in PRIZE)
    assert table.said("plunder.lost", seat=0, hits=2)
    assert table.offered() == [f"keep:{PRIZE[2]}"]


def test_G_F14_never_glory_for_12_gold_or_more(set_up: SetUp) -> None:
    rich = [card.id for card in box().cargo.values() if card.plunder >= 4][:3]
    table = navy(set_up, cards=rich).play([])
    assert table.captain().gold >= 12
    assert table.seat().glory == 1


def test_R_plunder_naval_ship_nothing_of_one_that_sank(set_up: SetUp) -> None:
    table = set_up(winner(), change=decided("sunk", 0, "admiral_van_almonde", hull=0))
    assert "plunder.navy" not in table.lines
    assert table.captain().gold == 0
    assert navy(set_up, cards=PRIZE).said("plunder.navy", seat=0)


@pytest.mark.parametrize("how", ["sunk", "crew"])
def test_R_plunder_npc_pirates_have_neither_cargo_nor_gold(set_up: SetUp, how: str) -> None:
    cubes = {"hull": 0} if how == "sunk" else {"crew": 0}
    table = set_up(winner(), change=decided(how, 0, "pirate_vane", **cubes))
    if how == "crew":
        table.play("keep")
    assert table.captain().gold == 5
    assert not any(line.startswith("plunder") for line in table.lines)
