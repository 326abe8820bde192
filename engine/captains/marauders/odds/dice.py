"""The dice of simulated battles: the same for every answer, in every battle, at every time.

They are spread evenly, as a Latin hypercube: of so many battles each has its own equal part of every roll. So
far fewer battles say as much.
"""

from __future__ import annotations

from functools import cache
from random import Random

from engine.captains.marauders.odds.hits import BASE, SKULL

SHOTS = 5
"""Hits of a volley at most."""
ROUNDS = 12
"""Rounds after which a simulated battle is abandoned."""

Shots = tuple[bytes, ...]
"""The hits of a volley, by their number: which of the tables of `hits_on`, skulls last."""
Luck = tuple[float, Shots, Shots, float]
"""The dice of one round: of the contest, of the volleys at both ships, of whatever else is rolled."""


@cache
def luck(battles: int) -> list[list[Luck]]:
    """The dice of so many battles, round by round."""
    rounds = [_round(battles, Random(f"round {number}")) for number in range(ROUNDS)]
    return [list(battle) for battle in zip(*rounds, strict=True)]


def _round(battles: int, lots: Random) -> list[Luck]:
    contest, one, two, other = (_spread(battles, lots) for _ in range(4))
    volleys = [[_shots(int(thrown * BASE**SHOTS)) for thrown in spread] for spread in (one, two)]
    return list(zip(contest, *volleys, other, strict=True))


def _spread(battles: int, lots: Random) -> list[float]:
    """A number from each of so many equal parts of 0 to 1, in any order."""
    parts = [(part + lots.random()) / battles for part in range(battles)]
    lots.shuffle(parts)
    return parts


@cache
def _shots(thrown: int) -> Shots:
    faces = [min(thrown // BASE**n % BASE, SKULL) for n in reversed(range(SHOTS))]
    return tuple(bytes(sorted(faces[:count])) for count in range(SHOTS + 1))
