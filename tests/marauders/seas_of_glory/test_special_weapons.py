"""Heated Shot, Double Shot and Caltrops (Seas of Glory: New Special Weapons)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from data.content.modules import modules_of
from data.locale import Texts
from engine.kernel import Beginning, Result
from engine.marauders.checks.invariants import violations
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Side
from engine.marauders.seas_of_glory.special_weapons import Lasting, lasting, roll_can_come
from engine.marauders.state import LOCATIONS
from render.kit.theme import theme
from render.marauders.battle.scene import scene
from tests.marauders.table import Force, SetUp, TestTable, at_battle, at_battle_with, at_sea, in_port, skilled

MODULES = ("special_weapons",)
NEW = ("caltrops", "double_shot", "heated_shot")
AMMUNITION = ("chain_shot", "grapeshot", "heated_shot", "double_shot")
OLD = ("chain_shot", "grapeshot", "grappling_hooks")
FRIGATE = dict.fromkeys(LOCATIONS, 3)

COMPUTER, NEIGHBOUR = -1, 1


def armed(*weapons: str, **more: Any) -> dict[str, Any]:
    """A Frigate with these special weapons."""
    return {"kind": "frigate", "weapons": list(weapons), **more}


def contest(ours: Sequence[int], theirs: Sequence[int]) -> Force:
    """The dice of a contest, the aggressor's first."""
    return [("seamanship", ours), ("seamanship", theirs)]


NOTHING = contest([1, 2], [2, 1])
"""A contest that nobody wins."""
FIRST_WINS = contest([5, 1], [1, 2])
SECOND_WINS = contest([1, 2], [5, 1])


def duel(
    set_up: SetUp, mine: Any = "frigate", theirs: Any = "frigate", *, force: Force = (),
    change: Callable[[Beginning], None] | None = None, captain: Any = None, other: Any = None,
) -> TestTable:  # fmt: skip
    """Seat 0 attacks seat 1; in the first round both have to shoot."""

    def begins(beginning: Beginning) -> None:
        at_battle()(beginning)
        if change is not None:
            change(beginning)

    first = {**at_sea("nassau", ship=mine), "captain": captain or skilled()}
    return set_up(first, other or at_sea("nassau", ship=theirs), change=begins, force=force, modules=MODULES)


def against_npc(
    set_up: SetUp, *gear: str, force: Force, player: int = COMPUTER, ship: Any = "frigate", **cubes: Any
) -> TestTable:
    """Seat 0 attacks a pirate Sloop that carries gear; seat 1 plays it, or the computer."""

    def change(beginning: Beginning) -> None:
        at_battle_with("pirate_bonnet", player=player, **cubes)(beginning)
        battle: Any = beginning.steps[0]
        battle.sides[1].gear = list(gear)

    seat = at_sea("nassau", ship=ship)
    return set_up(seat, at_sea("trinidad"), change=change, force=force, modules=MODULES)


def shots(*faces: int, dice: int = 2) -> Force:
    """The aggressor wins the first contest against so many dice; where his Cannons hit."""
    return [*contest([5, 1], [1] * dice), ("location", faces)]


def cubes(table: TestTable, seat: int) -> dict[str, int]:
    """The cubes of a seat's ship."""
    return {at: getattr(table.ship(seat), at) for at in LOCATIONS}


def sides(table: TestTable) -> list[Side]:
    """The sides of the battle under way."""
    return table.game.inside(Battle).sides


def on_fire(*numbers: int) -> Callable[[Beginning], None]:
    """A change to a beginning: the ships of these sides are on fire."""

    def change(beginning: Beginning) -> None:
        beginning.ext["special_weapons"] = Lasting(burning=list(numbers))

    return change


def rolled(table: TestTable, seat: int) -> list[int]:
    """How many dice a seat rolled, roll by roll."""
    return [len(line["faces"]) for line in table.log("battle.rolled") if line["seat"] == seat]


# --- tokens ---------------------------------------------------------------------------------------


def test_S_special_weapons_there_are_four_of_each_of_three_new_kinds(set_up: SetUp) -> None:
    table = set_up(modules=MODULES)
    kinds = [token.partition(".")[0] for token in table.at("weapon.supply")]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys((*OLD, *NEW), 4)
    plain = set_up(in_port("nassau", gold=9)).play("port", "shipyard")
    assert not {"weapon:heated_shot", "weapon:double_shot", "weapon:caltrops"} & {*plain.offered()}


