"""A crew comes to like its captain less: the Loyalty Track plays it, and other modules may appease it."""

from __future__ import annotations

from engine.kernel import Chapter, Public
from engine.marauders.state import CaptainStep
from engine.marauders.triggers import CaptainTrigger

MOODS = Chapter("moods")
"""A chapter of each module that attaches to it."""


class CrewTurns(CaptainStep, kw_only=True):
    """Base of the step in which a crew comes to like its captain less, for a reason (`why`).

    It waits for the moment `CrewGrumbles`: what calms the crew sets `appeased`. [S Loyalty 5]
    """

    why: Public[str]
    appeased: Public[bool] = False


@MOODS.step
class CrewGrumbles(CaptainTrigger):
    """His crew is about to like him less (`game.inside(CrewTurns)`): attach what appeases it.
    [S Loyalty 5]
    """
