"""The plot of a game's course, and the film of its boards."""

from __future__ import annotations

import io
from itertools import combinations, pairwise
from typing import Any, cast

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

import render.film as film
import render.port_royal.lines as royal_lines
import render.treasure_fleet.boxes as fleet_boxes
from data.locale import Texts
from render.games import board, pictures
from render.history import (
    BADGE,
    SHEETS,
    SLOT,
    ScoreHistory,
    draw_course,
    final_places,
    places,
    read_course,
    turning_points,
)
from render.kit.assets import font
from render.kit.canvas import rgb
from render.kit.theme import theme, themes
from render.marauders.chart.passage import STEPS, shortest
from render.marauders.facts import read
from render.port_royal.display import slip_of
from render.port_royal.facts import read as read_harbour
from render.port_royal.layout import plan as royal_plan
from render.treasure_fleet.facts import read as read_fleet
from render.treasure_fleet.layout import plan as fleet_plan
from tests.render.marauders.sample import PLAYERS, TEXTS, busy
from tests.render.marauders.worked_out import worked_out
from tests.render.port_royal.sample import harbour_begins, harbour_fullest, harbour_over
from tests.render.room import meet, watched, within
from tests.render.treasure_fleet.sample import armada, fleet, over


def history(*lines: list[int], winners: tuple[int, ...] = (0,), game: str = "marauders") -> ScoreHistory:
    """A course in which each seat had these points at the rounds, and at the end."""
    scores = [_score(line[-1]) for line in lines]
    rounds = list(range(1, len(lines[0])))
    return ScoreHistory(game, rounds, list(range(len(lines))), list(lines), list(winners), list(scores))


def _score(total: int) -> dict[str, Any]:
    return {"glory": total, "stash": 0, "stash_points": 0, "total": total}


def view(*glory: int) -> dict[str, Any]:
    """A view in which only glory matters."""
    return {"state": {"seats": [{"seat": seat, "glory": points} for seat, points in enumerate(glory)]}}


def test_the_last_points_are_those_of_the_result():
    result = {"winners": [1], "scores": [_score(4), _score(11)], "reason": "goal"}
    read = read_course("marauders", [(0, view(0, 0)), (1, view(0, 1)), (2, view(3, 2))], view(4, 5), result)
    assert read.rounds == [1, 2], "what lies before the first round is none"
    assert read.lines == [[0, 3, 4], [1, 2, 11]]
    assert read.ranking == [1, 0]
    assert read.most == 11


def test_winners_stand_first_whatever_they_have():
    assert history([0, 5], [0, 9], [0, 5], winners=(2,)).ranking == [2, 1, 0]


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ([7, 12, 7, 9], [1], [3, 1, 3, 2]),
        ([10, 10, 3], [0, 1], [1, 1, 3]),
        ([12, 11], [1], [2, 1]),  # more points without what winning asks for
        ([5, 5, 2], [0], [1, 2, 3]),  # equal points, another tie-breaker
        ([4, 6], [], [3, 2]),  # somebody who has no seat has won
    ],
)
def test_equals_share_a_place_and_the_next_one_is_left_out(
    points: list[int], winners: list[int], expected: list[int]
):
    assert places([(had,) for had in points], winners) == expected
    assert history(*([0, had] for had in points), winners=tuple(winners)).places == expected


@pytest.mark.parametrize(
    ("game", "scores", "expected"),
    [
        ("port_royal", [(12, 1), (9, 2), (9, 5)], [1, 3, 2]),
        ("port_royal", [(12, 1), (9, 2), (9, 2)], [1, 2, 2]),
        ("treasure_fleet", [(12, 0), (9, 2), (9, 5)], [1, 2, 2]),
    ],
)
def test_what_breaks_a_tie_decides_who_is_ahead(
    game: str, scores: list[tuple[int, int]], expected: list[int]
):
    """Coins do in Port Royal, nothing does in Treasure Fleet."""
    told = [{"points": points, "coins": coins} for points, coins in scores]
    assert final_places(game, told, [0]) == expected


def test_stashes_break_a_tie_for_the_second_place():
    told = [
        {**_score(9), "glory": glory, "stash": stash} for glory, stash in [(9, 9), (8, 12), (8, 15), (9, 0)]
    ]
    assert final_places("marauders", told, [0]) == [1, 4, 3, 2]


def test_a_game_without_standings_is_refused():
    with pytest.raises(ValueError, match="no pictures of"):
        read_course("skat", [], {}, {})


