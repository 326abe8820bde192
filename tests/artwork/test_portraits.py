"""Everybody has a portrait, and no two people look alike."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.art.shown import names, picture
from tests.artwork.cards import cards
from tools.artwork.make_art import rastered
from tools.artwork.portraits.bust import portrait
from tools.artwork.portraits.people import people


def wanted() -> set[str]:
    """Who needs a portrait: captains of either kind, specialists, and the persons of the other games."""
    npcs = {
        card
        for card, entry in cards("marauders", "event").items()
        if any(effect["do"] == "enter_npc" for effect in entry["effect"])
    }
    specialists = {
        entry["specialist"] for entry in cards("marauders", "glory").values() if "specialist" in entry
    }
    others = {"fleet_governor", "pirate_captain"}
    return {*cards("marauders", "captain"), *npcs, *specialists, *cards("port_royal", "person"), *others}


def test_everybody_has_a_portrait_and_nobody_is_left_over():
    assert set(people()) == set(names("portraits")) == wanted()


@pytest.fixture(scope="module")
def faces() -> dict[str, Image.Image]:
    """All portraits in grey, small, without their ground's tint."""
    return {
        name: picture("portraits", name).convert("L").resize((60, 60), Image.Resampling.BOX)
        for name in names("portraits")
    }


def test_no_two_portraits_look_alike_even_in_grey_on_a_card(faces: dict[str, Image.Image]):
    for (first, one), (second, other) in combinations(faces.items(), 2):
        apart = ImageChops.difference(one, other).crop((12, 8, 48, 52))
        assert sum(apart.histogram()[40:]) > 90, (first, second)


def test_no_two_people_have_the_same_parts():
    for first, second in combinations(people(), 2):
        assert people()[first] != people()[second], (first, second)


def test_captains_are_women_and_men_of_all_ages():
    captains = [people()[name] for name in cards("marauders", "captain")]
    assert sum(person.woman for person in captains) >= len(captains) / 4
    assert {person.age for person in captains} == {"young", "grown", "old"}
    assert len({person.skin for person in people().values()}) >= 7


def test_the_nation_of_a_captain_is_that_of_the_card():
    for name, card in cards("marauders", "captain").items():
        assert people()[name].of == card["nation"], name


@pytest.mark.parametrize("name", ["anne_dieu_le_veut", "pirate_teach", "jester_7"])
def test_drawing_a_portrait_again_gives_the_same(name: str):
    assert portrait(name, people()[name]).svg() == portrait(name, people()[name]).svg()
    fresh = rastered(portrait(name, people()[name]), 300).convert("L")
    apart = ImageChops.difference(fresh, picture("portraits", name).convert("L"))
    assert sum(apart.histogram()[48:]) < 0.01 * 300 * 300
