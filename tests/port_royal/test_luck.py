"""How the cards of a finished game fell, against what was to be expected."""

from __future__ import annotations

from typing import Any

import pytest

from engine.advice.port_royal.adviser import Asked
from engine.captains import Level, captain
from engine.captains.play import answer_for
from engine.kernel import Entry, Luck, Table
from engine.port_royal.box import SHIPS, pieces_in_play
from engine.port_royal.discover import ship_types
from engine.port_royal.luck import lucks

OPTIONS = {"rules": "port_royal", "expedition": "by_rules"}


def entry(key: str, **args: Any) -> Entry:
    return Entry(key, args)


def seen_while_played(table: Table) -> tuple[list[int], list[float]]:
    """How often each seat dared another card, and how many busts its odds promised it, asked every time."""
    seats = [captain(Level.SENSIBLE, f"luck|{seat}", strict=True) for seat in range(table.seats)]
    dared, expected = [0] * table.seats, [0.0] * table.seats
    while table.waiting:
        seat, asked = next(iter(table.waiting.items()))
        before = None
        if asked.kind == "discover":
            look = Asked(table.view(seat), asked)
            before = look.bust(ship_types(look.game))
        logged = table.logged
        answer_for(seats[seat], table, seat)
        if before and any(one.key == "card.turned" for one in table.entries()[logged:]):
            dared[seat] += 1
            expected[seat] += before
    return dared, expected


@pytest.mark.parametrize(("rules", "seats"), [("port_royal", 5), ("port_royal", 2), ("haendler", 4)])
def test_busts_that_the_log_lets_expect_are_those_of_the_odds_while_it_was_played(
    rules: str, seats: int
) -> None:
    table = Table.new("port_royal", seats=seats, seed="luck", options={"rules": rules})
    dared, expected = seen_while_played(table)
    found = [luck for luck in lucks(table.entries(), seats, table.options) if luck is not None]
    assert sum(dared) > 20
    assert [luck.dice for luck in found] == dared
    # A reshuffle in the middle of a turn is told a moment too early or too late.
    assert [luck.expected for luck in found] == pytest.approx(expected, abs=0.1)


def test_a_bust_counts_for_whose_turn_it_was_and_the_first_card_is_no_risk() -> None:
    first, second = [piece for piece, ship in SHIPS.items() if ship.kind == "frigate"][:2]
    log = [
        entry("harbour.turn", seat=1),
        entry("card.turned", seat=1, card=first),
        entry("card.turned", seat=1, card=second),
        entry("harbour.bust", seat=1, cards=[first, second]),
    ]
    deck = pieces_in_play(2, "port_royal")[0]
    of_its_kind = sum(piece in SHIPS and SHIPS[piece].kind == "frigate" for piece in deck) - 1
    expected = round(of_its_kind / (len(deck) - 1), 2)
    assert lucks(log, 2, OPTIONS) == [Luck(0, 0, 0.0), Luck(1, 1, expected)]


def test_nothing_is_expected_of_a_deck_that_was_laid() -> None:
    assert lucks([], 2, {**OPTIONS, "opening": "first_voyage"}) == [None, None]