def test_S_special_weapons_a_ship_holds_six_one_of_each_type(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", gold=18), modules=MODULES).play("port", "shipyard")
    assert {table.gold(f"weapon:{kind}") for kind in NEW} == {3}
    table.play(*(f"weapon:{kind}" for kind in (*OLD, *NEW)))
    assert len(table.at("weapon.ship:0")) == 6
    assert table.captain().gold == 0
    assert not [option for option in table.offered() if option.startswith("weapon:")]
    assert table.gold("sell_weapon:caltrops") == 1


def test_G_Z7_the_price_of_old_providence_holds_for_the_new_kinds(set_up: SetUp) -> None:
    table = set_up(in_port("old_providence", gold=18, bounties={"spanish": 1}), modules=MODULES).play(
        "port", "shipyard"
    )
    assert {table.gold(f"weapon:{kind}") for kind in (*OLD, *NEW)} == {1}


# --- heated shot ----------------------------------------------------------------------------------


def test_S_heated_shot_skulls_do_no_damage_but_the_ship_catches_fire(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=shots(5, 4, 6))
    assert table.offered() == ["heated_shot", "none"]
    table.play("heated_shot")
    assert cubes(table, 1) == FRIGATE | {"cannons": 2}
    assert table.said("heated_shot.lit", seat=0, hits=2)
    assert lasting(table.game).burning == [1]
    assert table.at("weapon.ship:0") == []
    assert "heated_shot.1" in table.at("weapon.supply")


def test_S_heated_shot_needs_a_skull(set_up: SetUp) -> None:
    assert duel(set_up, armed("heated_shot"), force=shots(1, 2, 3)).kind == "battle.declare"


def test_S_heated_shot_is_a_choice(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=shots(5, 4, 4)).play("none")
    assert (table.kind, table.asked().seat) == ("hit.place", 1)
    assert lasting(table.game).burning == []


def test_S_heated_shot_before_each_new_round_the_ship_loses_a_point_where_her_captain_likes(
    set_up: SetUp,
) -> None:
    table = duel(set_up, armed("heated_shot"), force=[*shots(5, 4, 4), *NOTHING]).play("heated_shot")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)
    assert table.offered() == [f"burn:{at}" for at in LOCATIONS]
    assert not table.log("battle.declared")[2:], "fire comes before the declarations"
    table.play("burn:masts")
    assert cubes(table, 1) == FRIGATE | {"cannons": 1, "masts": 2}
    table.play("shoot", "shoot", "burn:masts")
    assert cubes(table, 1) == FRIGATE | {"cannons": 1, "masts": 1}
    assert table.in_order("heated_shot.burned", "battle.declared", "heated_shot.burned")


BOARDS: Force = [*NOTHING, *FIRST_WINS, ("leadership", [5, 5]), ("leadership", [1, 1])]
"""A first round without effect; then the aggressor boards and beats one Crew."""


def test_S_heated_shot_crew_combat_puts_the_fire_out(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "crew": 1}, change=on_fire(1), force=BOARDS)
    table.play("burn:cargo", "burn:cargo", "board")
    assert lasting(table.game).burning == [1]
    table.play("shoot")
    assert len(table.log("heated_shot.out")) == 1
    assert table.in_order("battle.boarded", "heated_shot.out", "crew.won")
    assert table.kind == "plunder.claim"
    assert lasting(table.game).burning == []


def test_S_heated_shot_boarders_who_never_fight_do_not_put_it_out(set_up: SetUp) -> None:
    force: Force = [*NOTHING, *FIRST_WINS, ("swivel guns", [5, 1])]
    mine = {"kind": "frigate", "crew": 1}
    theirs = {"kind": "frigate", "mods": ["swivel_guns"]}
    table = duel(set_up, mine, theirs, change=on_fire(1), force=force)
    table.play("burn:cargo", "burn:cargo", "board", "shoot")
    assert table.log("battle.no_boarders")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)


def test_S_heated_shot_the_token_is_removed_when_the_battle_ends(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), force=[*shots(5, 4, 4), *SECOND_WINS]).play("heated_shot")
    table.play("burn:cargo", "shoot", "flee")
    assert table.log("battle.fled")
    assert lasting(table.game) == Lasting()
    assert table.kind == "turn.action"


