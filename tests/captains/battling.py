"""Positions of battles on paper, drawn at random from the ships of the box."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from data.content import marauders_box
from engine.captains.marauders.odds.battles import Battles
from engine.captains.marauders.odds.conduct import Conduct, Weighing
from engine.captains.marauders.odds.fighter import ACTIONS, Fighter, Stakes
from engine.captains.marauders.odds.gear import LOADS
from engine.marauders.state import LOCATIONS

STAKES = Stakes(30.0, 20.0, 25.0)
WISE = Weighing(STAKES, STAKES)
SENSIBLE: tuple[Conduct, Conduct] = (WISE, WISE)
DAMAGED = 0.4
"""How often a cube is lost."""
GEARED = 0.1
"""How often a side has this or that."""
NOBODY = 0.5
"""How often nobody plays an NPC."""


def fighters(lots: Random) -> tuple[Fighter, Fighter]:
    """Two sides after a round or two."""
    return _fighter(lots), _fighter(lots)


def _fighter(lots: Random) -> Fighter:
    kind = lots.choice(sorted(marauders_box().ships))
    card = marauders_box().ships[kind]
    cubes = (card.toughness, card.cargo, card.toughness, card.crew, card.cannons)
    whole = dict(zip(LOCATIONS, cubes, strict=True))
    left = {at: cubes - sum(lots.random() < DAMAGED for _ in range(cubes - 1)) for at, cubes in whole.items()}
    armoured, swivels, chasers, burning, npc, moves = (lots.random() < GEARED for _ in range(6))
    return Fighter(
        lots.randint(1, 4),
        lots.randint(1, 4),
        card.maneuverability,
        *left.values(),
        armoured=armoured,
        swivels=swivels,
        chasers=chasers,
        burning=burning,
        npc=npc,
        computer=npc and lots.random() < NOBODY,
        ammunition=tuple(load for load in LOADS.values() if lots.random() < GEARED),
        moves=int(moves),
    )


def off(lots: Random, times: int, of: int) -> Iterator[float]:
    """By how many points the chances to win and to lose of one position are off in so many battles, compared
    with many more.
    """
    battles = Battles(*fighters(lots), conducts=SENSIBLE)
    for first in ACTIONS:
        few, many = (battles.odds(count, first) for count in (times, of))
        yield from (100 * abs(few.won - many.won), 100 * abs(few.lost - many.lost))
