"""Small steps that stand wherever a rule says "at the start of a turn" or "on entering": moments of a
captain.
"""

from __future__ import annotations

from engine.kernel import Chapter, Public
from engine.marauders.state import CaptainStep, MGame

TRIGGERS = Chapter("triggers")


@TRIGGERS.step
class StartTurn(CaptainStep):
    """The captain's turn begins: what happens "at the start of a turn" attaches here (G-E7)."""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        captain.once_per_turn = []
        captain.marque = ""
        game.state.seats[self.seat].passing = ""
        captain.bought_at, captain.buys_at = captain.buys_at, ""
        game.log("turn.began", seat=self.seat)


@TRIGGERS.step
class Entered(CaptainStep):
    """The captain has just entered a zone, also from its port: storms and scouting attach here (G-E8)."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@TRIGGERS.step
class AbilityUsed(CaptainStep):
    """An ability of once a turn is being used, for `what`: permanents that wear out attach here."""

    handler: Public[str]
    what: Public[str] = ""

    def play(self, game: MGame) -> None:
        self.captain(game).once_per_turn.append(f"{self.handler}:{self.what}")
