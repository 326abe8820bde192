"""Changes of who sits in a seat of a running table, whatever brings them about.

Whoever goes loses every private panel of the table and his hand among the direct messages; whoever comes
gets hand, call and hidden questions at once. Nobody who knows the secrets of one seat may learn another's
besides, unless both members agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager

from bot.crews.herald import Herald
from bot.lobbies.seating import people
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Crew, Offer
from bot.tables.finding.sealed import check_unsealed
from bot.tables.live import Holder
from bot.tables.member import InServer, Member
from bot.tables.tell import Tell
from bot.time.clock import Clock


class Crews:
    """Who sits where at all tables. What takes a `LiveTable` is called by who holds its lock."""

    def __init__(self, tables: LiveTables, clock: Clock, herald: Herald, is_in_server: InServer) -> None:
        self._tables = tables
        self.clock = clock
        self.herald = herald
        self._is_in_server = is_in_server

    # --- who may ------------------------------------------------------------------------------------

    def check_taker(self, live: LiveTable, member: int, seat: int) -> None:
        """Raises Tell for a member who may not sit in a seat: he has one, or has seen another's secrets."""
        if live.seat_of(member) is not None:
            raise Tell("tell-seated-already")
        if not Crew.of(live.row.crew).may_sit(member, seat):
            raise Tell("tell-knows-seat", seats=Crew.of(live.row.crew).known_to(member))

    async def is_in_server(self, live: LiveTable, member: int) -> bool:
        """Whether somebody is a member of a table's server; in doubt, he is."""
        return await self._is_in_server(live.row.guild, member)

    def sitting(self, live: LiveTable, member: int) -> AbstractAsyncContextManager[None]:
        """While a member sits down. Raises Tell if he sits at as many tables as he may in this server."""
        return self._tables.limits.sitting(live.row.guild, member, live.id)

    # --- what members do ----------------------------------------------------------------------------

    async def take(self, table: int, member: Member, seat: int) -> LiveTable:
        """A member takes a computer captain's seat, where anybody may. Raises Tell."""
        async with self._tables.hold(table) as live:
            live.check_running()
            live.check_seat(seat)
            if not live.lobby.latecomers and seat not in Crew.of(live.row.crew).known_to(member.id):
                raise Tell("tell-no-latecomers")
            self.check_taker(live, member.id, seat)
            await self._check_kept(live, member.id, seat)
            if seat not in Crew.of(live.row.crew).known_to(member.id):
                # In the words for who comes too late: nobody reads from them which of both it is.
                await self._tables.company.check(people(live), member.id, otherwise="tell-seat-taken")
            await self.sit(live, seat, member.id, member.name, member.locale)
        return live

    async def _check_kept(self, live: LiveTable, member: int, seat: int) -> None:
        """Raises Tell for a seat that somebody else had who played this game before it was opened from its
        file: it is kept for him, unless he has left the server.
        """
        crew = Crew.of(live.row.crew)
        for one in live.lobby.invited if live.lobby.opened else ():
            if one == member and seat in crew.known_to(one):
                # They have played with each other; who keeps away from somebody by now does not sit with him.
                await self._tables.company.check(people(live), member, otherwise="tell-seat-taken")
            elif seat in crew.known_to(one) and await self.is_in_server(live, one):
                raise Tell("tell-seat-kept", who=f"<@{one}>")

    async def ask_to_quit(self, table: int, member: Member) -> tuple[LiveTable, int]:
        """The table and the seat that a member is about to leave. Raises Tell."""
        live = await self._tables.open(table)
        live.check_running()
        return live, live.own_seat(member.id)

    async def quit(self, table: int, member: Member) -> LiveTable:
        """A member leaves a running table. Raises Tell as `leave` does."""
        async with self._tables.hold(table) as live:
            await self.leave(live, member.id)
        return live

    async def give_back(self, table: int, member: Member) -> LiveTable:
        """A member returns to his seat, or gives back the one that he was lent. Raises Tell."""
        await self._check_owner(await self._tables.open(table), member.id)
        async with self._tables.hold(table) as live:
            known = Crew.of(live.row.crew).known_to(member.id)
            own = [seat for seat in live.free_seats if seat in known]
            lent = any(holder.settings.lent == member.id for holder in live.holders)
            if live.seat_of(member.id) is None and own and not lent:
                await self._check_kept(live, member.id, own[-1])
                await self.sit(live, own[-1], member.id, member.name, member.locale)
            else:
                await self._return(live, member.id)
        return live

    async def _check_owner(self, live: LiveTable, member: int) -> None:
        """Raises Tell if the member to whom a seat returns has left the server."""
        own = live.seat_of(member)
        owner = live.holder(own).settings.lent if own is not None else None
        if owner is not None and not await self.is_in_server(live, owner):
            raise Tell("tell-owner-gone", who=f"<@{owner}>")

    async def let_latecomers(self, table: int, member: Member) -> LiveTable:
        """Let anybody take a computer captain's seat, or only who is invited: for the host and moderators.
        Raises Tell.
        """
        async with self._tables.hold(table) as live:
            live.check_running()
            check_unsealed(live)
            if not member.settles(live.row):
                raise Tell("tell-host-only", host=f"<@{live.row.host}>")
            await self._tables.change_lobby(live, latecomers=not live.lobby.latecomers)
        return live

    # --- changes ------------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, seat: int, member: int, name: str, locale: str) -> None:
        """Give a computer captain's seat to a member. Raises Tell if another was quicker, or if he sits at as
        many tables as he may.
        """
        live.check_running()
        self.check_taker(live, member, seat)
        if seat not in live.free_seats:
            raise Tell("tell-seat-taken")
        before = live.name(live.holder(seat))
        async with self.sitting(live, member):
            await self.put(live, seat, member=member, name=name, locale=locale)
        sentence = live.texts.say("crew-taken", seat=seat, before=before, number=str(seat + 1))
        await self.herald.announce(live, sentence)

    async def leave(self, live: LiveTable, member: int) -> int:
        """A member leaves a running table; gives his seat. A lent one returns to whom it belongs, if he is
        still in the server. Raises Tell for strangers and the last member.
        """
        live.check_running()
        seat = live.own_seat(member)
        owner = live.holder(seat).settings.lent
        if owner is not None and live.seat_of(owner) is None and await self.is_in_server(live, owner):
            return await self._return(live, member)
        if len(live.members) == 1:
            raise Tell("tell-last-member")
        await self.put(live, seat)
        if live.lobby.opened:
            kept = tuple(one for one in live.lobby.invited if one != member)
            await self._tables.change_lobby(live, invited=kept)
        sentence = live.texts.say("scene-left", number=str(seat + 1), other=seat)
        await self.herald.tell_free(live, sentence, seat)
        return seat

    async def swap(self, live: LiveTable, seat: int, other: int) -> None:
        """Two members change their seats: each knows the secrets of both from now on. Raises Tell."""
        live.check_running()
        for one in (live.holder(seat), live.holder(other)):
            if one.member is None or one.is_away or one.settings.lent is not None:
                raise Tell("tell-cannot-swap", other=one.seat)
        crew = Crew.of(live.row.crew)
        members = [one for place in (seat, other) if (one := live.holder(place).member) is not None]
        for member in members:
            crew.has_sat(member, seat)
            crew.has_sat(member, other)
        if crew.ballot is not None and crew.ballot.seat in (seat, other):
            crew.ballot = None
        await self.keep(live, crew, gone=self._forget(crew, members))
        await self._tables.swap(live, seat, other)
        for member in members:
            self.herald.moved(live, member)
        await self._tables.let_captains_play(live)
        self._tables.events.changed.tell(live)
        await self.herald.announce(live, live.texts.say("crew-swapped", seat=seat, other=other))

    async def _return(self, live: LiveTable, member: int) -> int:
        """A lent seat returns to whom it belongs: whoever sits in it says so, or its owner does. Gives the
        seat. Raises Tell.
        """
        live.check_running()
        for holder in live.holders:
            owner = holder.settings.lent
            if owner is not None and member in (owner, holder.member):
                if live.seat_of(owner) is not None:
                    raise Tell("tell-owner-seated")
                name = live.lobby.names.get(owner, "")
                before = live.name(holder)
                await self.put(live, holder.seat, member=owner, name=name)
                sentence = live.texts.say("crew-returned", seat=holder.seat, who=f"<@{owner}>", before=before)
                await self.herald.announce(live, sentence, ping=[owner] if member != owner else [])
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
        await self._tables.replace(live, seat, member=member, level=level, name=name, lent=lent)
        await self._note_coming_and_going(live, before, member)
        if member is not None and locale:
            await self._tables.change_lobby(live, locales={**live.lobby.locales, member: locale})
        await self._pass_on(live)
        if before.member is not None:
            self.herald.part(live, before)
        await self._tables.let_captains_play(live)
        self._tables.events.changed.tell(live)

    async def _note_coming_and_going(self, live: LiveTable, before: Holder, comes: int | None) -> None:
        """Whoever leaves his own seat to a computer captain has not finished the game, unless he is back; one
        that was opened counts for nobody.
        """
        reliable = self._tables.store.reliable
        if comes is not None:
            await reliable.take_back(live.id, comes)
        elif before.member is not None and before.settings.lent is None and not live.lobby.opened:
            await reliable.note_left(live.id, before.member, live.row.guild, self.clock.now())

    async def _pass_on(self, live: LiveTable) -> None:
        """A host who sits at his table no more is followed by a member who does."""
        if live.seat_of(live.row.host) is None and live.members:
            heir = (live.present or live.members)[0].member
            await self._tables.change_row(live, host=heir)

    # --- what is kept -------------------------------------------------------------------------------

    def _forget(self, crew: Crew, members: Iterable[int]) -> list[Offer]:
        return crew.forget_offers(set(members), self.clock.now())

    async def keep(self, live: LiveTable, crew: Crew, gone: Iterable[Offer] = ()) -> None:
        """Save a table's crew; take the buttons off the offers that are gone. Raises StoreError."""
        await self._tables.change_row(live, crew=crew.stored())
        for offer in gone:
            self.herald.close_offer(live, offer, live.texts.say("offer-over"), None)
