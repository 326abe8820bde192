"""The plan of a turn: what comes first, and what follows."""

from __future__ import annotations

from collections import defaultdict

import pytest

from engine.captains.marauders.goals import Bought, Goal, Halt
from engine.captains.marauders.onward import GONE, SOON, Onward
from engine.captains.marauders.plan import Step
from engine.captains.marauders.player import Player
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from tests.captains.test_marauders import QUIET, ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def plans(table: TestTable) -> list[tuple[Goal, tuple[Step, ...]]]:
    """The goals of the captain of seat 0, the best first, each with the steps to it."""
    observed = Observation(table.view(0))
    voyage = Voyage(observed, Aims(observed, Weights()))
    return [(goal, voyage.plan(goal)) for goal in voyage.best()]


def test_a_plan_names_every_action(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0, mission="dead_or_alive")
    table = set_up(seat, zones=ports(nassau="sugar"))
    goal, steps = plans(table)[0]
    assert steps == (("move:sea",), ("move:nassau",), ("move:port",), ("port",))
    assert goal.glory == 1
    assert would(table) == ["move:sea"]


def test_to_wait_for_the_next_turn_is_a_step(set_up: SetUp) -> None:
    observed = Observation(set_up(in_port("havana"), zones=QUIET).view(0))
    voyage = Voyage(observed, Aims(observed, Weights()))
    assert voyage.plan(Goal("port", "havana", waits=True)) == (("end",),)
    assert voyage.plan(Goal("raid", "havana", waits=True)) == (("end",), ("move:sea",), ("scout:merchant",))


def test_every_plan_begins_with_what_can_be_answered_now(set_up: SetUp) -> None:
    for seat in (in_port("havana", gold=8), at_sea("tortuga", rumors=["smugglers_cache"])):
        table = set_up(seat)
        offered = {option.id for option in table.asked().options}
        assert all(set(steps[0]) & offered for _, steps in plans(table))


def test_what_lies_on_the_way_is_done_first(set_up: SetUp) -> None:
    """A merchant where he lies costs an action; the port comes after him."""
    raider = {**at_sea("havana", ship="frigate", cargo=goods("sugar", 2), gold=0), "captain": skilled(4, 4)}
    zones = {**ports(tortuga="sugar"), "havana": {"merchant": "spanish", "demand": "none"}}
    first, _ = plans(set_up(raider, zones=zones))[0]
    assert first.what == "raid"
    assert isinstance(first.next, Goal)
    assert first.then > 0
    bare, _ = plans(set_up(raider, zones={**QUIET, **ports(tortuga="sugar")}))[0]
    assert (bare.what, bare.zone) == ("port", "tortuga")


def test_gold_stashed_buys_no_ship_at_the_next_stop(set_up: SetUp) -> None:
    observed = Observation(set_up(in_port("nassau"), zones=ports()).view(0))
    first, shop = Goal("port", "nassau", actions=1), Goal("port", "tortuga", bought=Bought(60.0, 30, 1))
    onward = Onward(observed, Aims(observed, Weights()), [shop], lambda hold: defaultdict(float))

    def then(gold: int) -> float:
        return onward.followed(first, Halt("nassau", True, {}, gold, 0.0), lambda actions: 0).then

    assert then(30) > 0 == then(29)


@pytest.mark.parametrize(("net", "share"), [(0.5, 1 - GONE), (-0.5, 1.0)])
def test_the_dangers_of_the_next_stop_count_in_part(set_up: SetUp, net: float, share: float) -> None:
    """Three Food for Havana had to wait for a raid worth next to nothing, since the way there after it seemed
    free of danger.
    """
    observed = Observation(set_up(in_port("nassau"), zones=ports()).view(0))
    raid = Goal("raid", "nassau", net=net, actions=2)

    def then(risk: float) -> float:
        port = Goal("port", "tortuga", worth=60.0, risk=risk)
        onward = Onward(observed, Aims(observed, Weights()), [port], lambda hold: defaultdict(float))
        return onward.followed(raid, Halt("nassau", False, {}, 0, 0.0), lambda actions: 0).then

    assert then(0.0) - then(10.0) == pytest.approx(SOON * share * 10.0)


def test_two_stops_that_win_together_are_sailed_to_at_once(set_up: SetUp) -> None:
    """A grand sale on the way and what it earns, stashed at home, make the two points that are missing."""
    home = {"captain": skilled(home="tortuga"), "glory": 7, "stash": 10, "gold": 2, "purchase_glory": True}
    seat = {**at_sea("nassau", ship="flute", cargo=goods("sugar", 3)), **home}
    goal, _ = plans(set_up(seat, zones=ports(nassau="sugar")))[0]
    assert (goal.zone, goal.next and goal.next.zone) == ("nassau", "tortuga")
    assert goal.then > 0.3 * Weights().win


# --- what follows counts, or does not -------------------------------------------------------------------

THEN = [Goal("port", "tortuga", net=-30.0, then=60.0), Goal("port", "nassau", net=5.0, then=23.0)]
"""What is best for what follows, and what is best in itself."""


def test_looking_ahead_tries_what_is_nearly_as_good_with_what_follows(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = set_up(at_sea("havana"), zones=QUIET)
    poor = Goal("port", "port_royal", net=4.0)
    monkeypatch.setattr(Voyage, "best", lambda voyage, near=False: [*THEN, poor])
    tried = Player().worth_trying(table.view(0), table.asked())
    assert tried == [["move:tortuga"], ["move:nassau"]]


@pytest.mark.parametrize(("successor", "retires"), [(4.0, False), (6.0, True)])
def test_who_thinks_of_retiring_asks_what_is_best_in_itself(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, successor: float, retires: bool
) -> None:
    monkeypatch.setattr(Voyage, "best", lambda voyage, near=False: THEN)
    monkeypatch.setattr(Voyage, "retiring", successor)
    table = set_up(in_port("havana", gold=0, cargo=[]), zones=QUIET)
    assert (would(table) == ["retire"]) is retires
