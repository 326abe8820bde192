"""Boarders come aboard (Naval Combat: Board; ruling G-F5)."""

from __future__ import annotations

from engine.kernel import Chapter, Plan, Step, then
from engine.marauders.combat.crew import CrewCombat
from engine.marauders.combat.shooting import LookAtShips
from engine.marauders.combat.sides import CombatStep, CombatWindow, NavalCombat, ship_of, who
from engine.marauders.state import MGame

BOARDING = Chapter("boarding")


@BOARDING.step
class BoardShip(CombatStep):
    """The winner who declared Board comes aboard, if he has any Crew left (Board). [R Combat 12, 13]"""

    def play(self, game: MGame) -> Plan | None:
        battle = game.inside(NavalCombat)
        if battle.winner < 0 or battle.sides[battle.winner].declared != "board":
            return None
        boarder, boarded = battle.sides[battle.winner], battle.sides[1 - battle.winner]
        if not ship_of(game, boarder).crew:
            game.log("battle.no_boarders", who=who(boarder), seat=boarder.seat)
            return None
        battle.boarder = battle.winner
        game.log("battle.boarded", who=who(boarder), other_side=who(boarded), seat=boarder.seat)
        return then(*aboard(battle))


def aboard(battle: NavalCombat) -> list[Step]:
    """What follows when boarders have come aboard."""
    moments = [["boarding" if n == battle.boarder else "boarded"] for n in (0, 1)]
    return [CombatWindow(moments=moments), LookAtShips(), BeforeCrewCombat(), FightCrews()]


@BOARDING.step
class BeforeCrewCombat(CombatStep):
    """Boarders are aboard, and cards for this have been played: attach guns that fire just before crew combat
    at sea. [R Combat 26]
    """

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@BOARDING.step
class FightCrews(CombatStep):
    """Crew combat begins, unless the boarder has lost his last Crew: then the naval battle goes on (G-F5).
    [R Combat 13, 26]
    """

    def play(self, game: MGame) -> Plan | None:
        battle = game.inside(NavalCombat)
        if battle.boarder < 0:
            _crews_stand_down(battle)
            return None
        boarder = battle.sides[battle.boarder]
        if not ship_of(game, boarder).crew:
            battle.boarder = -1
            _crews_stand_down(battle)
            game.log("battle.no_boarders", who=who(boarder), seat=boarder.seat)
            return None
        return then(CrewCombat())


def _crews_stand_down(battle: NavalCombat) -> None:
    """Dice that cards gave for this crew combat are lost with it."""
    for side in battle.sides:
        side.more_dice = 0
