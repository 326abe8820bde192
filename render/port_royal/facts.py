"""What a view says about a harbour, as plain facts for picture and alt text alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from data.content.royal import ExpeditionCard, PersonCard, RoyalCard, ShipCard, royal_content
from render.kit.game import View

STRENGTH = {"sailor": 1, "pirate": 2}


@dataclass(frozen=True, slots=True)
class Seat:
    """What lies in front of a seat; its coins are a number. `pieces` are its cards by their ids."""

    number: int
    points: int
    coins: int
    strength: int
    cards: tuple[RoyalCard, ...]
    pieces: tuple[str, ...] = field(default=(), compare=False)

    @property
    def persons(self) -> tuple[PersonCard, ...]:
        """The persons of the display."""
        return tuple(card for card in self.cards if isinstance(card, PersonCard))

    @property
    def expeditions(self) -> tuple[ExpeditionCard, ...]:
        """The expeditions it has completed."""
        return tuple(card for card in self.cards if isinstance(card, ExpeditionCard))


@dataclass(frozen=True, slots=True)
class Facts:
    """The table as a view shows it."""

    rules: str
    round: int
    goal: int
    last_round: bool
    needs_expedition: bool
    """Whether nobody wins without an expedition."""
    finished: bool
    active: int
    harbour: tuple[RoyalCard, ...]
    expeditions: tuple[ExpeditionCard, ...]
    deck: int
    seats: tuple[Seat, ...]
    harbour_pieces: tuple[str, ...] = ()
    expedition_pieces: tuple[str, ...] = ()
    """The cards of the harbour and the expeditions, by their ids."""
    bare: bool = False
    """Whether the harbour alone is shown, without words and seats."""

    def plays(self, seat: Seat) -> bool:
        """Whether it is this seat's turn."""
        return seat.number == self.active and not self.finished

    def won(self, seat: Seat) -> bool:
        """Whether the game is over and nobody who can win has more points, or as many points and more
        coins.
        """
        able = [one for one in self.seats if one.expeditions or not self.needs_expedition] or self.seats
        best = max((one.points, one.coins) for one in able)
        return self.finished and seat in able and (seat.points, seat.coins) == best


def read(view: View) -> Facts:
    """The facts of a view."""
    state, places, options = view["state"], view["places"], view["options"]
    pieces = royal_content(options["rules"]).pieces

    def cards(place: str) -> tuple[RoyalCard, ...]:
        return tuple(pieces[piece] for piece in places.get(place, ()))

    seats = tuple(_seat(merchant, cards, places) for merchant in state["merchants"])
    return Facts(
        rules=options["rules"],
        round=state["round"],
        goal=state["goal"],
        last_round=state["last_round"],
        needs_expedition=options["rules"] == "haendler" or options["expedition"] == "needed",
        finished=view["finished"],
        active=state["active"],
        harbour=cards("harbour"),
        expeditions=tuple(card for card in cards("expeditions") if isinstance(card, ExpeditionCard)),
        # Those whose order is fixed, as on a first voyage, lie on top of the others.
        deck=_count(places.get("royal.bag", 0)) + _count(places.get("royal.top", 0)),
        seats=seats,
        harbour_pieces=tuple(places.get("harbour", ())),
        expedition_pieces=tuple(places.get("expeditions", ())),
    )


def _count(held: Any) -> int:
    """How many cards lie somewhere, whether or not they are seen."""
    return held if isinstance(held, int) else len(held)


def _seat(merchant: Mapping[str, Any], cards: Any, places: Mapping[str, Any]) -> Seat:
    number = merchant["seat"]
    held: tuple[RoyalCard, ...] = cards(f"display:{number}")
    lying = tuple(places.get(f"display:{number}", ()))
    strength = sum(strength_of(card) for card in held if isinstance(card, PersonCard))
    return Seat(number, merchant["points"], places.get(f"coins.top:{number}", 0), strength, held, lying)


def strength_of(card: PersonCard) -> int:
    """The combat strength that a person adds."""
    return STRENGTH.get(card.skill, 0)


def title(card: RoyalCard) -> str:
    """The key of what a card is called without its figures."""
    if isinstance(card, ShipCard):
        return f"royal_{card.kind}"
    return f"royal_{card.skill}" if isinstance(card, PersonCard) else card.id


def grouped(persons: tuple[PersonCard, ...]) -> dict[PersonCard, int]:
    """Persons of one skill together, in the order of the display: one of them, and how many."""
    counts = Counter((card.skill, card.ship) for card in persons)
    first: dict[tuple[str, str | None], PersonCard] = {}
    for card in persons:
        first.setdefault((card.skill, card.ship), card)
    return {card: counts[kind] for kind, card in first.items()}
