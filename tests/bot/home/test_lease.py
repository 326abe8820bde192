"""A house on databases that are held by a lease: servers, and files that cannot be locked."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from bot.home.guests import Guest
from bot.home.home import Home
from bot.protocol.home.acts import Computer, NewGame
from bot.settings import Settings
from data.store.leases.lease import LeaseHold
from tests.bot.home.conftest import default_answer, done, settings_in
from tests.bot.home.playing import answer
from tests.patience import until
from tests.store.postgres import postgres, why_not

Held = Callable[[Path, pytest.MonkeyPatch], AbstractContextManager[Settings]]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lease is renewed ten times a second."""
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 150)


@contextmanager
def file_without_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Settings]:
    """An SQLite file as on Windows."""
    monkeypatch.setattr("data.store.store.files_can_be_locked", lambda: False)
    yield settings_in(tmp_path)


@contextmanager
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Settings]:
    """A PostgreSQL."""
    with postgres() as url:
        yield settings_in(tmp_path).with_changes({"database_url": url})


ON_SERVER = pytest.param(server, marks=pytest.mark.skipif(bool(why_not()), reason=why_not()), id="PostgreSQL")


@pytest.mark.parametrize("held", [pytest.param(file_without_lock, id="no fcntl"), ON_SERVER])
async def test_a_game_is_played_and_goes_on_where_a_lease_is_held(
    held: Held, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with held(tmp_path, monkeypatch) as chosen:
        versions: list[int] = []
        for _ in range(2):
            async with Home(chosen, captain=default_answer) as home:
                await home.goes_on()
                if not versions:
                    game = NewGame("treasure_fleet", computers=[Computer(), Computer()], start=True)
                    await done(Guest(home, 0), game)
                live = await home.tables.open(1)
                assert live.game is not None
                assert versions in ([], [live.game.version]), "it goes on where it was left"
                await is_renewed(home.tables.store._hold)
                for _ in range(3):
                    await answer(home, live)
                versions = [live.game.version]


async def is_renewed(hold: object) -> None:
    """Wait, in real time, until the lease was renewed."""
    assert isinstance(hold, LeaseHold)
    before = hold._until
    await until(lambda: hold._until > before, "a renewal")
    hold.check()