def test_the_words_tell_all_that_the_plot_shows():
    shown = draw_course(history([0, 2, 10], [0, 3, 8], winners=(0,)), TEXTS, theme())
    lines = shown.alt.splitlines()
    assert lines[1] == "The winner: Annika."
    assert lines[2].startswith("(A) Annika, place 1: 10 (10 on the track")
    assert lines[4:] == [
        f"As round 1 began: Annika 0 and {PLAYERS[1]} 0.",
        f"As round 2 began: Annika 2 and {PLAYERS[1]} 3.",
    ]
    assert (
        "(E) Ñ, Platz 2: 7"
        in draw_course(history(*[[0, 7]] * 5), Texts("de").with_players(["", "", "", "", "Ñ"]), theme()).alt
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_badges_on_equal_lines_do_not_cover_each_other(seats: int):
    """The worst case: everybody has the same points all the time."""
    assert BADGE < SLOT
    same = history(*[[3] * 30] * seats, winners=())
    data = draw_course(same, TEXTS.with_players(["Longname" * 9] * seats), theme()).data
    image = Image.open(io.BytesIO(data)).convert("RGB")
    # Whose badge it is can be seen at its place on the line, whatever was drawn before or after.
    left, top, _, bottom = SHEETS["wide"].plot
    for seat in range(seats):
        x = round(left + (seat + 0.5) * SLOT)
        column = [image.getpixel((x - 8, y)) for y in range(top, bottom)]
        fill = rgb(theme().seats[seat].fill)
        assert any(_near(pixel, fill) for pixel in column), seat


def _near(pixel: Any, colour: tuple[int, int, int]) -> bool:
    return max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < 40


@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize("seats", [2, 4])
def test_every_theme_has_its_sheet(look: str, seats: int):
    sheet = SHEETS[theme(look).sizes.layout]
    names = TEXTS.with_players([""] * seats)
    picture = draw_course(history(*[[0, 3, 7]] * seats, winners=(0, 1)), names, theme(look))
    assert (picture.width, picture.height) == sheet.size


@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["marauders", "port_royal", "treasure_fleet"])
def test_the_scores_of_five_members_with_long_names_have_room(look: str, language: str, game: str):
    """One slip each, on which nothing is cut or lies on anything else."""
    score = {"glory": 10, "stash": 120, "stash_points": 12, "total": 140, "ships": 21}
    score |= {"coins": 15, "expeditions": 4, "points": 140}
    lines = [[0, 3, 140 - seat] for seat in range(5)]
    played = ScoreHistory(game, [1, 2], list(range(5)), lines, [0, 4], [score] * 5)
    texts = Texts(language).with_players(["Bartolomé of the Many Names"] * 5)
    room = watched(lambda: draw_course(played, texts, theme(look)))
    left, top, _ = SHEETS[theme(look).sizes.layout].scores
    ink = [box for picture, box in room.ink if picture.width > 800 and box[0] >= left and box[1] >= top]
    slips = [box for _, box in room.slips]
    assert len(slips) == 5
    assert len(ink) > 5 * 4
    assert not room.cut
    assert all(sum(within(box, slip) for slip in slips) == 1 for box in ink)
    assert not [pair for pair in combinations(ink, 2) if meet(*pair)]


