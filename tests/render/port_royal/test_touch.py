"""Where things are on the board of a harbour: outlines, pieces, their sprites and names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from data.locale import Texts
from render.games import in_hand, sprite, touch
from render.kit.geo import inside
from render.kit.theme import Theme, theme, themes
from render.port_royal.board import draw_facts, draw_ground
from render.port_royal.facts import read
from render.port_royal.sprites import SPRITES
from render.port_royal.touch import touch as touched
from tests.render.port_royal.sample import (
    PLAYERS,
    TEXTS,
    harbour_begins,
    harbour_full,
    harbour_fullest,
    harbour_over,
)
from tests.render.touching import Board, check_names, check_outlines, check_pieces, check_whole

FIVE = TEXTS.with_players(PLAYERS)
LOOKS = pytest.mark.parametrize("look", [theme(name) for name in themes()], ids=lambda look: look.name)
USUAL = theme()


def board_of(name: str, view: dict[str, Any], *, bare: bool = False) -> Board:
    """The board of this view."""
    facts = read(view)
    return Board(
        name,
        lambda texts, look: touched(view, texts, look, bare=bare),
        cache(lambda texts, look: draw_facts(facts, texts, look)),
        cache(lambda texts, look: draw_ground(facts, texts, look, bare=bare)),
        SPRITES,
    )


BOARDS = [
    board_of("full", harbour_full()),
    board_of("fullest", harbour_fullest()),
    board_of("begins", harbour_begins()),
    board_of("over", harbour_over()),
]
EACH = pytest.mark.parametrize("drawn", BOARDS, ids=lambda drawn: drawn.name)


@LOOKS
@EACH
def test_everything_lies_within_the_picture(drawn: Board, look: Theme):
    check_outlines(drawn.touch(FIVE, look))


@EACH
def test_places_and_names_occur_once_in_every_language(drawn: Board):
    check_names(drawn, PLAYERS, USUAL)


@LOOKS
@EACH
def test_the_ground_with_its_pieces_is_the_board(drawn: Board, look: Theme):
    check_whole(drawn, FIVE, look)


def test_each_piece_is_drawn_where_it_is_said_to_lie():
    check_pieces(BOARDS[0], FIVE, USUAL)


@LOOKS
@EACH
def test_the_deck_can_be_touched_whether_it_is_drawn_or_told_of(drawn: Board, look: Theme):
    found = drawn.touch(FIVE, look)
    decks = [
        at
        for at in (*(spot.at for spot in found.spots), *(piece.id for piece in found.pieces))
        if at == "deck:harbour"
    ]
    assert len(decks) == (drawn.name != "over")


@LOOKS
def test_every_card_that_lies_open_is_a_piece_in_its_place(look: Theme):
    view = harbour_fullest()
    found = touched(view, FIVE, look)
    pieces = {piece.id: piece for piece in found.pieces}
    outlines = {spot.at: list(spot.outline) for spot in found.spots}
    places = view["places"]
    lie = {card: f"slot:harbour.{n}" for n, card in enumerate(places["harbour"], 1)}
    lie |= {card: f"slot:expedition.{n}" for n, card in enumerate(places["expeditions"], 1)}
    lie |= {card: f"seat:{seat}" for seat in range(5) for card in places.get(f"display:{seat}", ())}
    assert len(lie) > 40
    for card, at in lie.items():
        piece = pieces[f"card:{card}"]
        assert piece.at == at
        assert inside(outlines[at], (piece.x, piece.y))


def test_the_bare_ground_is_the_harbour_alone_and_the_same_whatever_is_displayed():
    bare = board_of("bare", harbour_full(), bare=True)
    found = bare.touch(FIVE, USUAL)
    assert bare.ground(FIVE, USUAL).size == found.size
    check_outlines(found)
    assert {spot.at.partition(":")[0] for spot in found.spots} <= {"slot", "deck"}
    assert not any(piece.at.startswith("seat:") for piece in found.pieces)
    hired = harbour_full()
    hired["places"]["display:2"] = ["jack_6.3"]
    hired["state"]["round"] += 1
    later = board_of("later", hired, bare=True).ground(Texts("en").with_players(PLAYERS[::-1]), USUAL)
    assert later.tobytes() == bare.ground(FIVE, USUAL).tobytes()


@pytest.mark.parametrize("look", [USUAL, theme(in_hand("port_royal", USUAL.name))], ids=["usual", "in hand"])
def test_a_bare_harbour_does_not_grow_while_its_first_row_fills(look: Theme):
    cards, sizes = harbour_full()["places"]["harbour"], set[tuple[int, int]]()
    for count in range(min(len(cards), 4) + 1):
        view = harbour_full()
        view["places"]["harbour"] = cards[:count]
        bare = board_of("bare", view, bare=True)
        found = bare.touch(FIVE, look)
        check_outlines(found)
        assert bare.ground(FIVE, look).size == found.size
        assert any(piece.id == "deck:harbour" for piece in found.pieces), "the deck is always touched alike"
        sizes.add(found.size)
    assert len(sizes) == 1


def test_the_words_of_a_sprite_are_those_of_its_reader():
    english, german = (
        {piece.id: piece.sprite for piece in touch("port_royal", harbour_full(), Texts(one)).pieces}
        for one in ("en", "de")
    )
    assert english.keys() == german.keys()
    assert english != german
    for sprites in (english, german):
        assert all(sprite("port_royal", id) for id in sprites.values())


@pytest.mark.parametrize(
    "id",
    [
        "ship.port_royal.sailor_3.U2FpbG9y.QQ.100",
        "person.port_royal.nobody.U2FpbG9y..100",
        "person.chess.sailor_3.U2FpbG9y..100",
        "scroll.port_royal.sailor_3.100",
        "pile.!.100",
        "pile.-_-_.100",
    ],
)
def test_there_is_no_other_sprite(id: str):
    assert sprite("port_royal", id) is None


def test_every_kind_of_sprite_lies_on_some_board():
    ids = (piece.sprite for drawn in BOARDS for piece in drawn.touch(FIVE, USUAL).pieces)
    kinds = {id.partition(".")[0] for id in ids}
    assert kinds == set(SPRITES.kinds)
