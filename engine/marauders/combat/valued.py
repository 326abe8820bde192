"""What ammunition is worth: opinion, not rule. The computer and computer captains go by it."""

from __future__ import annotations

from engine.kernel import Chapter, Rank
from engine.marauders.combat.weapons import AIMED_AT
from engine.marauders.state import MGame
from engine.marauders.terms.combat import AmmunitionWorth

COMBAT_VALUED = Chapter("combat_valued")

SKULL_WORTH = 0.6
"""What a skull is worth that the target places, in hits where the shooter likes."""
DESTROYED = 0.7
"""What destroying a location is worth besides the hits."""


@COMBAT_VALUED.rule(AmmunitionWorth, rank=Rank.SET)
def worth_of_skulls(game: MGame, terms: AmmunitionWorth) -> None:
    """Without ammunition skulls hit where they harm the target least; with any they should do better.
    [plumbing]
    """
    terms.worth = (SKULL_WORTH if terms.weapon == "none" else 1.0) * terms.skulls


@COMBAT_VALUED.rule(AmmunitionWorth)
def worth_of_aimed_shot(game: MGame, terms: AmmunitionWorth) -> None:
    """As many hits as the location can still take, and more if that destroys it. [plumbing]"""
    location = AIMED_AT.get(terms.weapon)
    if location is not None:
        left = max(0, terms.left[location] - terms.located.count(location))
        terms.worth = min(left, terms.skulls) + DESTROYED * (0 < left <= terms.skulls)
