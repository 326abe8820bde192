"""What the machine has to offer: a database, room, a port, pictures."""

from __future__ import annotations

import asyncio
import shutil
import socket
from pathlib import Path
from typing import Any

from PIL import features

import render
from bot.content import prepare_content
from bot.doctor.findings import Finding, fault, note, ok
from bot.posting.signs import drawn_signs
from bot.problems import Problem
from bot.settings import Settings
from data.locale import Texts
from data.store import Found
from data.store.driver.ranges import Range
from engine.games import GAMES, load_game
from engine.kernel import Table
from render.kit.theme import themes

DISK = 500_000_000
"""Bytes of disk below which the host is warned: SQLite stops when there are none left."""
MEMORY = 300_000_000
"""Bytes of memory that the bot and its pictures take."""
_MEMINFO = Path("/proc/meminfo")
FILE = 10 * 1024 * 1024
"""Bytes of a file that Discord takes in any server."""
EMOJI = 256 * 1024
"""Bytes of an emoji."""


def database(found: Found) -> Finding:
    """How the database is; one that cannot be used was found out before."""
    if not found.exists:
        return ok("database", f"{found.name} is made at the first start.")
    if not found.current:
        return note(
            "database",
            f"{found.name} is of an older Quartermaster.",
            "The next start brings it up to date; make a backup of it before.",
        )
    if found.holder:
        return ok("database", f"{found.name} is up to date, and in use by {found.holder}.")
    return ok("database", f"{found.name} is up to date.")


def standby(settings: Settings, found: Found) -> Finding:
    """Whether another process may play or stand by, and which ones play."""
    if not settings.stands_by:
        return ok("standby", "No other process stands by: STANDBY is off.")
    if settings.database_url.startswith("sqlite"):
        return fault(
            "standby",
            "No process can stand by at a database of SQLite, which is one process's.",
            "Take STANDBY and PROCESSES out, or let DATABASE_URL name a PostgreSQL.",
        )
    if settings.processes > 1:
        shared = f"{settings.processes} processes share the servers ({found.holder or 'none yet'})"
        return ok("standby", f"{shared}; any other stands by.")
    if found.holder:
        return ok("standby", f"{found.holder} plays; any other with STANDBY stands by.")
    return ok("standby", "No process plays; the first that is started does, the next stands by.")


def content(settings: Settings) -> Finding:
    """Whether cards, texts and rules can be read, a host's own too."""
    try:
        prepare_content(settings)
    except Problem as broken:
        return fault("content", str(broken), "Mend the pack, or leave CONTENT_PACK empty.")
    return ok("content", "All cards, texts and rules can be read.")


def disk(found: Found, least: int = DISK) -> Finding:
    """Whether there is room where the database is."""
    folder = found.file.parent if found.file is not None else Path.cwd()
    free = shutil.disk_usage(folder).free
    told = f"{free / 1e9:.1f} GB are free in {folder}."
    if free < least:
        return fault("disk", told, f"Make room: at least {least / 1e9:.1f} GB should be free.")
    return ok("disk", told)


def memory(least: int = MEMORY, told: Path = _MEMINFO) -> Finding:
    """Whether the machine has memory for the bot."""
    try:
        lines = dict(line.split(":", 1) for line in told.read_text("ascii").splitlines() if ":" in line)
        free = int(lines["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        return note("memory", "This system does not say how much memory is available.")
    said = f"{free / 1e6:.0f} MB of memory are available."
    if free < least:
        return fault("memory", said, f"Free some: the bot takes up to {least / 1e6:.0f} MB.")
    return ok("memory", said)


def page_port(settings: Settings, found: Found) -> Finding:
    """Whether the pages of tables can be served, if they are to be."""
    if not settings.page_url:
        return ok("page", "Tables have no page in the browser: PAGE_URL is empty.")
    ranges = [Range(number, settings.processes) for number in range(settings.processes)]
    first, last = ranges[0], ranges[-1]
    where = f"{settings.page_host}:{settings.page_port_of(first)}"
    leads = settings.page_of(first)
    if first is not last:
        where, leads = f"{where} to {settings.page_port_of(last)}", f"{leads} to {settings.page_of(last)}"
    for port in map(settings.page_port_of, ranges):
        try:
            with socket.create_server((settings.page_host, port)):
                pass
        except OSError as taken:
            if found.holder:
                return ok("page", f"The page is served at {where} for {leads}.")
            return fault(
                "page",
                f"Nothing can be served at {settings.page_host}:{port} ({taken.strerror}).",
                "End what uses the port, or choose another PAGE_PORT or PAGE_HOST.",
            )
    return ok("page", f"{where} is free for the page; {leads} has to lead there.")


async def pictures() -> list[Finding]:
    """Whether pictures can be drawn in the formats that are sent, and how large they get."""
    missing = [name for name in ("webp", "zlib", "freetype2") if not _has(name)]
    if missing:
        return [
            fault(
                "pictures",
                f"Pillow was built without {', '.join(missing)}.",
                "Install Pillow from its wheel: pip install --force-reinstall --only-binary pillow pillow.",
            )
        ]
    largest = await asyncio.to_thread(_largest)
    emoji = max(len(sign.data) for sign in await asyncio.to_thread(drawn_signs))
    told = f"Boards have up to {largest // 1024} kB, emoji up to {emoji // 1024} kB."
    if largest > FILE or emoji > EMOJI:
        return [fault("pictures", told, "Discord takes none so large; take out the pictures of your pack.")]
    return [ok("pictures", told)]


def _has(feature: str) -> bool:
    check: Any = features.check
    return bool(check(feature))


def _largest() -> int:
    """The bytes of the largest board of a beginning table, of all games that draw one and all themes."""
    return max(_board(game, theme) for game in GAMES if render.drawn(game) for theme in themes())


def _board(game: str, theme: str) -> int:
    seats = load_game(game).high_seats
    view = Table.new(game, seats=seats, seed="doctor", salt="doctor").view(None)
    names = [str(seat) for seat in range(seats)]
    return len(render.board(view, Texts(), names, theme).data)
