"""Carries out what is planned for a table's messages at Discord, and remembers what is done.

Whatever Discord knows better (a message was deleted, a thread is archived) is no case of its own here: it is
planned again from what is known by then.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.pictures.board import board_picture
from bot.pictures.which import Pictured, at_its_end
from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages, digest
from bot.posting.plan import Call, Close, Delete, Edit, Send, ShowBoard, Step, Tell, after, plan
from bot.posting.replies import Interaction
from bot.posting.seen import Seen
from bot.posting.shown import Shown
from bot.present.looking.private import board_layout
from bot.present.table.scene import Scene, call_layout, closed_layout, table_layout
from bot.tables.live import LiveTable
from bot.tables.service import LiveTables
from bot.tables.story import still_needed
from render import Picture

_log = structlog.get_logger(__name__)

_MOST_PICTURES = 64
"""Tables whose newest picture is kept, to close their messages with it."""

Unheard = Callable[[LiveTable, Sequence[int]], Awaitable[set[int]]]
"""Which of the members that a table calls are not to be notified now."""


async def everybody_hears(live: LiveTable, members: Sequence[int]) -> set[int]:
    """All that are called are notified."""
    return set()


@dataclass(slots=True)
class Carried:
    """What a table message carries, as far as this process knows."""

    pictured: Pictured | None = None
    last: tuple[int, bytes] | None = None
    """The message edited last and a digest of its content: no edit is made that would look the same."""


@dataclass(slots=True)
class Posting:
    """One table that is brought up to date: how it is seen, and what of it is posted by now.

    `via` is the newest click on it. `board`: the board was wanted, and is not sent yet.
    """

    live: LiveTable
    seen: Seen
    shown: Shown
    carried: Carried
    via: Interaction | None
    before: Pictured | None = None
    """The picture on the message that is replaced."""
    board: bool = False

    def scene(self, told: Sequence[str], picture: Picture | None = None) -> Scene:
        """The table's message with these lines and this picture."""
        return replace(self.seen.scene, told=told, picture=picture)

    @property
    def picture(self) -> Picture | None:
        """The picture for the table message."""
        return self.seen.pictured.picture if self.seen.pictured is not None else None


