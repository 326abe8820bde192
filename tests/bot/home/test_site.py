"""A house as it is served: by links, over HTTP, with news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.home.site import HomeSite
from bot.problems import Problem
from tests.bot.home.conftest import default_answer, settings_in
from tests.patience import PATIENCE
from tests.ports import free_port

JSON = {"Content-Type": "application/json"}


class Browser:
    """Whoever has opened a link."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self.url = url

    async def get(self, path: str) -> tuple[int, bytes]:
        async with self._session.get(self.url + path) as answer:
            return answer.status, await answer.read()

    async def read(self, path: str) -> Any:
        status, body = await self.get(path)
        assert status == 200, body
        return json.loads(body)

    async def do(self, who: int, act: str, **more: Any) -> Any:
        return await self.send(f"{who}/home/do", {"do": act, **more})

    async def send(self, path: str, body: Any) -> Any:
        async with self._session.post(self.url + path, data=json.dumps(body), headers=JSON) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    @asynccontextmanager
    async def news(self, path: str, **headers: str) -> AsyncGenerator[AsyncGenerator[Any]]:
        async with self._session.get(self.url + path, headers=headers) as answer:
            assert answer.status == 200

            async def told() -> AsyncGenerator[Any]:
                async for line in answer.content:
                    if line.startswith(b"data: {"):
                        yield json.loads(line.removeprefix(b"data: "))

            yield told()


@asynccontextmanager
async def served(folder: Path, port: int = 0) -> AsyncGenerator[tuple[HomeSite, aiohttp.ClientSession]]:
    """A house that is served."""
    settings = settings_in(folder).with_changes({"play_port": port})
    async with HomeSite(settings, captain=default_answer) as site, aiohttp.ClientSession() as session:
        yield site, session


async def next_of(told: AsyncGenerator[Any]) -> Any:
    """The next news."""
    return await asyncio.wait_for(anext(told), PATIENCE)


