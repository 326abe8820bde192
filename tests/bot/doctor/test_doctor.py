"""What the examination says: of a machine, of what Discord says, of a table that is tried out there."""

from __future__ import annotations

import json
import socket
import time
from email.utils import formatdate
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli import invoke
from bot.doctor import live, machine, portal
from bot.doctor.examination import Examined, examine
from bot.doctor.findings import Finding, State
from bot.interactions.registered import register
from bot.posting.permissions import TO_INVITE, installation, invitation
from bot.settings import Settings
from data.store import Found, StoreError, find
from tests.bot.conftest import DATABASE, World, settings
from tests.bot.strict import permit
from tests.ports import free_port

HELD = Found("a database", exists=True, current=True, holder="process 1")


def faults(told: list[Finding]) -> dict[str, str]:
    """What has to be mended, by what was looked at."""
    return {one.check: f"{one.told} {one.todo}" for one in told if one.state is State.FAULT}


def only(told: list[Finding], check: str) -> Finding:
    (found,) = [one for one in told if one.check == check]
    return found


def allow(world: World, **permissions: bool) -> None:
    """Give the bot's roles what it is invited with, but for these."""
    held = discord.Permissions(**(dict.fromkeys(TO_INVITE, True) | permissions))
    for role in world.env.backend.guilds[world.guild.id].roles.values():
        role.permissions = held.value


# --- Discord ---


@pytest.mark.in_turn(3)
async def test_all_is_well_with_a_bot_that_has_started(world: World) -> None:
    await world.bot.signs.settle()
    told = await examine(world.bot.settings, client=world.bot)
    assert faults(told) == {}
    assert only(told, "commands").state is State.OK
    assert only(told, "emoji").state is State.OK
    assert only(told, "server Port of call").state is State.OK
    assert "in use by process" in only(told, "database").told
    assert only(told, "invitation").told == invitation(world.env.backend.application_id)


async def test_what_the_bot_lacks_in_a_server_is_named_with_the_place(world: World) -> None:
    permit(world, world.channel.id, embed_links=False)
    placed = Found("", channels={world.guild.id: world.channel.id})
    (told,) = await portal.servers(world.bot, placed)
    assert (told.told, "#harbour" in told.todo) == ("The bot lacks Embed Links.", True)
    allow(world, attach_files=False)
    (told,) = await portal.servers(world.bot, HELD)
    assert told.state is State.FAULT
    assert (told.told, "its role" in told.todo) == ("The bot lacks Attach Files.", True)
    (told,) = await portal.servers(world.bot, Found("", channels={world.guild.id: 7}))
    assert "/setup" in told.todo


async def test_a_setting_of_the_application_that_keeps_clicks_away_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await world.bot.application_info()
    info.interactions_endpoint_url = "https://elsewhere.example"
    info.bot_require_code_grant = True
    info.bot_public = False
    info._flags = discord.ApplicationFlags(gateway_guild_members_limited=True).value

    async def told() -> discord.AppInfo:
        return info

    monkeypatch.setattr(world.bot, "application_info", told)
    found = await portal.application(world.bot)
    wrong = [one.todo for one in found if one.state is State.FAULT]
    assert len(wrong) == 2
    assert "Interactions Endpoint URL" in wrong[0]
    assert "Code Grant" in wrong[1]
    assert only(found, "intents").state is State.NOTE
    lacking = only(found, "user install")
    assert (lacking.state, "“User Install” in the developer portal" in lacking.todo) == (State.NOTE, True)
    info._integration_types_config = {"0": {}, "1": {}}
    (added,) = [one for one in await portal.application(world.bot) if one.check == "user install"]
    assert (added.state, added.told) == (State.OK, installation(info.id))


