"""Opening a database: what is refused, how it is said, and that one process has it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from data.store import Store, StoreError, open_store
from data.store.driver.files import make_private
from data.store.driver.urls import VERSION_TABLE, read_url
from data.store.leases.hold import FileHold
from tests.store.stub import StubTable

ROOT = Path(__file__).parents[2]


@contextmanager
def process(program: str, *arguments: str) -> Generator[subprocess.Popen[str], None, None]:
    """Another Python process with this project on its path; killed at the end if it still runs."""
    started = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield started
    finally:
        started.kill()
        started.wait()
        assert started.stdout
        started.stdout.close()


def first_line(started: subprocess.Popen[str]) -> str:
    assert started.stdout
    return started.stdout.readline().strip()


HOLDS = """
    import asyncio, sys
    from data.store import open_store

    async def main():
        async with await open_store(sys.argv[1]):
            print("open", flush=True)
            await asyncio.sleep(3600)

    asyncio.run(main())
"""


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("not a url", "is not a database URL"),
        ("mysql+mysqlconnector://somewhere/db", "needs the package"),
        ("sqlite+pysqlite:///tables.db", "asynchronous driver"),
        ("nonsense+driver://somewhere/db", "asynchronous driver"),
        ("oracle+oracledb_async://host/db", "'oracledb'"),
        (
            "sqlite+aiosqlite:////nowhere/at/all/x.db",
            "folder /nowhere/at/all for the database does not exist",
        ),
        ("sqlite+aiosqlite:////", "cannot be opened"),
    ],
)
async def test_a_url_that_leads_nowhere_is_refused(
    url: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # A path within the URL is of the folder one is in.
    assert told in await refusal(url)


async def test_a_password_is_never_told() -> None:
    told = await refusal("nonsense+driver://anne:bonny@somewhere/db")
    assert "anne" in told
    assert "bonny" not in told


@pytest.mark.skipif(not os.path.exists("/proc/self"), reason="no folder that nobody at all can write")
async def test_a_folder_that_cannot_be_written_is_refused() -> None:
    told = await refusal("sqlite+aiosqlite:////proc/tables.db")
    assert "/proc/tables.db cannot be used" in told


async def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    sqlite3.connect(path).close()
    path.touch()
    told = await refusal(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    assert "readonly" in told


async def test_a_database_file_that_can_only_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    await (await open_store(f"sqlite+aiosqlite:///{path}")).close()
    told = await refusal(f"sqlite+aiosqlite:///file:{path}?mode=ro&uri=true")
    assert told == f"The database {path} can only be read; make the file and its folder writable."
    await (await open_store(f"sqlite+aiosqlite:///{path}")).close()


async def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.db"
    path.write_text("buy rum\n" * 100)
    assert "is not an SQLite database" in await refusal(f"sqlite+aiosqlite:///{path}")
    assert path.read_text() == "buy rum\n" * 100


async def test_a_damaged_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    assert "failed" in await refusal(f"sqlite+aiosqlite:///{path}")


async def test_the_tables_of_another_programme_are_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE treasure (gold INTEGER)")
    other.close()
    assert "'treasure'" in await refusal(f"sqlite+aiosqlite:///{path}")
    other = sqlite3.connect(path)
    assert [row[0] for row in other.execute("SELECT name FROM sqlite_master")] == ["treasure"]
    other.close()


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    async with await open_store(url) as store, store._database.write() as connection:
        await connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    assert "newer Quartermaster (its version is 9999); update" in await refusal(url)


async def test_a_refused_database_is_free_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("x" * 100)
    await refusal(f"sqlite+aiosqlite:///{path}")
    path.unlink()
    await (await open_store(f"sqlite+aiosqlite:///{path}")).close()


async def test_plain_sqlite_is_the_asynchronous_one(tmp_path: Path) -> None:
    async with await open_store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        assert store.url.drivername == "sqlite+aiosqlite"


@pytest.mark.usefixtures("sqlite_alone")
async def test_what_was_saved_outlives_a_power_failure(store: Store) -> None:
    async with store._database.read() as connection:
        kept = {
            setting: (await connection.exec_driver_sql(f"PRAGMA {setting}")).scalar_one()
            for setting in ("journal_mode", "synchronous")
        }
    full = 2
    assert kept == {"journal_mode": "wal", "synchronous": full}


async def test_a_database_in_memory_serves_many_at_once() -> None:
    async with await open_store("sqlite+aiosqlite://") as store:
        await asyncio.gather(*(store.members.set(number % 3, **{f"p{number}": 1}) for number in range(30)))
        assert sum([len(await store.members.get(number)) for number in range(3)]) == 30


async def test_a_second_process_is_refused_until_the_first_is_gone(url: str) -> None:
    with process(HOLDS, url) as first:
        assert first_line(first) == "open"
        assert f"(process {first.pid}" in await refusal(url)
        first.send_signal(signal.SIGKILL)
        first.wait()
        await (await open_store(url)).close()


async def test_a_second_process_is_told_when_we_have_the_database(store: Store, url: str) -> None:
    tries = "import asyncio, sys; from data.store import open_store; asyncio.run(open_store(sys.argv[1]))"
    second = await asyncio.create_subprocess_exec(
        sys.executable, "-c", tries, url, cwd=ROOT, stderr=subprocess.PIPE
    )
    _, told = await second.communicate()
    assert second.returncode != 0
    assert f"(process {os.getpid()}" in told.decode()


@pytest.mark.usefixtures("sqlite_alone")
async def test_a_link_to_the_database_is_the_same_database(store: Store, tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    assert "in use" in await refusal(f"sqlite+aiosqlite:///{tmp_path / 'link.db'}")


async def test_closing_gives_the_database_free(url: str) -> None:
    for _ in range(2):
        async with await open_store(url):
            assert "in use" in await refusal(url)


PLAYS = """
    import asyncio, sys
    from data.store import open_store
    from tests.store.stub import StubTable

    async def main():
        store = await open_store(sys.argv[1])
        table = StubTable.load(await store.tables.load(int(sys.argv[2])))
        while True:
            table.answer(f"answer of {table.version}")
            await store.tables.append(int(sys.argv[2]), table.unsaved())
            print(table.version, flush=True)

    asyncio.run(main())
