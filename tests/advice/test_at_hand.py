"""The voice at the helm does not carry past a port what it wants."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from data.locale import Texts
from engine.advice import Note
from engine.advice.voyage import Intent
from engine.advice.voyage.course import FAR_BETTER
from engine.advice.voyage.teaching import teacher_of
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from engine.kernel import Decision, Option
from tests.advice.facts import untrue
from tests.advice.test_course import says
from tests.advice.test_voice import planned
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled


@pytest.mark.parametrize("cards", [3, 1])
def test_goods_are_not_carried_away_from_a_port_that_wants_them(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, cards: int
) -> None:
    """Ashore where his goods were wanted, he put to sea: another port paid as much, and a mission."""
    seat = {**at_sea("tortuga", ship="flute", cargo=goods("cocoa", cards), gold=0), "in_port": True}
    table = set_up(seat, zones=ports(petite_goave="cocoa", tortuga="cocoa"))
    usual = Voyage.best

    def farther(voyage: Voyage, more: float) -> list[Goal]:
        """The sale two zones away pays so much more than the one at hand."""
        near, far = (
            next(goal for goal in usual(voyage) if (goal.what, goal.zone) == ("port", zone))
            for zone in ("tortuga", "petite_goave")
        )
        return [replace(far, net=near.route + more, then=0.0), near]

    monkeypatch.setattr(Voyage, "best", lambda voyage, **_: farther(voyage, 23))
    assert planned(table, None).picks == ("port",)
    monkeypatch.setattr(Voyage, "best", lambda voyage, **_: farther(voyage, 25))
    assert planned(table, None).picks == ("move:sea",), "what is far better is worth the way"


def test_of_two_ports_that_pay_alike_the_nearer_is_chosen(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two Wood sailed past a port for 12 gold, to one farther on for 14 and a modification."""
    seat = at_sea("curacao", ship="frigate", cargo=goods("wood", 2), gold=7)
    table, usual = set_up(seat, zones=ports(cartagena="wood", havana="wood")), Voyage.best

    def farther(voyage: Voyage, more: float) -> list[Goal]:
        near, far = (
            next(goal for goal in usual(voyage) if (goal.what, goal.zone) == ("port", zone))
            for zone in ("cartagena", "havana")
        )
        return [replace(far, net=near.route + more, then=0.0), near]

    for more, zone in ((FAR_BETTER - 1, "cartagena"), (FAR_BETTER + 1, "havana")):
        monkeypatch.setattr(Voyage, "best", lambda voyage, more=more, **_: farther(voyage, more))
        plan = planned(table, None)
        assert plan.intent is not None
        assert plan.intent.zone == zone


def test_a_raid_that_is_over_is_not_said_to_have_vanished(set_up: SetUp) -> None:
    """He had robbed her himself, and next turn he was told that there was no merchant any more."""
    zones = {**ports(), "havana": {"merchant": "spanish", "demand": "none"}}
    seat = at_sea("havana", ship="frigate", cargo=goods("sugar", 2), gold=0)
    table = set_up(seat, zones=zones, force=[("scouting", [5, 5])]).play("scout:merchant")
    said = says(table, Intent("raid", "havana", actions=1, bound="nassau"))
    assert said.picks[0].startswith("raid:")
    over = Intent("raid", "havana", actions=1, bound="nassau", ashore=True)
    assert said.intent is not None
    assert replace(said.intent, seen=None) == over
    away = set_up(at_sea("havana", ship="frigate", cargo=goods("sugar", 2), gold=0), zones=ports())
    assert planned(away, over).changed is None
    kept = planned(away, replace(over, ashore=False)).changed
    assert kept is not None
    assert kept.key == "voyage-changed-merchant"


