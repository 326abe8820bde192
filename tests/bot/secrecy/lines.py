"""What comes out of a page's connections, byte for byte, and every address that a link of a table opens."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.web.app import HOST, make_app
from bot.web.page import Door
from tests.bot.web.raw import request
from tests.patience import PATIENCE

Shown = dict[str, Any]
"""An answer: its `head` line by line, but for the date, and its `body`."""
KEY = "k" * 48


class Line:
    """A connection to a server of this machine, kept open as a browser keeps it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: Any = None, **headers: str) -> Shown:
        """Get what is there, or send this."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = await self._head("GET" if body is None else "POST", path, sent, **headers)
        # Two faults are alike, whatever the worlds are.
        assert not head[0].startswith("HTTP/1.1 5"), (path, head)
        length = next((int(line[16:]) for line in head if line.startswith("Content-Length: ")), 0)
        reader, _ = await self._connected()
        shown = {"head": head, "body": (await reader.readexactly(length)).decode("latin-1")}
        if "Connection: close" in head:
            self.close()
        return shown

    async def _head(self, method: str, path: str, sent: bytes = b"", **headers: str) -> list[str]:
        reader, writer = await self._connected()
        writer.write(request(self._port, method, path, sent, Connection="keep-alive", **headers))
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode("latin-1")
        return [line for line in head.strip().split("\r\n") if not line.startswith("Date: ")]

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._open is None:
            self._open = await asyncio.open_connection(HOST, self._port, limit=1 << 24)
        return self._open

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


class Stream(Line):
    """A connection over which news come."""

    async def begin(self, path: str) -> list[str]:
        """Ask for them; gives the head of the answer."""
        return await self._head("GET", path)

    async def event(self) -> str:
        """What comes next, as it comes; nothing once all is over."""
        reader, _ = await self._connected()
        size = await asyncio.wait_for(reader.readline(), PATIENCE)
        chunk = (
            await asyncio.wait_for(reader.readexactly(int(size or b"0", 16) + 2), PATIENCE) if size else b""
        )
        return (size + chunk).decode("latin-1") if chunk.strip() else ""


# --- addresses ---------------------------------------------------------------------------------------------


async def _nothing(key: str) -> Door | None:
    return None


ROUTES = sorted(
    (route.method, route.resource.canonical)
    for route in make_app(_nothing, set()).router.routes()
    if route.resource is not None and route.method != "HEAD"
)
"""Every route of the application: a new one is asked for like the others."""
OF_A_HOUSE = re.compile(r"^/\{key\}/\{seat\}/(home|tables)\b")
STREAMED = "/news"
PLAIN = [path for method, path in ROUTES if method == "GET" and path.count("{") <= 2]
"""What is got by one address, and names what can be got by others."""


def parts_of(path: str) -> list[str]:
    """The parts of a route that an answer must have named."""
    return [part for part in re.findall(r"\{(\w+)\}", path) if part not in ("key", "seat")]


def filled(path: str, **parts: object) -> str:
    """The address of a route."""
    for name, part in {"key": KEY, **parts}.items():
        path = path.replace(f"{{{name}}}", str(part))
    assert "{" not in path, f"nobody knows what to ask {path} for"
    return path


_TOKEN = re.compile(r'"token":"([0-9a-f]{24})"')
_SPRITE = re.compile(r'"sprite":"([A-Za-z0-9_.:\-]+)"')
_FACE = re.compile(r'"(?:portrait|picture|card)":"([A-Za-z0-9_.\-]+)"')
_PLACE = re.compile(r'"(?:at|id)":"([a-z_]+:[A-Za-z0-9_.\-]+)"')


def named(bodies: Iterable[str], secret: Collection[str], most: int) -> Mapping[str, Sequence[str]]:
    """What the last part of each route may be, by what answers have named; whoever is curious also asks for
    what is `secret`. Of many, the first so many.
    """
    told = "\n".join(bodies)

    def first(found: re.Pattern[str]) -> list[str]:
        return list(dict.fromkeys(found.findall(told)))[:most]

    faces = [*first(_FACE), *secret, "nothing"]
    return {
        "pictures": [*dict.fromkeys(_TOKEN.findall(told)), "0" * 24],
        "sprites": [*first(_SPRITE), "nothing"],
        "cards": faces,
        "art": faces,
        "thing": [*first(_PLACE), *(f"card:{one}" for one in secret), "seat:0", "seat:1", "seat:9", "card:x"],
        "page": ["page.js"],
    }


def addresses(path: str, known: Mapping[str, Sequence[str]], **parts: object) -> Iterator[str]:
    """All addresses of a route that has a part of its own."""
    (part,) = parts_of(path)
    for one in known[path.rpartition("/{")[0].rpartition("/")[2]]:
        yield filled(path, **{part: one}, **parts)
