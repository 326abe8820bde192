"""The same proof through the local page: every byte that a seat's page receives, over HTTP.

Two worlds that differ in the cards a reader does not see are laid out at one table, one after the other.
His page is open meanwhile; the answer is given on another page. Compared are the events of the stream in
their order, all that they name (messages, pictures, boards), and every header.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncGenerator, Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.controls.ids import token
from bot.tables import LiveTable
from engine.games import load_game
from engine.kernel import Decision
from engine.kernel.conformance import Trial
from engine.kernel.play.view import known_pieces
from tests.bot.local.visitor import ANSWERS, Visitor, at_any_port, begun, settled
from tests.bot.secrecy import forks as forked
from tests.bot.secrecy.client import NotOfferedError, noted_pictures
from tests.bot.secrecy.proof import where
from tests.marauders.seas_of_glory.test_conformance import ALL, WELL_EQUIPPED
from tests.marauders.test_conformance import RICH_SPEC
from tools.simulated.seats import SeatPage
from tools.simulated.table import LocalTable
from tools.simulated.window import Window, click_of, window

STATES = 4
TRIES = 3
"""Tasks that work at once may be seen in either order; a secret that is told is told each time."""
STRANGER = 2
"""A member without a seat."""
TRIALS = {
    "holders": Trial(RICH_SPEC, seats=2, options={"windows": "holders"}, seed="page"),
    "always": Trial(RICH_SPEC, seats=2, options={"windows": "always"}, seed="page"),
    "all modules": Trial(WELL_EQUIPPED, seats=2, modules=ALL, options={"windows": "holders"}, seed="page"),
    "first voyage": Trial(load_game("marauders"), seats=2, options={"opening": "first_voyage"}, seed="page"),
    "port_royal": Trial(load_game("port_royal"), seats=2, seed="page"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seats=2, seed="page"),
}
_TIMES = re.compile(rb'"(at|edited)":[0-9.]+')
_IDS = re.compile(rb"(?<![0-9a-f])[0-9]{15,20}(?![0-9a-f])")
_FILES = re.compile(rb'"(file/[0-9]+/[0-9]+)"')
_LOOKS = ("hand", "choices", "captain", "log", "board")


class _Table:
    """The local table at which worlds are laid out."""

    def __init__(self, table: LocalTable, live: LiveTable, session: aiohttp.ClientSession) -> None:
        self.table, self.live, self.session = table, live, session
        self.laid: forked.World

    async def append(self, table: int, change: Any, **more: Any) -> None:
        """The store knows nothing of the worlds that are laid out."""
        self.laid.take(change)

    async def lay_out(self, fork: forked.Fork, laid: forked.World) -> None:
        """Show a world as if nothing had been there before."""
        live, poster, first = self.live, self.table.bot.poster, fork.count - len(fork.entries)
        await settled(self.table)
        for messages in self.table.world.env.backend.messages.values():
            messages.clear()
        self.laid, live.game, live.stored = laid, laid.table, laid.table.version
        live.recent = list(enumerate(fork.entries, first))
        live.row.options, live.row.modules = dict(laid.table.options), list(laid.table.modules)
        live.row.messages = {}
        poster._work.clear()
        poster._hands._sent.clear()
        for holder in live.holders:
            holder.message = None
        poster.begin_anew(live)
        await settled(self.table)

    async def received(self, fork: forked.Fork, laid: forked.World) -> list[Any]:
        """All that the reader's page receives of a world, before the answer, by it and by looking around."""
        await self.lay_out(fork, laid)
        asked = laid.table.waiting.get(fork.seat)
        if asked is None or asked.kind != fork.decision.kind or asked.why_not(laid.picks):
            raise NotOfferedError
        reader = STRANGER if fork.reader is None else fork.reader
        self.table.boards._boards.clear()
        async with window(self.session, self.table.seat_url(reader), reader) as page:
            await self._shown(page, reader)
            await self._answer(asked, laid.picks)
            await self._shown(page, reader)
            for verb in _LOOKS:
                if any(page.controls(verb)):
                    await page.press(verb)
                    await self._shown(page, reader)
            return await self._everything(page)

    async def _shown(self, page: Window, seat: int) -> None:
        """Wait until nothing more happens, and the page has all of it."""
        while True:
            assert not page.ended.is_set(), "the page has lost its stream"
            await settled(self.table)
            await self.table.boards.settle()
            now = self.table.pages[seat].state(None)
            if _is_answered(now) and page.received[-1] == msgspec.json.encode(now):
                return

    async def _answer(self, asked: Decision, picks: list[str]) -> None:
        seat = asked.seat
        async with window(self.session, self.table.seat_url(seat), seat) as page:
            if opens := page.state["opens"]:
                await page.act(do="click", message=opens["message"], control=opens["control"])
            elif not any(_answers(page, asked)):
                await page.press("choices")
            # Whatever control the question has: one that none of these answers is left alone.
            await page.until(lambda _: _answers(page, asked, *ANSWERS), asked.kind)
            tokens = picks if asked.range else [token(pick) for pick in picks]
            whole = token("+".join(picks))
            # Which controls a number has depends on what its seat alone knows: the last one takes any.
            for message, control in [*_answers(page, asked), *_answers(page, asked, "number")]:
                click = click_of(control)
                assert click is not None
                act: dict[str, Any] = {"message": message["id"], "control": control["custom_id"]}
                same = {"answer": [click.rest] == tokens, "none": not tokens, "whole": click.rest == whole}
                if same.get(click.verb):
                    told = await page.act(do="click", **act)
                elif click.verb == "number":
                    told = await _typed(page, act, tokens[0])
                elif tokens and {*tokens} <= {one["value"] for one in control.get("options", ())}:
                    told = await page.act(do="pick", values=tokens, **act)
                else:
                    continue
                assert told == {}
                await self._shown(page, seat)
                return
        raise NotOfferedError

    async def _everything(self, page: Window) -> list[Any]:
        """The events, and all that they name with its headers; ids by the order in which they came.

        Of the parts of a page each is taken by itself: which of two that change at once is sent first is
        chance. That an answer to the reader's own click is being made is seen for a moment, or not.
        """
        states = [state for data in page.received if _is_answered(state := msgspec.json.decode(data))]
        parts = [[name, *_changes(state[name] for state in states)] for name in states[-1]]
        got: list[Any] = [page.headers, *parts]
        events = list(map(msgspec.json.encode, states))
        files = dict.fromkeys(name.decode() for data in events for name in _FILES.findall(data))
        boards = dict.fromkeys(f"board/{state['board']['token']}" for state in states if state["board"])
        for path in [*files, *boards, "state", "commands"]:
            async with self.session.get(page.base + path) as answer:
                headers = {k: v for k, v in answer.headers.items() if k not in ("Date", "Content-Length")}
                got.append([path.encode(), answer.status, headers, await answer.read()])
        return _numbered(got)


