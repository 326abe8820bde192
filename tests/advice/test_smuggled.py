"""Contraband is bought where its port wants the good on the card as well; its risk is told in figures."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from engine.advice import advise
from engine.advice.voyage import Counsel, consider
from engine.advice.voyage.teaching import Heard, teacher_of
from tests.marauders.seas_of_glory.smugglers import CARDS, FLUTE, PLAYED
from tests.marauders.seas_of_glory.test_contraband_found import navy
from tests.marauders.table import SetUp, in_port

COCOA = sorted(card for card, shown in CARDS.items() if shown.port == "cartagena")[0]
GOOD = CARDS[COCOA].good


def _heard(
    set_up: SetUp, *, gold: int = 5, demand: str = GOOD, card: str = COCOA, **more: Any
) -> tuple[Heard, Counsel]:
    zones = {"port_royal": {"demand": "rum" if GOOD != "rum" else "food"}, "cartagena": {"demand": demand}}
    seat = in_port("port_royal", ship=FLUTE, gold=gold, cargo=[])
    offer = [card, "sugar_1", "wood_1", "textiles_1", "tobacco_1", "spices_1"]
    table = set_up(seat, zones=zones, force=[("offer", offer)], **{**PLAYED, **more}).play("port", "buy")
    assert table.kind == "contraband.buy"
    heard = Heard("marauders", table.view(0), table.asked(), advise(table.table, 0), {})
    return heard, consider(heard)


def test_contraband_is_taken_where_its_port_wants_the_same_as_a_good(set_up: SetUp) -> None:
    """It was left for 3 gold, and the very same bought next, for 6 gold in the port that gives 10."""
    _, said = _heard(set_up, npcs=navy("havana"))
    assert said.picks == (f"smuggle:{COCOA}",)
    told = Texts("en").note(said.reasons[0])
    assert told.startswith(
        "Cartagena pays 10 gold a card (6 as a good), +1 glory for 2. Naval ship off Havana: "
    )
    assert told.endswith("% that she finds it.")
    assert Texts("de").note(said.reasons[0]).startswith("Cartagena zahlt 10 Gold je Karte (als Ware 6)")


def test_no_naval_ship_no_risk(set_up: SetUp) -> None:
    heard, said = _heard(set_up)
    assert not heard.view["state"]["npcs"]
    assert Texts("en").note(said.reasons[0]) == "Cartagena pays 10 gold a card (6 as a good), +1 glory for 2."


@pytest.mark.parametrize(
    ("gold", "says"),
    [
        (5, "Cartagena would pay 10 gold, but it is 1 zone away: not worth the way."),
        (2, "You cannot pay for contraband: Cartagena would give 10 gold for it."),
    ],
)
def test_what_is_left_says_why_and_what_the_navy_would_find(set_up: SetUp, gold: int, says: str) -> None:
    """ "None of it would help you now", and no word on the risk."""
    demand = next(one for one in ("food", "rum", "cocoa") if one != GOOD)
    heard, _ = _heard(set_up, gold=gold, demand=demand, npcs=navy("havana"))
    teacher = teacher_of("marauders")
    assert teacher is not None
    reason = teacher.why(heard.view, heard.decision, (), ()).reason
    assert reason is not None
    assert Texts("en").note(reason).startswith(f"{says} Naval ship off Havana: ")


def test_where_nothing_is_contraband_that_is_the_reason(set_up: SetUp) -> None:
    _, said = _heard(set_up, card="cocoa_1")
    assert said.picks == ()
    assert Texts("en").note(said.reasons[0]) == "None of what they offer is contraband."
    assert Texts("de").note(said.reasons[0]) == "Schmuggelware ist nicht im Angebot."


@pytest.mark.parametrize(("scouting", "bought"), [(4, False), (1, True)])
def test_contraband_that_is_found_off_this_very_port_is_left(
    set_up: SetUp, scouting: int, bought: bool
) -> None:
    """It was bought for 3 gold, with a ship off the port that finds it at 80 %, and thrown away next."""
    npcs = {"dutch": {"scouting": scouting, "zone": "port_royal"}}
    _, said = _heard(set_up, npcs=npcs)
    assert said.picks == ((f"smuggle:{COCOA}",) if bought else ())
    if not bought:
        told = Texts("en").note(said.reasons[0])
        assert told.startswith("Cartagena would pay 10 gold: hardly any chance to get it there.")
        assert " off Port Royal: " in told
