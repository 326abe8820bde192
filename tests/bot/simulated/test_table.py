"""A simulated table: one click begins, the next start resumes, each seat is shown what its member sees."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.cli.chosen import modules_of
from bot.problems import Problem
from bot.tables.servers.defaults import Defaults
from data.store import Status, open_store
from engine.games import GAMES, load_game
from tests.bot.conftest import settings
from tests.bot.simulated.conftest import GOLD
from tests.bot.simulated.visitor import Visitor, at_any_port, begun, play, settled, text, until
from tools.simulated.acts import Click, Command, Dismiss, Pick, Submit
from tools.simulated.seats import GONE, NO_COMMAND
from tools.simulated.table import SimulatedTable
from tools.simulated.world import GUILD, SEATS

ALL = modules_of(load_game("marauders"), "all")
Opened = Callable[..., AbstractAsyncContextManager[SimulatedTable]]


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    """Open a table on the test's database."""

    @asynccontextmanager
    async def open_(game: str = "treasure_fleet", **more: object) -> AsyncGenerator[SimulatedTable]:
        async with SimulatedTable(at_any_port(tmp_path), game, **more) as table:  # pyright: ignore[reportArgumentType]
            yield table
            await settled(table)
            assert not table.world.env.errors

    return open_


async def test_one_click_begins_a_game_against_computer_captains(opened: Opened) -> None:
    async with opened("") as table:
        anne = Visitor(table)
        assert (await anne.text()).count("(seasoned)") == SEATS - 1
        live = await anne.start()
        assert live.row.thread is not None, "as on Discord"
        assert [holder.name for holder in live.members_asked()] == ["Anne"], "nobody else is waited for"
        state = await anne.look()
        assert (state["seat"], state["where"], state["called"]) == ("Anne", str(live.row.thread), [0])
        assert await until(lambda: anne.seat.state()["direct"]), "what is secret comes as on Discord"


async def test_what_its_server_does_not_play_is_not_laid_out(tmp_path: Path, opened: Opened) -> None:
    *closed, last = GAMES
    async with opened("") as table:
        await table.bot.tables.settle(GUILD, lambda settled: Defaults(closed=tuple(closed)))
        (row,) = await table.bot.store.tables.find()
        async with table.bot.tables.hold(row.number) as live:
            await table.bot.tables.end(live)
    async with opened("") as table:
        assert (await table.bot.store.tables.find(last=1))[0].game == last
    with pytest.raises(Problem, match="Port Royal is not played in this server"):
        async with opened("port_royal"):
            pass


async def test_any_game_can_be_laid_out_beside_one_that_goes_on(tmp_path: Path) -> None:
    for game in ("marauders", "treasure_fleet", ""):
        async with SimulatedTable(at_any_port(tmp_path), game) as table:
            rows = await table.bot.store.tables.find(status=[Status.LOBBY])
    assert [row.game for row in rows] == ["marauders", "treasure_fleet"]


async def test_seats_and_modules_of_a_new_table_can_be_chosen(opened: Opened) -> None:
    async with opened("marauders", seats=2, modules=["wind"]) as table:
        (row,) = await table.bot.store.tables.find(status=[Status.LOBBY])
        assert (len(await table.bot.store.tables.seats(row.number)), row.modules) == (2, ["wind"])
    async with opened("marauders", seats=3, modules=ALL) as table:
        (row,) = await table.bot.store.tables.find(status=[Status.LOBBY])
        assert len(await table.bot.store.tables.seats(row.number)) == 3, "the lobby that waits is filled up"
        assert len(row.modules) > 10
        assert "Modules" in await Visitor(table).text()


async def test_port_royal_is_laid_out_as_port_royal_for_five(opened: Opened) -> None:
    async with opened("port_royal", seats=5) as table:
        live = await Visitor(table).start()
        assert live.game is not None
        assert (live.game.seats, live.game.options["rules"]) == (5, "port_royal")


