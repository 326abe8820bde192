"""Changes of who sits in a seat of a running table, whatever brings them about.

Whoever goes loses every private panel of the table and his hand among the direct messages; whoever comes
gets hand, call and hidden questions at once. Nobody who knows the secrets of one seat may learn another's
besides, unless both members agree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.messages import Messages
from bot.posting.poster import Poster
from bot.present.crew import free_layout
from bot.present.time import said_layout
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import LENT, Crew, Offer
from bot.tables.live import Holder
from bot.tables.tell import Tell
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from data.store import Status

_log = structlog.get_logger(__name__)


class Crews:
    """Who sits where at all tables. Whoever changes something holds the table's lock."""

    def __init__(
        self, client: discord.Client, tables: LiveTables, timers: Timers, poster: Poster, keeper: Keeper
    ) -> None:
        self._client = client
        self._tables = tables
        self._poster = poster
        self._keeper = keeper
        self.clock = timers.clock
        self.messages = Messages(client)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- who may ------------------------------------------------------------------------------------

    def check_running(self, live: LiveTable) -> None:
        """Raises Tell unless the table is being played."""
        if live.row.status is Status.LOBBY:
            raise Tell("tell-not-started")
        if not live.is_running:
            raise Tell("tell-table-over")

    def check_taker(self, live: LiveTable, member: int, seat: int) -> None:
        """Raises Tell for a member who may not sit in a seat: he has one, or has seen another's secrets."""
        if live.seat_of(member) is not None:
            raise Tell("tell-seated-already")
        if not Crew.of(live.row.crew).may_sit(member, seat):
            raise Tell("tell-knows-seat", seats=Crew.of(live.row.crew).known_to(member))

    async def is_in_server(self, live: LiveTable, member: int) -> bool:
        """Whether somebody is a member of a table's server; in doubt, he is."""
        guild = self._client.get_guild(live.row.guild)
        if guild is None:
            return False
        try:
            await attempt(lambda: guild.fetch_member(member))
        except Unreachable as fault:
            return not fault.missing
        return True

    def sitting(self, live: LiveTable, member: int) -> AbstractAsyncContextManager[None]:
        """While a member sits down. Raises Tell if he sits at as many tables as he may in this server."""
        return self._tables.limits.sitting(live.row.guild, member, live.id)

    def free_seats(self, live: LiveTable) -> list[int]:
        """The seats of computer captains."""
        return [holder.seat for holder in live.holders if holder.is_computer]

    # --- changes ------------------------------------------------------------------------------------

    async def take(self, live: LiveTable, seat: int, member: int, name: str, locale: str) -> None:
        """Take a computer captain's seat, where anybody may. Raises Tell."""
        known = seat in Crew.of(live.row.crew).known_to(member)
        if not live.lobby.latecomers and not known:
            raise Tell("tell-no-latecomers")
        await self.sit(live, seat, member, name, locale)

    async def sit(self, live: LiveTable, seat: int, member: int, name: str, locale: str) -> None:
        """Give a computer captain's seat to a member. Raises Tell if another was quicker, or if he sits at as
        many tables as he may.
        """
        self.check_running(live)
        self.check_taker(live, member, seat)
        if seat not in self.free_seats(live):
            raise Tell("tell-seat-taken")
        before = live.name(live.holder(seat))
        async with self.sitting(live, member):
            await self.put(live, seat, member=member, name=name, locale=locale)
        await self.announce(
            live, live.texts.say("crew-taken", seat=seat, before=before, number=str(seat + 1))
        )

    async def leave(self, live: LiveTable, member: int) -> int:
        """A member leaves a running table; gives his seat. A lent one returns to whom it belongs, if he is
        still in the server. Raises Tell for strangers and the last member.
        """
        self.check_running(live)
        seat = live.seat_of(member)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        owner = live.holder(seat).settings.get(LENT)
        if owner is not None and live.seat_of(owner) is None and await self.is_in_server(live, owner):
            return await self.give_back(live, member)
        if len(live.members) == 1:
            raise Tell("tell-last-member")
        await self.put(live, seat)
        await self.tell_free(live, live.texts.say("scene-left", number=str(seat + 1), other=seat), seat)
        return seat

    async def swap(self, live: LiveTable, seat: int, other: int) -> None:
        """Two members change their seats: each knows the secrets of both from now on. Raises Tell."""
        self.check_running(live)
        for one in (live.holder(seat), live.holder(other)):
            if one.member is None or one.is_away or LENT in one.settings:
                raise Tell("tell-cannot-swap", other=one.seat)
        crew = Crew.of(live.row.crew)
        members = [live.holder(one).member for one in (seat, other)]
        for member in members:
            assert member is not None
            crew.has_sat(member, seat)
            crew.has_sat(member, other)
        if crew.ballot is not None and crew.ballot.seat in (seat, other):
            crew.ballot = None
        await self.keep(live, crew, gone=self._forget(crew, [m for m in members if m is not None]))
        await self._tables.swap(live, seat, other)
        for member in members:
            if member is not None:
                self._later(self._poster.cockpits.lose(live, member, live.texts.say("crew-moved")))
        await self._tables.let_captains_play(live)
        self._poster.refresh(live)
        await self.announce(live, live.texts.say("crew-swapped", seat=seat, other=other))

    async def give_back(self, live: LiveTable, member: int) -> int:
        """A lent seat returns to whom it belongs: whoever sits in it says so, or its owner does. A member who
        has left takes his seat again, if a computer captain has it. Gives the seat. Raises Tell.
        """
        self.check_running(live)
        lent = [holder for holder in live.holders if holder.settings.get(LENT) is not None]
        for holder in lent:
            owner = holder.settings[LENT]
            if member == owner or member == holder.member:
                if live.seat_of(owner) is not None:
                    raise Tell("tell-owner-seated")
                name = live.lobby.names.get(owner, "")
                before = live.name(holder)
                await self.put(live, holder.seat, member=owner, name=name)
                sentence = live.texts.say("crew-returned", seat=holder.seat, who=f"<@{owner}>", before=before)
                await self.announce(live, sentence, ping=[owner] if member != owner else [])
                return holder.seat
        raise Tell("tell-nothing-lent")

    async def put(
        self,
        live: LiveTable,
        seat: int,
        *,
        member: int | None = None,
        name: str = "",
        locale: str = "",
        lent: int | None = None,
    ) -> None:
        """Seat a member, or a computer captain, in place of whoever sits there.

        `lent`: the member who gets the seat back. Raises StoreError.
        """
        before = live.holder(seat)
        crew = Crew.of(live.row.crew)
        people = [one for one in (before.member, member) if one is not None]
        for one in people:
            crew.has_sat(one, seat)
        if crew.ballot is not None and crew.ballot.seat == seat:
            crew.ballot = None
        await self.keep(live, crew, gone=self._forget(crew, people))
        level = live.lobby.level if member is None else None
        settings = {LENT: lent} if lent is not None else {}
        await self._tables.replace(live, seat, member=member, level=level, name=name, settings=settings)
        if member is not None and locale:
            await self._tables.change_lobby(live, locales={**live.lobby.locales, member: locale})
        await self._pass_on(live)
        if before.member is not None:
            self._part(live, before)
        await self._tables.let_captains_play(live)
        self._poster.refresh(live)

    async def _pass_on(self, live: LiveTable) -> None:
        """A host who sits at his table no more is followed by a member who does."""
        if live.seat_of(live.row.host) is None and live.members:
            heir = (live.present or live.members)[0].member
            await self._tables.change_row(live, host=heir)

    def _part(self, live: LiveTable, holder: Holder) -> None:
        """Take from a member what he has of a table in private."""
        assert holder.member is not None
        lost = live.texts.say("crew-lost", table=live.title)
        self._later(self._poster.cockpits.lose(live, holder.member, lost))
        self._later(self._poster.withdraw_hand(holder))

    # --- what is kept -------------------------------------------------------------------------------

    def _forget(self, crew: Crew, members: Iterable[int]) -> list[Offer]:
        return crew.forget_offers(set(members), self.clock.now())

    async def keep(self, live: LiveTable, crew: Crew, gone: Iterable[Offer] = ()) -> None:
        """Save a table's crew; take the buttons off the offers that are gone. Raises StoreError."""
        await self._tables.change_row(live, crew=crew.stored())
        for offer in gone:
            self.close_offer(live, offer, live.texts.say("offer-over"))

    def close_offer(self, live: LiveTable, offer: Offer, sentence: str, besides: int | None = None) -> None:
        """Show a sentence in place of an offer, soon, wherever it was posted; `besides` shows it already."""
        view = said_layout(sentence)
        for channel, message in offer.posts:
            if message != besides:
                self._later(self._close(live, channel, message, view))

    async def _close(self, live: LiveTable, channel: int, message: int, view: ui.LayoutView) -> None:
        try:
            await self.messages.edit_at(channel, message, view)
        except Unreachable as fault:
            _log.info("an offer could not be closed", table=live.id, reason=str(fault))

    # --- what is told -------------------------------------------------------------------------------

    async def announce(self, live: LiveTable, sentence: str, ping: Iterable[int] = ()) -> None:
        """Tell the table."""
        await self.say(live, said_layout(sentence), ping)

    async def tell_free(self, live: LiveTable, sentence: str, seat: int) -> None:
        """Tell the table that a computer captain has a seat; where anybody may, with a button to take it."""
        if live.lobby.latecomers:
            await self.say(live, free_layout(live, sentence, seat))
        else:
            await self.announce(live, sentence)

    async def say(self, live: LiveTable, view: ui.LayoutView, ping: Iterable[int] = ()) -> int | None:
        """Post something at a table; gives the message, None if that failed."""
        try:
            return (await self.messages.send(live, view, ping=ping)).id
        except Unreachable as fault:
            # The poster will tell who can mend it.
            _log.info("a table could not be told who comes and goes", table=live.id, reason=str(fault))
            return None

    async def is_here(self, live: LiveTable, seat: int) -> None:
        """A member says that he is there. Raises StoreError."""
        await self._keeper.is_here(live, seat)

    # --- working ------------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everybody has lost what is not his any more."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Finish what is being taken away."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)
