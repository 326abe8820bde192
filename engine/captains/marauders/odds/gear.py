"""Volleys: what hits leave of ships, by the dice or by what the sides carry and can do."""

from __future__ import annotations

from engine.captains.marauders.odds.fighter import Fighter
from engine.captains.marauders.odds.hits import (
    BASE,
    CARGO,
    CREW,
    HULL,
    LEFT,
    LOCATED,
    SKULL,
    Cubes,
    after,
    by_captain,
    by_computer,
    hits_on,
)

MANY_SKULLS = 2
"""Skulls from which ammunition is worth spending."""


class Volleys:
    """The volleys of one battle after another: at the first side, number 0, and at the other."""

    def __init__(self, one: Fighter, other: Fighter) -> None:
        self._sides = (one, other)
        self._places = tuple(by_computer if side.computer else by_captain for side in self._sides)
        self._tables = tuple(hits_on(places) for places in self._places)
        self.by_dice = not any(_decides(side) for side in self._sides)
        """Whether nothing but the dice decides what a volley does."""
        self.begin()

    def begin(self) -> None:
        """A new battle: all that is spent in one is there again."""
        self.chasers = [side.chasers for side in self._sides]
        self._ammunition = [side.ammunition for side in self._sides]
        self._armoured = [side.armoured for side in self._sides]
        self._moves = [side.moves for side in self._sides]
        self._last_hands = [side.last_hands for side in self._sides]

    def left(self, side: int, ship: int, shots: bytes, luck: float) -> int:
        """What hits leave of a side's ship, given and told as their numbers."""
        if self.by_dice:
            tables = self._tables[side]
            for shot in shots:
                ship = tables[shot][ship]
            return ship
        for at in self._inflicted(side, LEFT[ship], shots, luck):
            ship = after(ship, at)
        return ship

    def _inflicted(self, side: int, left: Cubes, shots: bytes, luck: float) -> list[int]:
        """Where the hits do harm."""
        hits = self._located(side, left, shots, luck)
        while self._moves[side] and (deadly := [at for at in hits if left[at] <= hits.count(at)]):
            self._moves[side] -= 1
            hits.remove(source := min(deadly))
            hits.append(max(set(range(len(left))) - {source}, key=lambda at: (at != HULL, left[at], -at)))
        if self._armoured[side] and hits:
            self._armoured[side] = False
            hits.remove(min(hits, key=lambda at: (left[at], at != HULL)))
        if self._last_hands[side] and 0 < left[CREW] <= hits.count(CREW):
            self._last_hands[side] -= 1
            hits.remove(CREW)
        return hits

    def _located(self, side: int, left: Cubes, shots: bytes, luck: float) -> list[int]:
        """Where they hit: as the dice say; skulls where ammunition or the target likes."""
        faces = list(shots)
        if self._sides[1 - side].rerolls and faces and faces[0] == LOCATED.index(CARGO):
            faces[0] = min(int(luck * BASE), SKULL)
        hits = [LOCATED[face] for face in faces if face < SKULL]
        skulls, crew = len(faces) - len(hits), left[CREW] - hits.count(CREW)
        if self._ammunition[1 - side] and skulls and crew > 0 and (skulls >= MANY_SKULLS or crew <= skulls):
            self._ammunition[1 - side] -= 1
            return [*hits, *[CREW] * min(skulls, crew)]
        for _ in range(skulls):
            rest = tuple(max(0, cubes - hits.count(at)) for at, cubes in enumerate(left))
            hits.append(self._places[side](rest))
        return hits


def _decides(side: Fighter) -> bool:
    return bool(side.ammunition or side.armoured or side.moves or side.last_hands or side.rerolls)
