"""A captain follows the plan of his turn while nothing that it was made of has changed but his place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.advice.voyage import counsel
from engine.captains.captain import Captain, captain
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.plan import Plan, plan_at
from engine.captains.marauders.voyage import Voyage
from engine.captains.play import answer_for
from engine.kernel import Decision, Table
from engine.marauders.game import MARAUDERS
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port

SETS = {"base": (), "all": tuple(MARAUDERS.module_sets()[-1])}


class Looks(Counter[str]):
    """How often somebody looks for goals."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        looks = Voyage.__init__

        def counted(voyage: Voyage, *given: Any, **named: Any) -> None:
            self["goals"] += 1
            looks(voyage, *given, **named)

        monkeypatch.setattr(Voyage, "__init__", counted)

    def meanwhile(self, player: Captain, view: dict[str, Any], asked: Decision) -> tuple[list[str], bool]:
        """What a captain answers, and whether he looked for goals."""
        before = self["goals"]
        return player.answer(view, asked), self["goals"] > before


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    return Looks(monkeypatch)


def fresh() -> Captain:
    """A captain who remembers nothing."""
    return captain(2, "anybody", strict=True)


def actions(modules: tuple[str, ...], answers: int) -> Iterator[tuple[Captain, dict[str, Any], Decision]]:
    """Who is asked for an action in a game, what he sees, and what he is asked."""
    table = Table.new("marauders", seats=4, modules=modules, seed="under way")
    players = [captain(2, f"anybody {seat}", strict=True) for seat in range(4)]
    for _ in range(answers):
        if not table.waiting:
            return
        seat, decision = next(iter(table.waiting.items()))
        if decision.kind == "turn.action" and len(decision.options) > 1:
            yield players[seat], table.view(seat, facts=False), decision
        answer_for(players[seat], table, seat)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("modules", SETS.values(), ids=SETS)
def test_what_he_remembers_is_what_he_would_do_anyway(modules: tuple[str, ...], looks: Looks) -> None:
    asked, remembered, otherwise = 0, 0, 0
    for player, view, decision in actions(modules, 500):
        before = player.memory.plan
        picks, looked = looks.meanwhile(player, view, decision)
        player.memory.plan = before
        asked += 1
        if not looked and before is not None:
            remembered += 1
            otherwise += picks != fresh().answer(view, decision)
    assert asked > 100
    assert remembered > 0.2 * asked
    assert otherwise <= 0.1 * remembered


def sailing(set_up: SetUp) -> tuple[TestTable, Captain]:
    """A captain who has put to sea from Havana, with three Sugar for Nassau."""
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0, mission="dead_or_alive")
    table, player = set_up(seat, zones=ports(nassau="sugar")), fresh()
    assert player.answer(table.view(0), table.asked()) == ["move:sea"]
    table.play("move:sea")
    return table, player


def test_he_sails_to_where_he_set_out_for_without_weighing_it_again(set_up: SetUp, looks: Looks) -> None:
    table, player = sailing(set_up)
    for step in ("move:nassau", "move:port"):
        assert looks.meanwhile(player, table.view(0), table.asked()) == ([step], False)
        table.play(step)


def changed(view: dict[str, Any], **figures: Any) -> dict[str, Any]:
    """The view with other figures of the captain."""
    seats = [*view["state"]["seats"]]
    seats[0] = {**seats[0], "captain": {**seats[0]["captain"], **figures}}
    return {**view, "state": {**view["state"], "seats": seats}}


def test_whatever_else_has_changed_he_weighs_anew(set_up: SetUp, looks: Looks) -> None:
    table, player = sailing(set_up)
    view, plan = table.view(0), player.memory.plan
    npc = {"naval_frigate": {"zone": "trinidad", "nation": "spanish"}}
    turn = [{**step, "scouted_targets": ["merchant:havana"]} if step["step"] == "Turn" else step
            for step in view["stack"]]  # fmt: skip
    others: list[dict[str, Any]] = [
        changed(view, gold=1),
        changed(view, zone="nassau"),
        changed(view, in_port=True),
        changed(view, ashore="somewhere"),
        changed(view, bounties={"spanish": 1}),
        {**view, "state": {**view["state"], "npcs": npc}},
        {**view, "places": {**view["places"], "demand.at:nassau": []}},
        {**view, "stack": turn},
    ]
    assert plan.holds(view)
    assert [plan.holds(one) for one in others] == [False] * len(others)
    merchants = {**view["places"], "merchant.at:nassau": ["merchant_1"]}
    assert plan.holds({**view, "places": merchants})
    assert plan.holds(changed(view, once_per_turn=["free_move"]))


