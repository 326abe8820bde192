"""What a moderator may repair at a table of Treasure Fleet, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import AnswerError, Table
from engine.kernel.conformance import Chance, random_picks
from engine.treasure_fleet.box import kind_of, points


def sailed(seats: int = 3) -> Table:
    """A table in its second sailing: ships have been captured or have escaped."""
    table, chance = Table.new("treasure_fleet", seats=seats, seed="repairs"), Chance("repairs")
    while table.running.state.sailing < 2 or not whole(table):
        seat = min(table.waiting)
        table.answer(seat, table.waiting[seat].number, random_picks(table.waiting[seat], chance))
    return table


def whole(table: Table) -> bool:
    """Whether something can be repaired now."""
    try:
        return table.mending.asked() is not None
    except AnswerError:
        return False


def ships(table: Table, place: str) -> list[str]:
    """The treasure ships in a place."""
    return [ship for ship in table.running.places.at(place) if kind_of(ship) == "ship"]


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of all lines of a key as everybody reads them."""
    return [line["args"] for line in table.log(None) if line["key"] == key]


def test_repair_a_captured_ship_goes_to_another_with_her_points() -> None:
    table = sailed()
    seat = next(seat for seat in range(3) if ships(table, f"captured:{seat}"))
    (ship, *_), other = ships(table, f"captured:{seat}"), (seat + 1) % 3
    before = [one.points for one in table.running.state.seats]
    table.mending.repair(["repair:captured", f"ship:{ship}", f"seat:{other}"], moderator="Mary")

    after = [one.points for one in table.running.state.seats]
    assert ship in ships(table, f"captured:{other}")
    assert after[seat] == before[seat] - points(ship)
    assert after[other] == before[other] + points(ship)
    assert told(table, "repaired.captured") == [{"ship": ship, "others": [seat], "seats": [other]}]


def test_repair_a_captured_ship_goes_to_nobody_and_back() -> None:
    table = sailed()
    seat = next(seat for seat in range(3) if ships(table, f"captured:{seat}"))
    (ship, *_), held = ships(table, f"captured:{seat}"), table.running.state.seats[seat].points
    table.mending.repair(["repair:captured", f"ship:{ship}", "seat:"], moderator="Mary")
    assert ship in ships(table, "fleet.discards")
    assert table.running.state.seats[seat].points == held - points(ship)
    with pytest.raises(AnswerError, match="not-offered"):
        table.mending.repair(["repair:captured", f"ship:{ship}", "seat:"])
    table.mending.repair(["repair:captured", f"ship:{ship}", f"seat:{seat}"])
    assert table.running.state.seats[seat].points == held


def test_repair_the_lookout_begins_from_now_on() -> None:
    table = sailed()
    other = (table.running.state.lookout + 1) % 3
    table.mending.repair(["repair:lookout", f"seat:{other}"], moderator="Mary")
    assert table.running.state.lookout == other
    assert told(table, "repaired.lookout") == [{"seat": other, "other": (other - 1) % 3}]


def test_repair_nothing_while_cards_are_being_loaded() -> None:
    table = Table.new("treasure_fleet", seats=3, seed="repairs")
    assert whole(table)
    seat = min(table.waiting)
    table.answer(seat, table.waiting[seat].number, table.waiting[seat].default)
    with pytest.raises(AnswerError, match="repair-half"):
        table.mending.asked()


def test_repair_no_ship_before_one_has_been_captured() -> None:
    with pytest.raises(AnswerError, match="repair-no-ships"):
        Table.new("treasure_fleet", seats=3, seed="repairs").mending.asked(["repair:captured"])
