"""The page on the look says what is so: its colours, its pictures; and bands can be read."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from render.art.colours import GOODS
from render.art.decks import DECKS
from render.art.ink import INK, LINEN
from render.art.shown import ART
from tests.render.kit.test_colours import BLINDNESS, contrast, lab
from tools.artwork.portraits.person import TINTS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "look.md").read_text(encoding="utf-8")


def test_the_page_has_the_colours_of_the_goods_and_of_the_ink():
    for good, colour in GOODS.items():
        assert re.search(rf"\| {good.capitalize()} \| {colour} ", PAGE), good
    assert INK in PAGE


def test_its_pictures_exist():
    found = re.findall(r"\((pictures/\S+)\)", PAGE)
    assert len(found) == 8
    assert all((DOCS / name).is_file() for name in found)
    kept = {f"pictures/{file.name}" for file in (DOCS / "pictures").glob("look-*")}
    assert set(found) == kept


@pytest.mark.parametrize("deck", DECKS)
def test_a_title_can_be_read_on_its_band(deck: str):
    assert contrast(LINEN, DECKS[deck]) >= 4.5


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_no_two_nations_have_the_same_tint_for_anybody(blindness: str):
    tints = [lab(TINTS.grounds[nation], blindness) for nation in ("spanish", "english", "french", "dutch")]
    for first, second in combinations(tints, 2):
        assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > 18


def test_ink_can_be_read_on_the_tint_of_each_nation():
    assert all(contrast(INK, tint) >= 7 for tint in TINTS.grounds.values())


def test_all_art_is_smaller_than_six_megabytes():
    assert sum(file.stat().st_size for file in ART.rglob("*") if file.is_file()) < 6_000_000
