"""Orders for a captain's coming turn: carried out when it has come, stopped by what he would want to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.marauders.game import MARAUDERS
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port

ALONE = msgspec.structs.replace(MARAUDERS)
"""The game at a single table: the one with the seats turned would not know the orders."""


def ordered(set_up: SetUp, him: dict[str, Any], *steps: str, **more: Any) -> TestTable:
    """Seat 0 is at its turn, and seat 1 has ordered these steps for the next one."""
    bench = set_up(in_port("tortuga"), him, spec=ALONE, **more)
    bench.table.coming.order(1, steps)
    return bench


def why(bench: TestTable) -> str:
    """Why the orders of seat 1 were stopped; "" if they stand or are done."""
    left = bench.table.coming.of(1)
    return left.why if left is not None else ""


def left(bench: TestTable) -> list[str]:
    """The steps that seat 1 has not done."""
    found = bench.table.coming.of(1)
    return [one.id for one in found.steps] if found is not None else []


def offers(bench: TestTable, *steps: str) -> list[str]:
    """What seat 1 may order after these steps."""
    return [one.id for one in bench.table.coming.offered(1, steps)]


def test_what_is_offered_follows_his_way(set_up: SetUp) -> None:
    bench = set_up(
        in_port("tortuga"), in_port("havana", cargo=goods("rum", 2)), zones={"nassau": {"demand": "rum"}}
    )
    first = offers(bench)
    assert {"sea", "sell", "end"} <= set(first)
    assert "dock" not in first
    assert "sell:rum" not in first
    assert {"sail:nassau", "dock"} <= set(offers(bench, "sea"))
    assert "sell:rum" not in offers(bench, "sea", "sail:nassau", "dock")
    assert offers(bench, "sea", "sail:nassau", "end") == []
    assert offers(bench, "dock") == []


def test_three_actions_are_all_there_are(set_up: SetUp) -> None:
    bench = set_up(in_port("tortuga"), in_port("havana", cargo=goods("rum", 2)))
    assert offers(bench, "sea", "sail:nassau", "dock") == ["end"]


def test_he_sails_docks_and_sells_and_the_log_says_that_he_did(set_up: SetUp) -> None:
    him = at_sea("havana", cargo=goods("rum", 2))
    steps = ["sail:nassau", "dock", "sell:rum", "end"]
    by_order = ordered(set_up, him, *steps, zones={"nassau": {"demand": "rum"}})
    by_hand = set_up(in_port("tortuga"), him, zones={"nassau": {"demand": "rum"}})
    before = by_order.captain(1).gold
    by_order.play("end")
    by_hand.play("end", "move:nassau", "move:port", "port", "sell", ["sell:rum_1", "sell:rum_2"])
    assert by_order.captain(1).gold == before + 12
    assert left(by_order) == []
    assert why(by_order) == ""
    told = by_hand.table.log(None)[1:]
    assert by_order.table.log(None)[1 : 1 + len(told)] == told


def test_what_an_order_did_he_takes_back_as_an_answer_of_his(set_up: SetUp) -> None:
    bench = ordered(set_up, at_sea("havana"), "sail:nassau", "dock")
    bench.play("end")
    assert bench.captain(1).in_port
    assert bench.table.undo.answers_to_take_back(1) == 2
    bench.table.take_back(1)
    assert not bench.captain(1).in_port
    bench.play("end")
    assert bench.captain(1).zone == "nassau"


def hit(bench: TestTable) -> None:
    """A cannon ball has struck."""
    bench.ship(1).hull -= 1


def robbed(bench: TestTable) -> None:
    """Gold has gone."""
    bench.captain(1).gold -= 1


def wanted(bench: TestTable) -> None:
    """A nation wants him."""
    bench.captain(1).bounties["dutch"] = 1


def met(bench: TestTable) -> None:
    """The other captain has come where he wants to go."""
    bench.captain(0).zone = "nassau"


def lost(bench: TestTable) -> None:
    """He is somewhere else."""
    bench.captain(1).zone = "tortuga"


def unwanted(bench: TestTable) -> None:
    """His good is no longer in demand where he wants to sell it."""
    game = bench.game
    tokens = (bench.at("demand.at:nassau"), bench.at("demand.at:tortuga"))
    game.move(tokens[0], "demand.at:nassau", "demand.at:tortuga")
    game.move(tokens[1], "demand.at:tortuga", "demand.at:nassau")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (hit, "ship"),
        (robbed, "hold"),
        (wanted, "wanted"),
        (met, "company"),
        (lost, "place"),
        (unwanted, "price"),
    ],
)
def test_what_has_changed_stops_his_orders_with_a_word(
    set_up: SetUp, change: Callable[[TestTable], None], reason: str
) -> None:
    him = at_sea("havana", cargo=goods("rum", 1), gold=5)
    bench = ordered(set_up, him, "sail:nassau", "dock", "sell:rum", zones={"nassau": {"demand": "rum"}})
    change(bench)
    bench.play("end")
    assert why(bench) == reason
    assert left(bench) == ["sail:nassau", "dock", "sell:rum"]
    assert bench.asked().seat == 1
    bench.play("end")
    assert bench.table.coming.of(1) is None


def test_who_has_gone_stops_nobody(set_up: SetUp) -> None:
    bench = set_up(in_port("nassau"), at_sea("havana"), spec=ALONE)
    bench.table.coming.order(1, ["sail:nassau"])
    bench.captain(0).zone = "tortuga"
    bench.play("end")
    assert bench.captain(1).zone == "nassau"


def test_a_captain_who_finds_him_stops_his_orders_at_once(set_up: SetUp) -> None:
    bench = set_up(at_sea("havana"), at_sea("havana"), spec=ALONE, force=[("scouting", [6, 6])])
    bench.table.coming.order(1, ["sail:nassau"])
    bench.play("scout:captain:1")
    assert why(bench) == "found"


def test_while_he_sails_a_surprise_stops_him(set_up: SetUp) -> None:
    """The merchant is found: now he is asked whether he raids her."""
    bench = ordered(set_up, at_sea("havana"), "scout", "sail:nassau", force=[("scouting", [6, 6])])
    bench.play("end")
    assert why(bench) == "met"
    assert left(bench) == ["sail:nassau"]


def test_a_turn_that_is_over_by_itself_was_ended_as_ordered(set_up: SetUp) -> None:
    bench = ordered(set_up, at_sea("havana"), "sail:nassau", "sail:havana", "sail:tortuga", "end")
    bench.play("end")
    assert bench.table.coming.of(1) is None
    assert bench.captain(1).zone == "tortuga"


def test_gold_is_stashed_at_home(set_up: SetUp) -> None:
    bench = ordered(set_up, at_sea("nassau", gold=7), "dock", "stash", "end")
    bench.play("end")
    assert (bench.captain(1).gold, bench.seat(1).stash) == (0, 7)
    assert bench.table.coming.of(1) is None


def test_in_his_own_turn_he_orders_nothing(set_up: SetUp) -> None:
    bench = set_up(at_sea("havana"), in_port("tortuga"))
    assert bench.table.coming.offered(0) == []
    assert bench.table.coming.offered(1) != []