def test_a_step_that_cannot_be_taken_is_weighed_anew(set_up: SetUp, looks: Looks) -> None:
    table, player = sailing(set_up)
    left = [option for option in table.asked().options if option.id != "move:nassau"]
    picks, looked = looks.meanwhile(player, table.view(0), replace(table.asked(), options=left))
    assert looked
    assert picks != ["move:nassau"]


@pytest.mark.parametrize("found", ["prove:shipwreck", "task:dead_or_alive", "drop_mission", "retire"])
def test_what_may_come_first_where_he_has_come_is_weighed(set_up: SetUp, found: str) -> None:
    table, player = sailing(set_up)
    asked = table.asked()
    more = replace(asked, options=[*asked.options, replace(asked.options[0], id=found)])
    plan = player.memory.plan
    player.answer(table.view(0), more)
    assert plan.holds(table.view(0))
    assert player.memory.plan != plan.on()


def test_asked_the_same_again_he_weighs_it_again(set_up: SetUp, looks: Looks) -> None:
    """As the voice at the helm asks him, once an answer is struck out."""
    table, player = sailing(set_up)
    assert looks.meanwhile(player, table.view(0), table.asked()) == (["move:nassau"], False)
    assert looks.meanwhile(player, table.view(0), table.asked()) == (["move:nassau"], True)


def test_who_looked_in_vain_has_no_plan(set_up: SetUp) -> None:
    seat = at_sea("havana", ship="frigate", gold=0)
    table, player = (
        set_up(seat, zones={**QUIET, "havana": {"merchant": "spanish", "demand": "none"}}),
        fresh(),
    )
    assert player.answer(table.view(0), table.asked())[0].startswith("scout:merchant")
    assert player.memory.plan is None


def test_cards_come_before_the_next_step(set_up: SetUp) -> None:
    table, player = sailing(set_up)
    asked, option = table.asked(), table.asked().options[0]
    card = replace(option, id="card:light_fingers")
    picks = player.answer(table.view(0), replace(asked, options=[*asked.options, card]))
    assert picks == ["card:light_fingers"]


def test_who_has_lost_his_memory_answers_what_can_be_taken(set_up: SetUp, looks: Looks) -> None:
    table, _ = sailing(set_up)
    picks, looked = looks.meanwhile(fresh(), table.view(0), table.asked())
    assert looked
    assert table.asked().why_not(picks) is None


def test_equal_games_are_played_alike() -> None:
    ways: list[list[list[str]]] = [[], []]
    for way in ways:
        for player, view, decision in actions((), 150):
            plan = player.memory.plan
            way.append(player.answer(view, decision))
            player.memory.plan = plan
    assert ways[0] == ways[1]


def test_the_helm_knows_nobodys_plan(set_up: SetUp, looks: Looks) -> None:
    table, _ = sailing(set_up)
    told = [counsel(table.table, 0) for _ in range(2)]
    once = looks["goals"]
    assert once
    assert told[0] == told[1]


def test_a_plan_is_for_who_has_come_where_it_leads(set_up: SetUp) -> None:
    table = set_up(in_port("havana"), zones=QUIET)
    goal, steps = Goal("port", "nassau"), (("move:sea",), ("move:nassau",), ("move:port",), ("port",))
    plan: Plan | None = plan_at(table.view(0), goal, steps)
    places: list[tuple[str, bool]] = []
    while plan is not None:
        places.append((plan.zone, plan.in_port))
        plan = plan.on()
    assert places == [("havana", True), ("havana", False), ("nassau", False), ("nassau", True)]
