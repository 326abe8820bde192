"""Whether an offer is kept, what is bought, and where one sails come from one plan: in whole first voyages
each question names the port that the one before has named, or says what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.notes import NO_ADVICE
from engine.advice.voyage import Counsel, Intent, consider, hear
from engine.advice.voyage.course import MEANS, Course
from engine.advice.voyage.heading import ahead, heading
from engine.advice.voyage.laden import destined
from engine.advice.voyage.teaching import Heard, teacher_of
from engine.captains import captain
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from engine.games import load_game
from engine.kernel import Decision, Table
from tests.advice.voyages import voyage
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods, in_port

FEW, ALL, ROUNDS = 4, 60, 7
BOUGHT = "voyage-buy-for"
NAMES_NONE = frozenset(("voyage-buy", "voyage-buy-wanted"))
"""Reasons for a purchase that is wanted somewhere which would name no port to sail to."""
REMARKS = frozenset(("voyage-hunted", "voyage-home-later"))
"""What is told beside a plan that is not given up."""
KEPT = frozenset(("voyage-cargo-for", "voyage-overboard-for"))


def followed(table: Table, rounds: int) -> Iterator[tuple[Decision, Counsel]]:
    """What seat 0 is asked, who follows the voice to the letter, and what it says to that."""
    spec, rivals = load_game("marauders"), {seat: captain(4, f"rival {seat}") for seat in (1, 2)}
    intent: Intent | None = None
    while table.waiting and spec.round_of(table.running.state) <= rounds:
        seat, asked = next(iter(table.waiting.items()))
        if seat:
            table.answer(seat, asked.number, rivals[seat].answer(table.view(seat), asked))
            continue
        heard = hear(table, seat, advise(table, seat), intent)
        assert heard is not None
        said = consider(heard)
        intent = said.intent
        yield asked, said
        table.answer(seat, asked.number, said.picks)


def _ports(note: Note) -> set[str]:
    """The port that a purchase, or what is kept, is for, and where he goes before that."""
    return {str(note.args["zone"]), str(note.args.get("next", note.args["zone"]))}


class Listener:
    """Hears one question after the other, and notes where one contradicts another."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.heard = 0
        self._offer: tuple[str, str] | None = None
        self._bound: set[str] = set()

    def hears(self, asked: Decision, said: Counsel) -> None:
        """One more question."""
        reason = said.reasons[0] if said.reasons else None
        if asked.kind == "offer.swap" and reason is not None:
            named = said.picks == ("no",) and reason.args.get("good")
            self._offer = (reason.args["zone"], reason.args["good"]) if named else None
        elif asked.kind == "goods.buy" and reason is not None:
            self._bought(reason)
        elif asked.kind in ("raid.keep", "cargo.throw_out") and reason is not None and reason.key in KEPT:
            self._bound = _ports(reason)
        elif asked.kind == "turn.action" and said.plan is not None:
            self._sails(said)

    def _bought(self, reason: Note) -> None:
        if reason.key in NAMES_NONE:
            self.faults.append(f"bought for no port: {reason}")
        if self._offer is not None:
            self.heard += 1
            bought = (reason.args.get("zone"), reason.args.get("good"))
            if bought != self._offer:
                self.faults.append(f"an offer is kept for {self._offer}, and bought is {reason}")
        self._offer = None
        self._bound = _ports(reason) if reason.key == BOUGHT else self._bound

    def _sails(self, said: Counsel) -> None:
        assert said.plan is not None
        plan, bound = said.plan, self._bound
        self._bound = set()
        if not bound:
            return
        self.heard += 1
        zone = said.intent.zone if said.intent is not None else ""
        gives_up = plan.changed is not None and plan.changed.key not in REMARKS
        if not gives_up and zone not in bound:
            self.faults.append(f"goods are for {bound}, and he sails for {plan.aim}")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("count", [FEW, pytest.param(ALL, marks=pytest.mark.soak("advice"))])
