"""A house in a store of its own, and those who live in it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine.games
from bot.home.guests import Guest
from bot.home.home import Home
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.settings import Settings
from bot.tables.live import LiveTable
from engine.kernel import Decision
from tests.bot.time.clock import MovedClock
from tests.store.fresh import Lay


def settings_in(folder: Path) -> Settings:
    """What a host has set whose tables are kept there."""
    return Settings(database_url=f"sqlite+aiosqlite:///{folder / 'tables.db'}", _env_file=None)  # pyright: ignore[reportCallIssue]


@pytest.fixture(autouse=True)
def _laid(tmp_path: Path, lay_database: Lay) -> None:
    """Houses open what a house has left that had no tables yet: `test_migrations` proves how it came."""
    lay_database(tmp_path / "tables.db")


async def default_answer(live: LiveTable, seat: int, decision: Decision) -> list[str]:
    """A computer captain that answers with the default."""
    return list(decision.default) or [option.id for option in decision.options[: decision.least]]


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game can be played, too."""
    logging.getLogger("data.locale.texts").setLevel(logging.ERROR)
    monkeypatch.setitem(engine.games.GAMES, "tiny", "tests.kernel.tiny:TINY")


@pytest.fixture
def clock() -> MovedClock:
    """The time at home."""
    return MovedClock()


@pytest.fixture
async def home(tmp_path: Path, tiny: None, clock: MovedClock) -> AsyncIterator[Home]:
    """A house without tables, whose computer captains answer with the default."""
    async with Home(settings_in(tmp_path), clock=clock, captain=default_answer) as home:
        await home.goes_on()
        yield home


class Household:
    """All who live there; acts are done by name."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.anne, self.bart, self.charlotte, self.diego = (Guest(home, who) for who in range(4))


@pytest.fixture
def at(home: Home) -> Household:
    """All who live there."""
    return Household(home)


async def done(guest: Guest, act: HomeAct) -> int:
    """Somebody does something; gives the table, 0 for none."""
    answer = await guest.do(act)
    assert isinstance(answer, Done), answer
    assert answer.done, answer
    return answer.table if isinstance(answer.table, int) else 0


async def declined(guest: Guest, act: HomeAct) -> str:
    """Somebody wants something that is refused; gives why."""
    answer = await guest.do(act)
    assert isinstance(answer, Declined), answer
    return answer.refused
