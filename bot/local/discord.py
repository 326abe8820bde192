"""The Discord within the process: SimCord in real time. Nothing else touches what SimCord keeps to itself.

Usually SimCord owns its bot's time: the bot's clock stands still within a click, and a click waits until all
that it began is over. `LiveEnv` claims nothing, so that the bot runs as it does on Discord.
`tests/bot/local/test_discord.py` proves what this relies on; SimCord's version is pinned exactly.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import simcord

_POLL = 0.003
_MOMENT = 10_000
"""Milliseconds for which the numbers given out are remembered: they contain the time, so none comes twice."""
_ID_TIME = 22
"""Bits of an id below its time in milliseconds."""
_EPHEMERAL = 1 << 6


class LiveEnv(simcord.Env):
    """SimCord whose bot lives in real time."""

    # `time_context` does the same, except that it claims no work as the bot's.
    _bot_scope = simcord.Env.time_context


class QuickEnv(simcord.Env):
    """SimCord for tests and measurements that wait until the bot is done with a click; it looks more often
    whether it is: a click takes a quarter of the time.
    """

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
