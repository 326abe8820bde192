"""The house with its pages: what is served on this machine."""

from __future__ import annotations

from functools import partial
from types import TracebackType

from bot.home.entrance import Entrance
from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.lan.address import Reach, reach
from bot.home.people import PEOPLE, resident_of
from bot.home.ready import Laid, ready_table
from bot.home.seated import Seated
from bot.settings import Settings
from bot.tables.thinking.captains import CaptainFactory
from bot.time.clock import Clock
from bot.web.app import Site
from bot.web.keys import Keys, same, secret_beside
from bot.web.page import Door
from data.store import Status
from data.store.driver.ranges import EVERYWHERE


class HomeSite:
    """A house that is served, as an asynchronous context. The host's link opens it for everybody, each other
    one for one of those who live there.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        captain: CaptainFactory | None = None,
        lan: bool = False,
    ) -> None:
        """As `Home`. `lan`: phones in the local network can come to a seat."""
        self._settings = settings
        self._lan = lan
        self.home = Home(settings, clock=clock, captain=captain)
        self._site: Site | None = None
        self._gate: Site | None = None

    @property
    def url(self) -> str:
        """Where the page is; anybody who knows the full address can play for all who live there."""
        assert self._site is not None
        return self._site.url(self.keys.of("host"))

    def url_of(self, who: int) -> str:
        """Where the page of one of them is; it shows nothing of the others."""
        assert self._site is not None
        return self._site.url(self.keys.of(f"seat {who}"))

    async def first(self, laid: Laid) -> str:
        """Where the host begins: at home, or at the table that he wants to be laid. Raises Problem if there
        can be no such table, StoreError.
        """
        row = await ready_table(self.home, laid)
        if row is None:
            return self.url
        begun = row.status is Status.PLAYING
        return f"{self.url}play?who=0&table={row.number}" if begun else f"{self.url}#table/{row.number}"

    async def __aenter__(self) -> HomeSite:
        """Open the house and serve it. Raises Problem if it cannot be opened, if a port is taken, or if more
        than a private network would reach it.
        """
        found = reach(self._settings) if self._lan else None
        await self.home.__aenter__()
        try:
            self.keys = Keys(secret_beside(self._settings.database_url))
            self.guests = {one.number: Guest(self.home, one.number) for one in PEOPLE}
            usual = Settings.model_fields["play_port"].default
            self._site = Site(self._door, self._settings.play_port, usual=usual)
            await self._site.open()
            if found is not None:
                await self._open_gate(found)
        except BaseException:
            if self._site is not None:
                await self._site.close()
            await self.home.__aexit__(None, None, None)
            raise
        return self

    async def _open_gate(self, found: Reach) -> None:
        """Serve what guests' links open, and nothing of the house, where the local network reaches it."""
        usual = Settings.model_fields["lan_port"].default
        self._gate = Site(
            self._seat,
            self._settings.lan_port,
            usual=usual,
            host=found.host,
            origin=found.origin,
            name="LAN_PORT",
            entrance=Entrance(self.home),
        )
        await self._gate.open()
        proxied = f"{self._settings.page_of(EVERYWHERE)}/" if found.origin else ""
        self.home.gate.address = proxied or self._gate.address

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Streams end first: who hears them would keep the server open.
        self.home.news.close()
        await self.home.doors.close()
        for site in (self._gate, self._site):
            if site is not None:
                await site.close()
        await self.home.__aexit__(kind, error, trace)

    async def _seat(self, key: str) -> Door | None:
        """What a guest's key opens: his seat at one table."""
        opened = await self.home.gate.opened(key)
        resident = resident_of(opened.member.id) if opened is not None and opened.member is not None else None
        if opened is None or resident is None:
            return None
        table, gate = opened.live.id, self.home.gate
        guest = Seated(self.home, self.home.resident(resident.number), table)
        attended = partial(gate.presence.attended, table, resident.id)
        return Door(homes={resident.number: guest}, attended=attended)

    async def _door(self, key: str) -> Door | None:
        """What a key opens."""
        if same(key, self.keys.of("host")):
            links = {who: self.keys.of(f"seat {who}") for who in self.guests}
            return Door(links=links, homes=self.guests)
        for who, guest in self.guests.items():
            if same(key, self.keys.of(f"seat {who}")):
                return Door(homes={who: guest})
        return None
