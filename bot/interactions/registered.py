"""The slash commands as Discord has them: told anew only when they are others, for Discord counts how often.

The digest of what it was told is in the store. Whoever has deleted commands since, or told Discord of others
under the same token, is found by their names.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import discord
import structlog
from discord import app_commands

from data.store import Store

_log = structlog.get_logger(__name__)


async def register(tree: app_commands.CommandTree[Any], store: Store) -> bool:
    """Tell Discord of the commands, unless it has them; whether it was told. The bot is logged in."""
    application, digest = tree.client.application_id, await digest_of(tree)
    if (
        application is not None
        and await store.registered.get(application) == digest
        and await names_there(tree) == names_here(tree)
    ):
        return False
    await tree.sync()
    if application is not None:
        await store.registered.set(application, digest)
    _log.info("Discord has been told of the slash commands", count=len(tree.get_commands()))
    return True


async def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """A digest of all that Discord is told of the commands, in every language."""
    translator = tree.translator
    told = [
        command.to_dict(tree)
        if translator is None
        else await command.get_translated_payload(tree, translator)
        for command in tree.get_commands()
    ]
    told.sort(key=lambda command: (command["type"], command["name"]))
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()


def names_here(tree: app_commands.CommandTree[Any]) -> set[str]:
    """The names of the commands that there are."""
    return {command.name for command in tree.get_commands()}


async def names_there(tree: app_commands.CommandTree[Any]) -> set[str] | None:
    """The names of those that Discord has; None if it does not say."""
    try:
        return {command.name for command in await tree.fetch_commands()}
    except discord.HTTPException:
        return None
