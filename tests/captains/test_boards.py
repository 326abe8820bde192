"""Boarders go over where that is as good as another volley: it ends the battle sooner."""

from __future__ import annotations

import pytest

from tests.captains.test_marauders import QUIET, would
from tests.marauders.table import SetUp, at_sea, skilled


@pytest.mark.parametrize(
    ("leadership", "crew", "cannons", "answer"),
    [(2, 1, 0, "board"), (4, 2, 1, "board"), (3, 1, 0, "board"), (3, 2, 0, "shoot"), (2, 2, 2, "shoot")],
)
def test_another_volley_is_fired_only_where_it_is_better(
    set_up: SetUp, leadership: int, crew: int, cannons: int, answer: str
) -> None:
    """Both were told as 95 % to win, and the volley missed: she repaired, and boarders had 62 %."""
    his = {"kind": "frigate", "masts": 0, "crew": crew, "cannons": cannons}
    mine = {**at_sea("havana"), "captain": skilled(leadership=leadership), "ship": {"kind": "frigate"}}
    sides = [{"seat": 1, "declared": "board"}, {"seat": 0}]
    battle = {"sides": sides, "round": 2}
    table = set_up(mine, {**at_sea("havana"), "ship": his}, zones=QUIET, battle=battle)
    assert would(table) == [answer]
