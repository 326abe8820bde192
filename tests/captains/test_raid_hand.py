"""A raid is judged together with the cards in hand that change what it comes to."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from tests.advice.test_course import says
from tests.captains.test_marauders import QUIET, would
from tests.marauders.table import SetUp, TestTable, at_sea, raid_card, skilled

STRONGBOX, COLOURS, MANIFEST = "hidden_strongbox", "false_colours.1", "captured_manifest"


def raid(set_up: SetUp, *card: str, marks: list[tuple[str, int]], dice: int = 0, **more: Any) -> TestTable:
    """A raid with these marks and gold on the table, so many successes, and this card in hand."""
    cards: list[str] = []
    for icon, gold in marks:
        cards.append(raid_card(icon, gold, but=cards))
    seat = {**at_sea("havana", glory_cards=list(card)), "captain": skilled(seamanship=3), "ship": "frigate"}
    force = [("scouting", [6, 6]), ("raid", cards), ("seamanship", [5] * dice + [1] * (3 - dice))]
    zones: dict[str, Any] = {**QUIET, "havana": {"merchant": "dutch"}}
    return set_up({**seat, **more}, zones=zones, force=force).play("scout:merchant", "raid:dutch")


EIGHT = [("escape", 3), ("escape", 3), ("cargo", 2)]
TWELVE = [("escape", 5), ("masts", 3), ("crew", 4)]


@pytest.mark.parametrize(("card", "stops"), [((STRONGBOX,), True), ((), False)])
def test_what_a_card_makes_a_point_is_not_risked(set_up: SetUp, card: tuple[str, ...], stops: bool) -> None:
    """8 gold and the strongbox in hand were 12, a sure point: another card was drawn at 50 %."""
    table = raid(set_up, *card, marks=EIGHT, dice=1)
    assert table.asked().args["gold"] == 8
    assert (would(table) == ["stop"]) is stops


def plays(set_up: SetUp, card: str, marks: list[tuple[str, int]], **more: Any) -> bool:
    """Whether it plays this card once all successes are spent."""
    table = raid(set_up, card, marks=marks, **more)
    assert table.asked().private_args["moment"] == "raid_rolled"
    return would(table) == [f"card:{card}"]


@pytest.mark.parametrize(
    ("marks", "more", "played"),
    [
        (EIGHT, {}, True),
        (TWELVE, {}, False),
        (TWELVE, {"glory": 8}, True),
        ([("escape", 4), ("escape", 4), ("escape", 4)], {"ship": "galleon"}, False),
    ],
)
def test_the_strongbox_waits_for_a_point(
    set_up: SetUp, marks: list[tuple[str, int]], more: dict[str, Any], played: bool
) -> None:
    """It went into a raid that had 12 gold without it, and into those that failed."""
    assert plays(set_up, STRONGBOX, marks, **more) is played


@pytest.mark.parametrize(("marks", "played"), [(["escape"] * 3, True), (["masts", "cargo", "crew"], False)])
def test_all_cards_are_drawn_anew_where_she_gets_away(set_up: SetUp, marks: list[str], played: bool) -> None:
    richest = {"cargo": 5, "crew": 5, "masts": 4, "escape": 5}
    lying = [(icon, richest[icon]) for icon in marks]
    assert plays(set_up, MANIFEST, lying) is played


def test_escapes_count_less_with_false_colours_in_hand(set_up: SetUp) -> None:
    """A card was given up for her Escapes though the one in hand calms them."""
    marks = [("escape", 4), ("escape", 4), ("escape", 4)]
    without = raid(set_up, marks=marks, dice=1, ship="frigate")
    assert without.asked().args["escapes"] >= without.asked().args["maneuverability"]
    assert would(without)[0].startswith(("discard:", "exchange:"))
    table = raid(set_up, COLOURS, marks=marks, dice=1, ship="frigate")
    assert would(table)[0] in ("draw", "stop")
    assert would(table.play("stop")) == [f"card:{COLOURS}"]


def test_the_helm_says_what_the_card_makes_of_the_raid(set_up: SetUp) -> None:
    """ "+4 gold if the raid succeeds" was all that was said, and for 16 gold."""
    table = raid(set_up, STRONGBOX, marks=EIGHT, dice=1)
    (stop,) = says(table).reasons
    assert Texts().note(stop) == "Stop here: with your Hidden Strongbox it is 12 gold, and that is 1 glory."
    (now,) = says(table.play("stop")).reasons
    assert Texts().note(now) == "+4 gold if the raid succeeds: that makes it 12 gold, and 1 glory."
