"""The doors of `render`: pictures, their bytes and words, and what is refused."""

import io
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

import render
from data.content import marauders_box
from data.content.modules import MODULES
from data.locale import Texts, languages
from render.bench import bench, bench_scene
from render.games import board, captain, card, drawn, game_picture, scene
from render.kit.assets import ASSETS, font
from render.kit.canvas import words
from render.kit.picture import DESCRIPTION_LIMIT, Format, encode
from render.kit.theme import theme, themes
from render.marauders.chart.alt_text import seat_text
from render.marauders.facts import Held, Seat, read
from render.marauders.parts.icons import UNKNOWN, icons
from tests.render.marauders.sample import PLAYERS, TEXTS, busy, owned, volley


def test_a_picture_is_what_it_says():
    picture = game_picture("marauders", busy(), TEXTS, PLAYERS)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert image.size == (picture.width, picture.height)
    assert picture.name == "board.webp"


@pytest.mark.parametrize(("kind", "stored"), [("webp", "WEBP"), ("png", "PNG"), ("jpeg", "JPEG")])
def test_every_format_can_be_encoded(kind: Format, stored: str):
    data = encode(Image.new("RGB", (60, 40), "#cfe0dc"), kind)
    with Image.open(io.BytesIO(data)) as image:
        assert image.format == stored


def test_the_description_keeps_whole_lines_and_discords_limit():
    picture = board(busy(), TEXTS, PLAYERS)
    assert len(picture.alt) > DESCRIPTION_LIMIT
    assert len(picture.description) <= DESCRIPTION_LIMIT
    more = TEXTS.say("alt-more")
    kept = picture.description.removesuffix(more)
    assert kept != picture.description, "who hears only a part is told so"
    assert " ".join(picture.alt.splitlines()).startswith(kept)
    assert kept.endswith(". ")
    whole = captain(busy(), 3, TEXTS)
    assert whole.description == " ".join(whole.alt.splitlines())


def test_the_chart_tells_the_event_and_every_ship_as_it_draws_them():
    told = board(busy(), TEXTS, PLAYERS).alt.splitlines()
    name = "Storm over the Greater Antilles"
    assert f"{name}: {TEXTS.text('storm_greater_antilles')}" in told
    assert f"{name} moves: Dutch naval ship west, Pirate Sloop north and French naval ship north." in told
    assert "Annika’s ship: Hull 2, Cargo 2 of 3, Masts 2, Crew 2 and Cannons 1." in told


@pytest.mark.parametrize("language", languages())
def test_no_words_of_a_picture_hold_signs_that_are_heard_badly(language: str):
    texts = Texts(language).with_players(PLAYERS)
    fought = scene(volley(), texts, PLAYERS)
    assert fought is not None
    pictures = (board(busy(), texts), captain(owned(), 0, texts), fought, card("marauders", "frigate", texts))
    for picture in pictures:
        assert picture is not None
        assert not set("×☠·→…⚀⚁⚂⚃") & set(picture.alt), picture.alt


def test_the_description_names_every_captains_place_whatever_is_cut():
    description = board(busy(), TEXTS, PLAYERS).description
    for player, place in zip(
        PLAYERS, ("Havana", "Santo Domingo", "Santo Domingo", "Bridgetown"), strict=True
    ):
        sentence = next(part for part in description.split(". ") if player in part and "glory" in part)
        assert place in sentence


def test_a_seat_without_a_captain_is_drawn_and_told():
    view = busy()
    view["state"]["seats"][3] |= {"captain": None, "next_captain": "gaspar_de_rivera"}
    assert "Gaspar de Rivera enters" in board(view, TEXTS).alt
    assert "no captain" in captain(view, 3, TEXTS).alt


def test_a_finished_game_says_so_and_asks_nobody():
    view = busy() | {"finished": True}
    alt = board(view, TEXTS).alt
    assert "over" in alt
    assert "turn" not in alt.splitlines()[1]


@pytest.mark.parametrize("goal", [5, 10, 20])
def test_any_goal_fits_on_the_glory_track(goal: int):
    view = busy()
    view["state"]["goal"] = goal
    for seat in view["state"]["seats"]:
        seat["glory"] = goal + 2
    assert f"of {goal}" in board(view, TEXTS).alt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_seats_as_sit_down(seats: int):
    view = busy()
    del view["state"]["seats"][seats:]
    view["state"]["active_seat"] = 0
    picture = board(view, TEXTS)
    assert all((player in picture.alt) == (number < seats) for number, player in enumerate(PLAYERS))


