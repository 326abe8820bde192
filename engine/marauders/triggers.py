"""Named moments of rounds and turns: empty steps, in the order of the rulings, that other chapters attach to.

There is one for each thing that may happen "at the start of a turn", "on entering a zone", "at the end of
the round" or when one begins. Only the steps that plan them decide their order. What a module adds comes
before or after one of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from engine.kernel import Chapter, Plan, Public, Step, then
from engine.marauders.marks import Mark
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_at, seat_of

TRIGGERS = Chapter("triggers")


class RoundTrigger(Step):
    """Base of the moments of a round."""

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


class CaptainTrigger(CaptainStep):
    """Base of a captain's moments: those still to come are dropped when he dies or is moved away."""

    at: ClassVar[Literal["anywhere", "sea", "port"]] = "anywhere"
    """Where a captain must be for it."""
    bound_zone: Public[str] = ""
    """The zone where it applies; in another zone he skips it. "": anywhere."""

    def still_applies(self, game: MGame) -> bool:
        """Only while this captain is alive and has not been moved to another zone since."""
        captain = captain_at(game, self.seat)
        if captain is None or captain.id != self.captain_id:
            return False
        return not self.bound_zone or self.bound_zone == captain.zone

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


# --- the start of a turn, and entering a zone -----------------------------------------------------


@TRIGGERS.step
class TurnBegins(CaptainTrigger):
    """His turn has begun and nothing has happened yet: note things or turn them back here.
    [R Round 8; G-E7; G-E8]
    """


@TRIGGERS.step
class StormEventStrikes(CaptainTrigger):
    """An event card's storm hits a captain who starts his turn at sea in its zones or enters them.
    [R Round 8; G-E7; G-E8]
    """

    at = "sea"


@TRIGGERS.step
class FeverStrikes(CaptainTrigger):
    """An event card's fever hits a captain who starts his turn in its ports or docks there.
    [R Round 8; G-E7; G-E8]
    """

    at = "port"


@TRIGGERS.step
class MissionsAtStart(CaptainTrigger):
    """Missions that count where turns begin check his; missions that nobody can complete any more are
    lost. [R Round 8; G-E7; G-E8]
    """


@TRIGGERS.step
class MissionsOnEntering(CaptainTrigger):
    """Missions that count where a captain has been check the zone he has entered. [R Round 8; G-E7; G-E8]"""


@TRIGGERS.step
class NpcScouting(CaptainTrigger):
    """NPCs scout for a captain who starts his turn at sea in their zone or enters it.
    [R Round 8; G-E7; G-E8]
    """

    at = "sea"


AT_THE_START = (
    TurnBegins,
    StormEventStrikes,
    FeverStrikes,
    MissionsAtStart,
    NpcScouting,
)
"""The start of a turn (G-E7)."""

ON_ENTERING = (StormEventStrikes, MissionsOnEntering, NpcScouting)
"""Entering a zone, including from its port (G-E8)."""


class Occasion(CaptainStep):
    """Base of what a captain's moments belong to: `game.inside(Occasion)` says whether his turn begins or he
    enters a zone.
    """


@TRIGGERS.step
class StartTurn(Occasion):
    """The captain's turn begins: once-a-turn marks are cleared, and the moments of its start follow
    (G-E7). [R Round 8; G-E8]
    """

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        captain.once_per_turn = []
        captain.marque = ""
        seat_of(game, self.seat).end_orders("battle", "turn")
        captain.bought_at, captain.buys_at = captain.buys_at, []
        game.log("turn.began", seat=self.seat)
        return then(*_moments(game, captain, AT_THE_START))


@TRIGGERS.step
class Entered(Occasion):
    """The captain has just entered a zone, perhaps from its port (G-E8). [R Round 8; G-E7]"""

    def play(self, game: MGame) -> Plan:
        return then(*_moments(game, self.captain(game), ON_ENTERING))


def _moments(game: MGame, captain: Captain, kinds: Iterable[type[CaptainTrigger]]) -> list[Step]:
    """The moments of a captain where he is, in this order; a moment with no hooks is not planned."""
    him, elsewhere = bound_to(captain), "sea" if captain.in_port else "port"
    attached = game.rules.attached
    zone = captain.zone
    return [kind(**him, bound_zone=zone) for kind in kinds if kind in attached and kind.at != elsewhere]


@TRIGGERS.step
class DockingDamage(CaptainTrigger):
    """The ship has come into port: attach what may damage her there. [R Zones 17]"""


@TRIGGERS.step
class AbilityUsed(CaptainStep):
    """An ability that is counted is being used, for `what`: permanents that wear out attach here.
    [R Turn cards 8]
    """

    handler: Public[str]
    what: Public[str] = ""

    def play(self, game: MGame) -> None:
        Mark(self.handler).put(self.captain(game), self.what)


# --- the round ------------------------------------------------------------------------------------


@TRIGGERS.step
class NewRound(RoundTrigger):
    """A round has begun, and its event card has not been drawn yet (G-E4). [R Round 6]"""


@TRIGGERS.step
class RoundEnds(RoundTrigger):
    """All seats have had their turn: end-of-round effects of the event, which is still in force (G-E4).
    [R Round 6]
    """


@TRIGGERS.step
class NpcsEnter(RoundTrigger):
    """The event is over: NPCs enter or return, in the order drawn or slain (G-E4). [R Round 6]"""
