"""What servers and members have settled: languages, looks, what holds for new tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.tables.columns.preferences import Preferences
from bot.tables.lobby import LobbyRow
from bot.tables.looks import Look, private_look, public_look
from bot.tables.servers.calls import Calls
from bot.tables.servers.defaults import Defaults
from data.locale import Texts
from data.store import GameTable, Guild, Store

NO_SIGNS: Mapping[str, str] = {}
"""For texts without emoji."""


class Servers:
    """The settings of all servers, kept in memory."""

    def __init__(
        self, store: Store, language: str, text_folders: tuple[Path, ...], signs: Mapping[str, str]
    ) -> None:
        """`language` is the host's default, `signs` the emoji that options may have, by what they stand for,
        as they are when they are used.
        """
        self.store = store
        self._language = language
        self._text_folders = text_folders
        self._signs = signs
        self._guilds: dict[int, Guild | None] = {}
        self._settling = asyncio.Lock()

    def texts(self, language: str | None = None) -> Texts:
        """The texts of a language; None: the host's default."""
        return Texts(language or self._language, self._text_folders).with_signs(self._signs)

    async def guild(self, guild: int) -> Guild | None:
        """What `/setup` set for a server."""
        if guild not in self._guilds:
            self._guilds[guild] = await self.store.guilds.get(guild)
        return self._guilds[guild]

    async def set_guild(self, guild: int, **changes: Any) -> Guild:
        """Change a server's settings."""
        row = self._guilds[guild] = await self.store.guilds.set(guild, **changes)
        return row

    async def settle(self, guild: int, act: Callable[[Defaults], Defaults]) -> Defaults:
        """Change what a server has settled for its tables; of two changes at once none is lost.

        Raises StoreError.
        """
        async with self._settling:
            before = Defaults.of(await self.guild(guild))
            settled = act(before)
            if settled != before:
                await self.set_guild(guild, defaults=settled.stored())
        return settled

    async def calls(self, guild: int) -> Calls:
        """How a server's players are called. Raises StoreError."""
        row = await self.guild(guild)
        return Calls.of(row.calls if row is not None else None)

    async def settle_calls(self, guild: int, **changes: Any) -> None:
        """Change fields of how a server's players are called; what others change at the same time stays.

        Raises StoreError.
        """
        async with self._settling:
            await self.set_guild(guild, calls=replace(await self.calls(guild), **changes).stored())

    def forget_guild(self, guild: int) -> None:
        """Drop a server's settings from memory: the store knows better."""
        self._guilds.pop(guild, None)

    async def public_look(self, guild: int) -> Look:
        """How a server's tables look to everybody."""
        return public_look(await self.guild(guild))

    async def private_look(self, guild: int | None, member: int) -> Look:
        """How a member's private pictures look."""
        row = await self.guild(guild) if guild is not None else None
        return private_look(row, await self.preferences(member))

    async def preferences(self, member: int) -> Preferences:
        """What a member prefers, in all servers. Raises StoreError."""
        return Preferences.of(await self.store.members.get(member))

    async def prefer(self, member: int, **changes: Any) -> Preferences:
        """Change fields of what a member prefers; what others change at the same time stays.

        Raises StoreError.
        """
        changed = replace(Preferences(), **changes).stored()
        # What is as if he had never said it is removed.
        return Preferences.of(
            await self.store.members.set(member, **{name: changed.get(name) for name in changes})
        )

    def own_texts(self, preferences: Preferences) -> Texts | None:
        """The texts of a member who reads in a language of his own; None for one who does not."""
        return self.texts(preferences.language) if preferences.language is not None else None

    async def guild_texts(self, guild: int | None) -> Texts:
        """The texts a server has chosen."""
        row = await self.guild(guild) if guild is not None else None
        return self.texts(row.language if row else None)

    async def table_texts(self, row: GameTable) -> Texts:
        """The texts of a table: in its own language, if its host has chosen one."""
        chosen = LobbyRow.of(row.lobby).language
        return self.texts(chosen) if chosen else await self.guild_texts(row.guild)