def test_unknown_game_theme_and_seat_are_refused_in_words():
    with pytest.raises(ValueError, match="no pictures of 'chess'"):
        game_picture("chess", busy(), TEXTS)
    with pytest.raises(ValueError, match="no theme 'neon'"):
        board(busy(), TEXTS, theme="neon")
    with pytest.raises(ValueError, match="no seat 7"):
        captain(busy(), 7, TEXTS)


def test_a_games_pictures_are_imported_when_it_is_drawn_and_not_before():
    code = "import sys, render; assert not any(name.startswith('render.marauders') for name in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert drawn("marauders")
    assert not drawn("chess")


def test_all_that_can_lie_on_the_chart_has_an_icon_and_every_icon_a_file():
    content, known = marauders_box(MODULES), icons()
    assert known.mods.keys() == content.mods.keys()
    assert known.weapons.keys() == content.weapons.keys()
    assert known.ships.keys() == content.ships.keys()
    every = [known.mods, known.weapons, known.ships, known.locations, known.skills]
    every += [known.places, known.markers]
    names = {UNKNOWN, *(name for group in every for name in group.values())}
    assert all((ASSETS / "icons" / f"{name}.png").is_file() for name in names)


def test_the_same_good_or_modification_never_shares_an_icon_with_another():
    for group in (
        icons().mods,
        icons().weapons,
        icons().skills,
        icons().locations,
        icons().places,
    ):
        assert len(set(group.values())) == len(group)


def test_what_lies_before_a_seat_never_shares_an_icon_with_what_else_stands_on_its_card():
    on_the_card = {"laurel-crown", "locked-chest", "ship-wheel", "scroll-unfurled"}
    signs = icons().markers.values()
    assert len(set(signs)) == len(signs)
    assert on_the_card.isdisjoint(signs)


def test_every_icon_is_drawn_from_its_outline_and_used():
    folder = ASSETS / "icons"
    drawn_from = set(json.loads((folder / "icons.json").read_text("utf-8"))["icons"])
    assert {path.stem for path in folder.glob("*.png")} == drawn_from
    code = Path(render.__file__).parent
    sources = [*code.rglob("*.py"), *code.rglob("*.yaml")]
    written = "\n".join(path.read_text("utf-8") for path in sources)
    unused = [name for name in drawn_from if not re.search(rf'"{name}"|: {name}$', written, re.MULTILINE)]
    assert not unused


def test_every_asset_is_credited():
    credits = (ASSETS / "README.md").read_text("utf-8")
    for path in ASSETS.rglob("*.ttf"):
        assert path.name in credits or f"{path.stem.split('-')[0]}-*.ttf" in credits
    assert "CC BY 3.0" in credits
    assert "Natural Earth" in credits


def test_the_faces_of_the_theme_have_the_letters_of_every_name():
    for face in (
        theme().faces.place,
        theme().faces.book,
        theme().faces.italic,
        theme().faces.story,
        theme().faces.bold,
    ):
        missing = font(face, 24).getmask("\uffff").getbbox()
        for letter in "äöüßéèêçñåøæÆÑÇ’–…×":
            assert font(face, 24).getmask(letter).getbbox() not in (None, missing), (face, letter)


@pytest.mark.parametrize("name", themes())
def test_no_letter_of_a_name_is_cut_off_above_or_below(name: str):
    faces = theme(name).faces
    for face in (faces.place, faces.book, faces.italic, faces.sans, faces.bold, faces.heavy):
        for letter in "ÑÅÉÖñçgyp":
            ink, whole = words(letter, face, 25, "#000000").getbbox(), font(face, 25).getbbox(letter)
            assert ink
            assert ink[3] - ink[1] == whole[3] - whole[1], (face, letter)


def test_a_seats_letter_is_a_letter_and_never_the_point_of_a_compass():
    empty = Seat(4, 2, None, 0, Held(), captain=None, next_captain="")
    waiting = replace(empty, next_captain="gaspar_de_rivera")
    sailing = replace(read(busy()).seats[0], number=4)
    for language in languages():
        texts = Texts(language).with_players((*PLAYERS, "Emil"))
        for seat in (empty, waiting, sailing):
            assert seat_text(seat, 10, texts, theme()).startswith("(E) Emil: ")


def test_the_bench_measures_both_and_divides():
    figures = bench(busy(), TEXTS, rounds=3)
    assert figures.board_ms >= 0
    assert figures.ratio == pytest.approx(figures.board_ms / figures.encode_ms)
    assert figures.size > 10_000


def test_the_picture_of_a_battle_is_timed_too():
    assert bench_scene(volley(), TEXTS, rounds=1) > 0