def test_an_offer_a_purchase_and_a_course_name_the_same_port(count: int) -> None:
    """Little of an offer would sell well, goods were bought for three ports, and he sailed to a fourth."""
    faults, heard = list[str](), 0
    for number in range(count):
        listener = Listener()
        for asked, said in followed(voyage("marauders", 3, f"one plan {number}"), ROUNDS):
            listener.hears(asked, said)
        faults += [f"{number}: {fault}" for fault in listener.faults]
        heard += listener.heard
    assert not faults, "\n".join(faults)
    assert heard > count


@pytest.mark.parametrize(("more", "zone"), [(10, "havana"), (30, "nassau")])
def test_goods_go_where_they_bring_most_or_it_says_why_not(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, more: float, zone: str
) -> None:
    """7 gold in one port and 6 in another, as far away, a tap apart, and the smaller was advised."""
    seat = in_port("tortuga", ship="flute", gold=4, cargo=[])
    offer = [*goods("tobacco", 3), "wood_1", "food_1", "cocoa_1"]
    zones = ports(havana="tobacco", nassau="tobacco")
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    usual = Voyage.best

    def best(voyage: Voyage, *, near: bool = False) -> list[Goal]:
        found = usual(voyage, near=near)
        liked = [replace(one, net=one.net + more) if one.zone == "nassau" else one for one in found]
        return sorted(liked, key=lambda goal: -goal.route)

    monkeypatch.setattr(Voyage, "best", best)
    note = consider(Heard("marauders", table.view(0), table.asked(), advise(table.table, 0), {})).reasons[0]
    assert note.args["zone"] == zone
    if zone == "nassau":
        assert (note.args["nearer"], note.args["pays"]) == ("havana", 21)
        assert "Havana pays 21, but on the whole Nassau pays more." in Texts("en").note(note)
        assert "Havanna zahlt 21, aber " in Texts("de").note(note)


def test_an_offer_that_has_enough_for_one_port_is_kept_for_it(set_up: SetUp) -> None:
    """ "Little of this would sell well", of six cards that sell at 6 for 3."""
    seat = in_port("santo_domingo", ship="flute", gold=12, cargo=goods("tobacco", 1))
    offer = ["tobacco_2", "tobacco_3", "rum_1", "food_1", "cocoa_1", "wood_1"]
    zones = ports(petite_goave="tobacco")
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    assert table.kind == "offer.swap"
    heard = Heard("marauders", table.view(0), table.asked(), advise(table.table, 0), {})
    teacher = teacher_of("marauders")
    assert teacher is not None
    assert teacher.settled(heard.view, heard.decision, ["yes"]) == ["no"]
    said = consider(heard)
    told = "Keep these. Petite-Goâve wants Tobacco: with your 1, 3 bring 18 gold and 1 glory."
    assert [Texts("en").note(reason) for reason in said.reasons] == [told]
    then = consider(Heard("marauders", (table := table.play("no")).view(0), table.asked(), NO_ADVICE, {}))
    assert then.reasons[0].args["zone"] == said.reasons[0].args["zone"]


def test_an_offer_that_is_given_up_has_its_best_named(set_up: SetUp) -> None:
    seat = in_port("santo_domingo", ship="flute", gold=12, cargo=[])
    offer = ["tobacco_2", "sugar_1", "rum_1", "food_1", "cocoa_1", "wood_1"]
    table = set_up(seat, zones=ports(petite_goave="tobacco"), force=[("offer", offer)]).play("port", "buy")
    teacher = teacher_of("marauders")
    assert teacher is not None
    reason = teacher.why(table.view(0), table.asked(), ["yes"], ()).reason
    assert reason is not None
    assert reason.args["zone"] != "santo_domingo"
    told = Texts("en").note(reason)
    assert told.startswith("Best here is 1 ")
    assert ", 3 gold gained. Santo Domingo lets you draw anew: " in told