async def test_commands_and_emoji_that_discord_lacks_are_a_fault_only_while_the_bot_runs(
    world: World,
) -> None:
    await world.bot.signs.settle()
    world.env.backend.commands[None].popitem()
    for emoji in await world.bot.fetch_application_emojis():
        await emoji.delete()
    for found, state in ((HELD, State.FAULT), (Found(""), State.NOTE)):
        commands = await portal.commands(world.bot, found)
        assert commands.state is state
        assert "lacks 1 of" in commands.told
        assert (await portal.emoji(world.bot, found)).state is state


async def test_discord_is_told_of_commands_only_when_they_are_others(world: World) -> None:
    def told() -> int:
        return sum(
            request.method == "PUT" and request.path.endswith("/commands")
            for request in world.env.http_requests
        )

    assert told() == 1
    await world.restart()
    assert told() == 1, "another process, the same commands"
    command = world.bot.tree.get_commands()[0]
    command.description = "something else"  # pyright: ignore[reportAttributeAccessIssue]
    assert await register(world.bot.tree, world.bot.store)
    assert not await register(world.bot.tree, world.bot.store)
    assert told() == 2
    world.env.backend.commands[None].popitem()
    assert await register(world.bot.tree, world.bot.store), "somebody has deleted one"


@pytest.mark.in_turn(3)
async def test_a_table_is_tried_out_and_nothing_of_it_stays(world: World) -> None:
    before = set(world.env.backend.channels)
    told = await examine(world.bot.settings, world.channel.id, client=world.bot)
    assert faults(told) == {}
    assert [one.state for one in told if one.check == "live"] == [State.OK] * 2
    asked = [(one.method, one.path.split("/")[-2]) for one in world.env.http_requests]
    assert ("DELETE", "messages") in asked
    assert set(world.env.backend.channels) == before


@pytest.mark.parametrize(("lost", "named"), [("_ids", "the buttons"), ("_gallery", "the picture")])
async def test_what_discord_has_lost_of_a_table_is_named(
    world: World, monkeypatch: pytest.MonkeyPatch, lost: str, named: str
) -> None:
    def nothing(_: object) -> list[Any]:
        return []

    monkeypatch.setattr(live, lost, nothing)
    told = await live.try_out(world.bot, world.channel.id)
    assert named in faults(told)["live"]


async def test_who_may_not_try_a_table_out_is_told_what_is_missing(world: World) -> None:
    permit(world, world.channel.id, create_private_threads=False)
    told = await live.try_out(world.bot, world.channel.id)
    assert "Create Private Threads" in faults(told)["live"]
    told = await live.try_out(world.bot, 4711)
    assert "the channel's id" in faults(told)["live"]


@pytest.mark.usefixtures("_content")
async def test_the_examined_bot_tells_discord_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object, **__: object) -> list[Any]:
        raise AssertionError("told")

    monkeypatch.setattr("discord.app_commands.CommandTree.sync", never)
    bot = Examined(settings(tmp_path))
    await bot.setup_hook()
    assert len(bot.tree.get_commands()) > 20
    await bot.close()
    assert not (tmp_path / DATABASE).exists()


# --- the clock ---


@pytest.mark.parametrize(("off", "state"), [(0, State.OK), (90, State.FAULT)])
async def test_the_clock_is_held_against_discords(off: int, state: State) -> None:
    async def gateway(_: web.Request) -> web.Response:
        return web.json_response({}, headers={"Date": formatdate(time.time() - off, usegmt=True)})

    app = web.Application()
    app.router.add_get("/api/gateway", gateway)
    async with TestServer(app) as server:
        address = str(server.make_url("/api"))
        assert (await portal.clock(address)).state is state
    assert (await portal.clock(address)).check == "network"


# --- the machine ---


async def test_a_database_is_found_without_being_touched(world: World, tmp_path: Path) -> None:
    url = world.bot.settings.database_url
    await world.bot.store.guilds.set(world.guild.id, channel=world.channel.id)
    found = await find(url)
    assert found.current
    assert found.channels == {world.guild.id: world.channel.id}
    assert list(found.registered) == [world.env.backend.application_id]
    absent = await find(f"sqlite:///{tmp_path / 'none.db'}")
    assert not absent.exists
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "notes.db").write_text("these are notes, and no database")
    with pytest.raises(StoreError, match="not an SQLite database"):
        await find(f"sqlite:///{tmp_path / 'notes.db'}")


