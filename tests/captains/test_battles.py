"""Battles on paper: hits, rounds, crews, gear; and that a thousand of them say what 20,000 say."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from engine.advice.marauders.fights import TIMES
from engine.captains.marauders.odds.battles import Battles
from engine.captains.marauders.odds.conduct import Conduct, Weighing, computer, plain
from engine.captains.marauders.odds.crews import crew_odds
from engine.captains.marauders.odds.dice import ROUNDS, luck
from engine.captains.marauders.odds.fighter import ACTIONS, BOARD, FLEE, SHOOT, Fighter, Stakes
from engine.captains.marauders.odds.gear import LOADS, Gear, Volleys
from engine.captains.marauders.odds.hits import (
    LEFT,
    SKULL,
    after,
    by_captain,
    by_computer,
    hits_on,
    number_of,
)
from engine.captains.marauders.odds.rounds import Rounds, contest
from engine.marauders.ships.careful import after_hits
from engine.marauders.state import LOCATIONS
from tests.captains.battling import SENSIBLE, off

FRIGATE = Fighter(3, 3, 3, hull=3, cargo=3, masts=3, crew=3, cannons=3)
SLOOP = Fighter(3, 3, 4, hull=2, cargo=2, masts=2, crew=2, cannons=1)
WHOLE = (3, 3, 3, 3, 3)
CARGO_HIT, MASTS_HIT, CREW_HIT, SKULL_HIT = (bytes([at]) for at in (0, 1, 2, SKULL))


def always(action: str) -> Conduct:
    """A side that declares the same in each round."""
    return lambda rounds, side, mine, his: action


def armed(weapon: str, fighter: Fighter = FRIGATE) -> Fighter:
    """A side with this special ammunition."""
    return replace(fighter, ammunition=(LOADS[weapon],))


def left_of(
    fighter: Fighter,
    *volleys: bytes,
    enemy: Fighter = FRIGATE,
    luck: float = 0.5,
    cannons: bool = True,
    rounds: int = 0,
) -> tuple[int, ...]:
    """What volleys leave of a side's ship, and so many new rounds after them."""
    ship, struck = number_of(getattr(fighter, at) for at in LOCATIONS), Volleys(Gear(fighter, enemy))
    for shots in volleys:
        ship = struck.left(0, ship, shots, luck, cannons=cannons)
    for _ in range(rounds):
        ship = struck.burnt(0, ship)
    return LEFT[ship]


# --- hits -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [WHOLE, (2, 0, 1, 3, 0), (1, 0, 0, 0, 0), (5, 5, 5, 5, 5)])
def test_a_hit_does_what_the_rules_say(left: tuple[int, ...]) -> None:
    ship: dict[str, int] = dict(zip(LOCATIONS, left, strict=True))
    for at, location in enumerate(LOCATIONS):
        assert LEFT[after(number_of(left), at)] == tuple(after_hits(ship, [location]).values())


def test_skulls_go_where_most_is_left_and_to_an_npc_into_the_cargo() -> None:
    assert LOCATIONS[by_captain((5, 2, 4, 3, 1))] == "masts"
    assert LOCATIONS[by_captain((2, 1, 1, 1, 1))] == "hull"
    assert LOCATIONS[by_computer((5, 1, 4, 3, 1))] == "cargo"
    assert LOCATIONS[by_computer((1, 0, 0, 1, 0))] == "crew"
    assert LEFT[hits_on(by_captain)[SKULL][number_of((5, 2, 4, 3, 1))]] == (5, 2, 3, 3, 1)


# --- dice -------------------------------------------------------------------------------------------


def test_the_dice_are_spread_evenly_over_all_battles() -> None:
    rolls = luck(600)
    assert len(rolls) == 600
    assert all(len(battle) == ROUNDS for battle in rolls)
    for number in range(ROUNDS):
        assert sorted(int(600 * battle[number][0]) for battle in rolls) == list(range(600))
        firsts = [battle[number][1][1][0] for battle in rolls]
        assert [firsts.count(at) for at in range(SKULL + 1)] == [100, 100, 100, 100, 200]


def test_the_chances_of_a_contest_add_up_and_more_dice_win() -> None:
    assert sum(contest(3, 2).values()) == pytest.approx(1)
    wins = {dice: sum(p for (winner, *_), p in contest(dice, 2).items() if winner == 0) for dice in (1, 2, 3)}
    assert wins[1] < wins[2] < wins[3]


# --- rounds -----------------------------------------------------------------------------------------


