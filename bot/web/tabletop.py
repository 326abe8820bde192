"""The table's own page: its files, its words."""

from __future__ import annotations

from functools import cache
from importlib import resources

from data.locale import Texts

PREFIX = "tabletop-"
"""How the keys of the page's words begin."""
SIGNS = "icons.json"
"""The signs of the board's own art, by their names, among the page's files."""
_GIVEN = ("at", "count", "goal", "gold", "has", "most", "name", "of", "round", "step", "zones")
"""What the page fills in itself, as {name}."""


@cache
def files() -> dict[str, bytes]:
    """The page's files by their names."""
    folder = resources.files("bot.web") / "page"
    served = (file for file in folder.iterdir() if file.name.endswith((".html", ".css", ".js")))
    found = {file.name: file.read_bytes() for file in served}
    return {**found, SIGNS: (resources.files("data") / "assets" / "icons" / SIGNS).read_bytes()}


def table_words(texts: Texts) -> dict[str, str]:
    """The page's words by their keys, with {name} where it fills something in."""
    filled = {given: f"{{{given}}}" for given in _GIVEN}
    return {key: texts.say(key, **filled) for key in texts.keys(PREFIX)}
