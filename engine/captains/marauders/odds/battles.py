"""Battles on paper: two ships, round after round, on the same dice whatever is declared."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate

import msgspec
from msgspec.structs import replace

from engine.captains.marauders.odds.chances import successes_of
from engine.captains.marauders.odds.conduct import PLAIN, Conduct, computer, may_flee
from engine.captains.marauders.odds.dice import Luck, Shots, luck
from engine.captains.marauders.odds.fighter import FLEE, SHOOT, Fighter
from engine.captains.marauders.odds.gear import Volleys
from engine.captains.marauders.odds.hits import (
    AFLOAT,
    CANNONS,
    CREW,
    FIGHTING,
    GONE,
    LEFT,
    MASTS,
    SHIPS,
    UNIT,
    WHOLE,
    Cubes,
    number_of,
)
from engine.captains.marauders.odds.rounds import ABOARD, OVER, Aboard, Outcome, Rounds
from engine.marauders.state import LOCATIONS

Ships = tuple[int, int]
"""The numbers of both ships."""
Declared = tuple[str, str]
"""What both sides declare."""


class Odds(msgspec.Struct, frozen=True):
    """The outcome of a battle for the first side: chances to win by boarding or sinking, to lose, and to come
    out with a location destroyed that was not before.

    `damage` is what its ship loses if it survives, in points.
    """

    boarded: float
    sunk: float
    lost: float
    damage: float
    hurt: float = 0.0

    @property
    def won(self) -> float:
        """The chance to win at all."""
        return self.boarded + self.sunk


class Plan(msgspec.Struct, frozen=True):
    """What both sides declare in a round, and what may come of it."""

    declared: Declared
    chances: list[float]
    outcomes: list[Outcome]


class Battles:
    """Battles of two sides, each of which declares as its conduct says."""

    def __init__(self, one: Fighter, other: Fighter, conducts: tuple[Conduct, Conduct]) -> None:
        self._sides = (one, other)
        self._conducts = [
            computer if side.computer else conduct
            for side, conduct in zip(self._sides, conducts, strict=True)
        ]
        self._rounds, self._volleys = Rounds(one, other), Volleys(one, other)
        self._next = Rounds(*map(_next, self._sides)) if one.next_dice or other.next_dice else self._rounds
        self._ships = _number(one), _number(other)
        self._chases = one.chasers or other.chasers
        self._seen = FIGHTING if PLAIN.issuperset(self._conducts) else range(SHIPS)
        """All of a ship that what is declared depends on."""
        self._known: dict[tuple[Declared, bool], dict[int, Plan]] = {}

    def odds(
        self, times: int, first: str = "", *, his: str = "", opening: bool = False, keeps: bool = False
    ) -> Odds:
        """The odds of the first side, of so many battles.

        `first` is what it declares in the next round, if it can, and with `keeps` in all others, `his` what
        the enemy has declared; `opening`: before that comes the first round, in which both shoot. The next
        round of all has the dice of `Fighter.next_dice`.
        """
        tally, rest = _Tally(self._ships[0]), (first if keeps else "", "")
        settled = ((SHOOT, SHOOT), (first, his)) if opening else ((first, his),)
        guns = opening and any(side.long_guns for side in self._sides)
        spends = self._chases or not self._volleys.by_dice
        for battle in luck(times):
            if spends:
                self._volleys.begin()
            ships = self._long_guns(self._ships, battle[-1]) if guns else self._ships
            self._fight(tally, ships, battle, settled, rest)
        return tally.odds(times)

    def _fight(
        self, tally: _Tally, ships: Ships, battle: list[Luck], settled: tuple[Declared, ...], rest: Declared
    ) -> None:
        """One battle to its end. `settled` is what the sides declare first, `rest` afterwards; where it is
        empty they do as they like.
        """
        (one, other), weight = ships, 1.0
        struck, burning = self._volleys.left, self._volleys.burning
        seen, last = self._seen, len(settled)
        later = self._known.setdefault((rest, False), {})
        for number, (roll, at_one, at_other, more) in enumerate(battle):
            if number and (burning[0] or burning[1]):
                one, other = self._volleys.burnt(0, one), self._volleys.burnt(1, other)
            if one < AFLOAT or other < AFLOAT:
                break
            next = number == 0
            plan = later.get(seen[one] * SHIPS + seen[other]) if number >= last else None
            if plan is None:
                plan = self._plan(one, other, settled[number] if number < last else rest, next)
            if self._chases and FLEE in plan.declared and any(self._volleys.chasers):
                one, other = self._chase((one, other), battle[number - 1])
                if one < AFLOAT or other < AFLOAT:
                    break
                plan = self._planned(one, other, plan.declared, next)
            suffered, hits, end = plan.outcomes[bisect(plan.chances, roll)]
            if suffered:
                one = struck(0, one, at_one[suffered], more)
            if hits:
                other = struck(1, other, at_other[hits], more)
            if end == OVER:
                if self._burns_on(plan):
                    continue
                break
            if end and one >= AFLOAT and other >= AFLOAT:
                weight *= self._boarded(tally, one, other, end - ABOARD, weight)
                if not weight:
                    return
                # If the battle goes on, no boarder is left.
                one -= UNIT[CREW] * LEFT[one][CREW] * (end == ABOARD)
                other -= UNIT[CREW] * LEFT[other][CREW] * (end > ABOARD)
        tally.ends(one, other, weight)

    def _plan(self, one: int, other: int, settled: Declared, next: bool) -> Plan:
        """What both declare; `next`: in the very next round."""
        plans, key = self._known.setdefault((settled, next), {}), self._seen[one] * SHIPS + self._seen[other]
        if (known := plans.get(key)) is None:
            mine, his = LEFT[one], LEFT[other]
            declared = self._declared(0, settled[0], mine, his), self._declared(1, settled[1], his, mine)
            known = plans[key] = self._planned(one, other, declared, next)
        return known

    def _declared(self, side: int, settled: str, mine: Cubes, his: Cubes) -> str:
        """What a side declares: what is settled, if the rules let it."""
        if not mine[MASTS]:
            return SHOOT
        if settled and (settled != FLEE or may_flee(self._sides[side], mine, his)):
            return settled
        return self._conducts[side](self._rounds, side, mine, his)

    def _planned(self, one: int, other: int, declared: Declared, next: bool) -> Plan:
        rounds = self._next if next else self._rounds
        round = rounds.round(*declared, LEFT[one], LEFT[other])
        return Plan(declared, round.chances, round.outcomes)

    def _burns_on(self, plan: Plan) -> bool:
        """Whether a battle in which nobody can fire goes on, since a ship burns (G-F3)."""
        return any(self._volleys.burning) and plan.declared == (SHOOT, SHOOT)

    def _boarded(self, tally: _Tally, one: int, other: int, boarder: int, weight: float) -> float:
        """Boarders of a side come, if it has any; the share of these battles that goes on."""
        crews = LEFT[one][CREW], LEFT[other][CREW]
        if not crews[boarder]:
            return 1.0
        aboard = self._rounds.aboard(*crews, boarder)
        tally.boarded(one, aboard, weight)
        return aboard.on

    def _long_guns(self, ships: Ships, dice: Luck) -> Ships:
        """They fire before the first round."""
        _, *shots, luck = dice
        hits = [
            _made(LEFT[ship][CANNONS], luck) if side.long_guns else 0
            for side, ship in zip(self._sides, ships, strict=True)
        ]
        return self._struck(ships, shots, hits, luck)

    def _chase(self, ships: Ships, dice: Luck) -> Ships:
        """Chasers fire, once a battle."""
        _, *shots, luck = dice
        hits = [int(loaded) for loaded in self._volleys.chasers]
        self._volleys.chasers = [False, False]
        return self._struck(ships, shots, hits, luck)

    def _struck(self, ships: Ships, shots: list[Shots], hits: list[int], luck: float) -> Ships:
        """What so many hits of both sides leave that no Cannon has fired."""
        one, other = (
            self._volleys.left(n, ships[n], shots[n][hits[1 - n]], luck, cannons=False) for n in (0, 1)
        )
        return one, other


def _next(side: Fighter) -> Fighter:
    """A side as it is in the next contest alone."""
    return replace(side, dice=side.next_dice) if side.next_dice else side


def _number(side: Fighter) -> int:
    return number_of(getattr(side, at) for at in LOCATIONS)


def _made(dice: int, luck: float) -> int:
    """The successes of dice."""
    return min(bisect(list(accumulate(successes_of(dice))), luck), dice)


class _Tally:
    """How the battles of a ship, given as her number, have ended."""

    def __init__(self, ship: int) -> None:
        self._whole, self._gone = WHOLE[ship], GONE[ship]
        self._boarded = self._sunk = self._lost = self._damage = self._hurt = 0.0

    def boarded(self, ship: int, aboard: Aboard, weight: float) -> None:
        """Crews have fought."""
        self._boarded += weight * aboard.won
        self._lost += weight * aboard.lost
        self._survived(ship, weight * (1 - aboard.lost - aboard.on))

    def ends(self, ship: int, other: int, weight: float) -> None:
        """The ships part, or at least one has sunk."""
        if ship < AFLOAT:
            self._lost += weight
            return
        self._sunk += weight * (other < AFLOAT)
        self._survived(ship, weight)

    def _survived(self, ship: int, weight: float) -> None:
        self._damage += weight * (self._whole - WHOLE[ship])
        self._hurt += weight * (GONE[ship] & ~self._gone != 0)

    def odds(self, times: int) -> Odds:
        """The same as shares of so many battles."""
        return Odds(
            self._boarded / times,
            self._sunk / times,
            self._lost / times,
            self._damage / times,
            self._hurt / times,
        )
