"""The pictures of the documents are those of today: `make pictures` makes each, and none is out of date."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from tools.pictures import alike, drawn, positions, taken
from tools.pictures.__main__ import FILM, names

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDER = ROOT / "docs" / "pictures"
BEFORE = re.compile(r"before-after(-\w+)?$|-before-after$")
"""Pictures that compare what was with what came of it: they stay as they are."""
README_PICTURES = {"board", "page", "page-phone", "table", "battle", FILM}
MOST_SHOWN = 2_000_000
"""Bytes of the pictures of the README together."""


def shown(document: Path) -> set[str]:
    """The pictures of a document."""
    return set(re.findall(r"pictures/([\w-]+)\.webp", document.read_text(encoding="utf-8")))


def kept(name: str) -> Image.Image:
    """A picture that is there."""
    with Image.open(FOLDER / f"{name}.webp") as image:
        return image.convert("RGB")


@cache
def made() -> list[str]:
    return names()


@cache
def rows() -> dict[str, drawn.Row | drawn.Whole]:
    return dict(drawn.pictures(drawn.kept()))


def renew(name: str) -> str:
    """What to do about a picture."""
    return (
        f'docs/pictures/{name}.webp is older than what it shows: make pictures ARGS="{name}" draws it anew.'
    )


def test_every_picture_is_made_by_the_one_command_or_compares_what_was() -> None:
    there = {file.stem for file in FOLDER.glob("*.webp")}
    assert there - set(made()) == {name for name in there if BEFORE.search(name)}
    assert set(made()) <= there


def test_every_picture_is_shown_by_a_document() -> None:
    assert set().union(*map(shown, DOCUMENTS)) == {file.stem for file in FOLDER.glob("*.webp")}


@pytest.mark.parametrize("number", range(len(made())), ids=made())
def test_a_picture_shows_what_there_is_today(number: int) -> None:
    name = made()[number]
    if name in taken.SOURCES:
        assert not taken.is_older(name), renew(name)
        return
    drawing, at = (
        (drawn.first_of_film(drawn.kept().film), (0, 0)) if name == FILM else rows()[name].part(number)
    )
    picture = kept(name)
    same = picture.crop((*at, at[0] + drawing.width, at[1] + drawing.height))
    assert alike.same(same, drawing), renew(name)


def test_a_row_of_a_picture_is_looked_at_in_each_theme_by_some_of_them() -> None:
    columns = {rows()[name].part(number)[1][0] for number, name in enumerate(made()) if name in CARDS}
    assert len(columns) == 3


CARDS = tuple(drawn.CARDS)


def test_another_colour_or_word_is_no_picture_that_looks_the_same() -> None:
    whole = kept("board")
    assert alike.same(whole, whole)
    again = drawn.pixels(drawn.webp(whole))
    assert alike.same(whole, again), "what a smaller file loses is no difference"
    for box, colour in (((300, 300, 314, 314), "white"), ((600, 40, 616, 52), "black")):
        changed = whole.copy()
        changed.paste(colour, box)
        assert not alike.same(whole, changed)
    assert not alike.same(whole, whole.crop((0, 0, whole.width, whole.height - 1)))


def test_what_a_page_shows_counts_and_what_it_does_not_show_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    name, texts = "console", ["moderation-title"]
    before = taken.digest(name, texts)
    assert taken.digest(name, [*texts, "moderation-look"]) != before
    monkeypatch.setattr(taken, "written", lambda key: f"{key} = another sentence")
    assert taken.digest(name, texts) != before


def test_comments_and_form_of_style_sheets_and_layouts_count_for_nothing() -> None:
    assert taken.bare("a { b: c; } /* why */\n  // so\n") == taken.bare("a {\n b: c;\n}")
    assert taken.bare("a { b: c; }") != taken.bare("a { b: d; }")
    plain = "def row(one):\n    return [one]\n"
    told = '"""Rows."""\n\ndef row(one):\n    """A row."""\n    return [\n        one\n    ]  # alone\n'
    assert taken.laid_out(plain) == taken.laid_out(told)
    assert taken.laid_out(plain) != taken.laid_out(plain.replace("[one]", "[one, one]"))


def test_the_film_shows_a_whole_round_in_20_to_30_seconds_and_opens_fast() -> None:
    data = (FOLDER / f"{FILM}.webp").read_bytes()
    assert drawn.SHORTEST <= drawn.length(data) <= drawn.LONGEST
    assert len(data) <= drawn.MOST_BYTES


def test_the_first_page_shows_them_and_opens_fast() -> None:
    assert shown(ROOT / "README.md") == README_PICTURES
    assert sum((FOLDER / f"{name}.webp").stat().st_size for name in README_PICTURES) < MOST_SHOWN


def test_the_board_of_the_first_page_has_ships_of_everybody_and_a_raid_behind_it() -> None:
    view = drawn.kept().board
    assert len(view["state"]["seats"]) == len(positions.NAMES)
    assert all(seat["captain"] for seat in view["state"]["seats"])
    assert view["state"]["round"] >= positions.MIDDLE
