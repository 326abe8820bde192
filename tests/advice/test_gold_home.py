"""Gold aboard that is glory at home is not forgotten, whatever he is after; what is advised, its reason and
what he does next are of one mind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from data.locale import Texts
from engine.advice import Note, estimate
from engine.advice.voyage import Intent
from engine.advice.voyage.course import Course
from engine.advice.voyage.goods import bought_for
from engine.advice.voyage.laden import own_kept, thrown_for
from engine.advice.voyage.reasons import home_and_dry, selling, sold
from engine.advice.voyage.teaching import teacher_of
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.voyage import Voyage
from engine.kernel import Decision, Option
from tests.advice.test_course import says
from tests.advice.test_voice import planned
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

HOME = "port_royal"


@pytest.mark.parametrize(("gold", "to"), [(42, HOME), (4, "santo_domingo")])
@pytest.mark.parametrize("what", ["raid", "hunt", "errand"])
def test_much_gold_goes_home_first_whatever_he_is_after(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, what: str, gold: int, to: str
) -> None:
    """He was to hunt, then to raid, with 42 gold aboard, and his home was as near."""
    seat = at_sea("petite_goave", ship="frigate", gold=gold, captain=skilled(home=HOME))
    table = set_up(seat, zones=QUIET)
    course = Course(table.view(0))
    best = replace(course.goals[0], what=what, zone="santo_domingo", target="", net=course.goals[0].net + 9)
    best = replace(best, actions=3, then=0.0, waits=False, glory=0)
    usual = Voyage.best

    def better(voyage: Voyage, *, near: bool = False) -> list[Goal]:
        return [best, *usual(voyage, near=near)]

    monkeypatch.setattr(Voyage, "best", better)
    goals = Course(table.view(0)).kept(Intent(what, "santo_domingo", actions=3))
    assert goals[0].zone == to
    if to == HOME:
        plan = planned(table, Intent(what, "santo_domingo", actions=3))
        assert plan.aim == Note("voyage-stash-home", {"zone": HOME, "gold": gold, "count": 4})
        assert "42 gold is 4 glory" in Texts().note(plan.aim)
        assert plan.changed is None, "the gold is reason enough"


def test_a_raid_where_he_is_comes_first_if_it_leaves_him_the_actions(set_up: SetUp) -> None:
    """He was to sell two Spices next door; he robbed a merchant before it on his own, and still sold them."""
    zones: dict[str, Any] = {**ports(nassau="spices"), "tortuga": {"merchant": "french", "demand": "none"}}
    sailor = skilled(4, 4, home="san_juan")
    seat = at_sea("tortuga", ship="frigate", gold=0, cargo=goods("spices", 2), captain=sailor)
    intent = Intent("port", "nassau", draw="sale", actions=3, good="spices")
    plan = planned(set_up({**seat, "glory_cards": ["fair_wind"]}, zones=zones), intent)
    assert plan.picks[0].startswith("scout:merchant")
    assert plan.changed == Note("voyage-changed-raid", {"zone": "nassau"})
    assert plan.intent is not None
    assert (plan.intent.bound, plan.intent.back) == ("nassau", "nassau")
    assert planned(set_up(seat, zones=zones), intent).changed is None, "without free moves both take too long"


def test_a_raid_is_advised_with_its_chance_and_with_who_comes_for_it(set_up: SetUp) -> None:
    """ "12 gold or more is +1 glory" said neither how likely that is nor who hunts him for it."""
    zones: dict[str, Any] = {**QUIET, "cartagena": {"merchant": "spanish", "demand": "none"}}
    npcs = {"spanish": {"zone": "caracas"}}
    seat = at_sea("cartagena", ship="frigate", gold=0, captain=skilled(5, 5, home=HOME))
    table = set_up(seat, zones=zones, npcs=npcs, force=[("scouting", [6, 6, 6, 6, 6])])
    plan = planned(table, Intent("raid", "cartagena", actions=1))
    assert plan.aim.key == "voyage-raid"
    told = plan.aim.args
    assert told["won"] > 50
    assert 0 < told["glory"] <= 100
    assert told["who"]
    said = Texts().note(plan.aim)
    assert f"{told['won']}% for about {told['gold']} gold" in said
    assert said.endswith("then hunts you."), "its button says how many ports it closes"
    table.play("scout:merchant")
    found = next(one for one in estimate(table.table, 0).options["raid:spanish"] if one.key == "about-raid")
    assert (found.args["won"], found.args["gold"]) == (told["won"], told["gold"]), (
        "told the same once she is found"
    )


@pytest.mark.parametrize(("gold", "points"), [(42, 5), (8, 2)])
def test_who_sells_before_he_stashes_is_told_both(set_up: SetUp, gold: int, points: int) -> None:
    """ "Stash your gold" said the voice, "Sell 2 Cocoa" its button."""
    zones = {**QUIET, HOME: {"merchant": "none", "demand": "cocoa"}}
    seat = in_port(HOME, ship="frigate", gold=gold, cargo=goods("cocoa", 2), captain=skilled(home=HOME))
    table = set_up(seat, zones=zones)
    said = says(table)
    assert said.plan is not None
    aim = said.plan.aim
    assert (aim.key, aim.args["also"], aim.args["points"]) == ("voyage-plan-sale", "stash", points)
    assert says(table.play("port")).picks == ("sell",)


def test_of_the_last_sale_before_the_goal_both_are_told(set_up: SetUp) -> None:
    zones = {**QUIET, HOME: {"merchant": "none", "demand": "cocoa"}}
    seat = in_port(HOME, ship="frigate", gold=9, glory=8, cargo=goods("cocoa", 2), captain=skilled(home=HOME))
    said = says(set_up(seat, zones=zones))
    assert said.plan is not None
    assert Texts().note(said.plan.aim).startswith("Sell and stash your gold in Port Royal")


@pytest.mark.parametrize("hold", ["raid.keep", "cargo.throw_out"])
def test_of_goods_that_stay_aboard_it_is_told_where_they_sell(set_up: SetUp, hold: str) -> None:
    """ "What stays aboard sells better", but not where nor for how much."""
    seat = at_sea("caribbean_sea", ship="frigate", gold=0, cargo=goods("wood", 2))
    table = set_up(seat, zones=ports(bridgetown="wood"))
    view, asked = table.view(0), Decision(seat=0, kind=hold)
    note, after = own_kept(view) if hold == "raid.keep" else thrown_for(view, asked, [])
    assert after is not None
    assert after.zone == "bridgetown"
    assert Texts().note(note) == "You keep the Wood for Bridgetown: 12 gold there."


@pytest.mark.parametrize(("glory", "hires"), [(1, True), (4, False)])
def test_near_the_goal_no_gold_goes_for_what_brings_no_point(set_up: SetUp, glory: int, hires: bool) -> None:
    """At 9 of 10 glory, 50 gold in the stash, the last 4 gold were to hire a Purser."""
    seat = in_port(HOME, ship="frigate", gold=4, glory=glory, stash=50, cargo=[], captain=skilled(home=HOME))
    table = set_up({**seat, "glory_cards": ["purser"]}, zones=QUIET).play("port")
    picks, asked = says(table).picks, table.asked()
    assert asked.option("hire:purser") or any(one.id.startswith("hire:") for one in asked.options)
    assert any(pick.startswith("hire:") for pick in picks) is hires


def test_a_card_with_free_moves_is_played_for_where_it_takes_him(set_up: SetUp) -> None:
    """ "It can help you now", which it could have done a turn before."""
    seat = at_sea("tortuga", ship="frigate", gold=0, cargo=goods("spices", 3), glory_cards=["fair_wind"])
    table = set_up(seat, zones=ports(nassau="spices")).play("move:havana")
    said = says(table)
    assert said.picks[0].startswith("card:fair_wind")
    assert "you still go ashore in Nassau this turn" in Texts().note(said.reasons[0])


def test_no_card_is_played_for_what_is_not_the_plan(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = at_sea("tortuga", ship="frigate", gold=0, cargo=goods("spices", 3), glory_cards=["fair_wind"])
    table = set_up(seat, zones=ports(nassau="spices")).play("move:havana")
    here = Goal("raid", "havana", actions=1, net=50)
    usual = Course.kept

    def kept(course: Course, intent: Intent | None) -> list[Goal]:
        return [here, *usual(course, intent)]

    monkeypatch.setattr(Course, "kept", kept)
    said = says(table)
    assert not said.picks[0].startswith("card:")


def test_who_has_been_ashore_waits_for_the_sale_that_the_next_visit_brings(set_up: SetUp) -> None:
    """Of the port in which he lay it was said to be nearer."""
    seat = in_port(HOME, ship="frigate", gold=0, cargo=goods("tobacco", 2), captain=skilled(home=HOME))
    table = set_up(seat, zones=ports(port_royal="tobacco", bridgetown="tobacco")).play("port", "done")
    plan = planned(table, Intent("port", "bridgetown", draw="sale", actions=7, good="tobacco"))
    assert plan.picks == ("end",)
    assert plan.changed == Note("voyage-tomorrow", {"zone": HOME, "good": "tobacco"})


def test_goods_bought_for_no_port_are_no_plan(set_up: SetUp) -> None:
    """ "Your Spices for Curaçao can wait", of which nothing had been said before."""
    seat = in_port("san_juan", ship="frigate", gold=9, cargo=goods("spices", 2))
    offer = ["wood_1", *goods("tobacco", 2), "food_1", "cocoa_1", "sugar_1"]
    zones = {**ports(st_maarten="spices", nassau="wood"), "nassau": {"merchant": "none", "demand": "none"}}
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    assert Course(table.view(0)).market() is not None
    told, intent = bought_for(table.view(0), table.asked(), ["buy:wood_1"])
    assert told is None
    assert intent is None


def test_a_pardon_that_he_does_not_buy_has_a_reason_of_its_own(set_up: SetUp) -> None:
    """ "Done. Without these bounties, ports open to you again." """
    teacher, table = teacher_of("marauders"), set_up(at_sea("havana", bounties={"spanish": 2}))
    assert teacher is not None
    asked = Decision(seat=0, kind="pardon", args={"gold": 3, "left": 1})
    reason = teacher.why(table.view(0), asked, ["done"], []).reason
    assert reason == Note("voyage-pardon-not")


def test_once_the_goal_is_reached_no_card_is_played_in_port(set_up: SetUp) -> None:
    hand = ["tavern_round"]
    seat = in_port(HOME, glory=9, gold=0, stash=10, cargo=[], captain=skilled(home=HOME), glory_cards=hand)
    table = set_up(seat, zones=QUIET).play("port")
    card = next(one.id for one in table.asked().options if one.id.startswith("card:"))
    assert home_and_dry(table.view(0), table.asked(), [card]) == ["done"]


def test_who_sails_home_to_win_is_not_told_what_he_passes_by(set_up: SetUp) -> None:
    """ "Caracas wants Wood, but stopping there for 18 gold costs most of a turn", and no point."""
    seat = at_sea("caracas", ship="frigate", gold=30, glory=7, cargo=goods("wood", 3))
    table = set_up({**seat, "captain": skilled(home="curacao")}, zones=ports(caracas="wood"))
    plan = planned(table)
    assert plan.aim.key == "voyage-there-goal"
    assert plan.picks != ("move:port",)
    assert plan.changed is None


def _bought_in(port: str) -> Callable[[Smuggling, str], tuple[int, float]]:
    """Contraband aboard that one port buys."""

    def due(_: Smuggling, zone: str) -> tuple[int, float]:
        return (10, 0.5) if zone == port else (0, 0.0)

    return due


@pytest.mark.parametrize("wanted", [0, 2])
def test_no_plan_is_to_sell_nothing(set_up: SetUp, monkeypatch: pytest.MonkeyPatch, wanted: int) -> None:
    """ "Sell 0 Textiles in Tortuga: 0 gold", where it was contraband that was bought there."""
    monkeypatch.setattr(Smuggling, "due", _bought_in("tortuga"))
    seat = at_sea("tortuga", ship="frigate", gold=0, cargo=goods("rum", wanted))
    plan = planned(set_up(seat, zones=ports(tortuga="rum" if wanted else "textiles")))
    assert plan.intent is not None
    assert plan.intent.zone == "tortuga"
    said = Texts().note(plan.aim)
    assert said.startswith("Sell 2 Rum" if wanted else "Tortuga buys your contraband: 10 gold.")


def test_of_contraband_that_is_sold_it_is_said_so(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Nassau wants Rum, but the way there, 0 zones, is not worth it: sell it here." """
    monkeypatch.setattr(Smuggling, "due", _bought_in("nassau"))
    view = set_up(in_port("nassau", cargo=goods("wood", 1)), zones=ports(nassau="rum")).view(0)
    note = Note("voyage-sell-contraband", {"gold": 10})
    asked = Decision(seat=0, kind="goods.sell", options=[Option("sell:wood_1", {"gold": 10})])
    assert selling(Observation(view)) == note
    assert sold(view, asked, ["sell:wood_1"]) == note


