"""Members who do not want to play together: neither joins a table where the other sits, and only who has said
so knows why.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.tell import Tell
from data.store import Store
from data.store.told.blocks import Blocks

MOST_BLOCKED = 100
"""Members with whom one may not want to play."""


class Company:
    """Looks before somebody sits down; nobody is taken away from a table. All raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def _blocks(self) -> Blocks:
        return self._store.blocks

    # --- what is said -------------------------------------------------------------------------------

    async def block(self, member: int, other: int) -> None:
        """Play with another no more. Raises Tell for oneself, and for too many."""
        if member == other:
            raise Tell("tell-block-self")
        known = await self._blocks.of(member)
        if other not in known and len(known) >= MOST_BLOCKED:
            raise Tell("tell-many-blocked", most=MOST_BLOCKED)
        await self._blocks.add(member, other)

    async def unblock(self, member: int, other: int) -> None:
        """Play with another again."""
        await self._blocks.drop(member, other)

    async def blocked(self, member: int) -> list[int]:
        """With whom a member does not want to play."""
        return await self._blocks.of(member)

    # --- what comes of it ---------------------------------------------------------------------------

    async def apart_from(self, member: int) -> set[int]:
        """All with whom a member cannot sit at a table, whoever of them has said so."""
        return await self._blocks.apart_from(member)

    async def check(self, seated: Collection[int], member: int, otherwise: str = "tell-no-seat") -> None:
        """Raises Tell for a member who cannot sit down with those who are `seated`. Who has blocked nobody
        there reads what everybody may read who comes too late: `otherwise`.
        """
        others = {*seated} - {member}
        if met := sorted(others & {*await self._blocks.of(member)}):
            raise Tell("tell-you-blocked", who=f"<@{met[0]}>")
        if others & await self.apart_from(member):
            raise Tell(otherwise)

    async def reaches(self, seated: Collection[int], by: int, guest: int) -> bool:
        """Whether what a member offers to a guest, at the table of those who are `seated`, may reach him.
        Raises Tell for one whom the member has blocked himself. Whoever else keeps those apart, nobody is to
        notice: the offer is made, and the guest hears nothing of it.
        """
        if guest in await self._blocks.of(by):
            raise Tell("tell-you-blocked-guest", who=f"<@{guest}>")
        return not {*seated} & await self.apart_from(guest)
