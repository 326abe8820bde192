"""Everything that can be done in lobbies, in its parts: each change is saved before it is told."""

from __future__ import annotations

from bot.lobbies.calling import Calling
from bot.lobbies.checking import Checking
from bot.lobbies.closing import Closing
from bot.lobbies.duplicates import Duplicates
from bot.lobbies.herald import Herald, Resting, Threads
from bot.lobbies.hosting import Hosting
from bot.lobbies.laying import Laying
from bot.lobbies.opening import Opening
from bot.lobbies.reopening import Reopening
from bot.lobbies.sealing import Sealing
from bot.lobbies.seating import Seating
from bot.lobbies.settling import Settling
from bot.lobbies.sitting import Sitting
from bot.lobbies.starting import Starting
from bot.lobbies.trying import Trying
from bot.lobbies.twins import Twins
from bot.tables import LiveTables
from bot.tables.member import InServer
from bot.time.timers import Timers


class Lobbies:
    """The lobbies of all servers. Whoever shows what a call has changed anywhere but on the lobby's own
    message lets the `herald` repost it.
    """

    def __init__(
        self,
        tables: LiveTables,
        timers: Timers,
        herald: Herald,
        threads: Threads,
        rests: Resting,
        is_in_server: InServer,
    ) -> None:
        self.herald = herald
        self.seating = Seating(tables)
        self.hosting = hosting = Hosting(tables, self.seating, is_in_server)
        self.settling = Settling(tables, self.seating, hosting)
        self.opening = Opening(tables, herald, self.seating, self.settling)
        self.twins = Twins(tables, timers)
        self.sitting = Sitting(tables, self.seating, hosting, self.twins)
        self.starting = Starting(
            tables, timers, herald, threads, rests, hosting, self.settling, self.seating, self.twins
        )
        self.checking = Checking(tables, timers, herald, self.seating, hosting, self.starting)
        self.calling = Calling(tables, timers.clock, herald, self.seating, hosting)
        self.closing = Closing(tables, herald, hosting)
        self.laying = Laying(tables, herald, self.opening, self.sitting, self.settling, self.starting)
        self.sealing = Sealing(tables, self.opening, self.seating, self.starting)
        self.reopening = Reopening(tables, self.laying)
        self.duplicates = Duplicates(tables, timers, herald, self.opening, self.twins)
        self.trying = Trying(tables, timers, self.laying)
