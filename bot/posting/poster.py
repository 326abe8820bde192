"""What a table shows in its thread, and when.

Posting happens after an answer is saved, in one task per table, and shows the table as it is then: many
answers become one edit, and no failure of Discord can lose an answer. How the table is seen (`seen`), what is
to be done about it (`plan`) and who does it (`hand`) have a room each.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.cockpits import Cockpits
from bot.posting.ending import pictures_of_ending
from bot.posting.hand import Carried, Hand, Posting, Unheard, everybody_hears
from bot.posting.hands import Hands
from bot.posting.messages import Messages
from bot.posting.permissions import FOR_PICTURES, missing_at
from bot.posting.replies import Interaction
from bot.posting.seen import seen_of
from bot.posting.shown import Shown
from bot.posting.trouble import Trouble
from bot.posting.wayback import WayBack
from bot.present.looking.ending import ending_layout
from bot.tables.live import Holder, LiveTable
from bot.tables.service import LiveTables
from bot.tables.story import begins_at
from data.store import Status, StoreError

_log = structlog.get_logger(__name__)

_LINES_TO_BEGIN = 10
_ENDING = "ending"
"""The name under which a table's row records that the pictures of its end were posted."""
_CHECKED = 30.0
"""At most once in this many seconds, check that a table message still exists."""


@dataclass(slots=True)
class _Work:
    """The posting of one table: its task while there is something to do, and the newest click on it."""

    task: asyncio.Task[None] | None = None
    due: bool = False
    via: Interaction | None = None
    bare: bool = False
    """Files are refused: the table is posted without pictures."""
    lost: int | None = None
    """A table message that somebody deleted."""
    checked: float = float("-inf")
    """When the table message was last seen to exist."""
    board: bool = False
    """The board is wanted, whatever happened."""
    anew: bool = False
    """Another table message is wanted, whatever the one there is looks like."""
    carried: Carried = field(default_factory=Carried)
    """What the table message carries."""


