"""Tables in the store: lobby, seats, moves, undo, end."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from data.store import NoSuchTable, Seat, StaleVersion, Status, Store, StoreError, open_store
from tests.store.stub import StubChange, StubTable

SNOWFLAKE = 2**63 - 1


async def test_a_lobby_is_kept_as_it_was_opened_and_changed(store: Store) -> None:
    opened = await store.tables.create(
        guild=SNOWFLAKE, channel=2, host=3, game="stub", options={"glory": 10}, modules=["wind"]
    )
    assert (opened.status, opened.options, opened.modules) == (Status.LOBBY, {"glory": 10}, ["wind"])
    await store.tables.update(opened.number, thread=77, messages={"lobby": SNOWFLAKE}, lobby={"open": True})
    kept = await store.tables.get(opened.number)
    assert (kept.guild, kept.thread, kept.messages, kept.lobby) == (
        SNOWFLAKE,
        77,
        {"lobby": SNOWFLAKE},
        {"open": True},
    )
    assert abs(kept.created_at - datetime.now(UTC)) < timedelta(minutes=1)
    assert (await store.tables.in_thread(77)) == kept
    assert await store.tables.in_thread(78) is None


async def test_unknown_names_and_tables_are_refused(store: Store, lobby: int) -> None:
    with pytest.raises(TypeError, match="status"):
        await store.tables.update(lobby, status=Status.ENDED)
    with pytest.raises(TypeError, match="seat"):
        await store.tables.set_seat(lobby, 0, captain=1)
    for work in (store.tables.get(99), store.tables.update(99, lobby={}), store.tables.set_seat(99, 0)):
        with pytest.raises(NoSuchTable, match="no table 99"):
            await work
    with pytest.raises(NoSuchTable):
        await store.tables.set_seats(99, [])


async def test_a_thread_holds_one_table(store: Store, lobby: int) -> None:
    await store.tables.update(lobby, thread=5)
    other = await store.tables.create(guild=1, channel=1, host=1, game="stub")
    with pytest.raises(StoreError, match=r"thread"):
        await store.tables.update(other.number, thread=5)


async def test_a_seat_is_held_by_a_member_or_a_computer_captain(store: Store, lobby: int) -> None:
    await store.tables.set_seat(lobby, 1, member=31, settings={"quiet": True})
    await store.tables.set_seat(lobby, 0, level=1)
    await store.tables.set_seat(lobby, 1, message=SNOWFLAKE, message_channel=4)
    first, second = await store.tables.seats(lobby)
    assert (first.member, first.level) == (None, 1)
    assert (second.member, second.level, second.message, second.settings) == (
        31,
        None,
        SNOWFLAKE,
        {"quiet": True},
    )
    with pytest.raises(StoreError, match="one_holder"):
        await store.tables.set_seats(lobby, [Seat(seat=0, member=1, level=1)])
    with pytest.raises(StoreError, match="member"):
        await store.tables.set_seat(lobby, 0, member=31)
    assert [seat.member for seat in await store.tables.seats(lobby)] == [None, 31]


async def test_tables_are_found_by_status_server_and_member(store: Store, lobby: int) -> None:
    other = (await store.tables.create(guild=11, channel=1, host=1, game="stub")).number
    await store.tables.start(other, StubChange(1), seats=[Seat(seat=0, member=40)])
    ended = (await store.tables.create(guild=10, channel=1, host=1, game="stub")).number
    assert await store.tables.end(ended)

    async def found(**wanted: object) -> list[int]:
        return [row.number for row in await store.tables.find(**wanted)]  # pyright: ignore[reportArgumentType]

    assert await found() == [lobby, other, ended]
    assert await found(last=2) == [other, ended]
    assert await found(guild=10) == [lobby, ended]
    assert await found(status=[Status.PLAYING, Status.ENDED]) == [other, ended]
    assert await found(member=30) == [lobby]
    assert await found(member=40, guild=10) == []
    assert [row.number for row in await store.tables.unfinished()] == [lobby, other]


async def test_a_started_table_goes_on_from_its_first_change(store: Store, lobby: int) -> None:
    change = StubChange(1, b"first", inputs=[b"a"], entries=[b"x", b"y"])
    seats = [Seat(seat=0, level=2), Seat(seat=1, member=30), Seat(seat=2, member=31)]
    await store.tables.start(lobby, change, seats=seats, options={"glory": 7}, modules=("wind",))
    row = await store.tables.get(lobby)
    assert (row.status, row.seats, row.options, row.modules) == (Status.PLAYING, 3, {"glory": 7}, ["wind"])
    assert row.started_at
    assert await store.tables.load(lobby) == b"first"
    assert [seat.member for seat in await store.tables.seats(lobby)] == [None, 30, 31]
    with pytest.raises(NoSuchTable, match="no waiting table"):
        await store.tables.start(lobby, change)


async def test_a_table_that_was_never_started_has_no_game(store: Store, lobby: int) -> None:
    with pytest.raises(NoSuchTable, match="no started table"):
        await store.tables.load(lobby)
    with pytest.raises(NoSuchTable, match="no running table"):
        await store.tables.append(lobby, StubChange(2))
    assert await store.tables.history(lobby) == []
    assert await store.tables.entries(lobby) == []


async def test_every_move_is_kept_in_order_across_a_restart(url: str) -> None:
    async with await open_store(url) as store:
        table = (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number
        live = StubTable()
        await store.tables.start(table, live.unsaved(), seats=[Seat(seat=0, member=1)])
        for name in ("Anne", "Jack", "Mary"):
            live.answer(name)
            await store.tables.append(table, live.unsaved())
    async with await open_store(url) as store:
        again = StubTable.load(await store.tables.load(table))
        assert (again.version, again.answers) == (4, ["Anne", "Jack", "Mary"])
        assert await store.tables.history(table) == [b"Anne", b"Jack", b"Mary"]
        log = await store.tables.entries(table)
        assert [entry.number for entry in log] == list(range(7))
        assert [entry.data for entry in log][-2:] == [b"Mary answers", b"answer 3"]
        assert await store.tables.entries(table, last=2) == log[-2:]
        again.answer("Edward")
        await store.tables.append(table, again.unsaved())
        assert len(await store.tables.history(table)) == 4


async def test_a_change_that_does_not_follow_the_stored_version_is_refused_whole(
    store: Store, playing: int
) -> None:
    await store.tables.append(playing, StubChange(2, b"two", 0, [b"a"], 1, [b"x"]))
    for version in (1, 2, 4):
        with pytest.raises(StaleVersion) as stale:
            await store.tables.append(playing, StubChange(version, b"no", 1, [b"b"], 2, [b"y"]))
        assert (stale.value.found, stale.value.expected) == (2, version - 1)
    assert await store.tables.load(playing) == b"two"
    assert await store.tables.history(playing) == [b"a"]
    assert [entry.data for entry in await store.tables.entries(playing)] == [b"opened", b"x"]


async def test_a_change_of_several_answers_says_what_it_follows(store: Store, playing: int) -> None:
    await store.tables.append(playing, StubChange(4, b"four"), follows=1)
    assert await store.tables.load(playing) == b"four"


@pytest.mark.parametrize(
    "twice", [{"first_input": 0, "inputs": [b"b"]}, {"first_entry": 1, "entries": [b"y"]}]
)
async def test_numbers_stored_already_are_refused_and_the_version_stays(
    store: Store, playing: int, twice: dict[str, object]
) -> None:
    await store.tables.append(playing, StubChange(2, b"two", 0, [b"a"], 1, [b"x"]))
    with pytest.raises(StoreError, match="stored already") as refused:
        await store.tables.append(playing, StubChange(3, b"three", **twice))  # pyright: ignore[reportArgumentType]
    assert not isinstance(refused.value, StaleVersion)
    assert await store.tables.load(playing) == b"two"
    await store.tables.append(playing, StubChange(3, b"three", 1, [b"b"], 2, [b"y"]))


async def test_undone_entries_are_marked_not_lost(store: Store, playing: int) -> None:
    await store.tables.append(playing, StubChange(2, b"two", 0, [b"a"], 1, [b"sold", b"bought"]))
    await store.tables.append(
        playing, StubChange(3, b"one", 1, [b"undo"], 3, [b"taken back"], withdrawn_from=1)
    )
    assert [entry.data for entry in await store.tables.entries(playing)] == [b"opened", b"taken back"]
    everything = await store.tables.entries(playing, withdrawn=True)
    assert [(entry.data, entry.withdrawn) for entry in everything] == [
        (b"opened", False),
        (b"sold", True),
        (b"bought", True),
        (b"taken back", False),
    ]
    assert await store.tables.history(playing) == [b"a", b"undo"]


async def test_the_last_answer_and_the_result_are_one_transaction(store: Store, playing: int) -> None:
    result = {"winners": [0], "scores": [{"glory": 10}]}
    await store.tables.append(playing, StubChange(2, entries=[b"won"], first_entry=1), result=result)
    row = await store.tables.get(playing)
    assert (row.status, row.result) == (Status.FINISHED, result)
    assert row.finished_at
    assert await store.tables.unfinished() == []


async def test_a_finished_table_is_resumed_by_taking_back_its_end(store: Store, playing: int) -> None:
    await store.tables.append(
        playing, StubChange(2, entries=[b"won"], first_entry=1), result={"winners": [0]}
    )
    await store.tables.append(playing, StubChange(3, first_entry=2, withdrawn_from=1))
    row = await store.tables.get(playing)
    assert (row.status, row.result, row.finished_at) == (Status.PLAYING, None, None)


async def test_a_table_that_was_closed_is_opened_again_as_what_it_was(store: Store, playing: int) -> None:
    other = (await store.tables.create(guild=11, channel=1, host=1, game="stub")).number
    for table, status in ((playing, Status.PLAYING), (other, Status.LOBBY)):
        assert not await store.tables.reopen(table), "it is not closed"
        await store.tables.end(table)
        assert await store.tables.reopen(table)
        row = await store.tables.get(table)
        assert (row.status, row.finished_at) == (status, None)
    await store.tables.append(playing, StubChange(2))
    await store.tables.finish(playing, {"winners": []})
    assert not await store.tables.reopen(playing), "it was played to its end"


async def test_a_table_that_was_closed_takes_no_more_answers(store: Store, playing: int) -> None:
    assert await store.tables.end(playing)
    assert not await store.tables.end(playing)
    assert not await store.tables.finish(playing, {"winners": []})
    with pytest.raises(NoSuchTable, match="no running table"):
        await store.tables.append(playing, StubChange(2))
    assert (await store.tables.get(playing)).status is Status.ENDED


async def test_deleting_a_server_deletes_all_its_tables_and_nothing_else(store: Store, playing: int) -> None:
    other = (await store.tables.create(guild=11, channel=1, host=1, game="stub")).number
    await store.tables.start(other, StubChange(1, entries=[b"x"]), seats=[Seat(seat=0, member=1)])
    await store.guilds.set(10, language="de")
    await store.guilds.delete(10)
    assert await store.guilds.get(10) is None
    with pytest.raises(NoSuchTable):
        await store.tables.get(playing)
    with pytest.raises(NoSuchTable):
        await store.tables.append(playing, StubChange(2))
    assert await store.tables.entries(playing) == []
    assert len(await store.tables.entries(other)) == 1
    assert len(await store.tables.seats(other)) == 1


async def test_the_id_of_a_deleted_table_is_never_given_again(store: Store, lobby: int) -> None:
    await store.tables.delete(lobby)
    assert (await store.tables.create(guild=1, channel=1, host=1, game="stub")).number > lobby


async def test_settings_and_preferences_are_kept(store: Store) -> None:
    assert await store.guilds.get(1) is None
    await store.guilds.set(1, channel=SNOWFLAKE, language="de")
    await store.guilds.set(1, moderator_role=9)
    await store.guilds.set(1, theme="large")
    kept = await store.guilds.get(1)
    assert kept
    assert (kept.channel, kept.language, kept.moderator_role, kept.theme) == (SNOWFLAKE, "de", 9, "large")
    assert kept.modules == {}
    settled = {"stub": {"on": ["wind"], "closed": []}}
    await store.guilds.set(1, modules=settled)
    kept = await store.guilds.get(1)
    assert kept
    assert (kept.modules, kept.theme) == (settled, "large")
    with pytest.raises(TypeError, match="nonsense"):
        await store.guilds.set(1, nonsense=1)
    await store.guilds.set(2, theme="large")
    await store.guilds.set(3, language="de")
    assert await store.guilds.themes() == {"large"}

    assert await store.members.get(SNOWFLAKE) == {}
    assert await store.members.set(SNOWFLAKE, language="de", pings=False) == {
        "language": "de",
        "pings": False,
    }
    await store.members.set(SNOWFLAKE, language=None)
    assert await store.members.get(SNOWFLAKE) == {"pings": False}
    await store.members.delete(SNOWFLAKE)
    assert await store.members.get(SNOWFLAKE) == {}


@pytest.mark.usefixtures("sqlite_alone")
async def test_a_database_that_fails_is_told_in_a_sentence(
    store: Store, playing: int, tmp_path: Path
) -> None:
    intruder = sqlite3.connect(tmp_path / "tables.db")
    intruder.execute("DROP TABLE log_entry")
    intruder.close()
    with pytest.raises(StoreError, match=r"^The database .*tables\.db failed: no such table: log_entry\.$"):
        await store.tables.append(playing, StubChange(2, b"two", first_entry=1, entries=[b"x"]))
    assert (await store.tables.load(playing)) != b"two"


@pytest.mark.usefixtures("sqlite_alone")
async def test_another_programme_that_holds_the_file_delays_and_then_refuses(
    monkeypatch: pytest.MonkeyPatch, url: str, tmp_path: Path
) -> None:
    monkeypatch.setattr("data.store.database._PATIENCE", 0.05)
    async with await open_store(url) as store:
        intruder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.guilds.set(1, language="de")
        assert await store.guilds.get(1) is None
        intruder.execute("ROLLBACK")
        intruder.close()
        await store.guilds.set(1, language="de")


@pytest.mark.usefixtures("sqlite_alone")
async def test_power_loss_is_provided_for(store: Store) -> None:
    async with store._database.write() as connection:
        for setting, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {setting}")).scalar() == value
