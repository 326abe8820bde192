"""The bot itself: one object for Discord and the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass

import discord
import structlog
from discord import app_commands

from bot.content import prepare_content
from bot.crews.crews import Crews
from bot.domain import Domain
from bot.gateway import Gateway
from bot.interactions.clicks import Clicks
from bot.interactions.cogs import COGS
from bot.interactions.cogs.common import unreadable_option
from bot.interactions.registered import register
from bot.interactions.services import Services
from bot.interactions.words import Translator
from bot.lobbies.lobbies import Lobbies
from bot.posting.places import Places
from bot.posting.poster import Poster
from bot.posting.replies import Interaction
from bot.posting.signs import Signs
from bot.privacy.keeping import Keeping
from bot.problems import Problem
from bot.settings import Settings
from bot.succession import Succession, is_for
from bot.tables import LiveTables
from bot.tables.tell import Tell
from bot.tables.thinking.captains import CaptainFactory, computer_answer
from bot.time.clock import Clock, SystemClock
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from bot.waking import Waking
from bot.watching.watchers import Watchers
from data.store import Store, StoreError, open_store
from data.store.database import apart
from data.store.driver.ranges import Range

_log = structlog.get_logger(__name__)


class _Tree(app_commands.CommandTree["Quartermaster"]):
    """The slash commands; their errors are answered like a click's."""

    async def interaction_check(self, interaction: discord.Interaction[Quartermaster], /) -> bool:
        """Whether this process answers; else the command is kept."""
        return await self.client.takes(interaction)

    def again(self, interaction: discord.Interaction[Quartermaster]) -> None:
        """Carry out a command that was kept."""
        self._from_interaction(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Quartermaster], error: app_commands.AppCommandError, /
    ) -> None:
        cause = _told(error)
        if interaction.type is discord.InteractionType.autocomplete:
            # Nobody reads a sentence while he types.
            if not isinstance(cause, Tell):
                _log.warning("choices for a command could not be given", exc_info=cause)
            return
        await self.client.clicks.failed(interaction, cause)


_CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


def _told(error: app_commands.AppCommandError) -> BaseException:
    """What whoever typed a command is told: what cannot be read is no fault of ours."""
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.CheckFailure():
            return Tell("tell-moderators-only")
        case app_commands.TransformerError(type=discord.AppCommandOptionType.user):
            return Tell("tell-no-member", who=f"<@{getattr(error.value, 'id', 0)}>")
        case app_commands.TransformerError():
            return unreadable_option(error.value)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Tell("tell-old-command")
        case _:
            return error


@dataclass(frozen=True, slots=True)
class _Working:
    """What exists as long as the store is open."""

    services: Services
    clicks: Clicks
    waking: Waking


