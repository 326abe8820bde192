"""What a reader is told about himself: he is spoken to, in the grammar of each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from data.locale.addressed import ME, addressed

LANGUAGES = ("en", "de")


def told(texts: Texts, key: str, **args: object) -> str:
    """A log entry as Anne in the first seat reads it."""
    said = texts.entry({"key": key, "args": args, "own": False})
    return addressed(said, texts.language, "Anne")


def texts_of(language: str) -> Texts:
    """Texts of all games and modules, with Anne as the reader, and Bart."""
    return Texts(language, list(module_locales()), [ME, "Bart"])


@pytest.mark.parametrize(
    ("language", "key", "args", "said"),
    [
        ("en", "docked", {"seat": 0, "zone": "nassau"}, "You docked in Nassau."),
        ("en", "captain.found", {"seat": 1, "target": 0}, "Bart found you!"),
        ("en", "captain.spied", {"seat": 1, "other": 0}, "Bart learned what you have aboard."),
        ("en", "npc.missed", {"name": "Admiral Evertsen", "seat": 0}, "Admiral Evertsen lost sight of you."),
        ("de", "captain.found", {"seat": 0, "target": 1}, "Du fandest Bart!"),
        ("de", "captain.found", {"seat": 1, "target": 0}, "Bart fand dich!"),
        ("de", "captain.spied", {"seat": 1, "other": 0}, "Bart erfuhr, was du an Bord hast."),
        (
            "de",
            "captain.slipped",
            {"seat": 1, "target": 0},
            "Du entwischtest Bart, also wurde niemand gefunden.",
        ),
        (
            "de",
            "captain.slipped",
            {"seat": 0, "target": 1},
            "Bart entwischte dir, also wurde niemand gefunden.",
        ),
        (
            "de",
            "fee.paid",
            {"seat": 1, "target": 0},
            "Bart zahlte 1 Münze an dich, für eine Karte in fremdem Zug.",
        ),
    ],
)
def test_who_reads_of_himself_is_spoken_to(
    language: str, key: str, args: dict[str, object], said: str
) -> None:
    assert told(texts_of(language), key, **args) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_begins_with_a_name_and_goes_on_as_about_another(language: str) -> None:
    """The verb after "You" agrees with it, whatever the log tells of a seat, in every game and module."""
    agrees = {"en": r"You (?!was\b|is\b|has\b|(?:begin|draw|roll|sail)s\b)\w+", "de": r"Du \w+st\b"}[language]
    faults: list[str] = []
    for path in [
        *Path("data/locale", language).glob("*.ftl"),
        *Path("data/content").rglob(f"{language}/*.ftl"),
    ]:
        for name, verb in re.findall(
            r"^(log-\S+) = \{ \$(?:seat|who) \} ([a-zäöüß]+)\b", path.read_text("utf-8"), re.M
        ):
            said = addressed(f"{ME} {verb} …", language, "Anne")
            if not re.match(agrees, said):
                faults.append(f"{name}: {said}")
    assert not faults


def test_a_language_without_rules_calls_him_by_his_name() -> None:
    assert addressed(f"{ME} est parti.", "xx", "Anne") == "Anne est parti."
