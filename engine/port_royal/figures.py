"""The figures of *Port Royal*: what persons in a display may change."""

from __future__ import annotations

from engine.kernel import Figure


class Strength(Figure):
    """The combat strength of a seat."""

    seat: int
    strength: int = 0


class Slot(Figure):
    """A seat's turn to take cards from the harbour: what it brings, what may be taken, and at what terms."""

    seat: int
    harbour: int = 0
    """How many cards lie in the harbour as it begins."""
    active: bool = False
    """It is this seat's own turn."""
    bust: bool = False
    """There is no Loot and Hire in this turn: nothing can be taken."""
    coins: int = 0
    """Coins the seat gets as it begins."""
    cards: int = 0
    """How many cards it may take in all."""
    discount: int = 0
    """Coins less for each person hired."""
    pinnace: int = 0
    """Coins more from a ship of this type; and so on."""
    flute: int = 0
    skiff: int = 0
    frigate: int = 0
    galleon: int = 0
