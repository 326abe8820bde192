"""Readers of a table that there is not, to test the pages' server alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from bot.log.writing import Wanted
from bot.protocol import shapes
from bot.protocol.door import NotHere
from bot.protocol.home.acts import Done
from bot.protocol.home.alone import Challenge
from bot.protocol.home.coming import Came, Come, Wait
from bot.protocol.home.pages import HomeNews, HomePage, LobbyPage, LookBack, Me, MendPage, RulesPage
from bot.web.page import Door

PICTURE, CURSOR = "0" * 24, "7-01234567"
WATCHING = "w" * 48
KEYS = {"host": "h" * 48, 0: "a" * 48, 1: "b" * 48}
AT_TABLE = ("c" * 48, "d" * 48)
"""Keys that open one seat of a table that is in no house."""
WORDS = {"language": "en", "tabletop-unreadable": "This cannot be read."}


async def words() -> dict[str, str]:
    """The words of a table that is in no house."""
    return dict(WORDS)


class Table:
    """A table with a secret of its own, for one reader."""

    def __init__(self, secret: str, *, acts: bool) -> None:
        self.secret, self.acts = secret, acts
        self.wanted: list[Any] = []
        """What it was asked to do."""
        self.turn = 0
        self.turned = asyncio.Event()

    async def table(self) -> shapes.Table:
        return shapes.Table(1, "tiny", self.secret, "en", [], 0, [], False, None, [], [])

    async def view(self) -> shapes.Mine:
        return shapes.Mine([], [shapes.Named(self.secret, self.secret)], 1, [], [], [])

    async def question(self) -> shapes.Waiting:
        return shapes.Waiting([0], self.secret)

    async def story(self, since: str | None, *, in_hand: bool = False) -> shapes.Story:
        return shapes.Story([], 0, since or CURSOR)

    async def board(self, *, in_hand: bool = False) -> None:
        return None

    async def recap(self) -> shapes.Recap:
        return shapes.Recap([1], [[0, 1]], [], self.secret, PICTURE)

    async def review(self) -> shapes.Review:
        return shapes.Review(self.secret, [])

    async def layer(self, name: str) -> shapes.Layer:
        if name != "markets":
            raise NotHere("There is no such layer.")
        return shapes.Layer(name, shapes.Drawn(PICTURE, 1, 1, self.secret, self.secret), "", [])

    async def thing(self, place: str) -> shapes.Thing:
        if place != "zone:nassau":
            raise NotHere("There is no such thing.")
        return shapes.Thing(place, self.secret, [], [])

    async def explain(self) -> shapes.Explained:
        return shapes.Explained(1, [])

    async def rules(self) -> shapes.Rules:
        return shapes.Rules([], [])

    async def forum(self, wanted: Wanted) -> shapes.ForumText:
        return shapes.ForumText("table-7.txt", f"{self.secret} {wanted.form} {wanted.part} {wanted.number}")

    async def orders(self) -> shapes.Orders:
        return shapes.Orders([], [])

    async def picture(self, token: str) -> bytes | None:
        return self.secret.encode() if token == PICTURE else None

    async def sprite(self, id: str) -> bytes | None:
        return b"sprite" if id == PICTURE else None

    async def card(self, id: str) -> bytes | None:
        return b"card" if id == PICTURE else None

    async def art(self, id: str) -> bytes | None:
        return b"art" if id == PICTURE else None

    async def news(self, known: str | None = None) -> AsyncGenerator[shapes.News]:
        while self.turn >= 0:
            version = f"{self.turn:024x}"
            if version != known:
                known = version
                yield shapes.News(version, CURSOR, self.turn)
            await self.turned.wait()

    def tell(self, turn: int) -> None:
        """Something happens; a turn below 0 is the end."""
        self.turn = turn
        turned, self.turned = self.turned, asyncio.Event()
        turned.set()

    async def _act(self, wanted: Any) -> shapes.Taken:
        self.wanted.append(wanted)
        return shapes.Taken()

    async def answer(self, wanted: shapes.Answer) -> shapes.Taken:
        return await self._act(wanted)

    async def undo(self, wanted: shapes.TakeBack) -> shapes.Taken:
        return await self._act(wanted)

    async def order(self, wanted: shapes.GiveOrder) -> shapes.Taken:
        return await self._act(wanted)

    async def odds(self, given: Any) -> shapes.Reckoned:
        return shapes.Reckoned(f"{given}", [], [])

    async def notes(self, wanted: shapes.KeepNotes) -> shapes.Taken:
        return await self._act(wanted)

    async def helm(self, wanted: shapes.SetHelm) -> shapes.Taken:
        return await self._act(wanted)


class Home:
    """A house with a secret of its own, for one who lives there."""

    def __init__(self, name: str, secret: str, tables: dict[int, Table]) -> None:
        self.name, self.secret = name, secret
        self.tables = tables
        self.wanted: list[Any] = []
        """What was done."""
        self.turn = 0
        self.turned = asyncio.Event()

    async def words(self) -> dict[str, str]:
        return dict(WORDS)

    async def page(self) -> HomePage:
        me = Me(0, self.secret, True, "en", "chart", False, False, False, True, "")
        challenge = Challenge(self.secret, [], True, [])
        return HomePage(1, me, [], [], [], [], [], [], "en", "chart", [], challenge)

    async def lobby(self, table: int) -> LobbyPage:
        return LobbyPage(
            1, table, "tiny", "Tiny", self.secret, "lobby", "en", 0, 0, False, [], [2], False, False, 2, [],
            [], [], True, True, True, "live", [], "answer", [], True, [], [], [], "",
        )  # fmt: skip

    async def mend(self, table: int) -> MendPage:
        return MendPage(1, table, 0, [], [], False, [], False, [])

    async def rules(self, game: str) -> RulesPage:
        return RulesPage(game, self.secret, [])

    async def look_back(self, table: int, step: int) -> LookBack:
        return LookBack(step, 1, [self.secret])

    async def exported(self, table: int) -> bytes:
        return b'{"game": "tiny"}'

    def cover(self, game: str) -> bytes | None:
        return b"cover" if game == "tiny" else None

    def qr(self, code: str) -> bytes | None:
        return b"<svg/>" if code == "KWPQRT" else None

    async def news(self, known: str | None = None, table: int | None = None) -> AsyncGenerator[HomeNews]:
        while self.turn >= 0:
            version = f"{self.turn:024x}"
            if version != known:
                known = version
                yield HomeNews(version, version)
            await self.turned.wait()

    def tell(self, turn: int) -> None:
        """Something happens; a turn below 0 is the end."""
        self.turn = turn
        turned, self.turned = self.turned, asyncio.Event()
        turned.set()

    async def do(self, act: Any) -> Done:
        self.wanted.append(act)
        return Done(True)

    async def table(self, table: int) -> Table:
        if table not in self.tables:
            raise NotHere("There is no such table.")
        return self.tables[table]


class Gate:
    """Lets nobody in, and is asked by whoever likes."""

    def __init__(self) -> None:
        self.wanted: list[Any] = []
        """What it was asked."""

    async def words(self, languages: str) -> dict[str, str]:
        return dict(WORDS)

    async def come(self, wanted: Come, by: str) -> Came:
        self.wanted.append(wanted)
        return Came(asks="Tiny")

    async def wait(self, wanted: Wait) -> Came:
        self.wanted.append(wanted)
        return Came(waits=wanted.waits)


class House:
    """Two who live there, a link for each, one for both; a table with a link for each seat, and one that only
    looks on.
    """

    def __init__(self) -> None:
        self.tables = {0: Table("rum", acts=True), 1: Table("gin", acts=True)}
        self.watched = Table("water", acts=False)
        self.gate = Gate()
        self.revoked: set[str] = set()
        """Keys that open nothing any more."""
        self.homes = {
            who: Home(name, self.tables[who].secret, {1: self.tables[who]})
            for who, name in enumerate(("Anne", "Bart"))
        }

    @property
    def done(self) -> list[Any]:
        """What has been done by anybody."""
        return [wanted for one in (*self._seen, self.gate) for wanted in one.wanted]

    @property
    def _seen(self) -> tuple[Table | Home, ...]:
        return (*self.tables.values(), self.watched, *self.homes.values())

    def forget(self) -> None:
        """Nothing has been done."""
        for one in (*self._seen, self.gate):
            one.wanted.clear()

    def close(self) -> None:
        """Everything is over."""
        for one in self._seen:
            one.tell(-1)

    async def find(self, key: str) -> Door | None:
        if key == KEYS["host"]:
            return Door(self.tables, self.homes, {0: KEYS[0], 1: KEYS[1]})
        for seat, table in self.tables.items():
            if key == KEYS[seat] and key not in self.revoked:
                return Door({seat: table}, {seat: self.homes[seat]})
            if key == AT_TABLE[seat]:
                return Door({seat: table}, words=words)
        return Door({0: self.watched}, words=words) if key == WATCHING else None