def test_too_little_of_anything_is_a_fault_with_a_way_out(tmp_path: Path) -> None:
    found = Found("", tmp_path / "t.db")
    assert machine.disk(found).state is State.OK
    assert machine.disk(found, least=10**18).state is State.FAULT
    told = tmp_path / "meminfo"
    told.write_text("MemTotal: 999999 kB\nMemAvailable: 100000 kB\n")
    assert machine.memory(told=told).state is State.FAULT
    assert machine.memory(least=1, told=told).told == "102 MB of memory are available."
    assert machine.memory(told=tmp_path / "none").state is State.NOTE


async def test_a_port_of_the_page_that_is_taken_is_a_fault_unless_the_bot_has_it(tmp_path: Path) -> None:
    async with TestServer(web.Application()) as server:
        chosen = settings(tmp_path).with_changes(
            {"page_url": "https://pirates.example", "page_port": server.port}
        )
        assert machine.page_port(chosen, Found("")).state is State.FAULT
        assert machine.page_port(chosen, HELD).state is State.OK
    assert machine.page_port(chosen, Found("")).state is State.OK


async def test_each_range_needs_a_port_for_its_pages(tmp_path: Path) -> None:
    port = free_port(3)
    chosen = settings(tmp_path).with_changes(
        {"page_url": "https://pirates.example", "page_port": port, "processes": 3}
    )
    free = machine.page_port(chosen, Found(""))
    assert free.told == (
        f"127.0.0.1:{port} to {port + 2} is free for the page; "
        "https://pirates.example/1 to https://pirates.example/3 has to lead there."
    )
    with socket.create_server(("127.0.0.1", port + 2)):
        taken = machine.page_port(chosen, Found(""))
        assert (taken.state, f"127.0.0.1:{port + 2} " in taken.told) == (State.FAULT, True)
        assert machine.page_port(chosen, HELD).state is State.OK


def test_it_says_who_plays_and_that_nobody_stands_by_at_a_file(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    assert "STANDBY is off" in machine.standby(chosen, Found("")).told
    at_file = machine.standby(chosen.with_changes({"standby": True}), Found(""))
    assert (at_file.state, "DATABASE_URL" in at_file.todo) == (State.FAULT, True)
    on_server = {"standby": True, "database_url": "postgresql+asyncpg://quartermaster@there/tables"}
    assert machine.standby(chosen.with_changes(on_server), HELD).told.startswith("process 1 plays")
    assert machine.standby(chosen.with_changes(on_server), Found("")).state is State.OK


async def test_pictures_that_discord_does_not_take_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_largest", lambda: machine.FILE + 1)
    assert (await machine.pictures())[0].state is State.FAULT
    monkeypatch.setattr(machine, "_has", lambda name: name != "webp")
    assert "without webp" in (await machine.pictures())[0].told


# --- the command ---


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, with nothing in the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(machine, "_largest", lambda: 1)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


def test_without_a_token_the_local_table_can_be_played(
    alone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["doctor"]) == 0
    assert "only the local table can be played" in capsys.readouterr().out
    assert invoke(["doctor", "--live", "7", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["version"][:13]) == (False, "quartermaster")
    assert [one["check"] for one in told["checks"] if one["state"] == "fault"] == ["live"]
    assert list(alone.iterdir()) == []


def test_a_fault_is_said_with_what_to_do(
    alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (alone / "notes.db").write_text("these are notes, and no database")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{alone / 'notes.db'}")
    assert invoke(["doctor"]) == 1
    lines = capsys.readouterr().out.splitlines()
    (at,) = [number for number, line in enumerate(lines) if line.startswith("fault database:")]
    assert "notes.db is not an SQLite database" in lines[at]
    assert lines[at + 1].startswith("      ")
