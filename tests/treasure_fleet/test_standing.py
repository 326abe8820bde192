"""Standing orders: loading, placing, the neutral pirate's cards, the curse; nobody else notices any."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Table
from engine.treasure_fleet.box import card_id, points
from engine.treasure_fleet.game import TREASURE_FLEET
from tests.treasure_fleet.table import TestTable, capture, sit, volleys

ROW = ["ship_16", "ship_9", "ship_12", "ship_20"]
LOADED = [["four_cannon", "three_cannon", "two_cannon"]] * 3


def by_hand(bench: TestTable, seat: int) -> None:
    """Whoever is asked first answers by default, except for one seat."""
    asked = next(decision for decision in bench.table.waiting.values() if decision.seat != seat)
    bench.table.answer(asked.seat, asked.number, asked.default)


def test_loading_by_order_at_every_sailing() -> None:
    """The same cards as the whole answer on its button; the others load by hand."""
    with sit({"row": ROW}, seats=3) as bench:
        _, spread, *_ = bench.asked(0).possible_bundles()
        bench.table.stand(0, "load")
        assert 0 not in bench.table.waiting
        bench.load(1, "four_cannon", "three_cannon", "two_cannon")
        assert bench.table.running.places.count("pirate.loaded:0") == 0, "all load at once"
        bench.load(2, "four_cannon", "three_cannon", "two_cannon")
        assert sorted(bench.table.running.places.at("pirate.loaded:0")) == sorted(spread.picks)
        while bench.state.sailing == 1:
            by_hand(bench, -1)
        assert sorted(bench.table.waiting) == [1, 2]
        assert bench.table.standing(0) == ["load"]


def test_with_few_cannons_left_the_player_loads_himself() -> None:
    """The last cards are a choice: what remains is turned for the governor."""
    with sit(seats=4) as bench:
        for seat in range(4):
            bench.table.stand(seat, "load")
        sailings: set[int] = set()
        while bench.table.waiting:
            asked = next(iter(bench.table.waiting.values()))
            if asked.kind == "fleet.load":
                sailings.add(bench.state.sailing)
                assert len([o for o in asked.options if "cannon" in o.id]) <= asked.most
            bench.table.answer(asked.seat, asked.number, asked.default)
        assert sailings <= {bench.state.sailings}


def test_placing_by_order_until_the_sailing_is_over() -> None:
    with sit(volleys(ROW, *LOADED), seats=3) as bench:
        order = next(o.id for o in bench.table.standing_offers(0) if o.id.startswith("aim:"))
        bench.table.stand(0, order)
        while bench.table.waiting and 0 not in bench.table.waiting:
            by_hand(bench, 0)
        assert len(bench.log("fleet.placed")) == 9
        assert sum(line["seat"] == 0 for line in bench.log("fleet.placed")) == 3
        assert bench.table.standing(0) == []
        assert bench.asked(0).kind == "fleet.load"


def test_the_neutral_pirate_by_order() -> None:
    neutral = ["three_cannon", "two_cannon", "one_cannon"]
    position = volleys(ROW, *LOADED[:2], neutral=neutral)
    with sit(position, seats=2) as bench:
        assert bench.asked(0).kind == "fleet.neutral"
        careful = bench.asked(0).default
        bench.table.stand(0, "neutral")
        assert [line["ship"] for line in bench.log("fleet.neutral.placed")] == careful
        assert bench.asked(0).kind == "fleet.place"


def test_what_the_table_does_not_play_is_not_offered() -> None:
    """No neutral pirate with three players, no curse without cursed ships."""
    with sit({"row": ROW}, seats=3) as bench:
        assert [option.id for option in bench.table.standing_offers(0)] == ["load", "aim:1"]
    with sit({"row": ROW}, seats=2, cursed_ships=True) as bench:
        assert [o.id for o in bench.table.standing_offers(0)] == ["load", "aim:1", "neutral", "curse"]


def cursed(**more: Any) -> dict[str, Any]:
    """A curse strikes seat 0, who has captured two ships before."""
    row = ["cursed_ship", "ship_9", "ship_12", "ship_20"]
    fired = {"cursed_ship": [{1: "two_cannon"}, {2: "two_cannon"}]}
    return capture(row, fired, seats=[{"captured": ["ship_14", "ship_6"]}, {}, {}], **more)


def test_the_curse_by_order() -> None:
    with sit(cursed(), seats=3, cursed_ships=True) as bench:
        assert bench.asked(0).kind == "fleet.curse"
        bench.table.stand(0, "curse")
        (line,) = bench.log("fleet.cursed")
        assert (line["seat"], points(line["ship"])) == (0, 6)
        assert bench.at("captured:0") == ["ship_14"]


# --- secrets ----------------------------------------------------------------------------------------


def sights(table: Table, seat: int) -> list[Any]:
    """All that the others see."""
    others = [other for other in (None, 0, 1, 2) if other != seat]
    asked = [(other, decision.number) for other, decision in table.waiting.items()]
    undo = [str(table.can_take_back(other)) for other in others if other is not None]
    return [[table.view(other) for other in others], [table.log(other) for other in others], asked, undo]


def test_to_the_others_it_looks_like_a_quick_player() -> None:
    with sit({"row": ROW}, seats=3, seed="quick") as ordered, sit({"row": ROW}, seats=3, seed="quick") as own:
        spread = own.asked(0).possible_bundles()[1].picks
        before = sights(ordered.table, 0)
        for option in ordered.table.standing_offers(0)[1:]:
            ordered.table.stand(0, option.id)
        assert sights(ordered.table, 0) == before
        ordered.table.stand(0, "load")
        own.table.answer(0, own.asked(0).number, spread)
        for _ in range(11):
            assert sights(ordered.table, 0) == sights(own.table, 0)
            by_hand(ordered, 0)
            by_hand(own, 0)
            while 0 in own.table.waiting and own.state.sailing == 1:
                own.table.answer(0, own.asked(0).number, own.asked(0).default)
            if ordered.state.sailing > 1:
                break


@pytest.mark.parametrize("seed", range(4))
def test_what_an_order_answers_follows_from_what_its_seat_sees(seed: int) -> None:
    """In imagined tables that look alike to it, it answers alike."""
    obey, told = TREASURE_FLEET.orders.obey, 0
    with sit(seats=2, seed=f"alike {seed}", cursed_ships=True) as bench:
        while bench.table.waiting and told < 25:
            for seat, asked in list(bench.table.waiting.items()):
                orders = [option.id for option in bench.table.standing_offers(seat)]
                here = obey(bench.table.running, seat, asked, orders)
                other = bench.table.imagine(seat, f"other {told}")
                assert obey(other.running, seat, other.waiting[seat], orders) == here
                told += here is not None
            by_hand(bench, -1)
    assert told >= 25


def test_the_cards_are_named_by_kind_in_no_public_line() -> None:
    """What an order loads stays as hidden as what a click loads."""
    with sit({"row": ROW}, seats=3) as bench:
        for seat in range(3):
            bench.table.stand(seat, "load")
        (line,) = [args for args in bench.log("fleet.loaded", 1) if args["seat"] == 0]
        assert "cards" not in line
        assert len(bench.log("fleet.loaded", 0)[0]["cards"]) == 3
        assert {card_id(card) for card in bench.table.running.places.at("pirate.loaded:0")}
