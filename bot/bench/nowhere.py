"""A Discord that takes every message at once and keeps none, so that all time and memory is the bot's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import discord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.gateway import Gateway

GUILD, CHANNEL, MEMBER, _APPLICATION = 1, 10_000_000, 3, 4
"""A server, its channel, and a member who may do anything there."""


class Allowance:
    """So many requests in so many seconds, as Discord counts them; the others wait."""

    def __init__(self, requests: float, seconds: float) -> None:
        self._apart, self._seconds = seconds / requests, seconds
        self._paid = 0.0

    def wait(self, now: float) -> float:
        """Seconds that a request has to wait which comes now; it counts from now on."""
        self._paid = max(self._paid, now) + self._apart
        return max(0.0, self._paid - now - self._seconds)


class Limits:
    """Discord's: those of a bot, here a share of them, and those of each channel.

    What answers an interaction counts for neither; discord.py waits in the same way before Discord refuses.
    """

    def __init__(self, share: float = 1.0) -> None:
        self._all = Allowance(50 * share, 1.0)
        self._channels: dict[int, Allowance] = {}
        self.longest_wait = 0.0

    async def keep(self, route: Any) -> None:
        """Let a request wait as long as it must."""
        now = time.monotonic()
        wait = self._all.wait(now)
        if route.channel_id is not None:
            allowed = self._channels.setdefault(route.channel_id, Allowance(5, 5.0))
            wait = max(wait, allowed.wait(now))
        self.longest_wait = max(self.longest_wait, wait)
        await asyncio.sleep(wait)


class Nowhere(AsyncWebhookAdapter):
    """A Discord that takes everything and keeps nothing."""

    def __init__(self, limits: Limits | None = None) -> None:
        """`limits`: how often it may be asked (None: as often as anybody likes)."""
        super().__init__()
        self.limits = limits
        self.guild = GUILD
        self.pictures = 0
        self.requests = 0
        """Those that count for Discord's limits."""
        self.acknowledged: list[float] = []
        """Milliseconds from each click to its acknowledgement."""
        self._clicked: dict[str, float] = {}
        self._ids = count(20_000_000)

    async def request(self, route: Any, *_: Any, **more: Any) -> Any:
        """Whatever a request asks for: a message in most cases."""
        if route.url.endswith("/callback"):
            if (since := self._clicked.pop(route.url.split("/")[-3], None)) is not None:
                self.acknowledged.append((time.perf_counter() - since) * 1000)
        elif "/webhooks/" not in route.url:
            self.requests += 1
            if self.limits is not None:
                await self.limits.keep(route)
        self.pictures += len(more.get("files") or ()) + bool(more.get("multipart"))
        if route.url.endswith("/users/@me"):
            return _user(_APPLICATION, bot=True)
        if "/applications/@me" in route.url:
            return {**_APPLICATION_INFO, "owner": _user(MEMBER)}
        if "/commands" in route.url:
            return []
        if "/emojis" in route.url:
            if route.method == "GET":
                return {"items": []}
            return {"id": str(next(self._ids)), "name": more["json"]["name"]}
        if "/callback" in route.url:
            message = str(next(self._ids))
            told = {"id": str(_APPLICATION), "type": 3, "response_message_id": message}
            return {"interaction": told, "resource": {"type": 5, "message": _message(int(message), CHANNEL)}}
        return None if route.method == "DELETE" else _message(next(self._ids), route.channel_id or CHANNEL)

    @asynccontextmanager
    async def serving(self, bot: commands.AutoShardedBot) -> AsyncGenerator[None]:
        """The bot is logged in here, and in one server; closed in the end."""
        async_context.set(self)
        setattr(bot.http, "request", self.request)  # noqa: B010
        await bot.login("nowhere")
        try:
            if isinstance(bot, Gateway):
                await bot.wait_until_open()
                self.guild = (bot.played.number << 22) | GUILD
            _state(bot)._add_guild_from_data(_guild(self.guild))
            yield
        finally:
            await bot.close()

    def click(self, bot: commands.AutoShardedBot, custom_id: str) -> None:
        """The member clicks a button with this id, in the server's channel."""
        async_context.set(self)
        number = next(self._ids)
        self._clicked[str(number)] = time.perf_counter()
        _state(bot).parse_interaction_create(_clicked(number, custom_id, self.guild))


def _state(bot: commands.AutoShardedBot) -> Any:
    return bot._connection  # pyright: ignore[reportPrivateUsage]


def _user(number: int, **more: Any) -> dict[str, Any]:
    return {"id": str(number), "username": "anne", "discriminator": "0", "avatar": None, **more}


_APPLICATION_INFO: dict[str, Any] = {
    "id": str(_APPLICATION),
    "name": "bench",
    "icon": None,
    "description": "",
    "bot_public": False,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
}


def _guild(number: int) -> dict[str, Any]:
    channel: dict[str, Any] = {
        "id": str(CHANNEL),
        "type": 0,
        "name": "bench",
        "position": 0,
        "permission_overwrites": [],
    }
    role = {
        "id": str(number), "name": "@everyone", "color": 0, "hoist": False, "position": 0,
        "permissions": str(discord.Permissions.all().value), "managed": False, "mentionable": False,
    }  # fmt: skip
    return {
        "id": str(number), "name": "bench", "owner_id": str(MEMBER), "channels": [channel], "roles": [role],
        "members": [], "emojis": [], "features": [], "icon": None, "preferred_locale": "en-US",
    }  # fmt: skip


def _message(number: int, channel: int) -> dict[str, Any]:
    moment = "2026-01-01T00:00:00+00:00"
    return {
        "id": str(number), "channel_id": str(channel), "author": _user(_APPLICATION, bot=True), "content": "",
        "timestamp": moment, "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "components": [],
        "pinned": False, "type": 0,
    }  # fmt: skip


def _clicked(number: int, custom_id: str, guild: int) -> dict[str, Any]:
    member: dict[str, Any] = {
        "user": _user(MEMBER),
        "roles": [],
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return {
        "id": str(number), "application_id": str(_APPLICATION), "type": 3, "token": f"token {number}",
        "version": 1, "guild_id": str(guild), "channel_id": str(CHANNEL), "locale": "en-US",
        "member": {**member, "permissions": str(discord.Permissions.all().value)}, "entitlements": [],
        "message": _message(number, CHANNEL), "data": {"custom_id": custom_id, "component_type": 2},
        "attachment_size_limit": 10_485_760,
    }  # fmt: skip
