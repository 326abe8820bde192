"""Several processes of one bot: each plays for its servers, or stands by, connected, until it has some.

Discord tells all who are connected with a shard of every click and command there. The one that plays for its
server answers it; in direct messages, the one that plays for the table's. What comes when that one has
stopped and the other does not play yet waits here. What the first has still acknowledged is not carried out
again: Discord takes one acknowledgement alone, and everything begins with it.
"""

from __future__ import annotations

import asyncio
from collections import deque

# By this name it is the real clock also in a simulated Discord, which stops the clock of its bot.
from time import monotonic
from typing import Any

import discord

from bot.controls.every import table_in
from bot.posting.replies import Interaction
from data.store import Store

YOUNG = 2.5
"""Seconds for which a click may wait: Discord gives three until it is acknowledged."""
_MOST = 1000
"""Clicks that wait at once: more than this process would acknowledge in time."""


async def is_for(store: Store, interaction: Interaction) -> bool:
    """Whether the process that holds a store answers a click or command. Raises StoreError."""
    if not store.elsewhere.exists:
        return True
    data: dict[str, Any] = dict(interaction.data or {})
    server, table = interaction.guild_id, table_in(data.get("custom_id", ""))
    if server is None and table is not None:
        server = await store.elsewhere.guild_of(table)
    return store.range.has(server or 0)


class Succession:
    """What reaches a process while it does not play, and what it has begun while it does."""

    def __init__(self) -> None:
        self._kept: deque[tuple[float, Interaction]] = deque(maxlen=_MOST)
        self._begun: set[asyncio.Task[object]] = set()

    def keep(self, interaction: Interaction) -> None:
        """Keep a click or a command in case nobody acknowledges it."""
        # Choices that are too late are of no use to whoever goes on typing.
        if interaction.type is not discord.InteractionType.autocomplete:
            self._kept.append((monotonic(), interaction))

    def take(self) -> list[Interaction]:
        """What was kept and can still be acknowledged, in order; it is not kept any more."""
        oldest = monotonic() - YOUNG
        young = [interaction for since, interaction in self._kept if since >= oldest]
        self._kept.clear()
        return young

    def begin(self) -> None:
        """The task that calls this answers a member: `settle` waits for its end."""
        if (task := asyncio.current_task()) is not None:
            self._begun.add(task)
            task.add_done_callback(self._begun.discard)

    async def settle(self, longest: float = 5.0) -> None:
        """Wait until what was begun is answered, so many seconds at most."""
        begun = self._begun - {asyncio.current_task()}
        if begun:
            await asyncio.wait(begun, timeout=longest)
