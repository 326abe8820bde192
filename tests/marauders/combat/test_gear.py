"""Ship modifications and special weapons of NPCs in battles; gear that an expansion adds by rule points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from data.locale import Texts
from engine.kernel import Beginning, Chapter, Rank, Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.table.saved import digest
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Side, npc_side, values_of
from engine.marauders.state import LOCATIONS, MGame, Ship
from engine.marauders.terms.npcs import NpcGear
from tests.marauders.new_gear import WITH_NEW_GEAR, lasting
from tests.marauders.table import Force, SetUp, TestTable, at_battle_with, at_sea
from tests.marauders.test_conformance import rich_begin

NPC = "pirate_bonnet"
"""A pirate with a Sloop, Seamanship and Leadership 2."""
COMPUTER = -1
NEIGHBOUR = 1


def sailing(ship: str | Mapping[str, Any] = "frigate") -> dict[str, Any]:
    """A seat at sea with a ship."""
    return at_sea("nassau", ship=ship)


def contest(ours: Sequence[int], theirs: Sequence[int]) -> Force:
    """The dice of a contest: the captain's, the NPC's."""
    return [("seamanship", ours), ("seamanship", theirs)]


NOTHING = contest([1, 2], [2, 1])
"""A contest that nobody wins."""


def fight(
    set_up: SetUp, *gear: str, force: Force, ship: str | Mapping[str, Any] = "frigate",
    player: int = COMPUTER, **cubes: int
) -> TestTable:  # fmt: skip
    """Seat 0 attacks an NPC that carries gear; seat 1 plays it, or the computer."""

    def change(beginning: Beginning) -> None:
        at_battle_with(NPC, npc_first=False, player=player, **cubes)(beginning)
        battle: Any = beginning.steps[0]
        battle.sides[1].gear = list(gear)

    return set_up(sailing(ship), sailing(), change=change, force=force, spec=WITH_NEW_GEAR)


def npc(sitting: TestTable) -> Side:
    """The NPC's side."""
    return sitting.game.inside(Battle).sides[1]


def its_ship(sitting: TestTable) -> Ship:
    """Her ship."""
    ship = npc(sitting).ship
    assert ship is not None
    return ship


def seat_of(sitting: TestTable, key: str) -> list[Any]:
    """Who the lines of a key are about."""
    return [line["seat"] for line in sitting.log(key)]


BY_NPC = {"say": "who-npc", "npc": "pirate_sloop", "name": NPC}


# --- modifications of NPCs ------------------------------------------------------------------------


def test_an_npcs_long_guns_fire_before_the_first_round(set_up: SetUp) -> None:
    sitting = fight(set_up, "long_guns", force=[("long guns", [5]), ("location", [2]), *NOTHING])
    assert sitting.ship(0).masts == 2
    assert sitting.in_order("battle.long_guns", "battle.hit", "battle.declared")


@pytest.mark.parametrize(("language", "told"), [("en", "fired the Long Guns"), ("de", "feuerte die Langen")])
def test_the_log_names_the_npc_that_used_its_gear(set_up: SetUp, language: str, told: str) -> None:
    sitting = fight(set_up, "long_guns", force=[("long guns", [1]), *NOTHING])
    texts = Texts(language)
    (line,) = [line for line in sitting.table.log(None) if line["key"] == "battle.long_guns"]
    assert texts.entry(line).startswith(f"{texts.name(NPC)} {told}")


def test_who_plays_an_npc_is_asked_for_its_chasers(set_up: SetUp) -> None:
    sitting = fight(set_up, "chasers", player=NEIGHBOUR, force=[*NOTHING, ("location", [3]), *NOTHING])
    sitting.play("flee", "shoot")
    assert (sitting.asked().seat, sitting.kind) == (1, "battle.chasers")
    sitting.play("fire")
    assert sitting.ship(0).crew == 2
    sitting.play("flee")
    assert sitting.kind == "battle.declare"


def test_the_computer_fires_an_npcs_chasers(set_up: SetUp) -> None:
    sitting = fight(set_up, "chasers", force=[*NOTHING, ("location", [3]), *NOTHING]).play("flee")
    assert seat_of(sitting, "battle.chasers") == [BY_NPC]
    assert sitting.ship(0).crew == 2


VOLLEY = contest([5, 1], [1, 2])
"""A contest that the captain wins."""


def test_an_npcs_reinforced_hull_absorbs_one_hit_where_least_is_left(set_up: SetUp) -> None:
    force: Force = [*VOLLEY, ("location", [2, 4, 3])]
    sitting = fight(set_up, "reinforced_hull", force=force)
    assert its_ship(sitting).spent == ["reinforced_hull"]
    assert [getattr(its_ship(sitting), at) for at in LOCATIONS] == [2, 2, 1, 1, 1]
    assert seat_of(sitting, "hull.absorbed") == [BY_NPC]


