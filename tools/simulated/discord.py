"""The Discord within the process: SimCord in real time. Nothing else touches what SimCord keeps to itself.

Usually SimCord owns its bot's time: the bot's clock stands still within a click, and a click waits until all
that it began is over. `LiveEnv` claims nothing, so that the bot runs as it does on Discord.
`tests/bot/simulated/test_discord.py` proves what this relies on; SimCord's version is pinned exactly.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import msgspec
import simcord
from simcord.backend.access import can_access_channel
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import to_discord_message

Seen = simcord.MemberActor | simcord.UserHandle
"""As whom somebody looks: in a server as its member, at direct messages as himself."""

_POLL = 0.003
SOON = 20.0
"""Seconds: what the bot does later than that by itself, no click of `QuickEnv` waits for."""
_MOMENT = 10_000
"""Milliseconds for which the numbers given out are remembered: they contain the time, so none comes twice."""
_ID_TIME = 22
"""Bits of an id below its time in milliseconds."""
_EPHEMERAL = 1 << 6


class LiveEnv(simcord.Env):
    """SimCord whose bot lives in real time."""

    # `time_context` does the same, except that it claims no work as the bot's.
    _bot_scope = simcord.Env.time_context

    async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109
        await super()._settle_internal(timeout=_patient(self, timeout), **more)


class QuickEnv(simcord.Env):
    """SimCord for tests and measurements that wait until the bot is done with a click; it looks more often
    whether it is: a click takes a quarter of the time.

    SimCord has one limit for two things: how long the bot may take, and which of its timers are waited for,
    all that end before the limit does. Here a slow machine gets all of `settle_timeout`, and what the bot
    does in a minute is still left for later.
    """

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = _POLL,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        idle = min(idle, _POLL)
        if _deadline is not None:
            # Time is moved on: no timer is waited for.
            await super()._settle_internal(idle=idle, dispatch=dispatch, _deadline=_deadline)
            return
        loop = asyncio.get_running_loop()
        end = loop.time() + _patient(self, timeout)
        while True:
            soon = min(loop.time() + SOON, end)
            try:
                await super()._settle_internal(idle=idle, dispatch=dispatch, _deadline=soon)
            except TimeoutError:
                if loop.time() >= end:
                    raise
            else:
                return


def _patient(env: simcord.Env, timeout: float | None) -> float:
    """SimCord gives a bot five seconds to start, whatever it is told; a busy machine needs longer."""
    return max(timeout or 0.0, env.settle_timeout)


def make_moderator(guild: GuildHandle, env: simcord.Env, member: simcord.MemberActor) -> None:
    """Let a member manage the server. Its role comes after all members, so that their ids stay the same."""
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    env.backend.guilds[guild.id].members[member.id].role_ids.append(role.id)


class RealClock:
    """SimCord's clock, gone over to real time: ids and times of messages are made of it."""

    def __init__(self) -> None:
        self._began = datetime.now(UTC)
        # SimCord replaces time.monotonic once it starts.
        self._monotonic = time.monotonic
        self._zero = self._monotonic()

    @property
    def elapsed(self) -> float:
        """Seconds since it was made."""
        return self._monotonic() - self._zero

    def now(self) -> datetime:
        """The time in UTC."""
        return self._began + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Real time goes by itself."""


def go_live(env: simcord.Env) -> None:
    """Let an environment that has not been started go over to real time; what is made before has fixed
    ids.
    """
    env.backend.clock = RealClock()  # pyright: ignore[reportAttributeAccessIssue]


class Histories:
    """What members read: the same as `ChannelHandle.history` gives, which copies every message at every look.

    Here a message is made again only after it has changed.
    """

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._made: dict[int, tuple[bytes, discord.Message]] = {}
        self._encoder = msgspec.msgpack.Encoder()

    def read(self, channel: ChannelHandle, viewer: Seen) -> list[discord.Message]:
        """All messages of a channel that a viewer sees, oldest first. Raises SetupError if he may not."""
        return [self._message(kept) for _, kept in sorted(self._visible(channel, viewer))]

    def find(self, channel: ChannelHandle, viewer: Seen, id: int) -> discord.Message | None:
        """One of these messages; None if there is none with this id. Raises as `read` does."""
        return next(
            (self._message(kept) for each, kept in self._visible(channel, viewer) if each == id), None
        )

    def forget(self) -> None:
        """Drop the messages that SimCord no longer has."""
        there = {id for messages in self._env.backend.messages.values() for id in messages}
        self._made = {id: made for id, made in self._made.items() if id in there}

    def _visible(self, channel: ChannelHandle, viewer: Seen) -> Iterator[tuple[int, Any]]:
        if not can_access_channel(self._env, channel.id, viewer, history=True):
            raise simcord.SetupError("This channel cannot be read from here; open one that you can see.")
        messages = self._env.backend.messages.get(channel.id, {})
        return ((id, kept) for id, kept in messages.items() if kept.visible_to(viewer.id))

    def _message(self, kept: Any) -> discord.Message:
        # Whatever changes a message, SimCord's own code or a member's click, shows in what it would send.
        sent = self._encoder.encode(message_payload(self._env.backend, kept))
        made = self._made.get(kept.id)
        if made is None or made[0] != sent:
            made = self._made[kept.id] = (sent, to_discord_message(self._env, kept))
        return made[1]


def forget(env: simcord.Env, *, requests: int, pictures: int, public: int, private: int) -> None:
    """Keep only the newest requests, pictures, and messages of each channel (those for everybody, those for
    one member). SimCord itself keeps everything for ever.
    """
    backend = env.backend
    for remembered in (backend.http_requests, backend.transcript):
        del remembered[:-requests]
    blobs = backend.cdn._blobs  # pyright: ignore[reportPrivateUsage]
    for url in list(blobs)[:-pictures]:
        del blobs[url]
    for messages in backend.messages.values():
        if len(messages) > min(public, private):
            _forget_messages(messages, public, private)
    for interaction in list(backend.interactions)[:-requests]:
        token = backend.interactions.pop(interaction).token
        backend.interaction_tokens.pop(token, None)
    _forget_numbers(backend)


def _forget_messages(messages: dict[int, Any], public: int, private: int) -> None:
    kept = {False: public, True: private}
    for id in sorted(messages, reverse=True):
        own = bool(messages[id].flags & _EPHEMERAL)
        kept[own] -= 1
        if kept[own] < 0:
            del messages[id]


def _forget_numbers(backend: Any) -> None:
    sequences: dict[int, int] = backend._sequences
    if len(backend._reserved_ids) <= _MOMENT:
        return
    newest = max(sequences) - _MOMENT
    backend._sequences = {moment: count for moment, count in sequences.items() if moment > newest}
    backend._reserved_ids = {id for id in backend._reserved_ids if id >> _ID_TIME > newest}
