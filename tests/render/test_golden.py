"""Golden pictures, compared with a tolerance, and golden alt texts, compared exactly."""

from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit.picture import Picture
from tests.render.golden import FOLDER, PICTURES, small

MEAN = 4.0  # mean difference a channel, of 255: the golden picture has 256 colours
FAR = 60  # a pixel that differs by this much is somewhere else
STRAYED = 0.002  # part of the pixels that may


@cache
def picture(name: str) -> Picture:
    """The picture of this name, drawn once."""
    return PICTURES[name]()


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_looks_as_it_did_when_a_person_last_looked_at_it_and_says_so(name: str):
    assert picture(name).alt + "\n" == (FOLDER / f"{name}.txt").read_text("utf-8")
    drawn = small(picture(name))
    with Image.open(FOLDER / f"{name}.png") as file:
        expected = file.convert("RGB")
    assert drawn.size == expected.size
    difference = ImageChops.difference(drawn, expected)
    assert max(ImageStat.Stat(difference).mean) < MEAN
    far = sum(difference.convert("L").histogram()[FAR:])
    assert far < STRAYED * drawn.width * drawn.height


def test_a_captain_moved_to_the_next_zone_is_not_within_the_tolerance():
    """The tolerance would be worth nothing if it forgave what a player looks for."""
    from render.games import board
    from tests.render.marauders.sample import PLAYERS, TEXTS, busy

    view = busy()
    view["state"]["seats"][1]["captain"]["zone"] = "san_juan"
    moved = small(board(view, TEXTS, PLAYERS))
    with Image.open(FOLDER / "board.png") as file:
        difference = ImageChops.difference(moved, file.convert("RGB"))
    assert sum(difference.convert("L").histogram()[FAR:]) > STRAYED * moved.width * moved.height
