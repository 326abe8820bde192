"""What brings on the last round, who wins, and ties."""

from __future__ import annotations

import pytest

from data.locale import Texts
from tests.port_royal.table import HAENDLER, ROYAL, Harbour

NINE = ["sailor_7", "pirate_9", "admiral_9"]
"""Nine influence points."""


def close(harbour: Harbour) -> Harbour:
    """Let every turn pass with as little as possible until the game is over."""
    for _ in range(200):
        if not harbour.table.waiting:
            return harbour
        offered = harbour.offers
        harbour.answer(
            next(p for p in ("put-in", "take-none", "finish", "let-in", "turn-up") if p in offered)
        )
    return harbour


def test_R_end_ten_points_and_an_expedition_bring_on_the_last_round() -> None:
    harbour = Harbour(
        seats=3, turn=1, deck=["settler_4", "flute_1_1"], coins=[3, 4, 3],
        displays=[[], ["expedition_priests", "pirate_9", "sailor_7"]],
    ).answer("put-in", "employ:settler_4")  # fmt: skip

    assert harbour.told("influence.enough") == [{"seat": 1, "points": 10}]
    assert harbour.state.last_round
    assert harbour.asked.seat == 2
    result = close(harbour).table.result
    assert result is not None
    assert harbour.state.active == 2
    assert (result.winners, result.reason) == ([1], "influence")


def test_R_end_ten_points_without_an_expedition_do_not() -> None:
    harbour = Harbour(deck=["settler_4"], coins=[4], displays=[NINE]).answer("put-in", "employ:settler_4")

    assert harbour.state.merchants[0].points == 10
    assert not harbour.state.last_round


def test_F_end_twelve_points_without_an_expedition_do_in_port_royal() -> None:
    display = [*NINE, "sailor_5"]
    harbour = Harbour(rules=ROYAL, deck=["settler_4"], coins=[4], displays=[display])
    assert harbour.state.goal == 12
    harbour.answer("put-in", "employ:settler_4")

    assert harbour.state.last_round


def test_R_end_stands_though_points_are_lost_again() -> None:
    harbour = Harbour(
        seats=2, turn=0, deck=["settler_4"], coins=[4], expeditions=["expedition_settlers"],
        displays=[["expedition_priests", "sailor_7", "trader_flute_5", "settler_4"]],
    ).answer("put-in", "employ:settler_4")  # fmt: skip
    assert harbour.state.last_round
    harbour.answer("expedition:expedition_settlers")

    assert harbour.state.last_round


def test_R_end_is_told_once() -> None:
    display = ["expedition_priests", "pirate_9", "sailor_7", "governor_8"]
    harbour = Harbour(deck=["settler_4", "captain_4"], coins=[8], displays=[display]).turn_up(1)
    harbour.answer("put-in", "employ:settler_4", "employ:captain_4")

    assert harbour.state.merchants[0].points == 11
    assert harbour.told("influence.enough") == [{"seat": 0, "points": 10}]


def test_R_end_the_winner_has_completed_an_expedition() -> None:
    harbour = close(
        Harbour(
            turn=1, last_round=True, displays=[[*NINE, "mademoiselle_9"], ["expedition_priests", "sailor_3"]]
        )
    )

    result = harbour.table.result
    assert result
    # More points than the winner has, but no expedition: the end says why.
    assert (result.winners, result.reason) == ([1], "influence_expedition")


def test_F_end_port_royal_asks_for_no_expedition() -> None:
    displays = [[*NINE, "mademoiselle_9"], ["expedition_priests", "sailor_3"]]
    harbour = close(Harbour(turn=1, last_round=True, rules=ROYAL, displays=displays))

    assert harbour.table.result
    assert harbour.table.result.winners == [0]


def test_F_end_port_royal_asks_for_an_expedition_where_the_table_chose_so() -> None:
    displays = [[*NINE, "mademoiselle_9"], ["expedition_priests", "sailor_3"]]
    harbour = close(Harbour(turn=1, last_round=True, rules=ROYAL, expedition="needed", displays=displays))

    assert harbour.table.result
    assert harbour.table.result.winners == [1]


