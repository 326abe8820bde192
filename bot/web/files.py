"""The files of pages: scripts, styles, typefaces."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources

from aiohttp import web

from bot.web.table import KEPT_A_WHILE

_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "webp": "image/webp",
    "ttf": "font/ttf",
}
_FACES = ("AlegreyaSans-Medium", "AlegreyaSans-Bold", "IMFellEnglishSC-Regular")
"""The pictures' typefaces that the page has too."""


def files() -> dict[str, bytes]:
    """The files of the page of messages, and the typefaces, by their names."""
    folder = resources.files("bot.web") / "static"
    faces = resources.files("data") / "assets" / "fonts"
    files = [*folder.iterdir(), *(faces / f"{face}.ttf" for face in _FACES)]
    return {file.name: file.read_bytes() for file in files if file.is_file()}


def file_of(files: Mapping[str, bytes], name: str) -> web.Response:
    """One of these files. Raises HTTPNotFound."""
    body = files.get(name)
    if body is None:
        raise web.HTTPNotFound
    headers = {"Content-Type": _TYPES[name.rpartition(".")[2]]}
    if name.endswith(".ttf"):
        headers["Cache-Control"] = KEPT_A_WHILE
    return web.Response(body=body, headers=headers)
