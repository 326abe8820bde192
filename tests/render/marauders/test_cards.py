"""Single cards: one of every deck can be drawn, and what is drawn is told."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from data.content import marauders_box, marauders_content
from data.content.modules import MODULES
from data.locale import Texts, languages
from render.games import card
from render.kit.assets import font
from render.kit.canvas import wrapped
from render.kit.theme import theme, themes
from render.marauders.cards.card import TEXT_SIZES, card_plan, kind_colour, origin_sign
from render.marauders.cards.facts import kind_of, read_card
from render.marauders.parts.art import has_portrait, has_vignette
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
        for terms in facts.figures:
            assert [bool(terms.icon), bool(terms.flag), bool(terms.good)].count(True) == 1, found.id


@pytest.mark.parametrize("language", languages())
def test_a_card_of_any_module_has_a_kind_with_a_name(language: str):
    texts = Texts(language)
    for found in (one for deck in marauders_box(MODULES).decks.values() for one in deck.cards):
        facts = read_card(found.id, texts, MODULES)
        assert facts is not None
        assert texts.has(f"card-kind-{facts.kind}"), facts.kind


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", themes())
def test_the_longest_text_fits_in_a_size_that_is_read_on_a_phone(name: str, language: str):
    texts, look = Texts(language), theme(name)
    for found in EVERY:
        facts = read_card(found.id, texts)
        assert facts is not None
        _, _, width, height = card_plan(look, facts).text
        lines = wrapped(facts.text, look.faces.text, READABLE, width - 16)
        assert len(lines) * round(READABLE * 1.2) <= height - 8 or not facts.text, found.id


@pytest.mark.parametrize("language", languages())
def test_no_figure_is_cut_short(language: str):
    texts, look = Texts(language), theme()
    for found in EVERY:
        facts = read_card(found.id, texts)
        assert facts is not None
        plan = card_plan(look, facts)
        for terms, cell in zip(facts.figures, (*plan.beside, *plan.beneath), strict=True):
            assert font(look.faces.sans, 13).getlength(terms.label) <= cell[2] - 80, (found.id, terms)
            assert font(look.faces.heavy, 18).getlength(terms.value) <= cell[2] - 80, (found.id, terms)
        lines = wrapped(facts.name, look.faces.name, 36, 632)
        assert len(lines) <= 2 or font(look.faces.name, 24).getlength(facts.name) <= 632, found.id


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
        ("admiral_evertsen", ["Appears: St. Maarten.", "Scouting: 3."]),
        ("carpenter", ["Hired for: 5 gold."]),
        ("gunner_captain", ["Skill roll: Leadership.", "Hired in a port: Dutch."]),
        ("wreck_of_the_santa_clara", ["At sea: The Caribbean Sea.", "Skill roll: Scouting."]),
        ("the_queens_nephew", ["Claim in: Caracas.", "Reward: 22 gold."]),
        ("cocoa_5", ["Plunder: 4 gold.", "In a raid: Hit: Hull."]),
        ("cocoa_1", ["Plunder: 2 gold.", "In a raid: Escape."]),
        ("frigate", ["Hull and Masts: 3.", "Bought for: 35 gold.", "Sold for: 10 gold."]),
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
def test_a_name_stands_out_from_the_band_of_its_deck(name: str):
    look = theme(name)
    ink, least = ("#ffffff", 7) if name == "contrast" else ("#f6ecd2", 4.5)
    for kind, _ in ONE_EACH:
        assert contrast(ink, kind_colour(look, kind)) >= least, kind


@pytest.mark.parametrize("name", themes())
def test_where_a_card_comes_from_is_a_sign_of_its_own_shape(name: str):
    signs = [origin_sign(theme(name), origin, 28).convert("L") for origin in ("printed", "house", "stand-in")]
    for first, second in combinations(signs, 2):
        assert sum(ImageChops.difference(first, second).histogram()[96:]) > 40


def test_everybody_and_everything_with_art_is_drawn_on_its_card():
    drawn = {found.id for found in EVERY if has_portrait(found.id) or has_vignette(found.id)}
    for found in EVERY:
        if kind_of(found) in ("captain", "npc", "specialist", "event", "rumor", "mission", "glory"):
            assert found.id in drawn, found.id