@pytest.mark.parametrize("seats", [1, 5])
async def test_a_table_that_cannot_be_laid_is_refused_in_a_sentence(tmp_path: Path, seats: int) -> None:
    with pytest.raises(Problem, match="2 to 4 seats"):
        SimulatedTable(at_any_port(tmp_path), "marauders", seats)


async def test_anybody_at_the_machine_can_take_a_seat(opened: Opened) -> None:
    async with opened() as table:
        anne, bart = Visitor(table), Visitor(table, 1)
        await anne.press("uncrew")
        await bart.press("join")
        live = await anne.start()
        await play([anne, bart], 5)
        assert {holder.name for holder in live.members} == {"Anne", "Bart"}


async def test_the_next_start_resumes_where_the_last_one_ended(opened: Opened) -> None:
    async with opened() as table:
        anne = Visitor(table)
        live = await anne.start()
        await play([anne], 3)
        ids = (table.world.guild.id, table.world.channel.id, [member.id for member in table.world.players])
        assert live.game is not None
        view, version = live.game.view(0), live.game.version
    for _ in range(2):
        async with opened() as table:
            again = (table.world.guild.id, table.world.channel.id, [m.id for m in table.world.players])
            assert again == ids
            anne = Visitor(table)
            await anne.control("choices")
            live = anne.playing()
            assert live is not None
            assert live.game is not None
            assert (live.game.view(0), live.game.version) == (view, version)
            await play([anne], 2)
            view, version = live.game.view(0), live.game.version


async def test_an_open_lobby_is_there_again(opened: Opened) -> None:
    async with opened() as table:
        await Visitor(table).press("uncrew")
        await until(lambda: True)
    async with opened() as table:
        anne = Visitor(table)
        assert (await anne.text()).count("(seasoned)") == SEATS - 2
        await anne.start()
        assert len(await table.bot.store.tables.find()) == 1


async def test_after_the_end_the_same_crew_can_sail_again(opened: Opened) -> None:
    async with opened() as table:
        anne = Visitor(table)
        live = await anne.start()
        assert "error" not in await anne.send(Command("game end"))
        await anne.press("shut")
        await anne.press("again")
        await anne.control("start")
        state = await anne.look()
        assert state["where"] == str(table.world.channel.id), "she is shown where the new lobby is"
        assert text(state["table"]).count("(seasoned)") == SEATS - 1
        assert (await anne.start()).id > live.id
        assert [place["id"] for place in (await anne.look())["places"]][1] == str(live.place), (
            "both are there"
        )
        older = anne.seat.state(live.place)
        assert (older["where"], older["title"]) == (str(live.place), live.title)


async def test_tables_of_other_servers_are_left_where_they_are(opened: Opened, tmp_path: Path) -> None:
    async with await open_store(settings(tmp_path).database_url) as store:
        await store.tables.create(guild=123, channel=456, host=789, game="marauders")
    async with opened() as table:
        await Visitor(table).control("start")
        rows = await table.bot.store.tables.find(guild=123)
        assert [row.channel for row in rows] == [456]


async def test_what_a_seat_is_asked_in_secret_opens_by_a_control_of_its_table(opened: Opened) -> None:
    async with opened("marauders") as table:
        anne, bart = Visitor(table), Visitor(table, 1)
        await anne.start()
        own = (await anne.look())["opens"]
        assert own, "her captain's ship is her own choice"
        assert (await bart.look())["opens"] is None
        await anne.send(Click(own["message"], own["control"]))
        panel = await until(lambda: next((m for m in anne.seat.state()["private"] if m["asks"]), None))
        assert (await anne.look())["opens"] is None, "it is open already"
        assert not (await bart.look())["private"]
        await anne.press("hand")
        await until(lambda: len(anne.seat.state()["private"]) == 2)
        assert panel["id"] in [message["id"] for message in (await anne.look())["private"]], "it stays open"
        await anne.send(Dismiss(panel["id"]))
        assert panel["id"] not in [message["id"] for message in (await anne.look())["private"]]


