"""One damaged row sets its table aside: everything else goes on, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text as sql
from structlog.testing import capture_logs

from data.store import Status, Store
from tests.bot.conftest import World, settings
from tests.bot.sailor import Sailor, play_on
from tests.bot.simulated.visitor import Visitor, settled, text
from tools.simulated.table import SimulatedTable

DAMAGES = {
    "a snapshot that is not packed": ("snapshot", "core", b"rum"),
    "a snapshot that is cut off": ("snapshot", "core", "UPDATE snapshot SET core = substr(core, 1, 40)"),
    "a snapshot of other bytes": ("snapshot", "core", b"x\x9c\x03\x00\x00\x00\x00\x01"),
    "an entry that is none": ("log_entry", "data", b"\xc1"),
    "an entry that is no text": ("log_entry", "data", b"\x91\xa3\xff\xfe\xfd"),
}


async def damage(store: Store, table: int, name: str) -> bytes:
    """Damage the newest row of a kind, and return what it holds then."""
    where, column, data = DAMAGES[name]
    row = f"table_id = {table}"
    if where == "log_entry":
        row += f" AND number = (SELECT max(number) FROM log_entry WHERE table_id = {table})"
    async with store._database.write() as connection:
        if isinstance(data, str):
            await connection.execute(sql(f"{data} WHERE {row}"))
        else:
            await connection.execute(sql(f"UPDATE {where} SET {column} = :data WHERE {row}"), {"data": data})
    return await stored(store, where, column, row)


async def stored(store: Store, where: str, column: str, row: str) -> bytes:
    async with store._database.read() as connection:
        return (await connection.execute(sql(f"SELECT {column} FROM {where} WHERE {row}"))).scalar_one()


def told(world: World, place: int) -> list[str]:
    return [world.text(message) for message in world.messages(place)]


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_table_is_set_aside_and_the_others_wake(
    world: World, tmp_path: Path, name: str
) -> None:
    broken = await world.table("Anne", "Bart")
    whole = await world.table("Anne", "Bart")
    left = await damage(world.bot.store, broken.id, name)
    with capture_logs() as logs:
        await world.restart()
        await world.env.settle()
    assert "table cannot be loaded" in [log["event"] for log in logs]
    sentence = "is damaged, so it cannot go on for now. Nothing was changed or thrown away"
    assert sentence in told(world, broken.place)[-1]
    host = world.member("Anne").user.dm_channel.history(viewer=world.member("Anne").user)
    assert any(sentence in message.content for message in host)
    await still_damaged(world, broken.id, name, left)
    live = await play_on(
        world, await world.bot.tables.open(whole.id), [Sailor(world, "Anne"), Sailor(world, "Bart")], most=2
    )
    assert live.game is not None
    count = len(told(world, broken.place))
    await world.restart()
    await world.env.settle()
    assert len(told(world, broken.place)) == count, "once is enough"


async def still_damaged(world: World, table: int, name: str, left: bytes) -> None:
    where, column, _ = DAMAGES[name]
    row = f"table_id = {table}"
    if where == "log_entry":
        row += f" AND number = (SELECT max(number) FROM log_entry WHERE table_id = {table})"
    assert await stored(world.bot.store, where, column, row) == left


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", DAMAGES)
async def test_a_new_process_lays_a_new_table_beside_a_damaged_one(tmp_path: Path, name: str) -> None:
    chosen = settings(tmp_path).with_changes({"play_port": 0})
    async with SimulatedTable(chosen, "treasure_fleet") as table:
        live = await Visitor(table).start()
        await settled(table)
        await damage(table.bot.store, live.id, name)
    for _ in range(2):
        async with SimulatedTable(chosen) as table:
            anne = Visitor(table)
            await anne.control("start")
            await settled(table)
            state = await anne.look()
            assert any("is damaged" in text(one) for one in [*state["earlier"], *state["after"]])
            assert any("is damaged" in text(one) for one in state["direct"])
            playing = await table.bot.store.tables.find(status=[Status.PLAYING])
            assert [one.number for one in playing] == [live.id]


async def test_a_row_whose_settings_cannot_be_read_stops_nobody(world: World, tmp_path: Path) -> None:
    broken = await world.table("Anne", "Bart")
    whole = await world.table("Anne", "Bart")
    async with world.bot.store._database.write() as connection:
        await connection.execute(sql(f"UPDATE game_table SET options = '{{' WHERE id = {broken.id}"))
    with capture_logs() as logs:
        await world.restart()
        await world.env.settle()
        found = await world.bot.tables.all_unfinished()
    assert [row.number for row in found] == [whole.id]
    assert ("a table's row cannot be read", broken.id) in [(log["event"], log.get("table")) for log in logs]
