"""What a captain is after, and what gold and glory are worth to it on the way. All worth is in gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.once import once
from engine.marauders.glory.ending import most_useful_stash, points_for
from engine.marauders.state import Seat
from engine.marauders.terms.port import StashTerms

J = TypeVar("J")

WORTH_FEES = 3
"""How many times its fee must be stashed at once."""
WAITING = 0.7
"""The share of reaching the goal that counts if it takes a round longer."""
THEN_HOME = 0.4
"""The share of reaching the goal that the last point counts for who must still bring home the gold aboard
for all the others.
"""
IN_CHEST = 3
"""Points that a rival who is near the goal may have in his chest, or bring there at once."""


class Weights(msgspec.Struct, frozen=True):
    """How much a captain cares about what; found by playing captains against each other."""

    glory: float = 16.0
    """A glory point on the track."""
    stashed: float = 0.4
    """Each gold that comes home safely, on top of its face value."""
    hurried: float = 0.9
    """The same while a rival may win in his next turns: what is still aboard then counts for nothing."""
    spare: float = 0.15
    """Each gold beyond what is still useful."""
    win: float = 100.0
    """Reaching the goal."""
    action: float = 3.0
    """What an unspent action is worth."""
    fade: float = 0.92
    """The share of a worth that remains when it is one action away."""
    purchase: float = 3.0
    """What a visit to a port offers for each free space in the hold."""
    bounty: float = 0.8
    """Each port that a first bounty closes."""
    more_bounty: float = 0.7
    """A further bounty of a nation that already wants the captain."""
    future: float = 2.5
    """Actions still to come for each missing glory point, as a rough estimate."""
    storm: float = 6.0
    """A storm on the way."""
    roomy: bool = False
    """Whether a ship with less room than his own is worth nothing, unless her glory wins."""
    raider: int = 6
    """If Seamanship and Scouting add up to this, a captain chooses the Sloop."""


TRADER = Weights(roomy=True)
"""Of the voice at the helm: in 60 first voyages a Frigate for a Flute brought neither wins nor points (44 won
with her, 45 without, 9.7 points each), and nobody understood what she was for.
"""


class Aims:
    """How far it is to the goal, and what that makes gold worth."""

    def __init__(self, observed: Observation, weights: Weights) -> None:
        self.weights = weights
        self._observed = observed
        self._known: dict[int, int] = {}
        self._judges: dict[Callable[[Observation, Aims], Any], Any] = {}
        observed.judging.append(self._judges)
        self.prices: dict[tuple[str, str, int], float] = {}
        """What bounties cost, as far as it was asked (`law.bounty_price`)."""
        self._stash = observed.stash
        self.ship_wished = observed.mine.captain is not None and not observed.captain.purchase_glory

    def judge(self, kind: Callable[[Observation, Aims], J]) -> J:
        """The one judge of a kind for these aims: whoever asks, what he has weighed is known. The view that
        he judges does not change, so he may be asked as often as anybody likes.
        """
        if (known := self._judges.get(kind)) is None:
            known = self._judges[kind] = kind(self._observed, self)
        return known

    @once
    def missing(self) -> int:
        """Glory points to the goal."""
        observed = self._observed
        return max(0, observed.board.goal - observed.mine.glory - self._points(observed.stash))

    @once
    def _most(self) -> int:
        return most_useful_stash(self._observed.game, self._observed.seat)

    @once
    def stash_room(self) -> int:
        """Gold that would still be of use in the treasure chest."""
        return max(0, self._most - self._stash)

    @once
    def useful(self) -> int:
        """Gold that is of use, there and for a ship."""
        return self.stash_room + (30 if self.ship_wished else 0)

    @once
    def race(self) -> bool:
        """Whether a rival is so near the goal that his next stash may reach it."""
        return any(map(self.nearly_there, self._observed.rivals()))

    def nearly_there(self, rival: Seat) -> bool:
        """Whether a rival is so near the goal that his next stash may reach it, by what all can see."""
        return rival.glory + IN_CHEST >= self._observed.board.goal

    def coin(self, gold: int) -> float:
        """What one more gold is worth to a captain with this much aboard."""
        return 1.0 if gold < self.useful else self.weights.spare

    def gold(self, before: int, after: int) -> float:
        """What it is worth to have `after` gold aboard instead of `before`."""
        return 0.0 if after == before else self._gold(after) - self._gold(before)

    def stashing(self, gold: int) -> float:
        """What it is worth to bring this much gold home."""
        worth = self.weights.hurried if self.race else self.weights.stashed
        return worth * min(gold, self.stash_room)

    def banked(self, terms: StashTerms, gold: int) -> tuple[float, int]:
        """What it is worth to bring this much gold to where it may be stashed on these terms, and the glory
        points it comes to; nothing where the fee takes too much of it.
        """
        if not terms.allowed or gold <= WORTH_FEES * terms.fee:
            return 0.0, 0
        left = gold - terms.fee
        return self.stashing(left) - terms.fee, self.points(left)

    def brought_home(self) -> float:
        """What the stash is worth, and having reached the goal."""
        reached = 0.0 if self.missing else self.weights.win
        return (1 + self.weights.stashed) * min(self._stash, self._most) + reached

    def points(self, gold: int) -> int:
        """Glory points that stashing this much more would add."""
        return self._points(self._stash + gold) - self._points(self._stash)

    def costs_glory(self, price: int) -> bool:
        """Whether this much of the gold aboard is a point at home, which lets him in."""
        observed = self._observed
        return observed.open(observed.home) and self.points(observed.gold - price) < self.points(
            observed.gold
        )

    def finish(self, points: int) -> float:
        """What it is worth to come this many points closer to the goal, for reaching it."""
        return self.weights.win if 0 < self.missing <= points else 0.0

    @once
    def crowning(self) -> float:
        """What one point more on the track is worth beyond itself: it reaches the goal, or will do so with
        the gold aboard once that is at home.
        """
        if self.missing <= 1:
            return self.finish(1)
        short = self.missing - self.points(self._observed.gold)
        return THEN_HOME * self.weights.win if short == 1 else 0.0

    def finished(self, points: int, rounds: int) -> float:
        """The same if it takes so many rounds more: a rival may be first."""
        return self.finish(points) * self.in_time(rounds)

    def in_time(self, rounds: int) -> float:
        """How likely it is not too late to reach the goal so many rounds later: in the last round it is."""
        return 0.0 if rounds and self._observed.board.last_round else WAITING**rounds

    def _gold(self, gold: int) -> float:
        useful = min(gold, self.useful)
        return useful + self.weights.spare * (gold - useful)

    def _points(self, stash: int) -> int:
        if (known := self._known.get(stash)) is None:
            terms = points_for(self._observed.game, self._observed.seat, stash)
            known = self._known[stash] = min(terms.points, terms.most)
        return known
