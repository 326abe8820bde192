"""A server that the bot has come to finds one message, once: who this is, and how to begin."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from bot.tables import LiveTables
from bot.tables.servers.defaults import Defaults
from data.locale import Texts


class Herald(Protocol):
    """Greets servers."""

    def may_greet(self, guild: int) -> bool:
        """Whether there is a channel in which the bot may write."""
        ...

    def speaks(self, guild: int) -> str | None:
        """The language that a server says it speaks; None if it is not known."""
        ...

    async def greet(self, guild: int, texts: Texts, games: list[str]) -> None:
        """Post who this is, and that these games are played."""
        ...


class Greeting:
    """Greets each server once."""

    def __init__(self, tables: LiveTables, herald: Herald) -> None:
        self._tables = tables
        self._herald = herald

    async def came(self, guild: int) -> None:
        """The bot is in a server, perhaps for the first time. Raises StoreError."""
        row = await self._tables.guild(guild)
        if Defaults.of(row).greeted or not self._herald.may_greet(guild):
            return
        # Noted first: whatever fails in between, no server is greeted twice.
        settled = await self._tables.settle(guild, lambda before: replace(before, greeted=True))
        language = row.language if row is not None else None
        texts = self._tables.texts(language or self._herald.speaks(guild))
        await self._herald.greet(guild, texts, settled.games)
