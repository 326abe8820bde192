"""Two worlds are the same to the byte in all that a program reads by a key, or an address is sent."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import msgspec
import pytest

from bot.linking.hooks import Hooks
from bot.protocol import shapes
from bot.protocol.door import TableDoor
from bot.tables.live import LiveTable
from bot.time.timers import Timers
from bot.web.app import Site
from bot.web.programs import OF
from data.store import TableHook
from tests.bot.secrecy import test_secrecy
from tests.bot.secrecy.client import NOW, TABLE
from tests.bot.secrecy.doors import noted_boards
from tests.bot.secrecy.forks import Fork, World
from tests.bot.secrecy.lines import _TOKEN, Line
from tests.bot.secrecy.proof import prove
from tests.bot.secrecy.test_secrecy import TRIALS, asks_with_secret_options, in_rounds
from tests.bot.secrecy.wires import Wires, wired
from tests.bot.time.clock import MovedClock

quick = test_secrecy._quick
PLAYS_OUT = True
QUICK = ("poor, holders", "rich seas of glory, holders", "port_royal", "treasure_fleet for two")
KEY = "k" * 32
SENT = {"Authorization": f"Bearer {KEY}"}
URL = "https://stories.example/"
_NO_TIMERS: Any = SimpleNamespace(timers=None, elsewhere=None)
sent: Counter[str] = Counter()
"""How much an address was sent."""


async def _noted_nowhere(*about: Any) -> None:
    """Nothing is stored."""


@pytest.fixture(autouse=True)
def _noted(quick: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("bot.web.programs.MOST", 1_000_000)
    # A turn that is not over yet is compared like the others.
    monkeypatch.setattr("bot.linking.hooks._over", lambda events, live: events)
    sent.clear()
    with noted_boards(monkeypatch), wired(monkeypatch):
        yield


class Program(Wires):
    """What a program reads, whoever sits where: beside the reader, who may know more."""

    def __init__(self, fork: Fork, world: World, **how: Any) -> None:
        super().__init__(fork, world, **how)
        self.read_by_programs = self.pages.door(TABLE, None)
        self._site = Site(self._find, 0, programs=self._program)
        self._since: str | None = None
        self._sent: list[Any] = []
        store: Any = self.tables.store
        store.hooks = SimpleNamespace(told=_noted_nowhere)
        nothing: Any = None
        self._hooks = Hooks(self.tables, Timers(_NO_TIMERS, MovedClock(NOW)), nothing, self)
        self._hook = TableHook(table_id=TABLE, member=0, url=URL, secret="s", cursor="0-00000000")
        self._hooks._known[TABLE] = self._hook

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> bool:
        """What an address is sent."""
        self._sent.append([address, body.decode(), dict(headers)])
        return True

    async def announce(self, live: LiveTable, sentence: str) -> None:
        raise AssertionError("nobody has set anything")

    async def tell_given_up(self, live: LiveTable, member: int, host: str) -> None:
        raise AssertionError("all is taken")

    async def show(self) -> list[Any]:
        """News, and what an address is sent."""
        shown = await super().show()
        await self._hooks._go_on(self._hook)
        bodies, self._sent = self._sent, []
        sent["bodies"] += len(bodies)
        return [*shown, {"an address is sent": bodies}]

    async def _program(self, key: str) -> TableDoor | None:
        return self.read_by_programs if key == KEY else None

    async def looks(self) -> dict[str, Any]:
        """All that there is for a key."""
        line, looked = Line(self._site.port), await super().looks()
        paths = ["table", "story", "board", *([f"story?since={self._since}"] if self._since else [])]
        shown = {path: await line.ask(f"{OF}/{path}", **SENT) for path in paths}
        assert all(one["head"][0] == "HTTP/1.1 200 OK" for one in shown.values()), shown
        self._since = json.loads(shown["story"]["body"])["cursor"]
        tokens = dict.fromkeys(_TOKEN.findall("".join(one["body"] for one in shown.values())))
        for token in tokens:
            shown[token] = await line.ask(f"{OF}/pictures/{token}", **SENT)
        line.close()
        return looked | {f"a program reads {path}": one for path, one in shown.items()}


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", QUICK)
async def test_no_byte_that_a_program_reads_can_tell_two_worlds_apart(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="programs")
    tally = await prove(trial, playouts=20, share=0.05, most=1, client=Program)

    assert tally["compared"] == 1
    assert sent["bodies"]


async def test_what_tells_a_program_a_secret_is_found() -> None:
    class Leaking(Program):
        def __init__(self, fork: Fork, world: World, **how: Any) -> None:
            super().__init__(fork, world, **how)
            honest = self.read_by_programs.table

            async def table() -> shapes.Table:
                told, held = await honest(), sorted(self.world.table.running.places.held.items())
                return msgspec.structs.replace(told, title=f"{crc32(str(held).encode())}")

            setattr(self.read_by_programs, "table", table)  # noqa: B010

    with pytest.raises(AssertionError, match=r"can tell a secret.*a program reads table"):
        await prove(in_rounds(asks_with_secret_options), playouts=8, share=0.2, most=20, client=Leaking)
