"""Winning the Game; Stash; Time Limits; rulings 2a."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Chapter, Rank
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.ending import stash_points, total
from engine.marauders.state import MGame
from engine.marauders.terms.port import StashPoints
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, move_all

PEACE = ("event", ["peace"])


def sell_three(set_up: SetUp, *others: dict[str, Any], glory: int = 9, **more: Any) -> TestTable:
    """The captain of seat 0 gains a glory point in his turn and ends it."""
    table = set_up(
        in_port("basse_terre", cargo=goods("rum", 3), glory=glory, **more.pop("seat", {})),
        *others,
        zones={"basse_terre": {"demand": "rum"}},
        **more,
    )
    return table.play("port", "sell", [f"sell:{card}" for card in goods("rum", 3)], "done", "end")


def result(table: TestTable) -> tuple[str, list[int]]:
    """Why a game ended and who won."""
    assert table.table.result is not None, f"the game goes on, {table.asked()}"
    return table.table.result.reason, table.table.result.winners


def test_R_winning_ten_glory_points_and_the_round_is_played_to_its_end(set_up: SetUp) -> None:
    table = sell_three(set_up, count=3)
    assert table.state.last_round
    assert table.asked().seat == 1
    table.play("end")
    assert table.asked().seat == 2
    table.play("end")
    assert result(table) == ("goal", [0])


def test_R_winning_the_game_ends_right_before_the_next_event_card(set_up: SetUp) -> None:
    table = sell_three(set_up).play("end")
    assert "event.drawn" not in table.lines
    assert result(table) == ("goal", [0])


def test_R_winning_nine_points_do_not_end_it(set_up: SetUp) -> None:
    table = sell_three(set_up, glory=8, force=[PEACE]).play("end")
    assert table.table.result is None
    assert table.state.round == 2


def test_G_E2_the_last_round_is_announced_at_the_end_of_the_turn_and_the_stash_shown(set_up: SetUp) -> None:
    table = sell_three(set_up, glory=8, seat={"stash": 13})
    assert table.said("goal.reached", seat=0, glory=9, stash=13, total=10)
    assert table.view(1)["state"]["seats"][0]["shown_stash"] == 13
    assert table.view(1)["state"]["last_round"]
    assert table.log("goal.reached", 1)[0]["stash"] == 13


def test_G_E2_a_declared_goal_cannot_be_taken_back(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=9), in_port("havana")).play("end")
    assert table.takes_back(0)
    table = set_up(in_port("havana", glory=10), in_port("havana")).play("end")
    assert not table.takes_back(0)


def test_G_E2_not_before_the_turn_is_over(set_up: SetUp) -> None:
    table = set_up(
        in_port("basse_terre", cargo=goods("rum", 3), glory=9), zones={"basse_terre": {"demand": "rum"}}
    )
    table.play("port", "sell", [f"sell:{card}" for card in goods("rum", 3)])
    assert not table.state.last_round


def test_G_E2_others_stashes_stay_hidden(set_up: SetUp) -> None:
    table = sell_three(set_up, in_port("havana", stash=7, stashings=1))
    assert table.view(0)["state"]["seats"][1]["shown_stash"] is None


def test_G_E2_after_the_event_phase_too(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=10), turn=None, force=[PEACE])
    assert table.in_order("event.drawn", "goal.reached", "turn.began")


def test_G_E2_the_end_stands_though_the_total_falls_afterwards(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", glory=6, stash=40, gold=0), in_port("havana", glory=9)).play("end")
    assert table.state.last_round
    table.seat(0).stash = 0
    table.play("end")
    assert result(table) == ("goal", [1])


def test_G_E2_every_seat_at_the_goal_shows_its_stash(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=10), in_port("havana", glory=9, stash=10)).play("end")
    assert [line["seat"] for line in table.log("goal.reached")] == [0, 1]


# --- points of the stash --------------------------------------------------------------------------


@pytest.mark.parametrize(("stash", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (49, 4), (50, 5), (99, 5)])
def test_R_stash_a_point_for_every_ten_gold_up_to_five(set_up: SetUp, stash: int, points: int) -> None:
    table = set_up(in_port("havana", stash=stash))
    assert stash_points(table.game, table.seat()) == points


@pytest.mark.parametrize(("goal", "most"), [(5, 2), (7, 3), (10, 5), (11, 5), (12, 6)])
def test_G_E3_stash_points_are_capped_at_half_the_goal_rounded_down(
    set_up: SetUp, goal: int, most: int
) -> None:
    table = set_up(in_port("havana", stash=200), options={"goal": goal})
    assert stash_points(table.game, table.seat()) == most


DEAR = Chapter("dear")


@DEAR.rule(StashPoints, rank=Rank.SET)
def dearer_points(game: MGame, terms: StashPoints) -> None:
    """As a variant would have it: each point costs 5 gold more than the one before."""
    terms.points = sum(sum(range(10, 10 + 5 * n, 5)) <= terms.gold for n in range(1, 20))


@pytest.mark.parametrize(("stash", "points"), [(24, 1), (25, 2), (45, 3), (99, 4), (100, 5), (200, 5)])
def test_stash_points_are_what_terms_say_and_no_more_than_half_the_goal(
    set_up: SetUp, stash: int, points: int
) -> None:
    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, DEAR))
    table = set_up(in_port("havana", stash=stash, glory=5), spec=spec).play("end")
    assert stash_points(table.game, table.seat()) == points
    assert bool(table.log("goal.reached")) == (points == 5)


def test_G_E3_the_track_may_pass_the_goal(set_up: SetUp) -> None:
    table = sell_three(set_up, glory=10)
    assert table.seat().glory == 11
    assert total(table.game, table.seat()) == 11


def test_G_E3_another_goal(set_up: SetUp) -> None:
    assert result(sell_three(set_up, glory=4, options={"goal": 5}).play("end")) == ("goal", [0])


def test_R_stash_points_count_secretly_until_then(set_up: SetUp) -> None:
    table = set_up(in_port("nassau", glory=5, stash=40, gold=10), stash_order()).play(
        "port", "stash", "10", "done", "end"
    )
    assert table.said("goal.reached", seat=0, glory=5, stash=50, total=10)


def stash_order() -> dict[str, Any]:
    """Another captain, somewhere."""
    return in_port("havana")


# --- who wins -------------------------------------------------------------------------------------


def judged(set_up: SetUp, *seats: tuple[int, int], options: Any = None) -> tuple[str, list[int]]:
    """The end of a round in which these seats (track, stash) stand at the table; the last seat is on turn."""
    laid = [in_port("havana", glory=glory, stash=stash) for glory, stash in seats]
    table = set_up(*laid, turn=len(seats) - 1, last_round=True, options=options)
    return result(table.play("end"))


def test_R_winning_most_points_on_the_track_of_those_who_reached_ten(set_up: SetUp) -> None:
    assert judged(set_up, (10, 0), (9, 30)) == ("goal", [0])


def test_R_winning_then_the_largest_stash(set_up: SetUp) -> None:
    assert judged(set_up, (9, 14), (9, 17)) == ("goal", [1])


def test_R_winning_then_both(set_up: SetUp) -> None:
    assert judged(set_up, (9, 17), (9, 17), (4, 90)) == ("goal", [0, 1])


def test_G_E1_who_has_not_the_goal_cannot_win_by_the_track(set_up: SetUp) -> None:
    assert judged(set_up, (9, 5), (8, 20)) == ("goal", [1])


def test_G_E1_when_nobody_has_the_goal_any_more_total_then_track_then_stash(set_up: SetUp) -> None:
    assert judged(set_up, (6, 20), (7, 5), (7, 19)) == ("goal", [2])
    assert judged(set_up, (7, 5), (7, 5)) == ("goal", [0, 1])
    assert judged(set_up, (5, 30), (7, 0)) == ("goal", [0])


def test_R_time_limits_no_event_card_left_at_the_beginning_of_a_turn(set_up: SetUp) -> None:
    table = set_up(in_port("havana", glory=1), turn=1, change=move_all("event.bag", "event.discards")).play(
        "end"
    )
    assert result(table) == ("events", [0])


def test_G_E5_the_last_event_cards_round_is_played(set_up: SetUp) -> None:
    def one_left(beginning: Any) -> None:
        move_all("event.bag", "event.discards")(beginning)
        beginning.places["event.discards"].remove("peace")
        beginning.places["event.bag"] = ["peace"]

    table = set_up(turn=1, change=one_left).play("end")
    assert table.table.result is None
    table.play("end", "end")
    assert result(table)[0] == "events"


def test_G_E1_when_events_run_out_most_total_points_then_track_then_stash(set_up: SetUp) -> None:
    def by_events(*seats: tuple[int, int]) -> list[int]:
        laid = [in_port("havana", glory=glory, stash=stash) for glory, stash in seats]
        table = set_up(*laid, turn=len(seats) - 1, change=move_all("event.bag", "event.discards"))
        return result(table.play("end"))[1]

    assert by_events((3, 0), (1, 30)) == [1]
    assert by_events((3, 10), (4, 0)) == [1]
    assert by_events((3, 15), (3, 12)) == [0]
    assert by_events((3, 12), (3, 12)) == [0, 1]


def test_G_E1_when_captains_run_out_total_points_win_though_somebody_has_the_goal(set_up: SetUp) -> None:
    from tests.marauders.combat.test_death import sinks

    table = sinks(
        set_up,
        in_port("havana", glory=9, stash=50),
        change=move_all("captain.bag", "captain.discards"),
        glory=11,
        stash=20,
    )
    assert result(table) == ("captains", [1])


def test_R_time_limits_the_goal_decides_when_both_come_together(set_up: SetUp) -> None:
    table = set_up(
        in_port("havana", glory=10), in_port("havana", glory=8, stash=50),
        turn=1, last_round=True, change=move_all("event.bag", "event.discards"),
    )  # fmt: skip
    assert result(table.play("end")) == ("goal", [0])


def test_R_winning_the_score_of_every_seat_is_opened_at_the_end(set_up: SetUp) -> None:
    table = sell_three(set_up, in_port("havana", stash=23, stashings=2)).play("end")
    assert table.table.result is not None
    assert table.table.result.scores[1] == {
        "seat": 1, "glory": 0, "stash": 23, "stash_points": 2, "total": 2,
    }  # fmt: skip
    assert table.view(0)["state"]["seats"][1]["shown_stash"] == 23


def test_G_E4_the_end_is_checked_before_merchants_return(set_up: SetUp) -> None:
    gone = ["havana", "nassau", "tortuga", "cartagena", "curacao", "caracas", "trinidad", "san_juan"]
    table = set_up(
        at_sea("port_royal", glory=10), turn=1, last_round=True, zones={z: {"merchant": "none"} for z in gone}
    )
    table.play("end")
    assert result(table) == ("goal", [0])
    assert len(table.at("merchant.track")) == 8


def test_G_E4_the_rounds_events_are_over_before_the_merchants_return_and_the_next_card(set_up: SetUp) -> None:
    table = set_up(turn=1, events=["storm_greater_antilles"], force=[PEACE])
    assert table.state.storm_zones
    table.play("end")
    assert table.state.storm_zones == []
    assert table.at("event.discards") == ["storm_greater_antilles"]
    assert table.at("event.now") == ["peace"]
