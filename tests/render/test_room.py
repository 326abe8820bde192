"""The fullest harbours and fleets: every picture has room, in every theme and language."""

from __future__ import annotations

import pytest

from data.content.royal import royal_content
from data.locale import Texts
from render.games import board, captain
from render.port_royal.cards import tile
from render.theme import theme, themes
from tests.render.port_royal_sample import LONG, harbour_begins, harbour_full, harbour_fullest
from tests.render.room import watched
from tests.render.sample_fleet import armada, duel, fleet, hand, over

NAMED = pytest.mark.parametrize("look", themes())
SPOKEN = pytest.mark.parametrize("language", ["en", "de"])
BOARDS = {
    "harbour-fullest": harbour_fullest,
    "harbour-full": harbour_full,
    "harbour-begins": harbour_begins,
    "armada": armada,
    "fleet": fleet,
    "duel": lambda: duel(score_neutral=True),
    "over": over,
}


@NAMED
@SPOKEN
@pytest.mark.parametrize("name", BOARDS)
def test_nothing_on_a_board_overlaps_or_leaves_its_place(name: str, language: str, look: str) -> None:
    view, texts = BOARDS[name](), Texts(language).with_players(LONG)

    room = watched(lambda: board(view, texts, theme=look))
    assert room.slips
    assert len(room.ink) > 10
    assert not list(room.faults())


@NAMED
@SPOKEN
@pytest.mark.parametrize("seat", range(5))
def test_nothing_on_a_mat_overlaps_or_leaves_its_place(seat: int, language: str, look: str) -> None:
    texts = Texts(language).with_players(LONG)

    for view in (harbour_fullest(), armada(seat), armada(), hand(seat)):
        room = watched(lambda view=view: captain(view, seat, texts, theme=look))
        assert room.slips
        assert len(room.ink) > 4
        assert not list(room.faults())


@NAMED
@SPOKEN
def test_every_card_of_port_royal_has_room_for_its_name_and_figures(language: str, look: str) -> None:
    texts, cards = Texts(language), royal_content("port_royal").cards.values()

    for card in cards:
        if card.deck != "tax":
            assert not list(watched(lambda card=card: tile(theme(look), card, texts)).faults()), card.id


def test_what_overlaps_is_seen() -> None:
    """The watch would be worth nothing if two lines on each other, or one across an edge, passed it."""
    from PIL import Image

    from render.canvas import stamp, words
    from render.slips import slip

    def draw() -> None:
        picture = Image.new("RGB", (400, 200))
        slip(theme(), picture, (20, 20, 200, 60))
        line = words("Anne Bonny", theme().faces.bold, 30, "#000000")
        for x, y in ((30, 30), (60, 40), (150, 30), (350, 150)):
            stamp(picture, line, x, y)

    found = list(watched(draw).faults())
    assert any("overlap" in fault for fault in found)
    assert any("leaves its slip" in fault for fault in found)
    assert any("leaves (4" in fault for fault in found)
