"""The moments of rounds and turns come in the order of rulings G-E4, G-E7 and G-E8, for whoever attaches."""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Step
from engine.marauders.events.events import DrawEvent
from engine.marauders.game import MARAUDERS
from engine.marauders.glory.ending import EndCheck, EventsPass, LastEvent, ReturnMerchants
from engine.marauders.state import MGame
from engine.marauders.triggers import TRIGGERS, AbilityUsed, Entered, StartTurn
from tests.marauders.table import SetUp, TestTable, at_sea, in_port, skilled

WATCH = Chapter("watch")


def watch(kind: type[Step]) -> None:
    """Log the step's name when it comes up."""

    @WATCH.before(kind)
    def note(game: MGame, step: Step) -> None:
        game.log(f"moment.{kind.__name__}")


STEPS_OF_A_ROUND = (EventsPass, EndCheck, ReturnMerchants, LastEvent, DrawEvent)
for moment in (*TRIGGERS.steps, *STEPS_OF_A_ROUND):
    if moment not in (StartTurn, Entered, AbilityUsed):
        watch(moment)

WATCHED = msgspec.structs.replace(MARAUDERS, chapters=(WATCH, *MARAUDERS.chapters))


def moments(table: TestTable, first: str) -> list[str]:
    """The moments from the last line of this key on, until the next turn begins."""
    lines = table.lines
    found = lines[len(lines) - 1 - lines[::-1].index(first) :]
    end = found.index("turn.began", 1) if "turn.began" in found[1:] else len(found)
    return [key.removeprefix("moment.") for key in found[:end] if key.startswith("moment.")]


def test_G_E7_the_moments_of_the_start_of_a_turn_come_in_order(set_up: SetUp) -> None:
    assert moments(set_up(at_sea("havana"), spec=WATCHED), "turn.began") == [
        "TurnBegins",
        "StormEventStrikes",
        "MissionsAtStart",
        "NpcScouting",
    ]
    assert moments(set_up(in_port("havana"), spec=WATCHED), "turn.began") == [
        "TurnBegins",
        "FeverStrikes",
        "MissionsAtStart",
    ]


def test_G_E8_the_moments_of_entering_a_zone_come_in_order(set_up: SetUp) -> None:
    entering = ["StormEventStrikes", "MissionsOnEntering", "NpcScouting"]
    assert moments(set_up(at_sea("nassau"), spec=WATCHED).play("move:havana"), "sailed") == entering
    assert moments(set_up(in_port("havana"), spec=WATCHED).play("move:sea"), "left.port") == entering


def test_G_E8_who_dies_in_a_moment_meets_none_after_it(set_up: SetUp) -> None:
    wreck = {"kind": "sloop", "hull": 1, "cargo": 0, "masts": 0, "crew": 0}
    table = set_up(
        at_sea("nassau", captain=skilled(seamanship=1), ship=wreck),
        spec=WATCHED,
        events=["storm_greater_antilles"],
        force=[("seamanship", [1]), ("location", [1, 2, 3])],
    ).play("move:havana")
    assert table.said("captain.died", cause="sunk")
    assert moments(table, "sailed") == ["StormEventStrikes"]


def test_G_E4_the_moments_between_two_rounds_come_in_order(set_up: SetUp) -> None:
    table = set_up(turn=1, spec=WATCHED).play("end")
    assert moments(table, "moment.RoundEnds") == [
        "RoundEnds",
        "EventsPass",
        "NpcsEnter",
        "EndCheck",
        "ReturnMerchants",
        "LastEvent",
        "NewRound",
        "DrawEvent",
    ]
