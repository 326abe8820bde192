"""Off-turn scouting (Cutthroat Variant): whether a fight is worth actions of the next turn."""

from __future__ import annotations

from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.errands import Errands
from engine.kernel import Decision


class Cutthroat:
    """Answers for the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def off_turn(self, decision: Decision) -> Answers:
        """Scout off turn if the battle is worth more than the actions of the next turn."""
        target, actions = int(decision.args["other"]), int(decision.args["actions"])
        worth = Duels(self._observed, self._aims).attack_captain(target)
        worth += 0.4 * Errands(self._observed, self._aims).hunt_bonus("captain")
        return [["scout"]] if worth > actions * self._aims.weights.action else [["let_pass"]]


CUTTHROAT_ANSWERED = answered_by(
    Cutthroat,
    {
        "scout.off_turn": Cutthroat.off_turn,
    },
)
