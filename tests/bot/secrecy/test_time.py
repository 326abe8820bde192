"""Two worlds and a day in which nobody answers: when a reminder comes, and what is done and said when the
time is over, tells no secret.

What a member (or a spectator) gets is compared, request by request: everything in the thread, his own direct
messages, and whom the table waits for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.tables.live import LiveTable
from bot.tables.pace import CLOCK, DEFAULT, WAIT
from bot.tables.rest import Rest
from bot.tables.waits import UNSEEN, Allowance, Wait, Waits
from bot.time import plan
from engine.kernel import Decision, Option
from engine.kernel.conformance import Trial
from engine.kernel.play.view import known_pieces
from tests.bot.conftest import World
from tests.bot.interactions.cogs.test_cogs import here
from tests.bot.secrecy import forks as forked
from tests.bot.secrecy.client import noted_pictures
from tests.bot.secrecy.proof import where
from tests.bot.secrecy.test_through_discord import NAMES, _Harbour, _paused, _told
from tests.bot.time.clock import NOON
from tests.bot.time.tables import paced
from tests.marauders.test_conformance import RICH_SPEC

STATES = 4
SECONDS = 20 / 3600, 25 / 3600
"""The spans of a table with a clock."""
NOTHING: Mapping[int, float] = {}
DAY = 26
TRIAL = Trial(RICH_SPEC, seats=2, options={"windows": "holders"}, seed="time")


class _Day(_Harbour):
    """A table at which a day goes by."""

    reminded = 0
    """In how many worlds anybody was reminded."""
    pace = "daily"
    hours: float = DAY
    """How long nobody answers."""
    banks: Mapping[int, float] = {}
    """The seconds that seats have left, at a pace with a clock."""

    async def forget(self) -> None:
        """As if nothing had ever been waited for."""
        world, bot = self.world, self.world.bot
        await world.calm()
        for timer in await bot.store.timers.find():
            await bot.store.timers.end(timer.number)
        bot.keeper.schedule._armed.clear()
        world.clock.set(NOON)
        for name in NAMES:
            await bot.store.members.delete(world.member(name).id)
            bot.keeper.rests.forget(world.member(name).id)
        bot.poster._hands._sent.clear()

    async def pass_by(self, fork: forked.Fork, laid: forked.World) -> list[Any]:
        """What the reader of a fork gets in a day in which nobody answers."""
        live, world = self.live, self.world
        await self.forget()
        paused = _paused(laid)
        await self.lay_out(fork, laid)
        live.waits, live.row.waits, live.newest_public = Waits(banks={**self.banks}), None, -1
        live.row.lobby = {**live.row.lobby, "pace": self.pace, "at_deadline": DEFAULT if paused else WAIT}
        live.note_public()
        live.note_waits(world.clock.now())
        world.bot.keeper.schedule.plan(live.id)
        await world.calm()
        before = len(world.env.http_requests)
        await world.let_pass(self.hours)
        sent = [str(request.json) for request in world.env.http_requests[before:]]
        self.reminded += any("for you:**" in body for body in sent)
        got: list[Any] = self._got(before, fork.reader)
        return [*got, await self._typed("who")]

    def _got(self, since: int, reader: int | None) -> list[Any]:
        own = None if reader is None else self.world.member(NAMES[reader]).id
        direct = self.world.env.backend.dm_channels.get(own) if own is not None else None
        places = {f"/channels/{self.live.place}/": "thread", f"/channels/{direct}/": "own"}
        got: list[Any] = []
        for request in self.world.env.http_requests[since:]:
            at = next((name for path, name in places.items() if path in request.path), None)
            if at is not None and request.method != "GET":
                body = {key: value for key, value in (request.json or {}).items() if key != "nonce"}
                got.append([request.method, at, _told(str(body))])
        return got


def _only_passes(laid: forked.World) -> bool:
    """Whether all who are asked unseen pass when their time is over: else they show what they hold."""
    unseen = [one for one in laid.table.waiting.values() if one.hidden]
    return all(one.option("pass") is None or one.default == ["pass"] for one in unseen)


async def _prove(
    world: World, monkeypatch: pytest.MonkeyPatch, trial: Trial, of: type[_Day] = _Day
) -> tuple[int, _Day]:
    """Compare some states of random games; gives in how many somebody was asked unseen, and the table."""
    live = await world.table(*NAMES, game=trial.spec.id)
    day, compared, unseen = of(world, live, monkeypatch), 0, 0
    with noted_pictures(monkeypatch):
        for fork in forked.forks(trial, 20, 0.03):
            first = fork.first()
            paused = _paused(first)
            # At least half of the states are such in which somebody is asked unseen.
            if not _only_passes(first) or (not paused and compared - unseen >= STATES // 2):
                continue
            seen = [known_pieces(first.table.running, fork.reader, first.table.waiting)]
            one = await day.pass_by(fork, first)
            if first.table.result:
                continue
            seen.append(known_pieces(first.table.running, fork.reader, first.table.waiting))
            told = [entry.read(fork.reader) for _, entry in live.recent]
            other = fork.second([seen, told], first, alike=True)
            if other is None or fork.is_declassified(first, other):
                continue
            if _paused(other) != paused or not _only_passes(other):
                continue
            two = await day.pass_by(fork, other)
            if fork.is_declassified(first, other) or _paused(first) != _paused(other):
                continue
            assert not where(one, two), f"{fork.where}, reader {fork.reader}: {where(one, two)}"
            compared, unseen = compared + 1, unseen + paused
            if compared == STATES:
                break
    assert compared == STATES
    return unseen, day


async def test_a_day_without_an_answer_tells_no_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    unseen, day = await _prove(world, monkeypatch, TRIAL)
    assert unseen >= STATES / 2
    assert day.reminded >= 2 * STATES


class _Clocked(_Day):
    """The same with a clock, of which each seat has used another part: until whoever is asked unseen has
    passed.
    """

    pace, hours, banks = CLOCK, 45 / 3600, dict(enumerate((400.0, 20.0, 90.0)))
    over = clocks = 0
    """In how many worlds what was asked unseen was over, and the clocks were told."""

    async def pass_by(self, fork: forked.Fork, laid: forked.World) -> list[Any]:
        """What the reader of a fork gets in these seconds."""
        got = await super().pass_by(fork, laid)
        self.over += "the secret choice was made" in str(got)
        self.clocks += "On the clocks" in str(got)
        return got


async def test_a_clock_that_runs_tells_no_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    unseen, clocked = await _prove(world, monkeypatch, TRIAL, _Clocked)
    assert isinstance(clocked, _Clocked)
    assert unseen >= STATES / 2
    assert clocked.over >= unseen
    assert clocked.clocks >= 2 * STATES


# --- who is asked, of all who might be ---


class _Whoever:
    """A table that asks one of its three members unseen, until somebody answers for him."""

    def __init__(self, world: World, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world, self.live = world, live
        self.asked: int | None = None
        whoever = self
        monkeypatch.setattr(LiveTable, "waiting", property(lambda table: whoever.waiting()))
        monkeypatch.setattr(world.bot.tables, "answer", self._answer)

    def waiting(self) -> dict[int, Decision]:
        """What is asked."""
        if self.asked is None:
            return {}
        options = [Option("pass"), Option("card:1", secret=True)]
        one = Decision(self.asked, "react", options, default=["pass"], hidden=True, number=-1)
        return {self.asked: one}

    async def _answer(self, live: LiveTable, seat: int, number: int, picks: list[str]) -> None:
        assert (seat, number, picks) == (self.asked, -1, ["pass"])
        self.asked = None
        live.note_waits(self.world.clock.now())

    async def day(
        self, asked: int, spans: Sequence[float] = (23, 3), banks: Mapping[int, float] = NOTHING
    ) -> dict[str, Any]:
        """A day in which this seat is asked and does not answer: the thread, and all reminders. `spans`: the
        hours until somebody asks whom the table waits for, and from then on; `banks`: of a clock.
        """
        world, live, self.asked = self.world, self.live, asked
        await _Day.forget(self)  # pyright: ignore[reportArgumentType]
        live.waits, live.row.waits = Waits(banks={**banks}), None
        live.note_waits(world.clock.now())
        world.bot.keeper.schedule.plan(live.id)
        await world.calm()
        before = len(world.env.http_requests)
        await world.let_pass(spans[0])
        who = _told(world.said(await world.member("Eve").slash(here(world, live), "who")))
        await world.let_pass(spans[1])
        assert self.asked is None, "somebody has answered for him"
        got: dict[str, Any] = {"who": who, "thread": [], "reminders": []}
        for request in world.env.http_requests[before:]:
            body = _told(str(request.json))
            if request.method == "GET":
                # Now and then the bot looks whether its message is still there; nobody sees that.
                continue
            if f"/channels/{live.place}/" in request.path:
                got["thread"].append([request.method, body])
            elif "for you:**" in body:
                got["reminders"].append([request.method, request.path, body])
        return got


async def _whoever(world: World, monkeypatch: pytest.MonkeyPatch, pace: str = "daily") -> _Whoever:
    live = await paced(world, "Anne", "Bart", "Charlotte", end="default", pace=pace)
    table = _Whoever(world, live, monkeypatch)
    # The table's message tells what is asked: it must not be the first time.
    await (table.day(2, SECONDS) if pace == CLOCK else table.day(2))
    return table


async def test_of_three_who_might_be_asked_all_are_treated_alike(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _whoever(world, monkeypatch)
    days = [await table.day(seat) for seat in range(3)]
    assert len({path for _, path, _ in days[0]["reminders"]}) == 3, "all three are reminded"
    assert "the secret choice was made" in str(days[0]["thread"])
    assert "in secret" in days[0]["who"]
    for other in days[1:]:
        assert not where(days[0], other)


LEFT = {0: 3.0, 1: 40.0, 2: 400.0}
"""What each seat has of its clock."""


async def test_whoever_is_asked_unseen_has_as_long_and_pays_nothing_for_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _whoever(world, monkeypatch, CLOCK)
    seen = list[dict[str, Any]]()
    for seat in range(3):
        seen.append(await table.day(seat, SECONDS, LEFT))
        assert table.live.waits.banks == LEFT
    assert "the secret choice was made" in str(seen[0]["thread"])
    assert "On the clocks" in seen[0]["who"]
    for other in seen[1:]:
        assert not where(seen[0], other)


async def test_a_clock_that_tells_who_was_asked_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof can fail."""
    table, time_for = await _whoever(world, monkeypatch, CLOCK), Waits.time_for

    def his_own(waits: Waits, seat: int, allowed: Allowance) -> timedelta | None:
        return time_for(waits, seat if seat != UNSEEN or table.asked is None else table.asked, allowed)

    monkeypatch.setattr(Waits, "time_for", his_own)
    one, two = await table.day(0, SECONDS, LEFT), await table.day(1, SECONDS, LEFT)
    assert where(one, two)


