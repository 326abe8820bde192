"""The house rule of language: words that no gamer says at a table are in no text of a player's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer

from data.content.modules import module_locales
from data.locale import Texts

BANNED = {
    "en": r"\b(shall|whoever|whomever|rid|dear|besides|hereby|upon|for nothing|goes on in|took the helm"
    r"|gold of (interest|ransom)|change your ship for|to the end of the game|already on is over"
    r"|enters at the caribbean|room for (\d+|\{.*?\})? ?more at sea|add (them|it) to yours"
    # One spelling, that of the cards: rumor, favor.
    r"|\w*(harbour|colour|neighbour|favour|honour|rumour)\w*|licence|cancelled)\b",
    "de": r"\b(soll es sein|sollen es sein|hiermit|übernahm das Ruder|zu teuer für dich"
    r"|übernimm ihn in|Ladung|Crew|\d (Punkte? )?Mannschaft|Punkten? Mannschaft|lege (sie|ihn) zu deinen)\b",
}
"""Words that follow another language word by word, or say nothing, or are spelled as nowhere else."""
SPELLED = {
    "en": r"\b(two|three|four|five|six|seven|eight|nine|ten)\b(?!-| \d)",
    "de": r"\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b(?!-| \d)",
}
"""Numbers that a table writes as figures, but before another figure: two 3-cannons."""
IMPERATIVES = (
    "aktiviere|sieh|behalte|beende|besiege|besuche|beginne|bezahle|bleib|bleibe|bring|bringe|dock|docke|entferne|entscheide"
    "|erkunde|erneuere|fange|feuere|fordere|fülle|geh|gehe|gib|greif|greife|handle|heuere|höre|hole|hol|kapere|kauf|kaufe"
    "|komm|komme|lade|lande|lass|lasse|laufe|leg|lege|liefere|lösche|mach|mache|nimm|nutze|öffne|passe|plündere|prüfe"
    "|raube|rette|repariere|schick|schicke|schieße|schmuggle|segle|sende|setz|setze|spiel|spiele|stelle|stich|such|suche"
    "|tausche|trage|triff|überfalle|übergib|übernimm|verberge|verbrenne|verkauf|verkaufe|verlange|verlege|verliere"
    "|versenke|verstecke|wähle|warte|wirf|würfle|zahle|zeig|zeige|zieh|ziehe"
)
"""German commands at the beginning of a button: there stands an infinitive, or a noun."""
LABELS = ("option-", "button-", "bundle-", "way-", "phrase-order-", "hint-", "command-")
"""Messages that are labels of buttons and lists, hints in them and descriptions of commands."""
MEANT = {
    # Names.
    "name-captains_draw_two": "Two Captains",
    "rules-royal-sets-title": "the two rule sets",
    "rules-captain_choice": "one of two ways",
    "name-bells_for_two_churches": "für zwei Kirchen",
    "name-spices_for_two_tables": "für zwei Tafeln",
    # A face of the die, and what it hits.
    "rules-volleys": "3 Mannschaft",
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


def test_crew_is_counted_in_men_in_german() -> None:
    """“2 Mann”, not “2 Mannschaft”: also where the number is filled in."""
    library = Texts("de", module_locales())._library
    told = {key: FluentSerializer().serialize_entry(message) for key, (_, message) in library.sources.items()}
    assert [key for key, text in told.items() if re.search(r"\}\s+(Punkte?\s+)?Mannschaft\b", text)] == []


@pytest.mark.parametrize(("language", "written"), [("en", "}%"), ("de", "}\u00a0%")])
def test_a_percentage_is_written_as_its_language_does(language: str, written: str) -> None:
    """“33%” in English; in German after a space at which no line is broken."""
    library = Texts(language, module_locales())._library
    told = {
        key: FluentSerializer().serialize_entry(message)
        for key, (home, message) in library.sources.items()
        if home == language
    }
    with_one = {key: text for key, text in told.items() if "%" in text}
    assert len(with_one) > 50
    assert [key for key, text in with_one.items() if text.count(written) != text.count("%")] == []


def test_no_german_label_begins_with_a_command() -> None:
    """“Zug beenden”, not “Beende den Zug”; neither after a warning, a price or a colon."""
    begins = re.compile(rf"(?:^|: |→ )({IMPERATIVES})\b", re.IGNORECASE)
    labels = {key: text for key, text in texts_of("de") if key.startswith(LABELS)}
    assert len(labels) > 200
    assert {key: text for key, text in labels.items() if begins.search(text.strip())} == {}


@pytest.mark.parametrize("label", ["Beende den Zug", "Auftrag: Zahle 6 Gold", "Laufe aus Havanna aus"])
def test_a_command_is_found_where_it_begins_a_label(label: str) -> None:
    assert re.search(rf"(?:^|: |→ )({IMPERATIVES})\b", label, re.IGNORECASE)
    assert not re.search(rf"(?:^|: |→ )({IMPERATIVES})\b", "Zug beenden", re.IGNORECASE)


def test_what_is_meant_stands_there() -> None:
    """A word that was let through and is gone is let through no longer."""
    texts = [dict(texts_of(language)) for language in BANNED]
    gone = {key for key, words in MEANT.items() if not any(words in said.get(key, "") for said in texts)}
    assert gone == set()


@pytest.mark.parametrize("word", ["whoever", "rid", "dear"])
def test_the_words_are_found_where_they_stand(word: str) -> None:
    assert re.search(BANNED["en"], f"Be {word} of it")
    assert not re.search(BANNED["en"], f"x{word}x")
