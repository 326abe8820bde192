"""The pages of tables on Discord: what is served to whoever has a link.

Where several processes share the servers, each range has an address and a port of its own, and whoever plays
for the range serves its pages there: no process hands a request on to another.
"""

from __future__ import annotations

import asyncio
import errno

# By this name it is the real clock also in a simulated Discord, which stops the clock of its bot.
from time import monotonic
from types import TracebackType
from urllib.parse import SplitResult, urlsplit

import structlog

from bot.domain import Domain
from bot.problems import Problem
from bot.protocol.door import TableDoor, Tables
from bot.settings import Settings
from bot.web.app import Site
from bot.web.guard import Part
from bot.web.page import Door
from bot.web.words import first_language, page_words
from data.store.database import apart
from data.store.driver.ranges import Range

_log = structlog.get_logger(__name__)

AGAIN = 0.25
"""Seconds until it is tried again to serve at a port that another process has not let go yet."""
LONGEST = 30.0
"""Seconds after which this is a fault, which whoever runs the bot has to mend."""
_LATER = 5.0
"""Seconds until it is tried again after that."""


class TableSite:
    """Serves the pages of tables, as an asynchronous context. What a page shows and does, and what Discord
    does, is of the same tables: each hears of the other at once.
    """

    def __init__(self, settings: Settings, domain: Domain) -> None:
        """`settings.page_url` says how the pages are reached."""
        self._domain = domain
        self._patient = settings.stands_by
        self._opening: asyncio.Task[None] | None = None
        self._tables = Tables(
            domain.tables,
            domain.answering,
            domain.ordering,
            domain.looking,
            domain.perils,
            now=domain.timers.clock.now,
        )
        served = domain.store.range
        address = urlsplit(settings.page_of(served))
        self._site = Site(
            self._door,
            settings.page_port_of(served),
            host=settings.page_host,
            origin=_origin(address),
            name="PAGE_PORT" + (f", which is that of range 1 of {served.count}" if served.count > 1 else ""),
            programs=self._read,
            part=Part(address.path, _others(settings, served)),
            says=self._says,
        )

    @property
    def port(self) -> int:
        """Where on this machine it is served."""
        return self._site.port

    async def __aenter__(self) -> TableSite:
        """Begin to serve. Raises Problem if the port is taken; where another process may have served there
        before, it is waited for while tables are played already.
        """
        try:
            await self._site.open()
        except Problem as fault:
            if not (self._patient and _is_taken(fault)):
                raise
            self._opening = apart(self._open_when_free(fault))
            self._opening.set_name("port of the pages")
        return self

    async def _open_when_free(self, fault: Problem) -> None:
        end, told = monotonic() + LONGEST, False
        _log.info("pages of tables wait for their port", reason=str(fault))
        while True:
            await asyncio.sleep(_LATER if told else AGAIN)
            try:
                await self._site.open()
            except Problem as still:
                if not told and monotonic() > end:
                    told = True
                    _log.error("no page of a table can be opened", reason=str(still))
            else:
                _log.info("pages of tables are served now")
                return

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.wait({self._opening})
        # Streams end first: who hears them would keep the server open.
        await self._tables.close()
        await self._site.close()

    def _says(self, key: str, languages: str) -> str:
        """A sentence in the first of a browser's languages that there is, else the host's."""
        return self._domain.tables.texts(first_language(languages) or None).say(key)

    async def _read(self, key: str) -> TableDoor | None:
        """What a program with this key reads."""
        live = await self._domain.links.read(key)
        return self._tables.door(live.id, None) if live is not None else None

    async def _door(self, key: str) -> Door | None:
        """What a key opens."""
        opened = await self._domain.links.opened(key)
        if opened is None:
            return None
        live, member = opened.live, opened.member

        async def words() -> dict[str, str]:
            if member is None:
                return page_words(live.texts)
            return page_words((await self._domain.tables.as_read(live, member.id, odds=False)).texts)

        return Door(tables={opened.seat or 0: self._tables.door(live.id, member)}, words=words)


def _origin(address: SplitResult) -> str:
    return f"{address.scheme}://{address.netloc}".lower()


def _others(settings: Settings, served: Range) -> tuple[str, ...]:
    """How the paths of other ranges begin at the same name of the host."""
    own = urlsplit(settings.page_of(served))
    others = [
        urlsplit(settings.page_of(Range(number, served.count)))
        for number in range(served.count)
        if number != served.number
    ]
    return tuple(other.path for other in others if _origin(other) == _origin(own))


def _is_taken(fault: Problem) -> bool:
    """Whether a port could be free a moment later."""
    return isinstance(fault.__cause__, OSError) and fault.__cause__.errno == errno.EADDRINUSE
