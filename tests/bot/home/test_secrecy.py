"""Two worlds at home: no byte that the house sends tells them apart, unless who reads it may know more."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import count
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec
import pytest

from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import CHANNEL, GUILD, PEOPLE
from bot.protocol.door import Tables
from bot.protocol.home.pages import HomeNews, HomePage
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.waits import Waits
from bot.web.app import Site
from bot.web.page import Door
from data.store import Seat, Status
from engine.games import load_game
from engine.kernel import Game, Step, Table
from engine.kernel.conformance import Tally, Trial, Walk
from engine.kernel.conformance.told import other_world
from engine.kernel.log import encode_entry
from tests.bot.secrecy.client import noted_pictures
from tests.bot.secrecy.doors import noted_boards
from tests.bot.secrecy.lines import (
    KEY,
    OF_A_HOUSE,
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
from tests.bot.secrecy.proof import where
from tests.bot.secrecy.wires import wired
from tests.kernel.small import small, yes_no
from tests.marauders.seas_of_glory.test_conformance import ALL
from tests.marauders.test_conformance import RICH_SPEC

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
SEATS = 3
"""Diego only looks on."""
TRIALS = {
    "marauders": Trial(RICH_SPEC, seats=SEATS, options={"windows": "holders"}, seed="house"),
    "seas of glory": Trial(load_game("marauders"), seats=SEATS, modules=ALL, seed="house"),
    "port_royal": Trial(load_game("port_royal"), seats=SEATS, seed="house"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seats=SEATS, seed="house"),
}


SHARES = {"marauders": 0.004, "port_royal": 0.05, "treasure_fleet": 0.05}
"""At how many of its answers a game is looked at: all have some states in the middle."""
WANTED: tuple[dict[str, Any], ...] = (
    {"do": "watch", "table": 1},
    {"do": "sit", "table": 1, "seat": 0},
    {"do": "go-back", "table": 1, "number": 7000, "newest": 1},
    {"do": "answer-for", "table": 1, "seat": 1, "number": 7000, "how": "default"},
    {"do": "voyage", "game": "nothing"},
)
"""What is refused to everybody, or cannot be read."""
OWN = [(method, path) for method, path in ROUTES if OF_A_HOUSE.match(path)]
"""The routes of a house and its tables."""


@pytest.fixture(autouse=True)
def _noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is drawn, but for covers: they know no table."""
    with noted_pictures(monkeypatch), noted_boards(monkeypatch), wired(monkeypatch):
        yield


