"""The words of the pages of a table and of a house."""

from __future__ import annotations

from data.locale import Texts

PREFIXES = ("tabletop-", "house-")
"""How the keys of the pages' words begin."""
UNREADABLE = "tabletop-unreadable"
"""The key of what a page reads that has sent what no page of ours sends."""
_GIVEN = (
    "address", "at", "count", "few", "goal", "gold", "has", "many", "more", "most", "name", "names", "of",
    "other", "round", "seed", "step", "table", "upto", "what", "when", "zones",
)  # fmt: skip
"""What the page fills in itself, as {name}."""


def page_words(texts: Texts) -> dict[str, str]:
    """The pages' words by their keys, with {name} where a page fills something in, and their `language`."""
    filled = {given: f"{{{given}}}" for given in _GIVEN}
    words = {key: texts.say(key, **filled) for begin in PREFIXES for key in texts.keys(begin)}
    return {"language": texts.language, **words}
