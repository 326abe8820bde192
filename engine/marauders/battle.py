"""A battle between two ships, from its start to its end (Naval Combat; rulings 2d)."""

from __future__ import annotations

from engine.kernel import Chapter, Public, Step
from engine.marauders.combat import Combat, Side

BATTLE = Chapter("battle")


@BATTLE.step
class Battle(Combat):
    """A battle. Rounds follow one another until it is over; then it is settled (`victory.settle`)."""

    zone: Public[str]
    round: Public[int] = 0
    winner: Public[int] = -1
    """The side that won the contest of the round under way; -1: nobody."""
    boarder: Public[int] = -1
    """The side that boards, once it does."""


def begin_battle(zone: str, aggressor: Side, defender: Side) -> Step:
    """The battle of two sides; bounties for starting it are the aggressor's own affair (`victory.attack`)."""
    return Battle(zone=zone, sides=[aggressor, defender])
