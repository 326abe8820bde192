"""The pictures of Treasure Fleet: what they show, what they say, what they keep to themselves."""

from __future__ import annotations

import io
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from data.content.fleet import fleet_content
from data.locale import Texts, languages
from render.games import board, captain, drawn, scene
from render.kit.theme import theme, themes
from render.treasure_fleet import cards
from render.treasure_fleet.boxes import a_line, prize_places, ship_boxes
from render.treasure_fleet.cards import cursed, vessel
from render.treasure_fleet.facts import Shot, read
from render.treasure_fleet.layout import plan
from tests.render.marauders.sample import TEXTS
from tests.render.port_royal.sample import LONG
from tests.render.room import watched
from tests.render.treasure_fleet.sample import armada, duel, fleet, hand, over

PLAYERS = ("Annika", "Bartholomew the Extraordinary", "Charlotte", "Dirk", "Emilia de la Vega")


def test_there_are_pictures_of_the_game_and_a_sailing_is_seen_as_the_board_shows_it() -> None:
    under_way = scene(fleet(), TEXTS, PLAYERS)

    assert drawn("treasure_fleet")
    assert under_way is not None
    assert under_way.alt == board(fleet(), TEXTS, PLAYERS).alt


def test_the_facts_are_what_the_view_tells() -> None:
    facts = read(fleet())
    assert [ship.points for ship in facts.row] == [0, 0, 22, 20, 6]
    assert [ship.stormed for ship in facts.row] == [True, False, False, False, False]
    assert [(seat.points, seat.in_hand, seat.loaded) for seat in facts.seats[:2]] == [
        (111, 9, 2),
        (72, 11, 1),
    ]
    assert [seat.number for seat in facts.seats if seat.lookout] == [3]
    assert [seat.number for seat in facts.seats if seat.active] == [3]
    assert facts.governor


def test_no_hidden_card_is_known_to_who_does_not_see_it() -> None:
    facts = read(fleet(0))
    assert facts.seats[0].loaded_cards is not None
    assert all(seat.hand_cards is None and seat.loaded_cards is None for seat in facts.seats[1:])


def test_the_alt_text_of_the_board_tells_ships_fire_and_players() -> None:
    told = board(fleet(), TEXTS, PLAYERS).alt.splitlines()
    assert told[0] == "Treasure Fleet, sailing 4 of 5, volley 3."
    assert "Dirk is the lookout." in told
    assert "Asked: Dirk." in told
    assert (
        "Ship 1, cursed ship: Annika with boarding party; Bartholomew the Extraordinary with storm." in told
    )
    assert any(
        line.startswith("(E) Emilia de la Vega: 0 points; captured: nothing; 1 loaded") for line in told
    )
    assert "The governor, worth 16 points, waits to be ransomed." in told
    ships, seats = ([n for n, line in enumerate(told) if line.startswith(start)] for start in ("Ship ", "("))
    assert max(ships) < min(seats), "where a card can be placed is heard before who has captured what"


def test_the_neutral_pirate_is_told_with_its_points_only_when_scored() -> None:
    plain, scored = board(duel(), TEXTS, PLAYERS).alt, board(duel(score_neutral=True), TEXTS, PLAYERS).alt
    assert "(C) Neutral pirate: 13 in the deck." not in scored
    assert "(C) Neutral pirate: 14 points; captured: 14-point ship" in scored
    assert "(C) Neutral pirate:" in plain
    fired = "the neutral pirate with 2-cannon (cannon fire 2); Annika with 4-cannon (cannon fire 4)"
    assert fired in plain


def test_a_players_own_cards_are_told_to_him_alone() -> None:
    mine, others = captain(fleet(0), 0, TEXTS, PLAYERS), captain(fleet(1), 0, TEXTS, PLAYERS)
    assert "Loaded: 2-cannon and 1-cannon." in mine.alt
    assert "Loaded: 2, face down." in others.alt
    assert "In hand: 9, face down." in others.alt
    assert mine.data != others.data


def test_hidden_cards_change_nothing_in_what_others_see() -> None:
    first, second = hand(None), hand(None)
    assert board(first, TEXTS, PLAYERS).data == board(second, TEXTS, PLAYERS).data
    assert "4-cannon" not in captain(first, 2, TEXTS, PLAYERS).alt


def test_a_finished_game_shows_the_winner() -> None:
    picture = board(over(), TEXTS, PLAYERS)
    assert picture.alt.startswith(
        "Treasure Fleet: the game is over.\nMost points: Bartholomew the Extraordinary."
    )
    assert "(B) Bartholomew the Extraordinary: 25 points; captured: 9-point ship and governor" in picture.alt


def test_there_is_no_mat_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no seat 5"):
        captain(fleet(), 5, TEXTS, PLAYERS)


