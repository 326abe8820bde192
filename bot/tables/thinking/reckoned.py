"""What was reckoned of something that nobody offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.advice import Note
from engine.advice.reckoning import Field, Given


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What a `game` was asked for, all of it, and the odds; no notes if nothing was reckoned."""

    game: str
    fields: Sequence[Field]
    given: Given
    notes: Sequence[Note] = ()
