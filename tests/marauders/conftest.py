"""The bench as a fixture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from engine.marauders.game import MARAUDERS
from tests.made_up.content import make_known
from tests.marauders.table import SetUp, table_factory


@pytest.fixture
def set_up(request: pytest.FixtureRequest) -> Iterator[SetUp]:
    """Lays out tables; chance that is not laid down comes from the test's name."""
    with table_factory(request.node.name) as laying:
        yield laying


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the made-up modules be known."""
    make_known(monkeypatch)


@pytest.fixture(autouse=True)
def single_cards_are_asked_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds a card that fits is asked even where it could be no other one, and no card is played by
    itself, so that tests of single cards play them as they like. A module with `AS_PLAYED` has windows as
    tables have them.
    """
    if not getattr(request.module, "AS_PLAYED", False):
        monkeypatch.setattr("engine.marauders.glory.meant.CARDS_MEANT", 0)
        monkeypatch.setattr("engine.marauders.glory.orders.BY_ITSELF", {})


Print = Callable[[str, str], None]
"""Lays a deck's cards, written as in a content pack, over the box: `prints("rumor", "- {id: ...}")`."""


@pytest.fixture
def prints(tmp_path: Path) -> Iterator[Print]:
    """Prints cards of an own content pack, for rules that no card of the box needs."""
    folder = tmp_path / "pack"
    folder.mkdir()

    def lay_over(deck: str, cards: str) -> None:
        lines = "".join(f"  {line.strip()}\n" for line in cards.strip().splitlines())
        (folder / f"{deck}.yaml").write_text(f"deck: {deck}\ncards:\n{lines}", encoding="utf-8")
        MARAUDERS.supply.use_pack(folder)

    yield lay_over
    MARAUDERS.supply.use_pack(None)


class HouseCard(Protocol):
    """Prints a glory card of one's own: see `house_card`."""

    def __call__(self, effect: str, moment: str = "own_turn") -> None: ...


@pytest.fixture
def house_card(prints: Print) -> HouseCard:
    """Prints the glory card `house_card` with this effect, to be played at this moment."""

    def card(effect: str, moment: str = "own_turn") -> None:
        prints("glory", f"- {{id: house_card, moment: {moment}, effect: [{effect}]}}")

    return card
