"""Rewards, claiming ships, glory for a victory; the order of G-F12."""

from __future__ import annotations

from typing import Any

import pytest

from engine.marauders.state import LOCATIONS
from tests.marauders.table import SetUp, TestTable, at_sea, decided, goods, skilled

SILENT = ["carpenter", "gunner_captain"]
"""Glory cards that answer to nothing."""


def over(set_up: SetUp, *seats: dict[str, Any], how: str = "crew", victor: int = 0, **more: Any) -> TestTable:
    """A battle of seats 0 and 1, or of seat 0 and an NPC, has just been decided."""
    npc, cubes = more.pop("npc", ""), more.pop("cubes", {})
    return set_up(*seats, change=decided(how, victor, npc, **cubes), **more)


def crew(left: int, kind: str = "sloop", **more: Any) -> dict[str, Any]:
    """A ship with so many crew."""
    return {"kind": kind, "crew": left, **more}


def beaten(**more: Any) -> dict[str, Any]:
    """A captain who lost his crew."""
    return at_sea("havana", **{"ship": crew(0), "gold": 0, **more})


def sunken(**more: Any) -> dict[str, Any]:
    """A captain whose ship sinks."""
    return at_sea("havana", **{"ship": {"kind": "sloop", "hull": 0}, "gold": 7, **more})


WINNER = at_sea("havana", gold=0)


# --- rewards --------------------------------------------------------------------------------------


def test_R_rewards_example_only_of_a_nation_that_does_not_want_the_victor(set_up: SetUp) -> None:
    winner = at_sea("havana", gold=0, bounties={"spanish": 1})
    table = over(set_up, winner, sunken(bounties={"spanish": 3, "english": 1}), how="sunk")
    assert table.captain().gold == 5
    assert table.said("reward.claimed", seat=0, target=1, nation="english", gold=5)


def test_R_rewards_5_gold_for_each_bounty_of_one_nation_by_choice(set_up: SetUp) -> None:
    table = over(set_up, WINNER, sunken(bounties={"spanish": 3, "dutch": 2}), how="sunk")
    assert (table.kind, table.offered()) == ("reward.nation", ["reward:spanish", "reward:dutch"])
    assert (table.gold("reward:spanish"), table.gold("reward:dutch")) == (15, 10)
    assert table.asked().default == ["reward:spanish"]
    assert table.play("reward:dutch").captain().gold == 10


def test_R_rewards_not_of_a_nation_at_war_with_the_victors(set_up: SetUp) -> None:
    loser = sunken(bounties={"spanish": 3, "dutch": 1})
    table = over(set_up, WINNER, loser, how="sunk", at_war=["english", "spanish"])
    assert table.said("reward.claimed", nation="dutch", gold=5)
    table = over(set_up, WINNER, loser, how="sunk", at_war=["french", "spanish"])
    assert table.kind == "reward.nation"


def test_R_rewards_of_the_victors_own_nation_in_war_too(set_up: SetUp) -> None:
    table = over(set_up, WINNER, sunken(bounties={"english": 2}), how="sunk", at_war=["english", "spanish"])
    assert table.said("reward.claimed", nation="english", gold=10)


def test_R_rewards_none_for_a_captain_nobody_wants(set_up: SetUp) -> None:
    table = over(set_up, WINNER, sunken(), how="sunk")
    assert (table.log("reward.claimed"), table.captain().gold) == ([], 0)


@pytest.mark.parametrize(("card", "gold"), [("pirate_vane", 5), ("pirate_teach", 15)])
def test_R_rewards_for_npc_pirates_by_their_ship(set_up: SetUp, card: str, gold: int) -> None:
    table = over(set_up, WINNER, how="sunk", npc=card, cubes={"hull": 0})
    assert table.captain().gold == gold
    assert table.said("reward.pirate", seat=0, name=card, gold=gold)
    assert table.captain().bounties == {}


