"""Exact chances of dice: skill checks, contests at sea, crew combat."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.captains.marauders.odds.chances import MADE, results_of, successes_of
from engine.marauders.dice import MISS


def succeeds(dice: int, rolls: int = 1) -> float:
    """The chance of a success with so many dice, rolled anew up to so many times."""
    return 1 - MISS ** (dice * rolls)


def at_least(dice: int, needed: int) -> float:
    """The chance of so many successes."""
    return sum(successes_of(dice)[max(0, needed) :])


class Contest(msgspec.Struct, frozen=True):
    """The chances of a round's contest: to win, to lose (else nobody wins), and to win while the enemy has
    not a single success. `beaten`: the chance of each number of own successes together with not winning.
    """

    won: float
    lost: float
    clear: float
    beaten: tuple[float, ...]


@lru_cache(maxsize=1024)
def contest(dice: int, other: int) -> Contest:
    """A contest of so many dice against so many (Seamanship Contest)."""
    won = lost = clear = 0.0
    beaten = [0.0] * (dice + 1)
    for one, chance in results_of(dice):
        for two, likely in results_of(other):
            weight = chance * likely
            if one > two and one >= MADE:
                won += weight
                clear += weight if two < MADE else 0.0
                continue
            lost += weight if two > one and two >= MADE else 0.0
            beaten[one // MADE] += weight
    return Contest(won, lost, clear, tuple(beaten))


class Boarding(msgspec.Struct, frozen=True):
    """The chances of a crew combat: to win, and to lose; else nobody is left."""

    won: float
    lost: float


@lru_cache(maxsize=4096)
def boarding(dice: int, crew: int, other_dice: int, other_crew: int, first: int = -1) -> Boarding:
    """A crew combat, ties by pips included (Crew Combat; G-F1, G-F2). `first`: the enemy's dice in the first
    round, if they are not those of all others.
    """
    if crew <= 0 or other_crew <= 0:
        return Boarding(float(crew > 0), float(other_crew > 0))
    once = first >= 0
    won = lost = stays = 0.0
    for one, chance in results_of(dice):
        for two, likely in results_of(first if once else other_dice):
            weight = chance * likely
            left = crew - min(two // MADE, other_crew)
            other_left = other_crew - min(one // MADE, crew)
            if (left, other_left) == (crew, other_crew) and not once:
                stays += weight
            elif left > 0 or other_left > 0:
                further = boarding(dice, max(0, left), other_dice, max(0, other_left))
                won, lost = won + weight * further.won, lost + weight * further.lost
            elif one != two:
                won, lost = won + weight * (one > two), lost + weight * (two > one)
    return Boarding(won / (1 - stays), lost / (1 - stays)) if stays < 1 else Boarding(0.0, 0.0)
