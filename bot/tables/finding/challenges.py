"""The challenge of a week as a member, or a server, reads of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from data.store.challenges.models import Challenge, ChallengeTry
from engine.kernel import commitment


@dataclass(frozen=True, slots=True)
class Place:
    """A member's place by score; equals share one. `whole`: his game was played to its end."""

    place: int
    member: int
    score: int
    whole: bool


@dataclass(frozen=True, slots=True)
class Over:
    """A challenge whose week is over: who of a server stands where, of those who show it; how many tried it
    in all servers, and the best score there. `own`: the reader's place among all, and the same in his server.
    """

    challenge: Challenge
    places: list[Place]
    tried: int
    best: int
    own: Place | None = None
    own_here: int = 0


@dataclass(frozen=True, slots=True)
class Running:
    """The challenge of this week until it `ends`, with a member's try, if he has begun one: its `table` and
    the place of that (None: it is not here any more), and its score once it is over.
    """

    challenge: Challenge
    ends: datetime
    tried: bool = False
    goes_on: bool = False
    place: int | None = None
    score: int | None = None
    table: int | None = None

    @property
    def commitment(self) -> str:
        """The digest of its seed."""
        return commitment(self.challenge.seed)


@dataclass(frozen=True, slots=True)
class Challenged:
    """What a member reads: this week's, and the one before, if anybody tried it."""

    running: Running
    over: Over | None = None


@dataclass(frozen=True, slots=True)
class Tries:
    """All tries that came to something, the best first."""

    challenge: Challenge
    tries: Sequence[ChallengeTry]
    places: list[Place] = field(init=False)

    def __post_init__(self) -> None:
        scores = [one.score or 0 for one in self.tries]
        object.__setattr__(
            self,
            "places",
            [
                Place(1 + scores.index(one.score or 0), one.member or 0, one.score or 0, one.whole)
                for one in self.tries
            ],
        )

    def of(self, guild: int) -> list[Place]:
        """The places of those who tried in a server."""
        here = [one for one in self.tries if one.guild == guild]
        return Tries(self.challenge, here).places

    def over(self, guild: int, shown: Collection[int], most: int, member: int = 0) -> Over:
        """As a server reads of it, and a member there: the first ones, of those who show it."""
        here = self.of(guild)
        own = next((one for one in self.places if one.member == member), None)
        return Over(
            self.challenge,
            [one for one in here if one.member in shown][:most],
            len(self.tries),
            self.places[0].score if self.places else 0,
            own,
            next((one.place for one in here if one.member == member), 0),
        )
