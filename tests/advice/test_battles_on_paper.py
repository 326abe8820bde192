"""A battle on paper begins as it stands at the table: who may flee, what the next roll has, what burns."""

from __future__ import annotations

from typing import Any

import pytest

from engine.advice import advising as door
from engine.advice import estimate, warm
from engine.advice.marauders.asked import Asked
from engine.advice.marauders.fights import TIMES, Fights
from engine.advice.notes import percent
from engine.captains.marauders.odds.crews import crew_odds
from engine.captains.marauders.odds.dice import luck
from engine.captains.marauders.odds.fighter import Fighter, Load
from engine.captains.marauders.odds.hits import by_captain, by_computer, hits_on, hits_to_sink
from engine.kernel import Table
from engine.marauders.combat.sides import NavalCombat
from engine.marauders.dice import MISS
from engine.marauders.state import LOCATIONS
from tests.advice.often import TIMES as PLAYED
from tests.advice.often import Lines, near, note, played_on
from tests.advice.told import battle, told
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, skilled

EVEN = {"captain": skilled(3, 3, 3), "ship": "frigate"}


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_estimates", {})


def fighters(table: Table) -> list[Fighter]:
    """Both sides of a battle under way as they fight on paper, as seat 0 sees them."""
    asked = Asked(table.view(0), table.waiting[0])
    found = asked.game.within(NavalCombat)
    assert found is not None
    return [Fights(asked).fighter(found, number) for number in (0, 1)]


def happened(lines: Lines, key: str, **args: int) -> bool:
    """Whether the log has a line of this key with these arguments."""
    return any(said == key and args.items() <= line.items() for said, line in lines)


def fought(set_up: SetUp, *, modules: tuple[str, ...] = (), mine: Any = EVEN, **side: Any) -> Table:
    """The second round of a battle in which seat 0 declares after seat 1; what its side is besides."""
    sides = [{"seat": 1, "declared": "shoot"}, {"seat": 0, **side}]
    seats = {**at_sea("havana"), **mine}, {**at_sea("havana"), **EVEN}
    return set_up(*seats, zones=QUIET, modules=modules, battle={"sides": sides, "round": 2}).table


# --- who may flee ---------------------------------------------------------------------------------


@pytest.mark.parametrize("player", ["neighbour", "computer"])
def test_an_npc_is_held_to_its_rule_whoever_plays_it(set_up: SetUp, player: str) -> None:
    """[R Combat 3] Where it may not flee at the table, it does not on paper: who boards catches it."""
    npc = {"dutch": {"zone": "havana", "ship": "frigate", "seamanship": 2, "scouting": 1, "leadership": 1}}
    me = {**at_sea("havana"), "captain": skilled(4, 2, 4), "ship": {"kind": "frigate", "cannons": 0}}
    sides = [{"seat": 0}, {"npc": "dutch", "hull": 1, "cannons": 0}]
    table = set_up(
        me,
        at_sea("tortuga"),
        zones=QUIET,
        npcs=npc,
        options={"npc_player": player},
        battle={"sides": sides, "round": 2},
    ).table
    captain, enemy = fighters(table)
    assert (captain.npc, enemy.npc, enemy.computer) == (False, True, player == "computer")
    wins = next(n for n in estimate(table, 0).options["board"] if n.key == "about-fight").args["won"]
    assert wins >= 90


# --- what the next roll has -----------------------------------------------------------------------


def test_dice_of_cards_count_for_the_next_roll_alone(set_up: SetUp) -> None:
    """[R Cards 12] Neither for later contests nor for the crews: the contest uses them up."""
    usual, more = (fought(set_up, more_dice=dice) for dice in (0, 2))
    _, mine = fighters(usual)
    _, helped = fighters(more)
    assert (helped.dice, helped.leadership) == (mine.dice, mine.leadership)
    assert helped.next_dice == tuple(dice + 2 for dice in mine.next_dice)
    assert told(more, "board", "board")["won"] == told(usual, "board", "board")["won"]
    assert told(more, "board", "board")["chance"] > told(usual, "board", "board")["chance"]


def test_caltrops_count_for_the_next_roll_alone(set_up: SetUp) -> None:
    """[G-S20]"""
    usual, pricked = (fought(set_up, modules=("special_weapons",), pricked=on) for on in (False, True))
    _, mine = fighters(usual)
    _, limping = fighters(pricked)
    assert (limping.dice, limping.leadership) == (mine.dice, mine.leadership)
    assert limping.next_dice == tuple(dice - 1 for dice in mine.next_dice)


# --- what is aboard, and what burns ---------------------------------------------------------------


def test_each_special_weapon_counts_as_what_it_is(set_up: SetUp) -> None:
    """[R Combat 23; S Weapons 4, 8] What a captain would rather fire comes first; hooks are no ammunition."""
    weapons = ["grappling_hooks", "chain_shot", "grapeshot", "heated_shot", "double_shot", "caltrops"]
    mine = {**EVEN, "ship": {"kind": "galleon", "weapons": weapons}}
    _, armed = fighters(fought(set_up, modules=("special_weapons",), mine=mine))
    masts, crew = map(LOCATIONS.index, ("masts", "crew"))
    assert armed.ammunition == (Load(more=2), Load(burns=True), Load(at=crew), Load(at=masts))


def test_a_ship_on_fire_burns_on_paper(set_up: SetUp) -> None:
    """[S Weapons 5]"""
    table = fought(set_up, modules=("special_weapons",), burning=True)
    assert [side.burning for side in fighters(table)] == [False, True]


# --- boarders -------------------------------------------------------------------------------------


def test_boarders_whom_swivel_guns_kill_do_not_die_of_it(set_up: SetUp) -> None:
    """[G-F5] The battle goes on, and so it is told."""
    mine = {"captain": skilled(4, 2, 3), "ship": {"kind": "frigate", "crew": 1}}
    his = {"captain": skilled(2, 2, 2), "ship": {"kind": "galleon", "crew": 3, "mods": ["swivel_guns"]}}
    table = battle(set_up, mine, his)
    args = told(table, "board", "board")
    assert args["on"] == percent(1 - MISS**2)
    played = [played_on(table, 0, ["board"], f"aboard {n}", most=0) for n in range(2 * PLAYED)]
    came = [lines for lines in played if happened(lines, "battle.boarded", seat=0)]
    assert len(came) >= PLAYED
    stopped = sum(happened(lines, "battle.no_boarders", seat=0) for lines in came)
    lost = sum(happened(lines, "crew.won", winner=1) for lines in came)
    assert near(stopped / len(came), args["on"])
    assert near(lost / len(came), args["lost"])


def test_even_crews_are_no_warning_though_sums_of_fractions_differ(set_up: SetUp) -> None:
    won, lost = crew_odds(3, 3, 3, 3)
    assert won < lost
    assert percent(won) == percent(lost)
    assert note(battle(set_up, EVEN, EVEN), 0, "board", "board").weight == "plain"
    weak = {**EVEN, "captain": skilled(3, 3, 1)}
    assert note(battle(set_up, weak, EVEN), 0, "board", "board").weight == "warn"


# --- what is made beforehand ----------------------------------------------------------------------


def test_the_first_battle_finds_its_dice_and_tables_made(set_up: SetUp) -> None:
    table = battle(set_up, EVEN, EVEN)
    made = (luck, hits_on, hits_to_sink)
    for tables in made:
        tables.cache_clear()
    warm("marauders")
    before = [tables.cache_info().misses for tables in made]
    assert estimate(table, 0).options
    for places in (by_captain, by_computer):
        hits_on(places)
    luck(TIMES)
    assert [tables.cache_info().misses for tables in made] == before
