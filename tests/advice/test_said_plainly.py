"""What the voice says is what counts: the point or the gold that a course brings, in figures, of what is
owned; and no question is left without a reason.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from data.locale import Texts
from engine.advice import Note
from engine.advice.marauders.trading import sells_for
from engine.advice.voyage import Intent
from engine.advice.voyage.course import Course
from engine.advice.voyage.goods import bought_for
from engine.advice.voyage.heading import resumed
from engine.advice.voyage.purse import none_bought
from engine.advice.voyage.teaching import teacher_of
from engine.advice.voyage.yard import ship_bought
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.voyage import Voyage
from engine.kernel import Decision, Option
from tests.advice.test_course import says
from tests.advice.test_one_plan import followed
from tests.advice.voyages import voyage
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

EN, DE = Texts("en"), Texts("de")
LINE = 110
"""Characters of a reason that is read at a glance."""
LONG = 0.03
"""The share of reasons that may be longer."""
MEANS = ("goods", "fitting", "mending", "rumor", "contraband")


@pytest.mark.parametrize("means", MEANS)
def test_a_sale_is_told_before_what_may_be_worth_more(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch, means: str
) -> None:
    """ "Fill your hold in Cartagena", said to who had 1 gold and the Sugar that Cartagena wants."""
    usual = Voyage.draws

    def draws(one: Voyage, zone: str) -> dict[str, float]:
        return usual(one, zone) | {means: 99.0}

    monkeypatch.setattr(Voyage, "draws", draws)
    table = set_up(
        at_sea("nassau", ship="flute", gold=1, cargo=goods("sugar", 1)), zones=ports(tortuga="sugar")
    )
    course = Course(table.view(0))
    goal = next(one for one in course.goals if one.docks and one.zone == "tortuga")
    aim = next(course.planned(table.asked(), [goal], None)).aim
    assert (aim.key, aim.args["count"], aim.args["gold"]) == ("voyage-plan-sale", 1, 6)
    assert EN.note(aim).startswith("Sell Sugar in Tortuga: 6 gold.")


def test_only_what_is_owned_counts_as_owned(set_up: SetUp) -> None:
    """ "Your 2 bring 12 gold", and one of them was still to be bought."""
    offer = ["rum_2", "rum_3", "wood_1", "food_1", "cocoa_1", "sugar_1"]
    for cargo, told in (([], "these 2 bring 12 gold"), (goods("rum", 1), "with your 1, 3 bring 18 gold")):
        seat = in_port("havana", ship="flute", gold=9, cargo=cargo)
        table = set_up(seat, zones=ports(nassau="rum"), force=[("offer", offer)]).play("port", "buy")
        note, _ = bought_for(table.view(0), table.asked(), ["buy:rum_2", "buy:rum_3"])
        assert note is not None
        assert note.args["own"] == len(cargo)
        assert told in EN.note(note)
        assert ("Mit deiner 1 bringen 3" in DE.note(note)) == bool(cargo)


def test_what_stashed_gold_would_be_is_said_before_it_buys_goods(set_up: SetUp) -> None:
    """ "Stash all 10 gold: +1 glory" was offered in the first second, and why not was never said."""
    table = voyage("marauders", 3)
    said = [
        one for asked, one in followed(table, 1) if asked.kind == "port.activity" and one.picks == ("buy",)
    ]
    assert said[0].reasons == (
        Note("voyage-in-port-buy-stash", {"gold": 10, "count": 1, "kept": 0, "spare": 0}),
    )
    told = EN.note(said[0].reasons[0])
    assert (
        told
        == "Buy goods first: 3 alike sell for 18 gold and 1 glory. Your 10 gold in the stash is just 1 glory."
    )


def test_who_sells_hears_for_how_much(set_up: SetUp) -> None:
    seat = in_port("nassau", ship="flute", gold=0, cargo=goods("rum", 3))
    said = says(set_up(seat, zones=ports(nassau="rum")).play("port"))
    assert said.picks == ("sell",)
    assert EN.note(said.reasons[0]) == "In demand here: your 3 Rum, for 18 gold and +1 glory."
    assert DE.note(said.reasons[0]) == "Hier gefragt: 3 Rum, für 18 Gold und +1 Ruhm."


def test_who_has_no_action_left_hears_where_he_goes_on_to(set_up: SetUp) -> None:
    """ "You have no actions left", which the question says already."""
    table = set_up(at_sea("havana", ship="flute", gold=0, cargo=goods("rum", 3)), zones=ports(nassau="rum"))
    observed = Course(table.view(0)).observed
    told = {
        Intent("port", "nassau"): "Next turn you sail on to Nassau.",
        Intent("port", "havana"): "Next turn you go ashore in Havana.",
        Intent("raid", "havana"): "Next turn: the raid off Havana.",
    }
    for intent, said in told.items():
        note = resumed(observed, intent)
        assert note is not None
        assert EN.note(note) == said
    assert resumed(observed, None) is None


@pytest.mark.parametrize(
    ("gold", "takes", "wanted", "told"),
    [
        (1, 3, ["nassau"], "The cheapest here costs 2 gold, and you have 1."),
        (9, 0, ["nassau"], "Your hold is full."),
        (9, 3, [], "No port open to you wants any of these."),
        (9, 3, ["nassau"], "What these bring is not worth the way there."),
    ],
)
def test_who_buys_nothing_hears_why(gold: int, takes: int, wanted: list[str], told: str) -> None:
    """ "None of it would help you now", of what he could not pay."""
    options = [
        Option("buy:rum_1", {"gold": 3, "wanted": []}),
        Option("buy:food_1", {"gold": 2, "wanted": wanted}),
    ]
    asked = Decision(0, "goods.buy", options, least=0, private_args={"gold": gold, "takes": takes})
    assert EN.note(none_bought(asked)) == told


def test_a_port_that_pays_more_than_others_says_that_this_is_its_own() -> None:
    """7 gold in Havana, 6 elsewhere, and no word why."""
    assert EN.note(sells_for("havana", 7, 3)) == "Sells for 7 gold in Havana (+1 there), 3 zones away"
    assert DE.note(sells_for("havana", 7, 1)) == "Bringt 7 Gold in Havanna (+1 dort), 1 Zone entfernt"
    assert "there)" not in EN.note(sells_for("nassau", 6, 3))


def test_a_weapon_and_a_card_are_advised_by_what_they_do(set_up: SetUp) -> None:
    """ "It may turn this in your favor"; it steals 5 gold."""
    teacher = teacher_of("marauders")
    assert teacher is not None
    view = set_up(in_port("havana", ship="flute", gold=9), zones=QUIET).view(0)
    yard = Decision(0, "shipyard", [Option("weapon:chain_shot", {"weapon": "chain_shot", "gold": 3})])
    window = Decision(0, "card.window", [Option("card:cutpurses"), Option("pass")])
    for asked, gist in ((yard, "All skulls hit the Masts"), (window, "Take up to 5 gold from a captain")):
        reason = teacher.why(view, asked, [asked.options[0].id], ()).reason
        assert reason is not None
        assert EN.note(reason).startswith(gist)


@pytest.mark.parametrize(
    ("kind", "picks", "args"),
    [
        ("captain.keep", "captain:catalina_azcarate", {}),
        ("ship.choose", "ship:flute", {}),
        ("ship.choose", "ship:sloop", {}),
        ("reward.choose", "choose:hire", {}),
        ("rumor.keep", "keep:powder_hulk", {}),
        ("market.buy", "leave", {"mod": "advanced_rigs_and_sails", "gold": 3}),
        ("favors.buy", "2", {}),
        ("favor.cards", "keep", {}),
        ("scout.off_turn", "let_pass", {}),
        ("plank", "roll", {}),
        ("sail.unseen", "sail:tortuga", {}),
        ("crows_nest", "use", {}),
        ("crows_nest", "leave", {}),
        ("contraband.stow", "stow:x", {}),
        ("contraband.lose", "lose:cargo.hold", {}),
        ("location.reroll", "no", {}),
        ("reward.bounties", "drop:x", {}),
        ("port.activity", "loyalty", {"zone": "havana", "done": []}),
        ("port.activity", "favors", {"zone": "havana", "done": []}),
        ("port.activity", "market", {"zone": "havana", "done": []}),
    ],
)
def test_no_question_is_without_a_reason(set_up: SetUp, kind: str, picks: str, args: dict[str, Any]) -> None:
    """ "Keep Beatriz", "Take the Flute", "Pay the crew (2 gold)": advised, and no word why."""
    teacher = teacher_of("marauders")
    assert teacher is not None
    view = set_up(in_port("havana", ship="flute", gold=9), zones=QUIET).view(0)
    others = [Option("ship:sloop"), Option("ship:flute")] if kind == "ship.choose" else [Option(picks)]
    reason = teacher.why(view, Decision(0, kind, others, args=args), [picks], ()).reason
    assert reason is not None
    for texts in (EN, DE):
        told = texts.note(reason)
        assert told.endswith(".")
        assert len(told) <= LINE
        assert "{" not in told
        assert "advice-" not in told


def test_a_ship_is_praised_for_what_she_has_more_of(set_up: SetUp) -> None:
    """ "Trial games with a Galleon ended 3 rounds sooner": nobody could say what that was."""
    seat = in_port("nassau", ship="flute", gold=39, captain=skilled(3, 2, 3, home="havana"))
    table = set_up(seat, zones=QUIET).play("port", "shipyard")
    praised = {
        "frigate": "+1 glory now, and 3 Cannons for 1.",
        "galleon": "+1 glory now, and 6 gold more a trip: some 36 by the end, for her price of 30.",
    }
    for ship, said in praised.items():
        assert EN.note(ship_bought(table.view(0), table.asked(), f"ship:{ship}")).startswith(said)


def test_reasons_are_read_at_a_glance() -> None:
    """A tenth of them was longer than a line of 110 characters."""
    found = list[str]()
    for number in range(3):
        for _, said in followed(voyage("marauders", 3, f"glance {number}"), 8):
            notes = (said.plan.changed, said.plan.aim) if said.plan is not None else said.reasons
            found.append(" ".join(EN.note(note) for note in notes if note is not None))
    long = [one for one in found if len(one) > LINE]
    assert len(found) > 100
    assert len(long) <= LONG * len(found), "\n".join(long)


def test_a_port_that_is_left_says_what_comes_next(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Nothing else here is worth it now.\""""
    seat = in_port("havana", ship="frigate", gold=0, cargo=[], captain=skilled(5, 5))
    table = set_up(seat, zones=QUIET).play("port")
    raid, usual = Goal("raid", "nassau", net=30.0, actions=2), Voyage.best

    def best(one: Voyage, *, near: bool = False) -> list[Goal]:
        return [raid, *usual(one, near=near)]

    monkeypatch.setattr(Voyage, "best", best)
    teacher, left = teacher_of("marauders"), Intent("port", "havana", ashore=True)
    assert teacher is not None
    (note,) = teacher.undone(table.view(0), table.asked(), ["done"], left)
    assert note.key == "voyage-raid"
    after = teacher.left(table.view(0), table.asked(), ["done"], left, None)
    assert after is not None
    assert (after.what, after.zone) == ("raid", "nassau"), "and he is after what was told"


