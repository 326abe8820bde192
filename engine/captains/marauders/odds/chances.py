"""Exact chances of dice that captains weigh and advice tells: skill checks, contests at sea."""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from engine.marauders.dice import MISS, SKULL
from engine.marauders.terms.npcs import Hostility

SKULLS = 1 / 3
"""The chance that a die is a success."""
MADE = 64
"""The weight of a success in the result of a contest, compared with its pips."""


@lru_cache(maxsize=64)
def successes_of(dice: int) -> tuple[float, ...]:
    """The chance of each number of successes."""
    return tuple(comb(dice, made) * SKULLS**made * (1 - SKULLS) ** (dice - made) for made in range(dice + 1))


@lru_cache(maxsize=64)
def results_of(dice: int) -> tuple[tuple[int, float], ...]:
    """The results of a contest roll, as `MADE` times the successes plus the pips, with their chances; the
    lowest first.
    """
    chances = {0: 1.0}
    for _ in range(dice):
        more: dict[int, float] = {}
        for result, chance in chances.items():
            for face in range(1, 7):
                sum = result + (MADE if face >= SKULL else face)
                more[sum] = more.get(sum, 0.0) + chance / 6
        chances = more
    return tuple(sorted(chances.items()))


def succeeds(dice: int, rolls: int = 1) -> float:
    """The chance of a success with so many dice, rolled anew up to so many times."""
    return 1 - MISS ** (dice * rolls)


def at_least(dice: int, needed: int) -> float:
    """The chance of so many successes."""
    return sum(successes_of(dice)[max(0, needed) :])


def finds(terms: Hostility) -> float:
    """The chance that an NPC that scouts on these terms finds the captain."""
    return _finds(1 - MISS**terms.dice, terms.rolls, terms.repeats)


@lru_cache(maxsize=1024)
def _finds(chance: float, rolls: int, repeats: int) -> float:
    if not rolls:
        return 1.0
    again = (1 - chance) * _finds(chance, rolls, repeats - 1) if repeats else 0.0
    return chance * _finds(chance, rolls - 1, repeats) + again


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
