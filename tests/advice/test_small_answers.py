"""What the voice says where the goal is reached, and of answers that need few words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.wording.helm import answer_text
from data.content import marauders_box as box
from data.locale import Texts
from engine.advice import advise
from engine.advice.voyage import Counsel, hear
from engine.advice.voyage.goods import bought_for
from engine.advice.voyage.reasons import home_and_dry, kept_own, rerolled, stashed, struck
from engine.advice.voyage.teaching import consider, teacher_of
from engine.captains.marauders.hand import Hand
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.kernel import Decision, Option, Table
from tests.advice.test_harbour_reasons import EN, ROYAL, why
from tests.captains.test_marauders import QUIET, ports
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled
from tests.port_royal.table import Harbour


def said(table: Table) -> Counsel:
    """What seat 0 is told."""
    heard = hear(table, 0, advise(table, 0), called=True)
    assert heard is not None
    return consider(heard)


def reason(table: Table, language: str = "en") -> str:
    """The reason that it is told."""
    return Texts(language).note(said(table).reasons[0])


def test_who_has_reached_the_goal_with_his_chest_is_told_to_end_his_turn(set_up: SetUp) -> None:
    """ "Nothing else here is worth it" was said of it, then a raid in a storm was to pay best."""
    captain = skilled(scouting=5, home="havana")
    home: dict[str, Any] = {**in_port("havana", ship="frigate", gold=42, captain=captain), "glory": 6}
    table = set_up(home, {"glory": 0}).play("port")
    assert said(table.table).picks == ("stash",)
    table.play("stash", "40")
    assert said(table.table).picks == ("done",)
    assert reason(table.table).startswith("With your stash you have 10 glory: you have reached the goal.")
    table.play("done")
    advised = said(table.table)
    assert (advised.picks, advised.plan) == (("end",), None)
    assert "End your turn" in reason(table.table)
    assert "Beende deinen Zug" in reason(table.table, "de")


def test_who_has_reached_the_goal_is_not_sent_to_the_shipyard(set_up: SetUp) -> None:
    """With an empty purse he was to visit it, and inside nothing was worth it."""
    captain = skilled(home="havana")
    home: dict[str, Any] = {
        **in_port("havana", ship="frigate", gold=1, captain=captain, stash=40),
        "glory": 6,
    }
    view = set_up(home, {"glory": 0}).play("port")
    decision = view.asked()
    assert home_and_dry(view.view(0), decision, ["shipyard"]) == ["done"]
    poor = set_up({**home, "glory": 5}, {"glory": 0}).play("port")
    assert home_and_dry(poor.view(0), poor.asked(), ["shipyard"]) == ["shipyard"]


def test_of_a_point_that_stays_aboard_it_is_said_so(set_up: SetUp) -> None:
    """Of 20 gold he was to stash 16, "that is 1 glory", and did not read that 20 are 2."""
    seat = in_port("havana", ship="flute", gold=20, cargo=[], captain=skilled(home="havana"))
    table = set_up({**seat, "glory": 1}, {"glory": 0}).play("port", "stash")
    assert EN.note(stashed(table.view(0), ["16"])).endswith(
        "4 gold stays aboard to trade with, though all of it would be 1 glory more."
    )
    assert EN.note(stashed(table.view(0), ["14"])).endswith("1 glory more.")
    assert EN.note(stashed(table.view(0), ["20"])).endswith("nobody can take it.")


def test_of_a_storm_it_is_said_whom_it_meets(set_up: SetUp) -> None:
    """ "It does you the least harm there" is no reason to raise one."""
    seat = at_sea("havana", glory_cards=["eye_of_the_storm"])
    table = set_up(seat, at_sea("nassau"), zones=QUIET).play("card:eye_of_the_storm")
    assert table.kind == "storm.zone"
    told = {zone: struck(table.view(0), table.asked(), f"storm:{zone}") for zone in ("nassau", "tortuga")}
    texts = EN.with_players(("Anne", "Jack"))
    assert texts.note(told["nassau"]) == "Jack is there, and it does you the least harm."
    assert texts.note(told["tortuga"]).startswith("Nobody is there now")


def test_who_has_not_reached_it_goes_on(set_up: SetUp) -> None:
    home = {**in_port("havana", ship="frigate", gold=0, captain=skilled(home="havana")), "glory": 9}
    table = set_up(home, {"glory": 0}, zones=ports()).table
    assert said(table).picks != ("end",)


def test_who_can_pay_nobody_hires_nobody(set_up: SetUp) -> None:
    """ "None of it would help you now" was said of Crew that he could not pay."""
    seat = in_port("havana", ship={"kind": "frigate", "crew": 1}, captain=skilled(), gold=0)
    table = set_up(seat, force=[("leadership", [1, 1])], zones=QUIET).play("port", "recruit")
    assert table.kind == "crew.hire"
    assert answer_text(EN, table.asked(), said(table.table).picks) == "Hire nobody"
    assert reason(table.table) == "Each costs 2 gold, and you have 0."


def test_of_a_demand_that_is_nothing_to_him_it_is_said_so(set_up: SetUp) -> None:
    """ "I’d choose Demand for Cocoa. You have no Cocoa aboard": that speaks against it."""
    table = set_up(at_sea("havana", cargo=[], glory_cards=["word_from_the_counting_house"]), zones=QUIET)
    table.play("card:word_from_the_counting_house.1")
    assert table.kind == "demand.token"
    told = reason(table.table)
    assert told == "You have none of these goods aboard, so it makes little difference to you."


@pytest.mark.parametrize("visited", [False, True])
def test_a_demand_is_not_placed_where_he_sells_no_more(set_up: SetUp, visited: bool) -> None:
    """He had sold in Santo Domingo, and was to have Sugar wanted there, until his next visit."""
    zones = {**QUIET, "santo_domingo": {"merchant": "none", "demand": "wood"}}
    pool = set_up(in_port("santo_domingo"), zones=zones).at("demand.pool")
    drawn = [one for one in pool if box().demand_token(one).good != "wood"][:3]
    aboard = goods(box().demand_token(drawn[0]).good, 2)
    hand = ["word_from_the_counting_house"]
    seat = in_port("santo_domingo", ship="flute", gold=9, cargo=aboard, glory_cards=hand)
    table = set_up(seat, zones=zones, force=[("demand", drawn)])
    table.play("port", *(["rumor"] if visited else []))
    card = "card:word_from_the_counting_house.1"
    observed = Observation(table.view(0))
    worth = list(Hand(observed, Aims(observed, Weights())).of_turn(table.asked()))
    assert (card in worth) != visited, "it is kept for a sale"
    table.play(card, f"token:{drawn[0]}")
    assert table.kind == "demand.port"
    (port,) = said(table.table).picks
    assert (port == "market:santo_domingo") != visited
    assert reason(table.table).startswith("Here you sell no more before your next visit.") == visited


def test_what_is_bought_beside_the_plan_is_named_and_what_is_too_much(set_up: SetUp) -> None:
    """ "Buy all 3. Tortuga wants Cocoa: 1 card brings 6 gold there": what are the other two for?"""
    seat = in_port("havana", ship="flute", gold=20, cargo=goods("rum", 3))
    offer = ["rum_4", "wood_1", "food_1", "cocoa_1"]
    table = set_up(seat, zones=ports(nassau="rum"), force=[("offer", offer)]).play("port", "buy")
    note, _ = bought_for(table.view(0), table.asked(), ["buy:rum_4", "buy:wood_1"])
    assert note is not None
    assert (note.args["rest"], note.args["over"]) == ([], 1)
    assert EN.note(note).endswith(" 1 too many at sea goes overboard.")
    seat = in_port("havana", ship="flute", gold=20, cargo=[])
    table = set_up(seat, zones=ports(nassau="rum"), force=[("offer", offer)]).play("port", "buy")
    note, _ = bought_for(table.view(0), table.asked(), ["buy:rum_4", "buy:wood_1"])
    assert note is not None
    assert "You can sell the Wood in " in EN.note(note)


def test_what_goes_overboard_is_not_called_the_load_that_sells_best(set_up: SetUp) -> None:
    cargo = [*goods("sugar", 3), *goods("cocoa", 3)]
    seat = in_port("havana", ship="frigate", cargo=cargo, captain=skilled())
    table = set_up(seat, zones=ports(cartagena="sugar")).play("move:sea")
    assert table.kind == "cargo.throw_out"
    assert len(said(table.table).picks) == 3
    assert reason(table.table).startswith("You keep the Cocoa for ")


def test_who_lets_a_ship_in_hears_whether_he_is_to_stop_then() -> None:
    """He was to let her in for the sake of four types, and to stop a touch later."""
    told = set[str]()
    for deck in (["flute_4_5", "galleon_4_skull", "frigate_3_6", "skiff_1_1"], ["flute_2_2", "skiff_1_1"]):
        harbour = Harbour(rules=ROYAL, deck=deck, displays=[["sailor_3", "sailor_3"], []])
        while harbour.asked.kind != "repel":
            harbour.answer("turn-up")
        note = why(harbour, "let-in")
        stops = note.args["then"] == "stop"
        told.add(note.args["then"])
        assert ("Then stop" in EN.note(note)) == stops
        harbour.answer("let-in")
        assert why(harbour).key.startswith("voyage-put-in" if stops else "voyage-turn-up")
    assert told == {"stop", "open"}


@pytest.mark.parametrize(
    ("picks", "told"),
    [
        (["die:0:0"], "can only get better"),
        (["die:1:0"], "Their successes can only get worse"),
        (["die:0:0", "die:1:0"], "and their successes only worse"),
    ],
)
def test_of_dice_rolled_again_it_is_said_whose_they_are(picks: list[str], told: str) -> None:
    """ "These dice have failed" was said of two successes of the enemy."""
    whose = [{"say": "who-captain", "seat": seat} for seat in (0, 1)]
    dice = [
        Option(f"die:{side}:0", {"faces": [face], "whose": whose[side]}, say="reroll-die")
        for side, face in enumerate((2, 5))
    ]
    asked = Decision(0, "card.reroll", dice, most=2, args={"card": "all_hands"})
    assert told in EN.note(rerolled(asked, picks))


@pytest.mark.parametrize(
    ("own", "told"), [("frigate", "no more than yours"), ("man_o_war", "Your own ship is worth more")]
)
def test_a_ship_that_is_worth_as_much_is_not_called_worth_less(set_up: SetUp, own: str, told: str) -> None:
    """ "Yours is worth more" beside "Worth 10 gold at a shipyard; yours 10"."""
    asked = Decision(0, "plunder.claim", args={"own": own, "ship": "galleon"})
    assert told in EN.note(kept_own(set_up(at_sea("havana")).view(0), asked))


def test_a_hit_on_the_enemy_is_not_said_to_hurt_least() -> None:
    teacher = teacher_of("marauders")
    assert teacher is not None
    reasons = {"hit-enemy": "It hurts them most there.", "hit": "That is what you can best spare."}
    for say, told in reasons.items():
        option = Option("hit:crew", {"location": "crew", "left": 2}, say=say)
        reason = teacher.why({}, Decision(0, "hit.place", [option]), ["hit:crew"], ()).reason
        assert reason is not None
        assert EN.note(reason) == told
    navy = Decision(0, "hit.place", [Option("hit:crew", say="hit")], args={"whose": "npc"})
    reason = teacher.why({}, navy, ["hit:crew"], ()).reason
    assert reason is not None
    assert EN.note(reason) == "That ship can best spare it."
