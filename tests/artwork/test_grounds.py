"""What pictures of a table lie on: it is as it is drawn, goes on below itself, and takes a theme's tint."""

import pytest
from PIL import Image, ImageChops

from render.art.shown import ground, names, picture
from render.kit.canvas import rgb
from tools.artwork.grounds import HIGH, ROW, WIDE, grounds
from tools.artwork.make_art import rastered


@pytest.mark.parametrize("name", HIGH)
def test_drawing_a_ground_again_gives_the_same(name: str):
    assert set(names("grounds")) == set(HIGH)
    kept = picture("grounds", name)
    assert kept.size == (WIDE, HIGH[name])
    shown, drawn = (Image.new("RGB", kept.size, "#ffffff") for _ in range(2))
    again = rastered(grounds()[name], WIDE)
    shown.paste(kept, (0, 0), kept)
    drawn.paste(again, (0, 0), again)
    apart = ImageChops.difference(shown, drawn).convert("L")
    assert sum(apart.histogram()[64:]) < 0.01 * kept.width * kept.height


def test_a_ground_takes_the_tint_and_is_as_wide_as_asked():
    strong, faint = (ground("waves", "#9fc3c4", 680, share) for share in (1, 0.3))
    assert strong.size == faint.size == (680, 10 * ROW)
    for sea in (strong, faint):
        count, colour = max(sea.getcolors(1 << 20) or [])
        assert colour == rgb("#9fc3c4")
        assert count > sea.width * sea.height // 2
    plain = Image.new("RGB", strong.size, "#9fc3c4")
    apart = [sum(ImageChops.difference(plain, sea).convert("L").histogram()[30:]) for sea in (strong, faint)]
    assert apart[1] < apart[0] / 4
