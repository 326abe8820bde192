"""Who fights: all of a side of a battle that its odds depend on."""

from __future__ import annotations

import msgspec

SHOOT, BOARD, FLEE = "shoot", "board", "flee"
ACTIONS = (SHOOT, BOARD, FLEE)


class Load(msgspec.Struct, frozen=True):
    """Special ammunition for a volley: what it makes of the skulls."""

    at: int = -1
    """The number of the location that all of them hit; whatever is beyond it is lost."""
    more: int = 0
    """So many of them hit once more at most, and all are spread evenly."""
    burns: bool = False
    """They do no harm, but the ship burns."""


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
    ammunition: tuple[Load, ...] = ()
    """Its special ammunition: what it would rather fire comes first."""
    burning: bool = False
    """Its ship is on fire."""
    chasers: bool = False
    """Chasers have not fired yet."""
    long_guns: bool = False
    moves: int = 0
    """Hits that its captain may still move elsewhere."""
    last_hands: int = 0
    """How often its last Crew is still saved."""
    rerolls: bool = False
    """Its captain rolls a location die of each volley again."""
    npc: bool = False
    """An NPC, whoever plays it: it may not always flee."""
    computer: bool = False
    """An NPC that nobody plays."""
    dice: tuple[int, ...] = ()
    """Its dice in a contest while it has Masts, by its own action, then by the enemy's; else as above."""
    next_dice: tuple[int, ...] = ()
    """The same in the very next contest alone; else as in all others."""


class Stakes(msgspec.Struct, frozen=True):
    """What a side fights for, in gold: to board the enemy, to sink him, its life."""

    boarded: float
    sunk: float
    life: float
