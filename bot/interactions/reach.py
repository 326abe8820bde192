"""Where commands can be had: Discord is told it of each, so that nothing hangs on what an application's owner
has ticked since.
"""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands

_T = TypeVar("_T")
"""A command, its function, or a group's class."""


def anywhere(command: _T) -> _T:
    """In servers, and wherever else somebody may be who has added the bot to himself: other servers, direct
    messages, groups. Such a command needs no server, posts nothing, and answers privately.
    """
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return _declared(contexts, app_commands.allowed_installs(guilds=True, users=True), command)


def with_the_bot(command: _T) -> _T:
    """In servers where the bot is, and in direct messages with it."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    return _declared(contexts, app_commands.allowed_installs(guilds=True, users=False), command)


def in_servers(command: _T) -> _T:
    """In servers where the bot is, and nowhere else."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    return _declared(contexts, app_commands.allowed_installs(guilds=True, users=False), command)


def _declared(contexts: Any, installs: Any, command: _T) -> _T:
    return installs(contexts(command))