async def test_what_is_gone_is_told_in_a_sentence(opened: Opened) -> None:
    async with opened() as table:
        anne = Visitor(table)
        message, control = await anne.control("start")
        for wanted in (
            Click("1", control["custom_id"]),
            Click(message["id"], "q:no:such"),
            Pick(message["id"], control["custom_id"], []),
        ):
            assert (await anne.send(wanted))["error"]


async def test_a_day_of_play_does_not_fill_the_memory(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, most in (("REQUESTS", 20), ("PICTURES", 2), ("PUBLIC", 12), ("PRIVATE", 3)):
        monkeypatch.setattr(f"tools.simulated.world._KEPT_{name}", most)
    # So little is kept that it may be forgotten only while nobody waits for an answer.
    monkeypatch.setattr("tools.simulated.table._TEND", 3600.0)
    async with opened("marauders") as table:
        anne = Visitor(table)
        live = await anne.start()
        for _ in range(12):
            await anne.press("board")
            await until(lambda: not any(one["thinking"] for one in anne.seat.state()["private"]))
        backend = table.world.env.backend
        assert len(backend.cdn._blobs) > 2
        table.world.forget()
        assert len(backend.http_requests) <= 20
        assert len(backend.transcript) <= 20
        assert len(backend.interactions) <= 20
        assert len(backend.cdn._blobs) == 2
        messages = backend.messages[live.place].values()
        assert len([message for message in messages if message.is_ephemeral]) == 3
        assert len(messages) <= 15
        await play([anne], 3)
        await anne.control("choices")


async def test_a_command_is_sent_with_its_options_as_they_are_typed(opened: Opened) -> None:
    async with opened("treasure_fleet") as table:
        anne, bart = await begun(table)
        assert "moderate console" in anne.seat.commands() - bart.seat.commands()
        assert await anne.send(Command("moderate console")) == {}
        await anne.press("console", "back")
        assert (await bart.send(Command("moderate console"))).keys() == {"error"}
        assert await bart.send(Command("seat hand", {"member": "Charlotte"})) == {}
        charlotte = Visitor(table, 2)
        assert await until(lambda: "Bart" in str(charlotte.seat.state()["after"]), "the offer")
        for odd in (Command("no such thing"), Command("seat hand", {"self": "x"})):
            assert await anne.send(odd) == {"error": NO_COMMAND}
        assert "error" in await bart.send(Command("seat hand", {"member": "Blackbeard"}))


async def test_a_number_is_typed_into_a_window_of_its_own(opened: Opened, begins_in_nassau: None) -> None:
    async with opened("marauders", seats=2) as table:
        anne = Visitor(table)
        live = await anne.start()
        await anne.press("choices")
        for label in ("Go ashore in Nassau", "Stash gold"):
            await _pressed(anne, label)
        for typed, left in (("99", GOLD), ("no", GOLD), ("21", GOLD - 21)):
            message, control = await anne.control("number")
            asked = (await anne.send(Click(message["id"], control["custom_id"])))["modal"]
            assert f"0 to {GOLD}" in str(asked)
            sent = Submit(asked["token"], {"number": typed})
            assert await anne.send(sent) == {}
            assert await anne.send(sent) == {"error": GONE}, "a window is sent once"
            await settled(table)
            assert live.game is not None
            assert live.game.running.state.seats[0].captain.gold == left


async def _pressed(anne: Visitor, label: str) -> None:
    """Press the button that says this, once it is there."""

    async def there() -> tuple[dict[str, Any], dict[str, Any]] | None:
        offered = await anne.controls("answer", "destructive")
        return next((one for one in offered if label in (one[1].get("label") or "")), None)

    message, control = await until(there, label)
    assert await anne.send(Click(message["id"], control["custom_id"])) == {}
    await settled(anne.table)