@pytest.mark.parametrize(
    ("gold", "aboard", "picked"), [(22, ["tobacco_1", "tobacco_2"], "yes"), (22, [], "no"), (1, [], "no")]
)
def test_a_new_offer_is_paid_for_where_it_promises_more(
    set_up: SetUp, gold: int, aboard: list[str], picked: str
) -> None:
    """With 22 gold an offer was kept, with no word on the chance of three alike in a new one."""
    seat = in_port("santo_domingo", ship="flute", gold=gold, cargo=aboard)
    force = [("offer", ["rum_2", "sugar_1", "rum_1", "food_1", "cocoa_1", "wood_1"])]
    table = set_up(seat, zones=ports(petite_goave="tobacco", tortuga="rum"), force=force).play("port", "buy")
    said = consider(Heard("marauders", table.view(0), table.asked(), advise(table.table, 0), {}))
    assert said.picks == (picked,)
    if picked == "yes":
        told = Texts("en").note(said.reasons[0])
        assert told.endswith(" Santo Domingo lets you draw anew: a new offer should bring more."), told


def test_the_steps_of_a_plan_are_listed_and_stay_what_they_were(set_up: SetUp) -> None:
    """ "Step 4 of 5", and the five stood nowhere."""
    seat = at_sea("havana", ship="flute", gold=0, cargo=goods("rum", 3))
    table, intent = set_up(seat, zones=ports(nassau="rum")), None
    listed, steps = (
        list[list[str]](),
        ["Sail to Nassau", "Dock in Nassau", "Go ashore in Nassau"],
    )
    for step in range(1, 4):
        said = consider(Heard("marauders", table.view(0), table.asked(), NO_ADVICE, {}, intent=intent))
        assert said.plan is not None
        assert (said.plan.step, said.plan.steps) == (step, 3)
        listed.append([Texts("en").note(one) for one in said.plan.listed])
        intent = said.intent
        table.play(said.picks)
    assert listed == [steps] * 3


@pytest.mark.parametrize("wanted", [True, False])
def test_whoever_sails_to_a_hunter_is_told_how_likely_he_is_found(set_up: SetUp, *, wanted: bool) -> None:
    """He was sent to the Spanish navy, and not a word of it in the plan."""
    seat = at_sea("havana", ship="flute", gold=0, cargo=goods("rum", 3))
    seat |= {"bounties": {"spanish": 1}} if wanted else {}
    table = set_up(seat, zones=ports(nassau="rum"), npcs={"spanish": {"zone": "nassau"}})
    sail = next(one for one in Course(table.view(0)).goals if one.docks and one.zone == "nassau")
    plan = next(Course(table.view(0)).planned(table.asked(), [sail], None))
    assert plan.picks == ("move:nassau",)
    noted = advise(table.table, 0).options.get("move:nassau", ())
    told = [one for one in noted if one.key == "found-by"]
    if not wanted:
        assert plan.changed is None
        return
    assert plan.changed is not None
    assert plan.changed.args["chance"] == max(one.args["chance"] for one in told)
    assert Texts("en").note(plan.changed).endswith(" finds you off Nassau.")
    assert Texts("de").note(plan.changed).endswith(" vor Nassau.")


