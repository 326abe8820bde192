"""Distances over the board."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from data.content import Content


def distance(box: Content, origin: str, target: str) -> int:
    """How many borders lie between two zones."""
    return _distances(box, origin)[target]


def courses(box: Content, origin: str, target: str) -> list[str]:
    """The neighbouring zones on a shortest way to the target, in the board's order."""
    left = _distances(box, origin)[target]
    return [zone for zone in box.zones[origin].borders.values() if distance(box, zone, target) == left - 1]


def ports_of(box: Content, nation: str) -> int:
    """How many ports a nation has at the start of the game."""
    return sum(zone.nation == nation for zone in box.zones.values())


@lru_cache(maxsize=256)
def _distances(content: Content, origin: str) -> dict[str, int]:
    found = {origin: 0}
    queue = deque([origin])
    while queue:
        zone = queue.popleft()
        for neighbour in content.zones[zone].borders.values():
            if neighbour not in found:
                found[neighbour] = found[zone] + 1
                queue.append(neighbour)
    return found