def _changes(values: Iterable[Any]) -> list[bytes]:
    """Each value that differs from the one before."""
    return [msgspec.json.encode(value) for value, _ in groupby(values)]


def _is_answered(state: dict[str, Any]) -> bool:
    return not any(message["thinking"] for message in state["private"])


def _answers(page: Window, asked: Decision, *verbs: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return [
        (message, control)
        for message, control in page.controls(*(verbs or ("answer", "none", "choose", "whole")))
        if (click := click_of(control)) and (click.seat, click.number) == (asked.seat, asked.number)
    ]


async def _typed(page: Window, act: dict[str, Any], number: str) -> dict[str, Any]:
    """Type a number into the window that this control opens; gives what the page is told."""
    asked = (await page.act(do="click", **act))["modal"]
    return await page.act(do="submit", modal=asked["token"], values={"number": number})


def _numbered(data: Any) -> Any:
    """The same without times, and with ids by the order in which they come: both are made of the clock."""
    known: dict[bytes, bytes] = {}

    def made(value: Any) -> Any:
        match value:
            case bytes():
                plain = _TIMES.sub(rb'"\1":0', value)
                return _IDS.sub(lambda m: known.setdefault(m[0], b"id%d" % len(known)), plain).decode(
                    "utf-8", "replace"
                )
            case list():
                return [made(one) for one in value]
            case _:
                return value

    return made(data)


@pytest.fixture
async def session() -> AsyncGenerator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.mark.parametrize("name", TRIALS)
async def test_no_byte_of_a_page_tells_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession, name: str
) -> None:
    assert await _prove(tmp_path, monkeypatch, session, TRIALS[name]) == STATES


async def test_a_page_that_tells_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession
) -> None:
    """A page whose title depends on what the others hold."""
    honest = SeatPage.state

    def telling(page: SeatPage, place: int | None) -> dict[str, Any]:
        state = honest(page, place)
        live = page._world.bot.tables.at(int(state["where"]))
        held = [live.game.view(seat) for seat in (0, 1)] if live and live.game else []
        return {**state, "title": hashlib.sha256(msgspec.json.encode(held)).hexdigest()}

    monkeypatch.setattr(SeatPage, "state", telling)
    with pytest.raises(AssertionError, match="tells a secret"):
        await _prove(tmp_path, monkeypatch, session, TRIALS["treasure_fleet"])


async def _prove(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession, trial: Trial
) -> int:
    """Compare some states of random games; gives how many."""
    # Every change is an event of its own.
    monkeypatch.setattr("tools.simulated.changes.LOOK", 0)
    compared = 0
    async with LocalTable(at_any_port(tmp_path), trial.spec.id, seats=2) as table:
        await begun(table)
        live = Visitor(table).playing()
        assert live is not None
        laid_out = _Table(table, live, session)
        monkeypatch.setattr(table.bot.store.tables, "append", laid_out.append)
        with noted_pictures(monkeypatch):
            for fork in forked.forks(trial, 20, 0.05):
                if not fork.decision.hidden and await _compare(laid_out, fork):
                    compared += 1
                if compared == STATES:
                    break
    return compared


async def _compare(table: _Table, fork: forked.Fork) -> bool:
    """Fail where the page tells two worlds apart; False if they cannot be compared."""
    found = ""
    for _ in range(TRIES):
        first = fork.first()
        seen = [known_pieces(first.table.running, fork.reader, first.table.waiting)]
        try:
            one = await table.received(fork, first)
        except NotOfferedError:
            return False
        if first.table.result:
            return False
        seen.append(known_pieces(first.table.running, fork.reader, first.table.waiting))
        told = [entry.read(fork.reader) for _, entry in table.live.recent]
        other = fork.second([seen, told], first, alike=True)
        if other is None or fork.is_declassified(first, other):
            return False
        try:
            two = await table.received(fork, other)
        except NotOfferedError:
            two = ["in one world only"]
        if fork.is_declassified(first, other) or _paused(first) != _paused(other):
            return False
        if not (found := where(one, two)):
            return True
    raise AssertionError(f"{fork.where}: the page of {fork.reader} tells a secret: {found}")


def _paused(laid: forked.World) -> bool:
    return any(asked.hidden for asked in laid.table.waiting.values())
