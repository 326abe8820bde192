"""The house rule of language: words that no gamer says at a table are in no text of a player's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from data.content.modules import module_locales
from data.locale import Texts

BANNED = {
    "en": r"\b(shall|whoever|whomever|rid|dear|besides|hereby|upon|for nothing|goes on in|took the helm)\b",
    "de": r"\b(soll es sein|sollen es sein|hiermit|übernahm das Ruder|zu teuer für dich)\b",
}
"""Words that follow another language word by word, or say nothing."""
SPELLED = {
    "en": r"\b(two|three|four|five|six|seven|eight|nine|ten)\b(?!-)",
    "de": r"\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b(?!-)",
}
"""Numbers that a table writes as figures."""
MEANT = {
    # Names.
    "name-captains_draw_two": "Two Captains",
    "rules-royal-sets-title": "the two rule sets",
    "rules-captain_choice": "one of two ways",
    "name-bells_for_two_churches": "für zwei Kirchen",
    "name-spices_for_two_tables": "für zwei Tafeln",
    # One die face, and one way of several.
    "rules-skills": "two skulls",
    "text-the_fences_order": "in one sale or two",
}
"""Where such a word is meant: by key, the words as they stand there."""


def texts_of(language: str) -> Iterator[tuple[str, str]]:
    """Every message that players read in a language, by key, as it is written."""
    library = Texts(language, module_locales())._library
    for key, (home, message) in sorted(library.sources.items()):
        if home == language:
            yield key, " ".join(_words(message.value))


def _words(node: object) -> Iterator[str]:
    """All that is written in a message: without what fills it, and what chooses among variants."""
    value = getattr(node, "value", None)
    if isinstance(value, str) and type(node).__name__ == "TextElement":
        yield value
    for name in ("elements", "variants"):
        for inner in getattr(node, name, []):
            yield from _words(inner)
    for name in ("value", "expression"):
        inner = getattr(node, name, None)
        if inner is not None and not isinstance(inner, str):
            yield from _words(inner)


@pytest.mark.parametrize("language", sorted(BANNED))
@pytest.mark.parametrize("words", [BANNED, SPELLED], ids=["words", "numbers"])
def test_no_text_has_a_banned_word(language: str, words: dict[str, str]) -> None:
    found = [
        (key, match[0])
        for key, text in texts_of(language)
        for match in re.finditer(words[language], text.replace(MEANT.get(key, "\0"), ""), re.IGNORECASE)
        if words is BANNED or match[0].islower()
    ]
    assert found == []


def test_what_is_meant_stands_there() -> None:
    """A word that was let through and is gone is let through no longer."""
    texts = [dict(texts_of(language)) for language in BANNED]
    gone = {key for key, words in MEANT.items() if not any(words in said.get(key, "") for said in texts)}
    assert gone == set()


@pytest.mark.parametrize("word", ["whoever", "rid", "dear"])
def test_the_words_are_found_where_they_stand(word: str) -> None:
    assert re.search(BANNED["en"], f"Be {word} of it")
    assert not re.search(BANNED["en"], f"x{word}x")
