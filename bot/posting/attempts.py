"""Speaking to Discord when Discord fails: once more where that may help, one clear word where it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
import structlog

_log = structlog.get_logger(__name__)

T = TypeVar("T")

PAUSES = (0.4, 1.5, 4.0)
"""Seconds before each further try. The library itself has already waited where Discord said how long."""

CANNOT_DM = 50007
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008


class Unreachable(Exception):
    """Discord did not take a message. `lasting`: it will not until somebody changes something there."""

    def __init__(self, why: str, *, lasting: bool, missing: bool = False) -> None:
        super().__init__(why)
        self.lasting = lasting
        self.missing = missing
        """The message, thread or channel does not exist any more."""


async def attempt(act: Callable[[], Awaitable[T]]) -> T:
    """Do something at Discord, up to four times when it fails for the moment.

    Raises Unreachable when it fails for good; the original error is its cause.
    """
    for pause in (*PAUSES, None):
        try:
            return await act()
        except (discord.Forbidden, discord.NotFound) as refused:
            missing = isinstance(refused, discord.NotFound)
            raise Unreachable(_reason(refused), lasting=True, missing=missing) from refused
        except discord.HTTPException as failed:
            if not _passing(failed):
                raise Unreachable(_reason(failed), lasting=True) from failed
            if pause is None:
                raise Unreachable(_reason(failed), lasting=False) from failed
            fault = _reason(failed)
        except (aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited) as failed:
            if pause is None:
                raise Unreachable(str(failed) or type(failed).__name__, lasting=False) from failed
            fault = str(failed) or type(failed).__name__
        _log.info("Discord failed; trying again", reason=fault, seconds=pause)
        await asyncio.sleep(pause)
    raise AssertionError("the last attempt returns or raises")


def _passing(failed: discord.HTTPException) -> bool:
    return failed.status == 429 or failed.status >= 500


def _reason(failed: discord.HTTPException) -> str:
    return f"{failed.status} {failed.text}".strip()