def test_G_D8_fire_ends_with_the_battle_so_it_kills_no_winner(set_up: SetUp) -> None:
    table = duel(
        set_up, {"kind": "frigate", "hull": 2}, {"kind": "frigate", "hull": 1}, change=on_fire(0),
        force=[*FIRST_WINS, ("location", [5, 1, 1])],
    ).play("burn:hull", "hit:hull")  # fmt: skip
    assert table.log("battle.sunk") == [{"who": {"say": "who-captain", "seat": 1}, "seat": 1}]
    assert table.ship(0).hull == 1
    assert lasting(table.game) == Lasting()


def test_G_S18_a_ship_on_fire_is_not_set_on_fire_again(set_up: SetUp) -> None:
    table = duel(set_up, armed("heated_shot"), change=on_fire(1), force=shots(5, 4, 4)).play("burn:cargo")
    assert table.kind == "hit.place"
    assert len(table.at("weapon.ship:0")) == 1


def test_G_S18_both_burning_ships_choose_at_once_and_unseen(set_up: SetUp) -> None:
    table = duel(set_up, change=on_fire(0, 1), force=NOTHING)
    assert sorted(table.table.waiting) == [0, 1]
    assert all(decision.secret for decision in table.table.waiting.values())
    table.answer(1, "burn:crew")
    assert cubes(table, 1) == FRIGATE
    table.answer(0, "burn:masts")
    assert (table.ship(0).masts, table.ship(1).crew) == (2, 2)


def test_G_S18_a_destroyed_location_passes_the_fire_to_the_hull(set_up: SetUp) -> None:
    burning = {"kind": "frigate", "cargo": 0}
    table = duel(set_up, theirs=burning, change=on_fire(1), force=NOTHING).play("burn:cargo")
    assert cubes(table, 1) == FRIGATE | {"cargo": 0, "hull": 2}


def test_G_F4_both_captains_die_when_both_ships_burn_down(set_up: SetUp) -> None:
    wreck = {"kind": "frigate", "hull": 1}
    table = duel(set_up, wreck, wreck, change=on_fire(0, 1))
    table.answer(0, "burn:hull")
    table.answer(1, "burn:hull")
    assert len(table.log("captain.died")) == 2
    assert [seat.glory for seat in table.state.seats] == [0, 0]


def test_G_F6_reinforced_hull_absorbs_the_fire(set_up: SetUp) -> None:
    hull = {"kind": "frigate", "mods": ["reinforced_hull"]}
    table = duel(set_up, theirs=hull, change=on_fire(1), force=NOTHING).play("burn:crew")
    assert table.kind == "hull.absorb"
    table.play("absorb:crew")
    assert cubes(table, 1) == FRIGATE


def test_G_M23_felipe_moves_the_fire(set_up: SetUp) -> None:
    table = duel(set_up, change=on_fire(0), captain="felipe_de_los_reyes", force=NOTHING[1:])
    table.play("burn:crew", "from:crew", "to:cargo")
    assert cubes(table, 0)["cargo"] == cubes(table, 0)["crew"] - 1


def test_S_heated_shot_everybody_sees_that_burnt_masts_leave_one_die(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "masts": 1}, change=on_fire(1))
    assert [side.dice for side in sides(table)] == [2, 2]
    table.play("burn:masts")
    assert [side.dice for side in sides(table)] == [2, 1]


def test_the_fire_asks_by_default_for_the_least_harm(set_up: SetUp) -> None:
    table = duel(set_up, theirs={"kind": "frigate", "crew": 2, "cargo": 1, "masts": 1}, change=on_fire(1))
    assert table.asked().default == ["burn:cannons"]


# --- double shot ----------------------------------------------------------------------------------


def test_S_double_shot_two_skulls_hit_twice_others_once(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 6, 5)).play("double_shot")
    assert table.said("double_shot.fired", seat=0, more=2, hits=5)
    assert cubes(table, 1) == dict.fromkeys(LOCATIONS, 2)


def test_G_S19_one_skull_hits_twice(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 1, 1)).play("double_shot")
    assert table.said("double_shot.fired", seat=0, more=1, hits=2)
    table.play("hit:crew")
    assert "hit:crew" not in table.offered()
    table.play("hit:masts")
    assert cubes(table, 1) == FRIGATE | {"cargo": 1, "crew": 2, "masts": 2}


