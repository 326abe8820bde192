"""What is told in the harbour is what happens there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from data.locale import Texts
from engine.advice import advise
from engine.captains import captain
from engine.captains.play import answer_for
from engine.kernel import Table
from tests.advice.often import near, note, played_on, said, share
from tests.port_royal.table import HAENDLER, ROYAL, Harbour


def positions(kind: str, rules: str, every: int) -> Iterator[tuple[Table, int]]:
    """Tables of games among captains at some of the questions of a kind, with who is asked."""
    seen = 0
    for seed in range(3):
        table = Table.new("port_royal", seats=3, seed=f"harbour {seed}", options={"rules": rules})
        players = [captain(2, f"{seed} {seat}") for seat in range(3)]
        while table.waiting:
            seat = min(table.waiting)
            if table.waiting[seat].kind == kind:
                seen += 1
                if not seen % every:
                    yield table, seat
            answer_for(players[seat], table, seat)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("rules", [HAENDLER, ROYAL])
def test_the_chance_of_a_bust(rules: str) -> None:
    looked = 0
    for table, seat in positions("discover", rules, 45):
        told = note(table, seat, "turn-up", "royal-bust").args
        assert near(share(table, seat, ["turn-up"], said("harbour.bust"), most=0), told["chance"])
        assert told["cards"] == len(table.view(None)["places"].get("harbour", []))
        looked += told["chance"] > 0
    assert looked > 2


def test_no_ship_no_risk_and_who_is_strong_has_less() -> None:
    none = Harbour(deck=["settler_4"])
    assert note(none.table, none.asked.seat, "turn-up", "royal-bust").args["chance"] == 0
    weak = Harbour(deck=["flute_2_2"])
    strong = Harbour(deck=["flute_2_2"], displays=[["pirate_5", "pirate_7", "pirate_9"]]).answer("let-in")
    risks = [
        note(one.table, one.asked.seat, "turn-up", "royal-bust").args["chance"] for one in (weak, strong)
    ]
    assert risks[0] > risks[1]


def test_repelling_a_ship_takes_her_type_out_of_the_way() -> None:
    harbour = Harbour(deck=["flute_2_2"], displays=[["sailor_3", "sailor_3"]])
    seat = harbour.asked.seat
    let_in = note(harbour.table, seat, "let-in", "royal-next").args["chance"]
    assert note(harbour.table, seat, "repel", "royal-next").args["chance"] == 0 < let_in
    harbour.answer("let-in")
    assert note(harbour.table, seat, "turn-up", "royal-bust").args["chance"] == let_in


def test_what_taking_a_card_leaves() -> None:
    looked = 0
    for table, seat in positions("take", ROYAL, 9):
        for option in table.waiting[seat].options:
            for told in advise(table, seat).options.get(option.id, ()):
                if told.key not in ("royal-left", "royal-left-fee", "royal-have"):
                    continue
                after = Table.load(table.save())
                after.put(seat, after.waiting[seat].number, [option.id])
                coins = after.running.places.count(f"coins.top:{seat}")
                drawn = sum(key == "person.earned" for key, _ in _since(table, after))
                assert drawn or coins == told.args["coins"]
                looked += not drawn
    assert looked > 20


def _since(table: Table, after: Table) -> list[tuple[str, object]]:
    lines = after.entries()[len(table.entries()) :]
    return [(entry.key, entry.args) for entry in lines]


def test_the_card_that_starts_the_last_round_is_told() -> None:
    looked = 0
    for table, seat in positions("take", ROYAL, 1):
        if table.running.state.last_round:
            continue
        for option, notes in advise(table, seat).options.items():
            ends = any(one.key == "royal-goal" for one in notes)
            if option.startswith("employ:") and (ends or looked < 40):
                lines = played_on(table, seat, [option], "goal", most=0)
                assert ends == any(key == "influence.enough" and line["seat"] == seat for key, line in lines)
                looked += 1 + 100 * ends
    assert looked > 100, "no game came to its last round by hiring"


def test_a_ship_brings_coins_and_leaves_none() -> None:
    """ "Loot Flute: +1 coin" was followed by "5 coins left"."""
    harbour = Harbour(rules=ROYAL, coins=[4, 3], deck=["flute_1_1"]).answer("put-in")
    ship = next(option.id for option in harbour.asked.options if option.label == "loot")
    told = note(harbour.table, 0, ship, "royal-have")
    assert told.args["coins"] == 5
    assert Texts("en").note(told) == "You then have 5 coins"
    assert Texts("de").note(told) == "Dann hast du 5 Münzen"


def test_an_english_card_has_no_german_title() -> None:
    texts = Texts("en")
    assert [key for key in texts.keys("text-") if "Händler der Karibik" in texts.say(key)] == []


def test_cards_on_offer_are_not_ascribed_to_the_captain_where_the_purser_may_have_brought_them() -> None:
    said = [Texts(language).source("ability:goods_offer") for language in ("en", "de")]
    assert said == ["special ability", "Sonderfähigkeit"]
