"""A table on Discord and its page: the same question on both, links that end, nothing without one."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.controls.ids import read_id
from bot.domain import Domain
from bot.problems import Problem
from bot.serving import TableSite
from bot.tables import LiveTable
from bot.web.words import page_words
from data.locale import Texts
from data.store.driver.ranges import EVERYWHERE, Range
from tests.bot.conftest import World, settings
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.wire import walk
from tests.patience import PATIENCE
from tests.ports import free_port

NAME = "pirates.example"
HEADERS = {"Host": NAME}


@dataclass
class Pages:
    """A server whose tables have pages, and a browser."""

    world: World
    site: TableSite
    browser: aiohttp.ClientSession

    async def link(self, live: LiveTable, name: str) -> str:
        """The key in a link that a member gets by the button."""
        got = await self.world.click(self.world.member(name), self.world.newest("page", live.place), "page")
        assert got.response is not None
        assert got.response.ephemeral
        (address,) = urls(got.response.components)
        assert address.startswith(f"https://{NAME}/")
        return address.split("/")[3]

    async def get(self, path: str, **headers: str) -> tuple[int, bytes]:
        at = f"http://127.0.0.1:{self.site.port}/{path}"
        async with self.browser.get(at, headers={**HEADERS, **headers}) as answer:
            return answer.status, await answer.read()

    async def read(self, path: str) -> Any:
        status, body = await self.get(path)
        assert status == 200, body
        return json.loads(body)

    async def send(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        at = f"http://127.0.0.1:{self.site.port}/{path}"
        async with self.browser.post(at, json=body, headers={**HEADERS, **headers}) as answer:
            return answer.status, await answer.text()


def urls(components: Any) -> list[str]:
    """All addresses of link buttons."""
    return [one["url"] for one in walk(components) if one.get("url")]


def labels(message: Any) -> list[str]:
    """What is written on a message's buttons."""
    return [one["label"] for one in walk(message.components) if one.get("label")]


@pytest.fixture
def page_url() -> str:
    """Where members reach the pages."""
    return f"https://{NAME}"


@pytest.fixture
def sites() -> list[TableSite]:
    """What serves the pages, once the bot is there."""
    return []


@pytest.fixture
def beside(tmp_path: Path, page_url: str, sites: list[TableSite]) -> Callable[[Domain], TableSite] | None:
    """The pages, if there are any."""
    chosen = settings(tmp_path).with_changes({"page_url": page_url, "page_port": 0})

    def served(domain: Domain) -> TableSite:
        sites.append(TableSite(chosen, domain))
        return sites[-1]

    return served if page_url else None


@pytest.fixture
async def pages(world: World, sites: list[TableSite]) -> AsyncIterator[Pages]:
    """A server whose tables have pages."""
    (site,) = sites
    # A connection that is kept for the next request is one that Discord would wait for until it is let go.
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as browser:
        yield Pages(world, site, browser)


async def test_each_members_link_opens_his_own_seat_and_nothing_else(pages: Pages) -> None:
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    keys = {name: await pages.link(live, name) for name in ("Anne", "Bart", "Eve")}
    assert len(set(keys.values())) == 3
    for seat, name in enumerate(("Anne", "Bart")):
        about = await pages.read(f"{keys[name]}/about")
        assert [one["seat"] for one in about["seats"]] == [seat]
        assert (await pages.read(f"{keys[name]}/{seat}/table/table"))["me"] == seat
        assert (await pages.get(f"{keys[name]}/{1 - seat}/table/table"))[0] == 403
    assert (await pages.read(f"{keys['Eve']}/0/table/table"))["me"] is None
    assert (await pages.send(f"{keys['Eve']}/0/table/answer", {"question": 1, "picks": []}))[0] == 403
    for path in ("", "play", "about", "0/table/table", "0/home"):
        assert (await pages.get(f"{'a' * 32}/{path}"))[0] == 404
    status, page = await pages.get(f"{keys['Anne']}/play?seat=0")
    assert status == 200
    assert b"<script" in page