"""


@pytest.mark.in_turn(3)
async def test_a_process_killed_in_the_middle_keeps_every_answer_it_acknowledged(url: str) -> None:
    async with await open_store(url) as store:
        table = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
        await store.tables.start(table, StubTable().unsaved())
    last = 1
    for round_ in range(3):
        with process(PLAYS, url, str(table)) as player:
            for _ in range(7 + 11 * round_):
                last = int(first_line(player))
            player.send_signal(signal.SIGKILL)
            # What it acknowledged before the signal reached it counts as well.
            assert player.stdout
            last = max([last, *map(int, player.stdout.read().split())])
        async with await open_store(url) as store:
            kept = StubTable.load(await store.tables.load(table))
            assert last <= kept.version <= last + 1
            assert len(kept.answers) == kept.version - 1
            assert [data.decode() for data in await store.tables.history(table)] == kept.answers
            assert len(await store.tables.entries(table)) == kept.told


PLAYS_ALL = """
    import asyncio, sys
    from data.store import open_store
    from tests.store.stub import StubTable

    async def play(store, number):
        table = StubTable.load(await store.tables.load(number))
        while True:
            table.answer(f"answer of {table.version}")
            await store.tables.append(number, table.unsaved())
            print(number, table.version, flush=True)

    async def main():
        store = await open_store(sys.argv[1])
        await asyncio.gather(*(play(store, int(number)) for number in sys.argv[2:]))

    asyncio.run(main())
