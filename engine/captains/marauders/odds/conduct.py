"""What simulated captains declare, given what is left of both ships."""

from __future__ import annotations

from collections.abc import Callable

from engine.captains.marauders.odds.fighter import BOARD, FLEE, SHOOT, Stakes
from engine.captains.marauders.odds.hits import (
    CANNONS,
    CREW,
    HULL,
    MASTS,
    Cubes,
    hits_to_sink,
    number_of,
)
from engine.captains.marauders.odds.raiding import REPAIR
from engine.captains.marauders.odds.rounds import Mean, Rounds

Conduct = Callable[[Rounds, int, Cubes, Cubes], str]
"""What a side declares: its number, its ship and the enemy's, which both may differ from what they were."""

BOARDS = 0.62
"""The chance in crew combat from which a plain captain boards."""


def plain(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
    """Boards a weaker crew, flees when nearly sunk or without Cannons, else shoots."""
    if mine[CREW] and _crews(rounds, side, mine, his)[0] >= BOARDS:
        return BOARD
    weak = mine[HULL] <= 1 and his[CANNONS] > 0
    return FLEE if not mine[CANNONS] or (weak and his[HULL] > mine[HULL]) else SHOOT


def _crews(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> tuple[float, float]:
    """A side's chances to win and to lose a crew combat."""
    if side == 0:
        return rounds.crews(mine[CREW], his[CREW])
    lost, won = rounds.crews(his[CREW], mine[CREW])
    return won, lost


# --- the computer ---------------------------------------------------------------------------------


def computer(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
    """As the computer plays an NPC against a captain (`npc_play.declaration`, `declaration.not_declared`)."""
    own, other = rounds.sides[side], rounds.sides[1 - side]
    if mine[CREW] and 2 * mine[CREW] * own.leadership >= 3 * his[CREW] * other.leadership:
        return BOARD
    if (mine[CANNONS] < his[CANNONS] or mine[CREW] < his[CREW]) and (mine[HULL] <= 1 or not mine[CANNONS]):
        return FLEE
    return BOARD if mine[CREW] and not mine[CANNONS] else SHOOT


# --- who weighs his stakes ------------------------------------------------------------------------

LONG = 99.0
"""Rounds that a battle lasts in which nobody hits."""
SOON = 2.0
"""Rounds whose damage is counted."""
HITS = 0.7
"""Points of damage that a hit does."""
ODDS = 3
"""How much a lead in hits decides who sinks first."""
LATER = 0.4
"""What who shoots better may still make of boarders, as a share of all that is at stake."""

FLIGHT = 1.0
"""Gold that who flees gives up with a battle that may yet turn."""


def weighing(*stakes: Stakes) -> Conduct:
    """The action that is worth most to each side if both keep to what they do: the enemy acts as plain
    captains do.
    """

    def wish(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
        enemy = plain(rounds, 1 - side, his, mine) if his[MASTS] else SHOOT
        actions = (SHOOT, BOARD, FLEE) if mine[CREW] else (SHOOT, FLEE)
        return max(actions, key=lambda act: kept_up(rounds, side, act, enemy, mine, his, stakes[side]))

    return wish


def kept_up(
    rounds: Rounds, side: int, act: str, enemy: str, mine: Cubes, his: Cubes, stakes: Stakes
) -> float:
    """What a battle is worth to a side, in gold, in which both sides declare the same in all rounds."""
    if side == 0:
        mean = rounds.mean(act, enemy, mine, his)
    else:
        over, theirs, ours, made, taken = rounds.mean(enemy, act, his, mine)
        mean = Mean(over, ours, theirs, taken, made)
    ends = mean.over + mean.aboard + mean.boarded
    hits = hits_to_sink()
    sunk = hits[number_of(mine)] / mean.taken if mean.taken else LONG
    sinks = hits[number_of(his)] / mean.made if mean.made else LONG
    last = min(sunk, sinks)
    lasts = (1 - ends) ** last if ends < 1 else 0.0
    won, lost = _crews(rounds, side, mine, his)
    aboard = won * stakes.boarded - lost * stakes.life
    worth = (1 - lasts) * (mean.aboard + mean.boarded) / ends * aboard if ends else 0.0
    if last < LONG:
        worth += lasts * _shot_out(sunk, sinks, stakes, both=act == enemy == SHOOT)
    worth -= FLIGHT * (act == FLEE)
    rounds_of_damage = min((1 - lasts) / ends if ends else last, last, SOON)
    return worth - REPAIR * HITS * rounds_of_damage * mean.taken


def _shot_out(sunk: float, sinks: float, stakes: Stakes, *, both: bool) -> float:
    """What it is worth to shoot until somebody sinks, given after how many rounds each does; where both only
    shoot, who leads may still board.
    """
    share = sunk**ODDS / (sunk**ODDS + sinks**ODDS)
    worth = share * stakes.sunk - (1 - share) * stakes.life
    return max(worth, (2 * share - 1) * LATER * (stakes.boarded + stakes.life)) if both else worth