@pytest.mark.parametrize("seat", [None, 0])
def test_pictures_are_what_they_say(seat: int | None) -> None:
    picture = board(fleet(), TEXTS, PLAYERS) if seat is None else captain(fleet(), seat, TEXTS, PLAYERS)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height)
        assert image.width == 1000
        assert image.height < 1_200


def test_in_large_type_the_same_lies_on_a_narrower_sheet() -> None:
    usual, large = (board(fleet(), TEXTS, PLAYERS, look) for look in ("chart", "large"))
    assert usual.width / large.width > 1.33
    assert large.alt == usual.alt


def test_seats_stand_in_turn_order_from_the_lookout_and_by_number_when_it_is_over() -> None:
    assert [seat.number for seat in read(fleet()).in_turn] == [3, 4, 0, 1, 2]
    assert [seat.number for seat in read(duel()).in_turn] == [0, 1, -1]
    assert [seat.number for seat in read(over()).in_turn] == [0, 1, 2]


def test_who_leads_at_a_ship_is_told_and_stands_first_at_her() -> None:
    ship = read(fleet()).row[3]
    assert ship.captor == 2
    assert [flag for flag, _ in ship.strongest_first()] == [2, 0, 4]
    told = board(fleet(), TEXTS, PLAYERS).alt.splitlines()
    assert any(line.startswith("Ship 4, ") and line.endswith("; Charlotte leads.") for line in told)
    assert any(line.startswith("Ship 3, ") and "nobody leads, so she would escape" in line for line in told)
    assert not any("cursed ship" in line and "leads" in line for line in told)


def test_the_more_treasure_the_larger_the_ship() -> None:
    worth = sorted(ship.points for ship in fleet_content().fleet.values() if ship.kind == "ship")
    kinds = [kind for _, kind in cards.KINDS]
    sizes = [(kinds.index(cards.kind_of(points)), cards.size_of(points, 200)) for points in worth]
    assert sizes == sorted(sizes)
    assert {cards.kind_of(points) for points in worth} == set(kinds)
    drawn_ = [cards.vessel(points, 200).getchannel("A") for points in worth]
    ink = [sum(mask.histogram()[128:]) for mask in drawn_]
    assert ink == sorted(ink)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize("language", languages())
def test_the_fullest_table_has_room_for_everything(look: str, language: str) -> None:
    texts = Texts(language).with_players(LONG)
    for draw in (
        lambda: board(armada(), texts, (), look),
        lambda: board(fleet(), texts, (), look),
        lambda: captain(armada(0), 0, texts, (), look),
        lambda: captain(hand(), 2, texts, (), look),
        lambda: board(over(), texts, (), look),
    ):
        room = watched(draw)
        assert len(room.ink) > 10
        assert not list(room.faults())


@pytest.mark.parametrize("look", themes())
def test_no_ship_sails_over_a_slip(look: str) -> None:
    """Whatever she carries, and whether she is cursed: beside her slip, or above it."""
    sheet = plan(theme(look).sizes.layout)
    for view in (fleet(), armada(), duel()):
        facts = read(view)
        for ship, (_, _, width, high) in zip(facts.row, ship_boxes(sheet, facts), strict=True):
            place = sheet.ship.slip[0] or width
            widest = min(sheet.ship.sail, place)
            afloat = cursed(widest) if ship.kind == "cursed" else vessel(ship.points, widest)
            assert afloat.width <= place
            *_, low = afloat.getchannel("A").point([0] * 128 + [255] * 128).getbbox() or (0, 0, 0, 0)
            foot = sheet.ship.keel - round(afloat.height * 0.92) + low
            assert foot <= (high if sheet.ship.slip[0] else sheet.ship.slip[1])


@pytest.mark.parametrize("look", themes())
@pytest.mark.parametrize("count", [1, 5, 13, 25])
def test_of_each_captured_ship_the_points_are_seen(look: str, count: int) -> None:
    prizes = plan(theme(look).sizes.layout).strip.prizes
    places = prize_places(prizes, count)
    assert max(x for x, _ in places) + prizes.size[0] <= prizes.at[0] + prizes.room
    lines = [[x for x, y in places if y == line] for line in {y for _, y in places}]
    assert len(lines) == -(-count // a_line(prizes))
    for line in lines:
        assert all(after - at >= prizes.least for at, after in pairwise(line))


@pytest.mark.parametrize("look", themes())
def test_in_grey_cards_and_flags_still_differ(look: str) -> None:
    shown, kinds = theme(look), ("one_cannon", "four_cannon", "boarding_party", "fleet_storm")
    chips = [cards.chip(shown, Shot(card, 0, 4 * (card == "four_cannon") or 1), (36, 46)) for card in kinds]
    flags = [cards.banner(shown, flag, 90) for flag in range(5)]
    for group in (chips, flags):
        for first, second in combinations(group, 2):
            apart = ImageChops.difference(first.convert("L"), second.convert("L")).histogram()
            assert sum(apart[64:]) > 40
