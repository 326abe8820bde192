"""The local table: the Discord within this process, and the pages that show it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from types import TracebackType

from bot.protocol.door import TableDoor, Tables
from bot.settings import Settings
from bot.tables.member import Member
from bot.tables.thinking.captains import CaptainFactory
from bot.web.app import Site
from bot.web.board import Boards
from bot.web.keys import Keys, same, secret_beside
from bot.web.news import News
from bot.web.page import Door
from tools.simulated.changes import watch
from tools.simulated.seats import SeatPage
from tools.simulated.world import GUILD, PLAYERS, World

_TEND = 5.0
"""Seconds between two looks at how much is remembered."""


class LocalTable:
    """The local table from its beginning to its end, as an asynchronous context."""

    def __init__(
        self,
        settings: Settings,
        game: str = "",
        seats: int | None = None,
        modules: Sequence[str] | None = None,
        *,
        captain: CaptainFactory | None = None,
    ) -> None:
        """`seats` and `modules` settle how a ready table is laid; `captain` answers for computer captains
        (None: they think for themselves). Raises Problem if its game has not as many seats.
        """
        self._settings = settings
        self.world = World(settings, game, seats, modules, captain)
        self.bot = self.world.bot
        self.news = News()
        self._tasks: list[asyncio.Task[None]] = []
        self._site: Site | None = None

    @property
    def url(self) -> str:
        """Where the page is; anybody who knows the full address can play in every seat."""
        assert self._site is not None
        return self._site.url(self.keys.of("host"))

    def seat_url(self, seat: int) -> str:
        """Where the page of one seat is; it shows nothing of the others."""
        assert self._site is not None
        return self._site.url(self.keys.of(f"seat {seat}"))

    async def __aenter__(self) -> LocalTable:
        try:
            await self._open()
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def _open(self) -> None:
        await self.world.open()
        self.boards = Boards(self.bot.tables, self.news)
        services = self.bot.services
        self.tables = Tables(
            services.tables,
            services.answering,
            services.ordering,
            services.looking,
            now=services.timers.clock.now,
        )
        self.pages = [SeatPage(self.world, member, self.boards, self.news) for member in self.world.players]
        self.keys = Keys(secret_beside(self._settings.database_url))
        usual = Settings.model_fields["play_port"].default
        self._site = Site(self._door, self._settings.play_port, usual=usual)
        await self._site.open()
        self._tasks = [
            asyncio.create_task(watch(self.world.newest, self.news), name="local-changes"),
            asyncio.create_task(self._tend(), name="local-memory"),
        ]

    async def _end(self) -> None:
        self.news.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._site is not None:
            await self.tables.close()
            await self._site.close()
            await self.boards.settle()
        await self.world.close()

    async def _tend(self) -> None:
        """A table open for days would remember every request and picture ever made."""
        while True:
            await asyncio.sleep(_TEND)
            self.world.forget()

    async def _door(self, key: str) -> Door | None:
        pages = dict(enumerate(self.pages))
        if same(key, self.keys.of("host")):
            links = {seat: self.keys.of(f"seat {seat}") for seat in pages}
            return Door(pages, pages, links, self._tables(pages))
        for seat, page in pages.items():
            if same(key, self.keys.of(f"seat {seat}")):
                return Door({seat: page}, {seat: page}, tables=self._tables([seat]))
        return None

    def _tables(self, seats: Iterable[int]) -> dict[int, TableDoor]:
        """The tables at which members play, or would play, in the table's own protocol."""
        found: dict[int, TableDoor] = {}
        for seat in seats:
            actor = self.world.players[seat]
            live = self.bot.tables.at(self.world.place(actor.id, None).id)
            if live is not None:
                found[seat] = self.tables.door(live.id, Member(actor.id, PLAYERS[seat], guild=GUILD))
        return found
