"""What a crew's good will is worth: opinion, not rule. Computer captains go by it."""

from __future__ import annotations

from engine.kernel import Chapter
from engine.marauders.seas_of_glory.loyalty.track import PRICES, TRACK, step_of
from engine.marauders.state import MGame
from engine.marauders.terms.turn import Displeasure

LOYALTY_VALUED = Chapter("loyalty_valued")

MUTINY, NEARER = 20.0, 3.0
"""Gold that a careful captain counts for a mutiny, and how much less for one that is a step farther away."""


@LOYALTY_VALUED.rule(Displeasure)
def what_a_step_is_worth(game: MGame, terms: Displeasure) -> None:
    """A step lost costs what it costs to regain it, and brings the mutiny nearer that may cost his life.
    [plumbing]
    """
    step = step_of(game, terms.seat)
    steps_left = TRACK.index(step) - TRACK.index("angry")
    terms.gold += PRICES.get(step, 0.0) + MUTINY / NEARER**steps_left
