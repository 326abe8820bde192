"""The new cards mixed in, or as decks of their own."""

from __future__ import annotations

import pytest

from data.content import marauders_box
from engine.kernel import AnswerError, Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.marauders.game import MARAUDERS

BASE = marauders_box()
ONLY = {"new_decks": "only"}


def opened(**options: str) -> Table:
    """A table with the new cards, at its first question."""
    return Table.new(MARAUDERS, seats=2, seed="decks", options=options, modules=("new_cards",))


def drawable(table: Table, deck: str) -> set[str]:
    """The cards of a deck that the table plays with."""
    places = table.running.places
    return {card for card in table.running.box.pieces(deck) if card not in places.at("left.out")}


def test_S_cards_are_mixed_with_the_base_ones_unless_the_table_says_otherwise() -> None:
    table = opened()
    sizes = {deck: len(drawable(table, deck)) for deck in ("captain", "event", "rumor", "mission")}
    assert sizes == {"captain": 33, "event": 50, "rumor": 47, "mission": 48}


def test_S_cards_may_be_decks_of_their_own_but_events_never_are() -> None:
    table = opened(**ONLY)
    for deck, count in {"captain": 17, "rumor": 22, "mission": 23}.items():
        cards = drawable(table, deck)
        assert len(cards) == count
        assert all(BASE.find(card) is None for card in cards)
    assert len(drawable(table, "event")) == 50
    assert "the_queens_nephew" in table.view(None)["places"]["left.out"]


def test_S_cards_of_another_module_are_no_new_cards() -> None:
    modules = ("new_cards", "contraband")
    table = Table.new(MARAUDERS, seats=2, seed="decks", options=ONLY, modules=modules)
    assert "a_myriad_of_plain_goods" not in drawable(table, "rumor")
    assert {"smugglers_cove", "sealed_orders"} <= drawable(table, "rumor")


@pytest.mark.in_turn(3)
def test_S_cards_random_games_with_decks_of_their_own_hold_the_laws() -> None:
    trial = Trial(MARAUDERS, modules=("new_cards",), seed="only", options={**ONLY, "windows": "always"})
    assert suite.check_playouts(trial, 2)["playouts"] == 2


def test_a_setting_of_a_module_is_there_with_it_alone() -> None:
    assert "new_decks" not in MARAUDERS.resolve_options({})
    assert MARAUDERS.resolve_options({}, ["new_cards"])["new_decks"] == "mixed"
    with pytest.raises(AnswerError) as refused:
        MARAUDERS.resolve_setup(2, ONLY, ())
    assert refused.value.refusal.key == "setting-needs"
    assert refused.value.refusal.args == {"setting": "new_decks", "module": "new_cards"}
