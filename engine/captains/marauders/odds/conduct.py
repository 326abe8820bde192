"""What simulated captains declare, given what is left of both ships."""

from __future__ import annotations

from collections.abc import Callable

from engine.captains.marauders.odds.fighter import BOARD, FLEE, SHOOT, Fighter, Stakes
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
WEAKER = 0.35
"""The chance in crew combat below which who is no better at sea flees."""


def may_flee(side: Fighter, mine: Cubes, his: Cubes) -> bool:
    """Whether the rules let a side flee: an NPC only with fewer Cannons or Crew than the captain it fights
    (Declaration), as `declaration.not_declared` has it.
    """
    return not side.npc or mine[CANNONS] < his[CANNONS] or mine[CREW] < his[CREW]


def plain(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
    """Boards a weaker crew, flees when nearly sunk or without Cannons if it may, else shoots what it can."""
    if mine[CREW] and _crews(rounds, side, mine, his)[0] >= BOARDS:
        return BOARD
    weak = mine[HULL] <= 1 and his[CANNONS] > 0
    if not mine[CANNONS] or (weak and his[HULL] > mine[HULL]):
        if may_flee(rounds.sides[side], mine, his):
            return FLEE
        return BOARD if mine[CREW] and not mine[CANNONS] else SHOOT
    return SHOOT


def wary(rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
    """What a plain captain does, but he flees from who fights better: that is how captains who weigh their
    stakes play (349 battles). Who plays an NPC has nothing to lose.
    """
    me, enemy = rounds.sides[side], rounds.sides[1 - side]
    if not me.npc and _crews(rounds, side, mine, his)[0] < WEAKER:
        guns, his_guns = mine[CANNONS] + mine[HULL], his[CANNONS] + his[HULL]
        if me.seamanship + guns <= enemy.seamanship + his_guns:
            return FLEE
    return plain(rounds, side, mine, his)


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
    if may_flee(own, mine, his) and (mine[HULL] <= 1 or not mine[CANNONS]):
        return FLEE
    return BOARD if mine[CREW] and not mine[CANNONS] else SHOOT


PLAIN: frozenset[Conduct] = frozenset((plain, wary, computer))
"""Who looks at nothing of a ship but what `hits.FIGHTING` tells apart."""

Strength = tuple[bool, int, int, int]
"""Whether a ship has Masts, her Crew, her Cannons, and how many hits sink her."""

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

FALLEN = 0.15
"""Crew that a hit costs."""
FLIGHT = 1.0
"""Gold that who flees gives up with a battle that may yet turn."""


class Weighing:
    """The action that is worth most to each side if both keep to what they do: the enemy acts as a plain
    captain does.
    """

    def __init__(self, one: Stakes, other: Stakes) -> None:
        self._stakes = (one, other)
        self._rounds: Rounds | None = None
        self._known: dict[tuple[int, str, Strength, Strength], str] = {}

    def __call__(self, rounds: Rounds, side: int, mine: Cubes, his: Cubes) -> str:
        """What a side declares."""
        if rounds is not self._rounds:
            self._rounds, self._known = rounds, {}
        enemy = plain(rounds, 1 - side, his, mine) if his[MASTS] else SHOOT
        key = (side, enemy, _strength(mine), _strength(his))
        if (known := self._known.get(key)) is None:
            flight = (FLEE,) * may_flee(rounds.sides[side], mine, his)
            actions = (SHOOT, *(BOARD,) * bool(mine[CREW]), *flight)
            known = self._known[key] = max(
                actions, key=lambda act: kept_up(rounds, side, act, enemy, mine, his, self._stakes[side])
            )
        return known


def _strength(left: Cubes) -> Strength:
    """All of a ship that `kept_up` looks at."""
    _, _, masts, crew, cannons = left
    return masts > 0, crew, cannons, hits_to_sink()[number_of(left)]


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
    until = min((1 - lasts) / ends if ends else last, last)
    worth = 0.0
    if comes := mean.aboard + mean.boarded:
        fallen, killed = FALLEN * mean.taken * until, FALLEN * mean.made * until
        won, lost = _thinned(rounds, side, mine[CREW] - fallen, his[CREW] - killed)
        worth += (1 - lasts) * comes / ends * (won * stakes.boarded - lost * stakes.life)
    if last < LONG:
        worth += lasts * _shot_out(sunk, sinks, stakes, both=act == enemy == SHOOT)
    worth -= FLIGHT * (act == FLEE)
    return worth - REPAIR * HITS * min(until, SOON) * mean.taken


def _thinned(rounds: Rounds, side: int, mine: float, his: float) -> tuple[float, float]:
    """A side's chances to win and to lose a crew combat with crews that are not whole: between those of the
    whole ones.
    """
    won = lost = 0.0
    for own, chance in _whole(mine):
        for other, likely in _whole(his):
            crews = rounds.crews(own, other) if side == 0 else rounds.crews(other, own)[::-1]
            won, lost = won + chance * likely * crews[0], lost + chance * likely * crews[1]
    return won, lost


def _whole(crew: float) -> tuple[tuple[int, float], ...]:
    below = int(max(0.0, crew))
    above = max(0.0, crew) - below
    return ((below, 1 - above), (below + 1, above)) if above else ((below, 1.0),)


def _shot_out(sunk: float, sinks: float, stakes: Stakes, *, both: bool) -> float:
    """What it is worth to shoot until somebody sinks, given after how many rounds each does; where both only
    shoot, who leads may still board.
    """
    share = sunk**ODDS / (sunk**ODDS + sinks**ODDS)
    worth = share * stakes.sunk - (1 - share) * stakes.life
    return max(worth, (2 * share - 1) * LATER * (stakes.boarded + stakes.life)) if both else worth
