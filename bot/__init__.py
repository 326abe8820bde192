"""Quartermaster in Discord: the bot, the local table and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.settings import Settings

if TYPE_CHECKING:
    from bot.app import Quartermaster

__all__ = ["Settings", "create_bot"]


def create_bot(settings: Settings) -> Quartermaster:
    """The bot, ready to log in: the same on Discord, at the local table and in the tests.

    It opens its database when it logs in, and closes it when it is closed.
    """
    # Commands that never talk to Discord start without loading its library.
    from bot.app import Quartermaster

    return Quartermaster(settings)
