"""Whatever is sent to any route: no fault of ours, no trace, no key in a log, and nothing done.

Routes, their parts, and what can be asked for are read from the application: a new one is tried like the
others.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncGenerator, Iterator, MutableMapping, Sequence
from typing import Any, get_args

import msgspec
import pytest
from aiohttp import StreamReader, web
from aiohttp.base_protocol import BaseProtocol
from aiohttp.test_utils import make_mocked_request
from msgspec.inspect import (
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    StructType,
    Type,
    UnionType,
    type_info,
)
from structlog.testing import capture_logs

from bot.protocol import shapes
from bot.protocol.home.acts import HomeAct, OpenFile, Settle
from bot.protocol.home.coming import Come, Wait
from bot.web.app import Site, make_app
from bot.web.page import Unreadable
from bot.web.reading import body_of
from bot.web.server import HEADERS, UNREADABLE
from bot.web.table import BODIES
from tests.bot.web.made_up import AT_TABLE, KEYS, PICTURE, WATCHING, House
from tests.bot.web.raw import PATHS, PATIENCE, TEXTS, VALUES, Answer, ask, broken_bodies, request

ANNE = KEYS[0]
PARTS = {
    "key": ANNE,
    "seat": "0",
    "name": "page.js",
    "game": "tiny",
    "code": "KWPQRT",
    "picture": PICTURE,
    "layer": "markets",
    "thing": "zone:nassau",
}
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND")
ROUTES = [
    (route.method, route.resource.canonical)
    for route in make_app(House().find, set(), House().gate).router.routes()
    if route.resource is not None and route.method != "HEAD"
]
PATTERNS = sorted({path for _, path in ROUTES})
POSTED = [path for method, path in ROUTES if method not in ("GET", "HEAD")]
GOOD = {"do": "click", "message": "1", "control": "x"}
"""A body of JSON."""
SECRET = (*KEYS.values(), *AT_TABLE, WATCHING)


AT_THE_GATE: dict[str, type[Any]] = {"come": Come, "wait": Wait}
ASKED = {"/home/news": "table", "/story": "since"}
"""What some routes read beside their address."""


def kinds_of(path: str) -> Sequence[Any]:
    """What may be sent to a route."""
    if path.endswith("/home/open"):
        return [OpenFile]
    return get_args(HomeAct) if "/home/" in path else [{**BODIES, **AT_THE_GATE}[path.rpartition("/")[2]]]


KINDS = [(path, kind) for path in POSTED for kind in kinds_of(path)]
"""What may be sent to each route."""


def filled(path: str, **parts: str) -> str:
    """The address of a route; a part that nobody has named here is a number."""
    return re.sub(r"\{(\w+)\}", lambda part: {**PARTS, **parts}.get(part[1], "1"), path)


class Watched:
    """A served house: everything that it answers and logs is looked at."""

    def __init__(self, house: House, site: Site, logs: list[MutableMapping[str, Any]], others: Any) -> None:
        self.house, self.port = house, site.port
        self._logs, self._others = logs, others

    async def send(self, data: bytes) -> Answer:
        """Send this: the answer has our headers, and is no fault."""
        answer = await ask(self.port, data)
        assert answer.status < 500, (data[:300], answer)
        for name, value in HEADERS.items():
            known = answer.headers.get(name)
            assert known == value or (name == "Cache-Control" and known), (name, data[:300], answer.headers)
        assert answer.status != 400 or answer.body, data[:300]
        return answer

    async def refused(self, data: bytes, *statuses: int) -> Answer:
        """Send this, which does nothing."""
        answer = await self.send(data)
        assert answer.status in (statuses or (400,)), (data[:300], answer)
        assert not self.done, data[:300]
        return answer

    @property
    def done(self) -> list[Any]:
        """What has been done by anybody."""
        return self.house.done

    def check_logs(self) -> None:
        """Nothing went wrong, and nobody reads a key."""
        told = [
            *map(str, self._logs),
            *(record.getMessage() + str(record.exc_info) for record in self._others),
        ]
        assert not [line for line in told for key in SECRET if key in line]
        assert not [line for line in self._logs if line["log_level"] not in ("debug", "info")]
        assert not [record for record in self._others if record.levelno >= logging.WARNING]


@pytest.fixture
async def watched(caplog: pytest.LogCaptureFixture) -> AsyncGenerator[Watched]:
    caplog.set_level(logging.DEBUG)
    house = House()
    site = Site(house.find, 0, entrance=house.gate)
    await site.open()
    with capture_logs() as logs:
        watched = Watched(house, site, logs, caplog.records)
        yield watched
        house.close()
        await site.close()
        watched.check_logs()


def test_routes_and_what_may_be_posted_were_found() -> None:
    assert len(PATTERNS) >= 40
    assert len(POSTED) == 2 * len(BODIES) + len(AT_THE_GATE) + 2
    assert {"/", "/words", "/come", "/wait"} < set(PATTERNS)
    assert len(get_args(HomeAct)) >= 40


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("path", PATTERNS)
async def test_no_part_of_an_address_is_taken_for_what_it_is_not(watched: Watched, path: str) -> None:
    for part in re.findall(r"\{(\w+)\}", path):
        for bad in PATHS:
            for method, known in ROUTES:
                if known == path:
                    data = request(
                        watched.port, method, filled(path, **{part: bad}), json.dumps(GOOD).encode()
                    )
                    await watched.refused(data, 400, 403, 404)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("path", PATTERNS)
async def test_what_is_asked_beside_an_address_is_read_or_refused_in_a_sentence(
    watched: Watched, path: str
) -> None:
    known = next((name for end, name in ASKED.items() if path.endswith(end)), "where")
    for text in PATHS:
        for query in (
            f"{known}={text}",
            f"{known}={text}&{known}=1",
            f"{text}=1",
            f"{known}[]={text}",
            "&" * 50,
            "%",
        ):
            answer = await watched.send(request(watched.port, "GET", f"{filled(path)}?{query}"))
            assert answer.status in (200, 400, 405), query
    if path.endswith(tuple(ASKED)):
        for text in ("x", "-1", "1.5", "%D9%A1", "9" * 21, "9" * 5000):
            answer = await watched.refused(request(watched.port, "GET", f"{filled(path)}?{known}={text}"))
            assert answer.body == b"This cannot be read."


@pytest.mark.parametrize("path", PATTERNS)
async def test_no_other_method_does_anything(watched: Watched, path: str) -> None:
    own = {method for method, known in ROUTES if known == path}
    for method in METHODS:
        if method not in own:
            await watched.refused(request(watched.port, method, filled(path)), 200, 403, 404, 405)


@pytest.mark.parametrize(("path", "kind"), dict(KINDS).items(), ids=lambda one: getattr(one, "__name__", one))
async def test_no_body_that_cannot_be_read_does_anything(watched: Watched, path: str, kind: Any) -> None:
    good = sound(kind)
    for body, headers in broken_bodies(good, path):
        if body == json.dumps(good).encode() and not headers:
            # It has nothing of what was to be broken.
            continue
        answer = await watched.refused(request(watched.port, "POST", filled(path), body, **headers), 400, 413)
        if answer.status == 400:
            # Who has no key has no language either.
            said = "This cannot be read." if "{key}" in path else UNREADABLE
            assert answer.body == said.encode(), body[:100]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("path", "kind"), KINDS, ids=lambda one: getattr(one, "__name__", one))
async def test_nothing_is_asked_for_in_another_type_than_its_own(
    watched: Watched, path: str, kind: Any
) -> None:
    good = sound(kind)
    assert (
        await watched.send(request(watched.port, "POST", filled(path), json.dumps(good).encode()))
    ).status == 200
    assert len(watched.done) == 1
    watched.house.forget()
    for field in msgspec.structs.fields(kind):
        name = field.encode_name
        if name not in good or (kind, name) in OF_SEVERAL_TYPES:
            # Another of its fields has been sent in its place, or it may be whatever a setting is.
            continue
        if field.required:
            missing = {key: value for key, value in good.items() if key != name}
            await watched.refused(request(watched.port, "POST", filled(path), json.dumps(missing).encode()))
        for bad in wrong(good[name]):
            body = json.dumps({**good, name: bad}).encode("utf-8", "surrogatepass")
            if field.required or bad not in (None, {}):
                await watched.refused(request(watched.port, "POST", filled(path), body))
        for text in TEXTS:
            for bad in (text, [text], {text: text}):
                body = json.dumps({**good, name: bad}).encode()
                answer = await watched.send(request(watched.port, "POST", filled(path), body))
                assert answer.status in (200, 400)
        watched.house.forget()


def sound(kind: Any) -> dict[str, Any]:
    """Something of this kind that a page may ask for."""
    if kind in UNNAMED:
        return dict(UNNAMED[kind])
    return {"do": kind.__struct_config__.tag, **example(type_info(kind))}


def example(kind: Type) -> Any:
    """A value of this type."""
    match kind:
        case StructType(fields=fields):
            return {field.encode_name: example(field.type) for field in fields}
        case UnionType(types=types):
            return example(types[0])
        case ListType(item_type=item):
            return [example(item)]
        case DictType(value_type=value):
            return {"x": example(value)}
        case LiteralType(values=values):
            return values[0]
        case IntType():
            return 1
        case BoolType():
            return True
        case _:
            return "x"


def wrong(good: Any) -> Iterator[Any]:
    """Values of other types than this one's."""
    for value in (*VALUES, "\ud800"):
        if not isinstance(value, type(good)) or value in ([[]], ["x", 1], [None], "\ud800"):
            yield value


