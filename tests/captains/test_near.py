"""A captain who does not look at everything finds what he would find if he did, and looks at less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.captains.captain import captain
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.near import CRUISES
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import ENOUGH, Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.courses import Courses
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.law import bounty_price, least_bounty
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.marauders.game import MARAUDERS
from engine.marauders.state import NATIONS

SETS = {"base": (), "all": tuple(MARAUDERS.module_sets()[-1])}


def turns(modules: tuple[str, ...], answers: int) -> Iterator[dict[str, Any]]:
    """What each captain sees when he is asked for an action."""
    table = Table.new("marauders", seats=4, modules=modules, seed="near")
    players = [captain(2, f"anybody {seat}", strict=True) for seat in range(4)]
    for _ in range(answers):
        seat, decision = next(iter(table.waiting.items()))
        if decision.kind == "turn.action" and decision.args["actions"]:
            yield table.view(seat, facts=False)
        answer_for(players[seat], table, seat)


@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_the_best_of_all_goals_is_near_by_or_business_of_his_own(modules: tuple[str, ...]) -> None:
    asked = missed = every = left_out = 0
    for view in turns(modules, 300):
        with Observation(view) as observed:
            voyage = Voyage(observed, Aims(observed, Weights()))
            goals, near = voyage.best(), voyage.best(near=True)
            assert {goal.thing for goal in near} <= {goal.thing for goal in goals}
            asked, every, left_out = asked + 1, every + len(goals), left_out + len(goals) - len(near)
            missed += not near or near[0].thing != goals[0].thing
    assert asked > 60
    assert missed <= 0.1 * asked
    assert left_out >= 0.4 * every


@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_business_where_he_lies_that_brings_enough_is_what_he_does(modules: tuple[str, ...]) -> None:
    """Without a look at anything else: and having looked, he would hardly ever do otherwise."""
    ashore = done = missed = 0
    for view in turns(modules, 300):
        with Observation(view) as observed:
            voyage = Voyage(observed, Aims(observed, Weights()))
            at_once, goals, captain = voyage.at_once(), voyage.best(), observed.captain
            here = [goal for goal in goals if goal.docks and goal.zone == captain.zone and not goal.waits]
            free = captain.in_port and (not observed.turn.ported or observed.turn.more_ports)
            pays = free and any(goal.net >= ENOUGH for goal in here)
            assert pays == (at_once is not None)
            ashore += captain.in_port
            if at_once is not None:
                done, missed = done + 1, missed + (goals[0].thing != at_once.thing)
                assert here[0].net == at_once.net
                assert voyage.towards(at_once) == [["port"]]
    assert ashore > done > 10
    assert missed <= 0.1 * done


@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_at_first_he_thinks_of_what_is_near_by_alone(modules: tuple[str, ...]) -> None:
    """Of the ports without business of his own that where he is, of ships those that he reaches this turn."""
    thought, farther = Counter[str](), Counter[str]()
    for view in turns(modules, 200):
        with Observation(view) as observed:
            voyage = Voyage(observed, Aims(observed, Weights()))
            near = {goal.thing for goal in voyage.best(near=True)}
            for goal in voyage.best():
                away = distance(observed.box, observed.captain.zone, goal.zone)
                most = {"port": 0, "raid": CRUISES, "hunt": observed.turn.actions}.get(goal.what)
                if most is not None and away <= most:
                    assert goal.thing in near
                    thought[goal.what] += 1
                elif goal.what in ("raid", "hunt"):
                    assert goal.thing not in near
                    farther[goal.what] += 1
    assert min(thought["port"], thought["raid"], thought["hunt"], farther["raid"]) > 3


@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_a_far_port_where_he_sells_is_always_thought_of(modules: tuple[str, ...]) -> None:
    sold = 0
    for view in turns(modules, 200):
        with Observation(view) as observed:
            voyage = Voyage(observed, Aims(observed, Weights()))
            near = {goal.zone for goal in voyage.best(near=True) if goal.docks}
            for goal in voyage.best():
                away = distance(observed.box, observed.captain.zone, goal.zone)
                if goal.docks and away > 1 and voyage.draws(goal.zone)["sale"] > 0:
                    assert goal.zone in near
                    sold += 1
    assert sold > 20


def test_a_way_is_the_same_whatever_was_looked_for_before() -> None:
    lots, compared = Random("ways"), 0
    for view in turns(SETS["all"], 60):
        with Observation(view) as observed:
            aims = Aims(observed, Weights())
            duels, zones = aims.judge(Duels), [*observed.box.zones]
            first = Courses(observed, aims, duels)
            lots.shuffle(zones)
            for zone in zones:
                alone = Courses(observed, aims, duels)
                assert (first.actions(zone), first.way(zone)) == (alone.actions(zone), alone.way(zone))
                for docks in (True, False):
                    assert first.perils(zone, 2, docks=docks) == alone.perils(zone, 2, docks=docks)
                compared += len(first.way(zone)) > 1
    assert compared > 100


def test_the_least_bounty_is_the_first_of_those_that_cost_least() -> None:
    dearer = 0
    for view in turns(SETS["all"], 200):
        with Observation(view) as observed:
            aims = Aims(observed, Weights())
            found = least_bounty(observed, aims, NATIONS, "raid")
            alone = Aims(observed, Weights())
            prices = {nation: bounty_price(observed, alone, nation, "raid") for nation in NATIONS}
            assert found == min(prices.items(), key=lambda one: one[1])
            dearer += len(set(prices.values())) > 1
    assert dearer > 20
