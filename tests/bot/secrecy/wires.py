"""All that a page of a table receives: every byte of every answer, and of the stream of news.

As `Doors`, but the reader's link is served, and what counts is what comes out of his connections.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

import render
from bot.protocol import shapes
from bot.tables.columns.seat import MOST_NOTED
from bot.web.app import Site
from bot.web.page import Door
from engine.kernel.play.view import known_pieces
from render import Picture
from tests.bot.secrecy.client import _at_once, _noted
from tests.bot.secrecy.doors import Doors, Event
from tests.bot.secrecy.forks import Fork, World
from tests.bot.secrecy.lines import (
    KEY,
    OF_A_HOUSE,
    PLAIN,
    ROUTES,
    STREAMED,
    Line,
    Shown,
    Stream,
    addresses,
    filled,
    named,
    parts_of,
)

OWN = [(method, path) for method, path in ROUTES if not OF_A_HOUSE.match(path)]
"""The routes that a link to a table opens."""
asked: Counter[str] = Counter()
"""How often each route was asked for."""
MOST = 6
"""Of what answers name, so many of each kind are asked for: pictures that are named, all."""


class Wires(Doors):
    """A table of one world as it comes to `fork.reader` over his link."""

    def __init__(self, fork: Fork, world: World, **how: Any) -> None:
        super().__init__(fork, world, **how)
        self._seat = fork.reader or 0
        self._site = Site(self._find, 0)
        self._line = self._stream = Stream(0)
        self._opened = False

    async def _find(self, key: str) -> Door | None:
        return Door({self._seat: self.door}, words=_words) if key == KEY else None

    async def _open(self) -> None:
        await self._site.open()
        self._line, self._stream = Line(self._site.port), Stream(self._site.port)
        self._opened = True
        head = await self._stream.begin(self._at(f"/{{key}}/{{seat}}/table{STREAMED}"))
        self._heard.append({"stream": head})

    async def close(self) -> None:
        """It is seen no more. Nothing has come that said nothing new."""
        if not self._opened:
            return
        await self.pages.close()
        while rest := await self._stream.event():
            raise AssertionError(f"{self.fork.where}: the stream of news can tell a secret by {rest}")
        self._line.close()
        self._stream.close()
        await self._site.close()

    def _at(self, path: str, **parts: object) -> str:
        asked[path] += 1
        return filled(path, seat=self._seat, **parts)

    # --- what is done ----------------------------------------------------------------------------------

    async def show(self) -> list[Event]:
        """News, and the story since: what the page hears without asking."""
        if not self._opened:
            await self._open()
        return await super().show()

    async def _listen(self) -> None:
        """What has come over the stream until now."""
        newest = (await self.door.newest()).version
        while self._known != newest:
            event = await self._stream.event()
            assert event, f"{self.fork.where}: the stream of news is over"
            self._heard.append({"event": event})
            self._known = event.partition("id: ")[2].partition("\n")[0]

    async def _story(self) -> Any:
        since = f"?since={self._cursor}" if self._cursor else ""
        told = await self._line.ask(self._at("/{key}/{seat}/table/story") + since)
        self._cursor = json.loads(told["body"])["cursor"]
        return told

    async def _give(self, seat: int, answer: shapes.Answer) -> Any:
        if seat != self.fork.reader:
            return await super()._give(seat, answer)
        told = await self._send("answer", answer)
        await self.pages.acting.settle()
        return told

    async def _send(self, what: str, body: Any) -> Shown:
        path = self._at(f"/{{key}}/{{seat}}/table/{what}")
        return await self._line.ask(path, msgspec.to_builtins(body))

    # --- what is looked at -----------------------------------------------------------------------------

    async def looks(self) -> dict[str, Any]:
        """Everything there is at any address, and what he is refused."""
        table, seat = self.world.table, self.fork.reader
        looked: dict[str, Any] = {
            "view": known_pieces(table.running, seat, table.waiting),
            "may take back": [str(table.can_take_back(seat)) for seat in range(table.seats)],
        }
        shown = {path: await self._line.ask(self._at(path)) for path in self._plain()}
        self._check_drawn(json.loads(shown["/{key}/{seat}/table/board"]["body"]))
        layers = json.loads(shown["/{key}/{seat}/table/table"]["body"])["layers"]
        rest = [path for method, path in OWN if method == "GET" and parts_of(path)]
        # Things and layers name pictures of their own.
        for path in sorted(rest, key=lambda path: path.endswith("/pictures/{picture}")):
            known = {
                **named((one["body"] for one in shown.values()), self._secret(), MOST),
                "layers": [*(one["id"] for one in layers), "nothing"],
            }
            asked[path] += 1
            for address in addresses(path, known, seat=self._seat):
                shown[address] = await self._line.ask(address)
        return looked | shown | {f"POST {name}": told for name, told in (await self._refusals()).items()}

    def _plain(self) -> Iterator[str]:
        own = {path for _, path in OWN}
        yield from (path for path in PLAIN if path in own and not parts_of(path) and STREAMED not in path)

    def _secret(self) -> list[str]:
        """Some pieces that the reader may not see: the same of both worlds."""
        held = self.fork.hidden
        return held[:: max(1, len(held) // 3)][:3]

    async def _refusals(self) -> dict[str, Any]:
        """What he hears who does what he may not."""
        table, own = self.world.table, self.fork.reader
        number = next((one.number for one in table.waiting.values() if one.seat == own), 0)
        refused = {
            f"answer {one}": await self._send("answer", shapes.Answer(one, ["pass"]))
            for one in (-1, 1, 7000)
            if one != number
        }
        if own is None or table.can_take_back(own) is not None:
            refused["undo"] = await self._send("undo", shapes.TakeBack(False))
        refused["redo"] = await self._send("undo", shapes.TakeBack(False, again=True))
        if own is None:
            refused["helm"] = await self._send("helm", shapes.SetHelm(True))
        refused["notes"] = await self._send("notes", shapes.KeepNotes("x" * (MOST_NOTED + 1)))
        orders = {"order": shapes.GiveOrder(standing="nothing"), "card": shapes.GiveOrder(card="nothing")}
        orders["coming"] = shapes.GiveOrder(coming=["nothing"])
        for name, order in orders.items():
            refused[name] = await self._send("order", order)
        return refused


async def _words() -> dict[str, str]:
    return {"language": "en"}


@contextmanager
def wired(monkeypatch: Any) -> Generator[None]:
    """News come at once, and nothing is drawn but noted by what it would be drawn from (`noted_boards`)."""

    async def card(texts: Any, *of: Any) -> Picture:
        await asyncio.sleep(0)
        return _noted("card")({}, *of)

    with monkeypatch.context() as patch:
        news_at_once(patch)
        patch.setattr(render, "sprite", lambda *of: _noted("sprite")({}, *of).data)
        for room in ("bot.pictures.board", "bot.protocol.lookups", "bot.protocol.door"):
            patch.setattr(f"{room}.card_picture", card)
        yield


def news_at_once(patch: Any) -> None:
    """No pause of the server's own, and no beat, comes between what happens and its news."""
    patch.setattr("bot.protocol.door.LATER", (0.0, 0.0))
    patch.setattr("bot.protocol.door.CALM", 0.0)
    patch.setattr("bot.protocol.door.SAME", 1e-9)
    patch.setattr("bot.web.stream.BEAT", 3600.0)
    patch.setattr("bot.protocol.door.off_the_loop", _at_once)