def test_who_keeps_boarding_wins_as_often_as_contest_and_crews_say() -> None:
    """Exactly: nobody shoots, so only the crews decide once somebody comes aboard."""
    one, other = FRIGATE, replace(FRIGATE, leadership=2)
    odds = Battles(one, other, (always(BOARD), always(BOARD))).odds(200)
    won, lost = crew_odds(3, 3, 2, 3)
    assert odds.won == pytest.approx(won, abs=0.001)
    assert odds.lost == pytest.approx(lost, abs=0.001)


def test_both_flee_and_nobody_is_harmed() -> None:
    odds = Battles(FRIGATE, SLOOP, (always(FLEE), always(FLEE))).odds(50)
    assert (odds.won, odds.lost, odds.damage, odds.hurt) == (0, 0, 0, 0)


def test_who_flees_escapes_only_from_an_enemy_without_a_success() -> None:
    chances = contest(3, 3)
    escapes = sum(chance for (winner, _, taken), chance in chances.items() if winner == 0 and not taken)
    flight = Rounds(FRIGATE, FRIGATE).mean(FLEE, BOARD, WHOLE, WHOLE)
    assert flight.over == pytest.approx(escapes)
    assert flight.boarded == pytest.approx(sum(p for (winner, *_), p in chances.items() if winner == 1))


def test_dice_may_depend_on_what_is_declared() -> None:
    """As abilities and a Carved Hull have it."""
    swift = replace(FRIGATE, dice=(3, 3, 3, 3, 3, 3, 5, 5, 5))
    flight = Rounds(swift, FRIGATE).mean(FLEE, SHOOT, WHOLE, WHOLE)
    assert flight.over > Rounds(FRIGATE, FRIGATE).mean(FLEE, SHOOT, WHOLE, WHOLE).over
    assert Rounds(swift, FRIGATE).mean(SHOOT, SHOOT, WHOLE, WHOLE).made == pytest.approx(
        Rounds(FRIGATE, FRIGATE).mean(SHOOT, SHOOT, WHOLE, WHOLE).made
    )


def test_what_the_enemy_has_declared_counts() -> None:
    battles = Battles(FRIGATE, SLOOP, (always(FLEE), always(SHOOT)))
    assert battles.odds(100, FLEE, his=FLEE).damage == 0
    assert battles.odds(100, FLEE, his=SHOOT).damage > 0


def test_dice_of_cards_and_caltrops_count_for_the_next_contest_alone() -> None:
    """[R Cards 12; G-S20] Who has no dice but in the next round comes aboard then or never."""
    once = replace(FRIGATE, dice=(0,) * 9, next_dice=(3,) * 9)
    idle = replace(FRIGATE, dice=(0,) * 9)
    wins = sum(chance for (winner, *_), chance in contest(3, 0).items() if winner == 0)
    odds = Battles(once, idle, (always(BOARD), always(BOARD))).odds(400)
    assert odds.won == pytest.approx(wins * crew_odds(3, 3, 3, 3)[0], abs=0.002)
    more = replace(FRIGATE, next_dice=(5,) * 9)
    told = [Battles(one, FRIGATE, SENSIBLE).odds(400, BOARD).won for one in (FRIGATE, more)]
    always_more = Battles(replace(more, dice=(5,) * 9), FRIGATE, SENSIBLE).odds(400, BOARD).won
    assert told[0] < told[1] < always_more


BEATEN = replace(FRIGATE, seamanship=1, leadership=1, hull=1, npc=True)
CONDUCTS: dict[str, Conduct] = {
    "plain": plain,
    "computer": computer,
    "weighing": Weighing(Stakes(0, 0, 99), Stakes(0, 0, 99)),
}


@pytest.mark.parametrize("conduct", CONDUCTS)
def test_an_npc_flees_only_with_fewer_cannons_or_crew(conduct: str) -> None:
    """[R Combat 3] Whoever plays it; a captain in its place would."""
    declares, rounds = CONDUCTS[conduct], Rounds(BEATEN, FRIGATE)
    wreck, poorer = (1, 3, 3, 3, 0), (1, 3, 3, 1, 0)
    assert declares(rounds, 0, wreck, (3, 3, 3, 3, 0)) != FLEE
    assert declares(rounds, 0, poorer, (3, 3, 3, 3, 0)) == FLEE
    if conduct != "computer":
        captain = Rounds(replace(BEATEN, npc=False), FRIGATE)
        assert declares(captain, 0, wreck, (3, 3, 3, 3, 0)) == FLEE


def test_an_npc_that_may_not_flee_does_not_though_it_is_settled() -> None:
    """[R Combat 3] As who plays it on paper: it may have been allowed to in the round before."""
    prey, fights = replace(FRIGATE, crew=0, cannons=0), (always(SHOOT), always(SHOOT))
    npc, captain = (Battles(replace(FRIGATE, npc=npc), prey, fights) for npc in (True, False))
    assert npc.odds(200, FLEE, keeps=True) == npc.odds(200)
    assert captain.odds(200, FLEE, keeps=True).sunk == 0 < captain.odds(200).sunk


