"""Where tables are played: channels and threads, what the bot needs there, and single messages in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import FAILURES, Unreachable, attempt
from bot.posting.files import file_of
from bot.posting.permissions import (
    FOR_PICTURES,
    FOR_THREADS,
    TO_BEGIN,
    TO_BEGIN_APART,
    TO_OPEN,
    missing_in,
    missing_in_channel,
    named,
)
from bot.posting.poster import Poster
from bot.posting.wayback import LEADS_TO, PINNED
from bot.tables import LiveTable, LiveTables
from bot.tables.tell import Tell
from data.store import GameTable, StoreError
from render import Picture

_log = structlog.get_logger(__name__)

_ASIDE = "aside"
"""The name under which a table's row records what its members were told of its being set aside."""

_STAYS = ("lobby", PINNED, LEADS_TO)
"""What stays in the place that a table leaves."""

NO_SERVER = 0
"""Of tables that belong to no server, but to their host alone."""
_WEEK = 7 * 24 * 60
"""Minutes without a message after which Discord archives a thread."""


class Places:
    """Opens and closes the places of tables, and knows who is in their servers."""

    def __init__(self, client: discord.Client, tables: LiveTables, poster: Poster) -> None:
        self._client = client
        self._tables = tables
        self._poster = poster

    async def is_in_server(self, guild: int, member: int) -> bool:
        """Whether somebody is a member of a server; in doubt, he is, but not where the bot is none itself."""
        if guild == NO_SERVER:
            return True
        server = self._client.get_guild(guild)
        if server is None:
            return False
        try:
            await attempt(lambda: server.fetch_member(member))
        except Unreachable as fault:
            return not fault.missing
        return True

    def check_thread(self, live: LiveTable, channel: int) -> None:
        """Raises Tell when the bot knows that it may open no thread for a table there, or not write in it."""
        needed = TO_BEGIN_APART if live.lobby.sealed else TO_BEGIN
        if missing := missing_in_channel(self._client, live.row.guild, channel, needed):
            raise Tell("tell-missing-here", place=f"<#{channel}>", permissions=named(live.texts, missing))

    async def open_thread(self, live: LiveTable) -> int | None:
        """A thread for a table, at its lobby's message if there is one, a sealed one's apart from it; None
        for one that is played on a panel. Raises Tell if Discord does not allow it.
        """
        if live.lobby.panel:
            return None
        message = live.row.messages.get("lobby")
        if message is None or live.lobby.sealed:
            return await self._thread_in(live, live.row.channel)
        partial, name = self._channel(live).get_partial_message(message), live.title[:100]
        try:
            return (await attempt(lambda: partial.create_thread(name=name, auto_archive_duration=_WEEK))).id
        except Unreachable as fault:
            raise self._no_thread(live, live.row.channel, fault) from fault

    async def _thread_in(self, live: LiveTable, channel: int) -> int:
        """A thread of its own in a channel. Raises Tell."""
        try:
            real = await attempt(lambda: self._client.fetch_channel(channel))
            if not isinstance(real, discord.TextChannel):
                raise Tell("tell-no-threads-here", place=f"<#{channel}>")
            self.check_thread(live, channel)
            public, private = discord.ChannelType.public_thread, discord.ChannelType.private_thread
            kind, name = private if live.lobby.sealed else public, live.title[:100]
            thread = await attempt(
                lambda: real.create_thread(
                    name=name, type=kind, auto_archive_duration=_WEEK, invitable=kind is public
                )
            )
            for member in live.members if live.lobby.sealed else ():
                await attempt(partial(thread.add_user, discord.Object(member.member or 0)))
        except Unreachable as fault:
            raise self._no_thread(live, channel, fault) from fault
        return thread.id

    def _no_thread(self, live: LiveTable, channel: int, fault: Unreachable) -> Tell:
        _log.warning("a thread could not be opened", table=live.id, reason=str(fault))
        return Tell("tell-no-thread" if fault.lasting else "tell-no-thread-now", place=f"<#{channel}>")

    async def drop_thread(self, thread: int) -> None:
        """Remove the thread of a table that did not begin after all."""
        try:
            await attempt(lambda: self._client.http.delete_channel(thread))
        except Unreachable as fault:
            _log.info("an empty thread stays behind", thread=thread, reason=str(fault))

    async def bring_home(self, live: LiveTable, channel: int) -> None:
        """Give a running table a new place if its thread is gone, or its whole Discord. The lock is
        held.

        Raises Tell if no thread can be opened there; nothing changes then.
        """
        thread = await self._thread_in(live, channel)
        messages = {name: value for name, value in live.row.messages.items() if name not in _STAYS}
        try:
            await self._tables.change_row(live, channel=channel, thread=thread, messages=messages)
        except StoreError:
            await self.drop_thread(thread)
            raise
        self._poster.begin_anew(live)

    async def post(
        self,
        live: LiveTable,
        view: ui.LayoutView,
        *,
        picture: Picture | None = None,
        ping: Iterable[int] = (),
        roles: Iterable[int] = (),
    ) -> int:
        """Post a message in the channel a table was opened in, and return its id; these members and roles
        are notified. Raises Unreachable.
        """
        place, members = self._channel(live), [discord.Object(member) for member in ping]
        called = [discord.Object(role) for role in roles]
        allowed = discord.AllowedMentions(everyone=False, roles=called, replied_user=False, users=members)

        async def send() -> discord.Message:
            # A file is read when it is sent: every try needs a fresh one.
            files = [file_of(picture)] if picture is not None else []
            return await place.send(view=view, files=files, allowed_mentions=allowed)

        return (await attempt(send)).id

    def may_show(self, live: LiveTable) -> bool:
        """Whether pictures can be posted in the channel a table was opened in, as far as the bot knows."""
        return not missing_in_channel(self._client, live.row.guild, live.row.channel, (FOR_PICTURES,))

    async def edit(self, live: LiveTable, message: int, view: ui.LayoutView) -> None:
        """Edit a message in the channel a table was opened in. Raises Unreachable."""
        partial = self._channel(live).get_partial_message(message)
        await attempt(lambda: partial.edit(view=view))

    async def say(self, live: LiveTable, sentence: str) -> None:
        """Post a sentence where a table is played, without pinging anybody. Raises Unreachable."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(sentence[:3900]))
        place = self._client.get_partial_messageable(live.place, guild_id=live.row.guild)
        await attempt(lambda: place.send(view=view))

    async def tell_set_aside(self, row: GameTable, fault: Tell) -> None:
        """Tell members where they play, and the host, that a table cannot be opened: once, whatever fails."""
        if row.messages.get(_ASIDE) == fault.key:
            return
        try:
            live = await self._tables.aside(row)
            sentence = fault.sentence(live.texts)
            told = f"{live.title}: {sentence}"
            await self.say(live, told)
            await self._tables.store.tables.change(
                row.number, lambda row: {"messages": {**row.messages, _ASIDE: fault.key}}
            )
            host = await self._client.fetch_user(row.host)
            await host.send(f"{told} (<#{live.place}>)")
        except (*FAILURES, Unreachable, StoreError) as silent:
            _log.info("nobody could be told", table=row.id, reason=str(silent))

    def missing_permissions(self, channel: Any, me: discord.Member) -> list[str]:
        """Which permissions that a table needs the bot lacks in a channel."""
        return missing_in(channel, me, TO_OPEN + FOR_THREADS)

    def _channel(self, live: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.row.channel, guild_id=live.row.guild)