def test_S_double_shot_counts_for_all_who_look_as_so_many_more_shots(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 6, 1)).play("double_shot")
    assert len(sides(table)[0].shots) == len(sides(table)[0].aimed) == 5


def test_S_double_shot_needs_a_skull(set_up: SetUp) -> None:
    assert duel(set_up, armed("double_shot"), force=shots(1, 2, 3)).kind == "battle.declare"


def test_S_double_shot_number_hits_come_first(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), {"kind": "frigate", "masts": 1}, force=shots(2, 5, 1)).play(
        "double_shot"
    )
    assert table.offered() == ["hit:hull", "hit:cargo", "hit:crew", "hit:cannons"]


def test_S_double_shot_number_hits_passed_to_the_hull_leave_less_of_it(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "hull": 2, "masts": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(2, 2, 5, dice=1)).play("double_shot")
    assert table.offered() == ["hit:cargo", "hit:crew", "hit:cannons"]


def test_S_double_shot_skulls_spread_as_evenly_as_possible(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "cargo": 0, "masts": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(5, 5, 5, dice=1)).play("double_shot")
    assert table.offered() == ["hit:hull", "hit:crew", "hit:cannons"], "each has one of the five by now"
    assert table.asked().args["left"] == 2
    assert table.play("hit:crew").offered() == ["hit:hull", "hit:cannons"]
    table.play("hit:cannons")
    assert cubes(table, 1) == {"hull": 2, "cargo": 0, "masts": 0, "crew": 1, "cannons": 1}


def test_S_double_shot_a_location_used_up_takes_no_more(set_up: SetUp) -> None:
    weak = {"kind": "frigate", "cargo": 1, "masts": 0, "cannons": 0}
    table = duel(set_up, armed("double_shot"), weak, force=shots(5, 5, 4, dice=1)).play("double_shot")
    assert table.offered() == ["hit:hull", "hit:crew"]


