"""The log entries on which something is shown."""

import subprocess
import sys

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.games import GAMES
from render.games import cues, drawn
from render.kit.game import Cues


@pytest.mark.parametrize("game", GAMES)
def test_every_cue_is_a_line_that_the_log_can_have(game: str):
    texts, shown = Texts("en", module_locales()), cues(game)
    keys = shown.board_after | shown.film_after | shown.scene_begins
    assert keys
    assert not [key for key in keys if not texts.has(f"log-{key.replace('.', '-')}")]


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_tells_of_its_beginning(game: str):
    shown = cues(game)
    assert bool(shown.scene_tells) == bool(shown.scene_begins)
    assert all(key.startswith(shown.scene_tells) for key in shown.scene_begins)


@pytest.mark.parametrize("game", GAMES)
def test_every_film_has_more_than_its_end(game: str):
    assert cues(game).filmed


def test_what_the_film_shows_is_the_boards_that_were_posted_unless_it_has_cues_of_its_own():
    posted, closed = frozenset({"event.drawn"}), frozenset({"harbour.closed"})
    assert Cues(board_after=posted).filmed == posted
    assert Cues(board_after=posted, film_after=closed).filmed == closed


def test_a_game_without_pictures_has_no_cues():
    assert not drawn("skat")
    assert cues("skat") == Cues()


def test_asking_for_cues_loads_no_drawing():
    """They are asked for with every log entry, also before anything was drawn."""
    heavy = {"render.marauders.pictures", "render.marauders.chart", "data.content.models"}
    asked = "import sys, render; assert render.cues('marauders').scene_tells"
    subprocess.run([sys.executable, "-c", f"{asked}; assert not {heavy} & {{*sys.modules}}"], check=True)
