"""The helm in the harbour says why one more card, why none, why this person: in coins, points and chances."""

from __future__ import annotations

import pytest

from data.locale import Texts
from data.locale.brief import brief_note
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
            "The Flute here brings you 4 coins. Not 1 card in 100 brings you more, and {}% lose all to a ",
            "Hier bekommst du 4 Münzen: Fleute. Nicht 1 Karte von 100 bringt dir mehr, und zu ",
        ),
        (
            "flute_1_1.1",
            (
                "The Flute here brings you 1 coin. Another card: 37% bring about 1 coin more, "
                "55% are of no use to you, {}% lose all"
            ),
            "Hier bekommst du 1 Münze: Fleute. Noch eine Karte: zu 37\u00a0% bringt sie etwa 1 Münze",
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
    assert ("Not 1 card in 100 brings you more" in EN.note(reason)) == (not reason.args["better"])


def test_people_that_one_would_hire_are_named_with_the_points_and_coins_that_one_has_then() -> None:
    """ "Worth about 7 coins more to you than it costs" nobody could follow."""
    harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=["sailor_3", "flute_1_1"])
    harbour.answer("turn-up", "turn-up")
    on, stop = why(harbour, "turn-up"), why(harbour, "put-in")
    assert stop.args == on.args
    worth = "With the Sailor here you have 1 influence and 0 coins. "
    assert EN.note(stop).startswith(worth)
    assert EN.note(on).startswith(worth)


def test_all_that_one_would_take_is_named() -> None:
    deck = ["sailor_3", "flute_1_1", "pinnace_1_1", "skiff_1_1", "frigate_1_1"]
    harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=deck)
    reason = why(harbour.answer(*["turn-up"] * len(deck)), "put-in")
    assert len(reason.args["taken"]) == 2, "four types of ship"
    assert EN.note(reason).startswith("Still the Sailor and Flute for you. Another card: ")
    assert EN.note(reason).endswith("% lose all to a second ship of one type. Not worth it.")


def test_the_figures_that_are_told_say_the_same_as_the_advice() -> None:
    """ "Worth the risk" was said of cards that could not bring anything more, and equal figures led once on
    and once not.
    """
    on = stopped = 0
    for asked, said in spoken(voyage("port_royal", 3), 3):
        if not said.reasons or not said.reasons[0].key.endswith("-risk"):
            continue
        args = said.reasons[0].args
        pays = Next(args["chance"], args["worth"], args["better"], args["gain"], args["fees"]).pays
        up = said.picks == ("turn-up",)
        assert pays == up, (asked.number, args)
        assert args["better"] or not up
        on, stopped = on + up, stopped + (not up)
    assert on
    assert stopped


@pytest.mark.parametrize(
    ("figures", "pays", "even"),
    [((8, 2, 15, 1), False, True), ((9, 1, 29, 2), True, False), ((15, 2, 30, 1), False, True),
     ((12, 4, 0, 1), False, False), ((5, 3, 8, 1), False, True), ((10, 3, 9, 1), False, False),
     ((10, 3, 40, 1), True, True)],
)  # fmt: skip
def test_what_is_nearly_even_is_told_so(
    figures: tuple[int, int, int, int], *, pays: bool, even: bool
) -> None:
    """ "Not worth the risk" was said of 16 to 15, as of 48 to nothing."""
    after = Next(*figures)
    assert (after.pays, after.args["even"]) == (pays, even)
    args = {**after.args, "taken": ["royal_flute"], "valued": "ships", "kinds": ["royal_flute"], "more": 0}
    args |= {"same": False}
    said = EN.note(Note("voyage-turn-up-risk" if pays else "voyage-put-in-risk", args))
    sagt = DE.note(Note("voyage-turn-up-risk" if pays else "voyage-put-in-risk", args))
    odds = after.args
    balance = ("As good as even", "so gut wie gleich")
    if odds["for"] > 1:
        balance = (
            f"On balance {odds['for']} to {odds['against']}",
            f"Unterm Strich {odds['for']} zu {odds['against']}",
        )
    assert (balance[0] in said) == (balance[1] in sagt) == even
    ends = (
        ("I would try it.", "Worth it.")
        if pays
        else ("I would stop.", "for stopping.", "Not worth it.", "Flute.")
    )
    assert said.endswith(ends)


