"""The command line: what is wrong is one line on standard error and status 2, never a traceback."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Protocol
from urllib.request import urlopen

import aiohttp
import discord
import pytest

from bot import Settings
from bot.app import Quartermaster
from bot.cli import COMMANDS, invoke
from bot.cli.run import serve
from bot.posting.permissions import installation, invitation
from bot.problems import Problem
from bot.version import version
from data.content import use_marauders_pack
from tests.patience import PATIENCE
from tests.plain_logs import plain_logs
from tests.ports import free_port

ROOT = Path(__file__).parents[3]


class Call(Protocol):
    """Calls the command in a folder of its own; what it refuses is one line with status 2."""

    def __call__(self, *arguments: str, **variables: str) -> str: ...


@pytest.fixture
def refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """Call the command with nothing in its environment but these variables; the line with which it ends."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    handlers, level = list(logging.getLogger().handlers), logging.getLogger().level

    def call(*arguments: str, **variables: str) -> str:
        with monkeypatch.context() as environment:
            for name, value in variables.items():
                environment.setenv(name, value)
            status = invoke(arguments)
        shown = capsys.readouterr()
        assert status == 2, shown.err
        assert shown.out == ""
        lines = shown.err.strip().splitlines()
        assert len(lines) == 1, shown.err
        return lines[0]

    yield call
    logging.getLogger().handlers[:] = handlers
    logging.getLogger().setLevel(level)
    plain_logs()
    use_marauders_pack(None)


def test_run_without_a_token_says_where_to_put_it(refused: Call) -> None:
    assert "DISCORD_TOKEN" in refused("run")


@pytest.mark.parametrize(
    ("variable", "value"),
    [("PLAY_PORT", "nine"), ("LOG_LEVEL", "LOUD"), ("SHARD_COUNT", "0"), ("DATABASE_URL", "nonsense")],
)
def test_a_setting_that_cannot_be_used_is_named(refused: Call, variable: str, value: str) -> None:
    line = refused("run", **{variable: value})
    assert variable in line
    assert value in line


@pytest.mark.parametrize(
    "value", ["postgresql+asyncpg//anne:secret@host/tables", "postgresql+asyncpg://anne:x@host:secret/tables"]
)
def test_a_mistyped_database_does_not_tell_its_password(refused: Call, value: str) -> None:
    line = refused("run", DATABASE_URL=value)
    assert "DATABASE_URL cannot be used: it is not a database URL such as" in line
    assert "secret" not in line


def test_a_setting_in_the_file_is_read_and_the_environment_goes_before_it(
    tmp_path: Path, refused: Call
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=LOUD\n")
    assert "LOUD" in refused("run")
    assert "DISCORD_TOKEN" in refused("run", LOG_LEVEL="info")


@pytest.mark.in_turn(3)
def test_a_foreign_database_is_left_alone(tmp_path: Path, refused: Call) -> None:
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    line = refused("play", "--no-open", "--port", "0", DATABASE_URL=f"sqlite:///{other}")
    assert "other.db" in line
    with sqlite3.connect(other) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


@pytest.mark.in_turn(3)
def test_no_database_and_a_folder_that_cannot_be_written_are_said(tmp_path: Path, refused: Call) -> None:
    text = tmp_path / "notes.db"
    text.write_text("these are notes, and no database at all")
    assert "notes.db" in refused("play", "--no-open", "--database", f"sqlite:///{text}")
    gone = f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}"
    assert "folder" in refused("play", "--no-open", "--database", gone)


@pytest.mark.in_turn(3)
def test_broken_content_is_named_with_file_and_line(tmp_path: Path, refused: Call) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "captains.yaml").write_text("deck: captain\ncards:\n  - id: ann\n    home: atlantis\n")
    line = refused("play", "--no-open", "--port", "0", CONTENT_PACK=str(pack))
    assert "captains.yaml line" in line
    assert "ann" in line
    assert "not a folder" in refused("play", "--no-open", CONTENT_PACK=str(pack / "gone"))
    assert "DEFAULT_LANGUAGE" in refused("play", "--no-open", DEFAULT_LANGUAGE="xx")
    texts = pack / "locale" / "en"
    texts.mkdir(parents=True)
    (pack / "captains.yaml").write_text("deck: captain\ncards: []\nremove: [felipe_de_los_reyes]\n")
    (texts / "own.ftl").write_text("this is = not { fluent\n")
    assert "own.ftl, line 1" in refused("play", "--no-open", CONTENT_PACK=str(pack))