class TwoWorlds:
    """A house with one table, which is now the one of one world, now the other's."""

    def __init__(self, home: Home, live: LiveTable) -> None:
        self._home, self.live = home, live
        self._guest: Guest | None = None
        self._who = 0
        self.port = 0
        self.asked: set[str] = set()
        """The routes that were asked for."""

    @classmethod
    @asynccontextmanager
    async def of(
        cls, home: Home, game: str, modules: Sequence[str], options: Mapping[str, Any]
    ) -> AsyncGenerator[TwoWorlds]:
        """The house as it is served, with a running table at which three of those at home sit."""
        tables = home.tables
        names = {one.id: one.name for one in PEOPLE}
        row = await tables.store.tables.create(
            guild=GUILD, channel=CHANNEL, host=PEOPLE[0].id, game=game, modules=list(modules),
            options=dict(options), lobby=LobbyRow(names=names, seed="secret").stored(),
        )  # fmt: skip
        await tables.store.tables.set_seats(
            row.number, [Seat(seat=n, member=PEOPLE[n].id) for n in range(SEATS)]
        )
        live = await tables.open(row.number)
        live.row.status, live.row.started_at = Status.PLAYING, NOON
        worlds = cls(home, live)
        site = Site(worlds._find, 0)
        await site.open()
        worlds.port = site.port
        try:
            yield worlds
        finally:
            await site.close()

    async def _find(self, key: str) -> Door | None:
        guest = self._guest
        return Door(homes={self._who: guest}) if guest is not None and key == KEY else None

    async def shown(self, table: Table, who: int) -> dict[str, Shown]:
        """All that somebody at home is sent of this world: house, table, and what he may set right."""
        live, store = self.live, self._home.tables.store.tables
        live.game, live.stored, live.waits = table, table.version, Waits()
        live.recent = list(enumerate(table.entries()))
        live.newest_public = -1
        live.note_public()
        live.note_waits(NOON)
        stored = [
            SimpleNamespace(number=number, data=encode_entry(entry), at=NOON, withdrawn=False)
            for number, entry in live.recent
        ]

        async def find(**wanted: Any) -> list[Any]:
            return [live.row] if Status.PLAYING in wanted["status"] else []

        async def history(_: int) -> list[bytes]:
            return table.history()

        async def entries(_: int, **__: Any) -> list[Any]:
            return stored

        with pytest.MonkeyPatch.context() as patched:
            for name, act in (("find", find), ("history", history), ("entries", entries)):
                patched.setattr(store, name, act)
            # Who was a guest before, and doors of before, would remember the other world.
            home, rooms = self._home, self._home.domain
            home.doors = Tables(
                home.tables, rooms.answering, rooms.ordering, rooms.looking, rooms.perils, now=lambda: NOON
            )
            self._guest, self._who = Guest(home, who), who
            line = Line(self.port)
            shown = {path: shown async for path, shown in self._sent(line, who)}
            line.close()
            return shown

    async def _sent(self, line: Line, who: int) -> AsyncGenerator[tuple[str, Shown]]:
        """Every route: first what names what else there is."""
        bodies: list[str] = []
        for method, path in sorted(OWN, key=lambda route: (parts_of(route[1]), "pictures" in route[1])):
            self.asked.add(path)
            if path.endswith(STREAMED):
                stream = Stream(self.port)
                head = await stream.begin(filled(path, seat=who, number=1))
                yield path, {"head": head, "body": await stream.event()}
                stream.close()
                continue
            if method == "POST":
                for wanted in WANTED if path.endswith("/do") else ({"question": 7000, "picks": ["x"]},):
                    yield f"{path} {wanted}", await line.ask(filled(path, seat=who, number=1), wanted)
                continue
            for address in self._addresses(path, bodies, who):
                told = await line.ask(address)
                bodies.append(told["body"])
                yield address, told

    def _addresses(self, path: str, bodies: Sequence[str], who: int) -> Iterator[str]:
        parts = {"seat": who, "number": 1, "step": self.live.newest_public, "code": "KWPQRT"}
        game = self.live.row.game if self.live.row.game != "tiny" else "port_royal"
        if set(parts_of(path)) <= {"number", "step", "code", "game"}:
            yield filled(path, game=game, **parts)
        else:
            known = {**named(bodies, (), 3), "layers": ["markets", "nothing"]}
            yield from addresses(path.replace("{number}", "1"), known, seat=who)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", TRIALS)
async def test_what_the_house_sends_tells_nobody_a_secret(home: Home, name: str) -> None:
    trial = TRIALS[name]
    async with TwoWorlds.of(home, trial.spec.id, trial.modules, trial.options) as worlds:
        tally = await compared(worlds, trial, share=SHARES[trial.spec.id], most=5)
    assert tally["compared"] == 5, tally
    assert tally["drawn anew"] > 1, tally
    assert worlds.asked == {path for _, path in OWN}


@pytest.mark.soak("wires")
@pytest.mark.parametrize("name", TRIALS)
async def test_what_the_house_sends_tells_nobody_a_secret_in_many_states(home: Home, name: str) -> None:
    trial = TRIALS[name]
    async with TwoWorlds.of(home, trial.spec.id, trial.modules, trial.options) as worlds:
        tally = await compared(worlds, trial, share=2 * SHARES[trial.spec.id], most=60)
    assert tally["compared"] == 60, tally
    assert tally["drawn anew"] > 30, tally


