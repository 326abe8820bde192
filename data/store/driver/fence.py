"""What every write proves: that the lease is still the one that this process has taken.

To look at the time before a write is not enough: a process that stood still, or whose network did, writes
when it goes on. So each write looks into the lease's row in its own transaction, for the token that grows
with every taking, and keeps the row from being taken until it ends. A renewal goes on meanwhile.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, bindparam
from sqlmodel import col, select

from data.store.models import Lease

_HELD = (
    select(Lease.token)
    .where(col(Lease.id) == bindparam("row"), col(Lease.token) == bindparam("taken"))
    # PostgreSQL: a row that is locked so may be renewed, and not be taken.
    .with_for_update(read=True, key_share=True)
)


class Fence(Protocol):
    """A lease, as writes see it."""

    @property
    def row(self) -> int:
        """The row of the lease: of all tables of a database, or of a range of its servers."""
        ...

    @property
    def token(self) -> int:
        """How often it was taken, when it was taken for this process."""
        ...

    def confirm(self, connection: Connection) -> None:
        """Keep the lease ours until this transaction ends. Raises `StoreError` if it is not ours."""
        ...


def is_held(connection: Connection, row: int, token: int) -> bool:
    """Whether a lease is the one that was taken so; nobody takes it before this transaction ends."""
    return connection.execute(_HELD, {"row": row, "taken": token}).first() is not None
