"""When the next reminder of a wait is due, and when its time is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from bot.tables.pace import Pace
from bot.tables.rest import Rest
from bot.tables.waits import Wait

MORNING = timedelta(hours=2)
"""What is left of a member's time after his night, at least."""
PATIENT = 3
"""After so many reminders, each further one takes twice as long as the one before."""
_LONGEST = timedelta(days=7)
MOST_REMINDERS = 12


def reminder_due(wait: Wait, pace: Pace, rest: Rest | None) -> datetime | None:
    """When a member is to be reminded next; None if he is not any more.

    `rest` None: several members are reminded of something that one of them is asked unseen.
    """
    if wait.reminded >= MOST_REMINDERS or (rest is not None and not rest.reminded):
        return None
    own = rest.every if rest is not None else None
    if wait.last is None:
        if rest is not None and wait.silent:
            # He was not called when it began.
            return rest.wakes(wait.since)
        due = wait.since + (own or pace.first)
    else:
        gap = own or pace.every
        due = wait.last + min(gap * 2 ** max(0, wait.reminded - PATIENT), max(gap, _LONGEST))
    return rest.wakes(due) if rest is not None else due


def time_over(wait: Wait, rests: Iterable[Rest]) -> datetime | None:
    """When the time for an answer is over for these members: not at night, nor right after it."""
    deadline = wait.deadline()
    return _by_day(deadline, list(rests)) if deadline is not None else None


def _by_day(due: datetime, rests: Sequence[Rest]) -> datetime:
    """The first moment from this one on at which nobody sleeps. Whoever sleeps moves it, but only once: there
    may be no hour at which all are awake.
    """
    asleep = [rest for rest in rests if rest.sleeps(due)]
    if not asleep:
        return due
    first = min(asleep, key=lambda rest: rest.wakes(due))
    return _by_day(first.wakes(due) + MORNING, [rest for rest in rests if rest is not first])