def test_R_rewards_for_npc_pirates_not_for_a_pirate(set_up: SetUp) -> None:
    winner = at_sea("havana", gold=0, bounties={"dutch": 1})
    table = over(set_up, winner, how="sunk", npc="pirate_vane", cubes={"hull": 0})
    assert (table.captain().gold, table.log("reward.pirate")) == (0, [])


def test_G_F18_the_pirate_reward_is_judged_when_it_is_defeated(set_up: SetUp) -> None:
    table = over(set_up, WINNER, npc="pirate_vane", cubes={"crew": 0})
    assert table.said("reward.pirate")
    assert table.kind == "plunder.claim"


# --- bounties, glory ------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["sunk", "crew"])
def test_R_getting_bounties_2_for_defeating_a_naval_ship(set_up: SetUp, how: str) -> None:
    cubes = {"hull": 0} if how == "sunk" else {"crew": 0}
    table = over(set_up, WINNER, how=how, npc="admiral_van_almonde", cubes=cubes)
    assert table.captain().bounties == {"dutch": 1}


def test_G_M2_a_bounty_for_defeating_a_naval_ship_that_attacked(set_up: SetUp) -> None:
    change = decided("sunk", 0, "admiral_van_almonde", hull=0)

    def npc_first(beginning: Any) -> None:
        change(beginning)
        battle = beginning.steps[0]
        battle.sides.reverse()
        battle.victor = 1

    assert set_up(WINNER, change=npc_first).captain().bounties == {"dutch": 1}


def test_R_getting_bounties_none_for_defeating_a_captain(set_up: SetUp) -> None:
    assert over(set_up, WINNER, sunken(), how="sunk").captain().bounties == {}


@pytest.mark.parametrize("npc", ["", "admiral_van_almonde", "pirate_vane"])
def test_R_winning_glory_and_a_card_for_defeating_a_captain_or_npc(set_up: SetUp, npc: str) -> None:
    table = over(set_up, WINNER, *([] if npc else [sunken()]), how="sunk", npc=npc, cubes={"hull": 0})
    assert table.seat().glory == 1
    assert table.said("glory.gained", seat=0, why="defeat")
    assert len(table.at("glory.hand:0")) == 1


def test_R_winning_the_defender_who_wins_has_glory_and_reward_as_well(set_up: SetUp) -> None:
    table = over(set_up, sunken(bounties={"dutch": 2}), at_sea("havana", gold=0), how="sunk", victor=1)
    assert (table.seat(1).glory, table.captain(1).gold) == (1, 10)
    assert table.seat(0).captain is None


@pytest.mark.parametrize("how", ["escaped", "drawn"])
def test_G_F2_without_a_winner_nothing_is_gained_and_nobody_dies(set_up: SetUp, how: str) -> None:
    seats = [at_sea("havana", ship=crew(0)) for _ in range(2)]
    table = over(set_up, *seats, how=how, victor=-1)
    assert [seat.glory for seat in table.state.seats] == [0, 0]
    assert (table.ship(0).crew, table.ship(1).crew) == (0, 0)
    assert table.kind == "turn.action"


def test_G_F1_who_wins_with_his_last_crew_lives_with_none_and_has_all_of_it(set_up: SetUp) -> None:
    table = over(set_up, at_sea("havana", ship=crew(0), gold=0), beaten(gold=4))
    table.play("keep")
    assert (table.ship().crew, table.seat().glory, table.captain().gold) == (0, 1, 4)


def test_G_F4_both_sink_both_die_and_nobody_gains(set_up: SetUp) -> None:
    table = over(set_up, sunken(bounties={"dutch": 1}), sunken(), how="sunk", victor=-1)
    assert [seat.captain for seat in table.state.seats] == [None, None]
    assert [seat.glory for seat in table.state.seats] == [0, 0]
    assert table.log("reward.claimed") == []


def test_G_F4_an_npc_that_sinks_with_the_captain_is_gone_too(set_up: SetUp) -> None:
    table = over(set_up, sunken(), how="sunk", victor=-1, npc="admiral_van_almonde", cubes={"hull": 0})
    assert table.seat().captain is None
    assert table.state.npcs == {}


