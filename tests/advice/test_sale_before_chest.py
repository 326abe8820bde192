"""What is sold in his home port before the gold goes into the chest, and how much of it goes there."""

from __future__ import annotations

from typing import Any

import pytest

from data.locale import Texts
from engine.advice import Note
from engine.advice.voyage.chest import for_chest, for_mission, sale_first, sold_for_chest
from engine.advice.voyage.reasons import stash_enough
from engine.captains.marauders.seen.observation import Observation
from tests.advice.test_course import says
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, TestTable, goods, in_port, skilled

HOME = "port_royal"


def ashore(set_up: SetUp, gold: int, cargo: list[str]) -> TestTable:
    """At home with this much gold and these goods, for which Curaçao asks."""
    zones: dict[str, Any] = {**QUIET, "curacao": {"merchant": "none", "demand": "wood"}}
    seat = in_port(HOME, ship="flute", gold=gold, cargo=cargo, captain=skilled(home=HOME))
    return set_up(seat, zones=zones).play("port")


def test_goods_are_sold_before_the_chest_if_that_makes_a_point(set_up: SetUp) -> None:
    """With 28 gold "Stash gold" was advised, and two Wood that brought the third point could not be sold."""
    table = ashore(set_up, 28, goods("wood", 2))
    said = says(table)
    assert (said.picks, said.reasons) == (("sell",), (Note("voyage-sell-chest", {"count": 1}),))
    table.play("sell")
    said = says(table)
    assert said.reasons[0] == Note("voyage-sell-chest", {"count": 1})
    picks = said.picks
    assert len(picks) == 1, "one of them is enough"
    table.play(*picks)
    assert says(table).picks == ("stash",)


@pytest.mark.parametrize(("gold", "cards"), [(22, 1), (30, 2)])
def test_what_makes_no_point_is_not_sold_for_the_chest(set_up: SetUp, gold: int, cards: int) -> None:
    assert says(ashore(set_up, gold, goods("wood", cards))).picks == ("stash",)


def test_three_of_a_kind_that_are_a_point_elsewhere_are_kept(set_up: SetUp) -> None:
    assert says(ashore(set_up, 28, goods("wood", 3))).picks == ("stash",)


@pytest.mark.parametrize(("cards", "stashed"), [(0, "20"), (4, "24"), (5, "24")])
def test_gold_that_is_no_whole_point_stays_aboard_if_goods_fit_in(
    set_up: SetUp, cards: int, stashed: str
) -> None:
    """Of 28 gold, 24 went into the chest: 2 glory, as 20 are, which leave 8 to trade with."""
    table = ashore(set_up, 28, goods("wood", cards)).play("stash")
    assert stash_enough(table.view(0), table.asked(), ["24"]) == [stashed]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_button_that_ends_the_sale_does_not_tell_to_sell(language: str) -> None:
    """It was green, and said "Sell first; you can’t later"."""
    said = Texts(language).say("brief-no-sale").lower()
    assert not any(word in said for word in ("sell first", "erst verkaufen"))


@pytest.mark.parametrize(("cards", "sold"), [(4, 2), (2, 0)])
def test_goods_are_sold_before_a_mission_takes_their_room(set_up: SetUp, cards: int, sold: int) -> None:
    """The Tithe Chests were claimed, then Tobacco and Wood went overboard, which sold for 3 each here."""
    cargo = ["sugar_1", "sugar_2", "tobacco_1", "wood_1"][:cards]
    zones: dict[str, Any] = {
        **QUIET,
        "san_juan": {"merchant": "none", "demand": "sugar"},
        "santo_domingo": {"merchant": "none", "missions": ["tithe_chests"]},
    }
    seat = in_port("santo_domingo", ship="flute", gold=13, cargo=cargo, captain=skilled(home=HOME))
    table = set_up(seat, zones=zones).play("port")
    chest = Observation(table.view(0))
    assert len(for_mission(chest, ())) == sold
    first = sale_first(table.view(0), table.asked(), ["claim:tithe_chests"])
    assert first == (["sell"] if sold else ["claim:tithe_chests"])
    if not sold:
        return
    note = for_chest(chest)
    assert note is not None
    assert note == Note("voyage-sell-mission", {"mission": "tithe_chests", "count": 2})
    told = "Room for The Tithe Chests: 2 cards must go, better sold here than thrown overboard."
    assert Texts("en").note(note) == told
    table.play("sell")
    picks = sold_for_chest(table.view(0), table.asked(), [])
    assert {*picks} == {"sell:tobacco_1", "sell:wood_1"}
    reason = says(table).reasons[0]
    assert reason.key == "voyage-sell-mission"