def test_the_computer_declares_as_it_does_at_the_table() -> None:
    """Boards with a clearly stronger crew, flees when nearly sunk if the rules let it, else shoots."""
    rounds = Rounds(replace(FRIGATE, npc=True), FRIGATE)
    assert computer(rounds, 0, WHOLE, (3, 3, 3, 2, 3)) == BOARD
    assert computer(rounds, 0, WHOLE, WHOLE) == SHOOT
    assert computer(rounds, 0, (1, 0, 3, 2, 3), WHOLE) == FLEE
    assert computer(rounds, 0, (1, 0, 3, 3, 3), WHOLE) == SHOOT


# --- crews ------------------------------------------------------------------------------------------


def test_swivel_guns_kill_before_the_crews_fight() -> None:
    armed = Rounds(replace(FRIGATE, swivels=True), FRIGATE)
    before, fire = Rounds(FRIGATE, FRIGATE), 1 - (2 / 3) ** 2
    expected = fire * before.crews(3, 2)[0] + (1 - fire) * before.crews(3, 3)[0]
    assert armed.aboard(3, 3, 0).won == pytest.approx(expected)


def test_boarders_whom_swivel_guns_kill_leave_the_battle_to_go_on() -> None:
    met = Rounds(FRIGATE, replace(FRIGATE, swivels=True)).aboard(1, 3, 0)
    assert met.on == pytest.approx(1 - (2 / 3) ** 2)
    assert met.won + met.lost + met.on <= 1 + 1e-9


# --- gear -------------------------------------------------------------------------------------------


def test_a_reinforced_hull_absorbs_one_hit_a_battle() -> None:
    assert left_of(replace(FRIGATE, armoured=True), CREW_HIT, CREW_HIT) == (3, 3, 3, 2, 3)


def test_a_hit_that_destroys_something_is_moved_as_often_as_he_can() -> None:
    weak = replace(FRIGATE, masts=1, moves=1)
    assert left_of(weak, MASTS_HIT) == (3, 2, 1, 3, 3)
    assert left_of(weak, MASTS_HIT, MASTS_HIT) == (3, 2, 0, 3, 3)


def test_the_last_hand_is_saved() -> None:
    alone = replace(FRIGATE, crew=1, last_hands=1)
    assert left_of(alone, CREW_HIT) == (3, 3, 3, 1, 3)
    assert left_of(alone, CREW_HIT, CREW_HIT) == (3, 3, 3, 0, 3)


def test_each_ammunition_does_what_it_says_and_is_spent() -> None:
    """[R Combat 23] Grapeshot on two skulls or a last Crew, Chain-shot only where it takes the Masts."""
    twice = SKULL_HIT * 2, SKULL_HIT * 2
    assert left_of(FRIGATE, *twice, enemy=armed("grapeshot")) == (3, 2, 2, 1, 3)
    assert left_of(FRIGATE, *twice, enemy=armed("chain_shot")) == (3, 2, 0, 3, 3)
    assert left_of(replace(FRIGATE, masts=2), *twice, enemy=armed("chain_shot")) == (3, 2, 0, 2, 3)


def test_hits_of_aimed_ammunition_beyond_its_location_are_lost() -> None:
    """[R Combat 24] They do not go on to the Hull."""
    thin, volley = replace(FRIGATE, crew=2), bytes([CREW_HIT[0], SKULL, SKULL])
    assert left_of(thin, volley, enemy=armed("grapeshot")) == (3, 3, 3, 0, 3)
    assert left_of(thin, volley) == (3, 2, 2, 1, 3)


def test_fire_takes_the_place_of_skulls_and_burns_round_after_round() -> None:
    """[S Weapons 4, 5; G-S18] One fire a ship; it can be absorbed like a shot."""
    hot = armed("heated_shot")
    assert left_of(FRIGATE, SKULL_HIT, enemy=hot) == WHOLE
    assert left_of(FRIGATE, SKULL_HIT, enemy=hot, rounds=2) == (3, 2, 2, 3, 3)
    assert left_of(replace(FRIGATE, armoured=True), SKULL_HIT, enemy=hot, rounds=2) == (3, 2, 3, 3, 3)
    again = replace(FRIGATE, ammunition=(LOADS["heated_shot"],) * 2)
    assert left_of(replace(FRIGATE, burning=True), SKULL_HIT, enemy=again) == (3, 2, 3, 3, 3)


def test_a_fire_goes_on_where_nobody_has_a_cannon() -> None:
    """[G-F3]"""
    becalmed = replace(FRIGATE, cannons=0)
    fights = (always(SHOOT), always(SHOOT))
    assert Battles(replace(becalmed, burning=True), becalmed, fights).odds(20).damage > 3
    assert Battles(becalmed, becalmed, fights).odds(20).damage == 0


