"""What one member offers another: his seat, to change seats, a computer captain's seat.

An offer is posted at the table, where it calls the other, and sent to him directly; buttons of both accept or
decline it, for a week. Whoever gets several within an hour is notified of the first.
"""

from __future__ import annotations

from contextlib import nullcontext

import discord
import structlog

from bot.posting.attempts import Unreachable, attempt
from bot.present.crew import offer_layout
from bot.seats.crews import Crews
from bot.tables import LiveTable
from bot.tables.crew import AGAIN, CALLED_AGAIN, HAND, INVITE, LASTS, LENT, MOST_OFFERS, SWAP, Crew, Offer
from bot.tables.tell import Tell
from data.store import Status

_log = structlog.get_logger(__name__)


class Offers:
    """The offers of all tables. Whoever calls this holds the table's lock."""

    def __init__(self, client: discord.Client, crews: Crews) -> None:
        self._client = client
        self._crews = crews

    async def make(
        self,
        live: LiveTable,
        kind: str,
        *,
        by: int,
        to: int,
        name: str,
        seat: int | None = None,
        for_good: bool = False,
    ) -> bool:
        """Offer a member something; whether he was told directly, too. Raises Tell, StoreError."""
        self._check(live, kind, by, to, seat)
        if for_good:
            self._check_owns(live, by)
        crews, crew, now = self._crews, Crew.of(live.row.crew), self._crews.clock.now()
        before = crew.invited.get(to)
        if kind == INVITE and before is not None and now - before < AGAIN:
            raise Tell("tell-invited-already", who=f"<@{to}>")
        gone = crew.forget_offers(set(), now)
        for id, offer in list(crew.offers.items()):
            # A new offer to the same member takes the place of the one before.
            if (offer.kind, offer.by, offer.to) == (kind, by, to):
                gone.append(crew.offers.pop(id))
        if len(crew.offers) >= MOST_OFFERS:
            raise Tell("tell-many-offers")
        id = crew.new_id()
        offer = Offer(kind=kind, by=by, to=to, at=now, name=name, seat=seat, for_good=for_good)
        crew.offers[id] = offer
        if kind == INVITE:
            crew.invited[to] = now
        quiet = to in crew.called and now - crew.called[to] < CALLED_AGAIN
        if not quiet:
            crew.called[to] = now
        # Saved before it is posted: a button that is there can be pressed.
        await crews.keep(live, crew, gone)
        view = offer_layout(live, id, offer)
        message = await crews.say(live, view, ping=[] if quiet else [to])
        if message is not None:
            offer.posts.append((live.place, message))
        told = await self._directly(live, id, offer, quiet=quiet)
        await crews.keep(live, crew)
        return told

    async def _directly(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> bool:
        try:
            channel = await attempt(lambda: self._client.create_dm(discord.Object(offer.to)))
            view = offer_layout(live, id, offer, direct=True)
            message = await attempt(lambda: channel.send(view=view, silent=quiet))
        except Unreachable as fault:
            _log.info("an offer could not be sent directly", table=live.id, reason=str(fault))
            return False
        offer.posts.append((channel.id, message.id))
        return True

    def _check(self, live: LiveTable, kind: str, by: int, to: int, seat: int | None) -> None:
        crews, own = self._crews, live.seat_of(by)
        if own is None:
            raise Tell("tell-stranger", table=live.title)
        if kind == INVITE and live.row.status is Status.LOBBY:
            if live.seat_of(to) is not None:
                raise Tell("tell-sits-already", who=f"<@{to}>")
            return
        crews.check_running(live)
        if kind == SWAP:
            self._check_swap(live, own, live.seat_of(to))
        elif live.seat_of(to) is not None:
            raise Tell("tell-sits-already", who=f"<@{to}>")
        elif kind == HAND:
            self._check_knows(live, to, own)
        else:
            free = crews.free_seats(live) if seat is None else [seat]
            if not set(free) & set(crews.free_seats(live)):
                raise Tell("tell-no-free-seat")
            if not any(Crew.of(live.row.crew).may_sit(to, one) for one in free):
                raise Tell("tell-they-know-seat", who=f"<@{to}>")

    def _check_owns(self, live: LiveTable, by: int) -> None:
        """Raises Tell for who sits in for another: the seat is not his to give away."""
        seat = live.seat_of(by)
        owner = live.holder(seat).settings.get(LENT) if seat is not None else None
        if owner is not None:
            raise Tell("tell-lent-stays-lent", who=f"<@{owner}>")

    def _check_knows(self, live: LiveTable, to: int, seat: int) -> None:
        if not Crew.of(live.row.crew).may_sit(to, seat):
            raise Tell("tell-they-know-seat", who=f"<@{to}>")

    def _check_swap(self, live: LiveTable, own: int, other: int | None) -> None:
        if other is None or other == own:
            raise Tell("tell-swap-whom")
        for one in (own, other):
            if live.holder(one).is_away or LENT in live.holder(one).settings:
                raise Tell("tell-cannot-swap", other=one)

    # --- answers ------------------------------------------------------------------------------------

    def open(self, live: LiveTable, id: str) -> Offer:
        """An offer that can still be answered. Raises Tell."""
        offer = Crew.of(live.row.crew).offers.get(id)
        if offer is None or self._crews.clock.now() - offer.at > LASTS:
            raise Tell("tell-offer-over")
        return offer

    def open_to(self, live: LiveTable, id: str, member: int) -> Offer:
        """An offer that this member can accept. Raises Tell."""
        offer = self.open(live, id)
        if member != offer.to:
            raise Tell("tell-not-for-you", who=f"<@{offer.to}>")
        return offer

    def knows(self, live: LiveTable, member: int) -> bool:
        """Whether a member sits at a table, has sat there, or has been offered something."""
        crew = Crew.of(live.row.crew)
        if live.seat_of(member) is not None or crew.known_to(member) or member in crew.invited:
            return True
        return any(offer.to == member for offer in crew.offers.values())

    async def decline(self, live: LiveTable, id: str, member: int, besides: int | None) -> str:
        """Decline an offer, or withdraw one's own; gives what its message says now. Raises Tell."""
        offer = self.open(live, id)
        if member not in (offer.to, offer.by):
            raise Tell("tell-not-for-you", who=f"<@{offer.to}>")
        crew = Crew.of(live.row.crew)
        del crew.offers[id]
        await self._crews.keep(live, crew)
        key = "offer-declined" if member == offer.to else "offer-withdrawn"
        sentence = live.texts.say(key, who=f"<@{member}>")
        self._crews.close_offer(live, offer, sentence, besides)
        return sentence

    async def accept(self, live: LiveTable, id: str, member: int, locale: str, besides: int | None) -> int:
        """Accept an offer at a running table; gives the seat. Raises Tell."""
        offer, crews = self.open_to(live, id, member), self._crews
        crews.check_running(live)
        giver = live.seat_of(offer.by)
        if offer.kind == SWAP:
            own = live.seat_of(member)
            if own is None or giver is None:
                raise Tell("tell-offer-over")
            await self.settle(live, id, besides)
            await crews.swap(live, giver, own)
            return giver
        if offer.kind == HAND:
            if giver is None:
                raise Tell("tell-offer-over")
            crews.check_taker(live, member, giver)
            before = live.name(live.holder(giver))
            # Who lends on what he was lent himself lends it for its owner.
            owner = live.holder(giver).settings.get(LENT, offer.by)
            lent = None if offer.for_good or owner == member else owner
            # One's own seat one gets back, at however many others one sits.
            async with crews.sitting(live, member) if owner != member else nullcontext():
                await self.settle(live, id, besides)
                await crews.put(live, giver, member=member, name=offer.name, locale=locale, lent=lent)
            if owner == member:
                key = "crew-returned"
            else:
                key = "crew-handed-for-good" if offer.for_good else "crew-handed"
            said = live.texts.say(key, seat=giver, before=before, who=f"<@{member}>")
            await crews.announce(live, said)
            return giver
        seat = self._seat_for(live, offer, member)
        # Whoever sits at too many tables finds the offer still open when he has left one.
        async with crews.sitting(live, member):
            await self.settle(live, id, besides)
            await crews.sit(live, seat, member, offer.name, locale)
        return seat

    async def settle(self, live: LiveTable, id: str, besides: int | None) -> None:
        """An offer is accepted: nobody can accept it twice."""
        crew = Crew.of(live.row.crew)
        offer = crew.offers.pop(id)
        await self._crews.keep(live, crew)
        self._crews.close_offer(live, offer, live.texts.say("offer-accepted", who=f"<@{offer.to}>"), besides)

    def _seat_for(self, live: LiveTable, offer: Offer, member: int) -> int:
        """The seat that an invitation leads to: the one it means, or the first that a captain has."""
        if live.seat_of(member) is not None:
            raise Tell("tell-seated-already")
        free = self._crews.free_seats(live)
        fitting = [seat for seat in free if Crew.of(live.row.crew).may_sit(member, seat)]
        if offer.seat is not None:
            fitting = [seat for seat in fitting if seat == offer.seat]
        if not fitting:
            raise Tell("tell-no-free-seat")
        return fitting[0]
