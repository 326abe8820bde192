"""A round of naval combat: declarations, contests, shots, flight, and the end (Naval Combat; rulings 2d)."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from tests.marauders.combat.at_battle import NOTHING, ROUT, battle, contest, sailing, second_round, sinking
from tests.marauders.table import SetUp, TestTable, at_battle, at_battle_with

TEXTS = Texts("en")


def fired(sitting: TestTable) -> list[tuple[int, int]]:
    """Who fired, and how many hits."""
    return [(line["seat"], line["hits"]) for line in sitting.log("battle.fired")]


def dice(sitting: TestTable, seat: int) -> list[int]:
    """How many dice a seat rolled in its rolls, one after the other."""
    return [len(line["faces"]) for line in sitting.log("battle.rolled") if line["seat"] == seat]


# --- declaration ----------------------------------------------------------------------------------


def test_R_declaration_in_the_first_round_both_can_only_shoot(set_up: SetUp) -> None:
    sitting = set_up(sailing(), sailing(), change=at_battle(), force=NOTHING)
    lines = sitting.log("battle.declared")
    assert [(line["seat"], line["action"]) for line in lines] == [(0, "shoot"), (1, "shoot")]
    assert battle(sitting).round == 2


def test_R_declaration_later_the_aggressor_declares_first_and_openly(set_up: SetUp) -> None:
    sitting = set_up(sailing(), sailing(), change=at_battle(1, 0), force=NOTHING)
    assert sitting.kind == "battle.declare"
    assert sitting.asked().seat == 1
    assert sitting.offered() == ["shoot", "board", "flee"]
    sitting.play("board")
    assert sitting.log("battle.declared", 0)[-1]["action"] == "board"
    assert sitting.asked().seat == 0


def test_R_hit_locations_without_masts_a_ship_can_only_shoot(set_up: SetUp) -> None:
    sitting = set_up(sailing({"kind": "frigate", "masts": 0}), sailing(), change=at_battle(),
                  force=contest([1], [2, 1]))  # fmt: skip
    assert sitting.asked().seat == 1
    mine = [line for line in sitting.log("battle.declared") if line["seat"] == 0]
    assert [line["action"] for line in mine] == ["shoot"] * 2
    # Nobody asked him in the second round, so he is told why; in the first, all can only shoot.
    assert [line["stuck"] for line in mine] == [0, 1]
    told = TEXTS.say("log-battle-declared", **{**mine[1], "who": {"say": "who-captain", "seat": 0}})
    assert told.endswith("could only shoot: no Masts left.")


def test_R_hit_locations_without_crew_a_ship_cannot_board(set_up: SetUp) -> None:
    sitting = set_up(sailing({"kind": "frigate", "crew": 0}), sailing(), change=at_battle(), force=NOTHING)
    assert sitting.offered() == ["shoot", "flee"]


@pytest.mark.parametrize(
    ("cubes", "flees"),
    [({}, False), ({"cannons": 2}, True), ({"crew": 2}, True), ({"hull": 1, "cargo": 0}, False)],
)
def test_R_npc_ships_in_combat_an_npc_flees_only_with_fewer_cannons_or_crew(
    set_up: SetUp, cubes: dict[str, int], flees: bool
) -> None:
    sitting = set_up(
        sailing(), sailing(), change=at_battle_with("admiral_evertsen", npc_first=True, **cubes),
        force=contest([1, 2, 3, 4], [2, 1]),
    )  # fmt: skip
    assert sitting.asked().seat == 1
    assert ("flee" in sitting.offered()) == flees


def test_R_npc_ships_in_combat_a_captain_may_flee_from_it_with_more_cannons(set_up: SetUp) -> None:
    sitting = set_up(
        sailing("galleon"), sailing(), change=at_battle_with("admiral_evertsen"),
        force=contest([1, 2], [1, 2, 3, 4]),
    )  # fmt: skip
    assert "flee" in sitting.offered()


def test_R_npc_ships_in_combat_the_computer_declares_where_nobody_plays_it(set_up: SetUp) -> None:
    sitting = set_up(
        sailing(), sailing(), change=at_battle_with("admiral_evertsen", npc_first=True, player=-1),
        force=contest([1, 2, 3, 4], [2, 1]),
    )  # fmt: skip
    assert [line["seat"] for line in sitting.log("battle.declared")] == [-1, 0, -1]
    assert sitting.asked().seat == 0


# --- the contest ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ([5, 6], [5, 4], 0),
        ([5, 1], [6, 6], 1),
        ([5, 3], [6, 2], 0),
        ([5, 2], [6, 3], 1),
        ([5, 4], [6, 4], None),
        ([4, 4], [1, 1], None),
    ],
    ids=["more", "fewer", "tie by pips", "tie by pips the other way", "full tie", "no success"],
)
def test_R_seamanship_contest_more_successes_win_then_more_pips(
    set_up: SetUp, first: list[int], second: list[int], winner: int | None
) -> None:
    sitting = set_up(
        sailing({"kind": "frigate", "cannons": 0}), sailing({"kind": "frigate", "cannons": 0}),
        change=at_battle(), force=contest(first, second),
    )  # fmt: skip
    assert [line["seat"] for line in sitting.log("battle.won_contest")] == [winner] * (winner is not None)
    assert len(sitting.log("battle.nobody_won")) == (winner is None)


@pytest.mark.parametrize(
    ("ship", "enemy", "count"),
    [
        ("sloop", "flute", 3),
        ("sloop", "frigate", 2),
        ({"kind": "sloop", "mods": ["advanced_rigs_and_sails"]}, "frigate", 3),
        ("flute", "sloop", 2),
    ],
)
def test_R_seamanship_contest_a_die_more_with_maneuverability_two_higher(
    set_up: SetUp, ship: Any, enemy: str, count: int
) -> None:
    sitting = set_up(sailing(ship), sailing(enemy), change=at_battle())
    assert dice(sitting, 0)[0] == count


def test_G_F9_without_masts_one_die_whatever_would_add_to_it(set_up: SetUp) -> None:
    ship = {"kind": "sloop", "mods": ["advanced_rigs_and_sails"], "masts": 0}
    sitting = set_up(
        sailing(ship, specialists=["sailing_master"]), sailing("frigate"), change=at_battle(),
        force=contest([1], [2, 2]),
    )  # fmt: skip
    assert dice(sitting, 0) == [1]


# --- shoot ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "hits"),
    [
        ([5, 1], [1, 2], [(0, 3), (1, 0)]),
        ([5, 1], [6, 4], [(0, 1), (1, 3)]),
        ([5, 5], [6, 6], [(0, 2), (1, 2)]),
        ([1, 2], [3, 4], [(0, 0), (1, 0)]),
    ],
    ids=["win", "loss", "tie", "no success"],
)
def test_R_shoot_the_winner_hits_with_all_cannons_others_with_each_success(
    set_up: SetUp, first: list[int], second: list[int], hits: list[tuple[int, int]]
) -> None:
    sitting = set_up(sailing(), sailing(), change=at_battle(), force=contest(first, second))
    assert fired(sitting) == hits


def test_R_shoot_never_more_hits_than_cannons_are_left(set_up: SetUp) -> None:
    sitting = set_up(
        sailing({"kind": "frigate", "cannons": 2}), sailing("sloop"), change=at_battle(),
        force=contest([5, 4], [5, 5]),
    )  # fmt: skip
    assert fired(sitting) == [(0, 1), (1, 1)]
    sitting = set_up(
        sailing({"kind": "frigate", "cannons": 2}), sailing("sloop"), change=at_battle(),
        force=contest([5, 5], [1, 5]),
    )  # fmt: skip
    assert fired(sitting) == [(0, 2), (1, 1)]


def test_R_hit_locations_hits_of_one_round_are_inflicted_together(set_up: SetUp) -> None:
    """The sunken ship's shots count, and so do those of cannons shot away in the same round."""
    sitting = set_up(
        sailing("sloop"), sailing("sloop"), change=at_battle(),
        force=[*contest([5, 1], [5, 2]), ("location", [4]), ("location", [4])],
    )  # fmt: skip
    assert [(line["seat"], line["location"], line["left"]) for line in sitting.log("battle.hit")] == [
        (0, "cannons", 0),
        (1, "cannons", 0),
    ]


