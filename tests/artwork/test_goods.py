"""Goods differ in colour and in shape, also for the colour-blind and at 20 pixels."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.art.colours import CONTRABAND, GOODS
from render.art.shown import names, picture
from tests.artwork.cards import cards
from tests.render.kit.test_colours import BLINDNESS, lab
from tools.artwork.goods import DRAWN
from tools.artwork.goods.signs import SIGNS


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_no_two_goods_have_the_same_colour_for_anybody(blindness: str):
    for first, second in combinations(GOODS, 2):
        colours = (lab(GOODS[first], blindness), lab(GOODS[second], blindness))
        apart = sum((a - b) ** 2 for a, b in zip(*colours, strict=True)) ** 0.5
        assert apart > 20, (first, second, round(apart, 1))


def test_signs_differ_in_grey_at_20_pixels():
    small: dict[str, Image.Image] = {}
    for name in names("signs"):
        ground = Image.new("RGBA", (20, 20), "#efe4c8")
        ground.alpha_composite(picture("signs", name).resize((20, 20), Image.Resampling.LANCZOS))
        small[name] = ground.convert("L")
    for first, second in combinations(small, 2):
        apart = ImageChops.difference(small[first], small[second])
        assert sum(apart.histogram()[40:]) > 60, (first, second)


def test_every_good_of_the_content_has_its_picture_and_its_sign():
    goods = {card["good"] for card in cards("marauders", "cargo").values()}
    assert goods == set(GOODS)
    kinds = {card.get("kind") for card in cards("marauders", "cargo").values()} - {None}
    assert kinds == set(CONTRABAND)
    wanted = {*GOODS, *CONTRABAND, "crate"}
    assert set(names("goods")) == set(names("signs")) == set(DRAWN) == set(SIGNS) == wanted


def test_no_picture_is_cut_off_at_its_edge():
    for kind in ("goods", "signs"):
        for name in names(kind):
            alpha = picture(kind, name).getchannel("A")
            left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
            assert left > 0, name
            assert top > 0, name
            assert right < alpha.width, name
            assert bottom < alpha.height, name
