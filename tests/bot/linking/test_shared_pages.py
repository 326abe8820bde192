"""Three processes share the servers on one PostgreSQL, and each serves the pages of its own at an address and
at a port of their own: whoever plays for them, their links open the same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Page
from structlog.testing import capture_logs

from bot.app import Quartermaster
from bot.bench.nowhere import CHANNEL, Nowhere
from bot.domain import Domain
from bot.serving import TableSite
from bot.settings import Settings
from bot.tables import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.member import Member
from data.store import Seat
from engine.kernel import Table
from tests.bot.linking.test_pages import until as news_until
from tests.bot.processes import ON_SERVER, Discord, Start, discord_side, emptied, opened, server, start
from tests.bot.web.browser import NO_BROWSER, browser
from tests.patience import PATIENCE, until
from tests.ports import free_port

__all__ = ["discord_side", "server", "start"]
pytestmark = ON_SERVER

SHARES = 3
NAME = "pirates.example"
PEOPLE = {7: "Anne", 8: "Bart"}
ANNE, BART = PEOPLE


@dataclass
class Shared:
    """Processes with their pages, and who reads these."""

    settings: Settings
    discord: Discord
    start: Start
    browser: aiohttp.ClientSession
    sites: list[TableSite] = field(default_factory=list)

    async def one(self, **options: Any) -> Quartermaster:
        """One more process."""
        bot = await self.start(beside=self._served, **options)
        setattr(bot.http, "request", Nowhere().request)  # noqa: B010
        return bot

    def _served(self, domain: Domain) -> TableSite:
        self.sites.append(TableSite(self.settings, domain))
        return self.sites[-1]

    async def playing(self) -> list[Quartermaster]:
        """Three who play, by the number of their ranges."""
        bots = [await self.one() for _ in range(SHARES)]
        await opened(*bots)
        return sorted(bots, key=lambda bot: bot.played.number)

    async def close(self, bot: Quartermaster) -> None:
        """A process stops."""
        await bot.close()
        self.discord.bots.remove(bot)

    async def get(self, number: int, path: str, **headers: str) -> tuple[int, str]:
        """What is said at the port of a range, and what comes of it."""
        async with self.browser.get(self._at(number, path), headers={"Host": NAME, **headers}) as answer:
            assert "Set-Cookie" not in answer.headers
            return answer.status, await answer.text()

    async def post(self, number: int, path: str, body: Any) -> int:
        """The same of something that is sent."""
        async with self.browser.post(self._at(number, path), json=body, headers={"Host": NAME}) as answer:
            return answer.status

    def stream(self, number: int, path: str) -> Any:
        """What goes on at the port of a range."""
        return self.browser.get(self._at(number, path), headers={"Host": NAME})

    def _at(self, number: int, path: str) -> str:
        return f"http://127.0.0.1:{self.settings.page_port + number}/{path}"


@pytest.fixture
def page_url() -> str:
    """Where members reach the pages."""
    return f"https://{NAME}"


@pytest.fixture
def settings(page_url: str) -> dict[str, Any]:
    port = free_port(SHARES)
    url = page_url.replace("PORT", str(port // 10))
    return {"processes": SHARES, "page_url": url, "page_port": port}


@pytest.fixture
async def shared(
    server: str, settings: dict[str, Any], discord_side: Discord, start: Start
) -> AsyncIterator[Shared]:
    """Processes of an empty database."""
    await emptied(server)
    # A connection that is kept for the next request would be one to the process before.
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as reader:
        yield Shared(Settings(database_url=server, **settings), discord_side, start, reader)


async def a_game(bot: Quartermaster) -> LiveTable:
    """A table that is played in a server of this process."""
    game = Table.new("port_royal", seats=2, seed="shared", salt="shared")
    change = game.unsaved()
    assert change is not None
    guild = (SHARES * 1000 + bot.played.number) << 22 | 5
    row = await bot.store.tables.create(
        guild=guild, channel=CHANNEL, host=ANNE, game="port_royal", lobby=LobbyRow(names=PEOPLE).stored()
    )
    seats = [Seat(seat=at, member=member) for at, member in enumerate(PEOPLE)]
    await bot.store.tables.start(row.number, change, seats=seats)
    return await bot.tables.open(row.number)


async def a_link(bot: Quartermaster, live: LiveTable) -> tuple[str, int]:
    """The address of a link to the seat that is asked something, and which one that is."""
    seat = next(iter(live.waiting))
    member = [*PEOPLE][seat]
    return await bot.services.links.give(live.id, Member(member, PEOPLE[member], guild=live.row.guild)), seat


def path_of(address: str) -> str:
    """What a proxy sends on of a link: all that is behind the name, up to its key."""
    return address.removeprefix(f"https://{NAME}/").partition("/play")[0]


async def test_each_range_has_an_address_and_opens_its_own_links_alone(shared: Shared) -> None:
    bots = await shared.playing()
    links = [(await a_link(bot, await a_game(bot)))[0] for bot in bots]
    paths = [path_of(link) for link in links]
    for number, path in enumerate(paths):
        here, key = path.split("/")
        assert here == str(number + 1)
        assert (await shared.get(number, f"{path}/play"))[0] == 200
        # A proxy may take away what stands before the key.
        assert (await shared.get(number, f"{key}/about"))[0] == 200
        for other in {*range(SHARES)} - {number}:
            # Another range's address, sent here by a proxy that is set wrongly.
            status, told = await shared.get(other, f"{path}/play")
            assert (status, told[:38]) == (421, "This link came out in the wrong place.")
            # Another range's key.
            status, told = await shared.get(other, f"{other + 1}/{key}/play", **{"Accept-Language": "de-AT"})
            assert (status, told) == (404, "Dieser Link öffnet nichts mehr. Lass dir einen neuen geben.")
    assert (await shared.get(0, f"{paths[0]}/about", Host="elsewhere.example"))[0] == 403
    assert (await shared.get(0, f"{paths[0]}/about", Origin="https://elsewhere.example"))[0] == 403
    assert (await shared.get(0, f"{paths[0]}/about", Origin=f"https://{NAME}"))[0] == 200


async def test_a_program_reads_a_table_at_the_address_of_its_range(shared: Shared) -> None:
    bots = await shared.playing()
    live = await a_game(bots[1])
    links = bots[1].services.links
    assert links.page == f"https://{NAME}/2"
    key = await links.give_key(live.id, Member(ANNE, "Anne", guild=live.row.guild))
    sent = {"Authorization": f"Bearer {key}"}
    status, told = await shared.get(1, "2/api/v1/table", **sent)
    assert (status, json.loads(told)["me"]) == (200, None)
    assert (await shared.get(0, "2/api/v1/table", **sent))[0] == 421
    assert (await shared.get(0, "1/api/v1/table", **sent))[0] == 401


@pytest.mark.parametrize("page_url", ["https://tables{range}.example"])
async def test_a_range_may_have_a_name_of_its_own(shared: Shared) -> None:
    bots = await shared.playing()
    link, _ = await a_link(bots[1], await a_game(bots[1]))
    key = link.removeprefix("https://tables2.example/").partition("/")[0]
    assert (await shared.get(1, f"{key}/about", Host="tables2.example"))[0] == 200
    for host in ("tables1.example", "tables{range}.example", NAME):
        assert (await shared.get(1, f"{key}/about", Host=host))[0] == 403
    neighbour = {"Host": "tables2.example", "Origin": "https://tables1.example"}
    assert (await shared.get(1, f"{key}/about", **neighbour))[0] == 403


@pytest.mark.parametrize("stand_in", [False, True], ids=["who stands by", "a stand-in"])
async def test_links_stay_good_when_another_plays_for_the_range(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, stand_in: bool
) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 30)
    bots = await shared.playing()
    live = await a_game(bots[1])
    link, seat = await a_link(bots[1], live)
    path = path_of(link)
    decision = live.asked(seat)
    assert decision is not None
    async with shared.stream(1, f"{path}/{seat}/table/news") as stream:
        await news_until(stream, lambda news: news["question"] == decision.number)
        closing = asyncio.create_task(shared.close(bots[1]))
        # The page hears that there is nobody any more, and looks for somebody else.
        async with asyncio.timeout(PATIENCE):
            while await stream.content.readline():
                pass
        await closing
    followed = await shared.one(stand_in=stand_in)
    await opened(followed)
    assert followed.played.number == 1
    async with shared.stream(1, f"{path}/{seat}/table/news") as stream:
        await news_until(stream, lambda news: news["question"] == decision.number)
        body = {"question": decision.number, "picks": [decision.options[0].id]}
        assert await shared.post(1, f"{path}/{seat}/table/answer", body) == 200
        await news_until(stream, lambda news: news.get("question") != decision.number)
    if not stand_in:
        return
    late = await shared.one()
    assert followed._following is not None
    async with asyncio.timeout(PATIENCE):
        await asyncio.shield(followed._following)
    await shared.close(followed)
    await opened(late)
    question = json.loads((await shared.get(1, f"{path}/{seat}/table/question"))[1])
    assert question.get("number") != decision.number, "what was answered at the stand-in"


async def test_a_port_that_is_not_let_go_is_told_and_games_go_on_meanwhile(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("AGAIN", 0.01), ("LONGEST", 0.0), ("_LATER", 0.01)):
        monkeypatch.setattr(f"bot.serving.{name}", value)
    with socket.create_server(("127.0.0.1", shared.settings.page_port)), capture_logs() as logs:
        bot = await shared.one()
        await opened(bot)
        live = await a_game(bot)
        (told,) = await until(lambda: [line for line in logs if line["log_level"] == "error"])
    assert told["event"] == "no page of a table can be opened"
    assert f"{shared.settings.page_port} on this machine is taken" in told["reason"]
    assert "choose another with PAGE_PORT, which is that of range 1 of 3" in told["reason"]
    link, _ = await a_link(bot, live)

    async def served() -> bool:
        try:
            return (await shared.get(0, f"{path_of(link)}/about"))[0] == 200
        except aiohttp.ClientConnectionError:
            return False

    await until(served)


async def test_who_ends_waits_for_no_port(shared: Shared) -> None:
    with socket.create_server(("127.0.0.1", shared.settings.page_port)):
        bot = await shared.one()
        await opened(bot)
        await shared.close(bot)
    with socket.create_server(("127.0.0.1", shared.settings.page_port)):
        pass


async def test_no_log_has_a_key_of_any_range(
    shared: Shared, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    bots = await shared.playing()
    with capture_logs() as logs:
        path = path_of((await a_link(bots[1], await a_game(bots[1])))[0])
        key = path.partition("/")[2]
        for number in range(SHARES):
            for at in (path, key, f"{number + 1}/{key}", f"%32/{key}", f"2/2/{key}"):
                for what in ("about", "play", "0/table/table", "1/table/thing/card:nothing", "%zz"):
                    await shared.get(number, f"{at}/{what}")
    told = f"{logs}{caplog.text}{''.join(capsys.readouterr())}"
    assert key not in told


@pytest.mark.skipif(bool(NO_BROWSER), reason=NO_BROWSER)
@pytest.mark.parametrize("page_url", ["http://127.0.0.1:PORT{range}"])
async def test_what_is_answered_while_nobody_plays_is_not_lost(shared: Shared) -> None:
    bots = await shared.playing()
    live = await a_game(bots[1])
    link, seat = await a_link(bots[1], live)
    asked = live.asked(seat)
    assert asked is not None
    async with browser() as window:
        page: Page = await (await window.new_context()).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        await page.goto(link)
        await page.locator("#loading").wait_for(state="detached")
        await page.locator("#answers button.answer").first.wait_for()
        await shared.close(bots[1])
        await page.locator("#lost").wait_for(state="visible")
        await page.locator("#answers button.answer").first.click()
        spare = await shared.one()
        await opened(spare)
        await page.locator("#lost").wait_for(state="hidden")
        table = await spare.tables.open(live.id)

        async def answered() -> bool:
            now = table.asked(seat)
            return now is None or now.number != asked.number

        await until(answered)
        await page.wait_for_function("() => !document.body.classList.contains('busy')")
        assert await page.locator("#wrong:visible").count() == 0