def test_R_hit_locations_a_ship_without_hull_sinks_and_loses_the_battle(set_up: SetUp) -> None:
    sitting = set_up(
        sailing("sloop"), sinking(), change=at_battle(),
        force=[*contest([5, 1], [1, 2]), ("location", [1])],
    )  # fmt: skip
    assert [line["seat"] for line in sitting.log("battle.sunk")] == [1]
    assert sitting.seat(1).captain is None
    assert sitting.seat(0).captain is not None


def test_G_F4_both_sink_in_one_round_and_nobody_has_won(set_up: SetUp) -> None:
    sitting = set_up(
        sinking(), sinking(), change=at_battle(),
        force=[*contest([5, 1], [5, 2]), ("location", [1]), ("location", [1])],
    )  # fmt: skip
    assert [line["seat"] for line in sitting.log("battle.sunk")] == [0, 1]
    assert [sitting.seat(n).captain for n in (0, 1)] == [None, None]
    assert [sitting.seat(n).glory for n in (0, 1)] == [0, 0]


def test_G_F3_a_round_without_a_cannon_in_which_both_shoot_ends_the_battle(set_up: SetUp) -> None:
    bare = sailing({"kind": "frigate", "cannons": 0})
    sitting = set_up(
        bare, bare, change=at_battle(), force=[*contest([5, 5], [1, 2]), *contest([5, 5], [1, 2])]
    )
    sitting.play("shoot", "shoot")
    assert sitting.log("battle.no_end")
    assert sitting.kind == "turn.action"
    assert [sitting.seat(n).glory for n in (0, 1)] == [0, 0]


