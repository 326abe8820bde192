"""Every card that is no person, ship or good has a vignette, and every vignette is on a card."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.art.shown import names, picture, vignettes
from tests.artwork import cards as content
from tools.artwork.make_art import rastered
from tools.artwork.portraits.people import people
from tools.artwork.scenes.book import DRAWN, scene


def wanted() -> set[str]:
    """The cards that need a vignette."""
    found: set[str] = set()
    for deck in ("event", "rumor", "mission", "glory", "location", "weapon", "mod"):
        found |= {
            card for card, entry in content.cards("marauders", deck).items() if "specialist" not in entry
        }
    for deck in ("expedition", "tax"):
        found |= set(content.cards("port_royal", deck))
    for deck in ("fleet", "pirate", "lookout"):
        found |= set(content.cards("treasure_fleet", deck))
    return found - set(people())


@pytest.mark.in_turn(3)
def test_every_card_has_its_vignette():
    assert set(vignettes()) == wanted()


def test_every_vignette_is_drawn_and_on_a_card():
    assert set(vignettes().values()) == set(DRAWN) == set(names("scenes"))


def test_the_more_a_treasure_ship_is_worth_the_more_gold_is_in_her_sky():
    fleet = content.cards("treasure_fleet", "fleet")
    order = ["fleet_least", "fleet_small", "fleet_middle", "fleet_large", "fleet_greatest"]
    worth = sorted(
        (card["points"], vignettes()[name]) for name, card in fleet.items() if card["kind"] == "ship"
    )
    places = [order.index(name) for _, name in worth]
    assert places == sorted(places)
    assert set(places) == set(range(5))


def test_no_two_vignettes_look_alike_on_a_card():
    small = {
        name: picture("scenes", name).convert("RGB").resize((100, 62), Image.Resampling.BOX)
        for name in names("scenes")
    }
    for first, second in combinations(small, 2):
        apart = ImageChops.difference(small[first], small[second]).convert("L")
        assert sum(apart.histogram()[40:]) > 150, (first, second)


@pytest.mark.parametrize("name", ["storm", "market", "governor"])
def test_drawing_a_vignette_again_gives_the_same(name: str):
    assert scene(name).svg() == scene(name).svg()
    apart = ImageChops.difference(
        rastered(scene(name), 480).convert("L"), picture("scenes", name).convert("L")
    )
    assert sum(apart.histogram()[64:]) < 0.01 * 480 * 300
