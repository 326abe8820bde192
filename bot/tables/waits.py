"""Whom a table waits for, since when and until when, as everybody may know it.

A question that is asked unseen has one wait for the whole table: it begins, is reminded of and ends by what
everybody sees, whoever is asked, and however many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.tables.columns.kept import Kept

UNSEEN = -1
"""In place of a seat: somebody is asked unseen."""

BY_MODERATOR, ASLEEP = "moderator", "asleep"
"""Why a table stands still: a moderator said so, or nobody has been there for long."""

WITHIN = (1, 2, 3, 5, 8, 12, 24, 48, 96, 168)
"""Hours within which members answer: answers are counted by these, and those that took longer."""

_MOMENTS = ("running", "last", "until", "home", "here")
_PLAIN = ("left", "reminded", "silent", "muted", "over", "follows")


LEAST_LEFT = timedelta(seconds=30)
"""What an answer may take at least, however little its seat has left for the whole game."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much time a table's answers have: a `period` each, or the `bank` of their seat for the whole game,
    in seconds; neither: as much as they like.
    """

    period: timedelta | None = None
    bank: float | None = None


@dataclass(slots=True)
class Wait:
    """One answer that the table waits for.

    `left`: seconds for it from `running` on, None without a deadline; `running` None while the time stands
    still. `reminded`: how often, the last time at `last`. `muted`: members who want to hear no more of it.
    `over`: its time is over, and what the table chose has been done.
    """

    since: datetime
    number: int = 0
    left: float | None = None
    running: datetime | None = None
    reminded: int = 0
    last: datetime | None = None
    silent: bool = False
    muted: list[int] = field(default_factory=list[int])
    over: bool = False
    until: datetime | None = None
    """When its time is over, nights and vacations counted: what members read."""
    home: datetime | None = None
    """Until when its member is on vacation."""
    here: datetime | None = None
    """When its member last said that he is there."""
    follows: bool = False
    """Its seat was asked something just before: he is there already."""

    def deadline(self) -> datetime | None:
        """When the time is over; None if it never is, or stands still."""
        if self.left is None or self.running is None or self.over:
            return None
        return self.running + timedelta(seconds=self.left)

    def run(self, now: datetime, runs: bool, least: timedelta) -> None:
        """Let its time run on, or stand still; when it goes on, this much of it is left at `least`."""
        if self.left is None or runs == (self.running is not None):
            return
        if self.running is not None:
            self.left = max(0.0, self.left - (now - self.running).total_seconds())
        elif not self.over:
            self.left = max(self.left, least.total_seconds())
        self.running = now if runs else None

    def allow(self, now: datetime, period: timedelta | None) -> None:
        """Begin the time for it anew."""
        self.left = period.total_seconds() if period is not None else None
        self.running = now if period is not None else None
        self.over = False

    def stored(self) -> dict[str, Any]:
        """As a table's row keeps it."""
        kept: dict[str, Any] = {"since": self.since.isoformat(), "number": self.number}
        if self.left is not None:
            kept["left"] = round(self.left, 3)
        for name in _MOMENTS:
            if (moment := getattr(self, name)) is not None:
                kept[name] = moment.isoformat()
        for name in _PLAIN[1:]:
            if value := getattr(self, name):
                kept[name] = value
        return kept

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Wait:
        """As it was kept."""
        moments = {name: datetime.fromisoformat(kept[name]) for name in _MOMENTS if name in kept}
        known = {name: kept[name] for name in _PLAIN if name in kept}
        return cls(datetime.fromisoformat(kept["since"]), kept["number"], **moments, **known)


class MoreTime(Kept, frozen=True, kw_only=True):
    """A vote about more time. Its fields keep what everybody sees."""

    id: str = ""
    """As buttons name it."""
    seat: int = 0
    """Who has asked for it."""
    yes: tuple[int, ...] = ()
    """The seats that agree; none any more once it is given."""
    about: tuple[str, ...] = ()
    """What the table waited for: seats, each with the number of its question."""
    given: int = 0
    """How often in a row a vote about the same has given it."""


class Titled(Kept, frozen=True, kw_only=True):
    """What a thread's title tells now, and since when."""

    now: str | None = None
    at: datetime | None = None


