"""`quartermaster run`: the bot on Discord."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncGenerator
from typing import Annotated

import aiohttp
import discord
import structlog
import typer

from bot import create_bot
from bot.app import Quartermaster
from bot.domain import Domain
from bot.health import HealthSite
from bot.logs import set_up_logs
from bot.memory import Tending
from bot.pictures.board import warm
from bot.posting.permissions import installation, invitation
from bot.problems import Problem
from bot.serving import TableSite
from bot.settings import Settings, read_settings
from bot.standing_in import StandIns, until_alone
from bot.tables import LiveTables
from bot.tables.thinking import odds
from bot.version import version
from data.store.errors import NoRange
from render.kit.theme import USUAL

_log = structlog.get_logger(__name__)


def command(stand_in: Annotated[bool, typer.Option("--stand-in", hidden=True)] = False) -> int:
    """Connect to Discord and serve until stopped (Ctrl-C)."""
    settings = read_settings()
    if stand_in:
        # Whoever has started it has its port.
        settings = settings.with_changes({"metrics_port": None})
    set_up_logs(settings)
    # A game master does not speak; silence warnings about voice libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(serve(settings, stand_in=stand_in))
    except Problem as problem:
        if not isinstance(problem.__cause__, NoRange):
            raise
    return 0


async def serve(settings: Settings, *, stand_in: bool = False) -> None:
    """Serve Discord until the process is told to stop; a `stand_in` ends with whoever has started it, too.
    Raises Problem if it cannot start.
    """
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        raise Problem(
            "DISCORD_TOKEN is not set: write DISCORD_TOKEN= and the bot's token into a file .env here, "
            "or play without Discord with “quartermaster play”."
        )
    _log.info("this begins", version=str(version()))
    bot: Quartermaster

    def ready() -> bool:
        return bot.is_ready() and not bot.is_closed()

    def tables() -> LiveTables | None:
        return bot.tables if bot.is_open else None

    health = HealthSite(settings, tables, ready) if settings.metrics_port is not None else None
    # Who stands by is asked, too, how he is.
    at_once, later = (health, None) if settings.stands_by else (None, health)
    stand_ins = StandIns() if settings.processes > 1 and settings.stand_ins and not stand_in else None
    bot = create_bot(
        settings, beside=lambda domain: _served(settings, domain, later, stand_ins), stand_in=stand_in
    )
    odds.warm()
    warming = asyncio.create_task(asyncio.to_thread(warm))

    _once_ready(bot, invites=not stand_in)
    serving = asyncio.create_task(_connect(bot, token))
    ending = _end_when_told(serving, stand_in=stand_in)
    try:
        async with Tending().tend(), at_once or contextlib.nullcontext():
            await serving
    except asyncio.CancelledError:
        pass
    finally:
        ending.cancel()
        await bot.close()
        if stand_ins is not None:
            await stand_ins.ended()
        await warming


def _end_when_told(serving: asyncio.Task[None], *, stand_in: bool) -> asyncio.Future[None]:
    """Cancel what serves when the process is told to stop; gives what waits for more, to be cancelled."""
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C is an exception of its own.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, serving.cancel)
    if not stand_in:
        return loop.create_future()
    alone = asyncio.create_task(until_alone(), name="alone")
    alone.add_done_callback(lambda _: serving.cancel())
    return alone


def _once_ready(bot: Quartermaster, *, invites: bool) -> None:
    """What is done once the bot is connected, beside what it does itself; `invites`: it says how to invite
    it.
    """

    async def invite() -> None:
        bot.remove_listener(invite, "on_ready")
        if bot.application_id is not None:
            print(f"Invite the bot to a server with {invitation(bot.application_id)}", flush=True)  # noqa: T201
            print(f"Members add it to themselves with {installation(bot.application_id)}", flush=True)  # noqa: T201

    if invites:
        bot.add_listener(invite, "on_ready")

    async def warm_chosen() -> None:
        # Only now is the database open; Discord may be ready again and again.
        bot.remove_listener(warm_chosen, "on_ready")
        await bot.wait_until_open()
        await asyncio.to_thread(warm, await bot.store.guilds.themes() - {USUAL})

    bot.add_listener(warm_chosen, "on_ready")


@contextlib.asynccontextmanager
async def _served(
    settings: Settings, domain: Domain, health: HealthSite | None, stand_ins: StandIns | None
) -> AsyncGenerator[None]:
    """What is served beside the bot, where the settings ask for it."""
    async with contextlib.AsyncExitStack() as served:
        if settings.page_url:
            await served.enter_async_context(TableSite(settings, domain))
        if health is not None:
            await served.enter_async_context(health)
        if stand_ins is not None:
            await served.enter_async_context(stand_ins.of(domain.store))
        yield


async def _connect(bot: discord.Client, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure:
        raise Problem(
            "Discord does not know the token in DISCORD_TOKEN: "
            "copy it anew from the developer portal (Bot › Reset Token)."
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise Problem("Discord refuses the intents; Quartermaster needs no privileged ones.") from None
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound) as fault:
        raise Problem(f"Discord cannot be reached ({fault}); check the network and try again.") from fault
    except discord.HTTPException as fault:
        raise Problem(
            f"Discord refused to let the bot in ({fault.status} {fault.text}); try again later."
        ) from fault