class Hand:
    """Sends, edits and closes the messages of tables."""

    def __init__(self, messages: Messages, tables: LiveTables, unheard: Unheard) -> None:
        self._messages = messages
        self._tables = tables
        self._unheard = unheard
        self._with_picture: OrderedDict[int, Carried] = OrderedDict()

    async def bring_up(self, posting: Posting) -> None:
        """Do all that is planned. Raises Unreachable when Discord takes no message; StoreError."""
        posting.before = posting.carried.pictured
        try:
            while not await self._carry_out(posting, plan(posting.seen, posting.shown)):
                pass
        finally:
            await self._keep(posting)

    async def _carry_out(self, posting: Posting, steps: Sequence[Step]) -> bool:
        """False when something has turned out otherwise: it is to be planned again."""
        closing = False
        for step in steps:
            if isinstance(step, Close | Delete) and not closing:
                # What replaces them is remembered first.
                closing = True
                await self._keep(posting)
            try:
                sent = await self._do(posting, step)
            except Unreachable as fault:
                match step:
                    case Edit() if fault.missing:
                        posting.shown = posting.shown.gone()
                        return False
                    case Edit() if fault.closed:
                        posting.seen = replace(posting.seen, archived=True)
                        return False
                    case Close() | Delete():
                        _log.info(
                            "an old message could not be closed", table=posting.live.id, reason=str(fault)
                        )
                        if not fault.lasting:
                            # It is still left: the next posting closes it.
                            continue
                        sent = None
                    case _:
                        raise
            posting.shown = after(step, posting.shown, sent)
        return True

    async def _do(self, posting: Posting, step: Step) -> int | None:
        """Do one step; gives the message that it has sent. Raises Unreachable."""
        match step:
            case Edit():
                await self._edit(posting, step)
            case Call():
                return await self._call(posting, step)
            case Tell(told=told, picture=picture):
                await self._messages.send(posting.live, closed_layout(posting.scene(told, picture)), picture)
            case ShowBoard():
                await self._show_board(posting)
            case Send():
                return await self._send(posting, step)
            case Close():
                await self._close(posting, step)
            case Delete(left=left):
                await self._messages.delete(posting.live, left.message)
        return None

    async def _edit(self, posting: Posting, step: Edit) -> None:
        """Edit the table message, unless it would look the same; a picture that it carries already is not
        sent again.
        """
        live, carried, pictured = posting.live, posting.carried, posting.seen.pictured
        view = table_layout(posting.scene(step.told, posting.picture))
        content = (step.message, digest(view))
        known = carried.last is not None and carried.last[0] == step.message
        before = carried.pictured.picture if carried.pictured is not None else None
        same = known and pictured is not None and pictured.picture == before
        if content != carried.last or not (same or pictured is carried.pictured):
            fresh = None if same else posting.picture
            try:
                await self._messages.edit(live, step.message, view, posting.via, fresh)
            except Unreachable as fault:
                if not fault.malformed or pictured is None or fresh is not None:
                    raise
                # The file on the message may be gone: send it once more.
                await self._messages.edit(live, step.message, view, posting.via, pictured.picture)
            self._carries(posting, content)

    async def _call(self, posting: Posting, step: Call) -> int:
        live = posting.live
        game = live.row.game if step.scene else ""
        who = [f"<@{member}>" for member in step.newly]
        view = call_layout(posting.seen.scene.texts, game, who, live.id)
        return (await self._messages.send(live, view, ping=await self._heard(live, step.newly))).id

    async def _show_board(self, posting: Posting) -> None:
        live = posting.live
        picture = await board_picture(live, posting.seen.theme)
        if picture is not None:
            await self._messages.send(live, board_layout(live.texts, live.title, picture), picture)
        posting.board = False

    async def _send(self, posting: Posting, step: Send) -> int:
        live, view = posting.live, table_layout(posting.scene(step.told, posting.picture))
        ping = await self._heard(live, step.newly)
        sent = (await self._messages.send(live, view, posting.picture, ping=ping)).id
        posting.board = False
        self._carries(posting, (sent, digest(view)))
        return sent

    async def _close(self, posting: Posting, step: Close) -> None:
        picture = posting.before.picture if step.pictured and posting.before is not None else None
        ended = None
        if step.ended:
            before = None if posting.seen.bare else posting.before
            ended = await at_its_end(posting.live, posting.seen.theme, before)
        view = closed_layout(posting.scene(step.told, ended or picture))
        await self._messages.edit(posting.live, step.left.message, view, posting.via, ended)

    async def _heard(self, live: LiveTable, called: Sequence[int]) -> list[int]:
        """Of the members that a message calls, those who are notified of it."""
        silent = await self._unheard(live, called) if called else set[int]()
        return [member for member in called if member not in silent]

    # --- remembering ------------------------------------------------------------------------------------

    def _carries(self, posting: Posting, content: tuple[int, bytes]) -> None:
        """Keep the pictures of some tables only: those of a thousand would fill the memory."""
        table, carried = posting.live.id, posting.carried
        carried.last, carried.pictured = content, posting.seen.pictured
        self._with_picture.pop(table, None)
        if carried.pictured is None:
            return
        self._with_picture[table] = carried
        if len(self._with_picture) > _MOST_PICTURES:
            self._with_picture.popitem(last=False)[1].pictured = None

    async def _keep(self, posting: Posting) -> None:
        live, shown = posting.live, posting.shown

        def keep(live: LiveTable, messages: dict[str, Any]) -> dict[str, Any]:
            # Who got up while this was posted is not called any more.
            called = tuple(member for member in shown.called if live.seat_of(member) is not None)
            return replace(shown, called=called).rested(live).kept(messages)

        if keep(live, live.row.messages) != live.row.messages:
            await self._tables.note_messages(live, keep)
        # The heading of the turn under way is still needed.
        oldest = still_needed(live, shown.first)
        live.recent = [entry for entry in live.recent if entry[0] >= oldest]
