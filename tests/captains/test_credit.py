"""A card that pays the shipyard is gold for a ship, and for nothing without one. [R Turn cards 5]"""

from __future__ import annotations

import pytest

from data.locale import Texts
from tests.advice.test_course import says
from tests.captains.test_marauders import QUIET, plays, would
from tests.marauders.table import SetUp, in_port, skilled

CARD = "card:shipwrights_debt"


@pytest.mark.parametrize(("gold", "buys"), [(24, True), (20, True), (19, False), (9, False)])
def test_it_is_played_for_a_ship_and_she_is_bought(set_up: SetUp, gold: int, buys: bool) -> None:
    """It was played with 20 gold in hand, and the shipyard left unvisited: a Galleon cost just that."""
    seat = in_port("havana", ship="flute", gold=gold, captain=skilled(home="nassau"))
    table = set_up({**seat, "glory_cards": ["shipwrights_debt"]}, zones=QUIET).play("port")
    assert (would(table) == [CARD]) is buys
    if buys:
        plays(table.play(CARD), "shipyard")
        assert would(table)[0].startswith("ship:")


def test_the_voice_goes_to_the_shipyard_with_it(set_up: SetUp) -> None:
    """Having played the card it advised a card of Tobacco for 2 gold, and to keep 20 gold in the yard."""
    seat = in_port("havana", ship="flute", gold=20, captain=skilled(home="nassau"))
    table = set_up({**seat, "glory_cards": ["shipwrights_debt"]}, zones=QUIET).play("port")
    done: list[str] = []
    while not done or not done[-1].startswith("ship:"):
        assert len(done) < 12
        picks = says(table).picks
        done += picks
        table.play(picks)
    assert CARD in done
    assert done[-1] == "ship:galleon"


@pytest.mark.parametrize(("credit", "says"), [(0, "30 gold (35 − 5)"), (10, "20 gold (35 − 5 − 10)")])
def test_what_she_costs_says_what_the_card_pays(set_up: SetUp, credit: int, says: str) -> None:
    seat = in_port("havana", ship="flute", gold=40, glory_cards=["shipwrights_debt"])
    table = set_up(seat, zones=QUIET).play("port", *([CARD] if credit else []), "shipyard")
    galleon = table.asked().option("ship:galleon")
    assert galleon is not None
    assert Texts("en").option(galleon) == f"Buy a Galleon: {says}"
    assert galleon.args["cost"] == 30 - credit
