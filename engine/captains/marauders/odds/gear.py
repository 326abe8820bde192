"""Volleys: what hits leave of ships, by the dice or by what the sides carry and can do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

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


class Gear:
    """What decides the volleys of two sides, number 0 and the other, beside their ships: it never changes."""

    def __init__(self, one: Fighter, other: Fighter) -> None:
        self.sides = (one, other)
        self.tables = tuple(hits_on(by_computer if side.computer else by_captain) for side in self.sides)
        """What a hit leaves of each side's ship (`hits_on`)."""
        self.by_dice = not any(_decides(side) for side in self.sides)
        """Whether nothing but the dice decides what a volley does."""
        self.rerolls = tuple(side.rerolls for side in self.sides)
        self.fresh = tuple(
            State(side.computer, side.burning, side.armoured, side.moves, side.last_hands)
            for side in self.sides
        )
        """Both sides before the first volley."""


class Volleys:
    """The volleys of one battle after another: at the first side, number 0, and at the other.

    They change with every battle, so each thread that fights some needs its own; the gear is shared.
    """

    def __init__(self, gear: Gear) -> None:
        self._gear = gear
        self.tables, self.by_dice, self._rerolls = gear.tables, gear.by_dice, gear.rerolls
        self.burning = [False, False]
        self.begin()

    def begin(self) -> None:
        """A new battle: all that is spent in one is there again."""
        sides = self._gear.sides
        self.chasers = [side.chasers for side in sides]
        if self.by_dice:
            return
        self.burning = [side.burning for side in sides]
        self._ammunition = [side.ammunition for side in sides]
        self._states = list(self._gear.fresh)

    def left(self, side: int, ship: int, shots: bytes, luck: float, *, cannons: bool = True) -> int:
        """What hits leave of a side's ship, given and told as their numbers. Only `cannons` fire special
        ammunition, neither Long Guns nor Chasers (G-F7, G-F8).
        """
        if self.by_dice:
            tables = self.tables[side]
            for shot in shots:
                ship = tables[shot][ship]
            return ship
        if not shots:
            return ship
        again = min(int(luck * BASE), SKULL) if self._rerolls[1 - side] and shots[0] == CARGO_FACE else -1
        loads = self._ammunition[1 - side] if cannons else ()
        ship, after, spent = _struck(ship, self._states[side], shots, loads, again)
        if spent >= 0:
            self._ammunition[1 - side] = loads[:spent] + loads[spent + 1 :]
        self._keep(side, after)
        return ship

    def burnt(self, side: int, ship: int) -> int:
        """What a round of fire leaves of a side's ship, if she burns: a hit where her captain likes it best
        (Heated Shot).
        """
        if not self.burning[side]:
            return ship
        ship, after = _inflicted(ship, self._states[side], [by_captain(LEFT[ship])])
        self._keep(side, after)
        return ship

    def _keep(self, side: int, after: State) -> None:
        """What a side has left now, beside its ship."""
        self._states[side], self.burning[side] = after, after.burning


class State(NamedTuple):
    """A side beside its ship: whether the computer plays it, whether it burns, what may yet spare it hits."""

    computer: bool
    burning: bool
    armoured: bool
    moves: int
    last_hands: int


CARGO_FACE = LOCATED.index(CARGO)
"""The face, by its number, that names the Cargo hold."""


# Equal hits meet equal ships in battle after battle.
@lru_cache(maxsize=16_384)
def _struck(
    ship: int, state: State, shots: bytes, loads: tuple[Load, ...], again: int
) -> tuple[int, State, int]:
    """What a volley leaves of a ship and her side, and which of the enemy's loads it has taken (-1: none);
    `again` is the first hit as it is rolled anew (-1: it is not).
    """
    faces = list(shots)
    if again >= 0:
        faces[0] = again
    hits = [LOCATED[face] for face in faces if face < SKULL]
    if not (skulls := len(faces) - len(hits)):
        return *_inflicted(ship, state, hits), -1
    rest = _rest(LEFT[ship], hits)
    spent = _spent(loads, skulls, rest, burning=state.burning)
    load = loads[spent] if spent >= 0 else PLAIN_SHOT
    if load.burns:
        return *_inflicted(ship, state._replace(burning=True), hits), spent
    if load.at >= 0:
        return *_inflicted(ship, state, [*hits, *[load.at] * min(skulls, rest[load.at])]), spent
    placed = _placed(state.computer, rest, skulls + min(load.more, skulls), evenly=load.more > 0)
    return *_inflicted(ship, state, hits + placed), spent


def _inflicted(ship: int, state: State, hits: list[int]) -> tuple[int, State]:
    """What located hits leave of a ship and her side, once some are moved, absorbed, survived."""
    computer, burning, armoured, moves, last_hands = state
    left = LEFT[ship]
    while moves and (deadly := [at for at in hits if left[at] <= hits.count(at)]):
        moves -= 1
        hits.remove(source := min(deadly))
        hits.append(max(set(range(len(left))) - {source}, key=lambda at: (at != HULL, left[at], -at)))
    if armoured and hits:
        armoured = False
        hits.remove(min(hits, key=lambda at: (left[at], at != HULL)))
    if last_hands and 0 < left[CREW] <= hits.count(CREW):
        last_hands -= 1
        hits.remove(CREW)
    for at in hits:
        ship = after(ship, at)
    return ship, State(computer, burning, armoured, moves, last_hands)


def _spent(loads: tuple[Load, ...], skulls: int, rest: Cubes, *, burning: bool) -> int:
    """Which of his loads the enemy spends on the skulls of a volley at a ship of which so much is left, or -1
    for none.
    """
    for number, load in enumerate(loads):
        if _pays(load, skulls, rest) and not (load.burns and burning):
            return number
    return -1


def _placed(computer: bool, rest: Cubes, skulls: int, *, evenly: bool) -> list[int]:
    """Where the target likes skulls, which it may have to spread (Double Shot; G-S19)."""
    places = by_computer if computer else by_captain
    placed: list[int] = []
    for _ in range(skulls):
        among: Sequence[int] = ANYWHERE
        if evenly:
            standing = [at for at in ANYWHERE if rest[at]] or [HULL]
            fewest = min(map(placed.count, standing))
            among = [at for at in standing if placed.count(at) == fewest]
        placed.append(at := places(rest, among))
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
