"""Distances over the board."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from data.content import Content


def distance(box: Content, origin: str, target: str) -> int:
    """How many borders lie between two zones."""
    return _distances(box, origin)[target]


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
