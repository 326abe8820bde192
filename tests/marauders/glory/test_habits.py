"""What a captain wants of all his cards for other moments: to be asked each time, that they are played, that
they never are (ruling: reaction windows). Nobody learns it.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import ALWAYS, AS_EVER, ASK, NEVER, Table
from engine.kernel.table.saved import digest
from engine.marauders.game import MARAUDERS
from tests.marauders.glory.test_orders import PLAIN, contest, holding, order
from tests.marauders.table import SetUp, TestTable, in_port

AS_PLAYED = True

WISHES = MARAUDERS.orders.habits


def test_ruling_windows_wanted_what_a_captain_may_want_of_all_is_offered(set_up: SetUp) -> None:
    for seat in (holding(), holding("cutpurses")):
        offered = set_up(PLAIN, seat).table.orders(1)
        assert offered is not None
        assert set(WISHES) == {ASK, ALWAYS, NEVER, AS_EVER}
        assert all(offered.option(pick) is not None for pick in WISHES.values())
        assert offered.private_args["given"][0] == WISHES[AS_EVER]


@pytest.mark.parametrize(
    ("wish", "asked", "played"),
    [(ASK, True, False), (ALWAYS, False, True), (NEVER, False, False), (AS_EVER, False, False)],
)
def test_ruling_windows_wanted_what_is_wanted_of_all_holds_for_cards_without_an_order(
    set_up: SetUp, wish: str, asked: bool, played: bool
) -> None:
    """Where a pause would name the card, only who wants to be asked each time is asked."""
    table = set_up(in_port("havana", gold=9), holding("cutpurses"))
    table.table.order(1, [WISHES[wish]])
    table.play("port")
    assert (table.kind == "card.window") is asked
    assert ("card.played" in table.lines) is played


@pytest.mark.parametrize(("wish", "asked"), [(ASK, True), (AS_EVER, True), (NEVER, False), (ALWAYS, False)])
def test_ruling_windows_wanted_who_wants_it_so_is_not_asked_where_he_could_be(
    set_up: SetUp, wish: str, asked: bool
) -> None:
    table = contest(set_up, holding("steady_at_the_helm"), PLAIN, faces=[1, 1, 5, 5])
    table.table.order(0, [WISHES[wish]])
    table.play("shoot", "board")
    assert (table.kind == "card.window") is asked


def test_ruling_windows_wanted_a_card_of_its_own_order_goes_its_own_way(set_up: SetUp) -> None:
    table = set_up(in_port("havana", gold=9), holding("cutpurses"))
    table.table.order(1, [WISHES[ALWAYS]])
    order(table, 1, "cutpurses:never").play("port")
    assert table.kind == "port.activity"
    assert "card.played" not in table.lines
    again = set_up(in_port("havana", gold=9), holding("cutpurses"))
    again.table.order(1, [WISHES[NEVER], "order:cutpurses:ask"])
    again.play("port")
    assert (again.kind, again.asked().seat) == ("card.window", 1)


def test_ruling_windows_wanted_cards_for_a_death_stay_armed_whatever_is_wanted_of_all(set_up: SetUp) -> None:
    table = set_up(PLAIN, holding("survivor"))
    table.table.order(1, [WISHES[NEVER]])
    offered = table.table.orders(1)
    assert offered is not None
    assert offered.private_args["given"] == [WISHES[NEVER], "order:survivor:any"]


def test_ruling_windows_wanted_what_is_wanted_of_all_survives_a_restart(set_up: SetUp) -> None:
    table = set_up(PLAIN, holding("cutpurses"))
    table.table.order(1, [WISHES[ASK]])
    assert table.seat(1).habit == ASK
    again = Table.load(table.table.save())
    assert digest(again.running) == digest(table.game)
    table.table.order(1, [WISHES[AS_EVER]])
    assert table.seat(1).habit == ""


# --- two worlds -------------------------------------------------------------------------------------

READERS = pytest.mark.parametrize("reader", [0, 2, None])
"""Rivals, and a spectator."""


def seen(table: TestTable, reader: int | None) -> dict[str, Any]:
    """All that somebody sees of a table."""
    lines = [line for entry in table.table.entries() if (line := entry.read(reader)) is not None]
    asked = [decision.public() for decision in table.table.waiting.values()]
    return {"view": table.view(reader), "lines": lines, "asked": asked, "undo": table.takes_back(0)}


def ashore(set_up: SetUp, wish: str, card: str) -> TestTable:
    """The first seat goes ashore; the second holds a card, and wants this."""
    table = set_up(in_port("havana", gold=9), holding(card), PLAIN)
    table.table.order(1, [WISHES[wish]])
    return table


def fought(set_up: SetUp, wish: str, card: str) -> TestTable:
    """The first two fight; the second holds a card, and wants this."""
    table = contest(set_up, PLAIN, holding(card), PLAIN, faces=[1, 1, 1, 1], force=[("seamanship", [1] * 4)])
    table.table.order(1, [WISHES[wish]])
    return table


@READERS
def test_ruling_windows_wanted_who_never_plays_looks_as_if_nothing_fitted(
    set_up: SetUp, reader: int | None
) -> None:
    keeps, has_none = ashore(set_up, NEVER, "cutpurses"), ashore(set_up, AS_EVER, "becalmed")
    for moves in ((), ("port",), ("done",)):
        assert seen(keeps.play(*moves), reader) == seen(has_none.play(*moves), reader)
    keeps, has_none = fought(set_up, NEVER, "steady_at_the_helm"), fought(set_up, NEVER, "becalmed")
    for moves in ((), ("shoot", "shoot"), ("shoot", "shoot")):
        assert seen(keeps.play(*moves), reader) == seen(has_none.play(*moves), reader)


@READERS
@pytest.mark.parametrize("wish", [ASK, ALWAYS, NEVER])
def test_ruling_windows_wanted_what_is_wanted_of_all_is_nobody_elses_to_know(
    set_up: SetUp, wish: str, reader: int | None
) -> None:
    one, other = ashore(set_up, wish, "becalmed"), ashore(set_up, AS_EVER, "becalmed")
    for moves in ((), ("port",)):
        assert seen(one.play(*moves), reader) == seen(other.play(*moves), reader)


@READERS
def test_ruling_windows_wanted_a_pause_tells_no_more_than_that_somebody_is_asked(
    set_up: SetUp, reader: int | None
) -> None:
    tables = [ashore(set_up, ASK, card).play("port") for card in ("cutpurses", "becalmed")]
    assert tables[0].kind == "card.window"
    assert seen(tables[0], reader)["asked"] == [{}]
    tables[0].answer(1, "pass")
    assert seen(tables[0], reader) == seen(tables[1], reader)
