"""The pages of a table and of a house: their files, their words."""

from __future__ import annotations

from functools import cache
from importlib import resources

from data.locale import Texts

PREFIXES = ("tabletop-", "house-")
"""How the keys of the pages' words begin."""
ROOMS = ("home",)
"""Folders among the page's files."""
SIGNS = "icons.json"
"""The signs of the board's own art, by their names, among the page's files."""
_GIVEN = (
    "at", "count", "few", "goal", "gold", "has", "many", "most", "name", "names", "of", "round", "seed",
    "step", "table", "when", "zones",
)  # fmt: skip
"""What the page fills in itself, as {name}."""


@cache
def files() -> dict[str, bytes]:
    """The page's files by their names."""
    folder = resources.files("bot.web") / "page"
    rooms = {"": folder, **{f"{room}/": folder / room for room in ROOMS}}
    found = {
        f"{room}{file.name}": file.read_bytes()
        for room, inside in rooms.items()
        for file in inside.iterdir()
        if file.name.endswith((".html", ".css", ".js"))
    }
    return {**found, SIGNS: (resources.files("data") / "assets" / "icons" / SIGNS).read_bytes()}


def table_words(texts: Texts) -> dict[str, str]:
    """The page's words by their keys, with {name} where it fills something in."""
    filled = {given: f"{{{given}}}" for given in _GIVEN}
    return {key: texts.say(key, **filled) for begin in PREFIXES for key in texts.keys(begin)}
