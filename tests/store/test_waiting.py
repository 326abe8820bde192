"""What waits for the database, and who has stopped waiting."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from data.store import Store, StoreError, open_store
from data.store.database import Database, to_the_end
from data.store.driver.urls import read_url
from tests.patience import until
from tests.store.postgres import postgres, why_not
from tests.store.stub import StubTable


@pytest.fixture
async def on_server() -> AsyncIterator[Store]:
    with postgres() as url:
        async with await open_store(url) as store:
            yield store


@pytest.mark.skipif(bool(why_not()), reason=why_not())
async def test_a_row_locked_elsewhere_holds_an_answer_up_for_a_while_only(
    on_server: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, game = on_server.tables, StubTable()
    number = (await tables.create(guild=1, channel=1, host=1, game="stub")).number
    await tables.start(number, game.unsaved())
    game.answer("Anne")
    change = game.unsaved()
    elsewhere = Database(read_url(on_server.url.render_as_string(hide_password=False)))
    async with elsewhere.engine.begin() as connection:
        await connection.execute(text("SELECT * FROM snapshot FOR UPDATE"))
        late = r"did not answer within 1 seconds: another programme holds"
        with monkeypatch.context() as soon:
            soon.setattr("data.store.database._LONGEST", 1.0)
            with pytest.raises(StoreError, match=late):
                await tables.append(number, change)
    await tables.append(number, change)
    assert StubTable.load(await tables.load(number)).answers == ["Anne"]
    await elsewhere.close()


class Failing:
    """Work on a database that fails when it is told to."""

    def __init__(self, store: Store) -> None:
        self._database = store._database
        self.now = asyncio.Event()

    @to_the_end
    async def work(self) -> None:
        await self.now.wait()
        raise StoreError("The disk is full.")


@pytest.mark.parametrize("ticks", range(4))
async def test_what_fails_after_who_asked_has_gone_is_logged_once(store: Store, ticks: int) -> None:
    """The one who asked goes before, and at the very moment when it fails: no outcome is left unlooked at."""
    complaints: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(context))
    failing = Failing(store)
    asked = asyncio.create_task(failing.work())
    await until(lambda: failing.now._waiters)
    with capture_logs() as logs:
        failing.now.set()
        for _ in range(ticks):
            await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises((asyncio.CancelledError, StoreError)) as ended:
            await asked
        for _ in range(100):
            await asyncio.sleep(0)
    gone = ended.type is asyncio.CancelledError
    assert [log["reason"] for log in logs] == ["The disk is full."] * gone
    del asked, ended
    gc.collect()
    await asyncio.sleep(0)
    assert complaints == []
