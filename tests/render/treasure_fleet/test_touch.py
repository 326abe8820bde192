"""Where things are on the board of a sailing: outlines, pieces, their sprites and names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from render.games import in_hand, sprite, touch
from render.kit.geo import inside
from render.kit.theme import Theme, theme, themes
from render.treasure_fleet.board import draw_facts, draw_ground
from render.treasure_fleet.desk import desk
from render.treasure_fleet.facts import read
from render.treasure_fleet.sprites import SPRITES
from render.treasure_fleet.touch import touch as touched
from tests.render.marauders.sample import PLAYERS, TEXTS
from tests.render.touching import Board, check_names, check_outlines, check_pieces, check_whole
from tests.render.treasure_fleet.sample import armada, duel, fleet, hand, over

SEATED = (*PLAYERS, "Emil")
FIVE = TEXTS.with_players(SEATED)
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
    board_of("fleet", fleet()),
    board_of("armada", armada()),
    board_of("duel", duel(score_neutral=True)),
    board_of("hand", hand()),
    board_of("over", over()),
]
EACH = pytest.mark.parametrize("drawn", BOARDS, ids=lambda drawn: drawn.name)


@LOOKS
@EACH
def test_everything_lies_within_the_picture(drawn: Board, look: Theme):
    check_outlines(drawn.touch(FIVE, look))


@EACH
def test_places_and_names_occur_once_in_every_language(drawn: Board):
    check_names(drawn, SEATED, USUAL)


@LOOKS
@EACH
def test_the_ground_with_its_pieces_is_the_board(drawn: Board, look: Theme):
    check_whole(drawn, FIVE, look)


def test_each_piece_is_drawn_where_it_is_said_to_lie():
    check_pieces(BOARDS[0], FIVE, USUAL)


def test_the_bare_ground_is_the_fleet_alone_and_the_same_after_a_shot():
    bare = board_of("bare", fleet(), bare=True)
    found = bare.touch(FIVE, USUAL)
    assert bare.ground(FIVE, USUAL).size == found.size
    check_outlines(found)
    assert {spot.at.partition(":")[0] for spot in found.spots} == {"slot"}
    assert {piece.at.partition(":")[0] for piece in found.pieces} == {"slot"}
    fewer = fleet()
    fewer["places"]["fired:ship_22.1"] = fewer["places"]["fired:ship_22.1"][:-1]
    assert fewer["places"]["fired:ship_22.1"]
    before = board_of("before", fewer, bare=True)
    assert len(before.touch(FIVE, USUAL).pieces) == len(found.pieces) - 1
    assert before.ground(FIVE, USUAL).tobytes() == bare.ground(FIVE, USUAL).tobytes()


def test_a_fleet_in_the_hand_is_as_large_before_a_shot_and_no_word_lies_over_a_figure():
    look, sizes = theme(in_hand("treasure_fleet", USUAL.name)), set[tuple[int, int]]()
    assert in_hand("marauders", USUAL.name) == USUAL.name, "a chart has one form"
    fired, unfired, empty = fleet(), fleet(), fleet()
    at = [place for place in fired["places"] if place.startswith("fired:")]
    for place in at:
        del unfired["places"][place]
        fired["places"][place] = fired["places"][place][:2]
    empty["places"]["fleet.row"] = []
    for view in (fired, unfired, empty):
        bare = board_of("bare", view, bare=True)
        found = bare.touch(FIVE, look)
        check_outlines(found)
        assert bare.ground(FIVE, look).size == found.size
        width, height = found.size
        assert width < 2 * height, "it is higher than a phone's strip"
        sizes.add(found.size)
        shots = [piece for piece in found.pieces if piece.id.startswith(("token:fire", "token:total"))]
        for spot in found.spots:
            x, y = spot.label
            assert not any(
                abs(piece.x - x) < piece.width / 2 and abs(piece.y - y) < piece.height / 2 for piece in shots
            )
    assert len(sizes) == 1


def test_a_card_of_a_hand_has_a_sprite():
    view = hand()
    held = next(one for one in (desk(view, seat) for seat in range(5)) if one.hand)
    assert all(sprite("treasure_fleet", held.sprites[piece]) for piece in held.hand)


@LOOKS
def test_what_is_fired_at_a_ship_lies_in_her_place(look: Theme):
    view = fleet()
    found = touched(view, FIVE, look)
    slots = {spot.at: list(spot.outline) for spot in found.spots}
    row = view["places"]["fleet.row"]
    pieces = {piece.id: piece for piece in found.pieces}
    for number, ship in enumerate(row, 1):
        for piece in (ship, *view["places"].get(f"fired:{ship}", ())):
            lies = pieces[f"card:{piece}"]
            assert lies.at == f"slot:row.{number}"
            assert inside(slots[lies.at], (lies.x, lies.y))


def test_no_card_in_hand_is_on_the_board():
    view = hand()
    held = {f"card:{card}" for card in view["places"]["pirate.hand:2"]}
    assert held
    found = touch("treasure_fleet", view, FIVE)
    assert not held & {piece.id for piece in found.pieces}
    for_all = view | {"places": view["places"] | {"pirate.hand:2": len(held)}}
    assert touch("treasure_fleet", for_all, FIVE) == found


@pytest.mark.parametrize(
    "id",
    ["chip.nothing.0.36.46.100", "ship.9.208", "leads.7.64.100", "cursed.1000.100", "prize.9.x.56.76.100"],
)
def test_there_is_no_other_sprite(id: str):
    assert sprite("treasure_fleet", id) is None


def test_every_kind_of_sprite_lies_on_some_board():
    ids = (piece.sprite for drawn in BOARDS for piece in drawn.touch(FIVE, USUAL).pieces)
    kinds = {id.partition(".")[0] for id in ids}
    assert kinds == set(SPRITES.kinds)
