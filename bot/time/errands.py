"""What a member's wish asks of tables that other processes play: each carries it out at its own.

An errand is a timer that is due at once, of the table's server. It is done once, as every timer is, also by
who takes the server over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.time.timers import Timers
from data.store import Timer

Carrier = Callable[[int, int], Awaitable[object]]
"""Carries an errand out, at a table, for a member."""


class Errands:
    """Sends errands of one kind, and carries those out that others have sent."""

    def __init__(self, kind: str, timers: Timers, carrier: Carrier) -> None:
        self._kind = f"errand {kind}"
        self._timers = timers
        self._carry_out = carrier
        timers.handler(self._kind)(self._carry)

    async def send_to_games(self, member: int) -> None:
        """To all games under way elsewhere at which he sits. Raises StoreError."""
        await self.send(member, await self._timers.elsewhere.played_by(member))

    async def send(self, member: int, tables: Mapping[int, int]) -> None:
        """To these tables; `tables` says in which server each is. Raises StoreError."""
        now = self._timers.clock.now()
        for table, guild in tables.items():
            # It names him until it is carried out, even where he is deleted: it is how he is deleted there.
            payload = {"member": member}
            key = f"{table} {member}"
            await self._timers.set(self._kind, key, now, table=table, guild=guild, payload=payload)

    async def _carry(self, timer: Timer) -> None:
        if timer.table_id is not None:
            await self._carry_out(timer.table_id, timer.payload["member"])
