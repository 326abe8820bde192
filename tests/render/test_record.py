"""The plate of a member's results, in every theme, with words that say the same."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from data.locale import Texts
from render.kit.theme import theme, themes
from render.record import MOST_LATEST, Plate, Row, draw_record

ROWS = [Row("marauders", 12, 5, 11, 1130), Row("port_royal", 3, 0, 14, None)]
PLATE = Plate("Anne", ROWS, [(1 + n % 4, n % 4 == 0) for n in range(20)])


@pytest.mark.parametrize("look", themes())
def test_a_plate_is_drawn_and_told_whole(look: str) -> None:
    picture = draw_record(PLATE, Texts("en"), theme(look))
    drawn = Image.open(io.BytesIO(picture.data))
    assert drawn.size == (picture.width, picture.height)
    lines = picture.alt.splitlines()
    assert "Anne" in lines[0]
    assert "12 games, 5 won" in lines[1]
    assert "rating 1,130" in lines[1]
    assert "rating" not in lines[2]
    assert "**" not in picture.alt


def test_only_the_last_games_have_a_place_and_a_plate_without_any_has_no_room_for_them() -> None:
    texts, look = Texts("en"), theme()
    told = draw_record(PLATE, texts, look).alt.splitlines()[-1]
    assert told.count(",") + told.count(" and ") >= MOST_LATEST - 1
    without = draw_record(Plate("Anne", ROWS, []), texts, look)
    assert without.height < draw_record(PLATE, texts, look).height


def test_a_bar_is_gold_as_far_as_games_were_won() -> None:
    def gold(won: int) -> int:
        plate = Plate("Anne", [Row("port_royal", 4, won, 9, None)], [])
        drawn = Image.open(io.BytesIO(draw_record(plate, Texts("en"), theme()).data)).convert("RGB")
        line = drawn.crop((0, 190, drawn.width, 191)).tobytes()
        wanted = theme().colours.gold
        of = tuple(int(wanted[n : n + 2], 16) for n in (1, 3, 5))
        return sum(
            all(abs(a - b) < 30 for a, b in zip(pixel, of, strict=True))
            for pixel in zip(*[iter(line)] * 3, strict=True)
        )

    assert gold(0) < 20 < gold(2) < gold(4)