def test_G_S19_once_all_others_are_empty_the_rest_go_to_the_hull(set_up: SetUp) -> None:
    wreck = {"kind": "frigate", "cargo": 0, "masts": 0, "cannons": 0, "crew": 1}
    table = duel(set_up, armed("double_shot"), wreck, force=shots(5, 5, 5, dice=1)).play("double_shot")
    assert table.log("battle.skulls")[0]["locations"] == ["hull"] * 4 + ["crew"]
    assert table.log("battle.sunk")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("standing", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("skulls", [2, 4, 5])
def test_G_S19_a_skull_for_each_location_that_stands_is_no_question(
    set_up: SetUp, first: int, standing: int, skulls: int
) -> None:
    left = {at: 3 * (n < standing) for n, at in enumerate(("hull", "crew", "cannons", "cargo", "masts"))}
    faces = {2: [5, 2, 2], 4: [5, 5, 2], 5: [5, 5, 5]}[skulls]
    change = at_battle(first, 1 - first)
    mine, theirs = armed("double_shot"), {"kind": "galleon", **left}
    ships = [mine, theirs] if first == 0 else [theirs, mine]
    force = [*contest([5, 1], [1] * (2 if left["masts"] else 1)), ("location", faces)]
    table = set_up(
        *(at_sea("nassau", ship=ship) for ship in ships), change=change, modules=MODULES, force=force
    )
    table.play("double_shot")
    asked = "hit.place" in {decision.kind for decision in table.table.waiting.values()}
    assert asked == (skulls % standing > 0)


@pytest.mark.parametrize("first", [0, 1])
def test_G_S19_what_is_certain_hits_each_location_once(set_up: SetUp, first: int) -> None:
    ships = [armed("double_shot"), "frigate"] if first == 0 else ["frigate", armed("double_shot")]
    table = set_up(
        *(at_sea("nassau", ship=ship) for ship in ships),
        change=at_battle(first, 1 - first), modules=MODULES, force=shots(5, 6, 5),
    )  # fmt: skip
    table.play("double_shot")
    assert table.kind == "battle.declare"
    assert cubes(table, 1 - first) == dict.fromkeys(LOCATIONS, 2)


def test_S_double_shot_without_it_skulls_go_anywhere(set_up: SetUp) -> None:
    table = duel(set_up, armed("double_shot"), force=shots(5, 5, 5)).play("none")
    table.play("hit:crew", "hit:crew", "hit:crew")
    assert cubes(table, 1) == FRIGATE | {"crew": 0}


@pytest.mark.parametrize("spent", AMMUNITION)
def test_S_special_weapons_only_one_ammunition_can_be_spent_in_a_round(set_up: SetUp, spent: str) -> None:
    table = duel(set_up, armed(*AMMUNITION), force=shots(5, 5, 4))
    assert sorted(table.offered()) == sorted([*AMMUNITION, "none"])
    table.play(spent)
    assert table.kind != "battle.ammunition"
    assert len(table.at("weapon.ship:0")) == 3


# --- caltrops -------------------------------------------------------------------------------------


def boarded(set_up: SetUp, *weapons: str, force: Force, **more: Any) -> TestTable:
    """A first round without effect; in the second seat 0 declares Board, seat 1 Shoot."""
    return duel(set_up, armed(*weapons, **more), force=[*NOTHING, *force]).play("board", "shoot")


def test_S_caltrops_are_spent_after_a_contest_for_which_one_declared_board(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=NOTHING)
    assert (table.kind, table.asked().seat) == ("caltrops", 0)
    assert table.asked().default == ["keep"]
    assert len(table.log("battle.rolled")) == 4
    assert len(table.log("battle.nobody_won")) == 1, "nobody has won yet"
    table.play("throw")
    assert table.at("weapon.ship:0") == []
    assert "caltrops.1" in table.at("weapon.supply")
    assert lasting(table.game).pricked == [1]


def test_S_caltrops_are_not_thrown_by_who_declared_something_else(set_up: SetUp) -> None:
    table = duel(set_up, armed("caltrops"), force=[*NOTHING, *NOTHING]).play("shoot", "board")
    assert table.kind == "battle.declare"


def test_S_caltrops_may_be_kept(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=[*NOTHING, *NOTHING]).play("keep")
    assert len(table.at("weapon.ship:0")) == 1
    table.play("shoot", "shoot")
    assert rolled(table, 1) == [2, 2, 2]


def test_S_caltrops_without_boarding_take_a_die_of_the_next_seamanship_roll(set_up: SetUp) -> None:
    table = boarded(set_up, "caltrops", force=[*NOTHING, ("seamanship", [1, 2]), ("seamanship", [1])])
    table.play("throw")
    assert sides(table)[1].dice == 1
    assert sides(table)[1].because == ["special_weapons"]
    table.play("shoot", "shoot")
    assert rolled(table, 1) == [2, 2, 1]
    assert sides(table)[1].dice == 2, "it counts for one roll"


def test_S_caltrops_of_the_boarder_take_a_die_of_the_leadership_roll(set_up: SetUp) -> None:
    fight: Force = [
        ("leadership", [1, 1]),
        ("leadership", [1]),
        ("leadership", [1, 1]),
        ("leadership", [1, 1]),
    ]
    table = boarded(set_up, "caltrops", force=[*FIRST_WINS, *fight]).play("throw")
    assert rolled(table, 1)[:4] == [2, 2, 1, 2], "only in the first round of that crew combat (G-S20)"
    assert rolled(table, 0)[:4] == [2, 2, 2, 2]


def test_G_S20_never_below_one_die(set_up: SetUp) -> None:
    force: Force = [("seamanship", [1, 2]), ("seamanship", [1])]
    table = duel(set_up, armed("caltrops"), {"kind": "frigate", "masts": 0}, force=force * 3)
    table.play("board", "throw", "shoot")
    assert rolled(table, 1) == [1, 1, 1]


def test_S_caltrops_take_one_die_and_no_more(set_up: SetUp) -> None:
    force: Force = [("seamanship", [1, 2]), ("seamanship", [1, 2, 3])]
    last: Force = [("seamanship", [1, 2]), ("seamanship", [1, 2])]
    mate = {**at_sea("nassau", ship="frigate"), "captain": skilled(seamanship=3)}
    table = duel(set_up, armed("caltrops"), force=[*force, *force, *last], other=mate)
    table.play("board", "shoot", "throw", "shoot", "shoot")
    assert rolled(table, 1) == [3, 3, 2]


def test_S_special_weapons_the_law_watches_what_outlasts_a_battle(set_up: SetUp) -> None:
    table = set_up(modules=MODULES)
    lasting(table.game).burning = [1]
    assert violations(table.game) == ["on fire are the sides [1]"]
    battle = duel(set_up, armed("caltrops"), change=on_fire(1))
    assert violations(battle.game) == []
    lasting(battle.game).pricked = [0, 0]
    assert violations(battle.game) == ["pricked are the sides [0, 0]"]
    lasting(battle.game).pricked = [1]
    battle.game.finish(Result([0], [{}, {}], "glory"))
    assert violations(battle.game) == [], "the game may end in the middle of a battle"


def test_S_caltrops_and_grappling_hooks_in_the_same_round(set_up: SetUp) -> None:
    force: Force = [*NOTHING, ("seamanship", [4, 4])]
    table = boarded(set_up, "grappling_hooks", "caltrops", force=force)
    assert table.kind == "battle.hooks"
    table.play(["die:0", "die:1"], "throw")
    assert table.at("weapon.ship:0") == []
    assert lasting(table.game).pricked == [1]


def test_S_caltrops_of_both_when_both_board(set_up: SetUp) -> None:
    table = duel(
        set_up, armed("caltrops"), armed("caltrops"),
        force=[*NOTHING, *NOTHING[:1], ("seamanship", [1, 2]), ("seamanship", [1]), ("seamanship", [1])],
    ).play("board", "board")  # fmt: skip
    assert table.asked().seat == 0
    table.play("throw")
    assert table.asked().seat == 1
    table.play("throw", "shoot", "shoot")
    assert (rolled(table, 0)[2], rolled(table, 1)[2]) == (1, 1)


ROLES = [(seat, thrower) for seat in (0, 1) for thrower in (0, 1)]
each_role = pytest.mark.parametrize(("first", "thrower"), ROLES)
"""Which seat attacks, and which side throws: 0 the aggressor."""


def throwing(
    set_up: SetUp, first: int, thrower: int, wins: int | None, declares: Sequence[str], force: Force = (),
    mine: Mapping[str, Any] | None = None, theirs: Mapping[str, Any] | None = None, **more: Any,
) -> TestTable:  # fmt: skip
    """Seat `first` attacks the other one. In the second round the sides declare (the thrower's word first),
    and the thrower (0), his enemy (1) or nobody (None) wins.
    """
    ships: list[Any] = [{"kind": "frigate", **(theirs or {})}] * 2
    ships[thrower] = armed("caltrops", **(mine or {}))
    seats = [at_sea("nassau", ship=ship, **more.pop(f"seat_{n}", {})) for n, ship in enumerate(ships)]
    rolls = {0: [5, 1], 1: [1, 2], None: [1, 2]}, {0: [1, 2], 1: [5, 1], None: [2, 1]}
    mine_first = [rolls[0][wins], rolls[1][wins]]
    table = set_up(
        *(seats if first == 0 else reversed(seats)),
        change=at_battle(first, 1 - first),
        modules=MODULES,
        force=[*NOTHING, *contest(*(mine_first if thrower == 0 else reversed(mine_first))), *force],
        **more,
    )
    return table.play(*(declares if thrower == 0 else reversed(declares)))


def of_side(force: Sequence[Sequence[int]], thrower: int, skill: str) -> Force:
    """A roll of the thrower and his enemy, as the sides make it."""
    return [(skill, faces) for faces in (force if thrower == 0 else reversed(force))]


@each_role
def test_G_S20_the_enemy_who_boards_loses_no_leadership_die(set_up: SetUp, first: int, thrower: int) -> None:
    swivels, force = {"mods": ["swivel_guns"]}, [("swivel guns", [1, 1])]
    fight = [
        *force,
        *of_side([[1, 1], [1, 1]], thrower, "leadership"),
        ("leadership", [1, 1]),
        ("leadership", [1, 1]),
    ]
    table = throwing(set_up, first, thrower, 1, ["board", "board"], fight, mine=swivels, theirs={"crew": 1})
    assert (table.kind, table.asked().seat) == ("caltrops", first if thrower == 0 else 1 - first)
    table.play("throw")
    enemy = 1 - first if thrower == 0 else first
    assert rolled(table, enemy)[2:4] == [2, 2]
    assert lasting(table.game).pricked == []


@each_role
def test_G_S20_the_enemy_whose_boarders_fail_has_a_die_less_in_the_next_contest(
    set_up: SetUp, first: int, thrower: int
) -> None:
    again = of_side([[1, 2], [1]], thrower, "seamanship")
    table = throwing(
        set_up, first, thrower, 1, ["board", "board"], [("swivel guns", [5, 1]), *again],
        mine={"mods": ["swivel_guns"]}, theirs={"crew": 1},
    )  # fmt: skip
    table.play("throw", "shoot", "shoot")
    assert rolled(table, 1 - first if thrower == 0 else first)[:3] == [2, 2, 1]


@each_role
def test_G_S20_the_boarders_caltrops_count_once_aboard(set_up: SetUp, first: int, thrower: int) -> None:
    fight = [*of_side([[1, 1], [1]], thrower, "leadership"), ("leadership", [1, 1]), ("leadership", [1, 1])]
    table = throwing(set_up, first, thrower, 0, ["board", "board"], fight).play("throw")
    assert rolled(table, 1 - first if thrower == 0 else first)[2:4] == [1, 2]
    assert rolled(table, first if thrower == 0 else 1 - first)[2:4] == [2, 2]


@each_role
@pytest.mark.parametrize(
    ("wins", "theirs", "ships", "asked"),
    [
        (1, "board", {}, False),
        (1, "flee", {}, False),
        (1, "shoot", {}, True),
        (None, "board", {}, True),
        (None, "flee", {}, True),
        (0, "board", {}, True),
        (0, "shoot", {"theirs": {"crew": 0}}, False),
        (1, "board", {"mine": {"mods": ["swivel_guns"]}}, False),
        (1, "board", {"mine": {"mods": ["swivel_guns"]}, "theirs": {"crew": 1}}, True),
        (1, "board", {"theirs": {"crew": 1}}, False),
    ],
)
def test_G_S20_caltrops_are_not_offered_where_no_roll_can_come(
    set_up: SetUp, first: int, thrower: int, wins: int | None, theirs: str, ships: Any, asked: bool
) -> None:
    table = throwing(set_up, first, thrower, wins, ["board", theirs], **ships)
    assert ("caltrops" in {one.kind for one in table.table.waiting.values()}) == asked


@each_role
def test_G_S20_caltrops_are_offered_where_a_card_may_keep_boarders_off(
    set_up: SetUp, first: int, thrower: int
) -> None:
    hand: dict[str, Any] = {f"seat_{thrower}": {"glory_cards": ["governors_ball"]}}
    table = throwing(set_up, first, thrower, 1, ["board", "board"], **hand)
    assert table.kind == "caltrops"


@each_role
def test_G_S20_after_a_clean_escape_no_roll_comes(set_up: SetUp, first: int, thrower: int) -> None:
    table = throwing(set_up, first, thrower, 1, ["board", "shoot"])
    assert roll_can_come(table.game, table.game.inside(Battle), thrower)
    sides(table)[1 - thrower].clean_escape = True
    assert not roll_can_come(table.game, table.game.inside(Battle), thrower)


# --- an endless fight -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("burning", [0, 1])
def test_G_F3_without_cannons_the_fight_goes_on_as_long_as_a_ship_burns(
    set_up: SetUp, first: int, burning: int
) -> None:
    bare = at_sea("nassau", ship={"kind": "frigate", "cannons": 0})

    def change(beginning: Beginning) -> None:
        at_battle(first, 1 - first)(beginning)
        on_fire(burning)(beginning)

    table = set_up(bare, bare, change=change, modules=MODULES, force=[*NOTHING, *NOTHING])
    table.play("burn:hull", "burn:cargo", "shoot", "shoot")
    assert table.game.inside(Battle).round == 3
    assert (table.log("battle.no_end"), table.kind) == ([], "heated_shot.burn")


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("burning", [0, 1])
def test_G_F3_a_ship_that_burns_down_without_cannons_loses(set_up: SetUp, first: int, burning: int) -> None:
    bare = at_sea("nassau", ship={"kind": "frigate", "cannons": 0, "hull": 2})

    def change(beginning: Beginning) -> None:
        at_battle(first, 1 - first)(beginning)
        on_fire(burning)(beginning)

    table = set_up(bare, bare, change=change, modules=MODULES, force=NOTHING)
    while table.kind in ("heated_shot.burn", "battle.declare"):
        table.play("burn:hull" if table.kind == "heated_shot.burn" else "shoot")
    won = first if burning else 1 - first
    assert [table.seat(n).glory for n in (won, 1 - won)] == [1, 0]


def test_the_battle_picture_shows_fire_and_caltrops(set_up: SetUp) -> None:
    def both(beginning: Beginning) -> None:
        beginning.ext["special_weapons"] = Lasting(burning=[1], pricked=[0])

    table = duel(set_up, armed(*OLD, *NEW), change=both)
    texts = Texts("en", [folder for module in modules_of(MODULES) for folder in module.locale])
    picture = scene(table.view(None), texts, theme())
    assert picture is not None
    one, other = picture.alt.split("Defending")
    assert ("1 die less" in one, "on fire" in one) == (True, False)
    assert ("1 die less" in other, "on fire" in other) == (False, True)


# --- NPCs -----------------------------------------------------------------------------------------


def test_the_computer_spends_an_npcs_new_weapons(set_up: SetUp) -> None:
    npc_wins: Force = [*SECOND_WINS, ("location", [5])]
    table = against_npc(set_up, "heated_shot", force=npc_wins)
    assert lasting(table.game).burning == [0]
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 0)
    thrown = against_npc(
        set_up, "caltrops", ship={"kind": "frigate", "crew": 1},
        force=[*NOTHING, *NOTHING, ("seamanship", [1]), ("seamanship", [1, 2])],
    ).play("shoot")  # fmt: skip
    assert thrown.log("caltrops.thrown")
    assert sides(thrown)[1].gear == []
    thrown.play("shoot")
    assert rolled(thrown, 0) == [2, 2, 1]


