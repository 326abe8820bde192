"""The pictures that are taken from pages in a browser, and what tells that one is older than its page."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import msgspec
from fluent.syntax.serializer import FluentSerializer
from PIL import Image
from playwright.async_api import Browser

from data.locale import Texts
from tools.pictures.drawn import FOLDER, webp
from tools.pictures.evenings import console, evening
from tools.pictures.front import front
from tools.pictures.house import page
from tools.pictures.members import Said, Shot
from tools.pictures.moments import moments
from tools.pictures.moments import pictures as of_moments

ROOT = Path(__file__).resolve().parents[2]
MANIFEST = FOLDER / "made.json"
"""Of each picture, the texts that it shows, and the digest of what it was taken from."""
LAYOUTS = ROOT / "bot"
PAGE = tuple(f"tools/simulated/page/{name}" for name in ("page.css", "render.js", "text.js", "icons.js"))
"""Of the page of messages, what draws them."""
TABLE = ("bot/web/page/index.html",)
"""Of the table's own page, what stands there at every turn."""
ROW, ALONE, GAP = 1600, 900, 32
"""The widest row of pictures, the widest picture alone, and the gap around them, in pixels."""
PAPER = (226, 210, 173)
QUALITY = 82
MOMENT, MODERATE = 1280, 68
"""The width of a moment's pictures, and how well they are kept."""


@dataclass(frozen=True, slots=True)
class Source:
    """What a picture shows: files of a page, layouts of messages, other pictures within it."""

    page: tuple[str, ...] = PAGE
    layouts: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    moment: bool = False
    """One of many that show how a page is laid out: smaller, and other words make it no older."""


TURN = (
    "present/table/scene",
    "wording/headline",
    "present/decisions/decision",
    "present/decisions/choices",
    "present/controls",
)
SOURCES: Mapping[str, Source] = {
    "page": Source(TABLE, pictures=("board",)),
    "page-phone": Source(TABLE, pictures=("board",)),
    "table": Source(PAGE, TURN, ("board",)),
    "battle": Source(PAGE, TURN, ("marauders-scene",)),
    "console": Source(PAGE, ("present/moderation",)),
    "console-phone": Source(PAGE, ("present/moderation",)),
    "console-repair": Source(PAGE, ("present/moderation", "present/decisions/picker")),
    "console-told": Source(PAGE, TURN),
    "playing-gathering": Source(PAGE, ("present/lobby/lobby", "present/lobby/gathering"), ("look-covers",)),
    "playing-ready": Source(PAGE, ("present/lobby/gathering",)),
    "playing-seats": Source(PAGE, ("present/crew",)),
    "playing-offer": Source(PAGE, ("present/crew",)),
    "playing-watching": Source(PAGE, ("present/watching",), ("treasure_fleet-board",)),
    "servers-setup": Source(PAGE, ("present/servers/panel",)),
    "servers-week": Source(PAGE, ("present/weekly",), ("treasure_fleet-board",)),
    "privacy": Source(PAGE, ("present/privacy",)),
    "playing-stats": Source(PAGE, ("present/record",)),
    **{name: Source(TABLE, moment=True) for name in of_moments()},
}
GROUPS: Mapping[str, tuple[Callable[[Browser], Awaitable[dict[str, list[Shot]]]], tuple[str, ...]]] = {
    "front": (front, ("table", "battle")),
    "page": (page, ("page", "page-phone")),
    "moments": (moments, of_moments()),
    "console": (console, ("console", "console-phone", "console-repair", "console-told")),
    "evening": (
        evening,
        (
            *("playing-gathering", "playing-ready", "playing-seats", "playing-offer", "playing-watching"),
            *("servers-setup", "servers-week", "privacy", "playing-stats"),
        ),
    ),
}
"""What is taken at one table, and which pictures come of it."""


class Record(msgspec.Struct):
    """What is known of a picture that was taken."""

    digest: str
    texts: list[str]


def records() -> dict[str, Record]:
    """The records of the pictures that are there."""
    if not MANIFEST.exists():
        return {}
    return msgspec.json.decode(MANIFEST.read_bytes(), type=dict[str, Record])


def write(known: Mapping[str, Record]) -> None:
    """Write the records down."""
    data = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1)
    MANIFEST.write_bytes(data + b"\n")


def record(name: str, shots: Sequence[Shot], said: Said) -> Record:
    """The record of a picture just taken."""
    words = "\n".join(shot.words for shot in shots)
    texts = [] if SOURCES[name].moment else said.shown_in(words)
    return Record(digest(name, texts), texts)


def is_older(name: str) -> bool:
    """Whether what a picture was taken from has changed since."""
    known = records().get(name)
    return known is None or known.digest != digest(name, known.texts)


def digest(name: str, texts: Sequence[str]) -> str:
    """A digest of what a picture is taken from. Comments, spaces and texts that it does not show count for
    nothing.
    """
    source, whole = SOURCES[name], hashlib.sha256()
    for file in source.page:
        whole.update(bare((ROOT / file).read_text(encoding="utf-8")).encode())
    for layout in source.layouts:
        whole.update(laid_out((LAYOUTS / f"{layout}.py").read_text(encoding="utf-8")).encode())
    for key in texts:
        whole.update(f"{key}: {written(key)}".encode())
    for picture in source.pictures:
        whole.update((FOLDER / f"{picture}.webp").read_bytes())
    return whole.hexdigest()


def bare(script: str) -> str:
    """A style sheet or script without comments and spaces."""
    told = re.sub(r"/\*.*?\*/", "", script, flags=re.DOTALL)
    return re.sub(r"\s+", "", re.sub(r"^\s*//.*$", "", told, flags=re.MULTILINE))


def laid_out(module: str) -> str:
    """A module of Python as what it shows: without comments, docstrings and form, and without its imports."""
    tree = ast.parse(module)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = filter(_is_code, cast("list[ast.stmt]", body))
    return ast.dump(tree)


def _is_code(node: ast.stmt) -> bool:
    """Whether this is more than an import or a text that nothing uses."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return False
    return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def written(key: str) -> str:
    """A text as the file of its language has it; empty if there is none any more."""
    found = Texts()._library.sources.get(key)  # pyright: ignore[reportPrivateUsage]
    return FluentSerializer().serialize_entry(found[1]) if found else ""


def row_of(name: str, shots: Sequence[Shot]) -> bytes:
    """What was taken, side by side on paper, as wide as the page of a document has room for."""
    images, moment = [shot.image for shot in shots], SOURCES[name].moment
    quality = MODERATE if moment else QUALITY
    if len(images) == 1:
        (image,) = images
        most = max(ALONE, 1280 if image.width == 1280 else 0)
        return webp(_narrowed(image, MOMENT if moment else most), quality)
    width = sum(image.width for image in images) + GAP * (len(images) + 1)
    row = Image.new("RGB", (width, max(image.height for image in images) + 2 * GAP), PAPER)
    left = GAP
    for image in images:
        row.paste(image, (left, GAP))
        left += image.width + GAP
    return webp(_narrowed(row, MOMENT if moment else ROW), quality)


def _narrowed(image: Image.Image, most: int) -> Image.Image:
    if image.width <= most:
        return image
    return image.resize((most, round(image.height * most / image.width)), Image.Resampling.LANCZOS)
