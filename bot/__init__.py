"""Quartermaster in Discord: the bot, the local table and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from contextlib import AbstractAsyncContextManager

    from bot.app import Quartermaster
    from bot.domain import Domain
    from bot.tables.thinking.captains import CaptainFactory
    from bot.time.clock import Clock

__all__ = ["Settings", "create_bot"]


def create_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    captain: CaptainFactory | None = None,
    first_ready: Callable[[], Awaitable[None]] | None = None,
    beside: Callable[[Domain], AbstractAsyncContextManager[object]] | None = None,
    stand_in: bool = False,
) -> Quartermaster:
    """The bot, ready to log in: the same on Discord and in the tests, which may give it
    another clock, another answer of computer captains, or something else to do first once it is connected. A
    `stand_in` plays for servers for which nobody does.

    It opens its database when it logs in, and closes it when it is closed; what is `beside` it is open for as
    long.
    """
    # Commands that never talk to Discord start without loading its library.
    from bot.app import Quartermaster

    return Quartermaster(
        settings, clock=clock, captain=captain, first_ready=first_ready, beside=beside, stand_in=stand_in
    )
