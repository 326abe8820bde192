"""The helm of Treasure Fleet says why it loads what it loads, how one stands, and what is kept for later."""

from __future__ import annotations

from typing import Any

import pytest

from bot.wording.helm import answer_text
from engine.advice import Note, advise
from engine.advice.voyage.teaching import consider, hear
from tests.advice.test_fleet_reasons import DE, EN, reason
from tests.advice.test_voice import spoken
from tests.advice.voyages import voyage
from tests.treasure_fleet.table import sit

SHORT = {"en": 110, "de": 125}
"""Letters of the advice for a load; the last one names a captain besides, of ten letters or so."""
NAMED = 15


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_why_he_loads_is_two_short_sentences_about_this_hand_and_how_he_stands(seats: int) -> None:
    """Word for word the same each sailing: "Your 3-cannon can win a rich ship; but the others, too, …"."""
    keys, standings = set[str](), set[str]()
    for number in range(4):
        table = voyage("treasure_fleet", seats, f"loads {number}")
        for asked, said in spoken(table, 4):
            if asked.kind != "fleet.load":
                continue
            (note,) = said.reasons
            state = table.view(0)["state"]
            held = [seat["points"] for seat in state["seats"]]
            gap, last = held[0] - max(held[1:]), note.key == "voyage-load-last"
            assert note.args["gap"] == abs(gap)
            assert note.args["race"] == ("behind" if gap < 0 else "ahead" if gap else "even")
            assert last == (state["sailing"] == state["sailings"])
            for texts in (EN, DE):
                told = texts.note(note)
                assert len(told) <= SHORT[texts.language] + NAMED * last, told
                assert told.count(". ") <= 1
                assert str(abs(gap)) in told or not gap or not note.args.get("kept", True)
            keys.add(note.key)
            standings.add(note.args["race"])
    assert len(keys) >= 3
    assert standings >= {"even", "ahead"}


def test_who_is_behind_is_told_by_how_much_and_what_is_left_for_it() -> None:
    """At 25 to 45 nobody said that he was behind, nor what the 4 in his hand was kept for."""
    hand = ["boarding_party", "four_cannon", "three_cannon", "three_cannon", "two_cannon", "one_cannon"]
    seats = [{"hand": hand, "captured": ["ship_12"]}, {"hand": hand, "captured": ["ship_20", "ship_12"]}]
    given: dict[str, Any] = {"seats": seats, "row": ["ship_9", "ship_16", "ship_6", "ship_9"]}
    with sit({**given, "sailing": 2}, seats=2) as bench:
        said = reason(bench)
        assert "20 behind: keep boarding party, 4 and 3 for 2 sailings and the governor." in EN.note(said)
        assert "20 zurück: Heb Entermannschaft, 4 und 3 für 2 Ausfahrten und den Gouverneur auf." in DE.note(
            said
        )
    with sit({**given, "sailing": 3}, seats=2) as bench:
        said = reason(bench)
        assert "20 behind: keep boarding party and 4 for the last sailing and the governor." in EN.note(said)
    with sit({**given, "sailing": 4}, seats=2) as bench:
        said = reason(bench)
        assert EN.note(said) == (
            "Keep the boarding party for the governor: only another one ties it. "
            "20 behind Bart: the governor’s 16 are not enough."
        )
        assert DE.note(said).endswith("20 hinter Bart: Die 16 des Gouverneurs reichen nicht.")


def test_weak_cards_are_loaded_for_the_richest_ship_too() -> None:
    """They were to be sent because she is poor, and then the first of them went to her."""
    note = Note("voyage-load-weak", {"points": 17, "kept": [], "later": 2, "race": "even", "gap": 0})
    assert EN.note(note).startswith("17 points at most: weak cards will do.")
    assert DE.note(note).startswith("Höchstens 17 Punkte: Schwache Karten genügen.")


def test_the_strongest_cannon_is_loaded_for_20_points_and_what_is_kept_is_told() -> None:
    """He was to load 3, 2 and 1 with a 4 in hand, and a ship of 20 before him."""
    hand = ["four_cannon", *["three_cannon"] * 3, *["two_cannon"] * 4, *["one_cannon"] * 2]
    given: dict[str, Any] = {"sailing": 2, "seats": [{"hand": hand}] * 3}
    for row, strongest in (
        (["ship_9", "ship_20", "ship_6", "ship_9"], True),
        (["ship_9", "ship_12", "ship_6", "ship_9"], False),
    ):
        with sit({**given, "row": row}, seats=3) as bench:
            heard = hear(bench.table, 0, advise(bench.table, 0), called=True)
            assert heard is not None
            said = consider(heard)
            assert any(pick.startswith("four_cannon") for pick in said.picks) == strongest
            kept = "3 and 3" if strongest else "4, 3 and 3"
            why = "Ship 2, 20 points, is worth your 4-cannon." if strongest else "Try a 3-cannon at ship 2"
            assert EN.note(said.reasons[0]).startswith(why)
            assert EN.note(said.reasons[0]).endswith(f" Keep {kept} for 2 sailings and the governor.")


def test_cards_to_load_are_called_as_the_buttons_call_them() -> None:
    """ "Load boarding party, 4-cannon and 3-cannon" stood beside "Load cannons: 4, 4 and 3", and
    "Load boarding party, 4 and 4": three ways to write.
    """
    asked = voyage("treasure_fleet", 3).waiting[0]
    party, four, _, three, *_, one = (option.id for option in asked.options)
    assert answer_text(EN, asked, [party, four, three]) == "Load boarding party, 4 and 3"
    assert answer_text(EN, asked, [four, three, one]) == "Load 4, 3 and 1"
    assert answer_text(DE, asked, [four, three, one]) == "4, 3 und 1 laden"
    for texts, begins, ends in ((EN, "Load ", ""), (DE, "", " laden")):
        said = [texts.say(f"bundle-{one.say}", **one.args) for one in asked.possible_bundles()]
        assert len(said) >= 4
        for label in said:
            assert label.startswith(begins)
            assert label.endswith(ends)
            assert ":" not in label