async def compared(worlds: TwoWorlds, trial: Trial, *, share: float, most: int) -> Tally:
    """Hold two worlds against each other at `share` of all answers of whole games, so often."""
    tally = Tally()
    for playout in count():
        walk = Walk(trial, playout)
        with walk.told():
            while tally["compared"] < most and walk.step():
                if not walk.table.waiting or not walk.chance.happens(share):
                    continue
                reader = walk.chance.one_of([None, *range(SEATS)])
                other = other_world(walk, reader)
                if other is None:
                    continue
                who = SEATS if reader is None else reader
                one, two = await worlds.shown(walk.table, who), await worlds.shown(other, who)
                found = where(one, two)
                walk.check(not found, f"who sits in seat {reader} can tell a secret: {found}")
                tally["compared"] += 1
                tally["drawn anew"] += other.running.places.held != walk.table.running.places.held
        if tally["compared"] >= most:
            return tally
    raise AssertionError("there is always another game")


@pytest.mark.parametrize("leaks", ["an export", "a page", "news"])
async def test_a_house_that_leaks_is_found(home: Home, leaks: str, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = TRIALS["marauders"]
    async with TwoWorlds.of(home, trial.spec.id, trial.modules, trial.options) as worlds:
        honest = {name: getattr(Guest, name) for name in ("exported", "page", "told")}

        def hands() -> str:
            return str(sorted(worlds.live.game.running.places.held.items())) if worlds.live.game else ""

        async def exported(guest: Guest, table: int) -> bytes:
            return await honest["exported"](guest, table) + hands().encode()

        async def page(guest: Guest) -> HomePage:
            told = await honest["page"](guest)
            return msgspec.structs.replace(
                told, people=told.people[:: 1 if crc32(hands().encode()) % 2 else -1]
            )

        async def told(guest: Guest, table: int | None = None) -> HomeNews:
            return msgspec.structs.replace(
                await honest["told"](guest, table), version=f"{crc32(hands().encode()):024x}"
            )

        name, leak, found = {
            "an export": ("exported", exported, r"/home/export/1\.(head|body)"),
            "a page": ("page", page, r"/0?\d/home\.body"),
            "news": ("told", told, r"/home/news\.body"),
        }[leaks]
        monkeypatch.setattr(Guest, name, leak)
        with pytest.raises(AssertionError, match=rf"can tell a secret: \..*{found}"):
            await compared(worlds, trial, share=0.01, most=20)


def asks_the_rich(self: Step, game: Game[Any]) -> Any:
    """The seat with the most coins, which nobody else knows, is asked unseen."""
    rich = max(game.state.purses, key=lambda purse: purse.coins)
    yield from game.ask(yes_no(rich.seat, hidden=True))


async def test_who_is_asked_unseen_is_told_nobody_else(home: Home) -> None:
    shown: dict[int, list[dict[str, Shown]]] = {}
    async with TwoWorlds.of(home, "tiny", (), {}) as worlds:
        for rich in range(SEATS):
            spec = small(asks_the_rich, seats=SEATS)
            first = spec.begin(SEATS, {}, ())
            first.state.purses[rich].coins = 9
            table = Table.new(spec, seats=SEATS, seed="rich", beginning=first)
            assert [seat for seat, asked in table.waiting.items() if asked.hidden] == [rich]
            shown[rich] = [await worlds.shown(table, who) for who in range(len(PEOPLE))]
    assert shown[0][3] == shown[1][3] == shown[2][3], "a spectator knows nothing of it"
    assert shown[1][0] == shown[2][0]
    assert shown[0][1] == shown[2][1]
    assert shown[0][2] == shown[1][2]
    assert shown[0][0] != shown[1][0], "who is asked sees it"
    mend = next(told for address, told in shown[1][0].items() if address.endswith("/home/mend/1"))
    assert '"unseen":true' in mend["body"]
