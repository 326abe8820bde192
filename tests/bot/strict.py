"""What Discord refuses and the small Discord of the tests lets through: archived threads, and files."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.backend import errors
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router

from tests.bot.conftest import World

_MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?")
_BY_CLICK = re.compile(r"/webhooks/\d+/([^/]+)/messages/@original")


def be_strict(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on messages of archived threads can be neither edited nor deleted, a new message opens the
    thread again unless it is locked, and files need their permission.
    """
    lenient = router.dispatch
    backend = world.env.backend

    def checked(place: int, method: str, files: Any) -> Any:
        channel = backend.channels.get(place)
        if channel is None or channel.guild_id is None:
            return None
        state = channel.thread_metadata
        if state is not None and state.archived and (method != "POST" or state.locked):
            raise errors.BackendError(400, 50083, "Thread is archived")
        if files:
            backend.require_permissions(channel.guild_id, backend.bot_user.id, place, "attach_files")
        return channel

    def dispatch(_: Any, method: str, path: str, **more: Any) -> Any:
        match = _MESSAGES.fullmatch(path)
        channel = None
        if match and method != "GET":
            channel = checked(int(match[1]), method, more.get("files"))
        elif (by_click := _BY_CLICK.fullmatch(path)) and method == "PATCH":
            interaction = backend.interaction_by_token(by_click[1])
            if interaction.response_kind == "deferred_update" and interaction.message_id is not None:
                source = backend.messages[interaction.channel_id].get(interaction.message_id)
                if source is not None and not source.is_ephemeral:
                    checked(interaction.channel_id, method, None)
        answer = lenient(backend, method, path, **more)
        if channel is not None and channel.thread_metadata and channel.thread_metadata.archived:
            archive(world, channel.id, archived=False)
        return answer

    monkeypatch.setattr(router, "dispatch", dispatch)


def archive(world: World, thread: int, *, archived: bool = True, locked: bool = False) -> None:
    """Archive a thread, or open it again, as Discord and moderators do."""
    world.env.backend.edit_channel(thread, {}, thread_metadata={"archived": archived, "locked": locked})


def permit(world: World, channel: int, **permissions: bool) -> None:
    """Give the bot permissions in a channel, or take them away."""
    backend = world.env.backend
    allow, deny = discord.PermissionOverwrite(**permissions).pair()
    backend.set_overwrite(
        channel,
        Overwrite(
            target_id=backend.bot_user.id, type=OverwriteType.MEMBER, allow=allow.value, deny=deny.value
        ),
    )
