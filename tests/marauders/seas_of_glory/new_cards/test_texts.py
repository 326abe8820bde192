"""The new cards have names and say what they do, in both languages; no two are alike."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box
from data.content.modules import MODULES, module_locales
from data.content.verbs.reward_effects import Choose
from data.locale import Texts
from tests.content.test_texts import told

BASE = marauders_box()
BOX = marauders_box([*MODULES])
CARDS = {
    card.id: card
    for deck in ("captain", "event", "rumor", "mission")
    for card in BOX.decks[deck].cards
    if BASE.find(card.id) is None
}
TEXTS = {language: Texts(language, module_locales()) for language in ("en", "de")}


def own(language: str, key: str) -> bool:
    """Whether the language itself has this message."""
    found = TEXTS[language]._library.sources.get(key)
    return found is not None and found[0] == language


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("card", CARDS)
def test_every_new_card_has_a_name_and_says_what_it_does(card: str, language: str) -> None:
    assert own(language, f"name-{card}")
    assert own(language, f"text-{card}")
    text = TEXTS[language].text(card)
    assert text.endswith(".")
    assert "{" not in text
    assert len(text) <= 400


def test_no_new_card_is_called_like_another() -> None:
    cards = [card for deck in BOX.decks.values() for card in deck.cards]
    decks = ("captain", "event", "glory", "rumor", "mission", "ship", "weapon", "mod")
    for texts in TEXTS.values():
        names = [texts.name(card.id) for card in cards if card.deck in decks]
        assert [name for name in names if names.count(name) > 1] == []


def figures(card: Any) -> str:
    """What a card does, without its name."""
    return str(card.model_dump(exclude={"id", "origin", "copies", "icons", "zone", "home"}))


def test_no_new_card_does_just_what_another_does() -> None:
    for deck in ("event", "rumor", "mission"):
        done = [figures(card) for card in BOX.decks[deck].cards]
        assert len({*done}) == len(done)


@pytest.mark.parametrize("language", TEXTS)
def test_each_ability_and_choice_is_told(language: str) -> None:
    texts = TEXTS[language]
    for name in CARDS:
        card = BOX.card(name)
        for ability in getattr(card, "abilities", ()):
            assert texts.text(f"{name}_{ability.handler}") in texts.text(name)
        for effect in getattr(card, "effect", ()):
            for option in effect.options if isinstance(effect, Choose) else ():
                assert own(language, f"option-{name}-{option.id}"), (name, option.id)


FIGURES = (
    "gold",
    "instead",
    "guards",
    "leadership",
    "raids",
    "turns",
    "space",
    "cards",
    "draw",
    "keep",
    "crew",
)


@pytest.mark.parametrize("deck", ["event", "rumor", "mission"])
def test_the_figures_of_a_new_card_are_told(deck: str) -> None:
    for name in CARDS:
        card = BOX.card(name)
        if card.deck != deck:
            continue
        text = TEXTS["en"].text(name)
        for effect in (*getattr(card, "effect", ()), *getattr(card, "tasks", ())):
            for figure in FIGURES:
                value = getattr(effect, figure, None)
                if isinstance(value, int) and value > 1:
                    assert value in told(text), (name, figure, value)


def test_new_rumors_and_missions_tell_where_they_lead() -> None:
    texts = TEXTS["en"]
    for name in CARDS:
        card: Any = BOX.card(name)
        text = texts.text(name)
        if card.deck == "rumor":
            first, skill, _ = text.partition(f"{texts.name(card.skill)}.")
            assert skill, name
            assert texts.name(card.zone).removeprefix("The ") in first, name
            assert first.startswith("At sea" if card.at == "sea" else "In the port"), name
        if card.deck == "mission":
            assert text.startswith(f"Claim in {texts.name(card.zone)}"), name
            roll = card.claim.roll
            assert roll is None or f"{texts.name(roll)} roll" in text, name
