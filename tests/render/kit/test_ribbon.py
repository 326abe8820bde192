"""The mark on pictures of a sandbox: on each picture itself, and first of all in its words."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

import render
from data.locale import Texts
from engine.games import GAMES
from engine.kernel import Table
from render import Picture
from render.kit.picture import marked


def opened(picture: Picture) -> Image.Image:
    """The pixels of a picture."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("game", GAMES)
def test_a_marked_board_says_so_at_its_edge_and_is_else_the_same(game: str) -> None:
    view, texts = Table.new(game, seats=3, seed="mark").view(None), Texts()
    plain = render.board(view, texts)
    with marked("Sandbox"):
        tried = render.board(view, texts)
    assert tried.alt.splitlines() == ["Sandbox.", *plain.alt.splitlines()]
    assert (tried.width, tried.height) == (plain.width, plain.height)
    changed = ImageChops.difference(opened(plain), opened(tried)).convert("L")
    box = changed.point([255 * (at > 90) for at in range(256)]).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert right > plain.width - 4
    assert plain.width * 0.9 < left, "it lies on the edge"
    assert plain.height * 0.05 < top < bottom < plain.height * 0.4
    assert render.board(view, texts).data == plain.data, "afterwards none is marked"


def test_each_word_has_a_mark_of_its_own() -> None:
    view, texts = Table.new("port_royal", seats=2, seed="mark").view(None), Texts("de")
    marks: list[bytes] = []
    for word in ("Sandbox", "Probetisch"):
        with marked(word):
            marks.append(render.board(view, texts).data)
    assert marks[0] != marks[1]
