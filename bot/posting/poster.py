"""What a table shows in its thread, and when: one living message, closed and replaced when that helps.

The message carries the board, or what is under way (a battle), and is edited no matter who must act: a line
beneath it calls them, and goes away when somebody else is called. It is closed (its picture and lines stay)
and a new one posted when everybody is to see the board anew, and when a battle begins or ends. Without a
picture it is edited as long as the table waits for the same members, and until its log has grown long.

Posting happens after an answer is saved, in one task per table, and shows the table as it is then: many
answers become one edit, and no failure of Discord can lose an answer. A new message is sent before the old
one is closed: whatever fails in between, there are buttons. In an archived thread nothing can be edited until
a new message reopens it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.cockpits import Cockpits
from bot.posting.ending import pictures_of_ending
from bot.posting.hands import Hands
from bot.posting.messages import Messages, digest
from bot.posting.permissions import FOR_PICTURES, missing_at
from bot.posting.pictured import Kind, Pictured, at_its_end, kind_of, picture_of_table
from bot.posting.pictures import (
    Settled,
    begins_scene,
    board_picture,
    end_of_scene,
    settled_at_once,
    shows_board,
)
from bot.posting.replies import Interaction
from bot.posting.scenes import scene_of
from bot.posting.shown import Left, Shown
from bot.posting.trouble import Trouble
from bot.present.looking.ending import ending_layout
from bot.present.looking.private import board_layout
from bot.present.pages import pages_of
from bot.present.table.headline import outcome
from bot.present.table.scene import LINES_TO_TURN, Scene, call_layout, closed_layout, table_layout
from bot.tables.live import Holder, LiveTable
from bot.tables.service import LiveTables
from bot.tables.story import Part, begins_at, still_needed, told
from data.locale.signs import unsigned
from data.store import Status, StoreError
from render import Picture

_log = structlog.get_logger(__name__)

_LINES_TO_BEGIN = 10
_MOST_PICTURES = 64
"""Tables whose newest picture is kept, to close their messages with it."""
_ENDED = frozenset({"table.ended"})
_ENDING = "ending"
"""The name under which a table's row records that the pictures of its end were posted."""
_CHECKED = 30.0
"""At most once in this many seconds, check that a table message still exists."""
_MOST_LEFT = 5
"""Messages still to be closed; older ones keep their buttons, which say that they are old."""


_NO_ENDS: Mapping[int, Picture] = {}

Unheard = Callable[[LiveTable, Sequence[int]], Awaitable[set[int]]]
"""Which of the members that a table calls are not to be notified now."""


async def _everybody_hears(live: LiveTable, members: Sequence[int]) -> set[int]:
    return set()


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
    pictured: Pictured | None = None
    """The picture that the table message carries."""
    last: tuple[int, bytes] | None = None
    """The message edited last and a digest of its content: no edit is made that would look the same."""


