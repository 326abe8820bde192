"""Sure glory that is at hand comes first: gold at home, a mission."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.advice import Note
from engine.advice.voyage import Intent
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.errands import Errands
from tests.advice.test_course import says
from tests.advice.test_voice import planned
from tests.captains.test_marauders import ports
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

HOME = "port_royal"


def test_whoever_is_at_home_stashes_what_is_glory_before_he_sails(set_up: SetUp) -> None:
    """With 30 gold at home he was sent on to Havana for 18 more."""
    captain, cargo = skilled(home=HOME), goods("cocoa", 3)
    seat = in_port(HOME, ship="frigate", gold=30, cargo=cargo, captain=captain)
    sale = Intent("port", "havana", draw="sale", actions=5, good="cocoa")
    table = set_up(seat, zones=ports(havana="cocoa"))
    plan = planned(table, sale)
    assert plan.picks == ("port",)
    assert plan.aim == Note("voyage-stash-here", {"zone": HOME, "gold": 30, "count": 3})
    assert plan.intent is not None
    assert plan.intent.bound == "havana", "his goods are not forgotten"
    table.play("port")
    while (said := says(table)).picks not in (("stash",), ("done",)):
        table.play(said.picks)
    assert said.picks == ("stash",)
    assert says(table.play("stash")).picks == ("30",), "no point is left aboard"


def test_who_has_little_more_than_a_point_trades_with_it(set_up: SetUp) -> None:
    seat = in_port(HOME, ship="frigate", gold=11, cargo=goods("cocoa", 3), captain=skilled(home=HOME))
    sale = Intent("port", "havana", draw="sale", actions=5, good="cocoa")
    assert planned(set_up(seat, zones=ports(havana="cocoa")), sale).aim.key != "voyage-stash-here"


@pytest.mark.parametrize(
    ("gold", "wanted", "to"), [(15, "spices", HOME), (15, "rum", "nassau"), (1, "spices", "nassau")]
)
def test_of_two_ports_alike_he_sells_where_his_gold_is_glory(
    set_up: SetUp, gold: int, wanted: str, to: str
) -> None:
    """With 15 gold he was to sell two Spices in Nassau, while his home wanted them and was as near."""
    zones = {**ports(nassau="spices"), HOME: {"merchant": "none", "demand": wanted}}
    owner = {"ship": "frigate", "purchase_glory": True, "captain": skilled(home=HOME)}
    table = set_up(at_sea("tortuga", gold=gold, cargo=goods("spices", 2), **owner), zones=zones)
    plan = planned(table, Intent("port", "nassau", draw="sale", actions=3, good="spices"))
    assert plan.intent is not None
    assert plan.intent.zone == to
    if to == HOME:
        assert plan.aim.args["also"] == "stash"
        assert "27 gold stashed is 2 glory" in Texts().note(plan.aim)


@pytest.mark.parametrize("zone", ["curacao", HOME])
def test_a_mission_comes_before_a_sale_or_is_named(set_up: SetUp, zone: str) -> None:
    """Chests for Cartagena, 18 gold and a point, sailed past it for a sale of 12 gold, without a word."""
    seat = at_sea(zone, ship="galleon", gold=0, cargo=goods("tobacco", 2), captain=skilled(home=HOME))
    table = at_work(set_up, "tithe_chests", seat, zones=ports(port_royal="tobacco"))
    plan = planned(table, Intent("port", HOME, draw="sale", actions=4, good="tobacco"))
    assert plan.intent is not None
    assert plan.changed is not None
    told = [Texts().note(note) for note in (plan.changed, plan.aim)]
    if zone == "curacao":
        assert plan.intent.zone == "cartagena"
        assert plan.intent.bound == HOME, "his goods are not forgotten"
        assert told[0].startswith("Plan changed: ")
        assert told[1] == "Mission The Tithe Chests: Cartagena pays 18 gold and 1 glory."
    else:
        assert plan.intent.zone == HOME
        assert told[0] == "The Tithe Chests can wait: Cartagena pays 18 gold and 1 glory later."


@pytest.mark.parametrize(
    ("mission", "cargo", "zone", "done"),
    [
        ("tithe_chests", [], "cartagena", True),
        ("tithe_chests", [], "curacao", False),
        ("timber_for_the_walls", goods("wood", 2), "san_juan", True),
        ("timber_for_the_walls", goods("wood", 1), "san_juan", False),
    ],
)
def test_a_port_completes_a_mission_whose_goods_are_aboard(
    set_up: SetUp, mission: str, cargo: list[str], zone: str, done: bool
) -> None:
    table = at_work(set_up, mission, at_sea("havana", ship="galleon", cargo=cargo))
    observed = Observation(table.view(0))
    found = Aims(observed, TRADER).judge(Errands).completes(zone)
    assert found == (mission if done else "")


def test_three_alike_are_sold_before_two_in_a_port_as_far_away(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3 Spices for 21 gold and a point lay aboard, and he was led to sell 2 Tobacco for 12 first."""
    seat = in_port("tortuga", ship="galleon", gold=19, cargo=[*goods("spices", 3), *goods("tobacco", 2)])
    table = set_up(seat, zones=ports(havana="spices", nassau="tobacco"))
    two, three = (Goal("port", zone, net=net, actions=3) for zone, net in (("nassau", 20), ("havana", 18)))
    monkeypatch.setattr(Voyage, "best", lambda *_, **__: [two, three])
    plan = planned(table, None)
    assert plan.intent is not None
    assert plan.intent.zone == "havana"
