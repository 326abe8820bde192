"""A window at the local page, without a browser: it reads the stream and sends what is pressed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import msgspec

from bot.controls.ids import CustomId, read_id

_T = TypeVar("_T")

PATIENCE = 60.0
"""Seconds after which nothing more is expected."""
SECTIONS = ("private", "direct", "after", "earlier")
"""Where messages are, besides the table's own."""


class Window:
    """What one window has received, and what it sends."""

    def __init__(self, session: aiohttp.ClientSession, url: str, seat: int) -> None:
        self.session, self.base = session, f"{url}{seat}/"
        self.state: dict[str, Any] = {}
        self.headers: dict[str, str] = {}
        """The headers of the stream, the date left out."""
        self.received: list[bytes] = []
        """The data of every event, beats left out."""
        self.times: list[float] = []
        """When each of them came, by `time.perf_counter`."""
        self.ended = asyncio.Event()
        """The server has ended the stream, or is gone."""
        self._changed = asyncio.Event()

    async def read(self, answer: aiohttp.ClientResponse) -> None:
        """Read the stream until it ends."""
        self.headers = {name: value for name, value in answer.headers.items() if name != "Date"}
        try:
            while line := await answer.content.readuntil(b"\n"):
                name, _, data = line.partition(b":")
                if name == b"data" and (told := data.strip()):
                    self._take(told)
        except aiohttp.ClientError:
            pass
        finally:
            self.ended.set()

    def _take(self, data: bytes) -> None:
        self.times.append(time.perf_counter())
        self.received.append(data)
        self.state = msgspec.json.decode(data)
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def until(self, found: Callable[[dict[str, Any]], _T | None], what: str = "") -> _T:
        """Wait until something is on the page. Raises TimeoutError."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (value := found(self.state) if self.state else None):
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"The page never showed {what or found}.") from None
        return value

    async def act(self, **wanted: Any) -> dict[str, Any]:
        """Send something, and read what the page is told for it."""
        async with self.session.post(f"{self.base}act", json=wanted) as answer:
            return await answer.json() if answer.ok else {"error": await answer.text()}

    async def press(self, verb: str) -> dict[str, Any]:
        """Press the first button of this verb, once it is there."""
        message, control = await self.until(lambda _: next(self.controls(verb), None), verb)
        return await self.act(do="click", message=message["id"], control=control["custom_id"])

    async def get(self, path: str) -> bytes:
        """Something of this seat, such as a picture."""
        async with self.session.get(self.base + path) as answer:
            answer.raise_for_status()
            return await answer.read()

    def messages(self) -> Iterator[dict[str, Any]]:
        """All messages on the page, the table's own first."""
        if table := self.state.get("table"):
            yield table
        for section in SECTIONS:
            yield from self.state.get(section, ())

    def controls(self, *verbs: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """Messages and their usable controls of these verbs."""
        for message in self.messages():
            for part in walk(message["components"]):
                click = click_of(part)
                if click is not None and click.verb in verbs and not part.get("disabled"):
                    yield message, part


@asynccontextmanager
async def window(session: aiohttp.ClientSession, url: str, seat: int = 0) -> AsyncGenerator[Window]:
    """A window at a link that shows this seat, once it shows anything."""
    made = Window(session, url, seat)
    forever = aiohttp.ClientTimeout(total=None)
    async with session.get(f"{made.base}stream", timeout=forever, read_bufsize=2**22) as answer:
        answer.raise_for_status()
        reading = asyncio.create_task(made.read(answer))
        try:
            await made.until(lambda state: state, "anything")
            yield made
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, also those within others."""
    for component in components:
        yield component
        inner = [*component.get("components", []), *filter(None, [component.get("accessory")])]
        yield from walk(inner)


def click_of(component: dict[str, Any]) -> CustomId | None:
    """What a control says."""
    return read_id(component.get("custom_id") or "")
