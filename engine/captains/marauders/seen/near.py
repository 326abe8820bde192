"""Where a captain looks for something to do: everywhere, or at first near by only."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation

CRUISES, LANDINGS = 1, 3
"""Borders beyond which he does not think of merchants at first, nor of locations."""


class Sights(NamedTuple):
    """The zones whose ports, merchants, ships and locations he thinks of."""

    ports: Collection[str]
    merchants: Collection[str]
    prey: Collection[str]
    locations: Collection[str]


def everywhere(observed: Observation) -> Sights:
    """All there is."""
    box = observed.box
    return Sights(box.ports, box.zones, box.zones, box.ports)


def near_by(observed: Observation, business: Callable[[str], bool]) -> Sights:
    """What is hardly ever outdone by anything else: of the ports where he has no business of his own only
    that where he is, ships that he reaches with the actions he has left, and what is not far.
    """
    box, here, actions = observed.box, observed.captain.zone, observed.turn.actions
    far = distances(box, here)
    return Sights(
        [zone for zone in box.ports if zone == here or business(zone)],
        [zone for zone in box.zones if far[zone] <= CRUISES],
        {zone for zone in box.zones if far[zone] <= actions},
        [zone for zone in box.ports if far[zone] <= LANDINGS],
    )
