"""What a battle may bring, as captains weigh it before they fight.

The dice are always the same, so equal questions have equal answers.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.captains.marauders.odds.battles import Battles, Odds, ship_of
from engine.captains.marauders.odds.conduct import wary
from engine.captains.marauders.odds.crews import crew_odds
from engine.captains.marauders.odds.dice import luck
from engine.captains.marauders.odds.fighter import FLEE, Fighter
from engine.captains.marauders.odds.hits import by_captain, by_computer, hits_on
from engine.captains.marauders.odds.raiding import REPAIR

__all__ = ["Fighter", "Odds", "Spoils", "battle_odds", "crew_odds"]

TRIALS, FROM_AFAR = 64, 32
"""Battles simulated for an estimate; between captains, for those that may never come."""


class Spoils(msgspec.Struct, frozen=True):
    """The stakes of a battle for its first side, in gold: boarding the enemy, sinking him, dying."""

    boarded: float
    sunk: float
    stake: float

    def worth(self, odds: Odds) -> float:
        """What a battle with these odds is worth."""
        won = odds.boarded * self.boarded + odds.sunk * self.sunk
        return won - odds.lost * self.stake - REPAIR * odds.damage * (1 - odds.lost)


@lru_cache(maxsize=16_384)
def battle_odds(one: Fighter, other: Fighter, first: str = "", *, opening: bool = True) -> Odds:
    """The odds of a battle for the first side, if both fight as wary captains.

    `first` is what it does in the next round (empty: as in the simulation), and after "flee" in all others;
    `opening`: that round is the first one, in which both shoot.
    """
    ships = ship_of(one), ship_of(other)
    battles = _battles(_without_ship(one), _without_ship(other))
    # The same few NPCs are met again and again, and known; captains differ in every game.
    times = TRIALS if first or one.npc or other.npc else FROM_AFAR
    return battles.odds(times, first, opening=opening, keeps=first == FLEE, ships=ships)


# What two sides declare is known for all that may be left of their ships once it has been looked for.
@lru_cache(maxsize=128)
def _battles(one: Fighter, other: Fighter) -> Battles:
    return Battles(one, other, (wary, wary))


def _without_ship(side: Fighter) -> Fighter:
    """A side apart from what is left of its ship."""
    return replace(side, hull=0, cargo=0, masts=0, crew=0, cannons=0)


# Nobody waits at the table for what every battle needs.
luck(TRIALS)
for placed in (by_captain, by_computer):
    hits_on(placed)
