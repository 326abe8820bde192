"""Distances over the board."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from data.content import Content


def distance(box: Content, origin: str, target: str) -> int:
    """How many borders lie between two zones."""
    return distances(box, origin)[target]


@lru_cache(maxsize=256)
def distances(content: Content, origin: str) -> dict[str, int]:
    """How many borders lie between a zone and each other."""
    found = {origin: 0}
    queue = deque([origin])
    while queue:
        zone = queue.popleft()
        for neighbour in content.zones[zone].borders.values():
            if neighbour not in found:
                found[neighbour] = found[zone] + 1
                queue.append(neighbour)
    return found
