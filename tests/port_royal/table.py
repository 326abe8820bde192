"""Prepared tables of Port Royal for clause tests: a position, cards laid on the deck, answers by seat."""

from __future__ import annotations

from typing import Any

from engine.kernel import Decision, Table
from engine.port_royal.game import PORT_ROYAL
from engine.port_royal.places import coins_at, display_of

HAENDLER, ROYAL = "haendler", "port_royal"


class Harbour:
    """A table in a position. Cards are given by card id ("sailor_3"), the deck topmost first."""

    def __init__(
        self,
        *,
        seats: int = 2,
        rules: str = HAENDLER,
        expedition: str = "by_rules",
        coins: list[int] | None = None,
        solo: str = "off",
        **given: Any,
    ) -> None:
        displays = given.pop("displays", [])
        purses = coins or []
        given["seats"] = [
            {
                "coins": purses[n] if n < len(purses) else 3,
                "display": displays[n] if n < len(displays) else [],
            }
            for n in range(seats)
        ]
        options = {"rules": rules, "expedition": expedition, "solo": solo}
        beginning = PORT_ROYAL.positions.begin(given, seats, options, ())
        self.table = Table.new(PORT_ROYAL, seats=seats, options=options, seed="harbour", beginning=beginning)

    @property
    def game(self) -> Any:
        """The running game."""
        return self.table.running

    @property
    def state(self) -> Any:
        """Its state."""
        return self.game.state

    @property
    def asked(self) -> Decision:
        """The one open question."""
        (decision,) = self.table.waiting.values()
        return decision

    @property
    def offers(self) -> list[str]:
        """What is on offer, copies of a card without their numbers."""
        return [option.id.partition(".")[0] for option in self.asked.options]

    def answer(self, *picks: str) -> Harbour:
        """Answer one question after the other; a card stands for the first copy of it on offer."""
        for pick in picks:
            decision = self.asked
            fitting = [o.id for o in decision.options if pick in (o.id, o.id.partition(".")[0])]
            assert fitting, f"{pick} is not among {self.offers}"
            self.table.answer(decision.seat, decision.number, [fitting[0]])
        return self

    def turn_up(self, cards: int) -> Harbour:
        """Turn up so many cards by answering; the first of a turn comes by itself."""
        return self.answer(*["turn-up"] * cards)

    def coins(self, seat: int) -> int:
        """How many coins a seat has."""
        return self.game.places.count(coins_at(seat))

    def at(self, place: str) -> list[str]:
        """The cards in a place, copies without their numbers."""
        return [piece.partition(".")[0] for piece in self.game.places.at(place)]

    def display(self, seat: int) -> list[str]:
        """The cards in a seat's display."""
        return self.at(display_of(seat))

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the lines of this key told."""
        return [line["args"] for line in self.table.log(None) if line["key"] == key]