def test_who_plays_an_npc_is_asked_for_its_hull(set_up: SetUp) -> None:
    force: Force = [*VOLLEY, ("location", [2, 4, 3])]
    sitting = fight(set_up, "reinforced_hull", player=NEIGHBOUR, force=force)
    assert (sitting.asked().seat, sitting.kind) == (1, "hull.absorb")
    sitting.play("absorb:masts")
    assert (its_ship(sitting).masts, its_ship(sitting).crew, its_ship(sitting).cannons) == (2, 1, 0)


def test_an_npcs_swivel_guns_fire_at_boarders(set_up: SetUp) -> None:
    force: Force = [
        *NOTHING,
        *VOLLEY,
        ("swivel guns", [5, 1]),
        ("leadership", [5, 5]),
        ("leadership", [1, 1]),
    ]
    sitting = fight(set_up, "swivel_guns", force=force).play("board")
    assert sitting.said("battle.swivel_guns", seat=BY_NPC, hit=True, crew=2)


def test_values_of_an_npcs_ship_count_its_modifications_up_to_five(set_up: SetUp) -> None:
    position = {"dutch": {"card": "admiral_evertsen"}, "french": {"card": "admiral_d_estrees"}}
    table = set_up(npcs=position, at_war=["dutch", "french"], spec=WITH_NEW_GEAR)
    dutch, french = (npc_side(table.game, kind, 0) for kind in ("dutch", "french"))
    assert (dutch.gear, french.gear) == (["extra_hammocks", "advanced_rigs_and_sails", "chasers"], [])
    assert values_of(table.game, dutch).maneuverability == values_of(table.game, french).maneuverability + 1
    assert dutch.ship is not None
    assert dutch.ship.crew == dutch.crew_before == 5
    frigates = set_up(npcs=position, spec=WITH_NEW_GEAR)
    crews = [npc_side(frigates.game, kind, 0).crew_before for kind in ("dutch", "french")]
    assert crews == [4, 3]


# --- special weapons of NPCs ----------------------------------------------------------------------

NPC_WINS = contest([1, 2], [5, 1])


def test_an_npcs_ammunition_is_spent_for_this_battle(set_up: SetUp) -> None:
    sitting = fight(set_up, "grapeshot", force=[*NPC_WINS, ("location", [6]), *NPC_WINS, ("location", [6])])
    assert sitting.ship(0).crew == 2
    assert sitting.said("battle.ammunition", seat=BY_NPC, weapon="grapeshot", location="crew", hits=1)
    assert npc(sitting).gear == []
    assert len(sitting.at("weapon.supply")) == 12
    sitting.play("shoot")
    assert sitting.kind == "hit.place"


def test_who_plays_an_npc_is_asked_for_its_ammunition(set_up: SetUp) -> None:
    sitting = fight(set_up, "chain_shot", "grapeshot", player=NEIGHBOUR, force=[*NPC_WINS, ("location", [5])])
    assert sitting.asked().seat == 1
    assert sitting.offered() == ["chain_shot", "grapeshot", "none"]
    sitting.play("chain_shot")
    assert sitting.ship(0).masts == 2
    assert npc(sitting).gear == ["grapeshot"]


def test_the_computer_throws_an_npcs_hooks_when_it_does_not_win(set_up: SetUp) -> None:
    boards: Force = [*NOTHING, *contest([4, 4], [1, 2]), ("seamanship", [5, 1]), ("leadership", [1, 1])]
    sitting = fight(
        set_up, "grappling_hooks", ship={"kind": "frigate", "crew": 1},
        force=[*boards, ("leadership", [5, 5])],
    ).play("shoot")  # fmt: skip
    assert sitting.said("battle.hooks", seat=BY_NPC, dice=2)
    assert sitting.log("crew.won")


@pytest.mark.parametrize(
    ("ours", "theirs", "dice"),
    [([5, 6], [5, 2], 1), ([5, 4], [5, 2], 1), ([5, 4], [5, 4], 1), ([4, 4], [1, 2], 2), ([1, 2], [4, 4], 2)],
    ids=["fewer", "fewer pips", "full tie", "no success", "no success with more pips"],
)
def test_the_computer_throws_an_npcs_hooks_after_a_contest_it_lost_or_tied(
    set_up: SetUp, ours: list[int], theirs: list[int], dice: int
) -> None:
    boards: Force = [*NOTHING, *contest(ours, theirs), ("seamanship", [1] * dice)]
    sitting = fight(set_up, "grappling_hooks", ship={"kind": "frigate", "crew": 1}, force=boards).play(
        "shoot"
    )
    assert sitting.said("battle.hooks", seat=BY_NPC, dice=dice)


def test_the_computer_keeps_an_npcs_hooks_when_it_wins(set_up: SetUp) -> None:
    boards: Force = [*NOTHING, *contest([4, 4], [5, 2]), ("leadership", [1, 1]), ("leadership", [5, 5])]
    sitting = fight(set_up, "grappling_hooks", ship={"kind": "frigate", "crew": 1}, force=boards).play(
        "shoot"
    )
    assert not sitting.log("battle.hooks")
    assert sitting.log("crew.won")


