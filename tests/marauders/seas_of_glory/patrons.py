"""Captains with Favors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.favors.board import FAVORS, FavorBoard, board_of
from tests.marauders.table import SetUp, TestTable

MODULES = ("favors",)


def with_favors(*favors: int) -> Callable[[Beginning], None]:
    """A change to a beginning: so many Favors for each seat, none for those behind the last one given."""

    def change(beginning: Beginning) -> None:
        left = [*favors, *[0] * len(beginning.state.seats)]
        beginning.ext["favors"] = FAVORS.boards(
            [FavorBoard(seat.seat, left[seat.seat]) for seat in beginning.state.seats]
        )

    return change


def favored(set_up: SetUp, *seats: Any, favors: int = 2, **more: Any) -> TestTable:
    """Seat 0 has its turn and this many Favors."""
    return set_up(*seats, modules=MODULES, change=with_favors(favors), **more)


def left(table: TestTable, seat: int = 0) -> int:
    """How many Favors a seat has."""
    return board_of(table.game, seat).favors