def test_G_F3_not_in_the_first_round_in_which_nobody_may_board_yet(set_up: SetUp) -> None:
    bare = sailing({"kind": "frigate", "cannons": 0})
    sitting = set_up(bare, bare, change=at_battle(), force=contest([5, 5], [1, 2]))
    assert not sitting.log("battle.no_end")
    assert battle(sitting).round == 2
    assert "board" in sitting.offered()


def test_G_F3_in_the_first_round_when_no_ship_has_masts(set_up: SetUp) -> None:
    hulk = sailing({"kind": "frigate", "cannons": 0, "masts": 0})
    sitting = set_up(hulk, hulk, change=at_battle(), force=contest([1], [2]))
    assert sitting.log("battle.no_end")


def test_G_F3_not_while_a_cannon_is_left_or_lost_in_that_round(set_up: SetUp) -> None:
    sitting = set_up(
        sailing("sloop"), sailing({"kind": "sloop", "cannons": 0}), change=at_battle(),
        force=contest([1, 2], [1, 2]),
    )  # fmt: skip
    assert battle(sitting).round == 2
    sitting = set_up(
        sailing("sloop"), sailing("sloop"), change=at_battle(),
        force=[*contest([5, 1], [5, 2]), ("location", [4]), ("location", [4])],
    )  # fmt: skip
    assert battle(sitting).round == 2


@pytest.mark.parametrize("other", ["board", "flee"])
def test_G_F3_not_when_somebody_boards_or_flees(set_up: SetUp, other: str) -> None:
    sitting = set_up(
        sailing("sloop"), sailing({"kind": "sloop", "cannons": 0}), change=at_battle(),
        force=[*NOTHING, *NOTHING],
    )  # fmt: skip
    sitting.ship(0).cannons = 0
    sitting.play("shoot", other)
    assert battle(sitting).round == 3


def test_R_flee_the_winner_escapes_when_the_enemy_made_no_success(set_up: SetUp) -> None:
    sitting = second_round(set_up, sailing(), sailing(), force=contest([1, 2], [5, 1])).play("shoot", "flee")
    assert [line["seat"] for line in sitting.log("battle.fled")] == [1]
    assert sitting.kind == "turn.action"
    assert [sitting.seat(n).glory for n in (0, 1)] == [0, 0]


def test_R_flee_who_does_not_win_does_not_escape(set_up: SetUp) -> None:
    sitting = second_round(set_up, sailing(), sailing(), force=NOTHING).play("shoot", "flee")
    assert not sitting.log("battle.fled")
    assert battle(sitting).round == 3


