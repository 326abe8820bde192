"""What all commands share: which table is meant, and whether the member has a seat there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable
from functools import wraps
from inspect import signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.interactions.clicks import Clicks
from bot.interactions.members import is_moderator, server_of
from bot.interactions.services import Services
from bot.interactions.typed.register import Command
from bot.lobbies.trying import hides
from bot.posting.replies import Interaction
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_sight
from bot.tables.lobby import LobbyRow
from bot.tables.plain import plain
from bot.tables.tell import Tell
from data.store import GameTable, Status


class ServingCog(commands.Cog):
    """Commands of one kind, with everything they need to answer."""

    def __init__(self, services: Services, clicks: Clicks) -> None:
        self.services = services
        self.clicks = clicks

    def made(self, taken: Collection[str]) -> Iterable[Command]:
        """Further commands, built from data; `taken` are the names already in use."""
        return ()


def answered(command: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    """Let a command say in private what went wrong, as a click does."""

    @wraps(command)
    async def guarded(cog: ServingCog, interaction: Interaction, *args: Any, **more: Any) -> None:
        try:
            if interaction.command is not None:
                kind = f"/{interaction.command.qualified_name}"
                cog.clicks.reporting.pressed.note(interaction.user.id, kind)
            check_options(interaction)
            await command(cog, interaction, *args, **more)
        except Exception as fault:
            # The table it found knows its members' names, and what is asked there now.
            await cog.clicks.failed(interaction, fault, interaction.extras.get("table"))

    # The library reads the parameters from this function, and would look for their types in this module.
    guarded.__signature__ = signature(command, eval_str=True)  # pyright: ignore[reportAttributeAccessIssue]
    return guarded


def check_options(interaction: Interaction) -> None:
    """Raises Tell unless every option of a command is what the command was registered with: Discord looks at
    that, and what comes by another way need not have passed it.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    for option in command.parameters:
        value: Any = getattr(interaction.namespace, option.display_name, None)
        if value is not None and not _fits(option, value):
            raise unreadable_option(value)


def unreadable_option(value: object) -> Tell:
    """What whoever typed this for an option is told."""
    return Tell("tell-unreadable-option", typed=plain(str(value)[:_MOST_QUOTED]))


def _fits(option: app_commands.Parameter, value: Any) -> bool:
    if option.choices and value not in [choice.value for choice in option.choices]:
        return False
    match option.type:
        case discord.AppCommandOptionType.string:
            return isinstance(value, str) and len(value) <= _MOST_TYPED
        case discord.AppCommandOptionType.integer:
            low = option.min_value if option.min_value is not None else -_HIGHEST
            high = option.max_value if option.max_value is not None else _HIGHEST
            return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        case discord.AppCommandOptionType.boolean:
            return isinstance(value, bool)
        case _:
            return True


_HIGHEST = 2**53
"""The highest number that Discord hands on."""
_MOST_TYPED = 6000
"""Characters of an option."""
_MOST_QUOTED = 100


async def moderators_only(tables: LiveTables, interaction: Interaction) -> None:
    """Raises Tell for anybody else: a server can show a moderator's command to anyone."""
    if not await is_moderator(tables, interaction):
        raise Tell("tell-moderators-only")


async def table_here(
    tables: LiveTables, interaction: Interaction, *, status: tuple[Status, ...] = (Status.PLAYING,)
) -> LiveTable:
    """The table a command means: the one in this thread or channel, else the member's only one.

    Raises Tell if there is none, or if it is not clear which.
    """
    row = await tables.store.tables.in_thread(interaction.channel_id or 0)
    if row is None or row.status not in status:
        here = await _by_place(tables, interaction, status)
        row = here if here is not None else await _only_one(tables, interaction, status)
    interaction.extras["table"] = row.number
    live = await tables.open(row.number)
    check_sight(live, interaction.user.id)
    return live


async def _by_place(
    tables: LiveTables, interaction: Interaction, status: tuple[Status, ...]
) -> GameTable | None:
    found = await tables.store.tables.find(status=status, guild=server_of(interaction) or 0)
    here = [row for row in found if row.thread is None and row.channel == interaction.channel_id]
    if len(here) > 1:
        # Of several lobbies in a channel the member's own is meant.
        own = await tables.store.tables.find(
            status=status, guild=server_of(interaction) or 0, member=interaction.user.id
        )
        numbers = {row.number for row in own}
        here = [row for row in here if row.number in numbers] or here
    return here[-1] if here else None


async def _only_one(tables: LiveTables, interaction: Interaction, status: tuple[Status, ...]) -> GameTable:
    own = await tables.store.tables.find(
        status=status, guild=server_of(interaction) or 0, member=interaction.user.id
    )
    if not own:
        raise Tell("tell-no-table-here")
    if len(own) > 1:
        places = dict.fromkeys(f"<#{row.thread or row.channel}>" for row in own)
        raise Tell("tell-which-table", places=list(places))
    return own[0]


def parent_of(interaction: Interaction) -> int | None:
    """The channel a thread hangs on; None outside of threads."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


async def row_here(tables: LiveTables, interaction: Interaction) -> GameTable | None:
    """The table whose game and terms are meant here: the one in this thread, else the server's only running
    one; of those that he may know of.
    """
    stored, member = tables.store.tables, interaction.user.id
    row = await stored.in_thread(interaction.channel_id or 0)
    if row is not None:
        return None if _is_hidden(row, member) else row
    guild = server_of(interaction)
    if guild is None:
        return None
    running = await stored.find(status=(Status.PLAYING,), guild=guild)
    known = [row for row in running if not _is_hidden(row, member)]
    return known[0] if len(known) == 1 else None


def _is_hidden(row: GameTable, member: int) -> bool:
    return hides(LobbyRow.of(row.lobby), row.host, member)


def seat_meant(live: LiveTable, typed: str) -> int:
    """A seat by its number in the choices, or by its player's name. Raises Tell if there is none."""
    for holder in live.holders:
        if typed == str(holder.seat) or typed.casefold() == live.names[holder.seat].casefold():
            return holder.seat
    raise Tell("tell-no-such-seat", seats=[holder.seat for holder in live.holders])


def seat_choices(live: LiveTable, typed: str) -> list[app_commands.Choice[str]]:
    """The seats whose player's name contains what is typed, as choices."""
    return [
        app_commands.Choice(name=name[:100], value=str(seat))
        for seat, name in enumerate(live.names)
        if typed.casefold() in name.casefold()
    ]
