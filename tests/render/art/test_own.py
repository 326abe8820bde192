"""A pack's own pictures: shown on its cards, and refused by name if they cannot be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from data.content import ContentError
from data.locale import Texts
from render.art.own import own, use_art
from render.games import card
from render.marauders.parts import art

CARDS = {"felipe_de_los_reyes", "becalmed", "rum_5"}


@pytest.fixture(autouse=True)
def _afterwards() -> Iterator[None]:
    """No other test sees these pictures."""
    yield
    use_art(None, ())


def put(pack: Path, name: str, size: tuple[int, int] = (300, 300)) -> Path:
    """A red picture in a pack."""
    file = pack / "art" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, "#ff0000").save(file)
    return file


def test_a_picture_of_the_pack_is_shown_and_a_missing_one_falls_back(tmp_path: Path):
    before, other = card("marauders", "felipe_de_los_reyes", Texts()), card("marauders", "rum_5", Texts())
    put(tmp_path, "portraits/felipe_de_los_reyes.png")
    put(tmp_path, "scenes/becalmed.png", (480, 300))
    use_art(tmp_path, CARDS)
    assert art.portrait("felipe_de_los_reyes", 50).getpixel((25, 25)) == (255, 0, 0)
    assert art.vignette("becalmed", 80).getpixel((40, 25)) == (255, 0, 0)
    assert art.vignette("full_broadside", 80).getpixel((40, 25)) != (255, 0, 0)
    after = card("marauders", "felipe_de_los_reyes", Texts())
    assert before is not None
    assert after is not None
    assert other is not None
    assert after.data != before.data
    use_art(None, ())
    assert own("portraits", "felipe_de_los_reyes") is None
    again = card("marauders", "felipe_de_los_reyes", Texts())
    assert again is not None
    assert again.data == before.data


def test_any_card_may_get_a_face_or_a_vignette(tmp_path: Path):
    assert not art.has_vignette("rum_5")
    put(tmp_path, "scenes/rum_5.jpg", (640, 400))
    use_art(tmp_path, CARDS)
    assert art.has_vignette("rum_5")
    assert card("marauders", "rum_5", Texts()) is not None


@pytest.mark.parametrize(
    ("name", "size", "why"),
    [
        ("portraits/nobody.png", (300, 300), "there is no card nobody"),
        ("portraits/rum_5.png", (480, 300), "480 by 300 pixels; portraits are 1 to 1"),
        ("scenes/rum_5.png", (300, 300), "300 by 300 pixels; scenes are 8 to 5"),
        ("scenes/rum_5.png", (160, 100), "100 pixels high; make it 200 to 2400"),
        ("faces/rum_5.png", (300, 300), "put it into art/portraits or art/scenes"),
        ("rum_5.png", (300, 300), "put it into art/portraits or art/scenes"),
        ("scenes/rum_5.gif", (480, 300), "it is no picture; save it as .png"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_by_name(
    tmp_path: Path, name: str, size: tuple[int, int], why: str
):
    put(tmp_path, "scenes/becalmed.png", (480, 300))
    file = put(tmp_path, name, size)
    with pytest.raises(ContentError, match=why) as refused:
        use_art(tmp_path, CARDS)
    assert str(file) in str(refused.value)
    assert own("scenes", "becalmed") is None


def test_a_broken_file_and_two_for_one_card_are_refused(tmp_path: Path):
    put(tmp_path, "scenes/rum_5.png", (480, 300)).write_bytes(b"no picture")
    with pytest.raises(ContentError, match="cannot be read as a picture"):
        use_art(tmp_path, CARDS)
    put(tmp_path, "scenes/rum_5.png", (480, 300))
    put(tmp_path, "scenes/rum_5.webp", (480, 300))
    with pytest.raises(ContentError, match="for the same card"):
        use_art(tmp_path, CARDS)