# --- new gear, by rule points alone ---------------------------------------------------------------


def test_heated_shot_burns_round_after_round(set_up: SetUp) -> None:
    sitting = fight(set_up, "heated_shot", force=[*NPC_WINS, ("location", [5]), *NOTHING])
    assert sitting.kind == "hit.place"
    assert not sitting.log("battle.hit")
    sitting.play("hit:cargo")
    assert sitting.ship(0).cargo == 2
    sitting.play("shoot")
    assert sitting.kind == "hit.place"
    sitting.play("hit:crew")
    assert (sitting.ship(0).cargo, sitting.ship(0).crew) == (2, 2)


def test_heated_shot_can_sink_a_ship_and_is_out_after_the_battle(set_up: SetUp) -> None:
    ship = {"kind": "frigate", "hull": 1}
    sitting = fight(set_up, "heated_shot", ship=ship, force=[*NPC_WINS, ("location", [5])]).play("hit:hull")
    assert sitting.log("battle.sunk")
    assert lasting(sitting.game).burning == []


def test_double_shot_spreads_more_skulls_than_were_rolled(set_up: SetUp) -> None:
    sitting = fight(
        set_up, "double_shot", "extra_cannon_port", cannons=2, ship={"kind": "frigate", "cargo": 0},
        force=[*NPC_WINS, ("location", [5, 2])],
    )  # fmt: skip
    assert sitting.asked().args["left"] == 2
    assert sitting.offered() == ["hit:hull", "hit:masts", "hit:crew", "hit:cannons"]
    sitting.play("hit:crew")
    assert sitting.offered() == ["hit:hull", "hit:masts", "hit:cannons"]
    sitting.play("hit:cannons")
    assert [getattr(sitting.ship(0), at) for at in LOCATIONS] == [3, 0, 2, 2, 2]


def test_caltrops_take_a_die_of_the_next_roll(set_up: SetUp) -> None:
    sitting = fight(
        set_up,
        "caltrops",
        ship={"kind": "frigate", "crew": 1},
        force=[*NOTHING, *NOTHING, *contest([1], [2, 1])],
    ).play("shoot")
    assert sitting.log("new.caltrops")
    assert npc(sitting).gear == []
    sitting.play("shoot")
    assert [len(line["faces"]) for line in sitting.log("battle.rolled") if line["seat"] == 0] == [2, 2, 1]


def test_a_carved_hull_takes_a_die_of_the_enemy_when_anybody_flees(set_up: SetUp) -> None:
    sitting = fight(set_up, "carved_hull", force=[*NOTHING, *contest([1], [2, 1])]).play("flee")
    assert [len(line["faces"]) for line in sitting.log("battle.rolled")] == [2, 2, 1, 2]


def test_a_battle_with_such_gear_is_saved_and_restored(set_up: SetUp) -> None:
    force: Force = [*NPC_WINS, ("location", [5]), *NOTHING]
    sitting = fight(set_up, "heated_shot", "caltrops", "reinforced_hull", force=force).play("hit:cargo")
    restored = Table.load(sitting.table.save(), WITH_NEW_GEAR)
    assert digest(restored.running) == digest(sitting.game)
    assert restored.waiting.keys() == sitting.table.waiting.keys()
    sitting.play("shoot", "hit:masts")


EVERYTHING = [*box().mods, *box().weapons, "heated_shot", "double_shot", "caltrops", "carved_hull"]
HEAVY = Chapter("heavy")


@HEAVY.rule(NpcGear, rank=Rank.LAST)
def all_there_is(game: MGame, terms: NpcGear) -> None:
    """Every NPC has everything."""
    terms.gear = EVERYTHING


def with_everything(player: str) -> Trial:
    """Games from their midst in which every NPC carries everything."""
    spec = msgspec.structs.replace(WITH_NEW_GEAR, begin=rich_begin, chapters=(*WITH_NEW_GEAR.chapters, HEAVY))
    return Trial(spec, seed=f"gear {player}", options={"npc_player": player, "windows": "always"})


npc_players = pytest.mark.parametrize("player", ["neighbour", "computer"])


@pytest.mark.in_turn(3)
@npc_players
def test_games_with_npcs_that_carry_everything_stay_sound(player: str) -> None:
    trial = with_everything(player)
    assert suite.check_playouts(trial, 1)["playouts"] == 1
    assert suite.check_two_worlds(trial, 1, share=0.5)["exchanged"] > 50
    assert suite.check_figures(trial, 1)["HitGoes"] > 0


@pytest.mark.soak("made-up")
@npc_players
def test_many_games_with_npcs_that_carry_everything_stay_sound(player: str) -> None:
    trial = with_everything(player)
    assert suite.check_playouts(trial, 10)["playouts"] == 10
    assert suite.check_two_worlds(trial, 3)["exchanged"] > 300
