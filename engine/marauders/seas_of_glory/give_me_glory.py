"""Points for a stash cost more and more (Give Me Glory or Give Me Death): a module of a single rule."""

from __future__ import annotations

from engine.kernel import Chapter, Rank
from engine.marauders.glory.ending import GOLD_PER_POINT
from engine.marauders.state import MGame
from engine.marauders.terms.port import StashPoints

GIVE_ME_GLORY = Chapter("give_me_glory")

DEARER = 5
"""How much more gold each point costs than the one before."""


@GIVE_ME_GLORY.rule(StashPoints, rank=Rank.SET)
def dearer_points(game: MGame, terms: StashPoints) -> None:
    """10 gold for the first point, 15 for the second, and so on (G-S26). [S Glory 1, 2]"""
    terms.points, left, price = 0, terms.gold, GOLD_PER_POINT
    while left >= price:
        terms.points, left, price = terms.points + 1, left - price, price + DEARER
