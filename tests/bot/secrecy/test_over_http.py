"""The same proof over HTTP: two worlds are the same to the byte in all that a link's page ever receives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import msgspec
import pytest
from aiohttp import web

import render
from bot.pictures.board import card_picture
from bot.protocol import shapes
from bot.protocol.door import TableDoor
from bot.web.server import _complete
from tests.bot.secrecy import test_secrecy, wires
from tests.bot.secrecy.doors import noted_boards
from tests.bot.secrecy.forks import Fork, World
from tests.bot.secrecy.proof import prove
from tests.bot.secrecy.test_secrecy import TRIALS, asks_unseen, asks_with_secret_options, in_rounds
from tests.bot.secrecy.wires import Wires, wired

quick = test_secrecy._quick
PLAYS_OUT = True
KINDS = ("board", "captain", "scene", "ground", "part", "overlay", "sprite")
DRAWN = {kind: getattr(render, kind) for kind in KINDS}
"""How pictures are drawn that are only noted otherwise."""
QUICK = (
    *("poor, holders", "rich, always", "rich seas of glory, holders", "poor seas of glory, always"),
    *("port_royal", "treasure_fleet for two"),
)
MANY = {name: 40 if "," in name else 60 for name in TRIALS}

every = pytest.mark.parametrize("name", TRIALS)


@pytest.fixture(autouse=True)
def _noted(quick: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    wires.asked.clear()
    with noted_boards(monkeypatch), wired(monkeypatch):
        yield


@pytest.fixture
def drawn(_noted: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pictures are drawn, as for members."""
    # Undone before what is noted is: else that would come back after it, and stay.
    with monkeypatch.context() as patch:
        for kind, draw in DRAWN.items():
            patch.setattr(render, kind, draw)
        for room in ("bot.pictures.board", "bot.protocol.lookups", "bot.protocol.door"):
            patch.setattr(f"{room}.card_picture", card_picture)
        yield


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", QUICK)
async def test_no_byte_can_tell_two_worlds_apart(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="wire")
    tally = await prove(trial, playouts=20, share=0.05, most=1, client=Wires)

    assert tally["compared"] == 1
    assert set(wires.asked) >= {path for _, path in wires.OWN if path.rpartition("/")[2] != "helm"}


@pytest.mark.in_turn(3)
async def test_no_byte_of_a_picture_can_tell_two_worlds_apart(drawn: None) -> None:
    trial = msgspec.structs.replace(TRIALS["treasure_fleet"], seed="drawn")
    tally = await prove(trial, playouts=20, share=0.05, most=1, client=Wires)

    assert tally["compared"] == 1


@pytest.mark.soak("wires")
@every
async def test_no_byte_can_tell_two_worlds_apart_in_many_states(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="wires")
    share = 0.02 if "holders" in name else 0.1
    tally = await prove(trial, playouts=1_000, share=share, most=MANY[name], client=Wires)

    assert tally["compared"] == MANY[name]
    assert set(wires.asked) == {path for _, path in wires.OWN}


@pytest.mark.soak("wires")
@every
async def test_no_byte_of_a_picture_can_tell_two_worlds_apart_in_many_states(name: str, drawn: None) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="pictures")
    tally = await prove(trial, playouts=1_000, share=0.02, most=4, client=Wires)

    assert tally["compared"] == 4


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("asks", [asks_with_secret_options, asks_unseen])
async def test_games_that_keep_secrets_pass(asks: Any) -> None:
    tally = await prove(in_rounds(asks), playouts=8, share=1.0, most=5, client=Wires)

    assert tally["compared"] == 5


# --- the proof finds what tells -------------------------------------------------------------------------

Held = Callable[[], int]
"""A number that follows from what lies where in a world, hands too."""
Leak = Callable[[TableDoor, Held, pytest.MonkeyPatch], None]


def in_a_picture(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """Pictures have what others hold in their last bytes."""
    honest = door.picture

    async def picture(token: str) -> bytes | None:
        data = await honest(token)
        return data + held().to_bytes(4, "big") if data else data

    patch.setattr(door, "picture", picture)


def in_a_header(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """Answers have a name that follows from the whole game."""

    async def complete(request: web.Request, response: web.StreamResponse) -> None:
        response.headers["ETag"] = f'"{held():08x}"'
        await _complete(request, response)

    patch.setattr("bot.web.server._complete", complete)


def by_an_order(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """Those who play, always the same, are told in another order."""
    honest = door.table

    async def table() -> shapes.Table:
        told = await honest()
        return msgspec.structs.replace(told, seats=told.seats[:: 1 if held() % 2 else -1])

    patch.setattr(door, "table", table)


def by_a_size(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """A page of rules is a little longer, by what nobody sees."""
    honest = door.rules

    async def rules() -> shapes.Rules:
        told = await honest()
        more = shapes.Section("", [" " * (held() % 7)])
        return msgspec.structs.replace(told, more=[more])

    patch.setattr(door, "rules", rules)


def by_its_news(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """News have names that follow from the whole game."""
    honest = door.newest

    async def newest() -> shapes.News:
        told = await honest()
        return msgspec.structs.replace(told, version=f"{held():024x}")

    patch.setattr(door, "newest", newest)


def by_a_refusal(door: TableDoor, held: Held, patch: pytest.MonkeyPatch) -> None:
    """What is not asked is refused, and sometimes politely."""
    honest = door.answer

    async def answer(wanted: shapes.Answer) -> shapes.Taken | shapes.Refused:
        told = await honest(wanted)
        if isinstance(told, shapes.Refused) and held() % 2:
            return msgspec.structs.replace(told, refused=f"Sorry: {told.refused}")
        return told

    patch.setattr(door, "answer", answer)


LEAKS: dict[str, tuple[Leak, str]] = {
    "in a picture": (in_a_picture, r"/table/pictures/[0-9a-f]+\.body"),
    "in a header": (in_a_header, r"\[\d+\] is …ETag"),
    "by an order": (by_an_order, r"/table/table\.(body|head)"),
    "by a size": (by_a_size, r"/table/rules\.head\[\d+\] is …Content-Length"),
    "by its news": (by_its_news, r"posts\[\d\]\.event"),
    "by a refusal": (by_a_refusal, r"\.POST answer"),
}
"""Doors that leak, and where this is found."""


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", LEAKS)
async def test_a_door_that_leaks_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak, where = LEAKS[name]

    class Leaking(Wires):
        def __init__(self, fork: Fork, world: World, **how: Any) -> None:
            super().__init__(fork, world, **how)
            leak(self.door, self._held, monkeypatch)

        def _held(self) -> int:
            return crc32(str(sorted(self.world.table.running.places.held.items())).encode())

    # The smallest game has no pictures.
    trial = TRIALS["port_royal"] if name == "in a picture" else in_rounds(asks_with_secret_options)
    with pytest.raises(AssertionError, match=rf"can tell a secret.*{where}"):
        await prove(trial, playouts=8, share=0.2, most=20, client=Leaking)
