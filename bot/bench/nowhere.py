"""A Discord that takes every message at once and keeps none, so that all time and memory is the bot's."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import discord
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

GUILD, CHANNEL, MEMBER, _APPLICATION = 1, 10_000_000, 3, 4
"""A server, its channel, and a member who may do anything there."""


class Nowhere(AsyncWebhookAdapter):
    """A Discord that takes everything and keeps nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures = 0
        self._ids = count(20_000_000)

    async def request(self, route: Any, *_: Any, **more: Any) -> Any:
        """Whatever a request asks for: a message in most cases."""
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
        _state(bot)._add_guild_from_data(_guild())
        try:
            yield
        finally:
            await bot.close()

    def click(self, bot: commands.AutoShardedBot, custom_id: str) -> None:
        """The member clicks a button with this id, in the server's channel."""
        async_context.set(self)
        _state(bot).parse_interaction_create(_clicked(next(self._ids), custom_id))


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


def _guild() -> dict[str, Any]:
    channel: dict[str, Any] = {
        "id": str(CHANNEL),
        "type": 0,
        "name": "bench",
        "position": 0,
        "permission_overwrites": [],
    }
    role = {
        "id": str(GUILD), "name": "@everyone", "color": 0, "hoist": False, "position": 0,
        "permissions": str(discord.Permissions.all().value), "managed": False, "mentionable": False,
    }  # fmt: skip
    return {
        "id": str(GUILD), "name": "bench", "owner_id": str(MEMBER), "channels": [channel], "roles": [role],
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


def _clicked(number: int, custom_id: str) -> dict[str, Any]:
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
        "version": 1, "guild_id": str(GUILD), "channel_id": str(CHANNEL), "locale": "en-US",
        "member": {**member, "permissions": str(discord.Permissions.all().value)}, "entitlements": [],
        "message": _message(number, CHANNEL), "data": {"custom_id": custom_id, "component_type": 2},
        "attachment_size_limit": 10_485_760,
    }  # fmt: skip
