"""The terms of *Port Royal*: what persons in a display may change."""

from __future__ import annotations

from typing import Self

from engine.kernel import Terms


class SeatFigure(Terms):
    """Terms of one seat, given its display."""

    seat: int

    @classmethod
    def of(cls, seat: int, *about: int) -> Self:
        """Terms as the rules find them: of this seat, about what its kind of terms is about (here: nothing
        else).
        """
        if about:
            raise TypeError(f"{cls.__name__} are about their seat alone.")
        return cls(seat=seat)


class Strength(SeatFigure):
    """The combat strength of a seat."""

    strength: int = 0


class Welcome(SeatFigure):
    """What a seat's persons earn it when its time to take cards begins, or if nobody takes any this turn."""

    told = True

    harbour: int = 0
    """How many cards are in the harbour."""
    active: bool = False
    """It is this seat's own turn."""
    bust: bool = False
    """There is no Loot and Hire in this turn."""
    coins: int = 0
    """Coins the seat gets."""

    @classmethod
    def of(cls, seat: int, *about: int) -> Self:
        """About the cards in the harbour, whether it is the seat's own turn, whether nobody takes cards."""
        harbour, active, bust = about
        return cls(seat=seat, harbour=harbour, active=bool(active), bust=bool(bust))


class Slot(SeatFigure):
    """The terms on which a seat takes cards from the harbour."""

    told = True

    cards: int = 0
    """Additional cards it may take."""
    discount: int = 0
    """Coins off each person's price."""
    pinnace: int = 0
    """Additional coins from a ship of this type; and so on."""
    flute: int = 0
    skiff: int = 0
    frigate: int = 0
    galleon: int = 0
