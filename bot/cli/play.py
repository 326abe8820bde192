"""`quartermaster play`: a house of tables in a browser page on this machine, without Discord."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import structlog
import typer

from bot.cli.chosen import modules_of
from bot.cli.tablefile import read_table_file
from bot.home.lan.address import reach
from bot.home.ready import Laid, Opened
from bot.home.site import HomeSite
from bot.logs import set_up_logs
from bot.memory import Tending
from bot.pictures.board import warm
from bot.problems import Problem
from bot.settings import Settings, read_settings
from bot.tables.thinking import odds
from bot.version import version
from engine.games import GAMES, load_game
from render.kit.theme import USUAL

_log = structlog.get_logger(__name__)
_LAN = (
    "Opening seats to the local network: whoever is in it can open the links that you give, and what goes "
    "over it is not encrypted. Do this only in a network that you trust."
)


def command(
    named: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The same as --game.", show_default=False)
    ] = "",
    game: Annotated[
        str, typer.Option(help=f"The game to go on with or lay out ({', '.join(GAMES)}); none: all tables.")
    ] = "",
    seats: Annotated[
        int | None, typer.Option(min=1, help="Seats at a new table: yours and computer captains'.")
    ] = None,
    modules: Annotated[
        str | None, typer.Option(help="Modules of a new table: ids with commas between them, or all.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The loopback port; 0 takes any free one.")
    ] = None,
    database: Annotated[str | None, typer.Option(help="Where the tables are kept.", metavar="URL")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the local network come to a seat.")
    ] = False,
    open_file: Annotated[
        Path | None, typer.Option("--open", help="A game that has ended, exported: try it from a round on.")
    ] = None,
    round_number: Annotated[
        int | None, typer.Option("--round", min=0, help="Which round of it; none: its last.")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
) -> int:
    """Play in a browser on this machine, against computer captains or each other."""
    if named and game and named != game:
        raise Problem(f"one game at a time: “{named}” or “{game}”.")
    game = game or named
    if game and game not in GAMES:
        raise Problem(f"there is no game “{game}”; the games are {', '.join(GAMES)}.")
    settings = read_settings()
    changes = {"database_url": database, "play_port": port}
    settings = settings.with_changes({name: value for name, value in changes.items() if value is not None})
    # The page shows what a player needs; the terminal stays at one line unless something is wrong.
    set_up_logs(settings, at_least="WARNING")
    _log.info("this begins", version=str(version()))
    chosen = None if modules is None else modules_of(load_game(game or next(iter(GAMES))), modules)
    opened = Opened(read_table_file(open_file), round_number) if open_file is not None else None
    if opened is not None and (game or seats or modules):
        raise Problem("a file says itself which game it is, with which seats and modules; name only --open.")
    laid = Laid(game, seats, chosen, opened)
    laid.check(game or next(iter(GAMES)))
    asyncio.run(serve(settings, None if no_open else _open_browser, laid, lan=lan))
    return 0


async def serve(
    settings: Settings, show: Callable[[str], None] | None, laid: Laid | None = None, *, lan: bool = False
) -> None:
    """Serve the house until the process is told to stop. Raises Problem if it cannot start."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C is an exception of its own.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stopped.set)
    if lan:
        # What cannot be opened need not be explained.
        reach(settings)
        print(_LAN, flush=True)  # noqa: T201
    async with Tending().tend(), HomeSite(settings, lan=lan) as site:
        first = await site.first(laid or Laid())
        print(f"The local table is at {first} (Ctrl-C ends it, the next start resumes it).", flush=True)  # noqa: T201
        if lan:
            found = site.home.gate.address
            print(f"Phones find it at {found} with a code from the table's page.", flush=True)  # noqa: T201
        chosen = {USUAL, *await site.home.tables.store.guilds.themes()}
        odds.warm()
        threading.Thread(target=warm, args=(chosen,), daemon=True).start()
        if show is not None:
            show(first)
        await stopped.wait()


def _open_browser(url: str) -> None:
    # Without a screen, Python would start a text browser in this terminal.
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not screen:
        return
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