def test_a_buyer_where_he_lies_is_a_reason_of_its_own(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = in_port("caracas", ship="frigate", cargo=goods("sugar", 1), gold=13)
    table, usual = set_up(seat, zones=ports(caracas="sugar")), Voyage.best
    mending = Goal("port", "petite_goave", net=40, actions=5)
    monkeypatch.setattr(
        Voyage,
        "best",
        lambda voyage, **_: [
            mending,
            *(replace(goal, net=30, then=0.0) for goal in usual(voyage) if goal.zone == "caracas"),
        ],
    )
    plan = planned(table, Intent("port", "petite_goave", draw="goods", actions=5))
    assert plan.picks == ("port",)
    changed = Note("voyage-changed-here", {"zone": "caracas", "good": "sugar"})
    assert plan.changed == changed
    assert not untrue(table.table, 0, [changed])


def test_a_rumor_that_he_has_proved_is_not_said_to_pay_no_more(set_up: SetUp) -> None:
    seat = at_sea("nassau", ship="frigate", gold=4, cargo=goods("sugar", 2))
    table = set_up(seat, zones=ports(havana="sugar"))
    proved = Intent("errand", "nassau", "prove:the_powder_hulk", actions=5)
    assert planned(table, proved).changed is None
    away = planned(table, replace(proved, zone="tortuga")).changed
    assert away == Note("voyage-changed", {"zone": "tortuga"})


def test_what_a_raid_has_brought_is_carried_where_it_was_kept_for(set_up: SetUp) -> None:
    """Three Food were kept for a port next door and a point, and two more raids came first."""
    seat = at_sea("cartagena", ship="frigate", gold=0, cargo=[])
    table = set_up(seat, zones=ports(curacao="food"))
    cards = goods("food", 3)
    keeps = Decision(0, "raid.keep", [Option(f"keep:{card}") for card in cards], least=0, most=3)
    teacher = teacher_of("marauders")
    assert teacher is not None
    why = teacher.why(table.view(0), keeps, [f"keep:{card}" for card in cards], ())
    assert why.reason is not None
    assert why.reason.key == "voyage-cargo-for"
    assert why.after == Intent("port", "curacao", draw="sale", actions=0, good="food")


def test_the_steps_to_the_chest_that_wins_are_counted_on(set_up: SetUp) -> None:
    """Off the port its steps began anew."""
    sailor = skilled(home="nassau")
    seat = at_sea("havana", ship="flute", cargo=goods("rum", 3), gold=22, captain=sailor)
    table = set_up({**seat, "glory": 7}, {"glory": 0}, zones=ports(nassau="rum"))
    plan = planned(table)
    assert (plan.aim.key, plan.step, plan.steps) == ("voyage-there-goal", 1, 3)
    plan = planned(table.play(plan.picks), plan.intent)
    assert (plan.aim.key, plan.step, plan.steps, plan.changed) == ("voyage-there-goal", 2, 3, None)


def test_of_a_nearer_port_it_is_said_why_another_is_better() -> None:
    sale = {"zone": "nassau", "good": "rum", "count": 2, "gold": 12, "glory": 0}
    rest: dict[str, Any] = {"first": "none", "rest": [], "elsewhere": [], "over": 0, "own": 0}
    rest |= {"less": 0}
    rest |= {"nearer": "havana", "pays": 0, "risky": False}
    said = Texts("en").note(
        Note("voyage-buy-for", {**sale, **rest, "also": "ship", "ship": "frigate", "price": 30})
    )
    assert said.endswith("Havana is nearer, but Nassau also sells a Frigate.")


@pytest.mark.parametrize(("glory", "what", "zone"), [(9, "raid", "havana"), (4, "port", "tortuga")])
def test_near_the_goal_the_point_that_is_nearer_comes_first(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, glory: int, what: str, zone: str
) -> None:
    """With 8 of 10 points he was sent on a mission of four steps, past a merchant."""
    seat = {**at_sea("havana", ship="frigate", cargo=[], gold=0), "glory": glory}
    zones = {**ports(), "havana": {"merchant": "spanish", "demand": "none"}}
    table, mission = set_up(seat, {"glory": 0}, zones=zones), Goal("port", "tortuga", net=50, actions=4)
    raid = Goal("raid", "havana", net=44, actions=1)
    monkeypatch.setattr(Voyage, "best", lambda *_, **__: [mission, raid])
    plan = planned(table, Intent("port", "tortuga", draw="goods", actions=4))
    assert plan.intent is not None
    assert (plan.intent.what, plan.intent.zone) == (what, zone)
    told = Note("voyage-changed-point", {"count": 1, "away": 4, "nearer": 1})
    assert (plan.changed == told) is (what == "raid")
