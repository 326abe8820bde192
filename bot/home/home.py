"""The house: its store, its tables, and all that can be done there, from opening to closing."""

from __future__ import annotations

import asyncio
from types import TracebackType

import structlog

from bot.content import prepare_content
from bot.domain import Domain
from bot.home.heralds import TimeNews, heralds_at_home
from bot.home.lan.gate import Gate
from bot.home.notices import Notices
from bot.home.people import GUILD, PEOPLE, Guests, Resident
from bot.problems import Problem
from bot.protocol.door import Tables
from bot.settings import Settings
from bot.tables import LiveTables
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from bot.tables.tell import NoSuch, SetAside, Tell
from bot.tables.thinking.captains import CaptainFactory, computer_answer
from bot.time.clock import Clock, SystemClock
from bot.time.keeper import Keeper
from bot.time.timers import Timers
from bot.web.news import News
from data.locale import Texts
from data.store import GameTable, Status, Store, StoreError, open_store

_log = structlog.get_logger(__name__)


class HomeTables(LiveTables):
    """Tables whose texts are those for pages."""

    def texts(self, language: str | None = None) -> Texts:
        """The texts of a language; None: the house's."""
        return super().texts(language).on_page()


class Home:
    """The house, as an asynchronous context. `news` tells that something is to be seen anew; `domain` is all
    that can be done, `doors` open its tables to readers, `notices` is what tables were told lately, `gate`
    lets phones in.
    """

    domain: Domain
    gate: Gate
    doors: Tables
    notices: Notices

    def __init__(
        self, settings: Settings, *, clock: Clock | None = None, captain: CaptainFactory | None = None
    ) -> None:
        """`clock` says what time it is (None: the machine's); `captain` answers for computer captains (None:
        they think for themselves).
        """
        self._settings = settings
        self._clock = clock or SystemClock()
        self._captain = captain or computer_answer
        self.news = News()
        self.guests = Guests()
        self._store: Store | None = None
        self._is_built = False
        self._going_on: asyncio.Task[None] | None = None

    # --- coming and going -------------------------------------------------------------------------

    async def __aenter__(self) -> Home:
        """Open it: every table goes on where the last process left it. Raises Problem if the database, the
        content or the texts cannot be used.
        """
        prepare_content(self._settings)
        try:
            store = self._store = await open_store(self._settings.database_url)
        except StoreError as fault:
            raise Problem(str(fault)) from fault
        try:
            self._build(store)
            await self.domain.open()
            for row in await store.tables.find(guild=GUILD):
                self.guests.learn(LobbyRow.of(row.lobby).names)
        except BaseException:
            await self._close()
            raise
        self._going_on = asyncio.create_task(self._go_on(), name="home-goes-on")
        self.domain.timers.start()
        return self

    def _build(self, store: Store) -> None:
        clock, settings = self._clock, self._settings
        tables = HomeTables(
            store,
            settings.default_language,
            settings.text_folders,
            now=clock.now,
            captain=self._captain,
        )
        self.notices, timers = Notices(self.news, clock.now), Timers(store, clock)
        keeper = Keeper(TimeNews(self.notices), tables, timers)
        self.domain = Domain.of(tables, keeper, timers, heralds_at_home(self.notices))
        rooms = self.domain
        self.doors = Tables(
            tables, rooms.answering, rooms.ordering, rooms.looking, rooms.perils, now=clock.now
        )
        self.gate = Gate(self.domain, self.guests, self.news, clock.now)
        self._is_built = True
        tables.events.saved.listen(self._saved)
        tables.events.changed.listen(self._changed)
        tables.events.odds_came.listen(self._odds_came)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        """Finish what is being done, and close the store."""
        self.news.close()
        if self._going_on is not None:
            self._going_on.cancel()
            await asyncio.gather(self._going_on, return_exceptions=True)
        assert self._store is not None
        if self._is_built:
            await self.doors.close()
            await self.domain.settle()
        await self._store.close()

    # --- tables -----------------------------------------------------------------------------------

    async def goes_on(self) -> None:
        """Wait until every table has gone on after the start."""
        if self._going_on is not None:
            await asyncio.wait({self._going_on})

    async def _go_on(self) -> None:
        """Go on with all tables, even in mid-turn. Whatever is wrong with one, the others go on."""
        for row in await self.tables.all_unfinished():
            if row.guild == GUILD and row.status is Status.PLAYING:
                await self._go_on_with(row)
        self.news.tell()

    async def _go_on_with(self, row: GameTable) -> None:
        try:
            await self.domain.go_on(row.number)
        except SetAside as fault:
            _log.warning("a table is set aside", table=row.number, reason=fault.key)
        except (Tell, StoreError) as fault:
            _log.error("a table could not be gone on with", table=row.number, reason=str(fault))
        except Exception:
            _log.exception("a table could not be gone on with", table=row.number)

    def _saved(self, live: LiveTable, changed: bool) -> None:
        self.news.tell()

    def _changed(self, live: LiveTable) -> None:
        self.news.tell()

    def _odds_came(self, live: LiveTable, member: int) -> None:
        self.news.tell()

    # --- what it has ------------------------------------------------------------------------------

    @property
    def tables(self) -> LiveTables:
        """The tables of the house, and of whoever else's are in the store."""
        return self.domain.tables

    @property
    def clock(self) -> Clock:
        """What time it is here."""
        return self._clock

    @property
    def people(self) -> list[Resident]:
        """All who live here, and those who have come from the local network."""
        return [*PEOPLE, *self.guests.known.values()]

    def resident(self, who: int) -> Resident:
        """Somebody at home by his number. Raises NoSuch for a stranger."""
        if 0 <= who < len(PEOPLE):
            return PEOPLE[who]
        if who not in self.guests.known:
            raise NoSuch
        return self.guests.known[who]

    async def member(self, who: int) -> Member:
        """Somebody at home, as the domain knows him; the first one moderates. Raises NoSuch, StoreError."""
        one = self.resident(who)
        language = (await self.tables.preferences(one.id)).language
        return Member(one.id, one.name, language or "", GUILD, moderates=one.is_host)
