"""The heuristics of Port Royal: they win against chance, and single answers make sense."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains import play_game
from engine.captains.captain import captain
from engine.captains.port_royal.observation import Observation
from engine.kernel import Table
from engine.port_royal.game import PORT_ROYAL
from tests.port_royal.table import Harbour


def share(levels: tuple[int, ...], games: int, rules: str) -> float:
    """The share of games that captains of the highest level win, seats taken in turn."""
    won = 0.0
    for game in range(games):
        turned = [levels[(seat + game) % len(levels)] for seat in range(len(levels))]
        played = play_game("port_royal", levels=turned, seed=f"won {game}", options={"rules": rules})
        winners = played.result.winners
        won += sum(turned[seat] == max(levels) for seat in winners) / len(winners)
    return won / games


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("rules", ["haendler", "port_royal"])
@pytest.mark.parametrize("levels", [(2, 1), (2, 1, 2, 1)])
def test_level_2_wins_most_games_against_as_many_of_level_1(levels: tuple[int, ...], rules: str) -> None:
    assert share(levels, 20, rules) >= 0.85


def picked(harbour: Harbour, level: int = 2) -> str:
    """What a captain of level 2 picks now, without the number of a copy."""
    decision = harbour.asked
    view = harbour.table.view(decision.seat)
    (pick,) = captain(level, "test", strict=True).answer(view, decision)
    return pick.partition(".")[0]


def test_every_kind_of_question_is_known() -> None:
    asked: set[str] = set()
    for game in range(6):
        options: Any = {"rules": "port_royal"}
        table = Table.new(PORT_ROYAL, seats=3, seed=f"kinds {game}", options=options, keep=False)
        while waiting := table.waiting:
            decision = next(iter(waiting.values()))
            asked.add(decision.kind)
            picks = captain(2, "test", strict=True).answer(table.view(decision.seat), decision)
            table.answer(decision.seat, decision.number, picks)
    assert {"discover", "repel", "take", "finish"} <= asked


def test_an_expedition_is_completed_at_once() -> None:
    harbour = Harbour(
        deck=["settler_4"], displays=[["priest_4", "jack_6"]], expeditions=["expedition_priests"]
    )

    assert picked(harbour) == "expedition:expedition_priests"


def test_where_an_expedition_is_needed_persons_for_one_are_worth_more() -> None:
    worth: list[float] = []
    for expedition in ("by_rules", "needed"):
        harbour = Harbour(
            rules="port_royal", expedition=expedition, coins=[6], deck=["priest_4"],
            expeditions=["expedition_priests"],
        )  # fmt: skip
        sight = Observation(harbour.table.view(0))
        worth.append(sight.best_takes(sight.harbour, 1, 0)[0])
    assert worth[0] < worth[1]


def test_jacks_of_all_trades_are_kept() -> None:
    harbour = Harbour(
        deck=["settler_4"], displays=[["priest_4", "priest_4", "jack_6"]], expeditions=["expedition_priests"]
    ).answer("expedition:expedition_priests")

    assert picked(harbour) == "crew:priest_4"
    (pick,) = captain(2, "test", strict=True).answer(harbour.table.view(0), harbour.asked)
    assert "jack" not in pick


def test_it_stops_when_much_is_at_stake() -> None:
    ships = ["flute_3_5", "skiff_3_5", "pinnace_3_4", "galleon_3_7", "frigate_3_6"]

    assert picked(Harbour(deck=ships).turn_up(4)) == "put-in"


def test_it_goes_on_while_nothing_can_be_lost() -> None:
    assert picked(Harbour(deck=["governor_8", "settler_4"], coins=[0])) == "turn-up"


def test_the_ship_that_brings_more_is_looted() -> None:
    harbour = Harbour(deck=["flute_1_1", "skiff_4_5"], coins=[0]).turn_up(1).answer("put-in")

    assert picked(harbour) == "loot:skiff_4_5"


def test_a_ship_that_pays_for_nothing_but_the_fee_is_left() -> None:
    harbour = Harbour(deck=["flute_1_1"], coins=[3, 3]).answer("put-in", "take-none")

    assert picked(harbour) == "take-none"


def test_level_3_answers_too() -> None:
    harbour = Harbour(deck=["flute_1_1", "skiff_4_5"]).turn_up(1).answer("put-in")
    decision = harbour.asked
    picks = captain(3, "test", strict=True).answer(
        harbour.table.view(0), decision, lambda seed: harbour.table.imagine(0, seed)
    )

    assert decision.why_not(picks) is None


# --- the last round: seen in games ---------------------------------------------------------------------


@pytest.mark.parametrize(("last", "takes"), [(True, "employ:jack_6"), (False, "take-none")])
def test_coins_that_buy_nothing_any_more_buy_a_point(last: bool, takes: str) -> None:
    """With 7 coins and as many points as the winner but one, it left a jack of all trades on the quay."""
    harbour = Harbour(
        rules="port_royal", coins=[7, 0], turn=1, round=5, last_round=last, deck=["flute_1_1", "jack_6"]
    ).turn_up(1)
    harbour.answer("put-in", "loot:flute_1_1")
    assert harbour.asked.seat == 0
    assert picked(harbour) == takes


@pytest.mark.parametrize(
    ("rival", "does"), [(["mademoiselle_9", "admiral_7"], "turn-up"), (["mademoiselle_9"], "put-in")]
)
def test_who_has_lost_if_he_stops_goes_on(rival: list[str], does: str) -> None:
    """It put in with 10 points against 11, and took the one person who made it 11."""
    given: dict[str, Any] = {"coins": [0, 4], "displays": [rival, ["admiral_9"]], "last_round": True}
    deck = ["flute_3_5", "skiff_3_5", "priest_4", "galleon_3_7"]
    harbour = Harbour(rules="port_royal", turn=1, round=5, deck=deck, **given).turn_up(3)
    assert picked(harbour) == does


@pytest.mark.parametrize(("mine", "does"), [("priest_4", "put-in"), ("settler_4", "turn-up")])
def test_an_expedition_that_would_win_is_reason_enough_to_stop(mine: str, does: str) -> None:
    """Its points count once the persons are there, who sail with it."""
    given: dict[str, Any] = {"coins": [3, 5], "displays": [["admiral_7"], [mine]], "last_round": True}
    deck, requests = ["flute_3_5", "priest_4", "skiff_3_5", "pinnace_3_4"], ["expedition_priests"]
    harbour = Harbour(rules="port_royal", turn=1, round=5, deck=deck, expeditions=requests, **given)
    assert picked(harbour.turn_up(3)) == does


# --- on the way to the goal: seen in games -------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "takes"), [("captain_4", "employ:jack_6"), ("sailor_3", "loot:pinnace_3_4")]
)
def test_who_completes_an_expedition_is_worth_its_points(mine: str, takes: str) -> None:
    """With 8 coins, and one person short of six points, it looted a Pinnace."""
    harbour = Harbour(
        rules="port_royal",
        coins=[8, 3],
        displays=[["settler_4", "trader_skiff_3", "admiral_9", "pirate_9", mine], ["admiral_9"]],
        expeditions=["expedition_priests_settler", "expedition_captains_settler"],
        deck=["jack_6", "pinnace_3_4"],
    ).turn_up(1)
    assert picked(harbour.answer("put-in")) == takes


@pytest.mark.parametrize(
    ("rival", "takes"), [("mademoiselle_7", "employ:trader_galleon_3"), ("sailor_3", "loot:pinnace_3_4")]
)
def test_the_person_who_takes_a_rival_to_the_goal_is_hired_before_him(rival: str, takes: str) -> None:
    """It looted a ship, and left the other the one point that he needed."""
    harbour = Harbour(
        rules="port_royal",
        coins=[4, 6],
        displays=[["admiral_9"], ["admiral_9", "mademoiselle_9", "pirate_9", rival]],
        deck=["trader_galleon_3", "pinnace_3_4"],
    ).turn_up(1)
    assert picked(harbour.answer("put-in")) == takes


@pytest.mark.parametrize(("coins", "does"), [(10, "put-in"), (6, "turn-up")])
def test_who_has_the_goal_in_hand_puts_in(coins: int, does: str) -> None:
    """With 12 points on the quay, paid for and ahead of all, it turned up one ship too many."""
    harbour = Harbour(
        rules="port_royal",
        coins=[coins, 3],
        displays=[["admiral_9", "pirate_9", "captain_4", "sailor_7"], ["admiral_9"]],
        deck=["pinnace_2_2", "trader_skiff_3", "galleon_2_4", "jester_7"],
    ).answer("let-in")
    assert picked(harbour.turn_up(3)) == does


def test_what_the_admirals_bring_is_counted_before_it_turns_up_more() -> None:
    """With 1 coin it saw five cards, none of which it could pay for, until its admiral had brought 2 more."""
    harbour = Harbour(
        rules="port_royal",
        coins=[5, 3],
        displays=[["admiral_9"], ["admiral_7"]],
        deck=["governor_8", "mademoiselle_9", "flute_1_1", "sailor_7", "jester_9"],
    ).turn_up(4)
    assert picked(harbour) == "put-in"