def test_crew_is_asked_for_after_the_goods_that_its_price_would_buy(set_up: SetUp) -> None:
    """ "Recruit" was advised, and then to hire nobody: the gold was for goods."""
    teacher = teacher_of("marauders")
    assert teacher is not None
    seat = in_port("san_juan", ship={"kind": "galleon", "crew": 1}, gold=3, cargo=[])
    for gold, first in ((3, "buy"), (4, "buy"), (5, "buy"), (20, "buy"), (0, "recruit")):
        table = set_up({**seat, "gold": gold}, zones=QUIET).play("port")
        assert teacher.settled(table.view(0), table.asked(), ["recruit"]) == [first]


def test_what_the_gold_is_at_home_is_weighed_against_the_plan(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "I never stashed a coin in six rounds", and no word why."""
    usual = Voyage.best

    def best(one: Voyage, *, near: bool = False) -> list[Goal]:
        raid = Goal("raid", "tortuga", net=70.0, actions=2)
        return [raid, *(goal for goal in usual(one, near=near) if goal.docks and goal.zone == "havana")]

    monkeypatch.setattr(Voyage, "best", best)
    for gold, told in ((24, True), (4, False)):
        sailor = skilled(home="havana")
        table = set_up(at_sea("nassau", ship="flute", gold=gold, cargo=[], captain=sailor), zones=QUIET)
        course = Course(table.view(0))
        plan = next(course.planned(table.asked(), [course.goals[0]], None))
        assert plan.intent is not None
        assert plan.intent.what == "raid"
        assert (plan.changed is not None and plan.changed.key == "voyage-home-later") is told
        if plan.changed is not None:
            assert EN.note(plan.changed) == "Home can wait: 24 gold is 2 glory there."
            then = msgspec.structs.replace(plan.changed, args={**plan.changed.args, "then": True, "sold": 18})
            assert EN.note(then) == "First this, then home: with your sale there, 24 gold is 2 glory."


def test_a_rumor_is_told_by_what_it_asks_and_brings() -> None:
    """ "You have business off Nassau": he did not know any more what he had heard."""
    note = Note("voyage-errand-rumor", {"zone": "nassau", "rumor": "powder_hulk"})
    assert EN.note(note).endswith(". Off Nassau, Scouting: all weapons, or 12 gold, and +1 glory.")
    assert EN.note(note).startswith("Your rumor ")