def test_of_an_empty_harbour_nothing_is_said_to_be_better() -> None:
    """ "Better than what is here" was said of nothing, and of 1 %."""
    harbour = Harbour(
        rules=ROYAL,
        coins=[3, 3],
        displays=[["settler_4", "settler_4"], []],
        expeditions=["expedition_settlers"],
    )
    assert not harbour.at("harbour")
    said = why(harbour, "turn-up")
    assert EN.note(said).startswith("Nothing lies here yet, so you can lose nothing. The next card ")
    assert DE.note(said).startswith("Noch liegt hier nichts, du kannst also nichts verlieren. Zu ")
    dear = why(harbour_of("admiral_9"), "turn-up")
    assert EN.note(dear).startswith(
        "You cannot afford anybody here yet, but you have nothing to lose either. "
    )
    found = why(harbour_of("sailor_3"), "turn-up")
    assert EN.note(found).startswith(
        "With the Sailor here you have 1 influence and 0 coins. Another card can lose you nothing: "
    )
    unlikely = Note("voyage-turn-up-safe", {**found.args, "better": 1, "hardly": True})
    assert "1%" not in EN.note(unlikely)
    assert EN.note(unlikely).endswith("from what you leave, and pay you 1 coin for a card.")


def harbour_of(piece: str) -> Harbour:
    """One card lies there, and one may go on."""
    return Harbour(rules=ROYAL, coins=[3, 3], deck=[piece])


def test_one_more_type_of_ship_is_told_where_it_is_one_card_more() -> None:
    ships = ["flute_1_1", "pinnace_1_1", "skiff_1_1", "frigate_1_1"]
    for lying, told in (
        (2, ""),
        (3, ": with a 4th type of ship you take 2 cards."),
        (4, ": with a 5th type of"),
    ):
        harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=ships[:lying]).turn_up(lying - 1)
        said = EN.note(why(harbour, "turn-up"))
        assert (told in said) if told else ("type of ship you take" not in said)
        notes = advise(harbour.table, harbour.asked.seat).options
        beneath = " · ".join(brief_note(EN, note) for note in notes["turn-up"])
        assert len(beneath) <= 60
        assert (f"a {lying + 1}th type: take {lying - 1}" in beneath) == (lying > 2)
        assert brief_note(EN, notes["put-in"][0]).startswith("4 types of ship, so take 2 cards") == (
            lying == 4
        )


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


def _before_an_expedition() -> Harbour:
    """The second Settler for it lies in the harbour, and can just be paid."""
    return Harbour(
        rules=ROYAL,
        coins=[4, 3],
        displays=[["settler_4"], []],
        expeditions=["expedition_settlers"],
        deck=["settler_4"],
    ).answer("put-in")


def test_a_person_for_an_expedition_is_told_with_what_it_brings() -> None:
    reason = why(_before_an_expedition())
    assert EN.note(reason).startswith("With this you can complete the Expedition of Two Settlers now")
    assert EN.note(reason).endswith(
        ": even without the people you send you then have 2 influence more, and 2 coins."
    )
    assert "Expedition zweier Siedler: Damit kannst du sie jetzt erfüllen" in DE.note(reason)


def test_coins_are_told_with_whom_they_pay_and_whom_one_leaves() -> None:
    harbour = Harbour(rules=ROYAL, coins=[3, 3], deck=["sailor_3", "flute_4_5"])
    reason = why(harbour.answer("turn-up", "put-in"), "loot:flute_4_5")
    said = EN.note(reason)
    assert said.startswith("With 4 coins more you have 7")
    assert said.endswith("The Sailor would be 1 influence now and leave you 0 coins.")


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


def test_a_ship_let_in_is_told_with_what_speaks_for_her_and_not_against() -> None:
    """ "The risk with the next card: 7%, without this ship 0%" was the reason to let her in."""
    args = {"coins": 1, "less": 0, "chance": 7, "then": "open", "dearer": True}
    said = Note("voyage-let-in-coins", args)
    assert EN.note(said).endswith("That is worth the greater risk with the next card: 7% instead of 0%.")
    assert DE.note(said).endswith("wert: 7\u00a0% statt 0\u00a0%.")
    same = Note("voyage-let-in-coins", {**args, "less": 7, "dearer": False})
    assert EN.note(same).endswith("The risk with the next card stays 7%.")
    harbour = Harbour(rules=ROYAL, deck=["flute_2_2", "skiff_1_1"], displays=[["sailor_3", "sailor_3"], []])
    told = why(harbour, "let-in").args
    assert told["dearer"] == (told["chance"] > told["less"])


