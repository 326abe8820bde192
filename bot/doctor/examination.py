"""The whole examination: of the machine always, of what Discord says where there is a token."""

from __future__ import annotations

import discord

from bot.app import Quartermaster
from bot.doctor import machine, portal
from bot.doctor.findings import Finding, fault, note
from bot.doctor.live import try_out
from bot.posting.attempts import FAILURES, reason_of
from bot.settings import Settings
from data.store import Found, StoreError, find


class Examined(Quartermaster):
    """The bot as it would be, on an empty database of its own: it tells Discord nothing and serves nobody."""

    def __init__(self, settings: Settings) -> None:
        alone = {"database_url": "sqlite+aiosqlite://", "page_url": "", "standby": False, "processes": 1}
        super().__init__(settings.with_changes(alone))

    async def setup_hook(self) -> None:
        """Make what there is to be compared. Raises Problem."""
        await self.prepare()


async def examine(
    settings: Settings, live: int | None = None, *, client: Quartermaster | None = None
) -> list[Finding]:
    """All that there is to say; `live` is a channel in which a test table is posted. `client` is one that is
    logged in already (None: an `Examined`, with the token of the settings).
    """
    found, told = await _database(settings)
    told += [
        machine.standby(settings, found),
        machine.content(settings),
        machine.disk(found),
        machine.memory(),
        machine.page_port(settings, found),
    ]
    told += await machine.pictures()
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if client is not None:
        return [*told, *await _asked(client, found, live)]
    if not token:
        alone = "No token is set, so that only the local table can be played (“quartermaster play”)."
        told.append(note("token", alone, "For Discord, put the bot's token into DISCORD_TOKEN."))
        if live is not None:
            told.append(fault("live", "Without a token nothing can be posted.", "Set DISCORD_TOKEN."))
        return told
    told.append(await portal.clock())
    if told[-1].check != "network" and told[0].state != "fault":
        told += await _on_discord(settings, token, found, live)
    return told


async def _database(settings: Settings) -> tuple[Found, list[Finding]]:
    try:
        found = await find(settings.database_url)
    except StoreError as wrong:
        return Found(""), [fault("database", str(wrong), "See DATABASE_URL.")]
    return found, [machine.database(found)]


async def _on_discord(settings: Settings, token: str, found: Found, live: int | None) -> list[Finding]:
    """Log in without connecting: a bot that runs under the same token goes on undisturbed."""
    client = Examined(settings)
    try:
        await client.login(token)
        return await _asked(client, found, live)
    except discord.LoginFailure:
        return [
            fault(
                "token",
                "Discord does not know the token in DISCORD_TOKEN.",
                "Copy it anew from the developer portal (Bot › Reset Token).",
            )
        ]
    except FAILURES as failed:
        return [fault("Discord", f"Discord failed ({reason_of(failed)}).", "Try again later.")]
    finally:
        await client.close()


async def _asked(client: Quartermaster, found: Found, live: int | None) -> list[Finding]:
    told = [
        *await portal.application(client),
        await portal.commands(client, found),
        await portal.emoji(client, found),
        *await portal.servers(client, found),
    ]
    if live is not None:
        told += await try_out(client, live)
    return told
