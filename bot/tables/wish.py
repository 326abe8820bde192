"""What a member wants to be told of."""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    """New tables of a game at a pace; an empty one is any."""

    game: str
    pace: str
