"""Crews on any step of the Loyalty Track."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY, LoyaltyBoard, step_of
from tests.marauders.table import SetUp, TestTable

MODULES = ("loyalty",)


def loyal(*steps: str, also: Callable[[Beginning], None] | None = None) -> Callable[[Beginning], None]:
    """A change to a beginning: the crews of the seats are on these steps, the others content."""

    def change(beginning: Beginning) -> None:
        boards: list[LoyaltyBoard] = []
        for seat in beginning.state.seats:
            step = steps[seat.seat] if seat.seat < len(steps) else "content"
            boards.append(LoyaltyBoard(seat.seat, step))
        beginning.ext["loyalty"] = LOYALTY.boards(boards)
        if also is not None:
            also(beginning)

    return change


def crewed(set_up: SetUp, step: str, *seats: Any, **more: Any) -> TestTable:
    """Seat 0 has its turn with a crew on this step."""
    change = loyal(step, also=more.pop("also", None))
    return set_up(*seats, modules=MODULES, change=change, **more)


def crew(table: TestTable, seat: int = 0) -> str:
    """The step of a seat's crew."""
    return step_of(table.game, seat)
