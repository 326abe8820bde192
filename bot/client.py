"""The bot itself: one object for Discord, the local table and the tests."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands, ui
from discord.ext import commands

from bot.attempts import Unreachable, attempt
from bot.clicks import Clicks
from bot.cogs import COGS
from bot.content import prepare_content
from bot.posting import Poster
from bot.present.controls import Control
from bot.problems import Problem
from bot.replies import Interaction, Tell
from bot.settings import Settings
from bot.tables import LiveTable, LiveTables
from bot.words import Translator
from data.store import Status, Store, StoreError, open_store

_log = structlog.get_logger(__name__)

# What a table needs in the channel it is opened in, by the names Discord gives in its settings.
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
_WEEK = 7 * 24 * 60
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


class _Tree(app_commands.CommandTree["Quartermaster"]):
    """The slash commands; what goes wrong in them is answered like a click."""

    async def on_error(
        self, interaction: discord.Interaction[Quartermaster], error: app_commands.AppCommandError, /
    ) -> None:
        cause: BaseException = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.CheckFailure):
            cause = Tell("tell-moderators-only")
        if interaction.type is discord.InteractionType.autocomplete:
            _log.warning("choices for a command could not be given", exc_info=cause)
            return
        await self.client.clicks.failed(interaction, cause)


class Quartermaster(commands.AutoShardedBot):
    """The bot. Its store is opened when it logs in and closed when it is closed."""

    store: Store
    tables: LiveTables
    poster: Poster
    clicks: Clicks

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Nothing privileged: members and what they write are none of our business.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=_Tree,
            shard_count=settings.shard_count,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.settings = settings
        self.local = False
        """Whether this is the local table: played in one channel, without threads and direct messages."""
        self._met = False
        self._awake = False

    # --- coming and going -------------------------------------------------------------------------

    async def login(self, token: str) -> None:
        """As the library does it; from then on there is something to close."""
        self._met = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Open the store and make everything ready that clicks and commands need.

        Raises Problem when the database, the content or the texts cannot be used.
        """
        prepare_content(self.settings)
        try:
            self.store = await open_store(self.settings.database_url)
        except StoreError as fault:
            raise Problem(str(fault)) from fault
        self.tables = LiveTables(self.store, self.settings.default_language, self.settings.text_folders)
        self.poster = Poster(self, self.tables, direct_messages=not self.local)
        self.tables.changed = self.poster.refresh
        self.clicks = Clicks(self)
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.add_cog(cog(self))
        await self.tree.set_translator(Translator(self.tables.texts))
        await self.tree.sync()

    async def close(self) -> None:
        """Finish what is being posted, go offline, close the store."""
        if hasattr(self, "poster"):
            await self.poster.close()
        if self._met:
            await super().close()
        if hasattr(self, "store"):
            await self.store.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Modals come back here: they are known by their custom id, like everything else."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.clicks.submitted(interaction)

    async def on_ready(self) -> None:
        """Go on with every table where the last process left it, in mid-turn or before it could post."""
        # The library says so after every reconnection too.
        if self._awake or self.local:
            return
        self._awake = True
        for row in await self.tables.all_unfinished():
            if row.status is Status.PLAYING and self.get_guild(row.guild) is not None:
                try:
                    await self.wake(row.number)
                except (Tell, StoreError) as fault:
                    _log.error("a table could not be gone on with", table=row.number, reason=str(fault))

    async def wake(self, table: int) -> None:
        """Let computer captains play that are asked, and post what is not posted yet."""
        async with self.tables.hold(table) as live:
            await self.tables.let_captains_play(live)
            if self.poster.is_behind(live):
                self.poster.refresh(live)

    # --- threads and messages ---------------------------------------------------------------------

    async def open_thread(self, live: LiveTable) -> int | None:
        """A thread for a table, at its lobby's message where there is one; None where none is wanted.

        Raises Tell when Discord does not allow it.
        """
        if self.local:
            return None
        channel = self.get_partial_messageable(live.row.channel, guild_id=live.row.guild)
        message = live.row.messages.get("lobby")
        name = live.title[:100]
        try:
            if message is not None:
                partial = channel.get_partial_message(message)
                return (
                    await attempt(lambda: partial.create_thread(name=name, auto_archive_duration=10080))
                ).id
            real = await attempt(lambda: self.fetch_channel(live.row.channel))
            assert isinstance(real, discord.TextChannel)
            kind = discord.ChannelType.public_thread
            return (await attempt(lambda: real.create_thread(name=name, type=kind))).id
        except Unreachable as fault:
            _log.warning("a thread could not be opened", table=live.id, reason=str(fault))
            raise Tell("tell-no-thread", place=f"<#{live.row.channel}>") from fault

    async def drop_thread(self, thread: int | None) -> None:
        """Remove a thread whose table did not begin after all."""
        if thread is None:
            return
        try:
            await attempt(lambda: self.http.delete_channel(thread))
        except Unreachable as fault:
            _log.info("an empty thread stays behind", thread=thread, reason=str(fault))

    async def edit_message(self, channel: int, message: int, view: ui.LayoutView) -> None:
        """Edit one of the bot's messages. Raises Unreachable."""
        partial = self.get_partial_messageable(channel).get_partial_message(message)
        await attempt(lambda: partial.edit(view=view))

    async def say(self, live: LiveTable, sentence: str) -> None:
        """Post a sentence at a table, without pinging anybody. Raises Unreachable."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(sentence[:3900]))
        place = self.get_partial_messageable(live.place, guild_id=live.row.guild)
        await attempt(lambda: place.send(view=view))

    async def bring_home(self, live: LiveTable, channel: int) -> None:
        """Give a running table a new place: its thread is gone, or the world it was in. The lock is held.

        Raises Tell when a thread cannot be opened there.
        """
        messages = {name: value for name, value in live.row.messages.items() if name != "lobby"}
        await self.tables.change_row(live, channel=channel, messages=messages)
        thread = await self.open_thread(live)
        await self.tables.change_row(live, thread=thread)
        self.poster.begin_anew(live)

    def missing_permissions(self, channel: Any, me: discord.Member) -> list[str]:
        """Which of the permissions a table needs the bot lacks in a channel."""
        held = channel.permissions_for(me)
        needed = NEEDED + (() if self.local else NEEDED_FOR_THREADS)
        return [name for name in needed if not getattr(held, name)]
