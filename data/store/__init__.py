"""What outlives the process: settings, preferences, tables and every move of their games."""

from data.store.errors import DamagedRow, NoSuchTable, StaleVersion, StoreError
from data.store.guilds import Guilds, Members
from data.store.models import (
    Follower,
    GameTable,
    Guild,
    LastLook,
    Played,
    Seat,
    Status,
    TableHook,
    TableLink,
    Timer,
)
from data.store.moves import Change, StoredEntry
from data.store.personal import Personal
from data.store.store import Store, open_store
from data.store.tables import Tables
from data.store.timers import Timers
from data.store.told.followers import Followers
from data.store.whole.found import Found, find

__all__ = [
    "Change",
    "DamagedRow",
    "Follower",
    "Followers",
    "Found",
    "GameTable",
    "Guild",
    "Guilds",
    "LastLook",
    "Members",
    "NoSuchTable",
    "Personal",
    "Played",
    "Seat",
    "StaleVersion",
    "Status",
    "Store",
    "StoreError",
    "StoredEntry",
    "TableHook",
    "TableLink",
    "Tables",
    "Timer",
    "Timers",
    "find",
    "open_store",
]