def test_wrong_use_is_one_line(refused: Call) -> None:
    assert "nonsense" in refused("nonsense")
    assert "--port" in refused("play", "--port", "x")
    assert "no game “chess”" in refused("play", "--no-open", "--game", "chess")
    assert "--frobnicate" in refused("run", "--frobnicate")
    assert refused("play", "--port", "x").endswith(". See quartermaster play --help.")
    assert refused("nonsense").endswith(". See quartermaster --help.")
    assert "(No such file or directory)" in refused("scenario", "nowhere.yaml")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in COMMANDS)
    assert "..." not in shown.partition("Commands:")[2], "what a command does is said to its end"


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke([]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) > len(COMMANDS)
    assert "  play " in shown.err


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (discord.LoginFailure("no"), "does not know the token"),
        (aiohttp.ClientConnectionError("no route"), "cannot be reached"),
        (OSError("no network"), "cannot be reached"),
    ],
)
def test_a_wrong_token_and_no_network_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, told: str
) -> None:
    async def start(*_: object, **__: object) -> None:
        raise fault

    monkeypatch.setattr(discord.Client, "start", start)
    monkeypatch.setattr("bot.cli.run.warm", int)
    settings = Settings(discord_token="x", database_url=f"sqlite:///{tmp_path / 't.db'}")  # pyright: ignore[reportArgumentType]
    with pytest.raises(Problem, match=told):
        asyncio.run(serve(settings))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("address", ["https://pirates.example", ""])
def test_the_bot_serves_the_pages_of_its_tables_where_they_have_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    port, figures, found = free_port(), free_port(), list[int]()

    async def start(self: Quartermaster, *_: object, **__: object) -> None:
        self._connection.application_id = 7
        await self.setup_hook()
        for told_ready in list(self.extra_events["on_ready"]):
            await told_ready()
        async with aiohttp.ClientSession() as browser:
            at = f"http://127.0.0.1:{port}/{'a' * 32}/about"
            async with browser.get(at, headers={"Host": "pirates.example"}) as answer:
                found.append(answer.status)
            if address:
                async with browser.get(f"http://127.0.0.1:{figures}/healthz") as answer:
                    found.append(answer.status)
        raise discord.LoginFailure("no")

    async def synchronised(*_: object, **__: object) -> list[object]:
        return []

    monkeypatch.setattr(discord.Client, "start", start)
    monkeypatch.setattr("discord.app_commands.CommandTree.sync", synchronised)
    monkeypatch.setattr("bot.cli.run.warm", set)
    settings = Settings(discord_token="x", database_url=f"sqlite:///{tmp_path / 't.db'}")  # pyright: ignore[reportArgumentType]
    chosen = settings.with_changes({"page_url": address, "page_port": port})
    if address:
        chosen = chosen.with_changes({"metrics_port": figures})
    with pytest.raises(Problem, match="does not know the token" if address else "cannot be reached"):
        asyncio.run(serve(chosen))
    assert found == ([404, 503] if address else []), "a key that opens nothing, not connected; nobody there"
    told = capsys.readouterr().out
    assert f"\nInvite the bot to a server with {invitation(7)}\n" in told
    assert f"\nMembers add it to themselves with {installation(7)}\n" in told
    assert f"version='{version()}'" in told.splitlines()[0]
    with socket.socket() as free:
        free.bind(("127.0.0.1", port))


# --- the local table as a process ---


