"""Where what a captain holds is to be done: marks on the chart, for him alone."""

from __future__ import annotations

from typing import Any

import pytest

from data.content import marauders_box as box
from data.content.verbs.tasks import Patrol
from engine.advice.overlays import errands
from engine.kernel import Beginning
from engine.marauders.state import MissionHeld
from tests.marauders.table import SetUp, TestTable, in_port

TITHE, SURVEY = "tithe_chests", "coast_survey"


@pytest.fixture
def busy(set_up: SetUp) -> Any:
    """Lays out a table at which seat 0 holds a mission, of whose first task this is done."""

    def lay_out(mission: str, *done: str) -> TestTable:
        def change(beginning: Beginning) -> None:
            captain = beginning.state.seats[0].captain
            beginning.places["mission.bag"].remove(mission)
            beginning.places["mission.held:0"] = [mission]
            tasks = box().missions[mission].tasks
            captain.missions = [MissionHeld(mission, [[*done], *([] for _ in tasks[1:])])]

        return set_up(in_port("havana"), in_port("tortuga"), change=change)

    return lay_out


def test_a_port_that_a_mission_leads_to_is_marked_for_its_captain_alone(busy: Any) -> None:
    table = busy(TITHE)
    assert errands(table.view(0)) == (("port:cartagena", TITHE),)
    assert errands(table.view(1)) == ()
    assert errands(table.view(None)) == ()


def test_what_is_done_is_marked_no_more(busy: Any) -> None:
    (task,) = box().missions[SURVEY].tasks
    assert isinstance(task, Patrol)
    zones = [(f"zone:{zone}", SURVEY) for zone in task.zones]
    assert errands(busy(SURVEY).view(0)) == (*zones,)
    assert errands(busy(SURVEY, task.zones[0]).view(0)) == (*zones[1:],)


def test_a_rumor_is_marked_where_it_leads_and_nobody_else_learns_it(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        piece = next(one for one in beginning.places["rumor.bag"])
        beginning.places["rumor.bag"].remove(piece)
        beginning.places["rumor.held:0"] = [piece]

    table = set_up(in_port("havana"), in_port("tortuga"), change=change)
    (piece,) = table.at("rumor.held:0")
    card = box().rumor_card(piece)
    at = "port" if card.at == "port" else "zone"
    assert errands(table.view(0)) == ((f"{at}:{card.zone}", piece),)
    assert errands(table.view(1)) == ()


def test_a_game_without_such_things_marks_nothing() -> None:
    assert errands({"game": "treasure_fleet", "seat": 0}) == ()