async def test_the_hosts_link_opens_the_house_for_all_and_each_other_one_for_one(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        host, bart = Browser(session, site.url), Browser(session, site.url_of(1))
        for who in range(4):
            assert (await host.read(f"{who}/home"))["me"]["who"] == who
        assert (await bart.read("1/home"))["me"]["name"] == "Bart"
        for path in ("0/home", "0/home/lobby/1", "0/home/mend/1", "0/home/news", "0/tables/1/table"):
            assert (await bart.get(path))[0] == 403
        about = await host.read("about")
        assert about["home"]
        assert [one["name"] for one in about["seats"]] == ["Anne", "Bart", "Charlotte", "Diego"]
        assert about["seats"][1]["link"] in site.url_of(1)
        assert [one["link"] for one in (await bart.read("about"))["seats"]] == [None]
        stranger = Browser(session, site.url.replace(site.url.split("/")[3], "x" * 48))
        assert (await stranger.get("0/home"))[0] == 404


async def test_its_page_is_served_with_the_words_of_who_reads(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        anne = Browser(session, site.url)
        status, page = await anne.get("")
        assert (status, b"page/home/page.js" in page) == (200, True)
        for file in ("page/home/page.js", "page/home/home.css", "page/frame.css", "play"):
            assert (await anne.get(file))[0] == 200, file
        for file in ("page/home/nothing.js", "page/other/page.js", "page/home/home/page.js"):
            assert (await anne.get(file))[0] == 404, file
        assert (await anne.read("0/home/words"))["house-new"] == "New game"
        assert (await anne.read("0/home/words"))["house-new-of"] == "New game: {name}"
        await anne.do(0, "read", language="de")
        assert (await anne.read("0/home/words"))["house-new"] == "Neues Spiel"
        assert (await anne.read("1/home/words"))["house-new"] == "New game"


async def test_the_rules_of_each_game_are_read_in_their_order(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        anne = Browser(session, site.url)
        for box in (await anne.read("0/home"))["games"]:
            rules = await anne.read(f"0/home/rules/{box['game']}")
            assert rules["name"] == box["name"]
            assert all(one["title"] and one["lines"] for one in rules["chapters"])
            assert [one["id"] for one in rules["chapters"]][-2:] == ["fair", "undo"], "what all games share"
        assert (await anne.read("0/home/rules/marauders"))["chapters"][0]["id"] == "aim"
        assert (await anne.get("0/home/rules/chess"))[0] == 404


async def test_a_table_is_laid_played_and_exported_over_http(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        anne, bart = Browser(session, site.url), Browser(session, site.url_of(1))
        computers = [{"level": 2, "name": "Long Ben"}]
        table = (await anne.do(0, "new", game="port_royal", computers=computers))["table"]
        assert (await bart.read(f"1/home/lobby/{table}"))["may"] == ["sit", "duplicate"]
        assert (await bart.do(1, "sit", table=table))["done"]
        assert "refused" in await bart.do(1, "start", table=table)
        await anne.do(0, "start", table=table)
        assert (await bart.read(f"1/tables/{table}/table"))["me"] == 2
        assert (await anne.read(f"3/tables/{table}/table"))["me"] is None
        asked = [await anne.read(f"{who}/tables/{table}/question") for who in (0, 1)]
        who, question = next((who, one) for who, one in enumerate(asked) if one["is"] == "question")
        answer = {"question": question["number"], "picks": question["default"]}
        assert "ok" in await anne.send(f"{who}/tables/{table}/answer", answer)
        assert (await anne.read(f"{who}/tables/{table}/question")) != question
        status, cover = await anne.get("0/home/cover/port_royal")
        assert (status, cover[8:12]) == (200, b"WEBP")
        status, file = await anne.get(f"0/home/export/{table}")
        assert json.loads(file)["players"] == ["Anne", "Long Ben", "Bart"]
        status, why = await bart.get(f"1/home/mend/{table}")
        assert (status, why) == (404, b"That is for the host of this place.")
        assert (await anne.get(f"0/home/lobby/{table + 1}"))[0] == 404
        assert (await anne.get(f"0/tables/{table + 1}/table"))[0] == 404
        assert (await anne.get("0/home/cover/chess"))[0] == 404


async def test_news_of_the_house_are_streamed_and_go_on(tmp_path: Path) -> None:
    async with served(tmp_path) as (site, session):
        anne, bart = Browser(session, site.url), Browser(session, site.url_of(1))
        async with bart.news("1/home/news") as told:
            first = await next_of(told)
            table = (await anne.do(0, "new", game="port_royal"))["table"]
            second = await next_of(told)
            assert second["house"] != first["house"]
            assert "lobby" not in second
        async with bart.news(f"1/home/news?table={table}") as told:
            third = await next_of(told)
            assert third["lobby"]
            await anne.do(0, "odds", table=table, allowed=False)
            fourth = await next_of(told)
            assert (fourth["house"], fourth["lobby"] == third["lobby"]) == (third["house"], False)
        known = {"Last-Event-ID": fourth["version"]}
        async with bart.news(f"1/home/news?table={table}", **known) as told:
            coming = asyncio.ensure_future(anext(told))
            await anne.do(0, "computer", table=table)
            assert (await asyncio.wait_for(coming, PATIENCE))["version"] != fourth["version"]


async def test_a_link_stays_and_a_taken_port_is_a_problem(tmp_path: Path) -> None:
    port = free_port()
    async with served(tmp_path, port) as (site, _):
        link = site.url
        other = tmp_path / "other"
        other.mkdir()
        with pytest.raises(Problem, match="port"):
            async with served(other, port):
                pass
        # What could not be served is closed, too.
        async with served(other):
            pass
    async with served(tmp_path, port) as (site, _):
        assert site.url == link


async def test_a_house_closes_while_somebody_listens(tmp_path: Path) -> None:
    settings = settings_in(tmp_path).with_changes({"play_port": 0})
    site = HomeSite(settings, captain=default_answer)
    await site.__aenter__()
    async with aiohttp.ClientSession() as session, Browser(session, site.url).news("0/home/news") as told:
        await next_of(told)
        closing = asyncio.ensure_future(site.__aexit__(None, None, None))
        assert [one async for one in told] == []
        await asyncio.wait_for(closing, PATIENCE)