class Poster:
    """Updates the messages of tables."""

    def __init__(
        self, client: discord.Client, tables: LiveTables, *, unheard: Unheard = _everybody_hears
    ) -> None:
        self._client = client
        self._messages = Messages(client)
        self._tables = tables
        self._work: dict[int, _Work] = {}
        self._with_picture: OrderedDict[int, _Work] = OrderedDict()
        self._checks: set[asyncio.Task[None]] = set()
        self._hands = Hands(client, tables, self._announce)
        self.cockpits = Cockpits(tables)
        self._unheard = unheard
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
        shown = Shown.of(live.row.messages)
        newest = live.recent[-1][0] + 1 if live.recent else shown.upto
        return shown.message is None or shown.upto != newest or shown.called != live.members_called()

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
            await self._post(live, via, work)
        await self._hands.send(live)
        # The last turns of computer captains may have ended the table while it was posted: they come first.
        if not work.bare and not work.due and not self.is_behind(live):
            await self._post_ending(live)
        await self._tables.events.posted.tell(live)

    # --- the table message ------------------------------------------------------------------------

    async def _post(self, live: LiveTable, via: Interaction | None, work: _Work) -> None:
        shown = Shown.of(live.row.messages)
        if shown.message is not None and shown.message == work.lost:
            shown.message, shown.upto = None, shown.since
        upto = live.recent[-1][0] + 1 if live.recent else shown.upto
        called = live.members_called()
        newly = [member for member in called if member not in shown.called]
        theme = (await self._tables.public_look(live.row.guild)).theme
        pictured = None if work.bare else await picture_of_table(live, theme, work.pictured)
        board = any(shows_board(live, entry.key) for number, entry in live.recent if number >= shown.upto)
        settled = await self._settled(live, shown, theme, pictured) if not work.bare else []
        anew, work.anew = work.anew, False
        if (
            shown.message is not None
            and not anew
            and not settled
            and self._lives_on(live, shown, kind_of(pictured), newly, board=board)
        ):
            scene = self._scene(live, self._told(live, shown.since), pictured)
            try:
                await self._edit(live, shown.message, table_layout(scene), via, work, pictured)
            except Unreachable as fault:
                if not fault.missing and not fault.closed:
                    raise
                if fault.missing:
                    # Its lines have gone with it.
                    shown.message, shown.upto = None, shown.since
            else:
                shown.called, shown.upto = called, upto
                await self._call(live, shown, newly)
                await self._keep(live, shown)
                await self._close_left(live, shown, via)
                return
        await self._post_anew(
            live, shown, Shown(None, 0, upto, called), newly, pictured, board, settled, via, work
        )

    async def _settled(
        self, live: LiveTable, shown: Shown, theme: str, pictured: Pictured | None
    ) -> list[Settled]:
        """What was settled since the last posting with nobody asked in between: it is shown once."""
        if shown.message is None:
            return []
        under_way = kind_of(pictured) == "scene"
        return await settled_at_once(live, shown.upto, but_last=under_way, theme=theme)

    async def _post_anew(
        self,
        live: LiveTable,
        old: Shown,
        new: Shown,
        newly: list[int],
        pictured: Pictured | None,
        board: bool,
        settled: Sequence[Settled],
        via: Interaction | None,
        work: _Work,
    ) -> None:
        """Post a new table message, then close the old one. What was settled stays between them, with its
        picture.
        """
        first = old.upto
        new.kind = kind_of(pictured)
        if old.message is not None and old.kind == "scene":
            # A battle's message is completed to its end.
            first = end_of_scene(live, first)
        elif old.message is not None and new.kind != "scene" and not settled:
            # A turn is told in one piece: the one under way moves along.
            first = max(old.since, begins_at(live, first))
        closes = first
        for scene in settled:
            part = self._told(live, first, scene.upto)
            view = closed_layout(self._scene(live, part, Pictured("scene", scene.picture)))
            await self._messages.send(live, view, scene.picture)
            first = scene.upto
        fresh = self._told(live, first)
        if (board or work.board) and new.kind != "board" and not work.bare:
            theme = (await self._tables.public_look(live.row.guild)).theme
            seen = await board_picture(live, theme)
            if seen is not None:
                await self._messages.send(live, board_layout(live.texts, live.title, seen), seen)
        work.board = False
        parts = pages_of([part.text for part in fresh], LINES_TO_TURN)
        for part in parts[:-1]:
            await self._messages.send(live, closed_layout(scene_of(live, part)))
        last = len(parts[-1]) if parts else 0
        new.since = fresh[-last].first if last else new.upto
        view = table_layout(self._scene(live, fresh[len(fresh) - last :], pictured))
        picture = pictured.picture if pictured is not None else None
        new.message = (await self._messages.send(live, view, picture, ping=await self._heard(live, newly))).id
        new.left = list(old.left)
        if old.message is not None:
            new.left.append(Left(old.message, old.since, closes, bool(old.kind)))
        if old.call is not None:
            new.left.append(Left(old.call))
        del new.left[:-_MOST_LEFT]
        carried, work.pictured = None if work.bare else work.pictured, pictured
        work.last = (new.message, digest(view))
        self._note_picture(live.id, work)
        await self._keep(live, new)
        ends: dict[int, Picture] = {}
        if old.message is not None and old.kind == "scene":
            theme = (await self._tables.public_look(live.row.guild)).theme
            if (over := await at_its_end(live, theme, carried)) is not None:
                ends[old.message] = over
        await self._close_left(live, new, via, carried, ends)

    def _lives_on(
        self, live: LiveTable, shown: Shown, kind: Kind, newly: Sequence[int], *, board: bool
    ) -> bool:
        """Whether the existing message lives on: one with a picture as long as it is of that kind, the board
        until everybody is to see it anew.
        """
        if shown.kind or kind:
            again = begins_scene(live, shown.upto) if kind == "scene" else board
            return shown.kind == kind and not again
        told_so_far = self._told(live, shown.since)
        return not (newly or board) and sum(len(unsigned(part.text)) for part in told_so_far) <= LINES_TO_TURN

    async def _call(self, live: LiveTable, shown: Shown, newly: list[int]) -> None:
        """Call members to a message that lives on: those called before have answered."""
        if shown.call is not None and (newly or not shown.called):
            shown.left.append(Left(shown.call))
            shown.call = None
        if newly:
            game = live.row.game if shown.kind == "scene" else ""
            view = call_layout(live.texts, game, [f"<@{member}>" for member in newly])
            shown.call = (await self._messages.send(live, view, ping=await self._heard(live, newly))).id

    async def _heard(self, live: LiveTable, called: Sequence[int]) -> list[int]:
        """Of the members that a message calls, those who are notified of it."""
        silent = await self._unheard(live, called) if called else set[int]()
        return [member for member in called if member not in silent]

    async def _post_ending(self, live: LiveTable) -> None:
        """Once, when a table was played to its end: the plot of its points, and the film of its boards."""
        if live.row.status is not Status.FINISHED or live.row.messages.get(_ENDING):
            return
        theme = (await self._tables.public_look(live.row.guild)).theme
        history = await self._tables.store.tables.history(live.id)
        pictures = await pictures_of_ending(live, history, theme)
        if pictures:
            await self._messages.send(
                live, ending_layout(live.texts, live.title, pictures, live.id), *pictures
            )
        await self._tables.note_messages(live, lambda _, messages: {**messages, _ENDING: True})

    async def _close_left(
        self,
        live: LiveTable,
        shown: Shown,
        via: Interaction | None,
        carried: Pictured | None = None,
        ends: Mapping[int, Picture] = _NO_ENDS,
    ) -> None:
        """Close replaced messages: lines stay, buttons go, and one without lines is deleted.

        One with a picture keeps it: the one `carried`, unless `ends` has one of how it ended, by message.
        What Discord rejects now is closed the next time.
        """
        if not shown.left:
            return
        still: list[Left] = []
        for left in shown.left:
            try:
                await self._close(live, left, via, carried if left.scene else None, ends.get(left.message))
            except Unreachable as fault:
                _log.info("an old message could not be closed", table=live.id, reason=str(fault))
                if not fault.lasting:
                    still.append(left)
        shown.left = still
        await self._keep(live, shown)

    async def _close(
        self,
        live: LiveTable,
        left: Left,
        via: Interaction | None,
        pictured: Pictured | None,
        over: Picture | None,
    ) -> None:
        if over is not None:
            pictured = Pictured("scene", over)
        if told_there := self._told(live, left.since, left.upto):
            view = closed_layout(self._scene(live, told_there, pictured))
            await self._messages.edit(live, left.message, view, via, over)
        else:
            await self._messages.delete(live, left.message)

    def _told(self, live: LiveTable, first: int, upto: int | None = None) -> list[Part]:
        """What everybody may read from an entry on. How the game ended is told beneath, and more of it."""
        return told(live, None, first, upto, _ENDED if outcome(live) else frozenset())

    def _scene(self, live: LiveTable, parts: Sequence[Part], pictured: Pictured | None = None) -> Scene:
        return scene_of(live, [part.text for part in parts], pictured)

    async def _edit(
        self,
        live: LiveTable,
        message: int,
        view: ui.LayoutView,
        via: Interaction | None,
        work: _Work,
        pictured: Pictured | None = None,
    ) -> None:
        """Edit the table message, unless it would look the same; a picture that it carries already is not
        sent again. Raises Unreachable.
        """
        content = (message, digest(view))
        carried = work.last is not None and work.last[0] == message
        before = work.pictured.picture if work.pictured is not None else None
        same = carried and pictured is not None and pictured.picture == before
        if content == work.last and (same or pictured is work.pictured):
            return
        fresh = pictured.picture if pictured is not None and not same else None
        try:
            await self._messages.edit(live, message, view, via, fresh)
        except Unreachable as fault:
            if not fault.malformed or pictured is None or fresh is not None:
                raise
            # The file on the message may be gone: send it once more.
            await self._messages.edit(live, message, view, via, pictured.picture)
        work.last, work.pictured = content, pictured
        self._note_picture(live.id, work)

    def _note_picture(self, table: int, work: _Work) -> None:
        """Keep the pictures of some tables only: those of a thousand would fill the memory."""
        self._with_picture.pop(table, None)
        if work.pictured is None:
            return
        self._with_picture[table] = work
        if len(self._with_picture) > _MOST_PICTURES:
            self._with_picture.popitem(last=False)[1].pictured = None

    async def _announce(self, live: LiveTable, view: ui.LayoutView, holder: Holder) -> None:
        await self._messages.send(live, view, ping=[holder.member] if holder.member is not None else [])

    async def _keep(self, live: LiveTable, shown: Shown) -> None:
        def keep(live: LiveTable, messages: dict[str, Any]) -> dict[str, Any]:
            # Who got up while this was posted is not called any more.
            shown.called = [member for member in shown.called if live.seat_of(member) is not None]
            return shown.kept(messages)

        if keep(live, live.row.messages) != live.row.messages:
            await self._tables.note_messages(live, keep)
        # The heading of the turn under way is still needed.
        oldest = still_needed(live, shown.first)
        live.recent = [entry for entry in live.recent if entry[0] >= oldest]
