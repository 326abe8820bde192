"""Turns written for a forum: each with its heading and lines, dice spelled, and names that are only names."""

from __future__ import annotations

import re

import pytest

from data.content.modules import module_locales
from data.locale import Texts, languages
from data.telling import Read, open_plan
from data.telling.forum import (
    BBCODE,
    FORMS,
    MARKDOWN,
    Turn,
    newest,
    of_round,
    since_turn_of,
    turns_of,
    written,
)
from tests.telling.games import log_of

PLAN = open_plan(module_locales())
GAMES = ("marauders", "port_royal", "treasure_fleet")
HOSTILE = (
    "[/b][url=http://evil.example]Anne",
    "**Bo**b_\n# https://www.evil.example",
    "<@4> `Cy` @everyone|",
)
BOLD = {BBCODE: ("[b]", "[/b]"), MARKDOWN: ("**", "**")}


def turns(game: str) -> list[Turn]:
    """A whole game as everybody may read it, turn by turn."""
    known = ((at, entry.read(None)) for at, entry in enumerate(log_of(game, 3, "forum")))
    return turns_of(PLAN, [Read(at, one["key"], one["args"], one["own"]) for at, one in known if one], {})


def told(game: str, form: str, language: str = "en", names: tuple[str, ...] = ("Anne", "Bart", "Cy")) -> str:
    """A whole game for a forum."""
    texts = Texts(language, module_locales()).on_page()
    return written(form, f"{game} · table 7", turns(game), PLAN, texts, names)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_without_what_only_discord_reads(game: str, form: str, language: str) -> None:
    text = told(game, form, language)
    headed = sum(turn.block.head is not None for turn in turns(game))
    headings = [
        line for line in text.splitlines() if line.startswith("[b]" if form == BBCODE else "### ") and line
    ]
    assert len(headings) >= headed
    assert not re.search("[⚀-⚅`\ue000\ue001]|<:|☠(?!\ufe0f)", text)
    for line in text.splitlines():
        begin, end = BOLD[form]
        assert line.count(begin) == line.count(end)
        assert form == MARKDOWN or "**" not in line
        assert line.count("**") % 2 == 0
    assert {"Anne", "Bart", "Cy"} <= set(re.findall(r"\w+", text))


def test_dice_are_spelled_as_they_fell() -> None:
    for language, skull in {"en": "skull", "de": "Totenkopf"}.items():
        fell = rf"(?:[1-4]|{skull})(?:, (?:[1-4]|{skull}))+"
        assert re.search(fell, told("marauders", BBCODE, language))


@pytest.mark.parametrize("game", GAMES)
def test_no_name_marks_or_links_or_calls_anything_in_bbcode(game: str) -> None:
    """All brackets that are read are those of our own bold and slanted text."""
    text = told(game, BBCODE, names=HOSTILE)
    assert set(re.findall(r"\[[^\u2060]", text)) <= {"[b", "[i", "[/"}
    assert set(re.findall(r"\[(?!\u2060)[^\]]*\]", text)) <= {"[b]", "[/b]", "[i]", "[/i]"}
    assert not re.search(r"://|www\.|@\w", text)
    for line in text.splitlines():
        assert line.count("[b]") == line.count("[/b]")


@pytest.mark.parametrize("game", GAMES)
def test_no_name_marks_or_links_or_calls_anything_in_markdown(game: str) -> None:
    text, usual = told(game, MARKDOWN, names=HOSTILE), told(game, MARKDOWN)
    assert text.count("\n") == usual.count("\n")
    bare = re.sub(r"\\.", "", text)
    assert bare.count("**") == re.sub(r"\\.", "", usual).count("**")
    assert not re.search(r"[<>\[\]_~|`]|://|www\.|@\w", bare)
    assert "\\*\\*Bo\\*\\*b" in text


def test_no_name_steers_a_terminal_or_turns_a_line_around() -> None:
    names = ("a\u202eb", "c\x00\x1b[31md", "e\ue0001\ue001f \u200d")
    for form in FORMS:
        text = told("port_royal", form, names=names)
        assert not re.search("[\x00-\x09\x0b-\x1f\u202a-\u202e\u2066-\u2069\ue000\ue001]", text)
        assert "ab" in text
        assert "e1f" in text


def test_a_part_of_a_game_is_the_last_turn_a_round_or_all_since_ones_own() -> None:
    game = turns("port_royal")
    assert newest(game) == game[-1:]
    rounds = {turn.round for turn in game}
    for number in (0, 1, max(rounds)):
        assert [turn.round for turn in of_round(game, number)] == [number] * len(of_round(game, number))
        assert of_round(game, number)
    assert of_round(game, None) == of_round(game, game[-1].round)
    assert not of_round(game, max(rounds) + 1)
    seat = game[-3].actor
    assert seat is not None
    since = since_turn_of(game, seat)
    assert [turn.actor for turn in since] == [turn.actor for turn in game[-2:]]
    assert since_turn_of(game, 77) == game, "who had no turn reads all"
    shared = turns("treasure_fleet")
    assert since_turn_of(shared, 0) == newest(shared), "turns are everybody's"
    assert (newest([]), of_round([], None)) == ([], [])


def test_a_line_that_is_cut_within_a_name_keeps_no_half_of_it() -> None:
    game = turns("marauders")
    texts = Texts("en", module_locales()).on_page()
    names = ["A" * 40] * 3
    for form in FORMS:
        assert not re.search("[\ue000\ue001]", written(form, "\ue0007", game, PLAN, texts, names))
