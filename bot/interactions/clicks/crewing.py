"""Clicks about seats of a running table: take, leave, lend, return, change, vote; and answers to offers."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.controls.crew import (
    ACCEPT,
    AGREE_TO_UNSEAT,
    GIVE_BACK,
    IM_HERE,
    LET_LATECOMERS,
    QUIT,
    QUIT_SURE,
    REFUSE,
    SHOW_SEATS,
    SIT,
    SWAP_WITH,
    UNSEAT,
)
from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, number_in
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby import Lobbies
from bot.interactions.members import is_moderator, name_of
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.replies import Interaction, done, from_private, show, update
from bot.present.crew import Seats, leave_layout, seats_layout
from bot.present.time import said_layout
from bot.tables.crew import INVITE, LENT, SWAP, Crew
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from data.store import Status

_log = structlog.get_logger(__name__)


class Crewing:
    """What members do about seats; `bot/seats` does what follows."""

    def __init__(self, services: Services, lobbies: Lobbies) -> None:
        self._services = services
        self._lobbies = lobbies

    # --- looking ------------------------------------------------------------------------------------

    @handles(SHOW_SEATS)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The private panel with the seats of a table."""
        live = await self._services.tables.open(click.at)
        self._services.crews.check_running(live)
        await show(interaction, seats_layout(await self._seats(interaction, live)))

    async def _seats(self, interaction: Interaction, live: LiveTable) -> Seats:
        member = interaction.user.id
        moderates = await is_moderator(self._services.tables, interaction)
        hosts = member == live.row.host or moderates
        return Seats(live, member, hosts, self._services.ballots.eligible(live), moderates)

    # --- coming -------------------------------------------------------------------------------------

    @handles(SIT)
    async def sit(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Take a computer captain's seat."""
        seat = click.carried
        user = interaction.user
        async with self._services.tables.hold(click.at) as live:
            self._services.crews.check_running(live)
            if seat >= len(live.holders):
                raise Unreadable
            locale = interaction.locale.value
            await self._services.crews.take(live, seat, user.id, name_of(user), locale)
        await self._welcome(interaction, live)

    async def _welcome(self, interaction: Interaction, live: LiveTable) -> None:
        """Show a member who has just sat down all that he is asked."""
        seat = live.seat_of(interaction.user.id)
        if seat is None or not live.is_running:
            return
        try:
            said = [live.texts.say("tell-welcome", table=live.title)]
            await self._services.poster.cockpits.show(interaction, live, seat, said=said)
        except FAILURES as unseen:
            _log.info("a member could not be welcomed", table=live.id, reason=reason_of(unseen))

    @handles(ACCEPT)
    async def accept(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Accept an offer: sit down, or change seats."""
        id, user, offers = click.carried, interaction.user, self._services.offers
        message = interaction.message.id if interaction.message else None
        await self._check_still_here(interaction, click.at)
        async with self._services.tables.hold(click.at) as live:
            if live.row.status is Status.LOBBY and offers.open_to(live, id, user.id).kind == INVITE:
                await self._lobbies.sit_down(live, interaction)
                await offers.settle(live, id, message)
            else:
                await offers.accept(live, id, user.id, interaction.locale.value, message)
        accepted = said_layout(live.texts.say("offer-accepted", who=f"<@{user.id}>"))
        if live.row.status is Status.LOBBY:
            await update(interaction, accepted)
            await self._lobbies.repost(live)
            return
        if not from_private(interaction):
            await update(interaction, accepted)
        await self._welcome(interaction, live)

    async def _check_still_here(self, interaction: Interaction, table: int) -> None:
        """Raises Tell for who accepts by direct message and has left the server: he cannot see the table."""
        if interaction.guild_id is not None:
            return
        live = await self._services.tables.open(table)
        if not await self._services.crews.is_in_server(live, interaction.user.id):
            raise Tell("tell-left-server", table=live.title)

    @handles(REFUSE)
    async def refuse(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Decline an offer, or withdraw one's own."""
        message = interaction.message.id if interaction.message else None
        async with self._services.tables.hold(click.at) as live:
            sentence = await self._services.offers.decline(live, click.carried, interaction.user.id, message)
        await update(interaction, said_layout(sentence))

    # --- going --------------------------------------------------------------------------------------

    @handles(QUIT)
    async def ask_to_leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Ask whether a member means to leave."""
        live = await self._services.tables.open(click.at)
        self._services.crews.check_running(live)
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        await show(interaction, leave_layout(live, seat))

    @handles(QUIT_SURE)
    async def leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Leave a running table: this was asked about."""
        async with self._services.tables.hold(click.at) as live:
            await self._services.crews.leave(live, interaction.user.id)
        await update(interaction, said_layout(live.texts.say("tell-left", table=live.title)))

    @handles(GIVE_BACK)
    async def give_back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Return to one's seat, or give a lent one back."""
        member = interaction.user.id
        await self._check_owner(interaction, click.at)
        async with self._services.tables.hold(click.at) as live:
            known = Crew.of(live.row.crew).known_to(member)
            own = [seat for seat in self._services.crews.free_seats(live) if seat in known]
            lent = any(holder.settings.get(LENT) == member for holder in live.holders)
            if live.seat_of(member) is None and own and not lent:
                locale = interaction.locale.value
                await self._services.crews.sit(live, own[-1], member, name_of(interaction.user), locale)
            else:
                await self._services.crews.give_back(live, member)
        if live.seat_of(member) is not None:
            await self._welcome(interaction, live)
        else:
            await done(interaction, live.texts.say("tell-given-back"))

    async def _check_owner(self, interaction: Interaction, table: int) -> None:
        """Raises Tell if the member to whom a seat returns has left the server."""
        live = await self._services.tables.open(table)
        own = live.seat_of(interaction.user.id)
        owner = live.holder(own).settings.get(LENT) if own is not None else None
        if owner is not None and not await self._services.crews.is_in_server(live, owner):
            raise Tell("tell-owner-gone", who=f"<@{owner}>")

    # --- among members ------------------------------------------------------------------------------

    @handles(SWAP_WITH)
    async def swap_with(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Offer another member to change seats."""
        live = await self._services.tables.open(click.at)
        seat = number_in(first_of(values))
        member = live.holder(seat).member if seat < len(live.holders) else None
        if member is None:
            raise Unreadable
        await self.offer(interaction, live.id, SWAP, member, live.name(live.holder(seat)))

    async def offer(
        self,
        interaction: Interaction,
        table: int,
        kind: str,
        to: int,
        name: str,
        *,
        seat: int | None = None,
        for_good: bool = False,
    ) -> None:
        """Offer a member something, and say so."""
        async with self._services.tables.hold(table) as live:
            told = await self._services.offers.make(
                live, kind, by=interaction.user.id, to=to, name=name, seat=seat, for_good=for_good
            )
        key = "tell-offered" if told else "tell-offered-here"
        await done(interaction, live.texts.say(key, who=f"<@{to}>", place=f"<#{live.place}>"))

    @handles(UNSEAT)
    async def unseat(self, interaction: Interaction, click: Click[int | None], values: Sequence[str]) -> None:
        """Ask the others to give a seat to a computer captain."""
        seat = number_in(values[0]) if values else click.carried
        async with self._services.tables.hold(click.at) as live:
            if seat is None or seat >= len(live.holders):
                raise Unreadable
            carried = await self._services.ballots.begin(live, interaction.user.id, seat)
        await done(interaction, live.texts.say("tell-unseated" if carried else "tell-unseat-asked"))

    @handles(AGREE_TO_UNSEAT)
    async def agree(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Agree to give a seat to a computer captain."""
        async with self._services.tables.hold(click.at) as live:
            carried = await self._services.ballots.agree(live, interaction.user.id, click.carried)
        view = (
            said_layout(live.texts.say("vote-agreed-seat")) if carried else self._services.ballots.view(live)
        )
        await update(interaction, view)

    @handles(IM_HERE)
    async def object(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """The member whom a vote is about is there."""
        async with self._services.tables.hold(click.at) as live:
            await self._services.ballots.object(live, interaction.user.id, click.carried)
            seat = live.seat_of(interaction.user.id) or 0
            await self._services.keeper.back(live, seat)
        await update(interaction, said_layout(live.texts.say("ballot-objected", seat=seat)))

    @handles(LET_LATECOMERS)
    async def let_latecomers(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Let anybody take a computer captain's seat, or only who is invited: for the host and moderators."""
        async with self._services.tables.hold(click.at) as live:
            self._services.crews.check_running(live)
            moderates = await is_moderator(self._services.tables, interaction)
            if interaction.user.id != live.row.host and not moderates:
                raise Tell("tell-host-only", host=f"<@{live.row.host}>")
            await self._services.tables.change_lobby(live, latecomers=not live.lobby.latecomers)
        await update(interaction, seats_layout(await self._seats(interaction, live)))


def member_to_seat(live: LiveTable, member: discord.Member) -> str:
    """How a member is called who is offered a seat. Raises Tell for a bot."""
    if member.bot:
        raise Tell("tell-no-bots", who=f"<@{member.id}>")
    return name_of(member)
