"""The figures of *Port Royal*: what persons in a display may change."""

from __future__ import annotations

from engine.kernel import Figure


class Strength(Figure):
    """The combat strength of a seat."""

    seat: int
    strength: int = 0


class SlotTerms(Figure):
    """What a seat may take from the harbour when it is its turn to loot and hire, and at what terms."""

    seat: int
    cards: int
    """How many cards in all."""
    discount: int = 0
    """Coins less for each person hired."""
    pinnace: int = 0
    """Coins more from a ship of this type; and so on."""
    flute: int = 0
    skiff: int = 0
    frigate: int = 0
    galleon: int = 0


class Welcome(Figure):
    """Coins a seat gets as its turn to loot and hire begins, or when there is none for anybody."""

    seat: int
    harbour: int
    """How many cards lie in the harbour."""
    active: bool = False
    """It is this seat's own turn."""
    bust: bool = False
    """There is no Loot and Hire in this turn."""
    coins: int = 0
