"""What is said on a page of ours speaks of nothing that only Discord has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from bot.web.words import page_words
from data.locale import Texts, languages

BOT = Path(__file__).parents[2] / "bot"
ROOMS = (
    "crews", "decisions", "lobbies", "log", "looking", "moderation", "protocol", "servers", "tables", "time",
    "watching", "wording",
)  # fmt: skip
"""What pages ask for, too."""
OF_DISCORD = re.compile(
    r"(?<![\w}<])/[a-z]+|\b[Pp]ress\b|\b[Bb]utton|Discord|[Ss]erver|[Tt]hread|direct message|newest message"
    r"|Knopf|Nachricht|drück"
)
NOT_THERE = {"scene-moved", "tell-many-followers", "tell-open-dm"}
"""A page moves no table to another channel, and nobody follows a table there by direct messages."""
PAGED = "page-"


def own_keys(texts: Texts) -> Iterator[str]:
    """All keys that have a message of their own for pages."""
    yield from (key.removeprefix(PAGED) for key in texts.keys(PAGED) if texts.has(key.removeprefix(PAGED)))


def named() -> set[str]:
    """Every literal in the rooms' source that may be the key of a text."""
    return {
        node.value
        for room in ROOMS
        for file in (BOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"[a-z]+(-[a-z]+)+", node.value)
    }


@pytest.mark.parametrize("language", languages())
def test_a_message_for_pages_stands_for_another_and_needs_no_more_than_it(language: str) -> None:
    texts = Texts(language)
    stands = {*own_keys(texts)}
    assert len(stands) > 20
    assert {key for key in texts.keys(PAGED) if texts.file(key) == "paged"} == {PAGED + key for key in stands}
    for key in stands:
        ours, theirs = texts._library.message(PAGED + key), texts._library.message(key)
        assert ours is not None
        assert theirs is not None
        assert ours.variables <= theirs.variables, key


@pytest.mark.parametrize("language", languages())
def test_nothing_that_a_page_is_told_speaks_of_what_only_discord_has(language: str) -> None:
    texts, written = Texts(language), FluentSerializer()
    looked_at = [key for key in named() if texts.has(key)]
    assert len(looked_at) > 80
    wrong: dict[str, str] = {}
    for key in looked_at:
        sources = texts._library.sources
        message = (sources.get(PAGED + key) or sources[key])[1]
        said = written.serialize_entry(message).partition("=")[2]
        if OF_DISCORD.search(said) and key not in NOT_THERE:
            wrong[key] = said
    assert not wrong


def test_a_page_is_told_its_own_words_and_nobody_else_is() -> None:
    texts = Texts("en")
    there = texts.on_page()
    assert "button" in texts.say("tell-old-button")
    assert "button" not in there.say("tell-old-button")
    assert there.say("tell-full") == texts.say("tell-full")
    assert "button" not in there.screen_reader().say("tell-old-button")


@pytest.mark.parametrize("language", languages())
def test_whatever_a_page_fills_in_is_left_open_for_it(language: str) -> None:
    """ "Steps 1–{$upto} of 5" stood on it."""
    assert not [key for key, said in page_words(Texts(language)).items() if "{$" in said or "???" in said]
