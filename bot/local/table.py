"""The local table: a Discord of one channel within this process, with the bot in it, shown as a web page.

SimCord provides the Discord and its page. Everything in it is new at each start except what the store keeps,
so its ids must come out the same: server, channel and members are created first, in a fixed order, and
unfinished tables are then moved into the new channel. The page shows one channel; tables are played right in
it, without threads and direct messages.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Any
from zoneinfo import ZoneInfo

import simcord
import structlog
from babel.localtime import get_localzone
from simcord.preview import Preview

from bot import create_bot
from bot.posting.attempts import Unreachable
from bot.problems import Problem
from bot.settings import Settings
from bot.tables import LiveTable
from bot.tables.tell import SetAside, Tell
from data.store import Status, StoreError
from engine.games import GAMES

_log = structlog.get_logger(__name__)

GUILD = 1720 << 22
"""The id of the local server: one that SimCord does not use itself."""
PLAYERS = ("Anne", "Bart", "Charlotte", "Diego")
COMPUTERS = 3
_SETTLED_WITHIN = 300.0
"""Seconds a click may take, including computer captains' answers, before the page gives up."""
_KEPT_REQUESTS = 400
_KEPT_PICTURES = 300
"""Pictures that the page can still show: a hundred megabytes. Above older messages a gap is left."""
_POLL = 0.003
_EPHEMERAL = 1 << 6


class QuickEnv(simcord.Env):
    """SimCord that checks more often whether the bot is done: a click takes a quarter of the time."""

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = _POLL,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        await super()._settle_internal(
            timeout=timeout, idle=min(idle, _POLL), dispatch=dispatch, _deadline=_deadline
        )


class PresentEnv(QuickEnv):
    """SimCord with a real-time clock: its messages have their real time."""

    def _begin_operation(self, label: str) -> None:
        super()._begin_operation(label)
        behind = (_now() - self.now()).total_seconds()
        # What is done within something else happens at the same time.
        if self._started and self._operation_depth == 1 and behind > 0:
            self._move_clock(self._virtual_time + behind)


def _now() -> datetime:
    return datetime.now(UTC)


class LocalTable:
    """The local Discord and its page, as an asynchronous context."""

    def __init__(self, settings: Settings, game: str = "") -> None:
        self._settings = settings
        self._game = game
        self.bot = create_bot(settings)
        self.bot.local = True
        self._preview: Preview | None = None

    @property
    def url(self) -> str:
        """Where the page is; anybody who knows the full address can play."""
        assert self._preview is not None
        return self._preview.url

    async def closed(self) -> None:
        """Wait until the page is told to end."""
        assert self._preview is not None
        await self._preview.wait_closed()

    async def __aenter__(self) -> LocalTable:
        self.env = PresentEnv(self.bot, shard_count=1, check_errors=False, settle_timeout=_SETTLED_WITHIN)
        try:
            await self._open()
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def _open(self) -> None:
        env = self.env
        self.guild = env.create_guild("The local table", id=GUILD)
        self.channel = self.guild.create_text_channel("quarterdeck")
        self.players = [
            self.guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS
        ]
        await env.start()
        env.backend.edit_bot_profile("Quartermaster")
        # Settling moves its clock to the present, before anything is posted.
        await env.settle()
        self.bot.add_listener(self._trim, "on_interaction")
        await self._bring_tables()
        await env.settle()
        preview = env.preview(
            self.channel,
            viewers=self.players,
            layout="channel",
            timezone=_timezone(),
            port=self._settings.play_port,
        )
        try:
            self._preview = await preview.__aenter__()
            self._open_at_newest(self._preview)
        except simcord.SetupError as fault:
            port = self._settings.play_port
            raise Problem(
                f"The port {port} on this machine is taken ({fault}); choose another with --port."
            ) from fault

    def _open_at_newest(self, preview: Preview) -> None:
        """A reloaded page would go back to what was newest when the table was opened."""
        pattern = preview._python  # pyright: ignore[reportPrivateUsage]
        assert pattern is not None
        pattern.window_end_id = None

        def follow(event: str, payload: Mapping[str, Any]) -> None:
            if event == "MESSAGE_CREATE" and not int(payload.get("flags") or 0) & _EPHEMERAL:
                pattern.target_id = int(payload["id"])

        self.env.backend.subscribers.append(follow)

    async def _end(self) -> None:
        if self._preview is not None:
            await self._preview.close()
            self._preview = None
        await self.env.shutdown()
        await self.bot.close()

    async def _trim(self, interaction: object) -> None:
        """A page open for days would remember every request and picture ever made."""
        backend = self.env.backend
        for remembered in (backend.http_requests, backend.transcript):
            del remembered[:-_KEPT_REQUESTS]
        pictures = backend.cdn._blobs  # pyright: ignore[reportPrivateUsage]
        for old in list(pictures)[:-_KEPT_PICTURES]:
            del pictures[old]

    # --- tables ------------------------------------------------------------------------------------------

    async def _bring_tables(self) -> None:
        """Bring unfinished tables (of the requested game) into the channel; if there are none, open one."""
        unfinished = [row for row in await self.bot.tables.all_unfinished() if row.guild == GUILD]
        if self._game:
            unfinished = [row for row in unfinished if row.game == self._game]
        brought = 0
        for row in unfinished:
            try:
                await self._bring(row.number)
                brought += 1
            except SetAside as fault:
                row = await self.bot.store.tables.update(row.number, channel=self.channel.id, thread=None)
                await self.bot.places.tell_set_aside(row, fault)
            except (Tell, Unreachable, StoreError) as fault:
                _log.error("a table could not be brought back", table=row.number, reason=str(fault))
        if not brought:
            await self._lay()

    async def _bring(self, table: int) -> None:
        async with self.bot.tables.hold(table) as live:
            if live.row.status is Status.PLAYING:
                await self.bot.places.bring_home(live, self.channel.id)
                # The last process may have ended between a member's answer and the computer captains'.
                await self.bot.tables.let_captains_play(live)
                self.bot.poster.refresh(live)
                # SimCord waits for what the bot starts by itself; this was started here.
                await self.bot.poster.settle(live)
            else:
                await self.bot.tables.change_row(live, channel=self.channel.id)
                await self.bot.clicks.lobbies.post(live)

    async def _lay(self) -> LiveTable:
        """A lobby in which one click starts a game against computer captains."""
        lobbies = self.bot.clicks.lobbies
        first = self.players[0]
        live = await lobbies.new(
            guild=GUILD,
            channel=self.channel.id,
            host=first.id,
            name=PLAYERS[0],
            game=self._game or next(iter(GAMES)),
        )
        async with self.bot.tables.hold(live.id):
            await lobbies.fill(live, COMPUTERS)
        await lobbies.post(live)
        return live


def _timezone() -> str:
    zone = get_localzone()
    return zone.key if isinstance(zone, ZoneInfo) else "UTC"
