"""The voice of a first voyage: the reasons that it gives, and a plan that it keeps to, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.present.decisions.helm import helm_text
from data.locale import Texts
from engine.advice import Advice, Note, advise
from engine.advice.notes import Weight
from engine.advice.voyage import Counsel, Intent, Planned, Why, counsel, hear
from engine.advice.voyage.course import Course
from engine.advice.voyage.marauders import Teacher
from engine.advice.voyage.teaching import Heard, Lesson, consider, teacher_of
from engine.captains import captain
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.games import load_game
from engine.kernel import Decision, Option, Table
from tests.advice.facts import untrue
from tests.advice.voyages import voyage
from tests.captains.foes import CRIPPLE, ROVER
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.missions import at_work
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

# --- reasons --------------------------------------------------------------------------------------


def spoken(table: Table, rounds: int) -> Iterator[tuple[Decision, Counsel]]:
    spec = load_game(table.game)
    while table.waiting and spec.round_of(table.running.state) <= rounds:
        seat, asked = next(iter(table.waiting.items()))
        said = counsel(table, seat) if seat == 0 else None
        if said:
            yield asked, said
        picks = said.picks if said else captain(2, f"rival {seat}").answer(table.view(seat), asked)
        table.answer(seat, asked.number, picks)


def test_the_helm_does_not_send_anybody_shopping_with_a_full_hold() -> None:
    bought = 0
    for number in range(3):
        table = voyage("marauders", 3, f"shop {number}")
        for asked, said in spoken(table, 4):
            if asked.kind == "turn.action" and said.reasons and said.reasons[0].key == "voyage-spent":
                assert not said.lessons, "with no action left there is nothing to learn of ending early"
            if asked.kind != "port.activity" or said.picks != ("buy",):
                continue
            bought += 1
            held = len(table.view(0)["places"].get("cargo.hold:0", []))
            ship = table.view(0)["state"]["seats"][0]["captain"]["ship"]
            assert held < ship["cargo"]
            empty = said.reasons[0].key in ("voyage-in-port-buy", "voyage-in-port-buy-stash")
            assert empty == (not held)
    assert bought


@pytest.mark.in_turn(3)
def test_what_he_goes_to_the_shipyard_for_is_what_he_is_told_to_buy_there() -> None:
    named: Note | None = None
    kinds = set[str]()
    for seats, number in ((3, 1), (2, 5), (3, 7), (2, 20)):
        if kinds >= {"ship", "mod"}:
            break
        for asked, said in spoken(voyage("marauders", seats, f"yard {number}"), 9):
            if asked.kind == "port.activity" and said.picks == ("shipyard",):
                (named,) = said.reasons
            elif asked.kind == "shipyard" and named is not None:
                kind = named.key.removeprefix("voyage-there-")
                if kind in ("ship", "mod"):
                    kinds.add(kind)
                    assert said.picks[0].partition(".")[0] == f"{kind}:{named.args[kind]}".partition(".")[0]
                named = None
    assert kinds >= {"ship", "mod"}


@pytest.mark.parametrize(
    ("gold", "wanted", "reason"),
    [
        (1, ["havana"], "voyage-buy"),
        (3, ["havana"], "voyage-buy-wanted"),
        (2, [], "voyage-buy-cheap"),
        (3, [], "voyage-buy-load"),
    ],
)
def test_goods_are_called_cheap_or_in_demand_only_where_they_are(
    monkeypatch: pytest.MonkeyPatch, gold: int, wanted: list[str], reason: str
) -> None:
    """Where there is no port to name."""
    monkeypatch.setattr("engine.advice.voyage.marauders.bought_for", lambda *_: (None, None))
    rum = Option("buy:rum_1", {"card": "rum_1", "gold": 1, "wanted": ["havana"]}, say="buy-card")
    other = Option("buy:wood_1", {"card": "wood_1", "gold": gold, "wanted": wanted}, say="buy-card")
    asked = Decision(0, "goods.buy", [rum, other], least=0, most=2)
    teacher = teacher_of("marauders")
    assert teacher is not None
    told = {"zones": ["havana"], "over": 0} if wanted else {"over": 0}
    assert teacher.why({}, asked, [rum.id, other.id], ()).reason == Note(reason, told)


@pytest.mark.parametrize(
    ("zone", "picked", "more", "lessons"),
    [
        ("nassau", "buy", {}, [Lesson("buy")]),
        ("caracas", "buy", {}, [Lesson("buy", 1)]),
        ("nassau", "buy", {"bought_at": "nassau"}, [Lesson("buy", 3)]),
        ("nassau", "sell", {}, [Lesson("port"), Lesson("sell")]),
        ("havana", "sell", {}, [Lesson("port"), Lesson("sell", 1)]),
    ],
)
def test_no_lesson_says_what_is_different_here(
    set_up: SetUp, zone: str, picked: str, more: dict[str, Any], lessons: list[Lesson]
) -> None:
    """In Caracas 8 cards are shown, and a good in demand sells for 7 in Havana."""
    seat = in_port(zone, captain=skilled(), cargo=goods("rum", 2), **more)
    table = set_up(seat, zones={**QUIET, zone: {"merchant": "none", "demand": "rum"}}).play("port").table
    teacher = teacher_of("marauders")
    assert teacher is not None
    assert list(teacher.why(table.view(0), table.waiting[0], [picked], ()).lessons) == lessons


def test_a_merchant_on_the_way_is_not_sailed_past_unless_a_raid_loses_a_mission(set_up: SetUp) -> None:
    raider = at_sea("havana", ship="frigate", cargo=goods("sugar", 2), gold=0, captain=skilled(4, 4))
    zones = {**ports(tortuga="sugar"), "havana": {"merchant": "spanish", "demand": "none"}}
    there = planned(set_up(raider, zones=zones))
    assert (after(there).what, there.picks) == ("raid", ("scout:merchant",))
    assert after(planned(set_up(raider, zones={**QUIET, **ports(tortuga="sugar")}))).what == "port"
    peaceful = at_work(set_up, "tithe_chests", {**raider, "cargo": []}, zones=zones).table
    heard = Heard("marauders", peaceful.view(0), peaceful.waiting[0], advise(peaceful, 0), {})
    assert consider(heard).picks != ("scout:merchant",), "a raid would lose the mission"


@pytest.mark.parametrize(
    ("kind", "picked", "reason"),
    [
        ("plunder.claim", "claim", "voyage-claim"),
        ("battle.declare", "shoot", "voyage-battle"),
        ("shipyard", "repair:hull", "voyage-yard-repair"),
        ("repair.at_sea", "repair:hull", "voyage-yard-repair"),
        ("shipyard", "ship:flute", "voyage-shipyard"),
    ],
)
def test_an_answer_has_its_own_reason(kind: str, picked: str, reason: str) -> None:
    teacher = teacher_of("marauders")
    assert teacher is not None
    assert teacher.why({}, Decision(0, kind, [Option(picked)]), [picked], ()).reason == Note(reason)


@pytest.mark.parametrize(
    ("weight", "speaks_for"), [("plain", True), ("good", True), ("loss", False), ("warn", False)]
)
def test_only_what_speaks_for_an_answer_is_its_reason(
    monkeypatch: pytest.MonkeyPatch, weight: Weight, speaks_for: bool
) -> None:
    monkeypatch.setattr(Teacher, "why", lambda *_: Why())
    table, note = voyage("marauders", 3), Note("voyage-free", {}, weight)
    heard = hear(table, 0, Advice(options={option.id: (note,) for option in table.waiting[0].options}))
    assert heard is not None
    assert consider(heard).reasons == ((note,) if speaks_for else ())


@pytest.mark.parametrize(("home", "buys"), [("havana", True), ("nassau", False)])
def test_a_ship_is_bought_where_her_price_is_no_surer_glory(set_up: SetUp, home: str, buys: bool) -> None:
    """Where his chest is, 30 gold are 3 glory at once; a Frigate is 1, and a stronger ship."""
    seat = in_port("nassau", ship="flute", gold=39, captain=skilled(3, 2, 3, home=home))
    table = set_up(seat, zones=QUIET).play("port", "shipyard")
    told = advise(table.table, 0)
    said = consider(Heard("marauders", table.view(0), table.asked(), told, {}))
    assert said.picks[0].startswith("ship:") is buys
    if buys:
        told = {"price": 30, "trips": 6, "more": 6, "gain": 36}
        told |= {"poor": True, "left": 9, "guns": 4, "gun": 1, "turns": False}
        assert said.reasons == (Note("voyage-yard-glory", told),)
        text = helm_text(Texts("en"), table.asked(), said)
        assert "+1 glory now, and 6 gold more a trip: some 36 by the end, for her price of 30." in text
        assert "of 30. 9 left for goods." in text
    else:
        table = set_up(seat, zones=QUIET).play("port")
        assert captain(2, "seed", strict=True).answer(table.view(0), table.asked()) == ["buy"]


@pytest.mark.parametrize(
    ("seat", "zones", "draw"),
    [
        ({"cargo": goods("rum", 2)}, {"nassau": {"merchant": "none", "demand": "rum"}}, "sale"),
        ({"gold": 4}, {}, "goods"),
        ({"gold": 60, "captain": skilled(home="havana")}, {}, "ship"),
        ({"gold": 60, "purchase_glory": True}, {}, "stash"),
        ({"captain": skilled(), "home": True, "gold": 20}, {}, "stash"),
    ],
)
def test_it_says_what_draws_a_captain_to_a_port(
    set_up: SetUp, seat: dict[str, Any], zones: dict[str, Any], draw: str
) -> None:
    laid = {key: value for key, value in seat.items() if key != "home"}
    table = set_up({**at_sea("nassau"), **laid}, zones={**QUIET, **zones}).table
    observed = Observation(table.view(0))
    zone = observed.home if "home" in seat else "nassau"
    assert Voyage(observed, Aims(observed, Weights())).drawn_by(zone) == draw


@pytest.mark.parametrize(
    ("gold", "cargo", "missing"), [(60, [], 0), (38, goods("rum", 3), 0), (22, goods("rum", 3), 8)]
)
def test_a_better_ship_has_a_price_and_what_is_missing_is_said(
    set_up: SetUp, gold: int, cargo: list[str], missing: int
) -> None:
    """He lies off a port that wants his rum, in a ship that fetches 5 gold."""
    seat = at_sea("nassau", ship="flute", gold=gold, cargo=cargo, captain=skilled(home="havana"))
    table = set_up(seat, zones=ports(nassau="rum")).table
    observed = Observation(table.view(0))
    wanted = Voyage(observed, Aims(observed, Weights())).wanted("nassau", "ship")
    assert wanted is not None
    assert wanted.missing == missing
    sale = {"cards": {"rum": 3}, "earned": 18, "glory": 1}
    told = {"zone": "nassau", "ship": wanted.id, "gold": wanted.gold, "missing": missing}
    note = Note("voyage-there-ship", {**told, **sale})
    assert not untrue(table, 0, [note])
    said = Texts("en").note(note)
    assert f" {wanted.gold} " in said
    assert ("Sell 3 Rum in Nassau for 18 gold" in said) == bool(missing)


def test_nothing_is_sought_that_cannot_be_paid(set_up: SetUp) -> None:
    """A Frigate costs 30 gold beyond the Flute, and he has 27."""
    table = set_up(at_sea("nassau", ship="flute", gold=27), zones=ports(nassau="rum")).table
    observed = Observation(table.view(0))
    assert Voyage(observed, Aims(observed, Weights())).wanted("nassau", "ship") is None


def test_in_the_harbour_no_risk_is_called_none_and_any_other_has_its_chance_and_price() -> None:
    safe = risked = 0
    for asked, said in spoken(voyage("port_royal", 3), 4):
        if said.picks == ("turn-up",):
            assert (said.reasons[0].key == "voyage-turn-up-safe") == (not asked.args["kinds"])
            safe += not asked.args["kinds"]
            if said.reasons[0].key == "voyage-turn-up-risk":
                args = said.reasons[0].args
                risked += 1
                assert f"{args['chance']}% lose all to a second" in Texts("en").note(said.reasons[0])
                assert args["chance"] > 0 < args["worth"]
    assert safe
    assert risked


# --- plans ------------------------------------------------------------------------------------------------


def planned(table: TestTable, intent: Intent | None = None) -> Planned:
    """The plan of seat 0, who has been after something."""
    decision, teacher = table.asked(), teacher_of("marauders")
    assert teacher is not None
    picks = captain(2, "seed", strict=True).answer(table.view(0), decision)
    plan = teacher.plan(table.view(0), decision, picks, intent)
    assert plan is not None
    return plan


def after(plan: Planned) -> Intent:
    """What its seat is after from then on."""
    assert plan.intent is not None
    return plan.intent


def test_a_plan_is_kept_step_by_step_and_says_what_it_brings(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", ship="flute", cargo=goods("sugar", 3), gold=0), zones=ports(nassau="sugar")
    )
    first = planned(table)
    assert first.intent is not None
    assert (first.aim.key, first.aim.args["glory"], first.aim.args["gold"]) == ("voyage-plan-sale", 1, 18)
    told = [(first.step, first.steps, first.picks)]
    intent = first.intent
    while table.asked().seat == 0 and table.kind == "turn.action" and len(told) < 3:
        table.answer(0, *told[-1][2])
        plan = planned(table, intent)
        assert plan.changed is None
        told.append((plan.step, plan.steps, plan.picks))
        intent = plan.intent
    assert told == [(1, 3, ("move:nassau",)), (2, 3, ("move:port",)), (3, 3, ("port",))]
    assert intent is not None
    assert Course(table.view(0)).still(intent) is None, "nothing is left of it once he is ashore"


def test_another_plan_says_what_has_changed(set_up: SetUp) -> None:
    table = set_up(
        at_sea("havana", ship="flute", cargo=goods("sugar", 3), gold=0), zones=ports(nassau="sugar")
    )
    for intent, key in (
        (Intent("port", "tortuga", draw="sale", actions=4), "voyage-changed-wanted"),
        (Intent("port", "tortuga", draw="mission"), "voyage-changed-mission"),
        (Intent("raid", "tortuga"), "voyage-changed-merchant"),
        (Intent("hunt", "havana", "captain:1"), "voyage-changed-prey"),
        (Intent("errand", "tortuga", "visit:reef"), "voyage-changed"),
    ):
        changed = planned(table, intent).changed
        assert changed is not None
        assert changed.key == key
    assert planned(table, Intent("port", "havana")).changed is None, "it has been there"


def test_who_comes_too_late_hears_what_is_wanted_there_now(set_up: SetUp) -> None:
    """An event has replaced the demand for which he came; the plan does not change without a word."""
    seat = at_sea("havana", ship="flute", cargo=goods("sugar", 3), gold=0)
    table = set_up(seat, zones=ports(nassau="sugar", havana="rum"))
    changed = planned(table, Intent("port", "havana", draw="sale", actions=2)).changed
    assert changed == Note("voyage-changed-wanted", {"zone": "havana", "good": "rum", "was": None})
    assert changed is not None
    assert not untrue(table.table, 0, [changed])


def test_a_plan_outlives_one_that_is_hardly_better(set_up: SetUp) -> None:
    seat = at_sea("havana", ship="flute", cargo=[*goods("sugar", 3), goods("rum", 1)[0]], gold=0)
    table = set_up(seat, zones=ports(nassau="sugar", tortuga="sugar"))
    best = planned(table)
    other = {"nassau": "tortuga", "tortuga": "nassau"}[after(best).zone]
    kept = planned(table, Intent("port", other, draw="sale", actions=3))
    assert (after(kept).zone, kept.changed) == (other, None)


def test_nobody_is_led_to_a_fight_that_loses_his_mission(set_up: SetUp) -> None:
    """A captain may think that it pays; a member who is sent there is then told not to do it."""
    prey = at_sea("havana", ship=CRIPPLE, gold=30, cargo=goods("rum", 2), glory=8, bounties={"dutch": 1})
    hunter = {**at_sea("nassau"), **ROVER}
    assert after(planned(set_up(hunter, prey, turn=0, zones=QUIET))).what == "hunt"
    table = set_up({**hunter, "mission": "tithe_chests"}, prey, turn=0, zones=QUIET)
    observed = Observation(table.view(0))
    assert Voyage(observed, Aims(observed, Weights())).best()[0].what == "hunt"
    assert after(planned(table)).what == "port"


def test_nor_to_a_location_that_he_would_raid(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    fort = Goal("errand", "havana", "raid_location:fort", net=99.0)
    usual = Voyage.best
    monkeypatch.setattr(Voyage, "best", lambda voyage, **near: [fort, *usual(voyage, **near)])
    for held, led in (({}, True), ({"mission": "tithe_chests"}, False)):
        table = set_up(at_sea("nassau", ship="frigate", **held), zones=QUIET)
        assert (after(planned(table)).target == fort.target) is led


@pytest.mark.parametrize(
    ("cargo", "aim"),
    [
        (goods("sugar", 2), ("voyage-plan-here", "sale")),
        ([], ("voyage-there-goods", "none")),
    ],
)
def test_on_to_the_next_port_is_said_only_of_cargo_that_is_wanted_there(
    set_up: SetUp, cargo: list[str], aim: tuple[str, str]
) -> None:
    seat = in_port("havana", ship="frigate", gold=8, cargo=cargo, captain=skilled(4, 4))
    table = set_up(seat, zones=ports(nassau="sugar"))
    observed = Observation(table.view(0))
    assert Voyage(observed, Aims(observed, Weights())).best()[0].next, "he thinks of going on"
    said = planned(table).aim
    assert (said.key, said.args["then"]) == aim


def test_who_begins_hears_who_he_is_once() -> None:
    table = voyage("marauders", 3)
    greeted = counsel(table, 0)
    assert greeted is not None
    assert greeted.greeting == Note(
        "voyage-welcome",
        {"captain": "josiah_thorne", "nation": "english", "ship": "flute", "zone": "port_royal", "count": 10},
    )
    assert helm_text(Texts("en"), table.waiting[0], greeted).startswith(
        "You are **Josiah Thorne**. Your English Flute lies in Port Royal. First to 10 glory wins."
    )
    table.answer(0, table.waiting[0].number, greeted.picks)
    later = counsel(table, 0)
    assert later is not None
    assert later.greeting is None


def test_who_has_been_ashore_is_not_sent_there_again(set_up: SetUp) -> None:
    seat = in_port("havana", ship="flute", cargo=goods("sugar", 3), gold=0)
    table = set_up(seat, turn={"seat": 0, "actions": 2, "ported": True}, zones=ports(nassau="sugar"))
    plan = planned(table, Intent("port", "havana"))
    assert (after(plan).zone, plan.picks, plan.step) == ("nassau", ("move:sea",), 1)


@pytest.mark.parametrize(("influence", "gamble"), [(1, False), (4, True)])
def test_no_gold_is_gambled_on_a_rumor_that_nobody_may_tell(
    set_up: SetUp, influence: int, gamble: bool
) -> None:
    quiet = {**QUIET, "havana": {"merchant": "none", "missions": []}}
    seat = in_port("havana", captain=skilled(influence=influence), gold=3, cargo=[])
    table = set_up(
        seat, turn={"seat": 0, "port": {"done": ["buy", "shipyard", "recruit", "claim"]}}, zones=quiet
    ).table
    assert "rumor" in {option.id for option in table.waiting[0].options}
    heard = Heard("marauders", table.view(0), table.waiting[0], advise(table, 0), {})
    assert (consider(heard).picks == ("rumor",)) == gamble
