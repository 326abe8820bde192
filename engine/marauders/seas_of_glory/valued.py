"""What the ammunition of the new special weapons is worth: opinion, not rule (`combat.valued`)."""

from __future__ import annotations

from engine.kernel import Chapter
from engine.marauders.combat.valued import SKULL_WORTH
from engine.marauders.seas_of_glory.special_weapons import DOUBLE_SHOT, DOUBLED, HEATED_SHOT
from engine.marauders.state import MGame
from engine.marauders.terms.combat import AmmunitionWorth

WEAPONS_VALUED = Chapter("special_weapons_valued")

ROUNDS_OF_FIRE = 3
"""How long a ship burns, more or less."""
SPREAD_WORTH = 0.7
"""What a skull is worth that the target has to spread with others, in hits where the shooter likes."""


@WEAPONS_VALUED.rule(AmmunitionWorth)
def worth_of_fire(game: MGame, terms: AmmunitionWorth) -> None:
    """Its hits go where the target likes, but they come round after round. [plumbing]"""
    if terms.weapon == HEATED_SHOT:
        terms.worth = SKULL_WORTH * ROUNDS_OF_FIRE


@WEAPONS_VALUED.rule(AmmunitionWorth)
def worth_of_more_skulls(game: MGame, terms: AmmunitionWorth) -> None:
    """More skulls, and none of them can be put into the Cargo hold with all others. [plumbing]"""
    if terms.weapon == DOUBLE_SHOT:
        terms.worth = SPREAD_WORTH * (terms.skulls + min(DOUBLED, terms.skulls))
