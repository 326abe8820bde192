"""The Carved Hull (Seas of Glory: New Ship Mods)."""

from __future__ import annotations

from engine.kernel import Chapter, Rank
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.declaration import AllDeclared
from engine.marauders.combat.sides import carriers, note_dice_pools
from engine.marauders.state import MGame
from engine.marauders.terms.combat import CombatDice

CARVED_HULL = Chapter("carved_hull")


@CARVED_HULL.rule(CombatDice, rank=Rank.LIMIT)
def hard_to_follow(game: MGame, terms: CombatDice) -> None:
    """Its enemy has 1 Seamanship die less, but at least 1, when either declares Flee in a naval battle.
    [S Ship mods 2]
    """
    if (
        terms.skill == "seamanship"
        and _somebody_flees(game)
        and 1 - terms.side in carriers(game, "carved_hull")
    ):
        terms.dice = max(1, terms.dice - 1)


@CARVED_HULL.after(AllDeclared, commutes=True)
def dice_after_the_declarations(game: MGame, step: AllDeclared) -> None:
    """Everybody sees how many dice are left for the contest. [S Ship mods 2]"""
    if _somebody_flees(game) and carriers(game, "carved_hull"):
        note_dice_pools(game, "seamanship")


def _somebody_flees(game: MGame) -> bool:
    battle = game.within(Battle)
    return battle is not None and any(side.declared == "flee" for side in battle.sides)