def test_F_end_twelve_points_alone_do_not_where_port_royal_asks_for_an_expedition() -> None:
    display = [*NINE, "sailor_5"]
    harbour = Harbour(rules=ROYAL, expedition="needed", deck=["settler_4"], coins=[4], displays=[display])
    harbour.answer("put-in", "employ:settler_4")
    assert harbour.state.merchants[0].points == 12
    assert not harbour.state.last_round

    display = ["expedition_priests", "sailor_7", "pirate_9", "governor_8", "trader_flute_3"]
    harbour = Harbour(rules=ROYAL, expedition="needed", deck=["settler_4"], coins=[4], displays=[display])
    harbour.answer("put-in", "employ:settler_4")
    assert harbour.state.merchants[0].points == 12
    assert harbour.state.last_round


@pytest.mark.parametrize(
    ("rules", "expedition", "needed"),
    [
        (HAENDLER, "by_rules", True),
        (HAENDLER, "needed", True),
        (ROYAL, "by_rules", False),
        (ROYAL, "needed", True),
    ],
)
@pytest.mark.parametrize(("language", "told"), [("en", "and an expedition"), ("de", "und eine Expedition")])
def test_F_end_whether_an_expedition_is_needed_stands_above_the_table(
    rules: str, expedition: str, needed: bool, language: str, told: str
) -> None:
    view = Harbour(rules=rules, expedition=expedition).table.view(None)
    line = Texts(language).say("headline-port_royal", **{**view["options"], **view["state"]})
    assert (told in line) == needed


def test_R_end_ties_go_to_more_coins() -> None:
    displays = [["expedition_priests", "sailor_3"], ["expedition_captains", "settler_4"]]
    harbour = close(Harbour(turn=1, last_round=True, coins=[2, 7], displays=displays, deck=["settler_4"]))

    assert harbour.table.result
    assert harbour.table.result.winners == [1]


def test_F_end_ties_after_coins_are_shared() -> None:
    displays = [["expedition_priests", "sailor_3"], ["expedition_captains", "settler_4"]]
    harbour = close(Harbour(turn=1, last_round=True, coins=[4, 4], displays=displays, deck=["priest_4"]))

    assert harbour.table.result
    assert harbour.table.result.winners == [0, 1]
    assert harbour.table.result.scores[0] == {"seat": 0, "points": 4, "coins": 4, "expeditions": 1}


# --- the cards -------------------------------------------------------------------------------------------


def idle(harbour: Harbour) -> Harbour:
    """Everybody answers with the last option, which takes nothing, until the game ends or somebody has to."""
    for _ in range(2_000):
        if not harbour.table.waiting:
            break
        harbour.answer(harbour.asked.options[-1].id)
    return harbour


def test_R_P8_after_twenty_quiet_rounds_one_more_is_played() -> None:
    harbour = idle(Harbour())
    assert harbour.table.result
    assert harbour.table.result.reason == "stale"
    (warned,), (last,) = harbour.told("harbour.quiet"), harbour.told("harbour.stale")
    assert (warned, last) == ({"rounds": 15, "left": 5}, {"rounds": 20})
    assert harbour.state.round == 21


def test_R_P8_a_person_hired_starts_the_count_again() -> None:
    harbour = Harbour(deck=["sailor_3"])
    harbour.state.quiet_rounds = 19
    harbour.answer("put-in", "employ:sailor_3")
    while harbour.state.round < 3:
        harbour.answer(harbour.asked.options[-1].id)
    assert harbour.state.quiet_rounds <= 1
    assert not harbour.state.last_round


# --- alone, for a score ----------------------------------------------------------------------------------


def test_R_P9_alone_the_game_ends_after_the_rounds_that_it_has() -> None:
    harbour = close(Harbour(rules=ROYAL, solo="fierce", displays=[["settler_4"], []]))
    assert harbour.told("table.last-round") == [{"rounds": 6}]
    result = harbour.table.result
    assert result is not None
    assert harbour.state.round == 6
    assert (result.winners, result.reason, result.left) == ([0], "rounds", 0)


def test_R_P9_alone_the_goal_ends_it_sooner_and_the_rounds_to_spare_are_counted() -> None:
    display = [*NINE, "sailor_5"]
    harbour = Harbour(rules=ROYAL, solo="fierce", deck=["settler_4"], coins=[4], displays=[display])
    harbour = close(harbour.answer("put-in", "employ:settler_4"))
    result = harbour.table.result
    assert result is not None
    assert (result.reason, result.left) == ("influence", 6 - harbour.state.round)
    assert not harbour.told("table.last-round")


def test_R_P9_alone_for_nobody_else() -> None:
    harbour = close(Harbour(rules=ROYAL))
    assert harbour.state.round > 12
    assert not harbour.told("table.last-round")
