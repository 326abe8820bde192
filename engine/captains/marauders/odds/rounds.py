"""What a round of a battle may come to: the contest, both volleys, an escape, boarders."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

import msgspec

from engine.captains.marauders.odds.chances import MADE, results_of
from engine.captains.marauders.odds.crews import Aboard, Hands, aboard, crew_odds
from engine.captains.marauders.odds.fighter import ACTIONS, BOARD, FLEE, SHOOT, Fighter
from engine.captains.marauders.odds.hits import CANNONS, MASTS, Cubes
from engine.marauders.combat.battle import FASTER

ON, OVER, ABOARD = range(3)
"""How a round ends if no ship sinks: the battle goes on; somebody has escaped; boarders come, of the first
side, or of the other if it is one more.
"""

Outcome = tuple[int, int, int]
"""Hits on the first side and on the other, and how the round ends."""


class Round(msgspec.Struct, frozen=True):
    """What may come of a round, with cumulative chances: the best for the first side comes last."""

    chances: list[float]
    outcomes: list[Outcome]


class Mean(NamedTuple):
    """What a round comes to on average: chances that it is over, that one's boarders come, that theirs do;
    hits on one and on the other.
    """

    over: float
    aboard: float
    boarded: float
    taken: float
    made: float


class Rounds:
    """The rounds of a battle of two sides, whatever is left of their ships."""

    def __init__(self, one: Fighter, other: Fighter) -> None:
        self.sides = (one, other)
        self._dice = _contest_dice(one, other), _contest_dice(other, one)
        self._rounds: dict[tuple[str, str, int, int, bool, bool], Round] = {}
        self._means: dict[tuple[str, str, int, int, bool, bool], Mean] = {}
        self._aboard: dict[tuple[int, int, int], Aboard] = {}

    def round(self, mine: str, his: str, one: Cubes, other: Cubes) -> Round:
        """A round in which the sides declare this."""
        key = (mine, his, one[CANNONS], other[CANNONS], one[MASTS] > 0, other[MASTS] > 0)
        if (known := self._rounds.get(key)) is None:
            known = self._rounds[key] = self._round(*key)
        return known

    def mean(self, mine: str, his: str, one: Cubes, other: Cubes) -> Mean:
        """The same on average."""
        key = (mine, his, one[CANNONS], other[CANNONS], one[MASTS] > 0, other[MASTS] > 0)
        if (known := self._means.get(key)) is None:
            known = self._means[key] = _mean(self.round(mine, his, one, other))
        return known

    def crews(self, crew: int, other: int) -> tuple[float, float]:
        """The first side's chances to win and to lose a crew combat."""
        one, two = self.sides
        return crew_odds(one.leadership, crew, two.leadership, other)

    def aboard(self, crew: int, other: int, boarder: int) -> Aboard:
        """The same once boarders of a side have come, Swivel Guns first."""
        key = (crew, other, boarder)
        if (known := self._aboard.get(key)) is None:
            one, two = self.sides
            mine, his = (Hands(s.leadership, n, s.swivels) for s, n in ((one, crew), (two, other)))
            known = self._aboard[key] = aboard(mine, his, boarder)
        return known

    def _round(
        self, mine: str, his: str, cannons: int, his_cannons: int, masts: bool, his_masts: bool
    ) -> Round:
        one, two = self.sides
        dice = self._dice[0][mine, his] if masts else 1
        others = self._dice[1][his, mine] if his_masts else 1
        guns, more = (cannons, one.more_hits) if mine == SHOOT else NO_GUNS
        his_guns, his_more = (his_cannons, two.more_hits) if his == SHOOT else NO_GUNS
        return _fought((mine, his), (dice, others), (guns, his_guns), (more, his_more))


MOST_DICE = 32
"""Dice that nobody has more of."""
NO_GUNS = 0, 0
"""The Cannons that who does not shoot has no use for, and the hits that they would bring him more."""
NOTHING_FIRED = ((0,) * (MOST_DICE + 1),) * 2
LEADS = {-1: 0, 0: 1, 1: -1}
"""Whether who wins a contest, -1 for nobody, is good for the first side."""

Pair = tuple[int, int]
"""Of the first side, and of the other."""


@lru_cache(maxsize=8_192)
def _fought(declared: tuple[str, str], dice: Pair, cannons: Pair, more_hits: Pair) -> Round:
    """A round of sides with so many dice and Cannons, whoever they are."""
    (mine, his), (guns, his_guns), (more, his_more) = declared, cannons, more_hits
    if mine == his == FLEE or (mine == his == SHOOT and not guns and not his_guns):
        return Round([1.0], [(0, 0, OVER)])
    found: dict[tuple[int, int, int, int], float] = {}
    volley = _volley(more, guns) if mine == SHOOT else NOTHING_FIRED
    his_volley = _volley(his_more, his_guns) if his == SHOOT else NOTHING_FIRED
    for (winner, made, taken), chance in contest(*dice).items():
        hits, suffered = volley[winner == 0][made], his_volley[winner == 1][taken]
        end = ON if winner < 0 else _end(winner, declared[winner], taken if winner == 0 else made)
        # In this order, a better roll is a better outcome for the first side.
        key = LEADS[winner], hits - suffered, suffered, end
        found[key] = found.get(key, 0.0) + chance
    keys = sorted(found)
    outcomes = [(suffered, lead + suffered, end) for _, lead, suffered, end in keys]
    return Round(list(accumulate(found[key] for key in keys)), outcomes)


@lru_cache(maxsize=256)
def contest(dice: int, other: int) -> dict[Outcome, float]:
    """The chances of a contest: who wins, -1 for nobody, and the successes of both."""
    found: dict[Outcome, float] = {}
    for one, chance in results_of(dice):
        for two, likely in results_of(other):
            winner = -1 if one == two or max(one, two) < MADE else int(two > one)
            key = (winner, one // MADE, two // MADE)
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def _contest_dice(one: Fighter, other: Fighter) -> dict[tuple[str, str], int]:
    """The dice of a side with Masts, by its own action and the enemy's."""
    faster = one.maneuverability - other.maneuverability >= FASTER
    pairs = [(mine, his) for mine in ACTIONS for his in ACTIONS]
    return dict(zip(pairs, one.dice or [one.seamanship + faster] * len(pairs), strict=True))


@cache
def _volley(more: int, cannons: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hits of a side by its successes, if it has not won the contest, and if it has."""
    lost = tuple(min(made + more, cannons) if made else 0 for made in range(MOST_DICE + 1))
    return lost, (cannons,) * (MOST_DICE + 1)


def _end(winner: int, declared: str, other_made: int) -> int:
    """How a round ends that a side has won which has declared this."""
    if declared == BOARD:
        return ABOARD + winner
    return OVER if declared == FLEE and not other_made else ON


def _mean(round: Round) -> Mean:
    ends, taken, made, before = [0.0] * 4, 0.0, 0.0, 0.0
    for until, (suffered, hits, end) in zip(round.chances, round.outcomes, strict=True):
        chance, before = until - before, until
        ends[end] += chance
        taken, made = taken + chance * suffered, made + chance * hits
    return Mean(ends[OVER], ends[ABOARD], ends[ABOARD + 1], taken, made)
