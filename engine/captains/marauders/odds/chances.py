"""Exact chances of dice that captains weigh and advice tells."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from engine.marauders.dice import SKULL

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
