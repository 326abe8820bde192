"""What a battle may bring: crew combat reckoned exactly, battles tried out over and over on paper.

Chance here comes from the strengths alone, so equal questions have equal answers.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random

import msgspec

from engine.marauders.dice import SKULL
from engine.marauders.ships import LOCATION_OF_FACE

TRIALS = 80
"""Battles tried out for an estimate."""
MOST_ROUNDS = 12
"""Rounds after which a battle tried out is left."""
BOARDS = 0.62
"""The chance in crew combat at which a captain on paper boards."""
SKULLS = 1 / 3

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


class Odds(msgspec.Struct, frozen=True):
    """How a battle goes for the first side: chances to win by boarding or sinking, and to lose.

    `damage` is what is lost of its ship when it lives, in points.
    """

    boarded: float
    sunk: float
    lost: float
    damage: float

    @property
    def won(self) -> float:
        """The chance to win at all."""
        return self.boarded + self.sunk


@lru_cache(maxsize=65_536)
def crew_odds(dice: int, crew: int, other_dice: int, other_crew: int) -> tuple[float, float]:
    """The chances to win and to lose a crew combat (Crew Combat)."""
    if crew <= 0 or other_crew <= 0:
        return (0.0, 1.0) if crew <= 0 else (1.0, 0.0)
    won = lost = stays = 0.0
    for made, chance in enumerate(_successes(dice)):
        for taken, other_chance in enumerate(_successes(other_dice)):
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


@lru_cache(maxsize=64)
def _successes(dice: int) -> tuple[float, ...]:
    """The chance of each number of successes."""
    return tuple(comb(dice, made) * SKULLS**made * (1 - SKULLS) ** (dice - made) for made in range(dice + 1))


@lru_cache(maxsize=32_768)
def battle_odds(one: Fighter, other: Fighter, first: str = "", *, opening: bool = True) -> Odds:
    """The odds of a battle for the first side.

    `first` is what it does in the next round (empty: as it would on paper); `opening`: that round is the
    first one, in which both shoot.
    """
    chance = Random(f"{one}|{other}")
    boarded = sunk = lost = damage = 0.0
    for _ in range(TRIALS):
        paper = _Paper(one, other, chance)
        paper.fight(first, opening=opening)
        boarded += paper.boarded[0]
        sunk += paper.sunk[1] and not paper.sunk[0]
        lost += paper.sunk[0] or paper.boarded[1]
        damage += paper.damage()
    return Odds(boarded / TRIALS, sunk / TRIALS, lost / TRIALS, damage / TRIALS)


class _Paper:
    """One battle tried out."""

    def __init__(self, one: Fighter, other: Fighter, chance: Random) -> None:
        self.sides = (one, other)
        self.left = [_cubes(one), _cubes(other)]
        self.armoured = [one.armoured, other.armoured]
        self.boarded = [False, False]
        self.sunk = [False, False]
        self._chance = chance

    def fight(self, first: str, *, opening: bool) -> None:
        """Round after round until it is over."""
        for number in range(MOST_ROUNDS):
            opens = opening and number == 0
            wishes = [SHOOT if opens else self._wish(side) for side in (0, 1)]
            if first and number == 0:
                wishes[0] = first
            if self._round(wishes):
                return

    def damage(self) -> float:
        """Points that the first side's ship has lost."""
        before = _cubes(self.sides[0])
        return sum(before[at] - self.left[0][at] for at in before)

    def _wish(self, side: int) -> str:
        mine, his = self.left[side], self.left[1 - side]
        if not mine["masts"]:
            return SHOOT
        won, _ = self._crew(side)
        if mine["crew"] and won >= BOARDS:
            return BOARD
        weak = mine["hull"] <= 1 and his["cannons"] > 0
        return FLEE if not mine["cannons"] or (weak and his["hull"] > mine["hull"]) else SHOOT

    def _crew(self, side: int) -> tuple[float, float]:
        one, other = self.sides[side], self.sides[1 - side]
        return crew_odds(
            one.leadership, self.left[side]["crew"], other.leadership, self.left[1 - side]["crew"]
        )

    def _round(self, wishes: list[str]) -> bool:
        """One naval round; tells whether the battle is over."""
        if wishes == [FLEE, FLEE]:
            return True
        rolls = [self._roll(side) for side in (0, 1)]
        made = [sum(face >= SKULL for face in roll) for roll in rolls]
        winner = self._winner(made, rolls)
        volleys = [0, 0]
        for side in (0, 1):
            if wishes[side] == SHOOT:
                cannons = self.left[side]["cannons"]
                volleys[1 - side] = cannons if winner == side else min(made[side], cannons)
        for side in (0, 1):
            self._take(side, volleys[side])
        self.sunk = [not left["hull"] for left in self.left]
        if any(self.sunk):
            return True
        if winner >= 0 and wishes[winner] == FLEE:
            return not made[1 - winner]
        if winner >= 0 and wishes[winner] == BOARD and self.left[winner]["crew"]:
            return self._board(winner)
        return False

    def _board(self, boarder: int) -> bool:
        for side in (0, 1):
            if self.sides[side].swivels and self._chance.random() < 1 - (1 - SKULLS) ** 2:
                target = self.left[1 - side]
                target["crew"] = max(0, target["crew"] - 1)
        if not self.left[boarder]["crew"]:
            return False
        won, lost = self._crew(0)
        fate = self._chance.random()
        self.boarded = [fate < won, won <= fate < won + lost]
        return True

    def _roll(self, side: int) -> list[int]:
        one, other = self.sides[side], self.sides[1 - side]
        dice = one.seamanship + (one.maneuverability >= other.maneuverability + 2)
        return [self._chance.randint(1, 6) for _ in range(dice if self.left[side]["masts"] else 1)]

    def _winner(self, made: list[int], rolls: list[list[int]]) -> int:
        if not any(made):
            return -1
        pips = [sum(face for face in roll if face < SKULL) for roll in rolls]
        results = list(zip(made, pips, strict=True))
        return -1 if results[0] == results[1] else int(results[1] > results[0])

    def _take(self, side: int, hits: int) -> None:
        left = self.left[side]
        for _ in range(hits):
            face = self._chance.randint(1, 6)
            at = LOCATION_OF_FACE.get(face) or max(
                ("cargo", "masts", "crew", "cannons"), key=left.__getitem__
            )
            if self.armoured[side] and (not left[at] or left[at] == 1):
                self.armoured[side] = False
                continue
            where = at if left[at] else "hull"
            left[where] = max(0, left[where] - 1)


def _cubes(one: Fighter) -> dict[str, int]:
    return {
        "hull": one.hull,
        "cargo": one.cargo,
        "masts": one.masts,
        "crew": one.crew,
        "cannons": one.cannons,
    }
