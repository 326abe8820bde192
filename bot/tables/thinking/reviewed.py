"""What a finished game comes to, looked over for one seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.captains.review import Costly
from engine.kernel import Luck
from render.history import TurningPoint


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game of this name, looked over for one seat: answers that cost it most, how its dice or cards fell
    (None: the game has neither, or it is not known), what decided the game.
    """

    game: str
    seat: int
    costly: Sequence[Costly]
    luck: Luck | None
    turning: Sequence[TurningPoint]
