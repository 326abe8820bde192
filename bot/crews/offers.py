"""What one member offers another: his seat, to change seats, a computer captain's seat.

An offer is posted at the table, where it calls the other, and sent to him directly; either way he accepts or
declines it, for a week. Whoever gets several within an hour is notified of the first.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from bot.crews.crews import Crews
from bot.lobbies.seating import people
from bot.lobbies.sitting import Sitting
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import AGAIN, CALLED_AGAIN, HAND, INVITE, LASTS, MOST_OFFERS, SWAP, Crew, Offer
from bot.tables.finding.sealed import check_unsealed
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from data.store import Status


@dataclass(frozen=True, slots=True)
class Made:
    """An offer that was made at a table: to whom, and whether he was told `directly`, too, as far as whoever
    made it is to know.
    """

    live: LiveTable
    to: int
    directly: bool


class Offers:
    """The offers of all tables. What takes a `LiveTable` is called by who holds its lock."""

    def __init__(self, tables: LiveTables, crews: Crews, sitting: Sitting) -> None:
        self._tables = tables
        self._crews = crews
        self._sitting = sitting

    # --- making -------------------------------------------------------------------------------------

    async def invite(self, table: int, by: Member, to: int, name: str, seat: int | None = None) -> Made:
        """Invite somebody to a lobby, or into a computer captain's seat: this one, or any.

        `name`: how he is called in the server. Raises Tell, StoreError.
        """
        async with self._tables.hold(table) as live:
            live.own_seat(by.id)
            if live.row.status is not Status.LOBBY:
                live.check_running()
            if live.seat_of(to) is not None:
                raise Tell("tell-sits-already", who=f"<@{to}>")
            reaches = await self._tables.company.reaches(people(live), by.id, to)
            if live.is_running:
                self._check_invited(live, to, seat)
            return await self._make(live, self._offer(INVITE, by, to, name, seat), reaches=reaches)

    def _check_invited(self, live: LiveTable, to: int, seat: int | None) -> None:
        """Raises Tell unless there is a seat that the invited may take."""
        free = live.free_seats if seat is None else [seat]
        if not set(free) & set(live.free_seats):
            raise Tell("tell-no-free-seat")
        if not any(Crew.of(live.row.crew).may_sit(to, one) for one in free):
            raise Tell("tell-no-guest", who=f"<@{to}>")

    async def hand(self, table: int, by: Member, to: int, name: str, *, for_good: bool = False) -> Made:
        """Offer one's own seat, for now or for good. Raises Tell, StoreError."""
        async with self._tables.hold(table) as live:
            own = live.own_seat(by.id)
            live.check_running()
            if live.seat_of(to) is not None:
                raise Tell("tell-sits-already", who=f"<@{to}>")
            reaches = await self._tables.company.reaches(people(live), by.id, to)
            if not Crew.of(live.row.crew).may_sit(to, own):
                raise Tell("tell-no-guest", who=f"<@{to}>")
            owner = live.holder(own).settings.lent
            if for_good and owner is not None:
                # Who sits in for another: the seat is not his to give away.
                raise Tell("tell-lent-stays-lent", who=f"<@{owner}>")
            return await self._make(live, self._offer(HAND, by, to, name, own, for_good), reaches=reaches)

    async def swap(self, table: int, by: Member, to: int) -> Made:
        """Offer another member of the table to change seats. Raises Tell, StoreError."""
        async with self._tables.hold(table) as live:
            own, other = live.own_seat(by.id), live.seat_of(to)
            live.check_running()
            if other is None or other == own:
                raise Tell("tell-swap-whom")
            for one in (own, other):
                if live.holder(one).is_away or live.holder(one).settings.lent is not None:
                    raise Tell("tell-cannot-swap", other=one)
            return await self._make(live, self._offer(SWAP, by, to, live.name(live.holder(other))))

    async def swap_with(self, table: int, by: Member, seat: int) -> Made:
        """Offer the member in a seat to change seats. Raises Tell, StoreError."""
        live = await self._tables.open(table)
        live.check_seat(seat)
        member = live.holder(seat).member
        if member is None:
            raise NoSuch
        return await self.swap(table, by, member)

    def _offer(
        self, kind: str, by: Member, to: int, name: str, seat: int | None = None, for_good: bool = False
    ) -> Offer:
        now = self._crews.clock.now()
        return Offer(kind=kind, by=by.id, to=to, at=now, name=name, seat=seat, for_good=for_good)

    async def _make(self, live: LiveTable, offer: Offer, *, reaches: bool = True) -> Made:
        """Save an offer, then post it; whom it does not reach is called nowhere. Raises Tell where there are
        too many, or it was made lately, and where nobody may join.
        """
        check_unsealed(live)
        crews, crew, to = self._crews, Crew.of(live.row.crew), offer.to
        id, gone = self._enter(crew, offer)
        quiet = not reaches or (to in crew.called and offer.at - crew.called[to] < CALLED_AGAIN)
        if not quiet:
            crew.called[to] = offer.at
        # Saved before it is posted: a button that is there can be pressed.
        await crews.keep(live, crew, gone)
        here = await crews.herald.offer(live, id, offer, quiet=quiet)
        directly = await crews.herald.offer_directly(live, id, offer, quiet=quiet) if reaches else None
        offer.posts += [post for post in (here, directly) if post is not None]
        await crews.keep(live, crew)
        return Made(live, to, directly is not None or not reaches)

    def _enter(self, crew: Crew, offer: Offer) -> tuple[str, list[Offer]]:
        """Enter an offer among those of a table; gives its id, and the offers that are gone. Raises Tell."""
        before = crew.invited.get(offer.to)
        if offer.kind == INVITE and before is not None and offer.at - before < AGAIN:
            raise Tell("tell-invited-already", who=f"<@{offer.to}>")
        gone = crew.forget_offers(set(), offer.at)
        for id, older in list(crew.offers.items()):
            # A new offer to the same member takes the place of the one before.
            if (older.kind, older.by, older.to) == (offer.kind, offer.by, offer.to):
                gone.append(crew.offers.pop(id))
        if len(crew.offers) >= MOST_OFFERS:
            raise Tell("tell-many-offers")
        id = crew.new_id()
        crew.offers[id] = offer
        if offer.kind == INVITE:
            crew.invited[offer.to] = offer.at
        return id, gone

    # --- answers ------------------------------------------------------------------------------------

    def open(self, live: LiveTable) -> dict[str, Offer]:
        """The offers at a table that can still be answered, by id."""
        made, now = Crew.of(live.row.crew).offers, self._crews.clock.now()
        return {id: offer for id, offer in made.items() if now - offer.at <= LASTS}

    def _open(self, live: LiveTable, id: str) -> Offer:
        """An offer that can still be answered. Raises Tell."""
        offer = self.open(live).get(id)
        if offer is None:
            raise Tell("tell-offer-over")
        return offer

    def _open_to(self, live: LiveTable, id: str, member: int) -> Offer:
        """An offer that this member can accept. Raises Tell."""
        offer = self._open(live, id)
        if member != offer.to:
            raise Tell("tell-not-for-you", who=f"<@{offer.to}>")
        return offer

    def knows(self, live: LiveTable, member: int) -> bool:
        """Whether a member sits at a table, has sat there, or has been offered something."""
        crew = Crew.of(live.row.crew)
        if live.seat_of(member) is not None or crew.known_to(member) or member in crew.invited:
            return True
        return any(offer.to == member for offer in crew.offers.values())

    async def decline(self, table: int, member: Member, id: str, besides: int | None = None) -> str:
        """Decline an offer, or withdraw one's own; gives what its messages say now, `besides` already. Raises
        Tell.
        """
        async with self._tables.hold(table) as live:
            offer = self._open(live, id)
            if member.id not in (offer.to, offer.by):
                raise Tell("tell-not-for-you", who=f"<@{offer.to}>")
            crew = Crew.of(live.row.crew)
            del crew.offers[id]
            await self._crews.keep(live, crew)
            key = "offer-declined" if member.id == offer.to else "offer-withdrawn"
            sentence = live.texts.say(key, who=f"<@{member.id}>")
            self._crews.herald.close_offer(live, offer, sentence, besides)
        return sentence

    async def accept(self, table: int, member: Member, id: str, besides: int | None = None) -> LiveTable:
        """Accept an offer: sit down, or change seats. All its messages say so, `besides` already. Raises
        Tell.
        """
        await self._check_still_here(table, member)
        async with self._tables.hold(table) as live:
            offer = self._open_to(live, id, member.id)
            if live.row.status is Status.LOBBY and offer.kind == INVITE:
                await self._sitting.sit_down(live, member)
                await self._settle(live, id, besides)
                return live
            live.check_running()
            if offer.kind == SWAP:
                await self._swapped(live, id, offer, besides)
            elif offer.kind == HAND:
                await self._handed(live, id, offer, member, besides)
            else:
                seat = self._seat_for(live, offer, member.id)
                await self._tables.company.check(people(live), member.id, otherwise="tell-offer-over")
                # Whoever sits at too many tables finds the offer still open when he has left one.
                async with self._crews.sitting(live, member.id):
                    await self._settle(live, id, besides)
                    await self._crews.sit(live, seat, member.id, offer.name, member.locale)
        return live

    async def _check_still_here(self, table: int, member: Member) -> None:
        """Raises Tell for who accepts from afar and has left the server: he cannot see the table."""
        if member.guild is not None:
            return
        live = await self._tables.open(table)
        if not await self._crews.is_in_server(live, member.id):
            raise Tell("tell-left-server", table=live.title)

    async def _swapped(self, live: LiveTable, id: str, offer: Offer, besides: int | None) -> None:
        giver, own = live.seat_of(offer.by), live.seat_of(offer.to)
        if own is None or giver is None:
            raise Tell("tell-offer-over")
        await self._settle(live, id, besides)
        await self._crews.swap(live, giver, own)

    async def _handed(
        self, live: LiveTable, id: str, offer: Offer, member: Member, besides: int | None
    ) -> None:
        crews, giver = self._crews, live.seat_of(offer.by)
        if giver is None:
            raise Tell("tell-offer-over")
        crews.check_taker(live, member.id, giver)
        seated = people(live, besides=(giver,))
        await self._tables.company.check(seated, member.id, otherwise="tell-offer-over")
        before = live.name(live.holder(giver))
        # Who lends on what he was lent himself lends it for its owner.
        owner = live.holder(giver).settings.lent or offer.by
        returns = owner == member.id
        lent = None if offer.for_good or returns else owner
        async with self._sitting_in(live, member.id, returns):
            await self._settle(live, id, besides)
            await crews.put(live, giver, member=member.id, name=offer.name, locale=member.locale, lent=lent)
        handed = "crew-handed-for-good" if offer.for_good else "crew-handed"
        key = "crew-returned" if returns else handed
        said = live.texts.say(key, seat=giver, before=before, who=f"<@{member.id}>")
        await crews.herald.announce(live, said)

    def _sitting_in(self, live: LiveTable, member: int, returns: bool) -> AbstractAsyncContextManager[None]:
        # One's own seat one gets back, at however many others one sits.
        return nullcontext() if returns else self._crews.sitting(live, member)

    async def _settle(self, live: LiveTable, id: str, besides: int | None) -> None:
        """An offer is accepted: nobody can accept it twice."""
        crew = Crew.of(live.row.crew)
        offer = crew.offers.pop(id)
        await self._crews.keep(live, crew)
        sentence = live.texts.say("offer-accepted", who=f"<@{offer.to}>")
        self._crews.herald.close_offer(live, offer, sentence, besides)

    def _seat_for(self, live: LiveTable, offer: Offer, member: int) -> int:
        """The seat that an invitation leads to: the one it means, or the first that a captain has. Raises
        Tell.
        """
        if live.seat_of(member) is not None:
            raise Tell("tell-seated-already")
        free = live.free_seats if offer.seat is None else [offer.seat]
        fitting = [seat for seat in free if Crew.of(live.row.crew).may_sit(member, seat)]
        if not set(fitting) & set(live.free_seats):
            raise Tell("tell-no-free-seat")
        return fitting[0]
