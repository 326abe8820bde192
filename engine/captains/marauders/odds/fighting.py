"""What a battle may bring: crew combat computed exactly, battles simulated many times.

Randomness here depends only on the strengths, so equal questions have equal answers.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from random import Random

import msgspec

from engine.captains.marauders.odds.chances import MADE, SKULLS, results_of, successes_of
from engine.marauders.combat.battle import FASTER
from engine.marauders.ships.ships import LOCATION_OF_FACE
from engine.marauders.state import LOCATIONS

TRIALS = 64
"""Battles simulated for an estimate."""
MOST_ROUNDS = 12
"""Rounds after which a simulated battle is abandoned."""
BOARDS = 0.62
"""The chance in crew combat from which a simulated captain boards."""

SHOOT, BOARD, FLEE = "shoot", "board", "flee"


class Fighter(msgspec.Struct, frozen=True):
    """One side of a battle: dice, and what is left of its ship."""

    seamanship: int
    leadership: int
    maneuverability: int
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    armoured: bool = False
    """Reinforced Hull can still absorb a hit."""
    swivels: bool = False
    more_hits: int = 0
    """Hits more that one success brings who shoots and does not win the contest."""
    ammunition: int = 0
    """Volleys for which it has special ammunition."""


class Odds(msgspec.Struct, frozen=True):
    """The outcome of a battle for the first side: chances to win by boarding or sinking, and to lose.

    `damage` is what its ship loses if it survives, in points.
    """

    boarded: float
    sunk: float
    lost: float
    damage: float

    @property
    def won(self) -> float:
        """The chance to win at all."""
        return self.boarded + self.sunk


@lru_cache(maxsize=4_096)
def crew_odds(dice: int, crew: int, other_dice: int, other_crew: int) -> tuple[float, float]:
    """The chances to win and to lose a crew combat (Crew Combat)."""
    if crew <= 0 or other_crew <= 0:
        return (0.0, 1.0) if crew <= 0 else (1.0, 0.0)
    won = lost = stays = 0.0
    for made, chance in enumerate(successes_of(dice)):
        for taken, other_chance in enumerate(successes_of(other_dice)):
            weight = chance * other_chance
            left = crew - min(taken, other_crew)
            other_left = other_crew - min(made, crew)
            if left == crew and other_left == other_crew:
                stays += weight
            elif left <= 0 and other_left <= 0:
                share = 0.5 if made == taken else float(made > taken)
                won, lost = won + weight * share, lost + weight * (1 - share)
            else:
                further = crew_odds(dice, left, other_dice, other_left)
                won, lost = won + weight * further[0], lost + weight * further[1]
    return (won / (1 - stays), lost / (1 - stays)) if stays < 1 else (0.0, 0.0)


@lru_cache(maxsize=16_384)
def battle_odds(one: Fighter, other: Fighter, first: str = "", *, opening: bool = True) -> Odds:
    """The odds of a battle for the first side.

    `first` is what it does in the next round (empty: as in the simulation), and after "flee" in all others;
    `opening`: that round is the first one, in which both shoot.
    """
    chance = Random(f"{one}|{other}").random
    boarded = sunk = lost = damage = 0
    paper = _Paper(one, other, chance)
    for _ in range(TRIALS):
        paper.fight(first, opening=opening)
        boarded += paper.boarded == 0
        sunk += paper.sunk == (False, True)
        if paper.sunk[0] or paper.boarded == 1:
            lost += 1
        damage += paper.damage()
    return Odds(boarded / TRIALS, sunk / TRIALS, lost / TRIALS, damage / TRIALS)


HULL, CARGO, MASTS, CREW, CANNONS = range(5)
HITS = tuple(
    LOCATIONS.index(LOCATION_OF_FACE[face]) if face in LOCATION_OF_FACE else -1 for face in range(1, 7)
)
"""The location each face of a die hits, -1 for a skull."""


@lru_cache(maxsize=32)
def _results(dice: int) -> tuple[list[float], list[int]]:
    """The results of a contest roll, with cumulative chances."""
    results = results_of(dice)
    return list(accumulate(chance for _, chance in results)), [result for result, _ in results]


class _Paper:
    """Simulated battles of two sides. `boarded`: who won by boarding, -1 for nobody."""

    def __init__(self, one: Fighter, other: Fighter, chance: Callable[[], float]) -> None:
        self.sides = (one, other)
        self.sunk = (False, False)
        self.boarded = -1
        self._whole = ([getattr(one, at) for at in LOCATIONS], [getattr(other, at) for at in LOCATIONS])
        self.left = (list(self._whole[0]), list(self._whole[1]))
        self._armoured = [False, False]
        self._ammunition = [0, 0]
        faster = one.maneuverability - other.maneuverability
        self._dice = (one.seamanship + (faster >= FASTER), other.seamanship + (faster <= -FASTER))
        self._chance = chance

    def fight(self, first: str, *, opening: bool) -> None:
        """Round after round until it is over."""
        for left, whole in zip(self.left, self._whole, strict=True):
            left[:] = whole
        self.sunk, self.boarded = (False, False), -1
        self._armoured = [side.armoured for side in self.sides]
        self._ammunition = [side.ammunition for side in self.sides]
        if opening and self._round(SHOOT, SHOOT):
            return
        for number in range(MOST_ROUNDS):
            settled = first if first == FLEE or number == 0 else ""
            if self._round(settled if settled and self.left[0][MASTS] else self._wish(0), self._wish(1)):
                return

    def damage(self) -> int:
        """Points that the first side's ship has lost."""
        return sum(self._whole[0]) - sum(self.left[0])

    def _wish(self, side: int) -> str:
        mine, his = self.left[side], self.left[1 - side]
        if not mine[MASTS]:
            return SHOOT
        if mine[CREW] and self._crew(side) >= BOARDS:
            return BOARD
        weak = mine[HULL] <= 1 and his[CANNONS] > 0
        return FLEE if not mine[CANNONS] or (weak and his[HULL] > mine[HULL]) else SHOOT

    def _crew(self, side: int) -> float:
        one, other = self.sides[side].leadership, self.sides[1 - side].leadership
        return crew_odds(one, self.left[side][CREW], other, self.left[1 - side][CREW])[0]

    def _round(self, mine: str, his: str) -> bool:
        """One naval round; returns whether the battle is over."""
        if mine == FLEE and his == FLEE:
            return True
        one, other = self._roll(0), self._roll(1)
        winner = -1 if one == other or max(one, other) < MADE else int(other > one)
        if mine == SHOOT and his == SHOOT:
            volleys = self._volley(1, other, winner), self._volley(0, one, winner)
        else:
            volleys = (
                self._volley(1, other, winner) if his == SHOOT else 0,
                self._volley(0, one, winner) if mine == SHOOT else 0,
            )
        for side in (0, 1):
            if volleys[side]:
                self._take(side, volleys[side])
        if not (self.left[0][HULL] and self.left[1][HULL]):
            self.sunk = (not self.left[0][HULL], not self.left[1][HULL])
            return True
        if winner < 0:
            return False
        wish = his if winner else mine
        if wish == FLEE:
            return (one if winner else other) < MADE
        return wish == BOARD and bool(self.left[winner][CREW]) and self._board(winner)

    def _volley(self, side: int, result: int, winner: int) -> int:
        cannons = self.left[side][CANNONS]
        if winner == side:
            return cannons
        made = result // MADE
        return min(made + self.sides[side].more_hits, cannons) if made else 0

    def _board(self, boarder: int) -> bool:
        for side in (0, 1):
            if self.sides[side].swivels and self._chance() < 1 - (1 - SKULLS) ** 2:
                target = self.left[1 - side]
                target[CREW] = max(0, target[CREW] - 1)
        if not self.left[boarder][CREW]:
            return False
        one, other = self.sides
        won, lost = crew_odds(one.leadership, self.left[0][CREW], other.leadership, self.left[1][CREW])
        draw_source = self._chance()
        self.boarded = 0 if draw_source < won else 1 if draw_source < won + lost else -1
        return True

    def _roll(self, side: int) -> int:
        chances, results = _results(self._dice[side] if self.left[side][MASTS] else 1)
        return results[min(bisect(chances, self._chance()), len(results) - 1)]

    def _take(self, side: int, hits: int) -> None:
        left, aimed, skulls = self.left[side], self._ammunition[1 - side] > 0, 0
        for _ in range(hits):
            at = HITS[int(self._chance() * 6)]
            if at < 0:
                skulls += 1
                at = CREW if aimed and left[CREW] else left.index(max(left[1:]), 1)
            if self._armoured[side] and left[at] <= 1:
                self._armoured[side] = False
            elif left[at]:
                left[at] -= 1
            elif left[HULL]:
                left[HULL] -= 1
        if aimed and skulls:
            self._ammunition[1 - side] -= 1
