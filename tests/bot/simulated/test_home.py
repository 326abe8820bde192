"""What was played in a simulated Discord, as tables at home once were, goes on at home, and back."""

from __future__ import annotations

from pathlib import Path

from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import CHANNEL, GUILD, PEOPLE
from bot.tables.member import Member
from bot.tables.thinking.captains import computer_answer
from data.store import Status
from tests.bot.home.playing import answer, play
from tests.bot.simulated.visitor import at_any_port
from tools.simulated.table import SimulatedTable


async def test_a_table_of_before_goes_on_at_home_and_back(tmp_path: Path) -> None:
    settings = at_any_port(tmp_path)
    async with SimulatedTable(settings, "port_royal", 3) as old:
        world, bot = old.world, old.bot
        assert (world.guild.id, world.channel.id) == (GUILD, CHANNEL)
        assert [one.id for one in world.players] == [one.id for one in PEOPLE]
        (row,) = await bot.tables.all_unfinished()
        anne = Member(PEOPLE[0].id, PEOPLE[0].name, guild=GUILD, moderates=True)
        await bot.lobbies.starting.start(row.number, anne)
        live = await bot.tables.open(row.number)
        assert live.game is not None
        version = live.game.version
    async with Home(settings, captain=computer_answer) as home:
        await home.goes_on()
        told = (await Guest(home, 0).page()).tables[0]
        assert (told.table, told.standing, told.me, told.asked) == (row.number, "playing", 0, True)
        live = await home.tables.open(row.number)
        assert live.game is not None
        assert live.game.version == version
        await answer(home, live)
        version = live.game.version
    async with SimulatedTable(settings) as old:
        live = await old.bot.tables.open(row.number)
        assert live.game is not None
        assert live.game.version == version
        assert live.row.thread is not None
    async with Home(settings, captain=computer_answer) as home:
        live = await play(home, row.number)
        assert live.row.status is Status.FINISHED
