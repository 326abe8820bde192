"""Crew combat, exactly: its dice, its crews, its ties."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.captains.marauders.odds.chances import succeeds, successes_of
from engine.marauders.combat.modifications import SWIVEL_DICE
from engine.marauders.dice import SKULL

PIPS = SKULL - 1
"""A die that is no success shows 1 to this many pips."""


@lru_cache(maxsize=4_096)
def crew_odds(dice: int, crew: int, other_dice: int, other_crew: int, first: int = -1) -> tuple[float, float]:
    """The chances to win and to lose a crew combat, ties by pips included; else nobody is left (Crew Combat;
    G-F1, G-F2). `first`: the enemy's dice in the first round, if they are not those of all others.
    """
    if crew <= 0 or other_crew <= 0:
        return float(crew > 0), float(crew <= 0)
    once = first if first >= 0 else other_dice
    won = lost = stays = 0.0
    for made, chance in enumerate(successes_of(dice)):
        for taken, other_chance in enumerate(successes_of(once)):
            weight = chance * other_chance
            left = crew - min(taken, other_crew)
            other_left = other_crew - min(made, crew)
            if left == crew and other_left == other_crew and once == other_dice:
                stays += weight
                continue
            if left <= 0 and other_left <= 0:
                further = _tied(dice - made, once - taken) if made == taken else _more(made > taken)
            else:
                further = crew_odds(dice, max(0, left), other_dice, max(0, other_left))
            won, lost = won + weight * further[0], lost + weight * further[1]
    return (won / (1 - stays), lost / (1 - stays)) if stays < 1 else (0.0, 0.0)


def _more(better: bool) -> tuple[float, float]:
    return float(better), float(not better)


@lru_cache(maxsize=256)
def _tied(dice: int, other: int) -> tuple[float, float]:
    """The chances that the pips of so many dice without a success are more, and that they are fewer."""
    more = fewer = 0.0
    for one, chance in enumerate(_pips_of(dice)):
        for two, likely in enumerate(_pips_of(other)):
            more += chance * likely * (one > two)
            fewer += chance * likely * (two > one)
    return more, fewer


@lru_cache(maxsize=32)
def _pips_of(dice: int) -> tuple[float, ...]:
    """The chance of each sum of the pips of dice without a success."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + PIPS)
        for sum, chance in enumerate(chances):
            for face in range(1, PIPS + 1):
                longer[sum + face] += chance / PIPS
        chances = longer
    return tuple(chances)


# --- boarders ---------------------------------------------------------------------------------------


class Hands(NamedTuple):
    """A side once boarders have come: its dice, its Crew, whether it has Swivel Guns."""

    dice: int
    crew: int
    swivels: bool


class Aboard(NamedTuple):
    """The chances of a side once boarders have come: to win, to lose, and that the battle goes on since no
    boarder is left; else nobody is.
    """

    won: float
    lost: float
    on: float


FIRE = succeeds(SWIVEL_DICE)
"""The chance that Swivel Guns kill a Crew."""


def aboard(one: Hands, other: Hands, boarder: int, first: int = -1) -> Aboard:
    """What becomes of the first side once boarders have come, its own (0) or the other's (1): Swivel Guns
    fire, and if they kill the last of them, crews do not fight (G-F5). `first` as in `crew_odds`.
    """
    won = lost = on = 0.0
    for killed, chance in _fire(armed=other.swivels and one.crew > 0):
        for kills, likely in _fire(armed=one.swivels and other.crew > 0):
            left, weight = (one.crew - killed, other.crew - kills), chance * likely
            if not left[boarder]:
                on += weight
                continue
            wins, loses = crew_odds(one.dice, left[0], other.dice, left[1], first)
            won, lost = won + weight * wins, lost + weight * loses
    return Aboard(won, lost, on)


def _fire(*, armed: bool) -> tuple[tuple[int, float], ...]:
    return ((0, 1 - FIRE), (1, FIRE)) if armed else ((0, 1.0),)
