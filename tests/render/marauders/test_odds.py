"""The picture of two ships against each other."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

import render
from data.locale import Texts
from render.kit.theme import theme, themes
from render.marauders.odds import _BAR, EDGE, FIGHT, WIDE

GIVEN = {
    **{f"{before}{skill}": ("2",) for before in ("", "enemy_") for skill in ("seamanship", "leadership")},
    "ship": ("frigate",),
    "enemy_ship": ("galleon",),
}


def told(**args: Any) -> list[tuple[str, dict[str, Any]]]:
    """Remarks on a fight."""
    return [(FIGHT, {"hurt": 0, **args})]


@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize(("won", "lost"), [(40, 5), (100, 0), (0, 100), (33, 33), (3, 3)])
def test_each_end_has_its_share_of_the_bar(won: int, lost: int, look: str) -> None:
    picture = render.odds("marauders", GIVEN, told(won=won, lost=lost), Texts(), look)
    assert picture is not None
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    colours, whole = theme(look), WIDE - 2 * EDGE
    fills = (colours.colours.gold, colours.colours.token, colours.seats[0].fill)
    left = 0
    for share, fill in zip((won, 100 - won - lost, lost), fills, strict=True):
        if share > 2:
            seen = image.getpixel((round(EDGE + whole * (left + share / 2) / 100), _BAR + 6))
            meant = tuple(int(fill[at : at + 2], 16) for at in (1, 3, 5))
            assert isinstance(seen, tuple)
            assert all(abs(a - b) < 40 for a, b in zip(seen, meant, strict=True)), (share, seen, fill)
        left += share


def test_its_words_say_all_of_it() -> None:
    english, german = (
        render.odds("marauders", GIVEN, told(won=40, lost=5), Texts(language)) for language in ("en", "de")
    )
    assert english is not None
    assert english.alt.splitlines() == [
        "Frigate against Galleon",
        "You win 40 of 100 fights.",
        "In 55 both go their way.",
        "In 5 you die.",
    ]
    assert german is not None
    assert german.alt.startswith("Fregatte gegen Galeone\nVon 100 Kämpfen gewinnst du 40.")


def test_what_tells_of_no_fight_has_no_picture() -> None:
    assert render.odds("marauders", GIVEN, [("about-treasure", {"chance": 5})], Texts()) is None
    assert render.odds("port_royal", {}, told(won=1, lost=1), Texts()) is None
