"""Captains with Contraband aboard, or behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from data.content import marauders_box
from data.content.seas_of_glory.contraband import ContrabandCard
from engine.kernel import Beginning
from tests.marauders.table import TestTable, goods

BOX = marauders_box(("contraband",))


CARDS = BOX.entries(ContrabandCard)


PLAYED: Any = {"modules": ("contraband",)}


WOOD = goods("wood", 3)


FLUTE = {"kind": "flute"}


Change = Callable[[Beginning], None]


def meant_for(port: str) -> list[str]:
    """The contraband cards for a port."""
    return [card for card, shown in CARDS.items() if shown.port == port]


HAVANA, TORTUGA = meant_for("havana"), meant_for("tortuga")


def smuggled(*cards: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: cargo of a seat lies on its contraband space."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        for card in cards:
            beginning.places[f"cargo.hold:{seat}"].remove(card)
            beginning.places.setdefault(f"cargo.contraband:{seat}", []).append(card)

    return change


def behind(card: str, seat: int = 0, then: Change | None = None) -> Change:
    """A change to a beginning: a card sold lies behind the captain of a seat."""

    def change(beginning: Beginning) -> None:
        if then is not None:
            then(beginning)
        place = next(place for place, cards in beginning.places.items() if card in cards)
        beginning.places[place].remove(card)
        beginning.places[f"cargo.behind:{seat}"] = [card]

    return change


def first(step: Any) -> Change:
    """A change to a beginning: this step is played first."""
    return lambda beginning: beginning.steps.insert(0, step)


def cargo(table: TestTable, seat: int = 0) -> tuple[list[str], list[str]]:
    """What lies in the regular space and in that of contraband."""
    return table.at(f"cargo.hold:{seat}"), table.at(f"cargo.contraband:{seat}")


DUTCH = {"dutch": {"card": "admiral_van_almonde", "zone": "san_juan"}}
