"""The pages of tables on Discord: what is served to whoever has a link."""

from __future__ import annotations

from types import TracebackType
from urllib.parse import urlsplit

from bot.domain import Domain
from bot.protocol.door import TableDoor, Tables
from bot.settings import Settings
from bot.web.app import Site
from bot.web.page import Door
from bot.web.words import page_words


class TableSite:
    """Serves the pages of tables, as an asynchronous context. What a page shows and does, and what Discord
    does, is of the same tables: each hears of the other at once.
    """

    def __init__(self, settings: Settings, domain: Domain) -> None:
        """`settings.page_url` says how the pages are reached."""
        self._domain = domain
        self._tables = Tables(
            domain.tables,
            domain.answering,
            domain.ordering,
            domain.looking,
            domain.perils,
            now=domain.timers.clock.now,
        )
        address = urlsplit(settings.page_url)
        self._site = Site(
            self._door,
            settings.page_port,
            host=settings.page_host,
            origin=f"{address.scheme}://{address.netloc}".lower(),
            name="PAGE_PORT",
            programs=self._read,
        )

    @property
    def port(self) -> int:
        """Where on this machine it is served."""
        return self._site.port

    async def __aenter__(self) -> TableSite:
        """Begin to serve. Raises Problem if the port is taken."""
        await self._site.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Streams end first: who hears them would keep the server open.
        await self._tables.close()
        await self._site.close()

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
