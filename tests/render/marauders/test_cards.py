"""Single cards: one of every deck can be drawn, and what is drawn is told."""

import io

import pytest
from PIL import Image, ImageChops

from data.content import marauders_content
from data.locale import Texts, languages
from render.games import card
from render.kit.assets import font
from render.kit.canvas import wrapped
from render.kit.theme import theme, themes
from render.marauders.cards.card import TEXT_SIZES, kind_colour, text_box
from render.marauders.cards.facts import kind_of, read_card
from render.marauders.parts.sheets import sheet_plan
from tests.render.golden import CARDS
from tests.render.kit.test_colours import contrast

BOX = marauders_content()
EVERY = [found for deck in BOX.decks.values() for found in deck.cards]
ONE_EACH = sorted({kind_of(found): found.id for found in EVERY}.items())
TEXTS = Texts("en")
READABLE = next(size for size in TEXT_SIZES if size <= 28)


@pytest.mark.parametrize(("kind", "id"), ONE_EACH)
def test_a_card_of_every_deck_is_drawn_in_the_same_design(kind: str, id: str):
    picture = card("marauders", id, TEXTS)
    assert picture is not None
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == sheet_plan("card", "wide").size == (picture.width, picture.height)
    first, *_, last = picture.alt.splitlines()
    assert first == f"{TEXTS.name(id)}: {TEXTS.say(f'card-kind-{kind}')}."
    assert TEXTS.say(f"card-origin-{BOX.card(id).origin}") in last


def test_there_is_a_golden_picture_of_a_card_of_every_kind():
    assert {kind: kind_of(BOX.card(id)) for kind, id in CARDS.items()} == {kind: kind for kind, _ in ONE_EACH}


@pytest.mark.parametrize("language", languages())
def test_every_card_of_the_box_is_told_whole(language: str):
    texts = Texts(language)
    for found in EVERY:
        facts = read_card(found.id, texts)
        assert facts is not None
        assert texts.has(f"card-kind-{facts.kind}")
        assert texts.has(f"card-origin-{facts.origin}")
        assert facts.text == texts.text(found.id)
        assert all(terms.label and terms.value for terms in facts.figures), found.id
        assert all(bool(terms.icon) != bool(terms.flag) for terms in facts.figures), found.id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", themes())
def test_the_longest_text_fits_in_a_size_that_is_read_on_a_phone(name: str, language: str):
    texts, look = Texts(language), theme(name)
    for found in EVERY:
        facts = read_card(found.id, texts)
        assert facts is not None
        _, _, width, height = text_box(look, facts)
        lines = wrapped(facts.text, look.faces.book, READABLE, width - 48)
        assert len(lines) * round(READABLE * 1.2) <= height - 36, found.id


@pytest.mark.parametrize("language", languages())
def test_no_figure_is_cut_short(language: str):
    texts, look = Texts(language), theme()
    for found in EVERY:
        facts = read_card(found.id, texts)
        assert facts is not None
        for terms in facts.figures:
            assert font(look.faces.sans, 16).getlength(terms.label) <= 244, (found.id, terms)
            assert font(look.faces.heavy, 20).getlength(terms.value) <= 244, (found.id, terms)
        assert font(look.faces.display, 30).getlength(facts.name) <= 648


def test_printed_and_house_cards_are_told_apart():
    printed, house = card("marauders", "felipe_de_los_reyes", TEXTS), card("marauders", "carpenter", TEXTS)
    assert printed is not None
    assert house is not None
    assert printed.alt.endswith("as printed; 1 in the box")
    assert house.alt.endswith("house card; 2 in the box")


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("felipe_de_los_reyes", ["Home port: Havana.", "Seamanship: 3.", "Influence: 3."]),
        ("admiral_evertsen", ["Enters at: St. Maarten.", "Scouting: 3."]),
        ("carpenter", ["Hired for: 5 gold."]),
        ("gunner_captain", ["Skill roll: Leadership.", "Hired in a port: Dutch."]),
        ("wreck_of_the_santa_clara", ["At sea: The Caribbean Sea.", "Skill roll: Scouting."]),
        ("the_queens_nephew", ["Claim in: Caracas.", "Reward: 22 gold."]),
        ("cocoa_5", ["Plunder: 4 gold.", "In a raid: Hit: Hull."]),
        ("cocoa_1", ["Plunder: 2 gold.", "In a raid: Escape."]),
        ("frigate", ["Toughness: 3.", "Bought for: 35 gold.", "Sold for: 10 gold."]),
        ("extra_hammocks", ["Crew: +1."]),
        ("demand_rum", ["Good: Rum."]),
        ("merchant_dutch", ["Nation: Dutch."]),
        ("bounty_dutch", ["Nation: Dutch."]),
    ],
)
def test_figures_are_what_the_content_says(id: str, told: list[str]):
    picture = card("marauders", id, TEXTS)
    assert picture is not None
    assert set(told) <= set(picture.alt.splitlines())


def test_a_piece_is_drawn_as_its_card_and_two_cards_differ():
    whole, piece = card("marauders", "carpenter", TEXTS), card("marauders", "carpenter.2", TEXTS)
    other = card("marauders", "surgeon", TEXTS)
    assert whole is not None
    assert piece is not None
    assert other is not None
    assert whole.data == piece.data
    images = [Image.open(io.BytesIO(found.data)) for found in (whole, other)]
    assert ImageChops.difference(*images).getbbox()


def test_what_is_no_card_and_games_without_single_cards_give_none():
    assert card("marauders", "rules-raid", TEXTS) is None
    assert card("marauders", "", TEXTS) is None
    assert card("treasure_fleet", "carpenter", TEXTS) is None
    assert card("chess", "carpenter", TEXTS) is None


@pytest.mark.parametrize("name", themes())
def test_the_emblem_stands_out_from_the_colour_of_its_kind(name: str):
    look = theme(name)
    for kind, _ in ONE_EACH:
        assert contrast(look.colours.white, kind_colour(look, kind)) >= 3, kind
        assert contrast(kind_colour(look, kind), look.colours.paper) >= 3, kind