OF_SEVERAL_TYPES = {(Settle, "value")}
UNNAMED: dict[Any, dict[str, Any]] = {
    Come: {"code": "KWPQRT", "name": "Zoe"},
    Wait: {"waits": "x" * 32},
    shapes.Answer: {"question": 7, "picks": ["x"]},
    shapes.TakeBack: {"all": True},
    shapes.GiveOrder: {"standing": "x", "down": True},
    shapes.SetHelm: {"quiet": True},
    shapes.KeepNotes: {"text": "x"},
}


# --- what the library cannot parse -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "broken",
    [
        "GET /{key}/ HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
        "GET /{key}/ HTTP/9.9\r\n\r\n",
        "GET /{key}/\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /{key}/ and more HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET http://[/{key}/ HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET {key}\r\n\r\n",
        "{key} / HTTP/1.1\r\n\r\n",
        "GET /{key}/ HTTP/1.1\r\nHost: x\r\nX: {key}\x00\r\n\r\n",
        "GET /{key}/" + "x" * 9000 + " HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /{key}/ HTTP/1.1\r\nHost: x\r\n" + "A: {key}\r\n" * 500 + "\r\n",
        "GET /{key}/ HTTP/1.1\r\nHost: x\r\nCookie: " + "{key}" * 400 + "\r\n\r\n",
        "POST /{key}/0/home/do HTTP/1.1\r\nHost: x\r\nContent-Length: {key}\r\n\r\n",
        "POST /{key}/0/home/do HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /{key}/0/do HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        "\x16\x03\x01{key}\r\n\r\n",
    ],
    ids=range(15),
)
async def test_what_cannot_be_parsed_is_answered_like_everything_else_and_its_key_is_in_no_log(
    watched: Watched, broken: str
) -> None:
    answer = await watched.refused(broken.replace("{key}", ANNE).encode("latin-1"))

    assert answer.body == UNREADABLE.encode()
    assert ANNE.encode() not in answer.body