def test_G_F11_a_winner_who_flees_stays_when_the_enemy_made_a_success_and_his_shots_count(
    set_up: SetUp,
) -> None:
    sitting = second_round(
        set_up, sailing(), sailing(), force=[*contest([5, 1], [5, 2]), ("location", [2])]
    ).play("shoot", "flee")  # fmt: skip
    assert sitting.said("battle.won_contest", seat=1, action="flee")
    assert not sitting.log("battle.fled")
    assert fired(sitting)[2:] == [(0, 1)]
    assert sitting.ship(1).masts == 2


def test_R_flee_when_both_flee_nobody_rolls_and_the_battle_is_over(set_up: SetUp) -> None:
    sitting = second_round(set_up, sailing(), sailing(), force=[]).play("flee", "flee")
    assert sitting.log("battle.both_fled")
    assert len(sitting.log("battle.rolled")) == 2
    assert sitting.kind == "turn.action"


# --- moments --------------------------------------------------------------------------------------


def moments(sitting: TestTable) -> list[str]:
    """The moments for which all who are asked are asked."""
    return [
        moment for _, one in sorted(sitting.table.waiting.items()) for moment in one.private_args["moments"]
    ]


def test_R_glory_cards_during_combat_there_is_a_moment_for_cards_of_every_kind(set_up: SetUp) -> None:
    sitting = set_up(
        sailing("sloop", glory_cards=["weather_gage"]), sailing("sloop", glory_cards=["prize_money"]),
        change=at_battle(),
        options={"windows": "always"},
        force=[
            *NOTHING, *contest([5, 6], [5, 2]), ("location", [1]), *ROUT
        ],
    )  # fmt: skip
    seen: list[list[str]] = []
    for _ in range(40):
        waiting = list(sitting.table.waiting.values())
        if waiting[0].kind == "card.window":
            if "battle_won" in waiting[0].private_args["moments"]:
                break
            seen.append(moments(sitting))
            for one in waiting:
                sitting.answer(one.seat, "pass")
        else:
            sitting.play("board" if waiting[0].seat == 0 else "shoot")
    assert seen == [
        ["battle_round", "battle_round"],
        ["declared", "declared"],
        ["contest_rolled", "contest_rolled"],
        ["battle_round", "battle_round"],
        ["declared", "declared"],
        ["contest_rolled", "contest_rolled"],
        ["hits_on_you", "hits_by_you"],
        ["boarding", "boarded"],
        ["crew_round", "crew_round"],
        ["crew_rolled", "crew_rolled"],
    ]


def test_R_glory_cards_during_combat_an_order_to_pass_ends_with_the_battle(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing("sloop", glory_cards=["weather_gage"]), sailing("sloop"), force=[],
        options={"windows": "always"},
    )  # fmt: skip
    sitting.answer(0, "pass_battle")
    assert sitting.kind == "battle.declare"
    assert sitting.seat(0).passing == "battle"
    sitting.play("flee", "flee")
    assert sitting.seat(0).passing == ""


# --- rulings of our own ---------------------------------------------------------------------------


@pytest.mark.parametrize("mod", ["long_guns", "chasers"])
def test_R10_cards_for_hits_may_be_played_on_those_of_chasers_and_long_guns(set_up: SetUp, mod: str) -> None:
    ship = {"kind": "sloop", "mods": [mod]}
    target = sailing("sloop", glory_cards=["splinters_and_prayers"])
    if mod == "long_guns":
        sitting = set_up(
            sailing(ship), target, change=at_battle(), force=[("long guns", [5]), ("location", [1])]
        )  # fmt: skip
    else:
        sitting = second_round(set_up, sailing(ship), target, force=[("location", [1])])
        sitting.play("shoot", "flee", "fire")
    assert sitting.kind == "card.window"
    assert sitting.asked().seat == 1
    assert sitting.asked().private_args["moments"] == ["hits_on_you"]


def test_R12_who_escapes_is_gone_before_any_shot_hits(set_up: SetUp) -> None:
    sitting = second_round(
        set_up, sailing(), sailing(glory_cards=["into_the_smoke"]), force=contest([5, 1], [5, 2])
    ).play("shoot", "flee", "card:into_the_smoke.1")  # fmt: skip
    assert sitting.said("battle.fled", seat=1)
    assert not sitting.log("battle.locations")