@pytest.fixture
def local(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A local table that serves, and its address."""
    process, url = start(tmp_path)
    yield process, url
    stop(process)


def start(folder: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    """Start a local table on a database of the folder."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", *more, "--port", "0", "--no-open"],
        cwd=folder, env={"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    line = stream(process.stdout).readline()
    url = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
    return process, url


def stream(pipe: IO[str] | None) -> IO[str]:
    """A pipe of a process, which has one."""
    assert pipe is not None
    return pipe


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
    """End a process as Ctrl-C does; its status and what it had to complain about."""
    if process.poll() is None:
        process.send_signal(how)
    try:
        _, errors = process.communicate(timeout=PATIENCE)
    except ValueError:
        errors = ""
    return process.returncode, errors


@pytest.mark.in_turn(3)
def test_play_prints_one_line_serves_the_page_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    process, url = start(tmp_path)
    with urlopen(url) as page:
        assert b"<html" in page.read().lower()
    status, errors = stop(process)
    assert (status, errors) == (0, "")


@pytest.mark.in_turn(3)
def test_phones_come_after_it_was_said_what_that_means(tmp_path: Path) -> None:
    here = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "LAN_HOST": "127.0.0.1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--lan", "--port", "0", "--no-open"],
        cwd=tmp_path, env={**here, "LAN_PORT": "0"},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    meant, _, phones = (stream(process.stdout).readline() for _ in range(3))
    assert "not encrypted" in meant
    with urlopen(next(word for word in phones.split() if word.startswith("http://127.0.0.1:"))) as page:
        assert b"page/come/page.js" in page.read()
    assert stop(process) == (0, "")


def test_an_address_of_everybodys_is_refused(refused: Call) -> None:
    assert "private network" in refused("play", "--lan", "--no-open", LAN_HOST="0.0.0.0")


@pytest.mark.in_turn(3)
def test_a_second_process_on_the_same_database_is_told_who_holds_it(
    local: tuple[subprocess.Popen[str], str], refused: Call
) -> None:
    line = refused("play", "--no-open", "--port", "0")
    assert "quartermaster.db" in line
    assert local[0].poll() is None, "the first goes on"


@pytest.mark.in_turn(3)
def test_a_port_that_is_taken_is_named(local: tuple[subprocess.Popen[str], str], refused: Call) -> None:
    port = local[1].split(":")[2].split("/")[0]
    line = refused("play", "--no-open", "--port", port, "--database", "sqlite:///b.db")
    assert port in line


@pytest.mark.in_turn(3)
def test_the_table_is_there_again_after_a_kill(tmp_path: Path) -> None:
    process, url = start(tmp_path, "port_royal")
    assert url.endswith("#table/1")
    stop(process, signal.SIGKILL)
    with sqlite3.connect(tmp_path / "quartermaster.db") as connection:
        (count,) = connection.execute("SELECT count(*) FROM game_table").fetchone()
    connection.close()
    process, _ = start(tmp_path)
    status, errors = stop(process)
    assert (status, errors) == (0, "")
    with sqlite3.connect(tmp_path / "quartermaster.db") as connection:
        assert connection.execute("SELECT count(*) FROM game_table").fetchone() == (count,)
    connection.close()
    assert count == 1


def test_play_lays_one_table_that_there_can_be(refused: Call) -> None:
    assert "2 to 4 seats" in refused("play", "marauders", "--seats", "9", "--no-open")
    assert "no game “chess”" in refused("play", "chess", "--no-open")
    assert "one game" in refused("play", "marauders", "--game", "port_royal", "--no-open")


def test_play_refuses_a_module_that_there_is_not(refused: Call) -> None:
    assert "sharks" in refused("play", "--no-open", "--modules", "sharks")


def test_what_a_problem_quotes_of_a_file_does_not_steer_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(**_: object) -> int:
        raise Problem("There is no game “\x1b[31mred”.\nSecond line")

    monkeypatch.setattr("bot.cli.app", fails)
    assert invoke(["play"]) == 2
    told = capsys.readouterr().err
    assert told == "quartermaster: There is no game “\N{REPLACEMENT CHARACTER}[31mred”. Second line\n"
