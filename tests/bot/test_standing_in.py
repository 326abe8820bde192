"""Stand-ins are started one at a time, by one process, and end with it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import Settings, standing_in
from bot.cli import invoke
from bot.cli.run import serve
from bot.problems import Problem
from bot.standing_in import StandIns
from data.store import StoreError
from data.store.driver.ranges import Range
from data.store.leases.lease import Vacant
from tests.patience import until

WAITS = [sys.executable, "-c", "import sys; sys.stdin.read()"]
ENDS = [sys.executable, "-c", "pass"]


class Looks:
    """A store that says which ranges are vacant, and how often it was asked."""

    def __init__(self, *vacant: Vacant) -> None:
        self.found = list(vacant)
        self.fails = False
        self.asked = 0

    async def vacant(self) -> list[Vacant]:
        self.asked += 1
        if self.fails:
            raise StoreError("it is away")
        return [*self.found]

    async def looked(self, times: int) -> None:
        """Once it was asked so often again."""
        wanted = self.asked + times
        await until(lambda: self.asked >= wanted)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LOOK", 0.01), ("AFTER_DEATH", 0.05), ("AFTER_STOP", 3600.0), ("IN_TURN", 3600.0)):
        monkeypatch.setattr(standing_in, name, value)


def gone(number: int = 0, *, died: bool = True, before: int = 0) -> Vacant:
    return Vacant(Range(number, 3), died, before)


async def test_one_is_started_for_servers_of_a_dead_process_and_ends_with_whoever_has_started_it() -> None:
    looks: Any = Looks(gone())
    stand_ins = StandIns(WAITS)
    async with stand_ins.of(looks):
        (process,) = await until(lambda: stand_ins._started)
        await looks.looked(20)
        assert stand_ins._started == [process], "it is given time to begin"
        assert process.returncode is None
    await stand_ins.ended()
    assert process.returncode == 0, "nobody had to kill it"


async def test_the_next_is_started_once_the_one_before_has_its_servers() -> None:
    looks: Any = Looks(gone(0), gone(1))
    stand_ins = StandIns(WAITS)
    async with stand_ins.of(looks):
        await until(lambda: stand_ins._started)
        await looks.looked(20)
        assert len(stand_ins._started) == 1
        looks.found.pop(0)
        await until(lambda: len(stand_ins._started) == 2)
    await stand_ins.ended()


async def test_one_that_was_not_needed_is_followed_by_another_when_one_is() -> None:
    looks: Any = Looks(gone())
    started: list[object] = []
    stand_ins = StandIns(ENDS)
    real = stand_ins._start

    async def start(one: Vacant) -> None:
        started.append(one)
        await real(one)

    stand_ins._start = start
    async with stand_ins.of(looks):
        await until(lambda: len(started) > 2)
    await stand_ins.ended()


@pytest.mark.parametrize("vacant", [gone(died=False), gone(before=1)], ids=["just stopped", "another first"])
async def test_none_is_started_where_somebody_is_about_to_play(vacant: Vacant) -> None:
    looks: Any = Looks(vacant)
    stand_ins = StandIns(WAITS)
    async with stand_ins.of(looks):
        await looks.looked(20)
        assert stand_ins._started == []


async def test_a_database_that_does_not_answer_is_asked_again() -> None:
    looks: Any = Looks(gone())
    looks.fails = True
    stand_ins = StandIns(WAITS)
    async with stand_ins.of(looks):
        await looks.looked(10)
        assert stand_ins._started == []
        looks.fails = False
        await until(lambda: stand_ins._started)
    await stand_ins.ended()


async def test_a_command_that_cannot_be_started_is_no_end_of_the_watch() -> None:
    looks: Any = Looks(gone())
    stand_ins = StandIns(["/nowhere/python"])
    async with stand_ins.of(looks):
        await looks.looked(20)
        stand_ins._command, stand_ins._not_before = WAITS, 0.0
        await until(lambda: stand_ins._started)
    await stand_ins.ended()


async def test_one_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing_in, "_END", 0.05)
    looks: Any = Looks(gone())
    stand_ins = StandIns([sys.executable, "-c", "import time; time.sleep(3600)"])
    async with stand_ins.of(looks):
        (process,) = await until(lambda: stand_ins._started)
    await stand_ins.ended()
    assert process.returncode == -9


async def test_a_stand_in_ends_when_whoever_has_started_it_is_gone() -> None:
    alone = "import asyncio; from bot.standing_in import until_alone; asyncio.run(until_alone())"
    looks: Any = Looks(gone())
    stand_ins = StandIns([sys.executable, "-c", alone])
    async with stand_ins.of(looks):
        (process,) = await until(lambda: stand_ins._started)
        # It says nothing, and does not end by itself.
        await looks.looked(20)
        assert process.returncode is None
    await stand_ins.ended()
    assert process.returncode == 0


def test_the_command_that_starts_one_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert standing_in.COMMAND[:3] == (sys.executable, "-m", "bot")
    assert invoke(standing_in.COMMAND[3:]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
    assert invoke(["run", "--help"]) == 0
    assert "stand-in" not in capsys.readouterr().out, "nobody else is to call it"


@pytest.mark.parametrize(
    ("processes", "wished", "watched"), [(3, True, True), (3, False, False), (1, True, False)]
)
def test_who_shares_the_servers_watches_them_and_a_stand_in_ends_when_it_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: int, wished: bool, watched: bool
) -> None:
    told: list[str] = []

    class Watch:
        def of(self, store: object) -> Watch:
            told.append(f"of {store}")
            return self

        async def __aenter__(self) -> None:
            told.append("begins")

        async def __aexit__(self, *_: object) -> None:
            told.append("ends")

        async def ended(self) -> None:
            told.append("have ended")

    async def start(bot: Any, *_: object) -> None:
        assert bot._beside is not None
        async with bot._beside(SimpleNamespace(store="the store")):
            if not bot._stand_in:
                raise discord.LoginFailure("no")
            await asyncio.Event().wait()

    async def alone() -> None: ...

    monkeypatch.setattr("bot.cli.run.StandIns", Watch)
    monkeypatch.setattr("bot.cli.run.until_alone", alone)
    monkeypatch.setattr("bot.cli.run.warm", int)
    monkeypatch.setattr(discord.Client, "start", start)
    url = f"sqlite:///{tmp_path / 't.db'}"
    settings = Settings(discord_token="x", database_url=url, processes=processes, stand_ins=wished)  # pyright: ignore[reportArgumentType]
    asyncio.run(serve(settings, stand_in=True))
    assert told == [], "a stand-in starts none"
    with pytest.raises(Problem, match="does not know the token"):
        asyncio.run(serve(settings))
    assert told == (["of the store", "begins", "ends", "have ended"] if watched else [])