async def test_only_a_page_that_begins_has_its_words_made(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    seat = live.seat_of(pages.world.member("Anne").id)
    key, made = await pages.link(live, "Anne"), list[str]()

    def words(texts: Texts) -> dict[str, str]:
        made.append(texts.language)
        return page_words(texts)

    monkeypatch.setattr("bot.serving.page_words", words)
    for what in ("table", "view", "question", "board", "story"):
        await pages.read(f"{key}/{seat}/table/{what}")
    assert made == []
    assert (await pages.read(f"{key}/about"))["texts"]["language"] == "en"
    assert made == ["en"]


async def test_an_answer_on_the_page_is_seen_on_discord_and_the_other_way_round(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    for _ in range(3):
        live = await world.bot.tables.open(live.id)
        seat = next(iter(live.waiting))
        key = await pages.link(live, live.names[seat])
        question = await pages.read(f"{key}/{seat}/table/question")
        decision = live.asked(seat)
        assert decision is not None
        assert question["number"] == decision.number
        said, body = await pages.send(
            f"{key}/{seat}/table/answer", {"question": decision.number, "picks": [decision.options[0].id]}
        )
        assert said == 200, body
        await world.bot.poster.settle(live)
        now = (await world.bot.tables.open(live.id)).asked(seat)
        assert now is None or now.number != decision.number
        asked = [read_id(one["custom_id"]) for one in world.buttons(world.newest("page", live.place))]
        assert decision.number not in [one.number for one in asked if one is not None]
    # An answer on Discord is news on the page.
    live = await world.bot.tables.open(live.id)
    seat = next(iter(live.waiting))
    key = await pages.link(live, live.names[seat])
    at = f"http://127.0.0.1:{pages.site.port}/{key}/{seat}/table/news"
    async with pages.browser.get(at, headers=HEADERS) as stream:
        asked = live.asked(seat)
        assert asked is not None
        await until(stream, lambda news: news["question"] == asked.number)
        async with world.bot.tables.hold(live.id) as held:
            await world.bot.tables.answer(held, seat, asked.number, asked.default)
        await until(stream, lambda news: news.get("question") != asked.number)


async def until(stream: aiohttp.ClientResponse, holds: Any) -> None:
    """Wait for such news."""

    async def heard() -> None:
        async for line in stream.content:
            if line.startswith(b"data: {") and holds(json.loads(line.removeprefix(b"data: "))):
                return
        raise AssertionError("the stream has ended")

    await asyncio.wait_for(heard(), PATIENCE)


async def test_links_are_ended_by_their_member_and_by_the_host(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    keys = {name: await pages.link(live, name) for name in ("Anne", "Bart", "Eve")}
    got = await world.click(world.member("Bart"), world.newest("page", live.place), "page")
    assert got.response is not None
    assert "End everyone’s links" not in labels(got.response)
    await world.click(world.member("Bart"), got.response, "pageend")
    assert (await pages.get(f"{keys['Bart']}/about"))[0] == 404
    assert (await pages.get(f"{keys['Eve']}/about"))[0] == 200
    got = await world.click(world.member("Anne"), world.newest("page", live.place), "page")
    assert got.response is not None
    assert "End everyone’s links" in labels(got.response)
    await world.click(world.member("Anne"), got.response, "pageend", rest="all")
    assert [(await pages.get(f"{key}/about"))[0] for key in keys.values()] == [404] * 3
    world.check_wire()


async def test_only_the_address_of_the_pages_is_answered_and_no_other_site(
    pages: Pages,
) -> None:
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    key = await pages.link(live, "Anne")
    for host in (f"127.0.0.1:{pages.site.port}", "elsewhere.example", f"{NAME}.elsewhere.example"):
        assert (await pages.get(f"{key}/about", Host=host))[0] == 403
    for origin in (f"http://{NAME}", "https://elsewhere.example", "null"):
        assert (await pages.get(f"{key}/about", Origin=origin))[0] == 403
    assert (await pages.get(f"{key}/about", Origin=f"https://{NAME}"))[0] == 200
    assert (await pages.get(f"{key}/about", **{"Sec-Fetch-Site": "cross-site"}))[0] == 403


async def test_no_log_and_no_message_has_a_key(
    pages: Pages, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    live = await pages.world.table("Anne", "Bart", game="port_royal")
    key = await pages.link(live, "Anne")
    for path in ("about", "0/table/table", "0/table/thing/card:nothing", "%zz", "0/table/pictures/none"):
        await pages.get(f"{key}/{path}")
    assert key not in caplog.text
    assert key not in "".join(capsys.readouterr())
    assert key not in pages.world.all_text(live.place)


async def test_whoever_is_deleted_has_no_links(pages: Pages) -> None:
    world = pages.world
    live = await world.table("Anne", "Bart", game="port_royal")
    key = await pages.link(live, "Bart")
    bart = world.member("Bart")
    shown = await bart.slash(world.channel, "privacy show")
    assert "Links that open tables in your browser: 1" in world.said(shown)
    given = await bart.slash(world.channel, "privacy export")
    assert given.response is not None
    (link,) = json.loads(await given.response.attachments[0].read())["links_to_tables"]
    assert (link["table"], link["your_seat"]) == (live.id, True)
    asked = await bart.slash(world.channel, "privacy delete")
    await world.click(bart, asked.response, "forget")
    assert (await pages.get(f"{key}/about"))[0] == 404
    assert await world.bot.store.links.find() == []


@pytest.mark.parametrize("page_url", [""])
async def test_without_an_address_tables_have_no_page(world: World, page_url: str) -> None:
    live = await world.table("Anne", "Bart", game="port_royal")
    assert not any("Open the table" in labels(one) for one in world.messages(live.place))
    said = world.said(await world.member("Anne").slash(here(world, live), "game page"))
    assert "PAGE_URL" in said


@pytest.mark.parametrize(
    "address",
    [
        *("http://pirates.example", "pirates.example", "ftp://pirates.example", "https://", "https://a?b"),
        *(
            "http://pirates{range}.example",
            "https://pirates.example/{table}",
            "https://{range",
            "https://a:b",
        ),
    ],
)
def test_an_address_that_would_give_links_away_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(Problem, match="PAGE_URL"):
        settings(tmp_path).with_changes({"page_url": address})


@pytest.mark.parametrize(
    ("address", "alone", "second"),
    [
        (f"https://{NAME}/", f"https://{NAME}", f"https://{NAME}/2"),
        (f"https://{NAME}/at/tables", f"https://{NAME}/at/tables", f"https://{NAME}/at/tables/2"),
        (f"https://{NAME}/{{range}}/tables", f"https://{NAME}/1/tables", f"https://{NAME}/2/tables"),
        (f"https://t{{range}}.{NAME}", f"https://t1.{NAME}", f"https://t2.{NAME}"),
        ("http://localhost:876{range}", "http://localhost:8761", "http://localhost:8762"),
        ("", "", ""),
    ],
)
def test_each_range_has_an_address_and_a_port(tmp_path: Path, address: str, alone: str, second: str) -> None:
    chosen = settings(tmp_path).with_changes({"page_url": address, "page_port": 65_534})
    assert (chosen.page_of(EVERYWHERE), chosen.page_port_of(EVERYWHERE)) == (alone, 65_534)
    shared = chosen.with_changes({"processes": 2})
    assert (shared.page_of(Range(1, 2)), shared.page_port_of(Range(1, 2))) == (second, 65_535)
    assert shared.with_changes({"page_port": 0}).page_port_of(Range(1, 2)) == 0
    if address:
        with pytest.raises(Problem, match=r"PROCESSES .*from PAGE_PORT on"):
            chosen.with_changes({"processes": 3})


async def test_a_taken_port_is_told(world: World, tmp_path: Path) -> None:
    port = free_port()
    chosen = settings(tmp_path).with_changes({"page_url": f"https://{NAME}", "page_port": port})
    async with TableSite(chosen, world.bot.services):
        with pytest.raises(Problem, match=f"{port} .*PAGE_PORT"):
            async with TableSite(chosen, world.bot.services):
                raise AssertionError("two at one port")
