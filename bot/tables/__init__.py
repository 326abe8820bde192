"""The tables of this process: brought back from the store, advanced by answers, stored again."""

from bot.tables.live import Holder, LiveTable
from bot.tables.service import LiveTables

__all__ = ["Holder", "LiveTable", "LiveTables"]