@pytest.mark.parametrize(
    ("ship", "faces", "spent"),
    [
        ({"kind": "frigate", "masts": 0}, [5], ""),
        ({"kind": "frigate", "crew": 1}, [5], "grapeshot"),
        ({"kind": "frigate", "masts": 1, "crew": 3}, [6], "chain_shot"),
        ({"kind": "frigate", "masts": 0, "crew": 0}, [6], "double_shot"),
        ({"kind": "frigate", "masts": 2, "crew": 3}, [6], "double_shot"),
    ],
)
def test_the_computer_spends_an_npcs_ammunition_where_it_does_most(
    set_up: SetUp, ship: dict[str, Any], faces: list[int], spent: str
) -> None:
    gear = ["chain_shot"] if not spent else ["chain_shot", "grapeshot", "double_shot"]
    first = [1, 2] if ship.get("masts", 3) else [1]
    table = against_npc(
        set_up, *gear, ship=ship, force=[("seamanship", first), ("seamanship", [5, 5]), ("location", faces)]
    )
    fired = [key for key in table.lines if key in ("battle.ammunition", "double_shot.fired")][:1]
    assert fired == ["double_shot.fired" if spent == "double_shot" else "battle.ammunition"] * bool(spent)
    if fired == ["battle.ammunition"]:
        assert table.log("battle.ammunition")[0]["weapon"] == spent


