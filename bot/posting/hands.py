"""Direct messages: each member's hidden cards, kept current in one message per table, and hidden questions.

A member who blocks direct messages stops nothing: the table says so once, and its buttons show the same in
private.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import discord
import structlog
from discord import ui
from msgspec.structs import replace

from bot.posting.attempts import CANNOT_DM, Unreachable
from bot.posting.messages import Messages
from bot.present.cockpit import cockpit_layout
from bot.present.looking.private import hand_layout
from bot.tables.columns.seat import CLOSED, SeatSettings
from bot.tables.live import Holder, LiveTable
from bot.tables.missed import Sent
from bot.tables.service import LiveTables
from data.store import Seat

_log = structlog.get_logger(__name__)

Announce = Callable[[LiveTable, ui.LayoutView, Holder], Awaitable[object]]
"""Posts something at a table and pings one member."""
_Held = tuple[int, int | None]
"""A seat and the member who holds it."""


@dataclass(slots=True)
class _Delivered:
    """What was sent for one table: the shape of each hand, the hidden questions already announced, and the
    newest message. Kept per holder of a seat: a new holder has been sent nothing.
    """

    hands: dict[_Held, int] = field(default_factory=dict[_Held, int])
    told: set[tuple[_Held, int]] = field(default_factory=set[tuple[_Held, int]])
    questions: dict[_Held, Sent] = field(default_factory=dict[_Held, Sent])


class Hands:
    """Sends members their private information."""

    def __init__(self, client: discord.Client, tables: LiveTables, announce: Announce) -> None:
        self._messages = Messages(client)
        self._tables = tables
        self._announce = announce
        self._sent: dict[int, _Delivered] = {}

    async def send(self, live: LiveTable) -> None:
        """Update the direct messages of a table's members."""
        if live.game is None:
            return
        sent = self._sent.setdefault(live.id, _Delivered())
        for holder in live.members:
            if holder.settings.dm != CLOSED and live.holder(holder.seat).member == holder.member:
                await self._send_hand(live, holder, sent)
        for held in [held for held in sent.questions if not self._is_asked_unseen(live, held)]:
            await self._withdraw(sent.questions.pop(held))
        for holder in live.members_asked():
            if holder.settings.dm != CLOSED and live.waiting[holder.seat].hidden:
                await self._tell_of_question(live, holder, sent)
        if not live.is_running:
            self._sent.pop(live.id, None)

    async def withdraw(self, holder: Holder) -> None:
        """Delete the hand of a member who does not hold his seat any more."""
        if holder.message is None or holder.message_channel is None:
            return
        await self._withdraw((holder.message_channel, holder.message))
        holder.message = None

    def _is_asked_unseen(self, live: LiveTable, held: _Held) -> bool:
        seat, member = held
        return seat in live.waiting and live.waiting[seat].hidden and live.holder(seat).member == member

    async def _read(self, live: LiveTable, holder: Holder) -> LiveTable:
        assert holder.member is not None
        return await self._tables.as_read(live, holder.member)

    async def _send_hand(self, live: LiveTable, holder: Holder, sent: _Delivered) -> None:
        read = await self._read(live, holder)
        view = hand_layout(read, holder.seat, table_title=True)
        content = hash(repr(view.to_components()))
        if sent.hands.get((holder.seat, holder.member)) == content:
            return
        try:
            if not await self._edit(holder, view):
                channel, message = await self._to_member(holder, view)
                holder.message, holder.message_channel = message, channel
                noted = partial(_sent_as, message=message, channel=channel)
                if not await self._note(live, holder, noted):
                    # Meanwhile his seat became another's.
                    await self.withdraw(holder)
                    return
            sent.hands[holder.seat, holder.member] = content
        except Unreachable as fault:
            await self._not_sent(live, holder, fault)

    async def _note(self, live: LiveTable, holder: Holder, act: Callable[[Seat], None]) -> bool:
        """Change a seat's row, if its holder still has it: False if it is another's by now."""
        assert holder.member is not None
        return await self._tables.store.tables.note_seat(live.id, holder.seat, holder.member, act)

    async def _edit(self, holder: Holder, view: ui.LayoutView) -> bool:
        """Edit the existing message; False if there is none (any more)."""
        if holder.message is None or holder.message_channel is None:
            return False
        try:
            await self._messages.edit_at(holder.message_channel, holder.message, view)
        except Unreachable as fault:
            if not fault.missing:
                raise
            return False
        return True

    async def _to_member(self, holder: Holder, view: ui.LayoutView) -> Sent:
        assert holder.member is not None
        return await self._messages.directly(holder.member, view)

    async def _tell_of_question(self, live: LiveTable, holder: Holder, sent: _Delivered) -> None:
        """A hidden question waits for this member: it can be announced, and answered, only here."""
        held = (holder.seat, holder.member)
        asked = (held, live.waiting[holder.seat].number)
        if asked in sent.told:
            return
        sent.told.add(asked)
        read = await self._read(live, holder)
        line = read.texts.say("whisper", table=read.title, place=f"<#{read.place}>")
        try:
            await self._withdraw(sent.questions.pop(held, None))
            sent.questions[held] = await self._to_member(holder, cockpit_layout(read, holder.seat, [line]))
        except Unreachable as fault:
            _log.info("a member could not be told of a hidden question", table=live.id, reason=str(fault))

    async def _withdraw(self, old: Sent | None) -> None:
        """Delete a question that is settled, or replaced by the next; or a hand that is another's."""
        if old is not None:
            try:
                await self._messages.delete_at(*old)
            except Unreachable as fault:
                _log.debug("a direct message could not be withdrawn", reason=str(fault))

    async def _not_sent(self, live: LiveTable, holder: Holder, fault: Unreachable) -> None:
        cause = fault.__cause__
        if not isinstance(cause, discord.HTTPException) or cause.code != CANNOT_DM:
            _log.info("a direct message could not be sent", table=live.id, reason=str(fault))
            return
        holder.settings = replace(holder.settings, dm=CLOSED)
        if not await self._note(live, holder, _takes_none):
            return
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(live.texts.say("scene-closed-dm", who=f"<@{holder.member}>")))
        await self._announce(live, view, holder)


def _sent_as(row: Seat, message: int, channel: int) -> None:
    row.message, row.message_channel = message, channel


def _takes_none(row: Seat) -> None:
    """Its member takes no direct messages; whatever else is settled by now stays."""
    row.settings = replace(SeatSettings.of(row.settings), dm=CLOSED).stored()
