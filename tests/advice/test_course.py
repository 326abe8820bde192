"""The voice keeps one course: it names the port that goods are bought for, sails there or says why not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.present.decisions.helm import helm_text
from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.voyage import Counsel, Intent
from engine.advice.voyage.course import BETTER, Course
from engine.advice.voyage.goods import closing
from engine.advice.voyage.teaching import Heard, consider, teacher_of
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from engine.kernel import Decision
from tests.advice.facts import NONE_KEPT, untrue
from tests.advice.test_voice import after, planned
from tests.captains.test_marauders import QUIET, ports
from tests.captains.test_plan import plans
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def says(table: TestTable, intent: Intent | None = None) -> Counsel:
    """What the voice says to seat 0, who has been after something."""
    view, asked = table.view(0), table.asked()
    return consider(Heard("marauders", view, asked, advise(table.table, 0), {}, intent=intent))


def test_goods_are_bought_for_a_port_and_carried_there(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", gold=4, cargo=[])
    offer = [*goods("rum", 3), "wood_1", "food_1", "cocoa_1"]
    table = set_up(seat, zones=ports(nassau="rum"), force=[("offer", offer)]).play("port", "buy")
    said = says(table)
    sale = {"zone": "nassau", "good": "rum", "count": 3, "gold": 18, "glory": 1}
    told: dict[str, Any] = {"first": "none", "rest": [], "elsewhere": [], "nearer": None, "also": "none"}
    told |= {"why": "none", "named": "none", "turned": False}
    told |= {"pays": 0, "risky": False, "own": 0, "less": 0}
    assert said.reasons == (Note("voyage-buy-for", {**sale, **told, "over": 0}),)
    text = helm_text(Texts("en"), table.asked(), said)
    assert "Nassau wants Rum: these 3 bring 18 gold there, and 1 glory." in text
    table.play(said.picks)
    while table.kind != "turn.action":
        said = says(table, said.intent)
        table.play(said.picks)
    plan = planned(table, said.intent)
    assert (plan.aim, plan.changed) == (Note("voyage-plan-sale", {**sale, "also": "none"}), None)
    assert (plan.step, plan.steps) == (1, 4)
    assert plan.way == ("zone:havana", "zone:nassau", "port:nassau")


def test_a_port_that_is_hardly_better_does_not_turn_him_away_from_where_his_goods_go(set_up: SetUp) -> None:
    """Nothing has happened since they were bought."""
    cargo = [*goods("sugar", 3), *goods("rum", 1)]
    table = set_up(
        at_sea("havana", ship="flute", cargo=cargo, gold=0), zones=ports(nassau="sugar", tortuga="sugar")
    )
    other = {"nassau": "tortuga", "tortuga": "nassau"}[after(planned(table)).zone]
    plan = planned(table, Intent("port", other, draw="sale", actions=0, good="sugar"))
    assert (after(plan).zone, plan.changed, plan.step) == (other, None, 1)


def test_what_pays_far_better_comes_first_and_the_goods_wait(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    zones = {**ports(nassau="sugar"), "havana": {"merchant": "spanish", "demand": "none"}}
    seat = at_sea("havana", ship="flute", cargo=goods("sugar", 2), gold=0)
    table = set_up(seat, zones=zones, force=[("scouting", [1, 1])])
    bought, usual = Intent("port", "nassau", draw="sale", actions=0, good="sugar"), Voyage.best
    sale = next(goal for goal, _ in plans(table) if (goal.what, goal.zone) == ("port", "nassau"))
    raid = Goal("raid", "havana", net=sale.route + 12, actions=1)
    with monkeypatch.context() as better:
        better.setattr(Voyage, "best", lambda voyage, **near: [raid, *usual(voyage, **near)])
        plan = planned(table, bought)
    assert plan.picks == ("scout:merchant",)
    far = {"gold": 12, "glory": 0, "what": "raid", "next": "havana", "nearer": 1, "away": sale.actions}
    assert plan.changed == Note("voyage-changed-first", {"zone": "nassau", "good": "sugar", **far})
    assert after(plan).bound == "nassau"
    table.play(plan.picks)
    then = planned(table, after(plan))
    assert (after(then).zone, then.changed) == ("nassau", None), "he goes on with what he has bought"


def test_goods_are_sold_where_the_demand_has_come_nearer(set_up: SetUp) -> None:
    """Overnight the port off which he lay wanted his Cocoa, too, and he sailed on with it."""
    seat = at_sea("tortuga", ship="flute", cargo=goods("cocoa", 3), gold=0)
    table = set_up(seat, zones=ports(petite_goave="cocoa", tortuga="cocoa"))
    plan = planned(table, Intent("port", "petite_goave", draw="sale", actions=5, good="cocoa"))
    assert plan.picks == ("move:port",)
    assert plan.changed == Note("voyage-changed-sooner", {"zone": "tortuga", "good": "cocoa"})


def test_what_sells_on_the_way_is_sold_there(set_up: SetUp) -> None:
    cargo = [*goods("rum", 2), *goods("sugar", 2)]
    table = set_up(
        at_sea("havana", ship="flute", cargo=cargo, gold=0), zones=ports(havana="rum", nassau="sugar")
    )
    plan = planned(table, Intent("port", "nassau", draw="sale", actions=0, good="sugar"))
    assert plan.picks == ("move:port",)
    changed = Note("voyage-changed-way", {"zone": "havana", "good": "rum", "also": True})
    assert plan.changed == changed
    assert not untrue(table.table, 0, [changed])
    assert after(plan).bound == "nassau"


def test_a_port_is_not_passed_by_without_a_word(set_up: SetUp) -> None:
    cargo = [*goods("sugar", 3), *goods("rum", 1)]
    seat = at_sea("tortuga", ship="flute", cargo=cargo, gold=0)
    table = set_up(seat, zones=ports(tortuga="rum", havana="sugar"))
    plan = planned(table, Intent("port", "havana", draw="sale", actions=4, good="sugar"))
    assert plan.picks == ("move:havana",)
    changed = Note("voyage-passed", {"zone": "tortuga", "good": "rum", "gold": 6})
    assert plan.changed == changed
    assert not untrue(table.table, 0, [changed])


@pytest.mark.parametrize(
    ("seat", "intent", "changed"),
    [
        ({"bounties": {"english": 2}}, Intent("port", "port_royal", draw="rumor"), "voyage-changed-closed"),
        ({}, Intent("port", "nassau", draw="sale", actions=2, good="rum"), "voyage-changed-demand"),
        ({}, Intent("port", "nassau", draw="sale", actions=2, good="wood"), "voyage-changed-wanted"),
        (
            {"gold": 30, "captain": skilled(home="santo_domingo")},
            Intent("port", "nassau", draw="goods", actions=3, risk=-99),
            "voyage-changed-danger",
        ),
        ({}, Intent("port", "nassau", draw="goods", actions=3, risk=99), "voyage-changed-better"),
    ],
)
def test_it_is_said_why_a_plan_is_given_up(
    set_up: SetUp, seat: dict[str, Any], intent: Intent, changed: str
) -> None:
    laden = {**at_sea("havana", ship="flute", cargo=goods("sugar", 3), gold=0), **seat}
    plan = planned(set_up(laden, zones=ports(havana="sugar", nassau="rum")), intent)
    assert plan.changed is not None
    assert plan.changed.key == changed


def test_who_has_sold_on_the_way_what_he_bought_is_not_told_that_it_is_gone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", ship="flute", cargo=goods("sugar", 3), gold=0), zones=ports(nassau="rum"))
    assert planned(table, Intent("port", "nassau", draw="sale", actions=0, good="rum")).changed is None


@pytest.mark.parametrize(
    ("zone", "cargo", "reason"),
    [
        ("nassau", goods("rum", 3), Note("voyage-sell", {**NONE_KEPT, "besides": []})),
        ("nassau", goods("rum", 1), Note("voyage-sell-few", {**NONE_KEPT, "count": 1})),
        ("havana", goods("rum", 1), Note("voyage-sell-priced", {**NONE_KEPT, "count": 1, "gold": 7})),
        ("nassau", ["wood_1"], Note("voyage-sell-far", {"zone": "trinidad", "good": "wood", "count": 5})),
        ("nassau", ["cocoa_1"], Note("voyage-sell-off")),
    ],
)
def test_why_goods_are_sold_is_what_ports_pay(
    set_up: SetUp, zone: str, cargo: list[str], reason: Note
) -> None:
    """Glory is no reason for fewer than three alike, nor the double where a port pays otherwise; and it was
    said that no port near wanted what one did.
    """
    wanted = ports(**{zone: "rum"}, trinidad="wood", nowhere="cocoa")
    table = set_up(in_port(zone, ship="flute", cargo=cargo), zones=wanted).play("port", "sell")
    teacher = teacher_of("marauders")
    assert teacher is not None
    picks = [option.id for option in table.asked().options]
    assert teacher.why(table.view(0), table.asked(), picks, ()).reason == reason
    assert not untrue(table.table, 0, [reason])


def test_a_raid_is_known_to_close_the_port_that_goods_are_for(set_up: SetUp) -> None:
    """It was valued as if the goods were sold there afterwards."""
    zones = {**ports(havana="sugar"), "cartagena": {"merchant": "spanish", "demand": "none"}}
    raider = {"captain": skilled(4, 4), "ship": "frigate", "cargo": goods("sugar", 2), "gold": 0}
    table = set_up({**at_sea("cartagena"), **raider}, zones=zones)
    for goal, _ in plans(table):
        if goal.what == "raid":
            assert goal.next is None or (goal.next.zone, goal.next.what) != ("havana", "port")
    said = closing(table.view(0), "raid:spanish")
    sale = {"zone": "havana", "good": "sugar", "count": 2, "gold": 14, "glory": 0}
    assert said == Note("voyage-merchant-closes", sale)
    assert closing(table.view(0), "raid:dutch") is None
    zones |= {"tortuga": {"merchant": "none", "demand": "sugar"}}
    more = closing(set_up({**at_sea("cartagena"), **raider}, zones=zones).view(0), "raid:spanish")
    assert more == Note("voyage-merchant-closes-one", {**sale, "next": "tortuga"})


def test_of_ports_that_a_raid_closes_that_of_the_plan_is_named(set_up: SetUp) -> None:
    """It spoke of another one, and the plan was given up without its price."""
    cargo = [*goods("sugar", 3), *goods("rum", 2)]
    raider = {"captain": skilled(4, 4), "ship": "galleon", "cargo": cargo, "gold": 0}
    zones = {
        **ports(havana="sugar", santo_domingo="rum"),
        "cartagena": {"merchant": "spanish", "demand": "none"},
    }
    view = set_up({**at_sea("cartagena"), **raider}, zones=zones).view(0)
    for zone, good, count, gold in (("santo_domingo", "rum", 2, 12), ("havana", "sugar", 3, 21)):
        told = {"zone": zone, "good": good, "count": count, "gold": gold, "glory": int(count >= 3)}
        for intent in (Intent("port", zone, draw="sale", good=good), Intent("raid", "cartagena", bound=zone)):
            assert closing(view, "raid:spanish", intent) == Note("voyage-merchant-closes", told)


@pytest.mark.parametrize(("cargo", "raids"), [(goods("sugar", 3), False), (goods("sugar", 2), True)])
def test_glory_aboard_is_not_put_at_stake_for_a_little_gold(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, cargo: list[str], raids: bool
) -> None:
    """It raided a merchant for 17 gold more while three of a good lay aboard for a port."""
    zones = {**ports(nassau="sugar"), "havana": {"merchant": "spanish", "demand": "none"}}
    table = set_up(at_sea("havana", ship="flute", cargo=cargo, gold=0), zones=zones)
    usual = Voyage.best
    sale = next(goal for goal, _ in plans(table) if (goal.what, goal.zone) == ("port", "nassau"))
    raid = Goal("raid", "havana", net=sale.route + 17, actions=1)
    monkeypatch.setattr(Voyage, "best", lambda voyage, **near: [raid, *usual(voyage, **near)])
    plan = planned(table, Intent("port", "nassau", draw="sale", actions=0, good="sugar"))
    assert (plan.picks == ("scout:merchant",)) is raids
    assert Course(table.view(0)).market() == (
        None if raids else Intent("port", "nassau", draw="sale", actions=0, good="sugar")
    )


@pytest.mark.parametrize(
    ("glory", "gold", "chest"), [(6, 25, True), (6, 21, True), (2, 25, True), (2, 12, False)]
)
def test_gold_that_is_glory_is_stashed_before_it_is_spent(
    set_up: SetUp, glory: int, gold: int, chest: bool
) -> None:
    """It bought goods first, and then 16 gold were 1 glory where more had been 2; 5 of 25 still buy goods."""
    sailor = skilled(home="havana")
    seat = {**in_port("havana", ship="flute", cargo=[], gold=gold, captain=sailor), "glory": glory}
    table = set_up(seat, {"glory": 0}, zones=QUIET).play("port")
    while (said := says(table)).picks[0].startswith("claim:"):
        table.play(said.picks)
    assert (said.picks == ("stash",)) is chest
    if (glory, gold) == (6, 25):
        table.play("stash")
        said = says(table)
        told = Note("voyage-stash", {"count": 2, "left": 5, "more": 0})
        assert (said.picks, said.reasons) == (("20",), (told,))
        assert says(table.play("20")).picks == ("buy",)


def test_the_stash_that_reaches_the_goal_is_said_to(set_up: SetUp) -> None:
    """All 56 gold were to be stashed, and some kept aboard."""
    seat = {**in_port("havana", gold=22, captain=skilled(home="havana")), "glory": 8}
    table = set_up(seat, {"glory": 0}, zones=QUIET).play("port")
    goal = Note("voyage-stash-goal", {"count": 10})
    assert (says(table).picks, says(table).reasons) == (("stash",), (goal,))
    assert says(table.play("stash")).reasons == (goal,)


def test_goods_go_before_a_modification_that_can_wait(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """It bought 3 Wood for a port near by, and sailed elsewhere for a modification of 3 gold."""
    table = set_up(
        at_sea("havana", ship="flute", cargo=goods("sugar", 2), gold=4), zones=ports(nassau="sugar")
    )
    usual = Voyage.best
    sale = next(goal for goal, _ in plans(table) if (goal.what, goal.zone) == ("port", "nassau"))
    yard = Goal("port", "tortuga", net=sale.route + BETTER + 2, actions=3)
    monkeypatch.setattr(Voyage, "best", lambda voyage, **near: [yard, *usual(voyage, **near)])
    there = Intent("port", "nassau", draw="sale", actions=0, good="sugar")
    for draw, zone in (("fitting", "nassau"), ("ship", "tortuga")):
        drawn = {"tortuga": draw}
        monkeypatch.setattr(Voyage, "drawn_by", lambda _, port, drawn=drawn: drawn.get(port, "sale"))
        course = Course(table.view(0))
        assert course.kept(there)[0].zone == zone
        assert (course.market() == there) is (draw == "fitting")


def test_what_a_plan_is_for_does_not_change_on_the_way(set_up: SetUp) -> None:
    """It sailed for a Frigate, and off the port it spoke of trade and of another port."""
    cargo = [*goods("rum", 3), *goods("sugar", 1)]
    seat = at_sea("nassau", ship="flute", gold=22, cargo=cargo, captain=skilled(4, 4, home="port_royal"))
    table = set_up(seat, zones=ports(nassau="rum", tortuga="sugar"))
    there = Intent("port", "nassau", draw="ship", actions=3)
    plan = planned(table, there)
    assert plan.aim.key == "voyage-there-ship"
    table.play(plan.picks)
    assert planned(table, after(plan)).aim == plan.aim


@pytest.mark.parametrize(("cargo", "why"), [(goods("rum", 2), "keep-own"), ([], "nothing")])
def test_who_keeps_nothing_of_a_raid_is_told_what_he_keeps_instead(
    set_up: SetUp, cargo: list[str], why: str
) -> None:
    wanted = {**ports(nassau="rum"), "nassau": {"merchant": "none", "demand": "none"}}
    teacher, table = teacher_of("marauders"), set_up(at_sea("havana", cargo=cargo), zones=wanted)
    assert teacher is not None
    keeps = Decision(seat=0, kind="raid.keep", least=0)
    assert teacher.why(table.view(0), keeps, [], []).reason == Note(f"voyage-{why}")


def test_what_goods_were_bought_for_is_not_changed_for_a_ship(set_up: SetUp) -> None:
    """Rum was bought for a port, and the first step towards it spoke of a Frigate."""
    sailor = skilled(4, 4, home="port_royal")
    seat = at_sea("nassau", ship="sloop", gold=30, cargo=goods("rum", 2), captain=sailor)
    table = set_up(seat, zones=ports(nassau="rum"))
    assert planned(table).aim.key == "voyage-there-ship"
    bought = Intent("port", "nassau", draw="sale", actions=0, good="rum")
    aim = planned(table, bought).aim
    assert (aim.key, aim.args["also"], aim.args["ship"]) == ("voyage-plan-sale", "ship", "frigate")
    assert " There you can also trade your ship and " in Texts("en").note(aim)


@pytest.mark.parametrize(
    ("demand", "draw", "aim", "changed"),
    [
        ("tobacco", "sale", "voyage-plan-sale", "voyage-changed-other"),
        ("wood", "sale", "voyage-there-rumor", "voyage-changed-wanted"),
        ("wood", "stash", "voyage-there-rumor", "voyage-changed-there"),
        ("sugar", "rumor", "voyage-plan-sale", "voyage-changed-sale"),
    ],
)
def test_what_a_plan_is_for_never_changes_without_a_word(
    set_up: SetUp, demand: str, draw: str, aim: str, changed: str
) -> None:
    """In the same port; the steps are those of the new plan."""
    owner = {"captain": skilled(influence=4), "purchase_glory": True}
    seat = in_port("san_juan", ship="flute", gold=15, cargo=[*goods("sugar", 3), "tobacco_1"], **owner)
    table = set_up(seat, zones=ports(san_juan=demand))
    good = "sugar" if draw == "sale" else ""
    plan = planned(table, Intent("port", "san_juan", draw=draw, actions=4, good=good))
    assert (plan.picks, plan.step, plan.steps) == (("port",), 1, 1)
    assert plan.changed is not None
    assert (plan.aim.key, plan.changed.key) == (aim, changed)
    assert not untrue(table.table, 0, [plan.aim, plan.changed])


@pytest.mark.parametrize(("influence", "promised"), [(4, True), (1, False)])
def test_a_rumor_is_promised_to_who_is_likely_to_hear_it(
    set_up: SetUp, influence: int, promised: bool
) -> None:
    """Ashore, the voice then asks for it; whom it would not let ask is not sent there for it."""
    cargo = [*goods("sugar", 3), "tobacco_1"]
    seat = in_port("san_juan", ship="flute", gold=15, cargo=cargo, captain=skilled(influence=influence))
    table = set_up(seat, zones=ports(san_juan="wood"))
    course = Course(table.view(0))
    plans = course.planned(table.asked(), course.goals, None)
    assert any(plan.aim.key == "voyage-there-rumor" for plan in plans) is promised
    if promised:
        there = Intent("port", "san_juan", draw="rumor", ashore=True)
        table.play("port")
        while (picks := says(table, there).picks) != ("rumor",):
            table.play(picks)
        assert table.kind == "port.activity"


def test_who_let_his_sale_slip_is_told_and_waits_for_it(set_up: SetUp) -> None:
    """He visited the shipyard first, was sent away for a Frigate, and called back a step later."""
    cargo = [*goods("sugar", 3), "tobacco_1"]
    sailor = skilled(influence=1, home="port_royal")
    seat = in_port("san_juan", ship="flute", gold=15, cargo=cargo, captain=sailor)
    table = set_up(seat, zones=ports(san_juan="sugar", cartagena="sugar"))
    there = Intent("port", "san_juan", draw="sale", actions=3, good="sugar", ashore=True)
    said = says(table.play("port", "shipyard", "done"), there)
    slipped = {"zone": "san_juan", "good": "sugar"}
    assert (said.picks, said.reasons) == (("done",), (Note("voyage-in-port-closed", slipped),))
    plan = planned(table.play("done"), said.intent)
    assert (plan.picks, plan.step, plan.steps) == (("end",), 1, 2)
    tomorrow = Note("voyage-tomorrow", slipped)
    assert plan.changed == tomorrow
    assert not untrue(table.table, 0, [plan.aim, tomorrow])


def test_what_he_came_for_is_not_left_without_a_word(set_up: SetUp) -> None:
    seat = in_port("san_juan", ship="flute", gold=1, captain=skilled(influence=1), cargo=goods("sugar", 4))
    table = set_up(seat, zones=ports(san_juan="wood")).play("port")
    for draw, reason in (("ship", "voyage-in-port-dear"), ("", "voyage-in-port-next")):
        said = says(table, Intent("port", "san_juan", draw=draw, ashore=True))
        assert (said.picks, [one.key for one in said.reasons]) == (("done",), [reason])


def test_who_has_reached_the_goal_still_has_a_reason_to_stash(set_up: SetUp) -> None:
    seat = {**in_port("havana", gold=22, captain=skilled(home="havana")), "glory": 10}
    table = set_up(seat, {"glory": 0}, zones=QUIET).play("port", "stash")
    assert says(table).reasons[0].key == "voyage-stash"


@pytest.mark.parametrize(("missing", "aim"), [(1, "voyage-there-goal"), (4, "voyage-plan-sale")])
def test_whoever_may_reach_the_goal_at_home_is_told_so_on_the_way(
    set_up: SetUp, missing: int, aim: str
) -> None:
    """It spoke of 6 gold for a card of Tobacco, with 50 aboard."""
    sailor = skilled(home="nassau")
    seat = at_sea("havana", ship="flute", cargo=goods("rum", 2), gold=11, captain=sailor)
    zones = ports(nassau="rum")
    table = set_up({**seat, "glory": 10 - missing}, {"glory": 0}, zones=zones)
    plan = planned(table, Intent("port", "nassau", draw="sale", actions=0, good="rum"))
    assert plan.aim.key == aim


def test_no_ship_is_sold_for_another_once_the_goal_is_reached(set_up: SetUp) -> None:
    """A Frigate went for a Flute and 1 gold."""
    seat = {**in_port("havana", ship="frigate", gold=51, captain=skilled(home="havana")), "glory": 10}
    table = set_up(seat, {"glory": 0}, zones=QUIET).play("port", "shipyard")
    teacher = teacher_of("marauders")
    assert teacher is not None
    view, asked = table.view(0), table.asked()
    assert teacher.settled(view, asked, ["ship:flute"]) == ["done"]
    assert teacher.settled(view, asked, ["ship:galleon"]) == ["ship:galleon"]
