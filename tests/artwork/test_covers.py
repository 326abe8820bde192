"""Every game has a cover of its own, as it is drawn, with words for it; and the ornaments of the chart."""

from itertools import combinations

import pytest
from PIL import ImageChops

from data.locale import Texts, languages
from engine.games import GAMES
from render.art.shown import names, picture
from render.games import cover
from render.kit.theme import theme, themes
from render.marauders.chart.layout import chart
from render.marauders.chart.sheet import faint
from tests.render.kit.test_colours import contrast
from tests.render.marauders.test_chart import overlap
from tools.artwork.covers import COVERS, covers
from tools.artwork.make_art import rastered
from tools.artwork.ornaments import ornaments

NAMES = {"marauders": "Merchants & Marauders", "port_royal": "Port Royal", "treasure_fleet": "Treasure Fleet"}


def test_every_game_has_a_cover():
    assert set(COVERS) == set(names("covers")) == set(GAMES)
    assert cover("skat", Texts()) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_told_in_words(game: str, language: str):
    texts = Texts(language)
    shown = cover(game, texts)
    assert shown is not None
    assert shown.alt.startswith(NAMES[game])
    assert (shown.width, shown.height) == picture("covers", game).size


def test_no_two_covers_look_alike():
    small = {name: picture("covers", name).convert("L").resize((100, 62)) for name in names("covers")}
    for first, second in combinations(small, 2):
        assert sum(ImageChops.difference(small[first], small[second]).histogram()[40:]) > 600


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_what_is_drawn(game: str):
    drawn = rastered(covers()[game], 960).convert("L")
    apart = ImageChops.difference(drawn, picture("covers", game).convert("L"))
    assert sum(apart.histogram()[60:]) < 960 * 6


def test_the_ornaments_of_the_chart_are_what_is_drawn():
    assert set(ornaments()) == set(names("ornaments")) == {name for name, *_ in chart().monsters}
    for name, sheet in ornaments().items():
        apart = ImageChops.difference(
            rastered(sheet, 480).getchannel("A"), picture("ornaments", name).getchannel("A")
        )
        assert sum(apart.histogram()[60:]) < 480 * 3


@pytest.mark.parametrize("look", themes())
def test_an_ornament_is_fainter_than_anything_that_is_said(look: str):
    colours = theme(look).colours
    assert 1.3 < contrast(faint(theme(look)), colours.sea) < 4.2
    x0, y0, x1, y1 = chart().frame
    plates = [plan.plate for plan in chart().zones.values() if plan.plate]
    for name, x, y, wide in chart().monsters:
        box = (x, y, wide, wide * picture("ornaments", name).height // picture("ornaments", name).width)
        assert x0 < x < x + wide < x1
        assert y0 < y < y + box[3] < y1
        assert not [plate for plate in [*plates, *chart().panels.values()] if overlap(plate, box)]
