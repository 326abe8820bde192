"""All that a member, or a spectator, gets of a table through its door, in the shapes of its own protocol.

As `Client`, but nothing is shown at Discord: the reader's page has everything fetched, and hears of news.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from functools import partial
from itertools import product
from typing import Any

import msgspec

import render
from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.log.writing import PARTS, Wanted
from bot.looking.looking import Looking
from bot.protocol import shapes
from bot.protocol.door import NotHere, TableDoor, Tables
from bot.tables.member import Member
from bot.tables.thinking.helm import has_helm
from data.telling.forum import FORMS
from engine.kernel import Decision
from engine.kernel.play.view import known_pieces
from tests.bot.secrecy.client import GUILD, NOW, TABLE, Client, NotOfferedError, _at_once, _member, _noted
from tests.bot.secrecy.forks import Fork, World

Event = dict[str, Any]


class Doors(Client):
    """A table of one world as `fork.reader` gets it through his door."""

    def __init__(self, fork: Fork, world: World, **how: Any) -> None:
        super().__init__(fork, world, **how)
        nothing: Any = None
        self.pages = Tables(
            self.tables,
            Answering(self.tables, nothing),
            Ordering(self.tables),
            Looking(self.tables),
            Perils(self.tables),
            now=lambda: NOW,
        )
        seat = fork.reader
        self.door = self._door(seat) if seat is not None else self.pages.door(TABLE, None)
        self._cursor: str | None = None
        self._heard: list[Event] = []
        self._known: str | None = None

    def _door(self, seat: int) -> TableDoor:
        return self.pages.door(TABLE, Member(_member(seat), f"Member {seat}", guild=GUILD))

    # --- what is done ----------------------------------------------------------------------------------

    async def show(self) -> list[Event]:
        """News, and the story since: what the page hears without asking."""
        await self._listen()
        heard, self._heard = self._heard, []
        return [*heard, {"story": await self._story()}]

    async def news(self) -> list[Event]:
        """Nothing is posted."""
        return []

    async def _story(self) -> Any:
        """The story since the last time."""
        story = await self.door.story(self._cursor)
        self._cursor = story.cursor
        return _plain(story)

    async def _listen(self) -> None:
        """What the stream of news says now, if it says anything."""
        newest = await self.door.newest()
        if newest.version != self._known:
            self._known = newest.version
            self._heard.append(_plain(newest))

    async def _answer(self, decision: Decision, picks: list[str]) -> list[Event]:
        if refusal := decision.why_not(picks):
            raise NotOfferedError(f"{picks} to {decision.kind}: {refusal}")
        own = decision.seat == self.fork.reader
        version, told_before = self.world.table.version, self._told()
        answer = shapes.Answer(decision.number, picks)
        told = [await self._give(decision.seat, answer)]
        if self.world.table.version == version and has_helm(self.live):
            # The helm may have asked first whether it is meant.
            told.append(await self._give(decision.seat, answer))
        await self.pages.acting.settle()
        await self._listen()
        if self.world.table.version == version:
            raise NotOfferedError(f"{picks} to {decision.kind} fails: {told}")
        if not own and self._told() != told_before and self._paused():
            # Something has happened, and now somebody is asked unseen anew: this may be seen.
            self.still_paused.append(True)
        # What it is answered with is what he hears besides.
        return [{"answered": told}] if own else []

    async def _give(self, seat: int, answer: shapes.Answer) -> Any:
        """Somebody answers; gives what he hears."""
        door = self.door if seat == self.fork.reader else self._door(seat)
        told = await door.answer(answer)
        await self.pages.acting.settle()
        return getattr(told, "refused", "")

    def _told(self) -> int:
        """How much the reader has been told since the answer."""
        return sum(entry.read(self.fork.reader) is not None for entry in self.world.told)

    # --- what is looked at -----------------------------------------------------------------------------

    async def looks(self) -> dict[str, Any]:
        """Everything the reader can fetch now, and what he is refused."""
        table, door = self.world.table, self.door
        looked: dict[str, Any] = {
            "view": known_pieces(table.running, self.fork.reader, table.waiting),
            "may take back": [str(table.can_take_back(seat)) for seat in range(table.seats)],
        }
        calls: dict[str, Callable[[], Awaitable[Any]]] = {
            "table": door.table,
            "mine": door.view,
            "question": door.question,
            "whole story": lambda: door.story(None),
            "board": door.board,
            "orders": door.orders,
            "explain": door.explain,
            "newest": door.newest,
            "odds": lambda: door.odds(None),
        }
        for form, part in product(FORMS, PARTS):
            calls[f"forum {form} {part}"] = partial(door.forum, Wanted(form, part))
        for layer in (await door.table()).layers:
            calls[f"layer {layer.id}"] = lambda id=layer.id: door.layer(id)
        for place in [*(f"seat:{seat}" for seat in range(table.seats)), *self._parts(), "seat:9", "card:x"]:
            calls[f"thing {place}"] = lambda place=place: door.thing(place)
        for name, call in calls.items():
            looked[name] = await self._looked(call)
        self._check_drawn(looked["board"])
        if door.acts:
            looked |= await self._refusals()
        return looked

    def _check_drawn(self, board: Any) -> None:
        """Where nothing is drawn, nothing would be compared."""
        assert board or not render.drawn(self.world.table.game), f"{self.fork.where}: there is no board"

    def _parts(self) -> list[str]:
        """Some parts of the board."""
        game = self.world.table.game
        kind = render.kind_of_parts(game) if render.drawn(game) else ""
        return [f"{kind}:{part}" for part in render.parts(game)[::6]] if kind else []

    async def _looked(self, call: Callable[[], Awaitable[Any]]) -> Any:
        try:
            return _plain(await call())
        except NotHere as refused:
            return str(refused)

    async def _refusals(self) -> dict[str, Any]:
        """What he hears to answers that he may not give."""
        table, own = self.world.table, self.fork.reader
        asked = next((one.number for one in table.waiting.values() if one.seat == own), 0)
        refused: dict[str, Any] = {}
        for number in (-1, 1, 7000):
            if number != asked:
                refused[f"answer {number}"] = _plain(await self.door.answer(shapes.Answer(number, ["pass"])))
        if own is None or table.can_take_back(own) is not None:
            refused["undo"] = _plain(await self.door.undo(shapes.TakeBack(False)))
        refused["order"] = _plain(await self.door.order(shapes.GiveOrder(standing="nothing")))
        refused["card"] = _plain(await self.door.order(shapes.GiveOrder(card="nothing")))
        return refused


def _plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


@contextmanager
def noted_boards(monkeypatch: Any) -> Generator[None]:
    """Of a page's pictures, too, it is noted what they would be drawn from (`noted_pictures`)."""
    with monkeypatch.context() as patch:
        for kind in ("ground", "part", "overlay"):
            patch.setattr(render, kind, _noted(kind))
        patch.setattr("bot.pictures.board.card_picture", _no_card)
        patch.setattr("bot.protocol.lookups.card_picture", _no_card)
        patch.setattr("bot.protocol.boards.off_the_loop", _at_once)
        patch.setattr("bot.protocol.boards.GRACE", 0.0)
        patch.setattr("bot.protocol.boards.PACE", 0.0)
        patch.setattr("bot.protocol.reader.PATIENCE", 120.0)
        patch.setattr("bot.protocol.lookups.asyncio.to_thread", _at_once)
        yield


async def _no_card(*about: Any) -> None:
    await asyncio.sleep(0)