def test_double_shot_doubles_two_skulls_and_spreads_all() -> None:
    """[S Weapons 8, 9; G-S19]"""
    double = armed("double_shot")
    roomy = replace(FRIGATE, cargo=5, masts=2, crew=2, cannons=2)
    assert left_of(roomy, SKULL_HIT * 2, enemy=double) == (3, 4, 1, 1, 1)
    assert left_of(replace(FRIGATE, cargo=0, masts=1), MASTS_HIT + SKULL_HIT * 3, enemy=double) == (
        2, 0, 0, 1, 1,
    )  # fmt: skip


def test_neither_long_guns_nor_chasers_fire_ammunition() -> None:
    """[G-F7; G-F8] A side without a success fires nothing else."""
    for weapon in LOADS:
        assert left_of(FRIGATE, SKULL_HIT * 2, enemy=armed(weapon), cannons=False) == (3, 2, 2, 3, 3)
    gunner = replace(SLOOP, seamanship=0, cannons=3, chasers=True, long_guns=True)
    thin = replace(FRIGATE, crew=1, masts=1, cannons=0)
    for opening, act in ((True, SHOOT), (False, FLEE)):
        harm = {
            Battles(thin, foe, (always(act), always(BOARD))).odds(300, act, opening=opening)
            for foe in (gunner, *(armed(weapon, gunner) for weapon in LOADS))
        }
        assert len(harm) == 1
        assert harm.pop().damage > 0


def test_a_shot_into_the_hold_is_rolled_again() -> None:
    assert left_of(FRIGATE, CARGO_HIT, enemy=replace(FRIGATE, rerolls=True), luck=0.4) == (3, 3, 3, 2, 3)


def test_chasers_fire_when_somebody_flees_and_long_guns_before_anything_else() -> None:
    def harm(enemy: Fighter, *, opening: bool = False) -> float:
        idle = replace(enemy, cannons=3 if opening else 0)
        battles = Battles(FRIGATE, idle, (always(FLEE), always(BOARD)))
        return battles.odds(300, FLEE, opening=opening).damage

    assert harm(replace(SLOOP, chasers=True)) > harm(SLOOP) == 0
    assert harm(replace(SLOOP, long_guns=True), opening=True) > harm(SLOOP, opening=True)


# --- the same dice ----------------------------------------------------------------------------------


def test_an_answer_that_differs_in_nothing_has_the_same_odds() -> None:
    """Without Masts, whatever one would declare; and an answer that is what he would do anyway."""
    adrift = Battles(replace(FRIGATE, masts=0), FRIGATE, SENSIBLE)
    assert len({adrift.odds(300, first) for first in ACTIONS}) == 1
    steady = Battles(FRIGATE, SLOOP, (always(SHOOT), plain))
    assert steady.odds(300, SHOOT) == steady.odds(300)
    assert steady.odds(300, BOARD) != steady.odds(300)


def test_the_same_battle_has_the_same_odds_whatever_was_asked_before() -> None:
    once = Battles(FRIGATE, SLOOP, SENSIBLE)
    asked = [once.odds(400, first) for first in ACTIONS]
    assert [Battles(FRIGATE, SLOOP, SENSIBLE).odds(400, first) for first in reversed(ACTIONS)] == asked[::-1]


# --- how far they are off --------------------------------------------------------------------------


def test_few_battles_say_about_what_many_say() -> None:
    lots = Random("a few positions")
    errors = [error for _ in range(6) for error in off(lots, TIMES, 3 * TIMES)]
    assert fmean(errors) <= 1.5
    assert max(errors) <= 5


@pytest.mark.soak("odds")
def test_a_thousand_battles_say_what_twenty_thousand_say() -> None:
    lots = Random("200 positions")
    errors = [error for _ in range(200) for error in off(lots, TIMES, 20 * TIMES)]
    assert fmean(errors) <= 1.5
    assert max(errors) <= 5


def test_what_guns_there_are_does_not_matter_to_a_round_in_which_they_are_silent() -> None:
    rounds, one_gun = Rounds(replace(FRIGATE, more_hits=1), SLOOP), (3, 3, 3, 3, 1)
    boards, shoots = (rounds.round(act, FLEE, WHOLE, WHOLE) for act in (BOARD, SHOOT))
    assert rounds.round(BOARD, FLEE, one_gun, one_gun) is boards
    assert Rounds(FRIGATE, SLOOP).round(BOARD, FLEE, WHOLE, WHOLE) is boards
    assert rounds.round(SHOOT, FLEE, one_gun, WHOLE) != shoots
