"""What an operator's machines ask of a running bot: whether it is well, and its figures. For no one else."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from types import TracebackType

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.metrics import LAG, REGISTRY, TABLES, Limits
from bot.problems import Problem
from bot.settings import Settings
from bot.tables import LiveTables
from bot.version import version
from data.store import StoreError

_log = structlog.get_logger(__name__)

PATIENCE = 5.0
"""Seconds within which the database has to answer."""
_LOOK = 1.0
"""Seconds between two looks at how late the event loop is."""


class HealthSite:
    """Serves `/healthz` and `/metrics`, as an asynchronous context."""

    def __init__(
        self, settings: Settings, tables: Callable[[], LiveTables | None], ready: Callable[[], bool]
    ) -> None:
        """`tables` are those that are played here (None: this process stands by); `ready` says whether the
        bot is connected with Discord.
        """
        self._settings = settings
        self._tables = tables
        self._ready = ready
        self._limits = Limits()
        self._runner: web.AppRunner | None = None
        self._watching: asyncio.Task[None] | None = None
        self.port = 0

    async def __aenter__(self) -> HealthSite:
        """Begin to serve. Raises Problem if the port is taken."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        host, port = self._settings.metrics_host, self._settings.metrics_port or 0
        try:
            site = web.TCPSite(self._runner, host, port)
            await site.start()
        except OSError as fault:
            await self._runner.cleanup()
            raise Problem(
                f"Nothing can be served at {host}:{port} ({fault.strerror}); choose another METRICS_PORT."
            ) from fault
        self.port = self._runner.addresses[0][1]
        self._limits.follow()
        self._watching = asyncio.create_task(_watch(), name="loop-lag")
        _log.info("health and figures are served", host=host, port=self.port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._limits.leave()
        if self._watching is not None:
            self._watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watching
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        """200 when the bot is connected and the database answers, else 503; why stands in the log alone."""
        told = {"discord": self._ready()}
        tables = self._tables()
        if tables is not None:
            told["database"] = await self._database_answers(tables)
        well = all(told.values())
        more = {"plays": tables is not None, "version": str(version())}
        return web.json_response({"ok": well, **told, **more}, status=200 if well else 503)

    async def _database_answers(self, tables: LiveTables) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await tables.store.check()
        except (StoreError, TimeoutError) as fault:
            _log.warning("the database is not well", reason=str(fault) or "it does not answer")
            return False
        return True

    async def _metrics(self, _: web.Request) -> web.Response:
        tables = self._tables()
        TABLES.set(tables.count if tables is not None else 0)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _watch() -> None:
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(_LOOK)
        LAG.set(max(0.0, loop.time() - before - _LOOK))