@dataclass(slots=True)
class Waits:
    """All that a table waits for, by seat (`UNSEEN`: somebody who is asked unseen).

    `still`: why the table stands still, empty while it goes on. `missed`: how often in a row the time was
    over and no member has answered since. `late`: how often in a row somebody had to answer for a seat.
    `vote`: the newest vote about more time. `title`: what the thread's title tells, if it was ever changed.
    `upcoming`: the round and the seat of the turn that comes next, once somebody could be told. `answered`:
    how soon the first answers of each turn came, counted by `WITHIN`, for who sits there now. `banks`: the
    seconds that seats have left of those for the whole game, once they have used some.
    """

    by_seat: dict[int, Wait] = field(default_factory=dict[int, Wait])
    still: str = ""
    missed: int = 0
    vote: MoreTime | None = None
    title: Titled | None = None
    late: dict[int, int] = field(default_factory=dict[int, int])
    upcoming: tuple[int, int] | None = None
    answered: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    banks: dict[int, float] = field(default_factory=dict[int, float])

    def __iter__(self) -> Iterator[tuple[int, Wait]]:
        return iter(sorted(self.by_seat.items()))

    def note(self, asked: Mapping[int, int], now: datetime, allowed: Allowance) -> bool:
        """Note what is asked now: seats by the number of their question, and `UNSEEN` by the newest log entry
        that everybody may read. Returns whether anything has changed.
        """
        before = dict(self.by_seat)
        over = {seat: wait for seat, wait in before.items() if asked.get(seat) != wait.number}
        for seat, wait in over.items():
            # Its member has answered; who answers for him says otherwise.
            self.late.pop(seat, None)
            if allowed.bank is not None:
                self._pay(seat, wait, now, allowed.bank)
            elif allowed.period is not None:
                self._count(seat, wait, now)
        self.by_seat = {
            seat: before[seat]
            if seat in before and seat not in over
            else _begun(number, now, self.time_for(seat, allowed), before.get(seat))
            for seat, number in asked.items()
        }
        return self.by_seat != before

    def time_for(self, seat: int, allowed: Allowance) -> timedelta | None:
        """The time that a seat has for an answer from now on. One that is asked unseen has the least: what is
        left to whom would tell who he is.
        """
        if allowed.bank is None:
            return allowed.period
        left = self.banks.get(seat, allowed.bank) if seat != UNSEEN else 0.0
        return max(timedelta(seconds=left), LEAST_LEFT)

    def allow_anew(self, now: datetime, allowed: Allowance) -> None:
        """Give all whom the table waits for their whole time anew."""
        for seat, wait in self:
            self.banks.pop(seat, None)
            wait.allow(now, self.time_for(seat, allowed))

    def restart(self, now: datetime) -> None:
        """Let the time of what runs begin now, as much as there was when it began."""
        for _, wait in self:
            if wait.running is not None and not wait.over:
                wait.running = now

    def _pay(self, seat: int, wait: Wait, now: datetime, bank: float) -> None:
        """Take the time that an answer took from what its seat has left."""
        if seat == UNSEEN:
            return
        had = self.banks.get(seat, bank)
        due = wait.deadline()
        left = (due - now).total_seconds() if due is not None else wait.left or 0.0
        # What the last seconds give beyond the bank is lost.
        spared = left if had >= LEAST_LEFT.total_seconds() and not wait.over else 0.0
        self.banks[seat] = max(0.0, min(had, spared))

    def _count(self, seat: int, wait: Wait, now: datetime) -> None:
        """Count how soon a turn's first answer came, unless its member could not or need not give it."""
        if seat == UNSEEN or wait.follows or wait.home is not None or self.still:
            return
        hours = (now - wait.since).total_seconds() / 3600
        counts = self.answered.setdefault(seat, [0] * (len(WITHIN) + 1))
        counts[sum(hours > bound for bound in WITHIN)] += 1

    def forget(self, seat: int) -> None:
        """Whoever sat there does so no more: who comes has all the time that a move has, was never late, and
        has agreed to nothing.
        """
        self.by_seat.pop(seat, None)
        self.late.pop(seat, None)
        self.answered.pop(seat, None)
        if self.vote is not None:
            self.vote = replace(self.vote, yes=tuple(one for one in self.vote.yes if one != seat))

    def stored(self) -> dict[str, Any]:
        """As a table's row keeps it."""
        kept: dict[str, Any] = {"seats": {str(seat): wait.stored() for seat, wait in self}}
        for name in ("still", "missed"):
            if value := getattr(self, name):
                kept[name] = value
        for name, value in (("vote", self.vote), ("title", self.title)):
            if value is not None:
                kept[name] = value.stored()
        if self.late:
            kept["late"] = {str(seat): count for seat, count in self.late.items()}
        if self.banks:
            kept["banks"] = {str(seat): round(left, 3) for seat, left in self.banks.items()}
        if self.answered:
            kept["answered"] = {str(seat): list(counts) for seat, counts in self.answered.items()}
        if self.upcoming is not None:
            kept["upcoming"] = list(self.upcoming)
        return kept

    @classmethod
    def of(cls, kept: Mapping[str, Any] | None) -> Waits:
        """As it was kept; None: nothing was."""
        if not kept:
            return cls()
        return cls(
            {int(seat): Wait.of(wait) for seat, wait in kept.get("seats", {}).items()},
            still=kept.get("still", ""),
            missed=kept.get("missed", 0),
            vote=MoreTime.of(vote) if (vote := kept.get("vote")) else None,
            title=Titled.of(title) if (title := kept.get("title")) else None,
            late={int(seat): count for seat, count in kept.get("late", {}).items()},
            banks={int(seat): left for seat, left in kept.get("banks", {}).items()},
            answered={int(seat): list(counts) for seat, counts in kept.get("answered", {}).items()},
            upcoming=(coming[0], coming[1]) if (coming := kept.get("upcoming")) else None,
        )


def _begun(number: int, now: datetime, period: timedelta | None, before: Wait | None) -> Wait:
    """A wait that begins; who wanted to hear no more of this turn is not reminded of its next question."""
    wait = Wait(now, number, muted=list(before.muted) if before is not None else [])
    wait.follows = before is not None
    wait.allow(now, period)
    return wait