"""


@pytest.mark.in_turn(3)
async def test_a_process_killed_where_tables_share_transactions_keeps_every_answer_it_acknowledged(
    url: str,
) -> None:
    last: dict[int, int] = {}
    async with await open_store(url) as store:
        for _ in range(8):
            table = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
            await store.tables.start(table, StubTable().unsaved())
            last[table] = 1
    for round_ in range(3):
        with process(PLAYS_ALL, url, *map(str, last)) as player:
            assert player.stdout
            told = [first_line(player) for _ in range(13 + 17 * round_)]
            player.send_signal(signal.SIGKILL)
            # Of the last line it may have been killed in the middle.
            told += player.stdout.read().split("\n")[:-1]
        for number, version in (map(int, line.split()) for line in told):
            last[number] = max(last[number], version)
        async with await open_store(url) as store:
            for table, acknowledged in last.items():
                kept = StubTable.load(await store.tables.load(table))
                assert acknowledged <= kept.version <= acknowledged + 1
                assert [data.decode() for data in await store.tables.history(table)] == kept.answers
                assert len(await store.tables.entries(table)) == kept.told
                last[table] = kept.version


async def test_a_foreign_database_is_refused_without_changing_a_byte_of_it(tmp_path: Path) -> None:
    file = tmp_path / "accounts.db"
    with closing(sqlite3.connect(file)) as theirs:
        theirs.execute("CREATE TABLE accounts (id INTEGER)")
        theirs.commit()
    before = file.read_bytes()
    with pytest.raises(StoreError, match="tables of another programme"):
        await open_store(f"sqlite+aiosqlite:///{file}")
    assert file.read_bytes() == before


# --- who may read it ----------------------------------------------------------------------------------------

MAKES = """
    import asyncio, os, sys
    from data.store import open_store

    async def main():
        os.umask(int(sys.argv[3], 8))
        async with await open_store(sys.argv[1]) as store:
            await store.members.set(7, theme="contrast")
            folder = os.path.dirname(sys.argv[2])
            for name in sorted(os.listdir(folder)):
                print(name, oct(os.stat(os.path.join(folder, name)).st_mode & 0o777))

    asyncio.run(main())
"""


def modes(path: Path, umask: str = "000") -> dict[str, str]:
    """The files of a database while it is open in another process, and what they let others do."""
    with process(MAKES, f"sqlite+aiosqlite:///{path}", str(path), umask) as started:
        told, _ = started.communicate()
        assert started.returncode == 0
    return dict(line.split(maxsplit=1) for line in told.splitlines())


_FILES = {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("umask", ["000", "022", "077"])
def test_only_their_owner_reads_the_files_of_a_new_database(tmp_path: Path, umask: str) -> None:
    assert modes(tmp_path / "tables.db", umask) == dict.fromkeys(_FILES, "0o600")


@pytest.mark.in_turn(3)
def test_the_files_of_a_database_that_everybody_could_read_are_closed_to_others(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    modes(path)
    for file in tmp_path.iterdir():
        file.chmod(0o664)
    assert modes(path) == dict.fromkeys(_FILES, "0o600")


def test_a_database_is_private_before_it_holds_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is chmodded that was made: a mode that comes later leaves a moment in which others read."""
    closed: list[Path] = []
    monkeypatch.setattr(Path, "chmod", lambda file, mode: closed.append(file))
    before = os.umask(0)
    try:
        path = tmp_path / "tables.db"
        make_private(path, read_url(f"sqlite:///{path}"))
        hold = FileHold(path)
    finally:
        os.umask(before)
    asyncio.run(hold.release())
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
        "tables.db": 0o600, "tables.db.lock": 0o600
    }  # fmt: skip
    assert not closed


async def test_a_database_of_somebody_else_is_opened_as_far_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    await (await open_store(f"sqlite+aiosqlite:///{path}")).close()
    path.chmod(0o664)

    def refused(file: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refused)
    with capture_logs() as logs:
        await (await open_store(f"sqlite+aiosqlite:///{path}")).close()
    assert any(line["event"] == "others can read a file of the database" for line in logs)


def test_a_database_that_may_only_be_read_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    for url in (f"sqlite:///file:{path}?mode=ro&uri=true", f"sqlite:///file:{path}?uri=true&mode=rw"):
        make_private(path, read_url(url))
    assert not path.exists()
