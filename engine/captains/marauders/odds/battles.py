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
from engine.captains.marauders.odds.gear import Gear, Volleys
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
    """Battles of two sides, each of which declares as its conduct says.

    Several threads may ask at once: only what is found once and for all is kept (`_known`, `Rounds`).
    """

    def __init__(self, one: Fighter, other: Fighter, conducts: tuple[Conduct, Conduct]) -> None:
        self._sides = (one, other)
        self._conducts = [
            computer if side.computer else conduct
            for side, conduct in zip(self._sides, conducts, strict=True)
        ]
        self._rounds, self._gear = Rounds(one, other), Gear(one, other)
        self._next = Rounds(*map(_next, self._sides)) if one.next_dice or other.next_dice else self._rounds
        self._ships = ship_of(one), ship_of(other)
        self._chases = one.chasers or other.chasers
        self._seen = FIGHTING if PLAIN.issuperset(self._conducts) else range(SHIPS)
        """All of a ship that what is declared depends on."""
        self._known: dict[tuple[Declared, bool], dict[int, Plan]] = {}

    def odds(
        self,
        times: int,
        first: str = "",
        *,
        his: str = "",
        opening: bool = False,
        keeps: bool = False,
        ships: Ships | None = None,
    ) -> Odds:
        """The odds of the first side, of so many battles; `ships`: with these in place of their own.

        `first` is what it declares in the next round, if it can, and with `keeps` in all others, `his` what
        the enemy has declared; `opening`: before that comes the first round, in which both shoot. The next
        round of all has the dice of `Fighter.next_dice`.
        """
        fresh = ships or self._ships
        tally, rest = _Tally(fresh[0]), (first if keeps else "", "")
        settled = [(SHOOT, SHOOT), (first, his)] if opening else [(first, his)]
        if settled[1:] == [rest]:
            settled.pop()
        books = [self._known.setdefault((one, n == 0), {}) for n, one in enumerate([*settled, rest])]
        guns = opening and any(side.long_guns for side in self._sides)
        spends, volleys = self._chases or not self._gear.by_dice, Volleys(self._gear)
        for battle in luck(times):
            if spends:
                volleys.begin()
            laid = self._long_guns(volleys, fresh, battle[-1]) if guns else fresh
            self._fight(tally, volleys, laid, battle, (settled, rest), books)
        return tally.odds(times)

    def _fight(
        self,
        tally: _Tally,
        volleys: Volleys,
        ships: Ships,
        battle: list[Luck],
        declared: tuple[list[Declared], Declared],
        books: list[dict[int, Plan]],
    ) -> None:
        """One battle to its end. `declared` is first of all, then in all other rounds; where it is empty they
        do as they like. `books` has the plans known for each of these.
        """
        (one, other), weight, (settled, rest) = ships, 1.0, declared
        seen, last, spends = self._seen, len(settled), self._chases or not volleys.by_dice
        struck, burning, (at_first, at_enemy) = volleys.left, volleys.burning, volleys.tables
        for number, (roll, at_one, at_other, more) in enumerate(battle):
            if spends and number and (burning[0] or burning[1]):
                one, other = volleys.burnt(0, one), volleys.burnt(1, other)
            if one < AFLOAT or other < AFLOAT:
                break
            plan = books[number if number < last else last].get(seen[one] * SHIPS + seen[other])
            if plan is None:
                plan = self._plan(one, other, settled[number] if number < last else rest, number == 0)
            if self._chases and FLEE in plan.declared and any(volleys.chasers):
                one, other = _chase(volleys, (one, other), battle[number - 1])
                if one < AFLOAT or other < AFLOAT:
                    break
                plan = self._planned(one, other, plan.declared, number == 0)
            suffered, hits, end = plan.outcomes[bisect(plan.chances, roll)]
            if spends:
                one = struck(0, one, at_one[suffered], more) if suffered else one
                other = struck(1, other, at_other[hits], more) if hits else other
            else:
                for shot in at_one[suffered]:
                    one = at_first[shot][one]
                for shot in at_other[hits]:
                    other = at_enemy[shot][other]
            if end:
                if end == OVER:
                    if spends and _burns_on(volleys, plan):
                        continue
                    break
                if one >= AFLOAT and other >= AFLOAT:
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

    def _boarded(self, tally: _Tally, one: int, other: int, boarder: int, weight: float) -> float:
        """Boarders of a side come, if it has any; the share of these battles that goes on."""
        crews = LEFT[one][CREW], LEFT[other][CREW]
        if not crews[boarder]:
            return 1.0
        aboard = self._rounds.aboard(*crews, boarder)
        tally.boarded(one, aboard, weight)
        return aboard.on

    def _long_guns(self, volleys: Volleys, ships: Ships, dice: Luck) -> Ships:
        """They fire before the first round."""
        _, *shots, luck = dice
        hits = [
            _made(LEFT[ship][CANNONS], luck) if side.long_guns else 0
            for side, ship in zip(self._sides, ships, strict=True)
        ]
        return _struck(volleys, ships, shots, hits, luck)


def _chase(volleys: Volleys, ships: Ships, dice: Luck) -> Ships:
    """Chasers fire, once a battle."""
    _, *shots, luck = dice
    hits = [int(loaded) for loaded in volleys.chasers]
    volleys.chasers = [False, False]
    return _struck(volleys, ships, shots, hits, luck)


def _burns_on(volleys: Volleys, plan: Plan) -> bool:
    """Whether a battle in which nobody can fire goes on, since a ship burns (G-F3)."""
    return any(volleys.burning) and plan.declared == (SHOOT, SHOOT)


def _struck(volleys: Volleys, ships: Ships, shots: list[Shots], hits: list[int], luck: float) -> Ships:
    """What so many hits of both sides leave that no Cannon has fired."""
    one, other = (volleys.left(n, ships[n], shots[n][hits[1 - n]], luck, cannons=False) for n in (0, 1))
    return one, other


def _next(side: Fighter) -> Fighter:
    """A side as it is in the next contest alone."""
    return replace(side, dice=side.next_dice) if side.next_dice else side


def ship_of(side: Fighter) -> int:
    """The number of a side's ship."""
    return number_of((side.hull, side.cargo, side.masts, side.crew, side.cannons))


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