@pytest.mark.parametrize(
    "chunks", ["zz\r\n{}\r\n0\r\n\r\n", "-5\r\nhello\r\n", "5\r\nhelloworld\r\n0\r\n\r\n"]
)
async def test_a_body_in_broken_pieces_is_refused(watched: Watched, chunks: str) -> None:
    for path in POSTED:
        head = request(watched.port, "POST", filled(path), Transfer_Encoding="chunked")
        head = head.replace(b"Content-Length: 0\r\n", b"")
        await watched.refused(head + chunks.encode())


async def test_a_body_that_breaks_off_while_it_is_read_is_refused() -> None:
    body = StreamReader(BaseProtocol(asyncio.get_running_loop()), 1 << 16)
    body.set_exception(web.RequestPayloadError("it breaks off"))
    with pytest.raises(Unreadable):
        await body_of(make_mocked_request("POST", "/", payload=body), bytes)


@pytest.mark.parametrize(
    "headers",
    [
        {"Expect": "the-spanish-inquisition"},
        {"Range": "bytes=9-1"},
        {"If_Modified_Since": "never"},
        {"Cookie": "a=b; \x01=;;;"},
        {"Accept": "\N{GRINNING FACE}"},
        {"Content_Type": "application/json; charset=utf-99"},
        {"Upgrade": "websocket", "Connection": "Upgrade"},
        {"Host": "x" * 2000},
        {"Origin": "\xff"},
    ],
    ids=lambda headers: next(iter(headers)),
)
async def test_odd_headers_are_no_fault(watched: Watched, headers: dict[str, str]) -> None:
    for method, path in ROUTES:
        if not path.endswith("news"):
            await watched.send(
                request(watched.port, method, filled(path), b"{}" * (method == "POST"), **headers)
            )


# --- readers who go --------------------------------------------------------------------------------------


async def test_a_window_closed_while_it_is_written_to_is_no_fault(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    write = web.StreamResponse.write

    async def slowly(response: web.StreamResponse, data: bytes) -> None:
        written.append(len(data))
        transport = response._req.transport if response._req else None
        if len(written) > 1 and transport is not None:
            # As if the reader had gone just now, before anybody has noticed.
            transport.close()
        await write(response, data)

    monkeypatch.setattr(web.StreamResponse, "write", slowly)
    told = watched.house.homes[0], watched.house.tables[0]
    for turn, (path, one) in enumerate(zip(("home", "table") * 3, told * 3, strict=True), 1):
        reader, writer = await asyncio.open_connection("127.0.0.1", watched.port)
        writer.write(request(watched.port, "GET", f"/{ANNE}/0/{path}/news"))
        await asyncio.wait_for(reader.readuntil(b"\n\n"), PATIENCE)
        one.tell(turn)
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        written.clear()


@pytest.mark.parametrize("path", PATTERNS)
async def test_who_goes_before_he_is_answered_is_no_fault(watched: Watched, path: str) -> None:
    (method,) = {method for method, known in ROUTES if known == path}
    whole = request(watched.port, method, filled(path), json.dumps(GOOD).encode())
    for length in (10, len(whole) // 2, len(whole) - 3, len(whole)):
        _, writer = await asyncio.open_connection("127.0.0.1", watched.port)
        writer.write(whole[:length])
        await writer.drain()
        writer.transport.abort()
    assert (await watched.send(request(watched.port, "GET", f"/{ANNE}/about"))).status == 200
