"""The store's errors: one sentence each, for the operator."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot be used, or could not do what was requested. Nothing was half done."""


class NoRange(StoreError):
    """A stand-in is not wanted any more: somebody plays for every server."""

    def __init__(self) -> None:
        super().__init__("There is no range of servers any more for which nobody plays.")


class StaleVersion(StoreError):
    """A change that does not follow the stored state: somebody else has changed the table meanwhile.

    `found` is the stored version, `expected` the one the change was made for. Nothing was written; the table
    must be loaded again.
    """

    def __init__(self, table: int, expected: int, found: int) -> None:
        super().__init__(
            f"Table {table} is stored in version {found}, and this change follows version {expected}: "
            "load the table again."
        )
        self.table, self.expected, self.found = table, expected, found


class DamagedRow(StoreError):
    """What is stored of a table cannot be read. The row is left as it is."""

    def __init__(self, table: int, reason: str) -> None:
        super().__init__(f"What is stored of table {table} is damaged ({reason}); restore it from a backup.")
        self.table = table


class NoSuchTable(StoreError):
    """A table that is not stored, or not any more."""

    def __init__(self, table: int, state: str = "") -> None:
        super().__init__(f"There is no {state + ' ' if state else ''}table {table} in the database.")
        self.table = table
