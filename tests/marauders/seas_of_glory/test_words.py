"""What players read of the expansion tells what has happened, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from data.content.modules import module_locales
from data.locale import Texts

WORDS = [Texts(language, module_locales()).with_players(["Anne", "Bart"]) for language in ("en", "de")]


def said(key: str, **args: Any) -> list[str]:
    """A log line in both languages."""
    entry: Mapping[str, Any] = {"key": key, "args": args}
    return [words.entry(entry) for words in WORDS]


@pytest.mark.parametrize(
    ("step", "english", "german"),
    [
        ("mutiny", "is in open mutiny now", "Anne meutert:"),
        ("restless", "is Restless now", "Anne ist jetzt unruhig:"),
    ],
)
def test_words_loyalty_what_a_crew_does(step: str, english: str, german: str) -> None:
    in_english, in_german = said("loyalty.fell", seat=0, step=step, why="port")
    assert english in in_english
    assert german in in_german


def test_words_loyalty_a_turn_that_ends_where_it_began_may_have_been_spent_at_sea() -> None:
    in_english, in_german = said("loyalty.fell", seat=0, step="restless", why="port")
    assert "all the time" not in in_english
    assert "die ganze Zeit" not in in_german


def test_words_locations_where_a_fort_sends_a_ship_each_preposition_stands_once() -> None:
    for zone in ("nassau", "caribbean_sea"):
        told = {"seat": 0, "npc": "english", "name": "admiral_myngs", "origin": "havana", "zone": zone}
        in_english, in_german = said("fort.sent", **told)
        assert in_english.count(" to ") == in_english.count(" from ") == 1
        assert in_german.count(" von ") == in_german.count(" nach ") + in_german.count(" in die ") == 1


def test_words_storm_where_it_came_from() -> None:
    assert said("storm.drifted", origin="havana", zone="nassau") == [
        "The storm drifted from Havana to Nassau.",
        "Der Sturm zog von Havanna nach Nassau.",
    ]


@pytest.mark.parametrize(("hits", "crew"), [(0, 3), (1, 2), (3, 0)])
def test_words_locations_an_assault_never_costs_more_crew_than_there_was(hits: int, crew: int) -> None:
    for line in said("assault.hits", seat=0, hits=hits, crew=crew):
        assert f": {crew} left." in line or f": noch {crew}." in line
        assert not any(f" {verb} {hits}" in line for verb in ("lost", "verlor"))
