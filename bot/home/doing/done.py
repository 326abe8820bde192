"""Who does something, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain import Domain
from bot.home.home import Home
from bot.home.people import resident_of
from bot.tables.live import LiveTable
from bot.tables.member import Member
from bot.tables.tell import NoSuch
from engine.kernel import Decision


@dataclass(frozen=True, slots=True)
class Doer:
    """Somebody at home while he does something."""

    home: Home
    member: Member

    @property
    def domain(self) -> Domain:
        """All that can be done."""
        return self.home.domain

    async def other(self, who: int) -> Member:
        """Somebody else at home, by his number. Raises NoSuch for a stranger."""
        return await self.home.member(who)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an act: the `table` at which it was done, a question that has to be answered first
    (`asked`).
    """

    table: LiveTable | None = None
    asked: Decision | None = None


def member_in(live: LiveTable, seat: int) -> int:
    """The member in a seat. Raises NoSuch where none sits."""
    live.check_seat(seat)
    member = live.holder(seat).member
    if member is None or resident_of(member) is None:
        raise NoSuch
    return member