@pytest.mark.parametrize("most", [0, 1, 9, 10, 37, 140, 999])
def test_any_number_of_points_and_rounds_has_room(most: int):
    line = [most * n // 60 for n in range(61)]
    picture = draw_course(history(line, line), TEXTS, theme())
    assert (picture.width, picture.height) == (1200, 760)


def test_a_film_keeps_the_first_and_the_last_board_and_is_never_long():
    assert film.thinned(list(range(100)))[0] == 0
    assert film.thinned(list(range(100)))[-1] == 99
    assert len(film.thinned(list(range(100)))) == film.MOST_BOARDS
    assert film.thinned([1, 2]) == [1, 2]


def test_a_film_shows_every_board_and_tells_of_the_last():
    first, last = busy(), busy()
    last["state"]["round"] = 9
    shown = film.replay("marauders", [first, last], TEXTS, theme())
    with Image.open(io.BytesIO(shown.data)) as image:
        assert getattr(image, "n_frames", 1) == 2
        assert image.size == (shown.width, shown.height)
    lines = shown.alt.splitlines()
    assert lines[0] == "The boards of the game one after another, 2 pictures."
    assert shown.alt.endswith(board(last, TEXTS).alt)
    assert lines[1] == "Round 9"
    assert "round 9" in lines[2]


def test_ships_glide_from_board_to_board_and_the_caption_says_who_sailed_where():
    first, last = busy(), busy()
    last["state"]["seats"][1]["captain"]["zone"] = "caracas"
    last = worked_out(last)
    shown = film.replay("marauders", [first, last], TEXTS.with_players(PLAYERS), theme())
    with Image.open(io.BytesIO(shown.data)) as image:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    assert len(frames) == 2 + STEPS
    assert f"Round 3: {PLAYERS[1]} to Caracas" in shown.alt
    for one, other in pairwise(frames[1:]):
        changed = ImageChops.difference(one, other).convert("L").point([255 * (n > 60) for n in range(256)])
        box = changed.getbbox()
        assert box
        # Only the ship moves.
        assert (box[2] - box[0]) * (box[3] - box[1]) < one.width * one.height / 6


def test_the_way_of_a_ship_between_two_boards_is_the_shortest():
    box = read(busy()).box
    assert shortest(box, "santo_domingo", "caracas") == ("santo_domingo", "caribbean_sea", "caracas")
    assert shortest(box, "havana", "havana") == ("havana",)


def test_frames_are_a_whole_part_of_the_board_and_all_of_one_size():
    small, large = busy(), busy()
    shown = film.replay("marauders", [small, large], TEXTS, theme())
    whole = board(large, TEXTS)
    assert whole.width // shown.width * shown.width == whole.width
    assert film.LEAST_WIDTH <= shown.width < 2 * film.LEAST_WIDTH


def test_a_caption_of_words_that_fill_a_line_each_is_broken_and_no_more() -> None:
    look, word = theme("large"), "W" * 32
    assert film._lines(f"{word} {word}", look, 30, 770) == [word, word]
    assert film._lines(word, look, 30, 770) == [word]


BOARDS = [
    ("port_royal", [harbour_begins(), harbour_fullest(), harbour_over()]),
    ("treasure_fleet", [armada(), fleet(), over()]),
]


def slips(game: str, view: dict[str, Any], look: str, least: int = 0) -> tuple[int, list[tuple[int, int]]]:
    """Where the ground below the harbour or the fleet begins, and where the players' slips begin and end."""
    layout = theme(look).sizes.layout
    if game == "port_royal":
        sheet, facts = royal_plan(layout), read_harbour(view)
        lines = royal_lines.lines_of(sheet, facts)
        top, begins = royal_lines.lines_of(sheet, facts, least).seats, list[tuple[int, int]]()
        for seat in facts.seats:
            tall = slip_of(sheet, seat).height
            begins.append((top, top + tall))
            top += tall + sheet.gap
        return lines.expeditions, begins
    sheet, facts = fleet_plan(layout), read_fleet(view)
    begins = [(top, top + tall) for _, top, _, tall in fleet_boxes.board_boxes(sheet, facts, least)[1]]
    return fleet_boxes.board_boxes(sheet, facts)[1][0][1] - sheet.gap, begins


@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize(
    ("game", "boards"), BOARDS, ids=lambda given: given if isinstance(given, str) else ""
)
def test_low_boards_of_a_film_have_more_ground_above_the_players_who_stay_at_its_bottom(
    game: str, boards: list[dict[str, Any]], look: str
) -> None:
    drawing: Any = pictures(game)
    high = max(drawing.height(view, theme(look)) for view in boards)
    for view in boards:
        alone = drawing.draw(view, TEXTS, theme(look))
        longer = drawing.draw(view, TEXTS, theme(look), high)
        assert (alone.height, longer.height) == (drawing.height(view, theme(look)), high)
        more = high - alone.height
        ground, short = slips(game, view, look)
        _, long = slips(game, view, look, high)
        assert long == [(top + more, end + more) for top, end in short]
        # The harbour or fleet is where it was, and so are the slips, seen from the bottom.
        above = (0, 0, alone.width, ground)
        assert ImageChops.difference(alone.crop(above), longer.crop(above)).getbbox() is None
        for was, now in zip(short, long, strict=True):
            boxes = [(40, top + 10, alone.width - 40, end - 10) for top, end in (was, now)]
            one, other = (shown.crop(box) for shown, box in zip((alone, longer), boxes, strict=True))
            assert ImageChops.difference(one, other).getbbox() is None
        if more > 100:
            lowest = ground_of(alone.crop((8, alone.height - 12, alone.width - 8, alone.height - 8)))
            assert ground_of(longer.crop((8, ground, alone.width - 8, ground + more))) == lowest


def test_a_film_is_as_high_as_its_boards_but_not_for_one_that_is_far_higher_than_most() -> None:
    assert film.common_height([700, 800, 1000]) == 1000
    assert film.common_height([700, 800, 1001]) == 800
    assert film.common_height([640]) == 640
    assert film.common_height([600, 1600]) == 600

    fullest = harbour_fullest()
    usual = fullest | {"places": fullest["places"] | {"harbour": []}}
    shown = film.replay("port_royal", [usual, usual, fullest], TEXTS, theme())
    drawing: Any = pictures("port_royal")
    with Image.open(io.BytesIO(shown.data)) as image:
        first, _, last = (frame.convert("RGB") for frame in ImageSequence.Iterator(image))
    whole = drawing.draw(fullest, TEXTS, theme())
    high = drawing.height(usual, theme())
    assert whole.height > high * film.FAR_HIGHER
    assert high < first.height == last.height < whole.height
    # All of it is there, smaller, in the middle.
    wide = round(whole.width * high / whole.height)
    left = (last.width - wide) // 2
    small = whole.resize((wide, high), Image.Resampling.LANCZOS)
    apart = ImageChops.difference(last.crop((left, 0, left + wide, high)), small).convert("L")
    assert ImageStat.Stat(apart).mean[0] < 8


def test_captions_are_broken_evenly_in_large_type_and_stand_in_the_words_once() -> None:
    name = "Bartolomé of the Many Names"
    first, last = busy(), busy()
    for seat, zone in enumerate(("caracas", "trinidad", "havana")):
        last["state"]["seats"][seat]["captain"]["zone"] = zone
    last = worked_out(last)
    texts = TEXTS.with_players([name] * 4)
    heights: dict[str, int] = {}
    for look in ("chart", "large"):
        shown = film.replay("marauders", [first, last, last], texts, theme(look))
        alone = pictures("marauders").draw(first, texts, theme(look))
        heights[look] = shown.height - alone.height // (alone.width // shown.width)
        (told,) = [line for line in shown.alt.splitlines() if f"{name} to Caracas" in line]
        size = film.CAPTION[theme(look).sizes.layout] * shown.width // film.LEAST_WIDTH
        room = shown.width - size
        lines = film._lines(told, theme(look), size, room)
        face = font(theme(look).faces.bold, size)
        lengths = [face.getlength(line) for line in lines]
        assert " ".join(lines) == told
        assert max(lengths) <= room
        assert len(lines) > 1
        assert min(lengths) > max(lengths) / 2
    assert heights["large"] > heights["chart"] > 2 * film.CAPTION["wide"]


def ground_of(area: Image.Image) -> tuple[int, ...]:
    """The colour that most of an area has."""
    colours = area.getcolors(area.width * area.height)
    assert colours
    return cast("tuple[int, ...]", max(colours)[1])


def test_a_film_that_is_too_large_loses_detail_then_frames():
    whole = film.replay("marauders", [busy()] * 2, TEXTS, theme())
    frames = [Image.effect_noise((200, 200), 90).convert("RGB") for _ in range(8)]
    most = len(film.encode_film(frames, film.QUALITIES[-1])) // 2 + 4_000
    assert len(film.encoded([film.Frame(frame) for frame in frames], most)) <= most
    assert most < len(film.encode_film(frames))
    assert len(whole.data) < 1_000_000


def test_a_film_of_nothing_is_refused():
    with pytest.raises(ValueError, match="nothing to show"):
        film.replay("marauders", [], TEXTS, theme())


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (([0, 1, 2, 6], [0, 3, 4, 5]), [(3, 0, "lead", 4, True)]),
        (([0, 5, 6, 9], [0, 1, 8, 8]), [(2, 1, "leap", 7, False), (3, 0, "lead", 3, True)]),
        (([0, 2, 4, 6], [0, 0, 1, 4]), [(1, 0, "lead", 2, False), (3, 1, "leap", 3, True)]),
        (([0, 1, 1, 2], [0, 1, 1, 2]), []),
    ],
    ids=["at the end", "and a greater leap", "from the first", "never ahead"],
)
def test_one_or_two_rounds_have_decided(
    lines: tuple[list[int], list[int]], told: list[tuple[int, int, str, int, bool]]
):
    found = turning_points(history(*lines))
    assert [(one.round, one.seat, one.kind, one.points, one.last) for one in found] == told
