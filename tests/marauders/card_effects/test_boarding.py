"""Glory cards of crew combat, and of what comes before and after a battle, each as its text says."""

from __future__ import annotations

from tests.marauders.card_effects.battles import battle, boards, fighter, moment
from tests.marauders.table import SetUp

# --- boarding and crew combat ---------------------------------------------------------------------


def test_C_cut_the_grapples_nobody_is_boarded_and_the_battle_goes_on(set_up: SetUp) -> None:
    table = boards(set_up, fighter(), fighter("cut_the_grapples"))
    assert (moment(table), table.asked().seat) == ("boarded", 1)
    table.play("card:cut_the_grapples")
    assert (table.kind, table.asked().seat) == ("battle.declare", 0)
    assert "leadership" not in [line["skill"] for line in table.log("battle.rolled")]


def test_C_repel_boarders_a_crew_less_and_a_die_more(set_up: SetUp) -> None:
    force = [("leadership", [5, 1, 1, 1]), ("more dice", [6])]
    enemy = fighter("repel_boarders", ship={"kind": "sloop", "crew": 1})
    table = boards(set_up, fighter(ship="sloop"), enemy, force=force)
    assert moment(table) == "crew_rolled"
    table.play("card:repel_boarders")
    hit = table.log("battle.hit")[0]
    assert (hit["seat"], hit["location"], hit["left"]) == (0, "crew", 1)
    assert table.said("card.more_dice", seat=1, faces=[1, 1, 6])
    assert [line["crew"] for line in table.log("crew.hit")] == [0, 0]


def test_C_repel_boarders_that_takes_the_last_crew_comes_before_the_hits(set_up: SetUp) -> None:
    force = [("leadership", [5, 5, 1, 1]), ("more dice", [1])]
    boarder = fighter(ship={"kind": "sloop", "crew": 1})
    table = boards(set_up, boarder, fighter("repel_boarders"), force=force).play("card:repel_boarders")
    assert [(line["seat"], line["hits"]) for line in table.log("crew.hit")] == [(1, 1)]
    assert table.said("crew.won", winner=1)


def test_C_first_over_the_rail_two_leadership_dice_more(set_up: SetUp) -> None:
    enemy = fighter(ship={"kind": "sloop", "crew": 1})
    force = [("leadership", [1, 1, 1, 1]), ("more dice", [1, 5])]
    table = boards(set_up, fighter("first_over_the_rail"), enemy, force=force)
    assert moment(table) == "crew_rolled"
    table.play("card:first_over_the_rail")
    assert table.said("card.more_dice", seat=0, faces=[1, 1, 1, 5])
    assert table.said("crew.won", winner=0)


def test_C_first_over_the_rail_two_dice_more_in_the_next_round_as_well(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 3}
    force = [("leadership", [1, 1, 1, 1]), ("more dice", [5, 1]), ("leadership", [5, 5, 5, 1, 1, 1])]
    table = boards(set_up, fighter("first_over_the_rail", ship=ship), fighter(ship=ship), force=force)
    table.play("card:first_over_the_rail")
    rolls = [line["faces"] for line in table.log("battle.rolled") if line["skill"] == "leadership"]
    assert rolls[2:4] == [[5, 5, 5, 1], [1, 1]]
    assert table.said("crew.won", winner=0)


def test_C_first_over_the_rail_helps_who_is_boarded_as_much(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "crew": 3}
    force = [("leadership", [1, 1, 1, 1]), ("more dice", [5, 1]), ("leadership", [1, 1, 5, 5, 5, 1])]
    table = boards(set_up, fighter(ship=ship), fighter("first_over_the_rail", ship=ship), force=force)
    assert moment(table, 1) == "crew_rolled"
    table.play("card:first_over_the_rail")
    rolls = [line["faces"] for line in table.log("battle.rolled") if line["skill"] == "leadership"]
    assert rolls[2:4] == [[1, 1], [5, 5, 5, 1]]
    assert table.said("crew.won", winner=1)


