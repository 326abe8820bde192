"""What Discord says of the bot: asked by its REST alone, so that a running bot is not disturbed."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.app import Quartermaster
from bot.doctor.findings import Finding, fault, note, ok
from bot.interactions.registered import digest_of, names_here, names_there
from bot.posting.permissions import TO_INVITE, installation, invitation, missing_in, named
from bot.posting.signs import OURS, drawn_signs
from data.locale import Texts
from data.store import Found

MOST_SERVERS = 50
"""Servers that are looked at: three requests each."""
MOST_OFF = 5.0
"""Seconds by which the machine's clock may be off: deadlines and answers have Discord's times."""
_PORTAL = "in the developer portal"


async def application(client: Quartermaster) -> list[Finding]:
    """Whether the token is good, and what of the application's settings is in the way."""
    info = await client.application_info()
    found = [ok("token", f"It is the token of {info.name}.")]
    if info.interactions_endpoint_url:
        found.append(
            fault(
                "application",
                "Discord sends clicks and commands to an address of the application's.",
                f"Empty “Interactions Endpoint URL” {_PORTAL} (General Information).",
            )
        )
    if info.bot_require_code_grant:
        found.append(
            fault(
                "application",
                "The bot cannot be invited by a link.",
                f"Switch “Requires OAuth2 Code Grant” off {_PORTAL} (Bot).",
            )
        )
    if not info.bot_public:
        found.append(note("application", "Only its owner can invite the bot.", f"“Public Bot” {_PORTAL}."))
    flags = info.flags
    asked = flags.gateway_message_content or flags.gateway_guild_members or flags.gateway_presence
    if asked or flags.gateway_message_content_limited or flags.gateway_guild_members_limited:
        found.append(
            note("intents", "Privileged intents are on; none is needed.", f"Switch them off {_PORTAL} (Bot).")
        )
    else:
        found.append(ok("intents", "No privileged intents are on, and none is needed."))
    found.append(ok("invitation", invitation(info.id)))
    found.append(_for_oneself(info))
    return found


def _for_oneself(info: discord.AppInfo) -> Finding:
    """Whether members may add the bot to themselves."""
    if info.user_integration_config is not None:
        return ok("user install", installation(info.id))
    return note(
        "user install",
        "Members cannot add the bot to themselves, to look up rules and their tables wherever they are.",
        f"Tick “User Install” {_PORTAL} (Installation), choose the scope applications.commands there.",
    )


async def commands(client: Quartermaster, found: Found) -> Finding:
    """Whether Discord has the slash commands of this version."""
    here, there = names_here(client.tree), await names_there(client.tree) or set[str]()
    if here == there and found.registered.get(client.application_id or 0) == await digest_of(client.tree):
        return ok("commands", f"Discord has all {len(here)} slash commands as they are now.")
    told = (
        f"Discord lacks {len(here - there)} of {len(here)} slash commands"
        f" and has {len(there - here)} others; others may be out of date."
    )
    return _made_by_a_start("commands", told, found)


async def emoji(client: Quartermaster, found: Found) -> Finding:
    """Whether the application has the signs of goods and nations."""
    wanted = {sign.name for sign in drawn_signs()}
    there = {one.name for one in await client.fetch_application_emojis() if one.name.startswith(OURS)}
    if wanted <= there:
        return ok("emoji", f"The application has all {len(wanted)} emoji.")
    return _made_by_a_start(
        "emoji", f"The application lacks {len(wanted - there)} of {len(wanted)} emoji.", found
    )


def _made_by_a_start(check: str, told: str, found: Found) -> Finding:
    if found.holder:
        return fault(check, told, "Start the bot anew; its log says why Discord refuses them.")
    return note(check, told, "The next start of “quartermaster run” sees to it.")


async def servers(client: Quartermaster, found: Found) -> list[Finding]:
    """What the bot lacks in each server: in the channel for tables where one is set, else anywhere."""
    guilds = [guild async for guild in client.fetch_guilds(limit=MOST_SERVERS + 1)]
    if not guilds:
        return [note("servers", "The bot is in no server.", "Invite it with the link above.")]
    looked = [
        await _server(client, guild.id, found.channels.get(guild.id)) for guild in guilds[:MOST_SERVERS]
    ]
    if len(guilds) > MOST_SERVERS:
        looked.append(note("servers", f"Only {MOST_SERVERS} servers were looked at."))
    return looked


async def _server(client: Quartermaster, number: int, channel: int | None) -> Finding:
    guild = await client.fetch_guild(number, with_counts=False)
    assert client.user is not None
    me = await guild.fetch_member(client.user.id)
    check = f"server {guild.name}"
    if channel is None:
        held = me.guild_permissions
        lacking = [name for name in TO_INVITE if not getattr(held, name)]
        where = "its role"
    else:
        place = {one.id: one for one in await guild.fetch_channels()}.get(channel)
        if place is None:
            return fault(check, "The channel for tables is gone.", "A moderator chooses another with /setup.")
        lacking = missing_in(place, me, TO_INVITE)
        where = f"#{place.name}"
    if lacking:
        told = f"The bot lacks {', '.join(named(Texts(), lacking))}."
        return fault(check, told, f"Give it these in the server's settings, for {where}.")
    return ok(check, f"The bot has all permissions ({where}).")


async def clock(address: str = Route.BASE) -> Finding:
    """Whether Discord can be reached, and whether it has the same time as this machine."""
    try:
        patience = aiohttp.ClientTimeout(total=20)
        async with (
            aiohttp.ClientSession(timeout=patience) as session,
            session.get(f"{address}/gateway") as answer,
        ):
            theirs = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    except (aiohttp.ClientError, TimeoutError, OSError) as away:
        return fault(
            "network",
            f"Discord cannot be reached ({str(away) or type(away).__name__}).",
            "Let this machine reach discord.com and gateway.discord.gg at port 443.",
        )
    except (KeyError, ValueError):
        return note("clock", "What answers for Discord does not say what time it is.")
    off = abs(time.time() - theirs)
    if off > MOST_OFF:
        return fault(
            "clock",
            f"The machine's clock is {off:.0f} seconds off.",
            "Let it be set by the network: timedatectl set-ntp true.",
        )
    return ok("clock", "The machine's clock is right.")
