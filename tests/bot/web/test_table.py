"""A table's own protocol as it is served: who may, what is refused, and news."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.protocol import shapes
from bot.web.app import Site
from tests.bot.web.made_up import CURSOR, KEYS, PICTURE, WATCHING, House

ANNE, BART, HOST = KEYS[0], KEYS[1], KEYS["host"]
JSON = {"Content-Type": "application/json"}
READ = (
    "table",
    "view",
    "question",
    "story",
    "board",
    "layers/markets",
    "thing/zone:nassau",
    "explain",
    "orders",
    "review",
    "forum",
    "forum?as=markdown&part=round&round=3",
)
PICTURES = ("pictures", "sprites", "cards", "art")


@dataclass
class Served:
    """A served house, and who asks there."""

    house: House
    base: str
    session: aiohttp.ClientSession

    async def get(self, path: str, **headers: str) -> tuple[int, bytes, str]:
        async with self.session.get(self.base + path, headers=headers) as answer:
            return answer.status, await answer.read(), answer.headers["Cache-Control"]

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        async with self.session.post(self.base + path, data=json.dumps(body), headers=JSON) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if answer.content_type == "application/json" else text


@pytest.fixture
async def served() -> AsyncGenerator[Served]:
    house = House()
    site = Site(house.find, 0)
    await site.open()
    async with aiohttp.ClientSession() as session:
        yield Served(house, f"http://127.0.0.1:{site.port}", session)
        house.close()
    await site.close()


async def test_a_seat_reads_its_own_table_and_no_other(served: Served) -> None:
    for path in READ:
        status, body, kept = await served.get(f"/{ANNE}/0/table/{path}")
        assert (status, kept) == (200, "no-store"), path
        assert b"gin" not in body
        assert (await served.get(f"/{ANNE}/1/table/{path}"))[0] == 403
        assert (await served.get(f"/{HOST}/1/table/{path}"))[0] == 200
        assert (await served.get(f"/{'x' * 48}/0/table/{path}"))[0] == 404


async def test_pictures_are_kept_a_while_by_their_reader(served: Served) -> None:
    for kind in PICTURES:
        status, _, kept = await served.get(f"/{ANNE}/0/table/{kind}/{PICTURE}")
        assert (status, kept) == (200, "private, max-age=3600, immutable")
        assert (await served.get(f"/{ANNE}/0/table/{kind}/{'1' * 24}"))[0] == 404
        assert (await served.get(f"/{ANNE}/1/table/{kind}/{PICTURE}"))[0] == 403


async def test_what_is_not_to_be_had_is_told_in_a_sentence(served: Served) -> None:
    for path, told in (
        ("layers/reach", b"There is no such layer."),
        ("thing/ship:9", b"There is no such thing."),
    ):
        status, body, _ = await served.get(f"/{ANNE}/0/table/{path}")
        assert (status, body) == (404, told)


async def test_a_cursor_is_one_of_ours_or_refused(served: Served) -> None:
    path = f"/{ANNE}/0/table/story"
    assert json.loads((await served.get(f"{path}?since={CURSOR}"))[1])["cursor"] == CURSOR
    for odd in ("", "7", "7-0123456", "7-0123456z", "-1-01234567", "%D9%A1-01234567", "9" * 10 + "-01234567"):
        assert (await served.get(f"{path}?since={odd}"))[0] == 400, odd


async def test_what_is_wanted_for_a_forum_is_read_as_a_whole_or_refused(served: Served) -> None:
    path = f"/{ANNE}/0/table/forum"
    assert b"bbcode turn None" in (await served.get(path))[1]
    assert b"markdown round 12" in (await served.get(f"{path}?as=markdown&part=round&round=12"))[1]
    for odd in ("as=html", "as=", "part=hand", "round=", "round=-1", "round=12345", "round=%D9%A1"):
        assert (await served.get(f"{path}?{odd}"))[0] == 400, odd


async def test_odds_are_asked_for_by_fields(served: Served) -> None:
    path = f"/{ANNE}/0/table/odds"
    assert b"None" in (await served.get(path))[1]
    told = (await served.get(f"{path}?ship=sloop&fitted=a&fitted=b&crew="))[1]
    assert b"'ship': ('sloop',), 'fitted': ('a', 'b'), 'crew': ()" in told
    for odd in ("Ship=x", "ship=%00", "ship=" + "x" * 61, "&".join(["a=b"] * 61), "ship=%D9%A1"):
        assert (await served.get(f"{path}?{odd}"))[0] == 400, odd


@pytest.mark.parametrize(
    ("path", "body", "wanted"),
    [
        ("answer", {"question": 7, "picks": ["a", "b"]}, shapes.Answer(7, ["a", "b"])),
        ("answer", {"question": 7, "picks": []}, shapes.Answer(7, [])),
        ("answer", {"question": -7, "course": "c"}, shapes.Answer(-7, course="c")),
        ("undo", {"all": True}, shapes.TakeBack(True)),
        ("undo", {"all": False, "again": True}, shapes.TakeBack(False, again=True)),
        ("order", {"card": "c"}, shapes.GiveOrder(card="c")),
        ("order", {"standing": "s", "down": True}, shapes.GiveOrder(standing="s", down=True)),
        ("helm", {"quiet": False}, shapes.SetHelm(False)),
        ("notes", {"text": "Bart has the map."}, shapes.KeepNotes("Bart has the map.")),
    ],
)
async def test_who_has_a_seat_acts_there(served: Served, path: str, body: Any, wanted: Any) -> None:
    assert await served.post(f"/{ANNE}/0/table/{path}", body) == (200, {"ok": True})
    assert served.house.tables[0].wanted == [wanted]
    status, told = await served.post(f"/{WATCHING}/0/table/{path}", body)
    assert (status, told) == (403, "This link only looks on.")
    assert served.house.watched.wanted == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("answer", {"question": 7}),
        ("answer", {"question": 7, "picks": ["a"], "course": "c"}),
        ("answer", {"question": 7, "picks": ["a"] * 201}),
        ("answer", {"question": 7, "picks": [""]}),
        ("answer", {"question": 2**31, "picks": []}),
        ("undo", {}),
        ("undo", {"all": True, "again": True}),
        ("order", {}),
        ("order", {"card": "c", "standing": "s"}),
        ("order", {"card": "c", "down": True}),
        ("helm", {"quiet": "yes"}),
    ],
)
async def test_half_an_answer_is_none(served: Served, path: str, body: Any) -> None:
    status, told = await served.post(f"/{ANNE}/0/table/{path}", body)
    assert (status, told) == (400, "This cannot be read.")
    assert served.house.tables[0].wanted == []


async def told_by(answer: aiohttp.ClientResponse) -> dict[str, str]:
    """The next event of a stream."""
    event: dict[str, str] = {}
    while line := (await asyncio.wait_for(answer.content.readline(), 30)).decode().rstrip("\n"):
        name, _, value = line.partition(": ")
        event[name.rstrip(":")] = value
    return event


async def test_news_come_at_once_and_after_each_change_and_go_on_from_what_is_known(served: Served) -> None:
    table, url = served.house.tables[0], f"{served.base}/{ANNE}/0/table/news"
    async with served.session.get(url) as answer:
        assert answer.content_type == "text/event-stream"
        first = await told_by(answer)
        table.tell(3)
        second = await told_by(answer)
    assert (first["event"], first["id"]) == ("news", f"{0:024x}")
    assert json.loads(second["data"]) == {"version": f"{3:024x}", "cursor": CURSOR, "question": 3}
    async with served.session.get(url, headers={"Last-Event-ID": second["id"]}) as answer:
        table.tell(4)
        assert (await told_by(answer))["id"] == f"{4:024x}"
    async with served.session.get(url, headers={"Last-Event-ID": "<script>"}) as answer:
        assert (await told_by(answer))["id"] == f"{4:024x}"


async def test_news_that_do_not_come_beat(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.stream.BEAT", 0.05)
    async with served.session.get(f"{served.base}/{ANNE}/0/table/news") as answer:
        await told_by(answer)
        assert (await told_by(answer))["event"] == "beat"


async def test_news_end_with_the_table_and_with_the_link(served: Served) -> None:
    async with served.session.get(f"{served.base}/{BART}/1/table/news") as answer:
        await told_by(answer)
        served.house.tables[1].tell(-1)
        assert await asyncio.wait_for(answer.content.read(), 30) == b""
    async with served.session.get(f"{served.base}/{ANNE}/0/table/news") as answer:
        await told_by(answer)
        served.house.revoked.add(ANNE)
        served.house.tables[0].tell(1)
        assert await asyncio.wait_for(answer.content.read(), 30) == b""