def test_goods_are_for_the_first_port_on_the_way_that_wants_them(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Cartagena wants Textiles. First on to St. Maarten", which wanted them, too."""
    table = set_up(in_port("tortuga", ship="flute", gold=0), zones=ports(havana="tobacco", nassau="tobacco"))
    hold = {**table.view(0)["places"], "cargo.hold:0": goods("tobacco", 3)}
    course = Course({**table.view(0), "places": hold})
    first = next(goal for goal in course.goals if goal.docks and goal.zone == "nassau")
    bound = course.to_sell("havana")
    monkeypatch.setattr(Course, "market", lambda _: bound)
    monkeypatch.setattr(Course, "next_stop", lambda *_: first)
    destiny = destined(course, {"tobacco"})
    assert destiny.sale is not None
    assert (destiny.sale["zone"], destiny.first) == ("nassau", None)
    assert destiny.intent == course.to_sell("nassau")


def test_what_was_bought_for_a_port_is_sold_there_though_more_was_bought(set_up: SetUp) -> None:
    """ "Trinidad wants Textiles: these 2 bring 12 gold there"; a turn later, with Trinidad next door, "Next:
    your Food to Basse-Terre, for 6 gold", and no word of Trinidad.
    """
    seat = in_port("caracas", ship="flute", gold=12, cargo=goods("textiles", 2))
    offer = ["food_1", "rum_1", "sugar_1", "cocoa_1", "tobacco_1", "wood_1"]
    zones = ports(trinidad="textiles", basse_terre="food")
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    bound, meant = (Course(table.view(0)).to_sell(zone) for zone in ("trinidad", "basse_terre"))
    teacher, asked = teacher_of("marauders"), table.asked()
    assert teacher is not None
    kept = teacher.left(table.view(0), asked, ["buy:food_1"], bound, meant)
    assert kept is not None
    assert (kept.zone, kept.draw, kept.bound) == ("trinidad", "sale", "basse_terre")
    table.play(["buy:food_1"])
    told = teacher.undone(table.view(0), table.asked(), ["done"], kept)
    assert [Texts("en").note(one) for one in told] == ["Next: your 2 Textiles to Trinidad, for 12 gold."]


def test_what_comes_first_that_goods_are_not_for_says_why(set_up: SetUp) -> None:
    """ "Petite-Goâve comes first." Why, and two questions later it was Basse-Terre."""
    whys = {"sale": "Your sale in", "stash": "Your chest in", "rumor": "A rumor in"}
    for why, said in whys.items():
        args = {"first": "port", "next": "petite_goave", "why": why, "zone": "trinidad", "good": "textiles"}
        told = Note("voyage-cargo-for", {**args, "count": 2, "gold": 12, "glory": 0})
        assert Texts("en").note(told).endswith(f" {said} Petite-Goâve comes first.")
    seat = in_port("caracas", ship="flute", gold=12, cargo=[])
    table = set_up(seat, zones=ports(trinidad="textiles"))
    hold = {**table.view(0)["places"], "cargo.hold:0": goods("textiles", 2)}
    course = Course({**table.view(0), "places": hold})
    assert all(course.drawn_to(one) not in MEANS for one in [destined(course, {"textiles"}).first] if one)


def test_a_kept_offer_names_the_same_port_in_its_rows_and_its_reason(set_up: SetUp) -> None:
    """ "Sells for 7 gold in Havana" stood in the row, "Curaçao wants Tobacco" over it."""
    seat = in_port("santo_domingo", ship="flute", gold=24, cargo=[])
    offer = ["tobacco_1", "tobacco_2", "rum_1", "food_1", "cocoa_1", "wood_1"]
    zones = ports(curacao="tobacco", havana="tobacco")
    table = set_up(seat, zones=zones, force=[("offer", offer)]).play("port", "buy")
    assert table.kind == "offer.swap"
    teacher = teacher_of("marauders")
    assert teacher is not None
    why = teacher.why(table.view(0), table.asked(), ["no"], ())
    assert why.reason is not None
    zone = why.reason.args["zone"]
    counsel = Counsel((), ("no",), (why.reason,), notes=why.notes)
    rows = counsel.over(advise(table.table, 0)).offered
    assert {note.args["zone"] for note in rows["tobacco_1"] if note.key == "fetches"} == {zone}
    if (nearer := why.reason.args["nearer"]) is not None:
        assert f" {Texts('en').name(nearer)} " in Texts("en").note(why.reason)


@pytest.mark.parametrize("count", [2, 3])
def test_who_has_docked_with_his_last_action_sells_there_next_turn(set_up: SetUp, count: int) -> None:
    """The plan for his next turn left out the port where he lay, and then had changed back."""
    seat = at_sea("nassau", ship="flute", cargo=goods("sugar", count), gold=3)
    zones = ports(tortuga="sugar", havana="rum")
    table = set_up(seat, zones=zones).play("move:tortuga", "move:port")
    told = Intent("port", "tortuga", draw="sale", actions=4, good="sugar")
    view = table.view(0)
    found = heading(ahead({**view, "stack": _spent(view["stack"])}), told, ends=True)
    assert found is not None
    assert (found.intent.zone, found.changed) == ("tortuga", None)


def _spent(stack: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same with no action left in the turn that is played."""
    return [{**step, "actions": 0} if step["step"] == "Turn" else step for step in stack]
