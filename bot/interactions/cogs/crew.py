"""`/seat`: who sits where while a game is played, and inviting others."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.controls.crew import GIVE_BACK, SHOW_SEATS, SIT, UNSEAT
from bot.interactions.cogs.common import (
    ServingCog,
    answered,
    seat_choices,
    seat_meant,
    table_here,
)
from bot.interactions.members import name_of
from bot.interactions.reach import in_servers
from bot.interactions.words import words
from bot.posting.replies import Interaction, think
from bot.tables import LiveTable
from bot.tables.tell import Tell
from data.store import Status

_OPEN = (Status.PLAYING, Status.LOBBY)


@in_servers
class SeatCommands(ServingCog, commands.GroupCog, group_name="seat", group_description=words("command-seat")):
    """Taking, leaving, lending and changing seats."""

    @app_commands.command(description=words("command-seat-show"))
    @answered
    async def show(self, interaction: Interaction) -> None:
        """The private panel with the seats of a table."""
        await think(interaction)
        live = await self._table(interaction)
        await self.clicks.crew.show(interaction, SHOW_SEATS.at(live.id), ())

    @app_commands.command(description=words("command-seat-take"))
    @app_commands.describe(seat=words("command-seat-take-seat"))
    @answered
    async def take(self, interaction: Interaction, seat: str | None = None) -> None:
        """Take a computer captain's seat; the only one need not be named."""
        await think(interaction)
        live = await self._table(interaction)
        free = live.free_seats
        if seat is None and len(free) > 1:
            await self.clicks.crew.show(interaction, SHOW_SEATS.at(live.id), ())
            return
        if seat is None and not free:
            raise Tell("tell-no-free-seat")
        number = free[0] if seat is None else seat_meant(live, seat)
        await self.clicks.crew.sit(interaction, SIT.at(live.id, number), ())

    @app_commands.command(description=words("command-seat-hand"))
    @app_commands.describe(
        member=words("command-seat-hand-member"), for_good=words("command-seat-hand-for-good")
    )
    @answered
    async def hand(self, interaction: Interaction, member: discord.Member, for_good: bool = False) -> None:
        """Offer one's own seat to another member, for now or for good."""
        await think(interaction)
        live = await self._table(interaction)
        who, name = await self.services.who(interaction), _name_to_seat(member)
        made = await self.services.offers.hand(live.id, who, member.id, name, for_good=for_good)
        await self.clicks.crew.offered(interaction, made)

    @app_commands.command(name="return", description=words("command-seat-return"))
    @answered
    async def give_back(self, interaction: Interaction) -> None:
        """Return to one's own seat, or give a lent one back."""
        await think(interaction)
        live = await self._table(interaction)
        await self.clicks.crew.give_back(interaction, GIVE_BACK.at(live.id), ())

    @app_commands.command(description=words("command-seat-swap"))
    @app_commands.describe(member=words("command-seat-swap-member"))
    @answered
    async def swap(self, interaction: Interaction, member: discord.Member) -> None:
        """Offer another member of the table to change seats."""
        await think(interaction)
        live = await self._table(interaction)
        _name_to_seat(member)
        made = await self.services.offers.swap(live.id, await self.services.who(interaction), member.id)
        await self.clicks.crew.offered(interaction, made)

    @app_commands.command(description=words("command-seat-invite"))
    @app_commands.describe(member=words("command-seat-invite-member"), seat=words("command-seat-invite-seat"))
    @answered
    async def invite(self, interaction: Interaction, member: discord.Member, seat: str | None = None) -> None:
        """Invite a member to a lobby, or into a computer captain's seat."""
        await think(interaction)
        live = await table_here(self.services.tables, interaction, status=_OPEN)
        number = seat_meant(live, seat) if seat is not None and live.is_running else None
        who, name = await self.services.who(interaction), _name_to_seat(member)
        made = await self.services.offers.invite(live.id, who, member.id, name, number)
        await self.clicks.crew.offered(interaction, made)

    @app_commands.command(description=words("command-seat-replace"))
    @app_commands.describe(seat=words("command-seat-replace-seat"))
    @answered
    async def replace(self, interaction: Interaction, seat: str) -> None:
        """Ask the others to give the seat of who is not there to a computer captain."""
        await think(interaction)
        live = await self._table(interaction)
        number = seat_meant(live, seat)
        await self.clicks.crew.unseat(interaction, UNSEAT.at(live.id, number), ())

    async def _table(self, interaction: Interaction) -> LiveTable:
        return await table_here(self.services.tables, interaction)

    @take.autocomplete("seat")
    @invite.autocomplete("seat")
    async def _free(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, computers=True)

    @replace.autocomplete("seat")
    async def _members(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._choices(interaction, typed, computers=False)

    async def _choices(
        self, interaction: Interaction, typed: str, *, computers: bool
    ) -> list[app_commands.Choice[str]]:
        try:
            live = await self._table(interaction)
        except Tell:
            return []
        choices = seat_choices(live, typed)
        return [one for one in choices if live.holder(int(one.value)).is_computer == computers]


def _name_to_seat(member: discord.Member) -> str:
    """How a member is called who is offered a seat. Raises Tell for a bot."""
    if member.bot:
        raise Tell("tell-no-bots", who=f"<@{member.id}>")
    return name_of(member)
