"""Ships lose their parts visibly, one step after another, and are the same each time they are drawn."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import Image, ImageChops

from render.art.shown import ART, WHOLE, Losses, names, ship, ship_names, spots
from tests.artwork.cards import cards
from tools.artwork.make_art import rastered
from tools.artwork.ships.layers import layers
from tools.artwork.ships.plans import PLANS

EACH = pytest.mark.parametrize("name", sorted(PLANS))


def changed(before: Image.Image, after: Image.Image) -> int:
    """How many pixels differ clearly, on the paper of a mat."""
    ground = Image.new("RGBA", before.size, "#efe4c8")
    apart = ImageChops.difference(*(Image.alpha_composite(ground, picture) for picture in (before, after)))
    return sum(apart.convert("L").histogram()[32:])


@pytest.mark.in_turn(4)
@EACH
@pytest.mark.parametrize("location", ["masts", "guns", "hull"])
def test_each_hit_shows(name: str, location: str):
    for most in (1, 3, 6):
        steps = [ship(name, 320, Losses(**{location: (taken, most)})) for taken in range(most + 1)]
        for before, after in pairwise(steps):
            assert changed(before, after) > 30, (name, location, most)


@EACH
def test_a_ship_that_has_lost_its_hull_goes_down_by_the_bow(name: str):
    """Nothing of her is seen below the waves, and what stands above them has tilted."""
    afloat, sinking = (ship(name, 640, Losses(hull=(taken, 3))) for taken in (2, 3))
    keel, waves = ((shown.getbbox() or (0, 0, 0, 0))[3] for shown in (afloat, sinking))
    assert waves < keel - 10
    above = [shown.crop((0, 0, 640, waves - 20)) for shown in (afloat, sinking)]
    assert changed(*above) > 10_000


@EACH
def test_more_hits_than_there_are_look_like_everything_lost(name: str):
    assert changed(ship(name, 200, Losses(masts=(2, 2))), ship(name, 200, Losses(masts=(5, 2)))) == 0


@EACH
def test_no_part_of_a_ship_leaves_the_picture(name: str):
    for losses in (WHOLE, Losses((1, 1), (1, 1), (1, 1))):
        left, top, right, bottom = ship(name, 640, losses).getchannel("A").getbbox() or (0, 0, 0, 0)
        assert 0 < left < right < 640, (name, left, right)
        assert 0 < top < bottom < 480, (name, top, bottom)


def test_no_two_ships_look_alike():
    pictures = [ship(name, 160) for name in ship_names()]
    for index, first in enumerate(pictures):
        for second in pictures[index + 1 :]:
            assert changed(first, second) > 800


def test_flag_and_colour_of_the_sails_show():
    plain = ship("brig", 320)
    flags = [ship("brig", 320, flag=flag) for flag in names("flags")]
    assert all(changed(plain, flag) > 150 for flag in flags)
    assert changed(plain, ship("brig", 320, sails="#e08a6a")) > 3000


def test_every_ship_of_the_content_is_drawn():
    assert set(cards("marauders", "ship")) <= set(ship_names())
    assert {card["kind"] for card in cards("port_royal", "ship").values()} <= set(ship_names())


def test_drawing_a_ship_again_gives_the_same():
    once, again = ([layer.sheet.svg() for layer in layers("sloop")] for _ in range(2))
    assert once == again
    drawn = next(layer for layer in layers("sloop") if layer.name == "hull")
    fresh = rastered(drawn.sheet, 640)
    kept = ship("sloop", 640)
    box = (200, 400, 420, 430)
    apart = ImageChops.difference(fresh.crop(box).convert("L"), kept.crop(box).convert("L"))
    assert sum(apart.histogram()[48:]) < 0.02 * apart.width * apart.height


def test_nothing_is_left_over():
    kept = {file.stem for file in (ART / "ships").glob("*.webp")}
    assert kept == set(PLANS) == set(ship_names())


@pytest.mark.parametrize("name", ship_names())
def test_the_spots_of_hit_locations_lie_apart_on_the_ship(name: str):
    found = spots(name)
    assert set(found) == {"hull", "cargo", "masts", "crew", "cannons"}
    drawn = ship(name, 640).getchannel("A")
    for x, y in found.values():
        assert drawn.crop(
            (round(640 * x) - 9, round(480 * y) - 9, round(640 * x) + 9, round(480 * y) + 9)
        ).getbbox()
    for one, other in combinations(found.values(), 2):
        assert hypot(640 * (one[0] - other[0]), 480 * (one[1] - other[1])) > 44, name