@pytest.mark.parametrize("leak", ["the reminder", "the announcement", "the deadline"])
async def test_what_tells_who_was_asked_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """The proof can fail."""
    table, keeper = await _whoever(world, monkeypatch), world.bot.keeper
    remind, answer_for, over = keeper.reminders.remind, keeper.deadlines._answer_for, plan.time_over

    async def only_him(member: int, number: int, *, unseen: bool) -> None:
        if table.live.seat_of(member) == table.asked:
            await remind(member, number, unseen=unseen)

    async def by_name(live: LiveTable, seat: int, chosen: str) -> str:
        asked = table.asked
        await answer_for(live, seat, chosen)
        return f"Time is up for seat {asked}."

    def by_his_night(wait: Wait, rests: Iterable[Rest]) -> datetime | None:
        due = over(wait, rests)
        return due + timedelta(minutes=20 * (table.asked or 0)) if due is not None else None

    if leak == "the reminder":
        monkeypatch.setattr(keeper.reminders, "remind", only_him)
    elif leak == "the announcement":
        monkeypatch.setattr(keeper.deadlines, "_answer_for", by_name)
    else:
        monkeypatch.setattr("bot.time.schedule.time_over", by_his_night)
    one, two = await table.day(0), await table.day(1)
    assert where(one, two)
