"""The heuristics of Treasure Fleet: they win against chance, and single answers make sense."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.advice.voyage import counsel
from engine.captains import play_game
from engine.captains.captain import captain
from engine.kernel import Table
from engine.treasure_fleet.box import card_id
from tests.treasure_fleet.table import TestTable, capture, sit, volleys

ROW = ["ship_16", "ship_9", "ship_12", "ship_20"]


def share(levels: tuple[int, ...], games: int, **options: Any) -> float:
    """The share of games that captains of the highest level win, seats taken in turn."""
    won = 0.0
    for game in range(games):
        turned = [levels[(seat + game) % len(levels)] for seat in range(len(levels))]
        winners = play_game(
            "treasure_fleet", levels=turned, seed=f"won {game}", options=options
        ).result.winners
        won += sum(turned[seat] == max(levels) for seat in winners) / max(1, len(winners))
    return won / games


@pytest.mark.parametrize("levels", [(2, 1), (2, 1, 2, 1)])
def test_level_2_wins_most_games_against_as_many_of_level_1(levels: tuple[int, ...]) -> None:
    assert share(levels, 60) >= 0.7


def test_level_2_wins_with_cursed_ships_and_storms_too() -> None:
    assert share((2, 1, 2, 1), 60, cursed_ships=True, storms=True) >= 0.7


def by_seat(seats: int, games: int, advised: bool = False, **options: Any) -> list[float]:
    """The share of games that each of equal captains wins, 1 being a fair one; if `advised`, seat 0 answers
    as the voice at the helm says.
    """
    won = [0.0] * seats
    for game in range(games):
        table = Table.new("treasure_fleet", seats=seats, seed=f"equals {game}", options=options, keep=advised)
        captains = [captain(2, f"equals {game} {seat}", strict=True) for seat in range(seats)]
        while waiting := table.waiting:
            for seat, asked in waiting.items():
                said = counsel(table, seat) if advised and seat == 0 else None
                picks = said.picks if said else captains[seat].answer(partial(table.view, seat), asked)
                table.put(seat, asked.number, picks)
        assert table.result is not None
        winners = table.result.winners
        for seat in winners:
            won[seat] += seats / games / len(winners)
    return won


EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.in_turn(3)
@EVERY_TABLE
def test_no_seat_is_better_than_another_among_equals(seats: int) -> None:
    """The lookout is drawn, so a difference would be the captains'. 40 games a seat may err by 0.2; `make
    soak` plays 1000.
    """
    shares = by_seat(seats, 40 * seats)
    assert min(shares) >= 0.6
    assert max(shares) <= 1.4


@pytest.mark.in_turn(3)
@EVERY_TABLE
def test_the_first_seat_of_a_first_voyage_has_no_bad_place(seats: int) -> None:
    """In 75 games; `make soak` plays 1000."""
    assert by_seat(seats, 75, opening="first_voyage")[0] >= 0.8


def test_who_follows_the_advice_of_a_first_voyage_wins_his_share() -> None:
    assert by_seat(3, 40, advised=True, opening="first_voyage")[0] >= 0.75


@pytest.mark.soak("openings")
@EVERY_TABLE
def test_an_opening_never_gives_its_member_less_than_a_fair_share(seats: int) -> None:
    assert by_seat(seats, 1000, opening="first_voyage")[0] >= 0.97
    assert by_seat(seats, 300, advised=True, opening="first_voyage")[0] >= 0.85


@pytest.mark.soak("openings")
@EVERY_TABLE
def test_each_seat_wins_a_fair_share_among_equals(seats: int) -> None:
    shares = by_seat(seats, 1000)
    assert min(shares) >= 0.8
    assert max(shares) <= 1.2


def test_equal_captains_do_not_load_alike() -> None:
    """Who knows how they play cannot tell what one of them has loaded; the same one repeats himself."""
    loads: set[tuple[str, ...]] = set()
    with sit({"row": ROW}, seats=3) as table_factory:
        table, asked = table_factory.table, table_factory.asked(0)
        for game in range(20):
            picks = captain(2, f"luck {game}", strict=True).answer(table.view(0), asked)
            assert picks == captain(2, f"luck {game}", strict=True).answer(table.view(0), asked)
            loads.add(tuple(sorted(map(card_id, picks))))
    assert len(loads) >= 4


def test_every_kind_of_question_is_known() -> None:
    asked: set[str] = set()
    for seats in (2, 3, 5):
        with sit(seats=seats, seed="two", cursed_ships=True, storms=True) as table_factory:
            while waiting := table_factory.table.waiting:
                decision = next(iter(waiting.values()))
                asked.add(decision.kind)
                answer(table_factory, decision.seat)
    assert asked == {"fleet.load", "fleet.place", "fleet.neutral", "fleet.curse"}


def answer(table_factory: TestTable, seat: int, level: int = 2) -> list[str]:
    """Let a captain answer; gives what it picked."""
    decision = table_factory.asked(seat)
    table = table_factory.table
    picks = captain(level, "test", strict=True).answer(
        table.view(seat), decision, lambda seed: table.imagine(seat, seed)
    )
    table_factory.answer(seat, *picks)
    return picks


def placed(row: list[str], loaded: list[str], fired: dict[str, Any], **options: Any) -> tuple[str, str]:
    """Card and ship that seat 0 chooses in the third volley."""
    given = volleys(row, loaded, ["one_cannon"], ["one_cannon"], fired=fired)
    given["volley"] = 3
    with sit(given, seats=3, **options) as table_factory:
        card, _, ship = answer(table_factory, 0)[0].partition(":")
        return card_id(card), card_id(ship)


def test_a_rich_ship_nobody_fires_at_is_taken() -> None:
    fired = {"ship_9": [{1: "one_cannon"}]}
    assert placed(ROW, ["two_cannon"], fired)[1] == "ship_20"


def test_a_ship_that_is_lost_is_left_alone() -> None:
    fired = {"ship_20": [{1: "boarding_party"}], "ship_16": [{2: "four_cannon"}, {2: "four_cannon"}]}
    assert placed(ROW, ["two_cannon"], fired)[1] == "ship_12"


def test_a_curse_is_warded_off_cheaply_when_there_is_something_to_lose() -> None:
    given = volleys(
        ["cursed_ship", "ship_6", "ship_6", "ship_9"], ["one_cannon"], ["one_cannon"], ["one_cannon"]
    )
    given["volley"] = 3
    given["seats"][0]["captured"] = ["ship_20"]
    with sit(given, seats=3, cursed_ships=True) as table_factory:
        assert answer(table_factory, 0) == ["one_cannon.red_flag.1:cursed_ship.1"]


def test_the_cheapest_ship_is_given_to_the_curse() -> None:
    row = ["cursed_ship", "ship_16", "ship_9", "ship_12"]
    with sit(
        capture(row, {}, seats=[{"captured": ["ship_20", "ship_6"]}]), seats=3, cursed_ships=True
    ) as table_factory:
        assert answer(table_factory, 0) == ["ship_6.1"]


def test_the_neutral_card_spoils_what_the_other_player_leads() -> None:
    given = volleys(ROW, ["one_cannon"], ["one_cannon"], fired={"ship_16": [{1: "two_cannon"}]})
    given["volley"] = 3
    with sit(given, seats=2, force=[("neutral card", ["two_cannon.yellow_flag.1"])]) as table_factory:
        assert answer(table_factory, 0) == ["ship_16.1"]


LAST_HAND = ["boarding_party", "four_cannon", "two_cannon", "two_cannon"]


@pytest.mark.parametrize(
    ("hand", "others", "kept"),
    [
        (LAST_HAND, ["two_cannon"] * 4, "boarding_party"),
        (LAST_HAND, LAST_HAND, "boarding_party"),
        (["four_cannon", "three_cannon", "two_cannon", "two_cannon"], ["two_cannon"] * 4, "four_cannon"),
        (["four_cannon", "three_cannon", "two_cannon", "one_cannon"], LAST_HAND, "one_cannon"),
    ],
)
def test_what_waits_for_the_governor_is_what_may_win_him(
    hand: list[str], others: list[str], kept: str
) -> None:
    """The strongest cannon was kept while a boarding party was to come, and was missing at the ships."""
    seats = [{"hand": hand}, {"hand": ["two_cannon"] * 4}, {"hand": others}]
    with sit({"row": ROW, "sailing": 4, "seats": seats}, seats=3) as table_factory:
        left = list(hand)
        for card in answer(table_factory, 0):
            left.remove(card_id(card))
        assert left == [kept]


def test_level_3_looks_ahead_and_answers_validly() -> None:
    played = play_game("treasure_fleet", levels=[3, 2, 1], seed="ahead")
    assert played.decisions == 48
    assert played.result.winners


# --- seen in games ---------------------------------------------------------------------------------------


def test_nothing_is_fired_at_a_ship_that_two_have_boarded() -> None:
    """She escapes, whatever else is fired at her; it took itself for her captor with one more cannon."""
    fired = {"ship_20": [{0: "boarding_party"}, {1: "boarding_party"}]}
    assert placed(ROW, ["three_cannon"], fired)[1] == "ship_16"


def test_a_card_that_wins_nothing_any_more_wards_off_the_curse() -> None:
    """It fired its last strong card at a lost ship, and the curse took a ship of few points."""
    row = ["cursed_ship", "ship_6", "ship_12", "ship_16"]
    fired = {
        "ship_6": [{1: "four_cannon"}, {1: "four_cannon"}],
        "ship_12": [{1: "boarding_party"}],
        "ship_16": [{2: "boarding_party"}],
    }
    given = volleys(row, ["four_cannon"], ["one_cannon"], ["one_cannon"], fired=fired)
    given["volley"] = 3
    given["seats"][0]["captured"] = ["ship_9"]
    with sit(given, seats=3, cursed_ships=True) as table_factory:
        assert answer(table_factory, 0) == ["four_cannon.red_flag.1:cursed_ship.1"]
