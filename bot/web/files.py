"""The files of the pages: scripts, styles, drawings, typefaces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from aiohttp import web

from bot.web.table import KEPT_A_WHILE

ROOMS = ("asked", "board", "carry", "come", "ending", "home", "kit", "told")
"""Folders among the pages' files: how answers lie, and when they answer; what is drawn over a board or
carried elsewhere, coming to a table, the end of a game, what only a house has, what the pages are made of,
what is told.
"""
SIGNS = "icons.json"
"""The signs of the board's own art, by their names, among the pages' files."""
_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "ttf": "font/ttf",
}
_FACES = ("AlegreyaSans-Medium", "AlegreyaSans-Bold", "IMFellEnglishSC-Regular")
"""The pictures' typefaces that the pages have too."""


@cache
def files() -> dict[str, bytes]:
    """The pages' files by their names: what is read as it lies there, signs, typefaces."""
    folder, assets = resources.files("bot.web") / "page", resources.files("data") / "assets"
    rooms = {"": folder, **{f"{room}/": folder / room for room in ROOMS}}
    found = {
        f"{room}{file.name}": file.read_bytes()
        for room, inside in rooms.items()
        for file in inside.iterdir()
        if file.name.endswith((".html", ".css", ".js", ".svg"))
    }
    faces = {f"kit/{face}.ttf": (assets / "fonts" / f"{face}.ttf").read_bytes() for face in _FACES}
    return {**found, **faces, SIGNS: (assets / "icons" / SIGNS).read_bytes()}


def file_of(files: Mapping[str, bytes], name: str) -> web.Response:
    """One of these files. Raises HTTPNotFound."""
    body = files.get(name)
    if body is None:
        raise web.HTTPNotFound
    headers = {"Content-Type": _TYPES[name.rpartition(".")[2]]}
    if name.endswith(".ttf"):
        headers["Cache-Control"] = KEPT_A_WHILE
    return web.Response(body=body, headers=headers)
