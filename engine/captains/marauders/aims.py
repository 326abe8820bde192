"""What a captain is after, and what gold and glory are worth to it on the way. All worth is in gold."""

from __future__ import annotations

import msgspec

from engine.captains.marauders.observation import GOLD_PER_POINT, Observation


class Weights(msgspec.Struct, frozen=True):
    """How much a captain cares for what; found by playing captains against each other."""

    glory: float = 16.0
    """A glory point on the track."""
    stashed: float = 0.4
    """Each gold that comes home safely, beside its own worth."""
    spare: float = 0.15
    """Each gold beyond what can still be of use."""
    win: float = 100.0
    """Reaching the goal."""
    action: float = 3.0
    """What an action is worth that is not spent."""
    fade: float = 0.92
    """What is left of a worth when it is one action away."""
    purchase: float = 3.0
    """What a visit to a port offers for each free place in the hold."""
    bounty: float = 0.8
    """Each port that a first bounty closes."""
    more_bounty: float = 0.7
    """A further bounty of a nation that wants the captain already."""
    future: float = 2.5
    """Actions to come for each glory point that is missing, as far as they can be counted on."""
    storm: float = 6.0
    """A storm on the way."""
    raider: int = 6
    """Seamanship and Scouting together that make a captain choose the Sloop."""


class Aims:
    """What is missing to the goal, and what that makes of gold."""

    def __init__(self, observed: Observation, weights: Weights) -> None:
        self.weights = weights
        goal = observed.board.goal
        most = goal // 2 * GOLD_PER_POINT
        self._stash = observed.stash
        self._most = most
        self.missing = max(0, goal - observed.mine.glory - self._points(observed.stash))
        self.stash_room = max(0, most - observed.stash)
        self.ship_wished = observed.mine.captain is not None and not observed.captain.purchase_glory
        self.useful = self.stash_room + (30 if self.ship_wished else 0)

    def coin(self, gold: int) -> float:
        """What one gold more is worth to who has so much aboard."""
        return 1.0 if gold < self.useful else self.weights.spare

    def gold(self, before: int, after: int) -> float:
        """What it is worth to have `after` gold aboard in place of `before`."""
        return self._gold(after) - self._gold(before)

    def stashing(self, gold: int) -> float:
        """What it is worth to bring so much gold home."""
        return self.weights.stashed * min(gold, self.stash_room)

    def brought_home(self) -> float:
        """What the stash is worth, and having reached the goal."""
        reached = 0.0 if self.missing else self.weights.win
        return (1 + self.weights.stashed) * min(self._stash, self._most) + reached

    def points(self, gold: int) -> int:
        """Glory points that stashing so much more would bring."""
        return self._points(self._stash + gold) - self._points(self._stash)

    def finish(self, points: int) -> float:
        """What it is worth to come so many points nearer to the goal, for reaching it."""
        return self.weights.win if 0 < self.missing <= points else 0.0

    def _gold(self, gold: int) -> float:
        useful = min(gold, self.useful)
        return useful + self.weights.spare * (gold - useful)

    def _points(self, stash: int) -> int:
        return min(stash, self._most) // GOLD_PER_POINT