@pytest.mark.parametrize(("persons", "told"), [(0, "There is nobody to hire here. Loot"), (1, "You cannot")])
def test_where_nobody_lies_in_the_harbour_nobody_is_called_too_dear(persons: int, told: str) -> None:
    deck = ["admiral_9"] * persons + ["flute_1_1"]
    harbour = Harbour(rules=ROYAL, coins=[3, 3], deck=deck).answer(*["turn-up"] * len(deck), "put-in")
    ship = next(option.id for option in harbour.asked.options if option.label == "loot")
    note = why(harbour, ship)
    assert note.key == "voyage-take-coins"
    assert EN.note(note).startswith(told)


def test_what_one_would_have_counts_what_the_expedition_pays() -> None:
    """It said 4 influence and 0 coins, and the next question 2 coins."""
    seen = Observation(_before_an_expedition().table.view(0))
    assert seen.after(seen.harbour) == (4, 2)


def test_what_others_would_pay_for_what_is_left_counts_against_another_card() -> None:
    """19 to 18 was "worth it", with no word of the coins that others pay for a card."""
    assert Next(18, 1, 19, 2).pays
    after = Next(18, 1, 19, 2, fees=2)
    assert not after.pays
    args = {
        **after.args,
        "taken": ["royal_flute"],
        "valued": "ships",
        "same": False,
        "kinds": ["royal_flute"],
    }
    said = EN.note(Note("voyage-put-in-risk", {**args, "more": 0}))
    assert "2 others can take a card each, too, and pay you 1 coin." in said
    assert "19% bring about 2 coins more, 63% are of no use to you, 18% lose all" in said
    sagt = DE.note(Note("voyage-put-in-risk", {**args, "more": 0}))
    assert "2 andere können je eine Karte nehmen und zahlen dir je 1 Münze." in sagt
    assert "zu 63\u00a0% nützt sie dir nichts" in sagt


def test_only_who_can_pay_takes_a_card() -> None:
    deck = ["sailor_3", "governor_8", "flute_1_1"]
    poor = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=deck).answer(*["turn-up"] * 3)
    seen = Observation(poor.table.view(poor.asked.seat))
    harbour = [piece for piece in seen.harbour if piece.startswith(("sailor", "governor"))]
    assert seen.payers(harbour) == [], "8 coins and the fee, of 3"
    rich = Harbour(rules=ROYAL, seats=3, coins=[3, 9, 3], deck=deck).answer(*["turn-up"] * 3)
    seen = Observation(rich.table.view(rich.asked.seat))
    harbour = [piece for piece in seen.harbour if piece.startswith(("sailor", "governor"))]
    assert seen.payers(harbour) == [1]


def test_what_was_best_before_is_not_told_again_in_full() -> None:
    """The same sentence stood there six times running."""
    deck = ["sailor_3", "flute_1_1", "pinnace_1_1", "governor_8"]
    harbour = Harbour(rules=ROYAL, seats=3, coins=[3, 3, 3], deck=deck).answer(*["turn-up"] * 4)
    said = why(harbour, "put-in")
    assert EN.note(said).startswith("Still the Sailor for you. ")
    assert DE.note(said).startswith("Für dich bleibt es bei: Matrose. ")


@pytest.mark.parametrize(
    ("chance", "stake", "better", "gain", "odds"),
    [(15, 2, 20, 2, (4, 3)), (15, 2, 15, 2, (1, 1)), (10, 3, 12, 2, (5, 4)), (14, 2, 21, 2, (3, 2))],
)
def test_what_is_nearly_even_is_told_by_how_much(
    chance: int, stake: int, better: int, gain: int, odds: tuple[int, int]
) -> None:
    """ "Nearly even; I would try it" stood there six times running, whatever the figures beside it were."""
    after = Next(chance, stake, better, gain)
    assert after.even
    assert (after.args["for"], after.args["against"]) == odds


def test_who_completes_an_expedition_is_told_with_it() -> None:
    """ "With the Settler here you have 4 influence" was understood one question later."""
    harbour = Harbour(
        rules=ROYAL,
        seats=3,
        coins=[6, 3, 3],
        displays=[["settler_4"], [], []],
        expeditions=["expedition_settlers"],
        deck=["flute_1_1", "settler_4"],
    ).answer("turn-up", "turn-up")
    said = why(harbour, "put-in")
    assert EN.note(said).startswith("The Settler here completes the Expedition of Two Settlers: that makes ")
    assert "Damit ist die Expedition zweier Siedler erfüllt, und du hast" in DE.note(said)
