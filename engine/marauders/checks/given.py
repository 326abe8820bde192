"""What a scenario may set in a position, key by key (`docs/scenarios.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

Dice = Annotated[int, Meta(ge=0)]
Face = Annotated[int, Meta(ge=1, le=6)]
SideNumber = Literal[0, 1]
"""A side of a battle: 0 is the aggressor."""


class ShipGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A ship: its kind, and any cubes and modifications that differ from a new one."""

    kind: str
    hull: int | None = None
    cargo: int | None = None
    masts: int | None = None
    crew: int | None = None
    cannons: int | None = None
    spent: list[str] = []
    mods: list[str] = []
    weapons: list[str] = []


class SkillsGiven(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A captain given by skills alone, with no ability."""

    seamanship: int = 2
    scouting: int = 2
    leadership: int = 2
    influence: int = 2
    nation: str = "english"
    home: str = "nassau"


class SeatGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A seat with its captain; if `captain` is missing, `PositionGiven.captains` decides."""

    captain: str | SkillsGiven | None = None
    dead: bool = False
    zone: str | None = None
    in_port: bool = True
    ship: str | ShipGiven = "sloop"
    gold: int = 10
    stash: int = 0
    stashings: int = 0
    glory: int = 0
    bounties: dict[str, int] = {}
    cargo: list[Any] = []
    glory_cards: list[str] = []
    armed: dict[str, str] = {}
    mission: str = ""
    bought_at: str | list[str] = []
    purchase_glory: bool = False
    next_captain: str = ""
    marque: str = ""
    specialists: list[str] = []
    rumors: list[str] = []
    permanents: list[str] = []
    once_per_turn: list[str] = []


class NpcGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An NPC in play: its event card or its values, its zone (by default the card's), the cards beneath."""

    card: str = ""
    zone: str = ""
    beneath: list[str] = []
    seamanship: Dice | UnsetType = UNSET
    scouting: Dice | UnsetType = UNSET
    leadership: Dice | UnsetType = UNSET
    ship: str | UnsetType = UNSET
    reward: Dice | UnsetType = UNSET
    gear: list[str] | UnsetType = UNSET


class ZoneGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in a zone; `none` for nothing."""

    demand: str | None = None
    mod: str | None = None
    mod_down: str | None = None
    merchant: str | None = None
    missions: list[str] | None = None


class PortGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A port action under way: activities done, and specialists who declined in it."""

    done: list[str] = []
    tried: list[str] = []


class TurnGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A turn under way: what was done in it and what is left.

    `scouted_for` are targets as scouting names them: "merchant" (with a zone for another zone's),
    "captain:1", "npc:dutch".
    """

    seat: int
    actions: Annotated[int, Meta(ge=0)] = 3
    retires: bool = False
    ported: bool = False
    more_ports: Annotated[int, Meta(ge=0)] = 0
    free_moves: Annotated[int, Meta(ge=0)] = 0
    scouted_for: list[str] = []
    port: PortGiven | None = None


class SideGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A side of a battle: a seat's captain, or an NPC in play with the cubes that differ from an undamaged
    ship.
    """

    seat: int | None = None
    npc: str = ""
    declared: Literal["", "shoot", "board", "flee"] = ""
    faces: list[Face] = []
    hull: int | None = None
    cargo: int | None = None
    masts: int | None = None
    crew: int | None = None
    cannons: int | None = None
    crew_before: int | None = None
    bounties_before: int | None = None
    more_dice: int = 0
    chased: bool = False
    moved: int = 0
    full_volley: bool = False
    clean_escape: bool = False


class BattleGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A battle under way, the aggressor's side first; a side may be just its seat or NPC.

    It resumes where its sides are: at the start of the round, after what they declared, after what they
    rolled, or with the `boarder` just aboard; or it is `over`, and `victor` has won it.
    """

    sides: Annotated[list[int | str | SideGiven], Meta(min_length=2, max_length=2)]
    round: Annotated[int, Meta(ge=1)] = 1
    boarder: SideNumber | None = None
    over: Literal["", "escaped", "sunk", "crew", "drawn"] = ""
    victor: SideNumber | None = None


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position. `turn` is the seat whose turn begins, or a turn under way; without it, a round begins with
    its event card.
    """

    seats: list[SeatGiven] = []
    captains: Literal["deck", "plain"] = "deck"
    turn: int | TurnGiven | None = None
    battle: BattleGiven | None = None
    start_seat: int = 0
    round: int = 1
    zones: dict[str, ZoneGiven] = {}
    events: list[str] = []
    npcs: dict[str, NpcGiven] = {}
    at_war: list[str] = []
    port_nations: dict[str, str] = {}
    merchant_track: list[str] = []
    decks: dict[str, list[Any]] = {}
    empty: list[str] = []
    leave_out: dict[str, list[Any] | Literal["all"]] = {}
    last_round: bool = False

    def goes_on(self, seat: int) -> bool:
        """Whether this seat's turn is under way."""
        return isinstance(self.turn, TurnGiven) and self.turn.seat == seat


def listed(given: str | list[str]) -> list[str]:
    """One name, or several; none for an empty one."""
    return given if isinstance(given, list) else [given] * bool(given)
