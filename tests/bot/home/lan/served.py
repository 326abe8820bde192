"""A house whose gate is open to phones: the host's browser, and those of who comes."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.home.site import HomeSite
from tests.bot.home.conftest import default_answer, settings_in
from tests.bot.home.test_site import Browser


class Phones:
    """The house, its host, and the gate as phones find it."""

    def __init__(self, site: HomeSite, session: aiohttp.ClientSession) -> None:
        self.site = site
        self.session = session
        self.gate = Browser(session, site.home.gate.address)
        self.host = Browser(session, site.url)

    async def code(self, table: int, **seat: int) -> str:
        """The code that the host is shown for a seat, or for a free one."""
        said = await self.host.do(0, "invite-phone", table=table, **seat)
        assert said.get("done"), said
        codes = (await self.phones(table))["codes"]
        return str(next(one["code"] for one in codes if one.get("seat") == seat.get("seat")))

    async def phones(self, table: int) -> Any:
        """What the host sees of phones at a table."""
        return (await self.host.read(f"0/home/lobby/{table}"))["phones"]

    async def come(self, code: str, name: str = "", language: str = "en") -> Any:
        """What somebody is told who comes by a code."""
        return await self.gate.send("come", {"code": code, "name": name, "language": language})

    def link(self, key: str) -> Browser:
        """What a key opens."""
        return Browser(self.session, f"{self.gate.url}{key}/")

    async def guest(self, table: int, name: str, **seat: int) -> tuple[Browser, int]:
        """Somebody who has come to a seat, and his number."""
        came = await self.come(await self.code(table, **seat), name)
        guest = self.link(came["key"])
        return guest, (await guest.read("about"))["seats"][0]["seat"]


@asynccontextmanager
async def phones(folder: Path) -> AsyncGenerator[Phones]:
    """A house with its gate open, on this machine."""
    changes = {"play_port": 0, "lan_host": "127.0.0.1", "lan_port": 0}
    settings = settings_in(folder).with_changes(changes)
    async with (
        HomeSite(settings, captain=default_answer, lan=True) as site,
        aiohttp.ClientSession() as session,
    ):
        yield Phones(site, session)


async def table(phones: Phones, *, start: bool = False) -> int:
    """A table of Port Royal: Anne's, with two computer captains, in seats 1 and 2."""
    computers = [{"name": "Long Ben"}, {"name": "Old Margery"}]
    return int((await phones.host.do(0, "new", game="port_royal", computers=computers, start=start))["table"])