class Quartermaster(Gateway):
    """The bot. Its store is opened when it logs in and closed when it is closed; before and after that it has
    no services, and whoever asks for one is wrong.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        captain: CaptainFactory | None = None,
        first_ready: Callable[[], Awaitable[None]] | None = None,
        beside: Callable[[Domain], AbstractAsyncContextManager[object]] | None = None,
        stand_in: bool = False,
    ) -> None:
        """`clock` says what time it is for all that is done later (None: the machine's); `captain` answers
        for computer captains (None: they think for themselves); `first_ready` is what is done first once the
        bot is connected (None: it goes on with every table); `beside` is open for as long as its tables are:
        pages, say (None: nothing); as a `stand_in` it plays only for servers for which nobody does, and until
        somebody stands by for them.
        """
        super().__init__(settings, tree_cls=_Tree)
        self.signs = Signs(self)
        self._clock = clock or SystemClock()
        self._captain = captain or computer_answer
        self._first_ready = first_ready
        self._working: _Working | None = None
        self._beside = beside
        self._stand_in = stand_in
        self._open = AsyncExitStack()
        self._at_leisure: asyncio.Task[None] | None = None
        self._met = False
        self._awake = False
        self._closing = False
        self._succession = Succession()
        self._following: asyncio.Task[None] | None = None

    # --- coming and going -------------------------------------------------------------------------

    async def login(self, token: str) -> None:
        """As the library does it; after that there is something to close."""
        self._met = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Prepare everything, and see to it that Discord knows the slash commands; where another process may
        play, once it does not. Raises as `prepare`.
        """
        if not self.is_alone:
            self._following = asyncio.create_task(self._follow(), name="standing by")
            return
        await self.prepare()
        self._opened.set()
        await register(self.tree, self.store)

    async def _follow(self) -> None:
        """Stand by, play, and end when whom it stood in for is there, or when another has taken over. Raises
        as `prepare`, and Problem in the latter case.
        """
        await self.prepare()
        self._opened.set()
        for interaction in self._succession.take():
            if interaction.type is discord.InteractionType.application_command:
                assert isinstance(self.tree, _Tree)
                self.tree.again(interaction)
            else:
                self.dispatch("interaction", interaction)
        await register(self.tree, self.store)
        if self.is_ready():
            await self._begin()
        if followed := await self.store.taken_over():
            raise Problem(followed)
        _log.info("this stand-in gives its servers to a process that stands by")

    async def connect(self, *, reconnect: bool = True) -> None:
        """As the library does it; but no longer than this process stands by or plays."""
        if self._following is None:
            await super().connect(reconnect=reconnect)
            return
        connecting = asyncio.create_task(super().connect(reconnect=reconnect))
        try:
            over, _ = await asyncio.wait({connecting, self._following}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connecting.cancel()
        for task in over:
            task.result()

    @property
    def is_open(self) -> bool:
        """Whether this process has the database and answers members."""
        return self._opened.is_set() and not self._closing

    @property
    def played(self) -> Range:
        """The servers for which this process plays, once it does."""
        return self.store.range

    def _plays_for(self, guild: int) -> bool:
        return self._working is not None and self.played.has(guild)

    async def takes(self, interaction: Interaction) -> bool:
        """Whether this process answers a click or command; else it is kept for when it does."""
        if self.is_alone:
            return True
        if not self.is_open or not self.store.is_ours:
            self._succession.keep(interaction)
            return False
        self._succession.begin()
        return await is_for(self.store, interaction)

    async def prepare(self) -> None:
        """Open the store, as soon as no other plays that may be followed, and make all that clicks and
        commands need.

        Raises Problem if the database, the content, the texts or the port of pages cannot be used.
        """
        prepare_content(self.settings)
        try:
            url, waits, ranges = self.settings.database_url, self.settings.stands_by, self.settings.processes
            store = await open_store(url, stand_by=waits, ranges=ranges, stand_in=self._stand_in)
        except StoreError as fault:
            raise Problem(str(fault)) from fault
        services = Services.made(self, store, self.settings, self.signs, self._clock, self._captain)
        waking = Waking(services, is_ours=lambda guild: self.get_guild(guild) is not None)
        self._working = _Working(services, Clicks(services), waking)
        await services.open()
        if self._beside is not None:
            await self._open.enter_async_context(self._beside(services))
        for kind in COGS:
            cog = kind(services, self.clicks)
            await self.add_cog(cog)
            for command in cog.made({known.name for known in self.tree.get_commands()}):
                self.tree.add_command(command)
        await self.tree.set_translator(Translator(self.tables.texts))

    async def close(self) -> None:
        """Finish what is being done and posted, go offline, close the store; this first where another stands
        by.
        """
        self._closing = True
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
            await self._succession.settle()
        if self._at_leisure is not None:
            self._at_leisure.cancel()
        await self.signs.close()
        await self._open.aclose()
        if self._working is not None:
            await self._working.services.settle()
        if self._working is not None and not self.is_alone:
            await self._working.services.store.close()
        if self._met:
            await super().close()
        if self._working is not None:
            await self._working.services.store.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Clicks and modals arrive here: both are known by their custom id."""
        if interaction.type in _CLICKS and not await self.takes(interaction):
            return
        match interaction.type:
            case discord.InteractionType.component:
                await self.clicks.arrived(interaction)
            case discord.InteractionType.modal_submit:
                await self.clicks.submitted(interaction)
            case _:
                pass

    async def on_ready(self) -> None:
        """Begin, once: the library reports this after every reconnection too."""
        if self._opened.is_set() or self.is_alone:
            await self._begin()

    async def _begin(self) -> None:
        if not self._awake:
            self._awake = True
            await self.leave_others()
            self.signs.start()
            await (self._first_ready or self._waking.begin)()
            if self._closing:
                return
            self.timers.start()
            await self.keeping.look_around()
            if self._first_ready is None:
                # Nothing that a simulated Discord would wait for.
                self._at_leisure = apart(self._waking.others())

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:
        """The bot's permissions in a channel may have changed."""
        await self._may_post_again(after.guild.id)

    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:
        """The permissions of a role may have changed."""
        await self._may_post_again(after.guild.id)

    async def on_member_update(self, before: object, after: discord.Member) -> None:
        """The bot hears only about itself, not other members: it may have got a role."""
        await self._may_post_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been reopened or unlocked."""
        await self._may_post_again(payload.guild_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, perhaps not for the first time."""
        if self._plays_for(guild.id):
            await self.keeping.came(guild.id)
            await self.keeper.schedule.look_at_server(guild.id)
            await self._may_post_again(guild.id)
            await self.services.greeting.came(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has left a server; an outage is none."""
        if self._plays_for(guild.id):
            await self.keeping.left(guild.id)
            await self.keeper.schedule.look_at_server(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage."""
        await self._may_post_again(guild.id)

    async def _may_post_again(self, guild: int) -> None:
        if self._plays_for(guild):
            await self.poster.trouble.permissions_changed(guild)

    # --- what it has ------------------------------------------------------------------------------

    @property
    def _waking(self) -> Waking:
        assert self._working is not None, "not opened yet"
        return self._working.waking

    @property
    def clicks(self) -> Clicks:
        """What answers members."""
        assert self._working is not None, "not opened yet"
        return self._working.clicks

    @property
    def services(self) -> Services:
        """All that members are answered with."""
        assert self._working is not None, "not opened yet"
        return self._working.services

    @property
    def store(self) -> Store:
        """The database."""
        return self.services.store

    @property
    def tables(self) -> LiveTables:
        """The tables of this process."""
        return self.services.tables

    @property
    def timers(self) -> Timers:
        """What is to be done later."""
        return self.services.timers

    @property
    def keeper(self) -> Keeper:
        """The time of tables."""
        return self.services.keeper

    @property
    def lobbies(self) -> Lobbies:
        """All that can be done in lobbies."""
        return self.services.lobbies

    @property
    def crews(self) -> Crews:
        """Who sits where."""
        return self.services.crews

    @property
    def watchers(self) -> Watchers:
        """Who follows tables from outside."""
        return self.services.watchers

    @property
    def poster(self) -> Poster:
        """What tables show."""
        return self.services.poster

    @property
    def places(self) -> Places:
        """Where tables are played."""
        return self.services.places

    @property
    def keeping(self) -> Keeping:
        """What is deleted after a time."""
        return self.services.keeping
