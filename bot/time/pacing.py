"""What members do about time: a table's pace, more of it, being away and back, when they are reminded."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Protocol

from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.opened import Errand, no_errand
from bot.tables.pace import AT_DEADLINES, BANKS, PACES
from bot.tables.plain import plain
from bot.tables.rest import MOST_QUIET, MOST_VACATION, Rest, zone
from bot.tables.tell import NoSuch, Tell
from bot.time.clock import Clock
from data.store import Status

MOST_HUSHED = 10
"""Tables of a reminder that are hushed at once."""


class Time(Protocol):
    """Keeps the time of tables. Where it takes a table, its lock is held. All raise StoreError."""

    async def change_pace(self, live: LiveTable, **settings: Any) -> None:
        """Change a table's settings of time."""
        ...

    async def back(self, live: LiveTable, seat: int) -> bool:
        """A member is back: his seat is his own again; False if he never was away."""
        ...

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        """Give all whom a table waits for their whole time anew, and say so; None where no time runs."""
        ...

    async def ask_for_more(self, live: LiveTable, seat: int) -> bool:
        """Ask the others for more time; True if it is given at once. Raises Tell."""
        ...

    async def agree(self, live: LiveTable, seat: int, id: str) -> bool:
        """Agree to more time; True if that was enough. Raises Tell."""
        ...

    async def mute(self, member: int, tables: Sequence[int]) -> int:
        """Let a member hear no more of what tables wait for now; how many of them do."""
        ...

    async def leave(self, member: int, until: datetime | None) -> None:
        """A member goes on vacation, or comes back from it (None)."""
        ...

    async def prefer(self, member: int, **changes: Any) -> None:
        """Change what a member prefers; all tables at which he plays are planned anew."""
        ...

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence at a table without calling anybody."""
        ...


@dataclass(frozen=True, slots=True)
class Extended:
    """A table after somebody wanted more time: it is `given`, or the others are asked."""

    live: LiveTable
    given: bool


class Pacing:
    """Time, by members. All raise Tell. `repost` shows a lobby as it is now."""

    def __init__(
        self,
        tables: LiveTables,
        clock: Clock,
        time: Time,
        repost: Callable[[LiveTable], Awaitable[None]],
        errand: Errand = no_errand,
    ) -> None:
        self._elsewhere = errand("back", self.sit_again)
        self._tables = tables
        self._clock = clock
        self._time = time
        self._repost = repost

    # --- pace ---------------------------------------------------------------------------------------

    async def look(self, table: int, member: Member) -> LiveTable:
        """The table whose pace this member may choose: its host, or a moderator."""
        live = await self._tables.open(table)
        live.check_settles(member)
        return live

    async def choose(
        self,
        table: int,
        member: Member,
        *,
        pace: str | None = None,
        at_deadline: str | None = None,
        bank: int | None = None,
    ) -> LiveTable:
        """Choose how fast a table is played, what happens when a member's time is over, and how many minutes
        each has at a pace with a clock.
        """
        if (
            pace not in (None, *PACES)
            or at_deadline not in (None, *AT_DEADLINES)
            or bank not in (None, *BANKS)
        ):
            raise NoSuch
        given = {"pace": pace, "at_deadline": at_deadline, "bank": bank}
        chosen = {name: value for name, value in given.items() if value is not None}
        return await self._change(table, member, lambda live: chosen)

    async def switch_title(self, table: int, member: Member) -> LiveTable:
        """Let the thread's title tell whom the table waits for, or no longer."""
        return await self._change(table, member, lambda live: {"title": not live.lobby.title})

    async def _change(
        self, table: int, member: Member, choose: Callable[[LiveTable], dict[str, Any]]
    ) -> LiveTable:
        """Change settings of time; a running table is told."""
        async with self._tables.hold(table) as live:
            live.check_settles(member)
            before = live.pace_line
            await self._time.change_pace(live, **choose(live))
            if live.row.status is Status.LOBBY and live.pace_line != before:
                await self._tables.events.gathers.tell(live)
        if live.row.status is Status.LOBBY:
            await self._repost(live)
        elif live.pace_line != before:
            told = live.texts.say("time-pace", who=plain(member.name), pace=live.pace_line)
            await self._time.announce(live, told)
        return live

    # --- at a table ---------------------------------------------------------------------------------

    async def back(self, table: int, member: Member) -> tuple[LiveTable, bool]:
        """A member is back: his seat is his again; False if it was all the time."""
        async with self._tables.hold(table) as live:
            return live, await self._time.back(live, live.own_seat(member.id))

    async def more(self, table: int, member: Member) -> Extended:
        """More time: a moderator gives it, members ask the others for it."""
        async with self._tables.hold(table) as live:
            if live.row.status is not Status.PLAYING:
                raise Tell("tell-table-over")
            if not member.moderates_in(live.row.guild):
                given = await self._time.ask_for_more(live, live.own_seat(member.id))
            elif await self._time.extend(live, plain(member.name)) is None:
                raise Tell("tell-no-deadline")
            else:
                given = True
        return Extended(live, given)

    async def agree(self, table: int, member: Member, id: str) -> LiveTable:
        """Agree to more time."""
        async with self._tables.hold(table) as live:
            await self._time.agree(live, live.own_seat(member.id), id)
        return live

    async def hush(self, member: Member, tables: Sequence[int]) -> int:
        """Hear no more of what the tables of a reminder wait for now; how many these are."""
        count = await self._time.mute(member.id, tables[:MOST_HUSHED])
        if not count:
            raise Tell("tell-nothing-to-hush")
        return count

    # --- everywhere ---------------------------------------------------------------------------------

    async def come_back(self, member: Member) -> bool:
        """A member is back from vacation, and in all his seats; False if he never was away."""
        home = (await self.rest(member)).away(self._clock.now())
        if home:
            await self._time.leave(member.id, None)
        returned = False
        for row in await self._tables.games_of(member.id):
            returned |= await self.sit_again(row.number, member.id)
        await self._elsewhere(member.id)
        return home or returned

    async def sit_again(self, table: int, member: int) -> bool:
        """A member is back in his seat at a table; False if he never was away. Raises Tell, StoreError."""
        async with self._tables.hold(table) as live:
            seat = live.seat_of(member)
            return seat is not None and await self._time.back(live, seat)

    async def go(self, member: Member, days: int) -> datetime:
        """Let the time stand still for a member for some days, at all his tables; until when."""
        if not 0 < days <= MOST_VACATION:
            raise NoSuch
        until = self._clock.now() + timedelta(days=days)
        await self._time.leave(member.id, until)
        return until

    async def rest(self, member: Member) -> Rest:
        """When a member is not to be disturbed, as he said or as his language lets guess."""
        return Rest.of(await self._tables.preferences(member.id), member.locale or None, None)

    async def prefer(
        self,
        member: Member,
        *,
        every: int | None = None,
        usual: bool = False,
        quiet: tuple[int | None, int | None] = (None, None),
        place: str | None = None,
    ) -> Rest:
        """Choose how often a member is reminded (in hours, or as `usual`), from which hour to which he is
        not, and where he lives; None: as before.
        """
        changes: dict[str, Any] = {}
        if every is not None or usual:
            changes["remind_every"] = None if usual else every
        if quiet != (None, None):
            changes["quiet"] = _quiet(await self.rest(member), *quiet)
        if place is not None:
            changes["zone"] = _zone(place)
        if changes:
            await self._time.prefer(member.id, **changes)
        return await self.rest(member)


def _quiet(rest: Rest, first: int | None, last: int | None) -> tuple[int, int]:
    """The hours in which a member is not reminded. Raises Tell for too many."""
    low = rest.quiet[0] if first is None else first
    high = rest.quiet[1] if last is None else last
    if (high - low) % 24 > MOST_QUIET:
        raise Tell("tell-too-quiet", most=MOST_QUIET)
    return low, high


def _zone(place: str) -> str:
    """The time zone of a place. Raises Tell for one that nobody knows."""
    named = place.strip().replace(" ", "_")
    if zone(named) is None:
        raise Tell("tell-no-time-zone", zone=place[:60])
    return named
