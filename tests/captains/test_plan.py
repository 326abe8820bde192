"""The plan of a turn: what comes first, what follows, and when."""

from __future__ import annotations

from engine.captains.marauders.goals import Bought, Goal, Halt
from engine.captains.marauders.onward import Onward
from engine.captains.marauders.plan import Plan
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from tests.captains.test_marauders import QUIET, ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def plans(table: TestTable) -> list[Plan]:
    """The plans of the captain of seat 0, the best first."""
    observed = Observation(table.view(0))
    voyage = Voyage(observed, Aims(observed, Weights()))
    return [voyage.plan(goal) for goal in voyage.best()]


def test_a_plan_names_every_action_and_the_turn_in_which_its_time_comes(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0, mission="dead_or_alive")
    table = set_up(seat, zones=ports(nassau="sugar"))
    plan = plans(table)[0]
    steps = [(step.do, step.zone, step.turn) for step in plan.steps]
    assert steps == [
        ("leave", "havana", 0),
        ("sail", "nassau", 0),
        ("dock", "nassau", 0),
        ("ashore", "nassau", 1),
    ]
    assert (plan.turns, plan.goal.glory, plan.goal.gold > 0) == (1, 1, True)
    assert would(table) == [plan.steps[0].options[0]] == ["move:sea"]


def test_every_plan_begins_with_what_can_be_answered_now(set_up: SetUp) -> None:
    for seat in (in_port("havana", gold=8), at_sea("tortuga", rumors=["smugglers_cache"])):
        table = set_up(seat)
        offered = {option.id for option in table.asked().options}
        assert all(set(plan.steps[0].options) & offered for plan in plans(table))


def test_what_lies_on_the_way_is_done_first(set_up: SetUp) -> None:
    """A merchant where he lies costs an action; the port comes after him."""
    raider = {**at_sea("havana", ship="frigate", cargo=goods("sugar", 2)), "captain": skilled(4, 4)}
    zones = {**ports(tortuga="sugar"), "havana": {"merchant": "spanish", "demand": "none"}}
    first = plans(set_up(raider, zones=zones))[0].goal
    assert first.what == "raid"
    assert isinstance(first.next, Goal)
    assert first.then > 0
    bare = plans(set_up(raider, zones={**QUIET, **ports(tortuga="sugar")}))[0].goal
    assert (bare.what, bare.zone) == ("port", "tortuga")


def test_gold_stashed_buys_no_ship_at_the_next_stop(set_up: SetUp) -> None:
    observed = Observation(set_up(in_port("nassau"), zones=ports()).view(0))
    first, shop = Goal("port", "nassau", actions=1), Goal("port", "tortuga", bought=Bought(60.0, 30, 1))
    onward = Onward(observed, Aims(observed, Weights()), [shop], lambda zone, hold, in_port: 0.0)

    def then(gold: int) -> float:
        return onward.followed(first, Halt("nassau", True, {}, gold, 0.0), lambda actions: 0).then

    assert then(30) > 0 == then(29)


def test_two_stops_that_win_together_are_sailed_to_at_once(set_up: SetUp) -> None:
    """A grand sale on the way and what it earns, stashed at home, make the two points that are missing."""
    home = {"captain": skilled(home="tortuga"), "glory": 7, "stash": 10, "gold": 2, "purchase_glory": True}
    seat = {**at_sea("nassau", ship="flute", cargo=goods("sugar", 3)), **home}
    plan = plans(set_up(seat, zones=ports(nassau="sugar")))[0]
    assert (plan.goal.zone, plan.goal.next and plan.goal.next.zone) == ("nassau", "tortuga")
    assert plan.goal.then > 0.3 * Weights().win
