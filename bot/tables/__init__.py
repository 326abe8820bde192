"""The tables of this process: loaded from the store, advanced by answers, saved again."""

from bot.tables.live import Holder, LiveTable
from bot.tables.service import LiveTables

__all__ = ["Holder", "LiveTable", "LiveTables"]
