"""Terms of battles and crew combat (Naval Combat; Crew Combat)."""

from __future__ import annotations

from engine.kernel import Terms


class CombatDice(Terms):
    """Dice of one side of a battle or fight, for a contest ("seamanship") or a round of crew combat
    ("leadership").

    `side` is its number in the combat under way; `seat` is -1 for an NPC or guards. [R Combat 7]
    """

    told = True

    side: int
    seat: int
    skill: str
    dice: int


class CannonHits(Terms):
    """Hits of a side that declared Shoot: all Cannons if it won the contest, else 1 per success.
    [R Combat 9]
    """

    side: int
    seat: int
    won: bool
    successes: int
    cannons: int
    hits: int


class EndlessFight(Terms):
    """Whether a battle `ends` in which no ship has a Cannon and nobody boards or flees (G-F3). What still
    harms a ship says no. [R Combat 14]
    """

    ends: bool = True


class Ammunition(Terms):
    """Special ammunition, by id, that a side may spend on the volley whose locations have been rolled.

    `offers` is what it carries; `Chapter.effect("ammunition:<id>")` records `(game, side) -> steps`. `skulls`
    is how many of its hits are not yet placed. Once spent, a weapon is no longer carried: rules on its
    results have no effect in force and look at the `ammunition` of their terms. [R Combat 23; S Weapons 4]
    """

    side: int
    seat: int
    skulls: int
    offers: list[str] = []


class AmmunitionWorth(Terms):
    """About how many hits a weapon's ammunition is worth to a side for a volley with so many `skulls`; for no
    ammunition, the `weapon` is "none". The computer and computer captains go by it.

    `located` are the hits on the enemy that are located already, `left` the cubes of his ship.
    """

    side: int
    weapon: str
    skulls: int
    located: list[str]
    left: dict[str, int]
    worth: float = 0.0


class Hampering(Terms):
    """How many dice an enemy has less when boarders come whose captain carries a `weapon`, for a roll.
    Computer captains go by it.
    """

    weapon: str
    dice: int = 0


class SkullPlaces(Terms):
    """Where the next skull of a side's volley may be placed: any of the five locations.

    `placed` are the locations of its skulls so far, `ammunition` is what it spent on the volley.
    [S Weapons 9]
    """

    side: int
    seat: int
    ammunition: str
    placed: list[str]
    locations: list[str]


class HitGoes(Terms):
    """Where a hit on a location of a side's ship goes: `to` that location, to the Hull if nothing of it is
    `left`, or nowhere ("").

    `ammunition` is what the enemy spent on the volley; also "" for a hit outside a volley. [R Combat 24]
    """

    side: int
    seat: int
    location: str
    left: int
    ammunition: str
    to: str
