"""Who fights: all of a side of a battle that its odds depend on."""

from __future__ import annotations

import msgspec

SHOOT, BOARD, FLEE = "shoot", "board", "flee"
ACTIONS = (SHOOT, BOARD, FLEE)


class Fighter(msgspec.Struct, frozen=True):
    """One side of a battle: dice, and what is left of its ship."""

    seamanship: int
    leadership: int
    maneuverability: int
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    armoured: bool = False
    """Reinforced Hull can still absorb a hit."""
    swivels: bool = False
    more_hits: int = 0
    """Hits more that one success brings who shoots and does not win the contest."""
    ammunition: int = 0
    """Volleys for which it has special ammunition."""
    chasers: bool = False
    """Chasers have not fired yet."""
    long_guns: bool = False
    moves: int = 0
    """Hits that its captain may still move elsewhere."""
    last_hands: int = 0
    """How often its last Crew is still saved."""
    rerolls: bool = False
    """Its captain rolls a location die of each volley again."""
    computer: bool = False
    """An NPC that nobody plays."""
    dice: tuple[int, ...] = ()
    """Its dice in a contest while it has Masts, by its own action, then by the enemy's; else as above."""


class Stakes(msgspec.Struct, frozen=True):
    """What a side fights for, in gold: to board the enemy, to sink him, its life."""

    boarded: float
    sunk: float
    life: float
