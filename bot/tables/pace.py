"""The pace of a table: how long a move may take, when its member is reminded, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

LIVE, CLOCK = "live", "clock"
"""The pace of tables that never chose one; and the same with a clock: each seat has so many minutes for the
whole game.
"""
BANKS = (10, 20, 30, 60, 90)
"""Minutes that a seat may have."""
USUAL_BANK = 20

WAIT, DEFAULT, ANSWER, SEAT = "wait", "default", "answer", "seat"
AT_DEADLINES = (WAIT, DEFAULT, ANSWER, SEAT)
"""What happens when the time for a move is over: nothing, the question's default is given, a computer captain
gives the answers, or it sails on in this seat until its member is back.
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table is played.

    `period`: the time for a move, None without a deadline. `first`: after which a member is first reminded,
    `every`: after which again, unless he prefers otherwise. `clock`: the time is that of a seat for the whole
    game, not for a move, and runs at night as well.
    """

    id: str
    period: timedelta | None
    first: timedelta
    every: timedelta
    clock: bool = False

    @property
    def is_live(self) -> bool:
        """Whether everybody is meant to be there."""
        return self.period is None

    @property
    def has_deadlines(self) -> bool:
        """Whether somebody's time can be over; else nothing is noted while they play."""
        return self.period is not None or self.clock


def _hours(period: int | None, first: int, every: int) -> tuple[timedelta | None, timedelta, timedelta]:
    return timedelta(hours=period) if period else None, timedelta(hours=first), timedelta(hours=every)


PACES = {
    pace.id: pace
    for pace in (
        Pace(LIVE, *_hours(None, 12, 24)),
        Pace(CLOCK, *_hours(None, 12, 24), clock=True),
        Pace("several", *_hours(8, 3, 3)),
        Pace("daily", *_hours(24, 8, 8)),
        Pace("weekly", *_hours(168, 24, 48)),
    )
}
"""By name, the fastest first."""