def test_after_a_raid_on_the_way_he_goes_on_to_where_he_was_to_go(set_up: SetUp) -> None:
    """It was to be told anew what had been left for the raid, and why."""
    table = set_up(at_sea("tortuga", ship="frigate", gold=9, cargo=[]), zones=QUIET)
    raid = Intent("raid", "tortuga", actions=1, back="nassau", ashore=True)
    back = Course(table.view(0)).still(raid)
    assert back == Intent("port", "nassau", actions=0)
    assert planned(table, raid).changed is None


@pytest.mark.parametrize(("cargo", "to"), [(3, HOME), (1, "petite_goave")])
def test_a_sale_at_home_counts_with_the_gold_before_a_raid(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, cargo: int, to: str
) -> None:
    """ "27 gold at home is 2 glory, but this is worth 59 gold more", with 3 Textiles for home next door: 45
    gold and a point, 5 glory at once.
    """
    seat = at_sea("petite_goave", ship="flute", gold=27, cargo=goods("textiles", cargo))
    zones: dict[str, Any] = {**ports(**{HOME: "textiles"}), "petite_goave": {"merchant": "french"}}
    table = set_up({**seat, "captain": skilled(home=HOME)}, zones=zones)
    home = Course(table.view(0)).there(HOME)
    assert home is not None
    raid, usual = Goal("raid", "petite_goave", net=home.route + 59, actions=1), Voyage.best
    monkeypatch.setattr(Voyage, "best", lambda voyage, **near: [raid, *usual(voyage, **near)])
    plan = planned(table, None)
    assert plan.intent is not None
    assert plan.intent.zone == to
    if to != HOME:
        assert plan.changed is not None
        assert Texts().note(plan.changed) == "Home can wait: with your sale there, 33 gold is 3 glory."
