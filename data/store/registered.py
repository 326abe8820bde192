"""Which slash commands Discord was told of, so that it is told of none twice."""

from __future__ import annotations

from data.store.database import Database, to_the_end
from data.store.models import Registered


class RegisteredCommands:
    """Digests of the commands, by application. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def get(self, application: int) -> str:
        """The digest of what Discord was last told; empty if nothing is known."""
        async with self._database.look() as session:
            row = await session.get(Registered, application)
        return row.digest if row else ""

    @to_the_end
    async def set(self, application: int, digest: str) -> None:
        """Discord was told of these."""
        async with self._database.edit() as session:
            row = await session.get(Registered, application) or Registered(application=application, digest="")
            row.digest = digest
            session.add(row)
