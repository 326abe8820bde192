"""Themes: each draws every kind of picture of every game, and is told apart from the others."""

from collections.abc import Callable
from pathlib import Path

import pytest

import render
from render.games import board, captain, scene
from render.kit.canvas import words
from render.kit.picture import Picture
from render.kit.theme import USUAL, Theme, theme, themes
from render.marauders.pictures import PICTURES
from tests.render.marauders.sample import PLAYERS, TEXTS, busy, owned, volley
from tests.render.port_royal.sample import PLAYERS as HARBOUR_PLAYERS
from tests.render.port_royal.sample import harbour_full
from tests.render.treasure_fleet.sample import fleet, hand

NAMED = pytest.mark.parametrize("name", themes())


Draw = Callable[[str], Picture | None]  # a picture in a theme


def fight(look: str) -> Picture:
    """A battle in a theme."""
    picture = scene(volley(), TEXTS, PLAYERS, look)
    assert picture
    return picture


def mat(look: str) -> Picture:
    """A mat in a theme."""
    return captain(owned(), 0, TEXTS, PLAYERS, look)


def test_the_usual_theme_comes_first_and_there_is_one_of_high_contrast_and_one_of_large_type():
    assert themes()[0] == USUAL
    assert {"contrast", "large"} <= set(themes())


@pytest.mark.in_turn(3)
@NAMED
def test_every_kind_of_picture_of_every_game_is_drawn_and_says_the_same(name: str):
    pictures: list[Draw] = [
        lambda look: board(busy(), TEXTS, PLAYERS, look),
        mat,
        fight,
        lambda look: board(harbour_full(), TEXTS, HARBOUR_PLAYERS, look),
        lambda look: captain(harbour_full(), 3, TEXTS, HARBOUR_PLAYERS, look),
        lambda look: board(fleet(), TEXTS, (*PLAYERS, "Emil"), look),
        lambda look: captain(hand(), 2, TEXTS, (*PLAYERS, "Emil"), look),
    ]
    for picture in pictures:
        usual, drawn = picture(USUAL), picture(name)
        assert usual
        assert drawn
        assert drawn.alt == usual.alt
        assert (drawn.data == usual.data) == (name == USUAL)


def readable(look: Theme, picture_width: int, size: float) -> float:
    """How high type of this size is, on a screen as wide as the picture is shown there."""
    return words("x", look.faces.bold, round(size), look.colours.ink).height / picture_width


def test_large_type_is_at_least_a_third_larger_on_the_same_screen():
    usual, large = theme(), theme("large")
    for kind in (mat, fight):
        assert kind(USUAL).width / kind("large").width > 1.33
    assert PICTURES.draw(busy(), TEXTS, large).width == PICTURES.draw(busy(), TEXTS, usual).width
    assert readable(large, 1600, large.px(25)) / readable(usual, 1600, usual.px(25)) > 1.33


def test_no_drawing_chooses_a_theme_for_itself():
    """Whoever opens the doors of render says which; a drawing that guesses could differ from its words."""
    package = Path(render.__file__).parent
    sources = {file: file.read_text(encoding="utf-8") for file in package.rglob("*.py")}
    assert len(sources) > 80
    assert [file.name for file, code in sources.items() if "Theme | None" in code] == []
