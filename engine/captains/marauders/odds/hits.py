"""Ships as numbers, and tables of what each hit leaves of them: a volley is a few look-ups."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

from engine.marauders.combat.npc_play import least_harm
from engine.marauders.ships.ships import LOCATION_OF_FACE
from engine.marauders.state import LOCATIONS

Cubes = tuple[int, ...]
"""What is left of each location, in the order of `LOCATIONS`."""
Places = Callable[[Cubes, Iterable[int]], int]
"""Where who is hit places a skull, among the locations that he may."""

BASE = 6
"""A location has at most 5 cubes."""
SHIPS = BASE ** len(LOCATIONS)
AFLOAT = SHIPS // BASE
"""The Hull counts most in a ship's number: who has a smaller one has sunk."""
HULL, CARGO, MASTS, CREW, CANNONS = ANYWHERE = range(len(LOCATIONS))
LEFT: list[Cubes] = list(product(range(BASE), repeat=len(LOCATIONS)))
"""The cubes of each ship, by her number."""
WHOLE = [sum(left) for left in LEFT]
"""All cubes of each ship."""
GONE = [sum((not cubes) << at for at, cubes in enumerate(left)) for left in LEFT]
"""The locations of each ship that are destroyed, a bit for each."""
UNIT = tuple(BASE**at for at in reversed(range(len(LOCATIONS))))
"""What a cube of each location counts in a ship's number."""
LOCATED = tuple(LOCATIONS.index(LOCATION_OF_FACE[face]) for face in sorted(LOCATION_OF_FACE))
"""The locations that a die names, its lowest face first; all other faces are skulls."""
SKULL = len(LOCATED)
"""The table of skulls among those of `hits_on`."""
NAMED = 1 / BASE
"""The chance of each location that a die names; the rest is that of a skull."""


def fighting(left: Cubes) -> int:
    """A number for all of a ship that decides what plain captains and the computer declare, and what a round
    may come to: her Hull, her Crew, her Cannons, and whether she has Masts.
    """
    return ((left[HULL] * BASE + left[CREW]) * BASE + left[CANNONS]) * 2 + (left[MASTS] > 0)


FIGHTING = list(map(fighting, LEFT))
"""The same of each ship."""


def number_of(left: Iterable[int]) -> int:
    """The number of a ship with these cubes."""
    hull, cargo, masts, crew, cannons = left
    return (((hull * BASE + cargo) * BASE + masts) * BASE + crew) * BASE + cannons


def by_captain(left: Cubes, among: Iterable[int] = ANYWHERE) -> int:
    """Where a captain places a skull: where most is left, the Hull before he loses a location."""
    return min(among, key=lambda at: (left[at] <= 1, at == HULL, -left[at]))


def by_computer(left: Cubes, among: Iterable[int] = ANYWHERE) -> int:
    """Where the computer places one on an NPC."""
    return LOCATIONS.index(least_harm({LOCATIONS[at]: left[at] for at in among}))


def after(ship: int, at: int) -> int:
    """A ship's number after a hit at a location; at a destroyed one it goes to the Hull."""
    left = LEFT[ship]
    if left[at]:
        return ship - UNIT[at]
    return ship - UNIT[HULL] if left[HULL] else ship


@cache
def hits_on(places: Places) -> list[list[int]]:
    """What a hit leaves of each ship: a table for each location that a die names, and one for skulls."""
    named = [[after(ship, at) for ship in range(SHIPS)] for at in LOCATED]
    return [*named, [after(ship, places(left, ANYWHERE)) for ship, left in enumerate(LEFT)]]


@cache
def hits_to_sink() -> list[int]:
    """About how many hits it takes to sink each ship: an even number, which is near enough to weigh her."""
    tables, hits = hits_on(by_captain), [0.0] * SHIPS
    for ship in range(AFLOAT, SHIPS):
        named = sum(hits[table[ship]] for table in tables[:SKULL])
        hits[ship] = 1 + NAMED * named + (1 - SKULL * NAMED) * hits[tables[SKULL][ship]]
    return [2 * round(count / 2) for count in hits]
