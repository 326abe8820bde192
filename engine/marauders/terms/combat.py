"""Terms of battles and crew combat (Naval Combat; Crew Combat)."""

from __future__ import annotations

from engine.kernel import Terms


class CombatDice(Terms):
    """Dice of one side of a battle or fight, for a contest ("seamanship") or a round of crew combat
    ("leadership").

    `side` is its number in the combat under way; `seat` is -1 for an NPC or guards.
    """

    side: int
    seat: int
    skill: str
    dice: int


class CannonHits(Terms):
    """Hits of a side that declared Shoot: all Cannons when it won the contest, else one for each success."""

    side: int
    seat: int
    won: bool
    successes: int
    cannons: int
    hits: int


class Ammunition(Terms):
    """Special ammunition that a side may spend on the volley whose locations lie there, by id.

    `offers` are among what it carries; `Chapter.effect("ammunition:<id>")` records `(game, side) -> steps`.
    `skulls` of its hits are still to be placed. What is spent is carried no more: rules on what follows have
    no source and look at the `ammunition` of their figure.
    """

    side: int
    seat: int
    skulls: int
    offers: list[str] = []


class SkullPlaces(Terms):
    """Where the next skull of a side's volley may be placed: any of the five locations.

    `placed` are the locations of its skulls so far, `ammunition` is what it spent on the volley.
    """

    side: int
    seat: int
    ammunition: str
    placed: list[str]
    locations: list[str]


class HitGoes(Terms):
    """Where a hit on a location of a side's ship goes: `to` it, to the Hull when nothing of it is `left`, or
    nowhere ("").

    `ammunition` is what the enemy spent on the volley; "" also for a hit that is of no volley.
    """

    side: int
    seat: int
    location: str
    left: int
    ammunition: str
    to: str
