"""The words of the pages of a table and of a house."""

from __future__ import annotations

from data.locale import Texts, languages

PREFIXES = ("tabletop-", "house-")
"""How the keys of the pages' words begin."""
UNREADABLE = "tabletop-unreadable"
"""The key of what a page reads that has sent what no page of ours sends."""
OPENS_NOTHING, ELSEWHERE = "tabletop-link-over", "tabletop-elsewhere"
"""The keys of what a browser shows whose address opens nothing, or belongs to another site."""
MOST_LANGUAGES = 12
"""Languages of a browser that are looked at."""
_GIVEN = (
    "address", "at", "count", "few", "goal", "gold", "has", "last", "many", "more", "most", "name", "names",
    "of", "other", "round", "seed", "step", "table", "upto", "what", "when", "zones",
)  # fmt: skip
"""What the page fills in itself, as {name}."""


def page_words(texts: Texts) -> dict[str, str]:
    """The pages' words by their keys, with {name} where a page fills something in, and their `language`."""
    filled = {given: f"{{{given}}}" for given in _GIVEN}
    words = {key: texts.say(key, **filled) for begin in PREFIXES for key in texts.keys(begin)}
    return {"language": texts.language, **words}


def first_language(wanted: str) -> str:
    """The first language that there is, of those that a browser wants ("de-AT,de;q=0.9,en;q=0.8"); empty if
    there is none.
    """
    there = languages()
    for one in wanted.split(",")[:MOST_LANGUAGES]:
        language = one.partition(";")[0].strip().partition("-")[0].lower()
        if language in there:
            return language
    return ""
