"""A charm for each seat: what it begins with, what becomes of it, and when an answer can still be taken back.

What charms attach to is tested with rolls (`test_rolls`) and draws (`test_draws`).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Table
from engine.kernel.table.saved import digest
from engine.marauders.checks.invariants import violations
from tests.made_up.repeats import charms_of, with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, goods, in_port

pytestmark = pytest.mark.usefixtures("made_up")

CHARMS = ("repeats",)
OFFER: Force = [("offer", goods("rum", 6))]


def buying(set_up: SetUp, force: Force = OFFER, **more: Any) -> TestTable:
    """Seat 0 is offered goods in Havana."""
    laid: Any = {"zones": {"havana": {"demand": "cocoa"}}, "modules": CHARMS, **more}
    return set_up(in_port("havana"), spec=WITH_MODULES, force=force, **laid).play("port", "buy")


@pytest.mark.parametrize("seats", [2, 4])
def test_each_seat_begins_with_one_that_everybody_sees(set_up: SetUp, seats: int) -> None:
    kept = {"repeats": {"seats": [{"seat": seat, "charms": 1} for seat in range(seats)]}}
    opened = Table.new(WITH_MODULES, seats=seats, seed="charms", modules=CHARMS)
    assert opened.view(None)["ext"] == kept
    assert set_up(at_sea("trinidad"), count=seats, spec=WITH_MODULES, modules=CHARMS).view(0)["ext"] == kept


def test_a_table_without_the_module_keeps_none_and_asks_for_none(set_up: SetUp) -> None:
    table = buying(set_up, modules=())
    assert table.view(0)["ext"] == {}
    assert table.kind == "goods.buy"


def test_one_that_is_spent_is_gone(set_up: SetUp) -> None:
    table = buying(set_up, [*OFFER, ("charm", goods("wood", 6))]).play("yes")
    assert table.said("charm.spent", seat=0)
    assert [charms_of(table.game, seat) for seat in (0, 1)] == [0, 1]
    assert table.kind == "goods.buy"


def test_one_that_is_kept_is_asked_for_again(set_up: SetUp) -> None:
    table = buying(set_up).play("no")
    assert table.kind == "goods.buy"
    assert "charm.spent" not in table.lines
    assert charms_of(table.game, 0) == 1


def test_who_has_none_is_not_asked(set_up: SetUp) -> None:
    assert buying(set_up, change=with_charms(0, 1)).kind == "goods.buy"


def test_nobody_can_owe_one(set_up: SetUp) -> None:
    table = set_up(at_sea("trinidad"), spec=WITH_MODULES, modules=CHARMS)
    table.game.ext["repeats"].seats[1].charms = -1
    assert "seat 1 has -1 charms" in violations(table.game)


def test_undo_stops_at_what_was_drawn(set_up: SetUp) -> None:
    """To keep the cards is taken back; to have drawn them is not, nor to have drawn again."""
    table = buying(set_up)
    assert not table.takes_back(0)
    asked = digest(table.game)
    table.play("no")
    table.table.take_back(0)
    assert (digest(table.game), table.kind) == (asked, "charm.cards")
    assert not table.takes_back(0)
    assert not buying(set_up, [*OFFER, ("charm", goods("wood", 6))]).play("yes").takes_back(0)


def test_the_question_tells_nobody_what_was_drawn(set_up: SetUp) -> None:
    rum, wood = buying(set_up), buying(set_up, [("offer", goods("wood", 6))])
    assert rum.lies("cargo.offer:0", 0) != wood.lies("cargo.offer:0", 0)
    for reader in (1, None):
        assert rum.view(reader) == wood.view(reader)
        assert [msgspec.to_builtins(line) for line in rum.table.log(reader)[1:]] == [
            msgspec.to_builtins(line) for line in wood.table.log(reader)[1:]
        ]
    assert rum.asked().public() == wood.asked().public()
    assert rum.asked().public()["args"] == {"deck": "cargo"}
    rum.play("no")
    wood.play("no")
