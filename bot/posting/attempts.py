"""Talking to Discord when Discord fails: retry if that may help, one clear word if it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
import structlog

from bot.metrics import FAILURES as FAILURES_COUNTED
from bot.tables.missed import Missed

_log = structlog.get_logger(__name__)

T = TypeVar("T")

PAUSES = (0.4, 1.5, 4.0)
"""Seconds before each further try. The library itself has already waited as long as Discord demanded."""

CANNOT_DM = 50007
_CLOSED = frozenset({50083, 160005})
"""Codes of an archived thread, and of a locked one."""

_DROPPED = (aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited)
FAILURES = (discord.HTTPException, *_DROPPED)
"""Everything that a call to Discord raises when Discord refuses, is away or is too slow."""


class Unreachable(Exception):
    """Discord rejected a message. `lasting`: it will keep doing so until somebody changes something there."""

    def __init__(self, why: str, *, lasting: bool) -> None:
        super().__init__(why)
        self.lasting = lasting

    @property
    def missing(self) -> bool:
        """The message, thread or channel does not exist any more."""
        return isinstance(self.__cause__, discord.NotFound)

    @property
    def closed(self) -> bool:
        """The thread is archived: only a new message reopens it, and if it is locked, not even that."""
        return isinstance(self.__cause__, discord.HTTPException) and self.__cause__.code in _CLOSED

    @property
    def malformed(self) -> bool:
        """Something in the message itself was refused."""
        return (
            isinstance(self.__cause__, discord.HTTPException)
            and self.__cause__.status == 400
            and not self.closed
        )

    @property
    def forbidden(self) -> bool:
        """The bot lacks a permission."""
        return isinstance(self.__cause__, discord.Forbidden) and not self.closed

    @property
    def missed(self) -> Missed:
        """What its sender can do about it."""
        cause = self.__cause__
        if self.missing:
            return Missed.GONE
        if isinstance(cause, discord.HTTPException) and cause.code == CANNOT_DM:
            return Missed.CLOSED
        return Missed.REFUSED if self.lasting else Missed.LATER


async def attempt(act: Callable[[], Awaitable[T]]) -> T:
    """Do something at Discord, up to four times if it fails temporarily.

    Raises Unreachable if it fails for good; the original error is its cause.
    """
    for pause in (*PAUSES, None):
        try:
            return await act()
        except discord.HTTPException as failed:
            FAILURES_COUNTED.labels(str(failed.status)).inc()
            if not _passing(failed):
                raise Unreachable(reason_of(failed), lasting=True) from failed
            if pause is None:
                raise Unreachable(reason_of(failed), lasting=False) from failed
            fault = reason_of(failed)
        except _DROPPED as failed:
            FAILURES_COUNTED.labels("0").inc()
            if pause is None:
                raise Unreachable(reason_of(failed), lasting=False) from failed
            fault = reason_of(failed)
        _log.info("Discord failed; trying again", reason=fault, seconds=pause)
        await asyncio.sleep(pause)
    raise AssertionError("the last attempt returns or raises")


def _passing(failed: discord.HTTPException) -> bool:
    return failed.status == 429 or failed.status >= 500


def reason_of(failed: BaseException) -> str:
    """A failure in a few words, for the operator's log."""
    if isinstance(failed, discord.HTTPException):
        return f"{failed.status} {failed.text}".strip()
    return str(failed) or type(failed).__name__