def test_C_fresh_hands_two_crew_before_the_hits(set_up: SetUp) -> None:
    mine = fighter("fresh_hands", ship={"kind": "frigate", "crew": 1})
    enemy = fighter(ship={"kind": "sloop", "crew": 1})
    table = boards(set_up, mine, enemy, force=[("leadership", [5, 1, 1, 6])])
    assert moment(table) == "crew_rolled"
    table.play("card:fresh_hands")
    assert table.ship().crew == 2
    assert table.said("crew.won", winner=0)


def test_C_crew_combat_rerolls_any_dice_of_both_sides(set_up: SetUp) -> None:
    enemy = fighter(ship={"kind": "sloop", "crew": 1})
    force = [("leadership", [1, 2, 5, 6]), ("reroll", [6, 1, 2])]
    table = boards(set_up, fighter("crew_combat_rerolls.1", ship="sloop"), enemy, force=force)
    assert moment(table) == "crew_rolled"
    table.play("card:crew_combat_rerolls.1")
    assert table.offered() == ["die:0:0", "die:0:1", "die:1:0", "die:1:1"]
    table.play(["die:0:1", "die:1:0", "die:1:1"])
    assert [line["faces"] for line in table.log("card.rerolled")] == [[1, 6], [1, 2]]
    assert [line["seat"] for line in table.log("crew.hit")] == [1]


# --- before and after -----------------------------------------------------------------------------


def test_C_false_signals_the_roll_that_found_him_counts_as_failed(set_up: SetUp) -> None:
    table = set_up(fighter(), fighter("false_signals"), force=[("scouting", [6, 1])]).play("scout:captain:1")
    assert (moment(table), table.asked().seat) == ("found", 1)
    table.play("card:false_signals")
    assert (table.kind, table.asked().seat) == ("turn.action", 0)
    assert "battle.began" not in table.lines
    assert table.captain().bounties == {}
    assert "scout:captain:1" not in table.offered()


def test_C_false_signals_kept_back_there_is_a_battle(set_up: SetUp) -> None:
    table = set_up(fighter(), fighter("false_signals"), force=[("scouting", [6, 1])]).play(
        "scout:captain:1", "pass"
    )
    assert "battle.began" in table.lines


def test_C_false_signals_an_npc_that_found_him_sails_past(set_up: SetUp) -> None:
    wanted = fighter("false_signals", bounties={"dutch": 1})
    navy = {"dutch": {"card": "admiral_van_almonde", "zone": "tortuga"}}
    table = set_up(wanted, npcs=navy, force=[("npc scouting", [6, 1, 1])])
    assert moment(table) == "found"
    table.play("card:false_signals")
    assert table.kind == "turn.action"
    assert "npc.missed" in table.lines
    assert "battle.began" not in table.lines


def test_C_prize_money_crew_and_repairs_for_a_victory(set_up: SetUp) -> None:
    enemy = fighter(ship={"kind": "sloop", "hull": 1, "masts": 0})
    force = [("seamanship", [5, 5, 1]), ("location", [2])]
    mine = fighter("prize_money", ship={"kind": "frigate", "crew": 1, "masts": 2, "cannons": 1})
    table = battle(set_up, mine, enemy, force=force).play("shoot")
    table.play("card:prize_money", "choose:prize_crew")
    while table.kind == "repair.point":
        table.play(table.offered()[0])
    assert table.ship().crew == 3


def test_C_prize_money_gold_for_a_victory(set_up: SetUp) -> None:
    enemy = fighter(ship={"kind": "sloop", "hull": 1})
    force = [("seamanship", [5, 5, 1, 1]), ("location", [1, 1, 5])]
    table = battle(set_up, fighter("prize_money", gold=0), enemy, force=force).play("shoot", "flee")
    table.play("hit:hull")
    assert moment(table) == "battle_won"
    table.play("card:prize_money")
    assert len(table.offered()) == 2
    table.play(next(option for option in table.offered() if option.endswith("gold")))
    assert table.captain().gold == 12
