"""The pictures of Port Royal show what a view tells, and no more."""

import random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageColor

from data.content.royal import SHIP_TYPES, royal_content
from data.locale import Texts
from engine.kernel import Table
from engine.port_royal.game import PORT_ROYAL
from render.games import board, captain, scene
from render.kit.theme import theme, themes
from render.port_royal.cards import band_colours, ship_type, tile
from render.port_royal.facts import read
from tests.render.kit.test_colours import LEAST, contrast
from tests.render.port_royal.sample import PLAYERS, TEXTS, harbour_begins, harbour_full, harbour_over


def test_the_facts_are_those_of_the_view() -> None:
    facts = read(harbour_full())

    assert [seat.coins for seat in facts.seats] == [3, 11, 0, 24, 7]
    assert [seat.strength for seat in facts.seats] == [2, 0, 0, 4, 0]
    assert facts.active == 3
    assert len(facts.harbour) == 8
    assert [card.id for card in facts.expeditions][-1] == "expedition_for_five"


def test_views_of_all_seats_and_spectators_give_the_same_picture() -> None:
    table = Table.new(PORT_ROYAL, seats=3, seed="seen")

    assert len({board(table.view(seat), TEXTS, PLAYERS).data for seat in (None, 0, 1, 2)}) == 1


def test_a_game_that_is_over_marks_who_has_won_and_nobody_else() -> None:
    view = harbour_over()
    facts = read(view)

    assert [seat.points for seat in facts.seats][2] > facts.seats[0].points == facts.seats[1].points
    assert [facts.won(seat) for seat in facts.seats] == [False, True, False]
    assert "(B) Calico Jack wins: " in board(view, TEXTS, PLAYERS).alt
    assert captain(view, 1, TEXTS, PLAYERS).alt.count(" wins: ") == 1
    assert " wins: " not in captain(view, 0, TEXTS, PLAYERS).alt


@pytest.mark.parametrize("expedition", ["by_rules", "needed"])
def test_whoever_the_picture_crowns_is_who_has_won(expedition: str) -> None:
    chance = random.Random(expedition)
    for seed in range(6):
        options = {"rules": "port_royal", "expedition": expedition}
        table = Table.new(PORT_ROYAL, seats=3, options=options, seed=str(seed))
        while table.waiting:
            seat, decision = next(iter(table.waiting.items()))
            table.answer(seat, decision.number, [chance.choice(decision.options).id])
        facts = read(table.view(None))
        assert table.result is not None
        assert [seat.number for seat in facts.seats if facts.won(seat)] == table.result.winners


def test_the_header_says_that_an_expedition_is_needed() -> None:
    assert "to 10 influence points with an expedition." in board(harbour_begins(), TEXTS, PLAYERS).alt
    assert "to 12 influence points. " in board(harbour_full(), TEXTS, PLAYERS).alt


def test_everybody_and_every_card_is_told() -> None:
    alt = board(harbour_full(), TEXTS, PLAYERS).alt

    for name in (*PLAYERS, "Galleon (3 coins, skull)", "Pinnace Trader (5 coins) with 2 influence points"):
        assert name in alt
    assert "2 times Governor" in alt


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_positions_of_a_game_can_be_drawn(language: str) -> None:
    texts = Texts(language).with_players(PLAYERS)
    options: Any = {"rules": "port_royal"}
    table = Table.new(PORT_ROYAL, seats=5, seed="drawn", options=options, keep=False)
    for n in range(400):
        if not table.waiting:
            break
        (decision,) = table.waiting.values()
        table.answer(decision.seat, decision.number, [decision.options[n % len(decision.options)].id])
        if n % 40 == 0:
            assert board(table.view(None), texts).alt
            assert captain(table.view(n % 5), n % 5, texts).alt
            under_way = scene(table.view(None), texts)
            assert under_way is not None
            assert under_way.alt == board(table.view(None), texts).alt


def test_the_pictures_are_not_wider_than_a_phone_can_show() -> None:
    for picture in (board(harbour_full(), TEXTS, PLAYERS), captain(harbour_begins(), 0, TEXTS, PLAYERS)):
        assert picture.width == 1000
        assert picture.height < 1600


def test_in_large_type_the_same_lies_on_a_narrower_sheet() -> None:
    view = harbour_full()
    pictures = [
        (board(view, TEXTS, PLAYERS, look), captain(view, 3, TEXTS, PLAYERS, look))
        for look in ("chart", "large")
    ]
    for usual, large in zip(*pictures, strict=True):
        assert usual.width / large.width > 1.33
        assert large.alt == usual.alt


@pytest.mark.parametrize("look", themes())
def test_ships_and_their_traders_match_by_letters_and_by_silhouette_too(look: str) -> None:
    """Seen in grey, the bands of a type's ship and trader are the same, those of two types are not."""
    cards, bands = royal_content("port_royal").cards, dict[str, set[bytes]]()
    for card in cards.values():
        if kind := ship_type(card):
            band = tile(theme(look), card, TEXTS).crop((0, 2, 40, 136))
            ink = ImageColor.getrgb(band_colours(theme(look), card)[1])
            marks = ImageChops.difference(band, Image.new("RGB", band.size, ink)).convert("L")
            bands.setdefault(kind, set()).add(marks.point([255 * (n < 40) for n in range(256)]).tobytes())
    assert {kind: len(marks) for kind, marks in bands.items()} == dict.fromkeys(SHIP_TYPES, 1)
    assert len({mark for marks in bands.values() for mark in marks}) == len(SHIP_TYPES)
    assert len({TEXTS.say(f"chart-royal-code-{kind}") for kind in SHIP_TYPES}) == len(SHIP_TYPES)


@pytest.mark.parametrize("look", themes())
def test_signs_stand_out_from_their_bands(look: str) -> None:
    least = LEAST.get(look, (4.5, 3))[1]
    for card in royal_content("port_royal").cards.values():
        band, ink = band_colours(theme(look), card)
        assert contrast(band, ink) >= least, card.id


def test_the_mat_tells_whose_turn_it_is_and_that_the_round_is_the_last() -> None:
    assert "This round is the last." in captain(harbour_full(), 0, TEXTS, PLAYERS).alt


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        captain(harbour_begins(), 2, TEXTS, PLAYERS)
