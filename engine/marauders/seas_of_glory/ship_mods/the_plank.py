"""The Plank, only with the Loyalty Track (Seas of Glory: New Ship Mods)."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Play, Public, Step
from engine.marauders.dice import RollingStep, successes
from engine.marauders.seas_of_glory.moods import CrewGrumbles, CrewTurns
from engine.marauders.state import MGame, bound_to, captain_of

THE_PLANK = Chapter("the_plank")

NPC_DRAWN = "npc"
"""Why a crew likes its captain less when an NPC event card is drawn."""


@THE_PLANK.after(CrewGrumbles, "the_plank", commutes=True)
def down_the_plank(game: MGame, step: CrewGrumbles) -> list[Step]:
    """Only against the loss for an NPC event card. [S Ship mods 6; S Loyalty 5]"""
    if game.inside(CrewTurns).why != NPC_DRAWN:
        return []
    return [WalkThePlank(**bound_to(captain_of(game, step.seat)))]


@THE_PLANK.step
class WalkThePlank(RollingStep):
    """A Leadership success, or at sea a Crew discarded, keeps the loyalty: one of the two, chosen for each
    loss (The Plank). The last Crew may go, too (G-S21). [S Ship mods 6]
    """

    method: Public[str] = ""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not self.method:
            self.method = "roll"
            if not captain.in_port and captain.ship.crew:
                (self.method,) = yield from game.ask(
                    Decision(
                        self.seat,
                        "plank",
                        [Option("roll", say="plank-roll"), Option("crew", say="plank-crew")],
                        default=["roll"],
                        args={"crew": captain.ship.crew},
                    )
                )
        if self.method == "crew":
            captain.ship.crew -= 1
            game.log("plank.walked", seat=self.seat, crew=captain.ship.crew)
        elif self.faces is None:
            return self.roll_skill("leadership", "plank")
        elif not successes(self.faces):
            return None
        game.inside(CrewTurns).appeased = True
        return None