def test_R_plunder_a_naval_ship_that_wins_takes_nothing_and_the_captain_dies(set_up: SetUp) -> None:
    table = over(set_up, beaten(gold=9, cargo=["rum_1"]), victor=1, npc="admiral_van_almonde")
    assert table.seat().captain is None
    assert list(table.state.npcs) == ["dutch"]
    assert "rum_1" in table.at("cargo.discards")
    assert table.said("captain.died", seat=0, cause="crew")


def test_R_an_npc_defeated_leaves_the_board(set_up: SetUp) -> None:
    table = over(set_up, WINNER, how="sunk", npc="pirate_vane", cubes={"hull": 0})
    assert table.state.npcs == {}
    assert table.said("npc.slain", npc="pirate_sloop")


def test_G_F12_bounty_and_reward_ship_plunder_surplus_glory_then_the_loser_dies(set_up: SetUp) -> None:
    winner = at_sea("havana", gold=0, cargo=goods("rum", 1), ship="sloop")
    loser = beaten(bounties={"dutch": 1}, cargo=goods("sugar", 2), gold=5)
    table = over(set_up, winner, loser)
    table.play("keep", ["keep:sugar_1", "keep:sugar_2"])
    table.play("discard:rum_1")
    assert table.in_order(
        "reward.claimed", "ship.kept", "plunder.gold", "plunder.cargo", "cargo.thrown_out", "glory.gained",
        "captain.died",
    )  # fmt: skip


def test_G_F12_the_victor_may_play_a_card_before_the_plunder(set_up: SetUp) -> None:
    table = over(set_up, at_sea("havana", gold=0, glory_cards=["prize_money"]), beaten())
    assert (table.kind, table.asked().seat) == ("card.window", 0)
    table.play("card:prize_money")
    assert table.lines.count("plunder.gold") == 0


def test_G_F12_the_game_ends_with_the_glory_of_the_victory_when_no_captain_is_left(set_up: SetUp) -> None:
    change = decided("sunk")

    def none_left(beginning: Any) -> None:
        change(beginning)
        beginning.places.setdefault("captain.discards", []).extend(beginning.places.pop("captain.bag"))

    table = set_up(WINNER, sunken(), change=none_left)
    assert table.table.result is not None
    assert (table.table.result.reason, table.seat().glory) == ("captains", 1)


# --- claiming ships -------------------------------------------------------------------------------


def test_R_claiming_the_victor_of_crew_combat_may_keep_his_own_ship(set_up: SetUp) -> None:
    table = over(set_up, WINNER, beaten(ship=crew(0, "frigate")))
    assert (table.kind, table.offered()) == ("plunder.claim", ["claim", "keep"])
    assert table.play("keep").ship().kind == "sloop"
    assert table.said("ship.kept", seat=0, ship="frigate")


def test_R_claiming_not_a_ship_that_was_sunk(set_up: SetUp) -> None:
    table = over(set_up, WINNER, sunken(cargo=["rum_1"]), how="sunk")
    assert "ship.kept" not in table.lines
    assert (table.captain().gold, "rum_1" in table.at("cargo.discards")) == (0, True)
    boarded = over(set_up, WINNER, beaten(cargo=["rum_1"]), how="crew").play("keep")
    assert boarded.said("ship.kept", seat=0)


def test_G_F13_the_claimed_ship_has_the_damage_she_has_and_the_victors_crew(set_up: SetUp) -> None:
    loser = beaten(ship=crew(0, "frigate", hull=2, masts=1, cannons=1, cargo=2))
    table = over(set_up, WINNER, loser).play("claim")
    ship = table.ship()
    assert ship.kind == "frigate"
    assert [getattr(ship, location) for location in LOCATIONS] == [2, 2, 1, 2, 1]
    assert (table.seat().glory, table.captain().purchase_glory) == (1, False)


def test_R_claiming_crew_beyond_what_the_ship_takes_is_lost(set_up: SetUp) -> None:
    winner = at_sea("havana", ship=crew(3, "frigate"), gold=0)
    table = over(set_up, winner, beaten(ship=crew(0, "flute"))).play("claim")
    assert (table.ship().kind, table.ship().crew) == ("flute", 1)


