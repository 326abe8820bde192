"""What the tests of moderation share: moderation itself, and what it tells and asks of others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pytest

from bot.decisions.answering import Answering, Question
from bot.moderation.herald import Left
from bot.moderation.moderation import Moderation
from bot.tables import LiveTable, LiveTables
from tests.bot.time.clock import NOON
from tests.domain.conftest import Harbour, Keeping


class Told:
    """Stands in for what tells of moderation: all that it was to do is noted in `done`."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self.done: list[str] = []

    async def announce(self, live: LiveTable, sentence: str) -> None:
        self.done.append(f"announce {sentence}")

    def post_again(self, live: LiveTable) -> None:
        self.done.append("post again")

    async def move(self, live: LiveTable, channel: int) -> Left:
        left = Left(live.place, 77)
        await self._tables.change_row(live, channel=channel, thread=channel + 1)
        return left

    def shown_at(self, live: LiveTable) -> Sequence[Left]:
        return [Left(live.place, 77)]

    async def leave(self, left: Left, sentence: str) -> None:
        self.done.append(f"leave {left.place} {left.message} {sentence}")

    async def settle(self, live: LiveTable) -> None:
        self.done.append("settle")

    async def withdraw(self, live: LiveTable, sentence: str) -> None:
        self.done.append(f"withdraw {[holder.member for holder in live.members]}")

    async def repost(self, live: LiveTable) -> None:
        self.done.append("repost")


class Time(Keeping):
    """Stands in for who keeps the time of tables. `answers` is what he says to whatever he is asked."""

    answers = True

    async def nudge(self, live: LiveTable) -> bool:
        return self.answers

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        self.asked.append(f"extend for {who}")
        return NOON if self.answers else None

    async def stand_still(self, live: LiveTable, why: str) -> None:
        live.waits.still = why

    async def answer_unseen(self, live: LiveTable) -> bool:
        return self.answers

    async def settle(self) -> None:
        self.asked.append("settle")


class Seats:
    """Seats whoever is to sit somewhere."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def put(self, live: LiveTable, seat: int, *, member: int | None = None, name: str = "") -> None:
        level = 1 if member is None else None
        await self._tables.replace(live, seat, member=member, level=level, name=name)


@pytest.fixture
def told(harbour: Harbour) -> Told:
    """What the table is told."""
    return Told(harbour.tables)


@pytest.fixture
def time(harbour: Harbour) -> Time:
    """The time of the tables."""
    return Time(harbour.tables)


@pytest.fixture
def moderation(harbour: Harbour, told: Told, time: Time) -> Moderation:
    """Moderation of the harbour's tables."""
    tables = harbour.tables
    answering = Answering(tables, time)
    return Moderation(tables, answering, time, Seats(tables), told, told.repost)


def asked(live: LiveTable, seat: int) -> Question:
    """What a seat is asked now."""
    decision = live.asked(seat)
    assert decision is not None
    return Question(seat, decision.number)
