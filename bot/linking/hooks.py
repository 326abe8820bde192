"""Stories of tables that are sent to an address, turn by turn, as far as a spectator may know them.

Host and moderators set the address, and the table reads that they did. What is not taken is sent again later,
and later still; at last it is given up, and who has set the address reads that. No game waits for any of it.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import timedelta
from itertools import groupby

import structlog

from bot.linking.addresses import body_of, checked_address, headers_of, host_of
from bot.linking.herald import Herald
from bot.linking.links import Links
from bot.protocol.reader import Reader, reader_of
from bot.protocol.shapes import Event
from bot.protocol.shapes.told import Told
from bot.protocol.story import Stories
from bot.protocol.table import VERSION, table_of
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, StoreError, TableHook, Timer

_log = structlog.get_logger(__name__)

AGAIN = "hook"
"""The kind of the timers: one for each table whose address has taken nothing."""
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 15, 60, 180, 360, 720))
"""Until it is tried again; after the last it is given up."""
_BYTES = 24
"""Of chance in a secret."""


class Hooks:
    """The addresses of all tables of a process."""

    def __init__(self, tables: LiveTables, timers: Timers, links: Links, herald: Herald) -> None:
        self._tables = tables
        self._timers = timers
        self._links = links
        self._herald = herald
        self._stories = Stories(tables)
        self._known: dict[int, TableHook] = {}
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._changed: set[int] = set()
        """Tables at which something has happened since it was begun to tell of them."""
        self._closing = False
        timers.handler(AGAIN)(self._again)
        tables.events.saved.listen(self._look)

    async def open(self) -> None:
        """Learn which addresses were set in an earlier process, and tell them what that one had no time for
        any more. Raises StoreError.
        """
        for hook in await self._tables.store.hooks.find():
            self._known[hook.table_id or 0] = hook
        # At these nothing happens any more that would have the rest told.
        for table in await self._tables.store.hooks.finished():
            if (known := self._known.get(table)) is not None and not known.tries:
                self._begin(table)

    async def settle(self) -> None:
        """Finish what is being sent; nothing is begun any more."""
        self._closing = True
        self._changed.clear()
        while self._telling:
            await asyncio.wait([*self._telling.values()])
        await self._herald.close()

    # --- setting ------------------------------------------------------------------------------------

    def host(self, table: int) -> str:
        """To which host a table's story is sent; empty: nowhere."""
        hook = self._known.get(table)
        return host_of(hook.url) if hook is not None else ""

    async def set(self, table: int, by: Member, address: str) -> str:
        """Send a table's story there from now on, if what is sent first is taken; gives the secret that signs
        all of it. Raises Tell, StoreError.
        """
        live, address = await self._links.settled_by(table, by), checked_address(address)
        if not live.is_running:
            raise Tell("tell-hook-over")
        reader = await self._reader(table)
        hook = TableHook(
            table_id=live.id,
            member=by.id,
            url=address,
            secret=secrets.token_urlsafe(_BYTES),
            cursor=await self._stories.cursor(live, None),
            made_at=self._timers.clock.now(),
        )
        if not await self._sent(hook, self._told(reader, [], _at(hook.cursor), hook.cursor), reader):
            raise Tell("tell-hook-refused", host=host_of(address))
        # Whoever has left meanwhile, or was deleted, sets nothing any more.
        await self._links.settled_by(table, by)
        await self._tables.store.hooks.set(hook)
        self._known[live.id] = hook
        await self._timers.drop(AGAIN, str(live.id))
        # While the first message was on its way the game may have ended.
        self._begin(live.id)
        said = live.texts.say("hook-set", who=f"<@{by.id}>", host=host_of(address))
        await self._herald.announce(live, said)
        return hook.secret

    async def end(self, table: int, by: Member) -> None:
        """A table's story is sent nowhere any more. Raises Tell, StoreError."""
        live = await self._links.settled_by(table, by)
        if self._known.pop(live.id, None) is not None:
            await self._tables.store.hooks.drop(live.id)
            await self._herald.announce(live, live.texts.say("hook-ended", who=f"<@{by.id}>"))

    async def erase(self, member: int) -> None:
        """Nothing is kept of the addresses that a member has set. Raises StoreError."""
        for table in [one for one, hook in self._known.items() if hook.member == member]:
            del self._known[table]
            await self._tables.store.hooks.drop(table)

    # --- telling ------------------------------------------------------------------------------------

    def _look(self, live: LiveTable, _changed: bool) -> None:
        """A table has changed: its story may go on."""
        hook = self._known.get(live.id)
        if hook is not None and not hook.tries:
            self._begin(live.id)

    async def _again(self, timer: Timer) -> None:
        self._begin(int(timer.key))
        if (telling := self._telling.get(int(timer.key))) is not None:
            await asyncio.wait({telling})

    def _begin(self, table: int) -> None:
        self._changed.add(table)
        if table not in self._telling and not self._closing:
            task = asyncio.create_task(self._tell(table), name=f"hook-of-table-{table}")
            self._telling[table] = task
            task.add_done_callback(lambda _: self._telling.pop(table, None))

    async def _tell(self, table: int) -> None:
        try:
            while table in self._changed and (hook := self._known.get(table)) is not None:
                self._changed.discard(table)
                await self._go_on(hook)
        except Tell as gone:
            _log.info("a story is not sent", table=table, reason=gone.key)
        except StoreError as fault:
            _log.error("how far a story was sent could not be saved", table=table, reason=str(fault))

    async def _go_on(self, hook: TableHook) -> None:
        """Send what is over of a story, and note how far it was; of a game that is over that was the last."""
        reader = await self._reader(hook.table_id or 0)
        story = await self._stories.since(reader, hook.cursor)
        # Both now: while something is sent the game may end.
        events, ended = _over(story.events, reader.live), reader.live.row.status is Status.FINISHED
        if events:
            upto = await self._stories.cursor(reader.live, None, events[-1].n + 1)
            if not await self._sent(hook, self._told(reader, events, story.first, upto), reader):
                await self._refused(hook, reader.live)
                return
            await self._noted(hook, upto, 0)
        elif hook.tries:
            # What could not be sent was taken back.
            await self._noted(hook, hook.cursor, 0)
        if ended and self._known.get(reader.live.id) is hook:
            del self._known[reader.live.id]
            await self._tables.store.hooks.drop(reader.live.id)

    async def _refused(self, hook: TableHook, live: LiveTable) -> None:
        """It is tried again when it is time, whatever has happened meanwhile; at last no more."""
        self._changed.discard(live.id)
        if hook.tries < len(PAUSES):
            await self._later(hook, live, PAUSES[hook.tries])
        else:
            await self._give_up(hook, live)

    async def _noted(self, hook: TableHook, cursor: str, tries: int) -> None:
        hook.cursor, hook.tries = cursor, tries
        await self._tables.store.hooks.told(hook, cursor, tries)

    async def _later(self, hook: TableHook, live: LiveTable, pause: timedelta) -> None:
        await self._noted(hook, hook.cursor, hook.tries + 1)
        due = self._timers.clock.now() + pause
        await self._timers.set(AGAIN, str(live.id), due, table=live.id, guild=live.row.guild)

    async def _give_up(self, hook: TableHook, live: LiveTable) -> None:
        if self._known.get(live.id) is hook:
            del self._known[live.id]
            await self._tables.store.hooks.drop(live.id)
            read = await self._tables.as_read(live, hook.member, odds=False)
            await self._herald.tell_given_up(read, hook.member, host_of(hook.url))

    async def _sent(self, hook: TableHook, told: Told, reader: Reader) -> bool:
        anew = bool(told.events) and told.first < _at(hook.cursor)
        body = body_of(hook.url, told, reader.texts, anew=anew)
        seconds = int(self._timers.clock.now().timestamp())
        headers = headers_of(body, hook.secret, seconds, f"{told.number}-{told.cursor}")
        return await self._herald.send(hook.url, body, headers)

    async def _reader(self, table: int) -> Reader:
        return await reader_of(self._tables, table, None, self._timers.clock.now(), odds=False)

    def _told(self, reader: Reader, events: list[Event], first: int, cursor: str) -> Told:
        return Told(VERSION, reader.live.id, table_of(reader, cursor), first, events, cursor)


def _over(events: list[Event], live: LiveTable) -> list[Event]:
    """Of these the turns that are over."""
    turns = [list(turn) for _, turn in groupby(events, key=lambda one: one.turn)]
    return [one for turn in (turns[:-1] if live.is_running else turns) for one in turn]


def _at(cursor: str) -> int:
    return int(cursor.partition("-")[0])