def test_G_F13_a_naval_ship_claimed_keeps_her_kind_and_her_card_is_discarded(set_up: SetUp) -> None:
    table = over(set_up, WINNER, npc="admiral_van_almonde", cubes={"crew": 0, "hull": 1}).play("claim", [])
    assert (table.ship().kind, table.ship().hull, table.ship().crew) == ("frigate", 1, 2)
    assert table.state.npcs == {}


def test_G_F13_a_man_o_war_stays_one(set_up: SetUp) -> None:
    change = decided("crew", 0, "admiral_van_almonde", crew=0)

    def at_war(beginning: Any) -> None:
        change(beginning)
        beginning.steps[0].sides[1].ship.kind = "man_o_war"

    table = set_up(WINNER, change=at_war).play("claim")
    assert table.ship().kind == "man_o_war"


def test_R_claiming_modifications_of_the_ship_given_up_are_redistributed_hers_stay(set_up: SetUp) -> None:
    winner = at_sea("havana", gold=0, ship={"kind": "sloop", "mods": ["chasers", "extended_cargo_hold"]})
    loser = beaten(ship=crew(0, "flute", mods=["swivel_guns", "extra_cannon_port"], cannons=2))
    table = over(set_up, winner, loser).play("claim")
    assert (table.kind, table.asked().seat) == ("mod.distribute", 0)
    assert sorted(mod.partition(".")[0] for mod in table.at("mod.ship:0")) == [
        "extra_cannon_port", "swivel_guns",
    ]  # fmt: skip
    table.play(table.offered()[:2])
    assert table.ship().cannons == 2
    assert table.at("mod.ship:1") == []


def test_G_F12_modifications_of_an_unclaimed_ship_are_redistributed_by_the_loser(set_up: SetUp) -> None:
    table = over(set_up, WINNER, beaten(ship=crew(0, mods=["chasers"]))).play("keep")
    assert table.said("mod.distributed", seat=1)


def test_R_claiming_weapons_cargo_gold_and_cards_come_over(set_up: SetUp) -> None:
    winner = at_sea(
        "havana", gold=8, cargo=goods("rum", 2), glory_cards=SILENT,
        ship={"kind": "sloop", "weapons": ["grapeshot"]},
    )  # fmt: skip
    table = over(set_up, winner, beaten(ship=crew(0, "galleon"))).play("claim")
    assert table.captain().gold == 8
    assert sorted(table.at("cargo.hold:0")) == goods("rum", 2)
    assert {card.partition(".")[0] for card in table.at("glory.hand:0")} >= set(SILENT)
    assert [weapon.partition(".")[0] for weapon in table.at("weapon.ship:0")] == ["grapeshot"]


def test_G_M20_claiming_a_ship_of_less_cargo_the_surplus_goes_at_once_by_choice(set_up: SetUp) -> None:
    winner = at_sea("havana", gold=0, ship="flute", cargo=goods("rum", 3))
    table = over(set_up, winner, beaten(ship=crew(0, "sloop"))).play("claim")
    assert (table.kind, table.asked().least) == ("cargo.throw_out", 1)
    table.play("discard:rum_2")
    assert sorted(table.at("cargo.hold:0")) == ["rum_1", "rum_3"]


def test_R_claiming_reinforced_hull_comes_as_it_is(set_up: SetUp) -> None:
    loser = beaten(ship=crew(0, "frigate", mods=["reinforced_hull"], spent=["reinforced_hull"]))
    assert over(set_up, WINNER, loser).play("claim").ship().spent == ["reinforced_hull"]


def test_R_claiming_no_hull_that_is_not_reinforced_is_spent(set_up: SetUp) -> None:
    winner = at_sea(
        "havana", gold=0, ship={"kind": "sloop", "mods": ["reinforced_hull"], "spent": ["reinforced_hull"]}
    )
    table = over(set_up, winner, beaten(captain=skilled(nation="dutch"))).play("claim")
    assert table.ship().spent == []
