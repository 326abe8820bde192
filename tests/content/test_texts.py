"""Everything in the box has a name, and every card that does something says what."""

import re
from pathlib import Path
from typing import get_args

import pytest

from data.content import marauders_content
from data.content.models import RumorCard
from data.content.verbs.reward_effects import Choose
from data.content.words import (
    COMPASS,
    GOODS,
    LOCATIONS,
    MODIFICATIONS,
    NATIONS,
    NPCS,
    SHIPS,
    SKILLS,
    SPECIALISTS,
    WEAPONS,
    ZONES,
    Direction,
)
from data.locale.texts import Texts

CONTENT = marauders_content()
TEXTS = Texts("en")
CARDS = {card.id: card for deck in CONTENT.decks.values() for card in deck.cards}
SILENT = {"cargo", "demand", "merchant", "bounty"}
"""Decks whose pieces say all in their name."""

WORDS = (
    *(*ZONES, *NATIONS, *GOODS, *SHIPS, *LOCATIONS, *SKILLS, *NPCS, *SPECIALISTS),
    *(*COMPASS, *MODIFICATIONS, *WEAPONS, *get_args(Direction), "escape"),
)


@pytest.mark.parametrize("name", [*WORDS, *CARDS])
def test_everything_has_a_name(name: str) -> None:
    assert TEXTS.has(f"name-{name}")
    assert TEXTS.name(name).strip() not in ("", name)


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.deck not in SILENT])
def test_every_card_says_what_it_does(card: str) -> None:
    text = TEXTS.text(card)
    assert text.endswith(".")
    assert "{" not in text
    assert len(text) <= 400


def test_every_zone_ability_is_told() -> None:
    for zone in CONTENT.zones.values():
        for ability in zone.abilities:
            assert TEXTS.text(ability).endswith(".")


def test_every_ability_of_a_captain_is_told_on_his_card() -> None:
    for captain in CONTENT.captains.values():
        for ability in captain.abilities:
            told = TEXTS.text(f"{captain.id}_{ability.handler}")
            assert told.endswith(".")
            assert told in TEXTS.text(captain.id)


def test_every_choice_has_a_label() -> None:
    for card in (*CONTENT.glory.values(), *CONTENT.rumors.values(), *CONTENT.missions.values()):
        for effect in card.effect:
            if isinstance(effect, Choose):
                for option in effect.options:
                    assert TEXTS.has(f"option-{card.id}-{option.id}"), (card.id, option.id)


def test_two_cards_are_never_called_the_same() -> None:
    called: dict[str, str] = {}
    for card in CARDS.values():
        if card.deck in SILENT:
            continue
        name = TEXTS.name(card.id)
        assert name not in called, (card.id, called[name])
        called[name] = card.id


@pytest.mark.parametrize("rumor", CONTENT.rumors.values(), ids=lambda rumor: rumor.id)
def test_rumors_tell_their_place_and_skill(rumor: RumorCard) -> None:
    start = (
        TEXTS.text(rumor.id).partition(", ")[0] + TEXTS.text(rumor.id).partition(", ")[2].partition(".")[0]
    )
    zone = TEXTS.name(rumor.zone)
    assert zone.removeprefix("The ") in start
    assert TEXTS.name(rumor.skill) in start
    assert start.startswith("At sea" if rumor.at == "sea" else "In the port")


def test_missions_tell_where_they_are_claimed() -> None:
    for card in CONTENT.missions.values():
        assert TEXTS.text(card.id).startswith(f"Claim in {TEXTS.name(card.zone)}"), card.id
        roll = card.claim.roll
        assert roll is None or f"with a{'n' * (roll == 'influence')} {TEXTS.name(roll)} roll" in TEXTS.text(
            card.id
        )


SPELLED = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "twice": 2}


def told(text: str) -> set[int]:
    numbers = {int(number) for number in re.findall(r"\d+", text)}
    return numbers | {
        value for word, value in SPELLED.items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)
    }


@pytest.mark.parametrize("deck", ["rumor", "mission"])
def test_the_figures_of_a_card_are_told(deck: str) -> None:
    for card in CONTENT.decks[deck].cards:
        text = TEXTS.text(card.id)
        for gold in re.findall(r"\b(?:gold|instead|guards|leadership|raids|turns|space)=(\d+)", str(card)):
            assert int(gold) <= 1 or int(gold) in told(text), (card.id, gold)


def test_no_text_belongs_to_nothing() -> None:
    known = {*CARDS, *(ability for zone in CONTENT.zones.values() for ability in zone.abilities)}
    known |= {f"{c.id}_{ability.handler}" for c in CONTENT.captains.values() for ability in c.abilities}
    source = Path(__file__).parents[2] / "data/locale/en/marauders-cards.ftl"
    texts = re.findall(r"^text-(\w+) =", source.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(texts) <= known
