"""The helm in the harbour says why one more card, why none, why this person: in coins, points and chances."""

from __future__ import annotations

import pytest

from data.locale import Texts
from engine.advice import Note, advise
from engine.advice.voyage.harbour import Next, decided
from engine.advice.voyage.port_royal import Teacher
from engine.advice.voyage.teaching import consider, hear
from engine.captains.port_royal.observation import Observation
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.port_royal.table import ROYAL, Harbour

EN, DE = Texts("en"), Texts("de")


def why(harbour: Harbour, picked: str = "") -> Note:
    """The reason for what the helm suggests, or for this answer."""
    heard = hear(harbour.table, harbour.asked.seat, advise(harbour.table, harbour.asked.seat), called=True)
    assert heard is not None
    if not picked:
        return consider(heard).reasons[0]
    told = heard.advice.options.get(picked, ())
    reason = Teacher().why(heard.view, heard.decision, [picked], told).reason
    assert reason is not None
    return reason


@pytest.mark.parametrize(
    ("ship", "said", "gesagt"),
    [
        (
            "flute_4_5",
            "Not worth the risk: {}% that you lose the Flute (worth about 4 coins to you)",
            "Das Risiko lohnt sich nicht: {}\u00a0%, dass du Fleute (für dich etwa 4 Münzen wert) verlierst",
        ),
        (
            "flute_1_1.1",
            "Worth the risk: {}% that you lose the Flute (worth about 1 coin to you), ",
            "Das Risiko lohnt sich: {}\u00a0%, dass du Fleute (für dich etwa 1 Münze wert) verlierst; ",
        ),
    ],
)
def test_the_risk_is_told_with_what_it_costs_whether_it_is_worth_it_or_not(
    ship: str, said: str, gesagt: str
) -> None:
    reason = why(Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=[ship]).answer("turn-up"))
    chance = reason.args["chance"]
    assert chance > 0
    assert EN.note(reason).startswith(said.format(chance))
    assert DE.note(reason).startswith(gesagt.format(chance))
    assert f"{reason.args['better']}%" in EN.note(reason) or not reason.args["better"]
    assert ("no card would be better" in EN.note(reason)) == (not reason.args["better"])


def test_people_and_ships_that_one_would_take_are_named_and_counted_in_coins() -> None:
    """The same sum whether one goes on or stops: what one would pay for a person is off it."""
    harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=["sailor_3", "flute_1_1"])
    harbour.answer("turn-up", "turn-up")
    on, stop = why(harbour, "turn-up"), why(harbour, "put-in")
    assert stop.args == on.args
    assert f"the Sailor (worth about {stop.args['worth']} coins to you)" in EN.note(stop)


def test_all_that_one_would_take_is_named() -> None:
    deck = ["sailor_3", "flute_1_1", "pinnace_1_1", "skiff_1_1", "frigate_1_1"]
    harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=deck)
    reason = why(harbour.answer(*["turn-up"] * len(deck)), "put-in")
    assert len(reason.args["taken"]) == 2, "four types of ship"
    assert "that you lose the Sailor and " in EN.note(reason) or " and Sailor (" in EN.note(reason)


def test_the_figures_that_are_told_say_the_same_as_the_advice() -> None:
    """ "Worth the risk" was said of cards that could not bring anything more, and equal figures led once on
    and once not.
    """
    on = stopped = 0
    for asked, said in spoken(voyage("port_royal", 3), 3):
        if not said.reasons or not said.reasons[0].key.endswith("-risk"):
            continue
        args = said.reasons[0].args
        pays = Next(args["chance"], args["worth"], args["better"], args["gain"]).pays
        up = said.picks == ("turn-up",)
        assert pays == up, (asked.number, args)
        assert args["better"] or not up
        on, stopped = on + up, stopped + (not up)
    assert on
    assert stopped


def test_who_is_asked_whether_to_stop_where_it_wins_is_told_so() -> None:
    harbour = Harbour(
        rules=ROYAL,
        coins=[9, 0],
        displays=[["admiral_9", "pirate_9", "sailor_7"], []],
        deck=["mademoiselle_9", "flute_4_5"],
    ).answer("turn-up")
    assert decided(Observation(harbour.table.view(0))) == "goal"
    assert EN.note(why(harbour)) == (
        "What lies here takes you to 12 influence, and you lead: that starts the last round."
    )


def test_a_person_for_an_expedition_is_told_with_what_it_brings() -> None:
    harbour = Harbour(
        rules=ROYAL,
        coins=[4, 3],
        displays=[["settler_4"], []],
        expeditions=["expedition_settlers"],
        deck=["settler_4"],
    ).answer("put-in")
    reason = why(harbour)
    assert EN.note(reason).startswith("With this you can complete the Expedition of Two Settlers now")
    assert EN.note(reason).endswith(": 4 influence and 2 coins for the 2 you send.")
    assert "Expedition zweier Siedler: Damit kannst du sie jetzt erfüllen" in DE.note(reason)


def test_coins_are_told_with_whom_they_pay_and_whom_one_leaves() -> None:
    harbour = Harbour(rules=ROYAL, coins=[3, 3], deck=["sailor_3", "flute_4_5"])
    reason = why(harbour.answer("turn-up", "put-in"), "loot:flute_4_5")
    said = EN.note(reason)
    assert said.startswith("With 4 coins more you have 7")
    assert "hire the Sailor instead, and it is 1 influence now and 0 coins left." in said


def test_what_a_person_can_do_is_told_with_his_points() -> None:
    harbour = Harbour(rules=ROYAL, coins=[9, 3], displays=[["sailor_3"], []], deck=["pirate_5"]).answer(
        "put-in"
    )
    assert EN.note(why(harbour)) == (
        "1 influence, and your combat strength is 3: you may repel ships of strength 3 or less."
    )


def test_a_ship_that_comes_in_is_told_with_both_chances() -> None:
    harbour = Harbour(rules=ROYAL, deck=["flute_2_2", "skiff_1_1"], displays=[["sailor_3", "sailor_3"], []])
    assert harbour.asked.kind == "repel"
    seat = harbour.asked.seat
    notes = advise(harbour.table, seat).options
    risks = {id: notes[id][0].args["chance"] for id in ("repel", "let-in")}
    for answer in ("repel", "let-in"):
        args = why(harbour, answer).args
        assert (args["less"], args["chance"]) == (risks["repel"], risks["let-in"])
        assert f"{risks['let-in']}%" in EN.note(why(harbour, answer))
