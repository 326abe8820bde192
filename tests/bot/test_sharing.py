"""Three processes share the servers on one PostgreSQL, and a fourth stands by: each click is answered by the
one that plays for its server, in direct messages for the table's.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from bot.app import Quartermaster
from bot.controls.crew import HUSH
from bot.controls.looking import BOARD
from bot.decisions.ordering import Ordering
from bot.problems import Problem
from bot.settings import read_settings
from bot.tables.tell import Tell
from bot.time.pacing import Pacing
from bot.time.schedule import Schedule
from data.store import Seat
from data.store.database import Database
from data.store.driver.ranges import Range
from data.store.driver.urls import read_url
from data.store.identify import Turns
from tests.bot.processes import (
    COMMAND,
    ON_SERVER,
    Discord,
    Start,
    discord_side,
    emptied,
    opened,
    server,
    start,
)
from tests.patience import PATIENCE, until
from tests.store.stub import StubTable

__all__ = ["discord_side", "server", "start"]

SHARES = 3


def a_guild(number: int) -> int:
    """A server of this range."""
    return (SHARES * 1000 + number) << 22 | 5


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr("bot.time.timers._LOOK", 0.05)
    return {"processes": SHARES}


@pytest.fixture(autouse=True)
async def _new_database(request: pytest.FixtureRequest) -> None:
    if "start" in request.fixturenames:
        await emptied(request.getfixturevalue("server"))


async def playing(start: Start) -> list[Quartermaster]:
    """Three who play, by the number of their ranges."""
    bots = [await start() for _ in range(SHARES)]
    await opened(*bots)
    return sorted(bots, key=lambda bot: bot.played.number)


async def a_table(bot: Quartermaster, member: int = 9) -> int:
    """A table that is over in a server of this process."""
    row = await bot.store.tables.create(
        guild=a_guild(bot.played.number), channel=1, host=member, game="treasure_fleet"
    )
    await bot.store.tables.end(row.number)
    return row.number


@ON_SERVER
async def test_each_click_is_answered_by_the_one_that_plays_for_its_server(
    start: Start, discord_side: Discord
) -> None:
    bots = await playing(start)
    assert [bot.played for bot in bots] == [Range(number, SHARES) for number in range(SHARES)]
    for number in [0, 1, 2, 2, 1, 0]:
        assert (await discord_side.by(discord_side.click(a_guild(number)))).range.number == number
    await discord_side.all_told()


@ON_SERVER
async def test_in_direct_messages_the_one_answers_that_plays_for_the_server_of_the_table(
    start: Start, discord_side: Discord
) -> None:
    bots = await playing(start)
    tables = [await a_table(bot) for bot in bots]
    for number, table in enumerate(tables):
        assert (
            await discord_side.by(discord_side.click(None, BOARD.at(table).custom_id))
        ).range.number == number
        hush = HUSH.of((table, tables[0])).custom_id
        assert (await discord_side.by(discord_side.click(None, hush))).range.number == number
    # What is about no table, or one that is gone, is the first one's.
    for custom_id in ("", "q:nonsense", BOARD.at(4_000).custom_id):
        assert (await discord_side.by(discord_side.click(None, custom_id))).range.number == 0
    await discord_side.all_told()


@ON_SERVER
async def test_commands_are_answered_by_one(start: Start) -> None:
    bots = await playing(start)
    for number, guild in ((0, None), (0, a_guild(0)), (2, a_guild(2))):
        command: Any = SimpleNamespace(type=COMMAND, guild_id=guild, data={"name": "privacy"})
        assert [await bot.tree.interaction_check(command) for bot in bots] == [
            bot.played.number == number for bot in bots
        ]


@ON_SERVER
async def test_of_a_rolling_restart_each_server_loses_no_click(start: Start, discord_side: Discord) -> None:
    bots, spare = await playing(start), await start()
    for old in bots:
        over = old.played
        clicks = [discord_side.click(a_guild(number)) for number in range(SHARES)]
        closing = asyncio.create_task(old.close())
        clicks += [discord_side.click(a_guild(number)) for number in range(SHARES)]
        await opened(spare)
        assert spare.played == over
        await closing
        clicks += [discord_side.click(a_guild(number)) for number in range(SHARES)]
        for at, click in enumerate(clicks):
            assert (await discord_side.by(click)).range.number == at % SHARES
        discord_side.bots.remove(old)
        spare = await start()
    await discord_side.all_told()


@ON_SERVER
async def test_the_servers_of_a_dead_process_are_taken_and_the_others_go_on(
    start: Start, discord_side: Discord, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 30)
    bots, spare = await playing(start), await start()
    database = Database(read_url(server))
    async with database.write() as connection:
        died = "UPDATE lease SET until = 0, token = token + 1, holder = 'nobody' WHERE id = 2"
        await connection.execute(text(died))
    await database.close()
    async with asyncio.timeout(PATIENCE):
        await spare.wait_until_open()
        assert bots[1]._following is not None
        with pytest.raises(Problem, match="has taken over the database"):
            await asyncio.shield(bots[1]._following)
    assert spare.played.number == 1
    for number in range(SHARES):
        by = await discord_side.by(discord_side.click(a_guild(number)))
        assert by is [bots[0], spare, bots[2]][number].store
    await discord_side.all_told()


@ON_SERVER
async def test_a_stand_in_gives_its_servers_to_one_that_stands_by_and_no_click_is_lost(
    start: Start, discord_side: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.store.leases.lease._RENEWALS", 30)
    others = [await start(), await start()]
    await opened(*others)
    stand_in = await start(stand_in=True)
    await opened(stand_in)
    assert stand_in.played.number == 2
    unneeded = (await start(stand_in=True))._following
    assert unneeded is not None
    with pytest.raises(Problem, match="no range of servers any more"):
        await unneeded
    clicks = [discord_side.click(a_guild(2))]
    late = await start()
    assert stand_in._following is not None
    async with asyncio.timeout(PATIENCE):
        await asyncio.shield(stand_in._following)
    assert not late.is_open
    clicks += [discord_side.click(a_guild(2)) for _ in range(3)]
    await stand_in.close()
    await opened(late)
    assert late.played.number == 2
    clicks.append(discord_side.click(a_guild(2)))
    for click in clicks:
        assert (await discord_side.by(click)).range.number == 2
    discord_side.bots.remove(stand_in)
    await discord_side.all_told()


@ON_SERVER
async def test_a_table_is_opened_where_its_server_is_played_alone(start: Start) -> None:
    bots = await playing(start)
    table = await a_table(bots[1])
    assert (await bots[1].tables.open(table)).id == table
    for other in (bots[0], bots[2]):
        with pytest.raises(Tell, match="tell-no-such-table"):
            await other.tables.open(table)


@ON_SERVER
async def test_what_names_a_member_is_deleted_by_those_who_play_for_each_server(start: Start) -> None:
    bots = await playing(start)
    tables = [await a_table(bot, member=77) for bot in bots]
    await bots[2].store.members.set(77, theme="night")
    for table, bot in zip(tables, bots, strict=True):
        assert (await bot.tables.open(table)).row.host == 77
    await bots[0].services.personal.forget(77)

    async def forgotten() -> bool:
        return not await bots[0].store.persons.tables(77)

    await until(forgotten)
    in_memory = [await bot.tables.open(table) for table, bot in zip(tables, bots, strict=True)]
    await until(lambda: [live.row.host for live in in_memory] == [0, 0, 0])
    assert await bots[1].store.members.get(77) == {}

    async def no_errand_left() -> bool:
        found = [await bot.store.timers.find() for bot in bots]
        return not [timer for timers in found for timer in timers if "77" in f"{timer.key} {timer.payload}"]

    await until(no_errand_left)


@ON_SERVER
async def test_a_wish_for_all_tables_is_heard_at_those_of_the_other_processes(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: dict[str, set[tuple[int, int]]] = {"plan": set(), "wanted": set(), "sit_again": set()}

    def noted(kind: str) -> Any:
        async def note(room: Any, table: int, member: int) -> bool:
            assert member == 9
            heard[kind].add((room._tables.store.range.number, table))
            return False

        return note

    def plan(room: Any, table: int) -> None:
        heard["plan"].add((room._tables.store.range.number, table))

    monkeypatch.setattr(Schedule, "plan", plan)
    monkeypatch.setattr(Ordering, "wanted", noted("wanted"))
    monkeypatch.setattr(Pacing, "sit_again", noted("sit_again"))
    bots, tables = await playing(start), list[int]()
    for bot in bots:
        guild = a_guild(bot.played.number)
        row = await bot.store.tables.create(guild=guild, channel=1, host=9, game="treasure_fleet")
        await bot.store.tables.start(row.number, StubTable().unsaved(), seats=[Seat(seat=0, member=9)])
        tables.append(row.number)
    member: Any = SimpleNamespace(id=9, locale="en")
    await bots[0].services.keeper.prefer(9, zone="Europe/Berlin")
    await bots[0].services.ordering.want(member, None)
    await bots[0].services.pacing.come_back(member)
    await until(lambda: all(kind == {*enumerate(tables)} for kind in heard.values()), str(heard))


@ON_SERVER
async def test_a_process_is_connected_with_its_shards_and_who_stands_by_with_all(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots, spare = await playing(start), await start()
    connected: dict[Quartermaster, list[int]] = {}

    async def launch_shard(bot: Quartermaster, _: object, shard: int, *, initial: bool = False) -> None:
        connected.setdefault(bot, []).append(shard)

    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 7, "wss://gateway", {"max_concurrency": 16}

    monkeypatch.setattr(Quartermaster, "launch_shard", launch_shard)
    monkeypatch.setattr("bot.gateway.SOON", 0.01)
    for bot in (*bots, spare):
        monkeypatch.setattr(bot.http, "get_bot_gateway", gateway)
        await bot.launch_shards()
        assert bot.shard_count == 9, "a multiple of the processes"
    assert [connected[bot] for bot in bots] == [[0, 3, 6], [0, 1, 4, 7], [0, 2, 5, 8]]
    assert connected[spare] == [*range(9)]

    left: list[int] = []

    class Shard:
        def __init__(self, number: int) -> None:
            self.number = number

        async def disconnect(self) -> None:
            left.append(self.number)
            if self.number == 3:
                raise OSError("the network fails")

    shards = {number: Shard(number) for number in range(9)}
    monkeypatch.setattr(Quartermaster, "shards", property(lambda _: shards))
    await bots[1].close()
    await opened(spare)
    await until(lambda: left == [2, 3, 5, 6, 8])


@ON_SERVER
async def test_a_session_of_discord_begins_in_turn_with_those_of_other_processes(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = await playing(start)
    monkeypatch.setattr("bot.gateway.Turns", lambda url: Turns(url, 3600))
    for bot in bots:
        bot._sessions_at_once = 2
    await bots[0].before_identify_hook(0, initial=True)
    await bots[1].before_identify_hook(1, initial=True)
    waiting = asyncio.create_task(bots[2].before_identify_hook(2, initial=True))

    async def asked() -> bool:
        return bots[2]._turns is not None

    await until(asked)
    turns_of = bots[2]._turns
    assert turns_of is not None
    assert await turns_of._try(0) > 3_000_000
    assert not waiting.done()
    waiting.cancel()
    for bot in bots:
        assert bot._turns is not None
        await bot._turns.close()


def test_settings_that_do_not_go_together_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROCESSES", "3")
    monkeypatch.setenv("SHARD_COUNT", "4")
    with pytest.raises(Problem, match="SHARD_COUNT, 4, has to be a multiple"):
        read_settings()