class Poster:
    """Updates the messages of tables."""

    def __init__(
        self,
        client: discord.Client,
        tables: LiveTables,
        *,
        unheard: Unheard = everybody_hears,
        paged: bool = False,
    ) -> None:
        """`paged`: tables have pages, too."""
        self._client = client
        self._messages = Messages(client)
        self._tables = tables
        self._paged = paged
        self._hand = Hand(self._messages, tables, unheard)
        self._work: dict[int, _Work] = {}
        self._checks: set[asyncio.Task[None]] = set()
        self._way_back = WayBack(client, self._messages, tables)
        self._hands = Hands(client, tables, self._announce)
        self.cockpits = Cockpits(tables)
        self.trouble = Trouble(client, tables, self._again)
        tables.events.changed.listen(self.refresh)

    def refresh(self, live: LiveTable, via: Interaction | None = None) -> None:
        """Show a table as it is now, soon. `via` is the click or command that changed it; its sender is told
        if the table cannot be shown.
        """
        self._begin(live.id, via)

    def check(self, live: LiveTable) -> None:
        """A member looks for the table: post its message again if somebody has deleted it."""
        message = Shown.of(live.row.messages).message
        if not live.is_running or message is None:
            return
        now, work = asyncio.get_running_loop().time(), self._work.setdefault(live.id, _Work())
        if now - work.checked > _CHECKED:
            work.checked = now
            task = asyncio.create_task(self._find(live, message, work), name=f"check-table-{live.id}")
            self._checks.add(task)
            task.add_done_callback(self._checks.discard)

    async def _find(self, live: LiveTable, message: int, work: _Work) -> None:
        try:
            await self._messages.fetch(live, message)
        except Unreachable as fault:
            if fault.missing:
                work.lost = message
                self._begin(live.id)

    def _begin(self, table: int, via: Interaction | None = None) -> None:
        work = self._work.setdefault(table, _Work())
        work.due = True
        work.via = via or work.via
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._run(table, work), name=f"post-table-{table}")

    def _again(self, table: int) -> None:
        """Retry a failing table, with its pictures."""
        self._work.setdefault(table, _Work()).bare = False
        self._begin(table)

    def begin_anew(self, live: LiveTable) -> None:
        """Post a table at a new place: the board, its last lines, what is asked."""
        public = [number for number, entry in live.recent if entry.read(None) is not None]
        first = begins_at(live, public[-_LINES_TO_BEGIN:][0] + 1) if public else 0
        live.row.messages = Shown(None, first, first).kept(live.row.messages)
        self._work.setdefault(live.id, _Work()).board = True
        self.refresh(live)

    def post_again(self, live: LiveTable, via: Interaction | None = None) -> None:
        """Post a table's message anew where it is played; the one before is closed."""
        work = self._work.setdefault(live.id, _Work())
        work.anew = work.board = True
        work.bare = False
        self.refresh(live, via)

    def is_behind(self, live: LiveTable) -> bool:
        """Whether something has happened that is not posted, or the message calls the wrong members."""
        return Shown.of(live.row.messages).is_behind(live)

    async def withdraw_hand(self, holder: Holder) -> None:
        """Delete the direct message with the hand of a member who does not hold a seat any more."""
        await self._hands.withdraw(holder)

    async def settle(self, live: LiveTable) -> None:
        """Wait until the newest state is posted (or could not be)."""
        work = self._work.get(live.id)
        if work is not None and work.task is not None:
            await asyncio.wait({work.task})
        await self.cockpits.settle()

    async def close(self) -> None:
        """Finish what is being posted."""
        self.trouble.close()
        tasks = {work.task for work in self._work.values() if work.task is not None} | self._checks
        if tasks:
            await asyncio.wait(tasks, timeout=5)
        await self.cockpits.close()

    async def _run(self, table: int, work: _Work) -> None:
        while work.due:
            work.due = False
            via, work.via = work.via, None
            try:
                # Whoever follows this process shows the table from then on.
                self._tables.store.check_ours()
                live = await self._tables.open(table)
                await self._show(live, via, work)
            except Unreachable as fault:
                await self.trouble.met(table, fault, via)
            except StoreError as fault:
                _log.error("what is posted could not be noted", table=table, reason=str(fault))
                self.trouble.stored_badly(table)
            except Exception:
                _log.exception("a table message could not be made", table=table)

    async def _show(self, live: LiveTable, via: Interaction | None, work: _Work) -> None:
        """Update everything about a table; if files are refused, without pictures."""
        work.bare = work.bare or FOR_PICTURES in missing_at(self._client, live)
        try:
            await self._bring_up(live, via, work)
        except Unreachable as fault:
            if work.bare or not fault.forbidden:
                raise
            work.bare = True
            try:
                await self._bring_up(live, via, work)
            except Unreachable:
                # The pictures were not the reason.
                work.bare = False
                raise
        if work.bare:
            await self.trouble.without_pictures(live, via)
            return
        self.trouble.over(live.id)
        if not live.is_running and not work.due:
            self._work.pop(live.id, None)

    async def _bring_up(self, live: LiveTable, via: Interaction | None, work: _Work) -> None:
        """The message first, then the panels, then direct messages: how long odds take does not decide what
        is seen first.
        """
        async with self.cockpits.renewing(live):
            if not live.lobby.panel:
                await self._post(live, via, work)
        if live.lobby.panel:
            return
        await self._hands.send(live)
        await self._way_back.keep(live)
        # The last turns of computer captains may have ended the table while it was posted: they come first.
        if not work.bare and not work.due and not self.is_behind(live):
            await self._post_ending(live)
        await self._tables.events.posted.tell(live)

    async def _post(self, live: LiveTable, via: Interaction | None, work: _Work) -> None:
        """Bring the table message up to date. Raises Unreachable, StoreError."""
        shown = Shown.of(live.row.messages)
        if shown.message is not None and shown.message == work.lost:
            shown = shown.gone()
        theme = (await self._tables.public_look(live.row.guild)).theme
        if shown.message is None:
            await self._way_back.begin(live)
        board, anew, work.board, work.anew = work.board, work.anew, False, False
        try:
            seen = await seen_of(
                live, shown, theme, work.carried.pictured,
                bare=work.bare, board=board, anew=anew, paged=self._paged,
            )  # fmt: skip
            posting = Posting(live, seen, shown, work.carried, via, board=board)
            try:
                await self._hand.bring_up(posting)
            finally:
                board = posting.board
        except (Unreachable, StoreError):
            work.board, work.anew = work.board or board, work.anew or anew
            raise

    async def _post_ending(self, live: LiveTable) -> None:
        """Once, when a table was played to its end: the plot of its points, and the film of its boards."""
        if live.row.status is not Status.FINISHED or live.row.messages.get(_ENDING) or live.lobby.sealed:
            return
        theme = (await self._tables.public_look(live.row.guild)).theme
        history = await self._tables.store.tables.history(live.id)
        pictures = await pictures_of_ending(live, history, theme)
        if pictures:
            await self._messages.send(
                live, ending_layout(live.texts, live.title, pictures, live.id), *pictures
            )
        await self._tables.note_messages(live, lambda _, messages: {**messages, _ENDING: True})

    async def _announce(self, live: LiveTable, view: ui.LayoutView, holder: Holder) -> None:
        await self._messages.send(live, view, ping=[holder.member] if holder.member is not None else [])
