"""Finds tables for members: those at which they sit, the next that waits for them, all of a server.

Whoever looks learns of himself all that he may know, of others only what everybody sees.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import structlog

from bot.tables import LiveTable, LiveTables
from bot.tables.finding.found import Mine, Own, ServerPage
from bot.tables.finding.turns import wait_of
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.tables.waits import Waits
from bot.time.clock import Clock
from data.store import GameTable, Status

_log = structlog.get_logger(__name__)

_UNFINISHED = (Status.PLAYING, Status.LOBBY)
MOST_OWN = 40
"""Tables of a member that are looked at; the newest."""
ON_PAGE = 6
"""Tables of a server on one page."""
AGAIN = timedelta(minutes=1)
"""Between two times at which a member has a table's message brought down."""

Sees = Callable[[int], bool]
"""Tells whether whoever asks may see a channel."""
PostAgain = Callable[[LiveTable], None]
"""Posts a table's message anew, soon."""


class Finding:
    """Nothing here changes a game. All raise Tell, StoreError."""

    def __init__(
        self, tables: LiveTables, clock: Clock, is_in: Callable[[int], bool], post_again: PostAgain
    ) -> None:
        """`is_in` tells whether the bot is in a server."""
        self._tables = tables
        self._clock = clock
        self._is_in = is_in
        self._post_again = post_again
        self._brought: dict[int, datetime] = {}

    # --- one's own ----------------------------------------------------------------------------------

    async def mine(self, member: Member) -> Mine:
        """All tables at which a member sits and that are not over, in all servers."""
        rows = await self._tables.store.tables.find(status=_UNFINISHED, member=member.id)
        rows = [row for row in rows if self._is_in(row.guild) or self._is_elsewhere(row)]
        found: list[Own] = []
        for row in rows[-MOST_OWN:]:
            own = await (self._kept if self._is_elsewhere(row) else self._seen)(row, member)
            found += [own] if own is not None else []
        found.sort(key=_longest_first)
        return Mine(found, max(0, len(rows) - MOST_OWN))

    def _is_elsewhere(self, row: GameTable) -> bool:
        """Whether another process plays for a table's server."""
        return not self._tables.store.range.has(row.guild)

    async def _seen(self, row: GameTable, member: Member) -> Own | None:
        live = await self._looked_at(row)
        if (seat := live.seat_of(member.id)) is None:
            return None
        return Own(await self._read(live, member), seat, wait_of(live, seat))

    async def _kept(self, row: GameTable, member: Member) -> Own | None:
        """A table as it is stored: no game is opened that another process plays."""
        live = await self._tables.aside(row)
        if (seat := live.seat_of(member.id)) is None:
            return None
        wait = Waits.of(row.waits).by_seat.get(seat) if not live.holder(seat).is_away else None
        return Own(await self._read(live, member), seat, wait, elsewhere=True)

    async def next(self, member: Member, besides: int = 0) -> Own:
        """The table that has waited longest for a member, but for the one `besides`: what this process has
        seen first, else whatever is stored. Raises Tell if none waits for him.
        """
        for table in self._tables.turns.of(member.id, besides):
            try:
                live = await self._tables.open(table)
            except Tell as gone:
                _log.info("a table that waits cannot be opened", table=table, reason=gone.key)
                continue
            seat = live.seat_of(member.id)
            wait = wait_of(live, seat) if seat is not None else None
            if seat is not None and wait is not None and self._is_in(live.row.guild):
                return Own(await self._read(live, member), seat, wait)
        others = [own for own in (await self.mine(member)).waiting if own.live.id != besides]
        if not others:
            raise Tell("tell-no-next" if besides else "tell-none-waits")
        return others[0]

    # --- of a server --------------------------------------------------------------------------------

    async def here(self, member: Member, page: int, sees: Sees) -> ServerPage:
        """The tables of a member's server that he may see: lobbies first, the newest before older ones, then
        games under way, those first that have waited longest; for moderators the games come first.
        """
        rows = await self._tables.store.tables.find(status=_UNFINISHED, guild=member.guild or 0)
        rows = [row for row in rows if sees(row.channel) and not LobbyRow.of(row.lobby).sealed]
        now = self._clock.now()
        rows.sort(key=lambda row: (_is_lobby(row) == member.moderates, *self._order(row, now)))
        pages = max(1, -(-len(rows) // ON_PAGE))
        page = min(page, pages - 1)
        shown = [await self._looked_at(row) for row in rows[page * ON_PAGE : (page + 1) * ON_PAGE]]
        return ServerPage([await self._read(live, member) for live in shown], page, pages, len(rows))

    def _order(self, row: GameTable, now: datetime) -> tuple[float, int]:
        if _is_lobby(row):
            return 0.0, -row.number
        live = self._tables.in_memory(row.number)
        waits = live.waits if live is not None else Waits.of(row.waits)
        since = min((wait.since for _, wait in waits), default=now)
        return since.timestamp(), row.number

    # --- the way back -------------------------------------------------------------------------------

    async def bring_down(self, table: int, member: Member) -> LiveTable:
        """Post a table's message anew, below all that was said since: for who sits there. Raises Tell."""
        live = await self._tables.open(table)
        live.check_running()
        if not member.moderates_in(live.row.guild):
            live.own_seat(member.id)
        now = self._clock.now()
        last = self._brought.get(table)
        if last is not None and now - last < AGAIN:
            raise Tell("tell-brought-already")
        self._brought = {one: at for one, at in self._brought.items() if now - at < AGAIN} | {table: now}
        self._post_again(live)
        return live

    # --- reading ------------------------------------------------------------------------------------

    async def _looked_at(self, row: GameTable) -> LiveTable:
        """A table to be spoken of, whether its game can be opened or not."""
        try:
            return await self._tables.open(row.number)
        except Tell as gone:
            _log.info("a table is listed without its game", table=row.number, reason=gone.key)
            return await self._tables.aside(row)

    async def _read(self, live: LiveTable, member: Member) -> LiveTable:
        return await self._tables.as_read(live, member.id, odds=False)


def _is_lobby(row: GameTable) -> bool:
    return row.status is Status.LOBBY


def _longest_first(own: Own) -> tuple[int, float, int]:
    """Tables that wait for their member, then other games, then lobbies."""
    if own.wait is not None:
        return 0, own.wait.since.timestamp(), own.live.id
    return (2 if _is_lobby(own.live.row) else 1), 0.0, own.live.id
