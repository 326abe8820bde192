"""Two worlds at home: nobody can tell them apart by what the house shows him, unless he may know more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import CHANNEL, GUILD, PEOPLE
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.waits import Waits
from data.store import Seat, Status
from engine.games import load_game
from engine.kernel import Game, Step, Table
from engine.kernel.conformance import Tally, Trial, Walk
from engine.kernel.conformance.told import other_world
from engine.kernel.log import encode_entry
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


class TwoWorlds:
    """A house with one table, which is now the one of one world, now the other's."""

    def __init__(self, home: Home, live: LiveTable) -> None:
        self._home, self._live = home, live

    @classmethod
    async def of(cls, home: Home, game: str, modules: Sequence[str], options: Mapping[str, Any]) -> TwoWorlds:
        """The house, with a running table at which three of those at home sit."""
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
        return cls(home, live)

    async def shown(self, table: Table, who: int) -> list[bytes]:
        """All that somebody at home is shown of this world: house, table, and what he may set right."""
        live, store = self._live, self._home.tables.store.tables
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
            # A guest of before would remember the other world's board.
            guest = Guest(self._home, who)
            pages: list[Any] = [await guest.page(), await guest.lobby(live.id)]
            if who == 0:
                pages.append(await guest.mend(live.id))
            return [msgspec.json.encode(page) for page in pages]


@pytest.mark.parametrize("name", TRIALS)
async def test_what_the_house_shows_tells_nobody_a_secret(home: Home, name: str) -> None:
    trial, tally = TRIALS[name], Tally()
    worlds = await TwoWorlds.of(home, trial.spec.id, trial.modules, trial.options)
    for playout in range(2):
        walk = Walk(trial, playout)
        with walk.told():
            while walk.step():
                if not walk.table.waiting or not walk.chance.happens(0.1):
                    continue
                reader = walk.chance.one_of([None, *range(SEATS)])
                other = other_world(walk, reader)
                if other is None:
                    continue
                who = SEATS if reader is None else reader
                one, two = await worlds.shown(walk.table, who), await worlds.shown(other, who)
                walk.check(one == two, f"who sits in seat {reader} can tell a secret by the house")
                tally["compared"] += 1
                tally["drawn anew"] += other.running.places.held != walk.table.running.places.held
    assert tally["compared"] > 8, tally
    assert tally["drawn anew"] > 5, tally


def asks_the_rich(self: Step, game: Game[Any]) -> Any:
    """The seat with the most coins, which nobody else knows, is asked unseen."""
    rich = max(game.state.purses, key=lambda purse: purse.coins)
    yield from game.ask(yes_no(rich.seat, hidden=True))


async def test_who_is_asked_unseen_is_told_nobody_else(home: Home) -> None:
    worlds = await TwoWorlds.of(home, "tiny", (), {})
    shown: dict[int, list[list[bytes]]] = {}
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
    assert b'"unseen":true' in shown[1][0][2]
