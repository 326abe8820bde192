"""Fights that rumors and missions call for: crew combat without a battle (Crew Combat)."""

from __future__ import annotations

from typing import Any

from engine.kernel import Chapter, Plan, Public, Signed, again, then
from engine.marauders.combat.crew import CrewCombat
from engine.marauders.combat.death import Death
from engine.marauders.combat.sides import Combat, CombatOver, captain_side, guards_side, ship_of
from engine.marauders.glory.effects import CardEffect, CarryOutCard
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of

FIGHTS = Chapter("fights")


@FIGHTS.step
class Fight(Combat):
    """Crew combat of a captain against guards (Crew Combat: as a result of some rumors or missions).

    It is not a battle at sea and does not count as defeating a captain: no bounty, plunder or glory of its
    own. With a `task`, it is fought for that task of his mission. [R Fights 1, 2]
    """

    mission: Public[str] = ""
    task: Public[Signed] = -1

    @classmethod
    def against_guards(
        cls, game: MGame, captain: Captain, guards: int, leadership: int, mission: str = "", task: int = -1
    ) -> Fight:
        """The fight of this captain against so many guards with this Leadership."""
        sides = [captain_side(captain), guards_side(game, guards, leadership)]
        return cls(sides=sides, mission=mission, task=task)

    def play(self, game: MGame) -> Plan | None:
        captain, guards = captain_of(game, self.sides[0].seat), self.sides[1]
        if not self.over:
            crew = ship_of(game, guards).crew
            game.log("fight.began", seat=captain.seat, guards=crew, leadership=guards.leadership)
            return again(CrewCombat())
        return self._ends(game, captain)

    def _ends(self, game: MGame, captain: Captain) -> Plan | None:
        """The loser dies; only a victor goes on with the card that started the fight."""
        card = game.within(CarryOutCard)
        if self.victor != 0 and card is not None:
            card.stopped = True
        ends = [Death(**bound_to(captain), cause="fight")] if self.victor == 1 else []
        survived = FightSurvived(**bound_to(captain), crew_before=self.sides[0].crew_before)
        return then(*ends, survived, CombatOver())


@FIGHTS.step
class FightSurvived(CaptainStep):
    """The captain lives: what brings back crew attaches here. [R Fights 2; S Locations 28]"""

    crew_before: Public[int]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@FIGHTS.effect("fight")
@FIGHTS.step
class FightGuards(CardEffect):
    """The card makes him fight guards; the rest of the card is for the victor. [R Fights 2]"""

    guards: Public[int]
    leadership: Public[int]

    def play(self, game: MGame) -> Any:
        return then(Fight.against_guards(game, self.captain(game), self.guards, self.leadership))
