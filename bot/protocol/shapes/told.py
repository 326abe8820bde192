"""What an address is sent of a table (docs/table-api.md)."""

from __future__ import annotations

from msgspec import Struct

from bot.protocol.shapes.story import Event
from bot.protocol.shapes.table import Table


class Told(Struct):
    """Turns that are over, and how the table stands since. `number` is the table's; `first` and `cursor` are
    as in a `Story`: whatever is known from event `first` on is to be forgotten.
    """

    version: int
    number: int
    table: Table
    first: int
    events: list[Event]
    cursor: str
