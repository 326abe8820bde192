"""Marks of once a turn."""

from __future__ import annotations

from engine.marauders.marks import CLAIM_FAILED, STORM_MET, UNSEEN, Mark
from engine.marauders.state import captain_of
from tests.marauders.table import SetUp, at_sea


def test_a_mark_is_put_once_told_apart_and_lifted(set_up: SetUp) -> None:
    captain = captain_of(set_up(at_sea("havana")).game, 0)
    for _ in range(2):
        UNSEEN.put(captain)
    CLAIM_FAILED.put(captain, "havana")
    assert captain.once_per_turn == ["unseen", "claim:havana"]
    assert (UNSEEN.on(captain), STORM_MET.on(captain), Mark("unseen").on(captain)) == (True, False, True)
    assert (CLAIM_FAILED.on(captain, "havana"), CLAIM_FAILED.on(captain, "nassau")) == (True, False)
    UNSEEN.lift(captain)
    assert captain.once_per_turn == ["claim:havana"]


def test_marks_go_when_the_next_turn_of_the_captain_begins(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), at_sea("nassau"))
    STORM_MET.put(captain_of(table.game, 0))
    STORM_MET.put(captain_of(table.game, 1))
    table.play("end")
    assert (STORM_MET.on(captain_of(table.game, 0)), STORM_MET.on(captain_of(table.game, 1))) == (True, False)
