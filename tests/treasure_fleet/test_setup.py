"""Components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from data.content.fleet import fleet_content
from engine.kernel import AnswerError, Table
from engine.treasure_fleet.box import cannons, card_id, flags, player_deck, points, treasure_fleet
from tests.treasure_fleet.table import sit

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def counted(cards: tuple[str, ...]) -> dict[str, int]:
    return dict(Counter(map(card_id, cards)))


def test_T_two_to_five_may_play() -> None:
    for seats in (2, 3, 4, 5):
        assert Table.new("treasure_fleet", seats=seats, seed="x").waiting
    for seats in (1, 6):
        with pytest.raises(AnswerError):
            Table.new("treasure_fleet", seats=seats, seed="x")


def test_T_components_five_player_decks_of_eighteen_cards() -> None:
    pirates = fleet_content().pirates.values()
    assert {card.id: card.copies for card in pirates} == {
        "pirate_captain": 1,
        "boarding_party": 1,
        "four_cannon": 3,
        "three_cannon": 5,
        "two_cannon": 5,
        "one_cannon": 2,
        "fleet_storm": 1,
    }
    assert sum(card.copies for card in pirates) == 18
    assert len(flags()) == 5


def test_T_components_thirty_treasure_ships_two_cursed_ships_and_a_governor() -> None:
    fleet = fleet_content().fleet
    ships = {card.points: card.copies for card in fleet.values() if card.kind == "ship"}
    assert ships == {6: 3, 9: 4, 12: 4, 14: 4, 16: 5, 17: 4, 18: 3, 20: 2, 22: 1}
    assert sum(ships.values()) == 30
    assert sum(value * count for value, count in ships.items()) == 422
    assert fleet["cursed_ship"].copies == 2
    assert fleet["fleet_governor"].points == 16


def test_T_with_five_players_all_cards_are_played_with() -> None:
    deck = player_deck("red_flag", five=True, storms=False)
    assert len(deck) == 16
    assert sum(map(cannons, deck)) == 39
    assert len(treasure_fleet(five=True, cursed=False)) == 30


def test_ruling_five_spot_cards_of_a_player_deck_are_a_four_a_three_and_a_two() -> None:
    assert counted(player_deck("red_flag", five=False, storms=False)) == {
        "boarding_party": 1,
        "four_cannon": 2,
        "three_cannon": 4,
        "two_cannon": 4,
        "one_cannon": 2,
    }


def test_ruling_five_spot_ships_are_ten_and_twenty_remain() -> None:
    left = treasure_fleet(five=False, cursed=False)
    gone = Counter(map(points, treasure_fleet(five=True, cursed=False))) - Counter(map(points, left))
    assert len(left) == 20
    assert sorted(gone.elements()) == [6, 9, 12, 14, 14, 16, 16, 17, 18, 20]


@pytest.mark.parametrize("five", [False, True])
def test_ruling_the_storm_replaces_a_two_cannon_without_five_spot(five: bool) -> None:
    plain = Counter(map(card_id, player_deck("red_flag", five, storms=False)))
    stormy = Counter(map(card_id, player_deck("red_flag", five, storms=True)))
    assert plain - stormy == {"two_cannon": 1}
    assert stormy - plain == {"fleet_storm": 1}


@SEATS
def test_T_setup_everybody_gets_a_captain_and_the_deck_of_its_flag(seats: int) -> None:
    with sit(seats=seats) as bench:
        drawn = {seat.flag for seat in bench.state.seats}
        assert drawn == set(flags()[:seats])
        for seat in bench.state.seats:
            held = bench.table.running.places.at
            assert held(f"captain.before:{seat.seat}") == [f"pirate_captain.{seat.flag}.1"]
            hand = held(f"pirate.hand:{seat.seat}")
            assert hand == list(player_deck(seat.flag, seats == 5, storms=False))


def test_T_setup_who_draws_the_lookout_gets_the_captain_from_the_centre() -> None:
    captains = {flag: f"pirate_captain.{flag}.1" for flag in flags()}
    force = [
        ("captain in the centre", [captains["blue_flag"]]),
        ("captain", [captains["yellow_flag"], "fleet_lookout", captains["red_flag"]]),
    ]
    with sit(seats=3, force=force) as bench:
        assert [seat.flag for seat in bench.state.seats] == ["yellow_flag", "blue_flag", "red_flag"]
        assert bench.state.lookout == 1
        assert bench.log("fleet.lookout.drawn") == [{"seat": 1}]


def test_T_setup_captain_and_lookout_are_drawn_at_random() -> None:
    starts: set[tuple[int, str]] = set()
    for seed in range(30):
        with sit(seats=4, seed=str(seed)) as bench:
            starts.add((bench.state.lookout, bench.state.seats[0].flag))
    assert {lookout for lookout, _ in starts} == {0, 1, 2, 3}
    assert {flag for _, flag in starts} == set(flags()[:4])


@SEATS
def test_T_setup_four_ships_face_up_and_five_with_five_players(seats: int) -> None:
    with sit(seats=seats) as bench:
        row = bench.at("fleet.row")
        assert len(row) == (5 if seats == 5 else 4)
        view = bench.table.view(None)["places"]
        assert view["fleet.bag"] == (30 if seats == 5 else 20) - len(row)


def test_T_setup_the_governor_is_set_aside_and_never_sails() -> None:
    with sit(seats=5) as bench:
        assert bench.at("governor") == ["fleet_governor"]
        assert "fleet_governor" not in bench.at("fleet.bag")


def test_T_setup_cursed_ships_and_storms_only_when_chosen() -> None:
    with sit(seats=4) as bench:
        cards = [card_id(p) for held in bench.table.running.places.held.values() for p in held]
        assert not {"cursed_ship", "fleet_storm"} & set(cards)
    with sit(seats=4, cursed_ships=True, storms=True) as bench:
        cards = [card_id(p) for held in bench.table.running.places.held.values() for p in held]
        assert cards.count("cursed_ship") == 2
        assert cards.count("fleet_storm") == 4
