"""A bench for single rules: a table laid out in a position (`docs/scenarios.md`), answered by card and ship.

Conservation laws are checked at every boundary, and what was laid down for draws has to be used up.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from engine.kernel import Table
from engine.treasure_fleet.box import card_id
from engine.treasure_fleet.game import TREASURE_FLEET
from engine.treasure_fleet.invariants import violations
from engine.treasure_fleet.state import State
from tests.sitting import Sitting, lawful

Force = Sequence[tuple[str, Sequence[str | int]]]


check_laws = lawful(violations)


class TestTable(Sitting):
    """A table under test."""

    __test__ = False  # pytest takes classes of this name for tests

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.table.running.state

    def at(self, place: str) -> list[str]:
        """The cards in a place, as they are called without their numbers."""
        return [card_id(piece) for piece in self.table.running.places.at(place)]

    def answer(self, seat: int, *picks: str) -> None:
        """Answer with option ids."""
        self.table.answer(seat, self.asked(seat).number, list(picks))

    def load(self, seat: int, *cards: str) -> None:
        """Load cards by name; several of a name are different copies."""
        options = [option.id for option in self.asked(seat).options]
        picks: list[str] = []
        for card in cards:
            picks.append(next(id for id in options if card_id(id) == card and id not in picks))
        self.answer(seat, *picks)

    def place(self, *cards: tuple[str, str]) -> TestTable:
        """Place cards at ships, one after the other, each by the only seat asked."""
        for card, ship in cards:
            decision = self.asked()
            fits = [
                option.id
                for option in decision.options
                if card_id(option.args.get("card", card)) == card and card_id(option.args["ship"]) == ship
            ]
            assert fits, f"no {card} at {ship}: {[option.id for option in decision.options]}"
            self.answer(decision.seat, fits[0])
        return self

    def rest(self, until: str = "") -> TestTable:
        """Answer everything with defaults until a question of this kind, or the end."""
        while waiting := self.table.waiting:
            decision = next(iter(waiting.values()))
            if decision.kind == until:
                break
            self.table.answer(decision.seat, decision.number, decision.default)
        return self

    def scores(self) -> list[int]:
        """The treasure points at the end."""
        assert self.table.result is not None
        return [score["points"] for score in self.table.result.scores]


@contextmanager
def sit(
    position: Mapping[str, Any] | None = None,
    seats: int = 4,
    force: Force = (),
    seed: str = "bench",
    **options: Any,
) -> Generator[TestTable]:
    """A table in a position (None: from setup on)."""
    beginning = None
    if position is not None:
        settled = TREASURE_FLEET.resolve_options(options)
        beginning = TREASURE_FLEET.positions.begin(position, seats, settled, ())
    table = Table.new(
        TREASURE_FLEET,
        seats=seats,
        seed=seed,
        options=options,
        force=force,
        beginning=beginning,
        watch=check_laws,
    )
    sitting = TestTable(table)
    yield sitting
    sitting.check_used_up()


def volleys(row: Sequence[str], *loaded: Sequence[str], **more: Any) -> dict[str, Any]:
    """A position at the first volley of a sailing, with these cards loaded by each seat."""
    return {"row": list(row), "volley": 1, "seats": [{"loaded": list(cards)} for cards in loaded], **more}


def capture(row: Sequence[str], fired: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """A position after the third volley, with these cards at the ships."""
    return {"row": list(row), "volley": 4, "fired": dict(fired), **more}
