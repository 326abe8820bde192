"""Rumors and missions have a line of story beneath their names: what sailors say, and no rule."""

from __future__ import annotations

import re

import pytest

from data.content import marauders_box
from data.content.modules import MODULES, module_locales
from data.locale import Texts, languages
from render.kit.assets import font
from render.kit.theme import theme, themes
from render.marauders.cards.card import STORY, card_plan
from render.marauders.cards.facts import read_card

LANGUAGES = languages()
TEXTS = {language: Texts(language, module_locales()) for language in LANGUAGES}
CARDS = {
    card.id: modules
    for modules in ((), tuple(MODULES))
    for deck in ("rumor", "mission")
    for card in marauders_box(modules).decks[deck].cards
}
"""All rumors and missions, with modules with which they are in the box."""
MOST = 70
"""Characters of a line: it has room on a card in every theme."""
RULES = {
    "en": r"\d|\b(gold|glory|bount|crews?\b|cargo|dice|die\b|roll|action|scout|influence|leadership"
    r"|seamanship|hits?\b|cards?\b|rumors?|missions?|claim|points?\b|zones?\b|demand|hold\b)",
    "de": r"\d|\b(gold|ruhm|kopfgeld|mannschaft|fracht|ladung|würfe?l|wurf|aktion|erkund|einfluss"
    r"|führungskraft|seemannskunst|treffer|karten?\b|gerücht|auftr[aä]g|punkte?\b|zonen?\b|nachfrage|waren?\b)",
}
"""Numerals and the words of the rules, which belong into a card's text."""


def own(language: str, card: str) -> bool:
    """Whether the language itself has a line for this card."""
    found = TEXTS[language]._library.sources.get(f"story-{card}")
    return found is not None and found[0] == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rumor_and_mission_has_a_line_of_story_in_each_language(language: str) -> None:
    assert [card for card in CARDS if not own(language, card)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_story_has_no_rule_and_no_numeral(language: str) -> None:
    told = {card: TEXTS[language].story(card) for card in CARDS}
    assert [line for line in told.values() if re.search(RULES[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_story_is_a_short_sentence_of_its_own(language: str) -> None:
    told = [TEXTS[language].story(card) for card in CARDS]
    assert [line for line in told if len(line) > MOST or not line.endswith((".", "?"))] == []
    assert len({*told}) == len(told)


def test_no_line_of_story_is_for_a_card_that_is_not_there() -> None:
    for texts in TEXTS.values():
        assert {key.removeprefix("story-") for key in texts.keys("story-")} == {*CARDS}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", themes())
def test_a_line_of_story_has_room_beneath_the_name_in_every_theme(name: str, language: str) -> None:
    look = theme(name)
    size = STORY[look.sizes.layout]
    for card, modules in CARDS.items():
        facts = read_card(card, TEXTS[language], modules)
        assert facts is not None
        assert facts.story
        plan = card_plan(look, facts)
        lines = 2 * plan.story[2]
        assert font(look.faces.story, size).getlength(facts.story) < lines, facts.story
        assert plan.story[1] + plan.story[3] <= plan.art[1], card


def test_a_card_is_quoted_with_its_story_in_italics() -> None:
    texts = TEXTS["en"]
    assert texts.quote("drowned_bells.1") == f"{texts.text('drowned_bells')} *{texts.story('drowned_bells')}*"
    assert texts.quote("carpenter") == texts.text("carpenter")
    drawn = texts.say("told-rumor-drawn-own", count=2, cards=["drowned_bells.1", "half_a_map.1"])
    for card in ("drowned_bells", "half_a_map"):
        assert f"{texts.name(card)} (*{texts.story(card)}*)" in drawn