def test_an_npcs_ship_burns_where_the_computer_says(set_up: SetUp) -> None:
    table = against_npc(set_up, force=shots(5, 5, 4), ship=armed("heated_shot"))
    table.play("heated_shot")
    assert table.said("heated_shot.burned", seat=-1, location="cargo")
    ship = sides(table)[1].ship
    assert ship is not None
    assert (ship.cargo, ship.cannons, ship.hull) == (1, 0, 2)


def test_who_plays_an_npc_says_where_its_ship_burns(set_up: SetUp) -> None:
    table = against_npc(set_up, force=shots(5, 1, 1), ship=armed("heated_shot"), player=NEIGHBOUR)
    table.play("heated_shot")
    assert (table.kind, table.asked().seat) == ("heated_shot.burn", 1)


# --- merchant raids -------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", NEW)
def test_S_special_weapons_the_new_ones_make_a_failed_die_a_success_in_raids(
    set_up: SetUp, weapon: str
) -> None:
    seat = at_sea("tortuga", ship={"kind": "sloop", "weapons": [weapon]})
    table = set_up(
        seat, modules=MODULES, zones={"tortuga": {"merchant": "french"}},
        force=[("scouting", [6, 6]), ("raid", ["rum_1", "rum_2", "rum_3"]), ("seamanship", [1, 4])],
    ).play("scout:merchant", "raid:french")  # fmt: skip
    (option,) = table.offered()
    table.play(option)
    assert (table.asked().args["left"], table.asked().args["failed"]) == (1, 1)
    assert table.at("weapon.ship:0") == []
