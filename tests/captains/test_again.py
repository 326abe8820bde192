"""What a captain made of a position is what he would make of it anew, wherever he has come since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.captains.captain import captain
from engine.captains.marauders.seen import again
from engine.captains.marauders.seen.again import seen_again, standing
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights, aims_of
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.marauders.game import MARAUDERS

EVERY_MODULE = tuple(MARAUDERS.module_sets()[-1])


def turns(modules: tuple[str, ...], answers: int) -> Iterator[dict[str, Any]]:
    """What each captain sees when he is asked for an action."""
    table = Table.new("marauders", seats=4, modules=modules, seed="again")
    players = [captain(2, f"anybody {seat}", strict=True) for seat in range(4)]
    for _ in range(answers):
        seat, decision = next(iter(table.waiting.items()))
        if decision.kind == "turn.action":
            yield table.view(seat, facts=False)
        answer_for(players[seat], table, seat)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("modules", [(), EVERY_MODULE], ids=["base", "all"])
def test_goals_are_those_of_who_looks_for_the_first_time(modules: tuple[str, ...]) -> None:
    looked_again, weights = 0, Weights()
    for view in turns(modules, 400):
        looked_again += standing(view) in again.kept
        with seen_again(view) as observed:
            found = Voyage(observed, aims_of(observed, weights)).best()
        with Observation(view) as fresh:
            assert found == Voyage(fresh, Aims(fresh, weights)).best()
    assert looked_again > 30


def test_only_where_he_is_and_his_turn_may_differ() -> None:
    """A gold more, an NPC elsewhere, another card of the demand: all of it is another position."""
    view = next(view for view in turns((), 400) if view["state"]["npcs"])
    seat, key = view["seat"], standing(view)

    def with_captain(**figures: Any) -> dict[str, Any]:
        seats = [*view["state"]["seats"]]
        seats[seat] = {**seats[seat], "captain": {**seats[seat]["captain"], **figures}}
        return {**view, "state": {**view["state"], "seats": seats}}

    assert standing(with_captain(zone="trinidad", in_port=False)) == key
    steps = [{**step, "actions": 0} if step["step"] == "Turn" else step for step in view["stack"]]
    assert standing({**view, "stack": steps}) == key
    assert standing(with_captain(gold=77)) != key
    npcs = {kind: {**npc, "zone": "caribbean_sea"} for kind, npc in view["state"]["npcs"].items()}
    assert standing({**view, "state": {**view["state"], "npcs": npcs}}) != key
    places: dict[str, Any] = {**view["places"], "demand.at:trinidad": []}
    assert standing({**view, "places": places}) != key


def test_nobody_else_looks_at_it_meanwhile() -> None:
    view = next(turns((), 40))
    with seen_again(view) as one, seen_again(view) as other:
        assert other is not one
    with seen_again(view) as later:
        assert later is one


def test_what_a_fault_has_left_is_not_looked_at_again() -> None:
    view = next(turns((), 40))
    with seen_again(view):
        pass
    assert standing(view) in again.kept
    with pytest.raises(LookupError), seen_again(view) as observed:
        observed.box.captain_card("nobody")
    assert standing(view) not in again.kept


def test_only_the_newest_positions_are_kept() -> None:
    seen = [*turns((), 400)]
    for view in seen:
        with seen_again(view):
            pass
    assert len({standing(view) for view in seen}) > again.MOST
    assert len(again.kept) == again.MOST
    assert standing(seen[-1]) in again.kept
    assert standing(seen[0]) not in again.kept
