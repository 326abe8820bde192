"""What an operator reads of a failure, and may hand on: where it happened, and nothing that is secret."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from pydantic import SecretStr
from sqlalchemy import text

from bot import Settings
from bot.decisions.answering import Answering
from bot.logs import set_up_logs
from data.store import StoreError
from data.store.database import Database
from data.store.driver.urls import read_url
from tests.bot.conftest import World
from tests.plain_logs import plain_logs

TOKEN, PASSWORD, CARD = "MTIz.token.of-the-bot", "p@ss/word", "a hidden card"
Told = Callable[[], str]


@pytest.fixture(params=[False, True], ids=["for people", "as JSON"])
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    """The product's own logs, of a host with a token and a password; gives what they say."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    monkeypatch.setattr("sys.stderr", said := io.StringIO())
    set_up_logs(
        Settings(
            discord_token=SecretStr(TOKEN),
            database_url="postgresql+asyncpg://anne:p%40ss%2Fword@nowhere.example/tables",
            log_json=request.param,
        )
    )
    yield said.getvalue
    root.handlers[:] = handlers
    root.setLevel(level)
    plain_logs()


async def test_a_failed_click_is_reported_without_what_is_secret(
    world: World, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The traceback is there, with the names of functions, and without the values of their variables."""
    live = await world.table("Anne", "Bart")

    async def fails(*_: object, **__: object) -> None:
        hand = f"{CARD} of Anne"
        raise RuntimeError(f"{TOKEN} at postgresql://anne:p%40ss%2Fword@nowhere.example ({len(hand)})")

    monkeypatch.setattr(Answering, "answer", fails)
    holder = live.members_asked()[0]
    answered = await world.click(world.member(holder.name), world.newest("answer", live.place), "answer")
    said = told()
    assert "a click failed" in said
    assert "RuntimeError" in said
    assert "test_error_reports.py" in said
    assert not [secret for secret in (TOKEN, PASSWORD, "p%40ss", CARD) if secret in said]
    assert "RuntimeError" not in world.said(answered)


def test_what_a_library_says_has_no_secret(told: Told) -> None:
    logging.getLogger("aiohttp").warning("refused: Authorization: Bot %s", TOKEN)
    structlog.get_logger("bot.somewhere").error("no database", url=f"postgresql://anne:{PASSWORD}@nowhere")
    said = told()
    assert "Authorization: Bot ***" in said
    assert "anne:***@nowhere" in said
    assert TOKEN not in said
    assert PASSWORD not in said


async def test_what_could_not_be_stored_is_not_told(tmp_path: Path, told: Told) -> None:
    """A driver's error has what was to be written; whoever logs where it came from must not have it."""
    database = Database(read_url(f"sqlite:///{tmp_path / 'tables.db'}"))
    try:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO nowhere VALUES (:card)"), {"card": CARD})
    except StoreError as fault:
        structlog.get_logger("bot.somewhere").error("a page failed", exc_info=fault)
    finally:
        await database.close()
    said = told()
    assert "no such table: nowhere" in said
    assert CARD not in said
