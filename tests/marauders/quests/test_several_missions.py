"""How many missions a captain may hold is a matter of terms (`terms.port.MissionTerms`): with more than one,
each is done for itself.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from engine.kernel import Beginning, Chapter, Rank
from engine.marauders.game import MARAUDERS
from engine.marauders.state import MGame, MissionHeld
from engine.marauders.terms.port import MissionTerms
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port

ERRANDS = Chapter("errands")


@ERRANDS.rule(MissionTerms, rank=Rank.SET)
def three_at_a_time(game: MGame, terms: MissionTerms) -> None:
    """Three at a time."""
    terms.slots = 3


WITH_ERRANDS = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, ERRANDS))

TIMBER, TITHE, SURVEY = "timber_for_the_walls", "tithe_chests", "coast_survey"


@pytest.fixture
def busy(set_up: SetUp) -> Any:
    """Lays out a table at which seat 0 holds several missions."""

    def lay_out(seat: Any, *missions: str, **more: Any) -> TestTable:
        def change(beginning: Beginning) -> None:
            captain = beginning.state.seats[0].captain
            for mission in missions:
                beginning.places["mission.bag"].remove(mission)
                beginning.places.setdefault("mission.held:0", []).append(mission)
                tasks = box().missions[mission].tasks
                captain.missions.append(MissionHeld(mission, [[] for _ in tasks]))

        return set_up(seat, spec=WITH_ERRANDS, change=change, **more)

    return lay_out


def held(table: TestTable) -> list[str]:
    """The missions seat 0 holds, on the board and in the state."""
    held = [one.mission for one in table.captain().missions]
    assert set(table.at("mission.held:0")) == set(held)
    return held


def claimed(busy: Any, *missions: str) -> TestTable:
    """Seat 0, who holds these, claims another."""
    zones = {"nassau": {"missions": ["surgeons_trunk"]}, "havana": {"missions": ["dead_or_alive"]}}
    table = busy(in_port("nassau"), *missions, zones=zones, force=[("mission", ["bishops_ransom"])])
    return table.play("port", "claim:surgeons_trunk")


def test_a_further_mission_is_held_beside_the_others(busy: Any) -> None:
    table = claimed(busy, TIMBER)
    assert held(table) == [TIMBER, "surgeons_trunk"]
    assert "mission.dropped" not in table.lines


def test_with_all_room_taken_he_chooses_which_one_goes(busy: Any) -> None:
    table = claimed(busy, TIMBER, TITHE, SURVEY)
    assert (table.kind, table.offered()) == (
        "mission.replace",
        [f"drop:{mission}" for mission in (TIMBER, TITHE, SURVEY)],
    )
    table.play(f"drop:{TITHE}")
    assert held(table) == [TIMBER, SURVEY, "surgeons_trunk"]
    assert table.said("mission.dropped", seat=0, mission=TITHE)


def test_each_mission_is_done_for_itself(busy: Any) -> None:
    seat = in_port("san_juan", cargo=goods("wood", 2))
    table = busy(seat, SURVEY, TIMBER).play("port")
    assert [option for option in table.offered() if option.startswith("task:")] == ["task:1"]
    table.play("task:1", [f"give:{card}" for card in goods("wood", 2)], "choose:fee")
    assert table.said("mission.completed", seat=0, mission=TIMBER)
    assert (held(table), table.captain().missions[0].lost) == ([SURVEY], False)


def test_a_part_done_counts_for_its_own_mission(busy: Any) -> None:
    table = busy(at_sea("caracas"), TITHE, SURVEY).play("move:curacao")
    assert table.captain().missions == [MissionHeld(TITHE, [[]]), MissionHeld(SURVEY, [["curacao"]])]
    assert table.view(None)["facts"]["missions"] == {TITHE: [[0, 1]], SURVEY: [[1, 4]]}


def test_what_breaks_the_peace_loses_peaceful_missions_alone(busy: Any) -> None:
    force = [("scouting", [6, 6])]
    zones = {"havana": {"merchant": "spanish"}}
    table = busy(at_sea("havana"), TITHE, SURVEY, "silver_escort", force=force, zones=zones)
    table.play("scout:merchant", "raid:spanish")
    assert [line["mission"] for line in table.log("mission.lost")] == [TITHE, "silver_escort"]
    assert {one.mission: one.lost for one in table.captain().missions} == {
        TITHE: True,
        SURVEY: False,
        "silver_escort": True,
    }


def test_a_lost_mission_is_dropped_and_the_others_stay(busy: Any) -> None:
    table = busy(at_sea("havana"), TITHE, SURVEY)
    table.captain().missions[0].lost = True
    table.play("move:nassau")
    assert [option for option in table.offered() if option.startswith("drop")] == [f"drop_mission:{TITHE}"]
    assert held(table.play(f"drop_mission:{TITHE}")) == [SURVEY]
