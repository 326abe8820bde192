"""Volleys: what hits leave of ships, by the dice or by what the sides carry and can do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.captains.marauders.odds.fighter import Fighter, Load
from engine.captains.marauders.odds.hits import (
    ANYWHERE,
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
from engine.marauders.combat.weapons import AIMED_AT
from engine.marauders.seas_of_glory.special_weapons import DOUBLE_SHOT, DOUBLED, HEATED_SHOT
from engine.marauders.state import LOCATIONS

MANY_SKULLS = 2
"""Skulls from which a volley is worth ammunition whatever it destroys."""
PLAIN_SHOT = Load()
LOADS = {
    DOUBLE_SHOT: Load(more=DOUBLED),
    HEATED_SHOT: Load(burns=True),
    **{weapon: Load(at=LOCATIONS.index(AIMED_AT[weapon])) for weapon in ("grapeshot", "chain_shot")},
}
"""Special ammunition by its weapon's id: what a captain would rather fire comes first."""


class Volleys:
    """The volleys of one battle after another: at the first side, number 0, and at the other."""

    def __init__(self, one: Fighter, other: Fighter) -> None:
        self._sides = (one, other)
        self._places = tuple(by_computer if side.computer else by_captain for side in self._sides)
        self._tables = tuple(hits_on(places) for places in self._places)
        self.by_dice = not any(_decides(side) for side in self._sides)
        """Whether nothing but the dice decides what a volley does."""
        self.burning = [False, False]
        self.begin()

    def begin(self) -> None:
        """A new battle: all that is spent in one is there again."""
        self.chasers = [side.chasers for side in self._sides]
        if self.by_dice:
            return
        self.burning = [side.burning for side in self._sides]
        self._ammunition = [list(side.ammunition) for side in self._sides]
        self._armoured = [side.armoured for side in self._sides]
        self._moves = [side.moves for side in self._sides]
        self._last_hands = [side.last_hands for side in self._sides]

    def left(self, side: int, ship: int, shots: bytes, luck: float, *, cannons: bool = True) -> int:
        """What hits leave of a side's ship, given and told as their numbers. Only `cannons` fire special
        ammunition, neither Long Guns nor Chasers (G-F7, G-F8).
        """
        if self.by_dice:
            tables = self._tables[side]
            for shot in shots:
                ship = tables[shot][ship]
            return ship
        return self._inflicted(side, ship, self._located(side, LEFT[ship], shots, luck, cannons=cannons))

    def burnt(self, side: int, ship: int) -> int:
        """What a round of fire leaves of a side's ship, if she burns: a hit where her captain likes it best
        (Heated Shot).
        """
        return self._inflicted(side, ship, [by_captain(LEFT[ship])]) if self.burning[side] else ship

    def _inflicted(self, side: int, ship: int, hits: list[int]) -> int:
        """What located hits leave of a side's ship, once some are moved, absorbed, survived."""
        left = LEFT[ship]
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
        for at in hits:
            ship = after(ship, at)
        return ship

    def _located(self, side: int, left: Cubes, shots: bytes, luck: float, *, cannons: bool) -> list[int]:
        """Where they hit: as the dice say; skulls where ammunition or the target likes."""
        faces = list(shots)
        if self._sides[1 - side].rerolls and faces and faces[0] == LOCATED.index(CARGO):
            faces[0] = min(int(luck * BASE), SKULL)
        hits = [LOCATED[face] for face in faces if face < SKULL]
        if not (skulls := len(faces) - len(hits)):
            return hits
        rest = _rest(left, hits)
        load = self._spent(side, skulls, rest) if cannons else PLAIN_SHOT
        if load.burns:
            self.burning[side] = True
            return hits
        if load.at >= 0:
            return [*hits, *[load.at] * min(skulls, rest[load.at])]
        return hits + self._placed(side, rest, skulls + min(load.more, skulls), evenly=load.more > 0)

    def _spent(self, side: int, skulls: int, rest: Cubes) -> Load:
        """What the enemy of a side spends on the skulls of a volley at its ship, of which so much is left."""
        loads = self._ammunition[1 - side]
        for load in loads:
            if _pays(load, skulls, rest) and not (load.burns and self.burning[side]):
                loads.remove(load)
                return load
        return PLAIN_SHOT

    def _placed(self, side: int, rest: Cubes, skulls: int, *, evenly: bool) -> list[int]:
        """Where the target likes skulls, which it may have to spread (Double Shot; G-S19)."""
        placed: list[int] = []
        for _ in range(skulls):
            among: Sequence[int] = ANYWHERE
            if evenly:
                standing = [at for at in ANYWHERE if rest[at]] or [HULL]
                fewest = min(map(placed.count, standing))
                among = [at for at in standing if placed.count(at) == fewest]
            placed.append(at := self._places[side](rest, among))
            rest = _rest(rest, (at,))
        return placed


def _rest(left: Cubes, hits: Iterable[int]) -> Cubes:
    """What hits leave of each location."""
    rest = list(left)
    for at in hits:
        if rest[at]:
            rest[at] -= 1
    return tuple(rest)


def _pays(load: Load, skulls: int, rest: Cubes) -> bool:
    """Whether ammunition is worth spending on skulls: more of them where there are many, fire in place of
    few.
    """
    if load.more or load.burns:
        return (skulls >= MANY_SKULLS) == (load.more > 0)
    return aims_well(load.at, skulls, rest[load.at])


def aims_well(at: int, skulls: int, left: int) -> bool:
    """Whether ammunition is worth spending that aims at a location of which so much is left: it destroys it,
    or kills several of the Crew.
    """
    return 0 < left <= skulls or (at == CREW and left > 0 and skulls >= MANY_SKULLS)


def _decides(side: Fighter) -> bool:
    special = side.ammunition or side.burning or side.armoured
    return bool(special or side.moves or side.last_hands or side.rerolls)
