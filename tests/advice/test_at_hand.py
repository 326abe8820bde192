"""The voice at the helm does not carry past a port what it pays a point for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from tests.advice.test_voice import planned
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods


def test_a_point_for_goods_is_not_carried_past_a_port_that_pays_it(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ashore where his goods were a point, he put to sea: another port paid as much, and a mission."""
    seat = {**at_sea("tortuga", ship="flute", cargo=goods("cocoa", 3), gold=0), "in_port": True}
    table = set_up(seat, zones=ports(petite_goave="cocoa", tortuga="cocoa"))
    usual = Voyage.best

    def farther(voyage: Voyage, more: float) -> list[Goal]:
        """The sale two zones away pays so much more than the one at hand."""
        near, far = (
            next(goal for goal in usual(voyage) if (goal.what, goal.zone) == ("port", zone))
            for zone in ("tortuga", "petite_goave")
        )
        return [replace(far, net=near.route + more, then=0.0), near]

    monkeypatch.setattr(Voyage, "best", lambda voyage, **_: farther(voyage, 3))
    assert planned(table, None).picks == ("port",)
    monkeypatch.setattr(Voyage, "best", lambda voyage, **_: farther(voyage, 9))
    assert planned(table, None).picks == ("move:sea",), "what is far better is worth the way"
